"""The clock under any sequence of acts, times and edits, undo and redo included."""

from datetime import timedelta

from hypothesis import assume, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from msgspec import structs
from support.builders import a_break, a_level, a_structure
from support.fakes import Evening

from tdapp.application.commands import Command, FoundTournament
from tdapp.application.views import founded
from tdapp.domain.clock import commands as c
from tdapp.domain.clock.reading import ClockState, Reading, elapsed_of, is_unstarted, played, reading_at
from tdapp.domain.clock.structure import Item, Structure, fresh_id, index_of, length_of
from tdapp.domain.clock.view import ClockView, Stage, clock_view, item_began, schedule
from tdapp.domain.units import ItemId, Millis
from tdapp.errors import TdError

_PLACES = st.integers(0, 12)
_SECONDS = st.integers(1, 150)
_WAITS = st.integers(0, 400_000) | st.sampled_from([1, 999, 1000, 60_000, 3_600_000])
_STEPS = st.integers(-400_000, 400_000) | st.sampled_from(
    [-1, 1, -60_000, 60_000, -86_400_000, -(10**15), 10**15]
)


@st.composite
def _structures(draw: st.DrawFn) -> Structure:
    kinds = [*draw(st.lists(st.booleans(), max_size=6)), True]
    prefix = draw(st.sampled_from("LX"))
    return a_structure(
        *(_item(f"{prefix}{nth}", is_level, draw(_SECONDS)) for nth, is_level in enumerate(kinds))
    )


def _item(id_: str, is_level: bool, seconds: int) -> Item:
    make = a_level if is_level else a_break
    return make(id_, minutes=seconds // 60, seconds=seconds % 60)


def _ahead(structure: Structure, reading: Reading) -> set[ItemId]:
    """What is still to be played."""
    return {item.id for item in structure.items[index_of(structure, reading.item) + 1 :]}


class ClockMachine(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.evening = Evening()
        self.session = self.evening.session

    @initialize(structure=_structures())
    def found(self, structure: Structure) -> None:
        self.session.execute(FoundTournament("Friday", structure))

    @property
    def clock(self) -> ClockState:
        return founded(self.session.state)

    @property
    def reading(self) -> Reading:
        return reading_at(self.clock, self.evening.time.now())

    @property
    def view(self) -> ClockView:
        return clock_view(self.clock, self.evening.time.now())

    @property
    def shown(self) -> tuple[Structure, Reading]:
        return self.clock.structure, self.reading

    def do(self, command: Command) -> bool:
        before = self.shown
        try:
            return self.session.execute(command) is not None
        except TdError:
            assert self.shown == before
            return False

    # ---- acts -----------------------------------------------------------------------------------------

    @rule(
        command=st.sampled_from(
            [c.StartClock(), c.PauseClock(), c.NextItem(), c.PreviousItem(), c.JumpToBreak()]
        )
    )
    def press(self, command: c.ClockCommand) -> None:
        is_jump = not isinstance(command, c.StartClock | c.PauseClock)
        if self.do(command) and is_jump:
            assert elapsed_of(self.clock.structure, self.reading) == 0
            assert self.reading.starts_in == 0

    @rule(index=st.integers(0, 6))
    def jump(self, index: int) -> None:
        item = self.clock.structure.items[index % len(self.clock.structure.items)]
        running = self.reading.running and not self.reading.starts_in
        assert self.do(c.JumpTo(item.id))
        assert self.reading == Reading(item=item.id, remaining=length_of(item), running=running)

    @rule(by=_STEPS)
    def adjust(self, by: int) -> None:
        before = played(*self.shown)
        if self.do(c.AdjustClock(Millis(by))):
            assert played(*self.shown) == before - by

    @rule(ahead=st.integers(-5, 600))
    def plan(self, ahead: int) -> None:
        if self.do(c.PlanStart(self.evening.time.now() + timedelta(seconds=ahead))):
            assert self.reading.starts_in == ahead * 1000
            assert self.view.stage is Stage.BEFORE

    @rule(structure=_structures())
    def choose(self, structure: Structure) -> None:
        starts_in = self.reading.starts_in
        if self.do(c.ChooseStructure(structure)):
            assert self.clock.structure == structure
            assert self.reading.starts_in == starts_in
            assert played(*self.shown) == -starts_in

    @rule(index=st.integers(0, 6), seconds=_SECONDS, bb=st.integers(0, 5))
    def edit(self, index: int, seconds: int, bb: int) -> None:
        old = self.clock.structure.items[index % len(self.clock.structure.items)]
        item = structs.replace(old, minutes=seconds // 60, seconds=seconds % 60)
        if hasattr(item, "bb"):
            item = structs.replace(item, sb=0, bb=bb)
        before, elapsed = self.reading, elapsed_of(*self.shown)
        self.do(c.ChangeItem(item))
        assert self.reading.item == before.item
        assert elapsed_of(*self.shown) == elapsed
        if old.id != before.item:
            assert self.reading == before

    # ---- the structure in other order -----------------------------------------------------------------

    @rule(at=_PLACES, is_level=st.booleans(), seconds=_SECONDS)
    def insert(self, at: int, is_level: bool, seconds: int) -> None:
        item = _item(fresh_id(self.clock.structure, "N"), is_level, seconds)
        self.rearrange(c.InsertItem(item, self.place(at)))

    @rule(at=_PLACES)
    def delete(self, at: int) -> None:
        self.rearrange(c.DeleteItem(self.item(at).id))

    @rule(at=_PLACES, to=_PLACES)
    def move(self, at: int, to: int) -> None:
        self.rearrange(c.MoveItem(self.item(at).id, self.place(to)))

    def item(self, at: int) -> Item:
        return self.clock.structure.items[at % len(self.clock.structure.items)]

    def place(self, at: int) -> ItemId | None:
        """Before an item, or at the end."""
        items = self.clock.structure.items
        return [*(item.id for item in items), None][at % (len(items) + 1)]

    def rearrange(self, command: c.ClockCommand) -> None:
        """The running level keeps its elapsed time, and of what lay ahead only what is deleted is gone."""
        (old, before), earlier = self.shown, self.view
        unstarted, ahead = is_unstarted(old, before), _ahead(old, before)
        if not self.do(command):
            return
        new, after = self.shown
        assert after.running == before.running
        assert after.starts_in == before.starts_in
        if unstarted:
            assert is_unstarted(new, after)
            assert (after.item, after.remaining) == (new.items[0].id, length_of(new.items[0]))
        elif earlier.overtime and after.item != before.item:
            assert before.item == old.items[-1].id
            assert (elapsed_of(new, after), index_of(new, after.item)) == (0, index_of(new, before.item) + 1)
        else:
            assert after == before
            gone = {command.item} if isinstance(command, c.DeleteItem) else set()
            assert ahead - gone <= _ahead(new, after)
            assert elapsed_of(new, after) == elapsed_of(old, before)

    # ---- time -----------------------------------------------------------------------------------------

    @rule(ms=_WAITS)
    def wait(self, ms: int) -> None:
        before, earlier = self.shown, self.view
        self.evening.time.pass_by(ms=ms)
        ran = ms if before[1].running else 0
        assert played(*self.shown) == played(*before) + ran
        began = item_began(earlier, self.view)
        counted_down = bool(before[1].starts_in) and not self.reading.starts_in
        assert began == (self.reading.item if self.reading.item != before[1].item or counted_down else None)

    @rule(ms=_WAITS)
    def look_back_and_forth(self, ms: int) -> None:
        now = self.evening.time.now()
        later = clock_view(self.clock, now + timedelta(milliseconds=ms))
        assert later.index >= self.view.index
        assert self.view == clock_view(self.clock, now)

    @rule(ms=_WAITS)
    def be_away(self, ms: int) -> None:
        last_seen, before = self.evening.time.now(), self.shown
        self.evening.time.pass_by(ms=ms)
        counting = self.reading
        self.session.go_on_from(last_seen, Millis(ms))
        assert self.shown == (before if not before[1].starts_in else (before[0], counting))

    # ---- pause, undo, redo ----------------------------------------------------------------------------

    @precondition(lambda self: self.reading.running and not self.reading.starts_in)
    @rule()
    def pause_and_resume_adds_nothing(self) -> None:
        before = self.shown
        assert self.do(c.PauseClock())
        assert self.do(c.StartClock())
        assert self.shown == before

    @precondition(lambda self: self.reading.running)
    @rule(ms=_WAITS)
    def a_pause_undone_later_runs_on_from_what_was_shown(self, ms: int) -> None:
        before = self.shown
        assert self.do(c.PauseClock())
        self.evening.time.pass_by(ms=ms)
        self.session.undo()
        assert self.shown == before

    @precondition(lambda self: not self.reading.starts_in)
    @rule(ms=_WAITS, by=_STEPS, index=st.integers(0, 6), seconds=_SECONDS, which=st.integers(0, 7))
    def a_slip_undone_later_leaves_no_trace(
        self, ms: int, by: int, index: int, seconds: int, which: int
    ) -> None:
        """Time given, a jump or an edit: what is shown is as if it had never been."""
        old = self.clock.structure.items[index % len(self.clock.structure.items)]
        slips = [
            c.AdjustClock(Millis(by)),
            c.JumpTo(old.id),
            c.NextItem(),
            c.PreviousItem(),
            c.ChangeItem(structs.replace(old, minutes=seconds // 60, seconds=seconds % 60)),
            c.InsertItem(_item(fresh_id(self.clock.structure, "N"), seconds > 30, seconds), old.id),
            c.DeleteItem(old.id),
            c.MoveItem(old.id, self.place(seconds)),
        ]
        without = self.clock
        if self.do(slips[which]):
            self.evening.time.pass_by(ms=ms)
            self.session.undo()
            assert self.shown == (without.structure, reading_at(without, self.evening.time.now()))

    @precondition(lambda self: self.session.to_undo())
    @rule(ms=_WAITS)
    def undo_and_redo_are_identity_at_equal_time(self, ms: int) -> None:
        self.evening.time.pass_by(ms=ms)
        before = self.shown
        self.session.undo()
        self.session.redo()
        assert self.shown == before

    @precondition(lambda self: self.session.to_undo())
    @rule()
    def undo(self) -> None:
        self.session.undo()

    @precondition(lambda self: self.session.to_redo())
    @rule()
    def redo(self) -> None:
        self.session.redo()

    # ---- always ---------------------------------------------------------------------------------------

    @invariant()
    def what_is_shown_is_possible(self) -> None:
        if not self.session.batches:
            return
        view, reading, structure = self.view, self.reading, self.clock.structure
        assert view.remaining >= 0
        assert view.overtime >= 0
        assert view.elapsed >= 0
        assert view.item == structure.items[index_of(structure, reading.item)]
        assert reading.remaining > 0 or view.index == len(structure.items) - 1
        assert reading.starts_in >= 0
        assert 1 <= view.level_number <= sum(hasattr(item, "bb") for item in structure.items)
        assert not view.starts_in or (view.index == 0 and view.running)

    @invariant()
    def the_schedule_comes_true(self) -> None:
        if not self.session.batches or not self.reading.running:
            return
        rows = schedule(self.clock, self.evening.time.now())
        for row in rows[self.view.index + 1 :]:
            then = clock_view(self.clock, row.begins_at)
            assert (then.item, then.remaining) == (row.item, length_of(row.item))

    @invariant()
    def a_reload_shows_the_same(self) -> None:
        assume(len(self.session.batches) < 60)
        assert self.evening.reloaded().state == self.session.state


TestClockMachine = ClockMachine.TestCase
TestClockMachine.settings = settings(deadline=None, max_examples=120, stateful_step_count=40)
