"""The log as rows: what was taken back is dim and struck through, with a word beside it."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QWidget

from tdapp.ui import theme
from tdapp.ui.models.log_model import Column, LogModel, Role
from tdapp.ui.models.rows import Index
from tdapp.ui.widgets.rows_view import CELL_PAD, Look, RowsDelegate, RowsView

SAMPLE = 40
"""So many of the newest rows say how wide the times are."""


class LogDelegate(RowsDelegate):
    """Draws the rows of the log; a long name gives way before the word that follows it."""

    elide = Qt.TextElideMode.ElideMiddle

    def look(self, index: Index) -> Look:
        gone = bool(index.data(Role.GONE))
        match index.column():
            case Column.TIME:
                return Look(ink="faint" if gone else "dim")
            case Column.STATUS:
                return Look(ink="amber", size=theme.SMALL, weight=theme.MEDIUM)
            case _:
                return Look(ink="faint" if gone else "text", struck=gone)


class LogView(RowsView):
    """Shows a `LogModel`."""

    def __init__(self, model: LogModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(LogDelegate(self))
        self.setModel(model)
        for signal in (model.rowsInserted, model.rowsRemoved, model.headerDataChanged):
            signal.connect(lambda *_: self.fit_columns())

    def fit_columns(self) -> None:
        model = self.model()
        if not isinstance(model, LogModel):
            return
        now = theme.current()
        time, word = QFontMetrics(now.font()), QFontMetrics(now.font(theme.SMALL, theme.MEDIUM))
        rows = {*range(min(SAMPLE, model.rowCount())), max(0, model.rowCount() - 1)}
        times = [model.index(row, Column.TIME).data() or "" for row in rows]
        first = max(map(time.horizontalAdvance, ("00:00:00", *times))) + 3 * now.px(CELL_PAD)
        last = word.horizontalAdvance(model.gone_word()) + 3 * now.px(CELL_PAD)
        self.setColumnWidth(Column.TIME, first)
        self.setColumnWidth(Column.STATUS, last)
        self.setColumnWidth(Column.TEXT, max(now.px(80), self.viewport().width() - first - last))
