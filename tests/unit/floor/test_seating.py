"""Draws, late seats and high cards as pure functions."""

from collections import Counter

import pytest

from tdapp.domain.cards import DECK, parse_cards
from tdapp.domain.draw import Stream, seed_of
from tdapp.domain.floor.dealing import dealt
from tdapp.domain.floor.high_card import CardOrder, by_high_card, rank_by_cards
from tdapp.domain.floor.room import Room, room_of
from tdapp.domain.floor.seating import draw_seats, fill, late_seats, lowest_seats, re_entry, tables_for
from tdapp.domain.floor.tables import Fault, FaultKind, Seat, Seated, Table, even, faults, open_seats
from tdapp.domain.house_rules import Switch
from tdapp.errors import InputError, RuleViolation


def _stream(nth=1):
    return Stream(seed_of(nth.to_bytes(16, "big")))


def _room(sitting, size=9, closed=()):
    tables = {n: Table(number=n, size=size, closed=closed) for n in range(1, len(sitting) + 1)}
    seats = {}
    for number, seated in enumerate(sitting, 1):
        seats |= {100 * number + seat: Seat(number, seat) for seat in seated}
    return room_of(tables, seats)


def _counts(seated):
    return sorted(Counter(one.seat.table for one in seated).items())


# ---- which tables ------------------------------------------------------------------------------------------


def test_tables_are_numbered_from_one_and_as_few_as_can_be():
    assert [table.number for table in tables_for({}, 23, 9)] == [1, 2, 3]
    assert tables_for({}, 0, 9) == ()
    assert tables_for({}, 9, 9) == (Table(number=1, size=9),)


def test_a_known_table_keeps_its_closed_seats_and_forgets_its_button():
    known = {1: Table(number=1, size=10, closed=(4, 10), first_button=3)}
    assert tables_for(known, 8, 8) == (Table(number=1, size=8, closed=(4,)), Table(number=2, size=8))
    assert tables_for(known, 7, 8) == (Table(number=1, size=8, closed=(4,)),)


def test_tables_of_locked_players_are_among_them():
    assert [table.number for table in tables_for({}, 12, 9, [Seat(4, 2)])] == [1, 4]
    assert tables_for({}, 3, 8, [Seat(2, 9), Seat(2, 1)]) == (Table(number=2, size=9),)


# ---- the draw ----------------------------------------------------------------------------------------------


def test_tda_7_everybody_sits_once_on_the_lowest_seats():
    seated = draw_seats(tables_for({}, 23, 9), range(1, 24), {}, 9, _stream())
    assert _counts(seated) == [(1, 8), (2, 8), (3, 7)]
    assert sorted(one.entry for one in seated) == list(range(1, 24))
    assert {one.seat.seat for one in seated if one.seat.table == 3} == set(range(1, 8))
    assert list(seated) == sorted(seated, key=lambda one: one.seat)


def test_tda_7_the_shuffled_players_sit_down_in_order():
    seated = draw_seats(tables_for({}, 9, 9), range(1, 10), {}, 9, _stream())
    assert [one.entry for one in seated] == list(_stream().shuffled(range(1, 10)))


def test_locked_players_stay_and_closed_seats_stay_empty():
    tables = (Table(number=1, size=5, closed=(2,)), Table(number=2, size=5))
    kept = {7: Seat(1, 5), 8: Seat(1, 4)}
    for nth in range(40):
        seated = {one.entry: one.seat for one in draw_seats(tables, range(1, 9), kept, 5, _stream(nth))}
        assert (seated[7], seated[8], len(seated)) == (Seat(1, 5), Seat(1, 4), 8)
        assert Seat(1, 2) not in seated.values()
        assert Counter(seat.table for seat in seated.values()) == {1: 4, 2: 4}


def test_a_table_is_never_fuller_than_asked_for():
    tables = (Table(number=1, size=9), Table(number=2, size=9))
    with pytest.raises(RuleViolation, match=r"seat\.none_open"):
        draw_seats(tables, range(1, 18), {}, 8, _stream())


def test_fill_levels_from_below():
    assert fill({1: 5, 2: 2, 3: 3}, {1: 9, 2: 9, 3: 9}, 4) == {1: 0, 2: 3, 3: 1}
    assert fill({1: 5, 2: 2}, {1: 9, 2: 3}, 3) == {1: 2, 2: 1}
    with pytest.raises(RuleViolation):
        fill({1: 9}, {1: 9}, 1)


def test_even_sizes():
    assert (even(7, 3), even(0, 2), even(0, 0)) == ((3, 2, 2), (0, 0), ())


# ---- late ones ---------------------------------------------------------------------------------------------


def test_tda_8_a_late_entrant_gets_any_open_seat_of_the_smallest_table():
    room = _room([range(1, 8), (1, 2, 3, 5, 8), range(1, 7)])
    assert late_seats(room) == tuple(Seat(2, seat) for seat in (4, 6, 7, 9))


def test_a_smallest_table_without_an_open_seat_is_passed_by():
    room = Room(
        {1: Table(number=1, size=3), 2: Table(number=2, size=3, closed=(2, 3))},
        {1: {1: 10, 2: 11}, 2: {1: 12}},
    )
    assert late_seats(room) == (Seat(1, 3),)
    with pytest.raises(RuleViolation, match=r"seat\.none_open"):
        late_seats(_room([(1, 2)], size=2))


def test_tda_8_b_forfeited_chips_leave_play():
    assert re_entry(6000, 1500, 200).in_play == 7300
    assert re_entry(6000, 1500, 0).stack == 1500


# ---- by hand -----------------------------------------------------------------------------------------------


def test_every_fault_of_an_assignment_is_named():
    tables = {1: Table(number=1, size=8, closed=(3,))}
    wanted = [
        Seated(n, Seat(*seat)) for n, seat in enumerate([(1, 8), (1, 9), (1, 8), (2, 1), (1, 3), (1, 1)])
    ]
    assert faults(tables, wanted) == (
        Fault(FaultKind.NO_SUCH_SEAT, Seat(1, 3), (4,)),
        Fault(FaultKind.DUPLICATE_SEAT, Seat(1, 8), (0, 2)),
        Fault(FaultKind.NO_SUCH_SEAT, Seat(1, 9), (1,)),
        Fault(FaultKind.NO_SUCH_SEAT, Seat(2, 1), (3,)),
    )


def test_open_seats_are_neither_taken_nor_closed():
    assert open_seats(Table(number=1, size=5, closed=(2,)), {4}) == (1, 3, 5)


# ---- by high card ------------------------------------------------------------------------------------------


def test_seats_by_high_card_the_best_takes_the_button_seat_the_others_clockwise():
    ranked = rank_by_cards([1, 2, 3, 4], [parse_cards("9d Ah 2c Ks")])
    assert ranked.order == (2, 4, 1, 3)
    seats = lowest_seats(Table(number=1, size=9), (), 3, 4)
    assert by_high_card(ranked.order, 1, 3, seats) == (
        Seated(2, Seat(1, 3)),
        Seated(4, Seat(1, 4)),
        Seated(1, Seat(1, 1)),
        Seated(3, Seat(1, 2)),
    )


def test_trap_19_equal_ranks_draw_again_among_themselves_only():
    ranked = rank_by_cards([1, 2, 3, 4, 5], [parse_cards("9d Ah 9c As Kd 2c 3c 5s 4s")])
    assert [[one.entry for one in dealt] for dealt in ranked.rounds] == [[1, 2, 3, 4, 5], [2, 4, 1, 3]]
    assert ranked.order == (4, 2, 5, 1, 3)


def test_trap_19_with_suits_no_second_card_is_needed():
    ranked = rank_by_cards([1, 2, 3], [parse_cards("9d Ah As")], Switch.ON)
    assert (ranked.order, len(ranked.rounds)) == ((3, 2, 1), 1)


def test_cards_that_are_lacking_are_asked_for():
    ranked = rank_by_cards([1, 2, 3], [parse_cards("9d 9h")])
    assert (ranked.order, ranked.to_deal, ranked.reshuffle) == ((), (3,), False)
    ranked = rank_by_cards([1, 2, 3], [parse_cards("9d 9h 2c")])
    assert ranked.to_deal == (1, 2)
    assert rank_by_cards([1, 2], []).to_deal == (1, 2)
    with pytest.raises(InputError, match=r"card\.duplicate"):
        rank_by_cards([1, 2], [parse_cards("9d") * 2])


def test_a_stub_too_small_for_all_the_tied_is_shuffled_anew():
    pairs = [DECK[at] for at in range(36)]
    many = range(1, 37)
    assert rank_by_cards(many, [pairs]).reshuffle
    again = rank_by_cards(many, [pairs, [*reversed(DECK)], [*DECK]])
    assert len(again.rounds) > 1


def test_another_deck_is_shuffled_from_the_same_row_when_one_does_not_suffice():
    asked = []

    def draw(decks):
        asked.append(decks[-1])
        return CardOrder(rounds=(), to_deal=(1,) if len(decks) < 3 else ())

    dealt(draw, _stream())
    row = _stream()
    assert asked == [row.shuffled(DECK) for _ in range(3)]


def test_one_alone_needs_a_card_too_and_nobody_needs_none():
    assert rank_by_cards([5], [parse_cards("2c")]).order == (5,)
    assert rank_by_cards([], []).order == ()
    assert lowest_seats(Table(number=1, size=9, closed=(1,)), (2,), 6, 3) == (3, 4, 6)
