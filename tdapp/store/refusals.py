"""What SQLite and the operating system say, as the errors of this program."""

import errno
import sqlite3
from pathlib import Path

from tdapp.errors import StoreBusy, StoreDamaged, StoreError

_FULL = (errno.ENOSPC, errno.EDQUOT) if hasattr(errno, "EDQUOT") else (errno.ENOSPC,)
_UNREADABLE = ("SQLITE_CORRUPT", "SQLITE_IOERR_READ", "SQLITE_IOERR_SHORT_READ")
_FORBIDDEN = (errno.EACCES, errno.EPERM, errno.EROFS)


def of_sqlite(error: sqlite3.Error, path: Path) -> StoreError:
    """A statement that SQLite does not understand means that the file is not what it should be.

    Codes: store.disk_full, store.read_only, store.busy, store.not_a_database, store.unreadable,
    store.missing, store.write.
    """
    name = getattr(error, "sqlite_errorname", None) or ""
    file, reason = str(path), f"{name}: {error}"
    if name == "SQLITE_FULL":
        return StoreError("store.disk_full", file=file)
    if name.startswith(("SQLITE_READONLY", "SQLITE_PERM", "SQLITE_AUTH")):
        return StoreError("store.read_only", file=file)
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED", "SQLITE_PROTOCOL")):
        return StoreBusy("store.busy", file=file)
    if name == "SQLITE_NOTADB":
        return StoreDamaged("store.not_a_database", file=file)
    if name == "SQLITE_ERROR" or name.startswith(_UNREADABLE):
        return StoreDamaged("store.unreadable", file=file)
    if name.startswith("SQLITE_CANTOPEN") and not path.exists():
        return StoreError("store.missing", file=file)
    return StoreError("store.write", file=file, reason=reason)


def of_system(error: OSError, path: Path) -> StoreError:
    """Codes: store.missing, store.exists, store.read_only, store.disk_full, store.write."""
    file = str(path)
    if isinstance(error, FileNotFoundError):
        return StoreError("store.missing", file=file)
    if isinstance(error, FileExistsError):
        return StoreError("store.exists", file=file)
    if error.errno in _FORBIDDEN:
        return StoreError("store.read_only", file=file)
    if error.errno in _FULL:
        return StoreError("store.disk_full", file=file)
    return StoreError("store.write", file=file, reason=str(error))
