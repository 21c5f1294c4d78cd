"""Takes the pictures: a window is put into the state of a shot and grabbed, without a screen."""

from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from tdapp.application.ports import TimeSource
from tdapp.application.session import Session
from tdapp.application.views import Now, projector_view
from tdapp.application.views_cards import card_of
from tdapp.domain.clock.structure import Structure
from tdapp.ui.bridge import Bridge
from tdapp.ui.director.desk import Desk
from tdapp.ui.director.start_page import RecentRow, StartPage
from tdapp.ui.director.window import DirectorWindow
from tdapp.ui.keys import Deed
from tdapp.ui.setup import prepare
from tdapp.ui.shots import CARDS, PAGES, PROJECTOR, Shot
from tdapp.ui.staging import bring
from tdapp.ui.theme import Skin, Theme
from tdapp.ui.widgets.cards.sheet import CardSheet
from tdapp.ui.widgets.clock_face import ClockFace

DESK_PAGES = tuple(page for page in PAGES if page not in ("start", "one_screen"))
"""Names of the desk's pages, in their order in the rail."""
TYPED = "a"
"""What is typed into the strip."""


class Studio(Protocol):
    """What pictures are taken of: made afresh for each shot, at one standing instant."""

    resources: Path
    presets: tuple[Structure, ...]
    time: TimeSource

    def session(self, title: str) -> Session:
        """A sample tournament in the middle of its evening."""
        ...

    def desk(self, bridge: Bridge) -> Desk:
        """The desk with its pages, in the order of `DESK_PAGES`."""
        ...


class Pictures:
    """`take` needs a QApplication."""

    def __init__(self, app: QApplication, studio: Studio) -> None:
        self._app, self._studio = app, studio

    def take(self, shot: Shot) -> QImage:
        """The picture of the shot."""
        look = Theme(skin=Skin(shot.skin), language=shot.language, reduced_motion=True)
        prepare(self._app, self._studio.resources, look, hours="24")
        start = StartPage(self._studio.presets)
        widget = self._start(shot, start) if shot.page == "start" else self._tournament(shot, start)
        widget.resize(*shot.size)
        widget.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        widget.show()
        self._app.sendPostedEvents()
        self._app.processEvents()
        image = widget.grab().toImage()
        widget.close()
        for done in (start, widget):
            done.deleteLater()
            self._app.sendPostedEvents(done, QEvent.Type.DeferredDelete)
        return image

    def _start(self, shot: Shot, start: StartPage) -> QWidget:
        start.title.setText(start.sample_title)  # else it names the day on which the picture is taken
        if shot.stage == "recent":
            start.set_recent(self._recent(start.sample_title))
        return DirectorWindow(start)

    def _recent(self, title: str) -> tuple[RecentRow, ...]:
        wall = self._studio.time.wall()
        weeks = ((1, 22), (2, 18), (3, 9))
        return tuple(
            RecentRow(str(week), title, wall - timedelta(weeks=week), entries, None)
            for week, entries in weeks
        )

    def _tournament(self, shot: Shot, start: StartPage) -> QWidget:
        session = self._studio.session(start.sample_title)
        bring(session, shot.stage, self._studio.time.now())
        if shot.page == PROJECTOR:
            return self._projector(session, shot.stage)
        return self._desk(shot, start, session)

    def _projector(self, session: Session, stage: str) -> QWidget:
        face = ClockFace()
        now = Now(self._studio.time.now(), self._studio.time.wall())
        view = projector_view(session.state, now)
        face.set_view(view)
        if stage in CARDS:
            sheet = CardSheet(face)
            sheet.set_view(view)
            sheet.set_card(card_of(session.batches[-1], session.state.floor))
        return face

    def _desk(self, shot: Shot, start: StartPage, session: Session) -> QWidget:
        bridge = Bridge(session, self._studio.time)
        desk = self._studio.desk(bridge)
        bridge.setParent(desk)
        window = DirectorWindow(start)
        window.open_desk(desk, session.state.floor.title)
        if shot.page == "one_screen":
            desk.setCurrentWidget(desk.one_screen)
            if shot.stage == "bust":
                desk.act(Deed.BUST)
                desk.one_screen.strip.field.setText(TYPED)
                desk.one_screen.strip.typed.emit(TYPED)
        else:
            desk.show_page(DESK_PAGES.index(shot.page))
        bridge.tick()
        bridge.stop()
        return window


def write(pictures: Pictures, shots: tuple[Shot, ...], folder: Path, told: Callable[[Path], object]) -> None:
    """Write each shot to the folder, by its name. Errors: OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    for shot in shots:
        path = folder / f"{shot.name}.png"
        if not pictures.take(shot).save(str(path)):
            raise OSError(str(path))
        told(path)
