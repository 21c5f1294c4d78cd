"""What the tables ask for now.

| rule | where | done / not, because |
|---|---|---|
| break as soon as all fit at the others (rules §11, EX-11.5, TDA 2024 RP-9) | `Advice.break_table` | done |
| draw all seats anew at so many tables (RRoP; RP-9: final table) | `Advice.redraw` | done: `redraw_at` |
| balance beyond the limit (R11) | `Advice.balance` | done; not where a break is due |
| halt (R11-D) | `Advice.halted` | done |
"""

from msgspec import Struct

from tdapp.domain.floor.balance import halted
from tdapp.domain.floor.breaking import next_to_break, room_after_break
from tdapp.domain.floor.state import FloorState, room
from tdapp.domain.floor.table_decide import most_of
from tdapp.domain.units import TableNo


class Advice(Struct, frozen=True, kw_only=True):
    """At most one of `break_table`, `redraw` (at so many tables) and `balance` is there.

    `halted` tables wait until others come; `unseated` are in without a seat.
    """

    break_table: TableNo | None = None
    redraw: int | None = None
    balance: bool = False
    halted: tuple[TableNo, ...] = ()
    unseated: int = 0


def advice(floor: FloorState) -> Advice:
    """What is due. Nothing before seats are drawn."""
    here = room(floor)
    if not here.tables:
        return Advice()
    sizes = [len(there) for there in here.sitting.values()]
    unseated = len(floor.entries) - len(floor.busts) - sum(sizes)
    holds = room_after_break(len(sizes), most_of(floor.seating))
    if len(sizes) > 1 and sum(sizes) + unseated <= holds:
        return _fewer_tables(floor, len(sizes) - 1, unseated)
    return Advice(
        balance=max(sizes) - min(sizes) > floor.house.balance_limit,
        halted=halted(here),
        unseated=unseated,
    )


def _fewer_tables(floor: FloorState, tables: int, unseated: int) -> Advice:
    if tables in floor.house.redraw_at:
        return Advice(redraw=tables, unseated=unseated)
    number = next_to_break(tuple(floor.seating.tables), floor.seating.break_order)
    return Advice(break_table=number, unseated=unseated)
