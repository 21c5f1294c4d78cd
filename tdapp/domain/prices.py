"""What it costs to play, and until when: the terms that floor and money both know."""

from enum import StrEnum

from msgspec import Struct

from tdapp.domain.units import Cents, Chips, ItemId


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
    """One thing that can be bought. `chips` None = the starting stack; `most` per player, None = any number.

    `since` and `until` are levels or breaks, both included; None = from the start, to the end.
    """

    price: Price
    chips: Chips | None = None
    since: ItemId | None = None
    until: ItemId | None = None
    most: int | None = None
