"""What can be asked of the desk: who comes, who buys, who pays, who gets what."""

from msgspec import Struct

from tdapp.domain.draw import Seed
from tdapp.domain.floor.money_events import DealKind
from tdapp.domain.floor.seat_commands import StackCount
from tdapp.domain.prices import Purchase, Terms
from tdapp.domain.units import Cents, Chips, EntryId


class SetTerms(Struct, frozen=True):
    """What it costs, for what was sold already too."""

    terms: Terms


class ExpectGuests(Struct, frozen=True):
    """These people may come; nobody plays by that."""

    names: tuple[str, ...]


class MarkGuest(Struct, frozen=True):
    """Somebody expected is here, or is not after all."""

    entry: EntryId
    here: bool


class EnterGuests(Struct, frozen=True):
    """People who were expected are in; they owe the buy-in."""

    entries: tuple[EntryId, ...]


class Buy(Struct, frozen=True):
    """A re-entry, rebuy or add-on. A re-entry brings back who is out, and so does a rebuy.

    By `seed` a seat is drawn for a re-entry, and for a rebuy whose old seat is taken.
    """

    entry: EntryId
    what: Purchase
    seed: Seed | None = None


class TakeBackPurchase(Struct, frozen=True):
    """The player's last purchase of this kind never was; who came back by it is out again."""

    entry: EntryId
    what: Purchase


class TakePayments(Struct, frozen=True):
    """These players pay all that they owe."""

    entries: tuple[EntryId, ...]


class SetPaidIn(Struct, frozen=True):
    """What the player has paid in all is this."""

    entry: EntryId
    paid: Cents


class Busted(Struct, frozen=True, kw_only=True):
    """One of several who go out in one hand: the stack at its start, the ante paid in it, who won it.

    `start` None = as last counted.
    """

    entry: EntryId
    start: Chips | None = None
    ante: Chips = Chips(0)
    hunters: tuple[EntryId, ...] = ()


class BustTogether(Struct, frozen=True):
    """These go out in the same hand; at different tables during hand-for-hand, else in this order."""

    busts: tuple[Busted, ...]


class SetHunters(Struct, frozen=True):
    """Who won the victim's last chips, from the earliest position."""

    victim: EntryId
    hunters: tuple[EntryId, ...]


class CorrectPlace(Struct, frozen=True):
    """Somebody who is out finished in this place; those between move by one."""

    entry: EntryId
    place: int


class SharePool(Struct, frozen=True):
    """Prizes by `shares`, hundredths of a percent from first place down; none: by the house rules' table."""

    shares: tuple[int, ...] = ()


class FixPrizes(Struct, frozen=True):
    """Prizes as typed, from first place down; should the pool change, the first prize changes with it."""

    prizes: tuple[Cents, ...]


class AgreeDeal(Struct, frozen=True, kw_only=True):
    """A deal among all who are in. `stacks` for ICM and by chips, `amounts` (as `stacks`) for a typed one.

    The order of `stacks` is that of indivisible cents.
    """

    kind: DealKind
    stacks: tuple[StackCount, ...] = ()
    amounts: tuple[Cents, ...] = ()


class CancelDeal(Struct, frozen=True):
    """There is no deal after all."""


class PayOut(Struct, frozen=True):
    """The player gets what is due; if that is below 0, gives it back."""

    entry: EntryId


class TakeBackPayOut(Struct, frozen=True):
    """What the player got goes back into the box."""

    entry: EntryId


MoneyCommand = (
    SetTerms
    | ExpectGuests
    | MarkGuest
    | EnterGuests
    | Buy
    | TakeBackPurchase
    | TakePayments
    | SetPaidIn
    | BustTogether
    | SetHunters
    | CorrectPlace
    | SharePool
    | FixPrizes
    | AgreeDeal
    | CancelDeal
    | PayOut
    | TakeBackPayOut
)
