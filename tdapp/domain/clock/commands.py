"""What can be asked of the clock."""

from datetime import datetime

from msgspec import Struct

from tdapp.domain.clock.structure import Item, Structure
from tdapp.domain.units import Chips, ItemId, Millis


class StartClock(Struct, frozen=True):
    """Play; ends a countdown at once."""


class PauseClock(Struct, frozen=True):
    """Pause; a countdown to a planned start is called off."""


class AdjustClock(Struct, frozen=True):
    """More time (`by` > 0) or less in the running item; in a countdown it moves the start."""

    by: Millis


class NextItem(Struct, frozen=True):
    """To the beginning of the next level or break."""


class PreviousItem(Struct, frozen=True):
    """To the beginning of the level or break before this one."""


class JumpToBreak(Struct, frozen=True):
    """To the beginning of the next break."""


class JumpTo(Struct, frozen=True):
    """To the beginning of an item."""

    item: ItemId


class PlanStart(Struct, frozen=True):
    """Count down to `at` (steady UTC), then play by itself."""

    at: datetime


class ChangeItem(Struct, frozen=True):
    """Exchange the level or break with the same id. The running one keeps its elapsed time."""

    item: Item


class ChooseStructure(Struct, frozen=True):
    """Take another structure, before the first start only."""

    structure: Structure


class InsertItem(Struct, frozen=True):
    """A new level or break, with an id of its own, before another one; None = at the end."""

    item: Item
    before: ItemId | None = None


class DeleteItem(Struct, frozen=True):
    """Take a level or break out, never the one being played."""

    item: ItemId


class MoveItem(Struct, frozen=True):
    """Put a level or break before another one; None = to the end."""

    item: ItemId
    before: ItemId | None = None


class NameStructure(Struct, frozen=True):
    """Call the structure so, in every language."""

    name: str


class SetStack(Struct, frozen=True):
    """What one buy-in gets, before the first start only."""

    stack: Chips


EditCommand = ChangeItem | InsertItem | DeleteItem | MoveItem | NameStructure | SetStack
ClockCommand = (
    StartClock
    | PauseClock
    | AdjustClock
    | NextItem
    | PreviousItem
    | JumpToBreak
    | JumpTo
    | PlanStart
    | ChooseStructure
    | EditCommand
)
