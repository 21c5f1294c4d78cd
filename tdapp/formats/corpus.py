"""Hands with an expected result, one JSON object a line, gzipped; and what a replay makes of them.

The fields are those of the standard with whole amounts; `expect` holds finishing stacks without rake,
the uncalled bet, the pots and each legal range. All players are numbers of the standard, p1 = 1.
"""

import gzip
import zlib
from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import Struct, field

from tdapp.domain.hand.events import PotAwarded, UncalledReturned
from tdapp.domain.hand.legal import LegalActions
from tdapp.domain.hand.state import HandState
from tdapp.domain.units import SeatNo
from tdapp.errors import InputError
from tdapp.formats.phh_record import PhhHand
from tdapp.formats.phh_replay import Played, play

MOST_LINE = 1_000_000

LegalRow = tuple[int, int] | tuple[int, int, int | None, int | None]
"""Player, to call, least and greatest raise-to (None = no raise); fixed-limit has the first two only."""


class ExpectedPot(Struct, frozen=True):
    """`shares` by player as text."""

    amount: int
    eligible: tuple[int, ...]
    winners: tuple[int, ...]
    shares: dict[str, int]


class Expect(Struct, frozen=True):
    """What the hand must come to."""

    stacks: tuple[int, ...]
    uncalled: tuple[int, int] | None
    pots: tuple[ExpectedPot, ...]
    legal: tuple[tuple[int | None, ...], ...]


class CorpusHand(Struct, frozen=True, kw_only=True):
    """One line. The fields from `variant` on are those of `PhhHand`."""

    id: str
    src: str
    expect: Expect
    variant: str
    antes: tuple[int, ...]
    blinds_or_straddles: tuple[int, ...]
    starting_stacks: tuple[int | None, ...]
    actions: tuple[str, ...]
    min_bet: int | None = None
    small_bet: int | None = None
    big_bet: int | None = None
    ante_trimming_status: bool = False
    tags: tuple[str, ...] = field(default_factory=tuple)


class Difference(Struct, frozen=True):
    """Where a replay does not come to what is expected. `what` is a code: refused, stacks, uncalled, pots,
    legal. `error` = why the hand could not be played, `index` = which decision.
    """

    what: str
    expected: object
    got: object
    index: int | None = None
    error: InputError | None = None


def read_corpus(path: Path) -> Iterator[CorpusHand]:
    """The hands of a file. InputError `corpus.unreadable`, `corpus.line_too_long` (line, most),
    `corpus.not_a_hand` (line).
    """
    try:
        with gzip.open(path) as stream:
            number = 0
            while line := stream.readline(MOST_LINE + 1):
                number += 1
                if len(line) > MOST_LINE:
                    raise InputError("corpus.line_too_long", line=number, most=MOST_LINE)
                yield _decoded(line, number)
    except (OSError, EOFError, zlib.error):
        raise InputError("corpus.unreadable", line=0) from None


def record_of(hand: CorpusHand, line: int = 0) -> PhhHand:
    """The hand as a record of the standard."""
    return PhhHand(
        variant=hand.variant,
        antes=hand.antes,
        blinds_or_straddles=hand.blinds_or_straddles,
        starting_stacks=hand.starting_stacks,
        actions=hand.actions,
        min_bet=hand.min_bet,
        small_bet=hand.small_bet,
        big_bet=hand.big_bet,
        ante_trimming_status=hand.ante_trimming_status,
        hand=hand.id,
        line=line,
    )


def compare(hand: CorpusHand) -> tuple[Difference, ...]:
    """Replay a hand and name everything in which it differs from what is expected."""
    legal: list[LegalActions] = []

    def note(_: HandState, options: LegalActions) -> None:
        legal.append(options)

    try:
        played = play(record_of(hand), note)
    except InputError as error:
        return (Difference("refused", None, None, error=error),)
    want = hand.expect
    number = {seat: i + 1 for i, seat in enumerate(played.players)}
    pairs = [
        ("stacks", want.stacks, _stacks(played)),
        ("uncalled", want.uncalled, _uncalled(played, number)),
        ("pots", tuple(_plain(pot) for pot in want.pots), _pots(played, number)),
    ]
    found = [Difference(what, expected, got) for what, expected, got in pairs if expected != got]
    if len(want.legal) != len(legal):
        found.append(Difference("legal", len(want.legal), len(legal)))
    for index, (row, options) in enumerate(zip(want.legal, legal, strict=False)):
        got = (number[options.seat], options.to_call, options.min_raise_to, options.max_raise_to)
        if row != got[: len(row)]:
            found.append(Difference("legal", row, got[: len(row)], index))
    return tuple(found)


def check_record(hand: PhhHand) -> tuple[Difference, ...]:
    """Replay a record and compare the stacks it ends with, if it tells them."""
    try:
        played = play(hand)
    except InputError as error:
        return (Difference("refused", None, None, error=error),)
    got = _stacks(played)
    if hand.finishing_stacks in (None, got):
        return ()
    return (Difference("stacks", hand.finishing_stacks, got),)


_Pot = tuple[int, tuple[int, ...], tuple[tuple[int, int], ...]]


def _plain(pot: ExpectedPot) -> _Pot:
    shares = tuple(sorted((int(player), amount) for player, amount in pot.shares.items()))
    if tuple(sorted(pot.winners)) != tuple(player for player, _ in shares):
        return pot.amount, tuple(sorted(pot.eligible)), ()
    return pot.amount, tuple(sorted(pot.eligible)), shares


def _pots(played: Played, number: dict[SeatNo, int]) -> tuple[_Pot, ...]:
    awards = sorted((e for e in played.events if isinstance(e, PotAwarded)), key=lambda e: e.award.pot)
    return tuple(
        (
            int(e.award.amount),
            tuple(sorted(number[seat] for seat in e.eligible)),
            tuple(sorted((number[share.seat], int(share.amount)) for share in e.award.shares)),
        )
        for e in awards
    )


def _uncalled(played: Played, number: dict[SeatNo, int]) -> tuple[int, int] | None:
    for event in played.events:
        if isinstance(event, UncalledReturned):
            return number[event.seat], int(event.amount)
    return None


def _stacks(played: Played) -> tuple[int, ...]:
    state = played.state
    return tuple(state.players[state.terms.index[seat]].behind for seat in played.players)


def _decoded(line: bytes, number: int) -> CorpusHand:
    try:
        return msgspec.json.decode(line, type=CorpusHand)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise InputError("corpus.not_a_hand", line=number) from None
