"""Session ↔ windows: the only holder of the session in the ui, and the one tick that all faces share."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from tdapp.application.commands import Command
from tdapp.application.ports import TimeSource
from tdapp.application.session import Changes, Session
from tdapp.application.tournament import Tournament
from tdapp.application.views import Now, founded
from tdapp.domain.clock.view import ClockView, clock_view, item_began, set_by_hand
from tdapp.errors import TdError
from tdapp.ui.format import until_next_second

_LATEST = 1000


class Bridge(QObject):
    """Pages hand in commands and re-read their views on `changed` (Changes) and `ticked` (Now).

    `refused` carries a TdError that no field shows. `level_began` carries the ClockView of an item that
    began by itself, once.
    """

    changed = Signal(object)
    ticked = Signal(object)
    refused = Signal(object)
    level_began = Signal(object)

    def __init__(self, session: Session, time: TimeSource, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._time = time
        self._last: ClockView | None = None
        self._unsubscribe = session.subscribe(self._on_changes)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.tick)

    @property
    def state(self) -> Tournament:
        """The present state."""
        return self.session.state

    def now(self) -> Now:
        """This instant on both axes."""
        return Now(self._time.now(), self._time.wall())

    def start(self) -> None:
        """Begin to tick."""
        self._last = clock_view(founded(self.state), self.now().steady)
        self.tick()

    def stop(self) -> None:
        """No more ticks and changes: the tournament is being closed."""
        self._timer.stop()
        self._unsubscribe()

    def execute(self, command: Command) -> TdError | None:
        """Do it; what stands against it comes back, for the page to show beside its field."""
        return self._attempt(lambda: self.session.execute(command))

    def act(self, command: Command) -> bool:
        """Do what no field belongs to; what stands against it goes out by `refused`."""
        return self._shown(self.execute(command))

    def undo(self) -> bool:
        """Take back the newest command; a refusal goes out by `refused`."""
        return self._shown(self._attempt(self.session.undo))

    def redo(self) -> bool:
        """Do again what was taken back last; a refusal goes out by `refused`."""
        return self._shown(self._attempt(self.session.redo))

    def _attempt(self, deed: Callable[[], object]) -> TdError | None:
        self._look()  # what began before the deed is announced, whatever the deed does to it
        try:
            deed()
        except TdError as error:
            return error
        return None

    def _shown(self, error: TdError | None) -> bool:
        if error is not None:
            self.refused.emit(error)
        return error is None

    def _on_changes(self, changes: Changes) -> None:
        if any(set_by_hand(event) for event in changes.batch.events):
            self._last = clock_view(founded(self.state), self.now().steady)
        self._look()
        self.changed.emit(changes)
        self._arm()

    def tick(self) -> None:
        """Look at the clock now, tell everybody, and come back when the shown second changes."""
        self._look()
        self.ticked.emit(self.now())
        self._arm()

    def _look(self) -> None:
        """Announce what began by itself since the last look."""
        earlier, self._last = self._last, clock_view(founded(self.state), self.now().steady)
        if earlier is not None and item_began(earlier, self._last):
            self.level_began.emit(self._last)

    def _arm(self) -> None:
        """Rule: tech.md: never count ticks; re-arm a precise timer to the next whole second."""
        now = self.now()
        view = clock_view(founded(self.state), now.steady)
        wait = _LATEST - now.wall.microsecond // 1000
        if view.running:
            left = -view.overtime if view.overtime else view.starts_in or view.remaining
            wait = until_next_second(left)
        self._timer.start(min(wait, _LATEST) + 1)
