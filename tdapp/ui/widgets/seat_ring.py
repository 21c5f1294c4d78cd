"""One table seen from above: oval felt, seats clockwise from the dealer's left, button, next blinds.

The dealer sits at the bottom; seat 1 is at the dealer's left. Nothing here keeps state: places are computed
from the size, and a ring is painted from a frozen view.
"""

from functools import lru_cache
from itertools import pairwise
from math import cos, hypot, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from tdapp.application.views_tables import Blind, ButtonKnown, SeatView, TableView
from tdapp.ui import format as show
from tdapp.ui import theme
from tdapp.ui.messages import player_name
from tdapp.ui.messages.tables import blind_mark, table_name, table_sentence

PLATE = (0.27, 0.155)
"""A seat's plate, as parts of the ring's width and height; narrower and lower where there are many."""
ROOMY, CROWDED = 7.5, 10
FELT = (0.15, 0.12)
"""From the ring's edge to the felt, likewise."""
STEPS, USED, ACROSS = 720, 0.97, 1.35
DISC, SMALL_TEXT, TEXT = 0.052, 0.040, 0.047
"""Parts of the ring's height."""


def plate_size(seats: int, width: float, height: float) -> tuple[float, float]:
    """Width and height of each of so many plates."""
    narrow = min(1.0, ROOMY / seats if seats > ROOMY else 1.0)
    return PLATE[0] * width * narrow, PLATE[1] * height * min(1.0, CROWDED / seats)


@lru_cache(maxsize=64)
def centres(seats: int, width: float, height: float) -> tuple[QPointF, ...]:
    """Middles of the plates, seat 1 first, in equal steps along the oval; one step is left for the dealer.

    A step is measured in plates, across or down, so that no plate lies on another.
    """
    wide, high = plate_size(seats, width, height)
    reach = (width * USED - wide) / 2, (height * USED - high) / 2
    rim = [_on_rim(nth / STEPS, width / 2, height / 2, *reach) for nth in range(STEPS + 1)]
    lengths = [0.0]
    for one, other in pairwise(rim):
        by = other - one
        lengths.append(lengths[-1] + max(ACROSS * abs(by.x()) / wide, abs(by.y()) / high))
    step = lengths[-1] / (seats + 1)
    found: list[QPointF] = []
    at = 0
    for nth in range(1, seats + 1):
        while lengths[at] < nth * step:
            at += 1
        found.append(rim[at])
    return tuple(found)


def _on_rim(part: float, x: float, y: float, wide: float, high: float) -> QPointF:
    """A rounded box, clockwise from the bottom."""
    angle = pi / 2 + 2 * pi * part
    c, s = cos(angle), sin(angle)
    bend = 2 / 3.2
    return QPointF(
        x + wide * abs(c) ** bend * (1 if c >= 0 else -1), y + high * abs(s) ** bend * (1 if s >= 0 else -1)
    )


def plate(seats: int, nth: int, width: float, height: float) -> QRectF:
    """Where the plate of the seat at `nth` (from 0) is."""
    wide, high = plate_size(seats, width, height)
    middle = centres(seats, width, height)[nth]
    return QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)


def inner(seats: int, nth: int, width: float, height: float, beyond: float) -> QPointF:
    """A place on the felt before a seat, `beyond` the plate's edge in heights of the ring."""
    middle = centres(seats, width, height)[nth]
    way = QPointF(width / 2, height / 2) - middle
    wide, high = plate_size(seats, width, height)
    across = wide / 2 / abs(way.x()) if way.x() else 1.0
    down = high / 2 / abs(way.y()) if way.y() else 1.0
    return middle + way * (min(across, down) + beyond * height / hypot(way.x(), way.y()))


def paint_ring(painter: QPainter, view: TableView, width: float, height: float) -> None:
    """The table as it is. The painter's origin is the ring's upper left corner."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_felt(painter, view, width, height)
    for nth, seat in enumerate(view.seats):
        _paint_plate(painter, seat, plate(len(view.seats), nth, width, height), height)
        _paint_marks(painter, view, nth, width, height)


def _paint_felt(painter: QPainter, view: TableView, width: float, height: float) -> None:
    now = theme.current()
    felt = QRectF(FELT[0] * width, FELT[1] * height, width * (1 - 2 * FELT[0]), height * (1 - 2 * FELT[1]))
    painter.setPen(QPen(now.colour("amber" if view.halted else "accent"), 1.5))
    painter.setBrush(now.colour("accent_soft"))
    painter.drawRoundedRect(felt, felt.height() * 0.46, felt.height() * 0.46)
    tray = QRectF(width * 0.45, felt.bottom() - height * 0.045, width * 0.10, height * 0.024)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(now.colour("line"))
    painter.drawRoundedRect(tray, tray.height() / 2, tray.height() / 2)
    middle = QRectF(width * 0.33, height * 0.34, width * 0.34, height * 0.32)
    name, facts = table_name(view.number), table_sentence(view)
    painter.setPen(now.colour("text"))
    painter.setFont(_font(height * 0.075, bold=True))
    upper = QRectF(middle.left(), middle.top(), middle.width(), height * 0.10)
    painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, name)
    painter.setPen(now.colour("text" if view.halted else "dim"))
    painter.setFont(_font(height * SMALL_TEXT))
    lower = QRectF(middle.left(), upper.bottom(), middle.width(), middle.height() - upper.height())
    wrapped = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
    painter.drawText(lower, int(wrapped), facts)


def _paint_plate(painter: QPainter, seat: SeatView, rect: QRectF, height: float) -> None:
    now = theme.current()
    number = show.number(seat.seat.seat)
    if seat.who is None:
        painter.setPen(
            QPen(now.colour("edge"), 1, Qt.PenStyle.SolidLine if seat.closed else Qt.PenStyle.DashLine)
        )
        painter.setBrush(now.colour("ground" if seat.closed else "surface"))
    else:
        painter.setPen(QPen(now.colour("edge"), 1))
        painter.setBrush(now.colour("raised"))
    radius = rect.height() * 0.24
    painter.drawRoundedRect(rect, radius, radius)
    pad = rect.height() * 0.16
    painter.setFont(_font(height * SMALL_TEXT))
    painter.setPen(now.colour("dim"))
    wide = painter.fontMetrics().horizontalAdvance("00") + pad * 0.6
    badge = QRectF(rect.left() + pad, rect.top(), wide, rect.height())
    painter.drawText(badge, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, number)
    body = QRectF(badge.right(), rect.top(), rect.right() - pad * 0.7 - badge.right(), rect.height())
    if seat.closed:
        painter.drawLine(badge.center() - QPointF(wide / 2, 0), badge.center() + QPointF(wide / 4, 0))
    if seat.who is not None:
        _paint_player(painter, seat, body, height)


def _paint_player(painter: QPainter, seat: SeatView, body: QRectF, height: float) -> None:
    """Name over stack; a stack says as of when. A lock is a small bar at the right."""
    assert seat.who is not None
    now = theme.current()
    left = Qt.AlignmentFlag.AlignLeft
    if seat.locked:
        body = body.adjusted(0, 0, -height * 0.045, 0)
        _paint_lock(painter, QPointF(body.right() + height * 0.028, body.center().y()), height * 0.018)
    two = seat.stack is not None and seat.counted is not None
    upper = QRectF(body.left(), body.top() + body.height() * 0.08, body.width(), body.height() * 0.46)
    painter.setPen(now.colour("text"))
    painter.setFont(_font(height * TEXT, bold=True))
    _words(painter, upper if two else body, player_name(seat.who), left)
    if seat.stack is not None and seat.counted is not None:
        painter.setPen(now.colour("dim"))
        painter.setFont(_font(height * SMALL_TEXT))
        lower = QRectF(body.left(), upper.bottom(), body.width(), body.height() * 0.40)
        chips = show.chips(seat.stack)
        both = f"{chips} · {show.clock_time(seat.counted)}"
        fits = painter.fontMetrics().horizontalAdvance(both) <= lower.width()
        _words(painter, lower, both if fits else chips, left)


def _paint_lock(painter: QPainter, at: QPointF, size: float) -> None:
    now = theme.current()
    painter.setPen(QPen(now.colour("amber"), max(1.2, size * 0.28)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawArc(QRectF(at.x() - size * 0.6, at.y() - size * 1.2, size * 1.2, size * 1.5), 0, 180 * 16)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(now.colour("amber"))
    painter.drawRoundedRect(QRectF(at.x() - size, at.y() - size * 0.4, size * 2, size * 1.5), 1.5, 1.5)


def _paint_marks(painter: QPainter, view: TableView, nth: int, width: float, height: float) -> None:
    """The button where it is known to lie, then the next hand's blinds."""
    now = theme.current()
    seat, seats = view.seats[nth], len(view.seats)
    at, radius = inner(seats, nth, width, height, 0.06), height * DISC / 2 * 1.25
    step = radius * 1.35 if seat.button and seat.blind else 0.0
    if seat.button:
        spot = at - QPointF(step, 0)
        painter.setPen(QPen(now.colour("edge"), 1, Qt.PenStyle.SolidLine))
        sure = view.known is ButtonKnown.FIRST
        painter.setBrush(now.colour("text"))
        painter.drawEllipse(spot, radius, radius)
        painter.setPen(now.colour("ground"))
        painter.setFont(_font(radius * 1.2, bold=True))
        mark = QRectF(spot.x() - radius, spot.y() - radius, 2 * radius, 2 * radius)
        painter.drawText(mark, Qt.AlignmentFlag.AlignCenter, "D")
        if not sure:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(now.colour("text"), 1, Qt.PenStyle.DotLine))
            painter.drawEllipse(spot, radius * 1.35, radius * 1.35)
    if seat.blind is not None:
        spot = at + QPointF(step, 0)
        painter.setPen(QPen(now.colour("blue"), 1.2))
        painter.setBrush(now.colour("blue_soft"))
        box = QRectF(spot.x() - radius * 1.25, spot.y() - radius * 0.85, radius * 2.5, radius * 1.7)
        painter.drawRoundedRect(box, radius * 0.5, radius * 0.5)
        painter.setPen(now.colour("text"))
        painter.setFont(_font(radius * 1.05, bold=seat.blind is Blind.BIG))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, blind_mark(seat.blind))


def _words(painter: QPainter, rect: QRectF, text: str, align: Qt.AlignmentFlag) -> None:
    metrics = QFontMetricsF(painter.font())
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    painter.drawText(rect, align | Qt.AlignmentFlag.AlignVCenter, shown)


def _font(pixels: float, *, bold: bool = False) -> QFont:
    return theme.current().text_px(max(8, round(pixels)), theme.SEMIBOLD if bold else theme.NORMAL)
