"""The journal of one tournament: SQLite, one transaction a batch, durable before `append` returns."""

import os
import socket
import sqlite3
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from filelock import BaseFileLock
from msgspec import Struct, structs

from tdapp.application.log import Batch
from tdapp.errors import StoreDamaged, StoreError
from tdapp.store import codec, refusals, schema
from tdapp.store.head import HELPS, load_with_new_head
from tdapp.store.loading import Loaded, chained, load
from tdapp.store.lock import hold
from tdapp.store.migrations import migrate
from tdapp.store.rescue import copy_aside, put_in_place, write_fresh
from tdapp.store.sighting import Sighting, read_sighting, write_sighting


class Tip(Struct, frozen=True):
    """The end of the log: number, id and check value of the last batch, and the id of the first."""

    seq: int = 0
    id: str = ""
    chain: int = 0
    first: str = ""


class Journal:
    """An open tournament file, held against every other process until `close`."""

    def __init__(self, path: Path, lock: BaseFileLock, database: sqlite3.Connection, tip: Tip) -> None:
        self.path = path
        self._lock = lock
        self._database: sqlite3.Connection | None = database
        self._tip = tip
        self._file = _identity(path)
        self._seen: Sighting | None = None

    @staticmethod
    def create(path: Path) -> "Journal":
        """A new, empty journal. Errors: StoreError store.exists, store.read_only, store.disk_full …"""
        path = path.absolute()
        lock = hold(path)
        try:
            write_fresh(path)
            return Journal(path, lock, _connected(path), Tip())
        except BaseException:
            lock.release()
            raise

    @staticmethod
    def open(path: Path, wall: datetime) -> "Opened":
        """Open a journal, whatever state it is in; `wall` (UTC) names copies that are set aside.

        Errors: StoreBusy store.held; StoreTooNew; StoreDamaged when nothing could be read; StoreError. The
        file is then as it was.
        """
        path = path.resolve()
        if not path.exists():
            raise StoreError("store.missing", file=str(path))
        lock = hold(path)
        try:
            return _opened(path, lock, wall)
        except BaseException:
            lock.release()
            raise

    def append(self, batch: Batch) -> None:
        """See `application.ports.Journal`.

        Errors: StoreError store.conflict, store.disk_full, store.read_only, store.file_gone, store.write,
        store.closed; StoreBusy store.busy; StoreDamaged. The batch is then not in the journal; a later append
        may succeed.
        """
        if not self._lock.is_locked:
            raise StoreError("store.closed", file=str(self.path))
        if (batch.seq, batch.id) == (self._tip.seq, self._tip.id):
            return
        if batch.seq != self._tip.seq + 1:
            raise StoreError("store.conflict", file=str(self.path), expected=self._tip.seq + 1, got=batch.seq)
        if _identity(self.path) != self._file:
            raise StoreError("store.file_gone", file=str(self.path))
        body = codec.encode(batch)
        chain = chained(self._tip.chain, body)
        try:
            self._connection().execute(
                "INSERT INTO batch VALUES (?, ?, ?)", (batch.seq, body.decode(), chain)
            )
        except (sqlite3.Error, OverflowError) as error:
            self._settle(batch, body, error)
        self._tip = Tip(batch.seq, batch.id, chain, self._tip.first or batch.id)
        if batch.seq == 1:
            self._carry_over()

    def _carry_over(self) -> None:
        """Bring what SQLite's log holds into the file itself, so that the file alone is a tournament."""
        with suppress(sqlite3.Error):
            self._connection().execute("PRAGMA wal_checkpoint(PASSIVE)")

    def _settle(self, batch: Batch, body: bytes, error: Exception) -> None:
        """After an error: return when the batch is durable all the same, else raise what the error means."""
        try:
            row = self._row(batch.seq)
        except sqlite3.Error:
            self._disconnect()
            try:
                row = self._row(batch.seq)
            except sqlite3.Error:
                row = None
        if row == body.decode():
            return
        if row is not None:
            raise StoreError(
                "store.conflict", file=str(self.path), expected=batch.seq + 1, got=batch.seq
            ) from error
        if isinstance(error, sqlite3.Error):
            raise refusals.of_sqlite(error, self.path) from error
        raise StoreError("store.write", file=str(self.path), reason=str(error)) from error

    def _row(self, seq: int) -> str | None:
        found = self._connection().execute("SELECT body FROM batch WHERE seq = ?", (seq,)).fetchone()
        return found[0] if found else None

    def beat(self, steady: datetime, wall: datetime, title: str = "", entries: int = 0) -> None:
        """Leave a sign of life at this instant (both axes). A disk that refuses is no error here."""
        if not self._lock.is_locked:
            return
        since = self._seen.since if self._seen else wall
        self._seen = Sighting(
            steady=steady,
            wall=wall,
            first=self._tip.first,
            last=self._tip.id,
            seq=self._tip.seq,
            title=title,
            entries=entries,
            is_open=True,
            host=_HOST,
            pid=os.getpid(),
            since=since,
        )
        self._leave(self._seen)

    def _leave(self, seen: Sighting) -> None:
        with suppress(OSError):
            write_sighting(self.path, seen)

    def copy_to(self, path: Path) -> None:
        """A whole copy in one file, for taking along. Errors: StoreError store.exists and those of SQLite."""
        if path.exists():
            raise StoreError("store.exists", file=str(path))
        draft = path.with_name(f"{path.name}.new")
        try:
            draft.unlink(missing_ok=True)
            self._connection().execute("VACUUM INTO ?", (str(draft),))
            draft.replace(path)
        except sqlite3.Error as error:
            draft.unlink(missing_ok=True)
            raise refusals.of_sqlite(error, path) from error
        except OSError as error:
            raise refusals.of_system(error, path) from error

    def close(self) -> None:
        """Leave one file at rest and let go of it. Closing twice is no error."""
        if not self._lock.is_locked:
            return
        if self._database is not None:
            with suppress(sqlite3.Error):  # else the log stays beside the file, for the next opening
                self._database.execute("PRAGMA journal_mode=DELETE")
        self._disconnect()
        if self._seen is not None:
            self._leave(structs.replace(self._seen, is_open=False))
        self._lock.release()

    def _connection(self) -> sqlite3.Connection:
        if self._database is None:
            self._database = schema.connect(self.path, write=True)
        return self._database

    def _disconnect(self) -> None:
        if self._database is not None:
            self._database.close()
            self._database = None


class Opened(Struct, frozen=True, kw_only=True):
    """An opened journal. `failure` says what is lost; `aside` is where the file lies as it was found.

    `seen` is the last sign of life, None when there is none that is about this log.
    """

    journal: Journal
    batches: tuple[Batch, ...]
    failure: StoreDamaged | None
    aside: Path | None
    seen: Sighting | None


_HOST = socket.gethostname()


def _opened(path: Path, lock: BaseFileLock, wall: datetime) -> Opened:
    loaded, lacks_wal = _loaded(path, wall)
    seen = read_sighting(path)
    if seen is not None and not seen.is_of(loaded.batches):
        seen = None
    if not loaded.rows:
        raise loaded.failure or StoreDamaged("store.unfounded", file=str(path))
    failure = loaded.failure or _lost_tail(path, loaded, seen, lacks_wal=lacks_wal)
    aside = copy_aside(path, "damaged", wall) if failure else None
    if loaded.failure:
        put_in_place(path, loaded.rows)
    return Opened(
        journal=Journal(path, lock, _connected(path), _tip(loaded)),
        batches=loaded.batches,
        failure=failure,
        aside=aside,
        seen=seen,
    )


def _loaded(path: Path, wall: datetime) -> tuple[Loaded, bool]:
    """The log, and whether SQLite's own log belongs to the file and is not there."""
    try:
        version, in_wal_format = schema.sniff(path)
        migrate(path, version, wall)
        lacks_wal = in_wal_format and not schema.wal_of(path).exists()
        return load(path), lacks_wal
    except StoreError as error:
        loaded = load_with_new_head(path) if error.code in HELPS else None
        if loaded is None:
            raise
        return loaded, False


def _lost_tail(path: Path, loaded: Loaded, seen: Sighting | None, *, lacks_wal: bool) -> StoreDamaged | None:
    """What was acknowledged and is not there, in a file that is whole in itself."""
    read = len(loaded.rows)
    if seen is not None and seen.seq > read:
        return StoreDamaged("store.tail_missing", file=str(path), read=read, seen=seen.seq)
    if lacks_wal and (seen is None or seen.seq < read):
        return StoreDamaged("store.wal_missing", file=str(path), read=read)
    return None


def _tip(loaded: Loaded) -> Tip:
    if not loaded.rows:
        return Tip()
    first, last = loaded.batches[0], loaded.batches[-1]
    return Tip(last.seq, last.id, loaded.rows[-1].chain, first.id)


def _connected(path: Path) -> sqlite3.Connection:
    try:
        return schema.connect(path, write=True)
    except sqlite3.Error as error:
        raise refusals.of_sqlite(error, path) from error


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
