"""All tables in one painted, scrolling view: no widget for a table or a seat, so 60 tables scroll fluidly.

Keys: arrows go to the next seat, Page Up and Page Down to another table; Enter picks a player up and puts him
down on another seat (on a taken one the two change seats), Esc lets go; L keeps somebody on the seat, B says
that the button is here. The mouse does the same: a click chooses, dragging a player moves.
"""

from math import ceil

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget

from tdapp.application.views_tables import SeatView, TableView
from tdapp.domain.cards import Card
from tdapp.domain.floor.tables import Seat
from tdapp.ui import theme
from tdapp.ui.messages.tables import seat_words
from tdapp.ui.widgets.cards.playing_card import WIDE as CARD_WIDE
from tdapp.ui.widgets.cards.playing_card import paint_card
from tdapp.ui.widgets.seat_ring import inner, paint_ring, plate

LEAST, MOST = 380, 760
"""Width of a ring at 100 %."""
SHAPE = 0.66
"""Height of a ring of width 1."""
CARD_HIGH = 0.135
LONGEST_MS = 4000
"""So long at most are cards dealt at all tables together; at one table each takes its full time."""
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class RingsView(QAbstractScrollArea):
    """Emits intentions: `chosen(seat)`, `moved(from, to)`, `lock(seat)`, `button(seat)`."""

    chosen = Signal(object)
    moved = Signal(object, object)
    lock = Signal(object)
    button = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tables: tuple[TableView, ...] = ()
        self._still: dict[TableView, QPixmap] = {}
        self._current: Seat | None = None
        self._held: Seat | None = None
        self._pressed: QPoint | None = None
        self._over: Seat | None = None
        self._cards: tuple[tuple[Seat, Card], ...] = ()
        self._won: frozenset[Seat] = frozenset()
        self._dealing = QVariantAnimation(self)
        self._dealing.setStartValue(0.0)
        self._dealing.valueChanged.connect(lambda _: self.viewport().update())
        self._columns, self._size = 1, QSize(LEAST, round(LEAST * SHAPE))
        self.setFrameShape(self.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        theme.notifier.theme_changed.connect(self.forget)

    def set_view(self, tables: tuple[TableView, ...]) -> None:
        """Show these; what has not changed is not painted again."""
        if tables == self._tables:
            return
        kept = set(tables)
        self._tables = tables
        self._still = {view: picture for view, picture in self._still.items() if view in kept}
        if self._current is not None and self.seat(self._current) is None:
            self._current = None
        if self._held is not None and ((held := self.seat(self._held)) is None or held.who is None):
            self._held = None
        self._lay_out()

    @property
    def current(self) -> Seat | None:
        """The chosen seat."""
        return self._current

    @property
    def held(self) -> Seat | None:
        """The seat whose player is picked up."""
        return self._held

    def seat(self, seat: Seat) -> SeatView | None:
        """What is shown of a seat."""
        for table in self._tables:
            if table.number == seat.table and seat.seat <= len(table.seats):
                return table.seats[seat.seat - 1]
        return None

    def choose(self, seat: Seat) -> None:
        """Choose the seat and bring its table into sight."""
        if self.seat(seat) is None:
            return
        self._current = seat
        self._bring(seat)
        self._say_current()
        self.viewport().update()
        self.chosen.emit(seat)

    def pick_up_or_put_down(self) -> None:
        """Hold the player of the chosen seat; holding one, move him to the chosen seat."""
        if self._current is None:
            return
        if self._held is not None:
            held, self._held = self._held, None
            if held != self._current:
                self.moved.emit(held, self._current)
        elif (here := self.seat(self._current)) and here.who is not None:
            self._held = self._current
        self.viewport().update()
        self._say_current()
        self.chosen.emit(self._current)

    def let_go(self) -> None:
        """Nobody is held any more."""
        self._held = None
        self.viewport().update()
        if self._current is not None:
            self.chosen.emit(self._current)

    def deal(self, cards: tuple[tuple[Seat, Card], ...], won: frozenset[Seat]) -> None:
        """Show a card before each seat, one after the other; () takes all cards away."""
        self._cards, self._won = cards, won
        self._dealing.stop()
        if cards and theme.current().motion_ms:
            self._dealing.setEndValue(float(len(cards)))
            self._dealing.setDuration(min(LONGEST_MS, theme.current().motion_ms * len(cards)))
            self._dealing.start()
        if cards:
            self._bring(cards[0][0])
        self.viewport().update()

    @property
    def cards_shown(self) -> int:
        """How many cards lie before the seats."""
        return len(self._cards)

    def forget(self) -> None:
        """Another look or language: paint anew."""
        self._still.clear()
        self._lay_out()

    def rect_of(self, seat: Seat) -> QRectF:
        """Where the seat's plate is in the viewport."""
        nth = self._nth(seat)
        table = self._tables[nth]
        origin = self._origin(nth)
        found = plate(len(table.seats), seat.seat - 1, self._size.width(), self._size.height())
        return found.translated(origin)

    # events

    def event(self, event: QEvent) -> bool:
        """Esc is ours while somebody is held or cards lie on the tables."""
        busy = self._held is not None or self._cards
        asked = event.type() is QEvent.Type.ShortcutOverride
        if busy and asked and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        steps = {Qt.Key.Key_Left: 1, Qt.Key.Key_Right: -1, Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}
        turns = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}
        if key in steps:
            self._step(steps[Qt.Key(key)])
        elif key in turns:
            self._turn(turns[Qt.Key(key)])
        elif key in _ENTER and not event.isAutoRepeat():
            self.pick_up_or_put_down()
        elif key == Qt.Key.Key_Escape:
            self.deal((), frozenset())
            self.let_go()
        elif key == Qt.Key.Key_L and self._current is not None and not event.isAutoRepeat():
            self.lock.emit(self._current)
        elif key == Qt.Key.Key_B and self._current is not None and not event.isAutoRepeat():
            self.button.emit(self._current)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        place = event.position().toPoint()
        seat = self._seat_at(place)
        if seat is None:
            return
        if self._held is not None:
            self._current = seat
            self.pick_up_or_put_down()
            return
        self.choose(seat)
        self._pressed = place

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        place = event.position().toPoint()
        seat = self._seat_at(place)
        if seat != self._over:
            self._over = seat
            shown = self.seat(seat) if seat else None
            self.viewport().setToolTip(seat_words(shown) if shown else "")
            hand = Qt.CursorShape.PointingHandCursor if seat else Qt.CursorShape.ArrowCursor
            self.viewport().setCursor(hand)
            self.viewport().update()
        far = QApplication.startDragDistance()
        if self._pressed is not None and self._held is None:
            moved = place - self._pressed
            if moved.manhattanLength() > far and self._current and self._has_player(self._current):
                self._held = self._current
                self.viewport().update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        dragging = self._pressed is not None and self._held is not None
        self._pressed = None
        if not dragging:
            return
        target = self._seat_at(event.position().toPoint())
        if target is None:
            self.let_go()
        elif target != self._held:
            self._current = target
            self.pick_up_or_put_down()

    def leaveEvent(self, event: QEvent) -> None:
        self._over = None
        self.viewport().update()
        super().leaveEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        self.viewport().update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.forget()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        for nth, table in enumerate(self._tables):
            origin = self._origin(nth)
            if not QRectF(origin, self._size).intersects(QRectF(event.rect())):
                continue
            painter.drawPixmap(origin, self._picture(table))
            self._paint_live(painter, table, origin)

    # painting

    def _picture(self, table: TableView) -> QPixmap:
        ratio = self.devicePixelRatioF()
        found = self._still.get(table)
        if found is None or found.devicePixelRatio() != ratio:
            found = QPixmap(self._size * ratio)
            found.setDevicePixelRatio(ratio)
            found.fill(Qt.GlobalColor.transparent)
            painter = QPainter(found)
            paint_ring(painter, table, self._size.width(), self._size.height())
            painter.end()
            self._still[table] = found
        return found

    def _paint_live(self, painter: QPainter, table: TableView, origin: QPointF) -> None:
        """What changes often lies over the still picture: choice, pointer, who is held, cards."""
        now = theme.current()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        rings = ((self._over, "edge", 1.5, False), (self._current, "focus", 2.5, False))
        for seat, token, thick, dashed in (*rings, (self._held, "amber", 3.0, True)):
            if seat is not None and seat.table == table.number:
                style = Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine
                painter.setPen(QPen(now.colour(token), thick, style))
                rect = self.rect_of(seat).adjusted(-2, -2, 2, 2)
                painter.drawRoundedRect(rect, rect.height() * 0.26, rect.height() * 0.26)
        if self._cards:
            self._paint_cards(painter, table, origin)

    def _paint_cards(self, painter: QPainter, table: TableView, origin: QPointF) -> None:
        """From the dealer to the seats; a card is on its way for one step."""
        wide, high = self._size.width(), self._size.height()
        running = self._dealing.state() is QVariantAnimation.State.Running
        dealt = float(self._dealing.currentValue()) if running else float(len(self._cards))
        tall = high * CARD_HIGH
        dealer = QPointF(wide / 2, high * 0.9)
        for nth, (seat, card) in enumerate(self._cards):
            if seat.table != table.number or nth >= dealt:
                continue
            way = min(1.0, dealt - nth)
            goal = inner(len(table.seats), seat.seat - 1, wide, high, 0.075)
            at = dealer + (goal - dealer) * way + origin
            rect = QRectF(at.x() - tall * CARD_WIDE / 2, at.y() - tall / 2, tall * CARD_WIDE, tall)
            paint_card(painter, rect, card, won=seat in self._won and dealt >= len(self._cards))

    # places

    def _lay_out(self) -> None:
        """As large as all tables can be without scrolling, but never smaller than can be read."""
        px, room = theme.current().px, self.viewport().size()
        count = max(1, len(self._tables))
        best = min(max(1, room.width() // px(LEAST)), count)
        widths = {columns: self._width(columns, count, room) for columns in range(1, best + 1)}
        fitting = [columns for columns, wide in widths.items() if wide >= px(LEAST)]
        self._columns = max(fitting, key=lambda columns: widths[columns]) if fitting else best
        wide = widths[self._columns] if fitting else min(room.width() // best, px(MOST))
        size = QSize(max(200, wide), round(max(200, wide) * SHAPE))
        if size != self._size:
            self._size = size
            self._still.clear()
        rows = ceil(len(self._tables) / self._columns)
        bar = self.verticalScrollBar()
        bar.setPageStep(room.height())
        bar.setSingleStep(max(1, size.height() // 4))
        bar.setRange(0, max(0, rows * size.height() - room.height()))
        self.viewport().update()

    def _width(self, columns: int, count: int, room: QSize) -> int:
        rows = ceil(count / columns)
        wide = min(room.width() / columns, room.height() / rows / SHAPE)
        return round(min(wide, theme.current().px(MOST)))

    def _origin(self, nth: int) -> QPointF:
        """Upper left corner of a ring in the viewport; all rings together stand in the middle."""
        row, column = divmod(nth, self._columns)
        left = (self.viewport().width() - self._columns * self._size.width()) / 2
        rows = ceil(len(self._tables) / self._columns)
        spare = max(0.0, (self.viewport().height() - rows * self._size.height()) / 2)
        y = row * self._size.height() + spare - self.verticalScrollBar().value()
        return QPointF(left + column * self._size.width(), y)

    def _nth(self, seat: Seat) -> int:
        return next(nth for nth, table in enumerate(self._tables) if table.number == seat.table)

    def _bring(self, seat: Seat) -> None:
        nth = self._nth(seat)
        top = self._origin(nth).y()
        bar = self.verticalScrollBar()
        if top < 0:
            bar.setValue(bar.value() + round(top))
        elif (below := top + self._size.height() - self.viewport().height()) > 0:
            bar.setValue(bar.value() + round(below))

    def _seat_at(self, place: QPoint) -> Seat | None:
        for nth, table in enumerate(self._tables):
            if not QRectF(self._origin(nth), self._size).contains(QPointF(place)):
                continue
            for seat in table.seats:
                if self.rect_of(seat.seat).contains(QPointF(place)):
                    return seat.seat
        return None

    # steps

    def _step(self, by: int) -> None:
        """To the next seat clockwise (1) or back; beyond the last seat lies the next table."""
        seats = [seat.seat for table in self._tables for seat in table.seats]
        if not seats:
            return
        at = seats.index(self._current) + by if self._current in seats else 0
        self.choose(seats[at % len(seats)])

    def _turn(self, by: int) -> None:
        if not self._tables:
            return
        nth = self._nth(self._current) + by if self._current else 0
        table = self._tables[max(0, min(nth, len(self._tables) - 1))]
        seat = min(self._current.seat if self._current else 1, len(table.seats))
        self.choose(table.seats[seat - 1].seat)

    def _has_player(self, seat: Seat) -> bool:
        shown = self.seat(seat)
        return shown is not None and shown.who is not None

    def _say_current(self) -> None:
        shown = self.seat(self._current) if self._current else None
        self.setAccessibleDescription(seat_words(shown) if shown else "")
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.DescriptionChanged))
