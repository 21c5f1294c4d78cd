"""Odds of random spots equal the plain loop over every board with an independent evaluator."""

from hypothesis import given, settings
from hypothesis import strategies as st
from support.every_board import plain_counts

from tdapp.domain.cards import DECK
from tdapp.domain.odds import OddsPot, exact_odds


@st.composite
def spots(draw):
    """Hands, board, dead cards and pots; so many dead cards that the loop stays short."""
    count = draw(st.integers(2, 10))
    on_board = draw(st.integers(0, 5))
    suits = draw(st.sampled_from([(0, 1, 2, 3), (0, 1), (0, 1, 1, 2)]))
    deck = [card for card in draw(st.permutations(DECK)) if card % 4 in suits][: 2 * count + on_board]
    deck += [card for card in draw(st.permutations(DECK)) if card not in deck]
    to_come = 5 - on_board
    in_deck = {0: 10, 1: 30, 2: 30, 3: 16, 4: 12, 5: 11}[to_come]
    hands = [(deck[2 * place], deck[2 * place + 1]) for place in range(count)]
    board = tuple(deck[2 * count : 2 * count + on_board])
    dead = tuple(deck[2 * count + on_board :][in_deck:])
    pots = [OddsPot(900, tuple(range(count)))]
    pots += [
        OddsPot(100 * first, tuple(range(first, count))) for first in range(1, draw(st.integers(1, count)))
    ]
    return hands, board, dead, pots


@given(spots())
@settings(deadline=None, max_examples=150)
def test_odds_equal_the_plain_loop(spot):
    hands, board, dead, pots = spot
    odds = exact_odds(hands, board, dead, pots)
    for pot, decided in zip(pots, odds.pots, strict=True):
        boards, plain = plain_counts(hands, board, dead, pot.players)
        assert odds.boards == boards
        assert {one.player: (one.wins, one.ties, one.equity) for one in decided.players} == plain
    assert sum(odds.expected) == sum(pot.chips for pot in pots)
