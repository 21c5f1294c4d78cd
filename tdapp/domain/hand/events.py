"""What happened in a hand: facts with resolved numbers. `decide` writes them, `evolve` only adds them up.

`to_act` in an event is the seat that acts next, None = nobody any more on this street. Names are stable; a
changed meaning gets a new number.
"""

from enum import StrEnum

from msgspec import Struct

from tdapp.domain.cards import Card
from tdapp.domain.hand.setup import HandSetup, Street
from tdapp.domain.hand.split import Award
from tdapp.domain.units import Chips, SeatNo


class PostKind(StrEnum):
    """What a forced bet is."""

    ANTE = "ante"
    SMALL_BLIND = "small_blind"
    BIG_BLIND = "big_blind"
    LIVE_POST = "live_post"
    DEAD_POST = "dead_post"


class HandStarted(Struct, frozen=True, gc=False, tag="hand.started.1"):
    """The setup is a copy: nothing changed later on clock or floor reaches this hand."""

    setup: HandSetup


class Posted(Struct, frozen=True, gc=False, tag="hand.posted.1"):
    """A forced bet. `dead` chips belong to the main pot at once and are no part of the bet to match."""

    seat: SeatNo
    kind: PostKind
    paid: Chips
    dead: bool
    all_in: bool


class StreetStarted(Struct, frozen=True, gc=False, tag="hand.street.1"):
    """Betting opens (or is skipped: `to_act` None). `current_bet` is nominal: a short blind does not lower
    it.
    """

    street: Street
    cards: tuple[Card, ...]
    current_bet: Chips
    increment: Chips
    wagers: int
    capped: bool
    to_act: SeatNo | None


class Folded(Struct, frozen=True, gc=False, tag="hand.folded.1"):
    """Gave up the hand."""

    seat: SeatNo
    to_act: SeatNo | None


class Checked(Struct, frozen=True, gc=False, tag="hand.checked.1"):
    """Stayed in for nothing."""

    seat: SeatNo
    to_act: SeatNo | None


class Called(Struct, frozen=True, gc=False, tag="hand.called.1"):
    """Matched the bet, or with `all_in` as far as the stack went."""

    seat: SeatNo
    paid: Chips
    all_in: bool
    to_act: SeatNo | None


class BetMade(Struct, frozen=True, gc=False, tag="hand.bet.1"):
    """The first bet of a street. Fields as in `RaisedTo`."""

    seat: SeatNo
    total: Chips
    paid: Chips
    all_in: bool
    full: bool
    reopens: bool
    capped: bool
    increment: Chips
    to_act: SeatNo | None


class RaisedTo(Struct, frozen=True, gc=False, tag="hand.raised.1"):
    """A raise to the street total `total`, by putting in `paid`.

    `full`: counts as a full bet or raise; `reopens`: by itself it lets everybody raise again; `capped`: no
    more raises on this street; `increment`: by how much the next full raise must go up.
    """

    seat: SeatNo
    total: Chips
    paid: Chips
    all_in: bool
    full: bool
    reopens: bool
    capped: bool
    increment: Chips
    to_act: SeatNo | None


class HandKilled(Struct, frozen=True, gc=False, tag="hand.killed.1"):
    """Lost the hand while betting was possible: as folded, the chips stay."""

    seat: SeatNo
    to_act: SeatNo | None


class HoleDealt(Struct, frozen=True, gc=False, tag="hand.hole.1"):
    """Somebody knows these hole cards."""

    seat: SeatNo
    cards: tuple[Card, ...]


class CardsTabled(Struct, frozen=True, gc=False, tag="hand.tabled.1"):
    """Face up at the showdown; no cards = seen, not entered."""

    seat: SeatNo
    cards: tuple[Card, ...]


class CardsMucked(Struct, frozen=True, gc=False, tag="hand.mucked.1"):
    """Thrown away, or killed, after the betting: never re-cuts the pots."""

    seat: SeatNo


class UncalledReturned(Struct, frozen=True, gc=False, tag="hand.uncalled.1"):
    """The part of a bet that nobody matched goes back."""

    seat: SeatNo
    amount: Chips


class PotAwarded(Struct, frozen=True, gc=False, tag="hand.awarded.1"):
    """One pot is paid out. `eligible` = who was in for it."""

    award: Award
    eligible: tuple[SeatNo, ...]


class Result(Struct, frozen=True, gc=False):
    """One seat after the hand. `won` from the pots (an uncalled bet is not won), `net` against the start.

    `stack` None = covered and was never counted.
    """

    seat: SeatNo
    won: Chips
    net: Chips
    stack: Chips | None


class HandEnded(Struct, frozen=True, gc=False, tag="hand.ended.1"):
    """Every chip has an owner again; the nets sum to `middle`, 0 for a hand played from its start."""

    results: tuple[Result, ...]


class SeatFixed(Struct, frozen=True, gc=False):
    """The right numbers of one seat after a correction, as in `state.Player`."""

    seat: SeatNo
    bet: Chips
    total: Chips
    dead: Chips
    behind: Chips | None
    in_hand: bool


class BettingCorrected(Struct, frozen=True, gc=False, tag="hand.corrected.1"):
    """A mistake found late, put right from here on; nothing before it is rewritten."""

    seats: tuple[SeatFixed, ...]
    current_bet: Chips
    increment: Chips
    to_act: SeatNo | None


Event = (
    HandStarted
    | Posted
    | StreetStarted
    | Folded
    | Checked
    | Called
    | BetMade
    | RaisedTo
    | HandKilled
    | HoleDealt
    | CardsTabled
    | CardsMucked
    | UncalledReturned
    | PotAwarded
    | HandEnded
    | BettingCorrected
)
