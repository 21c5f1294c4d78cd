"""From process start to the first paint of the start page, as a ratio to a bare window in the same run.

    python tests/bench/startup.py [ROUNDS]

Both are started in turn on an empty data folder, off screen unless QT_QPA_PLATFORM says otherwise; medians.
Compiled modules are kept as Python keeps them for people, in a folder of the run.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TARGET = 2.0
ROUNDS = 9

WATCH = """
import time
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication
run = QApplication.exec
class FirstPaint(QObject):
    def eventFilter(self, window, event):
        if event.type() == QEvent.Type.Paint:
            window.removeEventFilter(self)
            QTimer.singleShot(0, self.report)  # when the window's parts have been painted too
        return False
    def report(self):
        print(time.monotonic_ns(), flush=True)
        QApplication.quit()
def watched(*_):
    watch = FirstPaint()
    for window in QApplication.topLevelWidgets():
        if window.isVisible():
            window.installEventFilter(watch)
    return run()
QApplication.exec = watched
"""
BARE = """
from PySide6.QtWidgets import QApplication, QMainWindow
app = QApplication([])
window = QMainWindow()
window.resize(1366, 768)
window.show()
app.exec()
"""
OURS = """
from tdapp.app.main import main
main([])
"""


def main() -> int:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    bare: list[float] = []
    ours: list[float] = []
    with tempfile.TemporaryDirectory() as compiled:
        for _ in range(rounds + 1):  # the first of each compiles, and is thrown away
            bare.append(first_paint(BARE, compiled))
            ours.append(first_paint(OURS, compiled))
    one, other = statistics.median(bare[1:]), statistics.median(ours[1:])
    print(f"bare window {one:.0f} ms, start page {other:.0f} ms, medians of {rounds}")
    ratio = other / one
    print(f"startup {ratio:.2f} x target {TARGET} {'ok' if ratio <= TARGET else 'short'}")
    return 0 if ratio <= TARGET else 1


def first_paint(code: str, compiled: str) -> float:
    """Milliseconds from before the process is made until its first window is painted."""
    with tempfile.TemporaryDirectory() as folder:
        env = {
            "QT_QPA_PLATFORM": "offscreen",
            **os.environ,
            "TDAPP_DATA": f"{folder}/data",
            "TDAPP_CONFIG": f"{folder}/config",
            "PYTHONPYCACHEPREFIX": compiled,
        }
        env.pop("PYTHONDONTWRITEBYTECODE", None)
        began = time.monotonic_ns()
        done = subprocess.run(
            [sys.executable, "-c", WATCH + code],
            env=env,
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
    if not done.stdout.strip().isdigit():
        raise SystemExit(done.stderr or "no paint was seen")
    return (int(done.stdout) - began) / 1e6


if __name__ == "__main__":
    sys.exit(main())
