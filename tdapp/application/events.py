"""All events there are, and the scope each belongs to. This union is the journal's vocabulary."""

from typing import Final

from tdapp.domain.clock.events import ClockEvent
from tdapp.domain.floor.events import FloorEvent

Event = ClockEvent | FloorEvent

CLOCK: Final = "clock"
FLOOR: Final = "floor"


def scope_of(event: Event) -> str:
    """Rule: architecture §2.1: scopes are keys."""
    return CLOCK if isinstance(event, ClockEvent) else FLOOR
