"""The clock alone, without a session: commands, passing time, what is shown."""

from datetime import timedelta

from support.builders import a_structure
from support.fakes import EVENING
from tdapp.domain.clock.commands import ClockCommand
from tdapp.domain.clock.decide import choose, decide
from tdapp.domain.clock.events import ClockEvent
from tdapp.domain.clock.evolve import evolve
from tdapp.domain.clock.reading import Reading, reading_at
from tdapp.domain.clock.structure import Item
from tdapp.domain.clock.view import ClockView, clock_view
from tdapp.domain.units import MINUTE, Millis


def minutes(count: float) -> Millis:
    return Millis(round(count * MINUTE))


class Wall:
    """A clock on the wall. Without items: L1 20 min, L2 20 min, B1 10 min, L3 20 min."""

    def __init__(self, *items: Item) -> None:
        self.now = EVENING
        self.state = evolve(None, choose(a_structure(*items), self.now))

    def do(self, *commands: ClockCommand) -> tuple[ClockEvent, ...]:
        """The events of the last command."""
        events: tuple[ClockEvent, ...] = ()
        for command in commands:
            events = decide(self.state, command, self.now)
            for event in events:
                self.state = evolve(self.state, event)
        return events

    def wait(self, of_minutes: float = 0, *, ms: int = 0) -> "Wall":
        self.now += timedelta(milliseconds=minutes(of_minutes) + ms)
        return self

    @property
    def view(self) -> ClockView:
        return clock_view(self.state, self.now)

    @property
    def reading(self) -> Reading:
        return reading_at(self.state, self.now)

    @property
    def shown(self) -> tuple[str, float]:
        """The item and the minutes left in it, below zero in overtime."""
        return self.reading.item, self.reading.remaining / MINUTE
