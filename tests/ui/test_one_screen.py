"""One-screen mode: the page with its strip. Rule: product §2, a bust is two interactions; §5, one screen."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from support.builders import a_structure
from support.fakes import Evening

from tdapp.application.commands import FoundTournament
from tdapp.domain.clock.commands import StartClock
from tdapp.domain.floor.commands import AddEntries, BustEntry
from tdapp.domain.units import EntryId
from tdapp.ui.bridge import Bridge
from tdapp.ui.director.one_screen import OneScreen
from tdapp.ui.keys import Deed

NAMES = ("Ann", "Bo", "Łukasz", "王小明", "Ann-Marie", "Cy", "Di", "Ed", "Flo")


@pytest.fixture
def evening() -> Evening:
    made = Evening()
    for command in (FoundTournament("Tonight", a_structure()), AddEntries(NAMES), StartClock()):
        made.session.execute(command)
    return made


@pytest.fixture
def page(qtbot, evening: Evening) -> Iterator[OneScreen]:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 720)
    made = OneScreen(Bridge(evening.session, evening.time))
    made.setParent(window)
    made.resize(window.size())
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    made.refresh(made._bridge.now())
    yield made
    made._bridge.stop()


def typed(page: OneScreen, text: str) -> None:
    QTest.keyClicks(page.strip.field, text)


def press(page: OneScreen, key: Qt.Key) -> None:
    QTest.keyClick(page.strip.field, key)


def shown(page: OneScreen) -> list[str]:
    return [button.text() for button in page.strip._players if button.isVisible()]


def test_the_strip_opens_at_the_lower_edge_with_the_clock_visible_above(page: OneScreen) -> None:
    assert page.act(Deed.BUST)
    QTest.qWait(1)
    assert page.face.geometry().top() == 0
    assert page.face.height() > 0.8 * page.height()
    assert page.strip.geometry().top() >= page.face.geometry().bottom()
    assert page.strip.field.hasFocus()


def test_product_2_a_bust_by_a_few_letters_and_enter(page: OneScreen, evening: Evening) -> None:
    page.act(Deed.BUST)
    typed(page, "luk")
    assert shown(page) == ["Łukasz"]
    press(page, Qt.Key.Key_Return)
    assert evening.session.state.floor.busts == (EntryId(3),)
    assert not page.strip.isVisible()


def test_a_bust_by_number_and_by_click(qtbot, page: OneScreen, evening: Evening) -> None:
    page.act(Deed.BUST)
    typed(page, "4")
    press(page, Qt.Key.Key_Enter)
    page.act(Deed.BUST)
    qtbot.mouseClick(page.strip._players[1], Qt.MouseButton.LeftButton)
    assert evening.session.state.floor.busts == (EntryId(4), EntryId(2))


def test_enter_before_anything_is_typed_busts_nobody(page: OneScreen, evening: Evening) -> None:
    page.act(Deed.BUST)
    press(page, Qt.Key.Key_Return)
    assert evening.session.state.floor.busts == ()
    typed(page, "nobody")
    press(page, Qt.Key.Key_Return)
    assert evening.session.state.floor.busts == ()
    assert page.strip.isVisible()


def test_the_arrows_choose_among_those_found(page: OneScreen, evening: Evening) -> None:
    page.act(Deed.BUST)
    typed(page, "ann")
    assert shown(page) == ["Ann", "Ann-Marie"]
    press(page, Qt.Key.Key_Down)
    press(page, Qt.Key.Key_Return)
    assert evening.session.state.floor.busts == (EntryId(5),)


def test_reinstate_offers_the_last_one_out_first(page: OneScreen, evening: Evening) -> None:
    for entry in (2, 7, 3):
        evening.session.execute(BustEntry(EntryId(entry)))
    page.act(Deed.REINSTATE)
    assert shown(page) == ["Łukasz", "Di", "Bo"]
    press(page, Qt.Key.Key_Return)
    assert evening.session.state.floor.busts == (EntryId(2), EntryId(7))


def test_a_late_entry_is_a_name_and_enter(page: OneScreen, evening: Evening) -> None:
    page.act(Deed.ADD)
    typed(page, "Kim")
    press(page, Qt.Key.Key_Return)
    assert [entry.name for entry in evening.session.state.floor.entries.values()][-1] == "Kim"


def test_what_stands_against_it_is_said_beside_the_field(page: OneScreen, evening: Evening) -> None:
    page.act(Deed.ADD)
    typed(page, "x" * 201)
    press(page, Qt.Key.Key_Return)
    assert page.strip.isVisible()
    assert page.strip._view.error
    assert len(evening.session.state.floor.entries) == len(NAMES)


def test_escape_closes_the_strip_first_and_then_leaves_the_page(qtbot, page: OneScreen) -> None:
    page.act(Deed.BUST)
    with qtbot.assertNotEmitted(page.left):
        press(page, Qt.Key.Key_Escape)
    assert not page.strip.isVisible()
    with qtbot.waitSignal(page.left, timeout=500):
        assert page.act(Deed.LEAVE)


def test_keys_that_belong_elsewhere_are_left_alone(page: OneScreen) -> None:
    assert not page.act(Deed.PLAY)
    assert not page.act(Deed.NEXT)
