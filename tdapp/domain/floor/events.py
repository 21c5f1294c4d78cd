"""What happened on the floor."""

from msgspec import Struct

from tdapp.domain.floor.money_events import MoneyEvent
from tdapp.domain.floor.seat_events import SeatEvent
from tdapp.domain.floor.state import Entry
from tdapp.domain.floor.tables import Seat
from tdapp.domain.units import EntryId


class TournamentNamed(Struct, frozen=True, tag="floor.named/1"):
    """The tournament's title."""

    title: str


class EntriesAdded(Struct, frozen=True, tag="floor.entries_added/1"):
    """Players entered, in order."""

    entries: tuple[Entry, ...]


class EntryRenamed(Struct, frozen=True, tag="floor.entry_renamed/1"):
    """An entry has another name."""

    entry: EntryId
    old: str
    name: str


class EntryRemoved(Struct, frozen=True, tag="floor.entry_removed/1"):
    """An entry was taken back."""

    entry: EntryId
    name: str


class EntryBusted(Struct, frozen=True, tag="floor.entry_busted/1"):
    """A player went out, at that moment in `place`; the place that counts is computed from the order."""

    entry: EntryId
    name: str
    place: int


class EntryReinstated(Struct, frozen=True, tag="floor.entry_reinstated/1"):
    """A player who was out is in again, on the old seat if that was free."""

    entry: EntryId
    name: str
    seat: Seat | None = None


EntryEvent = TournamentNamed | EntriesAdded | EntryRenamed | EntryRemoved | EntryBusted | EntryReinstated
FloorEvent = EntryEvent | SeatEvent | MoneyEvent
