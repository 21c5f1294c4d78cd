"""The small parts that all pages are made of. None knows more than its own text."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tdapp.ui import theme
from tdapp.ui.icons import icon

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


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

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)


class Toggle(QCheckBox):
    """A check box that Enter switches too."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER and not event.isAutoRepeat():
            self.click()
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


def row(*parts: QWidget | int, gap: int = 8) -> QHBoxLayout:
    """Widgets side by side; a number is a stretch."""
    made = QHBoxLayout()
    scaled(made, 0, gap)
    for part in parts:
        if isinstance(part, int):
            made.addStretch(part)
        else:
            made.addWidget(part)
    return made


def column(*parts: QWidget | int, gap: int = 8) -> QVBoxLayout:
    """Widgets below each other; a number is a stretch."""
    made = QVBoxLayout()
    scaled(made, 0, gap)
    for part in parts:
        if isinstance(part, int):
            made.addStretch(part)
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
        self.hide()

    def say(self, text: str) -> None:
        """Show the text, or with "" nothing."""
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
