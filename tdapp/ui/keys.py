"""Every key of the program, in one table, and when it may act.

Rule: product.md §7: keys have contexts; nothing acts while text is edited; auto-repeat is ignored; Space
never presses a button unless a setting gives it back.
"""

from collections.abc import Callable
from enum import StrEnum
from functools import partial

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)


class Deed(StrEnum):
    """What a key asks for."""

    PLAY = "play"
    NEXT = "next"
    PREVIOUS = "previous"
    MORE = "more"
    LESS = "less"
    UNDO = "undo"
    REDO = "redo"
    PROJECTOR = "projector"
    FULL_SCREEN = "full_screen"
    LEAVE = "leave"
    BUST = "bust"
    REINSTATE = "reinstate"
    ADD = "add"
    REBUY = "rebuy"
    FIND = "find"
    KEYS = "keys"
    PAGE_1 = "page_1"
    PAGE_2 = "page_2"
    PAGE_3 = "page_3"
    PAGE_4 = "page_4"
    PAGE_5 = "page_5"
    PAGE_6 = "page_6"
    PAGE_7 = "page_7"


class Key(Struct, frozen=True):
    """`sequences` as Qt writes them. `in_text` keys act while text is edited too."""

    deed: Deed
    sequences: tuple[str, ...]
    in_text: bool = False

    @property
    def shown(self) -> str:
        """The first sequence as the system writes it."""
        return QKeySequence(self.sequences[0]).toString(QKeySequence.SequenceFormat.NativeText)


KEYS: tuple[Key, ...] = (
    Key(Deed.PLAY, ("Space",)),
    Key(Deed.NEXT, ("N",)),
    Key(Deed.PREVIOUS, ("P",)),
    Key(Deed.MORE, ("+", "=")),
    Key(Deed.LESS, ("-",)),
    Key(Deed.BUST, ("X",)),
    Key(Deed.REINSTATE, ("S",)),
    Key(Deed.ADD, ("A",)),
    Key(Deed.REBUY, ("Y",)),
    Key(Deed.FIND, ("F",)),
    Key(Deed.UNDO, ("Ctrl+Z",)),
    Key(Deed.REDO, ("Ctrl+Shift+Z", "Ctrl+Y")),
    Key(Deed.PROJECTOR, ("D", "Ctrl+D")),
    Key(Deed.FULL_SCREEN, ("F11",), in_text=True),
    Key(Deed.LEAVE, ("Esc",)),
    Key(Deed.KEYS, ("?", "F1")),
    Key(Deed.PAGE_1, ("Ctrl+1",), in_text=True),
    Key(Deed.PAGE_2, ("Ctrl+2",), in_text=True),
    Key(Deed.PAGE_3, ("Ctrl+3",), in_text=True),
    Key(Deed.PAGE_4, ("Ctrl+4",), in_text=True),
    Key(Deed.PAGE_5, ("Ctrl+5",), in_text=True),
    Key(Deed.PAGE_6, ("Ctrl+6",), in_text=True),
    Key(Deed.PAGE_7, ("Ctrl+7",), in_text=True),
)
PAGES = (Deed.PAGE_1, Deed.PAGE_2, Deed.PAGE_3, Deed.PAGE_4, Deed.PAGE_5, Deed.PAGE_6, Deed.PAGE_7)
_BY_DEED = {key.deed: key for key in KEYS}


def key_of(deed: Deed) -> Key:
    """The key that asks for it."""
    return _BY_DEED[deed]


def with_key(text: str, deed: Deed) -> str:
    """A tooltip that names its key."""
    return QCoreApplication.translate("Keys", "{what}  ({key})").format(what=text, key=key_of(deed).shown)


def is_editing(widget: QWidget | None) -> bool:
    """Whether text is being edited in the widget. An edited cell of a table is a line edit of its own."""
    if isinstance(widget, QLineEdit | QPlainTextEdit | QTextEdit):
        return not widget.isReadOnly()
    if isinstance(widget, QComboBox):
        return widget.isEditable()
    return isinstance(widget, QAbstractSpinBox)


class Shortcuts(QObject):
    """Hands the keys of the table to `act(deed)`, whichever of the program's windows is in front.

    `space_presses` gives Space back to buttons.
    """

    def __init__(self, window: QWidget, act: Callable[[Deed], object]) -> None:
        super().__init__(window)
        self.space_presses = False
        self._made: list[tuple[Key, QShortcut]] = []
        for key in KEYS:
            for sequence in key.sequences:
                shortcut = QShortcut(QKeySequence(sequence), window)
                shortcut.setContext(Qt.ShortcutContext.ApplicationShortcut)
                shortcut.setAutoRepeat(False)
                shortcut.activated.connect(partial(act, key.deed))
                self._made.append((key, shortcut))
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._on_focus)

    def _on_focus(self, _old: QWidget | None, new: QWidget | None) -> None:
        editing = is_editing(new)
        pressing = self.space_presses and isinstance(new, QAbstractButton)
        for key, shortcut in self._made:
            shortcut.setEnabled((key.in_text or not editing) and not (pressing and key.deed is Deed.PLAY))
