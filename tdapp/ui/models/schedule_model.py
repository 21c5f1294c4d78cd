"""The structure beside the clock: read only, each row with the hour at which it is expected to begin."""

from enum import IntEnum

from PySide6.QtCore import QCoreApplication, Qt

from tdapp.application.views import StructureView
from tdapp.domain.clock.structure import AnteKind, Break, Item, Level
from tdapp.domain.clock.view import ScheduleRow
from tdapp.ui import format as show
from tdapp.ui.models.drafts import Field, typed_text
from tdapp.ui.models.rows import ROOT, Index, RowsModel
from tdapp.ui.models.structure_model import Role, colour_up_text, level_text, when

translate = QCoreApplication.translate


class Column(IntEnum):
    LEVEL = 0
    BLINDS = 1
    ANTE = 2
    MINUTES = 3
    AT = 4


class ScheduleModel(RowsModel[ScheduleRow]):
    """Shows a `StructureView`."""

    scale = 1

    def set_view(self, view: StructureView) -> None:
        """Show it."""
        self.scale = view.structure.scale
        self.set_rows(view.rows)

    def current_row(self) -> int:
        """The row being played."""
        return next((number for number, row in enumerate(self.rows) if row.is_current), 0)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(Column)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole):
        if orientation is Qt.Orientation.Vertical:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return _heading(Column(section))
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(Column(section))
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole):
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(row, Column(index.column()))
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(Column(index.column()), row.item)
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{_heading(Column(index.column()))}: {self._text(row, Column(index.column()))}"
            case Role.WHEN:
                return when(row)
            case Role.IS_BREAK:
                return isinstance(row.item, Break)
            case _:
                return None

    def _text(self, row: ScheduleRow, column: Column) -> str:
        match column:
            case Column.LEVEL:
                return level_text(row)
            case Column.BLINDS:
                return self._blinds(row.item)
            case Column.ANTE:
                return self._ante(row.item)
            case Column.MINUTES:
                return typed_text(row.item, Field.MINUTES, self.scale)
            case Column.AT:
                return show.clock_time(row.begins_at) if row.begins_at else ""

    def _blinds(self, item: Item) -> str:
        if isinstance(item, Break):
            return colour_up_text(item, self.scale)
        return show.blinds(item.sb, item.bb, self.scale)

    def _ante(self, item: Item) -> str:
        if not isinstance(item, Level) or item.ante_kind is AnteKind.NONE:
            return ""
        return show.chips(item.ante, self.scale)


def _alignment(column: Column, item: Item | None = None) -> Qt.AlignmentFlag:
    left = column is Column.LEVEL or (column is Column.BLINDS and isinstance(item, Break))
    side = Qt.AlignmentFlag.AlignLeft if left else Qt.AlignmentFlag.AlignRight
    return side | Qt.AlignmentFlag.AlignVCenter


def _heading(column: Column) -> str:
    match column:
        case Column.LEVEL:
            return translate("Structure", "Level")
        case Column.BLINDS:
            return translate("Structure", "Blinds")
        case Column.ANTE:
            return translate("Structure", "Ante")
        case Column.MINUTES:
            return translate("Structure", "Min")
        case Column.AT:
            return translate("Structure", "At")
