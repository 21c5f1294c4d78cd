"""The whole desk over a session in memory, with hands that count what they do."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from support.builders import a_level, a_structure
from support.fakes import Evening
from support.seat_evening import seed

from tdapp.application.commands import FoundTournament
from tdapp.domain.floor import seat_commands as c
from tdapp.domain.floor.commands import AddEntries, BustEntry
from tdapp.domain.floor.tables import Seat
from tdapp.ui.bridge import Bridge
from tdapp.ui.director.clock_page import ClockPage
from tdapp.ui.director.desk import Desk
from tdapp.ui.director.log_page import LogPage
from tdapp.ui.director.players_page import PlayersPage
from tdapp.ui.director.start_page import StartPage
from tdapp.ui.director.tables_page import TablesPage
from tdapp.ui.director.window import DirectorWindow
from tdapp.ui.theme import Theme, apply

STRUCTURE = a_structure(a_level("L1", 50, 100), a_level("L2", 100, 200))


class Club:
    """A window with the pages that matter, the tables on the fourth place as in the program.

    `steps` counts keys, clicks and pastes, a run of letters as one.
    """

    def __init__(self) -> None:
        self.evening = Evening()
        self.session = self.evening.session
        self.session.execute(FoundTournament("Friday", STRUCTURE))
        self.bridge = Bridge(self.session, self.evening.time)
        self.tables, self.players = TablesPage(self.bridge), PlayersPage(self.bridge)
        pages = [ClockPage(self.bridge), LogPage(self.bridge), self.players, self.tables]
        self.desk = Desk(self.bridge, pages)
        self.tables.put_up.connect(self.desk.wall.show)
        self.window = DirectorWindow(StartPage((STRUCTURE,)))
        self.window.open_desk(self.desk, "Friday")
        assert self.window.shortcuts is not None
        self.steps = 0

    @property
    def floor(self):
        return self.session.state.floor

    @property
    def seats(self):
        return self.floor.seating.seats

    def enter(self, count: int) -> None:
        self.session.execute(AddEntries(tuple(f"P{nth}" for nth in range(1, count + 1))))

    def seated(self, count: int, most: int = 9, number: int = 1) -> None:
        """Seats and buttons drawn."""
        self.enter(count)
        self.session.execute(c.DrawSeats(most, seed(number)))
        self.session.execute(c.DrawButtons(seed(number + 1)))

    def bust_at(self, table: int, count: int) -> None:
        for entry in [entry for entry, seat in self.seats.items() if seat.table == table][:count]:
            self.session.execute(BustEntry(entry))

    def at(self, table: int, seat: int) -> int | None:
        return next((entry for entry, there in self.seats.items() if there == Seat(table, seat)), None)

    def show(self, page=None, size: tuple[int, int] = (1366, 768)) -> None:
        self.window.resize(*size)
        self.window.show()
        self.window.activateWindow()
        assert QTest.qWaitForWindowActive(self.window)
        self.desk.show_page(self.desk.pages.index(page or self.tables))
        QApplication.processEvents()
        self.steps = 0

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        self.steps += 1
        QTest.keyClick(self.focus(), key, modifier)
        QApplication.processEvents()

    def type(self, text: str) -> None:
        self.steps += 1
        QTest.keyClicks(self.focus(), text)
        QApplication.processEvents()

    def click(self, seat: Seat) -> None:
        self.steps += 1
        place = self.tables.rings.rect_of(seat).center().toPoint()
        QTest.mouseClick(self.tables.rings.viewport(), Qt.MouseButton.LeftButton, pos=place)
        QApplication.processEvents()

    def drag(self, start: Seat, goal: Seat) -> None:
        self.steps += 1
        view = self.tables.rings.viewport()
        places = [self.tables.rings.rect_of(seat).center() for seat in (start, goal)]
        QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=places[0].toPoint())
        QTest.mouseMove(view, (places[0] + QPointF(30, 10)).toPoint())
        QTest.mouseMove(view, places[1].toPoint())
        QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=places[1].toPoint())
        QApplication.processEvents()

    def focus(self) -> QWidget:
        return QApplication.focusWidget() or self.window

    def close(self) -> None:
        self.bridge.stop()
        self.window.close()
        self.window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def club(qapp: QApplication) -> Iterator[Club]:
    """Nobody is entered yet; nothing moves by itself."""
    apply(qapp, Theme(reduced_motion=True))
    made = Club()
    yield made
    made.close()
