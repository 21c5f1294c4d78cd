"""A sample tournament in the middle of its evening, played through the session like any other."""

from contextlib import suppress
from datetime import datetime, timedelta
from pathlib import Path

from tdapp.app.opening import OpenTournament, create_tournament
from tdapp.application.commands import FoundTournament
from tdapp.application.ports import TimeSource
from tdapp.application.session import Session
from tdapp.domain.clock.commands import PauseClock, StartClock
from tdapp.domain.clock.structure import Level, Structure, length_of, level_number
from tdapp.domain.floor.commands import AddEntries, BustEntry, ReinstateEntry
from tdapp.domain.units import MINUTE, EntryId, Millis
from tdapp.errors import StoreError
from tdapp.store.catalog import Catalog
from tdapp.store.lock import hold

NAMES = (
    *("Ann", "Bo", "Cleo", "Dan", "Eva", "Finn", "Kim", "Łukasz", "Mira", "Noé", "Olga", "Priya"),
    *("王小明", "陳美玲", "刘洋", "Nguyễn An", "Sam", "Tess"),
)
LATE = ("Ulla", "Vic")
LEVEL = 6
SHOWN_LEFT = Millis(12 * MINUTE + 47_000)
PAUSED = timedelta(minutes=4)
OUT = (7, 12, 3, 16, 20, 9, 1)
"""Who is out, by entry, the first one first."""
MISTAKEN = 3
"""Who was not out after all."""


_MILLI = timedelta(milliseconds=1)


class _Past:
    """The program's time, as long ago as is left to tell."""

    def __init__(self, time: TimeSource) -> None:
        self._time = time
        self.ago = timedelta(0)

    def now(self) -> datetime:
        return self._time.now() - self._whole()

    def wall(self) -> datetime:
        return self._time.wall() - self._whole()

    def _whole(self) -> timedelta:
        return self.ago // _MILLI * _MILLI


def make_sample(folder: Path, title: str, structure: Structure, time: TimeSource) -> OpenTournament:
    """A fresh sample in the folder, which holds samples only; the ones that nobody has open make room.

    Errors: StoreError.
    """
    _clear(folder)
    past = _Past(time)
    played = _played_until(structure)
    past.ago = played + PAUSED + timedelta(minutes=20)
    tournament = create_tournament(Catalog(folder).new_path(title), FoundTournament(title, structure), past)
    _play(tournament.session, past, played)
    tournament.beat()
    return tournament


def _played_until(structure: Structure) -> timedelta:
    """Time of play from the first start to the moment that the sample shows."""
    levels = [n for n, item in enumerate(structure.items) if isinstance(item, Level)]
    index = levels[min(LEVEL, len(levels)) - 1]
    whole = sum(length_of(item) for item in structure.items[: index + 1])
    left = min(SHOWN_LEFT, length_of(structure.items[index]) - 1000)
    assert level_number(structure, index) <= LEVEL
    return timedelta(milliseconds=whole - left)


def _play(session: Session, past: _Past, played: timedelta) -> None:
    session.execute(AddEntries(NAMES))
    past.ago -= timedelta(minutes=20)
    session.execute(StartClock())
    past.ago -= played / 4
    session.execute(AddEntries(LATE))
    session.execute(PauseClock())
    past.ago -= PAUSED
    session.execute(StartClock())
    step = past.ago / (len(OUT) + 1)
    for entry in OUT:
        past.ago -= step
        session.execute(BustEntry(EntryId(entry)))
        if entry == MISTAKEN:
            session.execute(ReinstateEntry(EntryId(entry)))
    past.ago = timedelta(0)


def _clear(folder: Path) -> None:
    for path in Catalog(folder).recent():
        with suppress(StoreError, OSError):
            hold(path.path).release()
            for companion in path.path.parent.glob(f"{path.path.name}*"):
                companion.unlink()
