"""The chip race: EX-12.5 … EX-12.7 of the rules page §12.3, TDA 2024 R24."""

import pytest

from tdapp.domain.cards import parse_cards
from tdapp.domain.chips import (
    Exchange,
    Holding,
    changed,
    chips_to_win,
    deal_race,
    leftovers,
    round_up,
    run_race,
    smallest_usual_chip,
)
from tdapp.domain.house_rules import HOME_RULES, ColorUpMethod, HouseRules, RaceRounding
from tdapp.errors import RuleViolation

TO_100 = Exchange(25, 100)
LEFT = {1: 3, 3: 1, 4: 2, 6: 3}
CARDS = {
    1: parse_cards("Kd7c2s"),
    3: parse_cards("Ah"),
    4: parse_cards("As9d"),
    6: parse_cards("KsKh4c"),
}


def holdings(others=1000, **mine):
    return [Holding(seat, chips, mine.get(f"seat{seat}", others)) for seat, chips in LEFT.items()]


def net(done, before):
    return {who.seat: done.stacks[who.seat] - who.others - 25 * who.old_chips for who in before}


def test_ex_12_5_best_cards_of_two_seats_win():
    before = holdings()
    done = run_race(before, TO_100, CARDS)
    assert done.winners == (4, 3)
    assert net(done, before) == {1: -75, 3: 75, 4: 50, 6: -75}
    assert (done.rescued, done.added) == ((), -25)


def test_ex_12_6_half_a_chip_makes_a_whole_one():
    assert chips_to_win([3, 1, 3, 3], TO_100) == 3
    assert chips_to_win([3, 1, 3, 2], TO_100) == 2
    before = [Holding(seat, chips, 500) for seat, chips in enumerate([3, 1, 3, 3], 1)]
    cards = {
        1: parse_cards("2c3c4c"),
        2: parse_cards("As"),
        3: parse_cards("5c6c7c"),
        4: parse_cards("KsQsJs"),
    }
    done = run_race(before, TO_100, cards)
    assert (done.winners, done.added) == ((2, 4, 3), 50)


def test_ex_12_7_nobody_is_raced_out():
    done = run_race(holdings(seat6=0), TO_100, CARDS)
    assert (done.winners, done.rescued) == ((4, 3), (6,))
    assert done.stacks[6] == 100
    assert done.added == 75


def test_tda_24_who_changed_a_full_group_is_not_rescued():
    before = [Holding(1, 7), Holding(2, 3, 400)]
    done = run_race(before, TO_100, {1: parse_cards("2c3c4c"), 2: parse_cards("AsKsQs")})
    assert (done.winners, done.rescued, done.stacks) == ((2, 1), (), {1: 200, 2: 500})
    one = run_race(
        [Holding(1, 5), Holding(2, 3, 400)], TO_100, {1: parse_cards("2c"), 2: parse_cards("AsKsQs")}
    )
    assert (one.winners, one.rescued, one.stacks) == ((2,), (), {1: 100, 2: 500})


def test_rules_12_3_any_rest_adds_one_by_the_other_setting():
    assert HouseRules().race_rounding is RaceRounding.HALF_UP
    assert chips_to_win([3, 3, 2, 1], TO_100, RaceRounding.HALF_UP) == 2
    assert chips_to_win([3, 3, 2, 1], TO_100, RaceRounding.UP) == 3
    assert chips_to_win([3, 1], TO_100, RaceRounding.UP) == 1


def test_rules_12_3_round_up_is_the_home_way():
    assert (HouseRules().color_up_method, HOME_RULES.color_up_method) == (
        ColorUpMethod.RACE,
        ColorUpMethod.ROUND_UP,
    )
    done = round_up(holdings(), TO_100)
    assert done.added == 175
    assert done.winners == (1, 3, 4, 6)


def test_tda_24_cards_from_seat_one_all_of_a_seat_before_the_next():
    stub = parse_cards("3dQc8s2c")
    assert deal_race({5: 2, 2: 1}, stub) == {2: stub[:1], 5: stub[1:3]}


def test_too_few_cards_are_refused():
    with pytest.raises(RuleViolation) as refused:
        deal_race({1: 2}, parse_cards("3d"))
    assert (refused.value.code, refused.value.params) == ("race.cards", {"needed": 2, "given": 1})
    with pytest.raises(RuleViolation) as refused:
        run_race(holdings(), TO_100, {**CARDS, 6: CARDS[3]})
    assert (refused.value.code, refused.value.params) == ("race.cards", {"needed": 3, "given": 1})


def test_tda_24_c_a_stray_chip_is_changed_at_equal_value_only():
    assert changed(11, Exchange(100, 500)) == (2, 1)
    assert changed(4, Exchange(100, 500)) == (0, 4)


def test_full_groups_are_changed_before_the_race():
    assert leftovers([Holding(2, 9), Holding(1, 8), Holding(3, 2)], TO_100) == {2: 1, 3: 2}


@pytest.mark.parametrize("exchange", [Exchange(20, 50), Exchange(100, 25), Exchange(100, 100)])
def test_a_new_chip_is_a_multiple_of_the_old_one(exchange):
    with pytest.raises(RuleViolation, match=r"race\.not_a_multiple"):
        changed(4, exchange)


@pytest.mark.parametrize(
    ("amounts", "chip"), [((25, 50, 0), 25), ((100, 155), 5), ((7, 100), 1), ((2000, 0), 1000), ((600,), 100)]
)
def test_the_largest_usual_chip_that_pays_everything(amounts, chip):
    assert smallest_usual_chip(amounts) == chip
