"""Judge one action: the events it leads to, or a RuleViolation and nothing has happened.

| rule | where | done / not, because |
|---|---|---|
| only the player to act acts (TDA 2024 R40) | `_turn` | done; out of turn: `rulings.py` |
| check, call, fold, bet, raise and all-in within `legal_actions` | `betting.py` | done |
| the next street opens left of the button, after the betting | `_deal_street` | done |
| show or muck after the betting (TDA 2024 R13, R17) | `_table`, `_muck` | done |
| a hand killed while betting is possible is folded, later mucked (TDA 2024 R65-A) | `_kill` | done |
| pots, shares, uncalled bet and end of the hand | `awarding.py` | done |
| a mistake found late is corrected forward | `correcting.py` | done |
"""

from collections.abc import Callable
from typing import Any

from tdapp.domain.cards import Card, cards_code, duplicates
from tdapp.domain.hand.actions import (
    Action,
    AllIn,
    Bet,
    Call,
    Check,
    Correct,
    DealHole,
    DealStreet,
    Fold,
    KillHand,
    MuckCards,
    RaiseTo,
    Settle,
    TableCards,
)
from tdapp.domain.hand.awarding import settle_hand
from tdapp.domain.hand.betting import all_in, bet, call, check, fold, raise_to
from tdapp.domain.hand.correcting import correct
from tdapp.domain.hand.events import CardsMucked, CardsTabled, Event, HandKilled, HoleDealt, StreetStarted
from tdapp.domain.hand.legal import LegalActions, legal_actions
from tdapp.domain.hand.setup import STREETS, Street
from tdapp.domain.hand.state import HandState, betting_over, hand_over, seat_at, to_act
from tdapp.domain.hand.turn import first_in, next_to_act
from tdapp.domain.units import Chips, SeatNo
from tdapp.errors import RuleViolation

_CARDS = {Street.FLOP: 3, Street.TURN: 1, Street.RIVER: 1}
_BETTING: dict[type, Callable[[HandState, Any, LegalActions], Event]] = {
    Fold: fold,
    Check: check,
    Call: call,
    Bet: bet,
    RaiseTo: raise_to,
    AllIn: all_in,
}


def decide(state: HandState, action: Action, legal: LegalActions | None = None) -> tuple[Event, ...]:
    """The events of one action. `legal` spares working it out again when the caller has it already.

    RuleViolation `hand.ended`; for betting `hand.nobody_to_act`, `hand.not_in_turn` (seat, to_act) and what
    `betting.py` names; `hand.not_in_hand` (seat), `hand.last_hand` (seat), `hand.betting_open` (to_act),
    and what the functions of this module, `awarding.py` and `correcting.py` name.
    """
    if state.ended:
        raise RuleViolation("hand.ended")
    betting = _BETTING.get(type(action))
    if betting is None:
        return _OTHER[type(action)](state, action)
    if legal is None:
        legal = legal_actions(state)
    if action.seat != legal.seat:  # pyright: ignore[reportAttributeAccessIssue,reportUnknownMemberType]
        raise RuleViolation("hand.not_in_turn", seat=action.seat, to_act=legal.seat)  # pyright: ignore
    return (betting(state, action, legal),)


def _index(state: HandState, seat: SeatNo) -> int:
    """Index of a seat whose hand is live and not mucked."""
    index = state.terms.index.get(seat, -1)
    if index < 0 or not (state.live & ~state.mucked) >> index & 1:
        raise RuleViolation("hand.not_in_hand", seat=seat)
    return index


def _deal_hole(state: HandState, action: DealHole) -> tuple[Event, ...]:
    if len(action.cards) != 2:
        raise RuleViolation("hand.card_count", got=len(action.cards), need=2)
    index = _index(state, action.seat)
    _distinct(state, action.cards, index)
    return (HoleDealt(action.seat, action.cards),)


def _distinct(state: HandState, cards: tuple[Card, ...], own: int = -1) -> None:
    """Refuse a card that is known elsewhere. A fouled deck is the director's ruling, not an entry."""
    known = list(state.board)
    for i, hole in enumerate(state.hole):
        if hole and i != own:
            known += hole
    for card in cards:
        if card in known:
            raise RuleViolation("hand.card_twice", cards=cards_code(duplicates(cards, known)))
        known.append(card)


def _deal_street(state: HandState, action: DealStreet) -> tuple[Event, ...]:
    if state.actor >= 0:
        raise RuleViolation("hand.betting_open", to_act=to_act(state))
    if hand_over(state):
        raise RuleViolation("hand.over")
    if state.street is Street.RIVER:
        raise RuleViolation("hand.river_dealt")
    street = STREETS[STREETS.index(state.street) + 1]
    if action.cards:
        if len(action.cards) != _CARDS[street]:
            raise RuleViolation("hand.card_count", got=len(action.cards), need=_CARDS[street])
        _distinct(state, action.cards)
    terms = state.terms
    able = state.able
    first = seat_at(state, first_in(able, terms.after_button)) if able & (able - 1) else None
    increment = terms.bets.get(street, terms.min_bet)
    return (StreetStarted(street, action.cards, Chips(0), Chips(increment), 0, False, first),)


def _table(state: HandState, action: TableCards) -> tuple[Event, ...]:
    _after_betting(state)
    index = _index(state, action.seat)
    if action.cards:
        if len(action.cards) != 2:
            raise RuleViolation("hand.card_count", got=len(action.cards), need=2)
        _distinct(state, action.cards, index)
    return (CardsTabled(action.seat, action.cards),)


def _muck(state: HandState, action: MuckCards) -> tuple[Event, ...]:
    _after_betting(state)
    _not_the_last(state, action.seat)
    return (CardsMucked(action.seat),)


def _kill(state: HandState, action: KillHand) -> tuple[Event, ...]:
    index = _not_the_last(state, action.seat)
    if betting_over(state):
        return (CardsMucked(action.seat),)
    left = ~(1 << index)
    following = -1
    if state.actor >= 0:
        start = index + 1 if index == state.actor else state.actor
        following = next_to_act(
            state.players, state.pending & left, state.able & left, state.live & left, start
        )
    return (HandKilled(action.seat, None if following < 0 else seat_at(state, following)),)


def _after_betting(state: HandState) -> None:
    if not betting_over(state):
        raise RuleViolation("hand.betting_open", to_act=to_act(state))


def _not_the_last(state: HandState, seat: SeatNo) -> int:
    """Index of the seat; somebody else must keep a hand, or nobody could win."""
    index = _index(state, seat)
    if state.live & ~state.mucked == 1 << index:
        raise RuleViolation("hand.last_hand", seat=seat)
    return index


def _settle(state: HandState, action: Settle) -> tuple[Event, ...]:
    _after_betting(state)
    return settle_hand(state, action.ranking)


_OTHER: dict[type, Callable[[HandState, Any], tuple[Event, ...]]] = {
    DealHole: _deal_hole,
    DealStreet: _deal_street,
    TableCards: _table,
    MuckCards: _muck,
    KillHand: _kill,
    Settle: _settle,
    Correct: correct,
}
