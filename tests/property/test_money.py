"""Money is never made and never lost; ICM against a slow and obvious second way."""

from fractions import Fraction
from itertools import permutations

from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.domain.cards import DECK
from tdapp.domain.chips import Exchange, Holding, deal_race, leftovers, round_up, run_race
from tdapp.domain.floor.places import Out, in_order, places_from
from tdapp.domain.house_rules import PayoutRounding, RaceRounding
from tdapp.domain.money.bounties import fixed, progressive
from tdapp.domain.money.deals import chip_chop, even, icm
from tdapp.domain.money.payouts import WHOLE, check_prizes, split_pool, tied_prizes

MODERATE = settings(deadline=None, max_examples=150)
FEW = settings(deadline=None, max_examples=60)

amounts = st.integers(0, 10**9)
prizes = st.lists(amounts, min_size=1, max_size=6).map(lambda some: tuple(sorted(some, reverse=True)))


@st.composite
def tables(draw):
    """A payout table: falling hundredths of a percent that sum to all."""
    cuts = sorted(draw(st.lists(st.integers(0, WHOLE), max_size=12)))
    parts = [b - a for a, b in zip([0, *cuts], [*cuts, WHOLE], strict=True)]
    return tuple(sorted(parts, reverse=True))


@MODERATE
@given(amounts, tables(), st.integers(1, 1000), st.sampled_from(PayoutRounding))
def test_prizes_are_the_pool_and_never_increase(pool, shares, unit, rounding):
    paid = split_pool(pool, shares, unit=unit, rounding=rounding)
    check_prizes(paid, pool)
    assert all(prize % unit == 0 for prize in paid[1:])
    if rounding is PayoutRounding.LARGEST_REMAINDER:
        exact = [Fraction(pool * share, WHOLE) for share in shares]
        assert all(abs(a - b) < unit for a, b in zip(paid[1:], exact[1:], strict=True))


@MODERATE
@given(prizes, st.integers(1, 8), st.integers(1, 5))
def test_a_tie_pays_out_the_places_that_it_covers(paid, first, people):
    shares = tied_prizes(paid, first, people)
    assert sum(shares) == sum(paid[first - 1 : first - 1 + people])
    assert max(shares) - min(shares) <= 1


def icm_slowly(stacks, paid):
    """Every order of finish with its chance, in exact fractions."""
    values = [Fraction(0)] * len(stacks)
    for order in permutations(range(len(stacks))):
        chance, chips = Fraction(1), sum(stacks)
        for nth in order:
            chance *= Fraction(stacks[nth], chips)
            chips -= stacks[nth]
        for nth, prize in zip(order, paid, strict=False):
            values[nth] += chance * prize
    return values


@FEW
@given(st.lists(st.integers(1, 10**6), min_size=1, max_size=5), prizes)
def test_icm_is_the_exact_value_to_the_cent(stacks, paid):
    paid = paid[: len(stacks)]
    exact = icm_slowly(stacks, paid)
    shares = icm(stacks, paid)
    assert sum(shares) == sum(paid)
    down = [value.numerator // value.denominator for value in exact]
    fractions = [value - floor for value, floor in zip(exact, down, strict=True)]
    order = sorted(range(len(stacks)), key=lambda nth: (-fractions[nth], nth))
    up = set(order[: sum(paid) - sum(down)])
    assert list(shares) == [floor + (nth in up) for nth, floor in enumerate(down)]


@FEW
@given(st.lists(st.integers(1, 10**6), min_size=2, max_size=10), st.data())
def test_no_deal_makes_or_loses_a_cent(stacks, data):
    paid = tuple(data.draw(st.lists(st.integers(1, 10**9), min_size=len(stacks), max_size=len(stacks))))
    paid = tuple(sorted(paid, reverse=True))
    for shares in (icm(stacks, paid), chip_chop(stacks, paid), even(paid, len(stacks))):
        assert sum(shares) == sum(paid)
        assert min(shares) >= min(paid) - 1
    richest = max(range(len(stacks)), key=stacks.__getitem__)
    assert icm(stacks, paid)[richest] >= max(icm(stacks, paid)) - 1


@MODERATE
@given(st.lists(amounts, min_size=2, max_size=9), st.data())
def test_heads_and_cash_are_conserved(heads, data):
    alive = dict(enumerate(heads))
    cash = 0
    while len(alive) > 1:
        victim = data.draw(st.sampled_from(sorted(alive)))
        head = alive.pop(victim)
        winners = data.draw(st.lists(st.sampled_from(sorted(alive)), unique=True, min_size=1, max_size=3))
        for winner, won in zip(winners, progressive(head, len(winners)), strict=True):
            cash += won.cash
            alive[winner] += won.head
        assert sum(won.cash for won in fixed(head, len(winners))) == head
        assert cash + sum(alive.values()) == sum(heads)


@MODERATE
@given(
    st.lists(st.tuples(st.integers(1, 4), st.integers(0, 5)), min_size=1, max_size=12),
    st.booleans(),
    st.integers(1, 50),
)
def test_each_place_is_given_once(busts, hand_for_hand, best):
    outs = [Out(entry=nth, table=table, start=start) for nth, (table, start) in enumerate(busts)]
    order = in_order(outs, hand_for_hand=hand_for_hand)
    assert sorted(entry for group in order for entry in group) == list(range(len(busts)))
    found = places_from(order, best)
    covered = {place for entry in found for place in range(found[entry].first, found[entry].last + 1)}
    assert covered == set(range(best, best + len(busts)))
    for one in outs:
        for other in outs:
            if one.table == other.table and one.start > other.start:
                assert found[one.entry].last < found[other.entry].first


@MODERATE
@given(
    st.lists(st.tuples(st.integers(0, 9), st.sampled_from([0, 100, 2500])), min_size=1, max_size=10),
    st.permutations(DECK),
    st.sampled_from(RaceRounding),
)
def test_a_race_changes_the_chips_by_what_it_says_and_nobody_is_raced_out(held, deck, rounding):
    exchange = Exchange(25, 100)
    holdings = [Holding(seat, chips, others) for seat, (chips, others) in enumerate(held, 1)]
    before = sum(others + 25 * chips for chips, others in held)
    rests = leftovers(holdings, exchange)
    for done in (
        run_race(holdings, exchange, deal_race(rests, deck), rounding),
        round_up(holdings, exchange),
    ):
        assert sum(done.stacks.values()) == before + done.added
        assert len(set(done.winners)) == len(done.winners)
        assert all(stack % 100 == 0 for stack in done.stacks.values())
        assert all(done.stacks[who.seat] for who in holdings if who.others or who.old_chips)
