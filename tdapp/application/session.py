"""The one door: nothing changes except through `execute`, `undo` and `redo`."""

from collections.abc import Callable, Iterable
from datetime import datetime

from msgspec import Struct, structs

from tdapp.application.commands import Command, FoundTournament
from tdapp.application.events import CLOCK, FLOOR, Event
from tdapp.application.history import History, evolved, replay, states_before
from tdapp.application.log import Batch, Kind, Status
from tdapp.application.ports import Ids, Journal, TimeSource
from tdapp.application.tournament import Tournament, decide, evolve
from tdapp.domain.clock.events import ClockRestored, Moved, SystemClockChanged
from tdapp.domain.clock.reading import ClockState, reading_at
from tdapp.domain.clock.restore import restored, went_on
from tdapp.domain.units import Millis
from tdapp.errors import RuleViolation

ALL_SCOPES = frozenset({CLOCK, FLOOR})
KEPT_STATES = 200


class Changes(Struct, frozen=True, kw_only=True):
    """What has become so: the scopes that may look different, the batch, what undo and redo take now."""

    scopes: frozenset[str]
    batch: Batch
    undo: Batch | None
    redo: Batch | None


Listener = Callable[[Changes], None]


class Session:
    """One tournament, open for writing.

    Every change is durable in the journal before `state` shows it and before a listener hears of it.
    """

    def __init__(self, journal: Journal, time: TimeSource, ids: Ids, batches: Iterable[Batch] = ()) -> None:
        self._journal = journal
        self._time = time
        self._ids = ids
        self._history = History(batches)
        self._state = replay(self._history)
        self._before: dict[int, Tournament] = {}
        self._listeners: list[Listener] = []

    @property
    def state(self) -> Tournament:
        """The present state."""
        return self._state

    @property
    def batches(self) -> tuple[Batch, ...]:
        """The whole log, oldest first."""
        return tuple(self._history.batches)

    def status(self, batch: Batch) -> Status:
        """What has become of a batch of the log."""
        return self._history.status(batch)

    def to_undo(self, scopes: frozenset[str] = ALL_SCOPES) -> Batch | None:
        """What `undo` would take back."""
        return self._history.to_undo(scopes)

    def to_redo(self, scopes: frozenset[str] = ALL_SCOPES) -> Batch | None:
        """What `redo` would do again."""
        return self._history.to_redo(scopes)

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Call `listener` after every change; the function returned ends that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def execute(self, command: Command) -> Batch | None:
        """Do it. None when it would change nothing.

        Errors: RuleViolation, InputError: nothing happened; StoreError: nothing happened, not durable.
        """
        events = decide(self._state, command, self._time.now())
        if not events:
            return None
        kind = Kind.NOTE if isinstance(command, FoundTournament) else Kind.DO
        return self._record(kind, events)

    def undo(self, scopes: frozenset[str] = ALL_SCOPES) -> Batch:
        """Take back the newest command of `scopes`. Errors: RuleViolation undo.nothing; StoreError."""
        target = self.to_undo(scopes)
        if target is None:
            raise RuleViolation("undo.nothing")
        earlier = self._state_before(target)
        state, events = self._state, ()
        if FLOOR in target.scopes:
            state = structs.replace(state, floor=earlier.floor)
        if CLOCK in target.scopes:
            event = _clock_undone(_clock(self._state), _clock(earlier), target, self._time.now())
            state = evolve(structs.replace(state, clock=earlier.clock), event)
            events = (event,)
        batch = self._batch(Kind.UNDO, events, target.seq)
        return self._commit(batch, state, target.scopes)

    def redo(self, scopes: frozenset[str] = ALL_SCOPES) -> Batch:
        """Do again what was undone last. Errors: RuleViolation redo.nothing; StoreError."""
        target = self.to_redo(scopes)
        if target is None:
            raise RuleViolation("redo.nothing")
        state = evolved(self._state, target.events)
        events: tuple[Event, ...] = ()
        if CLOCK in target.scopes:
            undone = self._history.undo_of(target).events[0]
            assert isinstance(undone, ClockRestored)
            event = restored(
                _clock(self._state), _clock(state).structure, undone.before, undone.after, self._time.now()
            )
            state, events = evolve(state, event), (event,)
        batch = self._batch(Kind.REDO, events, target.seq)
        return self._commit(batch, state, target.scopes)

    def go_on_from(self, last_seen: datetime, missed: Millis) -> Batch | None:
        """After the program was away for `missed`: the clock goes on from what it showed at `last_seen`.

        `last_seen` is steady UTC of the earlier run. A countdown keeps its planned start. None when nothing
        changes by that. The choice to count the time after all is one `AdjustClock`.
        """
        if self._state.clock is None:
            return None
        event = went_on(self._state.clock, last_seen, missed, self._time.now())
        return self._record(Kind.NOTE, (event,)) if event else None

    def note_system_clock(self, by: Millis) -> Batch | None:
        """Write down that the computer's clock was set by so much. None before the founding."""
        if self._state.clock is None:
            return None
        return self._record(Kind.NOTE, (SystemClockChanged(by),))

    def _record(self, kind: Kind, events: tuple[Event, ...]) -> Batch:
        batch = self._batch(kind, events)
        return self._commit(batch, evolved(self._state, events), batch.scopes)

    def _batch(self, kind: Kind, events: tuple[Event, ...], target: int | None = None) -> Batch:
        return Batch(
            seq=self._history.next_seq,
            id=self._ids.new(),
            at=self._time.wall(),
            kind=kind,
            target=target,
            events=events,
        )

    def _commit(self, batch: Batch, state: Tournament, scopes: frozenset[str]) -> Batch:
        self._journal.append(batch)
        self._remember(batch)
        self._history.add(batch)
        self._state = state
        changes = Changes(scopes=scopes, batch=batch, undo=self.to_undo(), redo=self.to_redo())
        for listener in tuple(self._listeners):
            listener(changes)
        return batch

    def _remember(self, batch: Batch) -> None:
        if batch.kind is Kind.DO:
            self._before[batch.seq] = self._state
            if len(self._before) > KEPT_STATES:
                del self._before[next(iter(self._before))]

    def _state_before(self, batch: Batch) -> Tournament:
        """What its scopes were like just before the batch, the last of its scopes, took effect."""
        if batch.seq not in self._before:
            self._before = states_before(self._history, batch.seq, KEPT_STATES)
        return self._before[batch.seq]


def _clock(state: Tournament) -> ClockState:
    assert state.clock is not None
    return state.clock


def _clock_undone(current: ClockState, earlier: ClockState, target: Batch, now: datetime) -> ClockRestored:
    moves = [event for event in target.events if isinstance(event, Moved)]
    if moves:
        return restored(current, earlier.structure, moves[0].before, moves[-1].after, now)
    wanted = reading_at(earlier, now)
    return restored(current, earlier.structure, wanted, reading_at(current, now), now)
