"""The time left in small, in the colour of its stage."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from tdapp.ui import theme

_SIZE = 42


class MiniClock(QWidget):
    """Figures of one width, so that nothing beside it moves."""

    def __init__(self) -> None:
        super().__init__()
        self._text, self._token = "", "text"
        theme.notifier.theme_changed.connect(self.updateGeometry)

    @property
    def text(self) -> str:
        """What it shows."""
        return self._text

    def say(self, text: str, token: str) -> None:
        """Show this in the colour of a token."""
        if (text, token) == (self._text, self._token):
            return
        longer = len(text) != len(self._text)
        self._text, self._token = text, token
        self.setAccessibleName(text)
        if longer:
            self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(theme.current().digits(_SIZE))
        widest = "".join("0" if char.isdigit() else char for char in self._text) or "00:00"
        return QSize(metrics.horizontalAdvance(widest) + 2, metrics.height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(theme.current().digits(_SIZE))
        painter.setPen(theme.current().colour(self._token))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self._text)
