"""The door of the engine: who may do what, and when."""

import pytest
from support.spoken import Table

from tdapp.domain.cards import parse_cards
from tdapp.domain.hand.actions import (
    AllIn,
    Bet,
    Call,
    Check,
    DealHole,
    DealStreet,
    Fold,
    KillHand,
    MuckCards,
    RaiseTo,
    Settle,
    TableCards,
)
from tdapp.domain.hand.decide import decide
from tdapp.domain.hand.events import BetMade, Called, CardsMucked, CardsTabled, HandKilled, RaisedTo
from tdapp.domain.hand.legal import legal_actions
from tdapp.domain.hand.state import behind, street_over
from tdapp.errors import RuleViolation


def table(order="ABC", street="flop", *said, bb=100, sb=0, **stacks):
    given = {**dict.fromkeys(order, 5000), **stacks}
    return Table(order, order[-1], street=street, sb=sb, bb=bb, stacks=given).say(*said)


def code(table, action):
    with pytest.raises(RuleViolation) as refused:
        table.do(action)
    return refused.value.code


def test_only_the_player_to_act_acts():
    assert code(table(), Check(2)) == "hand.not_in_turn"
    with pytest.raises(RuleViolation) as refused:
        table().do(Fold(3))
    assert refused.value.params == {"seat": 3, "to_act": 1}


def test_nobody_acts_when_the_street_is_over():
    done = table("AB", "flop", "A checks", "B checks")
    assert street_over(done.state)
    assert code(done, Check(1)) == "hand.nobody_to_act"
    with pytest.raises(RuleViolation, match=r"hand\.nobody_to_act"):
        legal_actions(done.state)


def test_words_that_do_not_fit():
    assert code(table(), Call(1)) == "hand.nothing_to_call"
    assert code(table(), RaiseTo(1, 200)) == "hand.no_bet_yet"
    bet = table("ABC", "flop", "A bets 300")
    assert code(bet, Check(2)) == "hand.facing_bet"
    assert code(bet, Bet(2, 600)) == "hand.already_bet"
    assert code(bet, RaiseTo(2, 599)) == "hand.below_minimum"
    assert code(bet, RaiseTo(2, 5001)) == "hand.above_maximum"
    assert code(bet, AllIn(2, 4000)) == "hand.all_in_differs"


def test_the_facts_carry_their_numbers():
    assert decide(table().state, Bet(1, 300)) == (
        BetMade(1, 300, 300, False, full=True, reopens=True, capped=False, increment=300, to_act=2),
    )
    bet = table("ABC", "flop", "A bets 300", B=450)
    assert decide(bet.state, AllIn(2)) == (
        RaisedTo(2, 450, 450, True, full=False, reopens=False, capped=False, increment=300, to_act=3),
    )
    assert decide(bet.state, AllIn(2))[0].full is False
    bet.say("B all-in 450")
    assert decide(bet.state, RaiseTo(3, 750)) == (
        RaisedTo(3, 750, 750, False, full=True, reopens=True, capped=False, increment=300, to_act=1),
    )
    bet.say("C raises to 900")
    assert decide(bet.state, Call(1)) == (Called(1, 600, False, None),)
    assert decide(bet.state, Call(1), legal_actions(bet.state)) == (Called(1, 600, False, None),)


def test_a_player_who_covers_is_all_in_only_by_a_named_amount():
    covers = Table("ABC", "C", street="flop", bb=100, stacks={"A": None, "B": 500, "C": 5000})
    assert covers.range() == (0, 100, None)
    assert behind(covers.state, 1) is None
    assert code(covers, AllIn(1)) == "hand.all_in_unnamed"
    covers.say("A bets 100000", "B calls", "C folds")
    assert covers.uncalled() == {"A": 99500}
    assert behind(covers.state, 1) is None
    assert covers.state.able == 0b001


def test_a_named_all_in_of_a_player_who_covers_may_be_short():
    covers = Table("ABC", "C", street="flop", bb=100, stacks={"A": 5000, "B": None, "C": 5000})
    covers.say("A bets 300")
    assert code(covers, AllIn(2, 0)) == "hand.all_in_unnamed"
    short = decide(covers.state, AllIn(2, 400))[0]
    assert (short.all_in, short.full) == (True, False)
    assert decide(covers.state, AllIn(2, 200)) == (Called(2, 200, True, 3),)
    covers.say("B all-in 200")
    assert behind(covers.state, 2) == 0
    covers.say("C calls").deal().say("A checks", "C checks").deal().say("A checks", "C checks")
    covers.do(Settle(((2,), (1, 3))))
    assert covers.options()["stacks"] == {"A": 4800, "B": 600, "C": 4800}


def test_two_players_who_cover_never_end_the_betting():
    covers = Table("AB", "B", street="flop", bb=100, stacks={})
    covers.say("A bets 100", "B raises to 900", "A raises to 99000", "B calls").deal()
    assert covers.options()["to_act"] == "A"


def test_stacks_nobody_counted_stay_unknown_at_the_end():
    covers = Table("AB", "B", street="river", bb=100, stacks={}).say("A bets 100", "B calls")
    events = decide(covers.state, Settle(((1,), (2,))))
    assert [(r.won, r.net, r.stack) for r in events[-1].results] == [(200, 100, None), (0, -100, None)]


def test_streets_come_one_after_the_other():
    hand = table("AB", "preflop", sb=50)
    assert code(hand, DealStreet()) == "hand.betting_open"
    hand.say("B calls", "A checks")
    assert code(hand, DealStreet(parse_cards("2c 3c"))) == "hand.card_count"
    hand.deal(parse_cards("2c 3c 4d"))
    hand.say("A checks", "B checks")
    assert code(hand, DealStreet(parse_cards("3c"))) == "hand.card_twice"
    hand.deal(parse_cards("Kh")).say("A bets 100", "B folds")
    assert code(hand, DealStreet()) == "hand.over"
    assert hand.state.board == parse_cards("2c 3c 4d Kh")


def test_hole_cards_are_known_to_nobody_twice():
    hand = table("AB", "preflop", sb=50).do(DealHole(1, parse_cards("As Ks")))
    assert code(hand, DealHole(2, parse_cards("As 2d"))) == "hand.card_twice"
    assert code(hand, DealHole(2, parse_cards("2d"))) == "hand.card_count"
    assert code(hand, DealHole(9, parse_cards("2c 2d"))) == "hand.not_in_hand"
    hand.do(DealHole(1, parse_cards("Ks Qs")))  # typed wrong before
    assert hand.state.hole[0] == parse_cards("Ks Qs")
    hand.say("B calls", "A checks")
    assert code(hand, DealStreet(parse_cards("Ks 3c 4c"))) == "hand.card_twice"


def test_cards_are_tabled_or_mucked_after_the_betting():
    hand = table("ABC", "river", "A checks")
    assert code(hand, TableCards(1)) == "hand.betting_open"
    assert code(hand, MuckCards(1)) == "hand.betting_open"
    hand.say("B checks", "C checks")
    assert decide(hand.state, TableCards(1)) == (CardsTabled(1, ()),)
    assert code(hand, TableCards(1, parse_cards("As"))) == "hand.card_count"
    hand.do(TableCards(1, parse_cards("As Ad"))).do(TableCards(2)).do(MuckCards(3))
    assert (hand.state.tabled, hand.state.mucked) == (0b011, 0b100)
    assert hand.state.hole == (parse_cards("As Ad"), (), ())
    assert code(hand, TableCards(2, parse_cards("As Kd"))) == "hand.card_twice"
    assert code(hand, MuckCards(3)) == "hand.not_in_hand"
    hand.do(MuckCards(1))
    assert code(hand, MuckCards(2)) == "hand.last_hand"
    assert hand.settle() == {"A": 5000, "B": 5000, "C": 5000}
    assert code(hand, TableCards(2)) == "hand.ended"


def test_a_killed_raise_is_not_owed_by_who_has_nobody_left_to_bet_into():
    hand = table("CBA", "flop", "C bets 100", "B all-in 60", "A raises to 300", B=60)
    hand.do(KillHand(3))
    assert hand.options()["round_over"]
    assert (hand.uncalled(), hand.pots()) == ({"A": 200}, [(180, "BC"), (80, "C")])


def test_tda_65_a_killing_the_actor_passes_the_turn():
    hand = table("ABC", "flop", "A bets 300")
    assert decide(hand.state, KillHand(2)) == (HandKilled(2, 3),)
    assert decide(hand.state, KillHand(3)) == (HandKilled(3, 2),)
    hand.do(KillHand(2)).do(KillHand(3))
    assert hand.options()["round_over"]
    assert code(hand, KillHand(1)) == "hand.last_hand"


def test_tda_65_a_killing_the_bettor_leaves_the_price():
    hand = table("ABC", "flop", "A bets 300").do(KillHand(1))
    assert hand.options()["to_call"] == 300
    hand.say("B folds")
    assert (hand.pots(), hand.uncalled()) == ([], {"A": 300})


def test_a_hand_killed_between_streets_is_folded_and_after_the_betting_mucked():
    hand = table("ABC", "flop", "A checks", "B checks", "C checks")
    assert decide(hand.state, KillHand(1)) == (HandKilled(1, None),)
    hand.deal().say("A checks", "B checks", "C checks").deal().say("A checks", "B checks", "C checks")
    assert decide(hand.state, KillHand(1)) == (CardsMucked(1),)


def test_settling_waits_for_the_betting():
    assert code(table(), Settle()) == "hand.betting_open"
    assert code(table("AB", "flop", "A checks", "B checks"), Settle(((1, 2),))) == "hand.betting_open"


def test_an_all_in_hand_may_be_settled_before_the_board_is_dealt():
    hand = table("AB", "flop", "A all-in 5000", "B calls")
    assert hand.settle("B", "A") == {"A": 0, "B": 10000}
