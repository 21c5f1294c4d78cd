"""A button that shows its key after its word."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPaintEvent
from PySide6.QtWidgets import QStyle, QStyleOptionButton, QStylePainter

from tdapp.ui import theme
from tdapp.ui.keys import Deed, key_of, with_key
from tdapp.ui.widgets.basics import Button

GAP, EDGE = 8, 12
_MIDDLE = Qt.AlignmentFlag.AlignVCenter
INKS = {"primary": "on_accent", "danger": "red", "link": "accent"}


class KeyButton(Button):
    """`deed` is what its key asks for; `large` for the one primary act of a page."""

    def __init__(self, deed: Deed, look: str = "", icon_name: str = "", *, large: bool = False) -> None:
        super().__init__("", look, icon_name)
        self._deed = deed
        self._large = large

    def say(self, text: str) -> None:
        """Its word, also for a screen reader and as a tooltip with the key."""
        if text != self.text():
            self.setText(text)
            self.setAccessibleName(text)
            self.updateGeometry()
        self.setToolTip(with_key(text, self._deed))

    def sizeHint(self) -> QSize:
        now = theme.current()
        word, key = self._metrics()
        icon = now.px(theme.ICON + GAP) if not self.icon().isNull() else 0
        wide = word.horizontalAdvance(self.text()) + now.px(GAP) + key.horizontalAdvance(self._key())
        edge = now.px(2 * EDGE if self._large else EDGE)
        high = super().sizeHint().height() + (now.px(12) if self._large else 0)
        return QSize(wide + icon + 2 * edge + 2, high)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text, icon = "", option.icon
        option.icon = type(icon)()
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        self._paint_words(painter)

    def _paint_words(self, painter: QStylePainter) -> None:
        now = theme.current()
        word, key = self._metrics()
        side = now.px(theme.ICON) if not self.icon().isNull() else 0
        gap = now.px(GAP)
        widths = (word.horizontalAdvance(self.text()), key.horizontalAdvance(self._key()))
        x = (self.width() - sum(widths) - gap - (side + gap if side else 0)) // 2
        if side:
            self.icon().paint(painter, QRect(x, (self.height() - side) // 2, side, side))
            x += side + gap
        ink = INKS.get(self.property("look"), "text") if self.isEnabled() else "faint"
        painter.setPen(now.colour(ink))
        painter.setFont(self._word_font())
        painter.drawText(QRect(x, 0, widths[0] + 1, self.height()), _MIDDLE, self.text())
        if ink == "text":
            painter.setPen(now.colour("dim"))
        painter.setFont(now.font(theme.SMALL))
        x += widths[0] + gap
        painter.drawText(QRect(x, 0, widths[1] + 1, self.height()), _MIDDLE, self._key())

    def _key(self) -> str:
        return key_of(self._deed).shown

    def _word_font(self) -> QFont:
        size = theme.LARGE if self._large else theme.BODY
        weight = theme.SEMIBOLD if self.property("look") == "primary" else theme.MEDIUM
        return theme.current().font(size, weight)

    def _metrics(self) -> tuple[QFontMetrics, QFontMetrics]:
        return QFontMetrics(self._word_font()), QFontMetrics(theme.current().font(theme.SMALL))
