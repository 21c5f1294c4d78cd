"""Preferences: never in the way of a start, never half written."""

import json
from pathlib import Path

import pytest
from msgspec import structs

from tdapp.errors import StoreError
from tdapp.store import atomic, preferences
from tdapp.store.preferences import FILE_NAME, Preferences, load_preferences, save_preferences

OTHERS = Preferences(
    language="zh_Hant",
    skin="felt",
    base_size=120,
    reduced_motion=True,
    space_presses_buttons=True,
    wall_clock="12",
    projector_screen="王 TV",
    projector_skin="contrast",
    window_geometry="AdnQ",
)


def test_what_is_saved_is_loaded(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "config"
    save_preferences(folder, OTHERS)
    assert load_preferences(folder).preferences == OTHERS
    assert load_preferences(folder).trouble is None
    assert [path.name for path in folder.iterdir()] == [FILE_NAME]
    defaults = Preferences()
    assert all(getattr(OTHERS, name) != getattr(defaults, name) for name in structs.asdict(OTHERS))


def test_none_yet_means_the_defaults_and_nothing_to_tell(tmp_path: Path) -> None:
    loaded = load_preferences(tmp_path / "none")
    assert (loaded.preferences, loaded.trouble) == (Preferences(), None)


@pytest.mark.parametrize("content", [b"", b"{", b"[1]", b"null", b"\xff\xfe", b'{"a":' * 20_000, b"\0" * 99])
def test_a_damaged_file_gives_the_defaults_is_told_and_is_kept(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE_NAME).write_bytes(content)
    loaded = load_preferences(tmp_path)
    assert loaded.preferences == Preferences()
    assert loaded.trouble is not None
    assert loaded.trouble.code == "preferences.unreadable"
    save_preferences(tmp_path, OTHERS)
    assert load_preferences(tmp_path).preferences == OTHERS
    assert content in [path.read_bytes() for path in tmp_path.iterdir()]


def test_one_field_that_is_wrong_costs_that_field_only(tmp_path: Path) -> None:
    values = {"language": "zh_Hans", "base_size": "big", "wall_clock": "13", "from_a_later_program": [1]}
    (tmp_path / FILE_NAME).write_text(json.dumps(values))
    loaded = load_preferences(tmp_path)
    assert loaded.preferences == Preferences(language="zh_Hans")
    assert loaded.trouble is not None
    assert loaded.trouble.params["path"] == "base_size, wall_clock"


def test_unknown_keys_are_nothing_to_tell(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text('{"from_a_later_program": true, "skin": "light"}')
    loaded = load_preferences(tmp_path)
    assert (loaded.preferences, loaded.trouble) == (Preferences(skin="light"), None)


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(StoreError) as refused:
        save_preferences(tmp_path / "file", OTHERS)
    assert refused.value.code == "preferences.unwritable"


def test_a_folder_in_its_place_is_told_and_survived(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).mkdir()
    loaded = load_preferences(tmp_path)
    assert loaded.preferences == Preferences()
    assert isinstance(loaded.trouble, StoreError)
    with pytest.raises(StoreError):
        save_preferences(tmp_path, OTHERS)


def test_a_disk_that_fills_up_leaves_the_old_ones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save_preferences(tmp_path, OTHERS)

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(atomic.os, "fsync", full)
    with pytest.raises(StoreError):
        save_preferences(tmp_path, Preferences())
    assert load_preferences(tmp_path).preferences == OTHERS
    assert [path.name for path in tmp_path.iterdir()] == [preferences.FILE_NAME]
