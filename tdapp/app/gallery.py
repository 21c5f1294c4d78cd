"""`tdapp --pictures`: the windows at work, without a display, from a sample tournament at a fixed instant."""

import os
import sys
import time
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from tdapp.app.desk_maker import make_desk
from tdapp.app.opening import OpenTournament
from tdapp.app.presets import load_presets, own_structures
from tdapp.app.resources import resources
from tdapp.app.sample import make_sample
from tdapp.application.ports import TimeSource
from tdapp.application.preferences import Preferences
from tdapp.application.session import Session
from tdapp.ui.bridge import Bridge
from tdapp.ui.director.desk import Desk
from tdapp.ui.pictures import Pictures, write
from tdapp.ui.shots import FEW, chosen_shots, every_shot, fitting

AT = datetime(2026, 11, 27, 21, 18, tzinfo=UTC)
SAMPLE = "tda_big_blind_ante"


class Standing:
    """A time that stands still."""

    def now(self) -> datetime:
        """Steady UTC."""
        return AT

    def wall(self) -> datetime:
        """The same."""
        return AT


class Sample:
    """Sample tournaments in a folder of their own, one open at a time."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._open: OpenTournament | None = None
        self._structures = load_presets(resources())
        self.resources = resources()
        self.presets = tuple(self._structures.values())
        self.time: TimeSource = Standing()

    def session(self, title: str) -> Session:
        """A fresh sample."""
        self.close()
        self._open = make_sample(self._folder, title, self._structures[SAMPLE], self.time)
        return self._open.session

    def desk(self, bridge: Bridge) -> Desk:
        """The desk, as the program has it."""
        return make_desk(bridge, Preferences(), lambda: self.presets, own_structures(self._folder))[0]

    def close(self) -> None:
        """Let go of the file."""
        if self._open is not None:
            self._open.close()
            self._open = None


def _say(_kind: QtMsgType, _where: QMessageLogContext, text: str) -> None:
    """Qt's words go on to people, except that a window without a screen has no frame to size."""
    if "propagateSizeHints" not in text:
        print(text, file=sys.stderr)


def write_pictures(folder: Path, *, only: str | None, every: bool = False, few: bool = False) -> list[Path]:
    """Write the pictures; their paths. Errors: OSError."""
    if hasattr(time, "tzset"):
        os.environ["TZ"] = "UTC"  # the same hours in every picture, wherever it is taken
        time.tzset()
    app = QApplication.instance() or QApplication(["tdapp"])
    assert isinstance(app, QApplication)
    qInstallMessageHandler(_say)
    shots = FEW if few else every_shot() if every else chosen_shots()
    written: list[Path] = []
    with TemporaryDirectory() as samples:
        sample = Sample(Path(samples))
        try:
            write(Pictures(app, sample), fitting(shots, only), folder, written.append)
        finally:
            sample.close()
    return written
