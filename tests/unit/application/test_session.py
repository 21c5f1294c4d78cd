"""The one door: execute, undo, redo, notes; the journal first, then the state, then the listeners."""

from datetime import timedelta

import pytest
from msgspec import structs
from support.builders import a_break, a_level, a_structure
from support.fakes import Evening
from support.wall import minutes

from tdapp.application.commands import FoundTournament
from tdapp.application.events import CLOCK, FLOOR
from tdapp.application.log import Kind, Status
from tdapp.application.session import ALL_SCOPES, KEPT_STATES, Changes, Session
from tdapp.application.views import founded
from tdapp.domain.clock.commands import (
    AdjustClock,
    ChangeItem,
    ChooseStructure,
    JumpTo,
    NextItem,
    PauseClock,
    PlanStart,
    StartClock,
)
from tdapp.domain.clock.events import ClockRestored, SystemClockChanged
from tdapp.domain.clock.reading import Reading, reading_at
from tdapp.domain.clock.view import clock_view
from tdapp.domain.floor.commands import AddEntries, BustEntry, NameTournament, ReinstateEntry, RenameEntry
from tdapp.domain.units import Millis
from tdapp.errors import InputError, RuleViolation, StoreError

ONLY_CLOCK = frozenset({CLOCK})
ONLY_FLOOR = frozenset({FLOOR})


def _evening(*names: str) -> Evening:
    evening = Evening()
    evening.session.execute(FoundTournament("Friday", a_structure()))
    if names:
        evening.session.execute(AddEntries(names))
    return evening


def _reading(evening: Evening, session: Session | None = None) -> Reading:
    return reading_at(founded((session or evening.session).state), evening.time.now())


def _shown(evening: Evening) -> tuple[str, int]:
    reading = _reading(evening)
    return reading.item, reading.remaining


# ---- founding ----------------------------------------------------------------------------------------------


def test_nothing_happens_before_the_founding():
    evening = Evening()
    session = evening.session
    for command in (StartClock(), AddEntries(("Ann",))):
        with pytest.raises(RuleViolation, match=r"tournament\.not_founded"):
            session.execute(command)
    assert session.go_on_from(evening.time.now(), Millis(5000)) is None
    assert session.note_system_clock(Millis(5000)) is None
    assert evening.journal.rows == []


def test_the_founding_is_a_note_that_undo_passes_by():
    evening = _evening()
    (founding,) = evening.session.batches
    assert (founding.kind, founding.seq, founding.id, founding.scopes) == (Kind.NOTE, 1, "b1", ALL_SCOPES)
    assert evening.session.state.floor.title == "Friday"
    with pytest.raises(RuleViolation, match=r"undo\.nothing"):
        evening.session.undo()


def test_a_tournament_is_founded_once_and_only_rightly():
    evening = Evening()
    with pytest.raises(InputError, match=r"name\.empty"):
        evening.session.execute(FoundTournament(" ", a_structure()))
    with pytest.raises(InputError, match=r"structure\.ends_with_break"):
        evening.session.execute(FoundTournament("Friday", a_structure(a_break("B"))))
    assert evening.journal.rows == []
    evening.session.execute(FoundTournament("Friday", a_structure()))
    with pytest.raises(RuleViolation, match=r"tournament\.founded_already"):
        evening.session.execute(FoundTournament("Friday", a_structure()))


# ---- execute -----------------------------------------------------------------------------------------------


def test_a_command_is_one_batch_with_wall_time_and_scope():
    evening = _evening()
    evening.time.sleep(seconds=60)
    batch = evening.session.execute(AddEntries(("Ann", "Bo")))
    assert batch is not None
    assert (batch.seq, batch.kind, batch.at, batch.target) == (2, Kind.DO, evening.time.wall(), None)
    assert batch.scopes == ONLY_FLOOR
    assert evening.session.batches[-1] is batch
    assert evening.session.status(batch) is Status.LIVE


def test_what_changes_nothing_is_no_batch():
    evening = _evening()
    assert evening.session.execute(NameTournament("Friday")) is None
    assert len(evening.journal.rows) == 1


def test_a_refusal_changes_nothing():
    evening = _evening("Ann")
    before = evening.session.state, evening.session.batches, list(evening.journal.rows)
    with pytest.raises(RuleViolation):
        evening.session.execute(BustEntry(1))
    assert (evening.session.state, evening.session.batches, evening.journal.rows) == before


def test_it_is_durable_before_anyone_sees_it():
    evening = _evening()
    seen: list[tuple[int, int]] = []
    evening.session.subscribe(
        lambda changes: seen.append((len(evening.journal.rows), len(evening.session.state.floor.entries)))
    )
    evening.session.execute(AddEntries(("Ann",)))
    assert seen == [(2, 1)]


@pytest.mark.parametrize("act", ["execute", "undo", "redo", "go_on", "note"])
def test_a_failed_append_changes_nothing(act: str):
    evening = _evening("Ann", "Bo")
    session = evening.session
    session.execute(StartClock())
    session.execute(BustEntry(1))
    session.undo()
    last_seen = evening.time.now()
    evening.time.pass_by(minutes=5)
    heard: list[Changes] = []
    session.subscribe(heard.append)
    before = session.state, session.batches, session.to_undo(), session.to_redo()
    evening.journal.broken = True
    acts = {
        "execute": lambda: session.execute(RenameEntry(1, "Anna")),
        "undo": session.undo,
        "redo": session.redo,
        "go_on": lambda: session.go_on_from(last_seen, minutes(5)),
        "note": lambda: session.note_system_clock(minutes(60)),
    }
    with pytest.raises(StoreError):
        acts[act]()
    assert (session.state, session.batches, session.to_undo(), session.to_redo()) == before
    assert heard == []
    evening.journal.broken = False
    session.redo()
    assert session.state.floor.busts == (1,)


def test_listeners_hear_what_undo_and_redo_would_take_until_they_leave():
    evening = _evening()
    heard: list[Changes] = []
    leave = evening.session.subscribe(heard.append)
    added = evening.session.execute(AddEntries(("Ann",)))
    undone = evening.session.undo()
    leave()
    evening.session.redo()
    assert [(c.batch, c.undo, c.redo, c.scopes) for c in heard] == [
        (added, added, None, ONLY_FLOOR),
        (undone, None, added, ONLY_FLOOR),
    ]


# ---- undo and redo on the floor ----------------------------------------------------------------------------


def test_undo_and_redo_walk_the_floor_back_and_forth():
    evening = _evening("Ann", "Bo", "Cy")
    session = evening.session
    states = [session.state.floor]
    for command in (BustEntry(2), RenameEntry(1, "Anna"), ReinstateEntry(2)):
        session.execute(command)
        states.append(session.state.floor)
    for state in reversed(states[:-1]):
        session.undo()
        assert session.state.floor == state
    for state in states[1:]:
        session.redo()
        assert session.state.floor == state
    with pytest.raises(RuleViolation, match=r"redo\.nothing"):
        session.redo()


def test_a_new_command_drops_the_redo_branch_of_its_scope_only():
    evening = _evening("Ann", "Bo", "Cy")
    session = evening.session
    bust = session.execute(BustEntry(2))
    start = session.execute(StartClock())
    session.undo()
    session.undo()
    assert (session.status(bust), session.status(start)) == (Status.UNDONE, Status.UNDONE)
    session.execute(RenameEntry(1, "Anna"))
    assert (session.status(bust), session.status(start)) == (Status.DROPPED, Status.UNDONE)
    assert session.to_redo() == start
    assert session.to_redo(ONLY_FLOOR) is None
    session.undo()
    assert session.to_redo(ONLY_FLOOR).events[0].name == "Anna"


def test_a_note_drops_nothing():
    evening = _evening("Ann", "Bo")
    evening.session.execute(StartClock())
    evening.session.undo()
    evening.session.note_system_clock(minutes(60))
    assert evening.session.redo().target == 3


def test_undo_in_one_scope_leaves_the_other_alone():
    evening = _evening("Ann", "Bo")
    session = evening.session
    start = session.execute(StartClock())
    bust = session.execute(BustEntry(2))
    assert (session.to_undo(), session.to_undo(ONLY_CLOCK)) == (bust, start)
    session.undo(ONLY_CLOCK)
    assert session.state.floor.busts == (2,)
    assert not _reading(evening).running
    assert (session.to_undo(ONLY_CLOCK), session.to_undo()) == (None, bust)


def test_undo_deeper_than_the_kept_states_gives_the_same():
    evening = _evening("Ann")
    session = evening.session
    for nth in range(KEPT_STATES + 50):
        session.execute(NameTournament(f"Friday {nth}"))
    for nth in reversed(range(KEPT_STATES + 49)):
        session.undo(ONLY_FLOOR)
        assert session.state.floor.title == f"Friday {nth}"
    for _ in range(KEPT_STATES + 49):
        session.redo()
    assert session.state.floor.title == f"Friday {KEPT_STATES + 49}"
    for _ in range(KEPT_STATES + 51):
        session.undo()
    assert session.state.floor.entries == {}


# ---- undo and redo on the clock ----------------------------------------------------------------------------


def test_a_pause_undone_three_minutes_later_runs_on_from_what_was_on_the_wall():
    evening = _evening()
    session = evening.session
    session.execute(StartClock())
    evening.time.pass_by(minutes=5)
    session.execute(PauseClock())
    evening.time.pass_by(minutes=3)
    undone = session.undo()
    (event,) = undone.events
    assert isinstance(event, ClockRestored)
    assert _shown(evening) == ("L1", minutes(15))
    evening.time.pass_by(minutes=1)
    assert _shown(evening) == ("L1", minutes(14))
    session.redo()
    assert (_shown(evening), _reading(evening).running) == (("L1", minutes(15)), False)


def test_undo_then_redo_is_identity_at_equal_time_for_each_command():
    for command in (
        PauseClock(),
        AdjustClock(minutes(2)),
        AdjustClock(minutes(-50)),
        NextItem(),
        JumpTo("B1"),
        ChangeItem(a_level("L1", 100, 200, minutes=90)),
        ChangeItem(a_level("L2", 100, 200, minutes=1)),
    ):
        evening = _evening()
        evening.session.execute(StartClock())
        evening.time.pass_by(minutes=5)
        evening.session.execute(command)
        evening.time.pass_by(minutes=20)
        before = evening.session.state.clock.structure, _reading(evening)
        evening.session.undo()
        evening.session.redo()
        assert (evening.session.state.clock.structure, _reading(evening)) == before, command


def test_time_that_passes_between_undo_and_redo_counts_when_the_clock_ran():
    evening = _evening()
    evening.session.execute(StartClock())
    evening.session.execute(AdjustClock(minutes(1)))
    evening.session.undo()
    evening.time.pass_by(minutes=5)
    evening.session.redo()
    assert _shown(evening) == ("L1", minutes(16))


def test_a_structure_choice_undone_after_other_moves_never_meets_an_unknown_item():
    evening = _evening()
    session = evening.session
    session.execute(ChooseStructure(a_structure(a_level("X1", minutes=5), a_level("X2"))))
    session.execute(StartClock())
    evening.time.pass_by(minutes=7)
    session.execute(PauseClock())
    for item in ("L1", "X1"):
        while session.to_undo():
            session.undo()
            evening.time.pass_by(minutes=1)
        assert (session.state.clock.structure.items[0].id, _reading(evening).item) == ("L1", "L1")
        while session.to_redo():
            session.redo()
            evening.time.pass_by(minutes=1)
        assert _reading(evening).item in ("X1", "X2"), item
    assert evening.reloaded().state.clock == session.state.clock


def test_a_choice_during_a_countdown_is_undone_to_the_countdown():
    evening = _evening()
    session = evening.session
    session.execute(PlanStart(evening.time.now() + timedelta(minutes=30)))
    evening.time.pass_by(minutes=5)
    chosen = session.execute(ChooseStructure(a_structure(a_level("X1", minutes=5), a_level("X2"))))
    assert len(chosen.events) == 2
    evening.time.pass_by(minutes=10)
    session.undo()
    assert (_shown(evening), _reading(evening).starts_in) == (("L1", minutes(20)), minutes(15))
    session.redo()
    assert (_shown(evening), _reading(evening).starts_in) == (("X1", minutes(5)), minutes(15))
    evening.time.pass_by(minutes=21)
    session.undo()
    assert _shown(evening) == ("L1", minutes(14))


def test_an_edit_undone_while_another_level_runs():
    evening = _evening()
    session = evening.session
    session.execute(StartClock())
    session.execute(ChangeItem(a_level("L1", minutes=5)))
    evening.time.pass_by(minutes=10)
    assert _shown(evening) == ("L2", minutes(15))
    session.undo()
    assert _shown(evening) == ("L1", minutes(10))
    assert evening.reloaded().state.clock == session.state.clock


# ---- away and notes ----------------------------------------------------------------------------------------


def test_going_on_after_an_absence_is_a_note_and_counting_it_is_one_undoable_command():
    evening = _evening()
    session = evening.session
    session.execute(StartClock())
    last_seen = evening.time.pass_by(minutes=5)
    evening.time.pass_by(minutes=40)
    note = session.go_on_from(last_seen, minutes(40))
    assert (note.kind, _shown(evening)) == (Kind.NOTE, ("L1", minutes(15)))
    session.execute(AdjustClock(minutes(-40)))
    assert _shown(evening) == ("B1", minutes(5))
    evening.time.pass_by(minutes=2)
    session.undo()
    assert _shown(evening) == ("L1", minutes(13))
    session.undo()
    assert not _reading(evening).running


def test_an_undo_across_an_absence_does_not_count_it():
    evening = _evening()
    session = evening.session
    session.execute(StartClock())
    session.execute(AdjustClock(minutes(1)))
    last_seen = evening.time.pass_by(minutes=5)
    evening.time.pass_by(minutes=40)
    session.go_on_from(last_seen, minutes(40))
    session.undo()
    assert _shown(evening) == ("L1", minutes(15))


def test_nothing_missed_is_no_note():
    evening = _evening()
    assert evening.session.go_on_from(evening.time.now(), Millis(0)) is None


def test_a_changed_system_clock_is_written_down_and_changes_nothing():
    evening = _evening()
    before = evening.session.state
    note = evening.session.note_system_clock(minutes(-60))
    assert note.events == (SystemClockChanged(minutes(-60)),)
    assert evening.session.state == before


# ---- reload ------------------------------------------------------------------------------------------------


def test_reload_from_the_encoded_rows_gives_the_same_session():
    evening = _evening("Ann", "Bo", "王小明")
    session = evening.session
    session.execute(StartClock())
    evening.time.pass_by(minutes=21)
    session.execute(BustEntry(1))
    session.execute(PauseClock())
    session.undo()
    session.undo(ONLY_FLOOR)
    session.execute(structs.replace(AdjustClock(minutes(3))))
    again = evening.reloaded()
    assert again.batches == session.batches
    assert again.state == session.state
    assert [again.status(b) for b in again.batches] == [session.status(b) for b in session.batches]
    assert (again.to_undo(), again.to_redo()) == (session.to_undo(), session.to_redo())
    again.redo(ONLY_FLOOR)
    assert again.state.floor.busts == (1,)
    again.undo(ONLY_CLOCK)
    assert clock_view(founded(again.state), evening.time.now()).remaining == minutes(19)
