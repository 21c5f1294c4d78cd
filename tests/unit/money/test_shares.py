"""Whole parts of whole amounts, and typed percentages."""

import pytest

from tdapp.domain.money.payouts import prize_of, read_percent, tied_prizes
from tdapp.domain.money.shares import evenly, largest_remainder
from tdapp.errors import InputError


def test_odd_cents_one_each_from_the_first():
    assert evenly(1000, 3) == (334, 333, 333)
    assert evenly(5, 3) == (2, 2, 1)
    assert evenly(2, 3) == (1, 1, 0)


def test_the_rest_goes_to_the_largest_fractions():
    assert largest_remainder([4960, 4360, 680], 100, 100) == (50, 43, 7)
    assert largest_remainder([5, 5], 2, 5) == (3, 2)


@pytest.mark.parametrize(
    ("text", "hundredths"),
    [("12.5", 1250), ("12,5 %", 1250), ("100", 10_000), ("0.05%", 5), (" 33.33 ", 3333), ("50％", 5000)],
)
def test_a_typed_percentage(text, hundredths):
    assert read_percent(text) == hundredths


@pytest.mark.parametrize("text", ["", "%", "100.01", "1e1", "-5", "12.345", "abc", "٣", "1 2", "1" * 5000])
def test_what_is_no_percentage(text):
    with pytest.raises(InputError) as refused:
        read_percent(text, "row[2]")
    assert refused.value.code == "percent.unreadable"
    assert refused.value.params["path"] == "row[2]"


def test_places_beyond_the_last_prize_get_nothing():
    assert [prize_of((500, 300), place) for place in (1, 2, 3)] == [500, 300, 0]
    assert tied_prizes((500, 300), 2, 3) == (100, 100, 100)
    assert tied_prizes((500, 300), 3, 2) == (0, 0)
    assert tied_prizes((500, 301), 1, 2) == (401, 400)
