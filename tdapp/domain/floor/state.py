"""The floor's state and what follows from it."""

from msgspec import Struct

from tdapp.domain.floor.desk import Desk
from tdapp.domain.floor.room import Room, room_of
from tdapp.domain.floor.seat_state import Seating, Stack
from tdapp.domain.house_rules import HouseRules
from tdapp.domain.units import EntryId


class Entry(Struct, frozen=True):
    """One entry into the tournament. `name` "" is a player known by number only."""

    id: EntryId
    name: str


class FloorState(Struct, frozen=True, kw_only=True):
    """`entries` in the order of entering, `busts` in the order of going out; neither is changed in place.

    `ties` are groups of those out who share their places, in the order of odd cents."""

    title: str = ""
    entries: dict[EntryId, Entry] = {}
    busts: tuple[EntryId, ...] = ()
    last_id: EntryId = EntryId(0)
    house: HouseRules = HouseRules()
    seating: Seating = Seating()
    stacks: dict[EntryId, Stack] = {}
    desk: Desk = Desk()
    ties: tuple[tuple[EntryId, ...], ...] = ()


def left(floor: FloorState) -> int:
    """How many still play."""
    return len(floor.entries) - len(floor.busts)


def still_in(floor: FloorState) -> tuple[EntryId, ...]:
    """Who plays, in the order of entering."""
    gone = set(floor.busts)
    return tuple(entry for entry in floor.entries if entry not in gone)


def room(floor: FloorState) -> Room:
    """The tables and who sits at them."""
    seating = floor.seating
    return room_of(seating.tables, seating.seats, seating.locked)


def is_over(floor: FloorState) -> bool:
    """True when one is left of several."""
    return len(floor.entries) > 1 and left(floor) == 1


def places(floor: FloorState) -> dict[EntryId, int]:
    """Place of everyone who has one; the last to go out is just behind those still in. Of a tie, the best.

    Rule: rules §13.2: places follow the order of busting; they are recomputed whenever that order changes.
    """
    field = len(floor.entries)
    found = {entry: field - nth for nth, entry in enumerate(floor.busts)}
    if is_over(floor):
        gone = set(floor.busts)
        found |= {entry: 1 for entry in floor.entries if entry not in gone}
    for tie in floor.ties:
        found |= dict.fromkeys(tie, min(found[entry] for entry in tie))
    return found
