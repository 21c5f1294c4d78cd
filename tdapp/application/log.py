"""The log of a tournament: batches, each the outcome of one command, only ever appended."""

from datetime import datetime
from enum import StrEnum

from msgspec import Struct

from tdapp.application.events import Event, scope_of


class Kind(StrEnum):
    """`NOTE` is a fact that undo passes by: the founding, time away, a changed system clock."""

    DO = "do"
    NOTE = "note"
    UNDO = "undo"
    REDO = "redo"


class Status(StrEnum):
    """What has become of a batch. A dropped one can no longer be redone, and stays in the log.

    Rule: architecture §2: undo marks a batch, never deletes; a new command drops the redo branch of its
    scopes.
    """

    LIVE = "live"
    UNDONE = "undone"
    DROPPED = "dropped"


class Batch(Struct, frozen=True, kw_only=True):
    """One command's events. `at` is wall time (UTC); `target` is the `seq` that an undo or redo is about.

    An undo or redo carries the events that it needs beside the change of its target's status
    (`ClockRestored`).
    """

    seq: int
    id: str
    at: datetime
    kind: Kind
    target: int | None = None
    events: tuple[Event, ...]

    @property
    def scopes(self) -> frozenset[str]:
        """The scopes that its events touch."""
        return frozenset(scope_of(event) for event in self.events)
