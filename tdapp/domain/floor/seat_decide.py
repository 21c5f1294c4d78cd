"""What a command does at the tables, or why it may not."""

from datetime import datetime

from tdapp.domain.draw import Seed
from tdapp.domain.floor import asking, button_decide, seat_draws, table_decide
from tdapp.domain.floor import seat_commands as c
from tdapp.domain.floor import seat_events as e
from tdapp.domain.floor.state import FloorState
from tdapp.domain.floor.tables import FaultKind, Seat, faults
from tdapp.domain.house_rules import HouseRules
from tdapp.domain.units import EntryId
from tdapp.errors import InputError, RuleViolation

MOST_CHIPS = 10**15


def decide(floor: FloorState, command: c.SeatCommand, now: datetime) -> tuple[e.SeatEvent, ...]:
    """Events of the command at `now`; () when it would change nothing.

    Errors: those of `asking`, `seat_draws`, `button_decide`, `table_decide`; RuleViolation seat.twice,
    entry.seated_twice, entry.seated_already; InputError stack.chips, house.balance_limit, house.redraw_at.
    """
    match command:
        case c.AssignSeats():
            return _assigned(floor, command)
        case c.SeatLateEntry(entry, seed):
            return (_late(floor, entry, seed),)
        case c.MoveEntry(entry, seat):
            return _moved(floor, entry, seat)
        case c.SwapEntries(first, second):
            return _swapped(floor, first, second)
        case c.LockEntry(entry, locked):
            return _locked(floor, entry, locked=locked)
        case c.CountStacks(stacks):
            return _counted(floor, stacks, now)
        case c.SetHouseRules(house):
            return _house(floor, house)
        case c.SetButton() | c.SetPositions() | c.DealHand():
            return button_decide.decide(floor, command)
        case c.DrawSeats() | c.RedrawSeats() | c.SeatByHighCard() | c.DrawButtons() | c.TypeButtonDraw():
            return (seat_draws.decide(floor, command),)
        case _:
            return table_decide.decide(floor, command)


def _assigned(floor: FloorState, command: c.AssignSeats) -> tuple[e.SeatsAssigned, ...]:
    """Those who sat somewhere else leave their seats first, so people may change places."""
    if not command.seated:
        return ()
    going = {one.entry for one in command.seated}
    for one in command.seated:
        asking.playing(floor, one.entry)
    for fault in faults(floor.seating.tables, command.seated):
        if fault.kind is FaultKind.NO_SUCH_SEAT:
            raise RuleViolation("seat.unknown", table=fault.seat.table, seat=fault.seat.seat)
        raise RuleViolation("seat.twice", table=fault.seat.table, seat=fault.seat.seat)
    if len(going) < len(command.seated):
        raise RuleViolation("entry.seated_twice")
    taken = {seat: entry for entry, seat in floor.seating.seats.items() if entry not in going}
    for one in command.seated:
        if one.seat in taken:
            asking.require_free(floor, one.seat)
    return (e.SeatsAssigned(command.seated),)


def _late(floor: FloorState, entry: EntryId, seed: Seed) -> e.LateEntrySeated:
    """RuleViolation entry.seated_already. Rule: TDA 2024 R8-A."""
    name = asking.playing(floor, entry).name
    if (seat := floor.seating.seats.get(entry)) is not None:
        raise RuleViolation("entry.seated_already", entry=entry, name=name, table=seat.table, seat=seat.seat)
    return seat_draws.late_seat(floor, entry, name, seed)


def _moved(floor: FloorState, entry: EntryId, seat: Seat) -> tuple[e.EntryMoved, ...]:
    """Also for a player found on a wrong seat: the chips go along. Rule: TDA 2024 R7."""
    name = asking.playing(floor, entry).name
    before = floor.seating.seats.get(entry)
    if seat == before:
        return ()
    asking.require_open(floor, seat)
    return (e.EntryMoved(entry=entry, name=name, before=before, seat=seat),)


def _swapped(floor: FloorState, first: EntryId, second: EntryId) -> tuple[e.EntryMoved, ...]:
    one, other = asking.seat_of(floor, first), asking.seat_of(floor, second)
    if first == second:
        return ()
    names = floor.entries
    return (
        e.EntryMoved(entry=first, name=names[first].name, before=one, seat=other),
        e.EntryMoved(entry=second, name=names[second].name, before=other, seat=one),
    )


def _locked(floor: FloorState, entry: EntryId, *, locked: bool) -> tuple[e.EntryLocked, ...]:
    asking.seat_of(floor, entry)
    if locked == (entry in floor.seating.locked):
        return ()
    return (e.EntryLocked(entry, floor.entries[entry].name, locked),)


def _counted(
    floor: FloorState, stacks: tuple[c.StackCount, ...], now: datetime
) -> tuple[e.StacksCounted, ...]:
    for nth, one in enumerate(stacks):
        asking.playing(floor, one.entry)
        if one.chips is not None and not 0 <= one.chips <= MOST_CHIPS:
            raise InputError("stack.chips", path=f"items[{nth}]", most=MOST_CHIPS)
    return (e.StacksCounted(stacks, now),) if stacks else ()


def _house(floor: FloorState, house: HouseRules) -> tuple[e.HouseRulesSet, ...]:
    if house.balance_limit < 1:
        raise InputError("house.balance_limit", path="balance_limit")
    if any(tables < 1 for tables in house.redraw_at):
        raise InputError("house.redraw_at", path="redraw_at")
    return (e.HouseRulesSet(house),) if house != floor.house else ()
