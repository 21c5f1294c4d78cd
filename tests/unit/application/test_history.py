"""Which batch undo and redo take: last in, first out in each scope, also over two scopes at once.

Rule: architecture §2.1 points 7 and 8: settling a hand is one batch in two scopes.
"""

from datetime import UTC, datetime

import pytest
from support.fakes import EVENING

from tdapp.application.events import CLOCK, FLOOR, Event
from tdapp.application.history import History
from tdapp.application.log import Batch, Kind, Status
from tdapp.domain.clock.events import SystemClockChanged
from tdapp.domain.floor.events import TournamentNamed
from tdapp.domain.units import Millis

ALL = frozenset({CLOCK, FLOOR})
ONLY_CLOCK = frozenset({CLOCK})
ONLY_FLOOR = frozenset({FLOOR})

_EVENTS: dict[str, tuple[Event, ...]] = {
    "c": (SystemClockChanged(Millis(1)),),
    "f": (TournamentNamed("x"),),
    "cf": (SystemClockChanged(Millis(1)), TournamentNamed("x")),
}


class Log:
    """`do("cf")` is a command in both scopes."""

    def __init__(self) -> None:
        self.history = History()

    def _add(self, kind: Kind, events: tuple[Event, ...] = (), target: int | None = None) -> int:
        seq = self.history.next_seq
        self.history.add(Batch(seq=seq, id=f"b{seq}", at=EVENING, kind=kind, target=target, events=events))
        return seq

    def do(self, scopes: str) -> int:
        return self._add(Kind.DO, _EVENTS[scopes])

    def undo(self, scopes: frozenset[str] = ALL) -> int:
        target = self.history.to_undo(scopes)
        assert target is not None
        self._add(Kind.UNDO, target=target.seq)
        return target.seq

    def redo(self, scopes: frozenset[str] = ALL) -> int:
        target = self.history.to_redo(scopes)
        assert target is not None
        self._add(Kind.REDO, target=target.seq)
        return target.seq

    def next_undo(self, scopes: frozenset[str] = ALL) -> int | None:
        batch = self.history.to_undo(scopes)
        return batch and batch.seq

    def next_redo(self, scopes: frozenset[str] = ALL) -> int | None:
        batch = self.history.to_redo(scopes)
        return batch and batch.seq

    def status(self, seq: int) -> Status:
        return self.history.status(self.history.batches[seq - 1])


def test_an_empty_log_has_nothing_to_undo():
    log = Log()
    assert (log.next_undo(), log.next_redo(), log.history.next_seq) == (None, None, 1)


def test_undo_takes_the_newest_and_redo_the_last_undone():
    log = Log()
    one, two, three = log.do("f"), log.do("c"), log.do("f")
    assert [log.undo(), log.undo(), log.undo()] == [three, two, one]
    assert log.next_undo() is None
    assert [log.redo(), log.redo(), log.redo()] == [one, two, three]
    assert log.next_redo() is None


def test_a_batch_in_two_scopes_is_undone_while_it_is_last_in_both():
    log = Log()
    both = log.do("cf")
    assert (log.next_undo(ONLY_CLOCK), log.next_undo(ONLY_FLOOR), log.next_undo()) == (None, None, both)
    floor = log.do("f")
    assert log.next_undo() == floor
    log.undo()
    assert log.undo() == both


def test_a_batch_in_two_scopes_blocks_what_lies_under_it():
    log = Log()
    log.do("c")
    log.do("f")
    both = log.do("cf")
    assert log.next_undo(ONLY_CLOCK) is None
    assert log.next_undo() == both


def test_redo_does_not_overtake_a_batch_in_two_scopes():
    log = Log()
    both, floor = log.do("cf"), log.do("f")
    log.undo()
    log.undo()
    assert log.next_redo(ONLY_FLOOR) is None, "what was built on the settled hand cannot come back before it"
    assert [log.redo(), log.redo()] == [both, floor]


def test_dropping_a_batch_in_two_scopes_drops_what_was_built_on_it():
    log = Log()
    below, both, floor, clock = log.do("f"), log.do("cf"), log.do("f"), log.do("c")
    for _ in range(4):
        log.undo()
    log.do("c")
    assert [log.status(seq) for seq in (below, both, floor, clock)] == [
        Status.UNDONE,
        Status.DROPPED,
        Status.DROPPED,
        Status.DROPPED,
    ]
    assert log.redo() == below
    assert log.next_redo() is None


def test_dropping_goes_on_through_chains_of_two_scopes():
    log = Log()
    for _ in range(3):
        log.do("cf")
    floor = log.do("f")
    for _ in range(4):
        log.undo()
    log.do("c")
    assert {log.status(seq) for seq in (1, 2, 3, floor)} == {Status.DROPPED}
    assert log.next_redo() is None


class _Settled(Batch, frozen=True, kw_only=True):
    """A batch of a part that these events do not know yet."""

    touched: frozenset[str]

    @property
    def scopes(self) -> frozenset[str]:
        return self.touched


def test_a_batch_is_not_undone_under_one_that_reaches_out_of_the_scopes_asked_for():
    history = History()
    for seq, scopes in enumerate(("cf", "fh"), 1):
        history.add(
            _Settled(seq=seq, id=f"b{seq}", at=EVENING, kind=Kind.DO, events=(), touched=frozenset(scopes))
        )
    assert history.to_undo(frozenset("cf")) is None
    assert history.to_undo(frozenset("cfh")).seq == 2


def test_dropped_stays_dropped():
    log = Log()
    one = log.do("f")
    log.undo()
    two = log.do("f")
    log.undo()
    assert (log.status(one), log.redo(), log.next_redo()) == (Status.DROPPED, two, None)


def test_redo_of_two_scopes_follows_the_order_of_the_undos():
    log = Log()
    clock, floor = log.do("c"), log.do("f")
    log.undo(ONLY_CLOCK)
    log.undo(ONLY_FLOOR)
    assert [log.redo(), log.redo()] == [floor, clock]


def test_undo_of_tells_the_newest():
    log = Log()
    log.do("f")
    log.undo()
    log.redo()
    log.undo()
    assert log.history.undo_of(log.history.batches[0]).seq == 4


def test_a_log_that_breaks_the_order_is_a_fault():
    log = Log()
    log.do("f")
    log.do("f")
    broken = Batch(seq=3, id="x", at=datetime(2026, 1, 1, tzinfo=UTC), kind=Kind.UNDO, target=1, events=())
    with pytest.raises(AssertionError):
        log.history.add(broken)


def test_ten_thousand_commands_each_undone_are_quick():
    log = Log()
    for nth in range(10_000):
        log.do("cf" if nth % 3 == 0 else "f")
    for _ in range(10_000):
        log.undo()
    assert log.next_undo() is None
    log.do("c")
    assert log.next_redo() is None
