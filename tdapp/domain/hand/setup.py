"""What a hand is dealt with: seats, stacks, positions, blinds, ante, structure and house rules, all frozen
copies.

| rule | where | done / not, because |
|---|---|---|
| 2 to 22 players dealt in (52 cards, three burns) | `checks.py` | done; the pages offer up to ten |
| SB ≤ BB, never assumed to be half of it (trap T-11) | `checks.py` | done |
| heads-up the button is the small blind (TDA 2024 R34-B) | the positions given | `button.py` places them |
| positions stay on seats that are empty or dead (TDA 2024 R32) | `button`, `small_blind_seat` | done |
| absent players are dealt in, post and are killed (TDA 2024 R30) | `Presence.ABSENT` | done |
| run it twice, straddles | – | not offered |
"""

from enum import StrEnum

from msgspec import Struct

from tdapp.domain.house_rules import AnteFormat, HouseRules, Structure
from tdapp.domain.units import Chips, EntryId, ItemId, SeatNo

MOST_PLAYERS = 22
MOST_CHIPS = 10**15
"""More than any table holds; keeps every sum far below `COVERS`."""


class Street(StrEnum):
    """A betting round."""

    PREFLOP = "preflop"
    FLOP = "flop"
    TURN = "turn"
    RIVER = "river"


STREETS = tuple(Street)


class Presence(StrEnum):
    """How a seat takes part in this hand."""

    PRESENT = "present"
    ABSENT = "absent"
    """Dealt in and posted; killed as soon as the deal is complete."""
    FOLDED = "folded"
    """Only when the hand starts later: gave up before, the chips in front still count."""
    OUT = "out"
    """Seated, but not dealt in."""


class Seat(Struct, frozen=True, kw_only=True):
    """One seat at the start of the hand.

    `stack` is what lies behind before any posting; None = covers: never all-in until an all-in amount names
    it. `live_post` is a blind posted out of turn (it counts as a bet), `dead_post` goes straight to the
    main pot. For a hand that starts later, `bet` lies in front (street total), `paid` went in on earlier
    streets, and `acted` says that the player has acted on this street at the bet of `acted_level`.
    """

    seat: SeatNo
    stack: Chips | None
    entry: EntryId | None = None
    presence: Presence = Presence.PRESENT
    live_post: Chips = Chips(0)
    dead_post: Chips = Chips(0)
    bet: Chips = Chips(0)
    paid: Chips = Chips(0)
    acted_level: Chips | None = None


class UnderWay(Struct, frozen=True, kw_only=True):
    """Betting that has begun before the hand is entered; the forced bets are in the seats' `bet` and `paid`.

    `current_bet` is what must be matched, `increment` the last full bet or raise, `wagers` how many full
    bets and raises this street has seen (the big blind is the first), `to_act` None = the first by rule.
    """

    current_bet: Chips
    increment: Chips
    wagers: int = 0
    to_act: SeatNo | None = None


class HandSetup(Struct, frozen=True, kw_only=True):
    """A deal about to begin. `seats` go clockwise; what is frozen here no clock and no floor changes any
    more.

    `button` may lie on a seat that is not among `seats`. `small_blind_seat` None = dead or no small blind,
    `big_blind_seat` None = no big blind. `bets` are the small and the big bet of fixed-limit, None = BB and
    2 BB. `min_bet` None = the big blind. A hand that starts later: `middle` = chips whose payers do not
    matter, everybody still in plays for them; `aggressor` = who bet or raised last on the streets before,
    if known. `players_left` in the whole event, None = unknown.
    """

    seats: tuple[Seat, ...]
    button: SeatNo
    small_blind_seat: SeatNo | None
    big_blind_seat: SeatNo | None
    small_blind: Chips
    big_blind: Chips
    ante: Chips = Chips(0)
    ante_format: AnteFormat = AnteFormat.NONE
    structure: Structure = Structure.NO_LIMIT
    bets: tuple[Chips, Chips] | None = None
    min_bet: Chips | None = None
    smallest_chip: Chips = Chips(1)
    house: HouseRules = HouseRules()
    street: Street = Street.PREFLOP
    middle: Chips = Chips(0)
    aggressor: SeatNo | None = None
    under_way: UnderWay | None = None
    players_left: int | None = None
    level: ItemId | None = None


def dealt_in(seat: Seat) -> bool:
    """Whether the seat got cards."""
    return seat.presence is not Presence.OUT
