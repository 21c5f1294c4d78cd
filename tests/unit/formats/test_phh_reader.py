"""Reading hand histories: what is taken, and each refusal with its line and field."""

import pytest
from support.phh import FIELDS, phh, quoted, record

from tdapp.errors import InputError
from tdapp.formats.phh_reader import MOST_ACTIONS, read


def refusal(**changed):
    with pytest.raises(InputError) as caught:
        record(phh(**changed))
    return caught.value.code, caught.value.params["field"]


def test_every_field_that_matters():
    hand = record(
        phh(
            ante_trimming_status="true",
            antes="[5, 5, 5]",
            hand="12",
            seats="[2, 4, 9]",
            players='["Anna", "王小明", ""]',
            finishing_stacks="[4945, 5055, 4995]",
            starting_stacks="[5000, inf, 5000]",
            _tdapp_button="10",
            _sponsors='{a = "b"}',
            author='"Somebody"',
        )
    )
    assert hand.variant == "NT"
    assert hand.antes == (5, 5, 5)
    assert hand.blinds_or_straddles == (50, 100, 0)
    assert hand.min_bet == 100
    assert hand.starting_stacks == (5000, None, 5000)
    assert hand.actions == ("p3 f", "p1 f")
    assert hand.ante_trimming_status is True
    assert hand.hand == 12
    assert hand.seats == (2, 4, 9)
    assert hand.players == ("Anna", "王小明", "")
    assert hand.finishing_stacks == (4945, 5055, 4995)
    assert hand.tdapp == {"button": 10}
    assert (hand.line, hand.lines, hand.scale) == (1, (6, 6), 1)


def test_decimals_become_whole_units():
    hand = record(
        phh(
            antes="[0, 0.0, 0]",
            blinds_or_straddles="[0.25, 0.5, 0]",
            min_bet="0.50",
            starting_stacks="[50.0, 1e2, 60]",
            actions=quoted("p3 cbr 1.5", "p1 f", "p2 f"),
        )
    )
    assert hand.scale == 100
    assert hand.blinds_or_straddles == (25, 50, 0)
    assert hand.starting_stacks == (5000, 10000, 6000)
    assert hand.min_bet == 50


def test_a_decimal_may_stand_in_an_action_alone():
    assert record(phh(actions=quoted("p3 cbr 250.5", "p1 f", "p2 f"))).scale == 10


def test_whole_decimals_need_no_scale():
    assert record(phh(min_bet="100.000")).scale == 1


def test_fixed_limit():
    hand = record(phh(variant='"FT"', min_bet=None, small_bet="100", big_bet="200"))
    assert (hand.small_bet, hand.big_bet, hand.min_bet) == (100, 200, None)


def test_many_hands_in_tables():
    text = f"[1]\n{phh()}\n[2]\n{phh(hand='9')}"
    first, second = read(text.encode())
    assert (first.line, second.line, second.hand) == (1, 9, 9)
    assert second.lines == (15, 15)


def test_lines_of_actions():
    assert record(phh(actions='[\n"p3 f",\n# c\n"p1 f"\n]')).lines == (7, 9)


@pytest.mark.parametrize(
    "name", ["variant", "antes", "blinds_or_straddles", "min_bet", "starting_stacks", "actions"]
)
def test_required_fields(name):
    assert refusal(**{name: None}) == ("phh.missing", name)


@pytest.mark.parametrize("name", ["small_bet", "big_bet"])
def test_fixed_limit_needs_its_bets(name):
    both = {"small_bet": "2", "big_bet": "4"}
    assert refusal(variant='"FT"', **{**both, name: None}) == ("phh.missing", name)


@pytest.mark.parametrize(
    ("name", "value", "code", "field"),
    [
        ("variant", '"PO"', "phh.variant", "variant"),
        ("variant", "7", "phh.wrong_type", "variant"),
        ("antes", '"0"', "phh.wrong_type", "antes"),
        ("antes", "[0, 0]", "phh.length", "antes"),
        ("antes", '[0, "x", 0]', "phh.wrong_type", "antes[1]"),
        ("antes", "[0, true, 0]", "phh.wrong_type", "antes[1]"),
        ("antes", "[0, 0, -1]", "phh.amount", "antes[2]"),
        ("antes", "[0, nan, 0]", "phh.amount", "antes[1]"),
        ("antes", "[inf, 0, 0]", "phh.amount", "antes[0]"),
        ("antes", "[0, 0, 1000000000000001]", "phh.amount", "antes[2]"),
        ("antes", "[0, 0, 1e999999999]", "phh.amount", "antes[2]"),
        ("antes", "[0, 0, 1e-999999999]", "phh.decimals", "antes"),
        ("antes", "[0, 0, 0.0000001]", "phh.decimals", "antes"),
        ("blinds_or_straddles", "[-inf, 0, 0]", "phh.amount", "blinds_or_straddles[0]"),
        ("min_bet", "0", "phh.amount", "min_bet"),
        ("min_bet", "[1]", "phh.wrong_type", "min_bet"),
        ("starting_stacks", "[1, 0, 1]", "phh.amount", "starting_stacks[1]"),
        ("starting_stacks", "[1, nan, 1]", "phh.amount", "starting_stacks[1]"),
        ("starting_stacks", "[1, -inf, 1]", "phh.amount", "starting_stacks[1]"),
        ("starting_stacks", "[1]", "phh.players", "starting_stacks"),
        ("starting_stacks", "[" + "1," * 23 + "]", "phh.players", "starting_stacks"),
        ("starting_stacks", "1", "phh.wrong_type", "starting_stacks"),
        ("actions", '"p1 f"', "phh.wrong_type", "actions"),
        ("actions", '["p1 f", 3]', "phh.wrong_type", "actions[1]"),
        ("actions", quoted("p3 cbr 1.1234567"), "phh.decimals", "actions"),
        ("ante_trimming_status", "1", "phh.wrong_type", "ante_trimming_status"),
        ("hand", "true", "phh.wrong_type", "hand"),
        ("hand", "1.5", "phh.wrong_type", "hand"),
        ("seats", "[1, 2]", "phh.length", "seats"),
        ("seats", "[1, 2, 0]", "phh.amount", "seats[2]"),
        ("seats", "[1, 2, 3.0]", "phh.amount", "seats[2]"),
        ("seats", "[1, 2, true]", "phh.amount", "seats[2]"),
        ("players", '["a", "b"]', "phh.length", "players"),
        ("players", '["a", "b", 3]', "phh.wrong_type", "players[2]"),
        ("finishing_stacks", "[1, 2]", "phh.length", "finishing_stacks"),
    ],
)
def test_refusals_name_the_field(name, value, code, field):
    assert refusal(**{name: value}) == (code, field)


def test_refusals_name_the_line():
    with pytest.raises(InputError) as caught:
        list(read(f"[1]\n{phh()}\n[2]\n{phh(min_bet='-3')}".encode()))
    assert (caught.value.code, caught.value.params["line"]) == ("phh.amount", 13)


def test_too_many_actions():
    assert refusal(actions=quoted(*[""] * (MOST_ACTIONS + 1))) == ("phh.too_many_actions", "actions")


def test_a_file_without_a_hand():
    with pytest.raises(InputError, match=r"phh\.empty"):
        list(read(b"# nothing\n"))


def test_a_hand_before_the_tables():
    with pytest.raises(InputError, match=r"phh\.mixed"):
        list(read((phh() + "[1]\n" + phh()).encode()))


def test_the_fields_of_the_walk_are_complete():
    assert record(phh()).variant == FIELDS["variant"].strip('"')
