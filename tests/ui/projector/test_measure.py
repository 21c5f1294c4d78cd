"""What the page measures is what is painted."""

import pytest
from PySide6.QtGui import QImage, QPainter

from tdapp.ui.widgets.face.content import Piece
from tdapp.ui.widgets.face.measure import REFERENCE, FontMeasure

NAMES = [
    "Łukasz Ångström",
    "ณัฐวุฒิ ปั้นน้ำ",
    "यशवन्त कृष्ण",
    "محمد العلي",
    "יִצְחָק",
    "김철수",
    "桜沢さくら",
    "Nguyễn Thị",
]


def inked(piece: Piece, measure: FontMeasure) -> tuple[int, int]:
    """Rows above and below the baseline that the painted text takes, at the reference size."""
    image = QImage(4000, 3 * REFERENCE, QImage.Format.Format_Grayscale8)
    image.fill(0)
    base = 2 * REFERENCE
    painter = QPainter(image)
    painter.setPen("white")
    painter.setFont(measure.reference(piece))
    painter.drawText(50, base, piece.text)
    painter.end()
    rows = [row for row in range(image.height()) if any(bytes(image.constScanLine(row)))]
    return base - rows[0], rows[-1] + 1 - base


@pytest.mark.parametrize("heavy", [True, False])
@pytest.mark.parametrize("name", NAMES)
def test_marks_upon_marks_are_measured(qapp, name: str, heavy: bool) -> None:
    measure = FontMeasure()
    piece = Piece(text=name, heavy=heavy)
    extent, digit = measure.extent(piece), REFERENCE / measure.scale(piece, REFERENCE)
    above, below = inked(piece, measure)
    assert extent.above * digit == pytest.approx(above, abs=3)
    assert extent.below * digit == pytest.approx(below, abs=3)
