"""What the room gets: the projected page on its screen, in its skin, and a machine that stays awake."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QScreen

from tdapp.application.preferences import Preferences
from tdapp.application.views import ProjectorView
from tdapp.ui.awake import KeepAwake
from tdapp.ui.director.desk import Desk
from tdapp.ui.projector.placement import Where
from tdapp.ui.projector.placing import Placing
from tdapp.ui.screens import ScreenInfo, Screens, info_of
from tdapp.ui.theme import Skin


class Room(QObject):
    """`may_sleep` is emitted once when the system does not keep the screen on; its answer will not change."""

    may_sleep = Signal()

    def __init__(self, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.screens = Screens(self)
        self.placing = Placing(self.screens, preferences.projector_screen, self)
        self._awake = KeepAwake(self)
        self._told = False
        self._awake.changed.connect(self._on_awake)
        self.dress(preferences)

    def set_view(self, view: ProjectorView) -> None:
        """What is so now."""
        self.placing.set_view(view)
        self._awake.wish(view.clock.running)

    def dress(self, preferences: Preferences, desk: Desk | None = None) -> None:
        """The page may have a skin of its own; an unknown one is the windows'."""
        known = preferences.projector_skin in set(Skin)
        skin = Skin(preferences.projector_skin) if known else None
        self.placing.set_skin(skin)
        if desk is not None:
            desk.one_screen.set_skin(skin)

    def switch(self, desk: Desk, here: QScreen) -> None:
        """On or off: on a second screen where there is one, else in the director's own window."""
        if desk.is_one_screen:
            desk.set_one_screen(False)
        elif self.placing.placement.where is Where.SHOWN:
            self.placing.close()
        elif self.placing.open(info_of(here).key).where is not Where.SHOWN:
            desk.set_one_screen(True)

    def director_is_on(self, screen: QScreen) -> None:
        """The director's window was moved."""
        self.placing.here_is(info_of(screen).key)

    def all_screens(self) -> tuple[ScreenInfo, ...]:
        """The screens to choose from."""
        return self.screens.all()

    def empty(self) -> None:
        """No tournament any more."""
        self.placing.set_card(None)
        self.placing.close()
        self._awake.wish(False)

    def release(self) -> None:
        """The program ends."""
        self._awake.release()

    def _on_awake(self, granted: bool | None) -> None:
        if granted is False and not self._told:
            self._told = True
            self.may_sleep.emit()
