"""EX-11.1 … EX-11.5 of the rules page, TDA 2024 R8, R10, R11, RP-9 in the words of their examples."""

import pytest

from tdapp.domain.button import Positions, dealt_in
from tdapp.domain.cards import parse_card
from tdapp.domain.floor.balance import balance_plan, halts, hands_until_big_blind, level_out
from tdapp.domain.floor.breaking import after_break, assign_seat_cards
from tdapp.domain.floor.room import room_of
from tdapp.domain.floor.tables import Seat, Table, layout, next_positions, sizes
from tdapp.domain.house_rules import ButtonRule


def _table(number, at, size=9):
    button, small, big = at
    return Table(
        number=number, size=size, positions=Positions(button=button, small_blind=small, big_blind=big)
    )


def _room(*tables):
    seats = {100 * t.number + seat: Seat(t.number, seat) for t, taken in tables for seat in taken}
    return room_of({table.number: table for table, _ in tables}, seats)


def test_ex_11_1_sizes_of_the_initial_draw():
    assert sizes(23, 9) == (8, 8, 7)
    assert sizes(28, 10) == (10, 9, 9)
    assert sizes(10, 9) == (5, 5)


def _ex_11_3(open_at_b):
    nine = (_table(1, (4, 5, 6)), range(1, 10))
    seven = (_table(2, (8, 9, 1)), set(range(1, 10)) - open_at_b)
    (move,) = balance_plan(_room(nine, seven), 1).moves
    return move


def test_ex_11_3_tda_11_a_the_next_big_blind_moves_to_the_worst_seat():
    b = _table(2, (8, 9, 1))
    at = next_positions(b, {1, 3, 4, 5, 7, 8, 9}, ButtonRule.DEAD)
    assert (at.button, at.small_blind, at.big_blind) == (9, 1, 3)
    move = _ex_11_3({2, 6})
    assert (move.entry, move.seat) == (107, Seat(2, 2))
    assert move.hands_until_big_blind == 0
    at = next_positions(b, {1, 2, 3, 4, 5, 7, 8, 9}, ButtonRule.DEAD)
    assert (at.small_blind, at.big_blind) == (1, 2)


def test_ex_11_4_tda_11_a_open_seats_six_and_eight():
    assert _ex_11_3({6, 8}).seat == Seat(2, 6)


def test_ex_11_5_three_tables_break_to_two_at_eighteen():
    assert after_break([7, 6, 6], 9) is None
    assert after_break([6, 6, 6], 9) == (9, 9)


@pytest.mark.parametrize(
    ("event_max", "left", "tables"),
    [
        (9, 10, (5, 5)),
        (9, 9, (9,)),
        (8, 10, (5, 5)),
        (8, 9, (9,)),
        (7, 8, (4, 4)),
        (7, 7, (7,)),
        (6, 8, (4, 4)),
        (6, 7, (7,)),
        (10, 11, (6, 5)),
        (10, 10, (10,)),
    ],
)
def test_rp_9_the_final_table(event_max, left, tables):
    assert layout(left, event_max) == tables


def test_rp_9_more_than_two_tables_as_drawn():
    assert [layout(left, 9) for left in (19, 18, 1)] == [(7, 6, 6), (9, 9), (1,)]


def test_tda_8_a_10_a_only_between_button_and_small_blind_a_newcomer_waits():
    at = Positions(button=4, small_blind=6, big_blind=7)
    six = {1, 2, 4, 6, 7, 9}
    assert [seat in dealt_in(at, {*six, seat}, {seat}) for seat in (3, 5, 8)] == [True, False, True]


def test_tda_10_b_the_highest_card_takes_the_first_seat_card_by_suit():
    drawn = {name: parse_card(card) for name, card in {"A": "Qh", "B": "Kd", "C": "Kc"}.items()}
    cards = [Seat(2, 4), Seat(1, 7), Seat(3, 1)]
    assert assign_seat_cards(drawn, cards) == {"B": Seat(2, 4), "C": Seat(1, 7), "A": Seat(3, 1)}


def test_tda_11_d_addendum_five_against_eight():
    assert halts(8, 5, big_blind_seat_empty=True)
    assert not halts(8, 5, big_blind_seat_empty=False)
    assert not halts(8, 6, big_blind_seat_empty=True)


@pytest.mark.parametrize(("limit", "moves"), [(1, 1), (2, 0)])
def test_rrop_balance_limit_is_a_house_rule(limit, moves):
    assert len(level_out({1: 9, 2: 8, 3: 7}, limit)) == moves


def test_tda_11_a_he_may_have_to_post_the_big_blind_twice():
    move = _ex_11_3({2, 6})
    assert hands_until_big_blind(_table(2, (8, 9, 1)), {1, 2, 3, 4, 5, 7, 8, 9}, move.seat.seat) == 0
