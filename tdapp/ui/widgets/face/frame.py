"""The frame around the page: its form tells the stage without colour."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from tdapp.ui.widgets.face.inks import Form

THIN, THICK, THICKEST = 0.009, 0.014, 0.019
"""Widths as shares of the page's height."""
CORNER = 0.14
"""Length of the arms of a corner."""


def paint_frame(painter: QPainter, form: Form, colour: QColor, width: float, height: float) -> None:
    """Paint the frame of a page of so many pixels."""
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    match form:
        case Form.SOLID | Form.THICK | Form.THICKEST:
            share = {Form.SOLID: THIN, Form.THICK: THICK, Form.THICKEST: THICKEST}[form]
            _rect(painter, QPen(colour, max(2.0, share * height)), 0.0, width, height)
        case Form.DOUBLE:
            line = max(1.5, 0.0035 * height)
            _rect(painter, QPen(colour, line), 0.0, width, height)
            _rect(painter, QPen(colour, line), 2.6 * line, width, height)
        case Form.DASHED:
            _dashed(painter, colour, (4.0, 2.5), width, height)
        case Form.DASH_DOT:
            _dashed(painter, colour, (6.0, 2.0, 1.0, 2.0), width, height)
        case Form.DOTTED:
            _dashed(painter, colour, (1.0, 2.0), width, height)
        case Form.CORNERS:
            _corners(painter, colour, width, height)
    painter.restore()


def _rect(painter: QPainter, pen: QPen, inset: float, width: float, height: float) -> None:
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.setPen(pen)
    away = inset + pen.widthF() / 2
    painter.drawRect(QRectF(away, away, width - 2 * away, height - 2 * away))


def _dashed(
    painter: QPainter, colour: QColor, pattern: tuple[float, ...], width: float, height: float
) -> None:
    """Each side by itself, its pattern stretched so that both ends are whole dashes."""
    pen = QPen(colour, max(2.0, 0.011 * height))
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    half = pen.widthF() / 2
    corners = [(half, half), (width - half, half), (width - half, height - half), (half, height - half)]
    for index, start in enumerate(corners):
        end = corners[(index + 1) % 4]
        length = max(abs(end[0] - start[0]), abs(end[1] - start[1])) / pen.widthF()
        whole = sum(pattern)
        times = max(1, round((length - pattern[0]) / whole))
        stretch = (length - pattern[0]) / (times * whole)
        dashes = [part * stretch for part in pattern]
        dashes[0] = pattern[0]
        dashes[1] += (stretch - 1) * pattern[0]
        pen.setDashPattern([max(0.1, part) for part in dashes])
        painter.setPen(pen)
        painter.drawLine(QPointF(*start), QPointF(*end))


def _corners(painter: QPainter, colour: QColor, width: float, height: float) -> None:
    pen = QPen(colour, max(2.0, THICK * height))
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    half, arm = pen.widthF() / 2, CORNER * height
    for x, across in ((0.0, 1), (width, -1)):
        for y, down in ((0.0, 1), (height, -1)):
            painter.drawLine(QPointF(x, y + down * half), QPointF(x + across * arm, y + down * half))
            painter.drawLine(QPointF(x + across * half, y), QPointF(x + across * half, y + down * arm))
