"""A field that narrows a table and steers it: arrows move, Enter takes the row, Esc empties, then leaves."""

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit

from tdapp.ui import theme
from tdapp.ui.icons import icon
from tdapp.ui.widgets.rows_view import ENTER, RowsView

STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: 10, Qt.Key.Key_PageUp: -10}


class Finder(QLineEdit):
    """`typed(text)` to narrow, `taken(index)` for Enter on the marked row, `left` for Esc in an empty field.

    Before anything is typed or an arrow is pressed no row is marked, so Enter alone does nothing.
    """

    typed = Signal(str)
    taken = Signal(QModelIndex)
    left = Signal()

    def __init__(self, view: RowsView) -> None:
        super().__init__()
        self._view = view
        self._icon = self.addAction(icon("search"), QLineEdit.ActionPosition.LeadingPosition)
        self.setClearButtonEnabled(True)
        self.textChanged.connect(self._narrow)
        theme.notifier.theme_changed.connect(self._tint)

    def _tint(self) -> None:
        self._icon.setIcon(icon("search"))

    def _narrow(self, text: str) -> None:
        self.typed.emit(text)
        self._mark(0 if text.strip() else -1)

    def _mark(self, row: int) -> None:
        model = self._view.model()
        count = model.rowCount()
        index = model.index(min(row, count - 1), 0) if row >= 0 and count else QModelIndex()
        if index.isValid():
            self._view.setCurrentIndex(index)
        else:
            self._view.clearSelection()
            self._view.setCurrentIndex(QModelIndex())
        self._view.set_ring_without_focus(self.hasFocus() and index.isValid())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            index = self._view.currentIndex()
            if index.isValid() and not event.isAutoRepeat():
                self.taken.emit(index)
        elif event.key() == Qt.Key.Key_Escape:
            if self.text():
                self.clear()
            else:
                self.left.emit()
        elif event.key() in STEPS:
            step = STEPS[Qt.Key(event.key())]
            self._mark(max(0, self._view.currentIndex().row() + step))
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._mark(0 if self.text().strip() else -1)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._view.set_ring_without_focus(False)
