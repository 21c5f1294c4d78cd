"""Deals: EX-13.9 … EX-13.13 of the rules page."""

import pytest

from tdapp.domain.money.deals import above_first, check_typed, chip_chop, even, icm
from tdapp.errors import RuleViolation


def cents(*amounts):
    return tuple(round(amount * 100) for amount in amounts)


FIVE_THREE_TWO = cents(500, 300, 200)


def test_ex_13_9_icm_and_chip_chop():
    stacks = (5000, 3000, 2000)
    assert icm(stacks, FIVE_THREE_TWO) == cents(383.93, 327.50, 288.57)
    assert chip_chop(stacks, FIVE_THREE_TWO) == cents(400, 320, 280)


def test_ex_13_10_the_missing_cent_goes_to_the_largest_fraction():
    stacks, prizes = (400_000, 300_000, 200_000, 100_000), cents(1600, 1000, 600, 400)
    shares = icm(stacks, prizes)
    published = cents(1110.79, 997.38, 848.25, 643.57)
    assert sum(shares) == sum(published) + 1 == 360_000
    assert [share - known for share, known in zip(shares, published, strict=True)] == [0, 0, 1, 0]
    assert chip_chop(stacks, prizes) == cents(1200, 1000, 800, 600)


def test_ex_13_11_a_leader_above_the_first_prize_is_flagged():
    stacks = (9000, 500, 500)
    shares = icm(stacks, FIVE_THREE_TWO)
    assert shares == cents(479.48, 260.26, 260.26)  # the published figures and the cent that they lack
    assert above_first(shares, FIVE_THREE_TWO) == ()
    chopped = chip_chop(stacks, FIVE_THREE_TWO)
    assert chopped == cents(560, 220, 220)
    assert above_first(chopped, FIVE_THREE_TWO) == (0,)


def test_ex_13_12_two_prizes_for_three():
    stacks, prizes = (50, 30, 20), (7000, 3000)
    assert icm(stacks, prizes) == (4518, 3225, 2257)
    with pytest.raises(RuleViolation) as refused:
        chip_chop(stacks, prizes)
    assert (refused.value.code, refused.value.params) == ("deal.unpaid_place", {"players": 3, "paid": 2})


def test_ex_13_12_a_last_prize_of_nothing_is_an_unpaid_place():
    with pytest.raises(RuleViolation) as refused:
        chip_chop((50, 30, 20), (7000, 3000, 0))
    assert refused.value.params == {"players": 3, "paid": 2}


def test_ex_13_13_chip_chop_with_floor():
    prizes = cents(228, 114, 99, 72, 57)
    shares = chip_chop((15_000, 12_000, 10_000, 6000, 500), prizes)
    published = cents(155.28, 135.62, 122.52, 96.31, 60.28)
    assert sum(shares) == 57_000
    off = [share - known for share, known in zip(shares, published, strict=True)]
    assert sorted(off) == [-1, 0, 0, 0, 0]


def test_rules_13_4_equal_stacks_get_equal_values():
    assert icm((100,) * 10, (1000,) * 10) == (1000,) * 10
    assert icm((7, 7, 7), (100, 50, 30)) == (60, 60, 60)


def test_even_parts_to_the_last_cent():
    assert even((500, 300, 200), 3) == (334, 333, 333)


def test_rules_13_4_icm_is_exact_to_ten():
    stacks = tuple(range(1, 11))
    assert sum(icm(stacks, (999_999,))) == 999_999
    with pytest.raises(RuleViolation) as refused:
        icm((*stacks, 11), (100,))
    assert (refused.value.code, refused.value.params) == ("deal.too_many", {"players": 11, "most": 10})


@pytest.mark.parametrize("make", [icm, chip_chop])
def test_everybody_in_a_deal_has_chips(make):
    with pytest.raises(RuleViolation) as refused:
        make((100, 0, 5), (300, 200, 100))
    assert (refused.value.code, refused.value.params) == ("deal.stack", {"nth": 2})


@pytest.mark.parametrize("prizes", [(), (4, 3, 2, 1)])
def test_a_deal_is_over_the_prizes_of_those_who_are_left(prizes):
    for made in (lambda: icm((1, 2, 3), prizes), lambda: even(prizes, 3), lambda: check_typed((1,), prizes)):
        with pytest.raises(RuleViolation, match=r"deal\.places"):
            made()


def test_a_typed_deal_gives_out_just_the_prizes():
    check_typed((60, 40), (70, 30))
    for amounts, code, params in (
        ((60, 39), "deal.sum", {"given_cents": 99, "prizes_cents": 100}),
        ((60, 41), "deal.sum", {"given_cents": 101, "prizes_cents": 100}),
        ((101, -1), "deal.negative", {"nth": 2}),
    ):
        with pytest.raises(RuleViolation) as refused:
            check_typed(amounts, (70, 30))
        assert (refused.value.code, refused.value.params) == (code, params)
    assert above_first((71, 29), (70, 30)) == (0,)
