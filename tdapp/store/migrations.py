"""Older forms of the file brought to the present one. `STEPS[0]` leads from version 1 to 2, and so on.

No step yet: version 1 is the present one. A step changes the form of the file only; what events mean lies in
their own names and versions.
"""

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from datetime import datetime
from pathlib import Path

from tdapp.store import refusals, schema
from tdapp.store.rescue import copy_aside

Step = Callable[[sqlite3.Connection], None]

STEPS: Sequence[Step] = ()


def migrate(path: Path, found: int, wall: datetime, steps: Sequence[Step] = STEPS) -> Path | None:
    """Bring the file from version `found` to the newest, all or nothing; the copy made before, or None.

    Errors: those of SQLite and of the system; the file is then as it was.
    """
    due = steps[found - 1 :]
    if not due:
        return None
    backup = copy_aside(path, f"version-{found}", wall)
    try:
        with closing(schema.connect(path, write=True)) as database:
            _run(database, due, found + len(due))
    except sqlite3.Error as error:
        raise refusals.of_sqlite(error, path) from error
    return backup


def _run(database: sqlite3.Connection, steps: Sequence[Step], version: int) -> None:
    database.execute("BEGIN IMMEDIATE")
    try:
        for step in steps:
            step(database)
        database.execute(f"PRAGMA user_version={version}")
        database.execute("COMMIT")
    except BaseException:
        database.execute("ROLLBACK")
        raise
