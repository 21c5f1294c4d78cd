"""Somebody who comes while seats are drawn already gets one at once."""

from tdapp.application.commands import Command
from tdapp.domain.floor.commands import AddEntries
from tdapp.domain.floor.seat_commands import EnterLate
from tdapp.domain.floor.state import FloorState, room
from tdapp.domain.floor.tables import open_seats
from tdapp.ui.chance import fresh_seed


def arriving(command: Command, floor: FloorState) -> Command:
    """One name is entered with a random open seat; without tables or open seats it is only entered."""
    if not isinstance(command, AddEntries) or len(command.names) != 1:
        return command
    here = room(floor)
    free = any(open_seats(table, here.sitting[number]) for number, table in here.tables.items())
    return EnterLate(command.names[0], fresh_seed()) if free else command
