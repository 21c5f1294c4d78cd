"""What was sold, what of it is prize money, and what lies in the box.

| rule | where | done / not, because |
|---|---|---|
| pool = prize parts of all purchases + added − fee (rules §13.1) | `prize_pool` | done |
| a guarantee is made up by the house when the pool falls short | `prize_pool` | done: `overlay` |
| bounties are no prize money | `Price.bounty`, `bounties.py` | done |
| the box is empty when all is paid | `Box.holds` | done |
"""

from collections.abc import Iterable

from msgspec import Struct

from tdapp.domain.prices import Price
from tdapp.domain.units import Cents
from tdapp.errors import RuleViolation


class Extras(Struct, frozen=True, kw_only=True):
    """What changes the pool beside the purchases: `added` by the house, `fee` taken out, the guarantee."""

    added: Cents = Cents(0)
    fee: Cents = Cents(0)
    guarantee: Cents = Cents(0)


class Pool(Struct, frozen=True, kw_only=True):
    """Where the prize money comes from. `total` is what the places get."""

    sold: Cents
    added: Cents
    fee: Cents
    overlay: Cents

    @property
    def total(self) -> Cents:
        """Everything that is paid for places."""
        return Cents(self.sold + self.added + self.overlay - self.fee)


class Box(Struct, frozen=True, kw_only=True):
    """The cash box. `taken` from the players, `put_in` by the house, `kept` for it, `paid_out` to players."""

    taken: Cents
    put_in: Cents
    kept: Cents
    paid_out: Cents

    @property
    def holds(self) -> Cents:
        """What should lie in it, below 0 when more was paid than came in; 0 when all is done."""
        return Cents(self.taken + self.put_in - self.kept - self.paid_out)


def prize_pool(sold: Iterable[tuple[Price, int]], extras: Extras | None = None) -> Pool:
    """The pool of so many purchases of each price.

    Errors: RuleViolation pool.fee_too_big (fee_cents, most_cents): more than there is.
    """
    extras = extras or Extras()
    prizes = sum(price.prize * count for price, count in sold)
    if extras.fee > prizes + extras.added:
        raise RuleViolation("pool.fee_too_big", fee_cents=extras.fee, most_cents=prizes + extras.added)
    without = prizes + extras.added - extras.fee
    return Pool(
        sold=Cents(prizes),
        added=extras.added,
        fee=extras.fee,
        overlay=Cents(max(0, extras.guarantee - without)),
    )
