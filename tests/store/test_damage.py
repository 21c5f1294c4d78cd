"""Whatever has become of a file: the good prefix loads, the rest is told, and nothing is deleted."""

import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.stores import EVENING, SetTime, crashed, created, played

from tdapp.app.opening import OpenTournament, open_tournament
from tdapp.application.log import Batch
from tdapp.domain.floor.commands import AddEntries, AddNumberedEntries
from tdapp.errors import StoreDamaged, StoreError, StoreTooNew, TdError
from tdapp.store import codec, rescue, schema
from tdapp.store.loading import Row, chained, load


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenTournament]:
    time = SetTime()
    tournament = created(tmp_path_factory.mktemp("evening"), time)
    played(tournament, time)
    tournament.session.execute(AddNumberedEntries(500))
    for nth in range(40):
        tournament.session.execute(AddEntries((f"Player {nth}",)))
    yield tournament
    tournament.close()


@pytest.fixture
def at_rest(evening: OpenTournament, tmp_path: Path) -> Path:
    """A copy of the file as a clean end leaves it, with its last sighting."""
    path = crashed(evening, tmp_path)
    open_tournament(path, SetTime(EVENING)).close()
    return path


def batches_of(path: Path) -> tuple[Batch, ...]:
    return load(path).batches


def rewrite(path: Path, sql: str, *values: object) -> None:
    """Change the file behind the program's back."""
    with closing(sqlite3.connect(path)) as database, database:
        triggers = database.execute("SELECT name, sql FROM sqlite_schema WHERE type='trigger'").fetchall()
        for name, _ in triggers:
            database.execute(f"DROP TRIGGER {name}")
        database.execute(sql, values)
        for _, statement in triggers:
            database.execute(statement)


def raw_rows(path: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as database:
        database.text_factory = bytes
        return database.execute("SELECT * FROM batch").fetchall()


def opened(path: Path) -> OpenTournament:
    return open_tournament(path, SetTime())


def test_a_flipped_bit_in_a_payload_is_noticed_and_the_good_prefix_goes_on(at_rest: Path) -> None:
    whole = batches_of(at_rest)
    rewrite(at_rest, "UPDATE batch SET body = replace(body, 'Player 7', 'Player 6') WHERE seq > 5")
    broken = at_rest.read_bytes()
    damaged = next(batch.seq for batch in whole if b"Player 7" in codec.encode(batch))
    again = opened(at_rest)
    assert again.failure is not None
    assert again.failure.code == "store.damaged"
    assert (again.failure.params["seq"], again.failure.params["read"]) == (damaged, damaged - 1)
    assert again.session.batches[: damaged - 1] == whole[: damaged - 1]
    assert again.aside is not None
    assert again.aside.read_bytes() == broken
    assert again.aside.parent == at_rest.parent
    again.session.execute(AddEntries(("After",)))
    again.close()
    third = opened(at_rest)
    assert third.failure is None
    assert third.aside is None
    third.close()


@pytest.mark.parametrize(
    "sql",
    [
        "DELETE FROM batch WHERE seq = 9",
        "UPDATE batch SET chain = chain + 1 WHERE seq = 9",
        "UPDATE batch SET body = 17 WHERE seq = 9",
        "UPDATE batch SET body = x'00ff' WHERE seq = 9",
        "UPDATE batch SET body = (SELECT body FROM batch WHERE seq = 8) WHERE seq = 9",
        "UPDATE batch SET chain = 'x' WHERE seq = 9",
    ],
)
def test_a_row_lost_exchanged_or_of_another_kind_ends_the_good_prefix(at_rest: Path, sql: str) -> None:
    whole = batches_of(at_rest)
    rewrite(at_rest, sql)
    again = opened(at_rest)
    assert again.failure is not None
    assert again.failure.params["seq"] == 9
    assert again.session.batches[:8] == whole[:8]
    again.close()


def test_a_damaged_file_damaged_again_gets_another_copy(at_rest: Path) -> None:
    asides: list[Path | None] = []
    for seq in (12, 10):
        rewrite(at_rest, "DELETE FROM batch WHERE seq = ?", seq)
        again = opened(at_rest)
        asides.append(again.aside)
        again.close()
    assert len({path for path in asides if path and path.exists()}) == 2


@pytest.mark.parametrize("share", [0.2, 0.5, 0.9, 0.99])
def test_a_truncated_file_gives_what_is_left(at_rest: Path, share: float) -> None:
    whole, content = batches_of(at_rest), at_rest.read_bytes()
    left = content[: int(len(content) * share)]
    at_rest.write_bytes(left)
    if not load(at_rest).rows:
        with pytest.raises(StoreDamaged) as refused:
            opened(at_rest)
        assert (refused.value.code, refused.value.params["read"]) == ("store.damaged", 0)
        assert at_rest.read_bytes() == left
        assert share < 0.9
        return
    again = opened(at_rest)
    assert again.failure is not None
    own = again.session.batches
    assert 0 < len(own) < len(whole)
    assert again.failure.params["read"] <= len(own)
    assert own[: again.failure.params["read"]] == whole[: again.failure.params["read"]]
    again.close()


@given(st.data())
@settings(max_examples=60, deadline=None)
def test_any_one_flipped_bit_is_told_or_harmless(
    evening: OpenTournament, tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    path = crashed(evening, tmp_path_factory.mktemp("flip"))
    if data.draw(st.booleans(), label="at rest"):
        opened(path).close()
    whole = batches_of(path)
    files = [path.with_name(path.name + end) for end in ("", "-wal")]
    victim = data.draw(st.sampled_from([file for file in files if file.exists() and file.stat().st_size]))
    content = bytearray(victim.read_bytes())
    place = data.draw(st.integers(0, min(4096, len(content) - 1)) | st.integers(0, len(content) - 1))
    content[place] ^= 1 << data.draw(st.integers(0, 7))
    victim.write_bytes(content)
    try:
        again = opened(path)
    except TdError as refused:
        assert refused.code in ("store.too_new", "store.damaged")  # noqa: PT017 - one of two good outcomes
        assert victim.read_bytes() == content
        return
    own = again.session.batches
    read = again.failure.params["read"] if again.failure else len(whole)
    assert own[:read] == whole[:read]
    assert again.failure is None or again.aside is not None
    again.session.execute(AddNumberedEntries(100))
    again.close()
    third = opened(path)
    assert third.failure is None
    third.close()


def test_a_lost_log_of_sqlite_is_told(evening: OpenTournament, tmp_path: Path) -> None:
    path = crashed(evening, tmp_path)
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA wal_checkpoint(FULL)")
    early = path.read_bytes()
    path.with_name(path.name + "-seen").unlink()
    path.with_name(path.name + "-wal").unlink(missing_ok=True)
    again = opened(path)
    assert again.failure is not None
    assert again.failure.code == "store.wal_missing"
    assert again.aside is not None
    assert again.aside.read_bytes() == early
    again.close()
    third = opened(path)
    assert third.failure is None
    third.close()


def test_a_log_of_sqlite_that_somebody_tidied_up_is_no_alarm(evening: OpenTournament, tmp_path: Path) -> None:
    path = crashed(evening, tmp_path)
    with closing(sqlite3.connect(path)) as database:
        database.execute("SELECT * FROM batch").fetchall()
    assert not schema.wal_of(path).exists()
    again = opened(path)
    assert again.failure is None
    again.close()


def test_a_new_tournament_is_in_the_file_itself_at_once(tmp_path: Path) -> None:
    tournament = created(tmp_path, SetTime())
    path = crashed(tournament, tmp_path / "after")
    schema.wal_of(path).write_bytes(b"\0" * 9000)
    again = opened(path)
    assert again.failure is None
    assert again.session.batches == tournament.session.batches
    again.close()
    tournament.close()


def test_a_tail_that_was_acknowledged_and_is_gone_is_told(evening: OpenTournament, tmp_path: Path) -> None:
    path = crashed(evening, tmp_path)
    whole = evening.session.batches
    wal = schema.wal_of(path)
    wal.write_bytes(wal.read_bytes()[: wal.stat().st_size // 2])
    again = opened(path)
    assert again.failure is not None
    assert again.failure.code == "store.tail_missing"
    assert again.failure.params["seen"] == len(whole)
    assert again.session.batches[: again.failure.params["read"]] == whole[: again.failure.params["read"]]
    again.close()


def junk(path: Path, content: bytes) -> Path:
    path.write_bytes(content)
    return path


def foreign(path: Path) -> Path:
    with closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TABLE batch (seq, body, chain)")
    return path


def newer(path: Path) -> Path:
    with closing(sqlite3.connect(path)) as database:
        schema.write_schema(database)
        database.execute("PRAGMA user_version=9")
    return path


def unfounded(path: Path) -> Path:
    rescue.write_fresh(path)
    return path


@pytest.mark.parametrize(
    ("make", "code"),
    [
        (lambda path: junk(path, b""), "store.empty"),
        (lambda path: junk(path, b"SQLite format 3\0"), "store.not_a_database"),
        (lambda path: junk(path, b"# Poker\n" * 1000), "store.not_a_database"),
        (lambda path: junk(path, b"\0" * 100_000), "store.not_a_database"),
        (foreign, "store.foreign"),
        (newer, "store.too_new"),
        (unfounded, "store.unfounded"),
    ],
)
def test_what_is_no_tournament_is_refused_with_its_own_code_and_left_alone(
    tmp_path: Path, make: object, code: str
) -> None:
    path = make(tmp_path / "x.tdapp")  # type: ignore[operator]
    before = path.read_bytes()[100:]
    for _ in range(2):
        with pytest.raises(StoreError) as refused:
            opened(path)
        assert refused.value.code == code
    assert path.read_bytes()[100:] == before


def test_a_newer_file_names_both_versions(tmp_path: Path) -> None:
    with pytest.raises(StoreTooNew) as refused:
        opened(newer(tmp_path / "x.tdapp"))
    assert (refused.value.params["found"], refused.value.params["known"]) == (9, schema.VERSION)


def sealed(path: Path, *bodies: bytes) -> Path:
    """A journal with these bodies, each with the check value it should have."""
    rows, chain = [], 0
    for seq, body in enumerate(bodies, 1):
        chain = chained(chain, body)
        rows.append(Row(seq, body, chain))
    rescue.write_fresh(path, rows)
    return path


def body(seq: int, events: str, kind: str = "note", target: str = "null") -> bytes:
    return (
        f'{{"seq":{seq},"id":"b{seq}","at":"2026-12-01T19:30:00Z","kind":"{kind}","target":{target},'
        f'"events":[{events}]}}'
    ).encode()


NAMED = '{"type":"floor.named/1","title":"x"}'


def test_an_event_of_a_later_program_is_no_damage_and_nothing_is_cut(tmp_path: Path) -> None:
    path = sealed(tmp_path / "x.tdapp", body(1, NAMED), body(2, '{"type":"floor.named/2","title":"x"}'))
    before = path.read_bytes()
    with pytest.raises(StoreTooNew) as refused:
        opened(path)
    assert (refused.value.code, refused.value.params["seq"]) == ("store.unknown_event", 2)
    assert path.read_bytes() == before


DEEP = b"[" * 100_000
STRUCTURE = (
    '{"type":"clock.structure_chosen/1","at":"2026-12-01T19:30:00Z","structure":{"format":"tdapp.structure",'
    '"name":{"en":"x","zh_Hant":"x","zh_Hans":"x"},"stack":1,"items":[%s]}}'
)
LEVEL = '{"kind":"level","id":"L1","minutes":10,"sb":1,"bb":2}'
STARTED = (
    '{"type":"clock.started/1","at":"2026-12-01T19:30:00Z","before":{"item":"L1","remaining":1,"running":false},'
    '"after":{"item":"%s","remaining":%s,"running":true}}'
)


@pytest.mark.parametrize(
    "bodies",
    [
        (b"",),
        (b"null",),
        (b"\xff\xfe",),
        (DEEP,),
        (body(1, NAMED).replace(b"null", DEEP),),
        (body(2, NAMED),),
        (body(1, "", "undo", "77"),),
        (body(1, NAMED), body(2, "", "redo", "1")),
        (body(1, '{"type":"floor.entries_added/1","entries":[]}'),),
        (body(1, STARTED % ("L1", 1)),),
        (body(1, STRUCTURE % ""),),
        (body(1, STRUCTURE % LEVEL.replace("10", "0")),),
        (body(1, STRUCTURE % LEVEL), body(2, STARTED % ("nowhere", 1))),
        (body(1, STRUCTURE % LEVEL), body(2, STARTED % ("L1", 10**18))),
        (body(1, STRUCTURE % LEVEL), body(2, STARTED % ("L1", 10**40))),
        (body(1, STRUCTURE % LEVEL.replace("10", "1" + "0" * 30)),),
    ],
)
def test_a_file_made_to_do_harm_is_refused_and_left_alone(tmp_path: Path, bodies: tuple[bytes, ...]) -> None:
    path = sealed(tmp_path / "x.tdapp", *bodies)
    before = raw_rows(path)
    with pytest.raises(StoreError) as refused:
        opened(path)
    assert refused.value.code in ("store.unknown_event", "store.inconsistent")
    assert raw_rows(path) == before


@pytest.mark.parametrize(
    "statement",
    [
        "CREATE TRIGGER evil AFTER INSERT ON batch BEGIN SELECT load_extension('/tmp/evil.so'); END",
        "CREATE VIEW evil AS WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x+1 FROM n) SELECT x FROM n",
        "CREATE INDEX evil ON batch(json_extract(body, '$.id'))",
        "CREATE TABLE evil (x)",
    ],
)
def test_code_in_a_file_never_acts_only_its_rows_are_taken(at_rest: Path, statement: str) -> None:
    whole = batches_of(at_rest)
    with closing(sqlite3.connect(at_rest)) as database, database:
        database.execute(statement)
    with pytest.raises(StoreDamaged) as refused:
        load(at_rest)
    assert refused.value.code == "store.schema"
    again = opened(at_rest)
    assert again.failure is not None
    assert again.failure.code == "store.form_damaged"
    assert again.session.batches[: len(whole)] == whole
    again.close()
    assert load(at_rest).failure is None


@pytest.mark.parametrize(
    ("place", "flip"),
    [*((place, 0x42) for place in (0, 18, 19, 30, 39, 47, 59, 70, 104, 3734)), (3761, 0x80)],
)
def test_a_damaged_first_page_costs_nothing(at_rest: Path, place: int, flip: int) -> None:
    whole, content = batches_of(at_rest), bytearray(at_rest.read_bytes())
    content[place] ^= flip
    at_rest.write_bytes(content)
    again = opened(at_rest)
    assert again.failure is not None
    assert again.failure.code == "store.form_damaged"
    assert again.aside is not None
    assert again.aside.read_bytes() == content
    assert again.session.batches[: len(whole)] == whole
    again.close()
    assert load(at_rest).failure is None
    assert not list(at_rest.parent.glob(".tdapp-*"))


def test_a_batch_that_is_a_view_is_never_asked(tmp_path: Path) -> None:
    path = tmp_path / "x.tdapp"
    with closing(sqlite3.connect(path)) as database, database:
        database.execute(
            "CREATE VIEW batch AS WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x+1 FROM n) "
            "SELECT x AS seq, 'a' AS body, 1 AS chain FROM n"
        )
        database.execute(f"PRAGMA application_id={schema.APPLICATION_ID}")
        database.execute(f"PRAGMA user_version={schema.VERSION}")
    with pytest.raises(StoreDamaged) as refused:
        opened(path)
    assert refused.value.code == "store.schema"


def test_a_file_that_would_fill_the_memory_is_refused_unread(at_rest: Path) -> None:
    with at_rest.open("r+b") as stream:
        stream.truncate(schema.MOST_FILE_BYTES + 1)
    with pytest.raises(StoreError) as refused:
        opened(at_rest)
    assert refused.value.code == "store.too_large"


def test_a_row_that_would_fill_the_memory_is_refused(at_rest: Path) -> None:
    rewrite(at_rest, f"UPDATE batch SET body = zeroblob({schema.MOST_ROW_BYTES + 1}) WHERE seq = 9")
    again = opened(at_rest)
    assert again.failure is not None
    assert again.failure.params["seq"] == 9
    again.close()


def test_when_there_is_no_room_for_a_copy_nothing_is_changed(
    at_rest: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rewrite(at_rest, "DELETE FROM batch WHERE seq = 9")
    before = at_rest.read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(rescue.shutil, "copy2", full)
    with pytest.raises(StoreError) as refused:
        opened(at_rest)
    assert refused.value.code == "store.disk_full"
    assert at_rest.read_bytes() == before
    monkeypatch.undo()
    opened(at_rest).close()


def test_the_chain_is_the_crc_of_everything_before() -> None:
    assert chained(chained(0, b"one"), b"two") == zlib.crc32(b"onetwo")
