"""What the tables page is told: positions of the next hand, stacks as of a time, tasks, the wall's cards."""

from datetime import timedelta

import pytest
from support.builders import a_level, a_structure
from support.fakes import Evening
from support.seat_evening import seed

from tdapp.application.commands import FoundTournament
from tdapp.application.views import Now
from tdapp.application.views_cards import DrawKind, DrawsCard, SeatsCard, card_of
from tdapp.application.views_tables import Blind, ButtonKnown, TablesView, TaskKind, proposed, tables_view
from tdapp.domain.button import Positions
from tdapp.domain.cards import parse_cards
from tdapp.domain.floor import seat_commands as c
from tdapp.domain.floor.commands import AddEntries, BustEntry, RenameEntry
from tdapp.domain.floor.tables import Seat, Seated


@pytest.fixture
def evening() -> Evening:
    made = Evening()
    made.session.execute(FoundTournament("Friday", a_structure(a_level("L1", 50, 100))))
    return made


def sit(evening: Evening, seats: tuple[int, ...], size: int = 9) -> None:
    """P1 on the first of the seats, and so on, at table 1."""
    evening.session.execute(AddEntries(tuple(f"P{nth + 1}" for nth in range(len(seats)))))
    evening.session.execute(c.OpenTable(size))
    seated = tuple(Seated(nth, Seat(1, seat)) for nth, seat in enumerate(seats, 1))
    evening.session.execute(c.AssignSeats(seated))


def view_of(evening: Evening) -> TablesView:
    return tables_view(evening.session.state, Now(evening.time.now(), evening.time.wall()), seed(1))


def test_ex_11_1_sizes_are_proposed() -> None:
    assert proposed(23, 9) == (8, 8, 7)
    assert proposed(0, 9) == ()


def test_nothing_is_asked_before_tables_are_there(evening) -> None:
    evening.session.execute(AddEntries(("Ann", "Bo")))
    view = view_of(evening)
    assert (view.tables, view.task, view.players) == ((), None, 2)


def test_rules_10_2_next_blinds_and_a_last_known_button(evening) -> None:
    sit(evening, (1, 2, 3, 4))
    evening.session.execute(c.SetPositions(1, Positions(button=1, small_blind=2, big_blind=3)))
    table = view_of(evening).tables[0]
    assert (table.known, table.button) == (ButtonKnown.LAST, 1)
    assert [seat.blind for seat in table.seats[:4]] == [None, None, Blind.SMALL, Blind.BIG]
    assert (table.small.name, table.big.name) == ("P3", "P4")


def test_ex_10_5_no_small_blind_is_said(evening) -> None:
    sit(evening, (1, 2, 3, 4, 5, 6))
    evening.session.execute(c.SetPositions(1, Positions(button=1, small_blind=2, big_blind=3)))
    evening.session.execute(BustEntry(3))
    table = view_of(evening).tables[0]
    assert table.dead_small_blind
    assert table.small is None
    assert table.big.name == "P4"


def test_ex_10_4_a_dead_button_is_said(evening) -> None:
    sit(evening, (1, 2, 3, 4, 5, 6))
    evening.session.execute(c.SetPositions(1, Positions(button=1, small_blind=2, big_blind=3)))
    evening.session.execute(BustEntry(2))
    table = view_of(evening).tables[0]
    assert table.dead_button
    assert not table.dead_small_blind


def test_tda_34_b_heads_up_is_said(evening) -> None:
    sit(evening, (3, 7))
    evening.session.execute(c.SetButton(1, 3, upcoming=True))
    table = view_of(evening).tables[0]
    assert table.heads_up
    assert (table.small.name, table.big.name) == ("P1", "P2")


def test_a_stack_is_as_of_wall_time(evening) -> None:
    """Architecture §2.1: nobody counts chips between hands."""
    sit(evening, (1, 2))
    evening.session.execute(c.CountStacks((c.StackCount(1, 4200),)))
    counted = evening.time.wall()
    evening.time.pass_by(minutes=10)
    seats = view_of(evening).tables[0].seats
    assert (seats[0].stack, seats[0].counted) == (4200, counted)
    assert seats[1].stack is None
    evening.time.sleep(seconds=60)
    assert view_of(evening).tables[0].seats[0].counted == counted + timedelta(seconds=60)


def test_tasks_come_in_their_order(evening) -> None:
    evening.session.execute(AddEntries(tuple(f"P{nth}" for nth in range(18))))
    evening.session.execute(c.DrawSeats(9, seed(1)))
    assert view_of(evening).task.kind is TaskKind.BUTTONS
    evening.session.execute(c.DrawButtons(seed(2)))
    assert view_of(evening).task is None
    here = [entry for entry, seat in evening.session.state.floor.seating.seats.items() if seat.table == 1]
    for entry in here[:2]:
        evening.session.execute(BustEntry(entry))
    task = view_of(evening).task
    assert task.kind is TaskKind.BALANCE
    assert task.still == ()
    evening.session.execute(AddEntries(("Late",)))
    assert view_of(evening).task.kind is TaskKind.SEAT


def test_the_room_sees_each_draw(evening) -> None:
    evening.session.execute(AddEntries(("Cy", "Ann", "Bo")))
    floor = lambda: evening.session.state.floor  # noqa: E731
    drawn = evening.session.execute(c.DrawSeats(9, seed(1)))
    card = card_of(drawn, floor())
    assert isinstance(card, SeatsCard)
    assert [one.who.name for one in card.seated] == ["Ann", "Bo", "Cy"]
    cards = evening.session.execute(c.TypeButtonDraw(1, parse_cards("2c Ad 9h")))
    card = card_of(cards, floor())
    assert (card.kind, len(card.rounds)) == (DrawKind.BUTTON, 1)
    assert card.winner.seat == floor().seating.tables[1].first_button
    assert card_of(evening.session.execute(RenameEntry(1, "Di")), floor()) is None


def test_several_draws_are_one_card(evening) -> None:
    evening.session.execute(AddEntries(tuple(f"P{nth}" for nth in range(18))))
    evening.session.execute(c.DrawSeats(9, seed(1)))
    card = card_of(evening.session.execute(c.DrawButtons(seed(2))), evening.session.state.floor)
    assert isinstance(card, DrawsCard)
    assert [one.seat.table for one in card.winners] == [1, 2]
