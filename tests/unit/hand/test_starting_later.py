"""A hand entered in the middle: a later street, bets in front, chips in the middle."""

import pytest

from tdapp.domain.hand.awarding import pots_of
from tdapp.domain.hand.forced import start
from tdapp.domain.hand.legal import legal_actions
from tdapp.domain.hand.setup import HandSetup, Presence, Seat, Street, UnderWay
from tdapp.domain.hand.state import face_up, to_act
from tdapp.domain.house_rules import HouseRules, Structure, Switch


def under_way(*seats, street=Street.FLOP, middle=300, structure=Structure.NO_LIMIT, house=None, **at):
    setup = HandSetup(
        seats=seats,
        button=3,
        small_blind_seat=1,
        big_blind_seat=2,
        small_blind=50,
        big_blind=100,
        street=street,
        middle=middle,
        structure=structure,
        house=house or HouseRules(),
        under_way=UnderWay(**at),
    )
    return start(setup)[1]


def seat(number, stack=900, **more):
    return Seat(seat=number, stack=stack, **more)


def test_bets_in_front_are_matched_by_those_who_have_not():
    state = under_way(
        seat(1, bet=200, acted_level=200),
        seat(2, bet=500, acted_level=500),
        seat(3),
        current_bet=500,
        increment=300,
    )
    legal = legal_actions(state)
    assert (legal.seat, legal.to_call, legal.min_raise_to, legal.pot) == (1, 300, 800, 1000)
    state = under_way(
        seat(1, bet=200, acted_level=200),
        seat(2, bet=500, acted_level=500),
        seat(3),
        current_bet=500,
        increment=300,
        to_act=3,
    )
    assert to_act(state) == 3


def test_who_has_acted_needs_a_full_raise():
    seats = (seat(1, bet=200, acted_level=200), seat(2, 0, bet=300), seat(3, bet=300, acted_level=300))
    state = under_way(*seats, current_bet=300, increment=200)
    assert legal_actions(state).no_raise.have == 100
    state = under_way(*seats, current_bet=300, increment=100)
    assert legal_actions(state).can_raise


def test_who_has_checked_is_not_asked_again():
    state = under_way(seat(1, acted_level=0), seat(2), seat(3), current_bet=0, increment=100)
    assert (to_act(state), state.pending) == (2, 0b110)


def test_chips_in_the_middle_are_for_everybody_still_in():
    state = under_way(
        seat(1, 0, paid=100),
        seat(2, bet=500, paid=100),
        seat(3, bet=500, paid=100),
        current_bet=500,
        increment=500,
    )
    assert [(pot.amount, pot.eligible) for pot in pots_of(state).pots] == [(600, (1, 2, 3)), (1000, (2, 3))]


def test_who_folded_before_leaves_his_bet():
    folded = seat(1, bet=200, presence=Presence.FOLDED)
    state = under_way(folded, seat(2, bet=500, acted_level=500), seat(3), current_bet=500, increment=300)
    assert legal_actions(state).seat == 3
    assert state.pot == 1000


def test_a_river_that_is_over_at_once_is_turned_up():
    state = under_way(
        seat(1, 0, bet=500),
        seat(2, bet=500, acted_level=500),
        street=Street.RIVER,
        current_bet=500,
        increment=500,
    )
    assert to_act(state) is None
    assert face_up(state)


@pytest.mark.parametrize(("switch", "most"), [(Switch.OFF, 350), (Switch.ON, 390)])
def test_pot_limit_before_the_flop_takes_the_middle_for_antes(switch, most):
    state = under_way(
        seat(1, bet=50),
        seat(2, bet=100),
        seat(3),
        street=Street.PREFLOP,
        middle=40,
        structure=Structure.POT_LIMIT,
        house=HouseRules(pl_ante_preflop=switch),
        current_bet=100,
        increment=100,
        wagers=1,
        to_act=3,
    )
    assert legal_actions(state).max_raise_to == most


@pytest.mark.parametrize(("wagers", "least"), [(3, 500), (4, None)])
def test_the_cap_counts_the_wagers_before(wagers, least):
    state = under_way(
        seat(1, bet=400, acted_level=400),
        seat(2),
        seat(3),
        structure=Structure.FIXED_LIMIT,
        current_bet=400,
        increment=100,
        wagers=wagers,
    )
    assert legal_actions(state).min_raise_to == least
