"""The floor after an event at the tables. Nothing is decided here and nothing can fail."""

from collections.abc import Iterable
from typing import TypeVar

from msgspec import structs

from tdapp.domain.floor import hand_for_hand as h
from tdapp.domain.floor import seat_events as e
from tdapp.domain.floor.seat_state import Seating, Stack
from tdapp.domain.floor.state import FloorState
from tdapp.domain.floor.tables import Seat, Seated, Table
from tdapp.domain.units import EntryId, TableNo

V = TypeVar("V")


def evolve(floor: FloorState, event: e.SeatEvent) -> FloorState:
    """The new state; the old one stays as it was."""
    match event:
        case e.StacksCounted(stacks, at):
            known = floor.stacks | {
                one.entry: Stack(one.chips, at) for one in stacks if one.chips is not None
            }
            for one in stacks:
                if one.chips is None:
                    known.pop(one.entry, None)
            return structs.replace(floor, stacks=known)
        case e.HouseRulesSet(house):
            return structs.replace(floor, house=house)
        case _:
            return structs.replace(floor, seating=_seating(floor.seating, event))


def vacate(floor: FloorState, entry: EntryId) -> FloorState:
    """Somebody is out: the seat is free, the chips are gone."""
    seating = floor.seating
    if (seat := seating.seats.get(entry)) is not None:
        seating = structs.replace(_without(seating, entry), vacated=seating.vacated | {entry: seat})
    return structs.replace(floor, seating=seating, stacks=_dropped(floor.stacks, entry))


def forget(floor: FloorState, entry: EntryId) -> FloorState:
    """Somebody never was there."""
    seating = _without(floor.seating, entry)
    seating = structs.replace(seating, vacated=_dropped(seating.vacated, entry))
    return structs.replace(floor, seating=seating, stacks=_dropped(floor.stacks, entry))


def sit_again(floor: FloorState, entry: EntryId, seat: Seat | None) -> FloorState:
    """Somebody is in again, on the old seat or on none."""
    seating = structs.replace(floor.seating, vacated=_dropped(floor.seating.vacated, entry))
    if seat is not None:
        seating = structs.replace(seating, seats=seating.seats | {entry: seat})
    return structs.replace(floor, seating=seating)


def _seating(seating: Seating, event: e.SeatingEvent) -> Seating:
    match event:
        case e.SeatsDrawn():
            return _all_seated(seating, event.most, event.tables, event.seated)
        case e.SeatsByHighCard():
            table = structs.replace(event.table, first_button=event.button)
            return _all_seated(seating, event.most, (table,), event.seated)
        case e.SeatsAssigned(seated):
            return structs.replace(seating, seats=seating.seats | {one.entry: one.seat for one in seated})
        case e.EntryMoved() | e.LateEntrySeated():
            before = seating.seats.get(event.entry)
            new_there = before is None or before.table != event.seat.table
            moved = {event.entry: event.seat}
            return _arrived(seating, moved, moved if new_there else ())
        case e.TablesBalanced(moves):
            moved = {one.entry: one.seat for one in moves}
            return _arrived(seating, moved, moved)
        case e.TableBroken(plan):
            moved = {one.entry: one.seat for one in plan.dealt}
            rest = {number: table for number, table in seating.tables.items() if number != plan.table}
            return structs.replace(_arrived(seating, moved, moved), tables=rest)
        case e.EntryLocked(entry, _, locked):
            rest = tuple(one for one in seating.locked if one != entry)
            return structs.replace(seating, locked=(*rest, entry) if locked else rest)
        case e.BreakOrderSet(order):
            return structs.replace(seating, break_order=order)
        case e.PositionsPlayed(number, positions, waiting):
            fresh = tuple(
                entry
                for entry in seating.fresh
                if entry in waiting or entry not in seating.seats or seating.seats[entry].table != number
            )
            played = _with_table(seating, _table(seating, number, positions=positions, first_button=None))
            return structs.replace(played, fresh=fresh)
        case h.HandForHandStarted() | h.HandForHandPlayed() | h.HandForHandEnded():
            return structs.replace(seating, hand_for_hand=h.evolve(seating.hand_for_hand, event))
        case _:
            return _tables(seating, event)


def _tables(seating: Seating, event: e.TableEvent) -> Seating:
    match event:
        case e.TableOpened(table):
            return _with_table(seating, table)
        case e.TableSized(number, _, size):
            return _with_table(seating, _table(seating, number, size=size))
        case e.SeatsClosed(number, _, seats):
            return _with_table(seating, _table(seating, number, closed=seats))
        case e.FirstButtonSet(number, seat):
            return _with_table(seating, _table(seating, number, first_button=seat, positions=None))
        case e.PositionsSet(number, positions):
            return _with_table(seating, _table(seating, number, positions=positions, first_button=None))
        case e.ButtonsDrawn(draws=draws):
            drawn = {
                number: _table(seating, number, first_button=draw.button, positions=None)
                for draw in draws
                for number in draw.tables
            }
            return structs.replace(seating, tables=seating.tables | drawn)


def _all_seated(seating: Seating, most: int, tables: Iterable[Table], seated: Iterable[Seated]) -> Seating:
    """Other tables are gone; what was locked somewhere else is so no longer."""
    seats = {one.entry: one.seat for one in seated}
    return structs.replace(
        seating,
        most=most,
        tables={table.number: table for table in tables},
        seats=seats,
        locked=tuple(entry for entry in seating.locked if seating.seats.get(entry) == seats.get(entry)),
        fresh=(),
    )


def _arrived(seating: Seating, moved: dict[EntryId, Seat], fresh: Iterable[EntryId]) -> Seating:
    """Who changes the seat is not locked to it any more."""
    new = dict.fromkeys((*seating.fresh, *fresh))
    return structs.replace(
        seating,
        seats=seating.seats | moved,
        locked=tuple(entry for entry in seating.locked if entry not in moved),
        fresh=tuple(new),
    )


def _table(seating: Seating, number: TableNo, **changes: object) -> Table:
    return structs.replace(seating.tables[number], **changes)


def _with_table(seating: Seating, table: Table) -> Seating:
    tables = seating.tables | {table.number: table}
    return structs.replace(seating, tables=dict(sorted(tables.items())))


def _without(seating: Seating, entry: EntryId) -> Seating:
    return structs.replace(
        seating,
        seats=_dropped(seating.seats, entry),
        locked=tuple(one for one in seating.locked if one != entry),
        fresh=tuple(one for one in seating.fresh if one != entry),
    )


def _dropped(known: dict[EntryId, V], entry: EntryId) -> dict[EntryId, V]:
    return {one: value for one, value in known.items() if one != entry} if entry in known else known
