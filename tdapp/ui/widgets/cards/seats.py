"""Everybody's seat, by name, in as many columns as make the names largest."""

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter

from tdapp.application.views_cards import SeatsCard
from tdapp.domain.floor.tables import Seat
from tdapp.ui import format as show
from tdapp.ui.messages import player_name
from tdapp.ui.widgets.cards.page import TEXT, Inks, cell, columns, font, widest, words


def short_seat(seat: Seat, *, one_table: bool) -> str:
    """“Table 2 · 6”, or “Seat 6” when there is one table."""
    if one_table:
        return QCoreApplication.translate("Cards", "Seat {seat}").format(seat=show.number(seat.seat))
    return QCoreApplication.translate("Cards", "Table {table} · {seat}").format(
        table=show.number(seat.table), seat=show.number(seat.seat)
    )


def paint_seats(painter: QPainter, body: QRectF, card: SeatsCard, inks: Inks) -> None:
    """Name at the left, seat at the right of each column."""
    single = len({one.seat.table for one in card.seated}) == 1
    rows = [(player_name(one.who), short_seat(one.seat, one_table=single)) for one in card.seated]
    beside = widest([where for _, where in rows])
    names = min(widest([name for name, _ in rows]), 6.0)
    found = columns(body, len(rows), names + beside + 1.2)
    size = found.row_high * TEXT
    for nth, (name, where) in enumerate(rows):
        place = cell(body, found, nth)
        painter.fillRect(QRectF(place.left(), place.bottom() - 1, place.width(), 1), inks.line)
        painter.setFont(font(size, bold=True))
        painter.setPen(inks.accent)
        wide = beside * found.row_high
        words(
            painter,
            QRectF(place.right() - wide, place.top(), wide, place.height()),
            where,
            Qt.AlignmentFlag.AlignRight,
        )
        painter.setPen(inks.bright)
        words(painter, place.adjusted(0, 0, -wide - found.row_high * 0.3, 0), name)
