"""The form of a journal file, and the connection to one.

`batch.body` is the batch in JSON, `batch.chain` the CRC-32 of the body continued from the row before: a
flipped bit, a row lost or put in between does not go unnoticed. Rows are only ever added.
"""

import os
import sqlite3
import struct
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Final
from urllib.parse import quote

from tdapp.errors import StoreDamaged, StoreError, StoreTooNew
from tdapp.store import refusals

SUFFIX: Final = ".tdapp"
APPLICATION_ID: Final = 0x54444150
VERSION: Final = 1
"""Major version of the form. A file with a higher one is refused; one with a lower one is migrated."""

MOST_FILE_BYTES: Final = 256 * 2**20
MOST_ROW_BYTES: Final = 16 * 2**20
PAGE_BYTES: Final = 4096
BUSY_SECONDS: Final = 1.0
LOG_PAGES: Final = 16
"""SQLite carries its log over into the file so often that a lost log takes minutes of it."""

_HEADER: Final = 100
_MAGIC: Final = b"SQLite format 3\0"
_WAL_FORMAT: Final = 2
_FORMATS: Final = frozenset({1, _WAL_FORMAT})
_SCHEMA_COLUMNS: Final = "type, name, tbl_name, rootpage, sql"

STATEMENTS: Final = (
    "CREATE TABLE batch (seq INTEGER PRIMARY KEY, body TEXT NOT NULL, chain INTEGER NOT NULL)",
    "CREATE TRIGGER batch_stays BEFORE UPDATE ON batch BEGIN SELECT RAISE(ABORT, 'append only'); END",
    "CREATE TRIGGER batch_is_kept BEFORE DELETE ON batch BEGIN SELECT RAISE(ABORT, 'append only'); END",
)


def sniff(path: Path) -> tuple[int, bool]:
    """Version of the form, and whether SQLite's write-ahead log belongs to the file, read without SQLite.

    Errors: StoreDamaged store.empty, store.not_a_database; StoreError store.foreign, store.too_large and
    those of the system; StoreTooNew store.too_new.
    """
    file = str(path)
    try:
        with path.open("rb") as stream:
            head = stream.read(_HEADER)
        size = path.stat().st_size + (wal_of(path).stat().st_size if wal_of(path).exists() else 0)
    except OSError as error:
        raise refusals.of_system(error, path) from error
    if not head:
        raise StoreDamaged("store.empty", file=file)
    if size > MOST_FILE_BYTES:
        raise StoreError("store.too_large", file=file, size=size, most=MOST_FILE_BYTES)
    if len(head) < _HEADER or not head.startswith(_MAGIC) or not {*head[18:20]} <= _FORMATS:
        raise StoreDamaged("store.not_a_database", file=file)
    version, application = struct.unpack(">60xi4xi28x", head)
    if application != APPLICATION_ID or version < 1:
        raise StoreError("store.foreign", file=file)
    if version > VERSION:
        raise StoreTooNew("store.too_new", file=file, found=version, known=VERSION)
    return version, head[18] == _WAL_FORMAT


def wal_of(path: Path) -> Path:
    """SQLite's write-ahead log of the file."""
    return path.with_name(f"{path.name}-wal")


def connect(path: Path, *, write: bool) -> sqlite3.Connection:
    """A connection to a file that exists. Nothing in the file is trusted: no code of its schema may act.

    Each statement is its own transaction unless one is begun. Errors: sqlite3.Error.
    """
    mode = "rw" if write else "ro"
    database = sqlite3.connect(
        f"{_uri(path)}?mode={mode}", uri=True, isolation_level=None, timeout=BUSY_SECONDS
    )
    try:
        database.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, MOST_ROW_BYTES)
        database.setlimit(sqlite3.SQLITE_LIMIT_ATTACHED, 1)
        for pragma in ("trusted_schema=OFF", "cell_size_check=ON", "mmap_size=0"):
            database.execute(f"PRAGMA {pragma}")
        if write:
            database.execute("PRAGMA journal_mode=WAL")
            database.execute("PRAGMA synchronous=FULL")
            database.execute(f"PRAGMA wal_autocheckpoint={LOG_PAGES}")
    except BaseException:
        database.close()
        raise
    return database


def _uri(path: Path) -> str:
    """The path as SQLite reads it; a network share has no authority there."""
    text = path.absolute().as_posix()
    return f"file://{'' if text.startswith('/') else '/'}{quote(os.fsencode(text))}"


def write_schema(database: sqlite3.Connection) -> None:
    """Make an empty file a journal of this version, within the caller's transaction."""
    for statement in STATEMENTS:
        database.execute(statement)
    database.execute(f"PRAGMA application_id={APPLICATION_ID}")
    database.execute(f"PRAGMA user_version={VERSION}")


@cache
def _wanted_schema() -> set[tuple[object, ...]]:
    with closing(sqlite3.connect(":memory:")) as database:
        database.text_factory = bytes
        write_schema(database)
        return set(database.execute(f"SELECT {_SCHEMA_COLUMNS} FROM sqlite_schema"))


def check_schema(database: sqlite3.Connection, path: Path) -> None:
    """Refuse a file that holds anything but the tables and triggers of a journal. Text comes as bytes.

    Errors: StoreDamaged store.schema; sqlite3.Error.
    """
    rows = database.execute(f"SELECT {_SCHEMA_COLUMNS} FROM sqlite_schema LIMIT ?", (len(STATEMENTS) + 1,))
    if set(rows) != _wanted_schema():
        raise StoreDamaged("store.schema", file=str(path))
