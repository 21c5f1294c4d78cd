"""What the player to act may do, and for all else the reason with its numbers.

| rule | where | done / not, because |
|---|---|---|
| amounts are street totals (TDA 2024 R43) | `LegalActions` | done |
| minimum raise = the last full bet or raise (R43-A, traps T-08, T-20, T-32) | `legal_actions` | done |
| no completing in no-limit (RRoP); a short all-in raises the price only (T-21) | `legal_actions` | done |
| an all-in between call and minimum raise, for whoever may raise (rules §4.4) | `short_all_in_only` | done |
| pot-limit maximum (R54), fixed-limit amount and cap (R48, RRoP) | `limits.py` | done |
| who may raise again (R47) | `reopening.py` | done |
| no raise that no opponent could call, as all are all-in (rules §2.2) | `legal_actions` | done |
| a raise beyond every opponent's stack stays legal, the minimum is never lowered | `legal_actions` | done |
"""

from collections.abc import Callable
from enum import StrEnum

from msgspec import Struct

from tdapp.domain.hand.limits import fixed_raise_to, pot_raise_to
from tdapp.domain.hand.reopening import least_increase, may_raise, reopening_rule
from tdapp.domain.hand.state import HandState, Player, is_uncounted
from tdapp.domain.units import Chips, SeatNo
from tdapp.errors import RuleViolation


class Reason(StrEnum):
    """Why something is not allowed."""

    FACING_BET = "facing_bet"
    NOTHING_TO_CALL = "nothing_to_call"
    ALREADY_BET = "already_bet"
    NO_BET_YET = "no_bet_yet"
    STACK_ONLY_CALLS = "stack_only_calls"
    NOBODY_CAN_CALL = "nobody_can_call"
    CAP_REACHED = "cap_reached"
    NOT_REOPENED = "not_reopened"
    NO_FULL_RAISE = "no_full_raise"


class Refusal(Struct, frozen=True, gc=False):
    """A reason with what there is and what it would take.

    facing_bet: chips to call, 0 · stack_only_calls: stack, the price it would have to exceed ·
    nobody_can_call: opponents with chips, 1 · cap_reached: bets and raises made, the most allowed ·
    not_reopened: increase since the player acted, increase that reopens · no_full_raise: the same, but a
    single raise must reach it · already_bet: the bet, 0 · nothing_to_call, no_bet_yet: 0, 0.
    """

    reason: Reason
    have: int
    need: int
    rule: str
    """The source, `TDA 2024 R47-A`."""


class LegalActions(Struct, frozen=True, gc=False, kw_only=True):
    """The range of the player to act. He may always fold.

    `price` is what a full call costs, `to_call` what he adds (his stack at most). `min_raise_to`,
    `max_raise_to` are street totals for a bet or raise, None = none; `max_raise_to` None with `can_raise` =
    a stack that nobody counted. `pot_raise_to` the pot-sized total (in no-limit by the whole pot), held
    within the range. `short_all_in_only`: all-in is the only raise, and it is under a full one. `no_raise`
    says why there is none.
    """

    seat: SeatNo
    price: Chips
    to_call: Chips
    current_bet: Chips
    min_raise_to: Chips | None
    pot_raise_to: Chips | None
    max_raise_to: Chips | None
    short_all_in_only: bool
    pot: Chips
    no_raise: Refusal | None

    @property
    def can_check(self) -> bool:
        """Nothing to call."""
        return self.price == 0

    @property
    def can_raise(self) -> bool:
        """A bet or raise is possible, a short all-in included."""
        return self.no_raise is None

    @property
    def all_in_call(self) -> bool:
        """The call is for less."""
        return self.to_call < self.price

    @property
    def no_check(self) -> Refusal | None:
        """Why not check."""
        return Refusal(_FACING_BET, self.price, 0, "rules §2.2") if self.price else None

    @property
    def no_call(self) -> Refusal | None:
        """Why not call."""
        return None if self.price else _NOTHING_TO_CALL

    @property
    def no_bet(self) -> Refusal | None:
        """Why not bet: there is one, then it is a raise; or as for a raise."""
        if self.current_bet:
            return Refusal(_ALREADY_BET, self.current_bet, 0, "TDA 2024 R55")
        return self.no_raise

    @property
    def no_raise_to(self) -> Refusal | None:
        """Why not raise: there is nothing to raise, then it is a bet; or as for a bet."""
        return self.no_raise if self.current_bet else _NO_BET_YET


_RANGE: Callable[..., LegalActions] = LegalActions
"""Built at every decision: the numbers are chips already, wrapping each of them would cost as much again."""
_FACING_BET = Reason.FACING_BET
_ALREADY_BET = Reason.ALREADY_BET
_NOTHING_TO_CALL = Refusal(Reason.NOTHING_TO_CALL, 0, 0, "rules §2.2")
_NO_BET_YET = Refusal(Reason.NO_BET_YET, 0, 0, "TDA 2024 R55")
_NO_OPPONENT = Refusal(Reason.NOBODY_CAN_CALL, 0, 1, "rules §2.2")


def legal_actions(state: HandState) -> LegalActions:
    """The legal range now. RuleViolation `hand.nobody_to_act` when the street is over."""
    index = state.actor
    if index < 0:
        raise RuleViolation("hand.nobody_to_act")
    player = state.players[index]
    standing = state.standing
    terms = state.terms
    current = standing.current
    price = current - player.bet
    stack = player.behind
    refusal = _refusal(state, index, player, price)
    if refusal is None:
        lowest, pot, highest, short = _range(state, price, player.bet + stack)
    else:
        lowest = pot = highest = None
        short = False
    return _RANGE(
        seat=terms.setup.seats[index].seat,
        price=price,
        to_call=price if price < stack else stack,
        current_bet=current,
        min_raise_to=lowest,
        pot_raise_to=pot,
        max_raise_to=highest,
        short_all_in_only=short,
        pot=state.pot,
        no_raise=refusal,
    )


def _refusal(state: HandState, index: int, player: Player, price: int) -> Refusal | None:
    """Why there is no bet or raise; None = there is one."""
    if player.behind <= price:
        return Refusal(Reason.STACK_ONLY_CALLS, player.behind, price, "rules §4.4")
    if state.able == 1 << index:
        return _NO_OPPONENT
    standing = state.standing
    if standing.capped:
        return Refusal(Reason.CAP_REACHED, standing.wagers, state.terms.cap, "TDA 2024 R48")
    if may_raise(state, index, player):
        return None
    terms = state.terms
    return Refusal(
        Reason.NOT_REOPENED if terms.cumulative else Reason.NO_FULL_RAISE,
        standing.current - player.acted,
        least_increase(terms, standing.increment),
        reopening_rule(terms),
    )


def _range(state: HandState, price: int, all_in: int) -> tuple[int, int, int | None, bool]:
    """Least, pot-sized and greatest total for who may raise, and whether only a short all-in is left."""
    terms = state.terms
    standing = state.standing
    pot = pot_raise_to(state, price) if terms.pot_limit else standing.current + state.pot + price
    if terms.bets:
        lowest = highest = fixed_raise_to(state)
    else:
        lowest = standing.current + standing.increment
        highest = max(lowest, pot) if terms.pot_limit else all_in
    if all_in < lowest:
        return all_in, all_in, all_in, True
    highest = all_in if all_in < highest else highest
    pot = highest if highest < pot else pot
    return lowest, pot if pot > lowest else lowest, None if is_uncounted(highest) else highest, False
