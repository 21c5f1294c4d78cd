"""Commands about whole tables: open, size, close seats, balance, break."""

from msgspec import structs

from tdapp.domain.draw import Seed, Stream
from tdapp.domain.floor import asking
from tdapp.domain.floor import seat_commands as c
from tdapp.domain.floor import seat_events as e
from tdapp.domain.floor.balance import BalancePlan, Move, balance_plan
from tdapp.domain.floor.breaking import BreakPlan, break_plan, require_break
from tdapp.domain.floor.seat_state import Seating
from tdapp.domain.floor.state import FloorState, room
from tdapp.domain.floor.tables import Seat, Table, final_size
from tdapp.domain.units import SeatNo, TableNo
from tdapp.errors import InputError, RuleViolation

TableEvent = e.TableOpened | e.TableSized | e.SeatsClosed | e.TablesBalanced | e.TableBroken | e.BreakOrderSet


def decide(floor: FloorState, command: c.TableCommand) -> tuple[TableEvent, ...]:
    """Events of the command; () when it would change nothing.

    Errors: RuleViolation table.unknown, seat.unknown, seat.taken, balance.button_unknown,
    balance.plan_changed, break.locked and those of `breaking`; InputError table.size, break.order, draw.seed.
    """
    match command:
        case c.OpenTable(size):
            return (_opened(floor, size),)
        case c.SetTableSize(table, size):
            return _sized(floor, table, size)
        case c.CloseSeats(table, seats):
            return _closed(floor, table, seats)
        case c.BalanceTables(moves):
            return _balanced(floor, moves)
        case c.BreakTable(table, seed):
            sized, broken = _broken(floor, table, seed)
            return (*sized, broken)
        case c.SetBreakOrder(order):
            return _ordered(floor, order)


def plan_balance(floor: FloorState) -> BalancePlan:
    """The moves by the house rules, to be shown and then sent as `BalanceTables`."""
    return balance_plan(room(floor), floor.house.balance_limit, floor.house.button_rule)


def plan_break(floor: FloorState, table: TableNo, seed: Seed) -> BreakPlan:
    """The new seats that `BreakTable` with the same seed gives. Errors: those of `decide`."""
    return _broken(floor, table, seed)[1].plan


def most_of(seating: Seating) -> int:
    """Seats a table in this event: as drawn, else those of the largest table."""
    return seating.most or max((table.size for table in seating.tables.values()), default=0)


def _opened(floor: FloorState, size: int) -> e.TableOpened:
    asking.require_size(size)
    number = 1
    while number in floor.seating.tables:
        number += 1
    return e.TableOpened(Table(number=TableNo(number), size=size))


def _sized(floor: FloorState, number: TableNo, size: int) -> tuple[e.TableSized, ...]:
    asking.require_size(size)
    table = asking.table_of(floor, number)
    for seat in range(size + 1, table.size + 1):
        asking.require_free(floor, Seat(number, SeatNo(seat)))
    return (e.TableSized(number, table.size, size),) if size != table.size else ()


def _closed(floor: FloorState, number: TableNo, seats: tuple[SeatNo, ...]) -> tuple[e.SeatsClosed, ...]:
    table = asking.table_of(floor, number)
    asking.require_seats(table, seats)
    for seat in seats:
        asking.require_free(floor, Seat(number, seat))
    closed = tuple(sorted(set(seats)))
    return (e.SeatsClosed(number, table.closed, closed),) if closed != table.closed else ()


def _balanced(floor: FloorState, moves: tuple[Move, ...]) -> tuple[e.TablesBalanced, ...]:
    plan = plan_balance(floor)
    if plan.ask:
        raise RuleViolation("balance.button_unknown", table=plan.ask[0])
    if moves != plan.moves:
        raise RuleViolation("balance.plan_changed")
    return (e.TablesBalanced(moves),) if moves else ()


def _broken(floor: FloorState, number: TableNo, seed: Seed) -> tuple[tuple[e.TableSized, ...], e.TableBroken]:
    """The last table gets the seats of a final table. Rule: TDA 2024 RP-9."""
    asking.table_of(floor, number)
    here, most = room(floor), most_of(floor.seating)
    require_break([len(there) for there in here.sitting.values()], most)
    for entry in here.sitting[number].values():
        if entry in here.locked:
            raise RuleViolation("break.locked", entry=entry, name=floor.entries[entry].name)
    others = [table for table in here.tables.values() if table.number != number]
    sized: tuple[e.TableSized, ...] = ()
    if len(others) == 1 and others[0].size < final_size(most):
        last = others[0]
        sized = (e.TableSized(last.number, last.size, final_size(most)),)
        grown = structs.replace(last, size=final_size(most))
        here = structs.replace(here, tables={**here.tables, last.number: grown})
    stream = Stream(seed)
    plan = break_plan(here, number, stream)
    return sized, e.TableBroken(plan, seed, stream.steps)


def _ordered(floor: FloorState, order: tuple[TableNo, ...]) -> tuple[e.BreakOrderSet, ...]:
    for number in order:
        asking.table_of(floor, number)
    if len(set(order)) != len(order):
        raise InputError("break.order", path="order")
    return (e.BreakOrderSet(order),) if order != floor.seating.break_order else ()
