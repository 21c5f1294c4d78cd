"""The computer's clocks: steady time takes no notice of a sleep or a changed clock, and each is told once."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.app.time_source import Clocks, Slept, SystemClockSet, SystemTime, system_clocks
from tdapp.domain.units import Millis

NANOS = 1_000_000_000
START = datetime(2026, 12, 1, 19, 30, tzinfo=UTC)


class Computer:
    """Raw clocks that are moved by hand; seconds."""

    def __init__(self) -> None:
        self.walls = int(START.timestamp()) * NANOS + 987_654
        self.awakes = 5 * NANOS
        self.boots = 9 * NANOS

    def clocks(self, *, boot: bool = True) -> Clocks:
        return Clocks(lambda: self.walls, lambda: self.awakes, (lambda: self.boots) if boot else None)

    def run(self, seconds: float = 1.0) -> None:
        self.awakes += round(seconds * NANOS)
        self.sleep(seconds)

    def sleep(self, seconds: float) -> None:
        self.boots += round(seconds * NANOS)
        self.set_clock(seconds)

    def set_clock(self, seconds: float) -> None:
        self.walls += round(seconds * NANOS)


def seconds(count: float) -> Millis:
    return Millis(round(count * 1000))


def test_it_begins_at_the_wall_s_time_in_whole_milliseconds() -> None:
    time = SystemTime(Computer().clocks())
    assert time.now() == time.wall() == START


def test_it_moves_with_the_time_awake() -> None:
    computer = Computer()
    time = SystemTime(computer.clocks())
    computer.run(90.0015)
    assert time.now() == START + timedelta(milliseconds=90_001)
    assert time.now().microsecond % 1000 == 0


@pytest.mark.parametrize("by", [3600, -3600, 30, -30, 2.001, -2.001, 86_400 * 400])
@pytest.mark.parametrize("boot", [True, False])
def test_a_changed_clock_moves_the_wall_only_and_is_told_once(by: float, *, boot: bool) -> None:
    computer = Computer()
    time = SystemTime(computer.clocks(boot=boot))
    computer.run()
    assert time.check() is None
    computer.set_clock(by)
    computer.run()
    found = time.check()
    assert found == (SystemClockSet(seconds(by)) if boot or by < 0 else Slept(seconds(by)))
    computer.run()
    assert [time.check(), time.check()] == [None, None]
    assert time.now() == START + timedelta(seconds=3)
    assert time.wall() == START + timedelta(seconds=3 + by)


@pytest.mark.parametrize("length", [2.5, 30, 420, 3600])
@pytest.mark.parametrize("boot", [True, False])
def test_a_sleep_is_not_counted_and_is_told_once(length: float, *, boot: bool) -> None:
    computer = Computer()
    time = SystemTime(computer.clocks(boot=boot))
    computer.run(0.5)
    computer.sleep(length)
    computer.run(0.5)
    assert time.check() == Slept(seconds(length))
    assert time.check() is None
    assert time.now() == START + timedelta(seconds=1)


def test_a_sleep_and_a_changed_clock_at_once_are_told_one_after_the_other() -> None:
    computer = Computer()
    time = SystemTime(computer.clocks())
    computer.sleep(420)
    computer.set_clock(-3600)
    computer.run()
    assert [time.check() for _ in range(3)] == [Slept(seconds(420)), SystemClockSet(seconds(-3600)), None]


def test_a_sleep_during_which_the_clock_was_set_back_by_as_much_is_still_told() -> None:
    computer = Computer()
    time = SystemTime(computer.clocks())
    computer.sleep(60)
    computer.set_clock(-60)
    assert [time.check() for _ in range(3)] == [Slept(seconds(60)), SystemClockSet(seconds(-60)), None]


def test_drift_of_an_evening_is_never_taken_for_a_change() -> None:
    computer = Computer()
    time = SystemTime(computer.clocks())
    for _ in range(20_000):
        computer.set_clock(0.0005)
        computer.run()
        assert time.check() is None


def test_a_check_that_comes_late_tells_nothing() -> None:
    computer = Computer()
    time = SystemTime(computer.clocks())
    computer.run(500)
    assert time.check() is None


def test_a_clock_that_runs_backwards_holds_the_time() -> None:
    computer = Computer()
    time = SystemTime(computer.clocks())
    computer.run(10)
    before = time.now()
    computer.awakes -= 3 * NANOS
    assert time.now() == before
    computer.run(3.5)
    assert time.now() == before + timedelta(seconds=0.5)


@given(st.lists(st.tuples(st.sampled_from(["run", "sleep", "set_clock"]), st.integers(-4000, 4000))))
@settings(max_examples=100, deadline=None)
def test_whatever_happens_time_is_the_time_awake(steps: list[tuple[str, int]]) -> None:
    computer = Computer()
    time = SystemTime(computer.clocks())
    awake = 0
    for what, length in steps:
        amount = length if what == "set_clock" else abs(length)
        getattr(computer, what)(amount)
        awake += amount if what == "run" else 0
        time.check()
        assert time.now() == START + timedelta(seconds=awake)


def test_the_real_clocks_of_this_computer() -> None:
    time, began = SystemTime(), datetime.now(UTC)
    assert abs(time.now() - began) < timedelta(seconds=1)
    assert abs(time.wall() - began) < timedelta(seconds=1)
    assert time.check() is None
    instants = [time.now() for _ in range(1000)]
    assert instants == sorted(instants)
    clocks = system_clocks()
    assert clocks.boot is not None
    assert 0 < clocks.awake() <= clocks.boot()
