"""H-01 … H-16: every hand of the seed texts, and traps T-17 and T-18 in their tables (rules §9.1)."""

from itertools import combinations

import pytest
from support.every_hand import five_card_hands

from tdapp.domain.cards import RANKS, cards_code, parse_cards, remaining
from tdapp.domain.ranking import (
    Category,
    best_five,
    category_of,
    five_ranks,
    nuts,
    rank_order,
    rank_table,
    strength,
)


def _order(board, holes):
    """Names of the players, best first, ties together."""
    names = list(holes)
    common = parse_cards(board)
    groups = rank_order([(*common, *parse_cards(holes[name])) for name in names])
    return [[names[place] for place in group] for group in groups]


def _ranks(board, hole):
    ranked = best_five(parse_cards(f"{board} {hole}"))
    return "".join(RANKS[rank] for rank in five_ranks(ranked.strength))


TURN_5 = "Qc 4c 8s 8h"
PLAYERS_5 = {"Bob": "Kh Qs", "Carol": "Qh Td", "Ted": "Jc 2c", "Alice": "Tc 9c"}


def test_h_01_seeds_000_002_004_kicker_jack_beats_nine():
    board, holes = "6c 7d 8h Qs Kc", {"A": "Jd 8c", "B": "9d 8s"}
    assert _order(board, holes) == [["A"], ["B"]]
    assert [_ranks(board, hole) for hole in holes.values()] == ["88KQJ", "88KQ9"]


def test_h_02_seeds_000_002_004_board_kickers_play_split():
    board, holes = "7d 8h Ks Qc Ad", {"A": "Jd 8c", "B": "9d 8s"}
    assert _order(board, holes) == [["A", "B"]]
    assert {_ranks(board, hole) for hole in holes.values()} == {"88AKQ"}


def test_h_03_seeds_000_002_004_the_nuts_are_a_set_of_queens():
    found = nuts(parse_cards("2c 3d 7h 8s Qc"))
    assert found.best.label == "three_of_a_kind"
    assert "".join(RANKS[rank] for rank in five_ranks(found.best.strength)) == "QQQ87"
    assert {cards_code(hole) for hole in found.holes} == {"Qd Qh", "Qd Qs", "Qh Qs"}


def test_h_04_seed_000_three_nines_beat_kings_and_nines():
    board, holes = "9c Kc 3h 5s 9d", {"Bob": "Qs 9h", "Carol": "Ks Jh"}
    assert _order(board, holes) == [["Bob"], ["Carol"]]
    assert [_ranks(board, hole) for hole in holes.values()] == ["999KQ", "KK99J"]


def test_h_05_seed_000_trap_25_bob_leads_carol_on_the_turn():
    order = _order(TURN_5, PLAYERS_5)
    assert order[:2] == [["Bob"], ["Carol"]]
    assert [_ranks(TURN_5, PLAYERS_5[name]) for name in ("Bob", "Carol")] == ["QQ88K", "QQ88T"]


def test_h_06_seed_000_river_seven_of_clubs_higher_flush():
    board = f"{TURN_5} 7c"
    assert _order(board, PLAYERS_5) == [["Ted"], ["Alice"], ["Bob"], ["Carol"]]
    assert [_ranks(board, PLAYERS_5[name]) for name in ("Ted", "Alice")] == ["QJ742", "QT974"]


@pytest.mark.parametrize("river", ["Js", "Jh", "Jd"])
def test_h_07_seed_000_river_jack_straight(river):
    board = f"{TURN_5} {river}"
    assert _order(board, PLAYERS_5)[0] == ["Alice"]
    assert _ranks(board, PLAYERS_5["Alice"]) == "QJT98"


def test_h_08_seed_000_river_ace_counterfeits_the_kicker_split():
    board = f"{TURN_5} As"
    assert _order(board, PLAYERS_5)[0] == ["Bob", "Carol"]
    assert {_ranks(board, PLAYERS_5[name]) for name in ("Bob", "Carol")} == {"QQ88A"}


def test_h_09_own_river_eight_of_clubs_full_houses_split_over_flushes():
    board = f"{TURN_5} 8c"
    order = _order(board, PLAYERS_5)
    assert order[0] == ["Bob", "Carol"]
    assert {_ranks(board, PLAYERS_5[name]) for name in order[0]} == {"888QQ"}
    assert all(best_five(parse_cards(f"{board} {PLAYERS_5[n]}")).label == "flush" for n in ("Ted", "Alice"))


def test_h_10_seed_000_four_classes_on_one_board():
    board = "4c Ks 4h 8s 7s"
    holes = {"Bob": "Ac 4d", "Carol": "As 9s", "Ted": "Kh Kd", "Alice": "5d 6d"}
    assert _order(board, holes) == [["Ted"], ["Carol"], ["Alice"], ["Bob"]]
    assert [_ranks(board, holes[n]) for n in ("Ted", "Carol", "Alice", "Bob")] == [
        "KKK44",
        "AK987",
        "87654",
        "444AK",
    ]


def test_h_11_seed_003_two_kings_first_kicker_decides():
    assert rank_order([parse_cards("Ks Kd Ac 9h 7d"), parse_cards("Kc Kh Qd 9s 7c")]) == ((0,), (1,))


def test_h_12_seeds_003_004_royal_board_everyone_ties():
    holes = {"A": "2c 2d", "B": "7h 3c", "C": "Ah Ad"}
    assert _order("As Ks Qs Js Ts", holes) == [["A", "B", "C"]]
    assert best_five(parse_cards("As Ks Qs Js Ts 2c 2d")).label == "royal_flush"


def test_h_13_seeds_003_004_lowest_and_highest_straight_and_none_round_the_corner():
    wheel, broadway, around = (
        best_five(parse_cards(cards)) for cards in ("Ac 2d 3h 4s 5c", "Tc Jd Qh Ks Ac", "Qc Kd Ah 2s 3c")
    )
    assert (wheel.label, broadway.label, around.label) == ("straight", "straight", "high_card")
    straights = [value for value in five_card_hands() if category_of(value) is Category.STRAIGHT]
    assert (wheel.strength, broadway.strength) == (min(straights), max(straights))
    assert "".join(RANKS[rank] for rank in five_ranks(around.strength)) == "AKQ32"


@pytest.mark.parametrize(
    ("category", "best", "worst"),
    [
        (Category.STRAIGHT_FLUSH, "AKQJT", "5432A"),
        (Category.FOUR_OF_A_KIND, "AAAAK", "22223"),
        (Category.FULL_HOUSE, "AAAKK", "22233"),
        (Category.FLUSH, "AKQJ9", "75432"),
        (Category.STRAIGHT, "AKQJT", "5432A"),
        (Category.THREE_OF_A_KIND, "AAAKQ", "22243"),
        (Category.TWO_PAIR, "AAKKQ", "33224"),
        (Category.PAIR, "AAKQJ", "22543"),
        (Category.HIGH_CARD, "AKQJ9", "75432"),
    ],
)
def test_h_14_h_15_seed_002_trap_17_extremes_of_each_class(category, best, worst):
    """Seed 002 errs in quads "22233", best flush "AQJ109" and lowest straight "23456" (H-15)."""
    values = [value for value in five_card_hands() if category_of(value) is category]
    shown = ["".join(RANKS[rank] for rank in five_ranks(value)) for value in (max(values), min(values))]
    assert shown == [best, worst]


def test_h_14_seed_002_best_straight_flush_below_the_royal_is_king_high():
    values = sorted(v for v in five_card_hands() if category_of(v) is Category.STRAIGHT_FLUSH)
    assert "".join(RANKS[rank] for rank in five_ranks(values[-2])) == "KQJT9"


def test_h_16_own_trap_18_the_lowest_hand_of_holdem_is_nine_high():
    lowest = best_five(parse_cards("2c 3d 4h 5s 7c 8d 9h"))
    assert "".join(RANKS[rank] for rank in five_ranks(lowest.strength)) == "98754"
    sevens = [value for key, value in rank_table().items() if _cards_in(key) == 7]
    assert min(sevens) == lowest.strength


def test_h_16_own_trap_18_seven_five_high_is_never_shown_at_a_holdem_showdown():
    lowest = parse_cards("2c 3d 4h 5s 7c")
    assert all(strength((*lowest, *two)) > strength(lowest) for two in combinations(remaining(lowest), 2))


def _cards_in(key):
    """How many ranks a sum of rank keys is made of: the sum of its digits to the base five."""
    return key % 5 + _cards_in(key // 5) if key else 0
