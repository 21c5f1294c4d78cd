"""What windows show: frozen values made from the state and the time. No text, only facts.

Instants in views are wall time (UTC): steady instants shifted by what the computer slept or was set.
"""

from datetime import datetime, timedelta

from msgspec import Struct

from tdapp.application.money import accounts_of, bubble_of, chips_in_play, pool_of, prizes_of
from tdapp.application.tournament import Tournament
from tdapp.domain.clock.checks import Remark, remarks
from tdapp.domain.clock.reading import ClockState, adjust, is_unstarted, reading_at
from tdapp.domain.clock.structure import Break, Structure, length_of
from tdapp.domain.clock.view import ClockView, ScheduleRow, Stage, clock_view, schedule
from tdapp.domain.floor.state import FloorState, is_over, left, places
from tdapp.domain.units import Cents, Chips, EntryId, Millis, after

PODIUM = 3


class Now(Struct, frozen=True):
    """One instant on both axes: steady UTC for the clock, wall UTC for people."""

    steady: datetime
    wall: datetime

    def as_wall(self, steady: datetime) -> datetime:
        """The wall time of a steady instant."""
        return steady + (self.wall - self.steady)


class Named(Struct, frozen=True):
    """A player as shown: `name` "" = known by number only (the `id`); `twin` > 1 tells equal names apart."""

    id: EntryId
    name: str
    twin: int


class PrizeAt(Struct, frozen=True):
    """What a place gets."""

    place: int
    cents: Cents


class ProjectedMoney(Struct, frozen=True, kw_only=True):
    """The pool, how many places are paid, how many busts to the money, and what the next bust is worth.

    `following` is the worst place still to be paid, `first` the best.
    """

    sign: str
    pool: Cents
    paid: int
    to_money: int | None
    following: PrizeAt | None
    first: PrizeAt | None


class ProjectorView(Struct, frozen=True, kw_only=True):
    """All the room sees. `average_bb` in tenths of a big blind; `podium` best first, empty until the end.

    `money` None hides it: nobody plays for any.
    """

    title: str
    stage: Stage
    clock: ClockView
    scale: int
    wall: datetime
    back_at: datetime
    left: int
    entries: int
    average: Chips | None
    average_bb: int | None
    podium: tuple[Named, ...]
    money: ProjectedMoney | None = None


class Outlook(Struct, frozen=True, kw_only=True):
    """What lies ahead, in wall time if nothing stops the clock; None where nothing lies ahead.

    `in_play` counts a starting stack an entry and what was bought since. `ends_at` is the end of the last
    level, number `levels`.
    """

    in_play: Chips
    levels: int
    ends_at: datetime | None
    next_break: Break | None
    break_at: datetime | None
    break_over: datetime | None


class PlayerRow(Struct, frozen=True):
    """An entry; `place` None = still in. `owes` None = nobody plays for money."""

    who: Named
    place: int | None
    owes: Cents | None = None


class StructureView(Struct, frozen=True, kw_only=True):
    """The structure with predicted wall times and remarks; `can_choose` before the first start only."""

    structure: Structure
    rows: tuple[ScheduleRow, ...]
    remarks: tuple[Remark, ...]
    can_choose: bool


class AwayView(Struct, frozen=True, kw_only=True):
    """Both answers to "the time away was not counted": the clock as it goes on, and as if it had counted."""

    away: Millis
    going_on: ClockView
    counted: ClockView


def projector_view(state: Tournament, now: Now) -> ProjectorView:
    """The projected page at `now`. The tournament must have been founded."""
    clock = clock_view(founded(state), now.steady)
    floor = state.floor
    average = _average(floor, founded(state).structure)
    bb = clock.level.bb
    return ProjectorView(
        title=floor.title,
        stage=Stage.FINISHED if is_over(floor) else clock.stage,
        clock=clock,
        scale=founded(state).structure.scale,
        wall=now.wall,
        back_at=now.as_wall(clock.ends_at),
        left=left(floor),
        entries=len(floor.entries),
        average=average,
        average_bb=average * 10 // bb if average is not None and bb else None,
        podium=_podium(floor),
        money=_money(floor),
    )


def _money(floor: FloorState) -> ProjectedMoney | None:
    terms = floor.desk.terms
    if not terms.money or not floor.entries:
        return None
    prizes = prizes_of(floor)
    paid = sum(prize > 0 for prize in prizes)
    worst = min(left(floor), paid)
    shown = [PrizeAt(place, prizes[place - 1]) for place in dict.fromkeys((worst, 1)) if 0 < place <= paid]
    return ProjectedMoney(
        sign=terms.sign,
        pool=pool_of(floor).total,
        paid=paid,
        to_money=bubble_of(floor),
        following=shown[0] if len(shown) > 1 else None,
        first=shown[-1] if shown else None,
    )


def outlook(state: Tournament, now: Now) -> Outlook:
    """What lies ahead at `now`. The tournament must have been founded."""
    clock = founded(state)
    rows = [_as_wall(row, now) for row in schedule(clock, now.steady)]
    last, shown = rows[-1], clock_view(clock, now.steady)
    ends = now.as_wall(shown.ends_at) if last.is_current else _end_of(last)
    later = [row for row in rows[shown.index + 1 :] if isinstance(row.item, Break)]
    ahead = later[0] if later else None
    return Outlook(
        in_play=chips_in_play(state.floor, clock.structure),
        levels=last.number,
        ends_at=None if shown.overtime else ends,
        next_break=shown.next_break,
        break_at=ahead.begins_at if ahead else None,
        break_over=_end_of(ahead) if ahead else None,
    )


def _end_of(row: ScheduleRow) -> datetime | None:
    return after(row.begins_at, length_of(row.item)) if row.begins_at else None


def founded(state: Tournament) -> ClockState:
    """The clock of a tournament that has one."""
    assert state.clock is not None
    return state.clock


def _average(floor: FloorState, structure: Structure) -> Chips | None:
    playing = left(floor)
    return Chips(chips_in_play(floor, structure) // playing) if playing else None


def _podium(floor: FloorState) -> tuple[Named, ...]:
    if not is_over(floor):
        return ()
    named = {who.id: who for who in named_entries(floor)}
    ranked = sorted(places(floor).items(), key=lambda pair: pair[1])
    return tuple(named[entry] for entry, _ in ranked[:PODIUM])


def named_entries(floor: FloorState) -> tuple[Named, ...]:
    """Everyone in the order of entering, equal names told apart by `twin` 2, 3, …"""
    seen: dict[str, int] = {}
    found: list[Named] = []
    for entry in floor.entries.values():
        seen[entry.name] = nth = seen.get(entry.name, 0) + 1
        found.append(Named(entry.id, entry.name, nth if entry.name else 1))
    return tuple(found)


def player_rows(floor: FloorState) -> tuple[PlayerRow, ...]:
    """Those still in by entering, then those out, the best place first."""
    place_of = places(floor)
    out = set(floor.busts)
    accounts = accounts_of(floor) if floor.desk.terms.money else {}
    rows = [
        PlayerRow(who, place_of.get(who.id), accounts[who.id].owes if accounts else None)
        for who in named_entries(floor)
    ]
    playing = [row for row in rows if row.who.id not in out]
    gone = sorted((row for row in rows if row.who.id in out), key=lambda row: row.place or 0)
    return (*playing, *gone)


def structure_view(state: Tournament, now: Now) -> StructureView:
    """The structure page at `now`."""
    clock = founded(state)
    rows = tuple(_as_wall(row, now) for row in schedule(clock, now.steady))
    return StructureView(
        structure=clock.structure,
        rows=rows,
        remarks=remarks(clock.structure),
        can_choose=is_unstarted(clock.structure, reading_at(clock, now.steady)),
    )


def _as_wall(row: ScheduleRow, now: Now) -> ScheduleRow:
    wall = None if row.begins_at is None else now.as_wall(row.begins_at)
    return ScheduleRow(item=row.item, number=row.number, begins_at=wall, is_current=row.is_current)


def away_view(state: Tournament, now: Now, away: timedelta) -> AwayView:
    """After a sleep or a restart: what the clock shows, and what it would show with `away` counted."""
    clock = founded(state)
    missed = Millis(away // timedelta(milliseconds=1))
    shown = reading_at(clock, now.steady)
    counted = ClockState(
        structure=clock.structure,
        reading=adjust(clock.structure, shown, Millis(-missed)),
        at=now.steady,
    )
    return AwayView(
        away=missed,
        going_on=clock_view(clock, now.steady),
        counted=clock_view(counted, now.steady),
    )
