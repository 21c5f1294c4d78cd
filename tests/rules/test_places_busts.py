"""Places of those who go out in one hand: EX-13.4 … EX-13.6 of the rules page."""

import pytest

from tdapp.domain.floor.places import Out, Place, in_order, is_paid, places_from, to_the_money
from tdapp.domain.house_rules import BustStackBasis, HouseRules
from tdapp.domain.money.payouts import tied_prizes
from tdapp.errors import RuleViolation

AFTER_ANTE = BustStackBasis.AFTER_ANTE


def out(entry, table=1, start=None, ante=0):
    return Out(entry=entry, table=table, start=start, ante=ante)


def test_ex_13_4_the_bigger_stack_is_second():
    order = in_order([out(1, start=1500), out(2, start=3000)])
    found = places_from(order, 2)
    assert found == {2: Place(2, 2), 1: Place(3, 3)}
    prizes = (500, 300, 200)
    assert [tied_prizes(prizes, found[who].first, 1) for who in (2, 1)] == [(300,), (200,)]


def test_ex_13_4_equal_stacks_share_second_and_third():
    order = in_order([out(1, start=1500), out(2, start=1500)])
    assert places_from(order, 2) == {1: Place(2, 3), 2: Place(2, 3)}
    assert tied_prizes((500, 300, 200), 2, 2) == (250, 250)


def test_ex_13_5_on_the_bubble_equal_stacks_share_the_last_prize():
    found = places_from(in_order([out(1, start=700), out(2, start=700)]), 3)
    assert all(is_paid(place, 3) for place in found.values())
    assert tied_prizes((500, 300, 200), 3, 2) == (100, 100)


def test_ex_13_6_rp_8_three_tables_share_the_fiftieth_prize():
    outs = [out(1, 1, 3000), out(2, 4, 9000), out(3, 6, 700)]
    found = places_from(in_order(outs, hand_for_hand=True), 50)
    assert set(found.values()) == {Place(50, 52)}
    assert tied_prizes((0,) * 49 + (1500,), 50, 3) == (500, 500, 500)


def test_rules_13_2_no_stack_is_asked_for_where_none_is_compared():
    assert in_order([out(1, 1), out(2, 2)], hand_for_hand=True) == ((1, 2),)
    assert in_order([out(1)]) == ((1,),)


def test_two_of_one_table_need_their_stacks():
    with pytest.raises(RuleViolation) as refused:
        in_order([out(1, start=300), out(2)])
    assert (refused.value.code, refused.value.params) == ("bust.stack_needed", {"entry": 2})


def test_rules_13_2_hand_for_hand_best_of_each_table_tie_then_the_second():
    outs = [out(1, 1, 8000), out(2, 1, 2000), out(3, 2, 50), out(4, 3, 90), out(5, 3, 10)]
    assert in_order(outs, hand_for_hand=True) == ((1, 3, 4), (2, 5))


def test_rules_13_2_hand_for_hand_two_tied_at_one_table_stand_before_the_second_of_another():
    outs = [out(1, 1, 500), out(2, 1, 500), out(3, 1, 100), out(4, 2, 900), out(5, 2, 800)]
    assert in_order(outs, hand_for_hand=True) == ((1, 2, 4), (5,), (3,))


def test_rules_13_2_other_tables_go_by_time_without_hand_for_hand():
    outs = [out(1, 1, 9000), out(2, 2, 10), out(3, 2, 20)]
    assert in_order(outs) == ((3,), (2,), (1,))


def test_t_bust_stack_basis_both_readings():
    outs = [out(1, start=5000, ante=1000), out(2, start=4500)]
    assert HouseRules().bust_stack_basis is BustStackBasis.START_OF_HAND
    assert in_order(outs) == ((1,), (2,))
    assert in_order(outs, basis=AFTER_ANTE) == ((2,), (1,))


def test_the_bubble_and_the_money():
    assert [to_the_money(left, 3) for left in (6, 4, 3, 1)] == [3, 1, 0, 0]
    assert [is_paid(Place(place, place), 3) for place in (1, 3, 4)] == [True, True, False]
