"""Cards, the deck and the strict reader."""

import pytest

from tdapp.domain.cards import (
    DECK,
    RANKS,
    SUITS,
    card_code,
    cards_code,
    duplicates,
    parse_card,
    parse_cards,
    rank_of,
    remaining,
    require_distinct,
    suit_of,
)
from tdapp.errors import InputError


def test_deck_is_every_rank_in_every_suit_once():
    assert [card_code(card) for card in DECK] == [rank + suit for rank in RANKS for suit in SUITS]
    assert [(RANKS[rank_of(c)], SUITS[suit_of(c)]) for c in DECK] == [(r, s) for r in RANKS for s in SUITS]


def test_every_code_reads_back_to_its_card():
    assert tuple(parse_card(card_code(card)) for card in DECK) == DECK


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("10s", "Ts"),
        ("Ts", "Ts"),
        ("tS", "Ts"),
        ("as", "As"),
        ("AS", "As"),
        (" Kd ", "Kd"),
        ("Q♥", "Qh"),
        ("10♦️", "Td"),
        ("9♧", "9c"),
        ("Ａｓ", "As"),
        ("１０ｈ", "Th"),
        ("J♤", "Js"),
    ],
)
def test_typed_card_is_read(typed, code):
    assert card_code(parse_card(typed)) == code


@pytest.mark.parametrize(
    "typed",
    [
        "1s",
        "T",
        "s",
        "",
        " ",
        "Xd",
        "11c",
        "0s",
        "100s",
        "sA",
        "A s",
        "AsKd",
        "As,",
        "-2s",
        "2.0s",
        "Kß",
        "２２s",
        "A\n♠",
    ],
)
def test_what_is_no_card_is_refused(typed):
    with pytest.raises(InputError) as refused:
        parse_card(typed, path="board[2]")
    assert refused.value.code == "card.unreadable"
    assert refused.value.params == {"text": typed, "path": "board[2]"}


@pytest.mark.parametrize(
    "typed",
    [
        "As Kd 10h",
        "AsKdTh",
        "A♠ K♦ T♥",
        "as,kd,th",
        "As; Kd | Th",
        "As/Kd-10h",
        "As、Kd、Th",
        "ＡｓＫｄ　１０ｈ",
        "\tAs\nKd Th ,",
    ],
)
def test_several_cards_are_read_whatever_parts_them(typed):
    assert cards_code(parse_cards(typed)) == "As Kd Th"


@pytest.mark.parametrize("typed", ["", "  ", " , "])
def test_no_text_is_no_cards(typed):
    assert parse_cards(typed) == ()


@pytest.mark.parametrize(
    ("typed", "part"), [("As Kx 9d", "KX"), ("As1s", "AS1S"), ("AsK", "ASK"), ("As?" * 40, ("AS?" * 40)[:24])]
)
def test_the_part_that_is_no_card_is_named(typed, part):
    with pytest.raises(InputError) as refused:
        parse_cards(typed, path="hole.A")
    assert (refused.value.code, refused.value.params) == ("card.unreadable", {"text": part, "path": "hole.A"})


def test_tda_35_duplicate_cards_are_named():
    with pytest.raises(InputError) as refused:
        parse_cards("9c Ah 9C a♥ 9c 2d", path="board")
    assert (refused.value.code, refused.value.params) == (
        "card.duplicate",
        {"cards": "9c Ah", "path": "board"},
    )


def test_duplicates_are_seen_across_groups():
    board, hole, other = parse_cards("Qs 4d 9c"), parse_cards("9c Ah"), parse_cards("Jc Qs")
    assert cards_code(duplicates(board, hole, other)) == "9c Qs"
    assert duplicates(board, parse_cards("2c")) == ()
    require_distinct(board, parse_cards("2c"))
    with pytest.raises(InputError, match=r"card\.duplicate"):
        require_distinct(board, hole)


def test_remaining_is_the_deck_without_the_known_cards():
    left = remaining(parse_cards("2c As"), parse_cards("Kd"))
    assert len(left) == 49
    assert set(left) == set(DECK) - set(parse_cards("2c As Kd"))
    assert list(left) == sorted(left)
