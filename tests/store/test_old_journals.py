"""Every journal that was ever written by a version of this program loads for ever, to the same state."""

import json
import shutil
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from support.journal_maker import FOLDER, make, state_in_words
from support.stores import SetTime

from tdapp.app.opening import open_tournament
from tdapp.application.events import Event
from tdapp.application.history import History, replay
from tdapp.application.log import Batch, Kind
from tdapp.store.loading import load

JOURNALS = sorted(FOLDER.glob("*.tdapp"))


def names_in_union() -> set[str]:
    """The stable name of every event there is."""
    return {str(msgspec.inspect.type_info(event).tag) for event in get_args(Event)}  # type: ignore[union-attr]


def batches_of_all() -> list[Batch]:
    return [batch for path in JOURNALS for batch in load(path).batches]


def test_every_event_that_there_is_occurs_in_one() -> None:
    bodies = [json.loads(row.body) for path in JOURNALS for row in load(path).rows]
    found = {event["type"] for body in bodies for event in body["events"]}
    assert names_in_union() <= found
    assert len(names_in_union()) == len(get_args(Event))
    assert {batch.kind for batch in batches_of_all()} == set(Kind)


def assert_holds(then: object, now: object, where: str = "$") -> None:
    """All that was so then is so now; a later program may know more fields."""
    if isinstance(then, dict) and isinstance(now, dict):
        for key, value in then.items():
            assert key in now, f"{where}.{key}"
            assert_holds(value, now[key], f"{where}.{key}")
    elif isinstance(then, list) and isinstance(now, list):
        assert len(now) == len(then), where
        for nth, (value, found) in enumerate(zip(then, now, strict=True)):
            assert_holds(value, found, f"{where}[{nth}]")
    else:
        assert now == then, where


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: path.stem)
def test_it_loads_to_the_state_that_it_stood_for(path: Path) -> None:
    loaded = load(path)
    assert loaded.failure is None
    state = replay(History(loaded.batches))
    assert_holds(json.loads(path.with_suffix(".json").read_bytes()), json.loads(state_in_words(state)))


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: path.stem)
def test_it_opens_and_goes_on(path: Path, tmp_path: Path) -> None:
    own = Path(shutil.copy(path, tmp_path))
    tournament = open_tournament(own, SetTime())
    assert (tournament.failure, tournament.aside) == (None, None)
    tournament.session.undo()
    tournament.close()
    assert load(own).failure is None


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: path.stem)
def test_reading_one_leaves_every_byte_and_no_file_behind(path: Path) -> None:
    before, names = path.read_bytes(), {entry.name for entry in FOLDER.iterdir()}
    load(path)
    assert path.read_bytes() == before
    assert {entry.name for entry in FOLDER.iterdir()} == names


def test_the_next_one_can_be_made(tmp_path: Path) -> None:
    make(tmp_path / "next.tdapp")
    made = load(tmp_path / "next.tdapp").batches
    assert {type(event) for batch in made for event in batch.events} == set(get_args(Event))
    assert {path.name for path in tmp_path.iterdir()} == {"next.tdapp", "next.json"}
