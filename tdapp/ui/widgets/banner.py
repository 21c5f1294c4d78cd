"""A strip across the page for something that lasts: a question, a fault, a warning. Never a dialog."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from tdapp.ui import theme
from tdapp.ui.icons import icon
from tdapp.ui.widgets.basics import Button, Frame, label, scaled

_ICONS = {"info": ("info", "blue"), "warn": ("triangle-alert", "amber"), "danger": ("circle-alert", "red")}


class Banner(Frame):
    """One strip. `chosen` carries the number of the button pressed; the last one only closes."""

    chosen = Signal(int)

    def __init__(self, kind: str) -> None:
        super().__init__(f"banner-{kind}", across=True, pad=12, gap=12)
        self._kind = kind
        self._picture = QLabel()
        self._text = label("", wrap=True)
        self.add(self._picture)
        self.add(self._text, 1)
        self._buttons: list[Button] = []
        theme.notifier.theme_changed.connect(self._tint)
        self._tint()

    @property
    def text(self) -> str:
        """What it says."""
        return self._text.text()

    @property
    def buttons(self) -> list[str]:
        """What its buttons say."""
        return [button.text() for button in self._buttons if not button.isHidden()]

    def say(self, text: str, *buttons: str) -> None:
        """Its words and the words of its buttons."""
        self._text.setText(text)
        self.setAccessibleName(text)
        while len(self._buttons) < len(buttons):
            button = Button("")
            button.clicked.connect(partial(self._choose, len(self._buttons)))
            self._buttons.append(button)
            self.add(button)
        for nth, button in enumerate(self._buttons):
            button.setVisible(nth < len(buttons))
            button.setText(buttons[nth] if nth < len(buttons) else "")

    def _choose(self, nth: int, _checked: bool = False) -> None:
        self.chosen.emit(nth)

    def _tint(self) -> None:
        name, token = _ICONS[self._kind]
        side = theme.current().px(theme.ICON)
        self._picture.setPixmap(icon(name, token).pixmap(side, side))
        self._picture.setAlignment(Qt.AlignmentFlag.AlignTop)


class Banners(QWidget):
    """Strips below each other, each known by a name; takes no room while there is none."""

    def __init__(self) -> None:
        super().__init__()
        self._shown: dict[str, Banner] = {}
        self._box: QVBoxLayout | QHBoxLayout = QVBoxLayout(self)
        scaled(self._box, 0, 8)
        self.hide()

    def get(self, name: str) -> Banner | None:
        """The strip of that name, if it is there."""
        return self._shown.get(name)

    def put(self, name: str, kind: str) -> Banner:
        """The strip of that name, made if it is not there yet."""
        if name not in self._shown:
            banner = Banner(kind)
            self._shown[name] = banner
            self._box.addWidget(banner)
            self.show()
        return self._shown[name]

    def drop(self, name: str) -> None:
        """Take the strip away."""
        banner = self._shown.pop(name, None)
        if banner is not None:
            self._box.removeWidget(banner)
            banner.hide()
            banner.deleteLater()
            self.setVisible(bool(self._shown))
