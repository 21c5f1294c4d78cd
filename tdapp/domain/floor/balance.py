"""Balancing tables: who moves, from where, to which seat, and why.

| rule | where | done / not, because |
|---|---|---|
| from the largest to the smallest until the spread is within the limit (rules §11) | `level_out` | done |
| ties in a predetermined order (TDA 2024 R11-C) | `level_out` | done: the lowest table number |
| the player who will be the big blind next moves (R11-A) | `mover` | done; a locked player is passed by |
| to the worst seat: first open one after the next small blind (R11-A) | `worst_seat` | done |
| never into the small blind; between button and small blind only at last (rules §11) | `worst_seat` | done |
| at a table of one player nobody has a next position | `worst_seat` | own choice: the next big blind |
| spread ≤ 1 up to six tables, ≤ 2 with more (RRoP) | `limit` | done: a house rule |
| halt a table three short if its big blind falls on an empty seat (R11-D) | `halts`, `halted` | done |
"""

from collections.abc import Callable, Collection, Mapping
from enum import StrEnum
from heapq import heapify, heappop, heappush

from msgspec import Struct

from tdapp.domain.button import advance, dealt_in
from tdapp.domain.floor.room import Room, Sitting
from tdapp.domain.floor.tables import Seat, Table, clockwise_from, next_positions, open_seats, seats_of
from tdapp.domain.house_rules import ButtonRule
from tdapp.domain.units import EntryId, SeatNo, TableNo

SHORT_BY = 3
"""A table with so many players less than the fullest may have to stop."""


class Why(StrEnum):
    """Why just this player moves."""

    NEXT_BIG_BLIND = "next_big_blind"
    NEXT_NOT_LOCKED = "next_not_locked"
    """Those who would be the big blind before are locked to their seats."""


class Move(Struct, frozen=True, kw_only=True, gc=False):
    """One move. `players_from`, `players_to`: at the two tables before it.

    `hands_until_big_blind` 0 = he is the big blind of the next hand there; None = that table has no positions
    yet. `waits`: not dealt in until the button has passed.
    """

    entry: EntryId
    before: Seat
    seat: Seat
    why: Why
    players_from: int
    players_to: int
    hands_until_big_blind: int | None
    waits: bool


class BalancePlan(Struct, frozen=True, kw_only=True):
    """The moves in their order. While a table of `ask` has no known button there are none: tell it first.

    `spread` is what remains between the largest and the smallest table. It exceeds the limit only where locks
    or closed seats forbid more, or where each open seat would be the small blind: then after the next hand.
    """

    moves: tuple[Move, ...] = ()
    ask: tuple[TableNo, ...] = ()
    spread: int = 0


class Blocked(StrEnum):
    """Which of two tables makes a move impossible."""

    FROM = "from"
    TO = "to"


def balance_plan(room: Room, limit: int, rule: ButtonRule = ButtonRule.DEAD) -> BalancePlan:
    """Moves until all tables are within `limit` (1 or more). n log n. Rule: TDA 2024 R11-A, R11-C."""
    sizes = {number: len(sitting) for number, sitting in room.sitting.items()}
    ask = _unknown(room, level_out(sizes, limit))
    if ask:
        return BalancePlan(ask=ask, spread=_spread(sizes))
    sitting = {number: dict(there) for number, there in room.sitting.items()}
    moves: list[Move] = []

    def attempt(giver: TableNo, taker: TableNo) -> Blocked | None:
        found = _move(room, sitting, giver, taker, rule)
        if isinstance(found, Blocked):
            return found
        del sitting[giver][found.before.seat]
        sitting[taker][found.seat.seat] = found.entry
        moves.append(found)
        return None

    level_out(sizes, limit, attempt)
    return BalancePlan(
        moves=tuple(moves), spread=_spread({number: len(there) for number, there in sitting.items()})
    )


def level_out(
    sizes: Mapping[TableNo, int],
    limit: int,
    attempt: Callable[[TableNo, TableNo], Blocked | None] = lambda _from, _to: None,
) -> tuple[tuple[TableNo, TableNo], ...]:
    """From which table to which, one player each, until the sizes are within `limit`.

    `attempt` may refuse a move; the table that it blames takes no more part.
    """
    now = dict(sizes)
    fullest = [(-size, number) for number, size in now.items()]
    emptiest = [(size, number) for number, size in now.items()]
    heapify(fullest)
    heapify(emptiest)
    moves: list[tuple[TableNo, TableNo]] = []
    while fullest and emptiest:
        (most, giver), (least, taker) = fullest[0], emptiest[0]
        if -most != now[giver]:
            heappop(fullest)
        elif least != now[taker]:
            heappop(emptiest)
        elif -most - least <= limit:
            break
        elif blocked := attempt(giver, taker):
            heappop(fullest if blocked is Blocked.FROM else emptiest)
        else:
            moves.append((giver, taker))
            now[giver] -= 1
            now[taker] += 1
            for number in (giver, taker):
                heappush(fullest, (-now[number], number))
                heappush(emptiest, (now[number], number))
    return tuple(moves)


def mover(
    table: Table, sitting: Sitting, locked: Collection[EntryId] = (), rule: ButtonRule = ButtonRule.DEAD
) -> SeatNo | None:
    """Who leaves: the next hand's big blind, or the first one after him who is not locked; None = nobody can.

    The button must be known. Rule: TDA 2024 R11-A.
    """
    at = next_positions(table, sitting, rule)
    if at is None:
        return None
    order = (at.big_blind, *clockwise_from(at.big_blind, sitting.keys() - {at.big_blind}))
    return next((seat for seat in order if sitting[seat] not in locked), None)


def worst_seat(
    table: Table, occupied: Collection[SeatNo], rule: ButtonRule = ButtonRule.DEAD
) -> SeatNo | None:
    """Where a balanced player sits down; None = no seat is allowed. Rule: TDA 2024 R11-A, rules §11."""
    free = open_seats(table, occupied)
    at = next_positions(table, occupied, rule)
    if at is None:
        start = table.positions.big_blind if table.positions else SeatNo(table.size)
        return next(iter(clockwise_from(start, free)), None)
    for seat in clockwise_from(at.small_blind, free):
        with_him = next_positions(table, {*occupied, seat}, rule)
        if with_him and seat not in (at.small_blind, with_him.small_blind):
            return seat
    return None


def hands_until_big_blind(
    table: Table, occupied: Collection[SeatNo], seat: SeatNo, rule: ButtonRule = ButtonRule.DEAD
) -> int | None:
    """Hands before the one in which `seat`, one of `occupied`, is the big blind; None = button unknown."""
    at = next_positions(table, occupied, rule)
    hands = 0
    while at is not None and at.big_blind != seat:
        at = advance(at, occupied, rule)
        hands += 1
    return None if at is None else hands


def waits(
    table: Table, occupied: Collection[SeatNo], seat: SeatNo, rule: ButtonRule = ButtonRule.DEAD
) -> bool:
    """Whether somebody newly seated on `seat`, one of `occupied`, is not dealt into the next hand."""
    at = next_positions(table, occupied, rule)
    return at is not None and seat not in dealt_in(at, occupied, {seat})


def halts(fullest: int, short: int, *, big_blind_seat_empty: bool) -> bool:
    """Whether a table of `short` players stops. Rule: TDA 2024 R11-D, add. 11."""
    return fullest - short >= SHORT_BY and big_blind_seat_empty


def halted(room: Room) -> tuple[TableNo, ...]:
    """Tables that stop now: the seat that the big blind comes to next is empty. Rule: TDA 2024 R11-D."""
    fullest = max((len(there) for there in room.sitting.values()), default=0)
    return tuple(
        number
        for number, there in room.sitting.items()
        if halts(fullest, len(there), big_blind_seat_empty=_empty_next(room.tables[number], there))
    )


def _empty_next(table: Table, sitting: Sitting) -> bool:
    if table.positions is None:
        return False
    following = clockwise_from(table.positions.big_blind, seats_of(table))
    return bool(following) and following[0] not in sitting


def _unknown(room: Room, pairs: tuple[tuple[TableNo, TableNo], ...]) -> tuple[TableNo, ...]:
    """Tables in play without a known button, among those that take part."""
    taking_part = {number for pair in pairs for number in pair}
    return tuple(
        number
        for number in sorted(taking_part)
        if len(room.sitting[number]) > 1
        and room.tables[number].positions is None
        and room.tables[number].first_button is None
    )


def _move(
    room: Room,
    sitting: Mapping[TableNo, Sitting],
    giver: TableNo,
    taker: TableNo,
    rule: ButtonRule,
) -> Move | Blocked:
    leaving, there = room.tables[giver], room.tables[taker]
    seat = mover(leaving, sitting[giver], room.locked, rule)
    if seat is None:
        return Blocked.FROM
    goal = worst_seat(there, sitting[taker], rule)
    if goal is None:
        return Blocked.TO
    due = next_positions(leaving, sitting[giver], rule)
    together = {*sitting[taker], goal}
    return Move(
        entry=sitting[giver][seat],
        before=Seat(giver, seat),
        seat=Seat(taker, goal),
        why=Why.NEXT_BIG_BLIND if due and due.big_blind == seat else Why.NEXT_NOT_LOCKED,
        players_from=len(sitting[giver]),
        players_to=len(sitting[taker]),
        hands_until_big_blind=hands_until_big_blind(there, together, goal, rule),
        waits=waits(there, together, goal, rule),
    )


def _spread(sizes: Mapping[TableNo, int]) -> int:
    return max(sizes.values(), default=0) - min(sizes.values(), default=0)
