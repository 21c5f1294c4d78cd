"""EX-10.1 … EX-10.12 of the rules page, with both readings where a trap names a setting (T-19, T-22)."""

import pytest

from tdapp.domain.button import Positions, advance, draw_first_button, mend_wrong_button
from tdapp.domain.cards import parse_cards
from tdapp.domain.house_rules import ButtonRedraw, ButtonRule, Switch

SIX = frozenset(range(1, 7))


def _at(button, small, big):
    return Positions(button=button, small_blind=small, big_blind=big)


LAST = _at(1, 2, 3)


def _told(positions):
    """(button, who posts the small blind, big blind, button lies on an empty seat)"""
    return positions.button, positions.small_blind_poster, positions.big_blind, positions.dead_button


def test_ex_10_1_trap_19_kings_tie_and_fours_tie_until_a_queen_beats_a_jack():
    draw = draw_first_button([1, 2, 3, 4], [parse_cards("Kh Kc 9d 7s 4d 4s Jc Qh")])
    assert draw.button == 2
    assert [[one.seat for one in drawn] for drawn in draw.rounds] == [[1, 2, 3, 4], [1, 2], [1, 2]]


def test_ex_10_1_trap_19_with_suits_hearts_beat_clubs_at_once():
    draw = draw_first_button([1, 2, 3, 4], [parse_cards("Kh Kc 9d 7s")], suits=Switch.ON)
    assert (draw.button, len(draw.rounds)) == (1, 1)


def test_ex_10_1_trap_19_everyone_redraws_where_that_is_the_custom():
    deck = parse_cards("Kh Kc 9d 7s 4d 4s Ac 2h")
    draw = draw_first_button([1, 2, 3, 4], [deck], redraw=ButtonRedraw.ALL)
    assert draw.button == 3
    assert [len(drawn) for drawn in draw.rounds] == [4, 4]


def test_ex_10_2_a_lone_ace_wins_immediately():
    draw = draw_first_button([1, 2, 3], [parse_cards("Ad Kh Kc")])
    assert (draw.button, len(draw.rounds)) == (1, 1)


@pytest.mark.parametrize(
    ("busted", "dead", "after", "moving"),
    [
        pytest.param(set(), (2, 3, 4, False), (3, 4, 5, False), (2, 3, 4), id="ex_10_3_nobody"),
        pytest.param({2}, (2, 3, 4, True), (3, 4, 5, False), (3, 4, 5), id="ex_10_4_small_blind"),
        pytest.param({3}, (2, None, 4, False), (3, 4, 5, True), (2, 4, 5), id="ex_10_5_big_blind"),
        pytest.param({2, 3}, (2, None, 4, True), (3, 4, 5, True), (4, 5, 6), id="ex_10_6_both"),
        pytest.param({4}, (2, 3, 5, False), (3, 5, 6, False), (2, 3, 5), id="ex_10_7_under_the_gun"),
    ],
)
def test_ex_10_3_to_10_7_tda_32_trap_22_six_seats(busted, dead, after, moving):
    left = SIX - busted
    following = advance(LAST, left)
    assert _told(following) == dead
    assert following.small_blind == 3
    assert _told(advance(following, left)) == after
    assert _told(advance(LAST, left, ButtonRule.MOVING))[:3] == moving


@pytest.mark.parametrize("rule", ButtonRule)
@pytest.mark.parametrize(
    ("left", "big", "small"),
    [
        pytest.param({2, 3}, 2, 3, id="ex_10_8_button_busts"),
        pytest.param({1, 3}, 1, 3, id="ex_10_9_small_blind_busts"),
        pytest.param({1, 2}, 1, 2, id="ex_10_10_big_blind_busts"),
    ],
)
def test_ex_10_8_to_10_10_tda_34_three_to_two_players(left, big, small, rule):
    following = advance(LAST, left, rule)
    assert _told(following) == (small, small, big, False)
    assert following.heads_up


def test_ex_10_11_two_to_three_the_newcomer_gets_the_button():
    assert _told(advance(_at(3, 3, 7), {3, 5, 7})) == (5, 7, 3, False)


def test_ex_10_12_two_to_three_the_newcomer_posts_the_big_blind():
    assert _told(advance(_at(3, 3, 7), {3, 7, 8})) == (3, 7, 8, False)


def test_tda_34_36_wrong_button_is_mended_before_substantial_action_only():
    correct, played = _at(2, 3, 4), _at(3, 4, 5)
    assert mend_wrong_button(correct, played, substantial_action=False) is correct
    stands = mend_wrong_button(correct, played, substantial_action=True)
    assert _told(advance(stands, SIX)) == (4, 5, 6, False)
