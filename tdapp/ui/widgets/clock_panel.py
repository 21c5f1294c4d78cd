"""The director's big clock: stage, time, blinds, ante, what comes next, and how much of the level is over.

It says what the projected page says, from the same texts and in the same digit cells.
"""

from msgspec import Struct
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdapp.application.views import ProjectorView
from tdapp.domain.clock.view import Stage
from tdapp.ui import theme
from tdapp.ui.widgets.face.arrange import Placed
from tdapp.ui.widgets.face.content import DOT, Content, Ink, Line, Piece
from tdapp.ui.widgets.face.inks import Palette, palette
from tdapp.ui.widgets.face.measure import FontMeasure
from tdapp.ui.widgets.face.paint import cells_of, paint_live, paint_still, prepare
from tdapp.ui.widgets.face.rows import size_of, space_before, width_of
from tdapp.ui.widgets.face.words import Live, content_of, live_of, spoken

BLINDS, ANTE, NOTE = 0.36, 0.2, 0.14
"""Heights of the lines under the timer, in heights of its digits."""
BEFORE = {"timer": 0.0, "blinds": 0.3, "ante": 0.2, "note": 0.2, "place": 0.5}
"""Space above a line, in heights of the timer's digits."""
SMALLEST_NAME = 0.4
"""A name is cut before it is smaller than this part of its line."""
MOST_OF_HEIGHT, MOST_OF_WIDTH, NARROWEST = 0.5, 0.86, 0.72
LEAST_TIMER = 84
"""A timer lower than this at 100 % has the lines below it on one."""
TRACK = 6


class _Row(Struct, frozen=True):
    part: str
    line: Line
    share: float


class ClockPanel(QWidget):
    """Fills whatever room it is given."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: ProjectorView | None = None
        self._content: Content | None = None
        self._live = Live()
        self._measure = FontMeasure()
        self._placed: tuple[Placed, ...] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.notifier.theme_changed.connect(self._look_again)
        self._look_again()

    def set_view(self, view: ProjectorView) -> None:
        """Show it; between two seconds only the digits and the progress are painted again."""
        content, live = content_of(view), live_of(view)
        same = self._view is not None and content == self._content and view.stage is self._view.stage
        self._view, self._content, self._live = view, content, live
        if not same:
            self._placed = None
            self.setAccessibleDescription(spoken(content, live))
            self.update()
            return
        self.update(self._timer_rect().toAlignedRect())
        self.update(self._foot_rect().toAlignedRect())

    def sizeHint(self) -> QSize:
        return QSize(600, 380)

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.current().px(300), theme.current().px(220))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._look_again()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._placed = None
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._view is None or self._content is None:
            return
        painter = QPainter(self)
        prepare(painter)
        colours = palette(self._view.stage, theme.current().skin)
        self._paint_stage(painter, colours)
        for placed in self._places():
            ink = colours.inks[placed.piece.ink]
            if placed.piece.live:
                inks = (ink, colours.inks[Ink.SOFT])
                text = self._live.texts[0]
                paint_live(painter, placed, text, inks, clip=event.region(), measure=self._measure)
            else:
                paint_still(painter, placed, ink, self._measure)
        self._paint_foot(painter, colours)

    # the parts

    def _paint_stage(self, painter: QPainter, colours: Palette) -> None:
        assert self._content is not None
        assert self._view is not None
        now = theme.current()
        font = now.font(theme.LARGE, theme.SEMIBOLD)
        painter.setFont(font)
        high = painter.fontMetrics().height()
        dot = now.px(10)
        if self._view.stage is not Stage.FINISHED:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.frame)
            painter.drawEllipse(QPointF(dot / 2, high / 2), dot / 2, dot / 2)
        painter.setPen(colours.inks[Ink.STAGE])
        left = 0 if self._view.stage is Stage.FINISHED else dot * 2
        room = QRectF(left, 0, self.width() - left, high)
        text = painter.fontMetrics().elidedText(
            self._content.word, Qt.TextElideMode.ElideRight, int(room.width())
        )
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)

    def _paint_foot(self, painter: QPainter, colours: Palette) -> None:
        """What follows on the left, the break ahead on the right, the progress below both."""
        assert self._content is not None
        now = theme.current()
        rect = self._foot_rect()
        track = QRectF(rect.left(), rect.bottom() - now.px(TRACK), rect.width(), now.px(TRACK))
        text = QRectF(rect.left(), rect.top(), rect.width(), rect.height() - now.px(TRACK) - now.px(12))
        painter.setFont(now.font(theme.LARGE, theme.MEDIUM))
        right = 0.0
        if self._content.ahead and len(self._live.texts) > 1:
            pieces = (self._content.ahead[0], Piece(text=self._live.texts[1]))
            right = _paint_words(painter, text, pieces, colours, right=True)
        left = QRectF(text.left(), text.top(), text.width() - right, text.height())
        _paint_words(painter, left, _flat(self._content.following), colours, right=False)
        painter.setPen(Qt.PenStyle.NoPen)
        radius = now.px(TRACK) / 2
        painter.setBrush(colours.track)
        painter.drawRoundedRect(track, radius, radius)
        if self._live.progress > 0:
            done = QRectF(track)
            done.setWidth(max(track.height(), track.width() * self._live.progress))
            painter.setBrush(colours.frame)
            painter.drawRoundedRect(done, radius, radius)

    # the places

    def _foot_rect(self) -> QRectF:
        now = theme.current()
        high = now.px(theme.LARGE + 10 + 12 + TRACK)
        return QRectF(0, self.height() - high, self.width(), high)

    def _timer_rect(self) -> QRectF:
        for placed in self._places():
            if placed.piece.live:
                cells = cells_of(placed, self._measure)
                return cells[0].united(cells[-1])
        return QRectF()

    def _places(self) -> tuple[Placed, ...]:
        if self._placed is None:
            self._placed = tuple(self._arranged())
        return self._placed

    def _arranged(self) -> list[Placed]:
        if self._content is None:
            return []
        head = theme.current().px(theme.LARGE + 12)
        room = QRectF(0, head, self.width(), self._foot_rect().top() - head)
        rows = _rows(self._content)
        unit = self._unit(rows, room)
        if unit < theme.current().px(LEAST_TIMER):
            rows = _flatter(rows)
            unit = self._unit(rows, room)
        y = room.top() + (room.height() - unit * _high(rows)) / 2
        placed: list[Placed] = []
        for nth, row in enumerate(rows):
            y += unit * (row.share + (BEFORE[row.part] if nth else 0))
            placed.extend(self._on_line(row, y, unit * row.share, room.width()))
        return placed

    def _unit(self, rows: list[_Row], room: QRectF) -> float:
        """Height of the timer's digits for these lines."""
        unit = min(room.height() * 0.86 / _high(rows), room.height() * MOST_OF_HEIGHT)
        return min(unit, self._widest_timer(rows, room.width()))

    def _widest_timer(self, rows: list[_Row], width: float) -> float:
        timer = next((row.line[0] for row in rows if row.part == "timer"), None)
        if timer is None:
            return width
        return width * MOST_OF_WIDTH / self._measure.extent(timer).width

    def _on_line(self, row: _Row, base: float, size: float, width: float) -> list[Placed]:
        """Side by side in the middle; where room is short squeezed, then smaller, then a name is cut."""
        wanted = width_of(row.line, size, self._measure)
        squeeze = min(1.0, max(NARROWEST, width / max(wanted, 1.0)))
        size = min(size, max(size * width / max(wanted * squeeze, 1.0), size * SMALLEST_NAME))
        line = self._cut(row, size)
        x = (width - width_of(line, size, self._measure) * squeeze) / 2
        placed: list[Placed] = []
        for nth, piece in enumerate(line):
            x += space_before(piece, size) * squeeze if nth else 0.0
            high = size_of(piece, size)
            wide = self._measure.extent(piece).width * high * squeeze
            placed.append(
                Placed(part=row.part, piece=piece, x=x, base=base, size=high, width=wide, squeeze=squeeze)
            )
            x += wide
        return placed

    def _cut(self, row: _Row, size: float) -> Line:
        """A name that would have to be too small ends in an ellipsis."""
        if row.part != "place" or width_of(row.line, size, self._measure) * NARROWEST <= self.width():
            return row.line
        number, name = row.line
        room = self.width() / size / NARROWEST - width_of((number,), 1.0, self._measure) - 1.0
        return (number, self._measure.elided(name, room))

    def _look_again(self) -> None:
        """Another language, skin or font."""
        self._measure = FontMeasure()
        self._placed = None
        self.setAccessibleName(self.tr("Clock"))
        if self._view is not None:
            self._content, self._live = content_of(self._view), live_of(self._view)
        self.update()


def _rows(content: Content) -> list[_Row]:
    if content.podium:
        best = min(place.rank for place in content.podium)
        return [
            _Row("place", _place(place.number, place.name), 1.0 if place.rank == best else 0.55)
            for place in content.podium
        ]
    rows = [_Row("timer", (content.timer,), 1.0), _Row("blinds", _flat(content.blinds), BLINDS)]
    if content.ante:
        rows.append(_Row("ante", content.ante, ANTE))
    if content.note:
        rows.append(_Row("note", content.note, NOTE))
    return rows


def _flatter(rows: list[_Row]) -> list[_Row]:
    """In a low room everything under the timer shares one line."""
    below: Line = ()
    for row in rows[1:]:
        below = (*below, *row.line) if row.part != "note" else (*below, DOT, *row.line)
    return [rows[0], _Row("blinds", below, BLINDS)] if rows[0].part == "timer" else rows


def _high(rows: list[_Row]) -> float:
    """Height of the lines with the space between them, in heights of the timer's digits."""
    return sum(row.share + (BEFORE[row.part] if nth else 0) for nth, row in enumerate(rows))


def _place(number: str, name: str) -> Line:
    return (Piece(text=number, ink=Ink.SOFT, heavy=False), Piece(text=name))


def _flat(lines: tuple[Line, ...]) -> Line:
    return tuple(piece for line in lines for piece in line)


def _paint_words(painter: QPainter, rect: QRectF, line: Line, colours: Palette, *, right: bool) -> float:
    """Pieces in the text face, one after the other; the width they took."""
    metrics = QFontMetricsF(painter.font())
    gap = metrics.horizontalAdvance(" ")
    widths = [metrics.horizontalAdvance(piece.text) for piece in line]
    whole = sum(widths) + gap * max(0, len(line) - 1)
    x = rect.right() - whole if right else rect.left()
    for piece, width in zip(line, widths, strict=True):
        place = QRectF(x, rect.top(), max(0.0, min(width + 2, rect.right() + 2 - x)), rect.height())
        painter.setPen(colours.inks[piece.ink])
        text = metrics.elidedText(piece.text, Qt.TextElideMode.ElideRight, place.width())
        painter.drawText(place, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
        x += width + gap
    return whole + 4 * gap if line else 0.0
