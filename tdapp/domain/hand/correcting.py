"""A mistake found late, put right forward: chips to or from the pot, an action changed, a hand given back.

| rule | where | done / not, because |
|---|---|---|
| the director may put right what the table has got wrong (TDA 2024 R1) | `correct` | done |
| what follows from an under-raise, a miscount, an action out of turn | `rulings.py` | it orders a `Correct` |
| the cards and the street | undo | not here: a card taken back is a slip |
"""

from tdapp.domain.hand.actions import Correct, SeatFix
from tdapp.domain.hand.events import BettingCorrected, Event, SeatFixed
from tdapp.domain.hand.state import HandState, is_uncounted, seat_at
from tdapp.domain.hand.turn import awaited, next_to_act
from tdapp.domain.units import Chips
from tdapp.errors import RuleViolation


def correct(state: HandState, action: Correct) -> tuple[Event, ...]:
    """The right numbers from here on.

    RuleViolation `correct.unknown_seat` (seat), `correct.not_enough_chips` (seat, missing),
    `correct.negative` (seat, amount), `correct.nobody_left`, `correct.cannot_act` (seat),
    `correct.below_a_bet` (current_bet, bet).
    """
    fixed = tuple(_fixed(state, fix) for fix in action.seats)
    index = state.terms.index
    live, able, players = state.live, state.able, list(state.players)
    for f in fixed:
        i = index[f.seat]
        live = live & ~(1 << i) | f.in_hand << i
        able = able & ~(1 << i) | (f.in_hand and f.behind != 0) << i
        old = players[i]
        players[i] = type(old)(f.bet, f.total, f.dead, old.behind, old.acted)
    if not live:
        raise RuleViolation("correct.nobody_left")
    standing = state.standing
    current = standing.current if action.current_bet is None else action.current_bet
    highest = max(p.bet for p in players)
    if current < highest:
        raise RuleViolation("correct.below_a_bet", current_bet=current, bet=highest)
    increment = standing.increment if action.increment is None else action.increment
    if increment <= 0:
        raise RuleViolation("correct.negative", seat=None, amount=increment)
    following = None
    if not action.closed:
        following = action.to_act
        if following is None:
            start = max(state.actor, 0)
            found = next_to_act(tuple(players), awaited(players, able, current), able, live, start)
            following = None if found < 0 else seat_at(state, found)
        elif following not in index or not able >> index[following] & 1:
            raise RuleViolation("correct.cannot_act", seat=following)
    return (BettingCorrected(fixed, Chips(current), Chips(increment), following),)


def _fixed(state: HandState, fix: SeatFix) -> SeatFixed:
    index = state.terms.index.get(fix.seat, -1)
    if index < 0:
        raise RuleViolation("correct.unknown_seat", seat=fix.seat)
    player = state.players[index]
    bet = player.bet if fix.bet is None else fix.bet
    more = bet - player.bet
    total, dead, left = player.total + more, player.dead + fix.dead, player.behind - more - fix.dead
    for amount in (bet, total, dead, fix.stack or 0):
        if amount < 0:
            raise RuleViolation("correct.negative", seat=fix.seat, amount=amount)
    if fix.stack is not None:
        left = fix.stack
    elif left < 0:
        raise RuleViolation("correct.not_enough_chips", seat=fix.seat, missing=-left)
    in_hand = bool(state.live >> index & 1) if fix.in_hand is None else fix.in_hand
    behind = None if is_uncounted(left) else Chips(left)
    return SeatFixed(fix.seat, Chips(bet), Chips(total), Chips(dead), behind, in_hand)
