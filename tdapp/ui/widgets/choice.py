"""A few buttons of which one holds, on as many lines as they need."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QWidget

from tdapp.ui import theme
from tdapp.ui.widgets.basics import Button

_GAP = 8


class Choice(QWidget):
    """`chosen` carries the value of the button that was pressed."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._group = QButtonGroup(self)
        self._buttons: dict[object, Button] = {}
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.notifier.theme_changed.connect(self._settle)

    def offer(self, words: Mapping[Any, str], held: object) -> None:
        """Show these values by their words; `held` is the one in force."""
        for value, word in words.items():
            if value not in self._buttons:
                button = Button("", "chip")
                button.setParent(self)
                button.setCheckable(True)
                button.clicked.connect(lambda _, chosen=value: self.chosen.emit(chosen))
                button.show()
                self._group.addButton(button)
                self._buttons[value] = button
            self._buttons[value].setText(word)
            self._buttons[value].setAccessibleName(word)
        if held in self._buttons:
            self._buttons[held].setChecked(True)
        self._settle()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        places = self._places(width)
        return max((place.bottom() + 1 for place in places), default=0)

    def sizeHint(self) -> QSize:
        places = self._places(1 << 20)
        return QSize(max((place.right() + 1 for place in places), default=0), self.heightForWidth(1 << 20))

    def minimumSizeHint(self) -> QSize:
        largest = QSize(0, 0)
        for button in self._buttons.values():
            largest = largest.expandedTo(button.sizeHint())
        return largest

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._settle()

    def _settle(self) -> None:
        for button, place in zip(self._buttons.values(), self._places(self.width()), strict=True):
            button.setGeometry(place)
        self.updateGeometry()

    def _places(self, width: int) -> list[QRect]:
        """Where each button goes, left to right, a new line where there is no room."""
        found: list[QRect] = []
        gap = theme.current().px(_GAP)
        x = y = 0
        for button in self._buttons.values():
            size = button.sizeHint()
            if x and x + size.width() > width:
                x, y = 0, y + size.height() + gap
            found.append(QRect(x, y, size.width(), size.height()))
            x += size.width() + gap
        return found
