"""Amounts typed into the bet box."""

import pytest
from support.spoken import Table

from tdapp.domain.hand.actions import AllIn, Bet, Call, RaiseTo
from tdapp.domain.hand.entry import BetBox, bet_box, read_chips, read_total, typed_action
from tdapp.domain.hand.legal import legal_actions
from tdapp.errors import InputError


def code(function, *args):
    with pytest.raises(InputError) as refused:
        function(*args)
    return refused.value.code


@pytest.mark.parametrize(
    ("typed", "chips"),
    [
        ("2400", 2400),
        (2400, 2400),
        (" 2400 ", 2400),
        ("2,400", 2400),
        ("2 400", 2400),
        ("12,345,678", 12345678),
        ("２４００", 2400),
        ("2\u00a0400", 2400),
        ("007", 7),
        ("0", 0),
    ],
)
def test_numbers_that_are_read(typed, chips):
    assert read_chips(typed) == chips


@pytest.mark.parametrize(
    "typed",
    [
        "",
        " ",
        "-5",
        "+5",
        "1.5",
        "1e3",
        "12x",
        "twelve",
        "1,00",
        "1,0000",
        ",100",
        "100,",
        "²",
        "٣",
        -5,
        1.0,
        True,
        None,
    ],
)
def test_what_is_no_number_is_refused(typed):
    assert code(read_chips, typed) == "bet.unreadable"


def test_huge_numbers_are_refused_whatever_their_length():
    assert code(read_chips, "9" * 30) == "bet.too_large"
    assert code(read_chips, "9" * 100_000) == "bet.unreadable"
    assert code(read_chips, 10**5000) == "bet.too_large"


BOX = BetBox(to_call=100, already_in=50, stack=975, min_raise_to=250, max_raise_to=None, smallest_chip=25)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        (0, "bet.zero"),
        (125, "bet.below_call"),
        (149, "bet.below_call"),
        (150, 150),
        (151, "bet.below_minimum"),
        (225, "bet.below_minimum"),
        (250, 250),
        (260, "bet.not_payable"),
        (1000, 1000),
        (1025, 1025),
        (1026, "bet.over_stack"),
    ],
)
def test_what_may_be_typed_facing_a_bet(typed, answer):
    if isinstance(answer, str):
        assert code(read_total, typed, BOX) == answer
    else:
        assert read_total(typed, BOX) == answer


def test_the_whole_stack_is_always_whole_chips():
    odd = BetBox(to_call=100, already_in=0, stack=233, min_raise_to=200, smallest_chip=25)
    assert read_total(233, odd) == 233
    short = BetBox(to_call=63, already_in=0, stack=63, min_raise_to=None, smallest_chip=25)
    assert read_total(63, short) == 63
    under_full = BetBox(to_call=100, already_in=0, stack=133, min_raise_to=200, smallest_chip=25)
    assert read_total(133, under_full) == 133


def test_the_whole_stack_is_no_way_round_a_refused_raise():
    closed = BetBox(to_call=100, already_in=0, stack=300, min_raise_to=None)
    assert code(read_total, 300, closed) == "bet.no_raise"
    pot_limit = BetBox(to_call=100, already_in=0, stack=900, min_raise_to=200, max_raise_to=400)
    assert code(read_total, 900, pot_limit) == "bet.above_maximum"
    assert code(read_total, 401, pot_limit) == "bet.above_maximum"
    assert read_total(400, pot_limit) == 400


def test_without_a_bet_the_minimum_is_a_bet():
    box = BetBox(to_call=0, already_in=0, stack=None, min_raise_to=100)
    assert code(read_total, 99, box) == "bet.below_minimum"
    assert read_total(10**9, box) == 10**9


def typed(table, text):
    return typed_action(table.state, legal_actions(table.state), text)


def test_what_the_typed_total_means():
    table = Table("ABC", "C", street="flop", bb=100, stacks={"A": None, "B": 900, "C": 200})
    assert typed(table, "300") == Bet(1, 300)
    table.say("A bets 300")
    assert typed(table, "300") == Call(2)
    assert typed(table, "700") == RaiseTo(2, 700)
    assert typed(table, "900") == AllIn(2, 900)
    table.say("B calls")
    assert typed(table, "200") == AllIn(3, 200)
    assert bet_box(table.state, legal_actions(table.state)).stack == 200
