"""The base of the tables: rows that are exchanged with as little disturbance as can be."""

from typing import Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

Row = TypeVar("Row")
Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()
_HORIZONTAL = Qt.Orientation.Horizontal


class RowsModel(QAbstractTableModel, Generic[Row]):
    """A table of `rows`. What stays the same at both ends keeps its selection and its place on the screen."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[Row, ...] = ()

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def set_rows(self, rows: tuple[Row, ...]) -> None:
        """Show these."""
        old = self.rows
        head = _same(old, rows)
        tail = min(_same(old[::-1], rows[::-1]), len(old) - head, len(rows) - head)
        gone, come = len(old) - head - tail, len(rows) - head - tail
        if gone == come:
            self.rows = rows
            if gone:
                self.say_changed(head, head + gone - 1)
            return
        if gone:
            self.beginRemoveRows(ROOT, head, head + gone - 1)
            self.rows = old[:head] + old[head + gone :]
            self.endRemoveRows()
        if come:
            self.beginInsertRows(ROOT, head, head + come - 1)
            self.rows = rows
            self.endInsertRows()

    def say_changed(self, first: int, last: int) -> None:
        """Rows `first` to `last` look different."""
        self.dataChanged.emit(self.index(first, 0), self.index(last, self.columnCount() - 1))

    def say_all_changed(self) -> None:
        """Everything looks different, headers too: another language."""
        if self.rows:
            self.say_changed(0, len(self.rows) - 1)
        self.headerDataChanged.emit(_HORIZONTAL, 0, self.columnCount() - 1)


def _same(one: tuple[Row, ...], other: tuple[Row, ...]) -> int:
    count = 0
    for here, there in zip(one, other, strict=False):
        if here is not there and here != there:
            break
        count += 1
    return count
