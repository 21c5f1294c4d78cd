"""Keys act where they should and nowhere else. Rule: product.md §7."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QLabel, QPushButton
from support.program import every

from tdapp.application.views import founded
from tdapp.domain.clock.reading import reading_at
from tdapp.ui.keys import KEYS, PAGES, is_editing, key_of

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def runs(program):
    def _runs() -> bool:
        return reading_at(founded(program.opened.session.state), program.time.now()).running

    return _runs


def test_product_7_space_starts_and_pauses_on_every_page(desk, hands, runs):
    for page in range(len(desk.pages)):
        desk.show_page(page)
        hands.key(Qt.Key.Key_Space)
        assert runs()
        hands.key(Qt.Key.Key_Space)
        assert not runs()


def test_product_7_space_never_presses_a_button(desk, hands, runs):
    pressed = []
    for page in range(len(desk.pages)):
        desk.show_page(page)
        for button in every(desk, lambda part: isinstance(part, QPushButton) and part.isEnabled()):
            button.clicked.connect(lambda _, which=button: pressed.append(which.text()))
            button.setFocus(Qt.FocusReason.TabFocusReason)
            before = runs()
            hands.key(Qt.Key.Key_Space)
            assert runs() is not before
    assert pressed == []


def test_product_7_a_setting_gives_space_back_to_buttons(program, desk, hands, runs):
    program.window.shortcuts.space_presses = True
    button = every(desk.header, lambda part: isinstance(part, QPushButton))[0]
    pressed = []
    button.clicked.connect(lambda _: pressed.append(True))
    button.setFocus()
    hands.key(Qt.Key.Key_Space)
    assert pressed == [True]
    desk.page.setFocus()
    hands.key(Qt.Key.Key_Space)
    assert pressed == [True]


def test_product_7_enter_presses_the_button_that_has_the_focus(desk, hands, runs):
    every(desk.header, lambda part: isinstance(part, QPushButton))[0].setFocus()
    hands.key(Qt.Key.Key_Return)
    assert runs()


def test_product_7_nothing_acts_while_text_is_edited(program, desk, hands, runs):
    hands.key(Qt.Key.Key_A)
    field = program.window.focusWidget()
    assert is_editing(field)
    before = program.opened.session.batches
    for key in (Qt.Key.Key_Space, Qt.Key.Key_N, Qt.Key.Key_P, Qt.Key.Key_X, Qt.Key.Key_D, Qt.Key.Key_Plus):
        hands.key(key)
    assert program.opened.session.batches == before
    assert not runs()
    assert not desk.is_one_screen


def test_product_9_ctrl_z_in_a_text_field_undoes_the_text_and_not_the_tournament(program, desk, hands):
    hands.key(Qt.Key.Key_A)
    hands.type("zoe")
    field = program.window.focusWidget()
    before = program.opened.session.batches
    for _ in range(3):
        hands.key(Qt.Key.Key_Z, CTRL)
    assert "zoe" not in (field.text() if hasattr(field, "text") else field.toPlainText())
    assert program.opened.session.batches == before


def test_product_7_escape_leaves_the_field_and_space_works_again(program, desk, hands, runs):
    hands.key(Qt.Key.Key_A)
    assert is_editing(program.window.focusWidget())
    hands.key(Qt.Key.Key_Escape)
    assert not is_editing(program.window.focusWidget())
    hands.key(Qt.Key.Key_Space)
    assert runs()


def test_product_7_ctrl_digits_turn_the_pages_also_while_text_is_edited(desk, hands):
    for number in (1, 2, 3, 4, 0):
        hands.key(Qt.Key(Qt.Key.Key_1 + number), CTRL)
        assert desk.pages.index(desk.page) == number
    hands.key(Qt.Key.Key_A)
    hands.key(Qt.Key.Key_2, CTRL)
    assert desk.pages.index(desk.page) == 1


def test_product_7_next_and_previous_offer_their_undo(program, desk, hands):
    hands.key(Qt.Key.Key_N)
    assert founded(program.opened.session.state).reading.item == "L2"
    assert desk.toast.isVisible()
    desk.toast.acted.emit()
    assert founded(program.opened.session.state).reading.item == "L1"
    hands.key(Qt.Key.Key_N)
    hands.key(Qt.Key.Key_P)
    assert founded(program.opened.session.state).reading.item == "L1"


def test_product_7_plus_and_minus_move_the_time_by_a_minute(program, desk, hands):
    before = founded(program.opened.session.state).reading.remaining
    hands.key(Qt.Key.Key_Plus)
    assert founded(program.opened.session.state).reading.remaining == before + 60_000
    hands.key(Qt.Key.Key_Minus)
    assert founded(program.opened.session.state).reading.remaining == before


def test_product_7_undo_and_redo_name_what_they_do(program, desk, hands):
    hands.key(Qt.Key.Key_N)
    hands.key(Qt.Key.Key_Z, CTRL)
    assert "level 2" in desk.toast.text
    assert founded(program.opened.session.state).reading.item == "L1"
    hands.key(Qt.Key.Key_Z, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert "level 2" in desk.toast.text
    assert founded(program.opened.session.state).reading.item == "L2"


@pytest.mark.parametrize("key", [Qt.Key.Key_D, Qt.Key.Key_F11])
def test_product_5_one_screen_shows_the_page_takes_keys_and_comes_back(program, desk, hands, runs, key):
    desk.show_page(1)
    hands.key(key)
    assert desk.is_one_screen
    hands.key(Qt.Key.Key_Space)
    assert runs()
    hands.key(Qt.Key.Key_Escape)
    assert not desk.is_one_screen
    assert desk.pages.index(desk.page) == 1


def test_product_7_the_list_of_keys_leaves_the_clock_its_keys(qtbot, desk, hands, runs):
    hands.key(Qt.Key.Key_F1)
    assert desk.keys_shown
    hands.key(Qt.Key.Key_Space)
    assert runs()
    hands.key(Qt.Key.Key_Escape)
    assert not desk.keys_shown


def test_product_7_the_list_of_keys_names_the_pages(desk, hands):
    hands.key(Qt.Key.Key_F1)
    said = [line.text() for line in desk.findChildren(QLabel)]
    assert all(page.title in said for page in desk.pages)
    assert "Ctrl+1" in said


def test_product_7_auto_repeat_is_ignored(program):
    assert program.window.shortcuts
    shortcuts = program.window.findChildren(QShortcut)
    assert len(shortcuts) >= len(KEYS)
    assert not any(shortcut.autoRepeat() for shortcut in shortcuts)


def test_product_7_tooltips_show_keys(desk):
    for button, deed in zip(desk.rail.buttons, PAGES, strict=False):
        assert key_of(deed).shown in button.toolTip()
    assert "Ctrl+Z" in every(desk.header, lambda part: isinstance(part, QPushButton))[1].toolTip()
