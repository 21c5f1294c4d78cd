"""Pots and splits against a slow second implementation: 10,000 random cases, 100,000 marked slow."""

import random

import pytest
from support.slow_pots import slow_payouts, slow_pots

from tdapp.domain.hand.pots import Stake
from tdapp.domain.hand.split import Splitting, left_of_button, settle
from tdapp.domain.house_rules import OddChipPolicy


def random_case(rng):
    count = rng.randint(2, 10)
    seats = sorted(rng.sample(range(1, 12), count))
    spread = rng.choice([3, 12, 90])
    live = {seat: rng.choice([0, rng.randint(0, spread), rng.randint(1, spread)]) for seat in seats}
    folded = {seat for seat in seats if rng.random() < 0.3}
    folded.discard(rng.choice(seats))
    still = [seat for seat in seats if seat not in folded]
    if not still:
        folded, still = set(), seats
    mucked = {seat for seat in still if rng.random() < 0.15}
    strength = {seat: rng.randint(1, 3) for seat in still if seat not in mucked}
    ranking = tuple(
        tuple(s for s in strength if strength[s] == level) for level in sorted(set(strength.values()))
    )
    dead = rng.choice([0, 0, rng.randint(1, spread)])
    return seats, live, folded, mucked, ranking, dead


def check(rng):
    seats, live, folded, mucked, ranking, dead = random_case(rng)
    unit = rng.choice([1, 1, 2, 5])
    one_each = rng.random() < 0.7
    uncalled, pots = slow_pots(live, folded, dead, seats)
    if any(len(players) > 1 and not players - mucked for _, players in pots):
        return 0
    button = rng.randint(1, 12)
    order = left_of_button(tuple(seats), button)
    policy = OddChipPolicy.ONE_EACH if one_each else OddChipPolicy.ALL_TO_FIRST
    stakes = [Stake(s, live[s], s in folded, s in mucked) for s in seats]
    done = settle(tuple(stakes), dead, ranking, Splitting(order=order, smallest_chip=unit, policy=policy))
    back = done.pots.uncalled
    assert (back and (back.seat, back.amount)) == uncalled
    assert [[pot.amount, set(pot.eligible)] for pot in done.pots.pots] == pots
    assert all(sum(pot.layers) == pot.amount for pot in done.pots.pots)
    won = {}
    for award in done.awards:
        assert sum(s.amount for s in award.shares) == award.amount
        for s in award.shares:
            won[s.seat] = won.get(s.seat, 0) + s.amount
    from_left = [s for s in (*range(button + 1, 13), *range(1, button + 1)) if s in seats]
    assert won == slow_payouts(pots, ranking, mucked, from_left, unit=unit, one_each=one_each)
    assert sum(won.values()) + (uncalled[1] if uncalled else 0) == sum(live.values()) + dead
    return 1


@pytest.mark.parametrize("seed", range(10))
def test_pots_and_splits_against_the_slow_oracle(seed):
    rng = random.Random(seed)
    assert sum(check(rng) for _ in range(1000)) > 800


@pytest.mark.slow
def test_pots_and_splits_against_the_slow_oracle_100_000():
    rng = random.Random(99)
    assert sum(check(rng) for _ in range(100_000)) > 80_000
