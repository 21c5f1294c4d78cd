"""Seats by high card, the custom of home games.

| rule | where | done / not, because |
|---|---|---|
| the best card takes the button seat, the next ones follow clockwise | `by_high_card` | done |
| no suits: equal ranks draw again among themselves (trap T-19) | `rank_by_cards` | done; suits: setting |
"""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from tdapp.domain.cards import DECK, Card, rank_of, require_distinct
from tdapp.domain.floor.tables import Seat, Seated, clockwise_from
from tdapp.domain.house_rules import Switch
from tdapp.domain.units import EntryId, SeatNo, TableNo


class CardDealt(Struct, frozen=True, gc=False):
    """One card, face up in front of one player."""

    entry: EntryId
    card: Card


class CardOrder(Struct, frozen=True, kw_only=True):
    """All cards of all rounds, and the players, best first, once nobody is tied.

    While `order` is empty cards are lacking: `to_deal` are the players that get the next ones; with
    `reshuffle` all 52 are shuffled first.
    """

    rounds: tuple[tuple[CardDealt, ...], ...]
    order: tuple[EntryId, ...] = ()
    to_deal: tuple[EntryId, ...] = ()
    reshuffle: bool = False


def rank_by_cards(
    entries: Sequence[EntryId], decks: Sequence[Sequence[Card]], suits: Switch = Switch.OFF
) -> CardOrder:
    """Deal one card to each in the order given; those with equal cards draw again, the best tie first.

    `decks` as for `button.draw_first_button`. InputError `card.duplicate` when a deck holds a card twice.
    """
    for deck in decks:
        require_distinct(deck)
    rounds: list[tuple[CardDealt, ...]] = []
    groups: list[tuple[EntryId, ...]] = [tuple(entries)]
    current, used = 0, 0
    while drawing := [entry for group in groups if len(group) > 1 or not rounds for entry in group]:
        if used + len(drawing) > len(DECK):
            current, used = current + 1, 0
        stub = decks[current][used:] if current < len(decks) else ()
        dealt = tuple(CardDealt(entry, card) for entry, card in zip(drawing, stub, strict=False))
        if dealt:
            rounds.append(dealt)
        if len(dealt) < len(drawing):
            fresh = current > 0 and used == 0 and not dealt
            return CardOrder(rounds=tuple(rounds), to_deal=tuple(drawing[len(dealt) :]), reshuffle=fresh)
        used += len(drawing)
        height = {one.entry: one.card if suits is Switch.ON else rank_of(one.card) for one in dealt}
        groups = [part for group in groups for part in _parted(group, height)]
    return CardOrder(rounds=tuple(rounds), order=tuple(entry for group in groups for entry in group))


def by_high_card(
    order: Sequence[EntryId], table: TableNo, button: SeatNo, seats: Iterable[SeatNo]
) -> tuple[Seated, ...]:
    """The best on the `button` seat, the others clockwise on `seats`, which hold the button's too."""
    places = (button, *clockwise_from(button, set(seats) - {button}))
    return tuple(Seated(entry, Seat(table, seat)) for entry, seat in zip(order, places, strict=True))


def _parted(group: tuple[EntryId, ...], height: dict[EntryId, int]) -> list[tuple[EntryId, ...]]:
    """Equal cards together, best first; who drew no card is alone already."""
    if len(group) == 1 and group[0] not in height:
        return [group]
    return [
        tuple(entry for entry in group if height[entry] == value)
        for value in sorted({height[entry] for entry in group}, reverse=True)
    ]
