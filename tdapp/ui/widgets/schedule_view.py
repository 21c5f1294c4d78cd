"""The structure beside the clock: past rows faint, the one being played lit, breaks blue."""

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from tdapp.ui import theme
from tdapp.ui.models.rows import Index
from tdapp.ui.models.schedule_model import Column, ScheduleModel
from tdapp.ui.models.structure_model import Role, When
from tdapp.ui.widgets.rows_view import Look, RowsDelegate, RowsView, column_width

NARROW = (Column.ANTE, Column.MINUTES)
"""Columns that a narrow page does without."""


def schedule_look(index: Index) -> Look:
    """The look of a row of a structure."""
    when, is_break = index.data(Role.WHEN), index.data(Role.IS_BREAK)
    if when == When.NOW:
        ground, ink = ("blue_soft", "blue") if is_break else ("accent_soft", "text")
        return Look(ground=ground, ink=ink, weight=theme.SEMIBOLD)
    if when == When.PAST:
        return Look(ink="faint")
    return Look(ink="blue" if is_break else "text", weight=theme.MEDIUM)


class ScheduleDelegate(RowsDelegate):
    """Draws the rows of a structure."""

    def look(self, index: Index) -> Look:
        return schedule_look(index)


class ScheduleView(RowsView):
    """Shows a `ScheduleModel`."""

    def __init__(self, model: ScheduleModel, parent: QWidget | None = None) -> None:
        self._narrow = False
        self._seen_row = -1
        super().__init__(parent)
        self.setItemDelegate(ScheduleDelegate(self))
        self.setModel(model)
        self._model = model
        model.modelReset.connect(self.fit_columns)
        model.dataChanged.connect(lambda *_: self.fit_columns())
        model.rowsInserted.connect(lambda *_: self.fit_columns())

    def set_narrow(self, narrow: bool) -> None:
        """Leave out what can be missed."""
        if narrow != self._narrow:
            self._narrow = narrow
            for column in NARROW:
                self.setColumnHidden(column, narrow)
            self.fit_columns()

    def natural_width(self) -> int:
        """The width at which nothing is cut."""
        shown = [column for column in Column if not (self._narrow and column in NARROW)]
        return sum(column_width(self, column, theme.SEMIBOLD) for column in shown)

    def follow(self) -> None:
        """Bring the row being played into sight when it is another one."""
        row = self._model.current_row()
        if row != self._seen_row and self._model.rowCount():
            self._seen_row = row
            above = self._model.index(max(0, row - 3), 0)
            self.scrollTo(above, RowsView.ScrollHint.PositionAtTop)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._seen_row = -1
        self.follow()

    def fit_columns(self) -> None:
        if self.model() is None:
            return
        shown = [column for column in Column if not (self._narrow and column in NARROW)]
        widths = {column: column_width(self, column, theme.SEMIBOLD) for column in shown}
        spare = self.viewport().width() - sum(widths.values())
        for column in shown:
            more = max(0, spare) if column is Column.BLINDS else 0
            self.setColumnWidth(column, widths[column] + more)
