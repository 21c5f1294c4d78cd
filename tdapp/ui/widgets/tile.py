"""A button with a headline and lines below it: something to choose, with what one should know of it."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from tdapp.ui import theme
from tdapp.ui.widgets.basics import Button

_WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft


class Tile(Button):
    """`look` `tile` stands alone, `row` in a list. The headline is elided, the lines wrap."""

    def __init__(self, look: str = "tile", *, headline: int = theme.LARGE, pad: int = theme.PAD) -> None:
        super().__init__("", look)
        self._headline, self._pad = headline, pad
        self._lines = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def say(self, headline: str, lines: str) -> None:
        """Its words."""
        self._lines = lines
        self.setText(headline)
        self.setAccessibleName(headline)
        self.setAccessibleDescription(lines)
        self.setToolTip(headline)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme.current().px(240), self._height_for(self.width()))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.current().px(160), self._height_for(self.width()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def _height_for(self, width: int) -> int:
        px = theme.current().px
        text = self._wrapped(max(width, px(160)))
        return 2 * px(self._pad) + QFontMetrics(self._big()).height() + px(4) + text.height()

    def paintEvent(self, event: QPaintEvent) -> None:
        now, painter = theme.current(), self.paint_blank()
        edge = now.px(self._pad)
        inner = self.rect().adjusted(edge, edge, -edge, -edge)
        metrics = QFontMetrics(self._big())
        painter.setFont(self._big())
        painter.setPen(now.colour("text"))
        headline = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, inner.width())
        painter.drawText(inner, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft, headline)
        painter.setFont(self._small())
        painter.setPen(now.colour("dim"))
        painter.drawText(inner.adjusted(0, metrics.height() + now.px(4), 0, 0), int(_WRAP), self._lines)

    def _wrapped(self, width: int) -> QRect:
        room = QRect(0, 0, max(1, width - 2 * theme.current().px(self._pad)), 10_000)
        return QFontMetrics(self._small()).boundingRect(room, int(_WRAP), self._lines or " ")

    def _big(self) -> QFont:
        return theme.current().font(self._headline, theme.SEMIBOLD)

    def _small(self) -> QFont:
        return theme.current().font(theme.SMALL)
