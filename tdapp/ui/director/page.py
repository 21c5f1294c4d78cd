"""The base of the director's pages."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from tdapp.application.session import Changes
from tdapp.application.views import Now
from tdapp.ui.bridge import Bridge
from tdapp.ui.keys import Deed


class Page(QWidget):
    """A page re-reads its own frozen view in `refresh`: when it is shown, on every change, and each second
    while it is visible. It builds commands and hands them to the bridge; it knows no rule.
    """

    wanted = Signal(object)
    """Carries the Deed of another page that is asked for."""
    icon_name = ""
    deeds: frozenset[Deed] = frozenset()
    """Keys that bring this page up and go on in its `act`."""

    def __init__(self, bridge: Bridge) -> None:
        super().__init__()
        self.setObjectName("page")
        self.bridge = bridge
        self.first: QWidget | None = None
        """Has the keyboard when the page is turned to. Not a focus proxy: Tab would skip all before it."""
        bridge.changed.connect(self._on_changed)
        bridge.ticked.connect(self._on_tick)

    @property
    def title(self) -> str:
        """Its name in the rail."""
        raise NotImplementedError

    def refresh(self, now: Now) -> None:
        """Show what is so now."""
        raise NotImplementedError

    def act(self, deed: Deed) -> None:
        """Do what one of its keys asks for; the page is shown already."""

    def retranslate(self) -> None:
        """Say all texts anew."""
        raise NotImplementedError

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        """The keyboard goes to `first`."""
        if self.first is None:
            super().setFocus(reason)
        else:
            self.first.setFocus(reason)

    def _on_changed(self, _changes: Changes) -> None:
        self._refresh_if_seen()

    def _on_tick(self, now: Now) -> None:
        if self.isVisible():
            self.refresh(now)

    def _refresh_if_seen(self) -> None:
        if self.isVisible():
            self.refresh(self.bridge.now())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh(self.bridge.now())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
            self._refresh_if_seen()
