"""The strip at the lower edge of the projected page: a field and whom it finds. Knows no rule."""

from enum import StrEnum

from msgspec import Struct
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit

from tdapp.application.views import Named
from tdapp.ui.messages.words import player_name
from tdapp.ui.widgets.basics import Button, FieldError, Frame, Retranslating, column, label, row

MOST = 6
"""Players offered at a time."""


class Act(StrEnum):
    """What the strip is for."""

    BUST = "bust"
    REINSTATE = "reinstate"
    ADD = "add"


class StripView(Struct, frozen=True, kw_only=True):
    """`found`: whoever fits, at most `MOST`; `chosen`: whom Enter takes, -1 = nobody; `error`: a sentence."""

    act: Act
    found: tuple[Named, ...] = ()
    chosen: int = -1
    error: str = ""


class _Field(QLineEdit):
    """A line that tells of the keys that are not its own."""

    stepped = Signal(int)
    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_Tab: 1, Qt.Key.Key_Backtab: -1}
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in steps:
            self.stepped.emit(steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, next: bool) -> bool:
        """Tab goes to the next player, so that the whole strip is worked without leaving the field."""
        return False


class Strip(Retranslating, Frame):
    """Emits intentions: `typed(text)`, `stepped(±1)`, `picked(index)`, `entered(text)`, `left()`."""

    typed = Signal(str)
    stepped = Signal(int)
    picked = Signal(int)
    entered = Signal(str)
    left = Signal()

    def __init__(self) -> None:
        super().__init__("raised", across=True, gap=16)
        self._view = StripView(act=Act.BUST)
        self._title = label("", "title")
        self.field = _Field()
        self.field.setMinimumWidth(240)
        self._error = FieldError(self.field)
        self._players = [Button("", "chip") for _ in range(MOST)]
        self._hint = label("", "dim")
        for nth, button in enumerate(self._players):
            button.setCheckable(True)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(lambda _, nth=nth: self.picked.emit(nth))
        self.box.addWidget(self._title)
        self.box.addLayout(column(self.field, self._error, gap=4))
        self.box.addLayout(row(*self._players), 1)
        self.box.addStretch(1)
        self.box.addWidget(self._hint)
        self.field.textEdited.connect(self.typed)
        self.field.returnPressed.connect(lambda: self.entered.emit(self.field.text()))
        self.field.stepped.connect(self.stepped)
        self.field.left.connect(self.left)
        self.retranslate()

    def begin(self, view: StripView) -> None:
        """Open for an act, with an empty field that has the focus."""
        self.field.clear()
        self.set_view(view)
        self.show()
        self.field.setFocus()

    def set_view(self, view: StripView) -> None:
        """What is found for the text in the field."""
        self._view = view
        for nth, button in enumerate(self._players):
            button.setVisible(nth < len(view.found))
            if nth < len(view.found):
                button.setText(player_name(view.found[nth]))
                button.setChecked(nth == view.chosen)
        self._error.say(view.error)
        self.retranslate()

    def retranslate(self) -> None:
        """Its texts for the act."""
        titles = {
            Act.BUST: self.tr("Bust"),
            Act.REINSTATE: self.tr("Reinstate"),
            Act.ADD: self.tr("Late entry"),
        }
        adding = self._view.act is Act.ADD
        self._title.setText(titles[self._view.act])
        self.field.setPlaceholderText(self.tr("Name") if adding else self.tr("Name or number"))
        self.field.setAccessibleName(titles[self._view.act])
        self._hint.setText(self.tr("Enter to confirm, Esc to close"))
