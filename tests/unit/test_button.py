"""Button: the draw card by card, first positions, who waits, what is refused."""

import pytest

from tdapp.domain.button import (
    Drawn,
    Positions,
    advance,
    dealt_in,
    draw_first_button,
    first_positions,
    seats_in_draw,
)
from tdapp.domain.cards import DECK, cards_code, parse_cards
from tdapp.domain.house_rules import ButtonDrawFor, ButtonRedraw, ButtonRule, Switch
from tdapp.errors import InputError, RuleViolation


def _at(button, small, big, **dead):
    return Positions(button=button, small_blind=small, big_blind=big, **dead)


def test_cards_are_asked_for_until_the_draw_is_decided():
    seats = [5, 7, 2]
    nothing = draw_first_button(seats, [])
    assert (nothing.button, nothing.to_deal, nothing.rounds, nothing.reshuffle) == (
        None,
        (5, 7, 2),
        (),
        False,
    )
    one = draw_first_button(seats, [parse_cards("Kd")])
    assert (one.button, one.to_deal) == (None, (7, 2))
    assert one.rounds == ((Drawn(5, parse_cards("Kd")[0]),),)
    tied = draw_first_button(seats, [parse_cards("Kd 9c Ks")])
    assert (tied.button, tied.to_deal, tied.reshuffle) == (None, (5, 2), False)
    half = draw_first_button(seats, [parse_cards("Kd 9c Ks 3h")])
    assert (half.button, half.to_deal) == (None, (2,))
    done = draw_first_button(seats, [parse_cards("Kd 9c Ks 3h 4h")])
    assert (done.button, done.to_deal) == (2, ())


def test_every_card_is_logged_and_the_rest_of_the_deck_is_left():
    draw = draw_first_button([1, 2, 3], [parse_cards("Kd 9c Ks 3h 4h Ah Ac")])
    logged = [cards_code(one.card for one in drawn) for drawn in draw.rounds]
    assert logged == ["Kd 9c Ks", "3h 4h"]


def test_one_seat_alone_wins():
    assert draw_first_button([4], [parse_cards("2c")]).button == 4


def test_order_is_by_the_latest_round_then_in_the_order_of_dealing():
    tied_only = draw_first_button([1, 2, 3, 4, 5], [parse_cards("Kd 9c Ks 9d 2h 3h 4h")])
    assert tied_only.order == (3, 1, 2, 4, 5)
    everyone = draw_first_button([1, 2, 3], [parse_cards("Kd 9c Ks 3h 4h 2h")], redraw=ButtonRedraw.ALL)
    assert (everyone.button, everyone.order) == (2, (2, 1, 3))


def test_suits_spades_hearts_diamonds_clubs_after_the_rank():
    draw = draw_first_button([1, 2, 3, 4, 5], [parse_cards("Kd Kh Qs Kc Ks")], suits=Switch.ON)
    assert (draw.button, draw.order) == (5, (5, 2, 1, 4, 3))


def test_when_the_stub_is_too_short_all_cards_are_shuffled_again():
    """The sorted deck ties all four seats thirteen times; then a fresh deck decides."""
    seats = [1, 2, 3, 4]
    lacking = draw_first_button(seats, [DECK])
    assert (lacking.button, lacking.to_deal, lacking.reshuffle) == (None, (1, 2, 3, 4), True)
    assert len(lacking.rounds) == 13
    begun = draw_first_button(seats, [DECK, parse_cards("2c")])
    assert (begun.to_deal, begun.reshuffle) == ((2, 3, 4), False)
    decided = draw_first_button(seats, [DECK, parse_cards("2c Ah Kd Qc")])
    assert (decided.button, len(decided.rounds)) == (2, 14)


def test_a_round_is_never_dealt_from_two_decks():
    """Ten seats, everyone redraws: after five tied rounds two cards are left, too few for ten."""
    best_first = DECK[::-1]
    pairs, rest = best_first[:10], best_first[10:]
    deck = [card for n in range(5) for card in pairs[2 * n : 2 * n + 2] + rest[8 * n : 8 * n + 8]]
    seats = tuple(range(1, 11))
    draw = draw_first_button(seats, [[*deck, *rest[40:]]], redraw=ButtonRedraw.ALL)
    assert [len(drawn) for drawn in draw.rounds] == [10] * 5
    assert (draw.button, draw.to_deal, draw.reshuffle) == (None, seats, True)


@pytest.mark.parametrize("seats", [[], [1, 1], list(range(53))])
def test_one_to_fifty_two_different_seats_draw(seats):
    with pytest.raises(RuleViolation) as refused:
        draw_first_button(seats, [DECK])
    assert (refused.value.code, refused.value.params) == ("button.draw_seats", {"count": len(seats)})


def test_a_deck_with_a_card_twice_is_refused_but_a_new_deck_may_repeat():
    with pytest.raises(InputError, match=r"card\.duplicate"):
        draw_first_button([1, 2], [DECK[:3] + DECK[:1]])
    assert draw_first_button(list(range(1, 53)), [DECK, DECK]).to_deal == (49, 50, 51, 52)


def test_empty_seats_get_cards_only_where_the_house_says_so():
    seats, occupied = (1, 2, 3, 4), {2, 4}
    assert seats_in_draw(seats, occupied, ButtonDrawFor.PLAYERS) == (2, 4)
    assert seats_in_draw(seats, occupied, ButtonDrawFor.SEATS) == seats


@pytest.mark.parametrize(
    ("button", "occupied", "expected"),
    [
        (3, {1, 3, 5, 8}, _at(3, 5, 8)),
        (8, {1, 3, 5, 8}, _at(8, 1, 3)),
        (6, {1, 3, 5, 8}, _at(6, 8, 1, dead_button=True)),
        (3, {3, 8}, _at(3, 3, 8)),
        (8, {3, 8}, _at(8, 8, 3)),
        (5, {3, 8}, _at(8, 8, 3)),
        (9, {3, 8}, _at(3, 3, 8)),
    ],
)
def test_rules_10_positions_of_the_first_hand(button, occupied, expected):
    assert first_positions(button, occupied) == expected


@pytest.mark.parametrize("occupied", [set(), {4}])
def test_two_players_are_needed(occupied):
    for ask in (lambda: first_positions(4, occupied), lambda: advance(_at(1, 2, 3), occupied)):
        with pytest.raises(RuleViolation) as refused:
            ask()
        assert (refused.value.code, refused.value.params) == (
            "button.too_few_players",
            {"count": len(occupied)},
        )


def test_position_of_a_dead_small_blind_is_kept_for_the_next_hand():
    after_bust = advance(_at(1, 2, 3), {1, 2, 4, 5})
    assert after_bust == _at(2, 3, 4, dead_small_blind=True)
    assert after_bust.small_blind_poster is None
    assert advance(after_bust, {1, 2, 4, 5}) == _at(3, 4, 5, dead_button=True)


def test_heads_up_alternates_under_both_rules():
    for rule in ButtonRule:
        assert advance(_at(3, 3, 7), {3, 7}, rule) == _at(7, 7, 3)


def test_moving_button_goes_to_the_next_player_when_a_third_joins():
    assert advance(_at(3, 3, 7), {3, 5, 7}, ButtonRule.MOVING) == _at(5, 7, 3)


def test_the_button_never_lies_between_the_blinds():
    """Button 1 and small blind 2 bust, two sit down in 3 and 4: big blind 3, button before seat 5."""
    assert advance(_at(1, 2, 5), {3, 4, 5}) == _at(4, 5, 3)


@pytest.mark.parametrize(
    ("positions", "newcomer", "waits"),
    [
        (_at(4, 6, 7), 5, True),
        (_at(4, 6, 7), 8, False),
        (_at(4, 6, 7), 3, False),
        (_at(9, 2, 4), 1, True),
        (_at(7, 2, 4), 9, True),
        (_at(7, 2, 4), 3, False),
        (_at(4, 4, 7), 5, False),
        (_at(4, 6, 7), 6, False),
    ],
)
def test_tda_8_10_newcomer_between_button_and_small_blind_waits(positions, newcomer, waits):
    occupied = {1, 2, 4, 6, 7, 9} | {newcomer}
    playing = dealt_in(positions, occupied, {newcomer})
    assert playing == tuple(sorted(occupied - ({newcomer} if waits else set())))


def test_tda_8_once_the_button_has_passed_the_newcomer_is_dealt_in():
    occupied = {1, 2, 4, 5, 6, 7, 9}
    following = advance(_at(4, 6, 7), occupied)
    assert dealt_in(following, occupied, {5}) == tuple(sorted(occupied))


def test_tda_8_who_was_dealt_in_before_does_not_wait():
    assert dealt_in(_at(4, 6, 7), {1, 4, 5, 6, 7}, set()) == (1, 4, 5, 6, 7)


def test_nobody_waits_when_only_two_would_be_left():
    assert dealt_in(_at(1, 3, 4, dead_button=True), {2, 3, 4}, {2}) == (2, 3, 4)
