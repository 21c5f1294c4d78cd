"""Hand-for-hand, where floor and clock meet: the clock stands, and each hand takes a fixed time off it."""

from datetime import datetime

from tdapp.application.events import Event
from tdapp.domain.clock import decide as clock_rules
from tdapp.domain.clock.commands import AdjustClock, PauseClock, StartClock
from tdapp.domain.clock.reading import ClockState, reading_at
from tdapp.domain.floor import hand_for_hand as h
from tdapp.domain.floor.state import FloorState
from tdapp.domain.units import Millis


def decide(
    floor: FloorState, clock: ClockState, command: h.HandForHandCommand, now: datetime
) -> tuple[Event, ...]:
    """One batch in both scopes. Errors: those of `domain.floor.hand_for_hand` and of the clock.

    Rule: TDA 2024 RP-8 B–D. The clock goes on at the end if it ran at the start.
    """
    runs, before = reading_at(clock, now).running, floor.seating.hand_for_hand
    (event,) = h.decide(before, command, clock_runs=runs)
    match event:
        case h.HandForHandStarted():
            moved = clock_rules.decide(clock, PauseClock(), now) if runs else ()
        case h.HandForHandPlayed():
            off = Millis(-before.deduct) if before else Millis(0)
            moved = clock_rules.decide(clock, AdjustClock(off), now)
        case _:
            goes_on = before is not None and before.clock_ran and not runs
            moved = clock_rules.decide(clock, StartClock(), now) if goes_on else ()
    return (event, *moved)
