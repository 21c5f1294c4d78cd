"""Busts of one hand, who won the last chips, and places put right.

| rule | where | done / not, because |
|---|---|---|
| several in one hand: by stack, ties, hand-for-hand (rules §13.2) | `floor.places` | done |
| odd cents of a tie: from the left of the button | `_tie_order` | done; button not known: as named |
| the bounty goes with the last chips (rules §13.3) | `_knocked_out` | done; several hunters share it |
| a place can be put right any time later | `_corrected` | done |
"""

from tdapp.application.events import Event
from tdapp.application.money import stack_for
from tdapp.domain.floor import asking
from tdapp.domain.floor import money_commands as c
from tdapp.domain.floor import money_events as e
from tdapp.domain.floor.desk import open_knock_out
from tdapp.domain.floor.events import EntryBusted
from tdapp.domain.floor.places import Out, in_order, places_from
from tdapp.domain.floor.state import FloorState, left, places
from tdapp.domain.hand.split import left_of_button
from tdapp.domain.units import EntryId, TableNo
from tdapp.errors import RuleViolation

BustCommand = c.BustTogether | c.SetHunters | c.CorrectPlace


def decide(floor: FloorState, command: BustCommand) -> tuple[Event, ...]:
    """Events of the command; () when it would change nothing.

    Errors: those of `asking` and `floor.places`; RuleViolation bust.twice, bust.nobody_left, bounty.hunters,
    entry.still_in, place.range.
    """
    match command:
        case c.BustTogether(busts):
            return _bust_together(floor, busts)
        case c.SetHunters(victim, hunters):
            name = asking.known(floor, victim).name
            if victim not in floor.busts:
                raise RuleViolation("entry.still_in", entry=victim, name=name)
            again = open_knock_out(floor.desk, victim) is not None
            return (_knocked_out(floor, victim, hunters, again=again),)
        case c.CorrectPlace(who, place):
            return _corrected(floor, who, place)


def _bust_together(floor: FloorState, busts: tuple[c.Busted, ...]) -> tuple[Event, ...]:
    """The worst place first, so that each goes out behind those still in. Rule: rules §13.2."""
    for bust in busts:
        asking.playing(floor, bust.entry)
    if len({bust.entry for bust in busts}) < len(busts):
        raise RuleViolation("bust.twice")
    if len(busts) >= left(floor):
        raise RuleViolation("bust.nobody_left")
    order = in_order(
        [_out(floor, bust) for bust in busts],
        hand_for_hand=floor.seating.hand_for_hand is not None,
        basis=floor.house.bust_stack_basis,
    )
    found = places_from(order, left(floor) - len(busts) + 1)
    events: list[Event] = []
    for group in reversed(order):
        names = [(who, floor.entries[who].name) for who in group]
        events += [EntryBusted(who, name, found[who].first) for who, name in names]
        if len(group) > 1:
            events.append(e.PlacesTied(_people(floor, _tie_order(floor, group))))
    hunted = [bust for bust in busts if bust.hunters]
    return (*events, *(_knocked_out(floor, bust.entry, bust.hunters) for bust in hunted))


def _out(floor: FloorState, bust: c.Busted) -> Out:
    """Who has no seat counts as one of the same table."""
    at = floor.seating.seats.get(bust.entry)
    start = stack_for(floor, bust.entry) if bust.start is None else bust.start
    return Out(entry=bust.entry, table=at.table if at else TableNo(0), start=start, ante=bust.ante)


def _tie_order(floor: FloorState, tied: tuple[EntryId, ...]) -> tuple[EntryId, ...]:
    """Who gets an odd cent first: seated first left of the button of the last hand."""
    at = {floor.seating.seats[who]: who for who in tied if who in floor.seating.seats}
    numbers = {seat.table for seat in at}
    if len(at) < len(tied) or len(numbers) > 1:
        return tied
    positions = floor.seating.tables[numbers.pop()].positions
    if positions is None:
        return tied
    by_seat = {seat.seat: who for seat, who in at.items()}
    return tuple(by_seat[seat] for seat in left_of_button(tuple(by_seat), positions.button))


def _knocked_out(
    floor: FloorState, victim: EntryId, hunters: tuple[EntryId, ...], *, again: bool = False
) -> e.KnockedOut:
    known = all(hunter in floor.entries and hunter != victim for hunter in hunters)
    if not known or len(set(hunters)) < len(hunters):
        raise RuleViolation("bounty.hunters")
    return e.KnockedOut(victim, floor.entries[victim].name, _people(floor, hunters), again)


def _people(floor: FloorState, entries: tuple[EntryId, ...]) -> tuple[e.Person, ...]:
    return tuple(e.Person(who, floor.entries[who].name) for who in entries)


def _corrected(floor: FloorState, who: EntryId, place: int) -> tuple[Event, ...]:
    name = asking.known(floor, who).name
    if who not in floor.busts:
        raise RuleViolation("entry.still_in", entry=who, name=name)
    first, last = left(floor) + 1, len(floor.entries)
    if not first <= place <= last:
        raise RuleViolation("place.range", first=first, last=last)
    before, is_tied = places(floor)[who], any(who in tie for tie in floor.ties)
    if place == before and not is_tied:
        return ()
    return (e.PlaceCorrected(entry=who, name=name, before=before, place=place),)
