"""Forced bets: EX-1.1 … EX-1.12 of the rules page and what its §1 says around them."""

import pytest
from support.spoken import Table

from tdapp.domain.hand.events import HandKilled, Posted, PostKind
from tdapp.domain.hand.forced import begin
from tdapp.domain.hand.setup import HandSetup, Presence, Seat
from tdapp.domain.house_rules import AnteFormat, AntePriority, HouseRules

BB_ANTE = {"ante_format": AnteFormat.BB_ANTE}
ANTE_FIRST = {"single_ante_priority": "ante_first"}


def bb_ante(order, button, *, settings=None, sb=500, bb=1000, ante=1000, **stacks):
    return Table(order, button, sb=sb, bb=bb, ante=ante, stacks=stacks, settings=settings, more=BB_ANTE)


def test_ex_1_1_every_player_pays_an_ante():
    table = Table("ABCDEF", "F", sb=50, bb=100, ante=10, stacks=dict.fromkeys("ABCDEF", 5000))
    assert table.options()["pot_total"] == 210
    assert table.range() == (100, 200, 4990)


def test_ex_1_2_the_big_blind_pays_the_ante_for_all():
    table = bb_ante("ABCDEFGHI", "I", sb=100, bb=200, ante=200, **dict.fromkeys("ABCDEFGHI", 9000))
    options = table.options()
    assert (options["pot_total"], options["to_call"], options["stacks"]["B"]) == (500, 200, 8600)


def short_big_blind(stack, settings=None):
    table = bb_ante("SBU", "U", settings=settings, S=9000, B=stack, U=9000)
    return table.say("U calls", "S folds")


def test_ex_1_3_blind_first_leaves_the_rest_for_the_ante():
    table = short_big_blind(1100)
    assert (table.uncalled(), table.pots()) == ({}, [(2600, "BU")])


def test_ex_1_4_t_28_ante_first_leaves_the_rest_for_the_blind():
    table = short_big_blind(1100, ANTE_FIRST)
    assert (table.uncalled(), table.pots()) == ({"U": 500}, [(1300, "BU"), (800, "U")])


def test_ex_1_5_blind_first_with_less_than_the_blind():
    table = short_big_blind(800)
    assert (table.uncalled(), table.pots()) == ({"U": 200}, [(2100, "BU")])


def test_ex_1_6_t_28_ante_first_with_nothing_left_for_the_blind():
    table = short_big_blind(800, ANTE_FIRST)
    assert (table.uncalled(), table.pots()) == ({"U": 500}, [(800, "BU"), (1000, "U")])


def test_ex_1_7_t_31_a_short_big_blind_keeps_the_price():
    table = Table("SBU", "U", sb=100, bb=200, stacks={"S": 5000, "B": 120, "U": 5000})
    assert table.range() == (200, 400, 5000)
    table.say("U calls", "S folds")
    assert (table.uncalled(), table.pots()) == ({"U": 80}, [(340, "BU")])


def test_ex_1_8_heads_up_a_covered_small_blind_has_no_decision():
    table = Table("BS", "S", sb=100, bb=200, stacks={"B": 60, "S": 5000})
    assert table.options()["round_over"]
    assert (table.uncalled(), table.pots()) == ({"S": 40}, [(120, "BS")])


def test_ex_1_9_an_ante_may_be_all_there_is():
    table = Table(
        "XABC",
        "C",
        sb=0,
        bb=0,
        ante=100,
        stacks={"X": 60, "A": 5000, "B": 5000, "C": 5000},
        more={"min_bet": 200},
    )
    table.say("A bets 400", "B calls", "C folds")
    assert table.pots() == [(240, "ABX"), (920, "AB")]


def test_ex_1_10_one_chip_can_win_the_whole_ante():
    table = bb_ante("SBX", "X", sb=4000, bb=8000, ante=8000, S=50000, B=50000, X=1000)
    table.say("X all-in 1000", "S calls", "B checks")
    assert table.pots() == [(11000, "BSX"), (14000, "BS")]


def test_ex_1_11_t_11_uneven_blinds():
    table = Table("SBU", "U", structure="pot-limit", sb=10, bb=15, stacks=dict.fromkeys("SBU", 900))
    assert table.range() == (15, 30, 55)
    table.say("U calls")
    assert table.options()["to_call"] == 5


def test_ex_1_12_a_short_small_blind_keeps_the_price():
    table = Table("SBU", "U", sb=50, bb=100, stacks={"S": 30, "B": 5000, "U": 5000})
    assert table.options()["to_call"] == 100
    table.say("U calls", "B checks")
    for _ in range(3):
        table.deal().say("B checks", "U checks")
    assert table.pots() == [(90, "BSU"), (140, "BU")]


def test_tda_34_heads_up_the_button_has_the_small_blind_and_acts_first():
    table = Table("BS", "S", sb=50, bb=100, stacks={"B": 900, "S": 900})
    assert (table.options()["to_act"], table.options()["to_call"]) == ("S", 50)
    table.say("S calls", "B checks").deal()
    assert table.options()["to_act"] == "B"


def test_single_blind_is_posted_left_of_the_button():
    table = Table("ABC", "C", bb=100, stacks=dict.fromkeys("ABC", 900))
    assert table.options()["stacks"] == {"A": 800, "B": 900, "C": 900}
    assert table.options()["to_act"] == "B"


def test_no_blinds_opens_left_of_the_button_with_the_minimum_bet():
    table = Table("ABC", "C", stacks=dict.fromkeys("ABC", 900), more={"min_bet": 20})
    assert (table.options()["to_act"], table.range()) == ("A", (0, 20, 900))
    table.say("A checks", "B bets 20", "C folds", "A calls")
    assert table.options()["round_over"]


def test_no_blinds_heads_up_the_button_begins():
    table = Table("AB", "B", stacks=dict.fromkeys("AB", 900))
    assert table.options()["to_act"] == "B"


def test_tda_32_dead_small_blind_and_empty_button_seat():
    table = Table(
        "ABCD",
        "D",
        sb=50,
        bb=100,
        sb_player=None,
        bb_player="B",
        stacks=dict.fromkeys("ABCD", 900),
        more={
            "button": 9,
            "seats": tuple(Seat(seat=n, stack=900) for n in (1, 2, 3, 4)),
        },
    )
    assert table.options()["pot_total"] == 100
    assert table.options()["to_act"] == "C"
    table.say("C calls", "D calls", "A calls", "B checks").deal()
    assert table.options()["to_act"] == "A"


def test_button_ante_is_paid_by_the_button_and_by_nobody_when_it_is_dead():
    setup = HandSetup(
        seats=tuple(Seat(seat=n, stack=900) for n in (1, 2, 3)),
        button=3,
        small_blind_seat=1,
        big_blind_seat=2,
        small_blind=50,
        big_blind=100,
        ante=100,
        ante_format=AnteFormat.BTN_ANTE,
    )
    paid = [(e.seat, e.paid, e.dead) for e in begin(setup) if isinstance(e, Posted)]
    assert paid == [(1, 50, False), (2, 100, False), (3, 100, True)]
    dead = [e for e in begin(with_(setup, button=4)) if isinstance(e, Posted) and e.kind is PostKind.ANTE]
    assert dead == []


def with_(setup, **changes):
    fields = {name: getattr(setup, name) for name in setup.__struct_fields__}
    return HandSetup(**{**fields, **changes})


def test_late_posts_are_live_or_dead_and_do_not_move_the_first_action():
    table = Table(
        "SBUP",
        "P",
        sb=50,
        bb=100,
        stacks={},
        more={
            "seats": (
                Seat(seat=1, stack=900),
                Seat(seat=2, stack=900),
                Seat(seat=3, stack=900),
                Seat(seat=4, stack=900, live_post=100, dead_post=50),
            )
        },
    )
    assert (table.options()["to_act"], table.options()["pot_total"]) == ("U", 300)
    table.say("U folds")
    assert table.range() == (0, 200, 850)
    table.say("P checks", "S folds", "B checks")
    assert table.pots() == [(300, "BP")]


def absent(presence, actions=()):
    seats = tuple(
        Seat(seat=n, stack=900, presence=presence.get(name, Presence.PRESENT))
        for n, name in enumerate("SBUV", 1)
    )
    table = Table("SBUV", "V", sb=50, bb=100, stacks={}, more={"seats": seats})
    return table.say(*actions)


def test_tda_30_absent_players_post_and_are_killed():
    table = absent({"B": Presence.ABSENT}, ["U calls", "V folds", "S calls"])
    assert table.options()["round_over"]
    assert table.pots() == [(300, "SU")]


def test_tda_30_the_posts_of_an_absent_player_stay_in_the_pot():
    table = absent({"B": Presence.ABSENT}, ["U folds", "V folds"])
    assert (table.uncalled(), table.pots()) == ({}, [(150, "S")])


def test_tda_30_when_everybody_is_absent_the_big_blind_wins():
    table = absent(dict.fromkeys("SBUV", Presence.ABSENT))
    assert table.pots() == [(100, "B")]
    assert table.uncalled() == {"B": 50}
    killed = [e.seat for e in begin(table.state.terms.setup) if isinstance(e, HandKilled)]
    assert killed == [3, 4, 1]


def test_a_seat_that_is_not_dealt_in_posts_nothing_and_wins_nothing():
    seats = (*(Seat(seat=n, stack=900) for n in (1, 2, 3)), Seat(seat=4, stack=900, presence=Presence.OUT))
    table = Table("SBUV", "V", sb=50, bb=100, ante=10, stacks={}, more={"seats": seats})
    assert table.options()["pot_total"] == 180
    table.say("U calls")
    assert table.options()["to_act"] == "S"


@pytest.mark.parametrize(
    ("priority", "live"), [(AntePriority.BLIND_FIRST, 100), (AntePriority.ANTE_FIRST, 60)]
)
def test_t_28_the_order_shows_in_the_events(priority, live):
    setup = HandSetup(
        seats=(Seat(seat=1, stack=900), Seat(seat=2, stack=120), Seat(seat=3, stack=900)),
        button=3,
        small_blind_seat=1,
        big_blind_seat=2,
        small_blind=50,
        big_blind=100,
        ante=60,
        ante_format=AnteFormat.BB_ANTE,
        house=HouseRules(single_ante_priority=priority),
    )
    paid = [e for e in begin(setup) if isinstance(e, Posted) and e.seat == 2]
    assert [e.paid for e in paid if not e.dead] == [live]
    assert [e.all_in for e in paid] == [False, True]
