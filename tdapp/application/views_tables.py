"""What the tables page shows: who sits where, where button and blinds are, and what is to be done."""

from datetime import datetime
from enum import StrEnum

from msgspec import Struct

from tdapp.application.tournament import Tournament
from tdapp.application.views import Named, Now, named_entries
from tdapp.domain.button import Positions
from tdapp.domain.cards import Card
from tdapp.domain.draw import Seed
from tdapp.domain.floor.advice import Advice, advice
from tdapp.domain.floor.balance import Move, Why, halted
from tdapp.domain.floor.room import Room, Sitting
from tdapp.domain.floor.state import FloorState, room, still_in
from tdapp.domain.floor.table_decide import plan_balance, plan_break
from tdapp.domain.floor.tables import Seat, Table, next_positions, sizes
from tdapp.domain.units import Chips, EntryId, SeatNo, TableNo
from tdapp.errors import RuleViolation

Names = dict[EntryId, Named]


class Blind(StrEnum):
    """Which blind a seat posts in the next hand."""

    SMALL = "small"
    BIG = "big"


class ButtonKnown(StrEnum):
    """What is known of a table's button: nothing, where it lay last, or where the first hand begins."""

    UNKNOWN = "unknown"
    LAST = "last"
    FIRST = "first"


class SeatView(Struct, frozen=True, kw_only=True):
    """A seat. `stack` was counted at `counted` (wall time); `blind` in the next hand."""

    seat: Seat
    who: Named | None = None
    stack: Chips | None = None
    counted: datetime | None = None
    closed: bool = False
    locked: bool = False
    button: bool = False
    blind: Blind | None = None


class TableView(Struct, frozen=True, kw_only=True):
    """A table; seats by number. `small` None with `big` there = no small blind in the next hand.

    `heads_up`, `dead_button` and `dead_small_blind` are about the next hand.
    """

    number: TableNo
    seats: tuple[SeatView, ...]
    players: int
    known: ButtonKnown
    button: SeatNo | None = None
    small: Named | None = None
    big: Named | None = None
    heads_up: bool = False
    dead_button: bool = False
    dead_small_blind: bool = False
    halted: bool = False


class TaskKind(StrEnum):
    """What the tables ask for, the most urgent first."""

    SEAT = "seat"
    BUTTONS = "buttons"
    REDRAW = "redraw"
    BREAK = "break"
    BALANCE = "balance"


class PlannedMove(Struct, frozen=True, kw_only=True):
    """Who goes from where to where. `why` for a balance, `card` drawn when a table breaks.

    `until_big` = hands until the big blind, 0 = at once, None = not known.
    """

    who: Named
    before: Seat
    seat: Seat
    why: Why | None = None
    card: Card | None = None
    until_big: int | None = None
    waits: bool = False


class LastKnown(Struct, frozen=True):
    """A button as last known: "still there?"; `who` None = on an empty seat."""

    table: TableNo
    seat: SeatNo
    who: Named | None


class TaskView(Struct, frozen=True, kw_only=True):
    """One thing to do. `tables` it is about; `count` players without a seat, or tables to redraw at.

    `plan` are the domain's own moves, to be sent back as they are; a break is sent back with its `seed`.
    """

    kind: TaskKind
    tables: tuple[TableNo, ...] = ()
    count: int = 0
    moves: tuple[PlannedMove, ...] = ()
    plan: tuple[Move, ...] = ()
    seed: Seed | None = None
    still: tuple[LastKnown, ...] = ()


class TablesView(Struct, frozen=True, kw_only=True):
    """All tables, what they ask for, and who has no seat."""

    tables: tuple[TableView, ...]
    task: TaskView | None
    unseated: tuple[Named, ...]
    players: int


def names_of(floor: FloorState) -> Names:
    """Everybody as shown, by entry."""
    return {who.id: who for who in named_entries(floor)}


def proposed(players: int, most: int) -> tuple[int, ...]:
    """Sizes of the tables that a draw would give. Rule: rules §11, EX-11.1."""
    return sizes(players, most) if players else ()


def tables_view(state: Tournament, now: Now, seed: Seed) -> TablesView:
    """The tables at `now`; a break is planned with `seed`."""
    floor = state.floor
    here, names = room(floor), names_of(floor)
    waiting = set(halted(here))
    tables = tuple(
        _table(floor, table, here.sitting[number], names, now, halted=number in waiting)
        for number, table in sorted(here.tables.items())
    )
    seats = floor.seating.seats
    return TablesView(
        tables=tables,
        task=_task(floor, here, advice(floor), names, seed) if tables else None,
        unseated=tuple(names[entry] for entry in still_in(floor) if entry not in seats),
        players=len(floor.entries) - len(floor.busts),
    )


class _Here(Struct, frozen=True):
    """A table and what it takes to show it. `at` = the next hand's positions."""

    floor: FloorState
    table: Table
    sitting: Sitting
    names: Names
    now: Now
    at: Positions | None


def _table(
    floor: FloorState, table: Table, sitting: Sitting, names: Names, now: Now, *, halted: bool
) -> TableView:
    at = next_positions(table, sitting, floor.house.button_rule)
    here = _Here(floor, table, sitting, names, now, at)
    button, known = _button(table)
    poster = at.small_blind_poster if at else None
    return TableView(
        number=table.number,
        seats=tuple(_seat(here, SeatNo(number)) for number in range(1, table.size + 1)),
        players=len(sitting),
        known=known,
        button=button,
        small=names[sitting[poster]] if poster is not None and poster in sitting else None,
        big=names[sitting[at.big_blind]] if at else None,
        heads_up=at is not None and at.heads_up,
        dead_button=at is not None and at.dead_button,
        dead_small_blind=at is not None and at.dead_small_blind,
        halted=halted,
    )


def _seat(here: _Here, number: SeatNo) -> SeatView:
    floor, table = here.floor, here.table
    entry = here.sitting.get(number)
    stack = floor.stacks.get(entry) if entry is not None else None
    return SeatView(
        seat=Seat(table.number, number),
        who=None if entry is None else here.names[entry],
        stack=stack.chips if stack else None,
        counted=here.now.as_wall(stack.at) if stack else None,
        closed=number in table.closed,
        locked=entry in floor.seating.locked,
        button=number == _button(table)[0],
        blind=_blind(here, number),
    )


def _blind(here: _Here, number: SeatNo) -> Blind | None:
    if here.at is None:
        return None
    if here.at.big_blind == number:
        return Blind.BIG
    return Blind.SMALL if here.at.small_blind_poster == number else None


def _button(table: Table) -> tuple[SeatNo | None, ButtonKnown]:
    if table.positions is not None:
        return table.positions.button, ButtonKnown.LAST
    if table.first_button is not None:
        return table.first_button, ButtonKnown.FIRST
    return None, ButtonKnown.UNKNOWN


def _task(floor: FloorState, here: Room, due: Advice, names: Names, seed: Seed) -> TaskView | None:
    """The most urgent thing to do; nothing is asked for once there is a winner."""
    if due.unseated:
        return TaskView(kind=TaskKind.SEAT, count=due.unseated)
    if due.redraw is not None:
        return TaskView(kind=TaskKind.REDRAW, count=due.redraw)
    if due.break_table is not None:
        return _break(floor, due.break_table, names, seed)
    lacking = tuple(
        number
        for number, table in sorted(here.tables.items())
        if len(here.sitting[number]) > 1 and _button(table)[1] is ButtonKnown.UNKNOWN
    )
    if lacking:
        return TaskView(kind=TaskKind.BUTTONS, tables=lacking)
    return _balance(floor, here, names) if due.balance else None


def _break(floor: FloorState, number: TableNo, names: Names, seed: Seed) -> TaskView:
    """Somebody locked at the table stands against a plan; the command says so."""
    try:
        plan = plan_break(floor, number, seed)
    except RuleViolation:
        return TaskView(kind=TaskKind.BREAK, tables=(number,), seed=seed)
    moves = tuple(
        PlannedMove(who=names[one.entry], before=one.before, seat=one.seat, card=one.card)
        for one in plan.dealt
    )
    return TaskView(kind=TaskKind.BREAK, tables=(number,), moves=moves, seed=seed)


def _balance(floor: FloorState, here: Room, names: Names) -> TaskView | None:
    plan = plan_balance(floor)
    if not plan.moves:
        return None
    numbers = sorted({seat.table for move in plan.moves for seat in (move.before, move.seat)})
    return TaskView(
        kind=TaskKind.BALANCE,
        tables=tuple(numbers),
        moves=tuple(planned(move, names) for move in plan.moves),
        plan=plan.moves,
        still=tuple(found for number in numbers if (found := _still(here, number, names))),
    )


def planned(move: Move, names: Names) -> PlannedMove:
    """A move of a balance with its player's name."""
    return PlannedMove(
        who=names[move.entry],
        before=move.before,
        seat=move.seat,
        why=move.why,
        until_big=move.hands_until_big_blind,
        waits=move.waits,
    )


def _still(here: Room, number: TableNo, names: Names) -> LastKnown | None:
    at = here.tables[number].positions
    if at is None:
        return None
    entry = here.sitting[number].get(at.button)
    return LastKnown(number, at.button, None if entry is None else names[entry])
