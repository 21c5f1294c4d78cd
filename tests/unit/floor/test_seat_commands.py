"""Tables and seats through commands, events and state."""

from collections import Counter
from datetime import UTC, datetime

import pytest
from support.seat_evening import seed

from tdapp.domain.button import Positions
from tdapp.domain.cards import parse_cards
from tdapp.domain.floor import commands as f
from tdapp.domain.floor import events as fe
from tdapp.domain.floor import seat_commands as c
from tdapp.domain.floor import seat_events as e
from tdapp.domain.floor.advice import Advice, advice
from tdapp.domain.floor.decide import decide
from tdapp.domain.floor.evolve import evolve
from tdapp.domain.floor.seat_state import Stack
from tdapp.domain.floor.state import FloorState, room, still_in
from tdapp.domain.floor.table_decide import most_of, plan_balance, plan_break
from tdapp.domain.floor.tables import Seat, Seated, Table
from tdapp.domain.house_rules import ButtonDrawFor, HouseRules, Switch
from tdapp.errors import TdError

NOW = datetime(2026, 12, 1, 20, 0, tzinfo=UTC)


def _do(floor, *commands):
    for command in commands:
        for event in decide(floor, command, NOW):
            floor = evolve(floor, event)
    return floor


def _refused(floor, command):
    with pytest.raises(TdError) as caught:
        decide(floor, command, NOW)
    return caught.value.code


def _players(count):
    return _do(FloorState(), f.AddNumberedEntries(count))


def _drawn(count, most=9, nth=1):
    return _do(_players(count), c.DrawSeats(most, seed(nth)))


def _sizes(floor):
    return {number: len(there) for number, there in room(floor).sitting.items()}


def _assigned(*sitting, size=9):
    """Tables 1, 2, … with players on these seats, all numbered in this order."""
    seats = [Seat(n, s) for n, taken in enumerate(sitting, 1) for s in taken]
    floor = _do(_players(len(seats)), *(c.OpenTable(size) for _ in sitting))
    return _do(floor, c.AssignSeats(tuple(Seated(n, seat) for n, seat in enumerate(seats, 1))))


def _at(floor, table, seat):
    return room(floor).sitting[table][seat]


# ---- draws -------------------------------------------------------------------------------------------------


def test_a_draw_seats_everybody_and_says_how():
    floor = _drawn(23)
    assert _sizes(floor) == {1: 8, 2: 8, 3: 7}
    (event,) = decide(_players(23), c.DrawSeats(9, seed(1)), NOW)
    assert (event.drawing, event.seed, len(event.steps)) == (tuple(range(1, 24)), seed(1), 22)
    assert floor.seating.most == 9


def test_those_who_are_out_get_no_seat():
    floor = _do(_players(5), f.BustEntry(2), c.DrawSeats(9, seed(1)))
    assert sorted(floor.seating.seats) == [1, 3, 4, 5]


def test_a_second_draw_keeps_locks_closed_seats_and_forgets_buttons():
    floor = _drawn(9, most=5)
    staying = _at(floor, 2, 3)
    floor = _do(floor, c.LockEntry(staying, True), c.DrawButtons(seed(2)), c.CloseSeats(1, ()))
    floor = _do(floor, f.BustEntry(next(entry for entry in still_in(floor) if entry != staying)))
    floor = _do(
        floor, *(c.CloseSeats(number, (5,)) for number in (1, 2) if 5 not in room(floor).sitting[number])
    )
    closed = {number: table.closed for number, table in floor.seating.tables.items()}
    for nth in range(20):
        again = _do(floor, c.DrawSeats(5, seed(nth)))
        assert again.seating.seats[staying] == Seat(2, 3)
        assert {number: table.closed for number, table in again.seating.tables.items()} == closed
        assert not {(n, 5) for n, gone in closed.items() if gone} & {
            (s.table, s.seat) for s in again.seating.seats.values()
        }
        assert {table.first_button for table in again.seating.tables.values()} == {None}
        assert again.seating.locked == (staying,)


@pytest.mark.parametrize(
    ("floor", "command", "code"),
    [
        (FloorState(), c.DrawSeats(9, seed(1)), "seats.nobody"),
        (_players(3), c.DrawSeats(1, seed(1)), "table.size"),
        (_players(3), c.DrawSeats(23, seed(1)), "table.size"),
        (_players(3), c.DrawSeats(9, "x"), "draw.seed"),
        (_players(3), c.RedrawSeats(1, seed(1)), "redraw.tables"),
        (_drawn(23), c.RedrawSeats(2, seed(1)), "redraw.no_room"),
        (_drawn(23), c.RedrawSeats(0, seed(1)), "redraw.tables"),
    ],
)
def test_a_draw_that_cannot_be(floor, command, code):
    assert _refused(floor, command) == code


def test_rp_9_the_final_table_has_nine_seats_for_eight_max_and_no_button_yet():
    floor = _do(_drawn(16, most=8), c.DrawButtons(seed(2)))
    floor = _do(floor, *(f.BustEntry(entry) for entry in range(1, 7)))
    assert advice(floor).redraw is None
    floor = _do(floor, f.BustEntry(7))
    assert advice(floor) == Advice(redraw=1)
    floor = _do(floor, c.RedrawSeats(1, seed(3)))
    assert _sizes(floor) == {1: 9}
    assert floor.seating.tables == {1: Table(number=1, size=9)}
    assert advice(floor) == Advice()


def test_rrop_redraw_at_two_tables_by_the_house_rules():
    floor = _do(_drawn(19), c.SetHouseRules(HouseRules(redraw_at=(2, 1))))
    assert advice(floor).redraw is None
    floor = _do(floor, f.BustEntry(1))
    assert advice(floor).redraw == 2
    assert _sizes(_do(floor, c.RedrawSeats(2, seed(3)))) == {1: 9, 2: 9}


def test_seats_by_high_card_from_a_seed_and_typed():
    floor = _do(_players(5), c.SeatByHighCard(most=9, button=3, seed=seed(1)))
    assert sorted(room(floor).sitting[1]) == [1, 2, 3, 4, 5]
    assert floor.seating.tables[1].first_button == 3
    typed = c.SeatByHighCard(most=9, button=9, cards=parse_cards("2c Ah Kd 7s 7h 3c 4c"))
    floor = _do(_players(5), typed)
    assert [_at(floor, 1, seat) for seat in (9, 1, 2, 3, 4)] == [2, 3, 5, 4, 1]
    assert (
        _refused(_players(5), c.SeatByHighCard(most=9, button=1, cards=parse_cards("Ah"))) == "cards.lacking"
    )


def test_seats_by_high_card_leave_locked_players_where_they_are():
    floor = _do(_drawn(4), c.LockEntry(3, True))
    staying = floor.seating.seats[3]
    free = next(seat for seat in range(1, 10) if seat != staying.seat)
    again = _do(floor, c.SeatByHighCard(most=9, button=free, seed=seed(4)))
    assert again.seating.seats[3] == staying
    assert len(again.seating.seats) == 4
    assert _refused(floor, c.SeatByHighCard(most=9, button=staying.seat, seed=seed(4))) == "seat.unknown"
    assert _refused(_players(11), c.SeatByHighCard(most=10, button=1, seed=seed(4))) == "seats.one_table"


# ---- late ones ---------------------------------------------------------------------------------------------


def test_tda_8_a_late_arrival_is_entered_and_seated_in_one_batch():
    floor = _drawn(23)
    added, seated = decide(floor, c.EnterLate(" Kim ", seed(5)), NOW)
    assert added.entries[0].name == "Kim"
    assert (seated.entry, seated.seat.table, seated.waits) == (24, 3, None)
    assert seated.pool == (Seat(3, 8), Seat(3, 9))
    floor = _do(floor, c.EnterLate("Kim", seed(5)))
    assert floor.seating.seats[24] == seated.seat
    assert floor.seating.fresh == (24,)


def test_tda_8_a_who_waits_is_told_and_waits_until_the_button_has_passed():
    floor = _do(_assigned((1, 2, 4, 6)), c.SetPositions(1, Positions(button=2, small_blind=4, big_blind=6)))
    floor = _do(floor, c.CloseSeats(1, (3, 7, 8, 9)))
    # next hand: button 4, small blind 6; only seat 5 is open, between them
    (late,) = decide(_do(floor, f.AddNumberedEntries(1)), c.SeatLateEntry(5, seed(1)), NOW)
    assert (late.seat, late.waits) == (Seat(1, 5), True)
    floor = _do(floor, f.AddNumberedEntries(1), c.SeatLateEntry(5, seed(1)))
    (dealt,) = decide(floor, c.DealHand(1), NOW)
    assert dealt.waiting == (5,)
    floor = _do(floor, c.DealHand(1))
    assert floor.seating.fresh == (5,)
    assert _do(floor, c.DealHand(1)).seating.fresh == ()


def test_a_late_seat_is_refused_where_there_is_none():
    floor = _drawn(9)
    assert _refused(floor, c.EnterLate("Kim", seed(1))) == "seat.none_open"
    assert _refused(floor, c.SeatLateEntry(3, seed(1))) == "entry.seated_already"
    assert _refused(_do(floor, f.BustEntry(3)), c.SeatLateEntry(3, seed(1))) == "entry.out_already"
    assert _refused(floor, c.EnterLate(" ", seed(1))) == "name.empty"


# ---- by hand -----------------------------------------------------------------------------------------------


def test_move_and_swap():
    floor = _assigned((1, 2), (1, 2))
    floor = _do(floor, c.MoveEntry(1, Seat(2, 5)), c.SwapEntries(2, 3))
    assert floor.seating.seats == {1: Seat(2, 5), 2: Seat(2, 1), 3: Seat(1, 2), 4: Seat(2, 2)}
    assert floor.seating.fresh == (1, 2, 3)
    assert decide(floor, c.MoveEntry(1, Seat(2, 5)), NOW) == decide(floor, c.SwapEntries(1, 1), NOW) == ()
    assert _do(_assigned((1, 2)), c.MoveEntry(1, Seat(1, 5))).seating.fresh == ()


def test_tda_7_a_wrong_seat_is_left_with_the_chips():
    floor = _do(_assigned((1, 4)), c.CountStacks((c.StackCount(1, 12_600),)), c.MoveEntry(1, Seat(1, 7)))
    assert (floor.seating.seats[1], floor.stacks[1]) == (Seat(1, 7), Stack(12_600, NOW))


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (c.MoveEntry(1, Seat(1, 2)), "seat.taken"),
        (c.MoveEntry(1, Seat(1, 3)), "seat.unknown"),
        (c.MoveEntry(1, Seat(1, 10)), "seat.unknown"),
        (c.MoveEntry(1, Seat(3, 1)), "table.unknown"),
        (c.MoveEntry(5, Seat(1, 4)), "entry.out_already"),
        (c.MoveEntry(99, Seat(1, 4)), "entry.unknown"),
        (c.SwapEntries(1, 6), "entry.not_seated"),
        (c.LockEntry(6, True), "entry.not_seated"),
        (c.AssignSeats((Seated(1, Seat(1, 3)),)), "seat.unknown"),
        (c.AssignSeats((Seated(1, Seat(1, 8)), Seated(2, Seat(1, 8)))), "seat.twice"),
        (c.AssignSeats((Seated(1, Seat(1, 8)), Seated(1, Seat(1, 7)))), "entry.seated_twice"),
        (c.AssignSeats((Seated(1, Seat(1, 2)),)), "seat.taken"),
        (c.AssignSeats((Seated(5, Seat(1, 8)),)), "entry.out_already"),
        (c.CloseSeats(1, (1,)), "seat.taken"),
        (c.CloseSeats(1, (10,)), "seat.unknown"),
        (c.SetTableSize(1, 1), "table.size"),
        (c.SetTableSize(2, 2), "seat.taken"),
        (c.OpenTable(30), "table.size"),
        (c.SetBreakOrder((1, 1)), "break.order"),
        (c.SetBreakOrder((7,)), "table.unknown"),
        (c.CountStacks((c.StackCount(1, -1),)), "stack.chips"),
        (c.CountStacks((c.StackCount(5, 10),)), "entry.out_already"),
        (c.SetHouseRules(HouseRules(balance_limit=0)), "house.balance_limit"),
        (c.SetHouseRules(HouseRules(redraw_at=(0,))), "house.redraw_at"),
    ],
)
def test_what_may_not_be(command, code):
    floor = _do(_assigned((1, 2), (1, 2, 3)), f.BustEntry(5), f.AddNumberedEntries(1), c.CloseSeats(1, (3,)))
    floor = _do(floor, c.MoveEntry(4, Seat(2, 5)))
    assert _refused(floor, command) == code


def test_seated_by_hand_may_change_places_at_once():
    floor = _assigned((1, 2))
    swapped = (Seated(1, Seat(1, 2)), Seated(2, Seat(1, 1)))
    assert _do(floor, c.AssignSeats(swapped)).seating.seats == {1: Seat(1, 2), 2: Seat(1, 1)}
    assert decide(floor, c.AssignSeats(()), NOW) == ()


def test_tables_open_with_the_lowest_number_and_change_their_size():
    floor = _do(_assigned((1, 2), (1, 2)), c.BreakTable(1, seed(1)), c.OpenTable(6))
    assert list(floor.seating.tables) == [1, 2]
    assert _do(floor, c.SetTableSize(1, 8)).seating.tables[1].size == 8
    assert decide(floor, c.SetTableSize(1, 6), NOW) == decide(floor, c.CloseSeats(1, ()), NOW) == ()
    assert most_of(floor.seating) == 9


def test_nothing_that_is_so_already_is_done_again():
    floor = _do(_assigned((1, 2)), c.LockEntry(1, True), c.SetBreakOrder((1,)))
    again = [c.LockEntry(1, True), c.LockEntry(2, False), c.SetBreakOrder((1,)), c.CountStacks(())]
    assert [decide(floor, command, NOW) for command in [*again, c.SetHouseRules(HouseRules())]] == [()] * 5
    assert _do(floor, c.LockEntry(1, False)).seating.locked == ()
    assert _do(floor, c.MoveEntry(1, Seat(1, 5))).seating.locked == ()


# ---- stacks and house rules --------------------------------------------------------------------------------


def test_architecture_2_1_a_stack_is_as_of_a_time_or_unknown():
    floor = _do(_players(3), c.CountStacks((c.StackCount(1, 500), c.StackCount(2, 700))))
    assert floor.stacks == {1: Stack(500, NOW), 2: Stack(700, NOW)}
    floor = _do(floor, c.CountStacks((c.StackCount(2, None), c.StackCount(3, None))))
    assert floor.stacks == {1: Stack(500, NOW)}
    assert _do(floor, f.BustEntry(1)).stacks == _do(floor, f.RemoveEntry(1)).stacks == {}


def test_house_rules_are_the_floors():
    house = HouseRules(balance_limit=2, button_draw_suits=Switch.ON)
    assert _do(FloorState(), c.SetHouseRules(house)).house == house


# ---- buttons -----------------------------------------------------------------------------------------------


def test_ex_10_1_a_typed_draw_gives_the_first_hand_its_button():
    floor = _assigned((1, 3, 5, 7))
    cards = parse_cards("Kh Kc 9d 7s 4d 4s Jc Qh")
    (event,) = decide(floor, c.TypeButtonDraw(1, cards), NOW)
    assert (event.draws[0].button, event.seed, event.steps) == (3, None, ())
    floor = _do(floor, c.TypeButtonDraw(1, cards))
    (dealt,) = decide(floor, c.DealHand(1), NOW)
    assert dealt.positions == Positions(button=3, small_blind=5, big_blind=7)
    assert _refused(floor, c.TypeButtonDraw(1, cards[:6])) == "cards.lacking"


def test_a_draw_for_each_table_or_one_seat_for_all():
    floor = _drawn(23)
    each = _do(floor, c.DrawButtons(seed(1)))
    assert all(table.first_button in room(each).sitting[n] for n, table in each.seating.tables.items())
    every = _do(floor, c.DrawButtons(seed(1), same_seat=True))
    assert len({table.first_button for table in every.seating.tables.values()}) == 1
    one = _do(floor, c.DrawButtons(seed(1), (2,)))
    assert [n for n, table in one.seating.tables.items() if table.first_button] == [2]


def test_a_table_without_players_draws_only_when_seats_get_cards():
    floor = _do(_players(2), c.OpenTable(4))
    assert (
        _refused(floor, c.DrawButtons(seed(1))) == _refused(floor, c.TypeButtonDraw(1, ())) == "button.nobody"
    )
    seats = _do(floor, c.SetHouseRules(HouseRules(button_draw_for=ButtonDrawFor.SEATS)))
    (event,) = decide(seats, c.DrawButtons(seed(1)), NOW)
    assert {one.seat for one in event.draws[0].rounds[0]} == {1, 2, 3, 4}


def test_the_button_moves_dead_through_busts_as_hands_are_dealt():
    floor = _do(_assigned((1, 2, 3, 4, 5, 6)), c.SetButton(1, 1, upcoming=True), c.DealHand(1))
    assert floor.seating.tables[1].positions == Positions(button=1, small_blind=2, big_blind=3)
    floor = _do(floor, f.BustEntry(_at(floor, 1, 3)), c.DealHand(1))
    at = floor.seating.tables[1].positions
    assert (at.button, at.small_blind_poster, at.big_blind, at.dead_button) == (2, None, 4, False)
    floor = _do(floor, c.DealHand(1))
    assert floor.seating.tables[1].positions.dead_button


def test_a_last_known_button_is_corrected():
    floor = _do(_assigned((1, 2, 4)), c.SetButton(1, 2))
    assert floor.seating.tables[1].positions == Positions(button=2, small_blind=4, big_blind=1)
    assert decide(floor, c.SetButton(1, 2), NOW) == ()
    floor = _do(floor, c.SetPositions(1, Positions(button=3, small_blind=4, big_blind=1)))
    assert floor.seating.tables[1].positions.dead_button
    assert decide(floor, c.SetPositions(1, floor.seating.tables[1].positions), NOW) == ()
    upcoming = _do(floor, c.SetButton(1, 4, upcoming=True))
    assert (upcoming.seating.tables[1].first_button, upcoming.seating.tables[1].positions) == (4, None)
    assert decide(upcoming, c.SetButton(1, 4, upcoming=True), NOW) == ()


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (c.DealHand(1), "button.unknown"),
        (c.DealHand(2), "button.too_few_players"),
        (c.DealHand(3), "table.unknown"),
        (c.SetButton(1, 10), "seat.unknown"),
        (c.SetButton(2, 1), "button.too_few_players"),
        (c.SetPositions(1, Positions(button=1, small_blind=2, big_blind=2)), "button.positions"),
        (c.SetPositions(1, Positions(button=1, small_blind=2, big_blind=0)), "seat.unknown"),
    ],
)
def test_a_button_that_cannot_be(command, code):
    assert _refused(_assigned((1, 2, 3), (4,)), command) == code


# ---- balance and break -------------------------------------------------------------------------------------


def test_a_plan_is_done_as_it_was_shown_or_not_at_all():
    floor = _do(_assigned(range(1, 9), range(1, 6)), c.SetButton(1, 4), c.SetButton(2, 1))
    plan = plan_balance(floor)
    assert advice(floor).balance
    after = _do(floor, c.BalanceTables(plan.moves))
    assert _sizes(after) == {1: 7, 2: 6}
    assert after.seating.fresh == tuple(one.entry for one in plan.moves)
    assert decide(after, c.BalanceTables(()), NOW) == ()
    changed = _do(floor, c.DealHand(1))
    assert _refused(changed, c.BalanceTables(plan.moves)) == "balance.plan_changed"


def test_an_unknown_button_is_asked_for_never_guessed():
    floor = _do(_assigned(range(1, 9), range(1, 6)), c.SetButton(2, 1))
    assert plan_balance(floor).ask == (1,)
    assert _refused(floor, c.BalanceTables(())) == "balance.button_unknown"


def test_tda_10_b_a_broken_table_is_gone_and_nobody_is_lost():
    floor = _drawn(18, most=9)
    floor = _do(floor, *(f.BustEntry(entry) for entry in range(1, 10)))
    floor = _do(floor, c.SetHouseRules(HouseRules(redraw_at=())))
    assert advice(floor).break_table == 2
    floor = _do(floor, c.SetBreakOrder((1, 2)))
    assert advice(floor).break_table == 1
    plan = plan_break(floor, 1, seed(9))
    after = _do(floor, c.BreakTable(1, seed(9)))
    assert _sizes(after) == {2: 9}
    assert sorted(after.seating.seats) == list(range(10, 19))
    assert {one.entry: one.seat for one in plan.dealt}.items() <= after.seating.seats.items()


def test_rp_9_the_last_table_grows_to_the_final_size():
    floor = _drawn(10, most=8)
    assert _refused(floor, c.BreakTable(2, seed(1))) == "break.no_room"
    floor = _do(floor, f.BustEntry(1))
    sized, _ = decide(floor, c.BreakTable(2, seed(1)), NOW)
    assert sized == e.TableSized(1, 8, 9)
    assert _sizes(_do(floor, c.BreakTable(2, seed(1)))) == {1: 9}


def test_a_table_with_a_locked_player_does_not_break():
    floor = _drawn(10)
    floor = _do(floor, f.BustEntry(1))
    locked = next(iter(room(floor).sitting[2].values()))
    floor = _do(floor, c.LockEntry(locked, True))
    assert _refused(floor, c.BreakTable(2, seed(1))) == "break.locked"
    assert _refused(floor, c.BreakTable(7, seed(1))) == "table.unknown"
    assert _refused(_drawn(5), c.BreakTable(1, seed(1))) == "break.last_table"


def test_an_empty_table_breaks_without_a_draw():
    floor = _do(_drawn(5), c.OpenTable(9), c.BreakTable(2, seed(1)))
    assert _sizes(floor) == {1: 5}


def test_tda_11_d_advice_names_a_halted_table_and_those_without_a_seat():
    floor = _do(_assigned(range(1, 9), (1, 2, 3, 5, 6)), c.SetButton(2, 1), f.AddNumberedEntries(2))
    assert advice(floor) == Advice(balance=True, halted=(2,), unseated=2)
    assert advice(FloorState()) == Advice()


# ---- busts -------------------------------------------------------------------------------------------------


def test_a_bust_vacates_the_seat_and_reinstating_offers_it_only_if_free():
    floor = _do(_drawn(9), c.LockEntry(4, True))
    seat = floor.seating.seats[4]
    out = _do(floor, f.BustEntry(4))
    assert 4 not in out.seating.seats
    assert out.seating.locked == ()
    (back,) = decide(out, f.ReinstateEntry(4), NOW)
    assert back == fe.EntryReinstated(4, "", seat)
    assert _do(out, f.ReinstateEntry(4)).seating.seats[4] == seat
    taken = _do(out, c.MoveEntry(5, seat))
    (back,) = decide(taken, f.ReinstateEntry(4), NOW)
    assert back.seat is None
    assert 4 not in _do(taken, f.ReinstateEntry(4)).seating.seats
    assert _do(out, c.CloseSeats(1, (seat.seat,)), f.ReinstateEntry(4)).seating.seats.get(4) is None


def test_the_old_seat_at_a_broken_table_is_gone():
    floor = _drawn(10)
    gone = next(iter(room(floor).sitting[2].values()))
    floor = _do(floor, f.BustEntry(gone), c.BreakTable(2, seed(1)), f.ReinstateEntry(gone))
    assert gone not in floor.seating.seats
    assert _do(_players(3), f.BustEntry(1), f.ReinstateEntry(1)).seating.seats == {}


def test_an_entry_taken_back_leaves_no_trace_at_the_tables():
    floor = _do(_drawn(5), c.CountStacks((c.StackCount(2, 9),)), f.BustEntry(3))
    floor = _do(floor, f.RemoveEntry(2), f.RemoveEntry(3))
    assert sorted(floor.seating.seats) == [1, 4, 5]
    assert (floor.seating.vacated, floor.stacks) == ({}, {})


def test_evolve_leaves_the_old_floor_alone():
    floor = _drawn(10)
    before = (dict(floor.seating.seats), dict(floor.seating.tables))
    _do(floor, f.BustEntry(1), c.BreakTable(2, seed(1)), c.OpenTable(5))
    assert (floor.seating.seats, floor.seating.tables) == before


def test_five_hundred_players_are_within_one_of_each_other():
    assert Counter(_sizes(_drawn(500)).values()) == {9: 52, 8: 4}
