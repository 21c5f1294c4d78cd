"""Opening a long journal, and the way of a click to the disk and the wall.

`open_journal`: from the file to a session that can go on, as a multiple of `json.loads` of the same rows.
`click_durable`: median milliseconds of a command until its batch is on the disk and the state shows it.
`click_painted`: until the projected page, 1920 × 1080, has been painted with it too.
"""

import json
import os
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TypeVar

# ruff: noqa: E402
sys.path[:0] = [str(folder) for folder in Path(__file__).parents[1:3]]

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication
from support.fakes import Evening
from support.stores import SetTime, founding, minutes

from tdapp.app.opening import OpenTournament, open_tournament
from tdapp.app.resources import resources
from tdapp.app.time_source import SystemTime
from tdapp.application.commands import Command
from tdapp.application.session import Session
from tdapp.application.views import projector_view
from tdapp.domain.clock.commands import AdjustClock, PauseClock, StartClock
from tdapp.domain.floor.commands import AddEntries, BustEntry, ReinstateEntry, RenameEntry
from tdapp.domain.units import EntryId
from tdapp.store.loading import Row, chained
from tdapp.store.rescue import write_fresh
from tdapp.ui.bridge import Bridge
from tdapp.ui.projector.window import ProjectorWindow
from tdapp.ui.setup import prepare
from tdapp.ui.theme import Theme

T = TypeVar("T")

EVENTS = 20_000
ENTRIES = 500
RUNS = 5
CLICKS = 300


def main() -> int:
    """Print the figures; 0 when all are within their target."""
    with tempfile.TemporaryDirectory() as folder:
        path = long_journal(Path(folder))
        ratio = best_of(lambda: open_tournament(path, SetTime()), lambda it: it.close()) / best_of(
            parsed(path)
        )
        time_source = SystemTime()
        opened = open_tournament(path, time_source)
        durable = median_ms(opened.session.execute)
        painted = painted_ms(opened, time_source)
        opened.close()
    return max(
        told("open_journal", ratio, "x_json_loads", 4),
        told("click_durable", durable, "ms_median", 16),
        told("click_painted", painted, "ms_median", 16),
    )


def told(name: str, value: float, unit: str, target: float) -> int:
    """Print the figure; 1 when it falls short."""
    short = value > target
    print(f"{name} {value:.2f} {unit} target {target} {'short' if short else 'ok'}")
    return int(short)


def long_journal(folder: Path) -> Path:
    """An evening that never ends: players, busts, corrections, the clock."""
    evening, rows = Evening(), list[Row]()
    session, nth = evening.session, 0
    session.execute(founding())
    for first in range(0, ENTRIES, 20):
        session.execute(AddEntries(tuple(f"Player {first + n}" for n in range(20))))
    while len(session.batches) < EVENTS:
        evening.time.pass_by(seconds=1)
        one_more(session, nth)
        nth += 1
    for seq, body in enumerate(evening.journal.rows, 1):
        rows.append(Row(seq, body, chained(rows[-1].chain if rows else 0, body)))
    write_fresh(folder / "long.tdapp", rows)
    return folder / "long.tdapp"


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


def best_of(act: Callable[[], T], afterwards: Callable[[T], None] = lambda _: None) -> float:
    """Seconds of the quickest of a few runs; what comes `afterwards` does not count."""
    spent: list[float] = []
    for _ in range(RUNS):
        began = time.perf_counter()
        result = act()
        spent.append(time.perf_counter() - began)
        afterwards(result)
    return min(spent)


def painted_ms(tournament: OpenTournament, time_source: SystemTime) -> float:
    """Median with the projector's window open."""
    app = QApplication([])
    prepare(app, resources(), Theme())
    bridge = Bridge(tournament.session, time_source)
    window = ProjectorWindow()
    window.resize(1920, 1080)

    def show() -> None:
        window.set_view(projector_view(bridge.state, bridge.now()))

    def click(command: Command) -> None:
        if bridge.execute(command) is not None:
            raise SystemExit("a command was refused")
        app.processEvents()

    show()
    window.show()
    app.processEvents()
    bridge.changed.connect(show)
    spent = median_ms(click)
    bridge.stop()
    window.close()
    return spent


def median_ms(execute: Callable[[Command], object]) -> float:
    """Median over many commands."""
    spent: list[float] = []
    for nth in range(CLICKS):
        began = time.perf_counter()
        execute(AdjustClock(minutes(1 - nth % 2 * 2)))
        spent.append(time.perf_counter() - began)
    return statistics.median(spent) * 1000


if __name__ == "__main__":
    sys.exit(main())
