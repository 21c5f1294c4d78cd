"""A damaged journal: copied aside as it was found, and its good prefix put in its place."""

import shutil
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from datetime import datetime
from pathlib import Path

from tdapp.store import refusals, schema
from tdapp.store.atomic import sync_folder
from tdapp.store.loading import Row

_COMPANIONS = ("", "-wal", "-shm")


def copy_aside(path: Path, why: str, wall: datetime) -> Path:
    """Copy a journal that nobody has open, with SQLite's own files, to a new name beside it.

    `why` and the time become part of the name. Errors: those of the system.
    """
    stamp = f"{path.name}.{why}-{wall:%Y%m%d-%H%M%S}"
    aside, nth = path.with_name(stamp), 1
    while aside.exists():
        nth += 1
        aside = path.with_name(f"{stamp}-{nth}")
    try:
        for companion in _COMPANIONS:
            source = path.with_name(path.name + companion)
            if source.exists():
                shutil.copy2(source, aside.with_name(aside.name + companion))
        sync_folder(path.parent)
    except OSError as error:
        raise refusals.of_system(error, aside) from error
    return aside


def put_in_place(path: Path, rows: Iterable[Row]) -> None:
    """Exchange the journal at `path`, which nobody has open, for a fresh one with these rows."""
    fresh = path.with_name(f"{path.name}.rebuilt")
    try:
        fresh.unlink(missing_ok=True)
        write_fresh(fresh, rows)
        for companion in _COMPANIONS[1:]:
            path.with_name(path.name + companion).unlink(missing_ok=True)
        fresh.replace(path)
        sync_folder(path.parent)
    except OSError as error:
        raise refusals.of_system(error, path) from error


def write_fresh(path: Path, rows: Iterable[Row] = ()) -> None:
    """A new journal with these rows, durable. Errors: StoreError store.exists and those of SQLite."""
    try:
        path.open("xb").close()
    except OSError as error:
        raise refusals.of_system(error, path) from error
    try:
        with closing(sqlite3.connect(path, isolation_level=None)) as database:
            database.execute("PRAGMA synchronous=FULL")
            database.execute(f"PRAGMA page_size={schema.PAGE_BYTES}")
            database.execute("BEGIN IMMEDIATE")
            schema.write_schema(database)
            database.executemany(
                "INSERT INTO batch VALUES (?, CAST(? AS TEXT), ?)",
                ((row.seq, row.body, row.chain) for row in rows),
            )
            database.execute("COMMIT")
    except sqlite3.Error as error:
        path.unlink(missing_ok=True)
        raise refusals.of_sqlite(error, path) from error
