"""The start of the program: what it is asked, where its data lies, and where no window can be shown."""

import os
import socket
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tdapp.app import display, folders, main
from tdapp.app.crash import Crash

ROOT = Path(main.__file__).parents[2]


def test_folders_follow_the_environment(monkeypatch, tmp_path):
    monkeypatch.setenv("TDAPP_DATA", str(tmp_path / "a b ü"))
    monkeypatch.setenv("TDAPP_CONFIG", str(tmp_path / "c"))
    where = folders.folders()
    assert where.data == tmp_path / "a b ü"
    assert where.config == tmp_path / "c"
    assert where.samples.parent == where.data


def test_folders_without_the_environment_are_the_systems(monkeypatch):
    monkeypatch.delenv("TDAPP_DATA")
    monkeypatch.delenv("TDAPP_CONFIG")
    assert "tdapp" in str(folders.folders().data)


def test_version_is_that_of_the_project(capsys):
    with pytest.raises(SystemExit):
        main.main(["--version"])
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    assert capsys.readouterr().out.strip() in (f"tdapp {wanted}", "tdapp from a checkout")


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="these systems always have a display")
def test_tech_no_display_is_known_before_qt_is_asked(tmp_path):
    assert not display.has_display({})
    assert not display.has_display({"DISPLAY": ""})
    assert not display.has_display({"DISPLAY": ":4711"})
    assert not display.has_display({"DISPLAY": "nonsense"})
    assert not display.has_display({"WAYLAND_DISPLAY": "wayland-9", "XDG_RUNTIME_DIR": str(tmp_path)})
    assert display.has_display({"QT_QPA_PLATFORM": "offscreen"})


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="these systems always have a display")
def test_a_display_that_answers_is_found(tmp_path):
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "wayland-0"))
        server.listen()
        assert display.has_display({"WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": str(tmp_path)})


def test_words_of_the_command_line_load_no_qt():
    code = "import sys; from tdapp.app.main import main; main(['pots', 'Ann=100', 'Bo=100'])"
    code += "\nassert not any(name.startswith('PySide6') for name in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="these systems always have a display")
def test_house_without_a_display_six_pictures_are_written_and_named(tmp_path):
    environ = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    environ.pop("QT_QPA_PLATFORM", None)
    environ["TMPDIR"] = str(tmp_path)
    command = [sys.executable, "-m", "tdapp"]
    done = subprocess.run(
        command, cwd=ROOT, env=environ, capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 0, done.stderr
    first, *paths = done.stdout.splitlines()
    assert "No display" in first
    assert len(paths) == main.FEW
    for path in paths:
        assert Path(path).read_bytes().startswith(b"\x89PNG")


def test_crash_each_fault_is_written_in_full_once_and_told_once(tmp_path):
    crash, told = Crash(tmp_path / "data"), []
    crash.tell = told.append
    for _ in range(3):
        try:
            int("x")
        except ValueError as error:
            crash.note(error)
    text = crash.file.read_text(encoding="utf-8")
    assert text.count("Traceback") == 1
    assert text.count("again:") == 2
    assert len(told) == 1


def test_crash_telling_may_itself_fail(tmp_path):
    crash = Crash(tmp_path)

    def fail(_error: BaseException) -> None:
        raise RuntimeError("no window")

    crash.tell = fail
    crash.note(KeyError("x"))
    assert "no window" in crash.file.read_text(encoding="utf-8")


def test_crash_a_folder_that_cannot_be_written_ends_nothing(tmp_path, capsys):
    blocked = tmp_path / "file"
    blocked.write_text("")
    Crash(blocked / "data").note(KeyError("x"))
    assert "KeyError" in capsys.readouterr().err


def test_crash_the_hooks_take_what_nobody_caught(tmp_path):
    code = (
        "import sys, threading; from pathlib import Path; from tdapp.app.crash import Crash\n"
        f"crash = Crash(Path({str(tmp_path)!r})); crash.install()\n"
        "threading.Thread(target=lambda: 1 / 0).start()\n"
        "sys.excepthook(KeyError, KeyError('slot'), None)"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    text = (tmp_path / "tdapp.log").read_text(encoding="utf-8")
    assert "ZeroDivisionError" in text
    assert "KeyError" in text
