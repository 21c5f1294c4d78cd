"""What happened to the clock. Each event carries what was shown before and after it, at one instant."""

from datetime import datetime

from msgspec import Struct

from tdapp.domain.clock.reading import Reading
from tdapp.domain.clock.structure import Item, LocalName, Structure
from tdapp.domain.units import Chips, Millis


class StructureChosen(Struct, frozen=True, tag="clock.structure_chosen/1"):
    """The tournament plays this structure, from its beginning."""

    structure: Structure
    at: datetime


class Moved(Struct, frozen=True, kw_only=True):
    """Base of all events that set what is shown."""

    at: datetime
    before: Reading
    after: Reading


class StartPlanned(Moved, frozen=True, kw_only=True, tag="clock.start_planned/1"):
    """A countdown began."""


class ClockStarted(Moved, frozen=True, kw_only=True, tag="clock.started/1"):
    """The clock runs."""


class ClockPaused(Moved, frozen=True, kw_only=True, tag="clock.paused/1"):
    """The clock stands."""


class ClockAdjusted(Moved, frozen=True, kw_only=True, tag="clock.adjusted/1"):
    """Time was given (`by` > 0) or taken."""

    by: Millis


class LevelJumped(Moved, frozen=True, kw_only=True, tag="clock.level_jumped/1"):
    """Somebody went to the beginning of another item (`after.item`)."""


class ItemChanged(Moved, frozen=True, kw_only=True, tag="clock.item_changed/1"):
    """A level or break was edited."""

    old: Item
    item: Item


class ItemInserted(Moved, frozen=True, kw_only=True, tag="clock.item_inserted/1"):
    """A level or break was put in; it lies at `index` now."""

    item: Item
    index: int


class ItemDeleted(Moved, frozen=True, kw_only=True, tag="clock.item_deleted/1"):
    """A level or break was taken out; `item` is what it was."""

    item: Item


class ItemMoved(Moved, frozen=True, kw_only=True, tag="clock.item_moved/1"):
    """A level or break was moved from one index to another."""

    item: Item
    old_index: int
    index: int


class StructureNamed(Moved, frozen=True, kw_only=True, tag="clock.structure_named/1"):
    """The structure is called differently."""

    old: LocalName
    name: LocalName


class StackSet(Moved, frozen=True, kw_only=True, tag="clock.stack_set/1"):
    """One buy-in gets another stack."""

    old: Chips
    stack: Chips


class ClockRestored(Moved, frozen=True, kw_only=True, tag="clock.restored/1"):
    """An undo or redo put back what was shown, or the program went on after it had been away."""


class SystemClockChanged(Struct, frozen=True, tag="clock.system_changed/1"):
    """The computer's clock was set by so much; the tournament's time took no notice."""

    by: Millis


ClockEvent = (
    StructureChosen
    | StartPlanned
    | ClockStarted
    | ClockPaused
    | ClockAdjusted
    | LevelJumped
    | ItemChanged
    | ItemInserted
    | ItemDeleted
    | ItemMoved
    | StructureNamed
    | StackSet
    | ClockRestored
    | SystemClockChanged
)
