"""A hand at one moment: only numbers that cannot be derived. `evolve` makes the next one.

Players are counted by index, clockwise as in `setup.seats`; sets of players are bit masks (bit i = index
i). Pots, the amount to call and the legal range are derived when asked.
"""

from msgspec import Struct

from tdapp.domain.cards import Card
from tdapp.domain.hand.setup import HandSetup, Street
from tdapp.domain.units import Chips, SeatNo

COVERS = 1 << 60
"""Stands behind a player whose stack nobody counted; what he pays is taken off it, `behind` says None."""
NOBODY = -1


class Terms(Struct, frozen=True, gc=False, kw_only=True):
    """What stays the same through the hand, worked out once from the setup.

    `after_button`, `after_blinds`: index where the search for the first to act begins. Reopening: an
    increase of `x` gives a new right to raise when `reopen_times * x >= base + reopen_extra`; `half_extra`
    is 1 when more than half is asked for. `bets`: fixed-limit bet by street, empty otherwise. `cap`: full
    bets and raises a street, 0 = no cap. `pot_lack`: what a pot-limit pot counts pre-flop beyond the chips
    in it.
    """

    setup: HandSetup
    index: dict[SeatNo, int]
    after_button: int
    after_blinds: int
    min_bet: int
    reopen_times: int
    reopen_extra: int
    half_extra: int
    cumulative: bool
    bets: dict[Street, int]
    pot_limit: bool
    cap: int


class Player(Struct, frozen=True, gc=False):
    """One seat's chips. `bet` on this street, `total` live over the hand (antes of everybody included),
    `dead` paid to the main pot, `behind` left, `acted` the bet at his last action on this street, -1 = not
    acted.
    """

    bet: int
    total: int
    dead: int
    behind: int
    acted: int


class Standing(Struct, frozen=True, gc=False):
    """The bet to match on this street.

    `current` what to match, `increment` the last full bet or raise (fixed-limit: the street's bet),
    `full_level` where the last full bet or raise stands, `wagers` how many there were, `capped` no more
    raises, `closed` the players who have acted since the last wager that reopens, `by` index of the last to
    bet or raise.
    """

    current: int
    increment: int
    full_level: int
    wagers: int
    capped: bool
    by: int


class HandState(Struct, frozen=True, gc=False, kw_only=True):
    """`live` have not folded, `able` are live and not all-in, `pending` have still to act on this street,
    `closed` have acted since the last wager that reopens by itself.

    `actor` acts now, NOBODY when the street is over. `pot` = every chip put in, `dead` of it dead money;
    `antes` and `blinds_in` of it were forced (pot-limit counts them apart pre-flop). `aggressor` last bet
    or raised on any street, `all_ins` in the order they went all-in, `saw_turn` were live when the turn
    came.
    """

    terms: Terms
    street: Street
    players: tuple[Player, ...]
    standing: Standing
    actor: int
    pending: int
    live: int
    able: int
    closed: int
    pot: int
    dead: int
    antes: int
    blinds_in: int
    aggressor: int = NOBODY
    all_ins: tuple[int, ...] = ()
    board: tuple[Card, ...] = ()
    hole: tuple[tuple[Card, ...], ...] = ()
    tabled: int = 0
    mucked: int = 0
    saw_turn: int = 0
    ended: bool = False


def seat_at(state: HandState, index: int) -> SeatNo:
    """The seat number of a player's index."""
    return state.terms.setup.seats[index].seat


def seats_in(state: HandState, mask: int) -> tuple[SeatNo, ...]:
    """The seats of a mask, clockwise as in the setup."""
    return tuple(s.seat for i, s in enumerate(state.terms.setup.seats) if mask >> i & 1)


def to_act(state: HandState) -> SeatNo | None:
    """Who acts now; None = nobody may act any more on this street."""
    return None if state.actor < 0 else seat_at(state, state.actor)


def behind(state: HandState, seat: SeatNo) -> Chips | None:
    """Chips left; None for a player who covers."""
    left = state.players[state.terms.index[seat]].behind
    return None if is_uncounted(left) else Chips(left)


def is_uncounted(chips: int) -> bool:
    """Whether an amount is made of a stack that nobody counted."""
    return chips > COVERS >> 1


def hand_over(state: HandState) -> bool:
    """All but one have folded."""
    return state.live & (state.live - 1) == 0


def street_over(state: HandState) -> bool:
    """Nobody may act any more on this street."""
    return state.actor < 0


def betting_over(state: HandState) -> bool:
    """No more betting in this hand: one player left, river done, or at most one player could still bet.

    Rule: rules §2.2; trap T-27: the rest of the board is dealt all the same.
    """
    if state.actor >= 0:
        return False
    return state.street is Street.RIVER or hand_over(state) or state.able & (state.able - 1) == 0


def face_up(state: HandState) -> bool:
    """All live hands are turned up: somebody is all-in and the betting is over. Rule: TDA 2024 R16."""
    return betting_over(state) and not hand_over(state) and state.live != state.able
