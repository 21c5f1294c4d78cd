"""Where nobody may be moved to: a second look at "a balance move never lands in the small blind"."""

from tdapp.domain.floor.room import Room
from tdapp.domain.floor.tables import next_positions, open_seats
from tdapp.domain.house_rules import ButtonRule


def only_small_blinds_left(room: Room, rule: ButtonRule) -> bool:
    """Every open seat of the smallest table is the small blind's, before or once somebody sits there."""
    number = min(room.sitting, key=lambda one: len(room.sitting[one]))
    table, there = room.tables[number], room.sitting[number]
    at = next_positions(table, there, rule)
    return at is not None and all(
        seat in (at.small_blind, next_positions(table, {*there, seat}, rule).small_blind)
        for seat in open_seats(table, there)
    )
