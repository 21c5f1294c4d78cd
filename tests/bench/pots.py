"""Ten players, nine pots, every one of them split: from contributions to awards, in microseconds.

Run: `python tests/bench/pots.py`. The last line is the figure.
"""

import sys
from time import perf_counter

from tdapp.domain.hand.pots import Stake
from tdapp.domain.hand.split import Splitting, left_of_button, settle

SEATS = tuple(range(1, 11))
STAKES = tuple(Stake(seat, 100 * min(seat, 9) + 7) for seat in SEATS)
RANKING = (SEATS,)
HOW = Splitting(order=left_of_button(SEATS, 4), smallest_chip=5)
TARGET = 100


def best_of(runs: int, times: int) -> float:
    """Microseconds of one settlement, the best of several runs."""
    best = float("inf")
    for _ in range(runs):
        start = perf_counter()
        for _ in range(times):
            settle(STAKES, 0, RANKING, HOW)
        best = min(best, (perf_counter() - start) / times)
    return best * 1e6


def main() -> int:
    done = settle(STAKES, 0, RANKING, HOW)
    assert len(done.awards) == 9
    assert all(len(award.shares) > 1 for award in done.awards)
    assert sum(award.amount for award in done.awards) == sum(stake.live for stake in STAKES)
    taken = best_of(20, 200)
    print(f"pots_ten_players {taken:.1f} us target {TARGET} {'ok' if taken <= TARGET else 'short'}")
    return 0 if taken <= TARGET else 1


if __name__ == "__main__":
    sys.exit(main())
