"""Older forms of the file are brought along, with a copy made before."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from support.stores import EVENING, SetTime, created, played

from tdapp.errors import StoreError
from tdapp.store import schema
from tdapp.store.migrations import STEPS, migrate


@pytest.fixture
def path(tmp_path: Path) -> Path:
    time = SetTime()
    tournament = created(tmp_path, time)
    played(tournament, time)
    tournament.close()
    return tournament.path


def version_of(path: Path) -> int:
    with closing(sqlite3.connect(path)) as database:
        return int(database.execute("PRAGMA user_version").fetchone()[0])


def rows_of(path: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as database:
        return database.execute("SELECT * FROM batch").fetchall()


def add_a_table(database: sqlite3.Connection) -> None:
    database.execute("CREATE TABLE later (x)")


def break_down(database: sqlite3.Connection) -> None:
    database.execute("CREATE TABLE half (x)")
    database.execute("SELECT * FROM nowhere")


def test_every_version_has_its_step() -> None:
    assert len(STEPS) == schema.VERSION - 1


def test_the_present_version_is_left_alone(path: Path) -> None:
    before = path.read_bytes()
    assert migrate(path, schema.VERSION, EVENING) is None
    assert path.read_bytes() == before


def test_steps_run_in_order_from_the_version_found_after_a_copy(path: Path) -> None:
    before = path.read_bytes()
    backup = migrate(path, 2, EVENING, (break_down, add_a_table, add_a_table_again))
    assert version_of(path) == 4
    assert backup is not None
    assert backup.read_bytes() == before
    assert backup.name == "Friday.tdapp.version-2-20261201-193000"
    assert rows_of(path) == rows_of(backup)


def add_a_table_again(database: sqlite3.Connection) -> None:
    database.execute("CREATE TABLE later_still AS SELECT * FROM later")


def test_a_step_that_fails_changes_nothing(path: Path) -> None:
    rows = rows_of(path)
    with pytest.raises(StoreError):
        migrate(path, 1, EVENING, (add_a_table, break_down))
    assert version_of(path) == 1
    assert rows_of(path) == rows
    with closing(sqlite3.connect(path)) as database:
        names = [row[0] for row in database.execute("SELECT name FROM sqlite_schema WHERE type='table'")]
    assert names == ["batch"]
