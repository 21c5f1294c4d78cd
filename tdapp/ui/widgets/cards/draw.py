"""A draw by high card: a card face up for each, round by round; who is tied gets the next one beside it."""

from math import ceil

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from tdapp.application.views_cards import DrawCard, DrawsCard, FaceUp
from tdapp.domain.cards import Card
from tdapp.domain.floor.tables import Seat
from tdapp.ui import format as show
from tdapp.ui.messages import player_name
from tdapp.ui.messages.tables import table_name
from tdapp.ui.widgets.cards.page import Inks, font, words
from tdapp.ui.widgets.cards.playing_card import WIDE, card_words, paint_card

translate = QCoreApplication.translate
PACE = 2.2
"""A card is on its way for this part, 1 / PACE, of the time until the next one."""
SENTENCE = 0.13
"""Height of the line that says who has won, as a part of the card's."""


def dealt_in_all(card: DrawCard | DrawsCard) -> int:
    """How many cards are dealt."""
    return len(card.winners) if isinstance(card, DrawsCard) else sum(map(len, card.rounds))


def paint_draw(painter: QPainter, body: QRectF, card: DrawCard, inks: Inks, dealt: float) -> None:
    """All who draw, in the order of dealing; the winner's card is framed once all cards lie there."""
    order = [(nth, one) for nth, one in enumerate(one for dealt_ in card.rounds for one in dealt_)]
    by_seat: dict[Seat, list[tuple[int, Card]]] = {}
    first: dict[Seat, FaceUp] = {}
    for nth, one in order:
        by_seat.setdefault(one.seat, []).append((nth, one.card))
        first.setdefault(one.seat, one)
    over = dealt >= len(order)
    room = QRectF(body.left(), body.top(), body.width(), body.height() * (1 - SENTENCE))
    for nth, (seat, face) in enumerate(first.items()):
        place = _grid(room, len(first), nth)
        cards = [(c, dealt - at) for at, c in by_seat[seat] if dealt > at]
        won = over and seat == card.winner
        earlier = " ".join(card_words(shown) for shown, _ in cards[:-1])
        name = _name(face, earlier, ties=len(card.rounds) > 1)
        _paint_one(painter, place, name, _cards(cards), inks, won=won)
    if over:
        _sentence(painter, body, draw_sentence(card), inks)


def paint_draws(painter: QPainter, body: QRectF, card: DrawsCard, inks: Inks, dealt: float) -> None:
    """Of each table the winner, the seat and the card."""
    for nth, one in enumerate(card.winners):
        place = _grid(body, len(card.winners), nth)
        name = "" if one.who is None else player_name(one.who)
        said = translate("Cards", "{table}: seat {seat}").format(
            table=table_name(one.seat.table), seat=show.number(one.seat.seat)
        )
        shown = [(one.card, min(1.0, (dealt - nth) * PACE))] if dealt > nth else []
        _paint_one(painter, place, f"{said}\n{name}", shown, inks, won=bool(shown))


def draw_sentence(card: DrawCard) -> str:
    """Who has won what."""
    won = next(one for dealt in reversed(card.rounds) for one in dealt if one.seat == card.winner)
    seat = show.number(won.seat.seat)
    if len(card.tables) > 1:
        return translate("Cards", "Button at all tables: seat {seat}").format(seat=seat)
    if won.who is None:
        return translate("Cards", "Button: seat {seat}, which is empty").format(seat=seat)
    return translate("Cards", "Button: {name}, seat {seat}").format(name=player_name(won.who), seat=seat)


def _name(face: FaceUp, earlier: str, *, ties: bool) -> str:
    """Who, the seat, and after ties the cards of earlier rounds."""
    seat = translate("Cards", "Seat {seat}").format(seat=show.number(face.seat.seat))
    lines = [player_name(face.who), seat] if face.who is not None else [seat]
    return "\n".join([*lines, earlier] if ties else lines)


def _cards(cards: list[tuple[Card, float]]) -> list[tuple[Card, float]]:
    return [(card, min(1.0, way * PACE)) for card, way in cards]


def _grid(body: QRectF, count: int, nth: int) -> QRectF:
    """Cells as near to the shape of a card with its name as the body allows."""
    best = max(
        range(1, count + 1),
        key=lambda per: min(body.width() / per / 1.25, body.height() / ceil(count / per) / 1.5),
    )
    rows = ceil(count / best)
    row, column = divmod(nth, best)
    here = min(best, count - row * best)
    wide, high = body.width() / best, body.height() / rows
    left = body.left() + (body.width() - here * wide) / 2
    return QRectF(left + column * wide, body.top() + row * high, wide, high)


def _paint_one(
    painter: QPainter, place: QRectF, name: str, cards: list[tuple[Card, float]], inks: Inks, *, won: bool
) -> None:
    """Cards over the name's lines; an outline marks where a card will lie."""
    lines = name.split("\n")
    text = min(place.height() * 0.13, place.width() * 0.16)
    high = place.height() - text * 1.35 * len(lines) - place.height() * 0.08
    high = min(high, place.width() * 0.9 / WIDE)
    wide = high * WIDE
    shift = (
        min(wide * 0.08, (place.width() * 0.94 - wide) / max(1, len(cards) - 1)) if len(cards) > 1 else 0.0
    )
    left = place.center().x() - (wide + shift * max(0, len(cards) - 1)) / 2
    top = place.top() + place.height() * 0.03
    if not cards:
        painter.setPen(QPen(inks.line, 2, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(left, top, wide, high), high * 0.09, high * 0.09)
    for nth, (card, way) in enumerate(cards):
        painter.save()
        painter.setOpacity(way)
        drop = (1 - way) * high * 0.25
        paint_card(
            painter,
            QRectF(left + nth * shift, top - drop, wide, high),
            card,
            won=won and nth == len(cards) - 1,
        )
        painter.restore()
    y = top + high + text * 0.2
    for nth, line in enumerate(lines):
        painter.setFont(font(text if nth == 0 else text * 0.9, bold=nth == 0))
        painter.setPen(inks.accent if won else inks.bright if nth == 0 else inks.soft)
        box = QRectF(place.left() + text * 0.2, y, place.width() - text * 0.4, text * 1.35)
        words(painter, box, line, Qt.AlignmentFlag.AlignHCenter, 0.7)
        y += text * 1.35


def _sentence(painter: QPainter, body: QRectF, text: str, inks: Inks) -> None:
    line = QRectF(
        body.left(), body.bottom() - body.height() * SENTENCE, body.width(), body.height() * SENTENCE
    )
    painter.setFont(font(line.height() * 0.58, bold=True))
    painter.setPen(inks.accent)
    words(painter, line, text, Qt.AlignmentFlag.AlignHCenter)
