"""All commands there are."""

from msgspec import Struct

from tdapp.domain.clock.commands import ClockCommand
from tdapp.domain.clock.structure import Structure
from tdapp.domain.floor.commands import FloorCommand
from tdapp.domain.floor.hand_for_hand import HandForHandCommand
from tdapp.domain.floor.money_commands import MoneyCommand


class FoundTournament(Struct, frozen=True):
    """The first command of every tournament; undo passes it by."""

    title: str
    structure: Structure


Command = FoundTournament | ClockCommand | FloorCommand | HandForHandCommand | MoneyCommand
