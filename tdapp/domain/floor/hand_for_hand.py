"""Hand-for-hand: all tables play one hand, then wait for each other.

| rule | where | done / not, because |
|---|---|---|
| the hand in progress at the announcement counts (TDA 2024 RP-8-A) | `HandForHand.hand` | done: 1 at once |
| so much off the clock a hand, whatever it took (RP-8 B–D) | `deduct` | done: the clock stands meanwhile |
| two minutes or at most three (trap T-30) | `DEDUCT`, `MOST_DEDUCT` | done: two unless told otherwise |
| busts of different tables in one hand tie | `places.in_order` | not here |
"""

from msgspec import Struct

from tdapp.domain.units import MINUTE, Millis
from tdapp.errors import InputError, RuleViolation

DEDUCT = Millis(2 * MINUTE)
MOST_DEDUCT = Millis(60 * MINUTE)


class HandForHand(Struct, frozen=True):
    """Under way. `hand` counts from 1; `deduct` comes off the clock a hand; `clock_ran` at the start."""

    hand: int
    deduct: Millis
    clock_ran: bool


class StartHandForHand(Struct, frozen=True):
    """From the hand in progress on."""

    deduct: Millis = DEDUCT


class PlayNextHand(Struct, frozen=True):
    """All tables have finished their hand and deal the next one."""


class EndHandForHand(Struct, frozen=True):
    """Tables play on by themselves."""


HandForHandCommand = StartHandForHand | PlayNextHand | EndHandForHand


class HandForHandStarted(Struct, frozen=True, tag="floor.hand_for_hand_started/1"):
    """All tables play hand by hand; the clock stands, and did not if `clock_ran`."""

    deduct: Millis
    clock_ran: bool


class HandForHandPlayed(Struct, frozen=True, tag="floor.hand_for_hand_played/1"):
    """Hand number `hand` was finished everywhere."""

    hand: int


class HandForHandEnded(Struct, frozen=True, tag="floor.hand_for_hand_ended/1"):
    """Tables play on by themselves after so many hands."""

    hands: int


HandForHandEvent = HandForHandStarted | HandForHandPlayed | HandForHandEnded


def decide(
    now: HandForHand | None, command: HandForHandCommand, *, clock_runs: bool
) -> tuple[HandForHandEvent, ...]:
    """Events of the command.

    Errors: RuleViolation hand_for_hand.on_already, hand_for_hand.off; InputError hand_for_hand.deduct.
    """
    if isinstance(command, StartHandForHand):
        if now is not None:
            raise RuleViolation("hand_for_hand.on_already")
        if not 0 <= command.deduct <= MOST_DEDUCT:
            raise InputError("hand_for_hand.deduct", path="deduct", most=MOST_DEDUCT // MINUTE)
        return (HandForHandStarted(command.deduct, clock_runs),)
    if now is None:
        raise RuleViolation("hand_for_hand.off")
    if isinstance(command, PlayNextHand):
        return (HandForHandPlayed(now.hand),)
    return (HandForHandEnded(now.hand),)


def evolve(now: HandForHand | None, event: HandForHandEvent) -> HandForHand | None:
    """What it is after the event; None = not under way."""
    match event:
        case HandForHandStarted(deduct, clock_ran):
            return HandForHand(1, deduct, clock_ran)
        case HandForHandPlayed(hand):
            return None if now is None else HandForHand(hand + 1, now.deduct, now.clock_ran)
        case HandForHandEnded():
            return None
