"""Bounties: EX-13.7 and EX-13.8 of the rules page."""

import pytest

from tdapp.domain.hand.pots import Stake
from tdapp.domain.hand.split import Splitting, settle
from tdapp.domain.money.bounties import Won, fixed, hunters, progressive
from tdapp.errors import RuleViolation


def won_pots(contributions, ranking):
    """Who was in for each pot and who won it, the main pot first; seats are 1..n clockwise."""
    stakes = tuple(Stake(seat, chips) for seat, chips in enumerate(contributions, 1))
    done = settle(stakes, 0, ranking, Splitting(order=tuple(range(1, len(stakes) + 1))))
    return [
        (pot.eligible, tuple(share.seat for share in award.shares))
        for pot, award in zip(done.pots.pots, done.awards, strict=True)
    ]


def test_ex_13_7_a_bounty_goes_with_the_pot_of_the_last_chips():
    d, b, v, other = 1, 2, 3, 4
    pots = won_pots((100, 200, 400, 1000), ((b,), (other,), (v,), (d,)))
    assert hunters(d, pots) == (b,)
    assert hunters(v, pots) == (other,)


def test_rules_13_3_a_tie_splits_the_bounty():
    pots = won_pots((100, 100, 100), ((1, 3), (2,)))
    assert hunters(2, pots) == (1, 3)
    assert fixed(1001, 2) == (Won(501), Won(500))


def test_who_was_in_no_pot_has_no_hunter():
    with pytest.raises(RuleViolation, match=r"bounty\.not_in_a_pot"):
        hunters(9, [((1, 2), (1,))])


def test_ex_13_8_progressive_heads():
    heads = dict.fromkeys("ABCD", 10)
    cash = dict.fromkeys("ABCD", 0)
    for hunter, victim in (("A", "B"), ("A", "C"), ("D", "A")):
        (won,) = progressive(heads.pop(victim), 1)
        cash[hunter] += won.cash
        heads[hunter] += won.head
    assert heads == {"D": 20}
    cash["D"] += heads["D"]  # the last one in keeps his own
    assert cash == {"A": 10, "B": 0, "C": 0, "D": 30}


def test_rules_13_3_odd_cents_to_the_earliest_position_and_none_is_lost():
    assert progressive(1003, 2) == (Won(251, 251), Won(250, 251))
    assert progressive(5, 1) == (Won(2, 3),)
