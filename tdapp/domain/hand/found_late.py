"""What stands and what is repaired when a mistake is found after it was made.

| rule | where | done / not, because |
|---|---|---|
| substantial action: two actions, one with chips, or any three (TDA 2024 R36) | `substantial_action` | done |
| out of turn: binds unless the bet has changed; a fold always (R53-A) | `out_of_turn_binds` | done |
| under-raise: topped up until the next card, then it stands (R52-A) | `repair_under_raise` | done |
| pot bet too high: till the next card; too low: till action on it (R52-B) | `pot_bet_stands_at` | done |
| a hand misread: until the next hand; accounting: until action on it (R22) | `may_dispute` | done |
| fouled deck: before the next hand every bet goes back (R35-E) | `fouled_deck_voids` | done |
| wrong level: corrected until substantial action, then played on (R23) | `blinds_to_play` | done |
| the next hand begins with the first riffle | the caller says so | not here: the clock knows |
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import TypeVar

from msgspec import Struct

from tdapp.domain.hand.actions import Check, Correct, Fold, PlayerAction, RaiseTo, SeatFix
from tdapp.domain.hand.legal import legal_actions
from tdapp.domain.hand.state import HandState, seat_at, to_act
from tdapp.domain.units import Chips, SeatNo

Blinds = TypeVar("Blinds")


class Dispute(StrEnum):
    """What is disputed."""

    HAND_READING = "hand_reading"
    ACCOUNTING = "accounting"


class Noticed(StrEnum):
    """When a mistake in the last hand is noticed."""

    BEFORE_NEXT_HAND = "before_next_hand"
    BEFORE_SUBSTANTIAL_ACTION = "next_hand_before_substantial_action"
    AFTER_SUBSTANTIAL_ACTION = "next_hand_after_substantial_action"


class TopUp(Struct, frozen=True):
    """Chips that one seat has to add."""

    seat: SeatNo
    adds: Chips


class Repair(Struct, frozen=True, kw_only=True):
    """How an under-raise is put right. `order` is what to do with the hand, None = it stands as it is."""

    bet_level: Chips
    top_ups: tuple[TopUp, ...] = ()
    order: Correct | None = None


def substantial_action(actions: Sequence[PlayerAction]) -> bool:
    """Whether the actions after a mistake let it stand; posted blinds are none. Rule: TDA 2024 R36."""
    return len(actions) >= 3 or (len(actions) == 2 and any(not isinstance(a, Fold | Check) for a in actions))


def out_of_turn_binds(action: PlayerAction, made: HandState, now: HandState) -> bool:
    """Whether an action made too early, at `made`, binds its player, whose turn it is `now`.

    Rule: TDA 2024 R53-A, rules §4.3: checks, calls and folds of the players skipped change nothing.
    """
    return isinstance(action, Fold) or made.standing.current == now.standing.current


def accept_under_raise(state: HandState, total: Chips) -> tuple[RaiseTo, Correct]:
    """What to do with a hand in which the table has taken a raise to `total` that is under the minimum.

    RuleViolation `hand.nobody_to_act`. As `decide` says when the player may not raise at all.
    """
    legal = legal_actions(state)
    entered = RaiseTo(legal.seat, legal.min_raise_to or total)
    return entered, Correct(seats=(SeatFix(seat=legal.seat, bet=total),), current_bet=total)


def repair_under_raise(made: HandState, now: HandState, *, card_dealt: bool) -> Repair:
    """The raise that stands `now` is under the minimum; `made` is the hand just before it.

    Before the next card everybody who has put in the wrong amount adds what is missing, as far as his stack
    goes; folded hands stay folded, and who has not answered yet faces the full amount. Rule: TDA 2024 R52-A,
    rules §4.2.
    """
    level = now.standing.current
    increment = made.standing.increment
    full = made.standing.current + increment
    if card_dealt or level >= full:
        return Repair(bet_level=Chips(level))
    owing = [
        (seat_at(now, i), min(full - level, p.behind))
        for i, p in enumerate(now.players)
        if now.able >> i & 1 and p.bet == level
    ]
    order = Correct(
        seats=tuple(SeatFix(seat=seat, bet=Chips(level + adds)) for seat, adds in owing),
        current_bet=Chips(full),
        increment=Chips(increment),
        to_act=to_act(now),
        closed=to_act(now) is None,
    )
    return Repair(
        bet_level=Chips(full),
        top_ups=tuple(TopUp(seat, Chips(adds)) for seat, adds in owing),
        order=order,
    )


def pot_bet_stands_at(bet: Chips, pot: Chips, behind: Sequence[PlayerAction], *, card_dealt: bool) -> Chips:
    """What a bet of "the pot" comes to when the true pot-sized total is `pot`; `behind` are the actions
    since.

    Rule: TDA 2024 R52-B, rules §3.2.
    """
    stands = card_dealt or (bet < pot and substantial_action(behind))
    return bet if stands else pot


def may_dispute(what: Dispute, noticed: Noticed) -> bool:
    """Whether the last hand may still be corrected. Rule: TDA 2024 R22."""
    if noticed is Noticed.BEFORE_SUBSTANTIAL_ACTION:
        return what is Dispute.ACCOUNTING
    return noticed is Noticed.BEFORE_NEXT_HAND


def fouled_deck_voids(noticed: Noticed) -> bool:
    """Whether two identical cards void the hand: all bets go back, nobody is out. Rule: TDA 2024 R35-E."""
    return noticed is Noticed.BEFORE_NEXT_HAND


def blinds_to_play(right: Blinds, posted: Blinds, *, after_substantial_action: bool) -> Blinds:
    """The blinds of a hand begun with the wrong ones; `right` is the level at the first riffle. Rule: TDA
    2024 R23.
    """
    return posted if after_substantial_action else right
