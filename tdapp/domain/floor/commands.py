"""What can be asked of the floor."""

from msgspec import Struct

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
    """The player is in again, whenever the bust was; all places are computed anew."""

    entry: EntryId


FloorCommand = (
    NameTournament | AddEntries | AddNumberedEntries | RenameEntry | RemoveEntry | BustEntry | ReinstateEntry
)
