"""Play the actions of a record through the engine, which judges each of them.

| notation | what it becomes | because |
|---|---|---|
| `d dh pN AsKd` | known hole cards; `????` tells nothing | spec |
| `d db 7d5h9d` | the next street; `??????` without its cards | spec |
| `pN f` · `pN cc` · `pN cbr X` | fold · check or call · bet or raise to X | spec |
| `pN cbr X` when no opponent can call any of it | a call, the excess never goes in | rules §2.2 |
| `pN sm AsKd` · `pN sm`, `pN sm ????` | shows · mucks; the last hand wins unseen | spec; TDA 2024 R17-B |
| `pN sm ????` in an all-in before the river | face up, the cards unknown | TDA 2024 R16: nobody may muck |
| empty, or `# words` alone | nothing | spec |
| the end of the list | the pots are settled if the cards decide | a record may stop early |
| `_tdapp_actions` | stands over `actions`: all that was done, as JSON | corrections, kills, rankings |
"""

import re
from collections.abc import Callable, Iterator
from typing import Any, cast

import msgspec
from msgspec import Struct

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
    Settle,
    TableCards,
)
from tdapp.domain.hand.decide import decide
from tdapp.domain.hand.events import Event
from tdapp.domain.hand.evolve import evolve, replay
from tdapp.domain.hand.forced import begin
from tdapp.domain.hand.legal import LegalActions, Reason, legal_actions
from tdapp.domain.hand.setup import Street
from tdapp.domain.hand.showdown import cards_ranking
from tdapp.domain.hand.split import Ranking
from tdapp.domain.hand.state import HandState, betting_over, face_up
from tdapp.domain.units import Chips, SeatNo
from tdapp.errors import InputError, TdError
from tdapp.formats.phh_record import PhhHand
from tdapp.formats.phh_setup import players_of, setup_of

Watch = Callable[[HandState, LegalActions], Any]
"""Told before each decision of a player: the hand as it stands, and what he may do."""

_CARDS: dict[str, Card | None] = {card_code(card): card for card in DECK} | {"??": None}
_AMOUNT = re.compile(r"(\d{1,16})(?:\.(\d{1,20}))?")
_PLAYER = re.compile(r"p([1-9]\d?)")
_SHOWN = 40


class Played(Struct, frozen=True):
    """A record played through. `actions` are the engine's, the settling included if the cards decide."""

    hand: PhhHand
    players: tuple[SeatNo, ...]
    actions: tuple[Action, ...]
    events: tuple[Event, ...]
    state: HandState


def play(hand: PhhHand, watch: Watch | None = None) -> Played:
    """Play a record from its setup to its end.

    InputError with `line` and `field`: those of `setup_of`; `phh.action` (action: not to be read),
    `phh.illegal` (action, code, facts = why the engine refuses it), `phh.own_field`.
    """
    run = _Run(hand, watch)
    if "actions" in hand.tdapp:
        for index, action in enumerate(_own_actions(hand)):
            run.take(action, f"_tdapp_actions[{index}]", hand.line, type(action).__name__)
    else:
        for index, text in enumerate(hand.actions):
            run.read(index, text)
        ranking = ranking_of(run.state)
        if ranking is not None:
            run.take(Settle(ranking), "actions", hand.line, "")
    return Played(hand, run.players, tuple(run.actions), tuple(run.events), run.state)


def ranking_of(state: HandState) -> Ranking | None:
    """The order of the hands that claim the pots, by the cards shown; None while that is not known."""
    if state.ended or not betting_over(state):
        return None
    claims = state.live & ~state.mucked
    if claims & (claims - 1) and claims & ~state.tabled:
        return None
    return cards_ranking(state)


class _Run:
    """The hand on its way through the actions."""

    def __init__(self, hand: PhhHand, watch: Watch | None) -> None:
        setup = setup_of(hand)
        self.players = players_of(setup)
        self.events: list[Event] = list(begin(setup))
        self.state = replay(self.events)
        self.actions: list[Action] = []
        self._hand = hand
        self._watch = watch

    def read(self, index: int, text: str) -> None:
        """Take one action of the standard."""
        words = text.partition("#")[0].split()
        if not words:
            return
        lines = self._hand.lines
        line = lines[index] if index < len(lines) else self._hand.line
        field = f"actions[{index}]"
        try:
            action = self._action(words)
        except (LookupError, ValueError):
            raise InputError("phh.action", line=line, field=field, action=text[:_SHOWN]) from None
        if action is not None:
            self.take(action, field, line, text)

    def take(self, action: Action, field: str, line: int, text: str) -> None:
        """Let the engine judge one action, and go on from its events."""
        legal = None
        if self._watch is not None and self.state.actor >= 0 and isinstance(action, _DECISIONS):
            legal = legal_actions(self.state)
            self._watch(self.state, legal)
        try:
            events = decide(self.state, action, legal)
        except TdError as error:
            raise InputError(
                "phh.illegal",
                line=line,
                field=field,
                action=text[:_SHOWN],
                code=error.code,
                facts=dict(error.params),
            ) from None
        for event in events:
            self.state = evolve(self.state, event)
        self.events += events
        self.actions.append(action)

    def _action(self, words: list[str]) -> Action | None:
        """The engine's action; LookupError or ValueError for what is no action of hold'em."""
        match words:
            case [who, "f"]:
                return Fold(self._seat(who))
            case [who, "cc"]:
                return self._passive(self._seat(who))
            case [who, "cbr", amount]:
                return self._wager(self._seat(who), self._units(amount))
            case ["d", "db", cards]:
                return DealStreet(_known(cards))
            case ["d", "dh", who, cards]:
                known = _known(cards)
                return DealHole(self._seat(who), known) if known else None
            case [who, "sm"]:
                return self._unseen(self._seat(who))
            case [who, "sm", cards]:
                known = _known(cards)
                seat = self._seat(who)
                return TableCards(seat, known) if known else self._unseen(seat)
            case _:
                raise ValueError

    def _passive(self, seat: SeatNo) -> Action:
        state = self.state
        owes = state.actor >= 0 and state.players[state.actor].bet < state.standing.current
        return Call(seat) if owes else Check(seat)

    def _wager(self, seat: SeatNo, total: Chips) -> Action:
        state = self.state
        if state.actor >= 0 and state.able == 1 << state.actor:
            no_raise = legal_actions(state).no_raise
            if no_raise is not None and no_raise.reason is Reason.NOBODY_CAN_CALL:
                return Call(seat)
        return RaiseTo(seat, total) if state.standing.current else Bet(seat, total)

    def _unseen(self, seat: SeatNo) -> Action | None:
        """A hand that nobody has read: mucked, but face up in an all-in with cards to come.

        None when it is the last hand, which wins unseen.
        """
        state = self.state
        if face_up(state) and state.street is not Street.RIVER:
            return TableCards(seat)
        index = state.terms.index[seat]
        return None if state.live & ~state.mucked == 1 << index else MuckCards(seat)

    def _seat(self, who: str) -> SeatNo:
        found = _PLAYER.fullmatch(who)
        if found is None:
            raise ValueError
        return self.players[int(found[1]) - 1]

    def _units(self, amount: str) -> Chips:
        found = _AMOUNT.fullmatch(amount)
        if found is None:
            raise ValueError
        places = len(str(self._hand.scale)) - 1
        decimals = (found[2] or "").rstrip("0")
        if len(decimals) > places:
            raise ValueError
        return Chips(int(found[1] + decimals.ljust(places, "0")))


_DECISIONS = (Fold, Check, Call, Bet, RaiseTo)


def _known(text: str) -> tuple[Card, ...]:
    """The cards of a notation, none if any is unknown. LookupError for what is no card."""
    if len(text) % 2:
        raise ValueError
    cards = [_CARDS[text[i : i + 2]] for i in range(0, len(text), 2)]
    return () if None in cards else tuple(cast(list[Card], cards))


def _own_actions(hand: PhhHand) -> Iterator[Action]:
    given = hand.tdapp["actions"]
    if not isinstance(given, list):
        raise InputError("phh.own_field", line=hand.line, field="_tdapp_actions")
    for index, text in enumerate(cast(list[Any], given)):
        try:
            action: Action = msgspec.json.decode(text, type=Action)
        except (msgspec.MsgspecError, TypeError, RecursionError):
            action = DealStreet((Card(-1),))
        if isinstance(action, DealHole | DealStreet | TableCards) and not set(action.cards) <= set(DECK):
            field = f"_tdapp_actions[{index}]"
            raise InputError("phh.own_field", line=hand.line, field=field)
        yield action
