"""Deals among those who are still in.

Stacks, prizes and results stand in one order: stacks as the caller has them, prizes from the best place that
is left. Every result sums to the prizes.

| rule | where | done / not, because |
|---|---|---|
| equal parts | `even` | done |
| chip chop with floor: everybody the lowest prize, the rest by chips (rules §13.4) | `chip_chop` | done |
| … not where somebody would go unpaid (EX-13.12) | `chip_chop` | refused |
| Malmuth-Harville, exact to ten players | `icm` | done |
| cents: rounded down, the rest to the largest fractions | `chip_chop`, `icm` | done |
| typed amounts must give out just the prizes | `check_typed` | done |
| whoever gets more than the first prize is flagged (EX-13.11) | `above_first` | done |
"""

from collections.abc import Sequence

from tdapp.domain.money.shares import evenly, largest_remainder
from tdapp.domain.units import Cents, Chips
from tdapp.errors import RuleViolation

MOST_PLAYERS = 10
"""Of an exact ICM: the work doubles with each player."""

_FINE = 192
_GRID = 96


def even(prizes: Sequence[Cents], players: int) -> tuple[Cents, ...]:
    """The same for all; odd cents in the order of the players. Errors: RuleViolation deal.places."""
    _check_places(prizes, players)
    return evenly(Cents(sum(prizes)), players)


def chip_chop(stacks: Sequence[Chips], prizes: Sequence[Cents]) -> tuple[Cents, ...]:
    """The lowest prize for everybody, the rest of the money by chips.

    Errors: RuleViolation deal.places, deal.stack (nth), deal.unpaid_place: a floor needs a prize for each.
    Rule: rules §13.4, EX-13.13.
    """
    _check(stacks, prizes)
    if len(prizes) < len(stacks) or not min(prizes):
        raise RuleViolation("deal.unpaid_place", players=len(stacks), paid=sum(map(bool, prizes)))
    low, total, chips = min(prizes), sum(prizes), sum(stacks)
    parts = [low * chips + (total - low * len(stacks)) * stack for stack in stacks]
    return tuple(map(Cents, largest_remainder(parts, chips, total)))


def icm(stacks: Sequence[Chips], prizes: Sequence[Cents]) -> tuple[Cents, ...]:
    """The value of each stack when the chance of the next place is always the share of the chips left.

    Errors: RuleViolation deal.places, deal.stack (nth), deal.too_many (players, most).
    Rule: rules §13.4, Malmuth-Harville.

    Chances are integers of 2^-192; values are brought to the nearest 2^-96 of a cent, far above the error
    of the sums, so that equal stacks get equal values and whole cents are whole.
    """
    _check(stacks, prizes)
    if len(stacks) > MOST_PLAYERS:
        raise RuleViolation("deal.too_many", players=len(stacks), most=MOST_PLAYERS)
    half = 1 << (_FINE - _GRID - 1)
    values = [(value + half) >> (_FINE - _GRID) for value in _values(stacks, prizes)]
    return tuple(map(Cents, largest_remainder(values, 1 << _GRID, sum(prizes))))


def _values(stacks: Sequence[int], prizes: Sequence[int]) -> list[int]:
    """Chance of each set of players to have taken the first places; each set is looked at once."""
    players, total = range(len(stacks)), sum(stacks)
    chance = [0] * (1 << len(stacks))
    chance[0] = 1 << _FINE
    values = [0] * len(stacks)
    for gone in range(len(chance)):
        likely, place = chance[gone], gone.bit_count()
        if not likely or place == len(prizes):
            continue
        still_in = [nth for nth in players if not gone >> nth & 1]
        chips = total - sum(stacks[nth] for nth in players if gone >> nth & 1)
        for nth in still_in:
            next_best = likely * stacks[nth] // chips
            values[nth] += next_best * prizes[place]
            chance[gone | 1 << nth] += next_best
    return values


def check_typed(amounts: Sequence[Cents], prizes: Sequence[Cents]) -> None:
    """Whether a deal that the players made themselves gives out just the prizes.

    Errors: RuleViolation deal.places, deal.negative (nth), deal.sum (given_cents, prizes_cents).
    """
    _check_places(prizes, len(amounts))
    for nth, amount in enumerate(amounts, 1):
        if amount < 0:
            raise RuleViolation("deal.negative", nth=nth)
    if sum(amounts) != sum(prizes):
        raise RuleViolation("deal.sum", given_cents=sum(amounts), prizes_cents=sum(prizes))


def above_first(amounts: Sequence[Cents], prizes: Sequence[Cents]) -> tuple[int, ...]:
    """Who would get more than the first prize, counted from 0: worth a question before the handshake."""
    return tuple(nth for nth, amount in enumerate(amounts) if amount > max(prizes))


def _check(stacks: Sequence[Chips], prizes: Sequence[Cents]) -> None:
    _check_places(prizes, len(stacks))
    for nth, stack in enumerate(stacks, 1):
        if stack <= 0:
            raise RuleViolation("deal.stack", nth=nth)


def _check_places(prizes: Sequence[Cents], players: int) -> None:
    if not prizes or len(prizes) > players:
        raise RuleViolation("deal.places", players=players, prizes=len(prizes))
