"""What was meant by the chips pushed out: EX-4.10 … EX-4.18 and the lines of the rules page §4.2."""

import pytest

from tdapp.domain.hand.rulings import Declared, Push, RulingKind, interpret, unclear_amount
from tdapp.domain.house_rules import HalfBoundary


def ruled(facing, *chips, inc=None, **more):
    """Kind and street total for chips pushed against a bet of `facing` at big blind 200."""
    push = Push(facing=facing, increment=facing if inc is None else inc, min_bet=200, chips=chips, **more)
    ruling = interpret(push)
    return ruling.kind.value, ruling.amount


def test_ex_4_10_an_amount_without_a_word_goes_by_the_half():
    assert ruled(1000, amount=1400) == ("call", 1000)
    assert ruled(1000, amount=1500) == ("raise", 2000)
    assert ruled(1000, amount=1400, declared=Declared.RAISE) == ("raise", 2000)


def test_ex_4_11_every_chip_needed_is_a_call():
    assert ruled(1100, 1000, 500, inc=600) == ("call", 1100)


def test_ex_4_12_above_the_threshold_is_a_minimum_raise():
    assert ruled(1100, 1000, *[100] * 5, inc=600) == ("raise", 1700)


def test_ex_4_13_below_the_threshold_is_a_call_with_change():
    push = Push(facing=1100, increment=600, min_bet=500, chips=(1000, 100, 100, 100))
    ruling = interpret(push)
    assert (ruling.kind, ruling.amount, ruling.adds, ruling.back) == (RulingKind.CALL, 1100, 1100, 200)


def test_ex_4_14_four_chips_over_an_opening_bet():
    assert ruled(1400, 1000, 500, 500, 500) == ("raise", 2800)


def test_ex_4_15_short_of_the_threshold_is_a_call_unless_these_are_the_last_chips():
    assert ruled(1400, 1000, 500, 500) == ("call", 1400)
    assert ruled(1400, 1000, 500, 500, last_chips=True) == ("all_in", 2000)


def test_ex_4_16_tda_61_half_of_325_is_not_rounded():
    assert ruled(325, 500, 25) == ("raise", 650)
    assert ruled(325, 400, 87) == ("call", 325)
    assert ruled(325, 400, 88) == ("raise", 650)


def test_ex_4_17_tda_45_ex_1_two_chips_both_needed():
    assert ruled(1100, 500, 1000, inc=700) == ("call", 1100)


def test_ex_4_18_tda_45_ex_2_the_last_two_chips_are_a_call_if_both_are_needed():
    assert ruled(1050, 1000, 1000, last_chips=True) == ("call", 1050)
    assert ruled(1050, 1000, 1000, last_chips=True, declared=Declared.ALL_IN) == ("all_in", 2000)


def test_tda_44_one_oversized_chip():
    assert ruled(200, 1000) == ("call", 200)
    assert ruled(200, 1000, declared=Declared.RAISE) == ("raise", 1000)
    assert ruled(200, 300, declared=Declared.RAISE) == ("raise", 400)
    assert ruled(0, 1000) == ("bet", 1000)
    assert ruled(600, 1000, last_chips=True) == ("call", 600)


def test_tda_43_a_raise_with_several_chips_is_their_total():
    assert ruled(400, 500, 500, declared=Declared.RAISE) == ("raise", 1000)
    assert ruled(400, 500, 100, declared=Declared.RAISE) == ("raise", 800)
    assert ruled(400, 500, 500, inc=200, already_in=200, declared=Declared.RAISE) == ("raise", 1200)


def test_tda_43_b_raise_to_is_a_total():
    assert ruled(400, inc=200, already_in=200, declared=Declared.RAISE, amount=1000) == ("raise", 1000)


def test_tda_45_b2_last_chips_with_one_to_spare_are_all_in():
    assert ruled(1000, 1000, 100, last_chips=True) == ("all_in", 1100)
    assert ruled(1000, 500, 300, last_chips=True) == ("all_in", 800)
    assert ruled(0, 25, last_chips=True) == ("all_in", 25)


def test_tda_51_a_call_in_words_is_a_full_call():
    assert ruled(1000, 500, declared=Declared.CALL) == ("call", 1000)
    assert ruled(1000, 500, declared=Declared.CALL, last_chips=True) == ("all_in", 500)
    assert ruled(1000, 500, declared=Declared.CALL, stack=700) == ("all_in", 700)


def test_tda_40_a_words_count_before_the_last_chips():
    assert ruled(1000, 1000, 1000, declared=Declared.CALL, last_chips=True) == ("call", 1000)


def test_tda_51_b_undercall():
    assert ruled(8000, 1000, 1000, opening_bet=True) == ("call", 8000)
    assert ruled(8000, 1000, 1000, heads_up=True) == ("call", 8000)
    assert ruled(8000, 1000, 1000) == ("director", None)
    assert ruled(8000, amount=2000) == ("director", None)


def test_tda_52_a_an_opening_bet_is_lifted_to_the_big_blind():
    assert ruled(0, 100) == ("bet", 200)
    assert ruled(0, amount=150) == ("bet", 200)
    assert ruled(0, amount=350) == ("bet", 350)


def test_tda_55_wrong_words():
    assert ruled(0, declared=Declared.CALL) == ("check", 0)
    assert ruled(0, declared=Declared.RAISE) == ("bet", 200)
    assert ruled(0, 500, 100, declared=Declared.RAISE) == ("bet", 600)
    assert ruled(400, declared=Declared.CHECK) == ("call_or_fold", 400)
    assert ruled(0, declared=Declared.CHECK) == ("check", 0)
    assert ruled(200, already_in=200, declared=Declared.CHECK) == ("check", 200)


def test_tda_55_chips_behind_a_check_go_back():
    ruling = interpret(
        Push(facing=400, increment=400, min_bet=200, chips=(500, 500), declared=Declared.CHECK)
    )
    assert (ruling.adds, ruling.back) == (None, 1000)


def test_nothing_said_and_nothing_pushed_is_a_check_if_free():
    assert ruled(0) == ("check", 0)
    assert ruled(200, already_in=200) == ("check", 200)


def test_tda_57_an_unclear_five():
    assert unclear_amount((500, 5000), 4999) == 500
    assert unclear_amount((500, 5000), 5000) == 5000
    assert unclear_amount((500, 5000), 300) == 500


def test_rules_4_2_who_may_not_raise_calls():
    assert ruled(400, 1000, 500, may_raise=False) == ("call", 400)
    assert ruled(400, amount=1000, declared=Declared.RAISE, may_raise=False) == ("call", 400)
    assert ruled(400, declared=Declared.ALL_IN, stack=1000, may_raise=False) == ("call", 400)
    assert ruled(400, declared=Declared.ALL_IN, stack=300, may_raise=False) == ("all_in", 300)


def test_rules_4_2_a_raise_lifted_beyond_the_stack_is_all_in():
    assert ruled(400, amount=600, declared=Declared.RAISE, stack=700) == ("all_in", 700)
    assert ruled(400, 500, declared=Declared.RAISE, last_chips=True) == ("all_in", 500)


def test_fixed_limit_has_one_size():
    assert ruled(400, 1000, 500, fixed=True) == ("raise", 800)
    assert ruled(0, 1000, fixed=True) == ("bet", 200)
    assert ruled(400, declared=Declared.ALL_IN, stack=5000, fixed=True) == ("raise", 800)
    assert ruled(400, declared=Declared.ALL_IN, stack=600, fixed=True) == ("all_in", 600)


def test_pot_limit_has_a_most():
    assert ruled(400, amount=5000, declared=Declared.RAISE, most=1800) == ("raise", 1800)
    assert ruled(400, declared=Declared.ALL_IN, stack=9000, most=1800) == ("raise", 1800)


@pytest.mark.parametrize(("boundary", "kind"), [(HalfBoundary.GE, "raise"), (HalfBoundary.GT, "call")])
def test_t_07_exactly_one_half(boundary, kind):
    assert ruled(1000, amount=1500, half_boundary=boundary)[0] == kind
    assert ruled(1000, amount=1501, half_boundary=boundary)[0] == "raise"
