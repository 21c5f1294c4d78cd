"""Whatever the engine has played is written and reads back to the same hand, event for event.

Any table and any house rules, any legal play; with and without cards; kills, mucks, corrections in between.
"""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.legal_play import next_action, random_setup

from tdapp.domain.cards import DECK
from tdapp.domain.hand.actions import (
    Correct,
    DealHole,
    DealStreet,
    KillHand,
    MuckCards,
    SeatFix,
    TableCards,
)
from tdapp.domain.hand.decide import decide
from tdapp.domain.hand.evolve import evolve
from tdapp.domain.hand.forced import start
from tdapp.domain.hand.setup import STREETS, HandSetup, Presence, Seat, Street, UnderWay
from tdapp.domain.hand.state import betting_over, is_uncounted, seats_in
from tdapp.errors import RuleViolation
from tdapp.formats.phh_reader import read
from tdapp.formats.phh_replay import play
from tdapp.formats.phh_writer import record_of, write, write_all

_MOST_STEPS = 300


class Dealer:
    """Random play with real cards, and with the accidents of a table."""

    def __init__(self, rng, setup, *, cards, accidents):
        self.rng = rng
        self.deck = rng.sample(DECK, len(DECK)) if cards else []
        self.accidents = accidents
        self.events, self.state = start(setup)
        self.events = list(self.events)

    def do(self, action):
        try:
            events = decide(self.state, action)
        except RuleViolation:
            return
        for event in events:
            self.state = evolve(self.state, event)
        self.events += events

    def draw(self, count):
        return tuple(self.deck.pop() for _ in range(count)) if self.deck else ()

    def play(self):
        for seat in seats_in(self.state, self.state.live):
            if self.deck and self.rng.random() < 0.8:
                self.do(DealHole(seat, self.draw(2)))
        for _ in range(self.rng.choice([_MOST_STEPS, _MOST_STEPS, self.rng.randint(0, 12)])):
            if self.state.ended:
                break
            self.accident()
            action = next_action(self.rng, self.state)
            if isinstance(action, DealStreet):
                following = STREETS[STREETS.index(self.state.street) + 1]
                action = DealStreet(self.draw(3 if following is Street.FLOP else 1))
            self.do(action)
        return self.events

    def accident(self):
        if not self.accidents or self.rng.random() > 0.1:
            return
        state = self.state
        seat = self.rng.choice(seats_in(state, state.live))
        index = state.terms.index[seat]
        behind = state.players[index].behind
        stack = None if is_uncounted(behind) else behind + self.rng.randint(0, 9)
        current = state.standing.current
        actions = [
            KillHand(seat),
            Correct(seats=(SeatFix(seat=seat, stack=stack, dead=self.rng.randint(0, 1)),)),
        ]
        actions.append(Correct(current_bet=current + self.rng.randint(0, 3)))
        if betting_over(state):
            known = state.hole[index]
            actions += [MuckCards(seat), TableCards(seat, known), TableCards(seat)]
        self.do(self.rng.choice(actions))


def same_again(events):
    """Write, read, play: the same events. Returns the record."""
    record = record_of(
        events, names={s.seat: f'"{s.seat}" \\ 王\x7f' for s in events[0].setup.seats}, hand="7"
    )
    (again,) = read(write(record).encode())
    assert play(again).events == tuple(events)
    return record


@given(st.integers(0, 10**9), st.booleans(), st.booleans())
@settings(deadline=None, max_examples=250)
def test_whatever_was_played_reads_back_to_the_same_hand(seed, cards, accidents):
    rng = random.Random(seed)
    setup = random_setup(rng)
    same_again(Dealer(rng, setup, cards=cards, accidents=accidents).play())


@given(st.integers(0, 10**9))
@settings(deadline=None, max_examples=60)
def test_a_hand_that_began_in_the_middle_reads_back(seed):
    rng = random.Random(seed)
    bets = rng.choice([0, 40])
    setup = HandSetup(
        seats=(
            Seat(seat=2, stack=900, bet=bets, paid=100, acted_level=bets if bets else None),
            Seat(seat=5, stack=None, paid=100),
            Seat(seat=6, stack=30, paid=100, presence=Presence.FOLDED),
            Seat(seat=8, stack=300, presence=Presence.OUT),
            Seat(seat=9, stack=500, entry=17, paid=100),
        ),
        button=7,
        small_blind_seat=None,
        big_blind_seat=9,
        small_blind=10,
        big_blind=20,
        street=rng.choice(STREETS[1:]),
        middle=rng.choice([0, 55]),
        under_way=UnderWay(current_bet=40, increment=40, wagers=1, to_act=5) if bets else None,
        level="L4",
        aggressor=5,
    )
    record = same_again(Dealer(rng, setup, cards=False, accidents=False).play())
    assert record.tdapp["level"] == "L4"


@pytest.mark.slow
def test_five_thousand_hands_read_back():
    rng = random.Random(20)
    for _ in range(5000):
        setup = random_setup(rng)
        same_again(Dealer(rng, setup, cards=rng.random() < 0.5, accidents=rng.random() < 0.5).play())


def test_many_hands_in_one_file():
    rng = random.Random(4)
    hands = [Dealer(rng, random_setup(rng), cards=True, accidents=True).play() for _ in range(20)]
    text = write_all(map(record_of, hands))
    assert [play(record).events for record in read(text.encode())] == [tuple(hand) for hand in hands]
