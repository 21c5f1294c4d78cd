"""200,000 random hands order exactly as an independent evaluator orders them."""

import random

from phevaluator import evaluate_cards

from tdapp.domain.cards import DECK
from tdapp.domain.ranking import strength


def test_random_hands_order_as_phevaluator():
    chance = random.Random(7462)
    theirs_of: dict[int, int] = {}
    for _ in range(200_000):
        cards = chance.sample(DECK, chance.choice((5, 6, 7, 7)))
        ours, theirs = strength(cards), evaluate_cards(*cards)
        assert theirs_of.setdefault(ours, theirs) == theirs, cards
    best_first = [theirs_of[value] for value in sorted(theirs_of, reverse=True)]
    assert best_first == sorted(set(best_first)), "theirs counts 1 for the royal flush upwards"
    assert len(best_first) > 5_000
