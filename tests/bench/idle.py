"""CPU time of the projected running clock, as a ratio to a bare full-screen label updated once a second.

    python tests/bench/idle.py [SECONDS]

Both run side by side for the same seconds, 1920×1080, off screen unless QT_QPA_PLATFORM says otherwise. The
clock is the real one: session, bridge with its tick, the window of the second screen.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TARGET = 1.5
SECONDS = 30

MEASURE = """
import sys, time
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QLabel
app = QApplication([])
def measure(seconds):
    def begin():
        began = time.process_time()
        def end():
            print(time.process_time() - began, flush=True)
            app.quit()
        QTimer.singleShot(seconds * 1000, end)
    QTimer.singleShot(1500, begin)
    app.exec()
"""
LABEL = """
label = QLabel("12:47")
label.setAlignment(Qt.AlignmentFlag.AlignCenter)
font = label.font()
font.setPixelSize(400)
label.setFont(font)
label.setGeometry(0, 0, 1920, 1080)
label.showFullScreen()
label.setFixedSize(1920, 1080)
left = 767
def tick():
    global left
    left -= 1
    label.setText(f"{left // 60:02d}:{left % 60:02d}")
timer = QTimer()
timer.setInterval(1000)
timer.timeout.connect(tick)
timer.start()
measure(int(sys.argv[1]))
"""
CLOCK = """
from support.fakes import CountedIds, MemoryJournal
from support.projector import EVENING, floor
from tdapp.app.resources import resources
from tdapp.app.time_source import SystemTime
from tdapp.application.commands import FoundTournament
from tdapp.application.session import Session
from tdapp.application.views import projector_view
from tdapp.domain.clock.commands import JumpTo, StartClock
from tdapp.domain.clock.structure import LocalName, Structure
from tdapp.domain.floor.commands import AddNumberedEntries
from tdapp.ui.bridge import Bridge
from tdapp.ui.projector.window import ProjectorWindow
from tdapp.ui.setup import prepare
from tdapp.ui.theme import Theme
prepare(app, resources(), Theme())
time_source = SystemTime()
session = Session(MemoryJournal(), time_source, CountedIds())
name = LocalName(en="Evening", zh_Hant="今晚", zh_Hans="今晚")
structure = Structure(name=name, stack=20_000, items=EVENING)
for command in (FoundTournament("Friday", structure), AddNumberedEntries(27), JumpTo("L3"), StartClock()):
    session.execute(command)
bridge = Bridge(session, time_source)
window = ProjectorWindow()
bridge.ticked.connect(lambda now: window.set_view(projector_view(session.state, now)))
bridge.start()
window.setGeometry(0, 0, 1920, 1080)
window.showFullScreen()
window.setFixedSize(1920, 1080)
measure(int(sys.argv[1]))
"""


def main() -> int:
    seconds = sys.argv[1] if len(sys.argv) > 1 else str(SECONDS)
    label, clock = (started(code, seconds) for code in (LABEL, CLOCK))
    one, other = used(label), used(clock)
    print(f"label {1000 * one / int(seconds):.2f} ms CPU a second, clock {1000 * other / int(seconds):.2f}")
    ratio = other / one
    print(f"idle {ratio:.2f} x target {TARGET} {'ok' if ratio <= TARGET else 'short'}")
    return 0 if ratio <= TARGET else 1


def started(code: str, seconds: str) -> subprocess.Popen[str]:
    """A process that runs for so many seconds and prints the CPU seconds it took."""
    path = os.pathsep.join((str(ROOT / "tests"), str(ROOT)))
    env = {"QT_QPA_PLATFORM": "offscreen", **os.environ, "PYTHONPATH": path}
    return subprocess.Popen(
        [sys.executable, "-c", MEASURE + code, seconds],
        env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip


def used(process: subprocess.Popen[str]) -> float:
    """CPU seconds that it printed."""
    out, err = process.communicate()
    try:
        return float(out)
    except ValueError:
        raise SystemExit(err or "nothing was measured") from None


if __name__ == "__main__":
    sys.exit(main())
