"""Every command of the desk once, for the journal that proves their events."""

from collections.abc import Callable

from tdapp.application.commands import Command
from tdapp.application.session import Session
from tdapp.domain.draw import seed_of
from tdapp.domain.floor import commands as floor
from tdapp.domain.floor import money_commands as c
from tdapp.domain.floor.money_events import DealKind
from tdapp.domain.floor.seat_commands import StackCount
from tdapp.domain.floor.state import still_in
from tdapp.domain.prices import BountyKind, Extras, Offer, Price, Purchase, RebuyWhen, Terms
from tdapp.domain.units import Cents, Chips

TERMS = Terms(
    money=True,
    buy_in=Price(Cents(2000), Cents(300), Cents(500)),
    re_entry=Offer(price=Price(Cents(2000), Cents(0), Cents(500))),
    rebuy=Offer(price=Price(Cents(2000)), most=2),
    add_on=Offer(price=Price(Cents(1000)), chips=Chips(7500)),
    rebuy_when=RebuyWhen.AT_MOST_START,
    bounty=BountyKind.PROGRESSIVE,
    extras=Extras(added=Cents(5000), fee=Cents(1000), guarantee=Cents(30_000)),
)


def play_money(session: Session, wait: Callable[[], None]) -> None:
    """From the terms to a deal that is paid out. `wait` lets time go by between two commands."""

    def do(*commands: Command) -> None:
        for command in commands:
            wait()
            session.execute(command)

    do(c.SetTerms(TERMS), c.ExpectGuests(("Zoë", "王小明", "Sam")))
    zoe, *_ = guests = tuple(session.state.floor.desk.guests)
    do(c.MarkGuest(zoe, True), c.EnterGuests(guests[:2]), floor.AddNumberedEntries(4))
    players = still_in(session.state.floor)
    one, two, three, four, *_ = players
    do(c.Buy(one, Purchase.REBUY), c.Buy(two, Purchase.ADD_ON), c.TakeBackPurchase(two, Purchase.ADD_ON))
    do(c.TakePayments(tuple(session.state.floor.entries)), c.SetPaidIn(four, Cents(500)))
    do(
        c.BustTogether(
            (
                c.Busted(entry=one, start=Chips(900), hunters=(two, three)),
                c.Busted(entry=four, start=Chips(900)),
            )
        ),
        c.SetHunters(four, (two,)),
        c.Buy(one, Purchase.RE_ENTRY, seed_of(bytes(16))),
        floor.BustEntry(three),
        c.CorrectPlace(three, len(session.state.floor.entries)),
        c.BustTogether((c.Busted(entry=zoe, start=Chips(50)), c.Busted(entry=players[4], start=Chips(50)))),
        c.SharePool((5000, 3000, 2000)),
    )
    stacks = tuple(
        StackCount(entry, Chips(5000 + 700 * nth)) for nth, entry in enumerate(still_in(session.state.floor))
    )
    do(c.AgreeDeal(kind=DealKind.EVEN), c.CancelDeal(), c.AgreeDeal(kind=DealKind.ICM, stacks=stacks))
    do(c.PayOut(two), c.PayOut(one), c.TakeBackPayOut(one))
