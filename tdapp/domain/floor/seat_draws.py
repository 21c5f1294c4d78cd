"""What a command that draws does, or why it may not. All chance comes from the seed of the command."""

from collections.abc import Collection, Sequence

from tdapp.domain import button
from tdapp.domain.cards import Card
from tdapp.domain.draw import Seed, Stream
from tdapp.domain.floor import asking
from tdapp.domain.floor import seat_commands as c
from tdapp.domain.floor import seat_events as e
from tdapp.domain.floor.dealing import Decks, dealt, stream_of
from tdapp.domain.floor.high_card import CardOrder, by_high_card, rank_by_cards
from tdapp.domain.floor.seating import draw_seats, late_seats, lowest_seats, tables_for
from tdapp.domain.floor.state import FloorState, room, still_in
from tdapp.domain.floor.tables import Seat, Seated, Table, final_size, next_positions, seats_of
from tdapp.domain.units import EntryId, SeatNo, TableNo
from tdapp.errors import RuleViolation

DrawEvent = e.SeatsDrawn | e.SeatsByHighCard | e.ButtonsDrawn


def decide(floor: FloorState, command: c.DrawCommand) -> DrawEvent:
    """The event of the command. Errors: those of the functions below."""
    match command:
        case c.DrawSeats(most, seed):
            return seats(floor, most, seed)
        case c.RedrawSeats(tables, seed):
            return seats_anew(floor, tables, seed)
        case c.SeatByHighCard():
            return seats_by_high_card(floor, command)
        case c.DrawButtons():
            return buttons(floor, command)
        case c.TypeButtonDraw():
            return typed_button(floor, command)


def seats(floor: FloorState, most: int, seed: Seed) -> e.SeatsDrawn:
    """All seats at tables of `most`.

    Errors: seats.nobody, seat.none_open; InputError table.size, draw.seed.
    """
    asking.require_size(most)
    kept = _kept(floor)
    tables = tables_for(floor.seating.tables, len(_everybody(floor)), most, kept.values())
    return _drawn(floor, tables, kept, most, seed, redraw=False)


def seats_anew(floor: FloorState, count: int, seed: Seed) -> e.SeatsDrawn:
    """All seats at the first `count` tables. Errors: those of `seats`, redraw.tables, redraw.no_room.

    Locks hold at those tables only. Rule: TDA 2024 RP-9, rules §11: one table = the final table's size.
    """
    known = floor.seating.tables
    if not 1 <= count <= len(known):
        raise RuleViolation("redraw.tables", tables=len(known))
    most = final_size(floor.seating.most) if count == 1 else floor.seating.most
    staying = set(sorted(known)[:count])
    kept = {entry: seat for entry, seat in _kept(floor).items() if seat.table in staying}
    players = len(_everybody(floor))
    tables = tables_for(known, players, most, kept.values(), count)
    if len(tables) > count:
        raise RuleViolation("redraw.no_room", left=players, room=most * count)
    return _drawn(floor, tables, kept, most, seed, redraw=True)


def seats_by_high_card(floor: FloorState, asked: c.SeatByHighCard) -> e.SeatsByHighCard:
    """One table by cards.

    Errors: seats.nobody, seats.one_table, seat.unknown, seat.taken, cards.lacking; InputError table.size,
    draw.seed, card.duplicate.
    """
    asking.require_size(asked.most)
    players, kept = _everybody(floor), _kept(floor)
    table = tables_for(floor.seating.tables, 1, asked.most, kept.values())[0]
    kept = {entry: seat for entry, seat in kept.items() if seat.table == table.number}
    if len(players) > len(seats_of(table)):
        raise RuleViolation("seats.one_table", players=len(players), most=len(seats_of(table)))
    taken = {seat.seat for seat in kept.values()}
    if asked.button not in set(seats_of(table)) - taken:
        raise RuleViolation("seat.unknown", table=table.number, seat=asked.button)
    drawing = [entry for entry in players if entry not in kept]
    suits, stream = floor.house.button_draw_suits, stream_of(asked.seed)

    def ranked(decks: Decks) -> CardOrder:
        return rank_by_cards(drawing, decks, suits)

    found = dealt(ranked, stream, asked.cards)
    places = lowest_seats(table, taken, asked.button, len(drawing))
    seated = by_high_card(found.order, table.number, asked.button, places)
    return e.SeatsByHighCard(
        most=asked.most,
        table=table,
        button=asked.button,
        suits=suits,
        rounds=found.rounds,
        seated=(*seated, *(Seated(entry, seat) for entry, seat in kept.items())),
        seed=asked.seed,
        steps=stream.steps if stream else (),
    )


def late_seat(floor: FloorState, entry: EntryId, name: str, seed: Seed) -> e.LateEntrySeated:
    """A random open seat. Errors: seat.none_open; InputError draw.seed. Rule: TDA 2024 R8-A."""
    here, stream = room(floor), Stream(seed)
    pool = late_seats(here)
    seat = pool[stream.below(len(pool))]
    occupied = {*here.sitting[seat.table], seat.seat}
    at = next_positions(here.tables[seat.table], occupied, floor.house.button_rule)
    return e.LateEntrySeated(
        entry=entry,
        name=name,
        seat=seat,
        waits=None if at is None else seat.seat not in button.dealt_in(at, occupied, {seat.seat}),
        pool=pool,
        seed=seed,
        steps=stream.steps,
    )


def buttons(floor: FloorState, asked: c.DrawButtons) -> e.ButtonsDrawn:
    """A draw for each table, or one for all. Errors: table.unknown, button.nobody; InputError draw.seed."""
    tables = [asking.table_of(floor, number) for number in asked.tables or sorted(floor.seating.tables)]
    sitting = room(floor).sitting
    drawing = {table.number: _drawing_seats(floor, table, sitting[table.number]) for table in tables}
    drawing = {number: found for number, found in drawing.items() if found}
    if not drawing:
        raise RuleViolation("button.nobody")
    groups = [((number,), found) for number, found in drawing.items()]
    if asked.same_seat:
        groups = [(tuple(drawing), tuple(sorted({seat for found in drawing.values() for seat in found})))]
    stream = Stream(asked.seed)
    draws = tuple(_button(floor, numbers, seats, stream, ()) for numbers, seats in groups)
    return _buttons_drawn(floor, draws, asked.seed, stream.steps)


def typed_button(floor: FloorState, asked: c.TypeButtonDraw) -> e.ButtonsDrawn:
    """A draw with physical cards. Errors: table.unknown, button.nobody, cards.lacking; card.duplicate."""
    table = asking.table_of(floor, asked.table)
    seats = _drawing_seats(floor, table, room(floor).sitting[table.number])
    if not seats:
        raise RuleViolation("button.nobody")
    return _buttons_drawn(floor, (_button(floor, (asked.table,), seats, None, asked.cards),), None, ())


def _everybody(floor: FloorState) -> tuple[EntryId, ...]:
    players = still_in(floor)
    if not players:
        raise RuleViolation("seats.nobody")
    return players


def _kept(floor: FloorState) -> dict[EntryId, Seat]:
    return {entry: floor.seating.seats[entry] for entry in floor.seating.locked}


def _drawn(
    floor: FloorState,
    tables: tuple[Table, ...],
    kept: dict[EntryId, Seat],
    most: int,
    seed: Seed,
    *,
    redraw: bool,
) -> e.SeatsDrawn:
    players, stream = _everybody(floor), Stream(seed)
    seated = draw_seats(tables, players, kept, most, stream)
    return e.SeatsDrawn(
        most=most,
        tables=tables,
        drawing=tuple(entry for entry in players if entry not in kept),
        seated=seated,
        seed=seed,
        steps=stream.steps,
        redraw=redraw,
    )


def _drawing_seats(floor: FloorState, table: Table, occupied: Collection[SeatNo]) -> tuple[SeatNo, ...]:
    """Rule: rules §10.1: players only, or every seat."""
    return button.seats_in_draw(seats_of(table), occupied, floor.house.button_draw_for)


def _button(
    floor: FloorState,
    tables: tuple[TableNo, ...],
    seats: Sequence[SeatNo],
    stream: Stream | None,
    typed: tuple[Card, ...],
) -> e.ButtonDraw:
    suits, redraw = floor.house.button_draw_suits, floor.house.button_redraw

    def drawn(decks: Decks) -> button.ButtonDraw:
        return button.draw_first_button(seats, decks, suits=suits, redraw=redraw)

    found = dealt(drawn, stream, typed)
    assert found.button is not None
    return e.ButtonDraw(tables, found.rounds, found.button)


def _buttons_drawn(
    floor: FloorState, draws: tuple[e.ButtonDraw, ...], seed: Seed | None, steps: tuple[int, ...]
) -> e.ButtonsDrawn:
    house = floor.house
    return e.ButtonsDrawn(
        draws=draws, suits=house.button_draw_suits, redraw=house.button_redraw, seed=seed, steps=steps
    )
