"""Ranking: the counts of the rules page, proved over all hands; names, ties, the five cards, the nuts."""

from collections import Counter
from itertools import combinations, combinations_with_replacement, permutations, product
from math import comb, prod

import pytest
from support.every_hand import five_card_hands

from tdapp.domain.cards import DECK, cards_code, parse_cards
from tdapp.domain.ranking import (
    RANK_KEY,
    Category,
    best_five,
    category_of,
    five_ranks,
    flush_strength,
    nuts,
    rank_order,
    rank_table,
    strength,
    tie_break_of,
)
from tdapp.errors import InputError

FIVE_CARD_COUNTS = {
    "royal_flush": 4,
    "straight_flush": 36,
    "four_of_a_kind": 624,
    "full_house": 3_744,
    "flush": 5_108,
    "straight": 10_200,
    "three_of_a_kind": 54_912,
    "two_pair": 123_552,
    "pair": 1_098_240,
    "high_card": 1_302_540,
}
SEVEN_CARD_COUNTS = {
    "royal_flush": 4_324,
    "straight_flush": 37_260,
    "four_of_a_kind": 224_848,
    "full_house": 3_473_184,
    "flush": 4_047_644,
    "straight": 6_180_020,
    "three_of_a_kind": 6_461_620,
    "two_pair": 31_433_400,
    "pair": 58_627_800,
    "high_card": 23_294_460,
}


def _by_label(counts):
    labels = Counter()
    for value, times in counts.items():
        royal = category_of(value) is Category.STRAIGHT_FLUSH and five_ranks(value)[0] == 12
        labels["royal_flush" if royal else category_of(value).name.lower()] += times
    return labels


def test_rules_9_every_five_card_hand_gives_the_counts_and_7462_strengths():
    counts = five_card_hands()
    assert counts.total() == 2_598_960
    assert len(counts) == 7_462
    assert _by_label(counts) == FIVE_CARD_COUNTS


def test_rules_9_every_seven_card_hand_by_classes_gives_the_counts():
    """Each multiset of seven ranks × the ways to choose its suits, five or more of one suit taken apart."""
    counts = Counter()
    for ranks in combinations_with_replacement(range(13), 7):
        times = Counter(ranks)
        if max(times.values()) > 4:
            continue
        flushes = [1, 0, 0, 0, 0, 0, 0, 0]
        for n in times.values():
            flushes = [
                flushes[k] * comb(3, n) + (flushes[k - 1] * comb(3, n - 1) if k else 0) for k in range(8)
            ]
        ways = prod(comb(4, n) for n in times.values()) - 4 * sum(flushes[5:])
        counts[rank_table()[sum(RANK_KEY[rank] for rank in ranks)]] += ways
    for mask in range(1 << 13):
        if 5 <= mask.bit_count() <= 7:
            counts[flush_strength(mask)] += 4 * comb(39, 7 - mask.bit_count())
    assert counts.total() == comb(52, 7) == 133_784_560
    assert _by_label(counts) == SEVEN_CARD_COUNTS


def test_sums_of_rank_keys_tell_every_multiset_apart():
    multisets = {5: 6_175, 6: 18_395, 7: 49_205}
    assert len(rank_table()) == sum(multisets.values())


@pytest.mark.parametrize(
    ("cards", "label", "five", "tie_break"),
    [
        ("As Ks Qs Js Ts 9s 8s", "royal_flush", "As Ks Qs Js Ts", (12,)),
        ("9s 8s 7s 6s 5s Kd Ks", "straight_flush", "9s 8s 7s 6s 5s", (7,)),
        ("5h 4h 3h 2h Ah 6d 6c", "straight_flush", "5h 4h 3h 2h Ah", (3,)),
        ("7c 7d 7h 7s Kd Kc Ks", "four_of_a_kind", "7c 7d 7h 7s Kd", (5, 11)),
        ("9c 9d 9h 4h 4s 4c 2c", "full_house", "9c 9d 9h 4h 4s", (7, 2)),
        ("9c 9d 9h 4h 4s Jc Jd", "full_house", "9c 9d 9h Jc Jd", (7, 9)),
        ("4h 5h 6h 7c 2h 8d Kh", "flush", "Kh 6h 5h 4h 2h", (11, 4, 3, 2, 0)),
        ("Kd 6c 4h 5h 6h 2h Kh", "flush", "Kh 6h 5h 4h 2h", (11, 4, 3, 2, 0)),
        ("2h 3h 5h 7h 9h Jh Kh", "flush", "Kh Jh 9h 7h 5h", (11, 9, 7, 5, 3)),
        ("2c 3d 4h 5s Kd Ah 9c", "straight", "5s 4h 3d 2c Ah", (3,)),
        ("2c 3d 4h 5s 6d Ah 6c", "straight", "6d 5s 4h 3d 2c", (4,)),
        ("2c 3d 4h Kd Ks Kh 9c", "three_of_a_kind", "Kd Ks Kh 9c 4h", (11, 7, 2)),
        ("8c 8d 5h 5s 3c 3d Ah", "two_pair", "8c 8d 5h 5s Ah", (6, 3, 12)),
        ("8c 8d 5h 5s 3c 3d 2h", "two_pair", "8c 8d 5h 5s 3c", (6, 3, 1)),
        ("8c 8d 5h 4s 3c Jd Ah", "pair", "8c 8d Ah Jd 5h", (6, 12, 9, 3)),
        ("Ah Kd Qs 9c 7d 3h 2c", "high_card", "Ah Kd Qs 9c 7d", (12, 11, 10, 7, 5)),
        ("2c 3d 4h 5s 7c", "high_card", "7c 5s 4h 3d 2c", (5, 3, 2, 1, 0)),
        ("2c 2d 3h 3s 4c 4d", "two_pair", "4c 4d 3h 3s 2c", (2, 1, 0)),
    ],
)
def test_the_best_five_their_name_and_what_decides(cards, label, five, tie_break):
    ranked = best_five(parse_cards(cards))
    assert (ranked.label, cards_code(ranked.cards), ranked.tie_break) == (label, five, tie_break)
    assert ranked.strength == strength(parse_cards(five))
    assert ranked.category.name.lower() in (label, "straight_flush")


def test_rules_9_the_order_of_the_cards_and_the_names_of_the_suits_do_not_matter():
    cards = parse_cards("4h 5h 6h 7c 2h 8d Kh")
    values = {strength(mix) for mix in permutations(cards)}
    for suits in permutations(range(4)):
        values.add(strength(tuple(card // 4 * 4 + suits[card % 4] for card in cards)))
    assert len(values) == 1


def test_tie_break_is_compared_in_the_order_of_strength():
    values = sorted(five_card_hands())
    keys = [(category_of(value), tie_break_of(value)) for value in values]
    assert keys == sorted(keys)
    assert len(set(keys)) == 7_462


def test_of_equal_ranks_the_earlier_card_is_named():
    assert cards_code(best_five(parse_cards("Kd Kc Ac Ad Ah Ks")).cards) == "Ac Ad Ah Kd Kc"


def test_rank_order_groups_ties_best_first():
    board = parse_cards("8s Qc 8h 4c As")
    hands = [(*parse_cards(hole), *board) for hole in ("Tc 9c", "Kh Qs", "Qh Td", "Jc 2c")]
    assert rank_order(hands) == ((1, 2), (3,), (0,))
    assert rank_order([]) == ()


@pytest.mark.parametrize("count", [0, 4, 8])
def test_only_five_to_seven_cards_are_a_hand(count):
    with pytest.raises(InputError) as refused:
        best_five(DECK[:count])
    assert (refused.value.code, refused.value.params) == ("ranking.card_count", {"count": count})


def test_a_card_twice_is_no_hand():
    twice = (*DECK[:5], DECK[0])
    with pytest.raises(InputError, match=r"card\.duplicate"):
        best_five(twice)


@pytest.mark.parametrize(
    ("board", "label", "five", "holes"),
    [
        ("7h 8h 9h", "straight_flush", "Jh Th 9h 8h 7h", {"Th Jh"}),
        ("2c 7d Qh", "three_of_a_kind", "Qc Qd Qh 7d 2c", {"Qc Qd", "Qc Qs", "Qd Qs"}),
        ("2c 2d Qh", "four_of_a_kind", "2h 2s 2c 2d Qh", {"2h 2s"}),
        ("2c 7d Qh Ks", "three_of_a_kind", "Kc Kd Ks Qh 7d", {"Kc Kd", "Kc Kh", "Kd Kh"}),
        ("As Ks Qs 2d 2c", "royal_flush", "As Ks Qs Js Ts", {"Ts Js"}),
    ],
)
def test_the_nuts_on_flop_turn_and_river(board, label, five, holes):
    found = nuts(parse_cards(board))
    assert found.best.label == label
    assert set(cards_code(found.best.cards).split()) == set(five.split())
    assert {cards_code(hole) for hole in found.holes} == holes


def test_on_a_royal_board_every_hand_is_the_nuts():
    assert len(nuts(parse_cards("As Ks Qs Js Ts")).holes) == comb(47, 2)


def test_dead_cards_make_no_nuts():
    found = nuts(parse_cards("7h 8h 9h"), parse_cards("Jh"))
    assert {cards_code(hole) for hole in found.holes} == {"6h Th"}


def test_the_nuts_beat_or_tie_every_other_hand():
    for board in ("2c 3d 7h 8s Qc", "4h 4d 9s", "Ac 2d 3c 4c"):
        cards = parse_cards(board)
        best = nuts(cards).best.strength
        rest = [card for card in DECK if card not in cards]
        assert best == max(best_five((*hole, *cards)).strength for hole in combinations(rest, 2))


@pytest.mark.parametrize("board", ["", "As Ks", "As Ks Qs Js Ts 9s"])
def test_the_nuts_need_a_flop(board):
    with pytest.raises(InputError) as refused:
        nuts(parse_cards(board))
    assert refused.value.code == "ranking.board_count"


def test_no_nuts_without_two_cards_left():
    with pytest.raises(InputError) as refused:
        nuts(DECK[:5], DECK[6:])
    assert refused.value.code == "ranking.no_cards_left"
    with pytest.raises(InputError, match=r"card\.duplicate"):
        nuts(DECK[:5], DECK[:1])


def test_every_mask_of_a_suit_has_the_strength_of_its_best_five():
    for mask in range(1 << 13):
        if mask.bit_count() in (5, 6):
            suited = [card for card in DECK if card % 4 == 2 and mask >> card // 4 & 1]
            best = max(strength(five) for five in combinations(suited, 5))
            assert flush_strength(mask) == best


def test_no_straight_goes_round_the_corner():
    for low, suits in product(range(9, 12), ((0, 1, 2, 3, 0),)):
        around = tuple((low + step) % 13 * 4 + suits[step] for step in range(5))
        assert category_of(strength(around)) is Category.HIGH_CARD
