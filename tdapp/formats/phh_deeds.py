"""From the events of a hand back to the actions that led to them, for hands that no standard can tell."""

from collections.abc import Sequence
from typing import cast

from tdapp.domain.hand.actions import (
    Action,
    AllIn,
    Bet,
    Call,
    Check,
    Correct,
    DealHole,
    DealStreet,
    Fold,
    KillHand,
    MuckCards,
    RaiseTo,
    SeatFix,
    Settle,
    TableCards,
)
from tdapp.domain.hand.events import (
    BetMade,
    BettingCorrected,
    Called,
    CardsMucked,
    CardsTabled,
    Checked,
    Event,
    Folded,
    HandEnded,
    HandKilled,
    HoleDealt,
    PotAwarded,
    RaisedTo,
    StreetStarted,
)
from tdapp.domain.hand.evolve import evolve, replay
from tdapp.domain.hand.split import Ranking
from tdapp.domain.hand.state import HandState, is_uncounted, seats_in
from tdapp.domain.units import Chips, SeatNo


def deeds_of(events: Sequence[Event]) -> list[Action]:
    """The actions after the opening. The first event is `HandStarted`."""
    opening = next(i for i, event in enumerate(events) if isinstance(event, StreetStarted)) + 1
    state = replay(events[:opening])
    deeds: list[Action] = []
    awarded: list[PotAwarded] = []
    for event in events[opening:]:
        if isinstance(event, PotAwarded):
            awarded.append(event)
        elif isinstance(event, HandEnded):
            deeds.append(Settle(_ranking(awarded, state)))
        elif (deed := _deed(state, event)) is not None:
            deeds.append(deed)
        state = evolve(state, event)
    return deeds


def _deed(state: HandState, event: Event) -> Action | None:
    match event:
        case Folded():
            return Fold(event.seat)
        case Checked():
            return Check(event.seat)
        case Called():
            return _named_all_in(state, event.seat, event.paid, event.all_in) or Call(event.seat)
        case BetMade():
            return _named_all_in(state, event.seat, event.paid, event.all_in) or Bet(event.seat, event.total)
        case RaisedTo():
            named = _named_all_in(state, event.seat, event.paid, event.all_in)
            return named or RaiseTo(event.seat, event.total)
        case HandKilled():
            return KillHand(event.seat)
        case HoleDealt():
            return DealHole(event.seat, event.cards)
        case StreetStarted():
            return DealStreet(event.cards)
        case CardsTabled():
            return TableCards(event.seat, event.cards)
        case CardsMucked():
            return MuckCards(event.seat)
        case BettingCorrected():
            return _correction(state, event)
        case _:
            return None


def _named_all_in(state: HandState, seat: SeatNo, paid: Chips, all_in: bool) -> AllIn | None:
    """The all-in of a player who covered: only the amount named it."""
    player = state.players[state.terms.index[seat]]
    return AllIn(seat, Chips(player.bet + paid)) if all_in and is_uncounted(player.behind) else None


def _correction(state: HandState, event: BettingCorrected) -> Correct:
    fixes = tuple(
        SeatFix(
            seat=fixed.seat,
            bet=fixed.bet,
            dead=Chips(fixed.dead - state.players[state.terms.index[fixed.seat]].dead),
            in_hand=fixed.in_hand,
            stack=fixed.behind,
        )
        for fixed in event.seats
    )
    return Correct(
        seats=fixes,
        current_bet=event.current_bet,
        increment=event.increment,
        to_act=event.to_act,
        closed=event.to_act is None,
    )


def _ranking(awarded: Sequence[PotAwarded], state: HandState) -> Ranking:
    """A ranking that leads to these awards: whoever wins a pot goes before all who win nothing of it.

    The main pot decides first: everybody who plays for a side pot plays for the main pot too.
    """
    groups: list[tuple[SeatNo, ...]] = []
    placed: set[SeatNo] = set()
    for event in sorted(awarded, key=lambda e: e.award.pot):
        winners = tuple(share.seat for share in event.award.shares if share.seat not in placed)
        placed.update(winners)
        groups += [winners] if winners else []
    rest = tuple(seat for seat in seats_in(state, state.live & ~state.mucked) if seat not in placed)
    return cast(Ranking, (*groups, rest)) if rest else tuple(groups)
