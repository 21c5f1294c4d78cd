"""What it costs to play: the terms that floor and money both know.

Until when something is sold says the structure: `entry_until`, `rebuy_until`, `add_on_at`.
"""

from enum import StrEnum

from msgspec import Struct

from tdapp.domain.units import Cents, Chips
from tdapp.errors import InputError

MOST_CENTS = 1_000_000_000_000
MOST_CHIPS = 1_000_000_000_000
MOST_SIGN = 4


class Purchase(StrEnum):
    """What can be bought."""

    BUY_IN = "buy_in"
    RE_ENTRY = "re_entry"
    REBUY = "rebuy"
    ADD_ON = "add_on"


class RebuyWhen(StrEnum):
    """With which stack a rebuy is allowed (rules §13.3)."""

    AT_MOST_START = "at_most_start"
    ONLY_AT_ZERO = "only_at_zero"


class BountyKind(StrEnum):
    """What becomes of a bounty when its head falls (rules §13.3)."""

    FIXED = "fixed"
    PROGRESSIVE = "progressive"


class Price(Struct, frozen=True):
    """Where the money of one purchase goes: into the prizes, to the house, on the player's own head."""

    prize: Cents = Cents(0)
    fee: Cents = Cents(0)
    bounty: Cents = Cents(0)

    @property
    def cost(self) -> Cents:
        """What the player pays."""
        return Cents(self.prize + self.fee + self.bounty)


class Offer(Struct, frozen=True, kw_only=True):
    """One thing that can be bought. `chips` None = the starting stack; `most` a player, None = any number."""

    price: Price = Price()
    chips: Chips | None = None
    most: int | None = None


class Extras(Struct, frozen=True, kw_only=True):
    """What changes the pool beside the purchases: `added` by the house, `fee` taken out, the guarantee."""

    added: Cents = Cents(0)
    fee: Cents = Cents(0)
    guarantee: Cents = Cents(0)


class Terms(Struct, frozen=True, kw_only=True):
    """All of it. `money` False hides every amount: nothing costs anything. An offer None is not made.

    `sign` of the currency is written before amounts, "" for none.
    """

    money: bool = False
    buy_in: Price = Price()
    re_entry: Offer | None = None
    rebuy: Offer | None = None
    add_on: Offer | None = None
    rebuy_when: RebuyWhen = RebuyWhen.AT_MOST_START
    bounty: BountyKind = BountyKind.FIXED
    extras: Extras = Extras()
    sign: str = ""


def offer_of(terms: Terms, purchase: Purchase) -> Offer | None:
    """What is offered; a buy-in always is."""
    match purchase:
        case Purchase.BUY_IN:
            return Offer(price=terms.buy_in)
        case Purchase.RE_ENTRY:
            return terms.re_entry
        case Purchase.REBUY:
            return terms.rebuy
        case Purchase.ADD_ON:
            return terms.add_on


def price_of(terms: Terms, purchase: Purchase) -> Price:
    """What it costs: nothing without money, nor when it is no longer offered."""
    offer = offer_of(terms, purchase)
    return offer.price if offer and terms.money else Price()


def check_terms(terms: Terms) -> None:
    """Whether the amounts can be meant.

    Errors: InputError terms.money, terms.chips, terms.most (path, most): below the least or above the most;
    terms.sign (most): too long.
    """
    if len(terms.sign) > MOST_SIGN:
        raise InputError("terms.sign", path="sign", most=MOST_SIGN)
    for path, money in _amounts(terms):
        if not 0 <= money <= MOST_CENTS:
            raise InputError("terms.money", path=path, most_cents=MOST_CENTS)
    for purchase in (Purchase.RE_ENTRY, Purchase.REBUY, Purchase.ADD_ON):
        offer = offer_of(terms, purchase)
        if offer and offer.chips is not None and not 0 < offer.chips <= MOST_CHIPS:
            raise InputError("terms.chips", path=f"{purchase}.chips", most=MOST_CHIPS)
        if offer and offer.most is not None and not 0 < offer.most <= _MOST_TIMES:
            raise InputError("terms.most", path=f"{purchase}.most", most=_MOST_TIMES)


_MOST_TIMES = 1000


def _amounts(terms: Terms) -> list[tuple[str, int]]:
    found = [
        ("extras.added", int(terms.extras.added)),
        ("extras.fee", int(terms.extras.fee)),
        ("extras.guarantee", int(terms.extras.guarantee)),
    ]
    for purchase in Purchase:
        if offer := offer_of(terms, purchase):
            price = offer.price
            parts = (("prize", price.prize), ("fee", price.fee), ("bounty", price.bounty))
            found += [(f"{purchase}.{part}", int(money)) for part, money in parts]
    return found
