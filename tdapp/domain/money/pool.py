"""What was sold, what of it is prize money, and what lies in the box.

| rule | where | done / not, because |
|---|---|---|
| pool = prize parts of all purchases + added − fee (rules §13.1) | `prize_pool` | done |
| a guarantee is made up by the house when the pool falls short | `prize_pool` | done: `overlay` |
| bounties are no prize money | `Price.bounty`, `bounties.py` | done |
| the box is at zero when all is paid | `Box.after_fees` | done |
"""

from collections.abc import Iterable

from msgspec import Struct

from tdapp.domain.prices import Extras, Price
from tdapp.domain.units import Cents


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
    """The cash box. `taken` from players, `put_in` by the house, `paid_out` to players; `fees` are in it."""

    taken: Cents
    put_in: Cents
    fees: Cents
    paid_out: Cents

    @property
    def holds(self) -> Cents:
        """What should lie in it, the fees included; below 0 when more was paid than came in."""
        return Cents(self.taken + self.put_in - self.paid_out)

    @property
    def after_fees(self) -> Cents:
        """What is left when the house has taken its fees: 0 when everything is paid."""
        return Cents(self.holds - self.fees)


def prize_pool(sold: Iterable[tuple[Price, int]], extras: Extras | None = None) -> Pool:
    """The pool of so many purchases of each price. No more is taken out as a fee than there is."""
    extras = extras or Extras()
    prizes = sum(price.prize * count for price, count in sold)
    fee = min(extras.fee, prizes + extras.added)
    overlay = max(0, extras.guarantee - (prizes + extras.added - fee))
    return Pool(sold=Cents(prizes), added=extras.added, fee=Cents(fee), overlay=Cents(overlay))
