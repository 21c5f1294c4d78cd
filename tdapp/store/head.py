"""A journal whose first page is damaged, read with a new one.

The first page says what the file is and where its table begins; it is the same in every journal. So a file
that SQLite does not know any more, or whose schema is not a journal's, is read once with a fresh first page:
if rows come out that the chain vouches for, it is a journal.
"""

import shutil
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import structs

from tdapp.errors import StoreDamaged, StoreError
from tdapp.store import schema
from tdapp.store.loading import Loaded, load
from tdapp.store.rescue import write_fresh

HELPS = frozenset({"store.not_a_database", "store.schema", "store.unreadable", "store.foreign"})
"""Refusals that a damaged first page can be the cause of."""

_COUNTERS = slice(24, 28), slice(92, 96)


def load_with_new_head(path: Path) -> Loaded | None:
    """What is in a file that was refused; None when it is not a journal at all."""
    with suppress(StoreError, OSError), TemporaryDirectory(dir=path.parent, prefix=".tdapp-") as folder:
        copy = Path(folder) / "copy"
        shutil.copyfile(path, copy)
        wal = schema.wal_of(path)
        if wal.exists():
            shutil.copyfile(wal, schema.wal_of(copy))
        with copy.open("r+b") as stream:
            stream.write(_head(Path(folder) / "fresh", in_wal_format=wal.exists()))
        loaded = load(copy)
        if loaded.rows:
            return structs.replace(loaded, failure=_told(path, loaded))
    return None


def _head(fresh: Path, *, in_wal_format: bool) -> bytes:
    """The first page of a journal, with counters that make SQLite take the file's own length."""
    write_fresh(fresh)
    with fresh.open("rb") as stream:
        page = bytearray(stream.read(schema.PAGE_BYTES))
    page[18:20] = bytes((1 + in_wal_format,) * 2)
    for counter, value in zip(_COUNTERS, (1, 0), strict=True):
        page[counter] = value.to_bytes(4, "big")
    return bytes(page)


def _told(path: Path, loaded: Loaded) -> StoreDamaged:
    """The failure in the words of the file itself, not of the copy."""
    failure, read = loaded.failure, len(loaded.rows)
    if failure is not None and failure.code == "store.damaged":
        return StoreDamaged("store.damaged", file=str(path), seq=read + 1, read=read)
    return StoreDamaged("store.form_damaged", file=str(path), read=read)
