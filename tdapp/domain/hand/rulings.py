"""What was meant by the chips pushed out and the words spoken. The first line that fits decides.

| rule | where | done / not, because |
|---|---|---|
| "check" facing a bet: call or fold, no raise (TDA 2024 R55) | `interpret` | done |
| "call" is a full call (R51-A), facing no bet a check (R55) | `_declared_call` | done |
| all-in declared; last chips with one to spare (R45-B2) or not above the call | `_all_in` | done |
| "raise X" is a raise *to* X, lifted to the minimum (R43-B) | `_declared_raise` | done |
| "raise": to the value of one big chip (R44), to the total of several (R43-A) | `_declared_raise` | done |
| no bet to face: what is pushed is the bet, at least the minimum (R52-A) | `_opening` | done |
| undercall of the opening bet or heads-up: a full call; else the floor decides (R51-B) | `_silent` | done |
| one chip in silence is a call, the last chip too (R44) | `_silent` | done |
| every chip needed for the call: a call (R45-A) | `_silent` | done |
| half of the minimum raise or more: a raise, lifted if short (R43-A, R45-B1, T-07) | `_silent` | done |
| an amount spoken without a word is silence with that total (R40-C) | `Push.amount` | done |
| a player who may not raise calls; a raise beyond the stack is an all-in (rules §4.2) | `_wager` | done |
| words before chips (R40-A): last chips behind "call" are a call | `_all_in` | done |
| "five" may mean 500 or 5000 (R57) | `unclear_amount` | done |
| whether a motion was a check, gestures, string bets (R46, R56) | – | not: the floor has to see them |
"""

from collections.abc import Sequence
from enum import StrEnum

from msgspec import Struct

from tdapp.domain.hand.actions import AllIn, Bet, Call, Check, PlayerAction, RaiseTo
from tdapp.domain.hand.legal import legal_actions
from tdapp.domain.hand.limits import fixed_raise_to
from tdapp.domain.hand.state import HandState, is_uncounted
from tdapp.domain.house_rules import HalfBoundary, Structure
from tdapp.domain.units import Chips, SeatNo


class Declared(StrEnum):
    """The word that was spoken first. "Bet" is `RAISE`."""

    CHECK = "check"
    CALL = "call"
    RAISE = "raise"
    ALL_IN = "all-in"


class Push(Struct, frozen=True, kw_only=True):
    """One player's chips and words, and what he faced. Totals are street totals.

    `facing` must be matched (0 = no bet), `already_in` are his own chips in front, `increment` is what a full
    raise must add, `min_bet` the least opening bet. `chips` one entry a chip, `amount` a spoken number.
    `last_chips`: nothing is left behind. `opening_bet`: he faces the street's first bet (pre-flop the big
    blind). `stack` None = enough, `most` the pot-limit total, `fixed`: bets have one size.
    """

    facing: Chips
    increment: Chips
    min_bet: Chips
    already_in: Chips = Chips(0)
    chips: tuple[Chips, ...] = ()
    declared: Declared | None = None
    amount: Chips | None = None
    last_chips: bool = False
    opening_bet: bool = False
    heads_up: bool = False
    may_raise: bool = True
    stack: Chips | None = None
    most: Chips | None = None
    fixed: bool = False
    half_boundary: HalfBoundary = HalfBoundary.GE

    @property
    def price(self) -> int:
        """What a call costs."""
        return self.facing - self.already_in

    @property
    def total(self) -> int:
        """The street total that was spoken or pushed."""
        return self.already_in + sum(self.chips) if self.amount is None else self.amount

    @property
    def everything(self) -> int | None:
        """The street total of all his chips; None = more than can matter."""
        if self.stack is not None:
            return self.already_in + self.stack
        if self.last_chips and self.chips:
            return self.already_in + sum(self.chips)
        return self.total if self.declared is Declared.ALL_IN else None

    @property
    def least(self) -> int:
        """The least full bet or raise."""
        return self.facing + self.increment if self.facing else self.min_bet


class RulingKind(StrEnum):
    """What the player is held to. `DIRECTOR`: the floor decides between a full call and a fold."""

    CHECK = "check"
    CALL = "call"
    BET = "bet"
    RAISE = "raise"
    ALL_IN = "all_in"
    CALL_OR_FOLD = "call_or_fold"
    DIRECTOR = "director"


class Ruling(Struct, frozen=True):
    """`amount` is the street total he is bound to (None: the floor decides; `CALL_OR_FOLD`: the bet to
    match).

    `adds` come from his stack in all, `back` of what he pushed is returned. `rule` is the source.
    """

    kind: RulingKind
    amount: Chips | None
    adds: Chips | None
    back: Chips
    rule: str


def interpret(push: Push) -> Ruling:
    """Rule on what was pushed and said. Rule: rules §4.2."""
    if push.declared is Declared.CHECK and push.price > 0:
        return Ruling(RulingKind.CALL_OR_FOLD, push.facing, None, Chips(sum(push.chips)), "TDA 2024 R55")
    return (
        _all_in(push)
        or _declared_call(push)
        or _declared_raise(push)
        or (_silent(push) if push.facing else _opening(push))
    )


def unclear_amount(readings: Sequence[Chips], pot: Chips) -> Chips:
    """The largest reading that is not above the pot before the bet; the smallest if all are. Rule: TDA 2024
    R57.
    """
    return max((reading for reading in readings if reading <= pot), default=min(readings))


def push_of(
    state: HandState,
    *,
    chips: tuple[Chips, ...] = (),
    declared: Declared | None = None,
    amount: Chips | None = None,
    last_chips: bool = False,
) -> Push:
    """What the player to act pushed and said, with what he faces in this hand.

    `last_chips` must be told for a player who covers. RuleViolation `hand.nobody_to_act`.
    """
    legal = legal_actions(state)
    player = state.players[state.actor]
    standing = state.standing
    terms = state.terms
    increment = fixed_raise_to(state) - standing.current if terms.bets else standing.increment
    return Push(
        facing=legal.current_bet,
        already_in=Chips(player.bet),
        increment=Chips(increment),
        min_bet=Chips(standing.increment),
        chips=chips,
        declared=declared,
        amount=amount,
        last_chips=last_chips or sum(chips) >= player.behind,
        opening_bet=standing.wagers <= 1 and standing.full_level in (0, standing.current),
        heads_up=state.live.bit_count() == 2,
        may_raise=legal.can_raise,
        stack=None if is_uncounted(player.behind) else Chips(player.behind),
        most=legal.pot_raise_to if terms.pot_limit else None,
        fixed=terms.setup.structure is Structure.FIXED_LIMIT,
        half_boundary=terms.setup.house.half_boundary,
    )


def ruled_action(ruling: Ruling, seat: SeatNo) -> PlayerAction | None:
    """The action that a ruling comes to; None when the player or the floor has still to choose."""
    match ruling.kind:
        case RulingKind.CHECK:
            return Check(seat)
        case RulingKind.CALL:
            return Call(seat)
        case RulingKind.BET if ruling.amount is not None:
            return Bet(seat, ruling.amount)
        case RulingKind.RAISE if ruling.amount is not None:
            return RaiseTo(seat, ruling.amount)
        case RulingKind.ALL_IN:
            return AllIn(seat, ruling.amount)
        case _:
            return None


def _all_in(push: Push) -> Ruling | None:
    if push.declared is Declared.ALL_IN and push.everything is not None:
        return _wager(push, push.everything, "TDA 2024 R40-A")
    if not push.last_chips or not push.chips or push.amount is not None:
        return None
    pushed = sum(push.chips)
    if pushed <= push.price:
        return _held(push, RulingKind.ALL_IN, push.already_in + pushed, "rules §4.2")
    if push.declared is None and pushed - min(push.chips) >= push.price:
        return _wager(push, push.total, "TDA 2024 R45-B2")
    return None


def _declared_call(push: Push) -> Ruling | None:
    if push.declared is Declared.CALL or (push.declared is Declared.CHECK and push.price <= 0):
        return _call(push, "TDA 2024 R51-A" if push.price > 0 else "TDA 2024 R55")
    return None


def _declared_raise(push: Push) -> Ruling | None:
    if push.declared is not Declared.RAISE:
        return None
    if push.amount is not None:
        return _wager(push, max(push.amount, push.least), "TDA 2024 R43-B")
    if len(push.chips) == 1:
        return _wager(push, max(push.chips[0], push.least), "TDA 2024 R44")
    return _wager(push, max(push.total, push.least), "TDA 2024 R43-A" if push.facing else "TDA 2024 R55")


def _opening(push: Push) -> Ruling:
    """Chips or an amount in silence, and nothing to face."""
    if push.total <= push.already_in:
        return _call(push, "rules §4.2")
    return _wager(push, max(push.total, push.least), "TDA 2024 R52-A")


def _silent(push: Push) -> Ruling:
    """Chips or an amount without a word, facing a bet."""
    over = push.total - push.facing
    if over < 0:
        if push.heads_up or push.opening_bet:
            return _call(push, "TDA 2024 R51-B")
        return Ruling(RulingKind.DIRECTOR, None, None, Chips(0), "TDA 2024 R51-B")
    if push.amount is None:
        if len(push.chips) <= 1:
            return _call(push, "TDA 2024 R44")
        if sum(push.chips) - min(push.chips) < push.price:
            return _call(push, "TDA 2024 R45-A")
    more_than_half = push.half_boundary is HalfBoundary.GT
    if 2 * over >= push.increment + more_than_half:
        return _wager(push, max(push.total, push.least), "TDA 2024 R43-A")
    return _call(push, "TDA 2024 R43-A")


def _wager(push: Push, total: int, rule: str) -> Ruling:
    """A bet or raise as far as structure, stack and rights go."""
    if push.fixed:
        total = push.least
    if push.most is not None:
        total = min(total, push.most)
    kind = RulingKind.RAISE if push.facing else RulingKind.BET
    everything = push.everything
    if everything is not None and everything <= total:
        kind, total = RulingKind.ALL_IN, everything
    if total > push.facing and not push.may_raise:
        return _call(push, "rules §4.2")
    return _held(push, kind, total, rule)


def _call(push: Push, rule: str) -> Ruling:
    if push.price <= 0:
        return _held(push, RulingKind.CHECK, push.facing, rule)
    everything = push.everything
    if everything is not None and everything < push.facing:
        return _held(push, RulingKind.ALL_IN, everything, rule)
    return _held(push, RulingKind.CALL, push.facing, rule)


def _held(push: Push, kind: RulingKind, amount: int, rule: str) -> Ruling:
    adds = amount - push.already_in
    return Ruling(kind, Chips(amount), Chips(adds), Chips(max(0, sum(push.chips) - adds)), rule)
