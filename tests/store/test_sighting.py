"""The heartbeat beside the journal: cheap, replaced as a whole, believed only when it is whole and fits."""

from datetime import timedelta
from pathlib import Path

import pytest
from support.stores import EVENING, SetTime, crashed, created, played, restarted

from tdapp.app.opening import OpenTournament, open_tournament
from tdapp.domain.floor.commands import AddEntries
from tdapp.store import sighting
from tdapp.store.sighting import read_sighting, sidecar_of


def tournament(folder: Path) -> tuple[OpenTournament, SetTime]:
    time = SetTime()
    opened = created(folder, time)
    played(opened, time)
    return opened, time


def test_it_says_when_where_and_how_far(tmp_path: Path) -> None:
    opened, time = tournament(tmp_path)
    time.pass_by(5)
    time.sleep(60)
    opened.beat()
    seen = read_sighting(opened.path)
    assert seen is not None
    assert (seen.steady, seen.wall) == (time.steady, time.wall_time)
    assert (seen.title, seen.entries, seen.is_open, seen.since) == ("Friday", 4, True, EVENING)
    assert seen.seq == len(opened.session.batches)
    assert seen.is_of(opened.session.batches)
    opened.close()
    closed = read_sighting(opened.path)
    assert closed is not None
    assert not closed.is_open


def test_any_flipped_bit_makes_it_worthless(tmp_path: Path) -> None:
    opened, _ = tournament(tmp_path)
    opened.close()
    sidecar = sidecar_of(opened.path)
    content = sidecar.read_bytes()
    for place in range(len(content)):
        for bit in range(8):
            changed = bytearray(content)
            changed[place] ^= 1 << bit
            sidecar.write_bytes(changed)
            assert read_sighting(opened.path) is None, (place, bit)


@pytest.mark.parametrize("content", [b"", b"null", b"[" * 50_000, b'{"crc":0,"seen":{}}', b"\xff"])
def test_any_other_content_is_passed_by(tmp_path: Path, content: bytes) -> None:
    opened, time = tournament(tmp_path)
    opened.close()
    sidecar_of(opened.path).write_bytes(content)
    again = open_tournament(opened.path, restarted(time))
    assert again.failure is None
    again.close()


def test_the_one_of_another_tournament_is_not_believed(tmp_path: Path) -> None:
    opened, time = tournament(tmp_path)
    opened.close()
    (tmp_path / "other").mkdir()
    other, _ = tournament(tmp_path / "other")
    for _ in range(3):
        other.session.undo()
    other.close()
    sidecar_of(other.path).replace(sidecar_of(opened.path))
    again = open_tournament(opened.path, restarted(time))
    assert again.failure is None
    again.close()


def test_the_one_of_a_copy_that_went_another_way_is_not_believed(tmp_path: Path) -> None:
    opened, time = tournament(tmp_path)
    copy = open_tournament(crashed(opened, tmp_path / "copy"), time)
    copy.session.execute(AddEntries(("Cy",)))
    opened.session.execute(AddEntries(("Di",)))
    seen = read_sighting(copy.path)
    assert seen is not None
    assert seen.is_of(copy.session.batches)
    assert not seen.is_of(opened.session.batches)
    copy.close()
    opened.close()


def test_a_disk_that_refuses_it_stops_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened, _ = tournament(tmp_path)

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(sighting, "write_atomically", full)
    opened.session.undo()
    opened.beat()
    opened.close()


def test_half_written_ones_never_show(tmp_path: Path) -> None:
    opened, time = tournament(tmp_path)
    for _ in range(50):
        time.wall_time += timedelta(milliseconds=1)
        opened.beat()
        assert read_sighting(opened.path) is not None
    assert not list(tmp_path.glob("*.new"))
    opened.close()
