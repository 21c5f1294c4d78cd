"""Reading a journal without changing a byte of it: the good prefix and the first failure."""

import sqlite3
from contextlib import closing
from pathlib import Path
from zlib import crc32

from msgspec import Struct

from tdapp.application.log import Batch
from tdapp.errors import StoreDamaged, StoreTooNew
from tdapp.store import codec, refusals, schema


class Row(Struct, frozen=True):
    """A row of the table `batch`."""

    seq: int
    body: bytes
    chain: int


class Loaded(Struct, frozen=True, kw_only=True):
    """`rows` and `batches` are the good prefix; `failure` says what stopped the reading, None at the end."""

    rows: tuple[Row, ...]
    batches: tuple[Batch, ...]
    failure: StoreDamaged | None


def chained(chain: int, body: bytes) -> int:
    """The check value of a row after one with `chain`; before the first row it is 0."""
    return crc32(body, chain)


def load(path: Path) -> Loaded:
    """All batches up to the first that is damaged.

    Errors: StoreTooNew store.unknown_event (whole, but written by a program that knows more events);
    StoreDamaged store.schema, and those of SQLite when nothing at all can be read.
    """
    try:
        with closing(schema.connect(path, write=False)) as database:
            database.text_factory = bytes
            # lets a file be read that is shorter than it says; the schema is compared as a whole right after
            database.execute("PRAGMA writable_schema=ON")
            schema.check_schema(database, path)
            return _read(database, path)
    except sqlite3.Error as error:
        raise refusals.of_sqlite(error, path) from error


def _read(database: sqlite3.Connection, path: Path) -> Loaded:
    rows: list[Row] = []
    batches: list[Batch] = []
    failure: StoreDamaged | None = None
    chain = 0
    try:
        for seq, body, check in database.execute("SELECT seq, body, chain FROM batch ORDER BY seq"):
            if seq != len(rows) + 1 or not isinstance(body, bytes) or check != chained(chain, body):
                failure = _damaged(path, rows)
                break
            batches.append(_decoded(path, seq, body))
            rows.append(Row(seq, body, check))
            chain = check
    except sqlite3.DatabaseError as error:
        refusal = refusals.of_sqlite(error, path)
        if not isinstance(refusal, StoreDamaged):
            raise
        failure = _damaged(path, rows)
    return Loaded(rows=tuple(rows), batches=tuple(batches), failure=failure)


def _decoded(path: Path, seq: int, body: bytes) -> Batch:
    try:
        batch = codec.decode(body)
    except codec.UNDECODABLE as error:
        raise StoreTooNew("store.unknown_event", file=str(path), seq=seq) from error
    if batch.seq != seq:
        raise StoreDamaged("store.inconsistent", file=str(path), seq=seq)
    return batch


def _damaged(path: Path, rows: list[Row]) -> StoreDamaged:
    return StoreDamaged("store.damaged", file=str(path), seq=len(rows) + 1, read=len(rows))
