"""From the fields of the standard to a hand, and through its actions."""

import pytest
from support.phh import played, quoted

from tdapp.domain.hand.events import Called, CardsMucked, CardsTabled, HandEnded, Posted, PostKind
from tdapp.domain.hand.setup import HandSetup
from tdapp.domain.house_rules import AnteFormat, AntePriority, Structure
from tdapp.errors import InputError

FOUR = {"antes": "[0, 0, 0, 0]", "starting_stacks": "[1000, 1000, 1000, 1000]"}


def setup(**changed) -> HandSetup:
    return played(actions="[]", **changed).state.terms.setup


def refusal(**changed):
    with pytest.raises(InputError) as caught:
        played(**changed)
    return caught.value


def stacks(**changed):
    hand = played(**changed)
    ended = hand.events[-1]
    assert isinstance(ended, HandEnded)
    by_seat = {result.seat: result.stack for result in ended.results}
    return [by_seat[seat] for seat in hand.players]


def test_three_players():
    hand = setup()
    assert (hand.button, hand.small_blind_seat, hand.big_blind_seat) == (3, 1, 2)
    assert (hand.small_blind, hand.big_blind, hand.min_bet) == (50, 100, None)
    assert hand.structure is Structure.NO_LIMIT


def test_heads_up_the_forced_bets_stand_the_other_way_round():
    hand = setup(antes="[0, 20]", blinds_or_straddles="[50, 100]", starting_stacks="[900, 800]")
    assert (hand.button, hand.small_blind_seat, hand.big_blind_seat) == (2, 2, 1)
    assert (hand.ante_format, hand.ante) == (AnteFormat.BB_ANTE, 20)


def test_the_blinds_of_the_standard():
    assert setup(blinds_or_straddles="[100, 0, 0]").big_blind_seat == 1
    assert setup(blinds_or_straddles="[100, 0, 0]").small_blind_seat is None
    assert setup(blinds_or_straddles="[0, 100, 0]").big_blind_seat == 2
    none = setup(blinds_or_straddles="[0, 0, 0]")
    assert (none.big_blind_seat, none.small_blind_seat, none.min_bet) == (None, None, 100)


def test_a_negative_blind_is_a_live_post():
    hand = played(actions="[]", blinds_or_straddles="[50, 100, -100]")
    posts = [(event.seat, event.kind, event.paid) for event in hand.events if isinstance(event, Posted)]
    assert posts[-1] == (3, PostKind.LIVE_POST, 100)


def test_antes_of_everybody():
    hand = setup(antes="[5, 5, 5]", ante_trimming_status="true")
    assert (hand.ante_format, hand.ante) == (AnteFormat.PER_PLAYER, 5)
    assert setup(antes="[5, 5, 5]").ante_format is AnteFormat.PER_PLAYER


def test_untrimmed_antes_with_a_short_player_are_dead_money():
    hand = setup(antes="[5, 5, 5]", starting_stacks="[3, 500, 500]")
    assert hand.ante_format is AnteFormat.NONE
    assert [seat.dead_post for seat in hand.seats] == [5, 5, 5]


def test_single_antes_are_paid_before_the_blind():
    big = setup(antes="[0, 100, 0]")
    assert (big.ante_format, big.ante) == (AnteFormat.BB_ANTE, 100)
    assert big.house.single_ante_priority is AntePriority.ANTE_FIRST
    assert setup(antes="[0, 0, 100]").ante_format is AnteFormat.BTN_ANTE


def test_other_antes_are_dead_posts():
    assert [seat.dead_post for seat in setup(antes="[35, 0, 0]").seats] == [35, 0, 0]


def test_seats_come_in_rising_order():
    hand = played(seats="[7, 9, 2]", actions="[]")
    assert hand.players == (7, 9, 2)
    assert [seat.seat for seat in hand.state.terms.setup.seats] == [2, 7, 9]
    assert hand.state.terms.setup.button == 2


def test_fixed_and_pot_limit():
    fixed = {"variant": '"FT"', "min_bet": None, "small_bet": "100", "big_bet": "200"}
    assert setup(**fixed).bets is None
    assert setup(**{**fixed, "big_bet": "300"}).bets == (100, 300)
    assert setup(variant='"PT"').structure is Structure.POT_LIMIT


def test_a_walk():
    assert stacks() == [4950, 5050, 5000]


def test_a_showdown():
    actions = quoted(
        "d dh p1 AsAh",
        "d dh p2 KsKh",
        "d dh p3 ????",
        "p3 cbr 300 # opens",
        "",
        "# a word",
        "p1 cbr  900",
        "p2 cc",
        "p3 f",
        "d db 2c3d7h",
        "p1 cc",
        "p2 cc",
        "d db 8d",
        "p1 cc",
        "p2 cc",
        "d db 9c",
        "p1 cc",
        "p2 cc",
        "p1 sm AsAh",
        "p2 sm KsKh",
    )
    assert stacks(actions=actions) == [6200, 4100, 4700]


def test_the_last_hand_wins_unseen():
    actions = ["p3 f", "p1 cc", "p2 cc"]
    for street in ("????" + "??", "??", "??"):
        actions += [f"d db {street}", "p1 cc", "p2 cc"]
    hand = played(actions=quoted(*actions, "p1 sm", "p2 sm ????"))
    assert [event.seat for event in hand.events if isinstance(event, CardsMucked)] == [1]
    assert hand.state.ended


def test_face_up_before_the_river_is_no_muck():
    actions = ["p3 f", "p1 cbr 5000", "p2 cc", "p1 sm ????", "p2 sm", "d db 2c3d7h", "d db 8d", "d db 9c"]
    hand = played(actions=quoted(*actions, "p1 sm AsKs", "p2 sm QsQh"))
    assert CardsTabled(1, ()) in hand.events
    assert hand.state.ended


def test_rules_2_2_a_raise_that_nobody_can_call_is_a_call():
    actions = quoted("p3 cbr 300", "p1 cbr 400", "p2 cbr 900")
    hand = played(starting_stacks="[400, 5000, 300]", actions=actions)
    assert Called(2, 300, False, None) in hand.events
    assert hand.state.pot == 300 + 400 + 400


def test_a_record_may_stop_early():
    assert not played(actions=quoted("p3 f")).state.ended
    river = ["p3 f", "p1 cc", "p2 cc"]
    for cards in ("2c3d7h", "8d", "9c"):
        river += [f"d db {cards}", "p1 cc", "p2 cc"]
    assert not played(actions=quoted(*river)).state.ended
    assert not played(actions=quoted(*river, "p1 sm AsAh")).state.ended


def test_decimal_amounts():
    assert stacks(
        blinds_or_straddles="[0.25, 0.5, 0]",
        min_bet="0.5",
        starting_stacks="[50, 50, 50]",
        actions=quoted("p3 cbr 1.50", "p1 f", "p2 f"),
    ) == [4975, 4950, 5075]


@pytest.mark.parametrize(
    "action",
    [
        "p4 f",
        "p0 f",
        "p3",
        "p3 fold",
        "q3 f",
        "p3 cbr",
        "p3 cbr x",
        "p3 cbr -5",
        "p3 cbr 1e3",
        "p3 cbr 1.",
        "p3 cbr 99999999999999999",
        "p3 cbr 200 300",
        "p3 sd",
        "p3 pb",
        "d db",
        "d db 2x3d7h",
        "d db 2c3",
        "d dh p1 AsK",
        "d dh p9 AsKs",
        "d f",
    ],
)
def test_unreadable_actions(action):
    error = refusal(actions=quoted(action))
    assert error.code == "phh.action"
    assert (error.params["line"], error.params["field"]) == (6, "actions[0]")


@pytest.mark.parametrize(
    ("actions", "code"),
    [
        (["p1 f"], "hand.not_in_turn"),
        (["p3 cbr 150"], "hand.below_minimum"),
        (["p3 cbr 5001"], "hand.above_maximum"),
        (["d db 2c3d7h"], "hand.betting_open"),
        (["p3 cc", "p1 cc", "p2 cc", "d db 2c3d"], "hand.card_count"),
        (["p3 cc", "p1 cc", "p2 cc", "d db 2c3d2c"], "hand.card_twice"),
        (["d dh p1 AsKs", "d dh p2 AsQs"], "hand.card_twice"),
        (["p3 f", "p1 f", "p2 cc"], "hand.nobody_to_act"),
        (["p3 sm AsKs"], "hand.betting_open"),
    ],
)
def test_illegal_actions_say_why(actions, code):
    error = refusal(actions=quoted(*actions))
    assert (error.code, error.params["code"]) == ("phh.illegal", code)
    assert error.params["field"] == f"actions[{len(actions) - 1}]"
    assert error.params["line"] == 6


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"blinds_or_straddles": "[50, 100, 200]"}, "phh.straddle"),
        ({"blinds_or_straddles": "[100, 50, 0]"}, "phh.setup"),
        ({"seats": "[1, 1, 2]"}, "phh.seats"),
        ({"seats": "[3, 2, 1]"}, "phh.seats"),
        ({"_tdapp_button": '"x"'}, "phh.own_field"),
        ({"_tdapp_button": "[1]"}, "phh.own_field"),
        ({"_tdapp_nonsense": "1"}, "phh.own_field"),
        ({"_tdapp_structure": '"omaha"'}, "phh.own_field"),
        ({"_tdapp_seats": '"[]"'}, "phh.setup"),
        ({"_tdapp_seats": "'" + "[" * 5000 + "'"}, "phh.own_field"),
        ({"_tdapp_smallest_chip": "0"}, "phh.setup"),
        ({"_tdapp_house": '\'{"reopen_policy": "never"}\''}, "phh.own_field"),
        ({"_tdapp_house": "'{\"unknown\": 1}'"}, "phh.own_field"),
        ({"_tdapp_actions": "3"}, "phh.own_field"),
        ({"_tdapp_actions": '["{}"]'}, "phh.own_field"),
        ({"_tdapp_actions": "[3]"}, "phh.own_field"),
        ({"_tdapp_actions": '[\'{"type":"deal_street","cards":[52]}\']'}, "phh.own_field"),
        ({"_tdapp_actions": '[\'{"type":"kill_hand","seat":77}\']'}, "phh.illegal"),
        ({"_tdapp_actions": '[\'{"type":"settle","ranking":[[77]]}\']'}, "phh.illegal"),
    ],
)
def test_setups_that_are_none(changed, code):
    error = refusal(**changed)
    assert error.code == code
    assert "line" in error.params


def test_our_own_fields_stand_over_the_standard():
    hand = setup(
        _tdapp_button="8",
        _tdapp_structure='"pot_limit"',
        _tdapp_small_blind_seat='"null"',
        _tdapp_smallest_chip="25",
        _tdapp_house='\'{"odd_chip_policy": "all_to_first"}\'',
        _tdapp_level='"L7"',
        _tdapp_players_left="12",
    )
    assert (hand.button, hand.small_blind_seat, hand.smallest_chip, hand.level) == (8, None, 25, "L7")
    assert hand.structure is Structure.POT_LIMIT
    assert hand.house.odd_chip_policy == "all_to_first"
    assert hand.players_left == 12
