"""Which card the projected page shows: draws and moves as they happen, until they are taken away.

| what happens | what follows |
|---|---|
| seats or buttons are drawn, tables balanced, a table broken | its card comes up by itself |
| that is taken back | its card goes |
| Esc, PageDown, PageUp, the director | it goes |
| 20 seconds have passed, more when it has many parts | it goes; draws stay |
"""

from PySide6.QtCore import QObject, QTimer, Signal

from tdapp.application.log import Kind
from tdapp.application.session import Changes
from tdapp.application.views_cards import STAYING, WallCard, card_of, pages_of
from tdapp.ui.bridge import Bridge

STAYS_MS = 20_000
PART_MS = 7_000
"""A card in several parts stays so long for each."""


class Wall(QObject):
    """`changed` carries the card, or None."""

    changed = Signal(object)

    def __init__(self, bridge: Bridge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self.card: WallCard | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.leave)
        bridge.changed.connect(self._on_changed)

    def show(self, card: WallCard) -> None:
        """Put the card up."""
        self.card = card
        self._timer.stop()
        if not isinstance(card, STAYING):
            self._timer.start(max(STAYS_MS, PART_MS * len(pages_of(card))))
        self.changed.emit(card)

    def leave(self) -> bool:
        """Take the card away; False when there was none."""
        if self.card is None:
            return False
        self.card = None
        self._timer.stop()
        self.changed.emit(None)
        return True

    def _on_changed(self, changes: Changes) -> None:
        if changes.batch.kind is Kind.UNDO:
            self.leave()
        elif card := card_of(changes.batch, self._bridge.state.floor):
            self.show(card)
