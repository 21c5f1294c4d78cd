"""What happened at the tables. A draw carries all it was made of, its seed and its steps: see `audit.py`."""

from datetime import datetime

from msgspec import Struct

from tdapp.domain.button import Drawn, Positions
from tdapp.domain.draw import Seed
from tdapp.domain.floor.balance import Move
from tdapp.domain.floor.breaking import BreakPlan
from tdapp.domain.floor.hand_for_hand import HandForHandEvent
from tdapp.domain.floor.high_card import CardDealt
from tdapp.domain.floor.seat_commands import StackCount
from tdapp.domain.floor.tables import Seat, Seated, Table
from tdapp.domain.house_rules import ButtonRedraw, HouseRules, Switch
from tdapp.domain.units import EntryId, SeatNo, TableNo


class SeatsDrawn(Struct, frozen=True, kw_only=True, tag="floor.seats_drawn/1"):
    """All seats. `drawing` were shuffled, in this order; the others of `seated` kept their seats."""

    most: int
    tables: tuple[Table, ...]
    drawing: tuple[EntryId, ...]
    seated: tuple[Seated, ...]
    seed: Seed
    steps: tuple[int, ...]
    redraw: bool


class SeatsByHighCard(Struct, frozen=True, kw_only=True, tag="floor.seats_by_high_card/1"):
    """One table by the cards of all rounds; `button` is the best card's seat. `seed` None = typed cards.

    `seated` has those who kept their seats too.
    """

    most: int
    table: Table
    button: SeatNo
    suits: Switch
    rounds: tuple[tuple[CardDealt, ...], ...]
    seated: tuple[Seated, ...]
    seed: Seed | None
    steps: tuple[int, ...]


class SeatsAssigned(Struct, frozen=True, tag="floor.seats_assigned/1"):
    """Seated by hand."""

    seated: tuple[Seated, ...]


class TableOpened(Struct, frozen=True, tag="floor.table_opened/1"):
    """A table came into play."""

    table: Table


class TableSized(Struct, frozen=True, tag="floor.table_sized/1"):
    """A table has another number of seats."""

    table: TableNo
    before: int
    size: int


class SeatsClosed(Struct, frozen=True, tag="floor.seats_closed/1"):
    """These seats of the table are closed now, the others are not."""

    table: TableNo
    before: tuple[SeatNo, ...]
    seats: tuple[SeatNo, ...]


class EntryLocked(Struct, frozen=True, tag="floor.entry_locked/1"):
    """A player stays on the seat, or no longer."""

    entry: EntryId
    name: str
    locked: bool


class EntryMoved(Struct, frozen=True, kw_only=True, tag="floor.entry_moved/1"):
    """A player sits somewhere else, or had no seat `before`."""

    entry: EntryId
    name: str
    before: Seat | None
    seat: Seat


class LateEntrySeated(Struct, frozen=True, kw_only=True, tag="floor.late_entry_seated/1"):
    """A seat out of `pool` for a late entrant; `waits` until the button has passed, None = button unknown."""

    entry: EntryId
    name: str
    seat: Seat
    waits: bool | None
    pool: tuple[Seat, ...]
    seed: Seed
    steps: tuple[int, ...]


class ButtonDraw(Struct, frozen=True):
    """One draw: the tables it is for, every card, the winner's seat."""

    tables: tuple[TableNo, ...]
    rounds: tuple[tuple[Drawn, ...], ...]
    button: SeatNo


class ButtonsDrawn(Struct, frozen=True, kw_only=True, tag="floor.buttons_drawn/1"):
    """High cards for first buttons, one draw after the other. `seed` None = typed cards."""

    draws: tuple[ButtonDraw, ...]
    suits: Switch
    redraw: ButtonRedraw
    seed: Seed | None
    steps: tuple[int, ...]


class FirstButtonSet(Struct, frozen=True, tag="floor.first_button_set/1"):
    """Where the button will be in the first hand."""

    table: TableNo
    seat: SeatNo


class PositionsSet(Struct, frozen=True, tag="floor.positions_set/1"):
    """Button and blinds of the last hand, as somebody said."""

    table: TableNo
    positions: Positions


class PositionsPlayed(Struct, frozen=True, tag="floor.positions_played/1"):
    """A hand was dealt with these; the newly seated in `waiting` were not dealt in."""

    table: TableNo
    positions: Positions
    waiting: tuple[EntryId, ...]


class TablesBalanced(Struct, frozen=True, tag="floor.tables_balanced/1"):
    """A plan was carried out."""

    moves: tuple[Move, ...]


class TableBroken(Struct, frozen=True, tag="floor.table_broken/1"):
    """A table is gone; who drew which card and sits where."""

    plan: BreakPlan
    seed: Seed
    steps: tuple[int, ...]


class BreakOrderSet(Struct, frozen=True, tag="floor.break_order_set/1"):
    """The published order of breaking."""

    order: tuple[TableNo, ...]


class StacksCounted(Struct, frozen=True, tag="floor.stacks_counted/1"):
    """Stacks as of `at` (steady UTC)."""

    stacks: tuple[StackCount, ...]
    at: datetime


class HouseRulesSet(Struct, frozen=True, tag="floor.house_rules_set/1"):
    """The house rules in force."""

    house: HouseRules


TableEvent = TableOpened | TableSized | SeatsClosed | ButtonsDrawn | FirstButtonSet | PositionsSet
SeatingEvent = (
    TableEvent
    | SeatsDrawn
    | SeatsByHighCard
    | SeatsAssigned
    | EntryLocked
    | EntryMoved
    | LateEntrySeated
    | PositionsPlayed
    | TablesBalanced
    | TableBroken
    | BreakOrderSet
    | HandForHandEvent
)
SeatEvent = SeatingEvent | StacksCounted | HouseRulesSet
