"""A child process that plays an evening on a real file and says what was acknowledged, until it is killed.

Arguments: the file, a seed. Each line: the number of batches of which the session said "done".
"""

import random
import sys
from datetime import timedelta
from pathlib import Path

from tdapp.app.opening import OpenTournament, open_tournament
from tdapp.app.time_source import SystemTime
from tdapp.application.commands import Command
from tdapp.application.ports import TimeSource
from tdapp.domain.clock import commands as clock
from tdapp.domain.floor import commands as floor
from tdapp.domain.units import EntryId, Millis
from tdapp.errors import InputError, RuleViolation


def commands(chance: random.Random, time: TimeSource) -> list[Command]:
    """One of each kind, with any content."""
    entry = EntryId(chance.randint(1, 30))
    return [
        clock.StartClock(),
        clock.PauseClock(),
        clock.AdjustClock(Millis(chance.randint(-90_000, 90_000))),
        clock.NextItem(),
        clock.PreviousItem(),
        clock.PlanStart(time.now() + timedelta(minutes=5)),
        floor.AddEntries(tuple(f"Player {chance.random()}" for _ in range(chance.randint(1, 40)))),
        floor.RenameEntry(entry, f"王 {chance.random()}"),
        floor.BustEntry(entry),
        floor.ReinstateEntry(entry),
    ]


def step(tournament: OpenTournament, chance: random.Random, time: TimeSource) -> None:
    """One click: a command, an undo, a redo or a heartbeat."""
    act = chance.random()
    try:
        if act < 0.15:
            tournament.session.undo()
        elif act < 0.25:
            tournament.session.redo()
        elif act < 0.3:
            tournament.beat()
        else:
            tournament.session.execute(chance.choice(commands(chance, time)))
    except (RuleViolation, InputError):
        return


def main() -> None:
    """Play on and on."""
    chance, time = random.Random(sys.argv[2]), SystemTime()
    tournament = open_tournament(Path(sys.argv[1]), time)
    while True:
        print(len(tournament.session.batches), flush=True)  # noqa: T201 - its parent reads this
        step(tournament, chance, time)


if __name__ == "__main__":
    main()
