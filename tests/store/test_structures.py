"""A person's own structures on disk: kept whole, told apart, never lost."""

import os
from pathlib import Path

import pytest
from support.builders import a_break, a_level, a_structure

from tdapp.app.presets import own_structures
from tdapp.errors import InputError, StoreError, TdError
from tdapp.formats import structure_file
from tdapp.store.structures import StructureStore

STRUCTURE = a_structure(
    a_level("L1", 0, 0),
    a_level("L2", 25, 50, 5, minutes=12, seconds=30),
    a_break("B", colour_up=(5, 25)),
    a_level("L3"),
)


@pytest.fixture
def store(tmp_path: Path, qapp) -> StructureStore:
    return own_structures(tmp_path / "data")


def files(store: StructureStore) -> dict[str, bytes]:
    folder = store._folder
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def code(act, *args) -> str:
    with pytest.raises(TdError) as caught:
        act(*args)
    return caught.value.code


def test_an_empty_library_makes_no_folder(store):
    assert store.kept() == ()
    assert not store._folder.exists()


def test_what_is_kept_comes_back_as_it_was_under_its_name(store):
    store.keep(STRUCTURE, " Łukasz’ 週五 / 1 ")
    (kept,) = store.kept()
    assert kept.name == "Łukasz’ 週五 / 1"
    assert kept.structure is not None
    assert kept.structure.items == STRUCTURE.items
    assert list(files(store)) == [kept.key] == ["Łukasz’ 週五 1.json"]


@pytest.mark.parametrize("name", ["", " ", "x" * 201])
def test_a_name_that_is_none_is_refused_by_its_field(store, name):
    with pytest.raises(InputError) as caught:
        store.keep(STRUCTURE, name)
    assert caught.value.params["path"].startswith("name")
    assert store.kept() == ()


def test_a_name_is_there_once(store):
    store.keep(STRUCTURE, "Friday")
    before = files(store)
    assert code(store.keep, STRUCTURE, "FRIDAY ") == "library.name_taken"
    store.keep(STRUCTURE, "Saturday")
    assert code(store.rename, "Saturday.json", "friday") == "library.name_taken"
    assert files(store)["Friday.json"] == before["Friday.json"]


def test_two_names_that_make_one_file_name_are_two_files(store):
    store.keep(STRUCTURE, "a/b")
    store.keep(STRUCTURE, "a b")
    assert sorted(files(store)) == ["a b (2).json", "a b.json"]


def test_rename_keeps_the_levels_and_may_change_case(store):
    store.keep(STRUCTURE, "Friday")
    store.rename("Friday.json", "FRIDAY")
    (kept,) = store.kept()
    assert (kept.name, kept.structure.items) == ("FRIDAY", STRUCTURE.items)


def test_delete_can_be_taken_back_twice_over(store):
    store.keep(STRUCTURE, "Friday")
    before = files(store)["Friday.json"]
    store.delete("Friday.json")
    store.keep(a_structure(), "Friday")
    store.delete("Friday.json")
    deleted = store.kept()
    assert [kept.is_deleted for kept in deleted] == [True, True]
    store.put_back("deleted/Friday.json")
    assert files(store)["Friday.json"] == before
    assert code(store.put_back, "deleted/Friday (2).json") == "library.name_taken"


def test_a_damaged_file_is_listed_with_its_trouble_and_stays(store):
    store.keep(STRUCTURE, "Friday")
    path = store._folder / "Friday.json"
    path.write_text(path.read_text(encoding="utf-8").replace('"bb": 50', '"bb": "x"'), encoding="utf-8")
    (store._folder / "huge.json").write_bytes(b" " * 1_100_000)
    friday, huge = store.kept()
    assert (friday.trouble.code, friday.trouble.params["path"]) == ("file.wrong_value", "items[1].bb")
    assert huge.trouble.code == "file.too_big"
    store.delete("huge.json")
    assert [kept.name for kept in store.kept()] == ["Friday", "huge"]


@pytest.mark.parametrize("key", ["../outside.json", "deleted/../../outside.json", "/etc/outside.json"])
def test_a_key_never_leads_out_of_the_folder(store, tmp_path, key):
    (tmp_path / "outside.json").write_text("mine")
    assert code(store.delete, key) == "store.missing"
    assert (tmp_path / "outside.json").read_text() == "mine"


def test_a_file_written_anywhere_reads_back_the_same(store, tmp_path):
    path = str(tmp_path / "out.json")
    store.write(path, STRUCTURE)
    assert store.read(path) == STRUCTURE
    assert Path(path).read_text(encoding="utf-8") == structure_file.encode(STRUCTURE)
    assert [entry.name for entry in tmp_path.iterdir()] == ["out.json"]


def test_a_file_that_is_not_there_or_a_folder_that_is_not(store, tmp_path):
    assert code(store.read, str(tmp_path / "none.json")) == "store.missing"
    assert code(store.write, str(tmp_path / "none" / "out.json"), STRUCTURE) == "store.missing"


def test_a_disk_that_refuses_leaves_everything_as_it_was(store, monkeypatch):
    store.keep(STRUCTURE, "Friday")
    before = files(store)

    def full(*_args):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    for act in (lambda: store.keep(STRUCTURE, "Other"), lambda: store.rename("Friday.json", "Other")):
        with pytest.raises(StoreError) as caught:
            act()
        assert caught.value.code == "store.disk_full"
    assert files(store) == before
