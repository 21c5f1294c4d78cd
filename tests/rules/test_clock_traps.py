"""What other clocks get wrong (product §9, architecture §2), through a session with its real commands."""

from datetime import timedelta

import pytest
from msgspec import structs
from support.builders import a_break, a_level, a_structure
from support.fakes import Evening
from support.wall import minutes

from tdapp.application.commands import FoundTournament
from tdapp.application.views import Now, ProjectorView, projector_view
from tdapp.domain.clock.commands import (
    AdjustClock,
    ChangeItem,
    JumpToBreak,
    NextItem,
    PauseClock,
    PlanStart,
    StartClock,
)
from tdapp.domain.clock.structure import AnteKind, Level, Structure
from tdapp.domain.clock.view import Stage
from tdapp.errors import InputError


def _evening(structure: Structure | None = None) -> Evening:
    evening = Evening()
    evening.session.execute(FoundTournament("Friday", structure or a_structure()))
    return evening


def _room(evening: Evening) -> ProjectorView:
    return projector_view(evening.session.state, Now(evening.time.now(), evening.time.wall()))


def test_architecture_2_a_whole_evening_of_levels_is_one_event():
    evening = _evening()
    evening.session.execute(StartClock())
    evening.time.pass_by(minutes=200)
    assert len(evening.session.batches) == 2
    assert _room(evening).clock.overtime == minutes(130)


def test_product_9_the_structure_runs_out_and_the_clock_does_not_hang_at_zero():
    evening = _evening()
    evening.session.execute(StartClock())
    evening.time.pass_by(minutes=69)
    assert _room(evening).clock.is_last_level, "told before it runs out"
    evening.time.pass_by(minutes=3)
    view = _room(evening)
    assert (view.stage, view.clock.remaining, view.clock.overtime) == (Stage.OVERTIME, 0, minutes(2))
    assert view.clock.level.bb == 200, "the last blinds stay up"
    evening.session.execute(AdjustClock(minutes(10)))
    assert (_room(evening).stage, _room(evening).clock.remaining) == (Stage.RUNNING, minutes(8))


def test_product_9_level_numbers_do_not_count_breaks():
    evening = _evening()
    evening.session.execute(StartClock())
    numbers = []
    for _ in range(4):
        numbers.append(_room(evening).clock.level_number)
        evening.time.pass_by(minutes=19)
    assert numbers == [1, 1, 2, 3]


def test_product_9_pausing_does_not_hide_the_blinds():
    evening = _evening()
    evening.session.execute(StartClock())
    evening.time.pass_by(minutes=25)
    running = _room(evening).clock
    evening.session.execute(PauseClock())
    paused = _room(evening).clock
    assert paused.stage is Stage.PAUSED
    assert (paused.level, paused.next_level, paused.level_number) == (
        running.level,
        running.next_level,
        running.level_number,
    )


def test_product_3_paused_is_not_break():
    evening = _evening()
    evening.session.execute(JumpToBreak())
    assert (_room(evening).stage, _room(evening).clock.on_break) == (Stage.PAUSED, True)
    evening.session.execute(StartClock())
    assert _room(evening).stage is Stage.BREAK


def test_product_9_blinds_of_a_quarter_and_a_half_stay_what_they_are():
    evening = _evening(structs.replace(a_structure(a_level("L1", 25, 50)), scale=100))
    view = _room(evening)
    assert (view.clock.level.sb, view.clock.level.bb, view.scale) == (25, 50, 100)


@pytest.mark.parametrize(("sb", "bb"), [(0, 100), (0, 0), (10, 15), (100, 100)])
def test_rules_1_1_any_small_blind_up_to_the_big_one_can_be_played(sb: int, bb: int):
    evening = _evening(a_structure(a_level("L1", sb, bb)))
    level = _room(evening).clock.level
    assert (level.sb, level.bb) == (sb, bb)


def test_rules_1_1_a_small_blind_above_the_big_one_cannot():
    with pytest.raises(InputError, match=r"level\.blinds_order"):
        _evening(a_structure(a_level("L1", 101, 100)))


def test_rules_1_1_the_big_blind_ante_is_a_column_of_its_own():
    evening = _evening()
    ante = structs.replace(a_level("L1", 50, 100), ante_kind=AnteKind.BIG_BLIND, ante=75)
    evening.session.execute(ChangeItem(ante))
    level = _room(evening).clock.level
    assert isinstance(level, Level)
    assert (level.ante_kind, level.ante, level.bb) == (AnteKind.BIG_BLIND, 75, 100)


def test_product_3_an_edit_of_the_running_level_keeps_its_elapsed_time():
    evening = _evening()
    evening.session.execute(StartClock())
    evening.time.pass_by(minutes=12)
    evening.session.execute(ChangeItem(a_level("L1", 50, 100, minutes=15)))
    assert (_room(evening).clock.remaining, _room(evening).clock.elapsed) == (minutes(3), minutes(12))


def test_architecture_2_a_changed_system_clock_does_not_move_the_tournament():
    evening = _evening()
    evening.session.execute(StartClock())
    evening.time.pass_by(minutes=5)
    evening.time.set_wall(timedelta(hours=3))
    evening.session.note_system_clock(minutes(180))
    assert _room(evening).clock.remaining == minutes(15)


def test_architecture_2_a_sleep_is_not_counted_until_the_director_says_so():
    evening = _evening()
    evening.session.execute(StartClock())
    evening.time.pass_by(minutes=15)
    evening.time.sleep(seconds=7 * 60)
    assert _room(evening).clock.remaining == minutes(5)
    evening.session.execute(AdjustClock(minutes(-7)))
    assert (_room(evening).clock.item.id, _room(evening).clock.remaining) == ("L2", minutes(18))
    evening.session.undo()
    assert _room(evening).clock.remaining == minutes(5)


def test_product_7_a_slip_on_next_is_taken_back_with_the_time_that_was_played():
    evening = _evening()
    evening.session.execute(StartClock())
    evening.time.pass_by(minutes=8)
    evening.session.execute(NextItem())
    evening.time.pass_by(seconds=4)
    evening.session.undo()
    assert (_room(evening).clock.item.id, _room(evening).clock.remaining) == ("L1", minutes(12) - 4000)


def test_a_countdown_ends_in_play_even_when_nobody_looks():
    evening = _evening(a_structure(a_level("L1"), a_break("B1"), a_level("L2")))
    evening.session.execute(PlanStart(evening.time.now() + timedelta(minutes=30)))
    evening.time.pass_by(minutes=45)
    assert (_room(evening).stage, _room(evening).clock.remaining) == (Stage.RUNNING, minutes(5))
