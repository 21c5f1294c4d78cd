"""A recorded draw done again from what it was made of and its seed; equal to the record, or the record lies.

| rule | where | done / not, because |
|---|---|---|
| a draw can be replayed anywhere, in any version (architecture §2) | `replayed` | done: see `draw.py` |
| physical cards have no seed | `replayed` | done: the result follows from the cards |
"""

from collections import Counter
from collections.abc import Sequence

from msgspec import structs

from tdapp.domain import button
from tdapp.domain.cards import Card
from tdapp.domain.draw import Stream
from tdapp.domain.floor import seat_events as e
from tdapp.domain.floor.breaking import deal_seats
from tdapp.domain.floor.dealing import Decks, dealt, stream_of
from tdapp.domain.floor.high_card import CardDealt, CardOrder, by_high_card, rank_by_cards
from tdapp.domain.floor.seating import draw_seats
from tdapp.domain.floor.tables import Seated

DrawEvent = e.SeatsDrawn | e.SeatsByHighCard | e.LateEntrySeated | e.ButtonsDrawn | e.TableBroken


def replayed(event: DrawEvent) -> DrawEvent:
    """What the seed of the event gives with the same people, seats and house rules.

    Errors as when it was drawn: RuleViolation, InputError.
    """
    match event:
        case e.SeatsDrawn():
            return _seats(event)
        case e.SeatsByHighCard():
            return _by_high_card(event)
        case e.LateEntrySeated():
            stream = Stream(event.seed)
            seat = event.pool[stream.below(len(event.pool))]
            return structs.replace(event, seat=seat, steps=stream.steps)
        case e.ButtonsDrawn():
            return _buttons(event)
        case e.TableBroken():
            return _broken(event)


def _seats(event: e.SeatsDrawn) -> e.SeatsDrawn:
    drawing, stream = set(event.drawing), Stream(event.seed)
    kept = {one.entry: one.seat for one in event.seated if one.entry not in drawing}
    seated = draw_seats(event.tables, (*event.drawing, *kept), kept, event.most, stream)
    return structs.replace(event, seated=seated, steps=stream.steps)


def _by_high_card(event: e.SeatsByHighCard) -> e.SeatsByHighCard:
    drawing = [one.entry for one in event.rounds[0]] if event.rounds else []
    stream = stream_of(event.seed)

    def ranked(decks: Decks) -> CardOrder:
        return rank_by_cards(drawing, decks, event.suits)

    found = dealt(ranked, stream, _cards(event.rounds))
    drawn = [one.seat.seat for one in event.seated if one.entry in set(drawing)]
    kept = tuple(one for one in event.seated if one.entry not in set(drawing))
    seated: tuple[Seated, ...] = by_high_card(found.order, event.table.number, event.button, drawn)
    return structs.replace(
        event, rounds=found.rounds, seated=(*seated, *kept), steps=stream.steps if stream else ()
    )


def _buttons(event: e.ButtonsDrawn) -> e.ButtonsDrawn:
    stream = stream_of(event.seed)

    def again(draw: e.ButtonDraw) -> e.ButtonDraw:
        seats = [one.seat for one in draw.rounds[0]]

        def drawn(decks: Decks) -> button.ButtonDraw:
            return button.draw_first_button(seats, decks, suits=event.suits, redraw=event.redraw)

        found = dealt(drawn, stream, _cards(draw.rounds))
        assert found.button is not None
        return e.ButtonDraw(draw.tables, found.rounds, found.button)

    draws = tuple(again(draw) for draw in event.draws)
    return structs.replace(event, draws=draws, steps=stream.steps if stream else ())


def _broken(event: e.TableBroken) -> e.TableBroken:
    stream, plan = Stream(event.seed), event.plan
    leaving = sorted((Seated(one.entry, one.before) for one in plan.dealt), key=lambda one: one.seat)
    more = Counter(one.seat.table for one in plan.dealt)
    return structs.replace(
        event, plan=deal_seats(plan.table, leaving, plan.open_seats, more, stream), steps=stream.steps
    )


def _cards(rounds: Sequence[Sequence[CardDealt | button.Drawn]]) -> tuple[Card, ...]:
    return tuple(one.card for dealt_round in rounds for one in dealt_round)
