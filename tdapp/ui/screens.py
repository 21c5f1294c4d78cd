"""Which screens there are and where the projected page belongs. Choosing is pure; watching is Qt's.

Screens are remembered by name and maker's serial, since numbers change with the plugging. Two screens that
show the same rectangle are mirrored: the room sees what the laptop shows, a page of its own is impossible.
"""

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QScreen

Rect = tuple[int, int, int, int]
"""Left, top, width, height in logical pixels of the whole desktop."""


class ScreenInfo(Struct, frozen=True):
    """A screen. `key` is what is remembered of it; `name` is for people."""

    key: str
    name: str
    rect: Rect
    primary: bool


def is_mirrored(screens: Sequence[ScreenInfo]) -> bool:
    """True when two screens show the same rectangle."""
    return len({screen.rect for screen in screens}) < len(screens)


def others(screens: Sequence[ScreenInfo], here: str) -> tuple[ScreenInfo, ...]:
    """Screens that show something else than the one with key `here`, where the director works."""
    own = next((screen.rect for screen in screens if screen.key == here), None)
    return tuple(screen for screen in screens if screen.key != here and screen.rect != own)


def choose(screens: Sequence[ScreenInfo], here: str, remembered: str | None) -> ScreenInfo | None:
    """The screen for the projected page: the remembered one, else the largest other one, else None.

    None also when the remembered screen is the director's own.
    """
    free = others(screens, here)
    known = next((screen for screen in free if screen.key == remembered), None)
    return known or max(free, key=lambda screen: screen.rect[2] * screen.rect[3], default=None)


def info_of(screen: QScreen) -> ScreenInfo:
    """What is known of one of Qt's screens."""
    geometry = screen.geometry()
    model = " ".join(part for part in (screen.manufacturer(), screen.model()) if part)
    return ScreenInfo(
        key="/".join((screen.name(), screen.model(), screen.serialNumber())),
        name=model or screen.name(),
        rect=(geometry.x(), geometry.y(), geometry.width(), geometry.height()),
        primary=screen is QGuiApplication.primaryScreen(),
    )


class Screens(QObject):
    """Tells when screens come, go, or change their place."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self.changed)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.screenAdded.connect(self._added)
        app.screenRemoved.connect(self._tell)
        app.primaryScreenChanged.connect(self._tell)
        for screen in app.screens():
            screen.geometryChanged.connect(self._tell)

    def all(self) -> tuple[ScreenInfo, ...]:
        """The screens there are now."""
        return tuple(info_of(screen) for screen in QGuiApplication.screens())

    def find(self, key: str) -> QScreen | None:
        """Qt's screen with this key."""
        return next((screen for screen in QGuiApplication.screens() if info_of(screen).key == key), None)

    def _added(self, screen: QScreen) -> None:
        screen.geometryChanged.connect(self._tell)
        self._tell()

    def _tell(self) -> None:
        """Once for all that happens in one turn of the event loop: plugging changes many things at a time."""
        self._soon.start()
