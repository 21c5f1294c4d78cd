"""What windows show: the projected page, players, structure, log, the time away."""

from datetime import timedelta

import pytest
from msgspec import structs
from support.builders import a_break, a_level, a_structure
from support.fakes import EVENING, Evening
from support.wall import minutes

from tdapp.application.commands import FoundTournament
from tdapp.application.views import (
    Now,
    PlayerRow,
    away_view,
    named_entries,
    outlook,
    player_rows,
    projector_view,
    structure_view,
)
from tdapp.domain.clock.checks import Odd
from tdapp.domain.clock.commands import ChooseStructure, JumpTo, StartClock
from tdapp.domain.clock.structure import Structure
from tdapp.domain.clock.view import Stage
from tdapp.domain.floor.commands import AddEntries, AddNumberedEntries, BustEntry, RemoveEntry


def _evening(*names: str, structure: Structure | None = None) -> Evening:
    evening = Evening()
    evening.session.execute(FoundTournament("Friday", structure or a_structure()))
    if names:
        evening.session.execute(AddEntries(names))
    return evening


def _bust(evening: Evening, *entries: int) -> None:
    for entry in entries:
        evening.session.execute(BustEntry(entry))


def _now(evening: Evening) -> Now:
    return Now(evening.time.now(), evening.time.wall())


def _projected(evening: Evening):
    return projector_view(evening.session.state, _now(evening))


# ---- the projected page ------------------------------------------------------------------------------------


def test_the_room_sees_players_average_and_stage():
    evening = _evening("A", "B", "C", "D")
    evening.session.execute(StartClock())
    _bust(evening, 4)
    view = _projected(evening)
    assert (view.title, view.stage, view.left, view.entries) == ("Friday", Stage.RUNNING, 3, 4)
    assert (view.average, view.average_bb) == (13_333, 1333)
    assert (view.scale, view.podium) == (1, ())
    assert view.clock.level.bb == 100


def test_average_in_a_break_counts_the_blinds_that_follow():
    evening = _evening("A", "B")
    evening.session.execute(JumpTo("B1"))
    assert _projected(evening).average_bb == 500


def test_nobody_and_no_blinds_have_no_average():
    assert (_projected(_evening()).average, _projected(_evening()).average_bb) == (None, None)
    view = _projected(_evening("A", "B", structure=a_structure(a_level("L1", 0, 0))))
    assert (view.average, view.average_bb) == (10_000, None)


def test_the_end_shows_the_podium_best_first():
    evening = _evening("A", "B", "C", "D", "B")
    _bust(evening, 3, 1, 5, 4)
    view = _projected(evening)
    assert view.stage is Stage.FINISHED
    assert [(who.name, who.twin) for who in view.podium] == [("B", 1), ("D", 1), ("B", 2)]


def test_two_players_have_a_podium_of_two():
    evening = _evening("A", "B")
    _bust(evening, 1)
    assert [who.name for who in _projected(evening).podium] == ["B", "A"]


def test_times_for_people_are_wall_times_after_a_sleep():
    evening = _evening()
    evening.session.execute(JumpTo("B1"))
    evening.session.execute(StartClock())
    evening.time.sleep(seconds=3600)
    view = _projected(evening)
    assert view.wall == EVENING + timedelta(hours=1)
    assert view.back_at == EVENING + timedelta(hours=1, minutes=10)
    evening.time.set_wall(timedelta(hours=-2))
    assert _projected(evening).back_at == EVENING + timedelta(hours=-1, minutes=10)


def test_what_lies_ahead_in_a_level_a_break_and_at_the_end():
    evening = _evening("A", "B", "C")
    _bust(evening, 3)
    evening.session.execute(StartClock())
    evening.time.pass_by(minutes=15)
    evening.time.sleep(seconds=600)
    at = EVENING + timedelta(minutes=10)
    ahead = outlook(evening.session.state, _now(evening))
    assert (ahead.in_play, ahead.levels, ahead.ends_at) == (30_000, 3, at + timedelta(minutes=70))
    assert (ahead.next_break, ahead.break_at, ahead.break_over) == (
        a_break("B1"),
        at + timedelta(minutes=40),
        at + timedelta(minutes=50),
    )
    evening.time.pass_by(minutes=30)
    ahead = outlook(evening.session.state, _now(evening))
    assert (ahead.next_break, ahead.break_at, ahead.break_over) == (None, None, None)
    evening.time.pass_by(minutes=20)
    assert outlook(evening.session.state, _now(evening)).ends_at == at + timedelta(minutes=70)
    evening.time.pass_by(minutes=6)
    assert outlook(evening.session.state, _now(evening)).ends_at is None


# ---- players -----------------------------------------------------------------------------------------------


def test_equal_names_are_told_apart_in_order_and_numbers_are_not():
    evening = _evening("Ann", "Bo", "Ann", "Ann")
    evening.session.execute(AddNumberedEntries(2))
    evening.session.execute(RemoveEntry(3))
    assert [(who.id, who.name, who.twin) for who in named_entries(evening.session.state.floor)] == [
        (1, "Ann", 1),
        (2, "Bo", 1),
        (4, "Ann", 2),
        (5, "", 1),
        (6, "", 1),
    ]


def test_players_still_in_come_first_then_the_best_place():
    evening = _evening("A", "B", "C", "D")
    _bust(evening, 2, 4)
    rows = player_rows(evening.session.state.floor)
    assert [(row.who.name, row.place) for row in rows] == [("A", None), ("C", None), ("D", 3), ("B", 4)]
    _bust(evening, 1)
    rows = player_rows(evening.session.state.floor)
    assert [(row.who.name, row.place) for row in rows] == [("C", 1), ("A", 2), ("D", 3), ("B", 4)]
    assert isinstance(rows[0], PlayerRow)


# ---- structure ---------------------------------------------------------------------------------------------


def test_the_structure_page_shows_wall_times_remarks_and_whether_it_may_change():
    evening = _evening(structure=a_structure(a_level("L1", 50, 100), a_level("L2", 25, 50)))
    evening.time.sleep(seconds=600)
    view = structure_view(evening.session.state, _now(evening))
    assert [row.begins_at for row in view.rows] == [
        EVENING + timedelta(minutes=10),
        EVENING + timedelta(minutes=30),
    ]
    assert [(remark.item, remark.odd) for remark in view.remarks] == [("L2", Odd.FALLING)]
    assert view.can_choose
    evening.session.execute(StartClock())
    evening.time.pass_by(minutes=25)
    view = structure_view(evening.session.state, _now(evening))
    assert [(row.number, row.is_current, row.begins_at) for row in view.rows] == [
        (1, False, None),
        (2, True, EVENING + timedelta(minutes=30)),
    ]
    assert not view.can_choose


# ---- away --------------------------------------------------------------------------------------------------


def test_both_answers_after_a_sleep():
    evening = _evening()
    evening.session.execute(StartClock())
    evening.time.pass_by(minutes=15)
    evening.time.sleep(seconds=7 * 60)
    view = away_view(evening.session.state, _now(evening), timedelta(minutes=7))
    assert view.away == minutes(7)
    assert (view.going_on.item.id, view.going_on.remaining) == ("L1", minutes(5))
    assert (view.counted.item.id, view.counted.remaining) == ("L2", minutes(18))


def test_a_sleep_through_everything_counts_as_overtime():
    evening = _evening()
    evening.session.execute(StartClock())
    view = away_view(evening.session.state, _now(evening), timedelta(days=3))
    assert view.counted.stage is Stage.OVERTIME
    assert view.counted.overtime == minutes(3 * 24 * 60 - 70)


# ---- size --------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def club() -> Evening:
    """Ten thousand entries, half of them out, 500 levels."""
    evening = _evening()
    levels = (*(a_level(f"L{n}", minutes=1) for n in range(498)), a_break("B"), a_level("Z"))
    evening.session.execute(ChooseStructure(structs.replace(a_structure(), items=levels)))
    evening.session.execute(AddEntries(("Ann",) * 10_000))
    _bust(evening, *range(1, 5001))
    return evening


def test_views_of_ten_thousand_are_whole(club: Evening):
    assert len(player_rows(club.session.state.floor)) == 10_000
    assert _projected(club).left == 5000
    assert len(structure_view(club.session.state, _now(club)).rows) == 500
