"""An evening at the real window by keyboard, killed and restarted in the middle; and what product §2 allows.

Rule: product.md §2: a word that is typed and the Enter that ends it are one interaction.
"""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from support import evening_hands
from support.evening_hands import PLAYERS, PRIZES, TABLES, Half, Host, ToldTime, scripted, standing
from support.program import Hands

from tdapp.application.money import box_of, pool_of
from tdapp.application.views import founded
from tdapp.application.views_cards import MovesCard
from tdapp.application.views_tables import TaskKind
from tdapp.domain.clock.reading import reading_at
from tdapp.domain.floor.money_commands import SetTerms
from tdapp.domain.floor.state import is_over, places, still_in
from tdapp.domain.floor.tables import Seat
from tdapp.domain.prices import Offer, Price, Terms
from tdapp.domain.units import EntryId, TableNo

TESTS = Path(__file__).parents[1]
CTRL = Qt.KeyboardModifier.ControlModifier
ENTER = Qt.Key.Key_Return
SEED = 20261201
NINE = "Ann\nBo\nCleo\nDan\nEva\nŁukasz\n王小明\nNguyễn An\nZoë"


def killed_in_the_middle(seed: int) -> Half:
    """A process of its own plays the first half and is killed without a word."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join((str(TESTS), str(TESTS.parent)))}
    command = [sys.executable, evening_hands.__file__, str(seed)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment) as child:
        assert child.stdout is not None
        said = child.stdout.readline()
        child.kill()
    assert said, "the first half was not played to its end"
    return msgspec.json.decode(said, type=Half)


@pytest.fixture
def sit_down(monkeypatch, request, qtbot) -> Callable[..., Host]:
    """Starts the program on the test's own folders, in a time that is told, and sits down at it."""

    def _sit_down(seconds: float = evening_hands.EVENING, seed: int = 1) -> Host:
        time = ToldTime(seconds)
        scripted(time, seed, monkeypatch.setattr)
        program = standing(time)
        request.addfinalizer(program.window.close)
        qtbot.addWidget(program.window)
        return Host(program, time, seed)

    return _sit_down


def test_an_evening_by_keyboard_killed_and_restarted_in_the_middle(sit_down):
    half = killed_in_the_middle(SEED)
    assert half.kinds.count(TaskKind.BREAK) == 2

    away = 5 * 60
    host = sit_down(half.seconds + away, SEED + 1)
    host.tab_to_recent()
    host.press(ENTER)
    session = host.program.opened.session
    assert host.floor == half.floor
    assert half.batches <= len(session.batches) <= half.batches + 1
    assert host.program.opened.failure is None
    assert reading_at(founded(session.state), host.program.time.now()).running
    assert "5 min" in host.desk.banners.get("away")._text.text()

    assert len(host.floor.seating.tables) == 2
    assert host.play_down(3).count(TaskKind.REDRAW) == 1
    final = host.floor.seating.tables
    assert len(final) == 1
    assert all(table.first_button for table in final.values())
    assert set(host.floor.seating.seats) == set(still_in(host.floor))

    pool = pool_of(host.floor).total
    assert pool == (29 + 4) * 2000
    host.press(PRIZES, CTRL)
    host.tab_to("Make a deal")
    host.press(ENTER)
    host.type_chips("170,000", "100,000", "60,000")
    host.tab_to("All agree")
    host.press(ENTER)
    shares = {share.who.entry: share.cents for share in host.floor.desk.deal.shares}
    assert set(shares) == set(still_in(host.floor))

    host.play_down(1)
    assert is_over(host.floor)
    assert sorted(places(host.floor).values()) == list(range(1, 30))
    assert not host.desk.pages[2]._podium.isHidden()

    host.press(PRIZES, CTRL)
    ticks = host.rows()
    for name, tick in ticks.items():
        if not tick.isChecked():
            host.tab_to(f"{name} is paid")
            host.press(ENTER)
    paid = host.floor.desk.paid_out
    assert sum(paid.values()) == pool
    assert {entry: paid[entry] for entry in shares} == shares
    assert box_of(host.floor).after_fees == 0
    assert box_of(host.floor).holds == box_of(host.floor).fees == 29 * 500


@pytest.fixture
def seated(sit_down) -> Host:
    """Nine at one table, for money with rebuys; the tables in front."""
    host = sit_down()
    hands = Hands(host.program)
    hands.click(host.program.window.start.tiles[0][0])
    host.paste(NINE)
    host.press(ENTER, CTRL)
    rebuys = Terms(money=True, buy_in=Price(2000), rebuy=Offer(price=Price(2000)))
    host.program.opened.session.execute(SetTerms(rebuys))
    host.draw()
    host.acts = 0
    return host


def test_product_2_bust_in_two_and_rebuy_right_after_it_in_two(seated):
    """The rebuy stands in the bust's toast: a click, or its key; the old seat is his again."""
    seat = seated.floor.seating.seats[2]
    seated.bust(EntryId(2))
    assert seated.acts <= 2
    assert 2 in seated.floor.busts
    toast = seated.desk.toast
    assert "Bo" in seated.told
    assert toast._other.isVisible()
    assert toast._other.text().startswith("Rebuy")
    seated.acts = 0
    seated.rebuy()
    assert seated.acts <= 2
    assert seated.floor.seating.seats[2] == seat
    assert pool_of(seated.floor).total == 10 * 2000
    assert not toast._other.isVisible()
    seated.press(Qt.Key.Key_Z, CTRL)
    assert 2 in seated.floor.busts
    seated.press(Qt.Key.Key_Z, CTRL)
    seated.bust(EntryId(3))
    Hands(seated.program).click(toast._other)
    assert seated.floor.busts == ()


def test_a_rebuy_is_not_offered_where_there_is_none(seated):
    seated.program.opened.session.execute(SetTerms(Terms(money=True, buy_in=Price(2000))))
    seated.bust(EntryId(2))
    assert not seated.desk.toast._other.isVisible()
    before = seated.floor
    seated.rebuy()
    assert seated.floor == before
    assert "Rebuy" in seated.told


def test_product_2_a_move_and_a_swap_by_keyboard_in_three(seated):
    seats = seated.floor.seating.seats
    one, other = seats[1], seats[2]
    seated.press(Qt.Key.Key_F)
    seated.enter("ann > bo")
    assert seated.acts <= 3
    assert (seated.floor.seating.seats[1], seated.floor.seating.seats[2]) == (other, one)
    free = Seat(TableNo(1), seats[3].seat)
    seated.bust(EntryId(3))
    seated.acts = 0
    seated.press(Qt.Key.Key_F)
    seated.enter(f"zoe > {free.table}/{free.seat}")
    assert seated.acts <= 3
    assert seated.floor.seating.seats[9] == free
    seated.press(Qt.Key.Key_F)
    before = seated.floor
    seated.enter("nobody > bo")
    assert seated.floor == before
    assert seated.tables.side.not_found.text()


def test_product_2_a_late_arrival_is_seated_in_three_and_told_in_one_sentence(seated):
    seated.bust(EntryId(3))
    seated.acts = 0
    seated.arrive("Kim")
    assert seated.acts <= 3
    seat = seated.floor.seating.seats[10]
    assert seated.told.startswith(f"Kim: table 1, seat {seat.seat}, ")
    assert "; blinds now " in seated.told


def test_product_2_a_table_is_broken_in_three_and_its_list_is_on_the_wall(sit_down):
    """From the players' page, where the bust was."""
    host = sit_down()
    host.found("Regular")
    host.draw()
    for who in still_in(host.floor)[:9]:
        host.bust(who)
    host.acts = 0
    host.press(TABLES, CTRL)
    assert host.tables._view.task.kind is TaskKind.BREAK
    host.press(ENTER)
    assert host.acts <= 3
    assert len(host.floor.seating.tables) == 2
    assert len(host.floor.seating.seats) == 18
    assert isinstance(host.desk.wall.card, MovesCard)


@pytest.mark.parametrize("page", [PLAYERS, TABLES, PRIZES])
def test_product_8_tab_leads_wherever_shift_tab_leads(seated, page):
    seated.press(page, CTRL)
    ways = [seated.round_by(key) for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)]
    assert ways[0] == ways[1]
    assert len(ways[0]) > 6
