"""The session under any commands, undo, redo, notes, failures and reloads, against a plain model."""

from collections.abc import Callable
from contextlib import suppress
from datetime import timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest import mock

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from support.builders import a_break, a_level, a_structure
from support.fakes import CountedIds, FakeTime, MemoryJournal
from support.stores import crashed

from tdapp.app.opening import OpenTournament, create_tournament, open_tournament
from tdapp.application import session as session_module
from tdapp.application.commands import Command, FoundTournament
from tdapp.application.events import CLOCK, FLOOR
from tdapp.application.history import replay
from tdapp.application.log import Kind, Status
from tdapp.application.session import ALL_SCOPES, Session
from tdapp.application.views import founded
from tdapp.domain.clock import commands as c
from tdapp.domain.clock.commands import ClockCommand
from tdapp.domain.clock.reading import Reading, beginning_of, reading_at
from tdapp.domain.clock.structure import Structure
from tdapp.domain.floor import commands as f
from tdapp.domain.floor.state import FloorState
from tdapp.domain.units import EntryId, Millis
from tdapp.errors import RuleViolation, StoreError, TdError

FOUNDING = FoundTournament("Friday", a_structure())

_SCOPES = st.sampled_from([ALL_SCOPES, frozenset({CLOCK}), frozenset({FLOOR})])
_NAMES = st.sampled_from(["Ann", "Bo", "王小明", "Łukasz", "", " \u202e", "x" * 201])
_ENTRIES = st.integers(1, 8).map(EntryId)
_STRUCTURES = st.sampled_from(
    [a_structure(), a_structure(a_level("X1", minutes=5), a_break("X2"), a_level("X3", 1, 2))]
)
_FLOOR_COMMANDS = st.one_of(
    st.builds(f.NameTournament, _NAMES),
    st.builds(f.AddEntries, st.lists(_NAMES, max_size=3).map(tuple)),
    st.builds(f.AddNumberedEntries, st.integers(0, 3)),
    st.builds(f.RenameEntry, _ENTRIES, _NAMES),
    st.builds(f.RemoveEntry, _ENTRIES),
    st.builds(f.BustEntry, _ENTRIES),
    st.builds(f.BustEntry, _ENTRIES),
    st.builds(f.ReinstateEntry, _ENTRIES),
)
_CLOCK_COMMANDS = st.one_of(
    st.sampled_from([c.StartClock(), c.PauseClock(), c.NextItem(), c.PreviousItem(), c.JumpToBreak()]),
    st.builds(c.JumpTo, st.sampled_from(["L1", "L3", "B1", "X1", "X3"])),
    st.builds(c.AdjustClock, st.integers(-3_000_000, 3_000_000)),
    st.builds(c.ChooseStructure, _STRUCTURES),
    st.builds(
        c.ChangeItem,
        st.builds(a_level, st.sampled_from(["L1", "L2", "X3"]), bb=st.just(100), minutes=st.integers(0, 40)),
    ),
)


class Model:
    """One scope as two piles of states: those before each live command, and those after each undone one."""

    def __init__(self) -> None:
        self.past: list[tuple[int, object]] = []
        self.future: list[tuple[int, object]] = []

    def do(self, seq: int, before: object) -> list[int]:
        """The numbers that can no longer be redone."""
        dropped = [undone for undone, _ in self.future]
        self.future.clear()
        self.past.append((seq, before))
        return dropped

    def undo(self, now: object) -> object:
        seq, before = self.past.pop()
        self.future.append((seq, now))
        return before

    def redo(self, now: object) -> object:
        seq, after = self.future.pop()
        self.past.append((seq, now))
        return after


class SessionMachine(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.time = FakeTime()
        self.dropped: set[int] = set()
        self.models = {CLOCK: Model(), FLOOR: Model()}
        self._kept = mock.patch.object(session_module, "KEPT_STATES", 3)
        self._kept.start()

    def teardown(self) -> None:
        try:
            self.undo_all_is_the_founding()
        finally:
            self._kept.stop()

    # ---- the journal: in memory here, a real file below -----------------------------------------------

    @initialize()
    def found(self) -> None:
        self.journal = MemoryJournal()
        self.session = Session(self.journal, self.time, CountedIds())
        self.session.execute(FOUNDING)

    def reload(self) -> None:
        self.journal = MemoryJournal(self.journal.rows)
        self.session = Session(self.journal, self.time, CountedIds(), self.journal.load())

    def fail(self, act: Callable[[], object]) -> None:
        self.journal.broken = True
        with pytest.raises(StoreError):
            act()
        self.journal.broken = False

    # ---- what can be seen -----------------------------------------------------------------------------

    def floor(self) -> FloorState:
        return self.session.state.floor

    def shown(self) -> tuple[Structure, Reading]:
        clock = founded(self.session.state)
        return clock.structure, reading_at(clock, self.time.now())

    def scope_state(self, scope: str) -> object:
        """What undo must bring back exactly: the floor, and of the clock the structure."""
        return self.floor() if scope == FLOOR else self.shown()[0]

    def seen(self) -> tuple[object, ...]:
        log = self.session.batches
        return (
            self.floor(),
            self.shown(),
            log,
            [self.session.status(batch) for batch in log],
            *(find(scopes) for find in (self.session.to_undo, self.session.to_redo) for scopes in _ALL),
        )

    # ---- rules ----------------------------------------------------------------------------------------

    @rule(command=_FLOOR_COMMANDS | _CLOCK_COMMANDS)
    def execute(self, command: Command) -> None:
        scope = CLOCK if isinstance(command, ClockCommand) else FLOOR
        state, before = self.scope_state(scope), self.seen()
        try:
            batch = self.session.execute(command)
        except TdError:
            batch = None
        if batch is None:
            assert self.seen() == before
            return
        assert (batch.kind, batch.scopes) == (Kind.DO, {scope})
        self.dropped.update(self.models[scope].do(batch.seq, state))

    @rule(seconds=st.integers(-5, 3000))
    def plan(self, seconds: int) -> None:
        self.execute(c.PlanStart(self.time.now() + timedelta(seconds=seconds)))

    @rule(ms=st.integers(0, 2_000_000))
    def wait(self, ms: int) -> None:
        self.time.pass_by(ms=ms)

    @rule(scopes=_SCOPES)
    def undo(self, scopes: frozenset[str]) -> None:
        expected = max(
            (m.past[-1][0] for s, m in self.models.items() if s in scopes and m.past), default=None
        )
        if expected is None:
            with pytest.raises(RuleViolation, match=r"undo\.nothing"):
                self.session.undo(scopes)
            return
        target = self.session.to_undo(scopes)
        assert target is not None
        assert target.seq == expected
        (scope,) = target.scopes
        other = FLOOR if scope == CLOCK else CLOCK
        untouched, before = self.scope_state(other), self.models[scope].undo(self.scope_state(scope))
        batch = self.session.undo(scopes)
        assert (batch.kind, batch.target) == (Kind.UNDO, expected)
        assert self.session.status(target) is Status.UNDONE
        assert (self.scope_state(scope), self.scope_state(other)) == (before, untouched)

    @rule(scopes=_SCOPES)
    def redo(self, scopes: frozenset[str]) -> None:
        target = self.session.to_redo(scopes)
        waiting = {m.future[-1][0] for s, m in self.models.items() if s in scopes and m.future}
        if target is None:
            assert not waiting
            with pytest.raises(RuleViolation, match=r"redo\.nothing"):
                self.session.redo(scopes)
            return
        assert target.seq in waiting
        assert target.seq not in self.dropped
        (scope,) = target.scopes
        after = self.models[scope].redo(self.scope_state(scope))
        self.session.redo(scopes)
        assert self.session.status(target) is Status.LIVE
        assert self.scope_state(scope) == after

    @precondition(lambda self: self.session.to_undo())
    @rule()
    def undo_then_redo_is_identity(self) -> None:
        before = self.floor(), self.shown(), self.session.to_undo()
        self.session.undo()
        self.session.redo()
        assert (self.floor(), self.shown(), self.session.to_undo()) == before

    @rule(by=st.integers(-(10**9), 10**9))
    def note_a_changed_clock(self, by: int) -> None:
        before = self.floor(), self.shown(), self.session.to_undo(), self.session.to_redo()
        self.session.note_system_clock(Millis(by))
        assert (self.floor(), self.shown(), self.session.to_undo(), self.session.to_redo()) == before

    @rule(ms=st.integers(0, 2_000_000))
    def be_away(self, ms: int) -> None:
        last_seen = self.time.now()
        self.time.pass_by(ms=ms)
        self.session.go_on_from(last_seen, Millis(ms))

    @rule(command=_FLOOR_COMMANDS | _CLOCK_COMMANDS)
    def a_failed_append_changes_nothing(self, command: Command) -> None:
        before = self.seen()
        acts = [lambda: self.session.note_system_clock(Millis(1))]
        if self.session.to_undo():
            acts.append(self.session.undo)
        if self.session.to_redo():
            acts.append(self.session.redo)
        for act in acts:
            self.fail(act)
        assert self.seen() == before

    @rule()
    def reload_is_the_same(self) -> None:
        before = self.seen()
        self.reload()
        assert self.seen() == before

    # ---- always ---------------------------------------------------------------------------------------

    @invariant()
    def replay_is_the_state(self) -> None:
        if not hasattr(self, "session"):
            return
        again = replay(self.session._history)
        assert again.floor == self.floor()
        clock = founded(again)
        assert (clock.structure, reading_at(clock, self.time.now())) == self.shown()

    @invariant()
    def dropped_never_comes_back(self) -> None:
        if not hasattr(self, "session"):
            return
        log = self.session.batches
        assert [batch.seq for batch in log] == list(range(1, len(log) + 1))
        assert {batch.seq for batch in log if self.session.status(batch) is Status.DROPPED} == self.dropped

    def undo_all_is_the_founding(self) -> None:
        if not hasattr(self, "session"):
            return
        with suppress(RuleViolation):
            while True:
                self.session.undo()
        assert self.floor() == FloorState(title="Friday")
        assert self.shown() == (a_structure(), beginning_of(a_structure(), "L1", running=False))
        assert self.session.to_undo() is None


_ALL = (ALL_SCOPES, frozenset({CLOCK}), frozenset({FLOOR}))

TestSessionMachine = SessionMachine.TestCase
TestSessionMachine.settings = settings(deadline=None, max_examples=100, stateful_step_count=40)


class FileSessionMachine(SessionMachine):
    """The same over a real file, closed and opened, or killed and opened."""

    @initialize()
    def found(self) -> None:
        self.folder = TemporaryDirectory()
        self.kills = 0
        path = Path(self.folder.name) / "Friday.tdapp"
        self.hold(create_tournament(path, FOUNDING, self.time))

    def hold(self, tournament: OpenTournament) -> None:
        self.tournament = tournament
        self.session = tournament.session

    def reload(self) -> None:
        self.tournament.close()
        self.hold(open_tournament(self.tournament.path, self.time))

    def fail(self, act: Callable[[], object]) -> None:
        database = self.tournament._journal._connection()
        database.execute("PRAGMA query_only=ON")
        with pytest.raises(StoreError):
            act()
        database.execute("PRAGMA query_only=OFF")

    @rule()
    def kill_is_the_same(self) -> None:
        before = self.seen()
        self.kills += 1
        self.tournament.beat()
        left = crashed(self.tournament, Path(self.folder.name) / str(self.kills))
        self.tournament.close()
        self.hold(open_tournament(left, self.time))
        assert self.seen() == before

    def teardown(self) -> None:
        super().teardown()
        if hasattr(self, "tournament"):
            self.tournament.close()
            self.folder.cleanup()


@pytest.mark.slow
class TestFileSessionMachine(FileSessionMachine.TestCase):
    settings = settings(deadline=None, max_examples=60, stateful_step_count=40)
