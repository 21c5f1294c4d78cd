"""The program: time, store and windows put together. No rule and no sentence lives here.

The start page is painted before the rest is loaded: what only a tournament needs is imported where it is
used, and fetched beforehand in `_load_the_rest` while a person looks at the page.
"""

import gc
from collections.abc import Callable
from datetime import timedelta
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import structs
from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from tdapp.app.crash import Crash
from tdapp.app.folders import Folders
from tdapp.app.presets import load_presets, own_structures
from tdapp.app.resources import resources
from tdapp.app.time_source import Slept, SystemTime
from tdapp.application.preferences import Preferences
from tdapp.domain.clock.structure import Structure
from tdapp.domain.units import Millis
from tdapp.errors import StoreError, TdError
from tdapp.store.catalog import Catalog, Recent
from tdapp.store.preferences import load_preferences, save_preferences
from tdapp.ui import i18n, theme
from tdapp.ui.director.notices import Notices
from tdapp.ui.director.start_page import RecentRow, StartPage
from tdapp.ui.director.window import DirectorWindow
from tdapp.ui.keys import Deed
from tdapp.ui.projector.placement import Placement
from tdapp.ui.setup import prepare
from tdapp.ui.theme import Skin, Theme

if TYPE_CHECKING:
    from tdapp.app.opening import OpenTournament
    from tdapp.app.room import Room
    from tdapp.application.session import Changes, Session
    from tdapp.application.views import Now
    from tdapp.ui.bridge import Bridge
    from tdapp.ui.director.desk import Desk
    from tdapp.ui.director.settings_page import SettingsPage

CHECK_EVERY_MS, BEAT_EVERY_MS = 1000, 5000
REST_AFTER_MS = 150
SAMPLE = "tda_big_blind_ante"


def look_of(preferences: Preferences) -> Theme:
    """The look that a person chose; an unknown skin is the dark one."""
    skin = Skin(preferences.skin) if preferences.skin in set(Skin) else Skin.DARK
    return Theme(
        skin=skin,
        base=round(theme.BODY * preferences.base_size / 100),
        language=preferences.language or i18n.system_language(),
        reduced_motion=preferences.reduced_motion,
    )


class Program(QObject):
    """One window, at most one open tournament, `opened`."""

    def __init__(self, app: QApplication, where: Folders, crash: Crash) -> None:
        super().__init__(app)
        self._app, self._where, self._crash = app, where, crash
        loaded = load_preferences(where.config)
        self.preferences = loaded.preferences
        prepare(app, resources(), look_of(self.preferences), self.preferences.wall_clock)
        self.time = SystemTime()
        self.presets = load_presets(resources())
        self._library = own_structures(where.data)
        self.opened: OpenTournament | None = None
        self._settings: SettingsPage | None = None
        self.window = DirectorWindow(StartPage(self._offered()))
        self._notices = Notices(self.window.start.banners)
        self._connect()
        if loaded.trouble is not None:
            self._notices.trouble(loaded.trouble)

    def _connect(self) -> None:
        start = self.window.start
        start.founded.connect(self.found)
        start.opened.connect(lambda key: self.open(Path(key)))
        start.sample.connect(self.sample)
        start.language.connect(lambda tag: self.prefer(structs.replace(self.preferences, language=tag)))
        self.window.closing.connect(self.leave)
        self._crash.tell = lambda _: self._notices.fault(self._crash.file)
        self._every(CHECK_EVERY_MS, self._check_clocks)
        self._every(BEAT_EVERY_MS, lambda: self.opened and self.opened.beat())

    @cached_property
    def _room(self) -> "Room":
        """Made with the first tournament: the start page does not wait for it."""
        from tdapp.app.room import Room  # noqa: PLC0415

        room = Room(self.preferences, self)
        room.placing.changed.connect(self._on_placed)
        room.placing.remember.connect(
            lambda key: self.prefer(structs.replace(self.preferences, projector_screen=key))
        )
        room.screens.changed.connect(self._offer_screens)
        room.may_sleep.connect(self._on_may_sleep)
        self.window.windowHandle().screenChanged.connect(room.director_is_on)
        return room

    def _every(self, milliseconds: int, deed: Callable[[], object]) -> None:
        timer = QTimer(self)
        timer.setInterval(milliseconds)
        timer.timeout.connect(deed)
        timer.start()

    def show(self) -> None:
        """Show the window where it was the last time."""
        self._list_recent()
        self.window.restore_place(self.preferences.window_geometry)
        self.window.show()
        self.window.start.setFocus()
        QTimer.singleShot(REST_AFTER_MS, self.window, self._load_the_rest)

    def _load_the_rest(self) -> None:
        """While a person looks at the start page, what a tournament needs is loaded."""
        import tdapp.app.desk_maker  # noqa: PLC0415
        import tdapp.app.room  # noqa: F401, PLC0415

        self._give_keys()
        gc.freeze()  # all that will live as long as the program
        gc.enable()

    def _give_keys(self) -> None:
        self.window.shortcuts.space_presses = self.preferences.space_presses_buttons

    def found(self, title: str, structure: Structure) -> None:
        """Found a tournament and go to its players."""
        from tdapp.app.opening import create_tournament  # noqa: PLC0415
        from tdapp.application.commands import FoundTournament  # noqa: PLC0415

        try:
            path = Catalog(self._where.data).new_path(title)
            opened = create_tournament(path, FoundTournament(title, structure), self.time)
        except TdError as error:
            self.window.start.refuse(error)
            return
        self._enter(opened)

    def open(self, path: Path) -> None:
        """Open a tournament as it was left."""
        from tdapp.app.opening import open_tournament  # noqa: PLC0415

        try:
            opened = open_tournament(path, self.time)
        except TdError as error:
            self.window.start.refuse(error)
            return
        self._enter(opened)

    def sample(self) -> None:
        """Play the sample tournament."""
        from tdapp.app.sample import make_sample  # noqa: PLC0415

        try:
            opened = make_sample(
                self._where.samples, self.window.start.sample_title, self.presets[SAMPLE], self.time
            )
        except TdError as error:
            self.window.start.refuse(error)
            return
        self._enter(opened)

    def _enter(self, opened: "OpenTournament") -> None:
        from tdapp.ui.bridge import Bridge  # noqa: PLC0415

        self.opened = opened
        self._give_keys()
        self._bridge = Bridge(opened.session, self.time, self)
        desk = self._desk(self._bridge)
        self._notices = Notices(desk.banners)
        self._bridge.ticked.connect(self._on_tick)
        self._bridge.changed.connect(self._on_changed)
        self._bridge.refused.connect(self._on_refused)
        self.window.open_desk(desk, opened.session.state.floor.title)
        self._room.dress(self.preferences, self.window.desk)
        self._bridge.start()
        if opened.failure is not None:
            self._notices.damaged(opened.failure, opened.aside)
        if opened.away is not None:
            desk.away.ask(opened.away)
        if not opened.session.state.floor.entries:
            desk.act(Deed.ADD)

    def _desk(self, bridge: "Bridge") -> "Desk":
        from tdapp.app.desk_maker import make_desk  # noqa: PLC0415 - loaded after the first paint

        desk, self._settings = make_desk(bridge, self.preferences, self._built_in, self._library)
        self._settings.preferred.connect(self._on_preferred)
        self._offer_screens()
        desk.home.connect(self.leave_tournament)
        desk.projector.connect(self._switch_projector)
        desk.wall.changed.connect(self._room.placing.set_card)
        return desk

    def _built_in(self) -> tuple[Structure, ...]:
        return tuple(self.presets.values())

    def _offered(self) -> tuple[Structure, ...]:
        """On the start page: those that come with the program, then a person's own."""
        own = (kept.structure for kept in self._library.kept() if not kept.is_deleted)
        return (*self._built_in(), *(structure for structure in own if structure is not None))

    def _on_tick(self, now: "Now") -> None:
        from tdapp.application.views import projector_view  # noqa: PLC0415

        assert self.opened is not None
        self._room.set_view(projector_view(self.opened.session.state, now))

    def _on_changed(self, _changes: "Changes") -> None:
        self._notices.drop("trouble")
        self._on_tick(self._bridge.now())

    def _on_refused(self, error: TdError) -> None:
        """What the disk refuses stays on the page until it is solved; a rule's refusal is a passing word."""
        if isinstance(error, StoreError):
            self._notices.trouble(error)

    def _on_placed(self, placement: Placement) -> None:
        self._notices.placed(placement)

    def _on_may_sleep(self) -> None:
        self._notices.may_sleep()

    def _switch_projector(self) -> None:
        assert self.window.desk is not None
        self._room.switch(self.window.desk, self.window.screen())

    def _check_clocks(self) -> None:
        found = self.time.check()
        desk = self.window.desk
        if found is None or self.opened is None or desk is None:
            return
        if isinstance(found, Slept):
            desk.away.ask(timedelta(milliseconds=found.length))
        else:
            self._notices.clock_set(found.by)
            self._note_clock(self.opened.session, found.by)

    def _note_clock(self, session: "Session", by: Millis) -> None:
        try:
            session.note_system_clock(by)
        except TdError as error:
            self._notices.trouble(error)

    def _on_preferred(self, preferences: Preferences) -> None:
        """A choice on the settings page."""
        moved = preferences.projector_screen
        if moved is not None and moved != self.preferences.projector_screen:
            self._room.placing.move_to(moved)
        self.prefer(preferences)

    def prefer(self, preferences: Preferences) -> None:
        """Let these hold from now on, and keep them."""
        earlier, self.preferences = self.preferences, preferences
        if look_of(earlier) != look_of(preferences) or earlier.wall_clock != preferences.wall_clock:
            theme.apply(self._app, look_of(preferences))
            i18n.switch(look_of(preferences).language, preferences.wall_clock)
            self._notices.retranslate()
        self._give_keys()
        if self.window.desk is not None:
            self._room.dress(self.preferences, self.window.desk)
        if self._settings is not None:
            self._settings.set_preferences(preferences)
        self._save()

    def _offer_screens(self) -> None:
        if self._settings is not None:
            self._settings.set_screens(self._room.all_screens())

    def _save(self) -> None:
        try:
            save_preferences(self._where.config, self.preferences)
        except TdError as error:
            self._notices.trouble(error)

    def leave_tournament(self) -> None:
        """Close the tournament, whose clock may run on, and show the start page."""
        if self.opened is None:
            return
        self._room.empty()
        self._bridge.stop()
        self._bridge.deleteLater()
        self._settings = None
        self.window.close_desk()
        self.opened.close()
        self.opened = None
        self._notices = Notices(self.window.start.banners)
        self.window.start.set_structures(self._offered())
        self._list_recent()

    def leave(self) -> None:
        """The window closes: everything is saved already, but where the window was."""
        self.preferences = structs.replace(self.preferences, window_geometry=self.window.place())
        self._save()
        self.leave_tournament()
        if "_room" in vars(self):
            self._room.release()

    def _list_recent(self) -> None:
        self.window.start.set_recent(tuple(map(_row, Catalog(self._where.data).recent())))


def _row(recent: Recent) -> RecentRow:
    return RecentRow(str(recent.path), recent.title, recent.last_open, recent.entries, recent.trouble)
