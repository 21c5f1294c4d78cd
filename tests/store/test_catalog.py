"""The tournaments of the data folder."""

import os
import time as clock
from datetime import timedelta
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.stores import EVENING, SetTime, created, founding, played

from tdapp.app.opening import create_tournament, open_tournament
from tdapp.errors import StoreError
from tdapp.store.catalog import Catalog, file_stem
from tdapp.store.sighting import sidecar_of


def test_recent_ones_come_newest_first_with_title_and_size(tmp_path: Path) -> None:
    for day, title in enumerate(("One", "Zwei", "三")):
        time = SetTime(EVENING + timedelta(days=day))
        tournament = created(tmp_path, time, title)
        played(tournament, time)
        tournament.close()
    found = Catalog(tmp_path).recent()
    assert [recent.title for recent in found] == ["三", "Zwei", "One"]
    assert {recent.entries for recent in found} == {4}
    assert not any(recent.interrupted or recent.trouble for recent in found)
    assert found[-1].last_open.date() == EVENING.date()


def test_one_that_did_not_end_cleanly_says_so(tmp_path: Path) -> None:
    tournament = created(tmp_path, SetTime())
    assert Catalog(tmp_path).recent()[0].interrupted
    tournament.close()
    assert not Catalog(tmp_path).recent()[0].interrupted


def test_a_file_that_was_brought_along_is_listed_by_its_name(tmp_path: Path) -> None:
    tournament = created(tmp_path, SetTime())
    tournament.close()
    sidecar_of(tournament.path).unlink()
    (recent,) = Catalog(tmp_path).recent()
    assert (recent.title, recent.entries, recent.trouble) == ("Friday", None, None)


def test_what_cannot_be_opened_is_listed_with_its_trouble_and_nothing_crashes(tmp_path: Path) -> None:
    contents = {"empty": b"", "text": b"x" * 500, "zeros": b"\0" * 500}
    for name, content in contents.items():
        (tmp_path / f"{name}.tdapp").write_bytes(content)
    (tmp_path / "folder.tdapp").mkdir()
    (tmp_path / "gone.tdapp").symlink_to(tmp_path / "nowhere")
    (tmp_path / "notes.txt").write_text("x")
    found = {recent.title: recent.trouble for recent in Catalog(tmp_path).recent()}
    assert {name: trouble and trouble.code for name, trouble in found.items()} == {
        "empty": "store.empty",
        "text": "store.not_a_database",
        "zeros": "store.not_a_database",
    }


@pytest.mark.skipif(os.name == "nt", reason="names are text there")
def test_a_name_in_another_encoding_is_shown_and_opens(tmp_path: Path) -> None:
    tournament = created(tmp_path, SetTime())
    tournament.close()
    odd = tmp_path / os.fsdecode(b"caf\xe9.tdapp")
    tournament.path.rename(odd)
    recent = next(recent for recent in Catalog(tmp_path).recent() if recent.path == odd)
    assert recent.title == "caf?"
    open_tournament(odd, SetTime()).close()


def test_a_folder_that_is_missing_has_none_and_is_made_when_needed(tmp_path: Path) -> None:
    catalog = Catalog(tmp_path / "a" / "b")
    assert catalog.recent() == ()
    tournament = create_tournament(catalog.new_path("Friday"), founding(), SetTime())
    tournament.close()
    assert len(catalog.recent()) == 1


def test_a_folder_that_cannot_be_made_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(StoreError):
        Catalog(tmp_path / "file" / "folder").new_path("Friday")


def test_a_hundred_tournaments_are_listed_in_50_ms(tmp_path: Path) -> None:
    tournament = created(tmp_path, SetTime())
    tournament.close()
    for nth in range(99):
        for source in (tournament.path, sidecar_of(tournament.path)):
            source.with_name(source.name.replace("Friday", f"F{nth}")).write_bytes(source.read_bytes())
    spent: list[float] = []
    for _ in range(7):
        began = clock.perf_counter()
        assert len(Catalog(tmp_path).recent()) == 100
        spent.append(clock.perf_counter() - began)
    assert min(spent) < 0.05


@pytest.mark.parametrize(
    ("title", "stem"),
    [
        ("Friday", "Friday"),
        ("週五撲克夜", "週五撲克夜"),
        ("../../etc/passwd", "etc passwd"),
        ('a<b>c:d"e|f?g*h\\i', "a b c d e f g h i"),
        ("  .hidden. ", "hidden"),
        ("CON", "CON_"),
        ("nul.txt", "_nul.txt"),
        ("COM1", "COM1_"),
        ("-rf", "rf"),
        ("a\nb\tc\x00d", "a b cd"),
        ("\u202egnp.exe", "gnp.exe"),
        ("???", "Tournament"),
        ("", "Tournament"),
        ("\ud800", "Tournament"),
    ],
)
def test_titles_become_names_that_every_system_takes(title: str, stem: str) -> None:
    assert file_stem(title) == stem


def test_equal_titles_get_numbers_whatever_their_case_and_form(tmp_path: Path) -> None:
    catalog = Catalog(tmp_path)
    names: list[str] = []
    for title in ("Café", "CAFÉ", "Cafe\u0301"):
        path = catalog.new_path(title)
        path.touch()
        names.append(path.name)
    assert names == ["Café.tdapp", "CAFÉ (2).tdapp", "Café (3).tdapp"]


@given(st.text(max_size=300))
@settings(max_examples=100, deadline=None)
def test_any_title_gives_a_file_in_the_folder(tmp_path_factory: pytest.TempPathFactory, title: str) -> None:
    catalog = Catalog(tmp_path_factory.getbasetemp() / "any")
    path = catalog.new_path(title)
    assert path.parent == catalog.folder
    with path.open("xb"):
        pass
    assert any(recent.path == path for recent in catalog.recent())
    path.unlink()
