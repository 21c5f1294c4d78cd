"""What the player to act does, held against his legal range and turned into a fact with all its numbers.

| rule | where | done / not, because |
|---|---|---|
| fold, even when a check would be free | `fold` | done |
| a full raise moves the minimum, a short all-in does not (traps T-20, T-32) | `_wager` | done |
| fixed-limit: half a bet or more counts as a full one | `_wager`, `limits.py` | done |
| all-in: call for less, bet or raise, by its total | `all_in` | done |
| all-in beyond the call when nobody could call a raise is a call (rules §2.2) | `all_in` | done |
| a stack that covers goes all-in only by an amount that names it | `all_in` | done |
"""

from tdapp.domain.hand.actions import AllIn, Bet, Call, Check, Fold, RaiseTo
from tdapp.domain.hand.events import BetMade, Called, Checked, Folded, RaisedTo
from tdapp.domain.hand.legal import LegalActions, Reason, Refusal
from tdapp.domain.hand.limits import caps, counts_as_full, fixed_raise_to
from tdapp.domain.hand.reopening import reopens
from tdapp.domain.hand.state import HandState, is_uncounted
from tdapp.domain.hand.turn import next_to_act
from tdapp.domain.units import Chips, SeatNo
from tdapp.errors import RuleViolation


def fold(state: HandState, action: Fold, _: LegalActions) -> Folded:
    """Always allowed."""
    bit = ~(1 << state.actor)
    return Folded(action.seat, _next(state, state.pending & bit, state.able & bit, state.live & bit))


def check(state: HandState, action: Check, legal: LegalActions) -> Checked:
    """RuleViolation `hand.facing_bet` (to_call)."""
    if legal.price:
        raise RuleViolation("hand.facing_bet", to_call=legal.to_call)
    return Checked(action.seat, _next(state, state.pending & ~(1 << state.actor), state.able, state.live))


def call(state: HandState, action: Call, legal: LegalActions) -> Called:
    """RuleViolation `hand.nothing_to_call`."""
    if not legal.price:
        raise RuleViolation("hand.nothing_to_call")
    paid = legal.to_call
    return _called(state, action.seat, paid, paid == state.players[state.actor].behind)


def bet(state: HandState, action: Bet, legal: LegalActions) -> BetMade | RaisedTo:
    """RuleViolation `hand.already_bet` (current_bet), else as `raise_to`."""
    if legal.current_bet:
        raise RuleViolation("hand.already_bet", current_bet=legal.current_bet)
    return _wager(state, legal, action.total)


def raise_to(state: HandState, action: RaiseTo, legal: LegalActions) -> BetMade | RaisedTo:
    """RuleViolation `hand.no_bet_yet`, `hand.below_minimum` (total, least), `hand.above_maximum` (total,
    most).

    When there is no raise: `hand.stack_only_calls` (stack, price), `hand.nobody_can_call`, `hand.cap_reached`
    (wagers, most), `hand.not_reopened` (increase, needed, rule), `hand.no_full_raise` (needed, rule).
    """
    if not legal.current_bet:
        raise RuleViolation("hand.no_bet_yet")
    return _wager(state, legal, action.total)


def all_in(state: HandState, action: AllIn, legal: LegalActions) -> Called | BetMade | RaisedTo:
    """RuleViolation `hand.all_in_unnamed` (a player who covers must name it), `hand.all_in_differs` (total,
    stack).

    Beyond the call, as `raise_to`.
    """
    player = state.players[state.actor]
    total = player.bet + player.behind
    if is_uncounted(total):
        if action.total is None or action.total <= player.bet:
            raise RuleViolation("hand.all_in_unnamed", seat=action.seat)
        total = action.total
    elif action.total is not None and action.total != total:
        raise RuleViolation("hand.all_in_differs", total=action.total, stack=total)
    if total <= legal.current_bet:
        return _called(state, action.seat, total - player.bet, True)
    if legal.no_raise is not None and legal.no_raise.reason is Reason.NOBODY_CAN_CALL and legal.price:
        return _called(state, action.seat, legal.price, False)
    return _wager(state, legal, total, True)


def _called(state: HandState, seat: SeatNo, paid: int, all_in: bool) -> Called:
    index = state.actor
    bit = ~(1 << index)
    able = state.able & bit if all_in else state.able
    put = state.players[index].bet + paid
    return Called(seat, Chips(paid), all_in, _next(state, state.pending & bit, able, state.live, put))


def _wager(state: HandState, legal: LegalActions, total: int, named: bool = False) -> BetMade | RaisedTo:
    """A bet or raise to `total`. `named`: an all-in, which may be short even if nobody counted the stack."""
    if legal.no_raise is not None:
        _refuse(legal.no_raise)
    least, most = legal.min_raise_to or 0, legal.max_raise_to
    if total < least and not named:
        raise RuleViolation("hand.below_minimum", total=total, least=least)
    if most is not None and total > most:
        raise RuleViolation("hand.above_maximum", total=total, most=most)
    index = state.actor
    player = state.players[index]
    standing = state.standing
    terms = state.terms
    increase = total - standing.current
    all_in = named or total == player.bet + player.behind
    reopened = reopens(terms, increase, standing.increment)
    if terms.bets:
        full = counts_as_full(state, total)
        increment = standing.increment
        reopened = reopened or total >= fixed_raise_to(state)
    else:
        full = increase >= standing.increment
        increment = increase if full else standing.increment
    others = state.able & ~(1 << index)
    return (RaisedTo if standing.current else BetMade)(
        legal.seat,
        Chips(total),
        Chips(total - player.bet),
        all_in,
        full,
        reopened,
        full and caps(state, standing.wagers + 1),
        Chips(increment),
        _next(state, others, others, state.live, total),
    )


def _next(state: HandState, pending: int, able: int, live: int, bet: int | None = None) -> SeatNo | None:
    """The seat after the actor, whose street total is now `bet` (None = unchanged)."""
    actor = state.actor
    players = state.players
    if bet is None:
        bet = players[actor].bet
    index = next_to_act(players, pending, able, live, actor + 1, mover=actor, bet=bet)
    return None if index < 0 else state.terms.setup.seats[index].seat


def _refuse(no: Refusal) -> None:
    match no.reason:
        case Reason.STACK_ONLY_CALLS:
            raise RuleViolation("hand.stack_only_calls", stack=no.have, price=no.need)
        case Reason.NOBODY_CAN_CALL:
            raise RuleViolation("hand.nobody_can_call")
        case Reason.CAP_REACHED:
            raise RuleViolation("hand.cap_reached", wagers=no.have, most=no.need)
        case Reason.NO_FULL_RAISE:
            raise RuleViolation("hand.no_full_raise", needed=no.need, rule=no.rule)
        case _:
            raise RuleViolation("hand.not_reopened", increase=no.have, needed=no.need, rule=no.rule)
