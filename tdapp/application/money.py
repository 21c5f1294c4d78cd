"""What follows from the desk: pool, prizes, bounties, who owes, who is due what, what the box holds.

Floor and money meet here: the floor knows who, the money knows how much. Nothing of it is stored.
"""

from collections import Counter
from collections.abc import Mapping

from msgspec import Struct

from tdapp.domain.clock.structure import Structure
from tdapp.domain.floor.desk import Desk
from tdapp.domain.floor.money_events import KnockedOut, Purchased
from tdapp.domain.floor.places import Place, to_the_money
from tdapp.domain.floor.state import FloorState, is_over, left, places, still_in
from tdapp.domain.money.bounties import Won, fixed, progressive
from tdapp.domain.money.payouts import split_pool, tied_prizes, usual_shares
from tdapp.domain.money.pool import Box, Pool, prize_pool
from tdapp.domain.prices import BountyKind, Purchase, price_of
from tdapp.domain.units import Cents, Chips, EntryId

Amounts = dict[EntryId, Cents]


class Bounties(Struct, frozen=True, kw_only=True):
    """`cash` won so far, `heads` of those who are in, `open` = of those who went out to nobody known."""

    cash: Amounts
    heads: Amounts
    open: Amounts


class Account(Struct, frozen=True, kw_only=True):
    """One player's money: what all purchases `cost`, what was `received`, what is won, what was paid out."""

    cost: Cents
    received: Cents
    prize: Cents
    bounty: Cents
    paid_out: Cents

    @property
    def owes(self) -> Cents:
        """Still to pay; below 0 too much was paid."""
        return Cents(self.cost - self.received)

    @property
    def due(self) -> Cents:
        """Still to get; below 0 too much was paid out."""
        return Cents(self.prize + self.bounty - self.paid_out)


def pool_of(floor: FloorState) -> Pool:
    """The prize money and where it comes from. Rule: rules §13.1."""
    terms = floor.desk.terms
    sold = Counter(line.what for line in floor.desk.lines if isinstance(line, Purchased))
    sold[Purchase.BUY_IN] = len(floor.entries)
    prices = [(price_of(terms, what), times) for what, times in sold.items()]
    return prize_pool(prices, terms.extras if terms.money else None)


def prizes_of(floor: FloorState) -> tuple[Cents, ...]:
    """The prize of each place, from the first; they sum to the pool. After a deal those it was made over.

    Prizes that were typed stand from the second down, and the first is what they leave. Should fewer play
    than places are paid, the first gets what is beyond the last.
    """
    desk, house = floor.desk, floor.house
    if desk.deal is not None:
        return desk.deal.prizes
    total = pool_of(floor).total
    if desk.payouts.prizes:
        prizes = (Cents(total - sum(desk.payouts.prizes[1:])), *desk.payouts.prizes[1:])
    else:
        shares = desk.payouts.shares or usual_shares(len(floor.entries), house.payout_table)
        prizes = split_pool(total, shares, unit=house.money_unit, rounding=house.payout_rounding)
    some, beyond = prizes[: max(1, len(floor.entries))], prizes[max(1, len(floor.entries)) :]
    return (Cents(some[0] + sum(beyond)), *some[1:])


def bubble_of(floor: FloorState) -> int | None:
    """How many must still go out until all who are left are paid: 0 in the money, 1 on the bubble.

    None = there is nothing to win.
    """
    paid = sum(prize > 0 for prize in prizes_of(floor))
    return to_the_money(left(floor), paid) if paid else None


def placings(floor: FloorState) -> dict[EntryId, Place]:
    """The place of everyone who has one, with all places that a tie covers."""
    found = {entry: Place(place, place) for entry, place in places(floor).items()}
    for tie in floor.ties:
        first = found[tie[0]].first
        found |= dict.fromkeys(tie, Place(first, first + len(tie) - 1))
    return found


def prizes_won(floor: FloorState) -> Amounts:
    """Who has won which prize already: who is out, the winner, everybody in a deal. Nobody with nothing."""
    prizes, deal = prizes_of(floor), floor.desk.deal
    found: Amounts = {}
    place_of = places(floor)
    for entry, place in place_of.items():
        found[entry] = prizes[place - 1] if place <= len(prizes) else Cents(0)
    for tie in floor.ties:
        shares = tied_prizes(prizes, place_of[tie[0]], len(tie))
        found |= dict(zip(tie, shares, strict=True))
    if deal is not None:
        found |= {share.who.entry: share.cents for share in deal.shares}
    return {entry: cents for entry, cents in found.items() if cents}


def bounties_of(floor: FloorState) -> Bounties:
    """All bounties, in the order of time. Rule: rules §13.3. The last one in keeps his own."""
    desk = floor.desk
    heads = dict.fromkeys(floor.entries, price_of(desk.terms, Purchase.BUY_IN).bounty)
    cash: Amounts = {}
    for line in desk.lines:
        if isinstance(line, Purchased):
            own = heads.get(line.entry, 0) + price_of(desk.terms, line.what).bounty
            heads[line.entry] = Cents(own)
        elif line.hunters:
            _hunted(desk, line, heads, cash)
    gone = set(floor.busts)
    unclaimed = {entry: head for entry, head in heads.items() if entry in gone and head}
    alive = {entry: head for entry, head in heads.items() if entry not in gone}
    if is_over(floor):
        for winner, head in alive.items():
            _add(cash, winner, head)
        alive = {}
    return Bounties(cash=cash, heads=alive, open=unclaimed)


def _hunted(desk: Desk, line: KnockedOut, heads: Amounts, cash: Amounts) -> None:
    """A hunter who is out himself gets all of it in cash."""
    head = heads.pop(line.victim, Cents(0))
    split = progressive if desk.terms.bounty is BountyKind.PROGRESSIVE else fixed
    won: tuple[Won, ...] = split(head, len(line.hunters))
    for who, part in zip(line.hunters, won, strict=True):
        hunter = who.entry
        on_head = part.head if hunter in heads else Cents(0)
        _add(cash, hunter, Cents(part.cash + part.head - on_head))
        if on_head:
            _add(heads, hunter, on_head)


def _add(amounts: Amounts, entry: EntryId, cents: Cents) -> None:
    amounts[entry] = Cents(amounts.get(entry, 0) + cents)


def costs_of(floor: FloorState) -> Amounts:
    """What each player's purchases cost, in the order of entering."""
    terms = floor.desk.terms
    costs = dict.fromkeys(floor.entries, price_of(terms, Purchase.BUY_IN).cost)
    for line in floor.desk.lines:
        if isinstance(line, Purchased):
            _add(costs, line.entry, price_of(terms, line.what).cost)
    return costs


def accounts_of(floor: FloorState) -> dict[EntryId, Account]:
    """Everybody's money, in the order of entering."""
    desk, prizes, cash = floor.desk, prizes_won(floor), bounties_of(floor).cash
    return {
        entry: Account(
            cost=cost,
            received=desk.received.get(entry, Cents(0)),
            prize=prizes.get(entry, Cents(0)),
            bounty=cash.get(entry, Cents(0)),
            paid_out=desk.paid_out.get(entry, Cents(0)),
        )
        for entry, cost in costs_of(floor).items()
    }


def box_of(floor: FloorState) -> Box:
    """The cash box, from what changed hands; the house has put in what it adds."""
    desk, pool = floor.desk, pool_of(floor)
    sold = Counter(line.what for line in desk.lines if isinstance(line, Purchased))
    sold[Purchase.BUY_IN] = len(floor.entries)
    fees = sum(price_of(desk.terms, what).fee * times for what, times in sold.items())
    return Box(
        taken=_sum(desk.received),
        put_in=Cents(pool.added + pool.overlay),
        fees=Cents(fees + pool.fee),
        paid_out=_sum(desk.paid_out),
    )


def _sum(amounts: Mapping[EntryId, Cents]) -> Cents:
    return Cents(sum(amounts.values()))


def chips_in_play(floor: FloorState, structure: Structure) -> Chips:
    """Of all buy-ins and purchases. Rule: rules §13.1, EX-13.1."""
    more = sum(line.chips for line in floor.desk.lines if isinstance(line, Purchased))
    return Chips(structure.stack * len(floor.entries) + more)


def stack_for(floor: FloorState, entry: EntryId) -> Chips | None:
    """What the player had when his chips were last counted; None = not known, 0 when he is out."""
    if entry in floor.busts:
        return Chips(0)
    counted = floor.stacks.get(entry)
    return counted.chips if counted else None


def standing_for_deal(floor: FloorState) -> tuple[EntryId, ...]:
    """Who a deal is among: all who are in, the biggest known stack first."""
    known = {entry: stack_for(floor, entry) or 0 for entry in still_in(floor)}
    return tuple(sorted(known, key=lambda entry: -known[entry]))
