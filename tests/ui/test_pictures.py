"""`tdapp --pictures`: written without a display, always the same, each stage another picture."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QImage

from tdapp.app.gallery import Sample
from tdapp.ui.pictures import Pictures
from tdapp.ui.shots import PROJECTOR, STAGES, Shot

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def pictures(qapp, tmp_path):
    sample = Sample(tmp_path)
    yield Pictures(qapp, sample)
    sample.close()


def shot(stage: str, language: str = "en") -> Shot:
    return Shot(page=PROJECTOR, stage=stage, language=language, skin="dark", size=(640, 360))


def test_every_stage_gives_another_picture_and_always_the_same(pictures: Pictures) -> None:
    taken = {stage: pictures.take(shot(stage)) for stage in STAGES}
    looks = {bytes(image.constBits()) for image in taken.values()}
    assert len(looks) == len(STAGES)
    assert pictures.take(shot("paused")) == taken["paused"]


def test_nothing_is_left_of_a_picture_when_it_is_taken(qapp, pictures: Pictures) -> None:
    for old in qapp.topLevelWidgets():
        old.deleteLater()  # a window of another test would say its texts anew in each language
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    there = set(qapp.allWidgets())
    for page, stage in (("clock", "running"), ("start", "recent"), (PROJECTOR, "paused")):
        pictures.take(Shot(page=page, stage=stage, language="en", skin="dark", size=(1366, 768)))
    left = [type(one).__name__ for one in set(qapp.allWidgets()) - there]
    assert not left


def test_chinese_looks_different_in_both_scripts(pictures: Pictures) -> None:
    looks = [pictures.take(shot("break", language)) for language in ("en", "zh_Hant", "zh_Hans")]
    assert looks[0] != looks[1] != looks[2]


def test_the_command_writes_what_was_asked_for_by_its_name(tmp_path) -> None:
    env = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    env.pop("QT_QPA_PLATFORM", None)
    command = ["-m", "tdapp", "--pictures", str(tmp_path / "new" / "bilder ü"), "--all"]
    only = "projector-paused-zh_Hant-*-1024x768"
    done = subprocess.run(
        [sys.executable, *command, "--only", only],
        env=env, cwd=ROOT, capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    written = [Path(line) for line in done.stdout.split("\n") if line]
    assert [path.name for path in written] == [
        "projector-paused-zh_Hant-dark-1024x768.png",
        "projector-paused-zh_Hant-light-1024x768.png",
    ]
    image = QImage(str(written[0]))
    assert (image.width(), image.height()) == (1024, 768)
    assert "propagateSizeHints" not in done.stderr
