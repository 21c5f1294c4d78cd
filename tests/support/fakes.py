"""Hand-written stand-ins for what the session needs from outside."""

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta

import msgspec

from tdapp.application.log import Batch
from tdapp.application.session import Session
from tdapp.errors import StoreError

EVENING = datetime(2026, 1, 2, 19, 0, tzinfo=UTC)


class FakeTime:
    """Time that passes only when told to."""

    def __init__(self, at: datetime = EVENING) -> None:
        self._steady = at
        self._wall = at

    def now(self) -> datetime:
        return self._steady

    def wall(self) -> datetime:
        return self._wall

    def pass_by(self, *, minutes: float = 0, seconds: float = 0, ms: int = 0) -> datetime:
        """Real time goes by, awake; returns the new steady instant."""
        by = timedelta(milliseconds=round(minutes * 60_000 + seconds * 1000) + ms)
        self._steady += by
        self._wall += by
        return self._steady

    def sleep(self, *, seconds: float) -> None:
        """The computer sleeps: the wall goes on, steady time does not."""
        self._wall += timedelta(milliseconds=round(seconds * 1000))

    def set_wall(self, by: timedelta) -> None:
        """Somebody sets the computer's clock."""
        self._wall += by


class CountedIds:
    """b1, b2, …"""

    def __init__(self) -> None:
        self._count = 0

    def new(self) -> str:
        self._count += 1
        return f"b{self._count}"


class MemoryJournal:
    """A journal in memory that keeps what a file would keep: encoded rows. `broken` makes appends fail."""

    def __init__(self, rows: Iterable[bytes] = ()) -> None:
        self.rows: list[bytes] = list(rows)
        self.broken = False

    def append(self, batch: Batch) -> None:
        if self.broken:
            raise StoreError("store.write")
        if batch.seq != len(self.rows) + 1:
            raise StoreError("store.conflict", due=len(self.rows) + 1)
        self.rows.append(msgspec.json.encode(batch))

    def load(self) -> tuple[Batch, ...]:
        return tuple(_DECODER.decode(row) for row in self.rows)


_DECODER = msgspec.json.Decoder(Batch)


class Evening:
    """A session with its fakes at hand."""

    def __init__(self, batches: Iterable[Batch] = ()) -> None:
        batches = tuple(batches)
        self.time = FakeTime()
        self.journal = MemoryJournal(msgspec.json.encode(batch) for batch in batches)
        self.session = Session(self.journal, self.time, CountedIds(), batches)

    def reloaded(self) -> Session:
        """Another session made from what the journal holds."""
        return Session(MemoryJournal(self.journal.rows), self.time, CountedIds(), self.journal.load())
