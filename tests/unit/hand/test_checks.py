"""Setups that contradict themselves are refused with the place."""

import msgspec
import pytest

from tdapp.domain.hand.checks import check_setup
from tdapp.domain.hand.setup import MOST_CHIPS, HandSetup, Presence, Seat, Street, UnderWay
from tdapp.domain.house_rules import Structure
from tdapp.errors import InputError


def seats(*numbers, stack=900):
    return tuple(Seat(seat=n, stack=stack) for n in numbers)


FINE = HandSetup(
    seats=seats(1, 2, 3), button=3, small_blind_seat=1, big_blind_seat=2, small_blind=50, big_blind=100
)


def refusal(**changes):
    with pytest.raises(InputError) as refused:
        check_setup(msgspec.structs.replace(FINE, **changes))
    return refused.value.code, refused.value.params


def at(**fields):
    return {"under_way": UnderWay(**{"current_bet": 100, "increment": 100, **fields})}


@pytest.mark.parametrize("numbers", [(1, 2, 3), (2, 3, 1), (3, 7, 1, 2)])
def test_seats_may_begin_anywhere(numbers):
    fields = {"small_blind_seat": numbers[0], "big_blind_seat": numbers[1]}
    check_setup(msgspec.structs.replace(FINE, seats=seats(*numbers), **fields))


@pytest.mark.parametrize("numbers", [(1, 3, 2), (3, 2, 1), (1, 1, 2), (2, 3, 1, 4), (2, 1, 2), (5, 1, 5)])
def test_seats_go_clockwise_once(numbers):
    assert refusal(seats=seats(*numbers))[0] == "hand.seats_not_clockwise"


def test_two_to_22_players_are_dealt_in():
    out = Seat(seat=2, stack=900, presence=Presence.OUT)
    assert refusal(seats=(*seats(1), out))[1] == {"dealt": 1, "least": 2, "most": 22, "path": "seats"}
    assert refusal(seats=seats(*range(1, 24)))[0] == "hand.players"
    check_setup(msgspec.structs.replace(FINE, seats=seats(*range(1, 23))))


@pytest.mark.parametrize(
    ("changes", "path"),
    [
        ({"small_blind": -1}, "small_blind"),
        ({"big_blind": MOST_CHIPS + 1}, "big_blind"),
        ({"ante": -1}, "ante"),
        ({"middle": -1}, "middle"),
        ({"smallest_chip": 0}, "smallest_chip"),
        ({"min_bet": -1}, "min_bet"),
        ({"bets": (0, 10)}, "bets"),
        ({"bets": (10, MOST_CHIPS + 1)}, "bets"),
        ({"seats": (*seats(1, 2), Seat(seat=3, stack=-1))}, "seats[2]"),
        ({"seats": (*seats(1, 2), Seat(seat=3, stack=5, live_post=MOST_CHIPS + 1))}, "seats[2]"),
        ({"seats": (*seats(1, 2), Seat(seat=3, stack=5, bet=101)), **at()}, "under_way.current_bet"),
        (at(increment=0), "under_way.increment"),
        (at(wagers=-1), "under_way.wagers"),
        (at(current_bet=MOST_CHIPS + 1), "under_way.current_bet"),
    ],
)
def test_amounts_have_bounds(changes, path):
    code, params = refusal(**changes)
    assert (code, params["path"]) == ("hand.amount", path)


def test_the_small_blind_is_not_above_the_big_one():
    assert refusal(small_blind=101) == ("hand.blind_order", {"sb": 101, "bb": 100, "path": "small_blind"})
    check_setup(msgspec.structs.replace(FINE, small_blind=100))


def test_there_must_be_a_bet():
    none = {"small_blind": 0, "big_blind": 0, "small_blind_seat": None, "big_blind_seat": None}
    assert refusal(**none)[0] == "hand.nothing_to_bet"
    check_setup(msgspec.structs.replace(FINE, min_bet=20, **none))
    check_setup(msgspec.structs.replace(FINE, bets=(20, 40), structure=Structure.FIXED_LIMIT, **none))
    assert refusal(bets=(20, 40), **none)[0] == "hand.nothing_to_bet"


def test_nobody_is_dealt_in_without_chips():
    broke = (*seats(1, 2), Seat(seat=3, stack=0))
    assert refusal(seats=broke)[1] == {"seat": 3, "path": "seats"}
    check_setup(msgspec.structs.replace(FINE, seats=broke, street=Street.FLOP))
    check_setup(msgspec.structs.replace(FINE, seats=broke, **at()))


@pytest.mark.parametrize(
    ("changes", "path"),
    [
        ({"small_blind_seat": 9}, "small_blind_seat"),
        ({"big_blind_seat": 9}, "big_blind_seat"),
        ({"aggressor": 9}, "aggressor"),
        (at(to_act=9), "under_way.to_act"),
    ],
)
def test_positions_are_seats_that_got_cards(changes, path):
    code, params = refusal(**changes)
    assert (code, params["path"], params["seat"]) == ("hand.position_not_seated", path, 9)
