"""The system libraries of Qt: found by loading them, installed where that is possible, else named."""

import importlib.util
import os

import pytest
from support.checkout import REPOSITORY

_FILE = REPOSITORY / "packaging" / "system_libraries.py"
_NO_DISPLAY: dict[str, str] = {}


@pytest.fixture
def libraries(monkeypatch):
    """The module on a machine where nothing is missing; `missing` of it is the list to change."""
    spec = importlib.util.spec_from_file_location("system_libraries", _FILE)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.missing = []
    monkeypatch.setattr(module, "_loads", lambda name: name not in module.missing)
    return module


@pytest.fixture
def apt(libraries, monkeypatch, tmp_path):
    """apt-get and apt-cache, which only write down what they were asked; glib's newer name is unknown."""
    log = tmp_path / "asked"
    log.touch()
    for name, code in (("apt-get", 0), ("apt-cache", 100)):
        script = tmp_path / name
        script.write_text(f'#!/bin/sh\necho "{name} $*" >> "{log}"\nexit {code}\n', encoding="utf-8")
        script.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    return log


def test_a_library_is_missing_when_it_cannot_be_loaded():
    spec = importlib.util.spec_from_file_location("system_libraries", _FILE)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert module._missing(["libc.so.6", "libnosuchthing.so.1"]) == ["libnosuchthing.so.1"]


def test_nothing_missing_asks_nobody(libraries, apt):
    assert libraries.provide(_NO_DISPLAY) is None
    assert apt.read_text() == ""


def test_root_installs_what_is_missing_by_package_name(libraries, apt, monkeypatch):
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    libraries.missing += ["libglib-2.0.so.0", "libEGL.so.1"]
    libraries.provide(_NO_DISPLAY)
    asked = apt.read_text().splitlines()
    assert asked[0] == "apt-get update -q"
    assert "apt-get install -y -q --no-install-recommends libegl1 libglib2.0-0" in asked


def test_others_are_told_the_one_line_to_run(libraries, apt, monkeypatch):
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    libraries.missing += ["libEGL.so.1", "libpulse.so.0"]
    said = libraries.provide(_NO_DISPLAY)
    assert said.endswith("sudo apt-get install -y libegl1 libpulse0")
    assert "\n" not in said
    assert apt.read_text() == ""


def test_libraries_of_a_display_stop_only_a_start_with_a_display(libraries, apt, monkeypatch, capsys):
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    libraries.missing.append("libxcb-cursor.so.0")
    assert libraries.provide(_NO_DISPLAY) is None
    assert "libxcb-cursor0" in capsys.readouterr().out
    assert "libxcb-cursor0" in libraries.provide({"DISPLAY": ":0"})


def test_sound_stops_no_start(libraries, apt, monkeypatch, capsys):
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    libraries.missing.append("libpulse.so.0")
    assert libraries.provide({"DISPLAY": ":0"}) is None
    assert "libpulse0" in capsys.readouterr().out


def test_elsewhere_the_libraries_themselves_are_named(libraries, monkeypatch):
    monkeypatch.setattr(libraries.shutil, "which", lambda name: None)
    libraries.missing.append("libEGL.so.1")
    assert "libEGL.so.1" in libraries.provide(_NO_DISPLAY)
