"""What windows show of the money: frozen values made from the floor. No text, only facts."""

from msgspec import Struct

from tdapp.application import selling, sharing
from tdapp.application.money import accounts_of, bounties_of, box_of, bubble_of, pool_of, prizes_of
from tdapp.application.tournament import Tournament
from tdapp.application.views import Named, Now, founded, named_entries
from tdapp.domain.floor.money_commands import AgreeDeal, Buy
from tdapp.domain.floor.money_events import DealAgreed
from tdapp.domain.floor.state import FloorState, is_over, left, places
from tdapp.domain.money.deals import MOST_PLAYERS, above_first
from tdapp.domain.money.payouts import split_pool, usual_shares
from tdapp.domain.money.pool import Box, Pool
from tdapp.domain.prices import Purchase, Terms
from tdapp.domain.units import Cents, EntryId
from tdapp.errors import RuleViolation


class Owing(Struct, frozen=True):
    """Somebody who still has to pay; below 0 he has paid too much."""

    who: Named
    cents: Cents


class PayRow(Struct, frozen=True, kw_only=True):
    """Somebody who gets money or got some. `place` None = still in."""

    who: Named
    place: int | None
    prize: Cents
    bounty: Cents
    due: Cents
    paid_out: Cents


class MoneyView(Struct, frozen=True, kw_only=True):
    """All of the desk. `shares` are hundredths of a percent, () when prizes were typed.

    `to_money` = how many must still go out until all who are left are paid, None = nothing to win.
    `open_bounties` are victims whose hunter nobody has named; `can_deal` = few enough are in, no deal yet.
    """

    terms: Terms
    pool: Pool
    box: Box
    prizes: tuple[Cents, ...]
    shares: tuple[int, ...]
    is_usual: bool
    unit: int
    to_money: int | None
    owing: tuple[Owing, ...]
    pay_list: tuple[PayRow, ...]
    open_bounties: tuple[Named, ...]
    players: tuple[Named, ...]
    deal: DealAgreed | None
    can_deal: bool
    is_over: bool


class DealPreview(Struct, frozen=True, kw_only=True):
    """What a deal would give, in the order of its stacks; `above` = who gets more than first prize."""

    amounts: tuple[Cents, ...]
    above: tuple[int, ...]


def money_view(floor: FloorState) -> MoneyView:
    """The Prizes page."""
    desk, named = floor.desk, {who.id: who for who in named_entries(floor)}
    prizes = prizes_of(floor)
    typed = bool(desk.payouts.prizes)
    usual = usual_shares(len(floor.entries), floor.house.payout_table)
    return MoneyView(
        terms=desk.terms,
        pool=pool_of(floor),
        box=box_of(floor),
        prizes=prizes,
        shares=() if typed else desk.payouts.shares or usual,
        is_usual=not typed and not desk.payouts.shares,
        unit=floor.house.money_unit,
        to_money=bubble_of(floor),
        owing=owing_of(floor),
        pay_list=_pay_list(floor, named),
        open_bounties=tuple(named[entry] for entry in bounties_of(floor).open),
        players=tuple(named.values()),
        deal=desk.deal,
        can_deal=desk.deal is None and 2 <= left(floor) <= MOST_PLAYERS and sum(prizes) > 0,
        is_over=is_over(floor),
    )


def may_rebuy(state: Tournament, entry: EntryId, now: Now) -> bool:
    """Whether somebody who is out could come back by a rebuy at `now`."""
    try:
        selling.buy(state.floor, founded(state), Buy(entry, Purchase.REBUY), now.steady)
    except RuleViolation:
        return False
    return True


def owing_of(floor: FloorState) -> tuple[Owing, ...]:
    """Who has not paid just what it costs, in the order of entering; nobody without money."""
    if not floor.desk.terms.money:
        return ()
    accounts = accounts_of(floor)
    return tuple(Owing(who, accounts[who.id].owes) for who in named_entries(floor) if accounts[who.id].owes)


def _pay_list(floor: FloorState, named: dict[EntryId, Named]) -> tuple[PayRow, ...]:
    place_of = places(floor)
    rows = [
        PayRow(
            who=named[entry],
            place=place_of.get(entry),
            prize=account.prize,
            bounty=account.bounty,
            due=account.due,
            paid_out=account.paid_out,
        )
        for entry, account in accounts_of(floor).items()
        if account.prize or account.bounty or account.paid_out
    ]
    return tuple(sorted(rows, key=lambda row: (row.place or 0, -row.prize)))


def prizes_by(floor: FloorState, shares: tuple[int, ...]) -> tuple[Cents, ...]:
    """What these shares of the pool would give. Errors: those of `split_pool`."""
    house = floor.house
    return split_pool(pool_of(floor).total, shares, unit=house.money_unit, rounding=house.payout_rounding)


def deal_preview(floor: FloorState, command: AgreeDeal) -> DealPreview:
    """What the deal would give each. Errors: those of the command."""
    (agreed,) = sharing.decide(floor, command)
    assert isinstance(agreed, DealAgreed)
    amounts = tuple(share.cents for share in agreed.shares)
    return DealPreview(amounts=amounts, above=above_first(amounts, agreed.prizes))
