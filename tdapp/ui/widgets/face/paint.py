"""Painting of placed texts: still ones as text, live ones as outlines in fixed cells."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QRegion

from tdapp.ui import theme
from tdapp.ui.widgets.face.arrange import Placed
from tdapp.ui.widgets.face.measure import DIGITS, FontMeasure, glyph, scale_of

FIELD_RIM = 0.16
"""Around a badge, in heights of its digits."""


def paint_still(painter: QPainter, placed: Placed, colour: QColor, measure: FontMeasure) -> None:
    """A text as it stands."""
    painter.save()
    painter.setPen(colour)
    painter.setFont(measure.reference(placed.piece))
    painter.translate(placed.x, placed.base)
    scale = measure.scale(placed.piece, placed.size)
    painter.scale(scale * placed.squeeze, scale)
    painter.drawText(QPointF(0, 0), placed.piece.text)
    painter.restore()


def paint_field(painter: QPainter, placed: Placed, colour: QColor, measure: FontMeasure) -> None:
    """The field behind a badge."""
    extent = measure.extent(placed.piece)
    rim = FIELD_RIM * placed.size
    above, below = extent.above * placed.size, max(extent.below, FIELD_RIM) * placed.size
    field = QRectF(placed.x, placed.base - above, placed.width, above + below)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRoundedRect(field.adjusted(-2 * rim, -rim, 2 * rim, rim / 2), rim, rim)


def cells_of(placed: Placed, measure: FontMeasure) -> list[QRectF]:
    """The fixed cells of a live text, each with all ink that its character can have."""
    cells: list[QRectF] = []
    x = placed.x
    for width in measure.cells(placed.piece):
        wide = width * placed.size * placed.squeeze
        cells.append(QRectF(x, placed.base - 1.1 * placed.size, wide, 1.25 * placed.size))
        x += wide
    return cells


def paint_live(
    painter: QPainter,
    placed: Placed,
    text: str,
    inks: tuple[QColor, QColor],
    *,
    clip: QRegion,
    measure: FontMeasure,
) -> None:
    """The characters of `text` whose cells touch `clip`; `inks` for digits and for what stands between."""
    language = theme.current().language
    for char, cell in zip(text, cells_of(placed, measure), strict=True):
        if not clip.intersects(cell.toAlignedRect()):
            continue
        path, advance = glyph(char, placed.piece.heavy, language)
        scale = measure.scale(placed.piece, placed.size) * scale_of(char)
        painter.save()
        painter.translate(
            cell.center().x() - advance / 2 * scale * placed.squeeze,
            placed.base if char in DIGITS else placed.base - placed.size / 2 - _middle(path) * scale,
        )
        painter.scale(scale * placed.squeeze, scale)
        painter.fillPath(path, inks[0] if char in DIGITS else inks[1])
        painter.restore()


def _middle(path: QPainterPath) -> float:
    """A colon or sign goes to the middle of the digits' height with its own middle."""
    return path.boundingRect().center().y()


def prepare(painter: QPainter) -> None:
    """Smooth edges for text and outlines."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
    painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
