"""What happens in a hand as English sentences for a terminal. The codes of errors are in `words.py`."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from tdapp.domain.cards import Card, card_code
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
    Posted,
    PostKind,
    PotAwarded,
    RaisedTo,
    StreetStarted,
    UncalledReturned,
)
from tdapp.domain.hand.setup import HandSetup, Street
from tdapp.domain.hand.split import Award, Share, Why
from tdapp.domain.house_rules import AnteFormat, Structure
from tdapp.domain.units import SeatNo

Names = Mapping[SeatNo, str]
"""What each seat is called."""

_STREETS = {Street.PREFLOP: "Pre-flop", Street.FLOP: "Flop", Street.TURN: "Turn", Street.RIVER: "River"}
_STRUCTURES = {
    Structure.NO_LIMIT: "no-limit",
    Structure.POT_LIMIT: "pot-limit",
    Structure.FIXED_LIMIT: "fixed-limit",
}
_ANTES = {
    AnteFormat.NONE: "",
    AnteFormat.PER_PLAYER: ", ante {} each",
    AnteFormat.BB_ANTE: ", big blind ante {}",
    AnteFormat.BTN_ANTE: ", button ante {}",
}
_POSTS = {
    PostKind.ANTE: "the ante",
    PostKind.SMALL_BLIND: "the small blind",
    PostKind.BIG_BLIND: "the big blind",
    PostKind.LIVE_POST: "a live blind",
    PostKind.DEAD_POST: "a dead blind",
}
_WHY = {
    Why.BEST_HAND: "best hand",
    Why.TIE: "split",
    Why.UNCONTESTED: "nobody else is in it",
    Why.LAST_HAND: "everybody else has mucked",
}


def chips(amount: int | None, scale: int = 1) -> str:
    """An amount as people read it."""
    if amount is None:
        return "?"
    if scale == 1:
        return f"{amount:,}"
    places = len(str(scale)) - 1
    return f"{amount // scale:,}.{amount % scale:0{places}d}"


def heading(setup: HandSetup, number: str, scale: int) -> str:
    """What is played: `Hand 7: no-limit, blinds 50/100, ante 10 each, 6 players, button at seat 6`."""
    title = f"Hand {number}" if number else "Hand"
    blinds = f"blinds {chips(setup.small_blind, scale)}/{chips(setup.big_blind, scale)}"
    ante = _ANTES[setup.ante_format].format(chips(setup.ante, scale)) if setup.ante else ""
    return (
        f"{title}: {_STRUCTURES[setup.structure]}, {blinds}{ante}, {len(setup.seats)} players, "
        f"button at seat {setup.button}"
    )


def telling(events: tuple[Event, ...], names: Names, scale: int) -> Iterator[str]:
    """The hand, one line an event; streets are not indented."""
    for event in events:
        if isinstance(event, StreetStarted):
            cards = f" {codes(event.cards)}" if event.cards else ""
            yield f"{_STREETS[event.street]}{cards}"
        elif line := _line(event, names, scale):
            yield f"  {line}"


def award_line(award: Award, names: Names, scale: int) -> str:
    """`Main pot 600: Anna 300, Bert 300 (split)`; what came as odd chips is told."""
    shares = ", ".join(_share(share, names, scale) for share in award.shares)
    return f"{pot_name(award.pot)} {chips(award.amount, scale)}: {shares} ({_WHY[award.why]})"


def pot_name(number: int) -> str:
    """Counted from 0."""
    return f"Side pot {number}" if number else "Main pot"


def codes(cards: tuple[Card, ...]) -> str:
    """Cards parted by spaces."""
    return " ".join(map(card_code, cards))


def _share(share: Share, names: Names, scale: int) -> str:
    odd = f" with {chips(share.odd, scale)} in odd chips" if share.odd else ""
    return f"{names[share.seat]} {chips(share.amount, scale)}{odd}"


_Line = Callable[[Any, str, int], str]

_LINES: dict[type, _Line] = {
    Posted: lambda e, who, scale: f"{who} posts {_POSTS[e.kind]}, {chips(e.paid, scale)}{_all_in(e)}",
    Folded: lambda e, who, scale: f"{who} folds",
    Checked: lambda e, who, scale: f"{who} checks",
    Called: lambda e, who, scale: f"{who} calls {chips(e.paid, scale)}{_all_in(e)}",
    BetMade: lambda e, who, scale: f"{who} bets {chips(e.total, scale)}{_all_in(e)}",
    RaisedTo: lambda e, who, scale: f"{who} raises to {chips(e.total, scale)}{_all_in(e)}",
    HandKilled: lambda e, who, scale: f"{who}: the hand is killed",
    HoleDealt: lambda e, who, scale: f"{who} holds {codes(e.cards)}",
    CardsTabled: lambda e, who, scale: f"{who} shows {codes(e.cards) or 'the cards'}",
    CardsMucked: lambda e, who, scale: f"{who} mucks",
    UncalledReturned: lambda e, who, scale: f"{chips(e.amount, scale)} uncalled go back to {who}",
    BettingCorrected: lambda e, _, scale: f"The director corrects; {chips(e.current_bet, scale)} to match",
}
"""The line of an event from the event, who it is about, and the scale."""


def _line(event: Event, names: Names, scale: int) -> str:
    if isinstance(event, PotAwarded):
        return award_line(event.award, names, scale)
    if isinstance(event, HandEnded):
        stacks = (f"{names[result.seat]} {chips(result.stack, scale)}" for result in event.results)
        return f"Stacks: {', '.join(stacks)}"
    line = _LINES.get(type(event))
    seat = getattr(event, "seat", SeatNo(0))
    return line(event, names.get(seat, ""), scale) if line else ""


def _all_in(event: Posted | Called | BetMade | RaisedTo) -> str:
    return ", all-in" if event.all_in else ""
