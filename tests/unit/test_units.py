"""Units: lengths between instants."""

from datetime import timedelta

from support.fakes import EVENING

from tdapp.domain.units import Millis, after, millis_between


def test_millis_between_counts_whole_milliseconds():
    assert millis_between(EVENING, EVENING + timedelta(seconds=90)) == 90_000
    assert millis_between(EVENING, EVENING + timedelta(microseconds=1999)) == 1


def test_millis_between_never_runs_backwards():
    assert millis_between(EVENING, EVENING - timedelta(hours=1)) == 0


def test_after_is_the_other_way_round():
    later = after(EVENING, Millis(123_456_789))
    assert millis_between(EVENING, later) == 123_456_789
    assert later.tzinfo is EVENING.tzinfo
