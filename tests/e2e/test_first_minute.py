"""From the first start to a running clock, with the real program on an empty data folder.

Rule: product.md §2: at most 12 interactions.
"""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from support.program import Hands, started

from tdapp.application.views import founded
from tdapp.domain.clock.reading import reading_at

NAMES = "Ann\nBo\nCleo\nDan\nEva\nŁukasz\n王小明\nNguyễn An\nZoë"
BUDGET = 12


def test_product_2_from_start_to_a_running_clock_with_nine_pasted_names(qtbot):
    program = started(qtbot)
    hands = Hands(program)
    hands.click(program.window.start.tiles[0][0])
    hands.paste(NAMES)
    hands.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    hands.key(Qt.Key.Key_Space)
    session = program.opened.session
    assert [entry.name for entry in session.state.floor.entries.values()] == NAMES.split("\n")
    assert reading_at(founded(session.state), program.time.now()).running
    assert hands.count <= BUDGET
    assert hands.count == 4
    program.window.close()


def test_the_same_with_the_mouse_alone_once_the_names_are_copied(qtbot):
    program = started(qtbot)
    hands = Hands(program)
    hands.click(program.window.start.tiles[1][0])
    hands.paste(NAMES)
    page = program.window.desk.page
    hands.click(next(button for button in _buttons(page) if button.isEnabled() and "9" in button.text()))
    hands.key(Qt.Key.Key_Space)
    assert reading_at(founded(program.opened.session.state), program.time.now()).running
    assert hands.count <= BUDGET
    program.window.close()


def test_nothing_is_lost_when_the_program_is_started_again(qtbot):
    program = started(qtbot)
    hands = Hands(program)
    hands.click(program.window.start.tiles[0][0])
    hands.paste(NAMES)
    hands.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    before = program.opened.session.batches
    program.window.close()
    again = started(qtbot)
    recent = again.window.start.recent_lines[0]
    Hands(again).click(recent)
    assert again.opened.session.batches[: len(before)] == before
    again.window.close()


def _buttons(widget):
    return [button for button in widget.findChildren(QPushButton) if button.isVisible()]
