"""Numbers and times as people read and type them."""

from contextlib import suppress
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.errors import InputError
from tdapp.ui import format as show


@pytest.fixture(autouse=True)
def _english():
    show.use("en", "24")
    yield
    show.use("en")


@pytest.mark.parametrize(
    ("left", "shown"),
    [
        (1_200_000, "20:00"),
        (1_199_999, "20:00"),
        (1_199_000, "19:59"),
        (1, "00:01"),
        (0, "00:00"),
        (-5, "00:00"),
        (3_600_000, "1:00:00"),
        (3_600_001, "1:00:01"),
        (59_999, "01:00"),
    ],
)
def test_a_second_begun_is_a_second_still_there(left, shown):
    assert show.countdown(left) == shown


@given(st.integers(1, 86_400_000))
def test_the_next_change_is_where_until_next_second_says(left):
    wait = show.until_next_second(left)
    assert 1 <= wait <= 1000
    assert show.countdown(left - wait + 1) == show.countdown(left)
    assert show.countdown(left - wait) != show.countdown(left)


def test_chips_are_grouped_and_scaled():
    assert show.chips(12_500) == "12,500"
    assert show.chips(25, 100) == "0.25"
    assert show.chips(500, 100) == "5"
    assert show.blinds(300, 600) == "300 / 600"
    assert show.blinds(0, 200) == "200"
    assert show.blinds(0, 0) == "–"


@pytest.mark.parametrize(
    ("place", "word"),
    [(1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (112, "112th"), (21, "21st")],
)
def test_places_in_english(place, word):
    assert show.ordinal(place) == word


@pytest.mark.parametrize(
    ("text", "scale", "value"),
    [
        ("1500", 1, 1500),
        (" 1,500 ", 1, 1500),
        ("1 500", 1, 1500),
        ("1'500", 1, 1500),
        ("12,345,678", 1, 12_345_678),
        ("１５００", 1, 1500),
        ("0.25", 100, 25),
        ("2.5", 100, 250),
        ("2", 100, 200),
    ],
)
def test_amounts_as_people_type_them(text, scale, value):
    assert show.read_chips(text, scale) == value


@pytest.mark.parametrize(
    "text",
    ["1.5k", "1e3", "-5", "+5", "", " ", "abc", "1,50", "1.5", "0x10", "٣", "²", "1,,000", "9" * 30, "1_000"],
)
def test_product_9_unreadable_amounts_are_refused(text):
    with pytest.raises(InputError) as caught:
        show.read_chips(text, 1, "sb")
    assert caught.value.code == "amount.unreadable"
    assert caught.value.params["path"] == "sb"


@given(st.text(max_size=30), st.sampled_from([1, 100]))
def test_any_text_is_an_amount_or_refused(text, scale):
    with suppress(InputError):
        assert show.read_chips(text, scale) >= 0


@given(st.integers(0, 10**12), st.sampled_from([1, 100]))
def test_what_is_shown_can_be_typed(value, scale):
    assert show.read_chips(show.chips(value, scale), scale) == value


def test_the_hours_of_the_day():
    at = datetime(2026, 12, 1, 21, 18, 5, tzinfo=UTC).astimezone().replace(hour=21)
    assert show.clock_time(at) == "21:18"
    show.use("en", "12")
    assert show.clock_time(at) == "9:18 pm"
    assert show.clock_time(at.replace(hour=0)) == "12:18 am"
