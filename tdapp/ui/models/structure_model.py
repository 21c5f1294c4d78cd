"""The structure as a table to edit. An edit is one command; what was refused stays typed with its reason."""

from collections.abc import Callable
from enum import IntEnum

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QModelIndex, QObject, Qt

from tdapp.application.commands import Command
from tdapp.application.views import StructureView
from tdapp.domain.clock.checks import Remark
from tdapp.domain.clock.commands import ChangeItem
from tdapp.domain.clock.structure import AnteKind, Betting, Break, Item, Level
from tdapp.domain.clock.view import ScheduleRow
from tdapp.domain.units import ItemId
from tdapp.errors import TdError
from tdapp.ui import format as show
from tdapp.ui import messages
from tdapp.ui.models.drafts import (
    Field,
    Unreadable,
    field_of,
    fields_of,
    typed_text,
    with_drafts,
)
from tdapp.ui.models.reading import CHIPS_APART
from tdapp.ui.models.rows import ROOT, Index, RowsModel

translate = QCoreApplication.translate
Execute = Callable[[Command], TdError | None]


class Column(IntEnum):
    LEVEL = 0
    SB = 1
    BB = 2
    ANTE_KIND = 3
    ANTE = 4
    MINUTES = 5
    BETTING = 6
    AT = 7
    REMARK = 8


FIELDS = {
    Column.SB: Field.SB,
    Column.BB: Field.BB,
    Column.ANTE_KIND: Field.ANTE_KIND,
    Column.ANTE: Field.ANTE,
    Column.MINUTES: Field.MINUTES,
    Column.BETTING: Field.BETTING,
    Column.REMARK: Field.COLOUR_UP,
}
COLUMNS = {field: column for column, field in FIELDS.items()}
RIGHT = (Column.SB, Column.BB, Column.ANTE, Column.MINUTES, Column.AT)


class Role(IntEnum):
    """Beside Qt's own: how the row stands (`When`), a cell's TdError, whether it is typed and not taken."""

    WHEN = Qt.ItemDataRole.UserRole
    IS_BREAK = Qt.ItemDataRole.UserRole + 1
    ERROR = Qt.ItemDataRole.UserRole + 2
    DRAFT = Qt.ItemDataRole.UserRole + 3


class When(IntEnum):
    PAST = 0
    NOW = 1
    AHEAD = 2


class _Refused(Struct, frozen=True):
    field: Field
    error: TdError


class StructureModel(RowsModel[ScheduleRow]):
    """Shows a `StructureView`; hands each edit to `execute`, which says why not."""

    def __init__(self, execute: Execute, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._execute = execute
        self._view: StructureView | None = None
        self._remarks: dict[ItemId, tuple[Remark, ...]] = {}
        self._drafts: dict[ItemId, dict[Field, str]] = {}
        self._refused: dict[ItemId, _Refused] = {}

    def set_view(self, view: StructureView) -> None:
        """Show it. What is typed and not taken stays for the rows that still are."""
        known = {row.item.id for row in view.rows}
        self._drafts = {item: drafts for item, drafts in self._drafts.items() if item in known}
        self._refused = {item: refused for item, refused in self._refused.items() if item in known}
        odd = self._remarks
        self._remarks = {item: tuple(r for r in view.remarks if r.item == item) for item in known}
        self._view = view
        self.set_rows(view.rows)
        if odd != self._remarks and self.rows:
            self.say_changed(0, len(self.rows) - 1)

    def refusal(self, row: int) -> TdError | None:
        """Why what is typed in this row could not be taken."""
        refused = self._refused.get(self.rows[row].item.id)
        return refused.error if refused else None

    def refused_cell(self, row: int) -> QModelIndex:
        """The cell that the refusal of this row is about; an invalid index when there is none."""
        refused = self._refused.get(self.rows[row].item.id)
        return self.index(row, COLUMNS[refused.field]) if refused else QModelIndex()

    def row_of(self, item: ItemId) -> int:
        """Where it stands, from 0; -1 when it does not."""
        return next((nth for nth, row in enumerate(self.rows) if row.item.id == item), -1)

    def remarks(self, row: int) -> tuple[Remark, ...]:
        """What is odd about this row."""
        return self._remarks.get(self.rows[row].item.id, ())

    def discard(self, index: Index) -> bool:
        """Forget what was typed into this cell. False when there was nothing."""
        item, field = self.rows[index.row()].item, FIELDS.get(Column(index.column()))
        drafts = self._drafts.get(item.id, {})
        if field is None or field not in drafts:
            return False
        del drafts[field]
        self._take(index.row(), item, field)
        return True

    # Qt's own

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(Column)

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        field = FIELDS.get(Column(index.column()))
        if field in fields_of(self.rows[index.row()].item):
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole):
        if orientation is Qt.Orientation.Vertical:
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return _heading(Column(section))
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(Column(section))
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole):
        if not index.isValid() or self._view is None:
            return None
        row, column = self.rows[index.row()], Column(index.column())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(index.row(), row, column)
            case Qt.ItemDataRole.EditRole:
                return self._typed(row.item, column)
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(column)
            case Qt.ItemDataRole.ToolTipRole if column is Column.REMARK:
                return self._said(index.row()) or None
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{_heading(column)}: {self._text(index.row(), row, column)}"
            case Role.WHEN:
                return when(row)
            case Role.IS_BREAK:
                return isinstance(row.item, Break)
            case Role.ERROR:
                return self._error_of(row.item, column)
            case Role.DRAFT:
                return FIELDS.get(column) in self._drafts.get(row.item.id, {})
            case _:
                return None

    def setData(self, index: Index, value: str, role: int = Qt.ItemDataRole.EditRole) -> bool:
        field = FIELDS.get(Column(index.column()))
        if role != Qt.ItemDataRole.EditRole or field is None or self._view is None:
            return False
        item = self.rows[index.row()].item
        if field not in fields_of(item):
            return False
        drafts = self._drafts.setdefault(item.id, {})
        if field not in drafts and value == typed_text(item, field, self._view.structure.scale):
            return True
        drafts[field] = value
        return self._take(index.row(), item, field)

    def _take(self, row: int, item: Item, typed: Field) -> bool:
        """Hand the whole row over; True when it was taken. `typed` is the cell typed into last."""
        assert self._view is not None
        drafts = self._drafts.get(item.id, {})
        try:
            changed = with_drafts(item, drafts, self._view.structure.scale)
        except Unreadable as unreadable:
            refused = _Refused(unreadable.field, unreadable.error)
        else:
            error = self._execute(ChangeItem(changed))
            refused = _Refused(field_of(error, typed), error) if error else None
        if refused:
            self._refused[item.id] = refused
        else:
            self._drafts.pop(item.id, None)
            self._refused.pop(item.id, None)
        self.say_changed(row, row)
        return refused is None

    def _typed(self, item: Item, column: Column) -> str | None:
        field = FIELDS.get(column)
        if field not in fields_of(item) or field is None or self._view is None:
            return None
        draft = self._drafts.get(item.id, {}).get(field)
        return typed_text(item, field, self._view.structure.scale) if draft is None else draft

    def _error_of(self, item: Item, column: Column) -> TdError | None:
        refused = self._refused.get(item.id)
        return refused.error if refused and COLUMNS[refused.field] is column else None

    def _said(self, row: int) -> str:
        refusal = self.refusal(row)
        if refusal:
            return messages.text_of_error(refusal)
        item = self.rows[row].item
        if isinstance(item, Break):
            chips = colour_up_text(item, self._view.structure.scale) if self._view else ""
            return chips or translate("Structure", "no colour-up")
        return " · ".join(messages.remark_text(remark.odd) for remark in self.remarks(row))

    def _text(self, number: int, row: ScheduleRow, column: Column) -> str:
        match column:
            case Column.LEVEL:
                return level_text(row)
            case Column.AT:
                return show.clock_time(row.begins_at) if row.begins_at else ""
            case Column.REMARK:
                return self._said(number)
            case _:
                return self._cell(row.item, FIELDS[column])

    def _cell(self, item: Item, field: Field) -> str:
        assert self._view is not None
        if field not in fields_of(item):
            return ""
        typed = self._drafts.get(item.id, {}).get(field)
        text = typed_text(item, field, self._view.structure.scale) if typed is None else typed
        if field is Field.ANTE_KIND:
            return messages.ante_kind_word(AnteKind(text))
        if field is Field.BETTING:
            return messages.betting_word(Betting(text))
        if field is Field.ANTE and typed is None and isinstance(item, Level) and not item.ante:
            return ""
        return text


def colour_up_text(item: Break, scale: int) -> str:
    """Which chips leave play in the break; empty when none do."""
    if not item.colour_up:
        return ""
    chips = CHIPS_APART.join(show.chips(chip, scale) for chip in item.colour_up)
    return translate("Structure", "colour-up {chips}").format(chips=chips)


def when(row: ScheduleRow) -> When:
    """How the row stands to the one being played."""
    return When.NOW if row.is_current else When.PAST if row.begins_at is None else When.AHEAD


def level_text(row: ScheduleRow) -> str:
    """A level's number, or the word for a break."""
    return translate("Structure", "Break") if isinstance(row.item, Break) else show.number(row.number)


def _alignment(column: Column) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column in RIGHT else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter


def _heading(column: Column) -> str:
    match column:
        case Column.LEVEL:
            return translate("Structure", "Level")
        case Column.SB:
            return translate("Structure", "Small blind")
        case Column.BB:
            return translate("Structure", "Big blind")
        case Column.ANTE_KIND:
            return translate("Structure", "Ante by")
        case Column.ANTE:
            return translate("Structure", "Ante")
        case Column.MINUTES:
            return translate("Structure", "Minutes")
        case Column.BETTING:
            return translate("Structure", "Betting")
        case Column.AT:
            return translate("Structure", "At")
        case Column.REMARK:
            return translate("Structure", "Remarks")
