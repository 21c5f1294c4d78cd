"""Which batch undo and redo would take, and the state that replay gives.

Rule: architecture §2.1: each scope is last-in-first-out; a batch in several scopes is undone while it is the
last in all of them.
"""

from collections.abc import Iterable

from tdapp.application.events import Event
from tdapp.application.log import Batch, Kind, Status
from tdapp.application.tournament import Tournament, evolve


class History:
    """The batches of a tournament with what has become of each. Grows by `add` only."""

    def __init__(self, batches: Iterable[Batch] = ()) -> None:
        self.batches: list[Batch] = []
        self._status: dict[int, Status] = {}
        self._undone: list[int] = []
        for batch in batches:
            self.add(batch)

    @property
    def next_seq(self) -> int:
        """Number that the next batch gets."""
        return len(self.batches) + 1

    def status(self, batch: Batch) -> Status:
        """What has become of the batch."""
        return self._status[batch.seq]

    def add(self, batch: Batch) -> None:
        """Take in a batch that is durable."""
        self.batches.append(batch)
        self._status[batch.seq] = Status.LIVE
        if batch.kind is Kind.UNDO and batch.target is not None:
            self._status[batch.target] = Status.UNDONE
            self._undone.append(batch.target)
        elif batch.kind is Kind.REDO and batch.target is not None:
            self._status[batch.target] = Status.LIVE
            self._undone.remove(batch.target)
        elif batch.kind is Kind.DO:
            for seq in [s for s in self._undone if self._batch(s).scopes & batch.scopes]:
                self._status[seq] = Status.DROPPED
                self._undone.remove(seq)

    def _batch(self, seq: int) -> Batch:
        return self.batches[seq - 1]

    def to_undo(self, scopes: frozenset[str]) -> Batch | None:
        """The newest live batch within `scopes` that is last in each of its own scopes."""
        blocked: set[str] = set()
        for batch in reversed(self.batches):
            if batch.kind is not Kind.DO or self._status[batch.seq] is not Status.LIVE:
                continue
            touched = batch.scopes
            if touched <= scopes and not touched & blocked:
                return batch
            blocked |= touched
            if scopes <= blocked:
                return None
        return None

    def to_redo(self, scopes: frozenset[str]) -> Batch | None:
        """The batch undone last within `scopes`."""
        for seq in reversed(self._undone):
            batch = self._batch(seq)
            if batch.scopes <= scopes:
                return batch
        return None

    def undo_of(self, batch: Batch) -> Batch:
        """The newest undo of a batch that is undone."""
        return next(b for b in reversed(self.batches) if b.kind is Kind.UNDO and b.target == batch.seq)

    def live_events(self, before: int | None = None) -> Iterable[Event]:
        """Events of everything that counts, oldest first, `before` a number if given."""
        for batch in self.batches:
            if before is not None and batch.seq >= before:
                return
            if self._status[batch.seq] is Status.LIVE:
                yield from batch.events


def replay(history: History, before: int | None = None) -> Tournament:
    """The state that the live batches give."""
    state = Tournament()
    for event in history.live_events(before):
        state = evolve(state, event)
    return state
