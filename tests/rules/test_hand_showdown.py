"""Showdown: EX-8.1 … EX-8.3 of the rules page, both readings of its settings."""

import pytest
from support.spoken import Table

from tdapp.domain.cards import parse_cards
from tdapp.domain.hand.actions import DealHole, MuckCards, TableCards
from tdapp.domain.hand.setup import Presence, Seat
from tdapp.domain.hand.showdown import cards_ranking, may_ask, may_insist, order_of_show
from tdapp.domain.hand.state import face_up
from tdapp.errors import RuleViolation


def river(order, *said, settings=None, street="river", **stacks):
    table = Table(
        order,
        order[-1],
        street=street,
        bb=100,
        stacks={**dict.fromkeys(order, 50000), **stacks},
        settings=settings,
    )
    return table.say(*said)


def shown(table):
    return "".join(table.names[seat] for seat in order_of_show(table.state).order)


EX_8_1 = ("A bets 1000", "B calls", "C raises to 5000", "D calls", "A calls", "B calls")


def test_ex_8_1_the_last_aggressor_shows_first():
    table = river("ABCD", *EX_8_1)
    assert shown(table) == "CDAB"
    table.do(MuckCards(4))
    assert shown(table) == "CAB"


def test_ex_8_1_tda_18_river_callers_with_cards_may_insist():
    table = river("ABCD", *EX_8_1).do(MuckCards(4))
    assert may_insist(table.state) == (1, 2)
    off = river("ABCD", *EX_8_1, settings={"river_caller_right": "off"})
    assert may_insist(off.state) == ()


def test_tda_18_nobody_insists_without_a_river_call():
    assert may_insist(river("AB", "A checks", "B checks").state) == ()
    assert may_insist(river("AB", "A bets 100", "B folds").state) == ()
    assert may_insist(river("AB", "A bets 100").state) == ()
    assert may_insist(river("ABC", "A bets 100", "B calls", "C folds", street="turn").state) == ()


def ex_8_2(**settings):
    table = Table("SXB", "B", sb=50, bb=100, stacks=dict.fromkeys("SXB", 5000), settings=settings)
    table.say("B raises to 300", "S calls", "X folds")
    for _ in range(3):
        table.deal().say("S checks", "B checks")
    return table


def test_ex_8_2_t_12_river_checked_through():
    assert shown(ex_8_2()) == "SB"
    assert shown(ex_8_2(first_to_show="last_raiser_any_street")) == "BS"


def test_t_12_the_raiser_before_a_late_start_is_part_of_the_setup():
    for settings, order in (({}, "AB"), ({"first_to_show": "last_raiser_any_street"}, "BA")):
        table = Table(
            "AB",
            "B",
            street="river",
            bb=100,
            stacks=dict.fromkeys("AB", 900),
            settings=settings,
            more={"aggressor": 2},
        )
        assert shown(table.say("A checks", "B checks")) == order


def test_ex_8_3_tda_16_side_action_then_all_face_up():
    table = Table("ABC", "C", sb=50, bb=100, stacks={"A": 700, "B": 5000, "C": 3000})
    table.say("C calls", "A all-in 700", "B calls", "C calls")
    assert not face_up(table.state)
    table.deal().say("B checks", "C checks").deal()
    assert not face_up(table.state)
    table.say("B all-in 4300", "C calls")
    assert face_up(table.state)
    assert order_of_show(table.state).all_at_once


def all_in_hand(**settings):
    table = river(
        "ABC", "A checks", "B all-in 900", "C calls", "A all-in 700", settings=settings, A=700, B=900
    )
    return table


def test_t_13_all_at_once_or_the_first_all_in_first():
    assert order_of_show(all_in_hand().state).all_at_once
    showing = order_of_show(all_in_hand(allin_order="first_allin_first").state)
    assert (showing.all_at_once, showing.order) == (False, (2, 3, 1))


def test_tda_16_on_the_river_too():
    table = river("ABC", "A all-in 700", "B calls", "C calls", A=700)
    assert face_up(table.state)


def test_nobody_shows_while_there_is_betting():
    with pytest.raises(RuleViolation, match=r"hand\.betting_open"):
        order_of_show(river("AB", "A checks").state)


def test_a_walk_is_not_turned_up():
    table = river("AB", "A all-in 50000", "B folds")
    assert not face_up(table.state)
    assert shown(table) == "A"


@pytest.mark.parametrize(
    ("request_", "seats"),
    [
        ("in_turn_own_choice", ()),
        ("live_players_may_ask", (2, 3)),
        ("saw_turn_may_ask", (2, 3, 4)),
        ("anyone_may_ask", (1, 2, 3, 4)),
    ],
)
def test_show_request(request_, seats):
    settings = {"show_request": request_}
    table = Table(
        "ABCDE",
        "E",
        bb=100,
        street="flop",
        stacks={},
        settings=settings,
        more={
            "seats": (
                *(Seat(seat=n, stack=900) for n in (1, 2, 3, 4)),
                Seat(seat=5, stack=900, presence=Presence.OUT),
            )
        },
    )
    table.say("A folds", "B checks", "C checks", "D checks").deal()
    table.say("B checks", "C checks", "D folds").deal().say("B checks", "C checks")
    assert may_ask(table.state) == seats


def test_tda_12_cards_speak():
    table = river("ABC", "A checks", "B checks", "C checks")
    assert cards_ranking(table.state) is None
    table = Table("ABC", "C", bb=100, street="flop", stacks=dict.fromkeys("ABC", 900))
    for seat, cards in ((1, "9c 9d"), (2, "Ah 2h"), (3, "As 2s")):
        table.do(DealHole(seat, parse_cards(cards)))
    table.say("A checks", "B checks", "C checks").deal(parse_cards("Kc"))
    table.say("A checks", "B checks", "C checks").deal(parse_cards("Qc"))
    table.say("A checks", "B checks", "C checks")
    assert cards_ranking(table.state) is None  # the flop was not entered


def test_tda_12_cards_speak_over_a_whole_board():
    table = Table("ABC", "C", sb=50, bb=100, stacks=dict.fromkeys("ABC", 900))
    table.do(DealHole(1, parse_cards("9c 9d"))).do(DealHole(2, parse_cards("Ah 2h")))
    table.say("C calls", "A calls", "B checks")
    for cards in ("Kc Kd 5h", "Qc", "5s"):
        table.deal(parse_cards(cards)).say("A checks", "B checks", "C checks")
    assert cards_ranking(table.state) is None
    table.do(TableCards(3, parse_cards("As 2s")))
    assert cards_ranking(table.state) == ((1,), (2, 3))
    table.do(MuckCards(1)).do(MuckCards(2))
    assert cards_ranking(table.state) == ((3,),)
