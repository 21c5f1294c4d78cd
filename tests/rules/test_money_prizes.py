"""Pool and prizes: EX-13.1 … EX-13.3, EX-13.14 and the table of the rules page §13.1."""

from fractions import Fraction

import pytest

from tdapp.domain.house_rules import PAYOUT_TABLE, HouseRules, PayoutRounding
from tdapp.domain.money.payouts import (
    OTHER_TABLES,
    WHOLE,
    check_prizes,
    check_shares,
    split_pool,
    usual_shares,
)
from tdapp.domain.money.pool import prize_pool
from tdapp.domain.prices import Extras, Price
from tdapp.errors import InputError, RuleViolation

LARGEST = PayoutRounding.LARGEST_REMAINDER
FIRST = PayoutRounding.FIRST_TAKES_REST


def percents(*whole):
    return tuple(percent * 100 for percent in whole)


def test_ex_13_1_the_pool_of_entries_rebuys_and_add_ons():
    twenty, ten = Price(prize=20), Price(prize=10)
    assert prize_pool([(twenty, 12), (twenty, 5), (ten, 8)]).total == 420


def test_ex_13_1_fees_and_bounties_are_no_prize_money():
    assert prize_pool([(Price(prize=20, fee=3, bounty=5), 12)]).total == 240


def test_rules_13_1_added_money_comes_in_and_the_fee_goes_out():
    pool = prize_pool([(Price(prize=20), 12)], Extras(added=100, fee=30))
    assert (pool.sold, pool.added, pool.fee, pool.overlay, pool.total) == (240, 100, 30, 0, 310)


@pytest.mark.parametrize(("guarantee", "overlay", "total"), [(1000, 760, 1000), (240, 0, 240), (239, 0, 240)])
def test_rules_13_1_a_guarantee_is_made_up_by_the_house(guarantee, overlay, total):
    pool = prize_pool([(Price(prize=20), 12)], Extras(guarantee=guarantee))
    assert (pool.overlay, pool.total) == (overlay, total)


def test_a_fee_takes_no_more_than_there_is():
    pool = prize_pool([(Price(prize=20), 2)], Extras(added=5, fee=46, guarantee=10))
    assert (pool.fee, pool.overlay, pool.total) == (45, 10, 10)


def test_ex_13_2_first_takes_the_rest_is_the_default():
    assert HouseRules().payout_rounding is FIRST
    assert split_pool(470, percents(50, 30, 20), unit=10) == (240, 140, 90)


def test_ex_13_3_five_places():
    assert split_pool(1330, percents(40, 25, 20, 10, 5), unit=5) == (540, 330, 265, 130, 65)


def test_ex_13_14_the_two_ways_of_rounding():
    shares = percents(40, 35, 25)
    assert split_pool(330, shares, unit=10, rounding=LARGEST) == (130, 120, 80)
    assert split_pool(330, shares, unit=10, rounding=FIRST) == (140, 110, 80)


@pytest.mark.parametrize("rounding", [FIRST, LARGEST])
def test_rules_13_1_what_is_below_one_unit_goes_to_first(rounding):
    first, *others = split_pool(337, percents(40, 35, 25), unit=10, rounding=rounding)
    assert all(prize % 10 == 0 for prize in others)
    assert first + sum(others) == 337
    assert first % 10 == 7


def test_rules_13_1_ties_of_remainders_go_to_the_higher_place():
    assert split_pool(10, percents(25, 25, 25, 25), rounding=LARGEST) == (3, 3, 2, 2)


@pytest.mark.parametrize(("shares", "missing"), [((50, 30, 19), 1), ((50, 30, 21), -1), ((), 100)])
def test_rules_13_1_percentages_that_are_not_100_are_refused(shares, missing):
    with pytest.raises(RuleViolation) as refused:
        split_pool(330, percents(*shares))
    assert refused.value.code == "payout.not_hundred"
    assert refused.value.params == {"given": sum(shares), "missing": missing}


def test_rules_13_1_the_missing_percent_is_exact():
    with pytest.raises(RuleViolation) as refused:
        check_shares((4960, 4360, 679))
    assert refused.value.params["missing"] == Fraction(1, 100)


@pytest.mark.parametrize(
    ("shares", "code", "place"),
    [((30, 50, 20), "payout.increasing", 2), ((60, 50, -10), "payout.negative", 3)],
)
def test_rules_13_1_prizes_never_increase_downwards(shares, code, place):
    with pytest.raises(RuleViolation) as refused:
        split_pool(330, percents(*shares))
    assert (refused.value.code, refused.value.params) == (code, {"place": place})


def test_typed_prizes_give_out_just_the_pool():
    check_prizes((300, 100, 20), 420)
    with pytest.raises(RuleViolation) as refused:
        check_prizes((300, 100), 420)
    assert (refused.value.code, refused.value.params) == (
        "payout.sum",
        {"given_cents": 400, "pool_cents": 420},
    )
    with pytest.raises(RuleViolation) as refused:
        check_prizes((100, 300, 20), 420)
    assert refused.value.code == "payout.increasing"


def test_a_unit_below_one_is_refused():
    with pytest.raises(InputError) as refused:
        split_pool(330, (WHOLE,), unit=0)
    assert refused.value.code == "payout.unit"


@pytest.mark.parametrize(
    ("entrants", "shares"),
    [
        ((1, 2, 4), (100,)),
        ((5, 7), (65, 35)),
        ((8, 15), (50, 30, 20)),
        ((16, 20), (40, 30, 20, 10)),
        ((21, 27), (40, 25, 20, 10, 5)),
        ((28, 45), (37, 22, 15, 11, 8, 7)),
        ((46, 100, 101, 10_000), (30, 20, 12, 10, 8, 6.5, 5.5, 4.5, 3.5)),
    ],
)
def test_rules_13_1_the_default_table(entrants, shares):
    for count in entrants:
        assert usual_shares(count) == tuple(int(share * 100) for share in shares)


def test_rules_13_1_every_table_can_be_used():
    for row in (*PAYOUT_TABLE, *OTHER_TABLES):
        check_shares(row.shares)


def test_a_table_with_a_gap_takes_the_next_row_and_an_empty_one_none():
    assert usual_shares(18, (PAYOUT_TABLE[4], PAYOUT_TABLE[2])) == PAYOUT_TABLE[4].shares
    with pytest.raises(RuleViolation, match=r"payout\.no_table"):
        usual_shares(5, ())
