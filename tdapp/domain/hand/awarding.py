"""From a played hand to its pots, awards and results. The cutting is in `pots.py`, the sharing in `split.py`.

| rule | where | done / not, because |
|---|---|---|
| posts of an absent player stay in the pot (TDA 2024 R30, R71-C) | `pots_of` | done, matched or not |
| dealers pay the last side pot first (TDA 2024 R16) | `settle_hand` | done |
| odd chips by smallest chip, policy and button seat | `splitting` | done |
| each chip has an owner at the end | `settle_hand` | done |
"""

from collections.abc import Callable

from tdapp.domain.hand.events import Event, HandEnded, PotAwarded, Result, UncalledReturned
from tdapp.domain.hand.pots import Pots, Stake, cut_pots
from tdapp.domain.hand.setup import Presence
from tdapp.domain.hand.split import Award, Ranking, Splitting, award_pots
from tdapp.domain.hand.state import HandState, is_uncounted, seats_in
from tdapp.domain.units import SeatNo


def stakes_of(state: HandState) -> tuple[Stake, ...]:
    """What everybody dealt in has put in so far, clockwise as in the setup."""
    live, mucked, out = state.live, state.mucked, Presence.OUT
    return tuple(
        [
            _STAKE(seat.seat, p.total, not live >> i & 1, mucked >> i & 1 == 1)
            for i, (seat, p) in enumerate(zip(state.terms.setup.seats, state.players, strict=True))
            if seat.presence is not out
        ]
    )


def pots_of(state: HandState) -> Pots:
    """The pots as they stand now; in the middle of a street the bets in front count as put in."""
    stakes = stakes_of(state)
    dead = state.dead
    away = Presence.ABSENT
    absent = [s.seat for s in state.terms.setup.seats if s.presence is away]
    if absent:
        matched = sorted(s.live for s in stakes)[-2]
        for i, s in enumerate(stakes):
            if s.seat in absent and s.folded and s.live > matched:
                dead += s.live - matched
                stakes = (*stakes[:i], Stake(s.seat, matched, True), *stakes[i + 1 :])
    return cut_pots(stakes, dead)


def splitting(state: HandState) -> Splitting:
    """How odd chips are dealt with in this hand."""
    terms = state.terms
    setup = terms.setup
    first = terms.after_button
    return Splitting(
        order=tuple([s.seat for s in setup.seats[first:] + setup.seats[:first]]),
        smallest_chip=setup.smallest_chip,
        policy=setup.house.odd_chip_policy,
    )


def awards_of(state: HandState, pots: Pots, ranking: Ranking) -> tuple[Award, ...]:
    """Where each pot goes, main pot first. Errors: those of `award_pots`."""
    mucked = frozenset(seats_in(state, state.mucked)) if state.mucked else _NOBODY
    return award_pots(pots.pots, ranking, mucked, splitting(state))


def settle_hand(state: HandState, ranking: Ranking) -> tuple[Event, ...]:
    """Return the uncalled bet, pay every pot, last side pot first, and end the hand."""
    pots = pots_of(state)
    awards = awards_of(state, pots, ranking)
    events: list[Event] = []
    back: dict[SeatNo, int] = {}
    if pots.uncalled is not None:
        events.append(UncalledReturned(pots.uncalled.seat, pots.uncalled.amount))
        back[pots.uncalled.seat] = pots.uncalled.amount
    won: dict[SeatNo, int] = {}
    for award in reversed(awards):
        events.append(PotAwarded(award, pots.pots[award.pot].eligible))
        for share in award.shares:
            won[share.seat] = won.get(share.seat, 0) + share.amount
    events.append(HandEnded(_results(state, won, back)))
    return tuple(events)


def _results(state: HandState, won: dict[SeatNo, int], back: dict[SeatNo, int]) -> tuple[Result, ...]:
    results: list[Result] = []
    for seat, p in zip(state.terms.setup.seats, state.players, strict=True):
        gets = won.get(seat.seat, 0)
        all_back = gets + back.get(seat.seat, 0)
        stack = None if is_uncounted(p.behind) else p.behind + all_back
        results.append(_RESULT(seat.seat, gets, all_back - p.total - p.dead, stack))
    return tuple(results)


_NOBODY: frozenset[SeatNo] = frozenset()
_RESULT: Callable[..., Result] = Result
_STAKE: Callable[..., Stake] = Stake
"""The numbers are chips already; wrapping each would cost as much again."""
