"""Which five of up to seven cards count, and which hand wins.

Rule: rules §9; TDA 2024 R12 (cards speak).

| rule | where | done / not, because |
|---|---|---|
| best five of five, six or seven cards; both, one or no hole card | `best_five`, `strength` | done |
| nine classes, compared class first, then rank by rank | `Category`, `strength` | done |
| royal flush is the highest straight flush, a name and no class | `Ranked.label` | done |
| ace high, or low in 5-4-3-2-A only; no wrap-around | `_straight_high` | done |
| suits are equal, equal five cards split | `rank_order` | done |
| the nuts of a flop, turn or river | `nuts` | done |
| low hands, wild cards, Omaha | – | not: the product plays hold'em |

How it is fast: every card is one integer key. Its low part is a power of five for its rank: the digits of a
sum of keys say how many of each rank there are. Its high part counts suits from 3, so that a fifth card of a
suit sets a bit. A hand is one sum, one test and one look-up.
"""

from collections.abc import Sequence
from enum import IntEnum
from functools import cache
from itertools import chain, combinations, combinations_with_replacement

import msgspec

from tdapp.domain.cards import DECK, Card, rank_of, remaining, require_distinct, suit_of
from tdapp.errors import InputError


class Category(IntEnum):
    """The classes of hands, lowest first; the value is the place in the order."""

    HIGH_CARD = 0
    PAIR = 1
    TWO_PAIR = 2
    THREE_OF_A_KIND = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    FOUR_OF_A_KIND = 7
    STRAIGHT_FLUSH = 8


_SHAPES: dict[Category, tuple[int, ...]] = {
    Category.HIGH_CARD: (1, 1, 1, 1, 1),
    Category.PAIR: (2, 1, 1, 1),
    Category.TWO_PAIR: (2, 2, 1),
    Category.THREE_OF_A_KIND: (3, 1, 1),
    Category.FLUSH: (1, 1, 1, 1, 1),
    Category.FULL_HOUSE: (3, 2),
    Category.FOUR_OF_A_KIND: (4, 1),
}
"""How many cards each rank of the tie-break stands for."""

_STRAIGHTS = (Category.STRAIGHT, Category.STRAIGHT_FLUSH)
_ACE = 12


class Ranked(msgspec.Struct, frozen=True):
    """A hand that counts: strength and five cards, groups first, high to low, the ace of a wheel last."""

    strength: int
    cards: tuple[Card, ...]

    @property
    def category(self) -> Category:
        return category_of(self.strength)

    @property
    def label(self) -> str:
        """Code of the name: a category in lower case, or `royal_flush`."""
        royal = self.category is Category.STRAIGHT_FLUSH and rank_of(self.cards[0]) == _ACE
        return "royal_flush" if royal else self.category.name.lower()

    @property
    def tie_break(self) -> tuple[int, ...]:
        """The ranks that decide among hands of this category, most important first. Rule: rules §9."""
        return tie_break_of(self.strength)


class Nuts(msgspec.Struct, frozen=True):
    """The best hand a board allows, and every pair of hole cards that makes one of this strength."""

    best: Ranked
    holes: tuple[tuple[Card, Card], ...]


def strength(cards: Sequence[Card]) -> int:
    """How strong the best five of five to seven distinct cards are: the higher wins, equal strengths split.

    The number is the category, then up to five ranks of four bits each. Nothing is checked: see `best_five`.
    """
    key = COUNT_FROM_THREE
    for card in cards:
        key += CARD_KEY[card]
    suited = key & FIVE_OF_A_SUIT
    if suited:
        suit = (suited.bit_length() - 1 - _SUIT_SHIFT) // _SUIT_BITS
        return flush_strength(sum(1 << rank_of(card) for card in cards if suit_of(card) == suit))
    return rank_table()[key & RANK_PART]


def best_five(cards: Sequence[Card]) -> Ranked:
    """The best five of five to seven cards; of cards of equal rank the earlier ones are named.

    Raises InputError `ranking.card_count` (count) or `card.duplicate`.
    """
    if not 5 <= len(cards) <= 7:
        raise InputError("ranking.card_count", count=len(cards))
    require_distinct(cards)
    value = strength(cards)
    pool = list(cards)
    if category_of(value) in (Category.FLUSH, Category.STRAIGHT_FLUSH):
        suits = [suit_of(card) for card in pool]
        pool = [card for card in pool if suits.count(suit_of(card)) >= 5]
    chosen: list[Card] = []
    for rank in five_ranks(value):
        chosen.append(next(card for card in pool if rank_of(card) == rank and card not in chosen))
    return Ranked(value, tuple(chosen))


def rank_order(hands: Sequence[Sequence[Card]]) -> tuple[tuple[int, ...], ...]:
    """Places of the hands in their sequence, best first, hands that tie together. Errors as `best_five`."""
    values = [best_five(cards).strength for cards in hands]
    return tuple(
        tuple(place for place, value in enumerate(values) if value == level)
        for level in sorted(set(values), reverse=True)
    )


def nuts(board: Sequence[Card], dead: Sequence[Card] = ()) -> Nuts:
    """The best hand that two unknown cards make now with a board of three to five cards.

    `dead` cards are known to be elsewhere. Raises InputError `ranking.board_count` (count),
    `ranking.no_cards_left` or `card.duplicate`.
    """
    if not 3 <= len(board) <= 5:
        raise InputError("ranking.board_count", count=len(board))
    require_distinct(board, dead)
    best, holes = -1, list[tuple[Card, Card]]()
    for hole in combinations(remaining(board, dead), 2):
        value = strength((*hole, *board))
        if value > best:
            best, holes = value, []
        if value == best:
            holes.append(hole)
    if not holes:
        raise InputError("ranking.no_cards_left")
    return Nuts(best_five((*holes[0], *board)), tuple(holes))


def category_of(value: int) -> Category:
    """The category in a strength."""
    return Category(value >> 20)


def tie_break_of(value: int) -> tuple[int, ...]:
    """The deciding ranks in a strength: one for straights, one for each group and kicker otherwise."""
    category = category_of(value)
    length = 1 if category in _STRAIGHTS else len(_SHAPES[category])
    return tuple(value >> shift & 15 for shift in (16, 12, 8, 4, 0)[:length])


def five_ranks(value: int) -> tuple[int, ...]:
    """The five ranks in a strength, groups first, then high to low; the ace of a wheel comes last."""
    category, ranks = category_of(value), tie_break_of(value)
    if category in _STRAIGHTS:
        return tuple((ranks[0] - step) % 13 for step in range(5))
    return tuple(
        chain.from_iterable([rank] * times for rank, times in zip(ranks, _SHAPES[category], strict=True))
    )


_SUIT_SHIFT, _SUIT_BITS = 31, 4
RANK_PART = (1 << _SUIT_SHIFT) - 1
"""The part of a sum of keys that tells the ranks."""
COUNT_FROM_THREE = sum(3 << _SUIT_SHIFT + _SUIT_BITS * suit for suit in range(4))
"""What a sum of keys starts from."""
FIVE_OF_A_SUIT = sum(8 << _SUIT_SHIFT + _SUIT_BITS * suit for suit in range(4))
"""The bits that are set when a suit has five cards or more."""
RANK_KEY = tuple(5**rank for rank in range(13))
CARD_KEY = tuple(RANK_KEY[rank_of(card)] + (1 << _SUIT_SHIFT + _SUIT_BITS * suit_of(card)) for card in DECK)


@cache
def rank_table() -> dict[int, int]:
    """Sum of `RANK_KEY` → strength when no suit counts, for each multiset of five, six and seven ranks.

    Built at the first use, in a third of a second; 73,775 entries.
    """
    table: dict[int, int] = {}
    for size in (5, 6, 7):
        for ranks in combinations_with_replacement(range(_ACE, -1, -1), size):
            if all(ranks[place] != ranks[place + 4] for place in range(size - 4)):
                table[sum(RANK_KEY[rank] for rank in ranks)] = _rank_strength(ranks)
    return table


@cache
def flush_strength(mask: int) -> int:
    """Strength of five to seven cards of one suit; bit r of `mask` stands for rank r."""
    high = _straight_high(mask)
    if high is not None:
        return _pack(Category.STRAIGHT_FLUSH, high)
    return _pack(Category.FLUSH, *[rank for rank in range(_ACE, -1, -1) if mask >> rank & 1][:5])


def _rank_strength(ranks: Sequence[int]) -> int:
    """Strength of five to seven ranks, high to low, when no suit counts."""
    groups: tuple[list[int], ...] = ([], [], [], [], [])
    for rank in dict.fromkeys(ranks):
        groups[ranks.count(rank)].append(rank)
    singles, pairs, trips, quads = groups[1:]
    if quads:
        return _pack(Category.FOUR_OF_A_KIND, quads[0], max(rank for rank in ranks if rank != quads[0]))
    if trips and len(trips) + len(pairs) > 1:
        return _pack(Category.FULL_HOUSE, trips[0], max(trips[1:] + pairs))
    high = _straight_high(sum(1 << rank for rank in dict.fromkeys(ranks)))
    if high is not None:
        return _pack(Category.STRAIGHT, high)
    if trips:
        return _pack(Category.THREE_OF_A_KIND, trips[0], *singles[:2])
    if len(pairs) > 1:
        return _pack(Category.TWO_PAIR, pairs[0], pairs[1], max(pairs[2:] + singles))
    if pairs:
        return _pack(Category.PAIR, pairs[0], *singles[:3])
    return _pack(Category.HIGH_CARD, *singles[:5])


def _straight_high(mask: int) -> int | None:
    """Highest rank of the best straight among the ranks whose bits are set, or None. Rule: rules §9, H-13."""
    low_ace = mask << 1 | mask >> _ACE
    runs = low_ace & low_ace >> 1 & low_ace >> 2 & low_ace >> 3 & low_ace >> 4
    return runs.bit_length() + 2 if runs else None


def _pack(category: Category, *ranks: int) -> int:
    value = int(category)
    for place in range(5):
        value = value << 4 | (ranks[place] if place < len(ranks) else 0)
    return value
