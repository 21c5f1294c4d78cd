"""Where the projected page is: off, on a second screen, or waiting for one that has gone.

| what happens | what follows |
|---|---|
| wanted, a second screen is there | full screen there, remembered by name |
| wanted, only one screen, or mirrored ones | nothing there; the director's window shows the page itself |
| its screen goes | hidden and waiting; the header says so, nothing is lost |
| its screen comes back, or another one comes | shown again by itself, without taking the focus |
| closed by its owner | off, no longer wanted |
"""

from PySide6.QtCore import QObject, Signal

from tdapp.application.views import ProjectorView
from tdapp.application.views_cards import WallCard
from tdapp.ui.projector.placement import Placement, Where
from tdapp.ui.projector.window import ProjectorWindow
from tdapp.ui.screens import ScreenInfo, Screens, choose, is_mirrored, others
from tdapp.ui.theme import Skin


class Placing(QObject):
    """Owns the window. `changed(Placement)` is for the header; `remember(key)` is for the preferences."""

    changed = Signal(object)
    remember = Signal(str)

    def __init__(
        self, screens: Screens, remembered: str | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._screens = screens
        self._remembered = remembered
        self._wanted = False
        self._view: ProjectorView | None = None
        self._card: WallCard | None = None
        self._here = ""
        self._skin: Skin | None = None
        self._on: ScreenInfo | None = None
        self.window: ProjectorWindow | None = None
        self.placement = Placement()
        screens.changed.connect(self._look)

    def set_view(self, view: ProjectorView) -> None:
        """What the room sees; kept for a screen that is still to come."""
        self._view = view
        if self.window is not None and self.window.isVisible():
            self.window.set_view(view)

    def set_card(self, card: WallCard | None) -> None:
        """The card over the clock, or none; kept for a screen that is still to come."""
        self._card = card
        if self.window is not None:
            self.window.sheet.set_card(card)

    def set_skin(self, skin: Skin | None) -> None:
        """A skin of the room's own; None follows the director's windows."""
        self._skin = skin
        if self.window is not None:
            self.window.set_skin(skin)

    def open(self, here: str) -> Placement:
        """Show the page on a screen other than the director's, whose key is `here`."""
        self._wanted, self._here = True, here
        self._look()
        return self.placement

    def move_to(self, key: str) -> None:
        """Show it on this screen from now on."""
        self._remembered, self._wanted = key, True
        self.remember.emit(key)
        self._look()

    def close(self) -> None:
        """Take the page off the second screen."""
        self._wanted = False
        self._hide()
        self._say(Placement())

    def here_is(self, key: str) -> None:
        """The director's window was moved to another screen."""
        if key != self._here:
            self._here = key
            self._look()

    def choices(self) -> tuple[ScreenInfo, ...]:
        """Screens that the page can be shown on."""
        return others(self._screens.all(), self._here)

    def _look(self) -> None:
        if not self._wanted:
            return
        screens = self._screens.all()
        chosen = choose(screens, self._here, self._remembered)
        if chosen is not None:
            self._show(chosen)
            return
        self._hide()
        if is_mirrored(screens):
            self._say(Placement(Where.MIRRORED))
        elif self.placement.where in (Where.SHOWN, Where.LOST):
            self._say(Placement(Where.LOST, self.placement.screen))
        else:
            self._say(Placement(Where.ONE_SCREEN))

    def _show(self, chosen: ScreenInfo) -> None:
        screen = self._screens.find(chosen.key)
        if screen is None:
            return
        if self.window is None:
            self.window = ProjectorWindow()
            self.window.set_skin(self._skin)
            self.window.sheet.set_card(self._card)
            self.window.closed.connect(self.close)
        if self._on != chosen or not self.window.isVisible():
            if self._view is not None:
                self.window.set_view(self._view)
            self.window.show_on(screen)
            self._on = chosen
        if self._remembered is None:
            self._remembered = chosen.key
            self.remember.emit(chosen.key)
        self._say(Placement(Where.SHOWN, chosen.name))

    def _hide(self) -> None:
        self._on = None
        if self.window is not None:
            self.window.hide()

    def _say(self, placement: Placement) -> None:
        if placement != self.placement:
            self.placement = placement
            self.changed.emit(placement)
