"""Hand-for-hand, TDA 2024 RP-8: floor and clock in one batch."""

import pytest
from support.builders import a_structure
from support.fakes import Evening

from tdapp.application.commands import FoundTournament
from tdapp.application.events import CLOCK, FLOOR
from tdapp.application.views import founded
from tdapp.domain.clock.commands import StartClock
from tdapp.domain.clock.reading import reading_at
from tdapp.domain.floor.commands import AddNumberedEntries
from tdapp.domain.floor.hand_for_hand import (
    MOST_DEDUCT,
    EndHandForHand,
    HandForHand,
    HandForHandPlayed,
    PlayNextHand,
    StartHandForHand,
    evolve,
)
from tdapp.domain.units import MINUTE
from tdapp.errors import InputError, RuleViolation


@pytest.fixture
def evening():
    evening = Evening()
    evening.session.execute(FoundTournament("Friday", a_structure()))
    evening.session.execute(AddNumberedEntries(9))
    return evening


def _clock(evening):
    at = reading_at(founded(evening.session.state), evening.time.now())
    return at.remaining // 1000, at.running


def _now(evening):
    return evening.session.state.floor.seating.hand_for_hand


def test_rp_8_two_minutes_a_hand_whatever_the_hand_took(evening):
    session = evening.session
    session.execute(StartClock())
    evening.time.pass_by(minutes=5)
    batch = session.execute(StartHandForHand())
    assert batch.scopes == {CLOCK, FLOOR}
    assert (_now(evening), _clock(evening)) == (HandForHand(1, 2 * MINUTE, True), (900, False))
    for hand, minutes in ((2, 7), (3, 1)):
        evening.time.pass_by(minutes=minutes)
        session.execute(PlayNextHand())
        assert _now(evening).hand == hand
    assert _clock(evening) == (660, False)
    session.execute(EndHandForHand())
    assert (_now(evening), _clock(evening)) == (None, (660, True))


def test_the_clock_that_stood_stands_at_the_end_too(evening):
    batch = evening.session.execute(StartHandForHand(0))
    assert batch.scopes == {FLOOR}
    evening.session.execute(PlayNextHand())
    evening.session.execute(EndHandForHand())
    assert _clock(evening) == (1200, False)


def test_the_director_may_start_the_clock_before_the_end(evening):
    evening.session.execute(StartClock())
    evening.session.execute(StartHandForHand())
    evening.session.execute(StartClock())
    evening.session.execute(EndHandForHand())
    assert _clock(evening) == (1200, True)


def test_undo_takes_back_the_hand_and_its_time(evening):
    session = evening.session
    session.execute(StartClock())
    session.execute(StartHandForHand())
    session.execute(PlayNextHand())
    session.undo()
    assert (_now(evening).hand, _clock(evening)) == (1, (1200, False))
    session.redo()
    assert (_now(evening).hand, _clock(evening)) == (2, (1080, False))
    session.undo()
    session.undo()
    assert (_now(evening), _clock(evening)) == (None, (1200, True))


def test_what_may_not_be(evening):
    session = evening.session
    for command in (PlayNextHand(), EndHandForHand()):
        with pytest.raises(RuleViolation, match=r"hand_for_hand\.off"):
            session.execute(command)
    for deduct in (-1, MOST_DEDUCT + 1):
        with pytest.raises(InputError, match=r"hand_for_hand\.deduct"):
            session.execute(StartHandForHand(deduct))
    session.execute(StartHandForHand())
    with pytest.raises(RuleViolation, match=r"hand_for_hand\.on_already"):
        session.execute(StartHandForHand())


def test_a_hand_without_a_beginning_changes_nothing():
    assert evolve(None, HandForHandPlayed(3)) is None
