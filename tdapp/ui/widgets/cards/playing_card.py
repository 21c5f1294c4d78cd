"""A playing card, drawn: big rank, big suit."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from tdapp.domain.cards import Card, rank_of, suit_of
from tdapp.ui import theme

SEAM = 0.06
"""A line around each part of a sign closes the seams between them."""
SIGNS = "♣♦♥♠"
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
WIDE = 0.72
"""Width of a card of height 1."""


def card_words(card: Card) -> str:
    """Rank and suit sign, `K♠`."""
    return RANKS[rank_of(card)] + SIGNS[suit_of(card)]


def paint_card(painter: QPainter, rect: QRectF, card: Card, *, won: bool = False) -> None:
    """Face up, to fill `rect`; the winning one is framed in the accent."""
    radius = rect.height() * 0.09
    painter.save()
    painter.setPen(
        QPen(theme.current().colour("accent") if won else QColor(theme.CARD_EDGE), 3 if won else 1)
    )
    painter.setBrush(QColor(theme.CARD_FACE))
    painter.drawRoundedRect(rect, radius, radius)
    painter.setPen(QColor(theme.CARD_RED if suit_of(card) in (1, 2) else theme.CARD_BLACK))
    upper = QRectF(rect.left(), rect.top() + rect.height() * 0.05, rect.width(), rect.height() * 0.46)
    lower = QRectF(rect.left(), rect.top() + rect.height() * 0.47, rect.width(), rect.height() * 0.46)
    painter.setFont(_fit(RANKS[rank_of(card)], rect.height() * 0.46))
    painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, RANKS[rank_of(card)])
    paint_suit(painter, lower, suit_of(card))
    painter.restore()


def paint_suit(painter: QPainter, rect: QRectF, suit: int) -> None:
    """The sign as a shape: the same on every system, whatever its fonts have."""
    side = min(rect.width(), rect.height()) * 0.8
    centre = rect.center()
    painter.save()
    painter.translate(centre.x(), centre.y())
    painter.scale(side / 2, side / 2)
    ink = painter.pen().color()
    painter.setBrush(ink)
    painter.setPen(QPen(ink, SEAM))
    _SHAPES[suit](painter)
    painter.restore()


def _club(painter: QPainter) -> None:
    for x, y in ((0, -0.5), (-0.5, 0.2), (0.5, 0.2)):
        painter.drawEllipse(QPointF(x, y), 0.44, 0.44)
    painter.drawPolygon([QPointF(0, 0), QPointF(0.28, 0.95), QPointF(-0.28, 0.95)])
    painter.drawEllipse(QPointF(0, 0), 0.2, 0.2)


def _diamond(painter: QPainter) -> None:
    painter.drawPolygon([QPointF(0, -1), QPointF(0.74, 0), QPointF(0, 1), QPointF(-0.74, 0)])


def _heart(painter: QPainter) -> None:
    for x in (-0.43, 0.43):
        painter.drawEllipse(QPointF(x, -0.38), 0.47, 0.47)
    painter.drawPolygon([QPointF(-0.84, -0.14), QPointF(0.84, -0.14), QPointF(0, 0.95)])


def _spade(painter: QPainter) -> None:
    for x in (-0.42, 0.42):
        painter.drawEllipse(QPointF(x, 0.22), 0.44, 0.44)
    painter.drawPolygon([QPointF(-0.8, 0.02), QPointF(0.8, 0.02), QPointF(0, -1)])
    painter.drawPolygon([QPointF(0, 0), QPointF(0.28, 0.95), QPointF(-0.28, 0.95)])


_SHAPES = (_club, _diamond, _heart, _spade)


def _fit(text: str, pixels: float) -> QFont:
    return theme.current().digits_px(round(pixels * (0.86 if len(text) > 1 else 1.0)), theme.BOLD)
