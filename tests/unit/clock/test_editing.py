"""Levels and breaks put in, taken out and moved, also while the clock runs."""

import pytest
from msgspec import structs
from support.builders import a_break, a_level
from support.wall import Wall, minutes

from tdapp.domain.clock import commands as c
from tdapp.domain.clock.reading import elapsed_of
from tdapp.domain.clock.structure import fresh_id
from tdapp.errors import InputError, RuleViolation

NEW = a_level("N1", 60, 120)


def ids(wall: Wall) -> str:
    return " ".join(item.id for item in wall.state.structure.items)


def playing(*before: c.ClockCommand, since: float = 5) -> Wall:
    """L1 L2 B1 L3 with the clock running."""
    wall = Wall()
    wall.do(c.StartClock(), *before)
    return wall.wait(since)


def refused(wall: Wall, command: c.ClockCommand) -> str:
    state = wall.state
    with pytest.raises((RuleViolation, InputError)) as caught:
        wall.do(command)
    assert wall.state == state
    return caught.value.code


@pytest.mark.parametrize(
    ("command", "order"),
    [
        (c.InsertItem(NEW, "L2"), "L1 N1 L2 B1 L3"),
        (c.InsertItem(NEW), "L1 L2 B1 L3 N1"),
        (c.InsertItem(a_break("N1"), "L3"), "L1 L2 B1 N1 L3"),
        (c.DeleteItem("L2"), "L1 B1 L3"),
        (c.DeleteItem("B1"), "L1 L2 L3"),
        (c.MoveItem("L3", "L2"), "L1 L3 L2 B1"),
        (c.MoveItem("L2"), "L1 B1 L3 L2"),
        (c.MoveItem("B1", "L2"), "L1 B1 L2 L3"),
    ],
)
def test_edits_ahead_leave_the_running_level_as_it_is(command, order):
    wall = playing()
    if order.endswith("B1"):
        assert refused(wall, command) == "structure.ends_with_break"
        return
    wall.do(command)
    assert ids(wall) == order
    assert wall.shown == ("L1", 15)
    assert wall.reading.running


def test_what_is_played_can_be_neither_deleted_nor_moved():
    wall = playing(c.NextItem())
    assert refused(wall, c.DeleteItem("L2")) == "level.being_played"
    assert refused(wall, c.MoveItem("L2")) == "level.being_played"
    wall.do(c.PauseClock())
    assert refused(wall, c.DeleteItem("L2")) == "level.being_played"


def test_nothing_ahead_is_put_where_it_would_never_be_played():
    wall = playing(c.NextItem())
    assert refused(wall, c.InsertItem(NEW, "L2")) == "level.never_played"
    assert refused(wall, c.InsertItem(NEW, "L1")) == "level.never_played"
    assert refused(wall, c.MoveItem("L3", "L1")) == "level.never_played"
    assert refused(wall, c.MoveItem("B1", "L2")) == "level.never_played"


def test_what_is_past_may_go_or_be_played_again():
    wall = playing(c.NextItem())
    wall.do(c.MoveItem("L1", "L3"))
    assert (ids(wall), wall.shown) == ("L2 B1 L1 L3", ("L2", 15))
    wall = playing(c.NextItem())
    wall.do(c.DeleteItem("L1"))
    assert (ids(wall), wall.shown, wall.view.level_number) == ("L2 B1 L3", ("L2", 15), 1)


def test_before_the_first_start_anything_may_be_the_first():
    wall = Wall()
    wall.do(c.DeleteItem("L1"))
    assert wall.shown == ("L2", 20)
    wall.do(c.InsertItem(structs.replace(NEW, minutes=7), "L2"))
    assert wall.shown == ("N1", 7)
    wall.do(c.MoveItem("N1", "L3"))
    assert (ids(wall), wall.shown) == ("L2 B1 N1 L3", ("L2", 20))


def test_a_countdown_goes_on_when_the_first_level_is_deleted():
    wall = Wall()
    wall.do(c.PlanStart(wall.now + (wall.wait(10).now - wall.wait(-10).now)))
    wall.wait(4).do(c.DeleteItem("L1"))
    assert (wall.shown, wall.reading.starts_in) == (("L2", 20), minutes(6))
    assert wall.wait(7).shown == ("L2", 19)


def test_a_level_put_behind_overtime_begins_at_once_and_whole():
    wall = playing(c.JumpTo("L3"), since=26)
    assert wall.shown == ("L3", -6)
    wall.do(c.InsertItem(NEW))
    assert (wall.shown, wall.reading.running) == (("N1", 20), True)


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (c.InsertItem(a_level("L2")), "structure.duplicate_id"),
        (c.InsertItem(a_break("N1")), "structure.ends_with_break"),
        (c.InsertItem(a_level("N1", 200, 100)), "level.blinds_order"),
        (c.InsertItem(NEW, "gone"), "clock.no_such_item"),
        (c.DeleteItem("gone"), "clock.no_such_item"),
        (c.DeleteItem("L3"), "structure.ends_with_break"),
        (c.MoveItem("gone"), "clock.no_such_item"),
        (c.MoveItem("L1", "gone"), "clock.no_such_item"),
        (c.NameStructure(" "), "structure.name"),
        (c.NameStructure("x" * 201), "structure.name"),
        (c.SetStack(0), "structure.stack"),
    ],
)
def test_what_no_clock_can_run_is_refused(command, code):
    assert refused(Wall(), command) == code


def test_the_only_level_stays():
    assert refused(Wall(a_level("L1")), c.DeleteItem("L1")) == "structure.empty"


def test_a_place_where_it_is_already_is_no_event():
    wall = Wall()
    for place in ("L2", "L1"):
        assert wall.do(c.MoveItem("L1", place)) == ()
    assert wall.do(c.MoveItem("L3")) == ()
    assert wall.do(c.NameStructure("Test ")) == ()
    assert wall.do(c.SetStack(10_000)) == ()


def test_name_and_stack():
    wall = Wall()
    wall.do(c.NameStructure(" Łukasz’ 週五 "), c.SetStack(5000))
    assert wall.state.structure.name.zh_Hans == "Łukasz’ 週五"
    assert wall.state.structure.stack == 5000
    wall.do(c.StartClock())
    assert refused(wall, c.SetStack(6000)) == "structure.stack_in_play"
    wall.wait(3).do(c.NameStructure("Later"))
    assert wall.shown == ("L1", 17)


def test_what_ends_with_a_deleted_item_ends_with_the_one_before():
    wall = Wall(a_level("L1"), a_break("B1"), a_level("L2"), a_break("B2"), a_level("L3"))
    wall.state = structs.replace(
        wall.state,
        structure=structs.replace(wall.state.structure, entry_until="L2", rebuy_until="L1", add_on_at="B1"),
    )
    wall.do(c.DeleteItem("B1"), c.DeleteItem("L2"), c.DeleteItem("L1"))
    structure = wall.state.structure
    assert (structure.entry_until, structure.rebuy_until, structure.add_on_at) == ("B2", "B2", "B2")
    wall.do(c.DeleteItem("B2"))
    structure = wall.state.structure
    assert (structure.entry_until, structure.rebuy_until, structure.add_on_at) == ("L3", "L3", None)


def test_a_fresh_id_is_that_of_no_item():
    wall = Wall(a_level("opening"), a_level("L7"), a_break("B12"), a_level("9" * 64))
    assert fresh_id(wall.state.structure, "L") == "L1000000000"
    assert fresh_id(Wall().state.structure, "B") == "B4"
    assert fresh_id(Wall(a_level("x")).state.structure, "L") == "L1"


def test_elapsed_time_survives_any_row_of_edits():
    wall = playing(c.NextItem(), since=7)
    wall.do(c.InsertItem(NEW, "B1"), c.MoveItem("N1"), c.DeleteItem("L1"), c.DeleteItem("B1"))
    assert elapsed_of(wall.state.structure, wall.reading) == minutes(7)
    assert wall.wait(14).shown == ("L3", 19)
