"""Players: pasted, busted in two interactions, reinstated, renamed; nothing typed is ever lost."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from support.stores import SetTime, created, reopened

from tdapp.domain.floor.commands import AddEntries, BustEntry
from tdapp.domain.units import EntryId
from tdapp.errors import StoreError
from tdapp.ui import i18n
from tdapp.ui.bridge import Bridge
from tdapp.ui.director.players_page import PlayersPage
from tdapp.ui.keys import Deed
from tdapp.ui.models.players_model import Column, PlayersModel
from tdapp.ui.widgets.players_view import button_rect

NINE = "Ann\nBo\nCy\nDee\nEli\nFay\nGus\nHal\nIvy"
HOSTILE = [
    "<b>bold</b>",
    "'; DROP TABLE batches;--",
    "a" * 200,
    "מרים",
    "สมชาย",
    "Ελένη",
    "王小明",
    "ゆうこ",
    "محمد",
]


def shown(model: PlayersModel, column: Column = Column.NAME) -> list[str]:
    return [model.index(row, column).data() for row in range(model.rowCount())]


def paste(desktop, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    desktop.press(Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)


def enter(desktop) -> None:
    desktop.press(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)


def test_nine_pasted_names_and_space_are_a_running_clock(desktop) -> None:
    """The empty page has the keyboard in its field; afterwards Space is the clock's again."""
    desktop.show(desktop.players)
    paste(desktop, NINE)
    enter(desktop)
    assert desktop.names() == NINE.split("\n")
    assert desktop.players.adding.field.toPlainText() == ""
    desktop.press(Qt.Key.Key_Space)
    assert desktop.session.state.clock.reading.running


def test_an_empty_page_invites_to_paste(desktop) -> None:
    desktop.show(desktop.players)
    assert desktop.players.adding.isVisible()
    assert not desktop.players.playing.isVisible()
    assert not desktop.players.adding.button.isEnabled()
    assert desktop.focus() is desktop.players.adding.field


def test_just_a_number_of_players(desktop) -> None:
    desktop.show(desktop.players)
    desktop.type("27")
    assert "27" in desktop.players.adding.button.text()
    enter(desktop)
    assert desktop.names() == [""] * 27
    assert shown(desktop.players.playing.model)[:2] == ["Player 1", "Player 2"]


def test_bust_in_two_interactions_and_undo_in_one(playing) -> None:
    playing.show(playing.players)
    playing.press(Qt.Key.Key_X)  # one: the finder
    playing.type("bo")
    playing.press(Qt.Key.Key_Return)  # two: out
    assert playing.out() == [2]
    assert shown(playing.players.out.model, Column.FIRST) == ["5th"]
    assert playing.desk.toast.isVisible()
    assert "Bo" in playing.desk.toast.text
    playing.desk.toast.acted.emit()
    assert playing.out() == []


def test_the_button_of_a_row_busts_with_one_click(playing) -> None:
    playing.show(playing.players)
    view = playing.players.playing.view
    cell = view.visualRect(view.model().index(2, Column.ACTS))
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=button_rect(cell).center())
    assert playing.out() == [3]


def test_a_click_on_a_name_busts_nobody(playing) -> None:
    playing.show(playing.players)
    view = playing.players.playing.view
    QTest.mouseClick(
        view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(view.model().index(2, 1)).center()
    )
    QTest.mousePress(
        view.viewport(),
        Qt.MouseButton.LeftButton,
        pos=button_rect(view.visualRect(view.model().index(2, 2))).center(),
    )
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert playing.out() == []


def test_enter_in_an_empty_finder_busts_nobody(playing) -> None:
    playing.show(playing.players)
    playing.press(Qt.Key.Key_Return)
    playing.press(Qt.Key.Key_X)
    playing.press(Qt.Key.Key_Return)
    assert playing.out() == []


def test_arrows_choose_among_those_found(playing) -> None:
    """Two players of the same name are told apart on the screen and by the arrow keys."""
    playing.show(playing.players)
    playing.press(Qt.Key.Key_X)
    playing.type("kim")
    assert shown(playing.players.playing.model) == ["Kim", "Kim (2)"]
    playing.press(Qt.Key.Key_Down)
    playing.press(Qt.Key.Key_Return)
    assert playing.out() == [4]


def test_a_number_finds_its_player(playing) -> None:
    playing.show(playing.players)
    playing.press(Qt.Key.Key_X)
    playing.type("5")
    playing.press(Qt.Key.Key_Return)
    assert playing.out() == [5]


def test_reinstating_gives_all_places_anew(playing) -> None:
    for entry in (1, 2, 3):
        playing.session.execute(BustEntry(EntryId(entry)))
    playing.show(playing.players)
    assert shown(playing.players.out.model, Column.FIRST) == ["3rd", "4th", "5th"]
    playing.press(Qt.Key.Key_S)
    playing.type("ann")
    playing.press(Qt.Key.Key_Return)
    assert playing.out() == [2, 3]
    assert shown(playing.players.out.model, Column.FIRST) == ["4th", "5th"]


def test_the_last_one_stays_in_and_the_field_says_why(playing) -> None:
    for entry in (1, 2, 3, 4):
        playing.session.execute(BustEntry(EntryId(entry)))
    playing.show(playing.players)
    assert playing.players._podium.isVisible()
    playing.press(Qt.Key.Key_X)
    playing.type("luk")
    playing.press(Qt.Key.Key_Return)
    assert "Łukasz" in playing.players.playing.error.text()
    assert playing.players.playing.finder.text() == "luk"


def test_rename_by_f2(playing) -> None:
    playing.show(playing.players)
    playing.press(Qt.Key.Key_Down)
    playing.press(Qt.Key.Key_F2)
    playing.focus().selectAll()
    playing.type("Anna")
    playing.press(Qt.Key.Key_Return)
    assert playing.names()[0] == "Anna"
    playing.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert playing.names()[0] == "Ann"


def test_a_name_refused_stays_in_its_field(playing) -> None:
    playing.show(playing.players)
    playing.press(Qt.Key.Key_Down)
    playing.press(Qt.Key.Key_F2)
    playing.focus().setText("x" * 201)
    playing.press(Qt.Key.Key_Return)
    assert playing.names()[0] == "Ann"
    assert playing.players.playing.error.text().startswith("This name has 201")
    editor = playing.focus()
    assert isinstance(editor, QLineEdit)
    assert editor.text() == "x" * 201


def test_remove_is_quiet_and_can_be_undone(playing) -> None:
    playing.show(playing.players)
    playing.press(Qt.Key.Key_Down)
    playing.press(Qt.Key.Key_Delete)
    assert "Ann" not in playing.names()
    playing.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert playing.names()[0] == "Ann"


def test_undo_in_a_text_field_undoes_the_text_and_not_the_tournament(playing) -> None:
    """Product §9: Ctrl+Z in a text field undoes the tournament, in others."""
    playing.session.execute(BustEntry(EntryId(1)))
    playing.show(playing.players)
    playing.players.adding.field.setFocus()
    playing.type("Zo")
    playing.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert playing.players.adding.field.toPlainText() == ""
    playing.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    playing.press(Qt.Key.Key_X)
    playing.type("x z")
    assert playing.out() == [1]


def test_a_name_too_long_is_named_by_its_line_and_nothing_is_lost(desktop) -> None:
    desktop.show(desktop.players)
    text = "Ann\n" + "x" * 201 + "\nBo"
    paste(desktop, text)
    enter(desktop)
    assert "Line 2" in desktop.players.adding.error.text()
    assert desktop.players.adding.field.toPlainText() == text
    assert desktop.names() == []


def test_a_refusal_of_the_disk_is_shown_and_nothing_is_lost(desktop) -> None:
    desktop.show(desktop.players)
    desktop.evening.journal.broken = True
    paste(desktop, NINE)
    enter(desktop)
    assert desktop.players.adding.error.isVisible()
    assert desktop.players.adding.field.toPlainText() == NINE
    desktop.evening.journal.broken = False
    enter(desktop)
    assert len(desktop.names()) == 9


def test_a_name_that_is_there_already_is_noticed_before_and_after(playing) -> None:
    playing.show(playing.players)
    playing.players.adding.field.setFocus()
    paste(playing, "Bo\nNew")
    notice = playing.players.adding._notice_text
    assert "Bo" in notice.text()
    enter(playing)
    assert "Bo" in notice.text()
    assert shown(playing.players.playing.model)[-2:] == ["Bo (2)", "New"]


def test_hostile_names_are_only_names(desktop) -> None:
    desktop.show(desktop.players)
    paste(desktop, "\n".join(HOSTILE))
    enter(desktop)
    assert desktop.names() == HOSTILE
    assert shown(desktop.players.playing.model) == HOSTILE
    model = desktop.players.playing.model
    assert model.index(2, Column.NAME).data(Qt.ItemDataRole.ToolTipRole) == "a" * 200


def test_a_thousand_pasted_names_stay_fluid(desktop) -> None:
    """Reading, entering and one bust make no widget for each row."""
    desktop.show(desktop.players)
    paste(desktop, "\n".join(f"Player number {nth}" for nth in range(1000)))
    enter(desktop)
    assert len(desktop.names()) == 1000
    desktop.press(Qt.Key.Key_X)
    desktop.type("number 777")
    desktop.press(Qt.Key.Key_Return)
    assert desktop.out() == [778]
    assert len(desktop.players.playing.view.viewport().children()) < 5


def test_the_finder_narrows_without_accents(playing) -> None:
    playing.show(playing.players)
    playing.players.playing.finder.setText("luka")
    assert shown(playing.players.playing.model) == ["Łukasz"]
    playing.players.playing.finder.setText("zzz")
    assert playing.players.playing.model.rowCount() == 0
    assert playing.players.playing._nobody.isVisible()


@pytest.mark.parametrize("size", [(1024, 768), (1920, 1080)])
def test_every_card_is_within_the_page(playing, size) -> None:
    playing.show(playing.players, size)
    for card in (playing.players.playing, playing.players.out, playing.players.adding):
        assert playing.players.rect().contains(card.geometry())


def test_a_bust_in_a_real_file_is_there_after_a_restart(tmp_path: Path, qapp: QApplication, qtbot) -> None:
    moment = SetTime()
    tournament = created(tmp_path, moment)
    bridge = Bridge(tournament.session, moment)
    page = PlayersPage(bridge)
    qtbot.addWidget(page)
    tournament.session.execute(AddEntries(("Ann", "王小明")))
    page.show()
    page.playing.begin()
    page.playing.finder.setText("王")
    QTest.keyClick(page.playing.finder, Qt.Key.Key_Return)
    again = reopened(tournament, moment)
    assert list(again.session.state.floor.busts) == [2]
    again.close()
    bridge.stop()


def test_what_is_wrong_with_a_paste_follows_the_language(desktop) -> None:
    desktop.show(desktop.players)
    desktop.players.adding.field.setPlainText("Ann\n" + "x" * 201)
    before = desktop.players.adding.error.text()
    i18n.switch("zh_Hant")
    QApplication.processEvents()
    after = desktop.players.adding.error.text()
    i18n.switch("en")
    assert before.startswith("Line 2")
    assert after != before
    assert "200" in after


def test_what_is_wrong_stands_before_a_name_that_is_there_already(desktop) -> None:
    desktop.show(desktop.players)
    paste(desktop, "Ann\nBo")
    enter(desktop)
    desktop.players.act(Deed.ADD)
    paste(desktop, "Ann")
    adding = desktop.players.adding
    assert adding._notice.isVisible()
    adding.refuse(StoreError("store.disk_full", file="x"))
    assert adding.error.isVisible()
    assert not adding._notice.isVisible()
