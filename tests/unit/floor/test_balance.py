"""Balance, halt and break as pure functions, where the examples of the rules leave corners."""

import pytest

from tdapp.domain.button import Positions
from tdapp.domain.draw import Stream, seed_of
from tdapp.domain.floor.balance import (
    Blocked,
    Why,
    balance_plan,
    halted,
    hands_until_big_blind,
    level_out,
    mover,
    waits,
    worst_seat,
)
from tdapp.domain.floor.breaking import after_break, break_plan, next_to_break, require_break
from tdapp.domain.floor.room import room_of
from tdapp.domain.floor.tables import Seat, Table, final_size, next_positions
from tdapp.domain.house_rules import ButtonRule
from tdapp.errors import RuleViolation


def _at(button, small, big):
    return Positions(button=button, small_blind=small, big_blind=big)


def _table(number=1, size=9, closed=(), at=None, first=None):
    return Table(
        number=number, size=size, closed=closed, positions=_at(*at) if at else None, first_button=first
    )


def _room(*tables, locked=()):
    """Each table with the seats that are taken; entry = 100 × table + seat."""
    seats = {100 * t.number + seat: Seat(t.number, seat) for t, taken in tables for seat in taken}
    return room_of({table.number: table for table, _ in tables}, seats, locked)


# ---- sizes -------------------------------------------------------------------------------------------------


def test_tda_11_c_ties_go_by_the_lowest_number():
    assert level_out({1: 9, 2: 9, 3: 6, 4: 6}, 1) == ((1, 3), (2, 4))
    assert level_out({}, 1) == level_out({1: 9}, 1) == ()


def test_a_table_that_refuses_takes_no_more_part():
    assert level_out({1: 9, 2: 4, 3: 5}, 1, lambda _, taker: Blocked.TO if taker == 2 else None) == (
        (1, 3),
        (1, 3),
    )
    assert level_out({1: 9, 2: 8, 3: 5}, 1, lambda giver, _: Blocked.FROM if giver == 1 else None) == (
        (2, 3),
    )


# ---- who and where -----------------------------------------------------------------------------------------


def test_a_locked_player_is_passed_by_and_the_plan_says_so():
    table = _table(at=(4, 5, 6))
    nine = {seat: 100 + seat for seat in range(1, 10)}
    assert mover(table, nine) == 7
    assert mover(table, nine, {107, 108}) == 9
    assert mover(table, nine, nine.values()) is None
    plan = balance_plan(_room((table, range(1, 10)), (_table(2, at=(1, 2, 3)), range(1, 8)), locked=[107]), 1)
    assert [(one.entry, one.why) for one in plan.moves] == [(108, Why.NEXT_NOT_LOCKED)]


def test_nobody_is_named_while_the_button_is_unknown():
    assert mover(_table(), {1: 1, 2: 2}) is None
    plan = balance_plan(_room((_table(1), range(1, 9)), (_table(2, at=(1, 2, 3)), range(1, 6))), 1)
    assert (plan.moves, plan.ask, plan.spread) == ((), (1,), 3)


def test_a_drawn_button_counts_before_the_first_hand():
    plan = balance_plan(_room((_table(1, first=9), range(1, 9)), (_table(2, first=1), range(1, 7))), 1)
    assert [(one.before.seat, one.seat.seat) for one in plan.moves] == [(2, 7)]


def test_never_into_a_dead_small_blind():
    """Seat 3 was the big blind and busted: it is the small blind's position, and the only open seat."""
    table = _table(size=5, at=(1, 2, 3))
    assert worst_seat(table, {1, 2, 4, 5}) is None
    assert worst_seat(table, {1, 2, 5}) == 4
    plan = balance_plan(
        _room(
            (_table(1, at=(1, 2, 3)), range(1, 8)), (_table(2, size=5, at=(1, 2, 3), closed=(5,)), (1, 2, 4))
        ),
        1,
    )
    assert (plan.moves, plan.spread) == ((), 4)


def test_the_moving_button_would_put_him_into_the_small_blind_too():
    table = _table(size=6, at=(1, 2, 3))
    occupied = {1, 2, 4, 5, 6}
    assert next_positions(table, occupied, ButtonRule.MOVING).small_blind == 4
    assert worst_seat(table, occupied, ButtonRule.MOVING) is None
    assert worst_seat(table, {1, 2, 4, 6}, ButtonRule.MOVING) == 5


def test_between_button_and_small_blind_only_when_nothing_else_is_open_and_then_he_waits():
    table = _table(size=6, at=(6, 1, 5))  # next: button 1, small blind 5, big blind 6
    assert worst_seat(table, {1, 2, 5, 6}) == 3
    assert waits(table, {1, 2, 3, 5, 6}, 3)
    assert not waits(_table(), {1, 2, 3}, 3)


def test_a_table_of_one_player_takes_him_as_the_next_big_blind():
    assert worst_seat(_table(at=(4, 4, 7)), {7}) == 8
    assert worst_seat(_table(), {1}) == 2
    assert worst_seat(_table(size=2), {1, 2}) is None


def test_hands_until_the_big_blind():
    table = _table(at=(1, 2, 3))
    assert [hands_until_big_blind(table, {1, 2, 3, 4, 5}, seat) for seat in (4, 5, 1, 2, 3)] == [
        0,
        1,
        2,
        3,
        4,
    ]
    assert hands_until_big_blind(_table(), {1, 2}, 1) is None


def test_a_new_table_is_filled_from_the_others_without_asking_for_its_button():
    plan = balance_plan(_room((_table(1, at=(1, 2, 3)), range(1, 10)), (_table(2), ())), 1)
    assert [one.seat for one in plan.moves] == [Seat(2, seat) for seat in (1, 2, 3, 4)]
    assert [one.before.seat for one in plan.moves] == [4, 5, 6, 7]
    assert {one.hands_until_big_blind for one in plan.moves} == {None}
    assert plan.spread == 1


def test_where_everybody_is_locked_nobody_moves():
    plan = balance_plan(
        _room((_table(1, at=(1, 2, 3)), (1, 2, 3)), (_table(2), ()), locked=[101, 102, 103]), 1
    )
    assert (plan.moves, plan.spread) == ((), 3)


def test_moves_tell_the_numbers_behind_them():
    (move,) = balance_plan(
        _room((_table(1, at=(4, 5, 6)), range(1, 10)), (_table(2, at=(8, 9, 1)), (1, 3, 4, 5, 7, 8, 9))), 1
    ).moves
    assert (move.players_from, move.players_to, move.hands_until_big_blind, move.waits) == (9, 7, 0, False)


# ---- halt --------------------------------------------------------------------------------------------------


def test_tda_11_d_a_short_table_halts_when_the_big_blind_comes_to_an_empty_seat():
    full = (_table(1, at=(1, 2, 3)), range(1, 9))
    assert halted(_room(full, (_table(2, at=(1, 2, 3)), (1, 2, 3, 5, 6)))) == (2,)
    assert halted(_room(full, (_table(2, at=(1, 2, 3)), (1, 2, 3, 4, 6)))) == ()
    assert halted(_room(full, (_table(2, at=(1, 2, 3)), (1, 2, 3, 5, 6, 7)))) == ()
    assert halted(_room(full, (_table(2, at=(1, 2, 3), closed=(4,)), (1, 2, 3, 5, 6)))) == ()
    assert halted(_room(full, (_table(2), (1, 2, 3)))) == ()
    assert halted(_room()) == ()


# ---- break -------------------------------------------------------------------------------------------------


def test_the_published_order_goes_first_then_the_highest_number():
    assert next_to_break([1, 2, 3], (2, 1)) == 2
    assert next_to_break([1, 3], (2,)) == 3


def test_rp_9_with_two_tables_left_the_final_table_counts():
    assert [final_size(most) for most in (6, 7, 8, 9, 10, 5)] == [7, 7, 9, 9, 10, 5]
    assert (after_break([5, 5], 8), after_break([5, 4], 8)) == (None, (9,))
    assert (after_break([4, 4], 6), after_break([4, 3], 6)) == (None, (7,))


@pytest.mark.parametrize(
    ("sizes", "code"),
    [([9, 9, 1], r"break\.no_room"), ([5], r"break\.last_table"), ([], r"break\.last_table")],
)
def test_a_table_that_may_not_go(sizes, code):
    with pytest.raises(RuleViolation, match=code):
        require_break(sizes, 9)


def test_tda_10_b_two_steps_of_chance_and_the_highest_card_takes_the_first_seat_card():
    room = _room((_table(1), (1, 2, 3, 4, 5, 6)), (_table(2), (1, 2, 3, 7, 8, 9)), (_table(3), (1, 4, 5)))
    stream = Stream(seed_of(bytes(16)))
    plan = break_plan(room, 3, stream)
    assert {one.entry for one in plan.dealt} == {301, 304, 305}
    assert [one.seat for one in plan.dealt] == list(plan.seat_cards)
    assert [one.card for one in plan.dealt] == sorted((one.card for one in plan.dealt), reverse=True)
    assert {one.seat for one in plan.dealt} <= {Seat(1, s) for s in (7, 8, 9)} | {
        Seat(2, s) for s in (4, 5, 6)
    }
    assert {one.before for one in plan.dealt} == {Seat(3, s) for s in (1, 4, 5)}
    assert len(stream.steps) == 2 + 2 + 2 + 51
    assert break_plan(room, 3, Stream(seed_of(bytes(16)))) == plan


def test_the_smallest_tables_get_the_players():
    room = _room((_table(1), range(1, 8)), (_table(2), range(1, 5)), (_table(3), (1, 4, 5, 6)))
    found = [one.seat.table for one in break_plan(room, 3, Stream(seed_of(bytes(16)))).dealt]
    assert (found.count(1), found.count(2)) == (1, 3)
