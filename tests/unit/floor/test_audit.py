"""Every draw of an evening is done again from its record."""

import pytest
from msgspec import structs
from support.builders import a_structure
from support.fakes import Evening
from support.seat_evening import play_seats, seed

from tdapp.application.commands import FoundTournament
from tdapp.domain.cards import parse_cards
from tdapp.domain.draw import redone
from tdapp.domain.floor import seat_commands as c
from tdapp.domain.floor import seat_events as e
from tdapp.domain.floor.audit import DrawEvent, replayed
from tdapp.domain.floor.commands import AddNumberedEntries


@pytest.fixture(scope="module")
def draws():
    evening = Evening()
    evening.session.execute(FoundTournament("Friday", a_structure()))
    play_seats(evening.session, lambda: None)
    commands = (
        AddNumberedEntries(3),
        c.LockEntry(1, True),
        c.SeatByHighCard(most=9, button=4, seed=seed(8)),
        c.SeatByHighCard(most=9, button=4, cards=parse_cards("Ah Kd Qc Js Th 9d 8c 7h")),
        c.DrawSeats(9, seed(9)),
        c.DrawButtons(seed(10), same_seat=True),
        c.EnterLate("Lee", seed(11)),
    )
    for command in commands:
        evening.session.execute(command)
    return [
        event for batch in evening.session.batches for event in batch.events if isinstance(event, DrawEvent)
    ]


def test_every_kind_of_draw_is_the_same_again(draws):
    assert {type(event) for event in draws} == set(DrawEvent.__args__)
    assert {event.seed is None for event in draws} == {True, False}
    for event in draws:
        assert replayed(event) == event


def test_a_draw_that_was_tampered_with_is_not(draws):
    for event in draws:
        if any(event.steps):
            other = structs.replace(event, seed="f" * 32)
            assert replayed(other) != other


def test_a_seat_that_the_seed_did_not_give_is_found_out(draws):
    late = next(event for event in draws if isinstance(event, e.LateEntrySeated) and len(event.pool) > 1)
    other = structs.replace(late, seat=next(seat for seat in late.pool if seat != late.seat))
    assert replayed(other) == late != other


def test_the_steps_alone_give_the_seats(draws):
    event = next(event for event in draws if isinstance(event, e.SeatsDrawn))
    assert redone(event.drawing, event.steps) == tuple(one.entry for one in event.seated)
