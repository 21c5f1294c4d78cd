"""Cards for a draw by high card: from a seed, deck after deck, or typed as they were dealt."""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from tdapp.domain.cards import DECK, Card
from tdapp.domain.draw import Seed, Stream
from tdapp.errors import RuleViolation

Decks = Sequence[Sequence[Card]]


class CardDraw(Protocol):
    """A draw that says who still needs a card."""

    @property
    def to_deal(self) -> Sequence[int]:
        """Seats or players that get the next cards; empty when it is settled."""
        ...


D = TypeVar("D", bound=CardDraw)


def dealt(draw: Callable[[Decks], D], stream: Stream | None, typed: Sequence[Card] = ()) -> D:
    """The settled draw. From the row of chance: a deck of 52, and another one whenever it does not suffice.

    Without a row the `typed` cards are dealt. RuleViolation cards.lacking (count) when they are too few.
    """
    decks = [tuple(typed) if stream is None else stream.shuffled(DECK)]
    while (found := draw(decks)).to_deal:
        if stream is None:
            raise RuleViolation("cards.lacking", count=len(found.to_deal))
        decks.append(stream.shuffled(DECK))
    return found


def stream_of(seed: Seed | None) -> Stream | None:
    """The row of a seed; None for typed cards. InputError draw.seed."""
    return None if seed is None else Stream(seed)
