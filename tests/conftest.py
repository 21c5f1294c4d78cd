"""What holds for every test: no window on a screen, no file of the user's, no stopwatch on hypothesis."""

import json
import os
import shutil
import tempfile
from itertools import count
from pathlib import Path

import pytest
from hypothesis import settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # before anything loads Qt
_HOME = Path(tempfile.mkdtemp(prefix="tdapp-tests-"))
_NUMBERS = count(1)

settings.register_profile("desk", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, database=None, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "desk")


def _use_folders(environ, name):
    environ("TDAPP_DATA", str(_HOME / name / "data"))
    environ("TDAPP_CONFIG", str(_HOME / name / "config"))


_use_folders(os.environ.__setitem__, "import")  # for what asks while tests are collected


@pytest.fixture(autouse=True)
def own_folders(monkeypatch):
    """Each test has data and config folders of its own, which do not exist yet."""
    _use_folders(monkeypatch.setenv, str(next(_NUMBERS)))


def pytest_unconfigure():
    shutil.rmtree(_HOME, ignore_errors=True)


def pytest_report_header():
    """Names the forms of public cases that no adapter answers, as their part does not exist yet."""
    from support.cases import adapters  # noqa: PLC0415  (needs the path that pytest sets up first)

    file = Path(os.environ.get("TDAPP_CASES") or Path(__file__).parent / "data" / "cases.json")
    forms = {case["form"] for case in json.loads(file.read_text(encoding="utf-8"))}
    try:
        left_out = sorted(forms - adapters().keys())
    except Exception as problem:  # the tests that need them fail with it
        return f"public cases: the adapters cannot be loaded: {problem!r}"
    return "public cases, forms left out: " + (", ".join(left_out) or "none")
