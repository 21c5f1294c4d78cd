"""Keeping awake while the clock runs: granted, refused, and given back."""

import subprocess
import sys

import pytest

from tdapp.ui.awake import KeepAwake


class Fake:
    """A mode of the system; `active` is its answer."""

    def __init__(self, active: bool = True, broken: bool = False) -> None:
        self.active, self.broken, self.entered, self.left = active, broken, 0, 0

    def __call__(self) -> "Fake":
        return self

    def __enter__(self) -> "Fake":
        if self.broken:
            raise OSError("no bus")
        self.entered += 1
        return self

    def __exit__(self, *_: object) -> None:
        self.left += 1


@pytest.fixture
def told() -> list[bool | None]:
    return []


def keeper(fake: Fake, told: list[bool | None]) -> KeepAwake:
    made = KeepAwake(make=fake)
    made.changed.connect(told.append)
    return made


def test_granted_while_the_clock_runs_and_given_back(qtbot, told) -> None:
    fake = Fake()
    awake = keeper(fake, told)
    awake.wish(True)
    assert fake.entered == 0  # never in the middle of a click
    qtbot.waitUntil(lambda: fake.entered == 1)
    awake.wish(True)
    awake.wish(False)
    qtbot.waitUntil(lambda: fake.left == 1)
    assert told == [True, None]
    assert fake.entered == 1


@pytest.mark.parametrize("fake", [Fake(active=False), Fake(broken=True)])
def test_a_refusal_is_told_and_nothing_falls_over(qtbot, told, fake: Fake) -> None:
    awake = keeper(fake, told)
    awake.wish(True)
    qtbot.waitUntil(lambda: told == [False])
    assert awake.granted is False
    awake.wish(False)
    qtbot.waitUntil(lambda: told == [False, None])
    awake.release()


def test_a_wish_taken_back_at_once_asks_for_nothing(qtbot, told) -> None:
    fake = Fake()
    awake = keeper(fake, told)
    awake.wish(True)
    awake.wish(False)
    qtbot.wait(20)
    assert (fake.entered, told) == (0, [])


def test_the_end_of_the_program_gives_it_back(qtbot, told) -> None:
    fake = Fake()
    awake = keeper(fake, told)
    awake.wish(True)
    qtbot.waitUntil(lambda: fake.entered == 1)
    awake.release()
    assert fake.left == 1


def test_the_library_is_not_loaded_before_the_first_wish() -> None:
    code = "import sys; import tdapp.ui.awake; sys.exit('wakepy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_without_a_bus_the_real_library_refuses_quietly(qtbot, told, monkeypatch) -> None:
    for name in ("DBUS_SESSION_BUS_ADDRESS", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    awake = KeepAwake()
    awake.changed.connect(told.append)
    awake.wish(True)
    qtbot.waitUntil(lambda: bool(told))
    assert told[0] in (True, False)
    awake.release()
