"""What the wall shows at an instant, as three numbers, and how it moves on with time.

Rule: architecture: time is never an event. A level that begins by itself is the difference of two readings.
"""

from datetime import datetime

from msgspec import Struct

from tdapp.domain.clock.structure import Structure, index_of, length_of
from tdapp.domain.units import ItemId, Millis, millis_between


class Reading(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What was on the wall.

    `remaining` is above zero, except in the last item, where below zero means overtime. While `starts_in` is
    above zero the clock counts down to its planned start and `remaining` is the first item's whole length.
    """

    item: ItemId
    remaining: Millis
    running: bool
    starts_in: Millis = Millis(0)


class ClockState(Struct, frozen=True, kw_only=True):
    """The structure, the last reading, and the instant (steady UTC) at which it was true."""

    structure: Structure
    reading: Reading
    at: datetime


def reading_at(state: ClockState, now: datetime) -> Reading:
    """What the wall shows at `now`; an instant before `state.at` shows what was true then."""
    if not state.reading.running:
        return state.reading
    return advance(state.structure, state.reading, millis_between(state.at, now))


def advance(structure: Structure, reading: Reading, by: Millis) -> Reading:
    """The reading after `by` (≥ 0) more milliseconds of play, flowing through levels and breaks."""
    waiting = min(reading.starts_in, by)
    return _settle(
        structure,
        reading,
        starts_in=Millis(reading.starts_in - waiting),
        remaining=Millis(reading.remaining - (by - waiting)),
    )


def _settle(structure: Structure, reading: Reading, starts_in: Millis, remaining: Millis) -> Reading:
    items = structure.items
    index = index_of(structure, reading.item)
    while remaining <= 0 and index < len(items) - 1:
        index += 1
        remaining = Millis(remaining + length_of(items[index]))
    return Reading(item=items[index].id, remaining=remaining, running=reading.running, starts_in=starts_in)


def adjust(structure: Structure, reading: Reading, by: Millis) -> Reading:
    """More time (`by` > 0) or less; less may flow into the next items. In a countdown the start moves."""
    if reading.starts_in:
        starts_in = Millis(max(0, reading.starts_in + by))
        spent = Millis(min(0, reading.starts_in + by))
        return _settle(structure, reading, starts_in, Millis(reading.remaining + spent))
    return _settle(structure, reading, Millis(0), Millis(reading.remaining + by))


def beginning_of(structure: Structure, item: ItemId, *, running: bool) -> Reading:
    """The first instant of an item."""
    whole = length_of(structure.items[index_of(structure, item)])
    return Reading(item=item, remaining=whole, running=running)


def elapsed_of(structure: Structure, reading: Reading) -> Millis:
    """Time played in the reading's item; below zero when time was added to it."""
    return Millis(length_of(structure.items[index_of(structure, reading.item)]) - reading.remaining)


def played(structure: Structure, reading: Reading) -> Millis:
    """Where the reading lies on the structure's own line of time, counted from its first start."""
    index = index_of(structure, reading.item)
    before = sum(length_of(item) for item in structure.items[:index])
    return Millis(before + elapsed_of(structure, reading) - reading.starts_in)


def is_unstarted(structure: Structure, reading: Reading) -> bool:
    """True before the first start: counting down, or standing at the first instant of the first item."""
    first = structure.items[0]
    standing = not reading.running and reading.item == first.id and reading.remaining == length_of(first)
    return reading.starts_in > 0 or standing
