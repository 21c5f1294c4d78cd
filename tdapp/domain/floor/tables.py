"""Tables, seats, how many of them, and where a table's button and blinds will be.

| rule | where | done / not, because |
|---|---|---|
| T = ceil(n / max), sizes differ by at most one (rules §11, EX-11.1) | `sizes` | done |
| a final table of 9 for 8- and 9-max, of 7 for 6- and 7-max (TDA 2024 RP-9) | `final_size`, `layout` | done |
| a ten-handed final table, five-max and less | `final_size` | own max: RP-9 names no other size |
| no seat twice, no seat that does not exist | `faults` | done |
| the button is last known; the next positions are computed (architecture §2.1) | `next_positions` | done |
"""

from collections.abc import Collection, Iterable, Mapping
from enum import StrEnum

from msgspec import Struct

from tdapp.domain.button import Positions, advance, first_positions
from tdapp.domain.house_rules import ButtonRule
from tdapp.domain.units import EntryId, SeatNo, TableNo

LEAST_SEATS = 2
MOST_SEATS = 22
"""As many as 52 cards serve; the pages offer up to ten."""

_FINAL = {6: 7, 7: 7, 8: 9, 9: 9}


class Seat(Struct, frozen=True, order=True, gc=False):
    """A seat in the room. Seats of a table are counted from 1 clockwise."""

    table: TableNo
    seat: SeatNo


class Seated(Struct, frozen=True, gc=False):
    """Who sits where."""

    entry: EntryId
    seat: Seat


class Table(Struct, frozen=True, kw_only=True):
    """A table in play. `closed` seats are given to nobody; they are kept in the order of numbers.

    `first_button` is drawn for a first hand that is still to come; `positions` are those of the last hand
    known. At most one of them is there; neither: the button is unknown.
    """

    number: TableNo
    size: int
    closed: tuple[SeatNo, ...] = ()
    first_button: SeatNo | None = None
    positions: Positions | None = None


class FaultKind(StrEnum):
    """What is wrong with an assignment of seats."""

    DUPLICATE_SEAT = "duplicate_seat"
    NO_SUCH_SEAT = "no_such_seat"


class Fault(Struct, frozen=True):
    """One wrong seat and everybody it was given to."""

    kind: FaultKind
    seat: Seat
    entries: tuple[EntryId, ...]


def sizes(players: int, most: int) -> tuple[int, ...]:
    """Players at each table, the bigger tables first. Rule: rules §11, EX-11.1."""
    return even(players, -(-players // most))


def even(players: int, tables: int) -> tuple[int, ...]:
    """So many players over so many tables, within one, the bigger tables first."""
    if not tables:
        return ()
    each, more = divmod(players, tables)
    return (each + 1,) * more + (each,) * (tables - more)


def final_size(event_max: int) -> int:
    """How many make the final table. Rule: TDA 2024 RP-9."""
    return _FINAL.get(event_max, event_max)


def layout(players: int, event_max: int) -> tuple[int, ...]:
    """Sizes of the tables once players have gone out: one table only from the final table's size on.

    Rule: TDA 2024 RP-9: eight-max, ten players: 5 and 5; nine: one table.
    """
    if players <= final_size(event_max):
        return even(players, 1)
    return even(players, max(2, -(-players // event_max)))


def seats_of(table: Table) -> tuple[SeatNo, ...]:
    """All seats that may be given, in the order of numbers."""
    closed = set(table.closed)
    return tuple(SeatNo(number) for number in range(1, table.size + 1) if number not in closed)


def open_seats(table: Table, occupied: Collection[SeatNo]) -> tuple[SeatNo, ...]:
    """Seats that may be given and are free, in the order of numbers."""
    return tuple(seat for seat in seats_of(table) if seat not in occupied)


def faults(tables: Mapping[TableNo, Table], wanted: Iterable[Seated]) -> tuple[Fault, ...]:
    """Every seat given twice and every seat that is not there or closed, in the order of seats."""
    given: dict[Seat, list[EntryId]] = {}
    for one in wanted:
        given.setdefault(one.seat, []).append(one.entry)
    found: list[Fault] = []
    for seat in sorted(given):
        table = tables.get(seat.table)
        if table is None or seat.seat not in seats_of(table):
            found.append(Fault(FaultKind.NO_SUCH_SEAT, seat, tuple(given[seat])))
        elif len(given[seat]) > 1:
            found.append(Fault(FaultKind.DUPLICATE_SEAT, seat, tuple(given[seat])))
    return tuple(found)


def next_positions(table: Table, occupied: Collection[SeatNo], rule: ButtonRule) -> Positions | None:
    """Where button and blinds are in the next hand; None when the button is unknown or nobody can play.

    Rule: rules §10.2; architecture §2.1: computed from the last hand and those who have chips now.
    """
    if len(occupied) < 2:
        return None
    if table.positions is not None:
        return advance(table.positions, occupied, rule)
    if table.first_button is not None:
        return first_positions(table.first_button, occupied)
    return None


def clockwise_from(seat: SeatNo, seats: Iterable[SeatNo]) -> tuple[SeatNo, ...]:
    """The seats in the order in which they follow on `seat`; `seat` itself comes last."""
    return tuple(sorted(seats, key=lambda other: (other <= seat, other)))
