"""Reading a journal without changing a byte of it: the good prefix and the first failure."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any
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
            is_sound = _can_be_opened(database, path)
            schema.check_schema(database, path)
            return _read(database, path, is_sound=is_sound)
    except sqlite3.Error as error:
        raise refusals.of_sqlite(error, path) from error
    except UnicodeDecodeError as error:  # SQLite's own message, naming what it found in the schema
        raise StoreDamaged("store.unreadable", file=str(path)) from error


def _can_be_opened(database: sqlite3.Connection, path: Path) -> bool:
    """False when SQLite refuses the file as it stands; from then on it reads what can be read anyway."""
    try:
        database.execute("SELECT 1 FROM sqlite_schema").fetchone()
    except sqlite3.DatabaseError as error:
        _pass_only_damage(error, path)
        database.execute("PRAGMA writable_schema=ON")
        return False
    return True


def _read(database: sqlite3.Connection, path: Path, *, is_sound: bool) -> Loaded:
    stored, is_all = _stored(database, path)
    rows: list[Row] = []
    batches: list[Batch] = []
    failure: StoreDamaged | None = None
    chain = 0
    for seq, body, check in stored:
        if seq != len(rows) + 1 or not isinstance(body, bytes) or check != chained(chain, body):
            is_all = False
            break
        batches.append(_decoded(path, seq, body))
        rows.append(Row(seq, body, check))
        chain = check
    if not is_all:
        failure = StoreDamaged("store.damaged", file=str(path), seq=len(rows) + 1, read=len(rows))
    elif not (is_sound and _is_well_formed(database)):
        failure = StoreDamaged("store.form_damaged", file=str(path), read=len(rows))
    return Loaded(rows=tuple(rows), batches=tuple(batches), failure=failure)


def _stored(database: sqlite3.Connection, path: Path) -> tuple[list[tuple[Any, Any, Any]], bool]:
    """What the table holds up to the first row that SQLite cannot read, and whether that is all."""
    found: list[tuple[Any, Any, Any]] = []
    try:
        for row in database.execute("SELECT seq, body, chain FROM batch ORDER BY seq"):
            found.append(row)
        return found, True
    except sqlite3.DatabaseError as error:
        _pass_only_damage(error, path)
    try:  # the scan looks a row ahead: the one before the damage is still to be had
        found += database.execute("SELECT seq, body, chain FROM batch WHERE seq = ?", (len(found) + 1,))
    except sqlite3.DatabaseError as error:
        _pass_only_damage(error, path)
    return found, False


def _pass_only_damage(error: sqlite3.DatabaseError, path: Path) -> None:
    too_big = error.sqlite_errorname == "SQLITE_TOOBIG"
    if not too_big and not isinstance(refusals.of_sqlite(error, path), StoreDamaged):
        raise error


def _is_well_formed(database: sqlite3.Connection) -> bool:
    """False when SQLite, though it read every row, would one day write over them."""
    try:
        return bool(database.execute("PRAGMA quick_check(1)").fetchone() == (b"ok",))
    except sqlite3.DatabaseError:
        return False


def _decoded(path: Path, seq: int, body: bytes) -> Batch:
    try:
        batch = codec.decode(body)
    except codec.UNDECODABLE as error:
        raise StoreTooNew("store.unknown_event", file=str(path), seq=seq) from error
    if batch.seq != seq:
        raise StoreDamaged("store.inconsistent", file=str(path), seq=seq)
    return batch
