"""The desk as part of the floor's state: who is expected, what was bought, paid, agreed and paid out."""

from collections.abc import Collection
from typing import TypeVar

from msgspec import Struct, structs

from tdapp.domain.floor.money_events import DealAgreed, Guest, KnockedOut, PayoutsSet, Purchased
from tdapp.domain.prices import Purchase, Terms
from tdapp.domain.units import Cents, EntryId

Line = Purchased | KnockedOut
Value = TypeVar("Value")


class Desk(Struct, frozen=True, kw_only=True):
    """Nothing in it is changed in place.

    `lines` are purchases beside the buy-in and knock-outs in the order of time: bounties follow from it.
    Everybody in the tournament has bought in. `received` and `paid_out` in all; who is not in it, nothing.
    """

    terms: Terms = Terms()
    guests: dict[EntryId, Guest] = {}
    lines: tuple[Line, ...] = ()
    received: dict[EntryId, Cents] = {}
    payouts: PayoutsSet = PayoutsSet()
    deal: DealAgreed | None = None
    paid_out: dict[EntryId, Cents] = {}


def bought(desk: Desk, entry: EntryId, what: Purchase) -> tuple[Purchased, ...]:
    """What the player bought of this kind, in the order of time; the buy-in is not among it."""
    sold = (line for line in desk.lines if isinstance(line, Purchased))
    return tuple(line for line in sold if line.entry == entry and line.what is what)


def open_knock_out(desk: Desk, victim: EntryId) -> int | None:
    """Where in the lines the victim was knocked out and not brought back by a purchase since."""
    for at in range(len(desk.lines) - 1, -1, -1):
        match desk.lines[at]:
            case KnockedOut(victim=out) if out == victim:
                return at
            case Purchased(entry=back, back=True) if back == victim:
                return None
            case _:
                pass
    return None


def knocked_out(desk: Desk, event: KnockedOut) -> Desk:
    """Said again for the same bust, it stands where it stood."""
    at = open_knock_out(desk, event.victim) if event.again else None
    if at is None:
        return structs.replace(desk, lines=(*desk.lines, event))
    return structs.replace(desk, lines=(*desk.lines[:at], event, *desk.lines[at + 1 :]))


def reinstated(desk: Desk, entry: EntryId) -> Desk:
    """The bust never was, and nobody has won the bounty; after a purchase that brought him back it was."""
    at = open_knock_out(desk, entry)
    return desk if at is None else structs.replace(desk, lines=desk.lines[:at] + desk.lines[at + 1 :])


def purchase_gone(desk: Desk, entry: EntryId, what: Purchase) -> Desk:
    """The desk without the player's last purchase of this kind; there is one."""
    last = bought(desk, entry, what)[-1]
    at = max(nth for nth, line in enumerate(desk.lines) if line is last)
    return structs.replace(desk, lines=desk.lines[:at] + desk.lines[at + 1 :])


def entered(desk: Desk, entries: Collection[EntryId]) -> Desk:
    """Who is in is expected no longer."""
    if desk.guests.keys().isdisjoint(entries):
        return desk
    rest = {who: guest for who, guest in desk.guests.items() if who not in entries}
    return structs.replace(desk, guests=rest)


def renamed(desk: Desk, entry: EntryId, name: str) -> Desk:
    """A guest has another name."""
    guest = structs.replace(desk.guests[entry], name=name)
    return structs.replace(desk, guests=desk.guests | {entry: guest})


def removed(desk: Desk, entry: EntryId) -> Desk:
    """The desk without somebody who never should have been in it."""
    return structs.replace(
        desk,
        guests=_without(desk.guests, entry),
        lines=tuple(left for line in desk.lines if (left := _line_without(line, entry))),
        received=_without(desk.received, entry),
        paid_out=_without(desk.paid_out, entry),
    )


def _line_without(line: Line, entry: EntryId) -> Line | None:
    if isinstance(line, Purchased):
        return None if line.entry == entry else line
    if line.victim == entry:
        return None
    return structs.replace(line, hunters=tuple(who for who in line.hunters if who.entry != entry))


def _without(some: dict[EntryId, Value], entry: EntryId) -> dict[EntryId, Value]:
    return {key: value for key, value in some.items() if key != entry}
