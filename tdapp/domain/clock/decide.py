"""What a command does to the clock, or why it may not."""

from datetime import datetime

from msgspec import structs

from tdapp.domain.clock import commands as c
from tdapp.domain.clock import editing
from tdapp.domain.clock import events as e
from tdapp.domain.clock.reading import ClockState, Reading, adjust, beginning_of, is_unstarted, reading_at
from tdapp.domain.clock.structure import MOST_MINUTES, Break, Structure, index_of, validate
from tdapp.domain.units import MINUTE, ItemId, Millis, millis_between
from tdapp.errors import RuleViolation

_MOST_REMAINING = Millis(MOST_MINUTES * MINUTE)
_MOST_OVERTIME = Millis(366 * _MOST_REMAINING)


def decide(state: ClockState, command: c.ClockCommand, now: datetime) -> tuple[e.ClockEvent, ...]:
    """Events of the command at `now` (steady UTC, whole milliseconds).

    Errors: RuleViolation: clock.running_already, clock.paused_already, clock.too_much_time, clock.no_next,
    clock.no_previous, clock.no_break_ahead, clock.no_such_item, clock.start_passed, clock.started_already,
    and those of `editing`; InputError of `structure.validate`.
    """
    before = reading_at(state, now)
    match command:
        case c.StartClock():
            return (_start(before, now),)
        case c.PauseClock():
            return (_pause(before, now),)
        case c.AdjustClock(by):
            return (_adjust(state, before, by, now),) if by else ()
        case c.NextItem():
            return (_jump(state, before, _neighbour(state, before, 1), now),)
        case c.PreviousItem():
            return (_jump(state, before, _neighbour(state, before, -1), now),)
        case c.JumpToBreak():
            return (_jump(state, before, _break_ahead(state, before), now),)
        case c.JumpTo(item):
            return (_jump(state, before, item, now),)
        case c.PlanStart(at):
            return (_plan(state, before, at, now),)
        case c.ChooseStructure(structure):
            return _choose_another(state, before, structure, now)
        case _:
            edit = editing.decide(state, before, command, now)
            return () if edit is None else (edit,)


def choose(structure: Structure, now: datetime, *, unstarted: bool = True) -> e.StructureChosen:
    """Take a structure. Errors: InputError of `validate`; RuleViolation clock.started_already."""
    if not unstarted:
        raise RuleViolation("clock.started_already")
    validate(structure)
    return e.StructureChosen(structure, now)


def _choose_another(
    state: ClockState, before: Reading, structure: Structure, now: datetime
) -> tuple[e.ClockEvent, ...]:
    """A planned start stays planned."""
    chosen = choose(structure, now, unstarted=is_unstarted(state.structure, before))
    if not before.starts_in:
        return (chosen,)
    first = beginning_of(structure, structure.items[0].id, running=True)
    counting = structs.replace(first, starts_in=before.starts_in)
    return (chosen, e.StartPlanned(at=now, before=before, after=counting))


def _start(before: Reading, now: datetime) -> e.ClockStarted:
    if before.running and not before.starts_in:
        raise RuleViolation("clock.running_already")
    runs = structs.replace(before, running=True, starts_in=Millis(0))
    return e.ClockStarted(at=now, before=before, after=runs)


def _pause(before: Reading, now: datetime) -> e.ClockPaused:
    if not before.running:
        raise RuleViolation("clock.paused_already")
    stands = structs.replace(before, running=False, starts_in=Millis(0))
    return e.ClockPaused(at=now, before=before, after=stands)


def _adjust(state: ClockState, before: Reading, by: Millis, now: datetime) -> e.ClockAdjusted:
    shown = adjust(state.structure, before, by)
    too_much = shown.remaining > _MOST_REMAINING or shown.starts_in > _MOST_REMAINING
    if too_much or -shown.remaining > _MOST_OVERTIME:
        raise RuleViolation("clock.too_much_time", most=MOST_MINUTES)
    return e.ClockAdjusted(at=now, before=before, after=shown, by=by)


def _neighbour(state: ClockState, before: Reading, step: int) -> ItemId:
    index = index_of(state.structure, before.item) + step
    if index >= len(state.structure.items):
        raise RuleViolation("clock.no_next")
    if index < 0:
        raise RuleViolation("clock.no_previous")
    return state.structure.items[index].id


def _break_ahead(state: ClockState, before: Reading) -> ItemId:
    for item in state.structure.items[index_of(state.structure, before.item) + 1 :]:
        if isinstance(item, Break):
            return item.id
    raise RuleViolation("clock.no_break_ahead")


def _jump(state: ClockState, before: Reading, item: ItemId, now: datetime) -> e.LevelJumped:
    if all(item != known.id for known in state.structure.items):
        raise RuleViolation("clock.no_such_item", item=item)
    there = beginning_of(state.structure, item, running=before.running and not before.starts_in)
    return e.LevelJumped(at=now, before=before, after=there)


def _plan(state: ClockState, before: Reading, at: datetime, now: datetime) -> e.StartPlanned:
    if not is_unstarted(state.structure, before):
        raise RuleViolation("clock.started_already")
    starts_in = millis_between(now, at)
    if not starts_in:
        raise RuleViolation("clock.start_passed")
    if starts_in > _MOST_REMAINING:
        raise RuleViolation("clock.too_much_time", most=MOST_MINUTES)
    counting = structs.replace(before, running=True, starts_in=starts_in)
    return e.StartPlanned(at=now, before=before, after=counting)
