"""Cards as small integers, the deck, and the strict reader of typed cards.

| rule | where | done / not, because |
|---|---|---|
| 52 cards, thirteen ranks (ace high), four suits | `DECK`, `RANKS`, `SUITS` | done |
| rank and suit both needed: "10s" is the ten, "1s" is nothing | `parse_card` | done |
| suits rank only in a draw: spades, hearts, diamonds, clubs | order of the codes | done: `button.py` |
| two identical cards are a fouled deck (TDA 2024 R35-E) | `require_distinct` | refuses; `hand` rules on it |
"""

import re
import unicodedata
from collections.abc import Iterable
from typing import NewType

from tdapp.errors import InputError

Card = NewType("Card", int)
"""0..51 = 4 × rank + suit; rank 0..12 is deuce to ace, suit 0..3 is clubs, diamonds, hearts, spades."""

RANKS = "23456789TJQKA"
SUITS = "cdhs"

DECK: tuple[Card, ...] = tuple(Card(code) for code in range(52))
"""All cards from 2c to As, in the order of their codes."""

_SIGNS = {
    "♣": "C",
    "♧": "C",
    "♦": "D",
    "♢": "D",
    "♥": "H",
    "♡": "H",
    "♠": "S",
    "♤": "S",
    "\ufe0f": "",
    "\ufe0e": "",
}
_SIGN_TABLE = str.maketrans(_SIGNS)
_SEPARATORS = re.compile(r"[\s,;/|、・_-]+")
_ONE = re.compile(r"(10|[2-9TJQKA])([CDHS])")
_RUN = re.compile(rf"(?:{_ONE.pattern})+")
_SHOWN = 24
"""How much of an unreadable text an error carries."""


def rank_of(card: Card) -> int:
    """0 for a deuce to 12 for an ace."""
    return card >> 2


def suit_of(card: Card) -> int:
    """0 clubs, 1 diamonds, 2 hearts, 3 spades."""
    return card & 3


def card_code(card: Card) -> str:
    """The canonical two characters, `Ts`."""
    return RANKS[card >> 2] + SUITS[card & 3]


def cards_code(cards: Iterable[Card]) -> str:
    """Canonical codes parted by spaces, `Ts 9h`."""
    return " ".join(map(card_code, cards))


def parse_card(text: str, path: str = "") -> Card:
    """Read exactly one typed card.

    Upper and lower case, full-width letters and the suit signs ♠♥♦♣ are read; the ten is `T` or `10`.
    Raises InputError `card.unreadable` (text, path).
    """
    match = _ONE.fullmatch(_plain(text).strip())
    if match is None:
        raise InputError("card.unreadable", text=text[:_SHOWN], path=path)
    return _card(match)


def parse_cards(text: str, path: str = "") -> tuple[Card, ...]:
    """Read typed cards in their order: `As Kd`, `AsKd`, `A♠, K♦`, `10s/9h`. An empty text is no cards.

    Between cards may stand spaces, commas, semicolons, slashes, bars, dashes or nothing.
    Raises InputError `card.unreadable` (text = the part, path), `card.duplicate` (cards, path).
    """
    found: list[Card] = []
    for part in _SEPARATORS.split(_plain(text)):
        if part and not _RUN.fullmatch(part):
            raise InputError("card.unreadable", text=part[:_SHOWN], path=path)
        found.extend(_card(match) for match in _ONE.finditer(part))
    require_distinct(found, path=path)
    return tuple(found)


def duplicates(*groups: Iterable[Card]) -> tuple[Card, ...]:
    """The cards that stand more than once in all groups together, each named once, lowest code first."""
    seen: set[Card] = set()
    twice: set[Card] = set()
    for group in groups:
        for card in group:
            (twice if card in seen else seen).add(card)
    return tuple(sorted(twice))


def require_distinct(*groups: Iterable[Card], path: str = "") -> None:
    """Raise InputError `card.duplicate` (cards = their codes, path) when a card stands anywhere twice."""
    twice = duplicates(*groups)
    if twice:
        raise InputError("card.duplicate", cards=cards_code(twice), path=path)


def remaining(*groups: Iterable[Card]) -> tuple[Card, ...]:
    """The deck without the cards of the groups, in the order of codes."""
    gone = {card for group in groups for card in group}
    return tuple(card for card in DECK if card not in gone)


def _plain(text: str) -> str:
    return unicodedata.normalize("NFKC", text).upper().translate(_SIGN_TABLE)


def _card(match: re.Match[str]) -> Card:
    rank, suit = match.groups()
    return Card(RANKS.index("T" if rank == "10" else rank) * 4 + SUITS.index(suit.lower()))
