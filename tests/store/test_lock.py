"""One process writes a tournament; the operating system lets go of it when that process ends."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from support.stores import EVENING, SetTime, created

from tdapp.app.opening import open_tournament
from tdapp.errors import StoreBusy
from tdapp.store.journal import Journal
from tdapp.store.sighting import sidecar_of

HOLDER = """
import sys, time
from datetime import UTC, datetime
from pathlib import Path
from tdapp.store.journal import Journal
opened = Journal.open(Path(sys.argv[1]), datetime.now(UTC))
opened.journal.beat(datetime.now(UTC), datetime(2026, 12, 1, 19, 31, tzinfo=UTC), "Friday", 0)
print("held", flush=True)
time.sleep(60)
"""


def test_a_second_instance_is_refused_naming_the_holder_until_that_is_killed(tmp_path: Path) -> None:
    tournament = created(tmp_path, SetTime())
    tournament.close()
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(tournament.path)], stdout=subprocess.PIPE, text=True
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        with pytest.raises(StoreBusy) as refused:
            open_tournament(tournament.path, SetTime())
        holder.send_signal(signal.SIGKILL if os.name != "nt" else signal.SIGTERM)
        holder.wait()
    assert refused.value.code == "store.held"
    assert refused.value.params["pid"] == holder.pid
    assert refused.value.params["host"] == socket.gethostname()
    assert refused.value.params["since"] == EVENING.replace(minute=31)
    again = open_tournament(tournament.path, SetTime())
    assert again.failure is None
    again.close()


def test_a_second_window_of_the_same_process_is_refused_too_by_any_name(tmp_path: Path) -> None:
    tournament = created(tmp_path, SetTime())
    link = tmp_path / "link.tdapp"
    link.symlink_to(tournament.path)
    for path in (tournament.path, link, tmp_path / "." / tournament.path.name):
        with pytest.raises(StoreBusy):
            open_tournament(path, SetTime())
    tournament.close()
    open_tournament(link, SetTime()).close()


def test_a_holder_that_is_not_known_is_none(tmp_path: Path) -> None:
    tournament = created(tmp_path, SetTime())
    sidecar_of(tournament.path).unlink()
    with pytest.raises(StoreBusy) as refused:
        open_tournament(tournament.path, SetTime())
    assert refused.value.params["host"] is None
    tournament.close()


def test_a_refused_opening_lets_go_of_the_lock(tmp_path: Path) -> None:
    path = tmp_path / "x.tdapp"
    path.write_bytes(b"")
    for _ in range(2):
        with pytest.raises(Exception, match=r"store\.empty"):
            Journal.open(path, EVENING)
