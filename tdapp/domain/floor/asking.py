"""What commands ask of the floor before they are decided."""

from collections.abc import Collection

from tdapp.domain.floor.state import Entry, FloorState
from tdapp.domain.floor.tables import LEAST_SEATS, MOST_SEATS, Seat, Table, seats_of
from tdapp.domain.units import EntryId, SeatNo, TableNo
from tdapp.errors import InputError, RuleViolation


def known(floor: FloorState, entry: EntryId) -> Entry:
    """An entry of the tournament. RuleViolation entry.unknown."""
    if entry not in floor.entries:
        raise RuleViolation("entry.unknown", entry=entry)
    return floor.entries[entry]


def playing(floor: FloorState, entry: EntryId) -> Entry:
    """An entry that is in. RuleViolation entry.unknown, entry.out_already."""
    found = known(floor, entry)
    if entry in floor.busts:
        raise RuleViolation("entry.out_already", entry=entry, name=found.name)
    return found


def seat_of(floor: FloorState, entry: EntryId) -> Seat:
    """Where somebody who is in sits. RuleViolation entry.not_seated and those of `playing`."""
    name = playing(floor, entry).name
    if entry not in floor.seating.seats:
        raise RuleViolation("entry.not_seated", entry=entry, name=name)
    return floor.seating.seats[entry]


def table_of(floor: FloorState, number: TableNo) -> Table:
    """A table in play. RuleViolation table.unknown."""
    if number not in floor.seating.tables:
        raise RuleViolation("table.unknown", table=number)
    return floor.seating.tables[number]


def require_seats(table: Table, seats: Collection[SeatNo]) -> None:
    """All are seats of the table, open or closed. RuleViolation seat.unknown."""
    for seat in seats:
        if not 1 <= seat <= table.size:
            raise RuleViolation("seat.unknown", table=table.number, seat=seat)


def require_open(floor: FloorState, seat: Seat) -> None:
    """A seat that may be given and is free. RuleViolation table.unknown, seat.unknown, seat.taken."""
    if seat.seat not in seats_of(table_of(floor, seat.table)):
        raise RuleViolation("seat.unknown", table=seat.table, seat=seat.seat)
    require_free(floor, seat)


def require_free(floor: FloorState, seat: Seat) -> None:
    """Nobody sits there. RuleViolation seat.taken."""
    for entry, taken in floor.seating.seats.items():
        if taken == seat:
            name = floor.entries[entry].name
            raise RuleViolation("seat.taken", table=seat.table, seat=seat.seat, entry=entry, name=name)


def require_size(size: int) -> None:
    """InputError table.size."""
    if not LEAST_SEATS <= size <= MOST_SEATS:
        raise InputError("table.size", path="size", least=LEAST_SEATS, most=MOST_SEATS)
