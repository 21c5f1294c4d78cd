"""Over long runs of busts and arrivals: order of the positions, and nobody's obligations skipped."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.domain.button import Positions, advance, dealt_in, draw_first_button, first_positions
from tdapp.domain.cards import DECK
from tdapp.domain.house_rules import ButtonRedraw, ButtonRule, Switch

SEATS = range(1, 10)
TABLES = st.sets(st.sampled_from(SEATS), min_size=2)
HANDS = st.lists(st.tuples(st.sets(st.sampled_from(SEATS)), st.sets(st.sampled_from(SEATS))), max_size=25)


def _clockwise(start, seat):
    return (seat - start) % 9


def _sound(at: Positions, occupied):
    assert at.big_blind in occupied
    assert at.dead_button == (at.button not in occupied)
    assert at.dead_small_blind == (at.small_blind not in occupied)
    assert at.small_blind != at.big_blind
    if len(occupied) == 2:
        assert at.heads_up
        assert not at.dead_button
    else:
        assert 0 < _clockwise(at.button, at.small_blind) < _clockwise(at.button, at.big_blind)


def _played(occupied, hands):
    """(occupied before, occupied after) for each hand: some bust, others sit down, two or more stay."""
    for busted, arriving in hands:
        left = occupied - busted
        after = left | (arriving - occupied)
        if len(after) >= 2 and left:
            yield occupied, after
            occupied = after


@given(st.sampled_from(ButtonRule), st.sampled_from(SEATS), TABLES, HANDS)
@settings(deadline=None, max_examples=300)
def test_positions_stay_in_order(rule, button, occupied, hands):
    at = first_positions(button, occupied)
    _sound(at, occupied)
    for _, after in _played(occupied, hands):
        at = advance(at, after, rule)
        _sound(at, after)


@given(st.sampled_from(SEATS), TABLES, HANDS)
@settings(deadline=None, max_examples=300)
def test_tda_32_dead_button_the_big_blind_skips_nobody_and_nobody_posts_it_twice(button, occupied, hands):
    at = first_positions(button, occupied)
    for _, after in _played(occupied, hands):
        following = advance(at, after)
        assert following.big_blind != at.big_blind
        passed = [
            s
            for s in after
            if 0 < _clockwise(at.big_blind, s) < _clockwise(at.big_blind, following.big_blind)
        ]
        assert passed == []
        at = following


@given(st.sampled_from(SEATS), TABLES, HANDS)
@settings(deadline=None, max_examples=200)
def test_tda_8_whoever_waits_three_or_all_are_dealt_in_and_the_blinds_with_them(button, occupied, hands):
    at = first_positions(button, occupied)
    for before, after in _played(occupied, hands):
        at = advance(at, after)
        playing = dealt_in(at, after, after - before)
        assert len(playing) >= min(3, len(after))
        assert at.big_blind in playing
        assert at.dead_small_blind or at.small_blind in playing


@given(
    st.integers(1, 10),
    st.permutations(DECK),
    st.permutations(DECK),
    st.sampled_from(Switch),
    st.sampled_from(ButtonRedraw),
)
@settings(deadline=None, max_examples=200)
def test_a_draw_ends_with_one_best_card_and_loses_none(count, deck, second, suits, redraw):
    seats = list(range(1, count + 1))
    draw = draw_first_button(seats, [deck, second], suits=suits, redraw=redraw)
    logged = [one.card for drawn in draw.rounds for one in drawn]
    assert logged[: len(deck)] == deck[: len(logged)]
    assert draw.button == draw.order[0]
    last = draw.rounds[-1]
    best = max(last, key=lambda one: one.card // 4 if suits is Switch.OFF else one.card)
    assert best.seat == draw.button
    assert sorted(draw.order) == seats
    assert suits is Switch.OFF or len(draw.rounds) == 1
    typed = next(
        n for n in range(53) if draw_first_button(seats, [deck[:n]], suits=suits, redraw=redraw).button
    )
    assert typed == len(logged)
