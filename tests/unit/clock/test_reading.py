"""What the wall shows at an instant, and how it moves on."""

from datetime import timedelta

from support.builders import a_level, a_structure
from support.fakes import EVENING
from support.wall import minutes

from tdapp.domain.clock.reading import (
    ClockState,
    Reading,
    adjust,
    advance,
    beginning_of,
    elapsed_of,
    is_unstarted,
    played,
    reading_at,
)

S = a_structure()


def _reading(item: str, left: float, *, running: bool = True, starts_in: float = 0) -> Reading:
    return Reading(item=item, remaining=minutes(left), running=running, starts_in=minutes(starts_in))


def test_advance_flows_through_levels_and_breaks():
    start = _reading("L1", 20)
    assert advance(S, start, minutes(5)) == _reading("L1", 15)
    assert advance(S, start, minutes(20)) == _reading("L2", 20)
    assert advance(S, start, minutes(45)) == _reading("B1", 5)
    assert advance(S, start, minutes(50)) == _reading("L3", 20)


def test_advance_shows_the_whole_last_millisecond_of_a_level():
    assert advance(S, _reading("L1", 20), minutes(20) - 1).remaining == 1


def test_advance_counts_overtime_after_the_last_item():
    assert advance(S, _reading("L3", 20), minutes(20)) == _reading("L3", 0)
    assert advance(S, _reading("L3", 20), minutes(95)) == _reading("L3", -75)


def test_advance_counts_down_first_and_then_plays():
    counting = _reading("L1", 20, starts_in=3)
    assert advance(S, counting, minutes(2)) == _reading("L1", 20, starts_in=1)
    assert advance(S, counting, minutes(3)) == _reading("L1", 20)
    assert advance(S, counting, minutes(24)) == _reading("L2", 19)


def test_advance_by_parts_is_advance_by_the_whole():
    counting = _reading("L1", 20, starts_in=3)
    by_parts = counting
    for _ in range(100):
        by_parts = advance(S, by_parts, minutes(1))
    assert by_parts == advance(S, counting, minutes(100))


def test_adjust_gives_and_takes_and_flows_forward():
    assert adjust(S, _reading("L1", 5), minutes(3)) == _reading("L1", 8)
    assert adjust(S, _reading("L1", 5), minutes(-5)) == _reading("L2", 20)
    assert adjust(S, _reading("L1", 5, running=False), minutes(-30)) == _reading("B1", 5, running=False)
    assert adjust(S, _reading("L3", -5), minutes(10)) == _reading("L3", 5)


def test_adjust_moves_the_planned_start_and_flows_into_play():
    counting = _reading("L1", 20, starts_in=3)
    assert adjust(S, counting, minutes(2)) == _reading("L1", 20, starts_in=5)
    assert adjust(S, counting, minutes(-3)) == _reading("L1", 20)
    assert adjust(S, counting, minutes(-4)) == _reading("L1", 19)


def test_reading_at_stands_when_paused_and_never_runs_backwards():
    at = EVENING + timedelta(minutes=7)
    paused = ClockState(structure=S, reading=_reading("L1", 20, running=False), at=EVENING)
    running = ClockState(structure=S, reading=_reading("L1", 20), at=EVENING)
    assert reading_at(paused, at) == paused.reading
    assert reading_at(running, at) == _reading("L1", 13)
    assert reading_at(running, EVENING - timedelta(hours=1)) == running.reading


def test_beginning_elapsed_and_played():
    assert beginning_of(S, "B1", running=False) == _reading("B1", 10, running=False)
    assert elapsed_of(S, _reading("B1", 4)) == minutes(6)
    assert elapsed_of(S, _reading("B1", 12)) == minutes(-2)
    assert played(S, _reading("B1", 4)) == minutes(46)
    assert played(S, _reading("L1", 20, starts_in=3)) == minutes(-3)
    assert played(S, _reading("L3", -5)) == minutes(75)


def test_unstarted_is_standing_at_the_first_instant_or_counting_down():
    assert is_unstarted(S, _reading("L1", 20, running=False))
    assert is_unstarted(S, _reading("L1", 20, starts_in=1))
    assert not is_unstarted(S, _reading("L1", 20))
    assert not is_unstarted(S, _reading("L1", 19, running=False))
    assert not is_unstarted(S, _reading("L2", 20, running=False))


def test_levels_of_a_second_are_passed_one_by_one_and_at_once():
    quick = a_structure(*(a_level(f"L{n}", minutes=0, seconds=1) for n in range(500)))
    start = beginning_of(quick, "L0", running=True)
    assert advance(quick, start, 1000 * 250 + 1) == Reading(item="L250", remaining=999, running=True)
    assert advance(quick, start, 1000 * 600) == Reading(item="L499", remaining=-100_000, running=True)
