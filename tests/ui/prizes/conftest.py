"""The Prizes page in a desk of its own, over a session in memory."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from support.builders import a_structure
from support.fakes import Evening

from tdapp.application.commands import Command, FoundTournament
from tdapp.domain.floor.commands import AddEntries
from tdapp.domain.floor.state import FloorState
from tdapp.ui.bridge import Bridge
from tdapp.ui.director.desk import Desk
from tdapp.ui.director.players_page import PlayersPage
from tdapp.ui.director.prizes_page import PrizesPage

NAMES = ("Ann", "Bo", "Cleo", "Dan", "Eva", "Finn", "Kim", "Łukasz", "Mira", "王小明", "Noé", "Olga")


class Desktop:
    """The desk with its pages of players and prizes, and hands to work it."""

    def __init__(self) -> None:
        self.evening = Evening()
        self.session = self.evening.session
        self.session.execute(FoundTournament("Friday", a_structure(stack=5000)))
        self.bridge = Bridge(self.session, self.evening.time)
        self.prizes, self.players = PrizesPage(self.bridge), PlayersPage(self.bridge)
        self.desk = Desk(self.bridge, [self.prizes, self.players])

    @property
    def floor(self) -> FloorState:
        return self.session.state.floor

    def do(self, *commands: Command) -> None:
        for command in commands:
            self.session.execute(command)
        QApplication.processEvents()

    def show(self, page: QWidget | None = None, size: tuple[int, int] = (1366, 768)) -> None:
        self.desk.resize(*size)
        self.desk.show()
        self.desk.activateWindow()
        assert QTest.qWaitForWindowActive(self.desk)
        self.desk.show_page(self.desk.pages.index(page or self.prizes))
        QApplication.processEvents()

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(QApplication.focusWidget() or self.desk, key, modifier)
        QApplication.processEvents()

    def type(self, text: str) -> None:
        """Into what has the keyboard, in place of what stands there."""
        self.press(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClicks(QApplication.focusWidget() or self.desk, text)
        QApplication.processEvents()

    def close(self) -> None:
        self.bridge.stop()
        self.desk.close()
        self.desk.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def desktop(qapp: QApplication) -> Iterator[Desktop]:
    """Twelve players are in, without money."""
    made = Desktop()
    made.do(AddEntries(NAMES))
    yield made
    made.close()
