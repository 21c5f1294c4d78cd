"""The program as a process of its own: it starts, and ends in good order when it is told to."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PATIENCE_S = 30


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signal that asks a process to end")
def test_house_the_program_starts_and_ends_when_asked(tmp_path):
    environ = os.environ | {
        "QT_QPA_PLATFORM": "offscreen",
        "TDAPP_DATA": str(tmp_path / "data ü"),
        "TDAPP_CONFIG": str(tmp_path / "config"),
    }
    with subprocess.Popen(
        [sys.executable, "-m", "tdapp"], cwd=ROOT, env=environ, stderr=subprocess.PIPE, text=True
    ) as process:
        log = tmp_path / "data ü" / "tdapp-hard.log"  # opened when all is ready
        until = time.monotonic() + PATIENCE_S
        while not log.exists() and time.monotonic() < until:
            time.sleep(0.05)
        process.send_signal(signal.SIGTERM)
        _, errors = process.communicate(timeout=PATIENCE_S)
    assert process.returncode == 0, errors
    assert "Traceback" not in errors
    assert not (tmp_path / "data ü" / "tdapp.log").exists()
    assert "window_geometry" in (tmp_path / "config" / "preferences.json").read_text(encoding="utf-8")
