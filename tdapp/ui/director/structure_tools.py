"""The row of buttons above the levels, and their keys.

The keys act while the page has the keyboard and no text is edited.
"""

from enum import StrEnum
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QWidget

from tdapp.ui.keys import is_editing
from tdapp.ui.widgets.basics import Button, Retranslating
from tdapp.ui.widgets.flow import Flow


class Edit(StrEnum):
    """What is done to the row that was chosen, or below it."""

    LEVEL = "level"
    BREAK = "break"
    COPY = "copy"
    UP = "up"
    DOWN = "down"
    DELETE = "delete"


KEYS = {
    Edit.LEVEL: "Ins",
    Edit.BREAK: "Shift+Ins",
    Edit.COPY: "Ctrl+Ins",
    Edit.UP: "Ctrl+Up",
    Edit.DOWN: "Ctrl+Down",
    Edit.DELETE: "Del",
}
ICONS = {
    Edit.LEVEL: "plus",
    Edit.BREAK: "coffee",
    Edit.COPY: "copy",
    Edit.UP: "arrow-up",
    Edit.DOWN: "arrow-down",
    Edit.DELETE: "trash-2",
}


class StructureTools(Retranslating, Flow):
    """`asked` carries an Edit. `page` is where the keys act."""

    asked = Signal(object)

    def __init__(self, page: QWidget) -> None:
        self.buttons = {edit: Button("", "", ICONS[edit]) for edit in Edit}
        super().__init__(tuple(self.buttons.values()))
        for edit, button in self.buttons.items():
            button.clicked.connect(partial(self.asked.emit, edit))
            shortcut = QShortcut(QKeySequence(KEYS[edit]), page)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.setAutoRepeat(False)
            shortcut.activated.connect(partial(self._on_key, edit))
        self.retranslate()

    def _on_key(self, edit: Edit) -> None:
        if not is_editing(QApplication.focusWidget()):
            self.buttons[edit].click()

    def retranslate(self) -> None:
        """Say all texts anew."""
        words = {
            Edit.LEVEL: (self.tr("Level"), self.tr("Put in a level below")),
            Edit.BREAK: (self.tr("Break"), self.tr("Put in a break below")),
            Edit.COPY: (self.tr("Copy"), self.tr("Once more below, a level with the next blinds")),
            Edit.UP: (self.tr("Up"), self.tr("Move up")),
            Edit.DOWN: (self.tr("Down"), self.tr("Move down")),
            Edit.DELETE: (self.tr("Delete"), self.tr("Delete this level or break")),
        }
        for edit, (word, what) in words.items():
            key = QKeySequence(KEYS[edit]).toString(QKeySequence.SequenceFormat.NativeText)
            self.buttons[edit].setText(word)
            self.buttons[edit].setAccessibleName(what)
            self.buttons[edit].setToolTip(self.tr("{what}  ({key})").format(what=what, key=key))
