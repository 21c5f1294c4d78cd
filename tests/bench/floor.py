"""The floor at 500 and at 10,000 entries: the draw, a balance plan and its moves, a break, all places.

Run: `python tests/bench/floor.py`. Twenty times the players may take thirty times as long (n log n with a
margin). The last line is the figure.
"""

import sys
from collections.abc import Callable
from datetime import UTC, datetime
from gc import collect
from time import perf_counter

from tdapp.domain.draw import seed_of
from tdapp.domain.floor import seat_commands as c
from tdapp.domain.floor.commands import AddNumberedEntries, FloorCommand
from tdapp.domain.floor.decide import decide
from tdapp.domain.floor.events import EntryBusted
from tdapp.domain.floor.evolve import evolve
from tdapp.domain.floor.state import FloorState, places, room
from tdapp.domain.floor.table_decide import plan_balance

SEED = seed_of(bytes(16))
NOW = datetime(2026, 12, 1, 20, 0, tzinfo=UTC)
FEW, MANY, TARGET = 500, 10_000, 30


def done(floor: FloorState, *commands: FloorCommand) -> FloorState:
    """The floor after the commands."""
    for command in commands:
        for event in decide(floor, command, NOW):
            floor = evolve(floor, event)
    return floor


def uneven(players: int) -> FloorState:
    """Tables in play with known buttons; every other one has lost a third of its players."""
    floor = done(FloorState(), AddNumberedEntries(players), c.DrawSeats(9, SEED), c.DrawButtons(SEED))
    for number, there in room(floor).sitting.items():
        floor = evolve(floor, decide(floor, c.DealHand(number), NOW)[0])
        for entry in list(there.values())[: 3 * (number % 2)]:
            floor = evolve(floor, EntryBusted(entry, "", 0))
    return floor


def best(act: Callable[[], object], runs: int) -> float:
    """Milliseconds, the best of several runs."""
    found = float("inf")
    for _ in range(runs):
        collect()
        began = perf_counter()
        act()
        found = min(found, perf_counter() - began)
    return found * 1000


def measured(players: int, runs: int) -> dict[str, float]:
    """Milliseconds of each act."""
    entered = done(FloorState(), AddNumberedEntries(players))
    floor = uneven(players)
    plan = plan_balance(floor)
    assert plan.moves
    assert plan.spread <= 1
    last = max(floor.seating.tables)
    return {
        "draw": best(lambda: done(entered, c.DrawSeats(9, SEED)), runs),
        "balance": best(lambda: done(floor, c.BalanceTables(plan.moves)), runs),
        "break": best(lambda: done(floor, c.BreakTable(last, SEED)), runs),
        "places": best(lambda: places(floor), runs),
    }


def main() -> int:
    few, many = measured(FEW, 20), measured(MANY, 12)
    for name, taken in many.items():
        print(f"{name}: {few[name]:.2f} ms at {FEW}, {taken:.1f} ms at {MANY}")
    ratio = sum(many.values()) / sum(few.values())
    verdict = "ok" if ratio <= TARGET else "short"
    print(f"floor_10000_to_500 {ratio:.1f} times target {TARGET} {verdict}")
    return 0 if verdict == "ok" else 1


if __name__ == "__main__":
    sys.exit(main())
