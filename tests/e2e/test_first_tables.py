"""Seats and button, with the real program on an empty data folder.

Rule: product.md §2: start to a running clock with nine names, seats and button drawn in at most 12.
"""

from PySide6.QtCore import Qt
from support.program import Hands, started

from tdapp.application.views import founded
from tdapp.domain.clock.reading import reading_at

NAMES = "Ann\nBo\nCleo\nDan\nEva\nŁukasz\n王小明\nNguyễn An\nZoë"
CTRL = Qt.KeyboardModifier.ControlModifier
BUDGET = 12


def drawn(qtbot):
    program = started(qtbot)
    hands = Hands(program)
    hands.click(program.window.start.tiles[0][0])
    hands.paste(NAMES)
    hands.key(Qt.Key.Key_Return, CTRL)
    hands.key(Qt.Key.Key_4, CTRL)
    hands.key(Qt.Key.Key_Return)
    hands.key(Qt.Key.Key_Return)
    hands.key(Qt.Key.Key_Space)
    return program, hands


def test_product_2_seats_and_button_drawn_and_the_clock_runs(qtbot):
    program, hands = drawn(qtbot)
    state = program.opened.session.state
    assert len(state.floor.seating.seats) == 9
    assert state.floor.seating.tables[1].first_button is not None
    assert reading_at(founded(state), program.time.now()).running
    assert hands.count <= BUDGET
    assert program._room.placing._card == program.window.desk.wall.card is not None
    program.window.close()


def test_seats_and_button_are_there_after_a_restart(qtbot):
    program, _ = drawn(qtbot)
    before = program.opened.session.state.floor.seating
    program.window.close()
    again = started(qtbot)
    Hands(again).click(again.window.start.recent_lines[0])
    assert again.opened.session.state.floor.seating == before
    assert again.window.desk.wall.card is None
    again.window.close()
