"""The structure as a table to type in: typing or F2 edits, Enter takes it and goes down, Esc forgets it."""

from PySide6.QtCore import QAbstractItemModel, QEvent, QModelIndex, QRect, Qt, QTimer
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QLineEdit,
    QStyleOptionViewItem,
    QWidget,
)

from tdapp.domain.clock.structure import AnteKind, Betting
from tdapp.ui import messages, theme
from tdapp.ui.icons import icon
from tdapp.ui.models.rows import Index
from tdapp.ui.models.structure_model import Column, Role, StructureModel
from tdapp.ui.widgets.rows_view import (
    CELL_PAD,
    ENTER,
    Look,
    RowsDelegate,
    RowsView,
    cells_width,
    column_width,
)
from tdapp.ui.widgets.schedule_view import schedule_look

MARK = 18
CHOICES = {Column.ANTE_KIND: AnteKind, Column.BETTING: Betting}
LEAST_REMARK, KNOWN = 150, 68


class StructureDelegate(RowsDelegate):
    """Draws and edits the cells."""

    by_cell = True

    def look(self, index: Index) -> Look:
        look = schedule_look(index)
        if index.data(Role.ERROR) or (index.column() == Column.REMARK and _is_refused(index)):
            return Look(ground=look.ground, ink="red", weight=theme.MEDIUM, size=_size(index))
        if index.column() == Column.REMARK:
            ink = look.ink if index.data(Role.IS_BREAK) else "amber"
            return Look(ground=look.ground, ink=ink, size=theme.SMALL)
        if index.data(Role.DRAFT):
            return Look(ground=look.ground, ink="amber", weight=theme.MEDIUM)
        return look

    def paint_content(
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index, look: Look
    ) -> None:
        now = theme.current()
        if index.data(Role.ERROR):
            painter.setPen(QPen(now.colour("red"), theme.RING))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(option.rect.adjusted(2, 3, -2, -3), now.px(6), now.px(6))
        pad = now.px(CELL_PAD)
        rect = QRect(option.rect).adjusted(pad, 0, -pad, 0)
        if index.column() == Column.REMARK:
            _paint_remark(painter, rect, index, look)
        else:
            self.paint_text(painter, rect, index, look)

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        kinds = CHOICES.get(Column(index.column()))
        editor = QLineEdit(parent) if kinds is None else _choice(parent, kinds)
        editor.setProperty("look", "cell")
        editor.setAccessibleName(index.model().headerData(index.column(), Qt.Orientation.Horizontal) or "")
        if isinstance(editor, QLineEdit):
            at_left = index.column() == Column.REMARK
            editor.setAlignment(Qt.AlignmentFlag.AlignLeft if at_left else Qt.AlignmentFlag.AlignRight)
            editor.setMaxLength(64)
        elif isinstance(editor, QComboBox):
            editor.activated.connect(lambda _: self.take(editor))
            QTimer.singleShot(0, editor, editor.showPopup)
        return editor

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        typed = index.data(Qt.ItemDataRole.EditRole) or ""
        if isinstance(editor, QLineEdit):
            editor.setText(typed)
            editor.selectAll()
        elif isinstance(editor, QComboBox):
            editor.setCurrentIndex(editor.findData(typed))

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        if isinstance(editor, QLineEdit):
            model.setData(index, editor.text())
        elif isinstance(editor, QComboBox):
            model.setData(index, editor.currentData())

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:
        editor.setGeometry(option.rect)


class StructureView(RowsView):
    """Shows a `StructureModel`."""

    def __init__(self, model: StructureModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.EditKeyPressed
            | QAbstractItemView.EditTrigger.AnyKeyPressed
            | QAbstractItemView.EditTrigger.SelectedClicked
        )
        self.setItemDelegate(StructureDelegate(self))
        self.setModel(model)
        self._model = model
        for signal in (model.dataChanged, model.rowsInserted, model.headerDataChanged):
            signal.connect(lambda *_: self.fit_columns())

    def after_enter(self) -> None:
        """Go to the cell of the row that is wrong, else to the next row that can be typed in."""
        here = self.currentIndex()
        wrong = self._model.refused_cell(here.row())
        if wrong.isValid():
            self.setCurrentIndex(wrong)
            if wrong == here:
                self.edit(here)
            return
        for row in range(here.row() + 1, self._model.rowCount()):
            below = self._model.index(row, here.column())
            if below.flags() & Qt.ItemFlag.ItemIsEditable:
                self.setCurrentIndex(below)
                return

    def after_escape(self) -> None:
        """What was typed into this cell and not taken is gone."""
        self._model.discard(self.currentIndex())

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Tab goes to the next cell that can be typed in, also in the next row."""
        step = {
            QAbstractItemView.CursorAction.MoveNext: 1,
            QAbstractItemView.CursorAction.MovePrevious: -1,
        }.get(action)
        if step is None:
            return super().moveCursor(action, modifiers)
        columns = self._model.columnCount()
        place = self.currentIndex().row() * columns + self.currentIndex().column() + step
        while 0 <= place < self._model.rowCount() * columns:
            index = self._model.index(place // columns, place % columns)
            if index.flags() & Qt.ItemFlag.ItemIsEditable and not self.isColumnHidden(index.column()):
                return index
            place += step
        return self.currentIndex()

    def event(self, event: QEvent) -> bool:
        """Esc belongs to a cell that is typed and not taken, before it is the window's key."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.ShortcutOverride:
            typed = self.currentIndex().isValid() and self.currentIndex().data(Role.DRAFT)
            if event.key() == Qt.Key.Key_Escape and typed:
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if event.key() == Qt.Key.Key_Escape and index.isValid() and self._model.discard(index):
            return
        if event.key() in ENTER and index.isValid():
            if not event.isAutoRepeat() and index.flags() & Qt.ItemFlag.ItemIsEditable:
                self.edit(index)
            return
        super().keyPressEvent(event)

    def fit_columns(self) -> None:
        if self.model() is None:
            return
        room = self.viewport().width()
        widths = {column: column_width(self, column, theme.SEMIBOLD) for column in Column}
        del widths[Column.REMARK]
        for column, kinds in CHOICES.items():
            widths[column] = max(widths[column], _choice_width(kinds))
        least = theme.current().px(LEAST_REMARK)
        betting = room - sum(widths.values()) >= least
        self.setColumnHidden(Column.BETTING, not betting)
        if not betting:
            del widths[Column.BETTING]
        lack = max(0, sum(widths.values()) + least - room)
        gives = {column: max(0, width - self._narrowest(column)) for column, width in widths.items()}
        part = min(1.0, lack / max(1, sum(gives.values())))
        spare = max(0, room - sum(widths.values()) - 2 * least) // len(widths)
        for column, width in widths.items():
            more = min(spare, theme.current().px(36))
            self.setColumnWidth(column, width + more - round(part * gives[column]))
        shown = sum(self.columnWidth(column) for column in widths)
        self.setColumnWidth(Column.REMARK, max(least, room - shown))

    def _narrowest(self, column: int) -> int:
        """What the cells need, and enough of the heading to know it by."""
        return max(cells_width(self, column, theme.SEMIBOLD), theme.current().px(KNOWN))


ICONS = {"red": "circle-alert", "amber": "triangle-alert"}


def _paint_remark(painter: QPainter, rect: QRect, index: Index, look: Look) -> None:
    """An icon and up to two lines; the whole text is the tooltip."""
    text = index.data()
    if not text:
        return
    now = theme.current()
    side = now.px(MARK)
    place = QRect(rect.left(), rect.center().y() - side // 2, side, side)
    icon(ICONS.get(look.ink, "coins"), look.ink).paint(painter, place)
    rect.setLeft(rect.left() + side + now.px(CELL_PAD))
    painter.setFont(now.font(theme.SMALL, look.weight))
    painter.setPen(now.colour(look.ink))
    metrics = painter.fontMetrics()
    lines = two_lines(text, rect.width(), metrics)
    top = rect.center().y() - metrics.height() * len(lines) // 2 + 1
    for nth, line in enumerate(lines):
        at = QRect(rect.left(), top + nth * metrics.height(), rect.width(), metrics.height())
        painter.drawText(at, Qt.AlignmentFlag.AlignVCenter, line)


def two_lines(text: str, width: int, metrics: QFontMetrics) -> list[str]:
    """The text broken once at a space, or anywhere where none helps; the second line ends in … if it must."""
    if metrics.horizontalAdvance(text) <= width:
        return [text]
    fits = next(n for n in range(len(text), -1, -1) if metrics.horizontalAdvance(text[:n]) <= width)
    space = text.rfind(" ", 0, fits + 1)
    cut = space if space > fits // 3 else fits
    rest = metrics.elidedText(text[cut:].strip(), Qt.TextElideMode.ElideRight, width)
    return [text[:cut], rest]


def _size(index: Index) -> int:
    return theme.SMALL if index.column() == Column.REMARK else theme.BODY


def _is_refused(index: Index) -> bool:
    model = index.model()
    return isinstance(model, StructureModel) and model.refusal(index.row()) is not None


def _word(value: str, column_kinds: type) -> str:
    if column_kinds is AnteKind:
        return messages.ante_kind_word(AnteKind(value))
    return messages.betting_word(Betting(value))


def _choice(parent: QWidget, kinds: type[AnteKind] | type[Betting]) -> QComboBox:
    box = QComboBox(parent)
    for kind in kinds:
        box.addItem(_word(kind, kinds), str(kind))
    return box


def _choice_width(kinds: type[AnteKind] | type[Betting]) -> int:
    now = theme.current()
    metrics = QFontMetrics(now.font(theme.BODY, theme.SEMIBOLD))
    return max(metrics.horizontalAdvance(_word(kind, kinds)) for kind in kinds) + now.px(4 * CELL_PAD)
