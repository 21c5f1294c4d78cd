"""The tournament's time, from the computer's clocks.

| clock | Linux | macOS | Windows |
|---|---|---|---|
| awake: stands still in a sleep | CLOCK_MONOTONIC | CLOCK_UPTIME_RAW | QueryUnbiasedInterruptTime |
| boot: runs on in a sleep | CLOCK_BOOTTIME | CLOCK_MONOTONIC | time.monotonic |
| wall: can be set | time.time | time.time | time.time |
"""

import ctypes
import sys
import time
from collections import deque
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from msgspec import Struct

from tdapp.domain.units import Millis

THRESHOLD = Millis(2000)
"""A gap between two clocks, from one check to the next, that is more than their drift."""

_NANOS = 1_000_000
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)

NanoClock = Callable[[], int]


class Clocks(Struct, frozen=True):
    """The raw clocks, in nanoseconds. Without `boot` a leap of the wall clock forward counts as a sleep."""

    wall: NanoClock
    awake: NanoClock
    boot: NanoClock | None


class Slept(Struct, frozen=True):
    """The computer slept for so long; the tournament's time stood still."""

    length: Millis


class SystemClockSet(Struct, frozen=True):
    """The computer's clock was set forward (`by` > 0) or back; the tournament's time took no notice."""

    by: Millis


class SystemTime:
    """Steady UTC: the wall time when it was made plus the time awake since, whole milliseconds."""

    def __init__(self, clocks: Clocks | None = None) -> None:
        self._clocks = clocks or system_clocks()
        self._began = self.wall()
        self._awake_then = self._clocks.awake()
        self._passed = 0
        self._checked = self._sample()
        self._found: deque[Slept | SystemClockSet] = deque()

    def now(self) -> datetime:
        """Steady UTC."""
        self._passed = max(self._passed, (self._clocks.awake() - self._awake_then) // _NANOS)
        return self._began + timedelta(milliseconds=self._passed)

    def wall(self) -> datetime:
        """What the computer's clock says, UTC."""
        return _EPOCH + timedelta(milliseconds=self._clocks.wall() // _NANOS)

    def check(self) -> Slept | SystemClockSet | None:
        """What happened to the computer since the last check, each thing once. Call it once a second."""
        earlier, later = self._checked, self._sample()
        self._checked = later
        wall, awake, boot = (new - old for old, new in zip(earlier, later, strict=True))
        slept = Millis(boot - awake)
        was_set = Millis(wall - boot)
        if self._clocks.boot is None and was_set > 0:
            slept, was_set = was_set, Millis(0)
        if slept > THRESHOLD:
            self._found.append(Slept(slept))
        if abs(was_set) > THRESHOLD:
            self._found.append(SystemClockSet(was_set))
        return self._found.popleft() if self._found else None

    def _sample(self) -> tuple[int, int, int]:
        """Wall, awake, boot in milliseconds."""
        awake = self._clocks.awake()
        boot = self._clocks.boot() if self._clocks.boot else awake
        return self._clocks.wall() // _NANOS, awake // _NANOS, boot // _NANOS


def system_clocks() -> Clocks:
    """The raw clocks of this computer."""
    if sys.platform == "win32":
        return Clocks(time.time_ns, _windows_awake(), time.monotonic_ns)
    if sys.platform == "darwin":
        return Clocks(time.time_ns, _posix("CLOCK_UPTIME_RAW"), _posix("CLOCK_MONOTONIC"))
    boot = _posix("CLOCK_BOOTTIME") if hasattr(time, "CLOCK_BOOTTIME") else None
    return Clocks(time.time_ns, time.monotonic_ns, boot)


def _posix(name: str) -> NanoClock:
    number: int = getattr(time, name)
    return lambda: time.clock_gettime_ns(number)


def _windows_awake() -> NanoClock:
    """Time without sleep, in steps of a timer tick."""
    query = ctypes.WinDLL("kernel32").QueryUnbiasedInterruptTime  # type: ignore[attr-defined]
    ticks = ctypes.c_ulonglong()

    def read() -> int:
        query(ctypes.byref(ticks))
        return ticks.value * 100

    return read
