"""Who goes where, large: the name, the seat to leave, the seat to take."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from tdapp.application.views_cards import MovesCard
from tdapp.ui.messages import player_name
from tdapp.ui.widgets.cards.page import TEXT, Inks, cell, columns, font, widest, words
from tdapp.ui.widgets.cards.playing_card import card_words
from tdapp.ui.widgets.cards.seats import short_seat

ARROW = "→"


def paint_moves(painter: QPainter, body: QRectF, card: MovesCard, inks: Inks) -> None:
    """One line a player; of a broken table with the card that was drawn."""
    rows = [
        (
            player_name(move.who),
            card_words(move.card) if move.card is not None else "",
            short_seat(move.before, one_table=False),
            short_seat(move.seat, one_table=False),
        )
        for move in card.moves
    ]
    before, after = widest([row[2] for row in rows]) + 0.5, widest([row[3] for row in rows])
    drawn = widest([row[1] for row in rows]) + 0.3 if card.broken is not None else 0.0
    names = min(widest([row[0] for row in rows]), 6.0)
    found = columns(body, len(rows), names + drawn + before + after + 2.0)
    high = found.row_high
    for nth, (name, shown, old, new) in enumerate(rows):
        place = cell(body, found, nth)
        painter.fillRect(QRectF(place.left(), place.bottom() - 1, place.width(), 1), inks.line)
        painter.setFont(font(high * TEXT, bold=True))
        right = place.right()
        for text, wide, ink in (
            (new, after, inks.accent),
            (ARROW, 0.9, inks.soft),
            (old, before, inks.soft),
            (shown, drawn, inks.bright),
        ):
            painter.setPen(ink)
            box = QRectF(right - wide * high, place.top(), wide * high, high)
            words(
                painter,
                box,
                text,
                Qt.AlignmentFlag.AlignHCenter if text == ARROW else Qt.AlignmentFlag.AlignRight,
            )
            right = box.left()
        painter.setPen(inks.bright)
        words(painter, QRectF(place.left(), place.top(), right - place.left() - high * 0.3, high), name)
