"""Kill it at any moment: every acknowledged command is there afterwards, and at most one more.

Rule: product.md §8: nothing acknowledged is lost.
"""

import os
import random
import subprocess
import sys
import time as clock
from pathlib import Path

import pytest
from support import evening_child
from support.stores import SetTime, created, restarted

from tdapp.app.opening import open_tournament
from tdapp.application.log import Batch

TESTS = Path(__file__).parents[1]


GOING_ON = 2
"""Notes that the clock goes on: of the look after the kill, and of a child that had said nothing yet."""


def run_until_killed(path: Path, seed: int, lifetime: float, *, in_play: bool) -> int:
    """Batches that the child, killed after `lifetime` seconds, had acknowledged last; 0 when none.

    The time counts from the first acknowledgement when `in_play`, else from the start of the process: such a
    kill may hit the opening.
    """
    environment = os.environ | {"PYTHONPATH": os.pathsep.join((str(TESTS), str(TESTS.parent)))}
    command = [sys.executable, evening_child.__file__, str(path), str(seed)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as child:
        assert child.stdout is not None
        first = child.stdout.readline() if in_play else ""
        assert first or not in_play, "the child did not open the tournament"
        clock.sleep(lifetime)
        child.kill()
        heard = first + child.stdout.read()
    whole_lines = heard.split("\n")[:-1]
    return int(whole_lines[-1]) if whole_lines else 0


def kill_and_look(folder: Path, times: int, seed: int) -> None:
    chance = random.Random(seed)
    time = SetTime()
    tournament = created(folder, time)
    path, known = tournament.path, tournament.session.batches
    tournament.close()
    for nth in range(times):
        in_play = nth % 3 > 0
        lifetime = chance.uniform(0, 0.25 if in_play else 0.6)
        acknowledged = run_until_killed(path, seed + nth, lifetime, in_play=in_play)
        again = open_tournament(path, restarted(time, 3600 * nth))
        own = again.session.batches
        assert again.failure is None
        assert again.aside is None
        assert_nothing_lost(known, own, acknowledged or len(known))
        known = own
        again.close()
    assert len(known) > times


def assert_nothing_lost(before: tuple[Batch, ...], after: tuple[Batch, ...], acknowledged: int) -> None:
    assert after[: len(before)] == before
    assert acknowledged <= len(after) <= acknowledged + 1 + GOING_ON
    assert [batch.seq for batch in after] == list(range(1, len(after) + 1))


def test_killed_at_ten_random_moments(tmp_path: Path) -> None:
    kill_and_look(tmp_path, 10, seed=20261201)


@pytest.mark.slow
def test_killed_at_a_hundred_random_moments(tmp_path: Path) -> None:
    kill_and_look(tmp_path, 100, seed=7)
