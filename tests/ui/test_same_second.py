"""Never two clocks: header, clock page, projected page and one-screen page always say the same second.

Rule: product §9, two windows run two clocks.
"""

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import Qt
from support.builders import a_break, a_level, a_structure
from support.fakes import Evening

from tdapp.application.commands import FoundTournament
from tdapp.application.views import Now, projector_view
from tdapp.domain.clock.commands import AdjustClock, PauseClock, StartClock
from tdapp.domain.floor.commands import AddEntries
from tdapp.domain.units import Millis
from tdapp.ui.bridge import Bridge
from tdapp.ui.director.clock_page import ClockPage
from tdapp.ui.director.desk import Desk
from tdapp.ui.format import countdown
from tdapp.ui.projector.placing import Placing
from tdapp.ui.projector.window import ProjectorWindow
from tdapp.ui.screens import Screens


class Room:
    """Everything that shows the time, on one bridge."""

    def __init__(self, qtbot) -> None:
        self.evening = Evening()
        structure = a_structure(
            a_level("L1", minutes=2), a_break("B1", minutes=1), a_level("L2", 100, 200, minutes=1, seconds=30)
        )
        for command in (FoundTournament("Tonight", structure), AddEntries(("Ann", "Bo", "Cy"))):
            self.evening.session.execute(command)
        self.bridge = Bridge(self.evening.session, self.evening.time)
        self.page = ClockPage(self.bridge)
        self.desk = Desk(self.bridge, [self.page])
        qtbot.addWidget(self.desk)
        self.desk.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self.desk.show()
        self.projector = Placing(Screens(self.desk), parent=self.desk)
        self.projector.window = ProjectorWindow()
        qtbot.addWidget(self.projector.window)
        self.projector.window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self.projector.window.show()
        self.bridge.ticked.connect(self._to_the_projector)
        self.bridge.changed.connect(lambda _: self._to_the_projector(self.bridge.now()))

    def _to_the_projector(self, now: Now) -> None:
        self.projector.set_view(projector_view(self.bridge.state, now))

    def said(self) -> list[str]:
        """The time on the header, the clock page and the projector."""
        assert self.projector.window is not None
        return [
            self.desk.header.time.text,
            self.page._panel._live.texts[0],
            self.projector.window.face.time_text,
        ]

    def one_screen(self) -> str:
        """The time on the page in the director's own window."""
        self.desk.set_one_screen(True)
        text = self.desk.one_screen.face.time_text
        self.desk.set_one_screen(False)
        return text


@pytest.fixture
def room(qtbot) -> Iterator[Room]:
    made = Room(qtbot)
    yield made
    made.bridge.stop()


def test_every_face_says_the_same_second_at_many_instants(room: Room) -> None:
    dice = Random(7)
    room.bridge.act(StartClock())
    for _ in range(260):
        room.evening.time.pass_by(ms=dice.randrange(1, 2500))
        room.bridge.tick()
        said = room.said()
        assert len(set(said)) == 1, said
    assert said[0].startswith("+")  # it went through level, break and level into overtime
    assert room.one_screen() == said[0]


def test_a_change_between_two_ticks_is_on_every_face_at_once(room: Room) -> None:
    room.bridge.act(StartClock())
    room.evening.time.pass_by(seconds=12, ms=340)
    room.bridge.act(PauseClock())
    assert set(room.said()) == {"01:48"}
    room.bridge.act(AdjustClock(Millis(60_000)))
    assert set(room.said()) == {"02:48"}
    room.bridge.undo()
    assert set(room.said()) == {"01:48"}


@pytest.mark.parametrize(
    ("left", "shown"), [(120_000, "02:00"), (119_001, "02:00"), (1, "00:01"), (0, "00:00")]
)
def test_a_second_begun_is_a_second_still_there(left: int, shown: str) -> None:
    assert countdown(left) == shown
