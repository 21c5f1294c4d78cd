"""What happened to the money: facts in the order in which they were so.

Prices, pool, prizes and what is due follow from these and the terms; nothing that follows is written down but
what changed hands and what was shaken hands on.
"""

from enum import StrEnum

from msgspec import Struct

from tdapp.domain.prices import Purchase, Terms
from tdapp.domain.units import Cents, Chips, EntryId


class Guest(Struct, frozen=True):
    """Somebody who is expected; `here` when he has come."""

    id: EntryId
    name: str
    here: bool = False


class Person(Struct, frozen=True):
    """A player with the name of that night."""

    entry: EntryId
    name: str


class TermsSet(Struct, frozen=True, tag="floor.terms_set/1"):
    """What it costs from now on, for what was sold already too."""

    terms: Terms


class GuestsExpected(Struct, frozen=True, tag="floor.guests_expected/1"):
    """These people may come; they are not in the tournament."""

    guests: tuple[Guest, ...]


class GuestMarked(Struct, frozen=True, tag="floor.guest_marked/1"):
    """Somebody expected is here, or is not after all."""

    entry: EntryId
    name: str
    here: bool


class Purchased(Struct, frozen=True, kw_only=True, tag="floor.purchased/1"):
    """A re-entry, rebuy or add-on of so many chips. `back`: it brought the player in again."""

    entry: EntryId
    name: str
    what: Purchase
    chips: Chips
    back: bool = False


class PurchaseTakenBack(Struct, frozen=True, tag="floor.purchase_taken_back/1"):
    """The player's last purchase of this kind never was."""

    entry: EntryId
    name: str
    what: Purchase


class PaidIn(Struct, frozen=True, kw_only=True, tag="floor.paid_in/1"):
    """A player has paid `paid` in all, `before` until then."""

    entry: EntryId
    name: str
    before: Cents
    paid: Cents


class KnockedOut(Struct, frozen=True, tag="floor.knocked_out/1"):
    """Who won the victim's last chips, from the earliest position; nobody known = the bounty is open.

    `again`: it is said anew for the same bust.
    """

    victim: EntryId
    name: str
    hunters: tuple[Person, ...]
    again: bool = False


class PlacesTied(Struct, frozen=True, tag="floor.places_tied/1"):
    """These went out just now and share their places; odd cents go in this order."""

    people: tuple[Person, ...]


class PlaceCorrected(Struct, frozen=True, kw_only=True, tag="floor.place_corrected/1"):
    """Somebody who is out finished elsewhere; those between move by one, ties of his are no more."""

    entry: EntryId
    name: str
    before: int
    place: int


class PayoutsSet(Struct, frozen=True, tag="floor.payouts_set/1"):
    """How the pool is shared: by `shares` (hundredths of a percent), or with `prizes` fixed from second down.

    Both empty: by the table of the house rules.
    """

    shares: tuple[int, ...] = ()
    prizes: tuple[Cents, ...] = ()


class DealKind(StrEnum):
    """How a deal came about (rules §13.4)."""

    EVEN = "even"
    CHIP_CHOP = "chip_chop"
    ICM = "icm"
    TYPED = "typed"


class DealShare(Struct, frozen=True):
    """What one player gets by the deal; `stack` where it was counted for it."""

    who: Person
    cents: Cents
    stack: Chips | None = None


class DealAgreed(Struct, frozen=True, kw_only=True, tag="floor.deal_agreed/1"):
    """All who are in agreed; `prizes` are those that the deal replaces."""

    kind: DealKind
    shares: tuple[DealShare, ...]
    prizes: tuple[Cents, ...]


class DealCancelled(Struct, frozen=True, tag="floor.deal_cancelled/1"):
    """There is no deal after all."""


class PaidOut(Struct, frozen=True, tag="floor.paid_out/1"):
    """Money went from the box to a player; below 0 it came back."""

    entry: EntryId
    name: str
    cents: Cents


PlaceEvent = PlacesTied | PlaceCorrected
DeskEvent = (
    TermsSet
    | GuestMarked
    | Purchased
    | PurchaseTakenBack
    | PaidIn
    | KnockedOut
    | PayoutsSet
    | DealAgreed
    | DealCancelled
    | PaidOut
)
MoneyEvent = GuestsExpected | PlaceEvent | DeskEvent
