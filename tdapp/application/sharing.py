"""How the pool is shared: by a table, as typed, or by a deal.

| rule | where | done / not, because |
|---|---|---|
| percentages make 100, prizes the pool, none increases (rules §13.1) | `money.payouts` | done |
| a deal is over the prizes of those left, and all of them agree (§13.4) | `_deal` | done |
"""

from tdapp.application.events import Event
from tdapp.application.money import pool_of, prizes_of, stack_for, standing_for_deal
from tdapp.domain.floor import money_commands as c
from tdapp.domain.floor import money_events as e
from tdapp.domain.floor.state import FloorState
from tdapp.domain.money.deals import check_typed, chip_chop, even, icm
from tdapp.domain.money.payouts import check_prizes, check_shares
from tdapp.domain.units import Cents, Chips
from tdapp.errors import RuleViolation

ShareCommand = c.SharePool | c.FixPrizes | c.AgreeDeal | c.CancelDeal


def decide(floor: FloorState, command: ShareCommand) -> tuple[Event, ...]:
    """Events of the command; () when it would change nothing.

    Errors: those of `money.payouts` and `money.deals`; RuleViolation deal.agreed, deal.none, deal.players.
    """
    desk = floor.desk
    match command:
        case c.SharePool(shares):
            if shares:
                check_shares(shares)
            chosen = e.PayoutsSet(shares=shares)
        case c.FixPrizes(prizes):
            check_prizes(prizes, pool_of(floor).total)
            chosen = e.PayoutsSet(prizes=prizes)
        case c.AgreeDeal():
            return (_deal(floor, command),)
        case c.CancelDeal():
            if desk.deal is None:
                raise RuleViolation("deal.none")
            return (e.DealCancelled(),)
    return (chosen,) if chosen != desk.payouts else ()


def _deal(floor: FloorState, command: c.AgreeDeal) -> e.DealAgreed:
    if floor.desk.deal is not None:
        raise RuleViolation("deal.agreed")
    players = standing_for_deal(floor)
    stacks = {one.entry: one.chips for one in command.stacks} or dict.fromkeys(players)
    if len(players) < 2 or set(stacks) != set(players):
        raise RuleViolation("deal.players", players=len(players))
    counted = {who: stack_for(floor, who) if chips is None else chips for who, chips in stacks.items()}
    prizes = prizes_of(floor)
    amounts = _amounts(command, tuple(counted.values()), prizes[: len(players)])
    shares = tuple(
        e.DealShare(e.Person(who, floor.entries[who].name), cents, chips)
        for (who, chips), cents in zip(counted.items(), amounts, strict=True)
    )
    return e.DealAgreed(kind=command.kind, shares=shares, prizes=prizes)


def _amounts(
    command: c.AgreeDeal, stacks: tuple[Chips | None, ...], prizes: tuple[Cents, ...]
) -> tuple[Cents, ...]:
    known = tuple(chips or Chips(0) for chips in stacks)
    match command.kind:
        case e.DealKind.EVEN:
            return even(prizes, len(stacks))
        case e.DealKind.CHIP_CHOP:
            return chip_chop(known, prizes)
        case e.DealKind.ICM:
            return icm(known, prizes)
        case e.DealKind.TYPED:
            if len(command.amounts) != len(stacks):
                raise RuleViolation("deal.players", players=len(stacks))
            check_typed(command.amounts, prizes)
            return command.amounts
