"""What the system says, in this program's codes."""

import errno
import sqlite3
from pathlib import Path

import pytest

from tdapp.errors import StoreBusy, StoreDamaged, StoreError
from tdapp.store import refusals

HERE = Path(__file__)
NOWHERE = HERE.with_name("nowhere")


@pytest.mark.parametrize(
    ("name", "kind", "code"),
    [
        ("SQLITE_FULL", StoreError, "store.disk_full"),
        ("SQLITE_READONLY", StoreError, "store.read_only"),
        ("SQLITE_READONLY_DIRECTORY", StoreError, "store.read_only"),
        ("SQLITE_BUSY", StoreBusy, "store.busy"),
        ("SQLITE_LOCKED_SHAREDCACHE", StoreBusy, "store.busy"),
        ("SQLITE_NOTADB", StoreDamaged, "store.not_a_database"),
        ("SQLITE_CORRUPT_VTAB", StoreDamaged, "store.unreadable"),
        ("SQLITE_IOERR_READ", StoreDamaged, "store.unreadable"),
        ("SQLITE_ERROR", StoreDamaged, "store.unreadable"),
        ("SQLITE_IOERR_FSYNC", StoreError, "store.write"),
        ("SQLITE_CANTOPEN", StoreError, "store.write"),
    ],
)
def test_of_sqlite(name: str, kind: type[StoreError], code: str) -> None:
    error = sqlite3.OperationalError("message")
    error.sqlite_errorname = name
    found = refusals.of_sqlite(error, HERE)
    assert (type(found), found.code, found.params["file"]) == (kind, code, str(HERE))


def test_of_sqlite_a_file_that_is_not_there() -> None:
    error = sqlite3.OperationalError("unable to open database file")
    error.sqlite_errorname = "SQLITE_CANTOPEN"
    assert refusals.of_sqlite(error, NOWHERE).code == "store.missing"


def test_of_sqlite_without_a_name() -> None:
    assert refusals.of_sqlite(sqlite3.ProgrammingError("closed"), HERE).code == "store.write"


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (errno.ENOENT, "store.missing"),
        (errno.EEXIST, "store.exists"),
        (errno.EACCES, "store.read_only"),
        (errno.EPERM, "store.read_only"),
        (errno.EROFS, "store.read_only"),
        (errno.ENOSPC, "store.disk_full"),
        (errno.EIO, "store.write"),
    ],
)
def test_of_system(number: int, code: str) -> None:
    assert refusals.of_system(OSError(number, "message"), HERE).code == code
