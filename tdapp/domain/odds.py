"""Exact odds of known hands: every board that can still come is counted; nothing is sampled.

Rule: rules §9 (who wins), §6 (each pot is decided among its own players), §7 (ties share equally).

| rule | where | done / not, because |
|---|---|---|
| any street, two to ten known hands, known dead cards | `odds_steps` | done |
| wins apart from ties, each pot over its own players | `PotOdds` | done |
| expected chips | `Odds.expected` | exact fractions: a tie shares to the part of a chip, see there |
| hands that nobody knows | – | not: odds are for hands that lie face up |

How it is fast: boards are not walked one by one. Boards of the same ranks give the same result unless they
help somebody to a flush, so one look-up for each multiset of ranks serves all its suits: 6,175 multisets
stand for the 1,712,304 boards of two hands before the flop. Boards with enough cards of a suit for a flush
are counted apart, by their suited ranks and the ranks of the rest; no board has enough cards of two suits.
"""

from collections.abc import Generator, Iterator, Sequence
from fractions import Fraction
from itertools import chain, combinations, islice
from math import comb

import msgspec

from tdapp.domain.cards import Card, rank_of, remaining, require_distinct, suit_of
from tdapp.domain.ranking import RANK_KEY, flush_strength, rank_table
from tdapp.errors import InputError

Hole = tuple[Card, Card]


class OddsPot(msgspec.Struct, frozen=True):
    """A pot to decide: its chips, and who can win it, by their places in the sequence of hands."""

    chips: int
    players: tuple[int, ...]


class PlayerOdds(msgspec.Struct, frozen=True, kw_only=True):
    """Of all boards, how many give `player` the pot alone and how many a share of it.

    `equity` is the exact part of the pot: a board won alone counts whole, a tie of n players 1/n.
    """

    player: int
    wins: int
    ties: int
    equity: Fraction


class PotOdds(msgspec.Struct, frozen=True):
    """Odds in one pot, its players in the order given."""

    chips: int
    players: tuple[PlayerOdds, ...]


class Odds(msgspec.Struct, frozen=True):
    """`boards` that can still come, pots in the order given, and the chips each hand wins on average.

    `expected` is by place of the hand, over all pots: chips × equity, exact, and adds up to the chips of all
    pots. A tie shares to the part of a chip, because who gets an odd chip hangs on seats and smallest chip
    (rules §7); on any one board that is less than one smallest chip for each winner of the pot.
    """

    boards: int
    pots: tuple[PotOdds, ...]
    expected: tuple[Fraction, ...]


class Progress(msgspec.Struct, frozen=True):
    """Steps done of `total`; the steps take about equal time."""

    done: int
    total: int


def exact_odds(
    hands: Sequence[Hole], board: Sequence[Card] = (), dead: Sequence[Card] = (), pots: Sequence[OddsPot] = ()
) -> Odds:
    """The result of `odds_steps`, waited for."""
    steps = odds_steps(hands, board, dead, pots)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value


def odds_steps(
    hands: Sequence[Hole], board: Sequence[Card] = (), dead: Sequence[Card] = (), pots: Sequence[OddsPot] = ()
) -> Generator[Progress, None, Odds]:
    """Count every board, yielding progress after each fraction of a millisecond; close it to cancel.

    `board` is none to five cards, `dead` are cards known to be out of the deck. Without `pots` everybody
    plays for one pot of no chips. Raises at once InputError `odds.hand_count` (count), `odds.hole_count`
    (player), `odds.board_count` (count), `odds.pot_players` (pot), `odds.no_cards_left` or `card.duplicate`.
    """
    pots = pots or (OddsPot(0, tuple(range(len(hands)))),)
    _check(hands, board, dead, pots)
    return _count(_spot(hands, board, dead), pots)


class _Spot(msgspec.Struct, frozen=True, kw_only=True):
    """What the boards are counted against.

    `hand_keys`: rank keys of each hand with the board. `suit_masks[suit]`: ranks of that suit in each hand
    with the board, as bits. `left[suit]`: ranks of that suit in the deck. `to_come`: cards the board lacks.
    """

    hand_keys: tuple[int, ...]
    suit_masks: tuple[tuple[int, ...], ...]
    left: tuple[tuple[int, ...], ...]
    to_come: int


Outcome = tuple[Sequence[int], int]
"""Strength by hand, and how many boards give it."""


def _check(
    hands: Sequence[Hole], board: Sequence[Card], dead: Sequence[Card], pots: Sequence[OddsPot]
) -> None:
    if not 2 <= len(hands) <= 10:
        raise InputError("odds.hand_count", count=len(hands))
    if len(board) > 5:
        raise InputError("odds.board_count", count=len(board))
    for player, hole in enumerate(hands):
        if len(hole) != 2:
            raise InputError("odds.hole_count", player=player)
    require_distinct(*hands, board, dead)
    if len(remaining(*hands, board, dead)) < 5 - len(board):
        raise InputError("odds.no_cards_left")
    places = set(range(len(hands)))
    for place, pot in enumerate(pots):
        if not pot.players or set(pot.players) - places or len(set(pot.players)) < len(pot.players):
            raise InputError("odds.pot_players", pot=place)


def _spot(hands: Sequence[Hole], board: Sequence[Card], dead: Sequence[Card]) -> _Spot:
    known = [(*hole, *board) for hole in hands]
    deck = remaining(*hands, board, dead)
    return _Spot(
        hand_keys=tuple(sum(RANK_KEY[rank_of(card)] for card in cards) for cards in known),
        suit_masks=tuple(
            tuple(sum(1 << rank_of(card) for card in cards if suit_of(card) == suit) for cards in known)
            for suit in range(4)
        ),
        left=tuple(tuple(rank_of(card) for card in deck if suit_of(card) == suit) for suit in range(4)),
        to_come=5 - len(board),
    )


def _count(spot: _Spot, pots: Sequence[OddsPot]) -> Generator[Progress, None, Odds]:
    tallies: list[dict[int, int]] = [{} for _ in pots]
    ways = _multisets([rank for suit in spot.left for rank in suit], spot.to_come)
    boards = sum(ways.values())
    total = sum(comb(len(spot.left[suit]), count) for suit, count in _flush_sizes(spot)) + -(
        -len(ways) // _BATCH
    )
    batches = chain(_flush_batches(spot, ways), _plain_batches(spot, ways))
    for done, batch in enumerate(batches, 1):
        for values, times in batch:
            for pot, tally in zip(pots, tallies, strict=True):
                winners = _winners(values, pot.players)
                tally[winners] = tally.get(winners, 0) + times
        yield Progress(done, total)
    return _odds(boards, pots, tallies, len(spot.hand_keys))


def _winners(values: Sequence[int], players: Sequence[int]) -> int:
    """Who has the best value, as bits."""
    best = winners = 0
    for player in players:
        value = values[player]
        if value > best:
            best, winners = value, 1 << player
        elif value == best:
            winners |= 1 << player
    return winners


_BATCH = 32
"""Multisets of ranks that make one step, about as long as one suited set of ranks."""


def _flush_sizes(spot: _Spot) -> Iterator[tuple[int, int]]:
    """(suit, number of its cards still to come) with which at least one hand has a flush."""
    for suit, masks in enumerate(spot.suit_masks):
        lacking = max(0, 5 - max(mask.bit_count() for mask in masks))
        for count in range(lacking, min(spot.to_come, len(spot.left[suit])) + 1):
            yield suit, count


def _flush_batches(spot: _Spot, ways: dict[int, int]) -> Iterator[list[Outcome]]:
    """Outcomes of the boards that give somebody a flush, by set of suited ranks; takes them out of `ways`."""
    for suit, count in _flush_sizes(spot):
        others = [rank for other in range(4) if other != suit for rank in spot.left[other]]
        rest = list(_multisets(others, spot.to_come - count).items())
        for ranks in combinations(spot.left[suit], count):
            key = sum(RANK_KEY[rank] for rank in ranks)
            for more, times in rest:
                ways[key + more] -= times
            yield _flush_outcomes(spot, suit, ranks, rest)


def _flush_outcomes(
    spot: _Spot, suit: int, ranks: Sequence[int], rest: Sequence[tuple[int, int]]
) -> list[Outcome]:
    """Outcomes when just `ranks` of the suit come, with each multiset of the rest."""
    key = sum(RANK_KEY[rank] for rank in ranks)
    masks = [mask | sum(1 << rank for rank in ranks) for mask in spot.suit_masks[suit]]
    flushes = [flush_strength(mask) if mask.bit_count() >= 5 else 0 for mask in masks]
    if all(flushes):
        return [(flushes, sum(times for _, times in rest))]
    table = rank_table()
    hands = [(flush, hand + key) for flush, hand in zip(flushes, spot.hand_keys, strict=True)]
    return [([flush or table[hand + more] for flush, hand in hands], times) for more, times in rest]


def _plain_batches(spot: _Spot, ways: dict[int, int]) -> Iterator[list[Outcome]]:
    """Outcomes of the boards that are left in `ways`: nobody has a flush."""
    table = rank_table()
    rest = iter(ways.items())
    while batch := list(islice(rest, _BATCH)):
        yield [([table[hand + key] for hand in spot.hand_keys], times) for key, times in batch]


def _multisets(ranks: Sequence[int], size: int) -> dict[int, int]:
    """Sum of rank keys → ways to choose `size` of these cards with that sum; `ranks` has each card's rank."""
    levels: list[dict[int, int]] = [{0: 1}] + [{} for _ in range(size)]
    for rank in sorted(set(ranks)):
        cards = ranks.count(rank)
        for have in range(size - 1, -1, -1):
            for take in range(1, min(cards, size - have) + 1):
                more, factor, target = take * RANK_KEY[rank], comb(cards, take), levels[have + take]
                for key, ways in levels[have].items():
                    target[key + more] = ways * factor
    return levels[size]


_PARTS = 2520
"""Divisible by every number of players who can tie, one to ten."""


def _odds(boards: int, pots: Sequence[OddsPot], tallies: Sequence[dict[int, int]], hands: int) -> Odds:
    decided = tuple(
        PotOdds(pot.chips, tuple(_player(player, tally, boards) for player in pot.players))
        for pot, tally in zip(pots, tallies, strict=True)
    )
    expected = [Fraction(0)] * hands
    for pot in decided:
        for one in pot.players:
            expected[one.player] += pot.chips * one.equity
    return Odds(boards, decided, tuple(expected))


def _player(player: int, tally: dict[int, int], boards: int) -> PlayerOdds:
    wins = tally.get(1 << player, 0)
    shared = [(winners.bit_count(), times) for winners, times in tally.items() if winners >> player & 1]
    parts = sum(times * (_PARTS // winners) for winners, times in shared)
    return PlayerOdds(
        player=player,
        wins=wins,
        ties=sum(times for _, times in shared) - wins,
        equity=Fraction(parts, _PARTS * boards),
    )
