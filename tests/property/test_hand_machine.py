"""A hand from posting to the last chip under random legal play, whatever the table and the house rules.

Chips are conserved, no stack is negative, only the actor acts, what is offered is accepted and what lies just
outside is refused, every hand ends, the events alone give the same state, and taking all back is the start.
"""

import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.legal_play import apply, next_action, random_ranking, random_setup

from tdapp.domain.hand.actions import AllIn, Bet, Call, Check, Fold, RaiseTo, Settle
from tdapp.domain.hand.awarding import pots_of
from tdapp.domain.hand.decide import decide
from tdapp.domain.hand.events import Event, HandEnded
from tdapp.domain.hand.evolve import replay
from tdapp.domain.hand.forced import start
from tdapp.domain.hand.legal import legal_actions
from tdapp.domain.hand.state import is_uncounted, seat_at
from tdapp.domain.house_rules import Structure
from tdapp.errors import RuleViolation

_MOST_STEPS = 400


def refused(state, action):
    try:
        decide(state, action)
    except RuleViolation:
        return True
    return False


def offers_hold(state):
    """Every offered action is accepted, each just outside refused, and nobody else may act."""
    legal = legal_actions(state)
    seat = legal.seat
    wager = RaiseTo if legal.current_bet else Bet
    assert decide(state, Fold(seat))
    assert refused(state, Check(seat)) is not legal.can_check
    assert refused(state, Call(seat)) is legal.can_check
    assert refused(state, (Bet if legal.current_bet else RaiseTo)(seat, 10**6))
    assert (legal.no_check is None) is legal.can_check
    assert (legal.no_call is None) is not legal.can_check
    assert (legal.no_bet is None) is (legal.can_raise and not legal.current_bet)
    assert (legal.no_raise_to is None) is (legal.can_raise and legal.current_bet > 0)
    if legal.can_raise:
        assert decide(state, wager(seat, legal.min_raise_to))
        assert refused(state, wager(seat, legal.min_raise_to - 1))
        assert legal.min_raise_to > legal.current_bet
        assert legal.min_raise_to <= legal.pot_raise_to
        if legal.max_raise_to is not None:
            assert decide(state, wager(seat, legal.max_raise_to))
            assert refused(state, wager(seat, legal.max_raise_to + 1))
            assert legal.pot_raise_to <= legal.max_raise_to
    else:
        assert refused(state, wager(seat, legal.current_bet + 1))
    for i in range(len(state.players)):
        if i != state.actor:
            assert refused(state, Check(seat_at(state, i)))
            assert refused(state, Fold(seat_at(state, i)))


def sound(state, setup, total):
    """`total`: all counted stacks. What a player who covers puts in comes from outside."""
    seats = list(zip(state.players, setup.seats, strict=True))
    counted = sum(p.behind for p, s in seats if s.stack is not None)
    from_outside = sum(p.total + p.dead for p, s in seats if s.stack is None)
    assert counted + state.pot == total + from_outside
    assert all(p.behind >= 0 and p.bet >= 0 and p.total >= p.bet for p in state.players)
    assert state.able & ~state.live == 0
    assert state.pending & ~state.able == 0
    assert (state.actor >= 0) is (state.pending != 0)
    cut = pots_of(state)
    back = cut.uncalled.amount if cut.uncalled else 0
    if not state.ended:
        assert sum(pot.amount for pot in cut.pots) + back == state.pot


def play(rng, setup, looks=True):
    """The states and events of one hand."""
    events, state = start(setup)
    events = list(events)
    total = sum(s.stack or 0 for s in setup.seats)
    states = [state]
    while not state.ended:
        sound(state, setup, total)
        if state.actor >= 0 and looks:
            offers_hold(state)
        state, more = apply(state, next_action(rng, state))
        states.append(state)
        events += more
        assert len(states) < _MOST_STEPS
    return states, events


@settings(deadline=None, max_examples=120)
@given(st.integers(0, 2**32))
def test_a_hand_from_start_to_end(seed):
    rng = random.Random(seed)
    setup = random_setup(rng)
    states, events = play(rng, setup)
    end = states[-1]
    assert end.pot == 0
    assert isinstance(events[-1], HandEnded)
    assert sum(r.net for r in events[-1].results) == 0
    for result, seat, player in zip(events[-1].results, setup.seats, end.players, strict=True):
        if seat.stack is not None:
            assert result.stack == seat.stack + result.net == player.behind
    assert replay(events) == end
    assert refused(end, Settle())
    wire = msgspec.json.encode(events)
    assert replay(msgspec.json.decode(wire, type=list[Event])) == end


@settings(deadline=None, max_examples=40)
@given(st.integers(0, 2**32))
def test_taking_all_back_is_the_start(seed):
    rng = random.Random(seed)
    setup = random_setup(rng)
    states, events = play(rng, setup, looks=False)
    opening = len(start(setup)[0])
    for cut in range(opening, len(events) + 1):
        assert replay(events[:cut]).ended is (cut == len(events))
    assert replay(events[:opening]) == states[0]


@settings(deadline=None, max_examples=60)
@given(st.integers(0, 2**32))
def test_an_all_in_is_what_its_total_says(seed):
    """For a counted player the same as call or raise to all he has; more than he has is refused."""
    rng = random.Random(seed)
    state = start(random_setup(rng))[1]
    while state.actor >= 0:
        legal = legal_actions(state)
        player = state.players[state.actor]
        if not is_uncounted(player.behind):
            total = player.bet + player.behind
            assert refused(state, AllIn(legal.seat, total + 1))
            if total <= legal.current_bet:
                assert decide(state, AllIn(legal.seat)) == decide(state, Call(legal.seat))
            elif legal.can_raise and total <= legal.max_raise_to:
                wager = RaiseTo if legal.current_bet else Bet
                assert decide(state, AllIn(legal.seat)) == decide(state, wager(legal.seat, total))
            elif legal.no_raise and legal.no_raise.reason == "nobody_can_call":
                assert decide(state, AllIn(legal.seat)) == decide(state, Call(legal.seat))
            else:
                assert refused(state, AllIn(legal.seat))
        else:
            assert refused(state, AllIn(legal.seat))
        state, _ = apply(state, next_action(rng, state))


@pytest.mark.parametrize("structure", list(Structure))
def test_every_structure_comes_up_with_raises(structure):
    """The random tables do reach what the properties speak about."""
    raised = capped = reopened = 0
    for seed in range(300):
        rng = random.Random(seed)
        setup = random_setup(rng)
        if setup.structure is not structure:
            continue
        _, state = start(setup)
        while state.actor >= 0:
            legal = legal_actions(state)
            raised += legal.can_raise
            capped += legal.no_raise is not None and legal.no_raise.reason == "cap_reached"
            reopened += legal.no_raise is not None and legal.no_raise.reason in (
                "not_reopened",
                "no_full_raise",
            )
            state, _ = apply(state, next_action(rng, state))
    assert raised > 50
    assert reopened > 0
    assert (capped > 0) is (structure is Structure.FIXED_LIMIT)


def test_random_rankings_name_everybody_left():
    rng = random.Random(3)
    state = start(random_setup(rng))[1]
    named = {seat for group in random_ranking(rng, state) for seat in group}
    assert len(named) == state.live.bit_count()
