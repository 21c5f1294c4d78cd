"""What can be asked of the floor."""

from msgspec import Struct

from tdapp.domain.floor.seat_commands import EnterLate, SeatCommand
from tdapp.domain.units import EntryId


class NameTournament(Struct, frozen=True):
    """Give the tournament another title."""

    title: str


class AddEntries(Struct, frozen=True):
    """Enter these players, in order; equal names are different people."""

    names: tuple[str, ...]


class AddNumberedEntries(Struct, frozen=True):
    """Enter so many players without names."""

    count: int


class RenameEntry(Struct, frozen=True):
    """Give an entry another name."""

    entry: EntryId
    name: str


class RemoveEntry(Struct, frozen=True):
    """Take back an entry that never should have been."""

    entry: EntryId


class BustEntry(Struct, frozen=True):
    """The player is out; the place follows."""

    entry: EntryId


class ReinstateEntry(Struct, frozen=True):
    """The player is in again, whenever the bust was, on the old seat if that is free; all places are computed
    anew."""

    entry: EntryId


EntryCommand = (
    NameTournament | AddEntries | AddNumberedEntries | RenameEntry | RemoveEntry | BustEntry | ReinstateEntry
)
FloorCommand = EntryCommand | EnterLate | SeatCommand
