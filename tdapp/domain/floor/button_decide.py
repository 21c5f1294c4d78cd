"""Commands about where button and blinds are; nothing here needs chance."""

from tdapp.domain import button
from tdapp.domain.floor import asking
from tdapp.domain.floor import seat_commands as c
from tdapp.domain.floor import seat_events as e
from tdapp.domain.floor.state import FloorState, room
from tdapp.domain.floor.tables import next_positions
from tdapp.domain.units import SeatNo, TableNo
from tdapp.errors import RuleViolation

ButtonEvent = e.FirstButtonSet | e.PositionsSet | e.PositionsPlayed


def decide(floor: FloorState, command: c.ButtonCommand) -> tuple[ButtonEvent, ...]:
    """Events of the command; () when it would change nothing.

    Errors: RuleViolation table.unknown, seat.unknown, button.unknown, button.too_few_players,
    button.positions.
    """
    match command:
        case c.SetButton(table, seat, upcoming):
            return _button(floor, table, seat, upcoming=upcoming)
        case c.SetPositions(table, positions):
            return _positions(floor, table, positions)
        case c.DealHand(table):
            return (_dealt(floor, table),)


def _button(
    floor: FloorState, number: TableNo, seat: SeatNo, *, upcoming: bool
) -> tuple[e.FirstButtonSet | e.PositionsSet, ...]:
    """From the button alone the blinds are the next two players. Rule: rules §10.1."""
    table = asking.table_of(floor, number)
    asking.require_seats(table, (seat,))
    if upcoming:
        return (e.FirstButtonSet(number, seat),) if seat != table.first_button else ()
    at = button.first_positions(seat, room(floor).sitting[number])
    if table.positions is not None and table.positions.button == at.button:
        return ()
    return (e.PositionsSet(number, at),)


def _positions(floor: FloorState, number: TableNo, told: button.Positions) -> tuple[e.PositionsSet, ...]:
    """RuleViolation button.positions: both blinds on one seat."""
    table = asking.table_of(floor, number)
    asking.require_seats(table, (told.button, told.small_blind, told.big_blind))
    if told.big_blind in (told.small_blind, told.button):
        raise RuleViolation("button.positions")
    occupied = room(floor).sitting[number]
    at = button.Positions(
        button=told.button,
        small_blind=told.small_blind,
        big_blind=told.big_blind,
        dead_button=told.button not in occupied,
        dead_small_blind=told.small_blind not in occupied,
    )
    return (e.PositionsSet(number, at),) if at != table.positions else ()


def _dealt(floor: FloorState, number: TableNo) -> e.PositionsPlayed:
    """RuleViolation button.too_few_players, button.unknown. Rule: rules §10.2, TDA 2024 R32."""
    table, sitting = asking.table_of(floor, number), room(floor).sitting[number]
    if len(sitting) < 2:
        raise RuleViolation("button.too_few_players", count=len(sitting))
    at = next_positions(table, sitting, floor.house.button_rule)
    if at is None:
        raise RuleViolation("button.unknown", table=number)
    fresh = {seat for seat, entry in sitting.items() if entry in floor.seating.fresh}
    dealt = button.dealt_in(at, sitting, fresh)
    return e.PositionsPlayed(number, at, tuple(sitting[seat] for seat in sorted(fresh - set(dealt))))
