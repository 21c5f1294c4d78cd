"""The director's window over a real session: in memory, or in a real file."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from support.builders import a_break, a_level, a_structure
from support.fakes import Evening
from support.projector import Stretched

from tdapp.app.folders import folders
from tdapp.app.presets import own_structures
from tdapp.application.commands import FoundTournament
from tdapp.domain.clock.structure import Structure
from tdapp.domain.floor.commands import AddEntries
from tdapp.ui.bridge import Bridge
from tdapp.ui.director.clock_page import ClockPage
from tdapp.ui.director.desk import Desk
from tdapp.ui.director.log_page import LogPage
from tdapp.ui.director.page import Page
from tdapp.ui.director.players_page import PlayersPage
from tdapp.ui.director.start_page import StartPage
from tdapp.ui.director.structure_page import StructurePage
from tdapp.ui.director.window import DirectorWindow

STRUCTURE = a_structure(
    a_level("L1", 50, 100),
    a_level("L2", 100, 200),
    a_break("B1", colour_up=(25,)),
    a_level("L3", 200, 400, 50),
    a_level("L4", 300, 600, 75),
)
OTHER = a_structure(a_level("A", 5, 10), a_level("B", 10, 20), name="Other")


def presets() -> tuple[Structure, ...]:
    return (STRUCTURE, OTHER)


class Desktop:
    """The window with its four pages, and hands to work it."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.session = evening.session
        self.bridge = Bridge(self.session, evening.time)
        self.clock = ClockPage(self.bridge)
        self.structure = StructurePage(self.bridge, presets, own_structures(folders().data))
        self.players = PlayersPage(self.bridge)
        self.log = LogPage(self.bridge)
        self.pages: list[Page] = [self.clock, self.structure, self.players, self.log]
        self.desk = Desk(self.bridge, self.pages)
        self.window = DirectorWindow(StartPage(presets()))
        self.window.open_desk(self.desk, "Friday")
        self.steps = 0

    def show(self, page: Page, size: tuple[int, int] = (1366, 768)) -> None:
        self.window.resize(*size)
        self.window.show()
        self.window.activateWindow()
        assert QTest.qWaitForWindowActive(self.window)
        self.desk.show_page(self.pages.index(page))
        QApplication.processEvents()

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """A key on whatever has the keyboard."""
        QTest.keyClick(self.focus(), key, modifier)
        QApplication.processEvents()

    def type(self, text: str) -> None:
        QTest.keyClicks(self.focus(), text)
        QApplication.processEvents()

    def focus(self) -> QWidget:
        return QApplication.focusWidget() or self.window

    def names(self) -> list[str]:
        return [entry.name for entry in self.session.state.floor.entries.values()]

    def out(self) -> list[int]:
        return list(self.session.state.floor.busts)

    def close(self) -> None:
        self.bridge.stop()
        self.window.close()
        self.window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def evening() -> Evening:
    made = Evening()
    made.session.execute(FoundTournament("Friday", STRUCTURE))
    return made


@pytest.fixture
def desktop(evening: Evening, qapp: QApplication) -> Iterator[Desktop]:
    """Nobody is entered yet."""
    made = Desktop(evening)
    yield made
    made.close()


@pytest.fixture
def playing(desktop: Desktop) -> Desktop:
    """Ann, Bo, Kim, another Kim and Łukasz are in."""
    desktop.session.execute(AddEntries(("Ann", "Bo", "Kim", "Kim", "Łukasz")))
    return desktop


@pytest.fixture
def stretch(qapp: QApplication) -> Iterator[Callable[[], bool]]:
    """Makes every text of the program 40 % longer."""
    translator = Stretched()
    yield lambda: bool(qapp.installTranslator(translator))
    qapp.removeTranslator(translator)
