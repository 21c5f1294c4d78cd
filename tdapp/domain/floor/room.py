"""The room at one moment: its tables and who sits at each."""

from collections.abc import Iterable, Mapping

from msgspec import Struct

from tdapp.domain.floor.tables import Seat, Table
from tdapp.domain.units import EntryId, SeatNo, TableNo

Sitting = dict[SeatNo, EntryId]


class Room(Struct, frozen=True):
    """Tables by number and, for each of them, who sits where. `locked` entries are not asked to move."""

    tables: Mapping[TableNo, Table]
    sitting: Mapping[TableNo, Sitting]
    locked: frozenset[EntryId] = frozenset()


def room_of(
    tables: Mapping[TableNo, Table], seats: Mapping[EntryId, Seat], locked: Iterable[EntryId] = ()
) -> Room:
    """Sort the seated by table, each table's seats in the order of numbers."""
    sitting: dict[TableNo, Sitting] = {number: {} for number in sorted(tables)}
    for entry, seat in sorted(seats.items(), key=lambda pair: pair[1]):
        sitting[seat.table][seat.seat] = entry
    return Room(tables, sitting, frozenset(locked))
