"""Sharing each pot to the last chip.

| rule | where | done / not, because |
|---|---|---|
| each pot separately (TDA 2024 R21) | `award_pots` | done |
| the best hand among that pot's players (trap T-02), equal shares (T-05) | `award_pots` | done |
| odd chips from the first winner left of the button seat, empty or not (T-15) | `share` | done |
| one each, or all to the first winner | `share` | done: `odd_chip_policy` |
| odd chip = the smallest chip in play (TDA 2024 R20); the rest to the first winner | `share` | done |
| a pot with one eligible player is his unseen | `_winners` | done |
| a mucked hand claims nothing that others claim (rules §6.1) | `_winners` | done |
| high card by suit for the odd chip (TDA 2024 R20-B) | – | not: stud only |
"""

from collections.abc import Callable
from enum import StrEnum

from msgspec import Struct

from tdapp.domain.hand.pots import Pot, Pots, Stake, cut_pots
from tdapp.domain.house_rules import OddChipPolicy
from tdapp.domain.units import Chips, SeatNo
from tdapp.errors import RuleViolation

Ranking = tuple[tuple[SeatNo, ...], ...]
"""Groups of tied seats, the best hand first. Folded and mucked seats may be absent."""


class Why(StrEnum):
    """Why a pot goes where it goes."""

    BEST_HAND = "best_hand"
    TIE = "tie"
    UNCONTESTED = "uncontested"
    """Only one player was still in for it."""
    LAST_HAND = "last_hand"
    """Everybody else who was in for it has mucked."""


class Share(Struct, frozen=True, gc=False):
    """What one winner takes from one pot; `odd` of it came as odd chips."""

    seat: SeatNo
    amount: Chips
    odd: Chips = Chips(0)


class Award(Struct, frozen=True):
    """Where one pot goes. `pot` counts from 0 = main pot; shares clockwise from the button's left."""

    pot: int
    amount: Chips
    why: Why
    shares: tuple[Share, ...]


class Settlement(Struct, frozen=True):
    """Pots and awards, main pot first. Dealers pay the last side pot first; totals do not depend on it."""

    pots: Pots
    awards: tuple[Award, ...]


class Splitting(Struct, frozen=True, kw_only=True):
    """How odd chips are dealt with. `order`: every seat that may win, clockwise from the button's left."""

    order: tuple[SeatNo, ...]
    smallest_chip: Chips = Chips(1)
    policy: OddChipPolicy = OddChipPolicy.ONE_EACH


def settle(stakes: tuple[Stake, ...], dead: int, ranking: Ranking, how: Splitting) -> Settlement:
    """From contributions to awards. Errors: those of `cut_pots` and `award_pots`."""
    pots = cut_pots(stakes, dead)
    mucked = frozenset(s.seat for s in stakes if s.mucked)
    return Settlement(pots, award_pots(pots.pots, ranking, mucked, how))


def left_of_button(seats: tuple[SeatNo, ...], button: SeatNo) -> tuple[SeatNo, ...]:
    """`seats` (clockwise) begun left of the button; the button itself comes last. The button seat may be
    empty.

    `seats` are numbers that rise clockwise and may wrap round once.
    """
    ordered = sorted(seats)
    first = next((i for i, seat in enumerate(ordered) if seat > button), 0)
    return (*ordered[first:], *ordered[:first])


def award_pots(
    pots: tuple[Pot, ...], ranking: Ranking, mucked: frozenset[SeatNo], how: Splitting
) -> tuple[Award, ...]:
    """Give every pot to the best hands among those who may claim it.

    RuleViolation `award.unranked` (pot, seat): a claimant's hand is not in the ranking;
    `award.ranked_twice` (seat); `award.nobody_claims` (pot): all of several eligible players have mucked.
    Rule: rules §7, §8.
    """
    place: dict[SeatNo, int] = {}
    for rank, group in enumerate(ranking):
        for seat in group:
            if seat in place:
                raise RuleViolation("award.ranked_twice", seat=seat)
            place[seat] = rank
    turn = {seat: i for i, seat in enumerate(how.order)}
    awards: list[Award] = []
    for number, pot in enumerate(pots):
        winners, why = _winners(number, pot, place, mucked)
        if len(winners) > 1:
            winners = tuple(sorted(winners, key=turn.__getitem__))
        awards.append(Award(number, pot.amount, why, share(pot.amount, winners, how)))
    return tuple(awards)


def _winners(
    number: int, pot: Pot, place: dict[SeatNo, int], mucked: frozenset[SeatNo]
) -> tuple[tuple[SeatNo, ...], Why]:
    if len(pot.eligible) == 1:
        return pot.eligible, Why.UNCONTESTED
    claims = tuple(seat for seat in pot.eligible if seat not in mucked) if mucked else pot.eligible
    if not claims:
        raise RuleViolation("award.nobody_claims", pot=number)
    if len(claims) == 1:
        return claims, Why.LAST_HAND
    try:
        places = [place[seat] for seat in claims]
    except KeyError as unranked:
        raise RuleViolation("award.unranked", pot=number, seat=unranked.args[0]) from None
    best = min(places)
    winners = tuple([seat for seat, at in zip(claims, places, strict=True) if at == best])
    return winners, Why.TIE if len(winners) > 1 else Why.BEST_HAND


def share(amount: int, winners: tuple[SeatNo, ...], how: Splitting) -> tuple[Share, ...]:
    """Split one pot among its winners, who stand clockwise from the button's left.

    Rule: rules §7, TDA 2024 R20: whole chips each, odd chips by policy, what is below a chip to the first
    winner.
    """
    if len(winners) == 1:
        return (Share(winners[0], Chips(amount)),)
    unit = how.smallest_chip
    each = amount // (len(winners) * unit) * unit
    chips, extra = divmod(amount - each * len(winners), unit)
    if how.policy is OddChipPolicy.ALL_TO_FIRST:
        extra += chips * unit
        chips = 0
    shares: list[Share] = []
    for i, seat in enumerate(winners):
        odd = extra + (unit if i < chips else 0)
        shares.append(_SHARE(seat, each + odd, odd))
        extra = 0
    return tuple(shares)


_SHARE: Callable[..., Share] = Share
"""The numbers are chips already; wrapping each would cost as much again."""
