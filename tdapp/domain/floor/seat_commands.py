"""What can be asked about tables and seats. Where chance is needed, the command brings its seed."""

from msgspec import Struct

from tdapp.domain.button import Positions
from tdapp.domain.cards import Card
from tdapp.domain.draw import Seed
from tdapp.domain.floor.balance import Move
from tdapp.domain.floor.tables import Seat, Seated
from tdapp.domain.house_rules import HouseRules
from tdapp.domain.units import Chips, EntryId, SeatNo, TableNo


class DrawSeats(Struct, frozen=True):
    """Draw seats for everybody who is in, at tables of `most` seats; locked players stay."""

    most: int
    seed: Seed


class SeatByHighCard(Struct, frozen=True, kw_only=True):
    """One table of `most` seats: the best card sits at `button` and has it, the others follow clockwise.

    Cards come from the `seed`, or were dealt at the table and typed, in the order of dealing; players get
    them in the order of entering.
    """

    most: int
    button: SeatNo
    seed: Seed | None = None
    cards: tuple[Card, ...] = ()


class AssignSeats(Struct, frozen=True):
    """Seat these players by hand; nobody, when one seat is wrong."""

    seated: tuple[Seated, ...]


class RedrawSeats(Struct, frozen=True):
    """Draw all seats anew at so many tables; one = the final table. All buttons must be drawn again."""

    tables: int
    seed: Seed


class OpenTable(Struct, frozen=True):
    """One more table; it gets the lowest free number."""

    size: int


class SetTableSize(Struct, frozen=True):
    """A table has so many seats."""

    table: TableNo
    size: int


class CloseSeats(Struct, frozen=True):
    """Exactly these seats of the table are given to nobody."""

    table: TableNo
    seats: tuple[SeatNo, ...]


class LockEntry(Struct, frozen=True):
    """The player stays on the seat in draws and plans, or no longer."""

    entry: EntryId
    locked: bool


class MoveEntry(Struct, frozen=True):
    """To this open seat, chips included."""

    entry: EntryId
    seat: Seat


class SwapEntries(Struct, frozen=True):
    """Two players change seats, chips included."""

    first: EntryId
    second: EntryId


class SeatLateEntry(Struct, frozen=True):
    """A random open seat for somebody who is in and has none."""

    entry: EntryId
    seed: Seed


class EnterLate(Struct, frozen=True):
    """Enter a player and draw the seat at once."""

    name: str
    seed: Seed


class DrawButtons(Struct, frozen=True):
    """High card for the first button of these tables (none named = all); `same_seat`: one draw for all."""

    seed: Seed
    tables: tuple[TableNo, ...] = ()
    same_seat: bool = False


class TypeButtonDraw(Struct, frozen=True):
    """The same at one table with physical cards, in the order in which they were dealt."""

    table: TableNo
    cards: tuple[Card, ...]


class SetButton(Struct, frozen=True):
    """Where the button lies in the last hand dealt, or, `upcoming`, in a first hand still to come."""

    table: TableNo
    seat: SeatNo
    upcoming: bool = False


class SetPositions(Struct, frozen=True):
    """Button and blinds of the last hand dealt; who sits there is seen by itself."""

    table: TableNo
    positions: Positions


class DealHand(Struct, frozen=True):
    """A table has dealt its next hand: button and blinds have moved."""

    table: TableNo


class BalanceTables(Struct, frozen=True):
    """Do the plan that was shown; refused when it is no longer the plan."""

    moves: tuple[Move, ...]


class BreakTable(Struct, frozen=True):
    """The table goes; its players draw seats at the others."""

    table: TableNo
    seed: Seed


class SetBreakOrder(Struct, frozen=True):
    """Publish in which order tables break."""

    order: tuple[TableNo, ...]


class StackCount(Struct, frozen=True):
    """What somebody has; None = not known any more."""

    entry: EntryId
    chips: Chips | None


class CountStacks(Struct, frozen=True):
    """These stacks were counted."""

    stacks: tuple[StackCount, ...]


class SetHouseRules(Struct, frozen=True):
    """Play by these from the next hand on."""

    house: HouseRules


DrawCommand = DrawSeats | RedrawSeats | SeatByHighCard | DrawButtons | TypeButtonDraw
ButtonCommand = SetButton | SetPositions | DealHand
TableCommand = OpenTable | SetTableSize | CloseSeats | BalanceTables | BreakTable | SetBreakOrder
PlayerCommand = (
    AssignSeats | MoveEntry | SwapEntries | LockEntry | SeatLateEntry | CountStacks | SetHouseRules
)
SeatCommand = DrawCommand | ButtonCommand | TableCommand | PlayerCommand
