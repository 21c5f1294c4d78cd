"""The view of the clock: every field in levels, breaks, countdown, overtime, running and paused."""

from datetime import timedelta

import pytest
from support.builders import a_break, a_level, a_structure
from support.wall import Wall, minutes

from tdapp.domain.clock import commands as c
from tdapp.domain.clock.view import ClockView, Stage, item_began, schedule, set_by_hand


def _running() -> Wall:
    wall = Wall()
    wall.do(c.StartClock())
    return wall


def _facts(view: ClockView) -> dict[str, object]:
    return {
        "stage": view.stage,
        "item": view.item.id,
        "remaining": view.remaining,
        "elapsed": view.elapsed,
        "overtime": view.overtime,
        "level": view.level.id,
        "number": view.level_number,
        "next": view.next_level and view.next_level.id,
        "to_break": view.to_break,
        "last": view.is_last_level,
        "starts_in": view.starts_in,
    }


def test_before_the_start():
    view = Wall().view
    assert _facts(view) == {
        "stage": Stage.BEFORE,
        "item": "L1",
        "remaining": minutes(20),
        "elapsed": 0,
        "overtime": 0,
        "level": "L1",
        "number": 1,
        "next": "L2",
        "to_break": minutes(40),
        "last": False,
        "starts_in": None,
    }
    assert not view.running
    assert not view.on_break
    assert view.length == minutes(20)


def test_in_a_countdown():
    wall = Wall()
    wall.do(c.PlanStart(wall.now + timedelta(minutes=5)))
    view = wall.wait(2).view
    assert (view.stage, view.starts_in, view.running) == (Stage.BEFORE, minutes(3), True)
    assert view.ends_at == wall.now + timedelta(minutes=23)
    view = wall.wait(3).view
    assert (view.stage, view.starts_in) == (Stage.RUNNING, None)


def test_in_a_level():
    wall = _running().wait(25)
    assert _facts(wall.view) == {
        "stage": Stage.RUNNING,
        "item": "L2",
        "remaining": minutes(15),
        "elapsed": minutes(5),
        "overtime": 0,
        "level": "L2",
        "number": 2,
        "next": "L3",
        "to_break": minutes(15),
        "last": False,
        "starts_in": None,
    }
    assert wall.view.next_break == a_break("B1")
    assert wall.view.ends_at == wall.now + timedelta(minutes=15)


def test_in_a_break_the_level_is_the_one_that_follows():
    wall = _running().wait(44)
    assert _facts(wall.view) == {
        "stage": Stage.BREAK,
        "item": "B1",
        "remaining": minutes(6),
        "elapsed": minutes(4),
        "overtime": 0,
        "level": "L3",
        "number": 3,
        "next": None,
        "to_break": None,
        "last": True,
        "starts_in": None,
    }
    assert wall.view.on_break
    assert wall.view.next_break is None


def test_in_a_break_the_next_break_is_the_one_after_it():
    wall = Wall(a_break("B0"), a_level("L1"), a_break("B1"), a_level("L2"))
    wall.do(c.StartClock())
    assert (wall.view.to_break, wall.view.next_break.id, wall.view.level_number) == (minutes(30), "B1", 1)


def test_in_a_paused_break():
    wall = _running().wait(44)
    wall.do(c.PauseClock())
    view = wall.wait(5).view
    assert (view.stage, view.on_break, view.remaining) == (Stage.PAUSED, True, minutes(6))


def test_the_last_level_is_told_before_and_in_it():
    wall = _running()
    assert not wall.wait(39).view.is_last_level
    assert wall.wait(11.5).view.is_last_level
    assert wall.view.next_level is None


def test_in_overtime():
    wall = _running().wait(73)
    view = wall.view
    assert (view.stage, view.remaining, view.overtime) == (Stage.OVERTIME, 0, minutes(3))
    assert (view.elapsed, view.ends_at) == (minutes(23), wall.now)
    wall.do(c.PauseClock())
    assert (wall.view.stage, wall.view.overtime) == (Stage.PAUSED, minutes(3))


def test_overtime_begins_on_the_millisecond():
    wall = _running().wait(70, ms=-1)
    assert wall.view.stage is Stage.LAST_SECONDS
    assert wall.wait(ms=1).view.stage is Stage.OVERTIME


@pytest.mark.parametrize(
    ("left_ms", "stage"),
    [
        (60_001, Stage.RUNNING),
        (60_000, Stage.LAST_MINUTE),
        (10_001, Stage.LAST_MINUTE),
        (10_000, Stage.LAST_SECONDS),
        (1, Stage.LAST_SECONDS),
    ],
)
def test_the_last_minute_and_the_last_seconds_of_a_level(left_ms: int, stage: Stage):
    assert _running().wait(20, ms=-left_ms).view.stage is stage


def test_a_break_stays_calm_to_its_end():
    assert _running().wait(50, ms=-1).view.stage is Stage.BREAK


def test_given_time_does_not_make_elapsed_negative():
    wall = _running().wait(1)
    wall.do(c.AdjustClock(minutes(5)))
    assert (wall.view.elapsed, wall.view.remaining) == (0, minutes(24))


def test_one_level_alone():
    wall = Wall(a_level("L1"))
    assert (wall.view.is_last_level, wall.view.next_level, wall.view.to_break) == (True, None, None)


# ---- schedule ----------------------------------------------------------------------------------------------


def _begins(wall: Wall) -> list[float | None]:
    return [
        None if row.begins_at is None else (row.begins_at - wall.now) / timedelta(minutes=1)
        for row in schedule(wall.state, wall.now)
    ]


def test_schedule_before_the_start_begins_now():
    rows = schedule(Wall().state, Wall().now)
    assert [row.number for row in rows] == [1, 2, 2, 3]
    assert [row.is_current for row in rows] == [True, False, False, False]
    assert _begins(Wall()) == [0, 20, 40, 50]


def test_schedule_in_a_countdown_begins_with_the_planned_start():
    wall = Wall()
    wall.do(c.PlanStart(wall.now + timedelta(minutes=5)))
    assert _begins(wall.wait(2)) == [3, 23, 43, 53]


def test_schedule_while_running_and_paused():
    wall = _running().wait(25)
    assert _begins(wall) == [None, -5, 15, 25]
    wall.do(c.PauseClock())
    assert _begins(wall.wait(10)) == [None, -5, 15, 25]


def test_schedule_counts_given_time_and_overtime():
    wall = _running().wait(25)
    wall.do(c.AdjustClock(minutes(10)))
    assert _begins(wall) == [None, 0, 25, 35]
    assert _begins(_running().wait(73)) == [None, None, None, -23]


# ---- what began by itself ----------------------------------------------------------------------------------


def _signals(wall: Wall, seconds: int) -> list[str]:
    found: list[str] = []
    earlier = wall.view
    for _ in range(seconds):
        later = wall.wait(ms=1000).view
        if (began := item_began(earlier, later)) is not None:
            found.append(began)
        earlier = later
    return found


def test_item_began_fires_once_for_each_item():
    assert _signals(_running(), 75 * 60) == ["L2", "B1", "L3"]


def test_item_began_does_not_fire_for_overtime_or_a_standing_clock():
    assert _signals(_running().wait(69), 120) == []
    assert _signals(Wall(), 30) == []


def test_item_began_fires_at_the_end_of_a_countdown():
    wall = Wall()
    wall.do(c.PlanStart(wall.now + timedelta(seconds=10)))
    assert _signals(wall, 30) == ["L1"]


def test_item_began_announces_several_passed_items_once():
    wall = _running()
    earlier = wall.view
    assert item_began(earlier, wall.wait(55).view) == "L3"


def test_item_began_fires_when_a_countdown_and_a_level_passed_unseen():
    wall = Wall()
    wall.do(c.PlanStart(wall.now + timedelta(minutes=5)))
    earlier = wall.view
    assert item_began(earlier, wall.wait(26).view) == "L2"


def test_item_began_is_silent_about_going_back_and_a_called_off_countdown():
    wall = _running().wait(25)
    earlier = wall.view
    wall.do(c.PreviousItem())
    assert item_began(earlier, wall.view) is None
    wall = Wall()
    wall.do(c.PlanStart(wall.now + timedelta(minutes=5)))
    earlier = wall.view
    wall.do(c.PauseClock())
    assert item_began(earlier, wall.view) is None


def test_item_began_is_silent_about_a_jump_of_a_standing_clock():
    wall = Wall()
    earlier = wall.view
    wall.do(c.NextItem())
    assert item_began(earlier, wall.view) is None


def _by_hand(wall: Wall, command: c.ClockCommand) -> bool:
    return any(set_by_hand(event) for event in wall.do(command))


def test_jumps_starts_and_choices_are_set_by_hand():
    wall = Wall()
    plan = c.PlanStart(wall.now + timedelta(minutes=5))
    assert [
        _by_hand(wall, command)
        for command in (c.ChooseStructure(a_structure()), plan, c.StartClock(), c.NextItem(), c.JumpTo("L1"))
    ] == [True, False, True, True, True]


def test_pauses_edits_and_time_given_or_taken_are_not():
    wall = _running()
    edit = c.ChangeItem(a_level("L2", minutes=50))
    for command in (c.AdjustClock(minutes(-25)), edit, c.PauseClock()):
        assert not _by_hand(wall, command)


def test_item_began_is_silent_about_jumps_by_hand_when_looked_at_after_them():
    wall = _running().wait(5)
    wall.do(c.NextItem())
    assert _signals(wall, 30) == []
    wall.do(c.JumpToBreak())
    assert _signals(wall, 11 * 60) == ["L3"]
