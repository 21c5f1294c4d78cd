"""The navigation rail: the pages, settings and the way home at the foot."""

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QLabel

from tdapp.ui import theme
from tdapp.ui.director.page import Page
from tdapp.ui.icons import icon
from tdapp.ui.keys import PAGES, key_of, with_key
from tdapp.ui.widgets.basics import Button, Frame, column, row

_EDGE, _GAP = 12, 12
_MIDDLE = Qt.AlignmentFlag.AlignVCenter


class RailButton(Button):
    """Icon and word at the left, the key at the right."""

    def __init__(self, icon_name: str, key: str = "") -> None:
        super().__init__("", "rail")
        self._icon, self._key = icon_name, key

    def sizeHint(self) -> QSize:
        now = theme.current()
        word = QFontMetrics(now.font(theme.BODY, theme.SEMIBOLD)).horizontalAdvance(self.text())
        key = QFontMetrics(now.font(theme.SMALL)).horizontalAdvance(self._key)
        wide = now.px(2 * _EDGE + theme.ICON + _GAP + (_GAP if key else 0)) + word + key
        return QSize(wide, now.px(theme.CONTROL))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        now, painter = theme.current(), self.paint_blank()
        chosen = self.isChecked()
        side, x = now.px(theme.ICON), now.px(_EDGE)
        ink = "text" if chosen else "dim"
        icon(self._icon, ink).paint(painter, QRect(x, (self.height() - side) // 2, side, side))
        words = QRect(x + side + now.px(_GAP), 0, self.width(), self.height())
        painter.setFont(now.font(theme.BODY, theme.SEMIBOLD if chosen else theme.NORMAL))
        painter.setPen(now.colour(ink))
        painter.drawText(words, _MIDDLE, self.text())
        painter.setFont(now.font(theme.SMALL))
        painter.setPen(now.colour("faint"))
        painter.drawText(
            self.rect().adjusted(0, 0, -now.px(_EDGE), 0), _MIDDLE | Qt.AlignmentFlag.AlignRight, self._key
        )


class Rail(Frame):
    """`chosen` carries the number of the page; `home` asks for the start page."""

    chosen = Signal(int)
    home = Signal()

    def __init__(self, pages: list[Page]) -> None:
        super().__init__("rail", pad=_EDGE, gap=4)
        self._pages = pages
        self._brand, self._name = QLabel(), QLabel()
        self._brand.setContentsMargins(theme.current().px(8), 0, 0, 0)
        self.box.addSpacing(theme.current().px(8))
        self.box.addLayout(row(self._brand, self._name, 1, gap=10))
        self.box.addSpacing(theme.current().px(16))
        self._group = QButtonGroup(self)
        self.buttons: list[RailButton] = []
        for number, page in enumerate(pages):
            shown = key_of(PAGES[number]).shown
            button = RailButton(page.icon_name, shown if number == 0 else shown[-1])
            button.setCheckable(True)
            button.clicked.connect(lambda _, nth=number: self.chosen.emit(nth))
            self._group.addButton(button)
            self.buttons.append(button)
        self._home = RailButton("house")
        self._home.clicked.connect(self.home)
        self.box.addLayout(column(*self.buttons[:-1], gap=4))
        self.box.addStretch(1)
        self.box.addLayout(column(self.buttons[-1], self._home, gap=4))
        theme.notifier.theme_changed.connect(self._dress)
        self._dress()
        self.retranslate()

    def select(self, number: int) -> None:
        """Mark the page that is shown."""
        self.buttons[number].setChecked(True)

    def _dress(self) -> None:
        now = theme.current()
        side = now.px(28)
        self._brand.setPixmap(icon("spade", "accent").pixmap(side, side))
        self._name.setText("tdapp")
        self._name.setFont(now.font(theme.LARGE, theme.BOLD))
        self._widen()

    def _widen(self) -> None:
        needed = max(button.sizeHint().width() for button in (*self.buttons, self._home))
        px = theme.current().px
        self.setFixedWidth(max(px(theme.RAIL), needed + px(2 * _EDGE) + 1))

    def retranslate(self) -> None:
        """Say all texts anew, and be as wide as they need."""
        for button, page, deed in zip(self.buttons, self._pages, PAGES, strict=False):
            button.setText(page.title)
            button.setAccessibleName(page.title)
            button.setToolTip(with_key(page.title, deed))
        self._home.setText(self.tr("Tournaments"))
        self._home.setAccessibleName(self._home.text())
        self._home.setToolTip(self.tr("Close this tournament and choose another; everything is saved"))
        self._widen()
