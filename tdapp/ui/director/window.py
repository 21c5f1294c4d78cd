"""The director's window: the start page, or the desk of the tournament that is open."""

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QRect, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget

from tdapp.ui.director.start_page import StartPage
from tdapp.ui.keys import Deed, Shortcuts

if TYPE_CHECKING:
    from tdapp.ui.director.desk import Desk

SMALLEST = QSize(960, 600)
USUAL = QSize(1366, 768)
_GRIP = 80


class DirectorWindow(QMainWindow):
    """`closing` is emitted once, before the window goes."""

    closing = Signal()

    def __init__(self, start: StartPage) -> None:
        super().__init__()
        self.start = start
        self.desk: Desk | None = None
        self.setWindowTitle("tdapp")
        self.setMinimumSize(SMALLEST)
        self.resize(USUAL)
        self._stack = QStackedWidget()
        self._stack.addWidget(start)
        self.setCentralWidget(self._stack)
        self._was_maximized = False

    @cached_property
    def shortcuts(self) -> Shortcuts:
        """The keys: they act from the first asking on, at the latest when a desk is opened."""
        return Shortcuts(self, self.act)

    def act(self, deed: Deed) -> None:
        """A key was pressed in one of the program's windows."""
        if self.desk is not None:
            self.desk.act(deed)

    def open_desk(self, desk: "Desk", title: str) -> None:
        """Show a tournament's desk."""
        _ = self.shortcuts
        self.desk = desk
        self._stack.addWidget(desk)
        self._stack.setCurrentWidget(desk)
        desk.one_screen_changed.connect(self._on_one_screen)
        desk.page.setFocus()
        self.say_title(title)

    def close_desk(self) -> None:
        """Back to the start page."""
        desk, self.desk = self.desk, None
        if desk is not None:
            desk.set_one_screen(False)
            self._stack.setCurrentWidget(self.start)
            self.start.begin()
            self._stack.removeWidget(desk)
            desk.deleteLater()
            self.say_title("")

    def say_title(self, title: str) -> None:
        """The tournament's name in the window's frame."""
        self.setWindowTitle(f"{title} – tdapp" if title else "tdapp")

    def _on_one_screen(self, on: bool) -> None:
        if on:
            self._was_maximized = self.isMaximized()
            self.showFullScreen()
        elif self._was_maximized:
            self.showMaximized()
        else:
            self.showNormal()

    def restore_place(self, saved: str | None) -> None:
        """Where it was the last time, if that can still be seen; else in the middle of the first screen."""
        if saved:
            self.restoreGeometry(QByteArray.fromBase64(saved.encode()))
        if self.windowState() & Qt.WindowState.WindowFullScreen:
            self.setWindowState(Qt.WindowState.WindowNoState)
        screens = QGuiApplication.screens()
        bar = QRect(self.geometry().topLeft(), QSize(self.width(), _GRIP))
        seen = any(screen.availableGeometry().intersected(bar).width() > _GRIP for screen in screens)
        if not seen:
            room = QGuiApplication.primaryScreen().availableGeometry()
            self.resize(USUAL.boundedTo(room.size()))
            self.move(room.center() - self.rect().center())

    def place(self) -> str:
        """Where it is now, for the next time."""
        return bytes(self.saveGeometry().toBase64().data()).decode()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc that a field had no use for leaves the field, so that the keys of the table work again."""
        if event.key() == Qt.Key.Key_Escape:
            self.act(Deed.LEAVE)
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closing.emit()
        super().closeEvent(event)
