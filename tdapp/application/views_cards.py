"""Cards of the projected page about seats: frozen values made from what was done. No text, only facts."""

from enum import StrEnum

from msgspec import Struct, structs

from tdapp.application.events import Event
from tdapp.application.log import Batch
from tdapp.application.views import Named
from tdapp.application.views_tables import Names, PlannedMove, names_of, planned
from tdapp.domain.cards import Card
from tdapp.domain.floor import seat_events as e
from tdapp.domain.floor.state import FloorState
from tdapp.domain.floor.tables import Seat
from tdapp.domain.units import TableNo


class SeatedName(Struct, frozen=True):
    """A player and the seat."""

    who: Named
    seat: Seat


class SeatsCard(Struct, frozen=True):
    """Everybody's seat, by name; `redraw`: drawn anew."""

    seated: tuple[SeatedName, ...]
    redraw: bool = False


class FaceUp(Struct, frozen=True):
    """A card face up in front of somebody; `who` None = in front of an empty seat."""

    seat: Seat
    who: Named | None
    card: Card


class DrawKind(StrEnum):
    """What the cards decide."""

    BUTTON = "button"
    SEATS = "seats"


class DrawCard(Struct, frozen=True, kw_only=True):
    """One draw: every card in the order of dealing, round by round; `winner` has the best one.

    `tables` it is for. By high card for seats the seat of a card is the one that it gave.
    """

    kind: DrawKind
    tables: tuple[TableNo, ...]
    rounds: tuple[tuple[FaceUp, ...], ...]
    winner: Seat


class DrawsCard(Struct, frozen=True):
    """Several tables drew: of each the winner with the last card."""

    winners: tuple[FaceUp, ...]


class MovesCard(Struct, frozen=True):
    """Who goes where; `broken` = the table that is gone, None = the tables were balanced."""

    moves: tuple[PlannedMove, ...]
    broken: TableNo | None = None


WallCard = SeatsCard | DrawCard | DrawsCard | MovesCard
STAYING = DrawCard | DrawsCard
"""These stay until somebody takes them away."""
PAGE = 42
"""So many seats can be read at once from the back of the room."""


def pages_of(card: WallCard) -> tuple[WallCard, ...]:
    """The card in parts that are shown one after the other: the seats of a large field."""
    if not isinstance(card, SeatsCard) or len(card.seated) <= PAGE:
        return (card,)
    count = -(-len(card.seated) // PAGE)
    each = -(-len(card.seated) // count)
    return tuple(
        structs.replace(card, seated=card.seated[nth * each : (nth + 1) * each]) for nth in range(count)
    )


def card_of(batch: Batch, floor: FloorState) -> WallCard | None:
    """The card that shows what the batch did; `floor` is the state after it. None = nothing for the wall."""
    names = names_of(floor)
    for event in batch.events:
        if found := _card(event, floor, names):
            return found
    return None


def seats_card(floor: FloorState) -> SeatsCard:
    """Where everybody sits now."""
    return _seats(floor, names_of(floor), redraw=False)


def _card(event: Event, floor: FloorState, names: Names) -> WallCard | None:
    match event:
        case e.SeatsDrawn(redraw=redraw):
            return _seats(floor, names, redraw=redraw)
        case e.SeatsByHighCard():
            return _seats_by_card(event, names)
        case e.ButtonsDrawn(draws=(draw,)):
            return _button(draw, floor, names)
        case e.ButtonsDrawn(draws=draws):
            return DrawsCard(tuple(_winner(_button(draw, floor, names)) for draw in draws))
        case e.TablesBalanced(moves):
            return MovesCard(tuple(planned(move, names) for move in moves))
        case e.TableBroken(plan):
            moves = tuple(
                PlannedMove(who=names[one.entry], before=one.before, seat=one.seat, card=one.card)
                for one in plan.dealt
            )
            return MovesCard(moves, plan.table)
        case _:
            return None


def _seats(floor: FloorState, names: Names, *, redraw: bool) -> SeatsCard:
    seated = [SeatedName(names[entry], seat) for entry, seat in floor.seating.seats.items()]
    by_name = sorted(seated, key=lambda one: (one.who.name.casefold(), one.who.id))
    return SeatsCard(tuple(by_name), redraw)


def _seats_by_card(event: e.SeatsByHighCard, names: Names) -> DrawCard:
    seat_of = {one.entry: one.seat for one in event.seated}
    rounds = tuple(
        tuple(FaceUp(seat_of[one.entry], names.get(one.entry), one.card) for one in dealt)
        for dealt in event.rounds
    )
    return DrawCard(
        kind=DrawKind.SEATS,
        tables=(event.table.number,),
        rounds=rounds,
        winner=Seat(event.table.number, event.button),
    )


def _button(draw: e.ButtonDraw, floor: FloorState, names: Names) -> DrawCard:
    """A draw for several tables at once names seats only: other people sit there at each table."""
    table = draw.tables[0]
    single = len(draw.tables) == 1
    there = {seat: names[entry] for entry, seat in floor.seating.seats.items() if single}
    rounds = tuple(
        tuple(FaceUp(Seat(table, one.seat), there.get(Seat(table, one.seat)), one.card) for one in dealt)
        for dealt in draw.rounds
    )
    return DrawCard(kind=DrawKind.BUTTON, tables=draw.tables, rounds=rounds, winner=Seat(table, draw.button))


def _winner(card: DrawCard) -> FaceUp:
    return next(one for dealt in reversed(card.rounds) for one in dealt if one.seat == card.winner)
