"""Breaking a table and drawing its players' new seats.

| rule | where | done / not, because |
|---|---|---|
| break when all fit at the others: players ≤ max × (T − 1) (rules §11, EX-11.5) | `after_break` | done |
| two tables left: the final table's size counts instead (TDA 2024 RP-9) | `after_break` | done |
| in the published order | `next_to_break` | done: the highest number first unless told otherwise |
| two-step random draw (R10-B, add. 10) | `break_plan` | done: seat cards shuffled, then high card |
| any seat may be drawn, button and blinds too (R10-A) | `break_plan` | done; who waits: `button.py` |
"""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from tdapp.domain.cards import DECK, Card
from tdapp.domain.draw import Stream
from tdapp.domain.floor.room import Room
from tdapp.domain.floor.seating import fill
from tdapp.domain.floor.tables import Seat, Seated, even, final_size, open_seats, seats_of
from tdapp.domain.units import EntryId, TableNo
from tdapp.errors import RuleViolation


class SeatDealt(Struct, frozen=True, gc=False):
    """A player of the broken table: the seat that was left, the card drawn, the new seat."""

    entry: EntryId
    before: Seat
    card: Card
    seat: Seat


class BreakPlan(Struct, frozen=True):
    """The players of `table` in the order of their cards, best first.

    `open_seats` were to be had at the tables that get some of them; `seat_cards`: top card first.
    """

    table: TableNo
    open_seats: tuple[Seat, ...]
    seat_cards: tuple[Seat, ...]
    dealt: tuple[SeatDealt, ...]


def room_after_break(tables: int, most: int) -> int:
    """How many players the other tables hold once one of `tables` is gone. Rule: rules §11, RP-9."""
    return final_size(most) if tables == 2 else most * max(0, tables - 1)


def after_break(sizes: Sequence[int], most: int) -> tuple[int, ...] | None:
    """Sizes, bigger first, once one table is gone and the others are level; None = not yet."""
    players = sum(sizes)
    return even(players, len(sizes) - 1) if players <= room_after_break(len(sizes), most) else None


def next_to_break(tables: Sequence[TableNo], order: Sequence[TableNo] = ()) -> TableNo:
    """The first of the published order that is still in play, else the highest number."""
    return next((number for number in order if number in tables), max(tables))


def assign_seat_cards(drawn: Mapping[EntryId, Card], seat_cards: Sequence[Seat]) -> dict[EntryId, Seat]:
    """The best card, suits counted, takes the first seat card, and so on. Rule: TDA 2024 R10-B, add. 10."""
    order = sorted(drawn, key=drawn.__getitem__, reverse=True)
    return dict(zip(order, seat_cards, strict=True))


def break_plan(room: Room, table: TableNo, stream: Stream) -> BreakPlan:
    """New seats for everybody at `table`; the smallest tables get the players, one after the other.

    Raises RuleViolation `seat.none_open`.
    """
    leaving = [Seated(entry, Seat(table, seat)) for seat, entry in room.sitting[table].items()]
    others = {number: there for number, there in room.sitting.items() if number != table}
    more = fill(
        {number: len(there) for number, there in others.items()},
        {number: len(seats_of(room.tables[number])) for number in others},
        len(leaving),
    )
    free = [
        Seat(number, seat)
        for number, there in others.items()
        if more[number]
        for seat in open_seats(room.tables[number], there)
    ]
    return deal_seats(table, leaving, free, more, stream)


def deal_seats(
    table: TableNo,
    leaving: Sequence[Seated],
    free: Sequence[Seat],
    more: Mapping[TableNo, int],
    stream: Stream,
) -> BreakPlan:
    """The two steps of chance. `leaving` and `free` in the order of seats; `more` = how many a table gets.

    From the row of chance, in this order: the `free` seats of each table, by number, of which the first ones
    are taken; the seat cards made of them; a deck of 52, from which the players take cards in the order of
    their seats. Rule: TDA 2024 R10-B, add. 10.
    """
    chosen = [
        seat
        for number in dict.fromkeys(seat.table for seat in free)
        for seat in stream.shuffled(seat for seat in free if seat.table == number)[: more[number]]
    ]
    seat_cards = stream.shuffled(chosen)
    cards = {one.entry: card for one, card in zip(leaving, stream.shuffled(DECK), strict=False)}
    before = {one.entry: one.seat for one in leaving}
    dealt = tuple(
        SeatDealt(entry, before[entry], cards[entry], seat)
        for entry, seat in assign_seat_cards(cards, seat_cards).items()
    )
    return BreakPlan(table, tuple(free), seat_cards, dealt)


def require_break(sizes: Sequence[int], most: int) -> None:
    """Raise RuleViolation `break.last_table`, `break.no_room` (left, room)."""
    if len(sizes) < 2:
        raise RuleViolation("break.last_table")
    if after_break(sizes, most) is None:
        raise RuleViolation("break.no_room", left=sum(sizes), room=room_after_break(len(sizes), most))
