"""What happens when something in the program breaks: it is written down, told, and survived.

A slot that raises must not end a tournament. All of it goes to one log file of bounded size in the data
folder; what breaks again and again is written in full once.
"""

import faulthandler
import logging
import sys
import threading
import traceback
from collections.abc import Callable
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import TextIO

FILE_NAME = "tdapp.log"
HARD_FILE_NAME = "tdapp-hard.log"
MOST_BYTES = 1_000_000

Told = Callable[[BaseException], None]


class Crash:
    """Takes what nobody caught. `tell` is called with each new kind of exception; it may itself fail."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / FILE_NAME
        self.tell: Told | None = None
        self._log = _logger(self.file)
        self._hard = _opened(folder / HARD_FILE_NAME)
        self._known: set[str] = set()

    def install(self) -> None:
        """From now on nothing ends the program but its own end and Ctrl+C."""
        if self._hard is not None:
            faulthandler.enable(self._hard)
        sys.excepthook = self._uncaught
        threading.excepthook = lambda found: self.note(found.exc_value)
        sys.unraisablehook = lambda found: self.note(found.exc_value)

    def note(self, error: BaseException | None) -> None:
        """Write it down, and tell it if this place has not failed before."""
        if error is None:
            return
        place = _place_of(error)
        if place in self._known:
            self._log.error("again: %s", place)
            return
        self._known.add(place)
        self._log.error("%s", "".join(traceback.format_exception(error)))
        if self.tell is not None:
            try:
                self.tell(error)
            except Exception:
                self._log.exception("this could not be shown")

    def write(self, text: str) -> None:
        """A line that is no exception, such as a warning of Qt."""
        self._log.warning("%s", text)

    def _uncaught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt | SystemExit):
            sys.__excepthook__(kind, error, trace)
        else:
            self.note(error)


def _place_of(error: BaseException) -> str:
    """Kind and line of an exception: the same fault gives the same text."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f"{frames[-1].filename}:{frames[-1].lineno}" if frames else "nowhere"
    return f"{type(error).__qualname__} at {where}"


def _logger(file: Path) -> logging.Logger:
    """Writes to the file, or to the terminal where no file may be written."""
    log = logging.Logger("tdapp")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handler: logging.Handler = RotatingFileHandler(
            file, maxBytes=MOST_BYTES, backupCount=1, encoding="utf-8", errors="backslashreplace", delay=True
        )
    except OSError:
        handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(message)s"))
    log.addHandler(handler)
    return log


def _opened(file: Path) -> TextIO | None:
    try:
        return file.open("a", encoding="utf-8")
    except OSError:
        return None
