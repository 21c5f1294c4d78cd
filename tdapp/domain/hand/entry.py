"""An amount typed into the bet box.

| rule | where | done / not, because |
|---|---|---|
| digits, spaces and thousands commas; no signs, decimals, exponents, words | `read_chips` | done |
| what is typed is the street total (TDA 2024 R43-B) | `read_total` | done |
| the call, or the minimum raise and more; the whole stack always | `read_total` | done |
| whole chips only (TDA 2024 R20) | `read_total` | done |
"""

import re
import unicodedata

from msgspec import Struct

from tdapp.domain.hand.actions import AllIn, Bet, Call, PlayerAction, RaiseTo
from tdapp.domain.hand.legal import LegalActions
from tdapp.domain.hand.setup import MOST_CHIPS
from tdapp.domain.hand.state import HandState, is_uncounted
from tdapp.domain.units import Chips
from tdapp.errors import InputError

_NUMBER = re.compile(r"[0-9]+|[0-9]{1,3}(?:[, ][0-9]{3})+")
_LONGEST = 40


class BetBox(Struct, frozen=True, kw_only=True):
    """What the player who types has before him.

    `to_call` chips to add, `already_in` his street total, `stack` behind (None = nobody counted it),
    `min_raise_to` and `max_raise_to` street totals, None = no raise, and for the maximum also no limit but
    the stack.
    """

    to_call: Chips
    already_in: Chips
    stack: Chips | None
    min_raise_to: Chips | None
    max_raise_to: Chips | None = None
    smallest_chip: Chips = Chips(1)


def read_chips(text: str | int) -> Chips:
    """A number of chips as typed: `2400`, `2,400`, `2 400`, full-width digits.

    InputError `bet.unreadable` (text), `bet.too_large` (most).
    """
    if isinstance(text, int) and not isinstance(text, bool) and text >= 0:
        value = text
    else:
        plain = _plain(text) if isinstance(text, str) else ""
        if len(plain) > _LONGEST or not _NUMBER.fullmatch(plain):
            raise InputError("bet.unreadable", text=plain[:_LONGEST], path="bet")
        value = int(re.sub(r"[, ]", "", plain))
    if value > MOST_CHIPS:
        raise InputError("bet.too_large", most=MOST_CHIPS, path="bet")
    return Chips(value)


def read_total(text: str | int, box: BetBox) -> Chips:
    """The street total that was typed.

    InputError `bet.unreadable` (text), `bet.too_large` (most), `bet.zero`, `bet.over_stack` (total, most),
    `bet.below_call` (total, call), `bet.no_raise` (total, call), `bet.below_minimum` (total, least),
    `bet.above_maximum` (total, most), `bet.not_payable` (total, chip).
    """
    total = read_chips(text)
    if total == 0:
        raise InputError("bet.zero", path="bet")
    call = box.already_in + box.to_call
    if box.stack is not None:
        most = box.already_in + box.stack
        if total > most:
            raise InputError("bet.over_stack", total=total, most=most, path="bet")
        if total == most and (total <= call or _may_reach(total, box)):
            return total
    if total < call:
        raise InputError("bet.below_call", total=total, call=call, path="bet")
    if total > call or not box.to_call:
        _check_raise(total, call, box)
    if total % box.smallest_chip:
        raise InputError("bet.not_payable", total=total, chip=box.smallest_chip, path="bet")
    return total


def _check_raise(total: Chips, call: int, box: BetBox) -> None:
    if box.min_raise_to is None:
        raise InputError("bet.no_raise", total=total, call=call, path="bet")
    if total < box.min_raise_to:
        raise InputError("bet.below_minimum", total=total, least=box.min_raise_to, path="bet")
    if box.max_raise_to is not None and total > box.max_raise_to:
        raise InputError("bet.above_maximum", total=total, most=box.max_raise_to, path="bet")


def _may_reach(total: Chips, box: BetBox) -> bool:
    return box.min_raise_to is not None and (box.max_raise_to is None or total <= box.max_raise_to)


def bet_box(state: HandState, legal: LegalActions) -> BetBox:
    """The box of the player to act."""
    player = state.players[state.actor]
    return BetBox(
        to_call=legal.to_call,
        already_in=Chips(player.bet),
        stack=None if is_uncounted(player.behind) else Chips(player.behind),
        min_raise_to=legal.min_raise_to,
        max_raise_to=legal.max_raise_to,
        smallest_chip=state.terms.setup.smallest_chip,
    )


def typed_action(state: HandState, legal: LegalActions, text: str | int) -> PlayerAction:
    """What the typed total means. Errors: those of `read_total`."""
    box = bet_box(state, legal)
    total = read_total(text, box)
    if box.stack is not None and total == box.already_in + box.stack:
        return AllIn(legal.seat, total)
    if total == legal.current_bet:
        return Call(legal.seat)
    return (RaiseTo if legal.current_bet else Bet)(legal.seat, total)


def _plain(text: str) -> str:
    """Full-width forms become plain, odd spaces one plain space; other digits of the world stay what they
    are.
    """
    narrow = "".join(
        unicodedata.normalize("NFKC", c) if "\uff01" <= c <= "\uff5e" or c.isspace() else c for c in text
    )
    return narrow.strip()
