"""Cutting the pots from what everybody put in.

| rule | where | done / not, because |
|---|---|---|
| the uncalled part of the highest bet goes back, folded players count (trap T-26) | `cut_pots` | done |
| … also when the hand was killed meanwhile (TDA 2024 R65-A) | `cut_pots` | done |
| layers go by amount, never by the time of the all-in (trap T-03) | `_layers` | done |
| a folded player's chips stay, he plays for none of them | `_layers` | done |
| single payer's ante, dead posts: the first layer, for all still in (§6 step 3) | `cut_pots` | done |
| neighbours with the same players are one pot (trap T-16) | `_merged` | done, the layers are kept as detail |
| a layer that nobody can claim goes into the pot below | `_merged` | done, `orphaned` warns |
| mucked is not folded (rules §6.1) | `split.py` | done: pots know folded hands only |
"""

from bisect import bisect_right

from msgspec import Struct

from tdapp.domain.units import Chips, SeatNo
from tdapp.errors import RuleViolation


class Stake(Struct, frozen=True, gc=False):
    """What one player put in and whether he plays for it. `live` has blinds, bets and per-player antes.

    `folded`: gave up, or lost the hand, while betting was possible. `mucked`: threw it away at the showdown.
    """

    seat: SeatNo
    live: Chips
    folded: bool = False
    mucked: bool = False


class Uncalled(Struct, frozen=True, gc=False):
    """The part of the highest bet that nobody matched."""

    seat: SeatNo
    amount: Chips


class Pot(Struct, frozen=True):
    """One physical pot. `eligible` in the order of the stakes, `layers` = the amounts merged into it."""

    amount: Chips
    eligible: tuple[SeatNo, ...]
    layers: tuple[Chips, ...]


class Pots(Struct, frozen=True):
    """Main pot first. `orphaned` = chips above every claimant's stake, which no legal play can produce."""

    uncalled: Uncalled | None
    pots: tuple[Pot, ...]
    orphaned: Chips = Chips(0)


_Layer = tuple[int, tuple[SeatNo, ...]]


def cut_pots(stakes: tuple[Stake, ...], dead: int = 0) -> Pots:
    """Return what is uncalled, then cut the rest. `stakes`: everybody dealt in, also those who put nothing
    in.

    The order of `stakes` does not change the pots. RuleViolation `pots.nobody_left` when all have folded.
    Rule: rules §6.1; TDA 2024 R16, R21, R65-A.
    """
    live = {s.seat: int(s.live) for s in stakes}
    uncalled = _uncalled(live)
    if uncalled is not None:
        live[uncalled.seat] -= uncalled.amount
    layers = _layers(stakes, live)
    still_in = tuple(s.seat for s in stakes if not s.folded)
    if not still_in:
        raise RuleViolation("pots.nobody_left")
    if dead:
        layers.insert(0, (dead, still_in))
    return _merged(uncalled, layers, still_in)


def _uncalled(live: dict[SeatNo, int]) -> Uncalled | None:
    """The highest less the second highest, if one player alone holds the highest."""
    second, first = sorted(live.values())[-2:] if len(live) > 1 else (0, *live.values())
    if first == second:
        return None
    seat = next(seat for seat, amount in live.items() if amount == first)
    return Uncalled(seat, Chips(first - second))


def _layers(stakes: tuple[Stake, ...], live: dict[SeatNo, int]) -> list[_Layer]:
    """One layer per distinct amount, the lowest first: its chips and who may win them."""
    amounts = sorted(amount for amount in live.values() if amount)
    claims = [(s.seat, live[s.seat]) for s in stakes if not s.folded]
    layers: list[_Layer] = []
    paid = below = 0
    while paid < len(amounts):
        level = amounts[paid]
        chips = (level - below) * (len(amounts) - paid)
        layers.append((chips, tuple([seat for seat, amount in claims if amount >= level])))
        below = level
        paid = bisect_right(amounts, level)
    return layers


def _merged(uncalled: Uncalled | None, layers: list[_Layer], still_in: tuple[SeatNo, ...]) -> Pots:
    """Join neighbours with the same players; chips that nobody can claim go down, at the bottom to all."""
    joined: list[tuple[list[Chips], tuple[SeatNo, ...]]] = []
    orphaned = 0
    for chips, eligible in layers:
        if not eligible:
            orphaned += chips
        if joined and (not eligible or eligible == joined[-1][1]):
            joined[-1][0].append(Chips(chips))
        else:
            joined.append(([Chips(chips)], eligible or still_in))
    pots = [Pot(Chips(sum(parts)), eligible, tuple(parts)) for parts, eligible in joined]
    return Pots(uncalled, tuple(pots), Chips(orphaned))
