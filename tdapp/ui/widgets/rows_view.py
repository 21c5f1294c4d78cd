"""A calm table: hairlines between rows, one lit row, a ring where the keyboard is."""

from msgspec import Struct
from PySide6.QtCore import QEvent, QModelIndex, QObject, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from tdapp.ui import theme
from tdapp.ui.models.rows import Index

ROW, HEAD, CELL_PAD, AIR = 36, 32, 8, 3
_BY_TAB = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Look(Struct, frozen=True, kw_only=True):
    """How a cell is drawn; colours are tokens."""

    ground: str | None = None
    ink: str = "text"
    weight: QFont.Weight = theme.NORMAL
    size: int = theme.BODY
    struck: bool = False


class RowsDelegate(QStyledItemDelegate):
    """Draws cells; a table with its own looks overrides `look`."""

    elide = Qt.TextElideMode.ElideRight
    by_cell = False
    """True when the ring goes around the cell, not around the row."""

    def look(self, index: Index) -> Look:
        """How the cell is drawn."""
        return Look()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look = self.look(index)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, option, index, look)
        self.paint_content(painter, option, index, look)
        painter.restore()

    def paint_content(
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index, look: Look
    ) -> None:
        """The text, cut with an ellipsis when the room is too small."""
        pad = theme.current().px(CELL_PAD)
        self.paint_text(painter, option.rect.adjusted(pad, 0, -pad, 0), index, look)

    def paint_text(self, painter: QPainter, rect: QRect, index: Index, look: Look) -> None:
        """The cell's text within `rect`."""
        text = index.data(Qt.ItemDataRole.DisplayRole)
        if not text:
            return
        font = theme.current().font(look.size, look.weight)
        font.setStrikeOut(look.struck)
        painter.setFont(font)
        painter.setPen(theme.current().colour(look.ink))
        shown = painter.fontMetrics().elidedText(text, self.elide, rect.width())
        painter.drawText(rect, index.data(Qt.ItemDataRole.TextAlignmentRole) or _LEFT, shown)

    def take(self, editor: QWidget) -> None:
        """What is typed counts, and the editor closes."""
        self.commitData.emit(editor)
        self.closeEditor.emit(editor, QAbstractItemDelegate.EndEditHint.NoHint)

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        """Enter takes what is typed and goes no further: the table must not act on the row by it."""
        view = self.parent()
        if (
            isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.KeyPress
            and isinstance(view, RowsView)
        ):
            if event.key() in ENTER and isinstance(editor, QWidget):
                self.take(editor)
                view.after_enter()
                return True
            if event.key() == Qt.Key.Key_Escape:
                view.after_escape()
        return super().eventFilter(editor, event)

    def _paint_ground(
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index, look: Look
    ) -> None:
        now = theme.current()
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        token = look.ground or ("hover" if selected and not self.by_cell else None)
        painter.setPen(Qt.PenStyle.NoPen)
        if token:
            painter.setBrush(now.colour(token))
            painter.drawPath(_rounded(QRectF(option.rect), *_ends(index), now.px(theme.RADIUS - 4)))
        else:
            painter.fillRect(_lower_edge(option.rect), now.colour("line"))
        if self._is_ringed(option, index):
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(now.colour("focus"), theme.RING))
            ends = (True, True) if self.by_cell else _ends(index)
            _paint_ring(painter, QRectF(option.rect), ends, now.px(theme.RADIUS - 4))

    def _is_ringed(self, option: QStyleOptionViewItem, index: Index) -> bool:
        view = option.widget
        if not isinstance(view, RowsView) or not view.shows_ring():
            return False
        current = view.currentIndex()
        return current.row() == index.row() and (not self.by_cell or current.column() == index.column())


class RowsView(QTableView):
    """A table of rows. `chosen` fires for Enter on a row."""

    chosen = Signal(QModelIndex)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ring_without_focus = False
        self.setProperty("look", "rows")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setMouseTracking(True)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setSectionsClickable(False)
        head.setTextElideMode(Qt.TextElideMode.ElideRight)
        head.setMinimumSectionSize(8)
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        theme.notifier.theme_changed.connect(self.look_again)
        self.look_again()

    def look_again(self) -> None:
        """Sizes of the theme in force."""
        now = theme.current()
        self.verticalHeader().setDefaultSectionSize(now.px(ROW))
        self.horizontalHeader().setFixedHeight(now.px(HEAD))
        self.fit_columns()
        self.viewport().update()

    def after_enter(self) -> None:
        """Enter has just ended the typing in a cell."""

    def after_escape(self) -> None:
        """Esc is just ending the typing in a cell."""

    def set_ring_without_focus(self, on: bool) -> None:
        """Mark the current row though the keyboard is elsewhere: a finder that steers this table."""
        self._ring_without_focus = on
        self.viewport().update()

    def shows_ring(self) -> bool:
        """True when the current row or cell is marked."""
        return self._ring_without_focus or self.hasFocus()

    def fit_columns(self) -> None:
        """Give the columns the room there is; a table with its own widths overrides it."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_columns()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.fit_columns()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and self.currentIndex().isValid():
            if not event.isAutoRepeat():
                self.chosen.emit(self.currentIndex())
            return
        super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Letters belong to the window's keys."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Only who comes by Tab has a row at once: Enter after anything else must not act on a row unseen."""
        had_row = self.currentIndex().isValid()
        super().focusInEvent(event)
        if not had_row and event.reason() not in _BY_TAB:
            self.setCurrentIndex(QModelIndex())


def column_width(view: QTableView, column: int, weight: QFont.Weight = theme.NORMAL) -> int:
    """The width at which nothing in the column, nor its heading, is cut. For short tables."""
    now = theme.current()
    heading = QFontMetrics(now.font(theme.SMALL, theme.MEDIUM)).horizontalAdvance(
        view.model().headerData(column, Qt.Orientation.Horizontal) or ""
    )
    shown = view.horizontalHeader().sectionSizeHint(column)  # 0 while the column is hidden
    return max(cells_width(view, column, weight), shown, heading + 2 * now.px(CELL_PAD))


def cells_width(view: QTableView, column: int, weight: QFont.Weight = theme.NORMAL) -> int:
    """The same, but for the heading, which may end in an ellipsis."""
    model, now = view.model(), theme.current()
    metrics = QFontMetrics(now.font(theme.BODY, weight))
    texts = (model.index(row, column).data() or "" for row in range(model.rowCount()))
    return max((metrics.horizontalAdvance(text) for text in texts), default=0) + 2 * now.px(CELL_PAD) + AIR


_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def _ends(index: Index) -> tuple[bool, bool]:
    return index.column() == 0, index.column() == index.model().columnCount() - 1


def _lower_edge(rect: QRect) -> QRect:
    return QRect(rect.left(), rect.bottom(), rect.width(), theme.HAIRLINE)


def _rounded(rect: QRectF, first: bool, last: bool, radius: float) -> QPainterPath:
    """The cell's piece of a row with round ends."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addRoundedRect(rect, radius, radius)
    if not first:
        path.addRect(rect.adjusted(0, 0, -radius, 0))
    if not last:
        path.addRect(rect.adjusted(radius, 0, 0, 0))
    return path


def _paint_ring(painter: QPainter, rect: QRectF, ends: tuple[bool, bool], radius: float) -> None:
    """The cell's piece of a ring around the row, inside its edge."""
    first, last = ends
    painter.setClipRect(rect)
    inset = theme.RING / 2
    wide = rect.adjusted(inset if first else -2 * radius, inset, -inset if last else 2 * radius, -inset)
    painter.drawRoundedRect(wide, radius, radius)
