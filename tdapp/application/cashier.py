"""What a command at the desk does, or why it may not. What follows from it is in `money`.

| rule | where | done / not, because |
|---|---|---|
| who is in owes the buy-in; a guest owes nothing | `_guests` | done |
| what is due is paid out, what was paid too much comes back | `_cash` | done |
| nothing changes the pool or the field while a deal stands | `check` | done: cancel it first |
"""

from collections.abc import Collection
from datetime import datetime

from tdapp.application import busting, selling, sharing
from tdapp.application.events import Event
from tdapp.application.money import accounts_of, prizes_of
from tdapp.domain.clock.reading import ClockState
from tdapp.domain.floor import asking
from tdapp.domain.floor import commands as entry
from tdapp.domain.floor import money_commands as c
from tdapp.domain.floor import money_events as e
from tdapp.domain.floor import seat_commands as seat
from tdapp.domain.floor.events import EntriesAdded
from tdapp.domain.floor.names import MOST_ENTRIES, clean_name
from tdapp.domain.floor.state import Entry, FloorState
from tdapp.domain.money.payouts import check_prizes, check_shares, usual_shares
from tdapp.domain.prices import MOST_CENTS, Purchase, check_terms
from tdapp.domain.units import Cents, EntryId
from tdapp.errors import InputError, RuleViolation

_ENTERS = entry.AddEntries | entry.AddNumberedEntries | seat.EnterLate | c.EnterGuests
_CHANGES_THE_POOL = (
    _ENTERS | entry.RemoveEntry | c.Buy | c.TakeBackPurchase | c.SetTerms | c.SharePool | c.FixPrizes
)


def check(floor: FloorState, clock: ClockState, command: object, now: datetime) -> None:
    """What money and time have against a command of the floor.

    Without money nothing is sold, so nobody is too late: a friend may sit down at any time.

    Errors: those of `check_sale` for who enters; RuleViolation deal.agreed; payout.no_table, those of
    `check_shares` and InputError payout.unit for house rules.
    """
    if isinstance(command, _ENTERS) and floor.desk.terms.money:
        selling.check_sale(clock, Purchase.BUY_IN, now)
    if isinstance(command, seat.SetHouseRules):
        usual_shares(len(floor.entries), command.house.payout_table)
        for row in command.house.payout_table:
            check_shares(row.shares)
        if command.house.money_unit < 1:
            raise InputError("payout.unit", path="money_unit", unit=command.house.money_unit)
    if floor.desk.deal is not None and _breaks_the_deal(floor, floor.desk.deal, command):
        raise RuleViolation("deal.agreed")


def _breaks_the_deal(floor: FloorState, deal: e.DealAgreed, command: object) -> bool:
    if isinstance(command, _CHANGES_THE_POOL):
        return True
    players = {share.who.entry for share in deal.shares}
    match command:
        case entry.ReinstateEntry(who):
            return who not in players
        case c.CorrectPlace(who, place):
            return (who in players) != (place <= len(players))
        case _:
            return False


def decide(floor: FloorState, clock: ClockState, command: c.MoneyCommand, now: datetime) -> tuple[Event, ...]:
    """Events of the command; () when it would change nothing.

    Errors: those of `selling`, `busting`, `sharing`, `asking`, `names`, `check_terms`; RuleViolation
    guest.unknown, payout.nothing_due, payout.nothing_paid; InputError entries.none, entries.too_many,
    paid.amount.
    """
    match command:
        case c.Buy():
            return selling.buy(floor, clock, command, now)
        case c.TakeBackPurchase():
            return selling.take_back(floor, command, now)
        case c.SetTerms(terms):
            check_terms(terms)
            return (e.TermsSet(terms),) if terms != floor.desk.terms else ()
        case c.ExpectGuests() | c.MarkGuest() | c.EnterGuests():
            return _guests(floor, command)
        case c.TakePayments() | c.SetPaidIn() | c.PayOut() | c.TakeBackPayOut():
            return _cash(floor, command)
        case c.BustTogether() | c.SetHunters() | c.CorrectPlace():
            return busting.decide(floor, command)
        case c.SharePool() | c.FixPrizes() | c.AgreeDeal() | c.CancelDeal():
            return sharing.decide(floor, command)


def _guests(floor: FloorState, command: c.ExpectGuests | c.MarkGuest | c.EnterGuests) -> tuple[Event, ...]:
    match command:
        case c.ExpectGuests(names):
            _require_some(floor, names)
            cleaned = [clean_name(name, f"line[{nth}]") for nth, name in enumerate(names, 1)]
            first = floor.last_id + 1
            guests = tuple(e.Guest(EntryId(first + nth), name) for nth, name in enumerate(cleaned))
            return (e.GuestsExpected(guests),)
        case c.MarkGuest(who, here):
            guest = _guest(floor, who)
            return (e.GuestMarked(who, guest.name, here),) if here != guest.here else ()
        case c.EnterGuests(entries):
            _require_some(floor, entries)
            found = {who: _guest(floor, who) for who in entries}
            return (EntriesAdded(tuple(Entry(guest.id, guest.name) for guest in found.values())),)


def _require_some(floor: FloorState, some: Collection[object]) -> None:
    if not some:
        raise InputError("entries.none", path="names")
    if len(floor.entries) + len(floor.desk.guests) + len(some) > MOST_ENTRIES:
        raise InputError("entries.too_many", path="names", most=MOST_ENTRIES)


def _guest(floor: FloorState, who: EntryId) -> e.Guest:
    if who not in floor.desk.guests:
        raise RuleViolation("guest.unknown")
    return floor.desk.guests[who]


def _cash(
    floor: FloorState, command: c.TakePayments | c.SetPaidIn | c.PayOut | c.TakeBackPayOut
) -> tuple[Event, ...]:
    match command:
        case c.TakePayments(entries):
            accounts = accounts_of(floor)
            names = {who: asking.known(floor, who).name for who in entries}
            owing = {who: name for who, name in names.items() if accounts[who].owes > 0}
            return tuple(
                e.PaidIn(entry=who, name=name, before=accounts[who].received, paid=accounts[who].cost)
                for who, name in owing.items()
            )
        case c.SetPaidIn(who, paid):
            return _paid_in(floor, who, paid)
        case c.PayOut(who):
            name = asking.known(floor, who).name
            prizes = prizes_of(floor)
            check_prizes(prizes, Cents(sum(prizes)))
            due = accounts_of(floor)[who].due
            if not due:
                raise RuleViolation("payout.nothing_due", entry=who, name=name)
            return (e.PaidOut(who, name, due),)
        case c.TakeBackPayOut(who):
            name = asking.known(floor, who).name
            paid = floor.desk.paid_out.get(who, Cents(0))
            if not paid:
                raise RuleViolation("payout.nothing_paid", entry=who, name=name)
            return (e.PaidOut(who, name, Cents(-paid)),)


def _paid_in(floor: FloorState, who: EntryId, paid: Cents) -> tuple[Event, ...]:
    name = asking.known(floor, who).name
    if not 0 <= paid <= MOST_CENTS:
        raise InputError("paid.amount", path="paid", most_cents=MOST_CENTS)
    before = floor.desk.received.get(who, Cents(0))
    return (e.PaidIn(entry=who, name=name, before=before, paid=paid),) if paid != before else ()
