"""The form of the clock: `clock_at`, through a session and its real commands."""

from contextlib import suppress
from typing import Any

from support.builders import a_break, a_level, a_structure
from support.cases import Adapter
from support.fakes import Evening
from tdapp.application.commands import FoundTournament
from tdapp.application.session import Session
from tdapp.application.views import founded
from tdapp.domain.clock.commands import AdjustClock, ClockCommand, PauseClock, StartClock
from tdapp.domain.clock.structure import Item
from tdapp.domain.clock.view import ClockView, clock_view, item_began, set_by_hand
from tdapp.domain.units import Millis
from tdapp.errors import RuleViolation


class _Room:
    """A director's desk: the clock is looked at once a second while the computer is awake."""

    def __init__(self, items: list[Item]) -> None:
        self._evening = Evening()
        self._session: Session = self._evening.session
        self._session.execute(FoundTournament("Case", a_structure(*items)))
        self._passed = 0
        self._slept_at: int | None = None
        self.shown = self._look()
        self.signals = 0

    def _look(self) -> ClockView:
        return clock_view(founded(self._session.state), self._evening.time.now())

    def _tick(self) -> None:
        seen = self._look()
        self.signals += item_began(self.shown, seen) is not None
        self.shown = seen

    def wait_until(self, t: int) -> None:
        """`t` in milliseconds since the beginning."""
        while self._slept_at is None and self._passed < t:
            step = min(1000, t - self._passed)
            self._passed += step
            self._evening.time.pass_by(ms=step)
            self._tick()

    def press(self, command: StartClock | PauseClock) -> None:
        """A key of the director; refused when the clock runs, or stands, already."""
        with suppress(RuleViolation):
            self._do(command)

    def _do(self, command: ClockCommand) -> None:
        batch = self._session.execute(command)
        if batch is not None and any(set_by_hand(event) for event in batch.events):
            self.shown = self._look()
        self._tick()

    def suspend(self) -> None:
        self._slept_at = self._passed

    def wake(self, t: int, policy: str) -> None:
        assert self._slept_at is not None
        slept, self._slept_at, self._passed = t - self._slept_at, None, t
        self._evening.time.sleep(seconds=slept / 1000)
        if policy == "keep_running" and self.shown.running:
            self._do(AdjustClock(Millis(-slept)))
        self._tick()


def _ms(seconds: float | str) -> int:
    return round(float(seconds) * 1000)


def _items(levels: list[int], names: list[str]) -> list[Item]:
    """Every entry; one that is named a break is one, unless it is the last."""
    items: list[Item] = []
    for nth, length in enumerate(levels, 1):
        minutes, seconds = divmod(int(length), 60)
        is_break = nth < len(levels) and "break" in names[nth - 1].lower()
        make = a_break if is_break else a_level
        items.append(make(str(nth), minutes=minutes, seconds=seconds))
    return items


def _clock_at(given: dict[str, Any], _wanted: frozenset[str]) -> dict[str, Any]:
    names = given.get("names") or [f"Level {nth}" for nth, _ in enumerate(given["levels"], 1)]
    policy = given.get("settings", {}).get("suspend_policy", "keep_running")
    room = _Room(_items(given["levels"], names))
    for event in given["events"]:
        t = _ms(event["t"])
        room.wait_until(t)
        match event["do"]:
            case "start" | "resume":
                room.press(StartClock())
            case "pause":
                room.press(PauseClock())
            case "suspend":
                room.suspend()
            case "wake":
                room.wake(t, policy)
            case other:
                raise ValueError(other)
    room.wait_until(_ms(given["query_t"]))
    level = int(room.shown.item.id)
    return {
        "level": level,
        "name": names[level - 1],
        "remaining_s": room.shown.remaining / 1000,
        "level_up_signals": room.signals,
    }


ADAPTERS: dict[str, Adapter] = {"clock_at": _clock_at}
