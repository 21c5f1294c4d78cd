"""A process with the screens of a file; plays one act of `ACTS` and prints what came of it as JSON.

A process of its own, since Qt takes its screens once a process.
"""

import json
import sys
from collections.abc import Callable

from PySide6.QtWidgets import QApplication, QLineEdit

from support.projector import STAGES
from tdapp.app.resources import resources
from tdapp.ui import assets, fonts
from tdapp.ui.projector.placing import Placing
from tdapp.ui.screens import ScreenInfo, Screens


class Plugged(Screens):
    """Screens that can be taken away and given back."""

    def __init__(self) -> None:
        super().__init__()
        self.gone: set[str] = set()

    def all(self) -> tuple[ScreenInfo, ...]:
        """Those that are not gone."""
        return tuple(screen for screen in super().all() if screen.name not in self.gone)

    def plug(self, app: QApplication, *gone: str) -> None:
        """Only these are missing now."""
        self.gone = set(gone)
        self.changed.emit()
        app.processEvents()


def state(placing: Placing) -> dict[str, object]:
    window = placing.window
    shown = window is not None and window.isVisible()
    return {
        "where": placing.placement.where,
        "screen": placing.placement.screen,
        "on": window.screen().name() if window is not None and shown else None,
        "geometry": list(window.geometry().getRect()) if window is not None and shown else None,
        "full": bool(window is not None and shown and window.isFullScreen()),
        "active": bool(window is not None and window.isActiveWindow()),
    }


def act_open(app: QApplication, screens: Plugged, placing: Placing, here: str) -> list[dict[str, object]]:
    kept: list[str] = []
    placing.remember.connect(kept.append)
    placing.open(here)
    app.processEvents()
    return [state(placing), {"remembered": kept}]


def act_unplug(app: QApplication, screens: Plugged, placing: Placing, here: str) -> list[dict[str, object]]:
    told: list[str] = []
    placing.changed.connect(lambda placement: told.append(placement.where))
    placing.open(here)
    app.processEvents()
    second = placing.placement.screen
    found = [state(placing)]
    screens.plug(app, second)
    found.append(state(placing))
    placing.set_view(STAGES["break"])
    screens.plug(app)
    found.append(state(placing))
    placing.close()
    found.append(state(placing))
    screens.plug(app)
    return [*found, state(placing), {"told": told}]


def act_focus(app: QApplication, screens: Plugged, placing: Placing, here: str) -> list[dict[str, object]]:
    field = QLineEdit()
    field.show()
    field.activateWindow()
    field.setFocus()
    app.processEvents()
    placing.open(here)
    app.processEvents()
    screens.plug(app, placing.placement.screen)
    screens.plug(app)
    return [state(placing), {"field": field.hasFocus() and field.isActiveWindow()}]


def act_late(app: QApplication, screens: Plugged, placing: Placing, here: str) -> list[dict[str, object]]:
    names = [screen.name for screen in screens.all() if screen.key != here]
    screens.plug(app, *names)
    placing.open(here)
    found = [state(placing)]
    screens.plug(app)
    return [*found, state(placing)]


def act_swap(app: QApplication, screens: Plugged, placing: Placing, here: str) -> list[dict[str, object]]:
    placing.open(here)
    app.processEvents()
    found = [state(placing)]
    other = next(screen.key for screen in screens.all() if screen.key != here)
    placing.here_is(other)
    app.processEvents()
    return [*found, state(placing)]


Act = Callable[[QApplication, Plugged, Placing, str], list[dict[str, object]]]
ACTS: dict[str, Act] = {
    "open": act_open,
    "unplug": act_unplug,
    "focus": act_focus,
    "late": act_late,
    "swap": act_swap,
}


def main() -> None:
    """`screens_child ACT [REMEMBERED]`; the director is on the screen named LAPTOP."""
    app = QApplication([])
    assets.use(resources())
    fonts.load()
    screens = Plugged()
    placing = Placing(screens, sys.argv[2] if len(sys.argv) > 2 else None)
    placing.set_view(STAGES["running"])
    here = next(screen.key for screen in screens.all() if screen.name == "LAPTOP")
    print(json.dumps(ACTS[sys.argv[1]](app, screens, placing, here)))  # noqa: T201 - the answer
    sys.stdout.flush()


if __name__ == "__main__":
    main()
