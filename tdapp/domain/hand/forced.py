"""Forced bets and the opening of the betting.

| rule | where | done / not, because |
|---|---|---|
| an ante of every player is paid before his blind | `_posts` | done |
| a single payer who is short: blind first (TDA 2024 RP-11) or ante first (trap T-28) | `_posts` | done |
| a button ante with a dead button: nobody pays (our choice) | `_ante_payer` | done |
| short blinds go all-in, the bet to match stays nominal (RRoP, trap T-31) | `begin` | done |
| dead small blind, single blind, no blinds (trap T-11 for uneven ones) | `blind_seats` | done |
| late posts: live ones count as a bet, dead ones go to the main pot | `_posts` | done |
| absent players post and are killed once the cards are out (TDA 2024 R30) | `begin` | done |
| a blind is no action: the big blind keeps the option | `StreetStarted` | done |
"""

from collections.abc import Collection, Iterator

from tdapp.domain.button import Positions
from tdapp.domain.hand.checks import check_setup
from tdapp.domain.hand.events import Event, HandKilled, HandStarted, Posted, PostKind, StreetStarted
from tdapp.domain.hand.evolve import evolve
from tdapp.domain.hand.limits import caps
from tdapp.domain.hand.setup import HandSetup, Presence, Seat, Street, dealt_in
from tdapp.domain.hand.split import left_of_button
from tdapp.domain.hand.state import COVERS, HandState, hand_over, seat_at
from tdapp.domain.hand.turn import awaited, next_to_act
from tdapp.domain.house_rules import AnteFormat, AntePriority
from tdapp.domain.units import Chips, SeatNo


def begin(setup: HandSetup) -> tuple[Event, ...]:
    """The first events: the setup, what is posted, who is killed for being absent, and the first to act.

    Errors: those of `check_setup`.
    """
    return start(setup)[0]


def start(setup: HandSetup) -> tuple[tuple[Event, ...], HandState]:
    """The first events as in `begin`, and the state after them."""
    check_setup(setup)
    started = HandStarted(setup)
    events: list[Event] = [started]
    state = evolve(None, started)
    if setup.street is Street.PREFLOP and setup.under_way is None:
        for posted in _forced(setup):
            events.append(posted)
            state = evolve(state, posted)
    for i in _absent(setup, state):
        if not hand_over(state):
            killed = HandKilled(seat_at(state, i), None)
            events.append(killed)
            state = evolve(state, killed)
    opening = _opening(state)
    events.append(opening)
    return tuple(events), evolve(state, opening)


def blind_seats(
    positions: Positions, small_blind: int, big_blind: int, occupied: Collection[SeatNo]
) -> tuple[SeatNo | None, SeatNo | None]:
    """Who posts the small and the big blind of a level in these positions; `occupied` = the seats dealt in.

    A single blind is posted left of the button (rules §1.1); a level without blinds has no posting seat.
    """
    if not big_blind:
        return None, None
    if not small_blind:
        return None, left_of_button(tuple(occupied), positions.button)[0]
    return None if positions.dead_small_blind else positions.small_blind, positions.big_blind


def _forced(setup: HandSetup) -> Iterator[Posted]:
    everybody = setup.ante_format is AnteFormat.PER_PLAYER
    positions = (setup.small_blind_seat, setup.big_blind_seat, _ante_payer(setup))
    for seat in setup.seats:
        owes = everybody or seat.dead_post or seat.live_post or seat.seat in positions
        if not owes or not dealt_in(seat):
            continue
        left = COVERS if seat.stack is None else seat.stack
        for kind, amount, dead in _posts(setup, seat):
            paid = min(amount, left)
            left -= paid
            if paid:
                yield Posted(seat.seat, kind, Chips(paid), dead, left == 0)


def _posts(setup: HandSetup, seat: Seat) -> list[tuple[PostKind, int, bool]]:
    """What one seat owes, in the order of payment."""
    posts: list[tuple[PostKind, int, bool]] = []
    if setup.ante_format is AnteFormat.PER_PLAYER:
        posts.append((PostKind.ANTE, setup.ante, False))
    posts.append((PostKind.DEAD_POST, seat.dead_post, True))
    blinds: list[tuple[PostKind, int, bool]] = []
    if seat.seat == setup.small_blind_seat:
        blinds.append((PostKind.SMALL_BLIND, setup.small_blind, False))
    if seat.seat == setup.big_blind_seat:
        blinds.append((PostKind.BIG_BLIND, setup.big_blind, False))
    if seat.seat != _ante_payer(setup):
        return [*posts, *blinds, (PostKind.LIVE_POST, seat.live_post, False)]
    ante = (PostKind.ANTE, setup.ante, True)
    if setup.house.single_ante_priority is AntePriority.ANTE_FIRST:
        return [*posts, ante, *blinds]
    return [*posts, *blinds, ante]


def _ante_payer(setup: HandSetup) -> SeatNo | None:
    """The seat that pays a single ante for the table."""
    if setup.ante_format is AnteFormat.BB_ANTE:
        return setup.big_blind_seat
    return setup.button if setup.ante_format is AnteFormat.BTN_ANTE else None


def _absent(setup: HandSetup, state: HandState) -> list[int]:
    """Indexes of absent players clockwise from the first to act, so that the big blind comes last."""
    away = Presence.ABSENT
    absent = [i for i, s in enumerate(setup.seats) if s.presence is away]
    first = state.terms.after_blinds
    return [i for i in absent if i >= first] + [i for i in absent if i < first]


def _opening(state: HandState) -> StreetStarted:
    terms = state.terms
    setup = terms.setup
    at = setup.under_way
    start, wagers = terms.after_button, 0
    current, increment = 0, terms.bets.get(setup.street, terms.min_bet)
    if at is not None:
        current, increment, wagers = at.current_bet, at.increment, at.wagers
    elif setup.street is Street.PREFLOP:
        nominal = 0 if setup.big_blind_seat is None else setup.big_blind
        current = max(nominal, *(p.bet for p in state.players))
        start, wagers = terms.after_blinds, int(current > 0)
    to_act = None if at is None else at.to_act
    if to_act is None:
        pending = awaited(state.players, state.able, current)
        first = next_to_act(state.players, pending, state.able, state.live, start)
        to_act = None if first < 0 else seat_at(state, first)
    capped = caps(state, wagers)
    return StreetStarted(setup.street, (), Chips(current), Chips(increment), wagers, capped, to_act)
