"""Rulings in a running hand: out of turn, under-raises found late, and pushed chips read against the hand."""

import pytest
from support.spoken import Table

from tdapp.domain.hand.actions import AllIn, Bet, Call, Check, Fold, RaiseTo
from tdapp.domain.hand.found_late import (
    accept_under_raise,
    out_of_turn_binds,
    repair_under_raise,
)
from tdapp.domain.hand.rulings import (
    Declared,
    Ruling,
    RulingKind,
    interpret,
    push_of,
    ruled_action,
)
from tdapp.errors import RuleViolation


def flop(order="ABC", stacks=5000, **more):
    """Button last of `order`; big blind 100, 1000 in the middle."""
    return Table(
        list(order),
        order[-1],
        street="flop",
        sb=50,
        bb=100,
        pot=1000,
        stacks=stacks if isinstance(stacks, dict) else dict.fromkeys(order, stacks),
        **more,
    )


def test_ex_4_19_out_of_turn_stands_unless_the_bet_changes():
    table = flop().say("A bets 200")
    made = table.state
    premature = table.understood("C raises to 700")
    for then in ("B folds", "B calls"):
        table.state = made
        assert out_of_turn_binds(premature, made, table.say(then).state)
    table.state = made
    table.say("B raises to 500")
    assert not out_of_turn_binds(premature, made, table.state)
    assert table.range() == (500, 800, 5000)


def test_tda_53_a_fold_out_of_turn_always_binds():
    table = flop().say("A bets 200")
    made = table.state
    table.say("B raises to 500")
    assert out_of_turn_binds(Fold(3), made, table.state)
    assert not out_of_turn_binds(Call(3), made, table.state)


def test_tda_53_a_check_in_between_changes_nothing():
    table = flop()
    made = table.state
    assert out_of_turn_binds(Check(3), made, table.say("A checks").state)


def under_raised():
    """100/200, bet 600, "raise" to 1000, two callers, the last player folds."""
    order = list("ABCDE")
    table = Table(order, "E", street="flop", sb=100, bb=200, pot=0, stacks=dict.fromkeys(order, 10_000))
    table.say("A bets 600")
    made = table.state
    for action in accept_under_raise(made, 1000):
        table.do(action)
    return table.say("C calls", "D calls", "E folds"), made


def test_rules_4_2_an_under_raise_is_taken_as_it_was_made():
    table, _ = under_raised()
    assert table.options()["stacks"] == {"A": 9400, "B": 9000, "C": 9000, "D": 9000, "E": 10_000}
    assert table.range() == (400, 1600, 10_000)


def test_tda_52_a_an_under_raise_is_topped_up_before_the_next_card():
    table, made = under_raised()
    repair = repair_under_raise(made, table.state, card_dealt=False)
    assert repair.bet_level == 1200
    assert [(t.seat, t.adds) for t in repair.top_ups] == [(2, 200), (3, 200), (4, 200)]
    table.do(repair.order)
    assert table.options()["to_act"] == "A"
    assert table.range() == (600, 1800, 10_000)
    assert table.options()["pot_total"] == 600 + 3 * 1200
    table.say("A calls")
    assert table.options()["round_over"]


def test_tda_52_a_also_when_the_betting_is_closed_already():
    table, made = under_raised()
    table.say("A calls")
    repair = repair_under_raise(made, table.state, card_dealt=False)
    assert [t.seat for t in repair.top_ups] == [1, 2, 3, 4]
    table.do(repair.order)
    assert table.options()["round_over"]
    assert table.deal().options()["pot_total"] == 4800


def test_tda_52_a_an_under_raise_stands_after_the_next_card():
    table, made = under_raised()
    repair = repair_under_raise(made, table.state, card_dealt=True)
    assert (repair.bet_level, repair.top_ups, repair.order) == (1000, (), None)


def test_tda_52_a_a_short_stack_adds_what_it_has():
    order = list("ABC")
    table = Table(order, "C", street="flop", sb=100, bb=200, pot=0, stacks={"A": 9000, "B": 1300, "C": 1100})
    table.say("A bets 600")
    made = table.state
    for action in accept_under_raise(made, 1000):
        table.do(action)
    table.say("C calls")
    repair = repair_under_raise(made, table.state, card_dealt=False)
    assert [(t.seat, t.adds) for t in repair.top_ups] == [(2, 200), (3, 100)]
    table.do(repair.order)
    assert table.options()["stacks"] == {"A": 8400, "B": 100, "C": 0}


def test_a_raise_over_the_under_raise_leaves_nothing_to_repair():
    table, made = under_raised()
    table.say("A raises to 2000")
    assert repair_under_raise(made, table.state, card_dealt=False).order is None


def test_pushed_chips_are_read_against_the_hand():
    table = flop().say("A bets 200")
    ruling = interpret(push_of(table.state, chips=(200, 100)))
    assert (ruling.kind, ruling.amount) == (RulingKind.RAISE, 400)
    assert ruled_action(ruling, 2) == RaiseTo(2, 400)
    table.do(ruled_action(ruling, 2))
    assert table.range() == (400, 600, 5000)


@pytest.mark.parametrize(
    ("said", "action"),
    [
        ({"chips": (500,)}, Call(2)),
        ({"chips": (100,)}, Call(2)),
        ({"declared": Declared.RAISE}, RaiseTo(2, 400)),
        ({"declared": Declared.ALL_IN}, AllIn(2, 5000)),
        ({"declared": Declared.CHECK}, None),
        ({"amount": 6000, "declared": Declared.RAISE}, AllIn(2, 5000)),
    ],
)
def test_words_and_chips_facing_the_opening_bet(said, action):
    table = flop().say("A bets 200")
    found = ruled_action(interpret(push_of(table.state, **said)), 2)
    assert found == action


def test_an_undercall_of_a_raise_is_for_the_floor():
    table = flop("ABCD").say("A bets 200", "B raises to 600")
    assert interpret(push_of(table.state, chips=(500,))).kind is RulingKind.DIRECTOR
    table.say("C folds", "D folds")
    assert interpret(push_of(table.state, chips=(100,))).kind is RulingKind.CALL


def test_nothing_to_face_is_a_check_or_a_bet():
    table = flop()
    assert ruled_action(interpret(push_of(table.state)), 1) == Check(1)
    assert ruled_action(interpret(push_of(table.state, chips=(25, 25))), 1) == Bet(1, 100)
    assert ruled_action(interpret(push_of(table.state, chips=(500, 500))), 1) == Bet(1, 1000)


def test_the_last_chips_are_seen_from_the_stack():
    table = flop(stacks=1000).say("A bets 600")
    ruling = interpret(push_of(table.state, chips=(500, 300, 100, 100)))
    assert (ruling.kind, ruling.amount) == (RulingKind.ALL_IN, 1000)


def test_who_may_not_raise_again_calls():
    table = flop(stacks={"A": 5000, "B": 5000, "C": 700})
    table.say("A bets 500", "B calls", "C all-in 700")
    ruling = interpret(push_of(table.state, chips=(1000, 1000)))
    assert (ruling.kind, ruling.amount, ruling.adds, ruling.back) == (RulingKind.CALL, 700, 200, 1800)


def test_a_player_who_covers_goes_all_in_by_the_chips_named():
    table = flop(stacks={"A": 5000, "B": None, "C": 5000}).say("A bets 200")
    ruling = interpret(push_of(table.state, chips=(1000, 500, 500), last_chips=True))
    assert ruled_action(ruling, 2) == AllIn(2, 2000)


def test_fixed_limit_completes_a_short_bet():
    order = list("ABC")
    table = Table(
        order,
        "C",
        structure="fixed-limit",
        street="flop",
        sb=10,
        bb=20,
        bet_size=20,
        pot=0,
        stacks={"A": 6, "B": 500, "C": 500},
    ).say("A all-in 6")
    assert ruled_action(interpret(push_of(table.state, chips=(10, 5))), 2) == RaiseTo(2, 20)


def test_pot_limit_holds_a_raise_to_the_pot():
    table = flop(structure="pot-limit").say("A bets 200")
    assert ruled_action(interpret(push_of(table.state, declared=Declared.ALL_IN)), 2) == RaiseTo(2, 1600)


def test_the_floor_and_a_choice_leave_no_action():
    for kind in (RulingKind.DIRECTOR, RulingKind.CALL_OR_FOLD):
        assert ruled_action(Ruling(kind, None, None, 0, "rule"), 1) is None


def test_nobody_to_act_has_nothing_to_push():
    table = flop().say("A checks", "B checks", "C checks")
    with pytest.raises(RuleViolation, match=r"hand\.nobody_to_act"):
        push_of(table.state)
