"""Who gets a bounty, and how much of it.

| rule | where | done / not, because |
|---|---|---|
| to the winner of the pot with the victim's last chips (rules §13.3) | `hunters` | done |
| a tie splits it, odd cents from the earliest position | `fixed` | done |
| progressive: half in cash, half on the winner's head | `progressive` | done; an odd cent stays on the head |
| the last one in keeps his own | the floor pays it out | not here: takes numbers |
"""

from collections.abc import Sequence
from typing import TypeVar

from msgspec import Struct

from tdapp.domain.money.shares import evenly
from tdapp.domain.units import Cents
from tdapp.errors import RuleViolation

Player = TypeVar("Player")


class Won(Struct, frozen=True):
    """What one winner gets: `cash` at once, `head` on his own bounty."""

    cash: Cents
    head: Cents = Cents(0)


def hunters(victim: Player, pots: Sequence[tuple[Sequence[Player], Sequence[Player]]]) -> tuple[Player, ...]:
    """Who busted `victim`: the winners of the highest pot he was in for.

    Each pot is who was in for it and who won it (from the button's left), the main pot first.
    Errors: RuleViolation bounty.not_in_a_pot. Rule: rules §13.3, EX-13.7.
    """
    for eligible, winners in reversed(pots):
        if victim in eligible:
            return tuple(winners)
    raise RuleViolation("bounty.not_in_a_pot")


def fixed(bounty: Cents, winners: int) -> tuple[Won, ...]:
    """All of the bounty in cash, for each winner in the order of position."""
    return tuple(Won(share) for share in evenly(bounty, winners))


def progressive(head: Cents, winners: int) -> tuple[Won, ...]:
    """The victim's head shared among the winners; of each share half is cash, the rest goes on the head."""
    return tuple(Won(Cents(share // 2), Cents(share - share // 2)) for share in evenly(head, winners))
