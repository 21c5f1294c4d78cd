"""Pots and splits: EX-6.1 … EX-6.8 and EX-7.1 … EX-7.7 of the rules page."""

import pytest
from support.spoken import Table

from tdapp.domain.hand.actions import KillHand, MuckCards, Settle
from tdapp.domain.hand.decide import decide
from tdapp.domain.hand.pots import Stake, cut_pots
from tdapp.domain.hand.split import Share, Splitting, Why, award_pots, left_of_button, settle, share
from tdapp.domain.house_rules import OddChipPolicy
from tdapp.errors import RuleViolation


def stakes(folded="", mucked="", **live):
    return tuple(
        Stake(n, chips, name in folded, name in mucked) for n, (name, chips) in enumerate(live.items(), 1)
    )


def cut(folded="", dead=0, **live):
    """Uncalled and pots with players as letters, main pot first."""
    names = dict(enumerate(live, 1))
    done = cut_pots(stakes(folded, **live), dead)
    back = {names[done.uncalled.seat]: done.uncalled.amount} if done.uncalled else {}
    return back, [(pot.amount, "".join(names[seat] for seat in pot.eligible)) for pot in done.pots]


SEED = {"A": 50, "B": 250, "C": 350, "D": 800, "E": 800, "F": 500}


def test_ex_6_1_t_16_the_pots_of_the_seed():
    assert cut("F", **SEED) == ({}, [(300, "ABCDE"), (1000, "BCDE"), (400, "CDE"), (1050, "DE")])
    assert cut_pots(stakes("F", **SEED)).pots[3].layers == (450, 600)


def test_ex_6_1_t_02_each_pot_goes_to_the_best_hand_in_it():
    how = Splitting(order=(1, 2, 3, 4, 5, 6))
    done = settle(stakes("F", **SEED), 0, ((1,), (2,), (4,), (5,), (3,)), how)
    assert [(a.shares[0].seat, a.amount, a.why) for a in done.awards] == [
        (1, 300, Why.BEST_HAND),
        (2, 1000, Why.BEST_HAND),
        (4, 400, Why.BEST_HAND),
        (4, 1050, Why.BEST_HAND),
    ]


def test_ex_6_2_uncalled_goes_back():
    assert cut(A=40, B=100, C=160) == ({"C": 60}, [(120, "ABC"), (120, "BC")])


def test_ex_6_3_a_folded_player_in_between():
    assert cut("F", A=40, B=100, C=160, F=70) == ({"C": 60}, [(160, "ABC"), (150, "BC")])


def test_ex_6_4_t_26_a_folded_player_has_matched_a_part():
    assert cut("F", A=40, B=100, C=160, F=130) == ({"C": 30}, [(160, "ABC"), (180, "BC"), (60, "C")])
    done = settle(
        stakes("F", A=40, B=100, C=160, F=130), 0, ((1,), (2,), (3,)), Splitting(order=(1, 2, 3, 4))
    )
    assert done.awards[2].why is Why.UNCONTESTED


def test_ex_6_5_a_walk():
    table = Table(
        "SBU",
        "U",
        sb=50,
        bb=100,
        ante=100,
        stacks=dict.fromkeys("SBU", 900),
        settings={"ante_format": "bb_ante"},
    )
    table.say("U folds", "S folds")
    assert (table.uncalled(), table.pots()) == ({"B": 50}, [(200, "B")])
    assert table.settle()["B"] == 950


def test_ex_6_6_tda_16_3():
    table = Table("sbABCd", "d", sb=50, bb=100, stacks={**dict.fromkeys("sbBCd", 5000), "A": 700})
    table.say("A all-in 700", "B calls", "C calls", "d folds", "s folds", "b folds").deal()
    table.say("B checks", "C checks").deal().say("B bets 1000", "C calls")
    assert table.pots() == [(2250, "ABC"), (2000, "BC")]


def test_ex_6_7_tda_65_a_a_killed_hand_gets_its_uncalled_chips_back():
    assert cut("A", A=900, B=500, C=200) == ({"A": 400}, [(600, "BC"), (600, "B")])


def test_ex_6_7_killing_after_the_betting_never_cuts_the_pots_again():
    table = Table("ABC", "C", street="flop", bb=100, stacks={"A": 900, "B": 500, "C": 200})
    table.say("A bets 900", "B all-in 500", "C all-in 200")
    before = table.pots()
    table.do(KillHand(1))
    assert table.pots() == before == [(600, "ABC"), (600, "AB")]
    assert table.settle("C", "B") == {"A": 400, "B": 600, "C": 600}


def test_ex_6_8_mucked_is_not_folded():
    table = Table("ABCD", "D", street="flop", bb=20, stacks={"A": 40, "B": 40, "C": 500, "D": 500})
    table.say("A all-in 40", "B all-in 40", "C raises to 90", "D calls").deal().say("C folds")
    assert table.pots() == [(160, "ABD"), (100, "D")]
    table.do(MuckCards(4))
    assert table.settle("A", "B") == {"A": 160, "B": 0, "C": 410, "D": 510}


def test_t_03_the_order_of_all_ins_does_not_matter():
    early = Table("ABC", "C", street="flop", bb=10, stacks={"A": 300, "B": 100, "C": 200})
    early.say("A all-in 300", "B all-in 100", "C all-in 200")
    late = Table("ABC", "C", street="flop", bb=10, stacks={"A": 300, "B": 100, "C": 200})
    late.say("A checks", "B all-in 100", "C all-in 200", "A all-in 300")
    assert early.pots() == late.pots() == [(300, "ABC"), (200, "AC")]


def test_chips_nobody_can_claim_go_down_with_a_warning():
    done = cut_pots(stakes("AB", A=500, B=500, C=300))
    assert [(pot.amount, pot.eligible) for pot in done.pots] == [(1300, (3,))]
    assert done.orphaned == 400


def test_chips_of_folded_players_alone_go_to_all_who_are_left():
    done = cut_pots(stakes("AB", A=50, B=50, C=0, D=0))
    assert [(pot.amount, pot.eligible) for pot in done.pots] == [(100, (3, 4))]
    assert done.orphaned == 100


def test_one_player_alone_gets_everything_back():
    done = cut_pots((Stake(1, 50),))
    assert (done.uncalled.amount, done.pots) == (50, ())


def test_a_stake_plays_unless_it_is_said_to_have_folded_or_mucked():
    done = settle((Stake(1, 50), Stake(2, 50)), 0, ((2,), (1,)), Splitting(order=(1, 2)))
    assert done.pots.orphaned == 0
    assert [(a.why, a.shares) for a in done.awards] == [(Why.BEST_HAND, (Share(2, 100, 0),))]


def test_nobody_left():
    with pytest.raises(RuleViolation, match=r"pots\.nobody_left"):
        cut_pots(stakes("AB", A=50, B=50))


def test_the_highest_folded_bet_that_nobody_matched_goes_back():
    assert cut("A", A=500, B=300, C=300) == ({"A": 200}, [(900, "BC")])


def test_a_dead_ante_is_for_everybody_still_in():
    assert cut("S", dead=800, S=500, B=0, D=1000) == ({"D": 500}, [(800, "BD"), (1000, "D")])
    assert cut("S", dead=1000, S=500, B=1000, D=1000) == ({}, [(3500, "BD")])


# --- EX-7 -----------------------------------------------------------------------------------------


def shares(pot, winners, *, seats="ABCDE", button="A", unit=1, policy=OddChipPolicy.ONE_EACH):
    numbers = {name: n for n, name in enumerate(seats, 1)}
    order = left_of_button(tuple(numbers.values()), numbers[button])
    who = tuple(seat for seat in order if seats[seat - 1] in winners)
    how = Splitting(order=order, smallest_chip=unit, policy=policy)
    return {seats[s.seat - 1]: s.amount for s in share(pot, who, how)}


def test_ex_7_1_t_04_the_odd_chip_of_the_seed():
    assert shares(1000, "CDE", unit=10) == {"C": 340, "D": 330, "E": 330}


def test_ex_7_2_the_smallest_chip_matters():
    assert shares(1000, "CDE", unit=1) == {"C": 334, "D": 333, "E": 333}


def test_ex_7_3_t_15_both_policies():
    assert shares(2000, "CDE", unit=100) == {"C": 700, "D": 700, "E": 600}
    all_first = shares(2000, "CDE", unit=100, policy=OddChipPolicy.ALL_TO_FIRST)
    assert all_first == {"C": 800, "D": 600, "E": 600}


def test_ex_7_4_three_odd_chips():
    assert shares(1075, "BCDE", unit=25) == {"B": 275, "C": 275, "D": 275, "E": 250}


def test_ex_7_5_heads_up():
    assert shares(125, "AB", seats="AB", button="B", unit=5) == {"A": 65, "B": 60}


def test_ex_7_6_why_neighbours_are_merged():
    how = Splitting(order=(2, 3, 1), smallest_chip=50)
    done = settle(stakes("A", A=50, B=175, C=175), 0, ((2, 3),), how)
    assert done.pots.pots[0].layers == (150, 250)
    assert [(s.seat, s.amount) for s in done.awards[0].shares] == [(2, 200), (3, 200)]


def test_ex_7_7_the_seed_split_between_two():
    done = settle(
        stakes("F", **SEED),
        0,
        ((4, 5), (1,), (2,), (3,)),
        Splitting(order=(1, 2, 3, 4, 5, 6), smallest_chip=50),
    )
    got = [{s.seat: s.amount for s in a.shares} for a in done.awards]
    assert got == [{4: 150, 5: 150}, {4: 500, 5: 500}, {4: 200, 5: 200}, {4: 550, 5: 500}]
    assert [a.shares[0].odd for a in done.awards] == [0, 0, 0, 50]
    assert done.awards[3].why is Why.TIE


def test_chips_below_the_smallest_go_to_the_first_winner():
    assert shares(1013, "CDE", unit=10) == {"C": 343, "D": 340, "E": 330}
    all_first = shares(1013, "CDE", unit=10, policy=OddChipPolicy.ALL_TO_FIRST)
    assert all_first == {"C": 353, "D": 330, "E": 330}


def test_one_winner_takes_a_pot_whole():
    assert shares(1013, "D", unit=10) == {"D": 1013}


def test_t_15_the_first_winner_and_not_the_first_player_left_in():
    how = Splitting(order=(2, 3, 4, 1))
    done = settle(stakes("B", A=50, B=1, C=50, D=50), 0, ((4, 1), (3,)), how)
    assert [(s.seat, s.amount, s.odd) for s in done.awards[0].shares] == [(4, 76, 1), (1, 75, 0)]


def test_tda_32_left_of_an_empty_button_seat():
    assert left_of_button((1, 4, 6, 9), 5) == (6, 9, 1, 4)
    assert left_of_button((6, 9, 1, 4), 9) == (1, 4, 6, 9)
    assert left_of_button((1, 4), 9) == (1, 4)


def test_refusals_of_an_award():
    pots = cut_pots(stakes(A=50, B=50)).pots
    how = Splitting(order=(1, 2))
    with pytest.raises(RuleViolation, match=r"award\.unranked"):
        award_pots(pots, ((1,),), frozenset(), how)
    with pytest.raises(RuleViolation, match=r"award\.ranked_twice"):
        award_pots(pots, ((1,), (1, 2)), frozenset(), how)
    with pytest.raises(RuleViolation, match=r"award\.nobody_claims"):
        award_pots(pots, ((1,), (2,)), frozenset({1, 2}), how)
    (award,) = award_pots(pots, (), frozenset({1}), how)
    assert (award.why, award.shares[0].seat) == (Why.LAST_HAND, 2)


def test_tda_16_the_last_side_pot_is_paid_first():
    table = Table("ABC", "C", street="flop", bb=10, stacks={"A": 300, "B": 100, "C": 200})
    table.say("A all-in 300", "B all-in 100", "C all-in 200")
    names = [type(e).__name__ for e in decide(table.state, Settle(((2,), (3,), (1,))))]
    assert names == ["UncalledReturned", "PotAwarded", "PotAwarded", "HandEnded"]
    paid = [e.award.pot for e in decide(table.state, Settle(((2,), (3,), (1,))))[1:3]]
    assert paid == [1, 0]
