"""Betting rounds, structures and minimum raises: EX-2, EX-3 and EX-4.1 … EX-4.9 of the rules page."""

import pytest
from support.spoken import Table

from tdapp.domain.hand.legal import legal_actions
from tdapp.errors import RuleViolation


def flop(order, *, stack=50000, structure="no-limit", bb=100, pot=0, settings=None, bet_size=None, **stacks):
    """A flop that begins; everybody has `stack` unless named."""
    return Table(
        order,
        order[-1],
        structure=structure,
        street="flop",
        sb=bb // 2,
        bb=bb,
        pot=pot,
        settings=settings,
        bet_size=bet_size,
        stacks={**dict.fromkeys(order, stack), **stacks},
    )


def preflop(order, *, sb, bb, stack=50000, structure="no-limit", settings=None, **stacks):
    """First two of `order` are the blinds, the last is the button."""
    return Table(
        order,
        order[-1],
        structure=structure,
        sb=sb,
        bb=bb,
        settings=settings,
        stacks={**dict.fromkeys(order, stack), **stacks},
    )


def pot(table):
    return table.options()["pot_total"]


# --- EX-2: rounds ---------------------------------------------------------------------------------


def test_ex_2_1_the_sample_hand_of_the_seed():
    table = preflop("BCTA", sb=1, bb=2)
    table.say("T folds", "A calls", "B calls", "C checks")
    assert pot(table) == 6
    table.deal().say("B checks", "C bets 2", "A raises to 4", "B calls", "C calls")
    assert pot(table) == 18
    table.deal().say("B checks", "C checks", "A checks")
    assert pot(table) == 18
    table.deal().say("B bets 4", "C calls", "A folds")
    assert pot(table) == 26
    assert table.settle("B", "C")["B"] == 50000 - 10 + 26


def test_ex_2_2_a_hand_of_the_third_seed():
    table = preflop("SBUHCD", sb=1, bb=2)
    table.say("U folds", "H folds", "C folds", "D raises to 6", "S folds", "B calls")
    assert pot(table) == 13
    table.deal().say("B checks", "D bets 8", "B calls")
    assert pot(table) == 29
    table.deal().say("B checks", "D checks").deal().say("B bets 15", "D calls")
    assert pot(table) == 59
    assert table.settle("D", "B")["D"] == 50000 - 29 + 59


def test_ex_2_3_the_big_blind_has_the_option():
    table = preflop("SBU", sb=50, bb=100).say("U calls", "S calls")
    assert table.range() == (0, 200, 50000)
    assert table.say("B checks").options()["round_over"]


def test_ex_2_4_two_all_ins_leave_call_or_fold():
    table = flop("ABC", A=500, B=800, C=2000).say("A all-in 500", "B all-in 800")
    assert table.range() == (800, None, None)
    assert table.no_raise() == ("nobody_can_call", 0, 1)
    with pytest.raises(RuleViolation, match=r"hand\.nobody_can_call"):
        table.say("C raises to 1600")


def test_rules_2_2_chips_beyond_the_call_are_a_call_when_nobody_can_raise():
    table = flop("ABC", A=500, B=800, C=2000).say("A all-in 500", "B all-in 800", "C all-in 2000")
    assert table.options()["stacks"]["C"] == 1200
    assert table.pots() == [(1500, "ABC"), (600, "BC")]


def test_rules_2_2_owes_against_the_highest_live_bet_but_the_price_stays_nominal():
    table = preflop("BS", sb=50, bb=100, B=80)
    assert table.range() == (50, None, None)
    assert table.say("S calls").uncalled() == {"S": 20}


def test_rules_2_2_nobody_is_asked_who_owes_nothing_and_has_no_opponent_to_bet_into():
    table = preflop("SBU", sb=50, bb=100, S=80).say("U folds", "S all-in 80")
    assert table.options()["round_over"]
    assert table.uncalled() == {"B": 20}
    table = preflop("SBU", sb=50, bb=100, U=60).say("U all-in 60", "S folds")
    assert table.options()["round_over"]
    assert table.pots() == [(170, "BU")]


def test_rules_2_2_an_all_in_for_less_may_leave_something_owed():
    table = preflop("SBU", sb=50, bb=100, B=40, U=80).say("U all-in 80")
    assert (table.options()["to_act"], table.range()) == ("S", (50, None, None))
    table = preflop("SBU", sb=50, bb=100, B=40, U=50).say("U all-in 50")
    assert table.options()["round_over"]


def test_rules_2_2_a_raise_beyond_every_stack_stays_legal():
    table = preflop("BS", sb=50, bb=100, B=150)
    assert table.range() == (50, 200, 50000)
    table.say("S raises to 5000", "B all-in 150")
    assert table.uncalled() == {"S": 4850}


def test_t_23_left_of_the_button_may_be_the_first_who_is_still_in():
    table = preflop("SBUD", sb=50, bb=100).say("U calls", "D calls", "S folds", "B checks").deal()
    assert table.options()["to_act"] == "B"


def test_t_27_the_board_is_dealt_although_nobody_can_bet():
    table = preflop("BS", sb=50, bb=100, B=500).say("S raises to 500", "B calls")
    for _ in range(3):
        table.deal()
        assert table.options()["round_over"]
    with pytest.raises(RuleViolation, match=r"hand\.river_dealt"):
        table.deal()


def test_fold_is_allowed_when_a_check_is_free():
    table = flop("ABC").say("A folds", "B checks", "C folds")
    assert table.options()["round_over"]


# --- EX-3: structures -----------------------------------------------------------------------------


def test_ex_3_1_to_3_3_t_09_the_pot_limit_ladder_of_the_seed():
    table = flop("XYZW", structure="pot-limit", pot=1000).say("X bets 100")
    assert table.range() == (100, 200, 1300)
    table.say("Y raises to 1300")
    assert pot(table) == 2400
    assert table.range() == (1300, 2500, 5000)  # Z, a fresh player
    table.say("Z folds", "W folds")
    assert table.range() == (1200, 2500, 4900)  # X, the original bettor
    assert pot(table.say("X raises to 4900")) == 7200


@pytest.mark.parametrize("blinds", [{}, {"B": 100}, {"dead": True}], ids=["full", "short BB", "dead SB"])
def test_ex_3_4_tda_54_b_pot_limit_opening(blinds):
    dead = blinds.pop("dead", False)
    given = {"sb_player": None, "bb_player": "B"} if dead else {}
    stacks = {**dict.fromkeys("SBU", 50000), **blinds}
    table = Table("SBU", "U", structure="pot-limit", sb=100, bb=200, stacks=stacks, **given)
    assert table.range() == (200, 400, 700)


def test_ex_3_5_pot_over_pot():
    table = preflop("SBUD", structure="pot-limit", sb=100, bb=200).say("U raises to 700")
    assert table.range() == (700, 1200, 2400)


def test_ex_3_6_the_small_blind_counts_as_a_big_one_until_the_big_blind_has_acted():
    assert preflop("SBU", structure="pot-limit", sb=5, bb=10).range()[2] == 35
    on = {"pl_sb_as_bb": "on"}
    table = preflop("SBUD", structure="pot-limit", sb=5, bb=10, settings=on)
    assert table.range()[2] == 40
    assert table.say("U calls").range()[2] == 50
    table.say("D calls", "S folds")
    assert table.range()[2] == 10 + 40  # the folded small blind still counts as ten
    table.say("B raises to 20")
    assert table.range() == (10, 30, 20 + 45 + 10)  # the big blind is through: exact again


def test_pl_sb_as_bb_counts_a_completed_small_blind_once():
    table = preflop("SBU", structure="pot-limit", sb=5, bb=10, settings={"pl_sb_as_bb": "on"})
    assert table.say("U calls", "S calls").range()[2] == 10 + 30


def test_pl_sb_as_bb_leaves_a_level_without_small_blind_alone():
    table = Table(
        "ABC",
        "C",
        structure="pot-limit",
        bb=10,
        stacks=dict.fromkeys("ABC", 900),
        settings={"pl_sb_as_bb": "on"},
    )
    assert table.range()[2] == 10 + 10 + 10


def test_pl_sb_as_bb_without_a_big_blind_seat():
    given = {"sb": 5, "bb": 10, "sb_player": "S", "bb_player": None, "settings": {"pl_sb_as_bb": "on"}}
    table = Table("SUD", "D", structure="pot-limit", stacks=dict.fromkeys("SUD", 900), **given)
    assert table.range() == (0, 5 + 10, 5 + (5 + 10 + 5))


def test_pl_round_up_unit_rounds_the_pot():
    table = flop("AB", structure="pot-limit", pot=80, bb=2, settings={"pl_round_up_unit": 25})
    assert table.range()[2] == 100
    assert flop("AB", structure="pot-limit", pot=75, bb=2, settings={"pl_round_up_unit": 25}).range()[2] == 75


@pytest.mark.parametrize(("setting", "most"), [("off", 35), ("on", 50)])
def test_pl_ante_preflop(setting, most):
    stacks = dict.fromkeys("SBU", 900)
    table = Table(
        "SBU",
        "U",
        structure="pot-limit",
        sb=5,
        bb=10,
        ante=5,
        stacks=stacks,
        settings={"pl_ante_preflop": setting},
    )
    assert table.range()[2] == most
    table.say("U calls", "S calls", "B checks").deal()
    assert table.range()[2] == 45  # after the flop the real pot


def test_t_08_the_pot_limit_minimum_is_the_last_full_raise():
    table = flop("ABC", structure="pot-limit", pot=1000).say("A bets 300", "B raises to 1000")
    assert table.range()[1] == 1700


def test_pot_limit_never_falls_below_the_minimum():
    assert flop("AB", structure="pot-limit", pot=40).range() == (0, 100, 100)


def test_pot_limit_refuses_more_than_the_pot_and_takes_a_smaller_all_in():
    table = flop("ABC", structure="pot-limit", pot=1000, B=700)
    with pytest.raises(RuleViolation, match=r"hand\.above_maximum"):
        table.say("A bets 1001")
    with pytest.raises(RuleViolation, match=r"hand\.above_maximum"):
        table.say("A all-in 50000")
    assert table.say("A checks").range() == (0, 100, 700)


def fixed(order, street="flop", *, bb=1, sb=0, stack=900, bet_size=None, left=None, settings=None, **stacks):
    return Table(
        order,
        order[-1],
        structure="fixed-limit",
        street=street,
        sb=sb,
        bb=bb,
        bet_size=bet_size,
        players_left_in_event=left,
        settings=settings,
        stacks={**dict.fromkeys(order, stack), **stacks},
        pot=100,
    )


def ladder(table):
    """Raise as long as it is allowed; the totals."""
    totals = []
    while table.may_raise():
        _, least, most = table.range()
        assert least == most
        verb = "raises to" if table.state.standing.current else "bets"
        table.say(f"{table.options()['to_act']} {verb} {least}")
        totals.append(least)
        if len(totals) > 9:
            break
    return totals


@pytest.mark.parametrize(
    ("street", "totals"), [("preflop", [2, 3, 4]), ("flop", [1, 2, 3, 4])], ids=["preflop", "flop"]
)
def test_ex_3_7_t_10_small_bets_and_three_raises(street, totals):
    table = fixed("SBU", street, sb=1, bb=1)
    assert ladder(table) == totals
    assert table.no_raise() == ("cap_reached", 4, 4)


@pytest.mark.parametrize("street", ["turn", "river"])
def test_ex_3_8_big_bets(street):
    assert ladder(fixed("SBU", street, sb=1, bb=1)) == [2, 4, 6, 8]


def test_fl_cap_raises_4():
    assert ladder(fixed("SBU", settings={"fl_cap_raises": 4})) == [1, 2, 3, 4, 5]


def test_ex_3_9_less_than_half_a_bet_is_completed():
    table = fixed("BCDE", bb=5, D=6).say("B bets 5", "C calls", "D all-in 6")
    assert table.range() == (6, 10, 10)


def test_ex_3_10_half_a_bet_and_more_counts():
    table = fixed("ABC", bb=20, A=15).say("A all-in 15")
    assert table.range() == (15, 35, 35)


def test_ex_3_11_less_than_half_a_bet_opening_is_completed():
    table = fixed("ABC", bb=20, A=6).say("A all-in 6")
    assert table.range() == (6, 20, 20)


def test_fixed_limit_two_short_all_ins_add_up():
    table = fixed("ABCD", bb=100, B=125, C=160, stack=5000)
    table.say("A bets 100", "B all-in 125")
    assert table.range() == (125, 160, 160)
    table.say("C all-in 160")
    assert table.range() == (160, 260, 260)


def test_fixed_limit_exactly_half_and_the_other_boundary():
    stacks = {"bb": 100, "B": 150, "stack": 5000}
    assert fixed("ABC", **stacks).say("A bets 100", "B all-in 150").range() == (150, 250, 250)
    over = fixed("ABC", settings={"half_boundary": "gt"}, **stacks)
    assert over.say("A bets 100", "B all-in 150").range() == (150, 200, 200)


def test_a_completion_reopens_under_every_policy():
    for policy in ("strict", "tda", "half", "fl50"):
        table = fixed("ABCD", bb=20, B=26, stack=500, settings={"reopen_policy": policy})
        table.say("A bets 20", "B all-in 26", "C calls", "D raises to 40", "A calls")
        assert table.may_raise(), policy


@pytest.mark.parametrize(
    ("setting", "left", "capped"),
    [
        ("event_heads_up", 2, False),
        ("event_heads_up", 9, True),
        ("event_heads_up", None, True),
        ("hand_heads_up", 9, False),
        ("never", 2, True),
    ],
)
def test_t_29_tda_48_the_cap_heads_up(setting, left, capped):
    table = fixed("AB", left=left, settings={"fl_uncapped_when": setting})
    assert ladder(table)[:4] == [1, 2, 3, 4]
    assert table.may_raise() is not capped


def test_hand_heads_up_never_takes_a_cap_off():
    settings = {"fl_uncapped_when": "hand_heads_up"}
    table = fixed("ABC", settings=settings)
    table.say("A bets 1", "B raises to 2", "C raises to 3", "A raises to 4", "B folds")
    assert table.no_raise() == ("cap_reached", 4, 4)
    table = fixed("ABC", settings=settings)
    table.say("A bets 1", "B raises to 2", "C folds", "A raises to 3", "B raises to 4")
    assert table.may_raise()


# --- EX-4.1 … EX-4.9: minimum raises --------------------------------------------------------------


def test_ex_4_1_raise_to_six():
    assert preflop("SBU", sb=1, bb=2).say("U raises to 6").range()[1] == 10


def test_ex_4_2_t_04_first_bet():
    assert flop("AB", bb=10).say("A bets 10").range()[1] == 20


def test_ex_4_3_t_20_tda_43_1():
    table = flop("ABCD", bb=200).say("A bets 600", "B raises to 1600", "C raises to 3600")
    assert table.range()[1] == 5600


def test_ex_4_4_tda_43_2_short_all_in():
    assert preflop("SBU", sb=50, bb=100, U=150).say("U all-in 150").range()[1] == 250


def test_ex_4_5_tda_43_3():
    assert flop("ABC").say("A bets 300", "B raises to 1000").range()[1] == 1700


def test_ex_4_6_tda_43_4_a():
    table = preflop("SBUVWX", sb=25, bb=50)
    assert table.say("U raises to 125", "V raises to 200", "W raises to 500").range()[1] == 800


def test_ex_4_7_tda_43_4_b():
    table = preflop("SBUVWX", sb=25, bb=50)
    assert table.say("U raises to 500", "V calls", "W calls").range()[1] == 950


def test_ex_4_8_tda_47_2_three_short_all_ins():
    table = flop("ABCDE", B=500, C=650, D=800)
    assert table.say("A bets 300", "B all-in 500", "C all-in 650", "D all-in 800").range()[1] == 1100


def test_ex_4_9_t_32_the_fourth_seed():
    table = flop("ABCDEF", D=1300, E=1700)
    table.say("A bets 500", "B raises to 1000", "C calls", "D all-in 1300", "E all-in 1700")
    assert table.range()[1] == 2200


def test_rrop_short_opening_all_in():
    assert flop("ABC", A=20).say("A all-in 20").range() == (20, 120, 50000)


def test_rrop_no_completing_in_no_limit():
    assert flop("ABC", B=140).say("A bets 100", "B all-in 140").range()[1] == 240


def test_t_21_a_short_all_in_raises_the_price():
    table = flop("ABC", B=140).say("A bets 100", "B all-in 140")
    assert table.options()["to_call"] == 140
    assert table.say("C calls").options()["to_call"] == 40


def test_rules_4_4_short_all_in_only():
    table = flop("AB", B=150).say("A bets 100")
    assert table.range() == (100, 150, 150)
    assert table.options()["short_all_in_only"]
    with pytest.raises(RuleViolation, match=r"hand\.below_minimum"):
        table.say("B raises to 149")
    table.say("B raises to 150")
    assert table.no_raise() == ("nobody_can_call", 0, 1)


def test_rules_4_4_reasons_carry_their_numbers():
    call = flop("AB", B=60).say("A bets 100")
    assert call.no_raise() == ("stack_only_calls", 60, 100)
    assert legal_actions(call.state).all_in_call
    exact = flop("AB", B=100).say("A bets 100")
    assert exact.no_raise() == ("stack_only_calls", 100, 100)
    assert not legal_actions(exact.state).all_in_call
    table = flop("ABC", B=150).say("A bets 100", "B all-in 150", "C calls")
    assert table.no_raise() == ("not_reopened", 50, 100)
    with pytest.raises(RuleViolation) as refused:
        table.say("A raises to 300")
    assert refused.value.params == {"increase": 50, "needed": 100, "rule": "TDA 2024 R47-A"}
