"""What may be bought, when, how often and with which stack; what lies in the box."""

import pytest

from tdapp.domain.money.limits import check_count, check_stack, check_time
from tdapp.domain.money.pool import Box
from tdapp.domain.prices import Price, Purchase, RebuyWhen
from tdapp.errors import RuleViolation

ZERO, START = RebuyWhen.ONLY_AT_ZERO, RebuyWhen.AT_MOST_START


@pytest.mark.parametrize(
    ("now", "since", "until"), [(3, None, None), (3, 3, 3), (0, None, 0), (9, 2, None), (3, 1, 8)]
)
def test_both_ends_are_included(now, since, until):
    check_time(Purchase.REBUY, now, since, until)


@pytest.mark.parametrize(
    ("now", "since", "until", "code"),
    [(4, None, 3, "purchase.too_late"), (4, 5, None, "purchase.too_early"), (4, 5, 3, "purchase.too_early")],
)
def test_late_registration_ends_and_an_add_on_waits(now, since, until, code):
    with pytest.raises(RuleViolation) as refused:
        check_time(Purchase.BUY_IN, now, since, until)
    assert (refused.value.code, refused.value.params) == (code, {"purchase": "buy_in"})


def test_so_many_per_player():
    check_count(Purchase.REBUY, 1, 2)
    check_count(Purchase.REBUY, 99, None)
    with pytest.raises(RuleViolation) as refused:
        check_count(Purchase.REBUY, 2, 2)
    assert refused.value.params == {"purchase": "rebuy", "most": 2}


@pytest.mark.parametrize(("stack", "when"), [(0, ZERO), (0, START), (5000, START), (None, START)])
def test_rules_13_3_a_small_stack_may_rebuy(stack, when):
    check_stack(stack, 5000, when)


@pytest.mark.parametrize(
    ("stack", "when", "code"),
    [
        (1, ZERO, "rebuy.only_at_zero"),
        (None, ZERO, "rebuy.only_at_zero"),
        (5001, START, "rebuy.stack_too_big"),
    ],
)
def test_rules_13_3_a_big_stack_may_not(stack, when, code):
    with pytest.raises(RuleViolation) as refused:
        check_stack(stack, 5000, when)
    assert refused.value.code == code


def test_a_price_costs_all_its_parts():
    assert Price(prize=2000, fee=300, bounty=500).cost == 2800


def test_the_box_is_at_zero_when_all_is_paid():
    box = Box(taken=42000, put_in=10000, fees=2000, paid_out=30000)
    assert (box.holds, box.after_fees) == (22000, 20000)
    assert Box(taken=42000, put_in=10000, fees=2000, paid_out=50000).after_fees == 0
