"""Money and percentages as people read them."""

from fractions import Fraction

import pytest

from tdapp.domain.prices import Purchase
from tdapp.errors import RuleViolation
from tdapp.ui import format as show
from tdapp.ui import messages


@pytest.fixture(autouse=True)
def _english():
    show.use("en")


@pytest.mark.parametrize(
    ("cents", "shown"), [(0, "0"), (42000, "420"), (125050, "1,250.50"), (-5, "−0.05"), (-2000, "−20")]
)
def test_an_amount_of_money(cents, shown):
    assert show.money(cents) == shown


@pytest.mark.parametrize(
    ("exact", "shown"), [(Fraction(100), "100"), (Fraction(25, 2), "12.5"), (Fraction(9999, 100), "99.99")]
)
def test_a_percentage(exact, shown):
    assert show.percent(exact) == shown


def test_errors_say_money_percent_and_purchases():
    said = messages.text_of_error(RuleViolation("payout.sum", given_cents=40050, pool_cents=42000))
    assert said == "These prizes make 400.50; the pool is 420. Make them equal."
    said = messages.text_of_error(
        RuleViolation("payout.not_hundred", given=Fraction(199, 2), missing=Fraction(1, 2))
    )
    assert said == "The percentages make 99.5 %. They must make 100 %."
    said = messages.text_of_error(RuleViolation("purchase.too_many", purchase=Purchase.REBUY, most=2))
    assert said == "Rebuy: at most 2 a player."
