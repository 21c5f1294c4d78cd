"""The clock page: what it shows is what the clock says, and each act is one command."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tdapp.domain.clock.commands import JumpTo, NextItem, StartClock
from tdapp.domain.clock.view import Stage
from tdapp.domain.floor.commands import AddEntries, BustEntry
from tdapp.domain.units import EntryId, ItemId
from tdapp.ui.models.schedule_model import Column
from tdapp.ui.models.structure_model import Role, When


def reading(desktop):
    return desktop.session.state.clock.reading


def facts(desktop) -> dict[str, tuple[str, str]]:
    return {fact.label: (fact.value, fact.whole) for fact in desktop.clock._facts._facts}


@pytest.fixture
def page(desktop):
    desktop.show(desktop.clock)
    return desktop


def test_start_and_pause_by_button_and_by_space(page) -> None:
    page.clock._play.click()
    assert reading(page).running
    assert page.clock._play.text() == "Pause"
    page.press(Qt.Key.Key_Space)
    assert not reading(page).running
    assert page.clock._play.text() == "Start"


def test_space_presses_no_button_and_enter_does(page) -> None:
    page.clock._more.setFocus()
    page.press(Qt.Key.Key_Space)
    assert reading(page).remaining == 20 * 60_000
    assert reading(page).running
    page.press(Qt.Key.Key_Return)
    assert reading(page).remaining == 21 * 60_000


def test_minutes_and_levels(page) -> None:
    page.clock._less.click()
    assert reading(page).remaining == 19 * 60_000
    page.clock._next.click()
    assert reading(page).item == "L2"
    page.clock._previous.click()
    assert reading(page).item == "L1"
    page.clock._to_break.click()
    assert reading(page).item == "B1"
    assert not page.clock._to_break.isEnabled()


def test_acts_that_cannot_be_are_greyed(page) -> None:
    assert not page.clock._previous.isEnabled()
    page.session.execute(JumpTo(ItemId("L4")))
    assert not page.clock._next.isEnabled()
    assert page.clock._previous.isEnabled()


@pytest.mark.parametrize(("text", "wait"), [("15", 15 * 60_000), ("1", 60_000)])
def test_a_planned_start_in_minutes(page, text: str, wait: int) -> None:
    page.clock._planner.field.setFocus()
    page.type(text)
    page.press(Qt.Key.Key_Return)
    assert reading(page).starts_in == wait
    assert page.clock._planner.button.text() == "Call off"
    assert not page.clock._planner.field.isVisible()
    page.clock._planner.button.click()
    assert reading(page).starts_in == 0
    assert not reading(page).running


@pytest.mark.parametrize("text", ["soon", "0", "25:00", ""])
def test_a_start_that_cannot_be_planned_is_said_beside_the_field(page, text: str) -> None:
    page.clock._planner.field.setFocus()
    page.type(text)
    page.press(Qt.Key.Key_Return)
    assert page.clock._planner.error.isVisible()
    assert page.clock._planner.field.text() == text
    assert reading(page).starts_in == 0


def test_a_start_is_planned_before_the_first_start_only(page) -> None:
    assert page.clock._planner.isVisible()
    page.session.execute(StartClock())
    assert not page.clock._planner.isVisible()


def test_the_schedule_lights_the_row_that_is_played(page) -> None:
    page.session.execute(StartClock())
    page.session.execute(NextItem())
    model = page.clock._model
    assert [model.index(row, 0).data(Role.WHEN) for row in range(4)] == [
        When.PAST,
        When.NOW,
        When.AHEAD,
        When.AHEAD,
    ]
    assert model.index(2, Column.LEVEL).data() == "Break"
    assert "25" in model.index(2, Column.BLINDS).data()
    assert model.index(3, Column.LEVEL).data() == "3"  # a break has no number


def test_going_to_a_row_is_an_act_of_its_own(page) -> None:
    view, model = page.clock._schedule, page.clock._model
    QTest.mouseDClick(
        view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(model.index(3, 1)).center()
    )
    assert reading(page).item == "L1"
    assert page.clock._go.text() == "Go to level 3"
    page.clock._go.click()
    assert reading(page).item == "L3"
    view.setFocus()
    view.setCurrentIndex(model.index(2, 0))
    page.press(Qt.Key.Key_Return)
    assert reading(page).item == "B1"
    assert page.desk.toast.isVisible()


def test_facts_are_those_that_exist(page) -> None:
    assert facts(page)["Average stack"][0] == "–"
    page.session.execute(AddEntries(("Ann", "Bo", "Cy", "Dee")))
    page.session.execute(BustEntry(EntryId(1)))
    found = facts(page)
    assert found["Players left"] == ("3 / 4", "1 out")
    assert found["Average stack"] == ("13,333", "133 big blinds")
    assert found["Chips in play"] == ("40,000", "4 entries")
    assert "level 4" in found["Structure ends"][1]
    assert "colour-up 25" in found["Next break"][1]


def test_no_break_follows_and_the_structure_is_over(page) -> None:
    page.session.execute(StartClock())
    page.session.execute(JumpTo(ItemId("L4")))
    page.evening.time.pass_by(minutes=25)
    page.bridge.tick()
    found = facts(page)
    assert found["Next break"][0] == "–"
    assert found["Structure ends"][0] == "over"
    assert page.clock._panel._view.stage is Stage.OVERTIME
    assert page.clock._panel._live.texts[0] == "+05:00"


def test_the_panel_shows_the_second_that_the_header_shows(page) -> None:
    """Product §9: two windows run two clocks, in others."""
    page.session.execute(StartClock())
    for _ in range(5):
        page.evening.time.pass_by(seconds=1, ms=137)
        page.bridge.tick()
        assert page.clock._panel._live.texts[0] == page.desk.header.time.text


def test_a_second_repaints_the_digits_and_not_the_page(page) -> None:
    page.session.execute(StartClock())
    panel = page.clock._panel
    placed = panel._placed or panel._places()
    page.evening.time.pass_by(seconds=1)
    page.bridge.tick()
    assert panel._placed is placed


@pytest.mark.parametrize("size", [(1024, 768), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("longer", [False, True])
def test_nothing_is_cut_or_covers_something_else(page, stretch, size, longer) -> None:
    """Layouts hold when every text is 40 % longer."""
    if longer:
        stretch()
    page.show(page.clock, size)
    for _ in range(4):
        QApplication.processEvents()
    buttons = [
        page.clock._less,
        page.clock._more,
        page.clock._play,
        page.clock._previous,
        page.clock._to_break,
        page.clock._next,
    ]
    for button in buttons:
        assert button.width() >= button.sizeHint().width()
        assert button.parentWidget().rect().contains(button.geometry())
    for nth, button in enumerate(buttons):
        assert not any(button.geometry().intersects(other.geometry()) for other in buttons[nth + 1 :])
    panel = page.clock._panel
    for placed in panel._places():
        assert placed.x >= -1
        assert placed.x + placed.width <= panel.width() + 1
        assert placed.base <= panel._foot_rect().top() + 1
    assert panel._places()[0].size >= 56


def test_the_page_is_spoken(page) -> None:
    assert page.clock._panel.accessibleName()
    assert "20:00" in page.clock._panel.accessibleDescription()
    assert "Average stack" in page.clock._facts.accessibleDescription()
    assert page.clock._less.accessibleName() == "One minute less"
