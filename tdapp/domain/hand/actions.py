"""What a person says, does or orders in a hand; `decide` judges it. Amounts are street totals, never "by".

| action | by | rule |
|---|---|---|
| Fold, Check, Call, Bet, RaiseTo, AllIn | the player to act | rules §2, §3; TDA 2024 R40, R43 |
| DealHole, DealStreet | the dealer | rules §2.2; the cards may stay unknown |
| TableCards, MuckCards | a player at the showdown | rules §8; TDA 2024 R13, R17 |
| KillHand | the dealer, by mistake or for an absent player | TDA 2024 R65-A, R30 |
| Settle | the dealer | rules §6, §7 |
| Correct | the director: a mistake found late | TDA 2024 R1, R52 |
"""

from msgspec import Struct

from tdapp.domain.cards import Card
from tdapp.domain.units import Chips, SeatNo


class Fold(Struct, frozen=True, gc=False, tag="fold"):
    """Give up the hand; allowed even when a check would be free."""

    seat: SeatNo


class Check(Struct, frozen=True, gc=False, tag="check"):
    """Stay in for nothing."""

    seat: SeatNo


class Call(Struct, frozen=True, gc=False, tag="call"):
    """Match the bet, for less if the stack is shorter."""

    seat: SeatNo


class Bet(Struct, frozen=True, gc=False, tag="bet"):
    """The first bet of the street."""

    seat: SeatNo
    total: Chips


class RaiseTo(Struct, frozen=True, gc=False, tag="raise_to"):
    """Raise to a street total."""

    seat: SeatNo
    total: Chips


class AllIn(Struct, frozen=True, gc=False, tag="all_in"):
    """Everything; call for less, bet or raise. `total` must name the street total of a player who covers."""

    seat: SeatNo
    total: Chips | None = None


class DealHole(Struct, frozen=True, tag="deal_hole"):
    """Hole cards that somebody knows; the engine needs none."""

    seat: SeatNo
    cards: tuple[Card, ...]


class DealStreet(Struct, frozen=True, tag="deal_street"):
    """Open the next street: three cards, one or one; none = not entered."""

    cards: tuple[Card, ...] = ()


class TableCards(Struct, frozen=True, tag="table_cards"):
    """Both cards face up at the showdown; none = seen but not entered."""

    seat: SeatNo
    cards: tuple[Card, ...] = ()


class MuckCards(Struct, frozen=True, gc=False, tag="muck_cards"):
    """Throw the hand away at the showdown: it claims no part of any pot that others claim."""

    seat: SeatNo


class KillHand(Struct, frozen=True, gc=False, tag="kill_hand"):
    """The dealer has killed a hand: as folded while betting is possible, as mucked afterwards."""

    seat: SeatNo


class Settle(Struct, frozen=True, tag="settle"):
    """Award every pot. `ranking`: groups of tied seats, best first; may stay empty when nobody contests a
    pot.
    """

    ranking: tuple[tuple[SeatNo, ...], ...] = ()


class SeatFix(Struct, frozen=True, kw_only=True):
    """What was wrong at one seat. None = leave as it is.

    `bet` the right street total, `dead` chips to add to the dead money of the pot (negative = give back),
    `in_hand` True gives a hand back, False takes it away, `stack` the right amount behind once the other
    fixes are made.
    """

    seat: SeatNo
    bet: Chips | None = None
    dead: Chips = Chips(0)
    in_hand: bool | None = None
    stack: Chips | None = None


class Correct(Struct, frozen=True, kw_only=True, tag="correct"):
    """A mistake found late, put right forward. None = leave as it is.

    `current_bet` what must be matched from now on, `increment` the last full bet or raise, `to_act` who
    acts next (`closed` True = nobody any more on this street).
    """

    seats: tuple[SeatFix, ...] = ()
    current_bet: Chips | None = None
    increment: Chips | None = None
    to_act: SeatNo | None = None
    closed: bool = False


PlayerAction = Fold | Check | Call | Bet | RaiseTo | AllIn
Action = PlayerAction | DealHole | DealStreet | TableCards | MuckCards | KillHand | Settle | Correct
