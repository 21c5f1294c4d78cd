"""Exact odds against the plain loop over every board with phevaluator, in one run.

Heads-up before the flop (1,712,304 boards): how many times faster. Three players on the flop: milliseconds.
"""

import sys
from itertools import combinations
from time import perf_counter

from phevaluator import evaluate_7cards

from tdapp.domain.cards import parse_cards, remaining
from tdapp.domain.odds import exact_odds

PRE_FLOP = [parse_cards(hole) for hole in ("As Ks", "Qh Qd")]
FLOP = [parse_cards(hole) for hole in ("As Ks", "Qh Qd", "7c 6c")], parse_cards("Qc 7h 2s")


def plain_loop() -> tuple[int, int, int]:
    """(first wins, second wins, ties), board by board."""
    (a, b), (c, d) = PRE_FLOP
    first = second = ties = 0
    for board in combinations(remaining(*PRE_FLOP), 5):
        one, other = evaluate_7cards(a, b, *board), evaluate_7cards(c, d, *board)
        if one < other:
            first += 1
        elif one > other:
            second += 1
        else:
            ties += 1
    return first, second, ties


def grouped() -> tuple[int, int, int]:
    first, second = exact_odds(PRE_FLOP).pots[0].players
    return first.wins, second.wins, first.ties


def seconds(run, times=1) -> float:
    """The best of several runs."""
    best = float("inf")
    for _ in range(times):
        start = perf_counter()
        run()
        best = min(best, perf_counter() - start)
    return best


def report(name: str, value: float, unit: str, target: float, *, enough: bool) -> bool:
    print(f"{name} {value:.2f} {unit} target {target:g} {'ok' if enough else 'short'}")
    return enough


def main() -> int:
    start = perf_counter()
    exact_odds(*FLOP)
    print(f"first call, table of ranks included: {1000 * (perf_counter() - start):.0f} ms")
    assert plain_loop() == grouped(), "both ways must count the same"
    plain, ours = seconds(plain_loop), seconds(grouped, 5)
    print(f"heads-up before the flop: plain loop {plain:.2f} s, grouped {1000 * ours:.1f} ms")
    ten = [tuple(parse_cards(f"{rank}c {rank}d")) for rank in "23456789TJ"]
    print(f"ten players before the flop: {1000 * seconds(lambda: exact_odds(ten), 3):.0f} ms")
    flop = 1000 * seconds(lambda: exact_odds(*FLOP), 20)
    fine = [
        report("odds_flop_three_players", flop, "ms", 5, enough=flop <= 5),
        report("odds_heads_up_preflop", plain / ours, "times", 4, enough=plain / ours >= 4),
    ]
    return 0 if all(fine) else 1


if __name__ == "__main__":
    sys.exit(main())
