"""The window on the second screen: the projected page, full screen, no decoration, nothing to click."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QScreen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tdapp.application.views import ProjectorView
from tdapp.ui.theme import Skin
from tdapp.ui.widgets.cards.sheet import CardSheet
from tdapp.ui.widgets.clock_face import ClockFace


class ProjectorWindow(QWidget):
    """Shows what it is given. It never takes the focus when it appears."""

    closed = Signal()

    def __init__(self) -> None:
        super().__init__(None, Qt.WindowType.Window | Qt.WindowType.FramelessWindowHint)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setCursor(Qt.CursorShape.BlankCursor)
        self.face = ClockFace(self)
        self.sheet = CardSheet(self.face)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.face)
        self._title()

    def set_view(self, view: ProjectorView) -> None:
        """What the room sees."""
        self.face.set_view(view)
        self.sheet.set_view(view)

    def set_skin(self, skin: Skin | None) -> None:
        """A skin of the room's own; None follows the director's windows."""
        self.face.set_skin(skin)
        self.sheet.set_skin(skin)

    def show_on(self, screen: QScreen) -> None:
        """Full screen there, without taking the focus from whoever types."""
        working = QGuiApplication.focusWindow()
        self.winId()  # makes the window exist, so that it can be put on a screen before it is seen
        self.windowHandle().setScreen(screen)
        self.setGeometry(screen.geometry())
        self.showFullScreen()
        if working is not None and working is not self.windowHandle():
            working.requestActivate()  # some systems give a new window the focus whatever it asks for

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closed.emit()
        super().closeEvent(event)

    def _title(self) -> None:
        self.setWindowTitle(QGuiApplication.applicationDisplayName() or self.tr("Projected clock"))
