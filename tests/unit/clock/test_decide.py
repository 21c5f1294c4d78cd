"""What each command does to the clock, and each reason for a refusal."""

from datetime import timedelta

import pytest
from msgspec import structs
from support.builders import a_break, a_level, a_structure
from support.wall import Wall, minutes

from tdapp.domain.clock import commands as c
from tdapp.domain.clock import events as e
from tdapp.domain.clock.structure import MOST_MINUTES, AnteKind
from tdapp.domain.clock.view import Stage
from tdapp.errors import InputError, RuleViolation, TdError


def _refused(wall: Wall, command: c.ClockCommand) -> str:
    before = wall.state
    with pytest.raises(TdError) as caught:
        wall.do(command)
    assert wall.state == before
    return caught.value.code


def _plan(wall: Wall, ahead: float) -> c.PlanStart:
    return c.PlanStart(wall.now + timedelta(minutes=ahead))


# ---- start and pause ---------------------------------------------------------------------------------------


def test_start_runs_and_pause_stands():
    wall = Wall()
    wall.do(c.StartClock())
    assert wall.wait(7).shown == ("L1", 13)
    wall.do(c.PauseClock())
    assert wall.wait(60).shown == ("L1", 13)
    wall.do(c.StartClock())
    assert wall.wait(1).shown == ("L1", 12)


def test_each_event_carries_what_was_shown_before_and_after():
    wall = Wall()
    wall.do(c.StartClock())
    (event,) = wall.wait(21).do(c.PauseClock())
    assert isinstance(event, e.ClockPaused)
    assert event.at == wall.now
    assert (event.before.item, event.before.remaining, event.before.running) == ("L2", minutes(19), True)
    assert event.after == structs.replace(event.before, running=False)


def test_start_and_pause_twice_are_refused():
    wall = Wall()
    assert _refused(wall, c.PauseClock()) == "clock.paused_already"
    wall.do(c.StartClock())
    assert _refused(wall, c.StartClock()) == "clock.running_already"


# ---- countdown ---------------------------------------------------------------------------------------------


def test_a_planned_start_counts_down_and_plays_by_itself():
    wall = Wall()
    wall.do(_plan(wall, 15))
    assert wall.wait(10).reading.starts_in == minutes(5)
    assert wall.wait(8).shown == ("L1", 17)


def test_start_ends_a_countdown_at_once_and_pause_calls_it_off():
    wall = Wall()
    wall.do(_plan(wall, 15), c.StartClock())
    assert wall.wait(1).shown == ("L1", 19)
    wall = Wall()
    wall.do(_plan(wall, 15))
    wall.wait(3).do(c.PauseClock())
    assert wall.wait(60).shown == ("L1", 20)
    assert (wall.view.stage, wall.view.starts_in) == (Stage.BEFORE, None)


def test_a_planned_start_can_be_planned_anew_and_moved():
    wall = Wall()
    wall.do(_plan(wall, 15))
    wall.wait(5).do(_plan(wall, 30))
    assert wall.reading.starts_in == minutes(30)
    wall.do(c.AdjustClock(minutes(-10)))
    assert wall.reading.starts_in == minutes(20)
    wall.do(c.AdjustClock(minutes(-25)))
    assert wall.shown == ("L1", 15)
    assert wall.reading.running


def test_a_start_in_the_past_or_too_far_ahead_is_refused():
    wall = Wall()
    assert _refused(wall, _plan(wall, 0)) == "clock.start_passed"
    assert _refused(wall, _plan(wall, -5)) == "clock.start_passed"
    assert _refused(wall, _plan(wall, MOST_MINUTES + 1)) == "clock.too_much_time"
    wall.do(_plan(wall, MOST_MINUTES))
    assert wall.reading.starts_in == minutes(MOST_MINUTES)


def test_a_start_is_planned_before_the_first_start_only():
    wall = Wall()
    wall.do(c.StartClock())
    assert _refused(wall.wait(1), _plan(wall, 5)) == "clock.started_already"
    wall.do(c.PauseClock())
    assert _refused(wall, _plan(wall, 5)) == "clock.started_already"


def test_the_running_level_edited_during_a_countdown_stays_whole():
    wall = Wall()
    wall.do(_plan(wall, 15), c.ChangeItem(a_level("L1", minutes=30)))
    assert (wall.reading.starts_in, wall.shown) == (minutes(15), ("L1", 30))
    assert wall.view.stage is Stage.BEFORE


# ---- more and less time ------------------------------------------------------------------------------------


def test_adjust_gives_and_takes_time():
    wall = Wall()
    wall.do(c.StartClock())
    (event,) = wall.wait(5).do(c.AdjustClock(minutes(2)))
    assert isinstance(event, e.ClockAdjusted)
    assert (event.by, wall.shown) == (minutes(2), ("L1", 17))
    wall.do(c.AdjustClock(minutes(-18)))
    assert wall.shown == ("L2", 19)


def test_adjust_by_nothing_is_no_event():
    assert Wall().do(c.AdjustClock(minutes(0))) == ()


def test_adjust_far_below_zero_ends_in_overtime_and_is_limited():
    wall = Wall()
    wall.do(c.StartClock(), c.AdjustClock(minutes(-24 * 60)))
    assert wall.shown == ("L3", 70 - 24 * 60)
    assert wall.view.stage is Stage.OVERTIME
    assert _refused(wall, c.AdjustClock(minutes(-367 * 24 * 60))) == "clock.too_much_time"
    wall.do(c.AdjustClock(minutes(24 * 60 - 60)))
    assert wall.shown == ("L3", 10)


def test_adjust_above_a_day_is_refused():
    wall = Wall()
    assert _refused(wall, c.AdjustClock(minutes(MOST_MINUTES))) == "clock.too_much_time"
    wall.do(c.AdjustClock(minutes(MOST_MINUTES - 20)))
    assert wall.shown == ("L1", MOST_MINUTES)
    wall = Wall()
    wall.do(_plan(wall, 60))
    assert _refused(wall, c.AdjustClock(minutes(MOST_MINUTES))) == "clock.too_much_time"


# ---- jumps -------------------------------------------------------------------------------------------------


def test_next_and_previous_go_to_the_beginning_of_the_neighbour():
    wall = Wall()
    wall.do(c.StartClock())
    wall.wait(5).do(c.NextItem())
    assert (wall.shown, wall.reading.running) == (("L2", 20), True)
    wall.wait(5).do(c.PreviousItem())
    assert wall.shown == ("L1", 20)
    wall.do(c.PauseClock(), c.NextItem())
    assert (wall.shown, wall.reading.running) == (("L2", 20), False)


def test_no_next_and_no_previous_are_refused():
    wall = Wall()
    assert _refused(wall, c.PreviousItem()) == "clock.no_previous"
    wall.do(c.JumpTo("L3"))
    assert _refused(wall, c.NextItem()) == "clock.no_next"
    wall.do(c.StartClock())
    assert _refused(wall.wait(90), c.NextItem()) == "clock.no_next"
    assert wall.wait(1).do(c.PreviousItem())[0].after.item == "B1"


def test_jump_to_break_takes_the_next_one():
    wall = Wall(a_break("B0"), a_level("L1"), a_break("B1"), a_level("L2"), a_level("L3"))
    wall.do(c.JumpToBreak())
    assert wall.shown == ("B1", 10)
    assert _refused(wall, c.JumpToBreak()) == "clock.no_break_ahead"


def test_jump_to_any_item_and_to_the_same_again():
    wall = Wall()
    wall.do(c.StartClock(), c.JumpTo("B1"))
    assert wall.wait(4).shown == ("B1", 6)
    wall.do(c.JumpTo("B1"))
    assert wall.shown == ("B1", 10)
    assert _refused(wall, c.JumpTo("L9")) == "clock.no_such_item"


def test_a_jump_during_a_countdown_calls_it_off():
    wall = Wall()
    wall.do(_plan(wall, 15), c.NextItem())
    assert (wall.wait(60).shown, wall.reading.running) == (("L2", 20), False)


# ---- edits -------------------------------------------------------------------------------------------------


def test_an_edit_of_the_running_level_keeps_its_elapsed_time():
    wall = Wall()
    wall.do(c.StartClock())
    (event,) = wall.wait(8).do(c.ChangeItem(a_level("L1", 100, 200, minutes=30)))
    assert isinstance(event, e.ItemChanged)
    assert (event.old.minutes, event.item.minutes) == (20, 30)
    assert (wall.shown, wall.view.elapsed, wall.view.level.bb) == (("L1", 22), minutes(8), 200)
    wall.do(c.ChangeItem(a_level("L1", minutes=9)))
    assert wall.shown == ("L1", 1)


def test_an_edit_of_another_level_changes_nothing_that_is_shown():
    wall = Wall()
    wall.do(c.StartClock())
    wall.wait(25).do(c.ChangeItem(a_level("L1", minutes=5)), c.ChangeItem(a_break("B1", minutes=1)))
    assert wall.shown == ("L2", 15)
    assert wall.wait(15.5).shown == ("B1", 0.5)


def test_a_running_level_is_not_cut_below_what_was_played():
    wall = Wall()
    wall.do(c.StartClock())
    wall.wait(8)
    with pytest.raises(RuleViolation) as caught:
        wall.do(c.ChangeItem(a_level("L1", minutes=8)))
    assert caught.value.code == "level.shorter_than_played"
    assert caught.value.params == {"played": minutes(8)}


def test_the_last_level_may_be_cut_into_overtime():
    wall = Wall()
    wall.do(c.JumpTo("L3"), c.StartClock())
    wall.wait(8).do(c.ChangeItem(a_level("L3", minutes=5)))
    assert wall.shown == ("L3", -3)
    wall.do(c.ChangeItem(a_level("L3", minutes=10)))
    assert wall.shown == ("L3", 2)


def test_an_edit_that_changes_nothing_is_no_event():
    assert Wall().do(c.ChangeItem(a_level("L1", 50, 100))) == ()


def test_edits_are_refused_with_the_place():
    wall = Wall()
    assert _refused(wall, c.ChangeItem(a_level("L9"))) == "clock.no_such_item"
    assert _refused(wall, c.ChangeItem(a_break("L2"))) == "level.kind"
    with pytest.raises(InputError) as caught:
        wall.do(c.ChangeItem(a_level("L2", 200, 100)))
    assert (caught.value.code, caught.value.params["path"]) == ("level.blinds_order", "items[1].sb")


def test_single_blind_no_blinds_and_every_ante_can_be_edited_in():
    wall = Wall()
    wall.do(c.ChangeItem(a_level("L1", 0, 100)), c.ChangeItem(a_level("L2", 0, 0)))
    for kind in (AnteKind.EVERY_PLAYER, AnteKind.BIG_BLIND, AnteKind.BUTTON):
        wall.do(c.ChangeItem(structs.replace(a_level("L3", 50, 100), ante_kind=kind, ante=100)))
        assert wall.state.structure.items[3].ante_kind is kind
    assert (wall.view.level.sb, wall.view.next_level.bb) == (0, 0)


# ---- another structure -------------------------------------------------------------------------------------


def test_another_structure_is_taken_before_the_first_start_only():
    other = a_structure(a_level("X1", minutes=5))
    wall = Wall()
    wall.do(c.ChooseStructure(other))
    assert wall.shown == ("X1", 5)
    wall.do(c.StartClock())
    assert _refused(wall.wait(1), c.ChooseStructure(a_structure())) == "clock.started_already"


def test_another_structure_must_be_one_that_a_clock_can_run():
    assert _refused(Wall(), c.ChooseStructure(a_structure(a_break("B")))) == "structure.ends_with_break"


def test_a_planned_start_survives_another_structure():
    wall = Wall()
    wall.do(_plan(wall, 15))
    wall.wait(5).do(c.ChooseStructure(a_structure(a_level("X1", minutes=5), a_level("X2"))))
    assert (wall.shown, wall.reading.starts_in) == (("X1", 5), minutes(10))
    assert wall.wait(16).shown == ("X2", 19)


# ---- many items --------------------------------------------------------------------------------------------


def test_five_hundred_items_work_like_four():
    wall = Wall(*(a_level(f"L{n}", minutes=1) for n in range(500)))
    wall.do(c.StartClock())
    assert wall.wait(498.5).shown == ("L498", 0.5)
    assert (wall.view.level_number, wall.view.is_last_level) == (499, False)
    assert wall.wait(60).shown == ("L499", -58.5)
