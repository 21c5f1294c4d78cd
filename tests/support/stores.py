"""Real journals in real files, for every test that needs more than memory."""

import shutil
from datetime import UTC, datetime, timedelta
from pathlib import Path

from tdapp.app.opening import OpenTournament, create_tournament, open_tournament
from tdapp.application.commands import FoundTournament
from tdapp.domain.clock.commands import AdjustClock, StartClock
from tdapp.domain.clock.structure import AnteKind, Break, Level, LocalName, Structure
from tdapp.domain.floor.commands import AddEntries, BustEntry
from tdapp.domain.units import Chips, EntryId, ItemId, Millis

EVENING = datetime(2026, 12, 1, 19, 30, tzinfo=UTC)


class SetTime:
    """A TimeSource that stands until it is moved; `sleep` and `set_wall` move its two axes apart."""

    def __init__(self, wall: datetime = EVENING) -> None:
        self.steady = wall
        self.wall_time = wall

    def now(self) -> datetime:
        return self.steady

    def wall(self) -> datetime:
        return self.wall_time

    def pass_by(self, seconds: float) -> None:
        """The program runs and time goes by."""
        self.steady += timedelta(seconds=seconds)
        self.wall_time += timedelta(seconds=seconds)

    def sleep(self, seconds: float) -> None:
        """The computer sleeps: only the wall's time goes by."""
        self.wall_time += timedelta(seconds=seconds)

    set_wall = sleep


def restarted(time: SetTime, away: float = 0) -> SetTime:
    """The time of a program that starts `away` seconds later: steady begins at the wall's time."""
    return SetTime(time.wall_time + timedelta(seconds=away))


STRUCTURE = Structure(
    name=LocalName(en="Short", zh_Hant="短", zh_Hans="短"),
    stack=Chips(5000),
    items=(
        Level(id=ItemId("L1"), minutes=10, sb=Chips(25), bb=Chips(50)),
        Level(id=ItemId("L2"), minutes=10, sb=Chips(50), bb=Chips(100)),
        Break(id=ItemId("B1"), minutes=5, colour_up=(Chips(25),)),
        Level(
            id=ItemId("L3"),
            minutes=10,
            sb=Chips(100),
            bb=Chips(200),
            ante_kind=AnteKind.BIG_BLIND,
            ante=Chips(200),
        ),
    ),
)


def founding(title: str = "Friday", structure: Structure = STRUCTURE) -> FoundTournament:
    """The first command."""
    return FoundTournament(title, structure)


def created(folder: Path, time: SetTime, title: str = "Friday") -> OpenTournament:
    """A new tournament in a file of the folder."""
    return create_tournament(folder / f"{title}.tdapp", founding(title), time)


def reopened(tournament: OpenTournament, time: SetTime) -> OpenTournament:
    """The tournament closed and opened again from its file."""
    tournament.close()
    return open_tournament(tournament.path, time)


def minutes(count: float) -> Millis:
    """So many minutes."""
    return Millis(round(count * 60_000))


def crashed(tournament: OpenTournament, folder: Path) -> Path:
    """The file as a kill at this moment leaves it, in another folder; the tournament itself lives on."""
    folder.mkdir(parents=True, exist_ok=True)
    for companion in ("", "-wal", "-seen"):
        source = tournament.path.with_name(tournament.path.name + companion)
        if source.exists():
            shutil.copy(source, folder / source.name)
    return folder / tournament.path.name


def played(tournament: OpenTournament, time: SetTime) -> None:
    """Some evening: players, a running clock, busts, undo and redo."""
    run = tournament.session.execute
    run(AddEntries(("Ann", "Bo", "王小明", "Łukasz")))
    run(StartClock())
    for entry in (2, 3):
        time.pass_by(90)
        run(BustEntry(EntryId(entry)))
    tournament.session.undo()
    tournament.session.redo()
    run(AdjustClock(minutes(1)))
    tournament.beat()
