"""One-screen mode: the projected page fills the director's own window, with a strip for busts and entries."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tdapp.application.commands import Command
from tdapp.application.views import Named, Now, player_rows, projector_view
from tdapp.domain.floor.commands import AddEntries, BustEntry, ReinstateEntry
from tdapp.errors import TdError
from tdapp.ui.bridge import Bridge
from tdapp.ui.director.strip import MOST, Act, Strip, StripView
from tdapp.ui.keys import Deed
from tdapp.ui.messages.errors import text_of_error
from tdapp.ui.models.arrivals import arriving
from tdapp.ui.models.finding import NO_MATCH, folded, rank
from tdapp.ui.theme import Skin
from tdapp.ui.widgets.cards.sheet import CardSheet
from tdapp.ui.widgets.clock_face import ClockFace

_ACTS = {Deed.BUST: Act.BUST, Deed.REINSTATE: Act.REINSTATE, Deed.ADD: Act.ADD}


class OneScreen(QWidget):
    """Shows the page; `act(deed)` takes the keys it knows. `left` asks to go back to the page before."""

    left = Signal()

    def __init__(self, bridge: Bridge) -> None:
        super().__init__()
        self._bridge = bridge
        self._chosen = 0
        self._act = Act.BUST
        self.face = ClockFace()
        self.sheet = CardSheet(self.face)
        self.strip = Strip()
        self.strip.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.face, 1)
        layout.addWidget(self.strip)
        self.strip.typed.connect(self._on_typed)
        self.strip.stepped.connect(self._on_stepped)
        self.strip.picked.connect(self._on_picked)
        self.strip.entered.connect(self._on_entered)
        self.strip.left.connect(self.close_strip)
        bridge.changed.connect(self._on_changed)
        bridge.ticked.connect(self._on_ticked)

    def set_skin(self, skin: Skin | None) -> None:
        """A skin of the room's own; None follows the window."""
        self.face.set_skin(skin)
        self.sheet.set_skin(skin)

    def refresh(self, now: Now) -> None:
        """Show what is so now."""
        view = projector_view(self._bridge.state, now)
        self.face.set_view(view)
        self.sheet.set_view(view)

    def act(self, deed: Deed) -> bool:
        """Do what a key asks for, if it belongs here."""
        if deed in _ACTS:
            self._act = _ACTS[deed]
            self._chosen = self._first("")
            self.strip.begin(self._view(""))
            return True
        if deed is Deed.LEAVE:
            if self.strip.isVisible():
                self.close_strip()
            else:
                self.left.emit()
            return True
        return False

    def close_strip(self) -> None:
        """Back to the clock alone."""
        self.strip.hide()
        self.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh(self._bridge.now())

    def _on_ticked(self, now: Now) -> None:
        if self.isVisible():
            self.refresh(now)

    def _on_changed(self, _: object) -> None:
        if self.isVisible():
            self.refresh(self._bridge.now())
            if self.strip.isVisible():
                self.strip.set_view(self._view(self.strip.field.text()))

    def _first(self, text: str) -> int:
        """Whom Enter takes at first: nobody for a bust before anything is typed."""
        return -1 if self._act is Act.BUST and not text.strip() else 0

    def _on_typed(self, text: str) -> None:
        self._chosen = self._first(text)
        self.strip.set_view(self._view(text))

    def _on_stepped(self, by: int) -> None:
        count = len(self._found(self.strip.field.text()))
        self._chosen = (max(self._chosen, -1 if by > 0 else 0) + by) % count if count else -1
        self.strip.set_view(self._view(self.strip.field.text()))

    def _on_picked(self, nth: int) -> None:
        self._chosen = nth
        self._on_entered(self.strip.field.text())

    def _on_entered(self, text: str) -> None:
        command = self._command(text)
        if command is None:
            return
        error = self._bridge.execute(command)
        if error is None:
            self.close_strip()
        else:
            self.strip.set_view(self._view(text, error))

    def _command(self, text: str) -> Command | None:
        """What Enter does; None while nobody is found."""
        if self._act is Act.ADD:
            return arriving(AddEntries((text,)), self._bridge.state.floor)
        found = self._found(text)
        if not 0 <= self._chosen < len(found):
            return None
        who = found[self._chosen]
        return BustEntry(who.id) if self._act is Act.BUST else ReinstateEntry(who.id)

    def _view(self, text: str, error: TdError | None = None) -> StripView:
        said = text_of_error(error) if error is not None else ""
        found = self._found(text)
        return StripView(act=self._act, found=found, chosen=self._chosen, error=said)

    def _found(self, text: str) -> tuple[Named, ...]:
        """Players that fit, the best first: those still in for a bust, else those out, the last one first."""
        if self._act is Act.ADD:
            return ()
        floor = self._bridge.state.floor
        out = set(floor.busts)
        wanted = folded(text.strip())
        fitting = [
            (rank(wanted, row.who), row)
            for row in player_rows(floor)
            if (row.who.id in out) == (self._act is Act.REINSTATE)
        ]
        ranked = sorted((pair for pair in fitting if pair[0] != NO_MATCH), key=lambda pair: pair[0])
        return tuple(row.who for _, row in ranked[:MOST])
