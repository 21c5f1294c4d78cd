"""The floor after an event of the desk. Nothing is decided here and nothing can fail."""

from msgspec import structs

from tdapp.domain.floor import desk as the_desk
from tdapp.domain.floor import money_events as e
from tdapp.domain.floor.desk import Desk
from tdapp.domain.floor.state import FloorState
from tdapp.domain.units import EntryId


def evolve(floor: FloorState, event: e.MoneyEvent) -> FloorState:
    """The new state; the old one stays as it was."""
    match event:
        case e.PlacesTied(people):
            return structs.replace(floor, ties=(*floor.ties, tuple(who.entry for who in people)))
        case e.PlaceCorrected():
            return _placed(floor, event)
        case e.GuestsExpected(guests):
            known = floor.desk.guests | {guest.id: guest for guest in guests}
            desk = structs.replace(floor.desk, guests=known)
            return structs.replace(floor, desk=desk, last_id=guests[-1].id)
        case _:
            return structs.replace(floor, desk=_desk(floor.desk, event))


def _desk(desk: Desk, event: e.DeskEvent) -> Desk:
    match event:
        case e.TermsSet(terms):
            return structs.replace(desk, terms=terms)
        case e.GuestMarked(entry, name, here):
            return structs.replace(desk, guests=desk.guests | {entry: e.Guest(entry, name, here)})
        case e.Purchased():
            return structs.replace(desk, lines=(*desk.lines, event))
        case e.PurchaseTakenBack(entry, _, what):
            return the_desk.purchase_gone(desk, entry, what)
        case e.KnockedOut():
            return the_desk.knocked_out(desk, event)
        case e.PaidIn(entry=entry, paid=paid):
            return structs.replace(desk, received=desk.received | {entry: paid})
        case e.PayoutsSet():
            return structs.replace(desk, payouts=event)
        case e.DealAgreed():
            return structs.replace(desk, deal=event)
        case e.DealCancelled():
            return structs.replace(desk, deal=None)
        case e.PaidOut(entry, _, cents):
            paid = desk.paid_out.get(entry, 0) + cents
            return structs.replace(desk, paid_out=desk.paid_out | {entry: paid})


def _placed(floor: FloorState, event: e.PlaceCorrected) -> FloorState:
    rest = [entry for entry in floor.busts if entry != event.entry]
    at = len(floor.entries) - event.place
    busts = (*rest[:at], event.entry, *rest[at:])
    ties = tuple(tie for tie in untied(floor.ties, event.entry) if _together(busts, tie))
    return structs.replace(floor, busts=busts, ties=ties)


def _together(busts: tuple[EntryId, ...], tie: tuple[EntryId, ...]) -> bool:
    """Whether nobody else finished between the tied."""
    at = [busts.index(who) for who in tie]
    return max(at) - min(at) < len(tie)


def untied(ties: tuple[tuple[EntryId, ...], ...], entry: EntryId) -> tuple[tuple[EntryId, ...], ...]:
    """The ties without somebody; one alone is tied with nobody."""
    rest = (tuple(who for who in tie if who != entry) for tie in ties)
    return tuple(tie for tie in rest if len(tie) > 1)
