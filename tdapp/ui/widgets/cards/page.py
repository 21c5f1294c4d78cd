"""What all cards share: their inks, rows in columns as large as the room allows, words that are cut last."""

from collections.abc import Sequence
from math import ceil

from msgspec import Struct
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from tdapp.domain.clock.view import Stage
from tdapp.ui import theme
from tdapp.ui.widgets.face.content import Ink
from tdapp.ui.widgets.face.inks import palette

TEXT, SPARE = 0.56, 1.05
"""Height of a row's text in heights of the row, and the room that whole pixels may take."""
LEAST, MOST = 0.035, 0.14
"""Heights of a row, as parts of the card's."""
Row = tuple[str, ...]


class Inks(Struct, frozen=True):
    """Colours of a card in a skin, strong enough for 8 metres."""

    bright: QColor
    soft: QColor
    accent: QColor
    line: QColor
    warning: QColor

    @staticmethod
    def of(skin: theme.Skin) -> "Inks":
        """Those of the running clock."""
        colours = palette(Stage.RUNNING, skin)
        inks = colours.inks
        return Inks(inks[Ink.BRIGHT], inks[Ink.SOFT], inks[Ink.STAGE], colours.track, inks[Ink.WARNING])


def font(pixels: float, *, bold: bool = False) -> QFont:
    """Text of so many pixels."""
    return theme.current().text_px(max(6, round(pixels)), theme.SEMIBOLD if bold else theme.MEDIUM)


def words(
    painter: QPainter,
    rect: QRectF,
    text: str,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    least: float = 0.6,
) -> None:
    """On one line: smaller where room is short, cut only then."""
    painter.save()
    shown = painter.font()
    wide = QFontMetricsF(shown).horizontalAdvance(text)
    if wide > rect.width() > 0:
        shown.setPixelSize(max(6, int(shown.pixelSize() * max(least, rect.width() / wide))))
        painter.setFont(shown)
        text = QFontMetricsF(shown).elidedText(text, Qt.TextElideMode.ElideRight, rect.width() + 1)
    painter.drawText(rect, align | Qt.AlignmentFlag.AlignVCenter, text)
    painter.restore()


class Columns(Struct, frozen=True):
    """So many columns of rows of one height."""

    count: int
    rows: int
    row_high: float
    wide: float


def columns(body: QRectF, rows: int, widest_per_height: float, most_rows: int | None = None) -> Columns:
    """The largest rows: `widest_per_height` is the width that a row of height 1 asks for."""
    best = Columns(1, max(1, rows), 0.0, body.width())
    for count in range(1, 9):
        lines = max(1, ceil(rows / count))
        wide = body.width() / count
        high = min(body.height() / lines, wide / widest_per_height, body.height() * MOST)
        if high > best.row_high:
            best = Columns(count, lines, high, wide)
    if best.row_high < body.height() * LEAST:
        best = Columns(best.count, best.rows, body.height() / best.rows, best.wide)
    return best


def cell(body: QRectF, found: Columns, nth: int) -> QRectF:
    """Where the nth row is, column by column."""
    column, line = divmod(nth, found.rows)
    gap = found.row_high * 0.4
    return QRectF(
        body.left() + column * found.wide + (gap if column else 0),
        body.top() + line * found.row_high,
        found.wide - (gap if column else 0) - gap,
        found.row_high,
    )


def widest(texts: Sequence[str], pixels: float = 100.0) -> float:
    """Width of the widest text, in heights of its row (the text is 0.56 of it)."""
    metrics = QFontMetricsF(font(pixels, bold=True))
    longest = max((metrics.horizontalAdvance(text) for text in texts), default=0.0)
    return longest / pixels * TEXT * SPARE
