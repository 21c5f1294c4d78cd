"""The structure as cells: each edit one command, what is wrong said beside its cell, nothing typed lost."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit

from tdapp.domain.clock.commands import JumpTo, StartClock
from tdapp.domain.clock.structure import AnteKind, Betting
from tdapp.domain.units import ItemId
from tdapp.ui.models.structure_model import Column, Role, StructureModel

CTRL = Qt.KeyboardModifier.ControlModifier


def level(desktop, number: int):
    return desktop.session.state.clock.structure.items[number]


def model(desktop) -> StructureModel:
    return desktop.structure._model


def at(desktop, row: int, column: Column):
    """Go to a cell."""
    index = model(desktop).index(row, column)
    desktop.structure.table.setCurrentIndex(index)
    return index


def type_into(desktop, row: int, column: Column, text: str) -> None:
    """As a person does: go there, type over it, Enter."""
    at(desktop, row, column)
    desktop.press(Qt.Key.Key_F2)
    desktop.focus().selectAll()
    desktop.type(text)
    desktop.press(Qt.Key.Key_Return)


def batches(desktop) -> int:
    return len(desktop.session.batches)


@pytest.fixture
def page(desktop):
    desktop.show(desktop.structure)
    return desktop


@pytest.mark.parametrize(
    ("column", "text", "field", "value"),
    [
        (Column.SB, "75", "sb", 75),
        (Column.BB, "1 000", "bb", 1000),
        (Column.BB, "1,000", "bb", 1000),
        (Column.MINUTES, "25", "minutes", 25),
        (Column.MINUTES, "12:30", "seconds", 30),
        (Column.SB, "0", "sb", 0),
    ],
)
def test_a_good_edit_is_one_command_undone_by_name(page, column, text, field, value) -> None:
    before = batches(page)
    old = level(page, 0)
    type_into(page, 0, column, text)
    assert getattr(level(page, 0), field) == value
    assert batches(page) == before + 1
    assert "level 1" in page.desk.header._undo_whole
    page.press(Qt.Key.Key_Z, CTRL)
    assert level(page, 0) == old


@pytest.mark.parametrize(
    ("row", "column", "text", "word"),
    [
        (0, Column.SB, "1.5k", "1.5k"),
        (0, Column.SB, "200", "above"),
        (0, Column.MINUTES, "0", "Minutes"),
        (0, Column.MINUTES, "-5", "minutes"),
        (0, Column.BB, "1e3", "1e3"),
        (0, Column.BB, "ten", "ten"),
        (2, Column.MINUTES, "0", "Minutes"),
    ],
)
def test_a_bad_edit_changes_nothing_says_why_and_keeps_the_text(page, row, column, text, word) -> None:
    before, old = batches(page), level(page, row)
    type_into(page, row, column, text)
    assert batches(page) == before
    assert level(page, row) == old
    assert word in model(page).index(row, Column.REMARK).data()
    assert word in page.structure._hint.text()
    editor = page.focus()
    assert isinstance(editor, QLineEdit)
    assert editor.text() == text
    page.press(Qt.Key.Key_Escape)
    assert model(page).refusal(row) is None
    assert page.structure.table.currentIndex().row() == row


def test_an_ante_without_a_payer_leads_to_the_payer(page) -> None:
    type_into(page, 0, Column.ANTE, "25")
    assert page.structure.table.currentIndex().column() == Column.ANTE_KIND
    assert "who pays" in page.structure._hint.text()
    assert model(page).index(0, Column.ANTE).data() == "25"
    assert model(page).setData(model(page).index(0, Column.ANTE_KIND), AnteKind.BUTTON.value)
    assert (level(page, 0).ante_kind, level(page, 0).ante) == (AnteKind.BUTTON, 25)


def test_what_is_wrong_stays_in_its_cell_when_one_goes_elsewhere(page) -> None:
    type_into(page, 0, Column.SB, "1.5k")
    page.press(Qt.Key.Key_Tab)
    cell = model(page).index(0, Column.SB)
    assert cell.data() == "1.5k"
    assert cell.data(Role.ERROR) is not None
    page.structure.table.setFocus()
    at(page, 0, Column.SB)
    page.press(Qt.Key.Key_Escape)
    assert cell.data() == "50"
    assert cell.data(Role.ERROR) is None


def test_small_blind_above_the_big_waits_for_it_and_both_are_one_edit(page) -> None:
    before = batches(page)
    type_into(page, 0, Column.SB, "200")
    assert batches(page) == before
    page.press(Qt.Key.Key_Tab)
    desktop_editor = page.focus()
    desktop_editor.selectAll()
    page.type("400")
    page.press(Qt.Key.Key_Return)
    assert (level(page, 0).sb, level(page, 0).bb) == (200, 400)
    assert batches(page) == before + 1


def test_enter_goes_down_and_tab_goes_right_over_what_cannot_be_typed(page) -> None:
    type_into(page, 1, Column.BB, "250")
    assert page.structure.table.currentIndex().row() == 3  # the break has no blinds
    at(page, 2, Column.MINUTES)
    page.press(Qt.Key.Key_F2)
    page.press(Qt.Key.Key_Tab)
    assert page.structure.table.currentIndex() == model(page).index(2, Column.REMARK)  # its colour-up
    page.press(Qt.Key.Key_Tab)
    assert page.structure.table.currentIndex() == model(page).index(3, Column.SB)


def test_typing_starts_an_edit(page) -> None:
    at(page, 0, Column.BB)
    page.type("8")
    page.type("00")
    page.press(Qt.Key.Key_Return)
    assert level(page, 0).bb == 800


def test_choosing_an_ante_kind_and_none_again(page) -> None:
    """The big-blind ante is one big blind until somebody types another; none has no amount."""
    kind = model(page).index(0, Column.ANTE_KIND)
    assert model(page).setData(kind, AnteKind.BIG_BLIND.value)
    assert level(page, 0).ante == 100
    assert model(page).setData(kind, AnteKind.NONE.value)
    assert level(page, 0).ante == 0
    assert not model(page).setData(kind, AnteKind.EVERY_PLAYER.value)
    assert level(page, 0).ante_kind is AnteKind.NONE
    assert model(page).setData(model(page).index(0, Column.ANTE), "10")
    assert (level(page, 0).ante_kind, level(page, 0).ante) == (AnteKind.EVERY_PLAYER, 10)


@pytest.mark.qt_log_ignore("grabbing the keyboard")  # the platform without a display cannot
def test_betting_is_chosen_from_a_list(page) -> None:
    page.show(page.structure, (1920, 1080))
    at(page, 0, Column.BETTING)
    page.press(Qt.Key.Key_F2)
    box = page.structure.table.viewport().findChild(QComboBox)
    assert box is not None
    box.setCurrentIndex(box.findData(Betting.POT_LIMIT.value))
    box.activated.emit(box.currentIndex())
    assert level(page, 0).betting is Betting.POT_LIMIT


def test_the_running_level_keeps_its_elapsed_time(page) -> None:
    page.session.execute(StartClock())
    page.evening.time.pass_by(minutes=8)
    type_into(page, 0, Column.MINUTES, "10")
    assert page.session.state.clock.reading.remaining == 2 * 60_000
    type_into(page, 0, Column.MINUTES, "5")
    assert "08:00" in model(page).index(0, Column.REMARK).data()
    assert level(page, 0).minutes == 10


def test_a_refusal_of_the_disk_is_said_beside_the_row(page) -> None:
    page.evening.journal.broken = True
    type_into(page, 0, Column.BB, "300")
    error = model(page).refusal(0)
    assert error is not None
    assert error.code == "store.write"
    page.evening.journal.broken = False
    page.press(Qt.Key.Key_Return)
    assert level(page, 0).bb == 300
    assert model(page).refusal(0) is None


def test_remarks_stand_beside_their_rows(page) -> None:
    assert model(page).setData(model(page).index(1, Column.BB), "900")
    assert "double" in model(page).index(1, Column.REMARK).data()
    assert "Lower" in model(page).index(3, Column.REMARK).data()
    assert "25" in model(page).index(2, Column.REMARK).data()  # the colour-up


def test_another_structure_before_the_first_start_only(page) -> None:
    menu = page.structure.menu()
    menu.actions()[1].trigger()
    assert page.session.state.clock.structure.name.en == "Other"
    page.press(Qt.Key.Key_Z, CTRL)
    assert page.session.state.clock.structure.name.en == "Test"
    page.session.execute(StartClock())
    assert not page.structure.choose.isEnabled()
    assert page.structure.choose.toolTip()


def test_predicted_times_follow_an_edit(page) -> None:
    before = model(page).index(1, Column.AT).data()
    assert model(page).setData(model(page).index(0, Column.MINUTES), "50")
    assert model(page).index(1, Column.AT).data() != before


def test_undo_in_a_cell_undoes_the_text_and_not_the_tournament(page) -> None:
    assert model(page).setData(model(page).index(0, Column.BB), "300")
    at(page, 1, Column.BB)
    page.press(Qt.Key.Key_F2)
    page.type("7")
    page.press(Qt.Key.Key_Z, CTRL)
    assert level(page, 0).bb == 300
    assert page.focus().text() == "200"


def test_go_to_a_level_by_its_button(page) -> None:
    at(page, 3, Column.SB)
    page.structure._go.click()
    assert page.session.state.clock.reading.item == "L3"
    assert page.desk.toast.isVisible()


def test_the_page_opens_where_the_tournament_is(desktop) -> None:
    desktop.session.execute(JumpTo(ItemId("L4")))
    desktop.structure.setMaximumHeight(360)
    desktop.show(desktop.structure)
    QApplication.processEvents()
    table = desktop.structure.table
    assert table.viewport().rect().contains(table.visualRect(model(desktop).index(4, 0)))
