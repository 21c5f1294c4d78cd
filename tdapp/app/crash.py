"""What happens when something in the program breaks: it is written down, told, and survived.

A slot that raises must not end a tournament. All of it goes to one log file of bounded size in the data
folder; what breaks again and again is written in full once.
"""

import faulthandler
import sys
import threading
import traceback
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import TextIO

FILE_NAME = "tdapp.log"
HARD_FILE_NAME = "tdapp-hard.log"
"""Where Python writes when even it cannot go on."""
MOST_BYTES = 1_000_000

Told = Callable[[BaseException], None]


class Crash:
    """Takes what nobody caught. `tell` is called with each new kind of exception; it may itself fail."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / FILE_NAME
        self.tell: Told | None = None
        self._hard: TextIO | None = None
        self._known: set[str] = set()

    def install(self) -> None:
        """From now on nothing ends the program but its own end and Ctrl+C."""
        with suppress(OSError):
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self._hard = self.file.with_name(HARD_FILE_NAME).open("a", encoding="utf-8")
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
            self._write(f"again: {place}")
            return
        self._known.add(place)
        self._write("".join(traceback.format_exception(error)))
        if self.tell is not None:
            try:
                self.tell(error)
            except Exception:
                self._write(f"this could not be shown: {traceback.format_exc()}")

    def _write(self, text: str) -> None:
        """To the file, or to the terminal where no file may be written."""
        line = f"{datetime.now(UTC):%Y-%m-%d %H:%M:%S} {text}\n"
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            if self.file.exists() and self.file.stat().st_size > MOST_BYTES:
                self.file.replace(self.file.with_suffix(".old.log"))
            with self.file.open("a", encoding="utf-8", errors="backslashreplace") as stream:
                stream.write(line)
        except OSError:
            print(line, file=sys.stderr)

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
