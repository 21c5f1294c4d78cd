"""What stands in the fields for the terms, and the terms made of it."""

from collections.abc import Mapping

from tdapp.domain.prices import BountyKind, Extras, Offer, Price, Purchase, RebuyWhen, Terms, offer_of
from tdapp.domain.units import Cents, Chips
from tdapp.errors import InputError
from tdapp.ui import format as show

PARTS = ("prize", "fee", "bounty", "chips", "most")
EXTRAS = ("added", "fee", "guarantee")
Texts = Mapping[str, str]
Errors = dict[str, InputError]


def paths() -> tuple[str, ...]:
    """Of all fields, line by line."""
    lines = [
        f"{purchase}.{part}"
        for purchase in Purchase
        for part in (PARTS[:3] if purchase is Purchase.BUY_IN else PARTS)
    ]
    return (*lines, *(f"extras.{part}" for part in EXTRAS))


def texts_of(terms: Terms, scale: int) -> dict[str, str]:
    """What the fields show; nothing for 0 and for what is not offered."""
    found = dict.fromkeys(paths(), "")
    for purchase in Purchase:
        if offer := offer_of(terms, purchase):
            price = offer.price
            for part, cents in (("prize", price.prize), ("fee", price.fee), ("bounty", price.bounty)):
                found[f"{purchase}.{part}"] = show.money(cents) if cents else ""
            if offer.chips is not None:
                found[f"{purchase}.chips"] = show.chips(offer.chips, scale)
            if offer.most is not None:
                found[f"{purchase}.most"] = show.number(offer.most)
    extras = terms.extras
    for part, cents in (("added", extras.added), ("fee", extras.fee), ("guarantee", extras.guarantee)):
        found[f"extras.{part}"] = show.money(cents) if cents else ""
    return found


def read_terms(
    texts: Texts, scale: int, *, bounty: BountyKind, rebuy_when: RebuyWhen, sign: str
) -> tuple[Terms | None, Errors]:
    """The terms, or what is wrong with which field. A line without any text is not offered."""
    errors: Errors = {}

    def amount(path: str, scale: int = 100) -> int | None:
        text = texts.get(path, "").strip()
        if not text:
            return None
        try:
            return show.read_chips(text, scale, path)
        except InputError as error:
            errors[path] = error
            return None

    def price(purchase: Purchase) -> Price:
        prize, fee, bounty = (Cents(amount(f"{purchase}.{part}") or 0) for part in PARTS[:3])
        return Price(prize, fee, bounty)

    def offer(purchase: Purchase) -> Offer | None:
        if not any(texts.get(f"{purchase}.{part}", "").strip() for part in PARTS):
            return None
        chips = amount(f"{purchase}.chips", scale)
        return Offer(
            price=price(purchase),
            chips=None if chips is None else Chips(chips),
            most=amount(f"{purchase}.most", 1),
        )

    added, fee, guarantee = (Cents(amount(f"extras.{part}") or 0) for part in EXTRAS)
    terms = Terms(
        money=True,
        buy_in=price(Purchase.BUY_IN),
        re_entry=offer(Purchase.RE_ENTRY),
        rebuy=offer(Purchase.REBUY),
        add_on=offer(Purchase.ADD_ON),
        rebuy_when=rebuy_when,
        bounty=bounty,
        extras=Extras(added=added, fee=fee, guarantee=guarantee),
        sign=sign.strip(),
    )
    return (None if errors else terms), errors
