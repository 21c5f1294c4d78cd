"""The tables page: draws, moves, plans, by keyboard and pointer, within the budgets of product §2."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit
from support.projector import Stretched

from tdapp.application.views_tables import TaskKind
from tdapp.domain.floor import seat_commands as c
from tdapp.domain.floor.commands import BustEntry
from tdapp.domain.floor.state import still_in
from tdapp.domain.floor.tables import Seat
from tdapp.ui.keys import Deed

NINE = "Ann\nBo\nCy\nDee\nEli\nFay\nGus\nHal\nIvy"
CTRL = Qt.KeyboardModifier.ControlModifier
ENTER = Qt.Key.Key_Return


def test_product_2_nine_names_seats_and_button_and_a_running_clock(club) -> None:
    """The founding is one more click: at most twelve in all."""
    club.show(club.players)
    club.players.adding.field.setFocus()
    QGuiApplication.clipboard().setText(NINE)
    club.press(Qt.Key.Key_V, CTRL)
    club.press(ENTER, CTRL)
    club.press(Qt.Key.Key_4, CTRL)
    club.press(ENTER)
    assert len(club.seats) == 9
    club.press(ENTER)
    assert club.floor.seating.tables[1].first_button is not None
    club.press(Qt.Key.Key_Space)
    assert club.session.state.clock.reading.running
    assert club.steps + 1 <= 12


def test_an_empty_page_asks_for_players_first(club) -> None:
    club.show()
    club.press(ENTER)
    assert club.desk.page is club.players


def test_the_proposal_follows_the_number_of_players(club) -> None:
    club.enter(23)
    club.show()
    assert "8, 8, 7" in club.tables.start._proposal.text()
    club.tables.start._sizes[-1].click()
    assert "8, 8, 7" in club.tables.start._proposal.text()
    club.tables.start._sizes[0].click()
    assert "6, 6, 6, 5" in club.tables.start._proposal.text()
    assert not club.tables.start._cards.isVisible()


def test_seats_by_high_card_and_physical_cards_that_do_not_decide(club) -> None:
    club.enter(3)
    club.show()
    club.tables.start._typed.setFocus()
    club.type("Kh Kc 9d")
    club.press(ENTER)
    assert "2" in club.tables.start.error.text()
    assert not club.seats
    club.type(" 4d Qh")
    club.press(ENTER)
    assert club.at(1, 1) == 2
    assert club.floor.seating.tables[1].first_button == 1


def test_a_card_is_dealt_to_each_seat_and_esc_takes_them_away(club) -> None:
    club.enter(6)
    club.show()
    club.press(ENTER)
    club.press(ENTER)
    assert club.tables.rings.cards_shown == 6
    club.tables.rings.setFocus()
    club.press(Qt.Key.Key_Escape)
    assert club.tables.rings.cards_shown == 0


def test_a_button_draw_is_typed_from_physical_cards(club) -> None:
    club.seated(3)
    club.show()
    club.tables.side.typed.setFocus()
    club.type("Kh 9c 9d")
    club.press(ENTER)
    assert club.floor.seating.tables[1].first_button == min(seat.seat for seat in club.seats.values())
    club.tables.side.typed.setFocus()
    club.type("Kh Kh")
    club.press(ENTER)
    assert club.tables.side.cards_error.text()


def test_product_2_a_move_by_pointer_is_one_drag(club) -> None:
    club.seated(8)
    club.show()
    who = club.at(1, 3)
    club.drag(Seat(1, 3), Seat(1, 9))
    assert club.at(1, 9) == who
    assert club.steps <= 3


def test_product_2_a_swap_by_keyboard_in_three(club) -> None:
    """Find, pick up, find the other: Enter after a name belongs to it."""
    club.seated(18)
    club.show()
    one, other = club.seats[1], club.seats[2]
    club.desk.act(Deed.FIND)
    for name in ("P1", "P2"):
        club.tables.side.finder.setFocus()
        club.type(name)
        club.press(ENTER)
        if name == "P1":
            club.press(ENTER)
    assert (club.seats[1], club.seats[2]) == (other, one)
    club.press(Qt.Key.Key_Z, CTRL)
    assert (club.seats[1], club.seats[2]) == (one, other)


def test_a_move_by_keyboard_to_an_open_seat_named_by_numbers(club) -> None:
    club.seated(8)
    club.show()
    for text in ("P5", "1/9"):
        club.tables.side.finder.setFocus()
        club.type(text)
        club.press(ENTER)
        if text == "P5":
            club.press(ENTER)
    assert club.seats[5] == Seat(1, 9)


def test_arrows_go_round_the_table_and_esc_lets_go(club) -> None:
    club.seated(4)
    club.show()
    club.tables.rings.setFocus()
    club.press(Qt.Key.Key_Left)
    assert club.tables.rings.current == Seat(1, 1)
    club.press(Qt.Key.Key_Left)
    club.press(ENTER)
    assert club.tables.rings.held == Seat(1, 2)
    before = dict(club.seats)
    club.press(Qt.Key.Key_Escape)
    assert club.tables.rings.held is None
    club.press(Qt.Key.Key_Left)
    assert club.seats == before


def test_lock_and_button_by_key(club) -> None:
    club.seated(4)
    club.show()
    club.tables.rings.setFocus()
    club.tables.rings.choose(Seat(1, 3))
    club.press(Qt.Key.Key_L)
    assert club.floor.seating.locked == (club.at(1, 3),)
    club.press(Qt.Key.Key_B)
    assert club.floor.seating.tables[1].first_button == 3


def test_a_closed_seat_is_given_to_nobody_and_opened_again(club) -> None:
    club.seated(4)
    club.show()
    club.tables.rings.choose(Seat(1, 9))
    club.tables.side._close.click()
    assert club.floor.seating.tables[1].closed == (9,)
    club.tables.side._close.click()
    assert club.floor.seating.tables[1].closed == ()


def test_a_stack_is_shown_with_its_time(club) -> None:
    club.seated(4)
    club.show()
    club.tables.rings.choose(Seat(1, 2))
    club.tables.side.chips.setFocus()
    club.type("12,500")
    club.press(ENTER)
    assert club.tables.side._known.text().startswith("12,500 as of ")
    club.tables.side.chips.setFocus()
    club.type("1.5k")
    club.press(ENTER)
    assert club.tables.side.chips_error.text()


def test_a_balance_says_who_from_where_to_where_why_and_asks_for_the_button(club) -> None:
    """Product §3: "button still with Bo?" when it is only last known; one batch, one undo."""
    club.seated(18)
    for table in (1, 2):
        club.session.execute(c.DealHand(table))
    club.bust_at(2, 3)
    club.show()
    task = club.tables._view.task
    assert task.kind is TaskKind.BALANCE
    shown = club.tables.task._lines[0].text()
    assert "table 1, seat" in club.tables.task._lines[0].accessibleName()
    assert shown
    assert "button still" in club.tables.task._question.text()
    before = dict(club.seats)
    club.press(ENTER)
    assert club.seats != before
    assert club.tables._view.task is None
    club.press(Qt.Key.Key_Z, CTRL)
    assert club.seats == before


def test_the_button_is_elsewhere_and_the_plan_follows_it(club) -> None:
    club.seated(18)
    for table in (1, 2):
        club.session.execute(c.DealHand(table))
    club.bust_at(2, 3)
    club.show()
    moved = club.tables._view.task.moves
    club.tables.task.other.click()
    assert club.tables.rings.current.table == 1
    club.tables.rings.choose(Seat(1, club.tables.rings.current.seat % 9 + 1))
    club.tables.rings.setFocus()
    club.press(Qt.Key.Key_B)
    assert club.tables._view.task.moves != moved


def test_product_2_a_break_is_one_act_and_shows_the_moves_it_does(club) -> None:
    club.seated(27)
    for table in (1, 2, 3):
        club.bust_at(table, 3)
    club.show()
    task = club.tables._view.task
    assert task.kind is TaskKind.BREAK
    club.press(ENTER)
    assert club.steps <= 3
    assert {move.who.id: move.seat for move in task.moves}.items() <= club.seats.items()
    assert club.desk.wall.card.broken == task.tables[0]


def test_the_final_table_is_redrawn_with_a_new_button(club) -> None:
    """TDA 2024 RP-9: 5 and 5 at eight-max join when one goes out."""
    club.seated(10, most=8)
    club.bust_at(1, 1)
    club.show()
    assert club.tables._view.task.kind is TaskKind.REDRAW
    club.press(ENTER)
    assert len(club.floor.seating.tables) == 1
    assert club.tables._view.task.kind is TaskKind.BUTTONS
    club.press(ENTER)
    assert club.tables._view.task is None


def test_product_2_a_late_entry_is_seated_and_told_in_one_sentence(club) -> None:
    club.seated(8)
    club.show(club.players)
    club.press(Qt.Key.Key_A)
    club.type("Kim")
    club.press(ENTER, CTRL)
    assert club.steps <= 3
    assert club.seats[9] == Seat(1, 9)
    said = club.desk.toast._text.accessibleName()
    assert said.startswith("Kim: table 1, seat 9, ")
    assert said.endswith("; blinds now 50 / 100")
    club.press(Qt.Key.Key_Z, CTRL)
    assert 9 not in club.floor.entries


def test_a_late_entry_without_an_open_seat_is_entered_and_waits_on_the_page(club) -> None:
    club.seated(9)
    club.show(club.players)
    club.press(Qt.Key.Key_A)
    club.type("Kim")
    club.press(ENTER, CTRL)
    assert len(still_in(club.floor)) == 10
    club.show()
    assert club.tables._view.task.kind is TaskKind.SEAT
    club.press(ENTER)
    assert club.tables.task.error.text()
    club.tables.side._open.click()
    club.tables._do_task()
    assert club.seats[10].table == 2


def test_a_halted_table_says_so(club) -> None:
    """TDA 2024 R11-D."""
    club.seated(18)
    for table in (1, 2):
        club.session.execute(c.DealHand(table))
    at = club.floor.seating.tables[2].positions
    following = at.big_blind % 9 + 1
    for seat in (following, following % 9 + 1, (following + 1) % 9 + 1):
        club.session.execute(BustEntry(club.at(2, seat)))
    club.show()
    assert [table.halted for table in club.tables._view.tables] == [False, True]


def test_ctrl_z_in_the_finder_undoes_the_text_and_not_the_tournament(club) -> None:
    """Product §9."""
    club.seated(8)
    club.show()
    club.desk.act(Deed.FIND)
    club.type("xyz")
    club.press(Qt.Key.Key_Z, CTRL)
    assert club.tables.side.finder.text() == ""
    assert len(club.seats) == 8


def test_everything_has_an_accessible_name(club) -> None:
    club.seated(18)
    club.show()
    club.tables.rings.choose(Seat(1, 2))
    assert club.tables.rings.accessibleName()
    assert "seat 2" in club.tables.rings.accessibleDescription()
    for part in club.tables.findChildren(QLineEdit):
        assert part.accessibleName()
    for part in club.tables.findChildren(QAbstractButton):
        if part.isVisible() and part.parentWidget().metaObject().className() != "QLineEdit":
            assert part.text() or part.accessibleName()


@pytest.mark.parametrize("size", [(1024, 768), (1366, 768), (1920, 1080)])
def test_buttons_hold_their_words_when_texts_are_longer(club, size, qapp: QApplication) -> None:
    translator = Stretched()
    qapp.installTranslator(translator)
    try:
        club.seated(18)
        for table in (1, 2):
            club.session.execute(c.DealHand(table))
        club.bust_at(2, 3)
        club.show(size=size)
        club.tables.rings.choose(Seat(1, 2))
        QApplication.processEvents()
        assert club.tables.rect().contains(club.tables.side.geometry())
        for part in club.tables.findChildren(QAbstractButton):
            if part.isVisible() and part.text():
                assert part.fontMetrics().horizontalAdvance(part.text()) <= part.width(), part.text()
        assert club.tables.rings.width() >= 240
    finally:
        qapp.removeTranslator(translator)


def test_a_plan_shown_is_the_plan_done_whatever_the_clock_did_meanwhile(club) -> None:
    club.seated(27)
    club.show()
    for table in (1, 2, 3):
        club.bust_at(table, 3)
    club.press(Qt.Key.Key_Space)
    task = club.tables._view.task
    club.tables.setFocus()
    club.press(ENTER)
    assert {move.who.id: move.seat for move in task.moves}.items() <= club.seats.items()
