"""When something may be sold, and what selling it does: where clock, floor and money meet.

| rule | where | done / not, because |
|---|---|---|
| late registration, rebuys, add-ons have their time | `check_sale` | done: and the break after it |
| limits of number and stack (rules §13.3) | `money.limits` | done |
| a re-entry is for who is out: full stack, random seat (TDA 2024 R8) | `buy` | done |
| a rebuy right after a bust brings back, on the old seat | `buy` | done |
"""

from datetime import datetime

from tdapp.application.events import Event
from tdapp.application.money import stack_for
from tdapp.domain.clock.reading import ClockState, reading_at
from tdapp.domain.clock.structure import Break, Structure, index_of
from tdapp.domain.floor import asking, seat_draws
from tdapp.domain.floor import decide as floor_rules
from tdapp.domain.floor.commands import BustEntry
from tdapp.domain.floor.desk import bought
from tdapp.domain.floor.events import EntryReinstated, FloorEvent
from tdapp.domain.floor.evolve import evolve
from tdapp.domain.floor.money_commands import Buy, TakeBackPurchase
from tdapp.domain.floor.money_events import Purchased, PurchaseTakenBack
from tdapp.domain.floor.seat_commands import StackCount
from tdapp.domain.floor.seat_events import StacksCounted
from tdapp.domain.floor.state import FloorState
from tdapp.domain.money.limits import check_count, check_stack, check_time
from tdapp.domain.prices import Purchase, offer_of
from tdapp.domain.units import Chips, EntryId, ItemId
from tdapp.errors import RuleViolation


def check_sale(clock: ClockState, what: Purchase, now: datetime) -> None:
    """Whether the structure lets it be sold at `now`. Errors: those of `check_time`."""
    structure = clock.structure
    at = index_of(structure, reading_at(clock, now).item)
    match what:
        case Purchase.BUY_IN | Purchase.RE_ENTRY:
            check_time(what, at, None, _last(structure, structure.entry_until))
        case Purchase.REBUY:
            check_time(what, at, None, _last(structure, structure.rebuy_until))
        case Purchase.ADD_ON:
            only = None if structure.add_on_at is None else index_of(structure, structure.add_on_at)
            check_time(what, at, only, only)


def _last(structure: Structure, until: ItemId | None) -> int | None:
    """The last item in which it is sold: the breaks right after `until` belong to it."""
    if until is None:
        return None
    at = index_of(structure, until)
    while at + 1 < len(structure.items) and isinstance(structure.items[at + 1], Break):
        at += 1
    return at


def buy(floor: FloorState, clock: ClockState, command: Buy, now: datetime) -> tuple[Event, ...]:
    """The purchase, the player back in if he was out, and his stack where it is known.

    Errors: RuleViolation purchase.not_offered (purchase), entry.still_in, those of `asking`, of
    `money.limits`, of `seat_draws`.
    """
    entry, what = command.entry, command.what
    name, is_out = asking.known(floor, entry).name, entry in floor.busts
    offer = None if what is Purchase.BUY_IN else offer_of(floor.desk.terms, what)
    if offer is None:
        raise RuleViolation("purchase.not_offered", purchase=what)
    check_sale(clock, what, now)
    check_count(what, len(bought(floor.desk, entry, what)), offer.most)
    if what is Purchase.RE_ENTRY and not is_out:
        raise RuleViolation("entry.still_in", entry=entry, name=name)
    if what is Purchase.ADD_ON:
        asking.playing(floor, entry)
    start = clock.structure.stack
    if what is Purchase.REBUY:
        check_stack(stack_for(floor, entry), start, floor.desk.terms.rebuy_when)
    chips = start if offer.chips is None else offer.chips
    sold = Purchased(entry=entry, name=name, what=what, chips=chips, back=is_out)
    back = _back(floor, command, name) if is_out else ()
    return (sold, *back, *_stack_changed(floor, entry, chips, now))


def _back(floor: FloorState, command: Buy, name: str) -> tuple[FloorEvent, ...]:
    """In again, for a rebuy on the old seat if it is free, else on a drawn one."""
    entry = command.entry
    old = floor_rules.old_seat(floor, entry) if command.what is Purchase.REBUY else None
    again = EntryReinstated(entry, name, old)
    if old is not None or command.seed is None or not floor.seating.tables:
        return (again,)
    return (again, seat_draws.late_seat(evolve(floor, again), entry, name, command.seed))


def _stack_changed(floor: FloorState, entry: EntryId, by: int, now: datetime) -> tuple[StacksCounted, ...]:
    """More or fewer chips where the number is known; who was out has none."""
    had = stack_for(floor, entry)
    if had is None:
        return ()
    chips = Chips(had + by) if had + by >= 0 else None
    return (StacksCounted((StackCount(entry, chips),), now),)


def take_back(floor: FloorState, command: TakeBackPurchase, now: datetime) -> tuple[Event, ...]:
    """Who came back by the purchase and is in goes out again, in the place that is the last now.

    Errors: RuleViolation purchase.none (purchase, entry, name), entry.unknown, entry.last_one.
    """
    entry, what = command.entry, command.what
    name = asking.known(floor, entry).name
    lines = bought(floor.desk, entry, what)
    if not lines:
        raise RuleViolation("purchase.none", purchase=what, entry=entry, name=name)
    gone = PurchaseTakenBack(entry, name, what)
    if entry in floor.busts:
        return (gone,)
    if lines[-1].back:
        return (gone, *floor_rules.decide(evolve(floor, gone), BustEntry(entry), now))
    return (gone, *_stack_changed(floor, entry, -lines[-1].chips, now))
