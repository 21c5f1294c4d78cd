"""Who gets which seat: the draw, late arrivals, re-entries.

| rule | where | done / not, because |
|---|---|---|
| seats are drawn at random (TDA 2024 R7) | `draw_seats` | done; locks and closed seats respected |
| tables within one of each other (rules §11) | `fill` | done; closed seats and locks permitting |
| late entrants, re-entries, alternates: full stack, random seat (R8) | `late_seats`, `re_entry` | done |
| the tables with the fewest players first (rules §11) | `late_seats` | done |
| any seat may be drawn, button and blinds too (R8-A, R10-A) | `late_seats` | done; who waits: `button.py` |
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from heapq import heapify, heappop, heappush
from itertools import chain, count

from msgspec import Struct, structs

from tdapp.domain.draw import Stream
from tdapp.domain.floor.room import Room
from tdapp.domain.floor.tables import Seat, Seated, Table, open_seats, seats_of
from tdapp.domain.units import Chips, EntryId, SeatNo, TableNo
from tdapp.errors import RuleViolation


class ReEntry(Struct, frozen=True):
    """What a re-entry leaves: the player's new stack and all chips in play."""

    stack: Chips
    in_play: Chips


def tables_for(
    known: Mapping[TableNo, Table], players: int, most: int, kept: Iterable[Seat] = (), least: int = 0
) -> tuple[Table, ...]:
    """The fewest tables of `most` seats that hold so many players, but at least `least`.

    First those with a `kept` seat, then those in play, then others, the lowest numbers first. Closed seats of
    `known` tables stay closed; buttons are forgotten.
    """
    largest: dict[TableNo, SeatNo] = {}
    for seat in kept:
        largest[seat.table] = max(seat.seat, largest.get(seat.table, SeatNo(0)))
    chosen = {number: _fresh(known.get(number), number, most, last) for number, last in largest.items()}
    wanted, room = max(least, -(-players // most)), sum(_room_at(table, most) for table in chosen.values())
    others = chain(sorted(known), (number for nth in count(1) if (number := TableNo(nth)) not in known))
    while len(chosen) < wanted or room < players:
        number = next(others)
        if number not in chosen:
            chosen[number] = _fresh(known.get(number), number, most)
            room += _room_at(chosen[number], most)
    return tuple(chosen[number] for number in sorted(chosen))


def draw_seats(
    tables: Sequence[Table],
    entries: Sequence[EntryId],
    kept: Mapping[EntryId, Seat],
    most: int,
    stream: Stream,
) -> tuple[Seated, ...]:
    """Seats for all `entries`, by table and seat. Those in `kept` stay; the others are shuffled once, in the
    order given, and sit down one after the other, table by table and seat by seat.

    At each table the lowest open seats are used. Rule: TDA 2024 R7, rules §11.
    Raises RuleViolation `seat.none_open` when the tables are too small.
    """
    taken: dict[TableNo, set[SeatNo]] = {table.number: set() for table in tables}
    for seat in kept.values():
        taken[seat.table].add(seat.seat)
    drawing = [entry for entry in entries if entry not in kept]
    more = fill(
        {number: len(seats) for number, seats in taken.items()},
        {table.number: _room_at(table, most) for table in tables},
        len(drawing),
    )
    places = [
        Seat(table.number, seat)
        for table in tables
        for seat in open_seats(table, taken[table.number])[: more[table.number]]
    ]
    drawn = [Seated(entry, place) for entry, place in zip(stream.shuffled(drawing), places, strict=True)]
    staying = [Seated(entry, seat) for entry, seat in kept.items()]
    return tuple(sorted(drawn + staying, key=lambda one: one.seat))


def fill(sizes: Mapping[TableNo, int], room: Mapping[TableNo, int], players: int) -> dict[TableNo, int]:
    """How many more sit down at each table: one after the other at the smallest, the lowest number first.

    Raises RuleViolation `seat.none_open`.
    """
    more = dict.fromkeys(sizes, 0)
    heap = [(size, number) for number, size in sizes.items() if size < room[number]]
    heapify(heap)
    for _ in range(players):
        if not heap:
            raise RuleViolation("seat.none_open")
        size, number = heappop(heap)
        more[number] += 1
        if size + 1 < room[number]:
            heappush(heap, (size + 1, number))
    return more


def late_seats(room: Room) -> tuple[Seat, ...]:
    """The open seats at the tables that have the fewest players, in their order; one of them is drawn.

    Rule: TDA 2024 R8-A; rules §11. Raises RuleViolation `seat.none_open`.
    """
    free = [
        (len(room.sitting[number]), Seat(number, seat))
        for number, table in sorted(room.tables.items())
        for seat in open_seats(table, room.sitting[number])
    ]
    if not free:
        raise RuleViolation("seat.none_open")
    fewest = min(size for size, _ in free)
    return tuple(seat for size, seat in free if size == fewest)


def re_entry(in_play: Chips, stack: Chips, forfeited: Chips) -> ReEntry:
    """Forfeited chips leave play, a full starting `stack` comes. Rule: TDA 2024 R8-B."""
    return ReEntry(stack, Chips(in_play - forfeited + stack))


def lowest_seats(table: Table, taken: Collection[SeatNo], first: SeatNo, count: int) -> tuple[SeatNo, ...]:
    """`first` and the lowest other open seats, so many in all, in the order of numbers."""
    others = [seat for seat in open_seats(table, taken) if seat != first]
    return tuple(sorted([first, *others[: count - 1]]))


def _room_at(table: Table, most: int) -> int:
    return min(len(seats_of(table)), most)


def _fresh(known: Table | None, number: TableNo, most: int, last: int = 0) -> Table:
    size = max(most, last)
    if known is None:
        return Table(number=number, size=size)
    closed = tuple(seat for seat in known.closed if seat <= size)
    return structs.replace(known, size=size, closed=closed, first_button=None, positions=None)
