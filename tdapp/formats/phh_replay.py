"""Play the actions of a record through the engine, which judges each of them.

| what | how | because |
|---|---|---|
| `actions` | read by `phh_notation.py`, one after the other | spec |
| the end of the list | the pots are settled if the cards decide | a record may stop early |
| `_tdapp_actions` | stands over `actions`: all that was done, as JSON | corrections, kills, rankings |
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, cast

import msgspec
from msgspec import Struct

from tdapp.domain.cards import DECK, Card
from tdapp.domain.hand.actions import (
    Action,
    AllIn,
    Bet,
    Call,
    Check,
    DealHole,
    DealStreet,
    Fold,
    RaiseTo,
    Settle,
    TableCards,
)
from tdapp.domain.hand.decide import decide
from tdapp.domain.hand.events import Event
from tdapp.domain.hand.evolve import evolve
from tdapp.domain.hand.forced import start
from tdapp.domain.hand.legal import LegalActions, legal_actions
from tdapp.domain.hand.setup import HandSetup
from tdapp.domain.hand.showdown import cards_ranking
from tdapp.domain.hand.split import Ranking
from tdapp.domain.hand.state import HandState, betting_over
from tdapp.domain.units import SeatNo
from tdapp.errors import InputError, TdError
from tdapp.formats.phh_notation import Notation
from tdapp.formats.phh_record import PhhHand
from tdapp.formats.phh_setup import players_of, setup_of

Watch = Callable[[HandState, LegalActions], Any]
"""Told before each decision of a player: the hand as it stands, and what he may do."""

_SHOWN = 40


class Played(Struct, frozen=True):
    """A record played through, settled if the cards decide. `players` = the seats of p1, p2 …"""

    hand: PhhHand
    players: tuple[SeatNo, ...]
    events: tuple[Event, ...]
    state: HandState


def play(hand: PhhHand, watch: Watch | None = None) -> Played:
    """Play a record from its setup to its end.

    InputError with `line` and `field`: those of `setup_of`; `phh.setup` (code, facts = why the engine does
    not deal it), `phh.action` (action: not to be read), `phh.illegal` (action, code, facts = why the engine
    refuses it), `phh.own_field`.
    """
    run = _Run(hand, watch)
    if "actions" in hand.tdapp:
        run.take(_own_actions(hand), "_tdapp_actions")
    else:
        run.take(run.standard_actions(), "actions")
    return Played(hand, run.players, tuple(run.events), run.state)


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
        opening, self.state = _started(hand, setup)
        self.events: list[Event] = list(opening)
        self.players = players_of(setup)
        self._understood = Notation(self.players, len(str(hand.scale)) - 1).action
        self._hand = hand
        self._watch = watch

    def standard_actions(self) -> Iterator[Action | None]:
        """The actions of the standard, each read when the one before has been taken; then what settles."""
        understood = self._understood
        for index, text in enumerate(self._hand.actions):
            try:
                action = understood(text, self.state)
            except (LookupError, ValueError):
                error = InputError("phh.action", action=text[:_SHOWN])
                raise self._placed(error, "actions", index) from None
            yield action
        ranking = ranking_of(self.state)
        if ranking is not None:
            yield Settle(ranking)

    def take(self, actions: Iterable[Action | None], field: str) -> None:
        """Let the engine judge one action after the other, and go on from its events."""
        state, watch = self.state, self._watch
        for index, action in enumerate(actions):
            if action is None:
                continue
            legal = None
            if watch is not None and state.actor >= 0 and type(action) in _DECISIONS:
                legal = legal_actions(state)
                watch(state, legal)
            try:
                events = decide(state, action, legal)
            except TdError as refusal:
                raise self._refused(refusal, action, field, index) from None
            for event in events:
                state = evolve(state, event)
            self.state = state
            self.events += events

    def _refused(self, refusal: TdError, action: Action, field: str, index: int) -> InputError:
        texts = self._hand.actions if field == "actions" else ()
        said = texts[index][:_SHOWN] if index < len(texts) else type(action).__name__
        error = InputError("phh.illegal", action=said, code=refusal.code, facts=dict(refusal.params))
        return self._placed(error, field, index)

    def _placed(self, error: InputError, field: str, index: int) -> InputError:
        """The error with its place."""
        lines = self._hand.lines if field == "actions" else ()
        line = lines[index] if index < len(lines) else self._hand.line
        error.params.update(line=line, field=f"{field}[{index}]")
        return error


_DECISIONS = {Fold, Check, Call, Bet, RaiseTo, AllIn}


def _started(hand: PhhHand, setup: HandSetup) -> tuple[tuple[Event, ...], HandState]:
    try:
        return start(setup)
    except InputError as error:
        facts = dict(error.params)
        field = str(facts.pop("path", ""))
        raise InputError("phh.setup", line=hand.line, field=field, code=error.code, facts=facts) from None


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
