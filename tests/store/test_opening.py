"""A tournament that is opened again: what its clock shows, and what can be said of the time away.

Rule: architecture §2: the clock runs on from before the absence until the question is answered; the answer is
one undoable `ClockAdjusted`.
"""

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from support.stores import EVENING, SetTime, crashed, created, minutes, played, reopened, restarted

from tdapp.app.opening import OpenTournament, open_tournament
from tdapp.application.log import Kind
from tdapp.application.views import Now, away_view, founded, projector_view
from tdapp.domain.clock.commands import AdjustClock, PauseClock, PlanStart, StartClock
from tdapp.domain.clock.reading import Reading, reading_at
from tdapp.domain.floor.commands import AddEntries
from tdapp.domain.units import ItemId, Millis
from tdapp.store.sighting import sidecar_of


@pytest.fixture
def time() -> SetTime:
    return SetTime()


@pytest.fixture
def tournament(tmp_path: Path, time: SetTime) -> Iterator[OpenTournament]:
    opened = created(tmp_path, time)
    yield opened
    opened.close()


def shown(tournament: OpenTournament, time: SetTime) -> Reading:
    return reading_at(founded(tournament.session.state), time.now())


def killed(tournament: OpenTournament, time: SetTime, away: float) -> tuple[OpenTournament, SetTime]:
    """The program dies now and is started again `away` seconds later."""
    later = restarted(time, away)
    nth = len(list(tournament.path.parent.glob("after*")))
    return open_tournament(crashed(tournament, tournament.path.parent / f"after{nth}"), later), later


def test_killed_while_running_and_restarted_7_minutes_later(
    tournament: OpenTournament, time: SetTime
) -> None:
    tournament.session.execute(StartClock())
    time.pass_by(150)
    tournament.beat()
    at_last_beat = shown(tournament, time)
    time.pass_by(4)
    again, later = killed(tournament, time, 420)
    assert shown(again, later) == at_last_beat
    assert again.away == timedelta(seconds=424)
    later.pass_by(60)
    assert shown(again, later).remaining == at_last_beat.remaining - minutes(1)
    again.close()


def test_both_results_are_in_the_banner_and_count_it_gives_the_other(
    tournament: OpenTournament, time: SetTime
) -> None:
    tournament.session.execute(StartClock())
    time.pass_by(400)
    tournament.beat()
    again, later = killed(tournament, time, 420)
    assert again.away is not None
    later.pass_by(10)
    now = Now(later.now(), later.wall())
    view = away_view(again.session.state, now, again.away)
    assert (view.going_on.level_number, view.going_on.remaining) == (1, minutes(10) - 410_000)
    assert (view.counted.level_number, view.counted.remaining) == (2, minutes(20) - 830_000)
    again.session.execute(AdjustClock(Millis(-again.away // timedelta(milliseconds=1))))
    assert projector_view(again.session.state, now).clock.remaining == view.counted.remaining
    again.session.undo()
    assert projector_view(again.session.state, now).clock.remaining == view.going_on.remaining
    again.close()


def test_what_was_written_after_the_last_beat_counts_as_a_sign_of_life(
    tournament: OpenTournament, time: SetTime
) -> None:
    tournament.session.execute(StartClock())
    time.pass_by(60)
    sidecar = sidecar_of(tournament.path)
    early = sidecar.read_bytes()
    time.pass_by(4)
    tournament.session.execute(AddEntries(("Ann",)))
    sidecar.write_bytes(early)
    at_last_batch = shown(tournament, time)
    again, later = killed(tournament, time, 420)
    assert shown(again, later) == at_last_batch
    assert again.away == timedelta(seconds=420)
    again.close()


def test_without_a_heartbeat_the_last_batch_stands_in(tournament: OpenTournament, time: SetTime) -> None:
    tournament.session.execute(StartClock())
    time.pass_by(60)
    tournament.session.execute(AdjustClock(minutes(1)))
    time.pass_by(30)
    tournament.session.execute(AddEntries(("Ann",)))
    at_last_batch = shown(tournament, time)
    time.pass_by(20)
    sidecar_of(tournament.path).unlink()
    again, later = killed(tournament, time, 100)
    assert shown(again, later) == at_last_batch
    assert again.away == timedelta(seconds=120)
    again.close()


@pytest.mark.parametrize("offset", [3600, -3600, 420, -30])
def test_a_sleep_or_a_changed_clock_of_the_earlier_run_does_not_move_the_clock(
    tournament: OpenTournament, time: SetTime, offset: float
) -> None:
    tournament.session.execute(StartClock())
    time.pass_by(100)
    time.sleep(offset)
    time.pass_by(100)
    tournament.beat()
    again, later = killed(tournament, time, 60)
    assert shown(again, later).remaining == minutes(10) - 200_000
    assert again.away == timedelta(seconds=60)
    later.pass_by(100)
    assert shown(again, later).remaining == minutes(10) - 300_000
    again.close()


def test_a_clock_set_back_while_away_neither_stops_nor_moves_it(
    tournament: OpenTournament, time: SetTime
) -> None:
    tournament.session.execute(StartClock())
    time.pass_by(100)
    tournament.beat()
    again, later = killed(tournament, time, -7200)
    assert again.away is None
    assert shown(again, later).remaining == minutes(10) - 100_000
    later.pass_by(60)
    assert shown(again, later).remaining == minutes(10) - 160_000
    again.close()


def test_a_clock_set_back_right_after_the_start_does_not_freeze_it(
    tournament: OpenTournament, time: SetTime
) -> None:
    tournament.session.execute(StartClock())
    again, later = killed(tournament, time, -7200)
    later.pass_by(60)
    assert shown(again, later).remaining == minutes(9)
    again.close()


def test_a_clean_end_with_the_clock_running_asks_the_same(tournament: OpenTournament, time: SetTime) -> None:
    tournament.session.execute(StartClock())
    time.pass_by(100)
    before = shown(tournament, time)
    later = restarted(time, 600)
    again = reopened(tournament, later)
    assert shown(again, later) == before
    assert again.away == timedelta(seconds=600)
    again.close()


def test_a_second_crash_asks_for_the_second_absence_only(tournament: OpenTournament, time: SetTime) -> None:
    tournament.session.execute(StartClock())
    time.pass_by(100)
    tournament.beat()
    second, time = killed(tournament, time, 300)
    time.pass_by(50)
    second.beat()
    third, time = killed(second, time, 200)
    assert third.away == timedelta(seconds=200)
    assert shown(third, time).remaining == minutes(10) - 150_000
    second.close()
    third.close()


def test_a_clock_that_stood_still_stands_and_nothing_is_asked(
    tournament: OpenTournament, time: SetTime
) -> None:
    for command in (None, StartClock(), PauseClock()):
        if command:
            tournament.session.execute(command)
        time.pass_by(50)
    before, batches = shown(tournament, time), len(tournament.session.batches)
    again, later = killed(tournament, time, 420)
    assert (shown(again, later), again.away) == (before, None)
    assert len(again.session.batches) == batches
    again.close()


def test_an_absence_of_a_moment_is_not_worth_a_question(tournament: OpenTournament, time: SetTime) -> None:
    tournament.session.execute(StartClock())
    time.pass_by(100)
    tournament.beat()
    before = shown(tournament, time)
    again, later = killed(tournament, time, 1.5)
    assert (shown(again, later), again.away) == (before, None)
    again.close()


@pytest.mark.parametrize("offset", [0, 3600, -3600, 1.5])
def test_a_countdown_keeps_its_planned_start(
    tournament: OpenTournament, time: SetTime, offset: float
) -> None:
    tournament.session.execute(PlanStart(time.now() + timedelta(minutes=30)))
    time.pass_by(60)
    time.sleep(offset)
    tournament.beat()
    planned = Now(time.now(), time.wall()).as_wall(EVENING + timedelta(minutes=30))
    again, later = killed(tournament, time, 420)
    assert again.away is None
    starts = later.wall() + timedelta(milliseconds=shown(again, later).starts_in)
    assert abs(starts - planned) <= timedelta(seconds=2)
    later.pass_by(22 * 60)
    assert shown(again, later).item == ItemId("L1")
    assert abs(shown(again, later).remaining - minutes(9)) <= 60_000
    again.close()


def test_a_countdown_that_ran_out_while_away_has_started_by_itself(
    tournament: OpenTournament, time: SetTime
) -> None:
    tournament.session.execute(PlanStart(time.now() + timedelta(minutes=5)))
    tournament.beat()
    again, later = killed(tournament, time, 420)
    reading = shown(again, later)
    assert (reading.running, reading.starts_in, reading.remaining) == (True, 0, minutes(8))
    assert again.away is None
    again.close()


def test_the_going_on_is_a_note_that_undo_passes_by(tournament: OpenTournament, time: SetTime) -> None:
    played(tournament, time)
    undo = tournament.session.to_undo()
    again, _ = killed(tournament, time, 420)
    assert again.session.batches[-1].kind is Kind.NOTE
    assert again.session.to_undo() == undo
    again.close()


def test_undo_of_what_was_done_before_the_absence_runs_on_from_the_wall(
    tournament: OpenTournament, time: SetTime
) -> None:
    tournament.session.execute(StartClock())
    time.pass_by(60)
    tournament.session.execute(AdjustClock(minutes(5)))
    time.pass_by(60)
    tournament.beat()
    again, later = killed(tournament, time, 420)
    later.pass_by(60)
    again.session.undo()
    assert shown(again, later).remaining == minutes(7)
    again.close()


def test_the_heartbeat_knows_every_acknowledged_batch(tournament: OpenTournament, time: SetTime) -> None:
    played(tournament, time)
    again, _ = killed(tournament, time, 0)
    assert again.failure is None
    assert again.path.name == "Friday.tdapp"
    again.close()
