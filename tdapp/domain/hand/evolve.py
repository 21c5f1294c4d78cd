"""Apply one event. Arithmetic only: nothing here judges, so a later rule fix never rewrites a past hand.

Every event type has one function; `evolve` looks it up. A street's `to_act` comes with the event.
"""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from msgspec.structs import replace

from tdapp.domain.hand.events import (
    BetMade,
    BettingCorrected,
    Called,
    CardsMucked,
    CardsTabled,
    Checked,
    Event,
    Folded,
    HandEnded,
    HandKilled,
    HandStarted,
    HoleDealt,
    Posted,
    PostKind,
    PotAwarded,
    RaisedTo,
    StreetStarted,
    UncalledReturned,
)
from tdapp.domain.hand.setup import Presence, Street
from tdapp.domain.hand.state import COVERS, NOBODY, HandState, Player, Standing
from tdapp.domain.hand.terms import terms_of
from tdapp.domain.hand.turn import awaited
from tdapp.domain.units import SeatNo

_T = TypeVar("_T")
_ANTES = (PostKind.ANTE, PostKind.DEAD_POST)
_BLINDS = (PostKind.SMALL_BLIND, PostKind.BIG_BLIND)


def evolve(state: HandState | None, event: Event) -> HandState:
    """The state after one event. Only `HandStarted` takes no state before it."""
    return _APPLY[type(event)](state, event)


def replay(events: Iterable[Event]) -> HandState:
    """The state after all events, the first of which is `HandStarted`."""
    state: HandState | None = None
    for event in events:
        state = evolve(state, event)
    assert state is not None
    return state


def _started(_: HandState | None, event: HandStarted) -> HandState:
    setup = event.setup
    live = able = in_play = 0
    players: list[Player] = []
    playing = (Presence.PRESENT, Presence.ABSENT)
    for i, s in enumerate(setup.seats):
        stack = COVERS if s.stack is None else s.stack
        acted = -1 if s.acted_level is None else s.acted_level
        players.append(Player(s.bet, s.bet + s.paid, 0, stack, acted))
        in_play += s.bet + s.paid
        if s.presence in playing:
            live |= 1 << i
            able |= (stack > 0) << i
    preflop = setup.street is Street.PREFLOP
    terms = terms_of(setup)
    return HandState(
        terms=terms,
        street=setup.street,
        players=tuple(players),
        standing=Standing(0, 0, 0, 0, False, NOBODY),
        actor=NOBODY,
        pending=0,
        live=live,
        able=able,
        closed=0,
        pot=in_play + setup.middle,
        dead=setup.middle,
        antes=setup.middle if preflop else 0,
        blinds_in=setup.small_blind + setup.big_blind if setup.under_way else 0,
        aggressor=NOBODY if setup.aggressor is None else terms.index[setup.aggressor],
        hole=((),) * len(players),
    )


def _posted(state: HandState, event: Posted) -> HandState:
    i = state.terms.index[event.seat]
    player = state.players[i]
    paid = event.paid
    ante = event.kind in _ANTES
    return replace(
        state,
        players=_with(
            state.players,
            i,
            Player(
                player.bet if ante else player.bet + paid,
                player.total if event.dead else player.total + paid,
                player.dead + paid if event.dead else player.dead,
                0 if event.all_in else player.behind - paid,
                player.acted,
            ),
        ),
        able=state.able & ~(1 << i) if event.all_in else state.able,
        all_ins=(*state.all_ins, i) if event.all_in else state.all_ins,
        pot=state.pot + paid,
        dead=state.dead + paid if event.dead else state.dead,
        antes=state.antes + paid if ante else state.antes,
        blinds_in=state.blinds_in + paid if event.kind in _BLINDS else state.blinds_in,
    )


def _street(state: HandState, event: StreetStarted) -> HandState:
    players = state.players
    current = event.current_bet
    if event.street is not state.street:  # nothing lies in front, everybody able is awaited
        players = tuple([Player(0, p.total, p.dead, p.behind, -1) for p in players])
        closed, pending = 0, state.able
    else:
        closed = sum([1 << i for i, p in enumerate(players) if p.acted >= 0])
        pending = awaited(players, state.able, current)
    return replace(
        state,
        street=event.street,
        players=players,
        standing=Standing(current, event.increment, current, event.wagers, event.capped, NOBODY),
        actor=_actor(state, event.to_act),
        pending=0 if event.to_act is None else pending,
        closed=closed,
        board=state.board + event.cards,
        saw_turn=state.saw_turn or (state.live if event.street in (Street.TURN, Street.RIVER) else 0),
    )


def _folded(state: HandState, event: Folded | HandKilled) -> HandState:
    index = state.terms.index
    left = ~(1 << index[event.seat])
    to_act = event.to_act
    return replace(
        state,
        actor=NOBODY if to_act is None else index[to_act],
        pending=0 if to_act is None else state.pending & left,
        live=state.live & left,
        able=state.able & left,
    )


def _checked(state: HandState, event: Checked) -> HandState:
    index = state.terms.index
    i = index[event.seat]
    p = state.players[i]
    to_act = event.to_act
    bit = 1 << i
    return replace(
        state,
        players=_with(state.players, i, Player(p.bet, p.total, p.dead, p.behind, state.standing.current)),
        actor=NOBODY if to_act is None else index[to_act],
        pending=0 if to_act is None else state.pending & ~bit,
        closed=state.closed | bit,
    )


def _called(state: HandState, event: Called) -> HandState:
    index = state.terms.index
    i = index[event.seat]
    p = state.players[i]
    paid = event.paid
    to_act = event.to_act
    bit = 1 << i
    behind = 0 if event.all_in else p.behind - paid
    called = replace(
        state,
        players=_with(
            state.players, i, Player(p.bet + paid, p.total + paid, p.dead, behind, state.standing.current)
        ),
        actor=NOBODY if to_act is None else index[to_act],
        pending=0 if to_act is None else state.pending & ~bit,
        closed=state.closed | bit,
        pot=state.pot + paid,
    )
    return _all_in(called, i) if event.all_in else called


def _wagered(state: HandState, event: BetMade | RaisedTo) -> HandState:
    index = state.terms.index
    i = index[event.seat]
    p = state.players[i]
    paid = event.paid
    to_act = event.to_act
    total = event.total
    bit = 1 << i
    old = state.standing
    behind = 0 if event.all_in else p.behind - paid
    wagered = replace(
        state,
        players=_with(state.players, i, Player(total, p.total + paid, p.dead, behind, total)),
        standing=Standing(
            total,
            event.increment,
            total if event.full else old.full_level,
            old.wagers + event.full,
            event.capped,
            i,
        ),
        actor=NOBODY if to_act is None else index[to_act],
        pending=0 if to_act is None else state.able & ~bit,
        closed=bit if event.reopens else state.closed | bit,
        pot=state.pot + paid,
        aggressor=i,
    )
    return _all_in(wagered, i) if event.all_in else wagered


def _all_in(state: HandState, i: int) -> HandState:
    return replace(state, able=state.able & ~(1 << i), all_ins=(*state.all_ins, i))


def _hole(state: HandState, event: HoleDealt) -> HandState:
    return replace(state, hole=_with(state.hole, state.terms.index[event.seat], event.cards))


def _tabled(state: HandState, event: CardsTabled) -> HandState:
    i = state.terms.index[event.seat]
    hole = _with(state.hole, i, event.cards) if event.cards else state.hole
    return replace(state, hole=hole, tabled=state.tabled | 1 << i)


def _mucked(state: HandState, event: CardsMucked) -> HandState:
    return replace(state, mucked=state.mucked | 1 << state.terms.index[event.seat])


def _returned(state: HandState, event: UncalledReturned) -> HandState:
    i = state.terms.index[event.seat]
    p = state.players[i]
    amount = event.amount
    back = Player(max(0, p.bet - amount), p.total - amount, p.dead, p.behind + amount, p.acted)
    return replace(state, players=_with(state.players, i, back), pot=state.pot - amount)


def _awarded(state: HandState, event: PotAwarded) -> HandState:
    players = list(state.players)
    for share in event.award.shares:
        i = state.terms.index[share.seat]
        p = players[i]
        players[i] = Player(p.bet, p.total, p.dead, p.behind + share.amount, p.acted)
    return replace(state, players=tuple(players), pot=state.pot - event.award.amount)


def _ended(state: HandState, _: HandEnded) -> HandState:
    return replace(state, actor=NOBODY, pending=0, ended=True)


def _corrected(state: HandState, event: BettingCorrected) -> HandState:
    players = list(state.players)
    live, able, pot, dead = state.live, state.able, state.pot, state.dead
    for fixed in event.seats:
        i = state.terms.index[fixed.seat]
        old = players[i]
        behind = COVERS if fixed.behind is None else fixed.behind
        players[i] = Player(fixed.bet, fixed.total, fixed.dead, behind, old.acted)
        pot += fixed.total - old.total + fixed.dead - old.dead
        dead += fixed.dead - old.dead
        live = live & ~(1 << i) | fixed.in_hand << i
        able = able & ~(1 << i) | (fixed.in_hand and behind > 0) << i
    current = event.current_bet
    pending = awaited(players, able, current)
    actor = _actor(state, event.to_act)
    if actor >= 0:
        pending |= 1 << actor
    old = state.standing
    return replace(
        state,
        players=tuple(players),
        standing=replace(old, current=current, increment=event.increment, full_level=current),
        actor=actor,
        pending=0 if actor < 0 else pending,
        live=live,
        able=able,
        pot=pot,
        dead=dead,
        all_ins=tuple(i for i in state.all_ins if not able >> i & 1),
    )


def _actor(state: HandState, seat: SeatNo | None) -> int:
    return NOBODY if seat is None else state.terms.index[seat]


def _with(items: tuple[_T, ...], index: int, item: _T) -> tuple[_T, ...]:
    changed = list(items)
    changed[index] = item
    return tuple(changed)


_APPLY: dict[type, Callable[[Any, Any], HandState]] = {
    HandStarted: _started,
    Posted: _posted,
    StreetStarted: _street,
    Folded: _folded,
    HandKilled: _folded,
    Checked: _checked,
    Called: _called,
    BetMade: _wagered,
    RaisedTo: _wagered,
    HoleDealt: _hole,
    CardsTabled: _tabled,
    CardsMucked: _mucked,
    UncalledReturned: _returned,
    PotAwarded: _awarded,
    HandEnded: _ended,
    BettingCorrected: _corrected,
}
