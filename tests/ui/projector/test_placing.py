"""The page on a second screen, without hardware: a child process with screens from a file.

Rule: product §5: found, remembered, never stranded, back by itself without taking the focus.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parents[2]
CHILD = TESTS / "support" / "screens_child.py"
LAPTOP = {"name": "LAPTOP", "x": 0, "y": 0, "width": 1366, "height": 768}
BEAMER = {"name": "BEAMER", "x": 1366, "y": 0, "width": 1920, "height": 1080}
TV = {"name": "TV", "x": 0, "y": 768, "width": 1280, "height": 720}
MIRROR = {**LAPTOP, "name": "MIRROR"}
BEAMER_KEY, TV_KEY = "BEAMER//", "TV//"


def played(folder: Path, screens: list[dict[str, object]], act: str, *args: str) -> list[dict[str, object]]:
    full = [{"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1, **screen} for screen in screens]
    file = folder / "screens.json"
    file.write_text(
        json.dumps({"synchronousWindowSystemEvents": False, "windowFrameMargins": False, "screens": full})
    )
    env = {
        **os.environ,
        "QT_QPA_PLATFORM": f"offscreen:configfile={file}",
        "PYTHONPATH": os.pathsep.join((str(TESTS), str(TESTS.parent))),
    }
    done = subprocess.run(
        [sys.executable, str(CHILD), act, *args],
        env=env,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_the_second_screen_is_found_filled_and_remembered(tmp_path) -> None:
    shown, kept = played(tmp_path, [LAPTOP, BEAMER], "open")
    assert (shown["where"], shown["on"], shown["full"]) == ("shown", "BEAMER", True)
    assert shown["geometry"] == [1366, 0, 1920, 1080]
    assert kept["remembered"] == [BEAMER_KEY]


def test_the_remembered_one_of_several_is_taken(tmp_path) -> None:
    shown, kept = played(tmp_path, [LAPTOP, BEAMER, TV], "open", TV_KEY)
    assert shown["on"] == "TV"
    assert kept["remembered"] == []


def test_with_one_screen_nothing_is_put_over_the_director(tmp_path) -> None:
    shown, _ = played(tmp_path, [LAPTOP], "open", BEAMER_KEY)
    assert (shown["where"], shown["on"]) == ("one_screen", None)


def test_mirrored_screens_are_detected(tmp_path) -> None:
    shown, _ = played(tmp_path, [LAPTOP, MIRROR], "open")
    assert (shown["where"], shown["on"]) == ("mirrored", None)


def test_when_its_screen_goes_it_waits_and_comes_back_by_itself(tmp_path) -> None:
    there, gone, back, closed, still, told = played(tmp_path, [LAPTOP, BEAMER], "unplug")
    assert there["on"] == "BEAMER"
    assert (gone["where"], gone["screen"], gone["on"]) == ("lost", "BEAMER", None)
    assert (back["where"], back["on"], back["full"]) == ("shown", "BEAMER", True)
    assert closed["where"] == still["where"] == "off"
    assert told["told"] == ["shown", "lost", "shown", "off"]


def test_it_goes_to_the_next_screen_when_there_is_one(tmp_path) -> None:
    there, gone, *_ = played(tmp_path, [LAPTOP, BEAMER, TV], "unplug")
    assert (there["on"], gone["where"], gone["on"]) == ("BEAMER", "shown", "TV")


def test_coming_back_it_does_not_take_the_focus_from_a_text_field(tmp_path) -> None:
    shown, field = played(tmp_path, [LAPTOP, BEAMER], "focus")
    assert shown["on"] == "BEAMER"
    assert not shown["active"]
    assert field["field"]


def test_a_screen_plugged_in_later_gets_the_page(tmp_path) -> None:
    before, after = played(tmp_path, [LAPTOP, BEAMER], "late")
    assert (before["where"], after["where"], after["on"]) == ("one_screen", "shown", "BEAMER")


@pytest.mark.parametrize("screens", [[LAPTOP, BEAMER]])
def test_when_the_director_moves_to_its_screen_the_page_moves_away(tmp_path, screens) -> None:
    before, after = played(tmp_path, screens, "swap")
    assert (before["on"], after["on"]) == ("BEAMER", "LAPTOP")
