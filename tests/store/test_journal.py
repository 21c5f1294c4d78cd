"""The journal: durable before `append` returns, idempotent, and whole again after every refusal."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from msgspec import structs
from support.stores import EVENING, SetTime, crashed, created, founding, minutes, played, reopened

from tdapp.app.opening import OpenTournament, create_tournament, open_tournament
from tdapp.application.log import Batch, Kind
from tdapp.domain.clock.commands import AdjustClock, StartClock
from tdapp.domain.floor.commands import AddEntries, AddNumberedEntries
from tdapp.domain.floor.events import TournamentNamed
from tdapp.errors import StoreBusy, StoreError, TdError
from tdapp.store import schema
from tdapp.store.journal import Journal
from tdapp.store.sighting import read_sighting


def batch(seq: int, name: str | None = None, title: str = "Friday") -> Batch:
    return Batch(seq=seq, id=name or f"b{seq}", at=EVENING, kind=Kind.NOTE, events=(TournamentNamed(title),))


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    opened = Journal.create(tmp_path / "a.tdapp")
    yield opened
    opened.close()


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[OpenTournament]:
    time = SetTime()
    tournament = created(tmp_path, time)
    played(tournament, time)
    yield tournament
    tournament.close()


def stored(path: Path) -> list[str]:
    """The ids in the file, read by somebody else."""
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as database:
        return [
            row[0] for row in database.execute("SELECT json_extract(body,'$.id') FROM batch ORDER BY seq")
        ]


def test_a_batch_is_in_the_file_when_append_returns(journal: Journal) -> None:
    for seq in range(1, 4):
        journal.append(batch(seq))
        assert stored(journal.path) == [f"b{n}" for n in range(1, seq + 1)]


def test_every_commit_is_forced_to_the_disk(journal: Journal) -> None:
    database = journal._connection()
    assert database.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert database.execute("PRAGMA synchronous").fetchone() == (2,)


def test_the_same_batch_twice_is_no_error_and_is_there_once(journal: Journal) -> None:
    journal.append(batch(1))
    journal.append(batch(1))
    assert stored(journal.path) == ["b1"]


@pytest.mark.parametrize(("seq", "name"), [(1, "other"), (3, "b3"), (0, "b0")])
def test_another_number_is_a_conflict(journal: Journal, seq: int, name: str) -> None:
    journal.append(batch(1))
    with pytest.raises(StoreError) as refused:
        journal.append(batch(seq, name))
    assert refused.value.code == "store.conflict"
    assert refused.value.params["expected"] == 2
    journal.append(batch(2))
    assert stored(journal.path) == ["b1", "b2"]


def test_a_batch_of_a_foreign_writer_is_a_conflict_and_never_overwritten(journal: Journal) -> None:
    journal.append(batch(1))
    with closing(sqlite3.connect(journal.path)) as other, other:
        other.execute('INSERT INTO batch VALUES (2, \'{"id":"foreign"}\', 0)')
    with pytest.raises(StoreError) as refused:
        journal.append(batch(2))
    assert refused.value.code == "store.conflict"
    assert stored(journal.path) == ["b1", "foreign"]


@pytest.mark.parametrize("statement", ["UPDATE batch SET body = ''", "DELETE FROM batch"])
def test_rows_are_never_changed(journal: Journal, statement: str) -> None:
    journal.append(batch(1))
    with pytest.raises(sqlite3.IntegrityError, match="append only"):
        journal._connection().execute(statement)


def test_a_full_disk_refuses_and_the_evening_goes_on_when_there_is_room(evening: OpenTournament) -> None:
    session, database = evening.session, evening._journal._connection()
    before = session.state, session.batches
    pages = database.execute("PRAGMA page_count").fetchone()[0]
    database.execute(f"PRAGMA max_page_count={pages}")
    with pytest.raises(StoreError) as refused:
        session.execute(AddNumberedEntries(2000))
    assert refused.value.code == "store.disk_full"
    assert (session.state, session.batches) == before
    database.execute(f"PRAGMA max_page_count={pages + 1000}")
    session.execute(AddNumberedEntries(500))
    assert reopened(evening, SetTime()).session.batches[: len(session.batches)] == session.batches


def test_a_read_only_file_refuses_and_nothing_has_happened(evening: OpenTournament) -> None:
    database = evening._journal._connection()
    before = evening.session.state
    database.execute("PRAGMA query_only=ON")
    with pytest.raises(StoreError) as refused:
        evening.session.execute(AddEntries(("Cy",)))
    assert refused.value.code == "store.read_only"
    assert evening.session.state == before
    database.execute("PRAGMA query_only=OFF")
    evening.session.execute(AddEntries(("Cy",)))


def test_a_file_locked_by_another_program_is_busy(
    evening: OpenTournament, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening._journal._connection().execute("PRAGMA busy_timeout=10")
    with closing(sqlite3.connect(evening.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreBusy) as refused:
            evening.session.execute(AddEntries(("Cy",)))
        assert refused.value.code == "store.busy"
        other.execute("ROLLBACK")
    evening.session.execute(AddEntries(("Cy",)))


def test_a_file_taken_away_is_not_written_into_nothing(evening: OpenTournament) -> None:
    away = evening.path.rename(evening.path.with_name("elsewhere"))
    with pytest.raises(StoreError) as refused:
        evening.session.execute(AddEntries(("Cy",)))
    assert refused.value.code == "store.file_gone"
    away.rename(evening.path)
    evening.session.execute(AddEntries(("Cy",)))


class Failing:
    """A connection whose next insert fails, before or after it became durable."""

    def __init__(self, real: sqlite3.Connection, *, durable: bool, reads: bool) -> None:
        self._real, self._durable, self._reads, self._failed = real, durable, reads, False

    def execute(self, sql: str, *values: object) -> sqlite3.Cursor:
        if sql.startswith("INSERT"):
            if self._durable:
                self._real.execute(sql, *values)
            self._failed = True
            raise sqlite3.OperationalError("disk I/O error")
        if self._failed and not self._reads:
            raise sqlite3.OperationalError("disk I/O error")
        return self._real.execute(sql, *values)

    def close(self) -> None:
        self._real.close()


@pytest.mark.parametrize("reads", [True, False])
@pytest.mark.parametrize("durable", [True, False])
def test_after_an_error_it_finds_out_whether_the_batch_is_there(
    journal: Journal, *, durable: bool, reads: bool
) -> None:
    journal.append(batch(1))
    journal._database = Failing(journal._connection(), durable=durable, reads=reads)  # type: ignore[assignment]
    if durable:
        journal.append(batch(2))
    else:
        with pytest.raises(StoreError) as refused:
            journal.append(batch(2))
        assert refused.value.code == "store.write"
    journal._disconnect()
    assert stored(journal.path) == ["b1", "b2"][: 1 + durable]
    journal.append(batch(2))
    journal.append(batch(3))
    assert stored(journal.path) == ["b1", "b2", "b3"]


def test_a_batch_larger_than_a_row_may_be_is_refused(journal: Journal) -> None:
    with pytest.raises(StoreError) as refused:
        journal.append(batch(1, title="x" * (schema.MOST_ROW_BYTES + 1)))
    assert refused.value.code == "store.write"
    journal.append(batch(1))


def test_at_rest_a_tournament_is_one_file(evening: OpenTournament) -> None:
    evening.close()
    evening.close()
    names = {path.name for path in evening.path.parent.iterdir()}
    assert names - {"Friday.tdapp-lock"} == {"Friday.tdapp", "Friday.tdapp-seen"}
    assert schema.sniff(evening.path) == (schema.VERSION, False)


def test_after_a_crash_all_is_there(evening: OpenTournament, tmp_path: Path) -> None:
    again = open_tournament(crashed(evening, tmp_path / "after"), SetTime())
    assert again.failure is None
    assert again.session.batches[: len(evening.session.batches)] == evening.session.batches
    assert again.session.state.floor == evening.session.state.floor
    again.close()


def test_statuses_and_undo_come_back_from_the_file(evening: OpenTournament) -> None:
    session = evening.session
    statuses = [session.status(entry) for entry in session.batches]
    again = reopened(evening, SetTime(evening.session.batches[-1].at)).session
    assert [again.status(entry) for entry in again.batches] == statuses
    assert (again.to_undo(), again.to_redo()) == (session.to_undo(), session.to_redo())


def test_a_closed_tournament_takes_nothing_more(evening: OpenTournament) -> None:
    evening.close()
    seen = read_sighting(evening.path)
    with pytest.raises(StoreError) as refused:
        evening.session.execute(AddEntries(("Cy",)))
    assert refused.value.code == "store.closed"
    evening.beat()
    assert read_sighting(evening.path) == seen


def test_an_existing_file_is_never_overwritten(evening: OpenTournament) -> None:
    evening.close()
    before = evening.path.read_bytes()
    with pytest.raises(StoreError) as refused:
        Journal.create(evening.path)
    assert refused.value.code == "store.exists"
    assert evening.path.read_bytes() == before


def test_a_missing_file_and_a_missing_folder(tmp_path: Path) -> None:
    for path in (tmp_path / "no.tdapp", tmp_path / "no" / "no.tdapp"):
        with pytest.raises(StoreError) as refused:
            Journal.open(path, EVENING)
        assert refused.value.code == "store.missing"
    assert list(tmp_path.iterdir()) == []


def test_founding_that_is_refused_leaves_no_file(tmp_path: Path) -> None:
    with pytest.raises(TdError):
        created(tmp_path, SetTime(), title=" ")
    assert not list(tmp_path.glob("*.tdapp"))


def test_a_copy_is_one_file_that_opens(evening: OpenTournament, tmp_path: Path) -> None:
    target = tmp_path / "copy" / "Ä 王.tdapp"
    target.parent.mkdir()
    evening.copy_to(target)
    with pytest.raises(StoreError) as refused:
        evening.copy_to(target)
    assert refused.value.code == "store.exists"
    again = open_tournament(target, SetTime())
    assert again.session.state.floor == evening.session.state.floor
    assert again.failure is None
    again.close()


@pytest.mark.parametrize("name", ["a?mode=ro&x.tdapp", "50%20 #1.tdapp", "ä 王 ’.tdapp", "-rf ~.tdapp"])
@pytest.mark.skipif(os.name == "nt", reason="a file cannot be called that there")
def test_any_file_name_is_only_a_name(tmp_path: Path, name: str) -> None:
    tournament = create_tournament(tmp_path / name, founding(), SetTime())
    played(tournament, SetTime())
    again = reopened(tournament, SetTime())
    assert again.path.name == name
    again.close()
    assert {path.name for path in tmp_path.iterdir()} == {name, f"{name}-seen", f"{name}-lock"}


def test_a_copy_to_where_nothing_can_be_written_leaves_nothing(
    evening: OpenTournament, tmp_path: Path
) -> None:
    with pytest.raises(StoreError):
        evening.copy_to(tmp_path / "no" / "copy.tdapp")
    evening.session.execute(AddEntries(("Cy",)))


def test_the_session_goes_on_in_a_reopened_file(evening: OpenTournament) -> None:
    time = SetTime(evening.session.batches[-1].at)
    for _ in range(3):
        evening = reopened(evening, time)
        evening.session.execute(AdjustClock(minutes(1)))
        evening.session.undo()
    seqs = [entry.seq for entry in evening.session.batches]
    assert seqs == list(range(1, len(seqs) + 1))
    evening.close()


def test_an_error_keeps_its_code_apart_from_its_class(evening: OpenTournament) -> None:
    with pytest.raises(TdError) as refused:
        evening.session.execute(StartClock())
    assert refused.value.code == "clock.running_already"
    assert structs.asdict(evening.session.batches[-1])["seq"] == len(evening.session.batches)
