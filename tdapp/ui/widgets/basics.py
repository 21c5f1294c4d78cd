"""The small parts that all pages are made of. None knows more than its own text."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QIcon, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QVBoxLayout,
    QWidget,
)

from tdapp.errors import TdError
from tdapp.ui import messages, theme
from tdapp.ui.icons import icon

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_BY_KEY = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
_SWITCH, _RING_ROOM = (40, 22), 4
_ICON_GAP = 8


def set_look(widget: QWidget, look: str) -> None:
    """Choose one of the style sheet's looks."""
    if widget.property("look") != look:
        widget.setProperty("look", look)
        repolish(widget)


def repolish(widget: QWidget) -> None:
    """Let the style sheet look at the widget's properties again."""
    widget.style().unpolish(widget)
    widget.style().polish(widget)


def label(text: str = "", look: str = "", *, wrap: bool = False) -> QLabel:
    """A label of plain text; nothing in it is ever read as mark-up."""
    made = QLabel(text)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setWordWrap(wrap)
    if look:
        made.setProperty("look", look)
    return made


class Elided(QLabel):
    """A label that ends in … where there is no room, with the whole text as its tooltip."""

    def __init__(self, text: str = "", look: str = "") -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        if look:
            self.setProperty("look", look)
        self._whole = ""
        self.set_text(text)

    def set_text(self, text: str) -> None:
        """Show this, as far as there is room."""
        self._whole = text
        self.setAccessibleName(text)
        self._fit()

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(metrics.horizontalAdvance(self._whole) + 2, metrics.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(self.fontMetrics().horizontalAdvance("MMM…"), self.fontMetrics().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def _fit(self) -> None:
        shown = self.fontMetrics().elidedText(self._whole, Qt.TextElideMode.ElideRight, max(0, self.width()))
        if shown != self.text():
            super().setText(shown)
        self.setToolTip(self._whole if shown != self._whole else "")


class Button(QPushButton):
    """A push button that Enter presses. `icon_name` is tinted as its look asks."""

    def __init__(self, text: str = "", look: str = "", icon_name: str = "") -> None:
        super().__init__(text)
        self.setProperty("look", look)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._icon_name = icon_name
        theme.notifier.theme_changed.connect(self._tint)
        self._tint()

    def set_icon(self, name: str) -> None:
        """Another icon."""
        if name != self._icon_name:
            self._icon_name = name
            self._tint()

    def _tint(self) -> None:
        if self._icon_name:
            token = {"primary": "on_accent", "danger": "red", "link": "accent"}.get(
                self.property("look"), "text"
            )
            self.setIcon(icon(self._icon_name, token))
            side = theme.current().px(theme.ICON)
            self.setIconSize(QSize(side, side))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The ring is for those who came by key; a click needs none."""
        ring = event.reason() in _BY_KEY
        if self.property("ring") is not ring:
            self.setProperty("ring", ring)
            repolish(self)
        super().focusInEvent(event)

    def sizeHint(self) -> QSize:
        room = 0 if self.icon().isNull() else theme.current().px(_ICON_GAP)
        return super().sizeHint() + QSize(room, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.icon().isNull():
            super().paintEvent(event)
            return
        painter, gap = self.paint_blank(), theme.current().px(_ICON_GAP)
        side, words = self.iconSize().width(), self.fontMetrics().horizontalAdvance(self.text())
        x = (self.width() - side - gap - words) // 2
        mode = QIcon.Mode.Normal if self.isEnabled() else QIcon.Mode.Disabled
        self.icon().paint(
            painter, QRect(x, (self.height() - side) // 2, side, side), Qt.AlignmentFlag.AlignCenter, mode
        )
        painter.setPen(self.palette().buttonText().color())
        place = QRect(x + side + gap, 0, words + 1, self.height())
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, self.text())

    def paint_blank(self) -> QStylePainter:
        """Paint the button without its words, and go on painting."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text, option.icon = "", QIcon()
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        return painter

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)


class Toggle(QCheckBox):
    """A switch with its word; Enter turns it too."""

    def sizeHint(self) -> QSize:
        px = theme.current().px
        words = self.fontMetrics().horizontalAdvance(self.text())
        return QSize(px(_SWITCH[0] + 12) + words + 2 * _RING_ROOM, px(_SWITCH[1] + 12))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        now = theme.current()
        wide, high = now.px(_SWITCH[0]), now.px(_SWITCH[1])
        track = QRectF(_RING_ROOM, (self.height() - high) / 2, wide, high)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.hasFocus():
            painter.setPen(QPen(now.colour("focus"), theme.RING))
            painter.drawRoundedRect(track.adjusted(-3, -3, 3, 3), high / 2 + 3, high / 2 + 3)
        on = self.isChecked()
        painter.setPen(Qt.PenStyle.NoPen if on else QPen(now.colour("edge"), 1))
        painter.setBrush(now.colour("accent" if on else "raised"))
        painter.drawRoundedRect(track.adjusted(0.5, 0.5, -0.5, -0.5), high / 2, high / 2)
        knob = QRectF(track.right() - high if on else track.left(), track.top(), high, high)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(now.colour("on_accent" if on else "dim"))
        painter.drawEllipse(knob.adjusted(4, 4, -4, -4))
        painter.setPen(now.colour("text" if self.isEnabled() else "faint"))
        words = self.rect().adjusted(round(track.right()) + now.px(12), 0, 0, 0)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self.text())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)


class Picker(QComboBox):
    """A list to choose from; Enter opens it."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        now = theme.current()
        side = now.px(theme.ICON)
        picture = icon("chevron-down", "dim")
        place = QRect(self.width() - side - now.px(8), (self.height() - side) // 2, side, side)
        picture.paint(QPainter(self), place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER and not event.isAutoRepeat():
            self.showPopup()
        else:
            super().keyPressEvent(event)


class Frame(QFrame):
    """A frame of one of the looks, with a layout inside."""

    def __init__(
        self, look: str = "card", *, across: bool = False, pad: int = theme.PAD, gap: int = 8
    ) -> None:
        super().__init__()
        self.setProperty("look", look)
        self.box: QHBoxLayout | QVBoxLayout = QHBoxLayout(self) if across else QVBoxLayout(self)
        scaled(self.box, pad, gap)

    def add(self, part: QWidget, stretch: int = 0) -> None:
        """Put the widget at the end."""
        self.box.addWidget(part, stretch)


def scaled(layout: QLayout, margin: int = 0, gap: int = 0) -> None:
    """Margins and gaps given at 100 %."""
    px = theme.current().px
    layout.setContentsMargins(px(margin), px(margin), px(margin), px(margin))
    layout.setSpacing(px(gap))


def row(*parts: QWidget | QLayout | int, gap: int = 8) -> QHBoxLayout:
    """Widgets side by side; a number is a stretch."""
    made = QHBoxLayout()
    scaled(made, 0, gap)
    for part in parts:
        if isinstance(part, int):
            made.addStretch(part)
        elif isinstance(part, QLayout):
            made.addLayout(part)
        else:
            made.addWidget(part)
    return made


def column(*parts: QWidget | QLayout | int, gap: int = 8) -> QVBoxLayout:
    """Widgets below each other; a number is a stretch."""
    made = QVBoxLayout()
    scaled(made, 0, gap)
    for part in parts:
        if isinstance(part, int):
            made.addStretch(part)
        elif isinstance(part, QLayout):
            made.addLayout(part)
        else:
            made.addWidget(part)
    return made


def hairline() -> QFrame:
    """A thin line across."""
    made = QFrame()
    made.setProperty("look", "line")
    return made


class FieldError(QLabel):
    """The line below a field that says what is wrong with it; takes no room while nothing is."""

    def __init__(self, field: QWidget) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("look", "error")
        self.setWordWrap(True)
        self._field = field
        self._error: TdError | None = None
        self.hide()

    @property
    def says(self) -> bool:
        """Whether something is wrong."""
        return bool(self.text())

    def tell(self, error: TdError | None) -> None:
        """Show an error, in whichever language the program is switched to, or with None nothing."""
        self._error = error
        self._show(messages.text_of_error(error) if error else "")

    def say(self, text: str) -> None:
        """Show the text, or with "" nothing."""
        self._error = None
        self._show(text)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange and self._error is not None:
            self.tell(self._error)

    def _show(self, text: str) -> None:
        self.setText(text)
        self.setVisible(bool(text))
        self._field.setProperty("wrong", "true" if text else "false")
        self._field.setAccessibleDescription(text)
        repolish(self._field)


class EmptyState(QWidget):
    """What belongs here, and the act that fills it."""

    def __init__(self, icon_name: str, act: Callable[[], object] | None = None) -> None:
        super().__init__()
        self._icon_name = icon_name
        self._picture = QLabel()
        self._picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.title = label("", "large")
        self.text = label("", "dim", wrap=True)
        self.button = Button("", "primary")
        for part in (self.title, self.text):
            part.setAlignment(Qt.AlignmentFlag.AlignCenter)
        box = column(1, self._picture, self.title, self.text, row(1, self.button, 1), 1, gap=12)
        self.setLayout(box)
        self.button.setVisible(act is not None)
        if act is not None:
            self.button.clicked.connect(lambda _: act())
        theme.notifier.theme_changed.connect(self._tint)
        self._tint()

    def say(self, title: str, text: str, button: str = "") -> None:
        """Its texts."""
        self.title.setText(title)
        self.text.setText(text)
        self.button.setText(button)

    def _tint(self) -> None:
        side = theme.current().px(2 * theme.ICON)
        self._picture.setPixmap(icon(self._icon_name, "faint").pixmap(QSize(side, side)))


class Retranslating:
    """Mixin of a widget with texts: `retranslate()` is called when the language changes."""

    def retranslate(self) -> None:
        """Say all texts anew."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)  # type: ignore[misc]
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
