"""Makes the desk of a tournament with its pages; loaded after the first paint of the start page."""

from collections.abc import Callable

from tdapp.application.library import Library
from tdapp.application.preferences import Preferences
from tdapp.domain.clock.structure import Structure
from tdapp.ui.bridge import Bridge
from tdapp.ui.director.clock_page import ClockPage
from tdapp.ui.director.desk import Desk
from tdapp.ui.director.log_page import LogPage
from tdapp.ui.director.players_page import PlayersPage
from tdapp.ui.director.prizes_page import PrizesPage
from tdapp.ui.director.settings_page import SettingsPage
from tdapp.ui.director.structure_page import StructurePage
from tdapp.ui.director.tables_page import TablesPage

Presets = Callable[[], tuple[Structure, ...]]


def make_desk(
    bridge: Bridge, preferences: Preferences, presets: Presets, library: Library
) -> tuple[Desk, SettingsPage]:
    """The desk, and its page of settings."""
    settings = SettingsPage(bridge, preferences)
    structure, tables = StructurePage(bridge, presets, library), TablesPage(bridge)
    pages = [ClockPage(bridge), structure, PlayersPage(bridge), tables, LogPage(bridge)]
    pages.insert(-1, PrizesPage(bridge))
    desk = Desk(bridge, [*pages, settings])
    tables.put_up.connect(desk.wall.show)
    return desk, settings
