"""Which batch undo and redo would take, and the state that replay gives.

Rule: architecture §2.1: each scope is last-in-first-out; a batch in several scopes is undone while it is the
last in all of them.
"""

from collections import defaultdict, deque
from collections.abc import Iterable

from tdapp.application.events import Event
from tdapp.application.log import Batch, Kind, Status
from tdapp.application.tournament import Tournament, evolve

Stacks = defaultdict[str, list[int]]


class History:
    """The batches of a tournament with what has become of each. Grows by `add` only.

    Each scope has a stack of the commands that count and one of those taken back, both with the next to move
    on top; a batch in several scopes lies on several stacks and moves when it is on top of all.
    """

    def __init__(self, batches: Iterable[Batch] = ()) -> None:
        self.batches: list[Batch] = []
        self._status: dict[int, Status] = {}
        self._scopes: dict[int, frozenset[str]] = {}
        self._live: Stacks = defaultdict(list)
        self._undone: Stacks = defaultdict(list)
        self._undo_of: dict[int, Batch] = {}
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
        if batch.kind is Kind.DO:
            self._scopes[batch.seq] = scopes = batch.scopes
            for scope in scopes:
                if self._undone[scope]:
                    self._drop(scopes)
                self._live[scope].append(batch.seq)
        elif batch.kind is Kind.UNDO and batch.target is not None:
            self._undo_of[batch.target] = batch
            self._move(batch.target, self._live, self._undone, Status.UNDONE)
        elif batch.kind is Kind.REDO and batch.target is not None:
            self._move(batch.target, self._undone, self._live, Status.LIVE)

    def _move(self, seq: int, source: Stacks, goal: Stacks, status: Status) -> None:
        self._status[seq] = status
        for scope in self._scopes[seq]:
            top = source[scope].pop()
            assert top == seq, "undo and redo take the last of each scope"
            goal[scope].append(seq)

    def _drop(self, scopes: frozenset[str]) -> None:
        """Nothing undone in `scopes` comes back, nor in other scopes what was built on it."""
        todo = [(scope, len(self._undone[scope])) for scope in scopes]
        while todo:
            scope, upto = todo.pop()
            dropped = self._undone[scope][:upto]
            del self._undone[scope][:upto]
            for seq in dropped:
                self._status[seq] = Status.DROPPED
                for other in self._scopes[seq] - {scope}:
                    if seq in self._undone[other]:
                        todo.append((other, self._undone[other].index(seq) + 1))

    def _batch(self, seq: int) -> Batch:
        return self.batches[seq - 1]

    def to_undo(self, scopes: frozenset[str]) -> Batch | None:
        """The newest live batch within `scopes` that is last in each of its own scopes."""
        seq = max(self._tops(self._live, scopes), default=None)
        return self._batch(seq) if seq else None

    def to_redo(self, scopes: frozenset[str]) -> Batch | None:
        """The batch undone last within `scopes`, if nothing before it in its scopes is still undone."""
        seq = max(self._tops(self._undone, scopes), key=lambda top: self._undo_of[top].seq, default=None)
        return self._batch(seq) if seq else None

    def _tops(self, stacks: Stacks, scopes: frozenset[str]) -> set[int]:
        """Batches within `scopes` that are on top of the stacks of all their scopes."""
        tops = {stacks[scope][-1] for scope in scopes if stacks[scope]}
        return {
            seq
            for seq in tops
            if self._scopes[seq] <= scopes and all(stacks[scope][-1] == seq for scope in self._scopes[seq])
        }

    def undo_of(self, batch: Batch) -> Batch:
        """The newest undo of a batch that is undone."""
        return self._undo_of[batch.seq]

    def live(self, upto: int) -> Iterable[Batch]:
        """Everything that counts, oldest first, up to and with a number."""
        return (batch for batch in self.batches[:upto] if self._status[batch.seq] is Status.LIVE)


def replay(history: History) -> Tournament:
    """The state that the live batches give."""
    state = Tournament()
    for batch in history.live(len(history.batches)):
        state = evolved(state, batch.events)
    return state


def states_before(history: History, upto: int, most: int) -> dict[int, Tournament]:
    """The states just before each of the last `most` live commands up to and with number `upto`."""
    state = Tournament()
    found: deque[tuple[int, Tournament]] = deque(maxlen=most)
    for batch in history.live(upto):
        if batch.kind is Kind.DO:
            found.append((batch.seq, state))
        state = evolved(state, batch.events)
    return dict(found)


def evolved(state: Tournament, events: Iterable[Event]) -> Tournament:
    """The state after all the events."""
    for event in events:
        state = evolve(state, event)
    return state
