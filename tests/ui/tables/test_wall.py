"""Cards of the projected page: how they come and go, and what share of the page the clock keeps."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF, QImage
from PySide6.QtWidgets import QApplication
from support.seat_evening import seed

from tdapp.application.views_cards import DrawCard, DrawsCard, MovesCard, SeatsCard, seats_card
from tdapp.domain.cards import parse_cards
from tdapp.domain.floor import seat_commands as c
from tdapp.ui.director.wall import STAYS_MS
from tdapp.ui.theme import Theme, apply
from tdapp.ui.widgets.cards import page
from tdapp.ui.widgets.cards.draw import draw_sentence
from tdapp.ui.widgets.cards.sheet import CardSheet
from tdapp.ui.widgets.clock_face import ClockFace

SIZES = [(1024, 768), (1366, 768), (1920, 1080)]


def test_seats_come_up_by_themselves_and_go_after_twenty_seconds(club) -> None:
    club.enter(9)
    club.session.execute(c.DrawSeats(9, seed(1)))
    assert isinstance(club.desk.wall.card, SeatsCard)
    assert club.desk.wall._timer.isActive()
    assert club.desk.wall._timer.interval() == STAYS_MS == 20_000
    club.desk.wall._timer.timeout.emit()
    assert club.desk.wall.card is None


def test_the_seats_of_a_large_field_are_shown_in_parts_that_can_be_read(club) -> None:
    club.enter(100)
    club.session.execute(c.DrawSeats(9, seed(1)))
    sheet = club.desk.one_screen.sheet
    assert [len(part.seated) for part in sheet._parts] == [34, 34, 32]
    assert sum((part.seated for part in sheet._parts), ()) == sheet.card.seated
    assert club.desk.wall._timer.interval() == 3 * 7_000
    sheet._turning.timeout.emit()
    assert sheet._part == 1
    club.desk.wall.leave()
    assert not sheet._turning.isActive()


def test_a_draw_stays_until_it_is_taken_away(club) -> None:
    club.seated(18)
    assert isinstance(club.desk.wall.card, DrawsCard)
    assert not club.desk.wall._timer.isActive()
    club.session.execute(c.DrawButtons(seed(5), (1,)))
    assert isinstance(club.desk.wall.card, DrawCard)


def test_esc_takes_the_card_and_only_the_second_esc_leaves_the_projected_page(club) -> None:
    club.seated(9)
    club.show()
    club.desk.set_one_screen(True)
    assert club.desk.one_screen.sheet.isVisible()
    club.press(Qt.Key.Key_Escape)
    assert not club.desk.one_screen.sheet.isVisible()
    assert club.desk.is_one_screen
    club.press(Qt.Key.Key_Escape)
    assert not club.desk.is_one_screen


def test_a_clicker_takes_the_card(club) -> None:
    club.seated(9)
    club.show()
    club.desk.set_one_screen(True)
    level = club.session.state.clock.reading
    club.press(Qt.Key.Key_PageDown)
    assert club.desk.wall.card is None
    assert club.session.state.clock.reading == level


def test_undo_takes_the_card_of_what_is_undone(club) -> None:
    club.seated(9)
    club.bridge.undo()
    assert club.desk.wall.card is None


def test_moves_are_shown_with_names_and_seats(club) -> None:
    club.seated(27)
    for table in (1, 2, 3):
        club.bust_at(table, 3)
    club.session.execute(c.BreakTable(3, seed(9)))
    card = club.desk.wall.card
    assert isinstance(card, MovesCard)
    assert {move.seat for move in card.moves} == {club.seats[move.who.id] for move in card.moves}


def test_ex_10_1_only_the_tied_get_another_card(club) -> None:
    club.seated(4)
    club.session.execute(c.TypeButtonDraw(1, parse_cards("Kh Kc 9d 7s 4d 4s Jc Qh")))
    card = club.desk.wall.card
    assert [len(dealt) for dealt in card.rounds] == [4, 2, 2]
    assert draw_sentence(card) == f"Button: P{club.at(1, 2)}, seat 2"


@pytest.mark.parametrize("size", SIZES)
def test_product_5_while_a_card_is_up_the_timer_keeps_12_percent_and_the_blinds_8(club, size) -> None:
    """Measured in the picture: the heights of the lit columns of digits."""
    club.seated(9)
    club.desk.wall.show(seats_card(club.floor))
    club.show()
    club.desk.one_screen.resize(*size)
    face, wide, high = ClockFace(), *size
    face.resize(wide, high)
    sheet = CardSheet(face)
    club.desk.one_screen.refresh(club.bridge.now())
    sheet.set_view(club.desk.one_screen.sheet._view)
    sheet.set_card(seats_card(club.floor))
    face.show()
    QApplication.processEvents()
    picture = sheet.grab().toImage()
    head = int(high * 0.19)
    assert _ink_high(picture, 0, int(wide * 0.25), head) >= 0.12 * high
    assert _ink_high(picture, int(wide * 0.9), wide, head) >= 0.08 * high
    face.close()


def test_cards_are_dealt_with_motion_and_at_once_without(club, qapp: QApplication) -> None:
    club.seated(6)
    face = ClockFace()
    sheet = CardSheet(face)
    sheet.set_card(club.desk.wall.card)
    assert sheet._dealt() == float("inf")
    apply(qapp, Theme())
    sheet.set_card(None)
    sheet.set_card(club.desk.wall.card)
    assert sheet._dealt() < 1
    sheet.set_card(None)
    face.deleteLater()


def _ink_high(picture: QImage, left: int, right: int, below: int) -> int:
    """Height of what differs from the ground in a part of the picture."""
    ground = picture.pixelColor(1, 1)
    rows = [
        y
        for y in range(below)
        if any(
            abs(picture.pixelColor(x, y).lightness() - ground.lightness()) > 60 for x in range(left, right, 2)
        )
    ]
    return max(rows) - min(rows) + 1


def test_no_seat_is_cut_off_on_a_card(club, monkeypatch) -> None:
    """A seat of two digits at a table of two digits, in many columns."""
    club.enter(200)
    club.session.execute(c.DrawSeats(9, seed(1)))
    cut: list[str] = []
    real = QFontMetricsF.elidedText

    def spying(metrics, text, mode, width, *rest):
        found = real(metrics, text, mode, width, *rest)
        if found != text:
            cut.append(text)
        return found

    monkeypatch.setattr(page.QFontMetricsF, "elidedText", spying)
    club.show()
    club.desk.set_one_screen(True)
    for size in SIZES:
        club.desk.one_screen.sheet.resize(*size)
        club.desk.one_screen.sheet.grab()
    assert cut == []
