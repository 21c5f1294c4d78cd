"""Tables and seats as part of the floor's state."""

from datetime import datetime

from msgspec import Struct

from tdapp.domain.floor.hand_for_hand import HandForHand
from tdapp.domain.floor.tables import Seat, Table
from tdapp.domain.units import Chips, EntryId, TableNo


class Stack(Struct, frozen=True):
    """Chips of an entry as counted at `at` (steady UTC); nobody counts them between hands."""

    chips: Chips
    at: datetime


class Seating(Struct, frozen=True, kw_only=True):
    """Who sits where; nothing in it is changed in place.

    `tables` in play; `seats` of those in; `vacated` = the last seats of those out. `locked` entries stay
    where they are in draws and plans. `fresh` ones were newly seated and have not been dealt in since.
    `most` seats a table, as last drawn (0 = never). `break_order` as published; tables that it leaves out go
    last, the highest number before the others.
    """

    tables: dict[TableNo, Table] = {}
    seats: dict[EntryId, Seat] = {}
    vacated: dict[EntryId, Seat] = {}
    locked: tuple[EntryId, ...] = ()
    fresh: tuple[EntryId, ...] = ()
    most: int = 0
    break_order: tuple[TableNo, ...] = ()
    hand_for_hand: HandForHand | None = None
