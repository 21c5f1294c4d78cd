"""How much may be bet in pot-limit and fixed-limit.

| rule | where | done / not, because |
|---|---|---|
| pot-limit: raise by at most the pot after calling (TDA 2024 R54, traps T-08, T-09) | `pot_raise_to` | done |
| pre-flop a dead or short blind counts in full (R54-B), antes do not | `_pot` | done: `pl_ante_preflop` |
| the small blind counts as a big one until the big blind has acted (RRoP) | `_pot` | done: `pl_sb_as_bb` |
| the pot is rounded up to whole units (RRoP) | `_pot` | done: `pl_round_up_unit` |
| fixed-limit: small bet pre-flop and flop, big bet turn and river | `street_bets` | done |
| a raise adds one bet to the last full level; less than half is completed | `fixed_raise_to` | done |
| half a bet or more counts as a full one; short all-ins add up (R47-B) | `counts_as_full` | done |
| one bet and three raises a street (T-10), the big blind is the first | `cap` | done: `fl_cap_raises` |
| no cap with two players left in the event (R48) or in the hand (RRoP, T-29) | `caps` | done |
"""

from tdapp.domain.hand.setup import HandSetup, Street
from tdapp.domain.hand.state import HandState, Terms
from tdapp.domain.house_rules import Structure, Switch, UncappedWhen


def street_bets(setup: HandSetup) -> dict[Street, int]:
    """The fixed-limit bet of each street; empty in other structures."""
    if setup.structure is not Structure.FIXED_LIMIT:
        return {}
    small, big = setup.bets or (setup.big_blind or setup.min_bet or 0, 0)
    big = big or 2 * small
    return {Street.PREFLOP: small, Street.FLOP: small, Street.TURN: big, Street.RIVER: big}


def cap(setup: HandSetup) -> int:
    """Full bets and raises allowed on one street; 0 = no cap."""
    if setup.structure is not Structure.FIXED_LIMIT:
        return 0
    uncapped = setup.house.fl_uncapped_when is UncappedWhen.EVENT_HEADS_UP and setup.players_left == 2
    return 0 if uncapped else 1 + setup.house.fl_cap_raises


def caps(state: HandState, wagers: int) -> bool:
    """Whether the wager that makes `wagers` of them ends the raising on this street.

    A hand that has become heads-up before that stays uncapped by RRoP; a later fold never takes a cap off.
    """
    terms = state.terms
    if not terms.cap or wagers < terms.cap:
        return False
    if terms.setup.house.fl_uncapped_when is UncappedWhen.HAND_HEADS_UP:
        return state.live.bit_count() > 2
    return True


def fixed_raise_to(state: HandState) -> int:
    """The one street total that a fixed-limit bet, raise or completion comes to."""
    standing = state.standing
    return standing.full_level + standing.increment


def counts_as_full(state: HandState, total: int) -> bool:
    """Fixed-limit: at least half a bet over the last full level is a full bet or raise. Rule: RRoP, rules
    §3.3.
    """
    standing = state.standing
    return 2 * (total - standing.full_level) >= standing.increment + state.terms.half_extra


def pot_raise_to(state: HandState, price: int) -> int:
    """The pot-sized street total for a player whose full call costs `price`."""
    return state.standing.current + _pot(state) + price


def _pot(state: HandState) -> int:
    """The pot as pot-limit counts it."""
    terms = state.terms
    house = terms.setup.house
    pot = state.pot
    if state.street is Street.PREFLOP:
        pot += terms.setup.small_blind + terms.setup.big_blind - state.blinds_in
        if house.pl_ante_preflop is Switch.OFF:
            pot -= state.antes
        if house.pl_sb_as_bb is Switch.ON:
            pot += _small_blind_as_big(state)
    unit = house.pl_round_up_unit
    return -(-pot // unit) * unit if unit else pot


def _small_blind_as_big(state: HandState) -> int:
    terms = state.terms
    setup = terms.setup
    if not setup.small_blind or _has_acted(state, terms):
        return 0
    seat = setup.small_blind_seat
    in_front = 0 if seat is None else state.players[terms.index[seat]].bet
    return max(0, setup.big_blind - max(setup.small_blind, in_front))


def _has_acted(state: HandState, terms: Terms) -> bool:
    seat = terms.setup.big_blind_seat
    if seat is None:
        return False
    index = terms.index[seat]
    return not state.pending >> index & 1
