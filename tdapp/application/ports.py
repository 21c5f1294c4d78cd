"""What the session needs from outside: a journal, the time, and names for batches."""

from datetime import datetime
from typing import Protocol

from tdapp.application.log import Batch


class Journal(Protocol):
    """A durable, append-only sequence of batches."""

    def append(self, batch: Batch) -> None:
        """Make the batch durable as number `batch.seq`, the one after the last; only then return.

        A batch that turns out to be durable already (same id) is no error. Errors, and then it is not in the
        journal: StoreError store.conflict when another number is due, store.write when the disk refused.
        """
        ...


class TimeSource(Protocol):
    """The tournament's time."""

    def now(self) -> datetime:
        """Steady UTC in whole milliseconds: the wall time when the program opened plus what has passed since.

        Neither a changed system clock nor a sleep of the computer moves it.
        """
        ...

    def wall(self) -> datetime:
        """What the computer's clock says, UTC, whole milliseconds: for showing and for the log only."""
        ...


class Ids(Protocol):
    """Names for batches."""

    def new(self) -> str:
        """A name that no other batch has."""
        ...
