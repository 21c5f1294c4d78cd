"""The payout table as it is being typed: percentages or amounts, from first place down."""

from msgspec import Struct

from tdapp.application.views_money import MoneyView, prizes_by
from tdapp.domain.floor.money_commands import FixPrizes, SharePool
from tdapp.domain.floor.state import FloorState
from tdapp.domain.money.payouts import check_prizes, read_percent
from tdapp.domain.units import Cents
from tdapp.errors import TdError
from tdapp.ui import format as show


class Draft(Struct, frozen=True):
    """`texts` from first place down; trailing empty ones count for nothing."""

    by_percent: bool
    texts: tuple[str, ...]


class Read(Struct, frozen=True, kw_only=True):
    """`prizes` as far as they can be told; `command` None where `error` says why. `wrong` = whose field."""

    prizes: tuple[Cents, ...] = ()
    command: SharePool | FixPrizes | None = None
    error: TdError | None = None
    wrong: int | None = None


def draft_of(view: MoneyView) -> Draft:
    """What is in force."""
    if view.shares:
        return Draft(True, tuple(percent_text(share) for share in view.shares))
    return Draft(False, tuple(show.money(prize) for prize in view.prizes))


def turned(draft: Draft, prizes: tuple[Cents, ...], pool: Cents) -> Draft:
    """The same prizes written the other way; percentages so that they make 100."""
    if draft.by_percent:
        return Draft(False, tuple(show.money(prize) for prize in prizes))
    lower = [prize * 10_000 // pool if pool else 0 for prize in prizes[1:]]
    return Draft(True, tuple(percent_text(share) for share in (10_000 - sum(lower), *lower)))


def percent_text(hundredths: int) -> str:
    """12.5, as it can be typed."""
    whole, rest = divmod(hundredths, 100)
    return f"{whole}.{rest:02d}".rstrip("0").removesuffix(".") if rest else str(whole)


def read(draft: Draft, floor: FloorState, pool: Cents) -> Read:
    """What the texts would do."""
    texts = [text.strip() for text in draft.texts]
    while texts and not texts[-1]:
        texts.pop()
    amounts: list[int] = []
    for nth, text in enumerate(texts):
        try:
            amounts.append(read_percent(text) if draft.by_percent else show.read_chips(text, 100))
        except TdError as error:
            return Read(error=error, wrong=nth)
    try:
        if draft.by_percent:
            shares = tuple(amounts)
            return Read(prizes=prizes_by(floor, shares), command=SharePool(shares))
        prizes = tuple(map(Cents, amounts))
        check_prizes(prizes, pool)
    except TdError as error:
        place = error.params.get("place")
        wrong = place - 1 if isinstance(place, int) else None
        return Read(prizes=() if draft.by_percent else tuple(map(Cents, amounts)), error=error, wrong=wrong)
    return Read(prizes=prizes, command=FixPrizes(prizes))
