"""Keeps the machine and its screens awake while the clock runs.

Nothing is loaded before the first wish, so that a start never waits for it. Where the system refuses (no
D-Bus, no permission) the program goes on and says that the screen may sleep.
"""

from contextlib import AbstractContextManager
from typing import Any, Protocol

from PySide6.QtCore import QObject, QTimer, Signal


class Mode(Protocol):
    """What the system grants: look at `active` after entering."""

    active: bool


def presenting() -> AbstractContextManager[Any]:
    """The system's own way to keep a presentation on."""
    from wakepy import keep  # noqa: PLC0415 - loaded when first wanted, after the first paint

    return keep.presenting(on_fail="pass")


class KeepAwake(QObject):
    """`wish(True)` while the clock runs. `changed(granted)` tells when the answer differs from the last one.

    `granted` is None while nothing is wished, else whether the system keeps the screen on.
    """

    changed = Signal(object)

    def __init__(self, parent: QObject | None = None, make: Any = presenting) -> None:
        super().__init__(parent)
        self._make = make
        self._mode: AbstractContextManager[Any] | None = None
        self._wished = False
        self.granted: bool | None = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._act)

    def wish(self, awake: bool) -> None:
        """Ask for it or give it back; done when the event loop is idle, so nothing waits."""
        if awake != self._wished:
            self._wished = awake
            self._soon.start(0)

    def release(self) -> None:
        """Give it back at once: the program ends."""
        self._soon.stop()
        self._wished = False
        self._act()

    def _act(self) -> None:
        if self._wished and self._mode is None:
            self._enter()
        elif not self._wished:
            mode, self._mode = self._mode, None
            if mode is not None:
                mode.__exit__(None, None, None)
            self._say(None)

    def _enter(self) -> None:
        try:
            mode = self._make()
            entered: Mode = mode.__enter__()
        except Exception:
            self._say(False)
            return
        self._mode = mode
        self._say(bool(entered.active))

    def _say(self, granted: bool | None) -> None:
        if granted is not self.granted:
            self.granted = granted
            self.changed.emit(granted)
