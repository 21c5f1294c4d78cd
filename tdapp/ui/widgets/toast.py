"""A word about what has just happened, at the bottom of the window, gone by itself."""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal, SignalInstance
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from tdapp.ui import theme
from tdapp.ui.widgets.basics import Button, Frame, label, scaled

STAYS_MS = 7000


class Toast(QWidget):
    """Lies over `host`. `acted`: its button was pressed, `other`: the one before it. A new word takes the
    place of the old.
    """

    acted = Signal()
    other = Signal()

    def __init__(self, host: QWidget) -> None:
        super().__init__(host)
        self._host = host
        self._frame = Frame("toast", across=True, pad=12, gap=16)
        self._text = label("", wrap=False)
        self._button, self._other = Button("", "link"), Button("", "link")
        self._frame.add(self._text)
        self._frame.add(self._other)
        self._frame.add(self._button)
        box = QHBoxLayout(self)
        scaled(box)
        box.addWidget(self._frame)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self._button.clicked.connect(lambda _: self._on_click(self.acted))
        self._other.clicked.connect(lambda _: self._on_click(self.other))
        host.installEventFilter(self)
        self.hide()

    @property
    def text(self) -> str:
        """What it says."""
        return self._text.text()

    def say(self, text: str, button: str = "", other: str = "", *, danger: bool = False) -> None:
        """Show it for a while, above everything; `button`, `other` "" = without one."""
        longest = max(80, int(self._host.width() * 0.75))
        elided = self._text.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, longest)
        self._text.setText(elided)
        self._text.setToolTip(text if elided != text else "")
        self._text.setAccessibleName(text)
        self._text.setProperty("look", "error" if danger else "")
        for part, word in ((self._button, button), (self._other, other)):
            part.setText(word)
            part.setVisible(bool(word))
        self.show()
        self.raise_()
        self._place()
        self._timer.start(STAYS_MS)

    def _on_click(self, told: SignalInstance) -> None:
        self.hide()
        told.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._host and event.type() is QEvent.Type.Resize and self.isVisible():
            self._place()
        return False

    def _place(self) -> None:
        for part in (self._frame, self):  # the size in store is that of the old words
            if (box := part.layout()) is not None:
                box.invalidate()
                box.activate()
        self.adjustSize()
        edge = theme.current().px(theme.GAP)
        self.move((self._host.width() - self.width()) // 2, self._host.height() - self.height() - edge)
