"""A mistake found late is put right forward, as its own event."""

import pytest
from support.spoken import Table

from tdapp.domain.hand.actions import Correct, SeatFix
from tdapp.domain.hand.decide import decide
from tdapp.domain.hand.evolve import evolve
from tdapp.domain.hand.state import behind
from tdapp.errors import RuleViolation


def table(*said, order="ABC", **stacks):
    given = {**dict.fromkeys(order, 5000), **stacks}
    return Table(order, order[-1], street="flop", bb=100, pot=300, stacks=given).say(*said)


def refusal(table, action):
    with pytest.raises(RuleViolation) as refused:
        table.do(action)
    return refused.value.code, refused.value.params


def total_chips(table):
    return table.state.pot + sum(p.behind for p in table.state.players)


def test_chips_to_and_from_the_pot():
    hand = table("A checks")
    before = total_chips(hand)
    hand.do(Correct(seats=(SeatFix(seat=2, dead=100),)))
    assert (hand.options()["pot_total"], behind(hand.state, 2)) == (400, 4900)
    hand.do(Correct(seats=(SeatFix(seat=2, dead=-60),)))
    assert (hand.options()["pot_total"], behind(hand.state, 2), hand.state.dead) == (340, 4960, 340)
    assert total_chips(hand) == before
    assert hand.options()["to_act"] == "B"


def test_tda_52_an_under_raise_is_topped_up():
    hand = table("A bets 600", "B raises to 1200", "C calls")
    hand.do(
        Correct(seats=(SeatFix(seat=2, bet=1000), SeatFix(seat=3, bet=1000)), current_bet=1000, increment=600)
    )
    assert hand.range() == (400, 1600, 5000)
    hand.do(Correct(seats=(SeatFix(seat=2, bet=1200), SeatFix(seat=3, bet=1200)), current_bet=1200))
    assert hand.options()["to_act"] == "A"
    assert hand.range() == (600, 1800, 5000)
    assert hand.say("A calls").pots() == [(3900, "ABC")]


def test_a_hand_is_given_back_and_taken_away():
    hand = table("A bets 300", "B folds")
    hand.do(Correct(seats=(SeatFix(seat=2, in_hand=True),), to_act=2))
    assert hand.options()["to_act"] == "B"
    assert hand.say("B calls", "C folds").pots() == [(900, "AB")]
    hand.deal()
    hand.do(Correct(seats=(SeatFix(seat=1, in_hand=False),)))
    assert hand.options()["round_over"]


def test_a_stack_that_was_counted_wrong():
    hand = table("A bets 300")
    hand.do(Correct(seats=(SeatFix(seat=2, stack=250),)))
    assert hand.range() == (250, None, None)
    hand.do(Correct(seats=(SeatFix(seat=1, stack=0),)))
    hand.say("B all-in 250", "C calls")
    assert hand.options()["round_over"]
    covers = Table("AB", "B", street="flop", bb=100, stacks={})
    covers.do(Correct(seats=(SeatFix(seat=1, dead=10),)))
    assert behind(covers.state, 1) is None


def test_the_street_may_be_closed():
    hand = table("A bets 300", "B calls")
    hand.do(Correct(seats=(SeatFix(seat=3, bet=300),), closed=True))
    assert hand.options()["round_over"]
    assert hand.deal().options()["to_act"] == "A"


def test_an_all_in_taken_back_is_able_again():
    hand = table("A all-in 700", A=700)
    hand.do(Correct(seats=(SeatFix(seat=1, bet=500),), current_bet=500, increment=500))
    assert hand.state.all_ins == ()
    hand.say("B calls", "C calls").deal()
    assert hand.options()["to_act"] == "A"


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (Correct(seats=(SeatFix(seat=9),)), "correct.unknown_seat"),
        (Correct(seats=(SeatFix(seat=2, bet=5001),), current_bet=5001), "correct.not_enough_chips"),
        (Correct(seats=(SeatFix(seat=2, bet=-1),)), "correct.negative"),
        (Correct(seats=(SeatFix(seat=2, dead=-1),)), "correct.negative"),
        (Correct(seats=(SeatFix(seat=2, stack=-1),)), "correct.negative"),
        (Correct(increment=0), "correct.negative"),
        (Correct(seats=tuple(SeatFix(seat=n, in_hand=False) for n in (1, 2, 3))), "correct.nobody_left"),
        (Correct(to_act=9), "correct.cannot_act"),
        (Correct(seats=(SeatFix(seat=2, in_hand=False),), to_act=2), "correct.cannot_act"),
        (Correct(current_bet=299), "correct.below_a_bet"),
        (Correct(seats=(SeatFix(seat=2, bet=301),)), "correct.below_a_bet"),
    ],
)
def test_what_cannot_be_right_is_refused(action, code):
    assert refusal(table("A bets 300"), action)[0] == code


def test_the_event_alone_makes_the_state():
    hand = table("A bets 300")
    (event,) = decide(hand.state, Correct(seats=(SeatFix(seat=2, bet=300),)))
    assert evolve(hand.state, event).pot == 900
