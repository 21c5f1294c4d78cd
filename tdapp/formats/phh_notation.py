"""The notation of actions, read against the hand as it stands.

| notation | what it becomes | because |
|---|---|---|
| `d dh pN AsKd` | known hole cards; `????` tells nothing | spec |
| `d db 7d5h9d` | the next street; `??????` without its cards | spec |
| `pN f` · `pN cc` · `pN cbr X` | fold · check or call · bet or raise to X | spec |
| `pN cbr X` when no opponent can call any of it | a call, the excess never goes in | rules §2.2 |
| `pN sm AsKd` · `pN sm`, `pN sm ????` | shows · mucks; the last hand wins unseen | spec; TDA 2024 R17-B |
| `pN sm ????` in an all-in before the river | face up, the cards unknown | TDA 2024 R16: nobody may muck |
| empty, or `# words` alone | nothing | spec |
| `pN sd`, `pN pb` | refused | draw and stud |
"""

import re
from functools import lru_cache
from typing import cast

from tdapp.domain.cards import DECK, Card, card_code
from tdapp.domain.hand.actions import (
    Action,
    Bet,
    Call,
    Check,
    DealHole,
    DealStreet,
    Fold,
    MuckCards,
    RaiseTo,
    TableCards,
)
from tdapp.domain.hand.legal import Reason, legal_actions
from tdapp.domain.hand.setup import MOST_PLAYERS, Street
from tdapp.domain.hand.state import HandState, face_up
from tdapp.domain.units import Chips, SeatNo

_CARDS: dict[str, Card | None] = {card_code(card): card for card in DECK} | {"??": None}
_NAMES = tuple(f"p{number}" for number in range(1, MOST_PLAYERS + 1))
_MOST_DIGITS = 16
_AMOUNT = re.compile(rf"([0-9]{{1,{_MOST_DIGITS}}})\.([0-9]{{1,20}})")


class Notation:
    """Reads the actions of one record. `players` = the seats of p1, p2 …, `places` = digits of a decimal."""

    def __init__(self, players: tuple[SeatNo, ...], places: int) -> None:
        self._seats = dict(zip(_NAMES, players, strict=False))
        self._places = places
        self._whole = 10**places

    def action(self, text: str, state: HandState) -> Action | None:
        """The engine's action, None for nothing.

        LookupError or ValueError for what is no action of hold'em.
        """
        words = (text.partition("#")[0] if "#" in text else text).split()
        if not words:
            return None
        if words[0] == "d":
            return self._dealt(words)
        seat = self._seats[words[0]]
        if len(words) == 2 and words[1] != "sm":
            return _PLAIN[words[1]](state, seat)
        _, verb, *rest = words
        if verb == "cbr":
            (amount,) = rest
            return _wager(state, seat, self._units(amount))
        if verb == "sm":
            (cards,) = rest or ("",)
            return _shown(state, seat, _known(cards))
        raise ValueError

    def _dealt(self, words: list[str]) -> Action | None:
        if words[1] == "dh":
            _, _, who, cards = words
            known = _known(cards)
            seat = self._seats[who]
            return DealHole(seat, known) if known else None
        _, verb, cards = words
        if verb != "db":
            raise ValueError
        return DealStreet(_known(cards))

    def _units(self, amount: str) -> Chips:
        if len(amount) <= _MOST_DIGITS and amount.isascii() and amount.isdecimal():
            return Chips(int(amount) * self._whole)
        found = _AMOUNT.fullmatch(amount)
        if found is None:
            raise ValueError
        decimals = found[2].rstrip("0")
        if len(decimals) > self._places:
            raise ValueError
        return Chips(int(found[1] + decimals.ljust(self._places, "0")))


def _folded(_: HandState, seat: SeatNo) -> Action:
    return Fold(seat)


def _passive(state: HandState, seat: SeatNo) -> Action:
    actor = state.actor
    owes = actor >= 0 and state.players[actor].bet < state.standing.current
    return Call(seat) if owes else Check(seat)


_PLAIN = {"f": _folded, "cc": _passive}


def _wager(state: HandState, seat: SeatNo, total: Chips) -> Action:
    if state.actor >= 0 and state.able == 1 << state.actor:
        no_raise = legal_actions(state).no_raise
        if no_raise is not None and no_raise.reason is Reason.NOBODY_CAN_CALL:
            return Call(seat)
    return RaiseTo(seat, total) if state.standing.current else Bet(seat, total)


def _shown(state: HandState, seat: SeatNo, known: tuple[Card, ...]) -> Action | None:
    """Without known cards: mucked, but face up in an all-in with cards to come, and the last hand wins
    unseen.
    """
    if known or (face_up(state) and state.street is not Street.RIVER):
        return TableCards(seat, known)
    is_last = state.live & ~state.mucked == 1 << state.terms.index[seat]
    return None if is_last else MuckCards(seat)


@lru_cache(2048)
def _known(text: str) -> tuple[Card, ...]:
    """The cards of a notation, none if any is unknown. LookupError or ValueError for what is no card."""
    if len(text) % 2:
        raise ValueError
    cards = [_CARDS[text[i : i + 2]] for i in range(0, len(text), 2)]
    return () if None in cards else tuple(cast(list[Card], cards))
