"""Opening a long journal, and the way of a click to the disk.

`open_journal`: from the file to a session that can go on, as a multiple of `json.loads` of the same rows.
`click_durable`: median milliseconds of a command until its batch is on the disk and the state shows it.
"""

import json
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

# ruff: noqa: E402
sys.path[:0] = [str(folder) for folder in Path(__file__).parents[1:3]]

from support.stores import SetTime, created, minutes

from tdapp.app.opening import OpenTournament, open_tournament
from tdapp.app.time_source import SystemTime
from tdapp.application.session import Session
from tdapp.domain.clock.commands import AdjustClock, PauseClock, StartClock
from tdapp.domain.floor.commands import AddEntries, BustEntry, ReinstateEntry, RenameEntry
from tdapp.domain.units import EntryId

EVENTS = 20_000
ENTRIES = 500
RUNS = 5
CLICKS = 300


def main() -> int:
    """Print both figures; 0 when both are within their target."""
    with tempfile.TemporaryDirectory() as folder:
        path = long_journal(Path(folder))
        ratio = best_of(lambda: open_tournament(path, SetTime()).close()) / best_of(parsed(path))
        opened = open_tournament(path, SystemTime())
        click = click_in_ms(opened)
        opened.close()
    return max(told("open_journal", ratio, "x_json_loads", 4), told("click_durable", click, "ms_median", 16))


def told(name: str, value: float, unit: str, target: float) -> int:
    """Print the figure; 1 when it falls short."""
    short = value > target
    print(f"{name} {value:.2f} {unit} target {target} {'short' if short else 'ok'}")
    return int(short)


def long_journal(folder: Path) -> Path:
    """An evening that never ends: players, busts, corrections, the clock."""
    time_source = SetTime()
    tournament = created(folder, time_source)
    session, nth = tournament.session, 0
    for first in range(0, ENTRIES, 20):
        session.execute(AddEntries(tuple(f"Player {first + n}" for n in range(20))))
    while len(session.batches) < EVENTS:
        time_source.pass_by(1)
        one_more(session, nth)
        nth += 1
    tournament.close()
    return tournament.path


def one_more(session: Session, nth: int) -> None:
    """The next act of the evening."""
    entry = EntryId(nth // 6 % ENTRIES + 1)
    acts = (
        BustEntry(entry),
        ReinstateEntry(entry),
        RenameEntry(entry, f"Renamed {nth}"),
        StartClock(),
        AdjustClock(minutes(1 - nth // 6 % 2 * 2)),
        PauseClock(),
    )
    session.execute(acts[nth % 6])


def parsed(path: Path) -> Callable[[], object]:
    """`json.loads` of every row, the rows already read."""
    with closing(sqlite3.connect(path)) as database:
        bodies = [row[0] for row in database.execute("SELECT body FROM batch ORDER BY seq")]
    return lambda: [json.loads(body) for body in bodies]


def best_of(act: Callable[[], object]) -> float:
    """Seconds of the quickest of a few runs."""
    spent: list[float] = []
    for _ in range(RUNS):
        began = time.perf_counter()
        act()
        spent.append(time.perf_counter() - began)
    return min(spent)


def click_in_ms(tournament: OpenTournament) -> float:
    """Median over many commands."""
    spent: list[float] = []
    for nth in range(CLICKS):
        began = time.perf_counter()
        tournament.session.execute(AdjustClock(minutes(1 - nth % 2 * 2)))
        spent.append(time.perf_counter() - began)
    return statistics.median(spent) * 1000


if __name__ == "__main__":
    sys.exit(main())
