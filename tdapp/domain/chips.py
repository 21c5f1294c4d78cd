"""Chips: the smallest one, and how small ones leave the game.

| rule | where | done / not, because |
|---|---|---|
| full groups change at value, the rest goes into the race (rules §12.3, TDA 2024 R24) | `changed` | done |
| pool // new chip; at least half a chip left over adds one, or any rest does | `chips_to_win` | done |
| one card a leftover chip from seat 1, a seat's cards together | `deal_race` | done |
| the best single card, suits rank; at most one chip a player | `run_race` | done |
| nobody is raced out: without any chip he gets one | `run_race` | done |
| a chip found later is changed at equal value only, the rest is taken (R24-C) | `changed` | done |
| rounding up: who has a rest gets one chip | `round_up` | done: `color_up_method` |
| a new chip that no number of old ones makes (20 to 50) | `changed` | refused: no source |
"""

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from tdapp.domain.cards import Card
from tdapp.domain.house_rules import RaceRounding
from tdapp.domain.units import Chips, SeatNo
from tdapp.errors import RuleViolation

USUAL_CHIPS = (1, 5, 25, 100, 500, 1000)


class Exchange(Struct, frozen=True):
    """Chips of `old` are to become chips of `new`."""

    old: Chips
    new: Chips


class Holding(Struct, frozen=True):
    """A player before the exchange: how many old chips, and the value of all his others."""

    seat: SeatNo
    old_chips: int
    others: Chips = Chips(0)


class Coloured(Struct, frozen=True, kw_only=True):
    """After the exchange, seats in their order. `winners` best card first; `added` to play, below 0: less.

    `rescued` had lost their last chip and get one new one.
    """

    stacks: dict[SeatNo, Chips]
    winners: tuple[SeatNo, ...]
    rescued: tuple[SeatNo, ...] = ()
    added: Chips


def smallest_usual_chip(amounts: Iterable[int]) -> Chips:
    """The largest usual chip that can pay every amount; what is proposed without a chip set."""
    whole = [amount for amount in amounts if amount]
    return Chips(max(chip for chip in USUAL_CHIPS if all(amount % chip == 0 for amount in whole)))


def changed(chips: int, exchange: Exchange) -> tuple[int, int]:
    """How many new chips so many old ones are worth, and how many old ones are left over.

    Errors: RuleViolation race.not_a_multiple (old, new). Rule: TDA 2024 R24.
    """
    if exchange.new <= exchange.old or exchange.new % exchange.old:
        raise RuleViolation("race.not_a_multiple", old=exchange.old, new=exchange.new)
    return divmod(chips, exchange.new // exchange.old)


def chips_to_win(
    leftovers: Iterable[int], exchange: Exchange, rounding: RaceRounding = RaceRounding.HALF_UP
) -> int:
    """How many new chips are raced for, from each player's old ones left over. Rule: rules §12.3 step 2."""
    new, rest = divmod(sum(leftovers) * exchange.old, exchange.new)
    adds = rest > 0 if rounding is RaceRounding.UP else rest * 2 >= exchange.new
    return new + adds


def leftovers(holdings: Sequence[Holding], exchange: Exchange) -> dict[SeatNo, int]:
    """The old chips that stay after changing full groups, of those who have any, by seat number."""
    rests = {who.seat: changed(who.old_chips, exchange)[1] for who in holdings}
    return {seat: rests[seat] for seat in sorted(rests) if rests[seat]}


def deal_race(rests: Mapping[SeatNo, int], stub: Sequence[Card]) -> dict[SeatNo, tuple[Card, ...]]:
    """The cards of each seat from the top of `stub`: seat 1 first, whatever the button, all his together.

    Errors: RuleViolation race.cards (needed, given). Rule: TDA 2024 R24-A.
    """
    if sum(rests.values()) > len(stub):
        raise RuleViolation("race.cards", needed=sum(rests.values()), given=len(stub))
    dealt: dict[SeatNo, tuple[Card, ...]] = {}
    at = 0
    for seat in sorted(rests):
        dealt[seat] = tuple(stub[at : at + rests[seat]])
        at += rests[seat]
    return dealt


def run_race(
    holdings: Sequence[Holding],
    exchange: Exchange,
    cards: Mapping[SeatNo, Sequence[Card]],
    rounding: RaceRounding = RaceRounding.HALF_UP,
) -> Coloured:
    """The race by the cards dealt. Rule: rules §12.3, TDA 2024 R24.

    Errors: RuleViolation race.cards (needed, given): somebody's cards are not one for each leftover chip.
    """
    rests = leftovers(holdings, exchange)
    for seat, rest in rests.items():
        if len(cards.get(seat, ())) != rest:
            raise RuleViolation("race.cards", needed=rest, given=len(cards.get(seat, ())))
    by_card = sorted(rests, key=lambda seat: max(cards[seat]), reverse=True)
    winners = tuple(by_card[: chips_to_win(rests.values(), exchange, rounding)])
    lost = [who for who in holdings if who.seat in rests and who.seat not in winners]
    rescued = tuple(who.seat for who in lost if not _kept(who, exchange))
    return _coloured(holdings, exchange, winners, rescued)


def round_up(holdings: Sequence[Holding], exchange: Exchange) -> Coloured:
    """The home way: everybody with a rest gets one new chip for it. Rule: rules §12.3."""
    return _coloured(holdings, exchange, tuple(leftovers(holdings, exchange)), ())


def _kept(who: Holding, exchange: Exchange) -> int:
    """His chips without those that are left over."""
    return who.others + changed(who.old_chips, exchange)[0] * exchange.new


def _coloured(
    holdings: Sequence[Holding],
    exchange: Exchange,
    winners: tuple[SeatNo, ...],
    rescued: tuple[SeatNo, ...],
) -> Coloured:
    gets_one = {*winners, *rescued}
    stacks = {
        who.seat: Chips(_kept(who, exchange) + exchange.new * (who.seat in gets_one)) for who in holdings
    }
    before = sum(who.others + who.old_chips * exchange.old for who in holdings)
    return Coloured(
        stacks=stacks, winners=winners, rescued=rescued, added=Chips(sum(stacks.values()) - before)
    )
