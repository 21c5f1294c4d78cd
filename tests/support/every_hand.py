"""All five-card hands, ranked once for every test that needs them."""

from collections import Counter
from functools import cache
from itertools import combinations

from tdapp.domain.cards import DECK
from tdapp.domain.ranking import strength


@cache
def five_card_hands() -> Counter[int]:
    """Strength → how many of the 2,598,960 hands have it; two to three seconds."""
    return Counter(map(strength, combinations(DECK, 5)))
