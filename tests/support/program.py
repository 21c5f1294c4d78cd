"""The real program in the test's own process, driven by keys and clicks that are counted."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tdapp.app.crash import Crash
from tdapp.app.folders import folders
from tdapp.app.wiring import Program


class Hands:
    """What a person does; `count` is how often."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self.count = 0

    def click(self, widget: QWidget) -> None:
        """Press and let go in its middle."""
        self.count += 1
        middle = QPoint(widget.width() // 2, widget.height() // 2)
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, middle)

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key wherever the focus is."""
        self.count += 1
        QTest.keyClick(self._target(), key, modifier)

    def type(self, text: str) -> None:
        """Type a text; each sign counts."""
        self.count += len(text)
        QTest.keyClicks(self._target(), text)

    def paste(self, text: str) -> None:
        """Paste with the keyboard what was copied elsewhere."""
        QGuiApplication.clipboard().setText(text)
        self.key(Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)

    def _target(self) -> QWidget:
        return QApplication.focusWidget() or self._program.window


def started(qtbot) -> Program:
    """The program on the test's own empty folders, its window shown and in front."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    where = folders()
    program = Program(app, where, Crash(where.data))
    program.show()
    qtbot.addWidget(program.window)
    program.window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is program.window)
    return program


def every(widget: QWidget, fits: Callable[[QWidget], bool]) -> list[QWidget]:
    """All visible widgets below this one that fit."""
    return [part for part in widget.findChildren(QWidget) if part.isVisible() and fits(part)]
