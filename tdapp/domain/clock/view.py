"""What the clock shows at an instant: a pure function of state and `now`."""

from datetime import datetime
from enum import StrEnum

from msgspec import Struct

from tdapp.domain.clock import events as e
from tdapp.domain.clock.reading import ClockState, Reading, elapsed_of, is_unstarted, reading_at
from tdapp.domain.clock.structure import Break, Item, Level, Structure, index_of, length_of, level_number
from tdapp.domain.units import MINUTE, SECOND, ItemId, Millis, after

_BY_HAND = (
    e.StructureChosen
    | e.ClockStarted
    | e.LevelJumped
    | e.ClockRestored
    | e.ItemInserted
    | e.ItemDeleted
    | e.ItemMoved
)
LAST_MINUTE = MINUTE
LAST_SECONDS = Millis(10 * SECOND)


class Stage(StrEnum):
    """What the room is told by word, colour and form."""

    BEFORE = "before"
    RUNNING = "running"
    LAST_MINUTE = "last_minute"
    LAST_SECONDS = "last_seconds"
    PAUSED = "paused"
    BREAK = "break"
    OVERTIME = "overtime"
    FINISHED = "finished"


class ClockView(Struct, frozen=True, kw_only=True):
    """All that can be said of the clock at `at`.

    `level` and `level_number` are the level being played, in a break the one that follows it (`level_number`
    counts levels only, from 1). `next_level` is the level after that one, None at the end. `to_break` is the
    time until the next break begins (in a break: the one after it). `remaining` and `overtime` are never
    below zero; `starts_in` is None unless a planned start is counted down.
    """

    at: datetime
    stage: Stage
    running: bool
    item: Item
    index: int
    remaining: Millis
    elapsed: Millis
    overtime: Millis
    level: Level
    level_number: int
    next_level: Level | None
    to_break: Millis | None
    next_break: Break | None
    ends_at: datetime
    is_last_level: bool
    starts_in: Millis | None

    @property
    def on_break(self) -> bool:
        """True in a break, running or not."""
        return isinstance(self.item, Break)

    @property
    def length(self) -> Millis:
        """Whole length of the item, time given or taken by hand apart."""
        return length_of(self.item)


class ScheduleRow(Struct, frozen=True, kw_only=True):
    """An item with the instant it begins if the clock runs on from now; None once it is past.

    `number` is that of the level, or, on a break, of the level before it.
    """

    item: Item
    number: int
    begins_at: datetime | None
    is_current: bool


def clock_view(state: ClockState, now: datetime) -> ClockView:
    """Pure: what is shown at `now` (steady UTC)."""
    structure, reading = state.structure, reading_at(state, now)
    index = index_of(structure, reading.item)
    item = structure.items[index]
    levels = [later for later in structure.items[index:] if isinstance(later, Level)]
    remaining = Millis(max(0, reading.remaining))
    to_break, next_break = _break_ahead(structure, index, remaining)
    return ClockView(
        at=now,
        stage=_stage(structure, reading),
        running=reading.running,
        item=item,
        index=index,
        remaining=remaining,
        elapsed=Millis(max(0, elapsed_of(structure, reading))),
        overtime=Millis(max(0, -reading.remaining)),
        level=levels[0],
        level_number=level_number(structure, index) + isinstance(item, Break),
        next_level=levels[1] if len(levels) > 1 else None,
        to_break=to_break,
        next_break=next_break,
        ends_at=after(now, Millis(remaining + reading.starts_in)),
        is_last_level=len(levels) == 1,
        starts_in=reading.starts_in or None,
    )


def _stage(structure: Structure, reading: Reading) -> Stage:
    if is_unstarted(structure, reading):
        return Stage.BEFORE
    if not reading.running:
        return Stage.PAUSED
    if reading.remaining <= 0:
        return Stage.OVERTIME
    if isinstance(structure.items[index_of(structure, reading.item)], Break):
        return Stage.BREAK
    if reading.remaining <= LAST_SECONDS:
        return Stage.LAST_SECONDS
    return Stage.LAST_MINUTE if reading.remaining <= LAST_MINUTE else Stage.RUNNING


def _break_ahead(structure: Structure, index: int, remaining: Millis) -> tuple[Millis | None, Break | None]:
    wait = remaining
    for item in structure.items[index + 1 :]:
        if isinstance(item, Break):
            return wait, item
        wait = Millis(wait + length_of(item))
    return None, None


def schedule(state: ClockState, now: datetime) -> tuple[ScheduleRow, ...]:
    """Every item with the instant (steady UTC) it begins if nothing stops the clock from now on."""
    reading = reading_at(state, now)
    current = index_of(state.structure, reading.item)
    begins = after(now, Millis(reading.starts_in - max(0, elapsed_of(state.structure, reading))))
    upcoming = after(now, Millis(reading.starts_in + max(0, reading.remaining)))
    rows: list[ScheduleRow] = []
    number = 0
    for index, item in enumerate(state.structure.items):
        number += isinstance(item, Level)
        when = begins if index == current else upcoming if index > current else None
        if index > current:
            upcoming = after(upcoming, length_of(item))
        rows.append(ScheduleRow(item=item, number=number, begins_at=when, is_current=index == current))
    return tuple(rows)


def item_began(earlier: ClockView, later: ClockView) -> ItemId | None:
    """The item that began by itself between two views, for the one alarm it deserves; None if none did.

    The end of a countdown is the beginning of the first item. Several items passed unseen are announced once,
    as the one now running. After an event `set_by_hand` the view that follows it is the next `earlier`.
    """
    moved_on = earlier.running and later.index > earlier.index
    counted_down = earlier.starts_in is not None and later.starts_in is None and later.running
    return later.item.id if moved_on or counted_down else None


def set_by_hand(event: object) -> bool:
    """True when the event put on the wall what somebody chose: nothing began by itself, no alarm.

    Time given or taken is not among them: a level reached by it begins like any other, also when a sleep is
    counted.
    """
    return isinstance(event, _BY_HAND)
