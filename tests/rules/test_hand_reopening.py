"""Who may raise again: EX-5.1 … EX-5.6 of the rules page under all four policies (traps T-06, T-07, T-32)."""

import pytest
from support.spoken import Table

from tdapp.domain.hand.legal import legal_actions

POLICIES = ("strict", "tda", "half", "fl50")
YES_NO = {"strict": False, "tda": True, "half": True, "fl50": True}


def flop(policy, order, *said, bb=100, **more):
    settings = {"reopen_policy": policy, **more.pop("settings", {})}
    structure = "fixed-limit" if policy == "fl50" else "no-limit"
    bet_size = more.pop("bet_size", bb) if policy == "fl50" else None
    more.pop("bet_size", None)
    table = Table(
        order,
        order[-1],
        structure=structure,
        street="flop",
        sb=bb // 2,
        bb=bb,
        bet_size=bet_size,
        settings=settings,
        stacks={**dict.fromkeys(order, 50000), **more},
    )
    return table.say(*said)


EX_1 = ("A bets 500", "B raises to 1000", "C calls", "D all-in 1300", "E all-in 1700")


def ex_5_1(policy, *then, **more):
    return flop(policy, "ABCDE", *EX_1, *then, D=1300, E=1700, bet_size=500, **more)


@pytest.mark.parametrize("policy", POLICIES)
def test_ex_5_1_the_first_bettor(policy):
    table = ex_5_1(policy)
    assert table.options()["to_call"] == 1200
    if policy == "fl50":
        assert table.no_raise() == ("cap_reached", 4, 4)
        assert ex_5_1(policy, settings={"fl_cap_raises": 4}).range()[1:] == (2200, 2200)
    else:
        assert table.range()[1] == 2200


@pytest.mark.parametrize(("policy", "open_"), [("strict", False), ("tda", True), ("half", True)])
@pytest.mark.parametrize("then", ["A calls", "A folds"])
def test_ex_5_1_the_raiser_and_the_caller(policy, open_, then):
    table = ex_5_1(policy, then)
    assert table.options()["to_call"] == 700
    assert table.may_raise() is open_
    table.say("B calls")
    assert (table.options()["to_act"], table.may_raise()) == ("C", open_)


@pytest.mark.parametrize("policy", ["strict", "tda", "half"])
def test_ex_5_1_a_full_raise_reopens_for_all(policy):
    table = ex_5_1(policy, "A raises to 2200")
    assert table.may_raise()
    assert table.say("B calls").may_raise()


@pytest.mark.parametrize("policy", POLICIES)
def test_ex_5_1_without_the_second_all_in(policy):
    table = flop(policy, "ABCD", *EX_1[:4], "A calls", D=1300, bet_size=500)
    assert table.options()["to_call"] == 300
    assert table.may_raise() is {"strict": False, "tda": False, "half": True, "fl50": True}[policy]


@pytest.mark.parametrize(
    ("policy", "boundary", "open_"),
    [
        ("strict", "ge", False),
        ("tda", "ge", False),
        ("half", "ge", True),
        ("half", "gt", False),
        ("fl50", "ge", True),
    ],
)
def test_ex_5_2_t_07_exactly_one_half(policy, boundary, open_):
    settings = {"half_boundary": boundary}
    table = flop(policy, "ABC", "A bets 100", "B all-in 150", "C calls", B=150, settings=settings)
    assert table.options()["to_call"] == 50
    assert table.may_raise() is open_
    if policy == "fl50":
        assert table.range()[1] == 250


@pytest.mark.parametrize("policy", POLICIES)
def test_ex_5_2_whoever_has_not_acted_may_raise(policy):
    table = flop(policy, "ABC", "A bets 100", "B all-in 150", B=150)
    assert table.range()[1] == 250


def test_ex_5_2_even_the_rest_of_the_stack_is_refused():
    table = flop("tda", "ABC", "A bets 100", "B all-in 150", "C calls", A=180, B=150)
    assert table.range() == (50, None, None)


def ex_5_3(policy, *then):
    said = ("A bets 100", "B all-in 125", "C calls", "D all-in 200", "E calls")
    return flop(policy, "ABCDE", *said, *then, B=125, D=200)


@pytest.mark.parametrize("policy", POLICIES)
def test_ex_5_3_tda_47_1(policy):
    table = ex_5_3(policy)
    assert table.options()["to_call"] == 100
    assert table.may_raise() is YES_NO[policy]
    if YES_NO[policy]:
        assert table.range()[1] == 300


@pytest.mark.parametrize(
    ("policy", "open_"), [("strict", False), ("tda", False), ("half", True), ("fl50", True)]
)
def test_ex_5_3_tda_47_1_a(policy, open_):
    table = ex_5_3(policy, "A calls")
    assert (table.options()["to_act"], table.options()["to_call"]) == ("C", 75)
    assert table.may_raise() is open_


@pytest.mark.parametrize("policy", ["tda", "half", "fl50"])
def test_ex_5_3_tda_47_1_b(policy):
    table = ex_5_3(policy, "A raises to 300")
    assert table.range()[:2] == (175, 400)


@pytest.mark.parametrize(("policy", "open_"), [("strict", False), ("tda", True), ("half", True)])
def test_ex_5_4_tda_47_2(policy, open_):
    said = ("A bets 300", "B all-in 500", "C all-in 650", "D all-in 800", "E calls")
    table = flop(policy, "ABCDEF", *said, B=500, C=650, D=800)
    assert table.range() == (800, 1100, 50000)
    table.say("F calls")
    assert table.options()["to_call"] == 500
    assert table.may_raise() is open_


def ex_5_5(policy, *then):
    table = Table(
        "SBAXC",
        "C",
        sb=2000,
        bb=4000,
        settings={"reopen_policy": policy},
        stacks={**dict.fromkeys("SBAXC", 50000), "C": 7500},
    )
    return table.say("A calls", "X folds", "C all-in 7500", "S folds", *then)


@pytest.mark.parametrize(("policy", "open_"), [("strict", False), ("tda", False), ("half", True)])
def test_ex_5_5_tda_47_3_a(policy, open_):
    assert ex_5_5(policy).range() == (3500, 11500, 50000)
    table = ex_5_5(policy, "B calls")
    assert table.options()["to_call"] == 3500
    assert table.may_raise() is open_


@pytest.mark.parametrize("policy", ["strict", "tda", "half"])
def test_ex_5_5_tda_47_3_b(policy):
    assert ex_5_5(policy, "B raises to 11500").range() == (7500, 15500, 50000)


@pytest.mark.parametrize(
    ("policy", "open_"), [("strict", False), ("tda", False), ("half", True), ("fl50", True)]
)
def test_ex_5_6_check_then_a_short_bet(policy, open_):
    table = flop(policy, "ABC", "A checks", "B all-in 60", "C calls", B=60)
    assert table.options()["to_call"] == 60
    assert table.may_raise() is open_
    if open_:
        assert table.range()[1] == 160


@pytest.mark.parametrize(
    ("policy", "reason"),
    [
        ("strict", ("no_full_raise", 50, 100)),
        ("half", None),
        ("tda", ("not_reopened", 50, 100)),
        ("fl50", None),
    ],
)
def test_the_reason_names_the_numbers_of_the_policy(policy, reason):
    table = flop(policy, "ABC", "A bets 100", "B all-in 150", "C calls", B=150)
    assert table.no_raise() == reason


def test_the_reason_under_more_than_half_asks_for_one_chip_more():
    settings = {"half_boundary": "gt"}
    table = flop("half", "ABC", "A bets 100", "B all-in 150", "C calls", B=150, settings=settings)
    assert table.no_raise() == ("no_full_raise", 50, 51)


def test_short_all_ins_do_not_add_up_under_half():
    said = ("A bets 100", "B all-in 130", "C all-in 170", "D calls")
    table = flop("half", "ABCD", *said, B=130, C=170)
    assert table.no_raise() == ("no_full_raise", 70, 50)
    assert flop("tda", "ABCD", *said, B=130, C=170).no_raise() == ("not_reopened", 70, 100)


def test_the_minimum_never_moves_on_a_raise_that_only_reopens():
    table = flop("half", "ABC", "A bets 100", "B all-in 160", "C calls", B=160)
    assert table.range()[1] == 260


def test_fl50_adds_up_short_all_ins():
    """Bet 100, all-ins 125 and 160: neither goes up by half a bet, together they do (rules §3.3)."""
    table = flop("fl50", "ABCD", "A bets 100", "B all-in 125", "C all-in 160", "D calls", B=125, C=160)
    assert table.range() == (60, 260, 260)
    table = flop("half", "ABCD", "A bets 100", "B all-in 125", "C all-in 160", "D calls", B=125, C=160)
    assert not table.may_raise()


@pytest.mark.parametrize(
    ("policy", "short", "rule"),
    [
        ("strict", 140, "rules §5.1 strict"),
        ("half", 140, "rules §5.1 half"),
        ("tda", 140, "TDA 2024 R47-A"),
        ("fl50", 140, "TDA 2024 R47-B"),
    ],
)
def test_the_reason_names_its_source(policy, short, rule):
    table = flop(policy, "ABC", "A bets 100", f"B all-in {short}", "C calls", B=short)
    assert legal_actions(table.state).no_raise.rule == rule
