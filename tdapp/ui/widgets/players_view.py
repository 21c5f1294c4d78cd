"""Players as rows, each with its act at the end; many thousands cost no more than those in sight."""

from enum import StrEnum

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QLineEdit, QMenu, QStyleOptionViewItem, QWidget

from tdapp.domain.prices import Purchase
from tdapp.ui import messages, theme
from tdapp.ui.models.players_model import Column, PlayersModel
from tdapp.ui.models.rows import Index
from tdapp.ui.widgets.rows_view import AIR, CELL_PAD, Look, RowsDelegate, RowsView

BUTTON_HIGH = 28


class Act(StrEnum):
    """What is asked for a player."""

    MAIN = "main"
    """Bust who is in, reinstate who is out."""
    RENAME = "rename"
    REMOVE = "remove"
    PAY = "pay"
    """Takes what is owed. A purchase is asked for by its own value."""


class PlayersDelegate(RowsDelegate):
    """Draws a row and its button; the row under the mouse is lifted."""

    def look(self, index: Index) -> Look:
        if index.column() == Column.NAME:
            return Look(weight=theme.MEDIUM)
        if index.column() == Column.MONEY and self._owes(index):
            return Look(ink="amber", weight=theme.MEDIUM)
        return Look(ink="dim")

    @staticmethod
    def _owes(index: Index) -> bool:
        model = index.model()
        return isinstance(model, PlayersModel) and (model.rows[index.row()].owes or 0) > 0

    def paint_content(
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index, look: Look
    ) -> None:
        if index.column() != Column.ACTS:
            super().paint_content(painter, option, index, look)
            return
        now = theme.current()
        view = option.widget
        warm = isinstance(view, PlayersView) and view.is_warm(index)
        rect = button_rect(option.rect)
        painter.setPen(QPen(now.colour("edge" if warm else "line"), theme.HAIRLINE))
        painter.setBrush(now.colour("hover" if warm else "raised"))
        painter.drawRoundedRect(rect, now.px(7), now.px(7))
        painter.setPen(now.colour("text"))
        painter.setFont(now.font(theme.SMALL, theme.MEDIUM))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, index.data())

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        editor = QLineEdit(parent)
        editor.setProperty("look", "cell")
        editor.setAccessibleName(self.tr("New name"))
        return editor

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        assert isinstance(editor, QLineEdit)
        view = self.parent()
        retyped = view.retyped if isinstance(view, PlayersView) else ""
        editor.setText(retyped or index.data(Qt.ItemDataRole.EditRole))
        editor.selectAll()

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        view = self.parent()
        if isinstance(editor, QLineEdit) and isinstance(view, PlayersView):
            view.renamed.emit(index, editor.text())

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:
        editor.setGeometry(option.rect)


class PlayersView(RowsView):
    """Shows a `PlayersModel`. `asked(index, Act)` for a player; `renamed(index, text)` for a typed name."""

    asked = Signal(QModelIndex, str)
    renamed = Signal(QModelIndex, str)

    def __init__(self, model: PlayersModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._warm = QModelIndex()
        self._pressed = QModelIndex()
        self.retyped = ""
        self.sold: tuple[Purchase, ...] = ()
        """What can be bought by the players here."""
        self.setItemDelegate(PlayersDelegate(self))
        self.setModel(model)
        self.horizontalHeader().hide()
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._offer)
        self.chosen.connect(lambda index: self.asked.emit(index, Act.MAIN))
        for signal in (model.rowsInserted, model.rowsRemoved, model.dataChanged, model.headerDataChanged):
            signal.connect(lambda *_: self.fit_columns())

    def is_warm(self, index: Index) -> bool:
        """Whether the mouse is over this button."""
        return index == self._warm

    def rename(self, index: Index) -> None:
        """Begin to type another name."""
        if index.isValid():
            name = index.model().index(index.row(), Column.NAME)
            self.setCurrentIndex(name)
            self.edit(name)

    def rename_again(self, index: Index, text: str) -> None:
        """Go on typing a name that was refused, once the editor before is gone."""
        place = QPersistentModelIndex(index)
        QTimer.singleShot(0, self, lambda: self._reopen(place, text))

    def _reopen(self, place: QPersistentModelIndex, text: str) -> None:
        self.retyped = text
        self.rename(place)
        self.retyped = ""

    def menu(self, index: Index) -> QMenu:
        """What can be done to the player."""
        menu = QMenu(self)
        act = index.model().index(index.row(), Column.ACTS).data()
        menu.addAction(act).triggered.connect(lambda: self.asked.emit(index, Act.MAIN))
        if isinstance(model := index.model(), PlayersModel) and (model.rows[index.row()].owes or 0) > 0:
            paid = self.tr("Has paid")
            menu.addAction(f"{paid}\t$").triggered.connect(lambda: self.asked.emit(index, Act.PAY))
        for what in self.sold:
            word = messages.purchase_word(what)
            menu.addAction(word).triggered.connect(lambda _=False, what=what: self.asked.emit(index, what))
        menu.addAction(self.tr("Rename")).triggered.connect(lambda: self.rename(index))
        menu.addAction(self.tr("Remove entry")).triggered.connect(lambda: self.asked.emit(index, Act.REMOVE))
        menu.aboutToHide.connect(menu.deleteLater)
        return menu

    def fit_columns(self) -> None:
        model = self.model()
        if not isinstance(model, PlayersModel):
            return
        now = theme.current()
        metrics = QFontMetrics(now.font(theme.BODY))
        last = model.index(model.rowCount() - 1, 0).data() if model.rowCount() else ""
        first = max(metrics.horizontalAdvance(text) for text in (last or "", "0000"))
        act = model.act_word()
        button = QFontMetrics(now.font(theme.SMALL, theme.MEDIUM)).horizontalAdvance(act)
        small = QFontMetrics(now.font(theme.BODY, theme.MEDIUM))
        owed = max((small.horizontalAdvance(model.money_word(owes)) for owes in model.owed()), default=0)
        money = owed + 2 * now.px(CELL_PAD) + AIR if owed else 0
        widths = (first + 2 * now.px(CELL_PAD), money, button + now.px(4 * CELL_PAD))
        self.setColumnHidden(Column.MONEY, not money)
        self.setColumnWidth(Column.FIRST, widths[0])
        self.setColumnWidth(Column.MONEY, money)
        self.setColumnWidth(Column.ACTS, widths[2])
        self.setColumnWidth(Column.NAME, max(now.px(60), self.viewport().width() - sum(widths)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if index.isValid() and event.key() == Qt.Key.Key_F2:
            self.rename(index)
        elif index.isValid() and event.key() == Qt.Key.Key_Delete and not event.isAutoRepeat():
            self.asked.emit(index, Act.REMOVE)
        elif index.isValid() and event.key() == Qt.Key.Key_Dollar and not event.isAutoRepeat():
            self.asked.emit(index, Act.PAY)
        elif index.isValid() and event.key() == Qt.Key.Key_Menu:
            self.menu(index).popup(self.viewport().mapToGlobal(self.visualRect(index).center()))
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = self._button_at(event.position().toPoint())
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        released = self._button_at(event.position().toPoint())
        left = event.button() is Qt.MouseButton.LeftButton
        if left and released.isValid() and released == self._pressed:
            self.asked.emit(released, Act.MAIN)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._warm_up(self._button_at(event.position().toPoint()))
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._warm_up(QModelIndex())
        super().leaveEvent(event)

    def _warm_up(self, index: Index) -> None:
        if index != self._warm:
            self._warm = index
            hand = Qt.CursorShape.PointingHandCursor if index.isValid() else Qt.CursorShape.ArrowCursor
            self.viewport().setCursor(hand)
            self.viewport().update()

    def _button_at(self, place: QPoint) -> QModelIndex:
        index = self.indexAt(place)
        if (
            index.isValid()
            and index.column() == Column.ACTS
            and button_rect(self.visualRect(index)).contains(place)
        ):
            return index
        return QModelIndex()

    def _offer(self, place: QPoint) -> None:
        index = self.indexAt(place)
        if index.isValid():
            self.menu(index).popup(self.viewport().mapToGlobal(place))


def button_rect(cell: QRect) -> QRect:
    """Where the button of a row is."""
    now = theme.current()
    high = now.px(BUTTON_HIGH)
    return QRect(cell.left() + now.px(4), cell.center().y() - high // 2, cell.width() - now.px(8), high)
