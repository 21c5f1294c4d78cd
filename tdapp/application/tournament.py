"""The whole state, and the dispatch of commands and events to the part that owns them."""

from datetime import datetime

from msgspec import Struct, structs

from tdapp.application import cashier, hand_for_hand
from tdapp.application.commands import Command, FoundTournament
from tdapp.application.events import Event
from tdapp.domain.clock import decide as clock_rules
from tdapp.domain.clock.commands import ClockCommand
from tdapp.domain.clock.events import ClockEvent
from tdapp.domain.clock.evolve import evolve as evolve_clock
from tdapp.domain.clock.reading import ClockState
from tdapp.domain.floor import decide as floor_rules
from tdapp.domain.floor.commands import NameTournament
from tdapp.domain.floor.evolve import evolve as evolve_floor
from tdapp.domain.floor.hand_for_hand import HandForHandCommand
from tdapp.domain.floor.money_commands import MoneyCommand
from tdapp.domain.floor.state import FloorState
from tdapp.errors import RuleViolation


class Tournament(Struct, frozen=True):
    """Everything that is so. `clock` is None only before the founding."""

    clock: ClockState | None = None
    floor: FloorState = FloorState()


def decide(state: Tournament, command: Command, now: datetime) -> tuple[Event, ...]:
    """Events of the command at `now`; () when it would change nothing.

    Errors: those of the clock, the floor and the cashier; RuleViolation tournament.founded_already,
    tournament.not_founded.
    """
    if isinstance(command, FoundTournament):
        return _found(state, command, now)
    if state.clock is None:
        raise RuleViolation("tournament.not_founded")
    if isinstance(command, ClockCommand):
        return clock_rules.decide(state.clock, command, now)
    if isinstance(command, HandForHandCommand):
        return hand_for_hand.decide(state.floor, state.clock, command, now)
    cashier.check(state.floor, state.clock, command, now)
    if isinstance(command, MoneyCommand):
        return cashier.decide(state.floor, state.clock, command, now)
    return floor_rules.decide(state.floor, command, now)


def _found(state: Tournament, command: FoundTournament, now: datetime) -> tuple[Event, ...]:
    if state.clock is not None:
        raise RuleViolation("tournament.founded_already")
    named = floor_rules.decide(state.floor, NameTournament(command.title), now)
    return (*named, clock_rules.choose(command.structure, now))


def evolve(state: Tournament, event: Event) -> Tournament:
    """The new state; the old one stays as it was. Cannot fail."""
    if isinstance(event, ClockEvent):
        return structs.replace(state, clock=evolve_clock(state.clock, event))
    return structs.replace(state, floor=evolve_floor(state.floor, event))
