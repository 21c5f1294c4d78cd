"""Time of one painted frame while the tables page scrolls over 60 full tables; all names are different.

    python tests/bench/tables.py

Off screen at 1366×768 unless QT_QPA_PLATFORM says otherwise; every frame is a step of the scroll bar, so new
tables come into sight and are painted for the first time too.
"""

import os
import sys
import time
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT)]
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication  # noqa: E402
from support.fakes import Evening  # noqa: E402
from support.projector import EVENING  # noqa: E402
from support.seat_evening import seed  # noqa: E402

from tdapp.app.resources import resources  # noqa: E402
from tdapp.application.commands import FoundTournament  # noqa: E402
from tdapp.application.views import Now  # noqa: E402
from tdapp.application.views_tables import tables_view  # noqa: E402
from tdapp.domain.clock.structure import LocalName, Structure  # noqa: E402
from tdapp.domain.floor import seat_commands as c  # noqa: E402
from tdapp.domain.floor.commands import AddEntries  # noqa: E402
from tdapp.ui.setup import prepare  # noqa: E402
from tdapp.ui.theme import Theme  # noqa: E402
from tdapp.ui.widgets.rings_view import RingsView  # noqa: E402

TARGET_MS = 16.0
TABLES, STEP = 60, 24


def main() -> int:
    app = QApplication([])
    prepare(app, resources(), Theme())
    evening = Evening()
    name = LocalName(en="Evening", zh_Hant="今晚", zh_Hans="今晚")
    structure = Structure(name=name, stack=20_000, items=EVENING)
    names = tuple(f"Player {nth} of many" for nth in range(TABLES * 9))
    for command in (
        FoundTournament("Big", structure),
        AddEntries(names),
        c.DrawSeats(9, seed(1)),
        c.DrawButtons(seed(2)),
    ):
        evening.session.execute(command)
    view = RingsView()
    view.resize(850, 640)
    now = Now(evening.time.now(), evening.time.wall())
    view.set_view(tables_view(evening.session.state, now, seed(3)).tables)
    view.show()
    app.processEvents()
    frames = []
    bar = view.verticalScrollBar()
    for value in range(0, bar.maximum(), STEP):
        began = time.perf_counter()
        bar.setValue(value)
        view.viewport().repaint()
        frames.append((time.perf_counter() - began) * 1000)
    print(f"{len(frames)} frames, slowest {max(frames):.1f} ms")
    took = median(frames)
    ok = took <= TARGET_MS
    print(f"tables_frame {took:.2f} ms target {TARGET_MS:.0f} {'ok' if ok else 'short'}")
    return 0 if ok else 1


if __name__ == "__main__":
    sys.exit(main())
