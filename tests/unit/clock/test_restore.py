"""Undo on the clock restores what was shown; an absence is not counted."""

from datetime import timedelta

from msgspec import structs
from support.builders import a_level, a_structure
from support.wall import Wall, minutes

from tdapp.domain.clock import commands as c
from tdapp.domain.clock.events import ClockRestored, Moved, SystemClockChanged
from tdapp.domain.clock.evolve import evolve
from tdapp.domain.clock.reading import Reading
from tdapp.domain.clock.restore import restored, went_on


def _undone(wall: Wall, event: Moved) -> Reading:
    target = wall.state.structure
    return restored(wall.state, target, event.before, event.after, wall.now).after


def test_a_pause_undone_later_runs_on_from_what_was_shown():
    wall = Wall()
    wall.do(c.StartClock())
    (pause,) = wall.wait(5).do(c.PauseClock())
    back = _undone(wall.wait(3), pause)
    assert (back.remaining, back.running) == (minutes(15), True)


def test_a_start_undone_later_stands_at_what_was_shown():
    wall = Wall()
    (start,) = wall.do(c.StartClock())
    back = _undone(wall.wait(3), start)
    assert (back.remaining, back.running) == (minutes(20), False)


def test_a_minute_given_and_taken_back_later_takes_a_minute():
    wall = Wall()
    wall.do(c.StartClock())
    (gift,) = wall.wait(2).do(c.AdjustClock(minutes(1)))
    assert _undone(wall.wait(5), gift).remaining == minutes(13)


def test_a_jump_undone_later_counts_what_was_played_since():
    wall = Wall()
    wall.do(c.StartClock())
    (jump,) = wall.wait(19).do(c.NextItem())
    back = _undone(wall.wait(3), jump)
    assert (back.item, back.remaining) == ("L2", minutes(18))


def test_a_jump_undone_after_a_pause_counts_only_what_was_played():
    wall = Wall()
    wall.do(c.StartClock())
    (jump,) = wall.wait(5).do(c.NextItem())
    wall.wait(3).do(c.PauseClock())
    back = _undone(wall.wait(30), jump)
    assert (back.item, back.remaining, back.running) == ("L1", minutes(12), True)


def test_an_edit_undone_counts_what_was_played_since():
    wall = Wall()
    wall.do(c.StartClock())
    old = wall.state.structure
    (edit,) = wall.wait(5).do(c.ChangeItem(a_level("L1", minutes=40)))
    event = restored(wall.wait(18).state, old, edit.before, edit.after, wall.now)
    assert (event.after.item, event.after.remaining) == ("L2", minutes(17))
    assert (event.before.item, event.before.remaining, event.at) == ("L1", minutes(17), wall.now)


def test_a_planned_start_undone_after_it_passed_stands_again():
    wall = Wall()
    (plan,) = wall.do(c.PlanStart(wall.now + timedelta(minutes=5)))
    back = _undone(wall.wait(30), plan)
    assert (back.item, back.remaining, back.running, back.starts_in) == ("L1", minutes(20), False, 0)


def test_a_called_off_countdown_undone_counts_on_from_what_was_shown():
    wall = Wall()
    wall.do(c.PlanStart(wall.now + timedelta(minutes=5)))
    (off,) = wall.wait(2).do(c.PauseClock())
    back = _undone(wall.wait(60), off)
    assert (back.starts_in, back.running) == (minutes(3), True)


# ---- away --------------------------------------------------------------------------------------------------


def _went_on(wall: Wall, *, seen: float, away: float) -> ClockRestored | None:
    """Seen last after `seen` minutes, gone for `away`."""
    last_seen = wall.wait(seen).now
    return went_on(wall.state, last_seen, minutes(away), wall.wait(away).now)


def test_the_clock_goes_on_from_where_it_was_seen_last():
    wall = Wall()
    wall.do(c.StartClock())
    event = _went_on(wall, seen=5, away=40)
    assert (event.before.item, event.before.remaining) == ("B1", minutes(5))
    assert (event.after.item, event.after.remaining, event.after.running) == ("L1", minutes(15), True)


def test_away_in_a_break_and_in_overtime():
    wall = Wall()
    wall.do(c.StartClock())
    event = _went_on(wall, seen=44, away=20)
    assert (event.after.item, event.after.remaining) == ("B1", minutes(6))
    wall = Wall()
    wall.do(c.StartClock())
    event = _went_on(wall, seen=75, away=20)
    assert (event.after.item, event.after.remaining) == ("L3", minutes(-5))


def test_away_while_standing_changes_nothing():
    wall = Wall()
    assert _went_on(wall, seen=5, away=40) is None
    wall.do(c.StartClock(), c.PauseClock())
    assert _went_on(wall, seen=5, away=40) is None


def test_away_in_a_countdown_keeps_the_planned_start():
    wall = Wall()
    wall.do(c.PlanStart(wall.now + timedelta(minutes=30)))
    assert _went_on(wall, seen=5, away=10) is None
    assert wall.reading.starts_in == minutes(15)


def test_nothing_missed_changes_nothing():
    wall = Wall()
    wall.do(c.StartClock())
    assert _went_on(wall, seen=5, away=0) is None


def test_a_new_run_whose_time_begins_earlier_goes_on_at_once():
    wall = Wall()
    wall.do(c.StartClock())
    last_seen = wall.wait(5).now
    earlier = wall.now - timedelta(hours=2)
    event = went_on(wall.state, last_seen, minutes(1), earlier)
    state = evolve(wall.state, event)
    assert (event.after.remaining, state.at) == (minutes(15), earlier)


def test_a_new_run_whose_time_begins_earlier_goes_on_also_from_the_last_event_itself():
    wall = Wall()
    wall.do(c.StartClock())
    earlier = wall.now - timedelta(hours=2)
    event = went_on(wall.state, wall.now, minutes(1), earlier)
    assert evolve(wall.state, event).at == earlier


def test_a_countdown_in_a_new_run_whose_time_begins_earlier_keeps_its_real_start():
    wall = Wall()
    wall.do(c.PlanStart(wall.now + timedelta(minutes=30)))
    last_seen = wall.wait(5).now
    event = went_on(wall.state, last_seen, minutes(10), wall.now - timedelta(hours=2))
    assert event.after.starts_in == minutes(15)


def test_a_sign_of_life_older_than_the_last_event_is_not_used():
    wall = Wall()
    old = wall.now
    wall.wait(5).do(c.StartClock())
    event = went_on(wall.state, old, minutes(30), wall.wait(30).now)
    assert event.after.remaining == minutes(20)


# ---- evolve ------------------------------------------------------------------------------------------------


def test_a_changed_system_clock_changes_nothing():
    wall = Wall()
    wall.do(c.StartClock())
    assert evolve(wall.state, SystemClockChanged(minutes(60))) == wall.state


def test_evolve_leaves_the_old_state_alone():
    wall = Wall()
    before = wall.state
    copy = structs.replace(before)
    wall.do(c.ChangeItem(a_level("L1", minutes=5)))
    assert before == copy
    assert before.structure == a_structure()
