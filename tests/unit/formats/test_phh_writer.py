"""Writing hands: what stands in the text, and what other programs make of it."""

import pytest
from pokerkit import HandHistory
from support.phh import played, quoted, record
from support.spoken import table_setup as spoken_setup

from tdapp.domain.hand.actions import AllIn, Fold, Settle
from tdapp.domain.hand.decide import decide
from tdapp.domain.hand.events import HandStarted
from tdapp.domain.hand.evolve import evolve
from tdapp.domain.hand.forced import start
from tdapp.domain.house_rules import AnteFormat
from tdapp.errors import InputError
from tdapp.formats.phh_replay import play
from tdapp.formats.phh_writer import record_of, write, write_all

SHOWDOWN = quoted(
    "d dh p1 AsAh",
    "d dh p2 KsKh",
    "d dh p3 ????",
    "p3 f",
    "p1 cbr 5000",
    "p2 cc",
    "p1 sm AsAh",
    "p2 sm KsKh",
    "d db 2c3d7h",
    "d db 8d",
    "d db 9c",
)


def table_setup(order, button, *, more=None, **given):
    return spoken_setup(list(order), button, more={"ante_format": AnteFormat.NONE, **(more or {})}, **given)


def written(setup, *actions):
    events, state = start(setup)
    events = list(events)
    for action in actions:
        more = decide(state, action)
        for event in more:
            state = evolve(state, event)
        events += more
    return record_of(events)


def test_the_text_of_a_plain_hand():
    text = write(record_of(played().events, names={1: "Anna", 3: 'B \\ "C"'}, hand=7))
    assert text == (
        'variant = "NT"\n'
        "antes = [0, 0, 0]\n"
        "blinds_or_straddles = [50, 100, 0]\n"
        "min_bet = 100\n"
        "starting_stacks = [5000, 5000, 5000]\n"
        "finishing_stacks = [4950, 5050, 5000]\n"
        "actions = [\n"
        '  "d dh p1 ????",\n'
        '  "d dh p2 ????",\n'
        '  "d dh p3 ????",\n'
        '  "p3 f",\n'
        '  "p1 f",\n'
        "]\n"
        "hand = 7\n"
        "seats = [1, 2, 3]\n"
        'players = [\n  "Anna",\n  "",\n  "B \\\\ \\"C\\"",\n]\n'
    )
    assert record(text).players == ("Anna", "", 'B \\ "C"')


@pytest.mark.parametrize(
    "fields",
    [
        {"actions": SHOWDOWN},
        {
            "actions": SHOWDOWN.replace("5000", "4990"),
            "antes": "[10, 10, 10]",
            "ante_trimming_status": "true",
        },
        {"actions": SHOWDOWN, "antes": "[0, 100, 0]"},
        {"actions": SHOWDOWN, "antes": "[0, 0, 100]"},
    ],
)
def test_another_program_reads_the_same_stacks(fields):
    hand = record_of(played(**fields).events)
    assert not hand.tdapp
    theirs = HandHistory.loads(write(hand))
    *_, last = theirs
    assert tuple(last.stacks) == hand.finishing_stacks


def test_heads_up_is_written_the_other_way_round():
    setup = table_setup(["A", "B"], "A", sb=50, bb=100, stacks={"A": 900, "B": 800})
    hand = written(setup, Fold(1), Settle())
    assert (hand.blinds_or_straddles, hand.starting_stacks, hand.seats) == ((50, 100), (800, 900), (2, 1))
    assert not hand.tdapp


def test_an_empty_button_and_a_dead_small_blind_stand_in_our_own_fields():
    setup = table_setup(
        ["A", "B", "C"],
        "A",
        sb=50,
        bb=100,
        stacks=dict.fromkeys("ABC", 1000),
        smallest_chip=25,
        more={"button": 9, "small_blind_seat": None, "big_blind_seat": 1, "level": "L3"},
    )
    hand = written(setup, Fold(2), Fold(3), Settle())
    assert hand.blinds_or_straddles == (100, 0, 0)
    assert hand.tdapp == {"button": 9, "smallest_chip": 25, "small_blind": 50, "level": "L3"}


def test_pot_limit_is_said_in_our_own_field():
    setup = table_setup(
        ["A", "B", "C"], "C", structure="pot-limit", sb=1, bb=2, stacks=dict.fromkeys("ABC", 99)
    )
    hand = written(setup)
    assert (hand.variant, hand.tdapp) == ("NT", {"structure": "pot_limit"})


def test_house_rules_that_differ_are_said_one_by_one():
    settings = {"reopen_policy": "strict", "odd_chip_policy": "all_to_first"}
    setup = table_setup(["A", "B", "C"], "C", sb=1, bb=2, stacks=dict.fromkeys("ABC", 99), settings=settings)
    assert written(setup).tdapp["house"] == '{"reopen_policy":"strict","odd_chip_policy":"all_to_first"}'


def test_who_covers_is_written_as_infinite():
    setup = table_setup(["A", "B", "C"], "C", sb=1, bb=2, stacks={"A": 99, "B": 50})
    hand = written(setup, AllIn(3, 70))
    assert hand.starting_stacks == (99, 50, None)
    assert "inf" in write(hand)
    assert "actions" in hand.tdapp
    assert hand.finishing_stacks is None


def test_decimals_are_written_back_as_decimals():
    text = write(
        record(
            'variant = "NT"\nantes = [0, 0]\nblinds_or_straddles = [0.25, 0.5]\nmin_bet = 0.5\n'
            'starting_stacks = [50, 20.05]\nactions = ["p2 cbr 1.25"]\n'
        )
    )
    assert "blinds_or_straddles = [0.25, 0.5]" in text
    assert play(record(text)).state.players[1].bet == 125


def test_tables_are_numbered():
    hand = record_of(played().events)
    assert [line for line in write_all([hand, hand]).splitlines() if line.startswith("[")] == ["[1]", "[2]"]


def test_a_hand_by_other_rules_cannot_be_written():
    events = [event for event in played().events if not isinstance(event, HandStarted)]
    first = played(min_bet="300").events[0]
    with pytest.raises(InputError, match=r"phh\.unwritable"):
        record_of([first, *events[:-1]])
