"""The measure of the page's fonts, and their glyphs as outlines."""

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainterPath

from tdapp.ui import theme
from tdapp.ui.widgets.face.content import Piece
from tdapp.ui.widgets.face.rows import Extent

REFERENCE = 400
"""Pixel size at which texts are measured: metrics scale, since hinting is off."""
DIGITS = "0123456789"
SIGN = 0.6


class FontMeasure:
    """Measures in the condensed face with the language's families behind it. Needs a QGuiApplication."""

    def __init__(self) -> None:
        language = theme.current().language
        self._fonts = {heavy: face(heavy, language) for heavy in (True, False)}
        self._metrics = {heavy: QFontMetricsF(font) for heavy, font in self._fonts.items()}
        self._digit = {heavy: digit_height(heavy, language) for heavy in (True, False)}
        self._known: dict[tuple[str, bool, bool], Extent] = {}
        self._cells: dict[tuple[str, bool], float] = {}

    def extent(self, piece: Piece) -> Extent:
        """What the piece takes; a live piece in fixed cells."""
        key = (piece.text, piece.heavy, piece.live)
        if key not in self._known:
            self._known[key] = self._measured(piece)
        return self._known[key]

    def elided(self, piece: Piece, width: float) -> Piece:
        """Cut at the end with an ellipsis; empty when not even one letter is left."""
        room = width * self._digit[piece.heavy]
        text = self._metrics[piece.heavy].elidedText(piece.text, Qt.TextElideMode.ElideRight, room)
        kept = text if text.strip("…") else ""
        return Piece(text=kept, ink=piece.ink, heavy=piece.heavy, minor=piece.minor)

    def scale(self, piece: Piece, size: float) -> float:
        """What the reference font must be scaled by for digits of `size` pixels."""
        return size / self._digit[piece.heavy]

    def reference(self, piece: Piece) -> QFont:
        """The font of measurements."""
        return self._fonts[piece.heavy]

    def cells(self, piece: Piece) -> list[float]:
        """Widths of the fixed cells of a live piece, in heights of its digits."""
        return [self._cell(char, piece.heavy) for char in piece.text]

    def _cell(self, char: str, heavy: bool) -> float:
        key = ("0" if char in DIGITS else char, heavy)
        if key not in self._cells:
            metrics = self._metrics[heavy]
            if char in DIGITS:
                wide = max(metrics.horizontalAdvance(digit) for digit in DIGITS)
            else:
                wide = metrics.horizontalAdvance(char) * scale_of(char)
            self._cells[key] = wide / self._digit[heavy]
        return self._cells[key]

    def _measured(self, piece: Piece) -> Extent:
        metrics, digit = self._metrics[piece.heavy], self._digit[piece.heavy]
        if piece.live:
            return Extent(width=sum(self.cells(piece)), above=1.0, below=0.0)
        ink = self._ink(piece)
        return Extent(
            width=metrics.horizontalAdvance(piece.text) / digit,
            above=max(0.0, -ink.top()) / digit,
            below=max(0.0, ink.bottom()) / digit,
        )

    def _ink(self, piece: Piece) -> QRectF:
        """Qt's tight rectangle leaves marks out that stand on marks (Thai), an outline leaves emoji out."""
        outline = QPainterPath()
        outline.addText(0, 0, self._fonts[piece.heavy], piece.text)
        return self._metrics[piece.heavy].tightBoundingRect(piece.text).united(outline.boundingRect())


def scale_of(char: str) -> float:
    """A sign before live digits is smaller than they are."""
    return SIGN if char == "+" else 1.0


@lru_cache(maxsize=16)
def face(heavy: bool, language: str) -> QFont:
    """The condensed face at the reference size, without hinting."""
    font = theme.current().digits_px(REFERENCE, theme.SEMIBOLD if heavy else theme.MEDIUM)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


@lru_cache(maxsize=16)
def digit_height(heavy: bool, language: str) -> float:
    """Height of a flat digit at the reference size."""
    path = QPainterPath()
    path.addText(0, 0, face(heavy, language), "1")
    return path.boundingRect().height()


@lru_cache(maxsize=64)
def glyph(char: str, heavy: bool, language: str) -> tuple[QPainterPath, float]:
    """Outline of one character at the reference size, baseline at 0, and its advance."""
    font = face(heavy, language)
    path = QPainterPath()
    path.addText(0, 0, font, char)
    return path, QFontMetricsF(font).horizontalAdvance(char)
