"""`tdapp hand FILE…`: replay and tell hand histories; `--json` for machines, `--check` against results."""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TextIO

import msgspec

from tdapp.cli.telling import heading, telling
from tdapp.cli.words import plain, sentence
from tdapp.domain.hand.awarding import pots_of
from tdapp.domain.hand.state import behind
from tdapp.domain.units import SeatNo
from tdapp.errors import InputError, TdError
from tdapp.formats.corpus import Difference, check_record, compare, read_corpus, record_of
from tdapp.formats.phh_reader import read
from tdapp.formats.phh_record import PhhHand
from tdapp.formats.phh_replay import Played, play
from tdapp.formats.toml_guard import MOST_BYTES

_Commands = Any
"""What `add_subparsers` returns; argparse has no public name for it."""


def add_hand(commands: _Commands) -> None:
    """Add the command to a parser."""
    parser = commands.add_parser("hand", help="replay hand histories (.phh, .phhs, .jsonl.gz)")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--json", action="store_true", help="one JSON object a hand")
    how.add_argument("--check", action="store_true", help="compare with the recorded or expected results")
    parser.set_defaults(run=_run)


def _run(given: argparse.Namespace, out: TextIO, err: TextIO) -> int:
    if given.check:
        return _check(given.files, out)
    refused = 0
    for path in given.files:
        try:
            for hand in _hands(path):
                out.write(_as_json(path, hand) if given.json else _as_words(hand))
        except TdError as error:
            refused = 1
            err.write(f"{path}: {sentence(error)}\n")
    return refused


def _check(files: list[Path], out: TextIO) -> int:
    """Prints each difference, and last how many hands agree."""
    agree = hands = 0
    for path in files:
        try:
            for name, differences in _checked(path):
                hands += 1
                agree += not differences
                for difference in differences:
                    out.write(f"{path}: {name}: {_difference(difference)}\n")
        except TdError as error:
            hands += 1
            out.write(f"{path}: {sentence(error)}\n")
    out.write(f"agree {agree} of {hands}\n")
    return 0 if agree == hands else 1


def _checked(path: Path) -> Iterator[tuple[str, tuple[Difference, ...]]]:
    """The name of each hand, and in what it differs."""
    if path.suffix == ".gz":
        for expected in read_corpus(path):
            yield plain(expected.id), compare(expected)
    else:
        for number, hand in enumerate(read(_bytes(path)), 1):
            yield plain(str(number if hand.hand is None else hand.hand)), check_record(hand)


def _difference(found: Difference) -> str:
    if found.error is not None:
        return sentence(found.error)
    place = found.what if found.index is None else f"{found.what}, decision {found.index + 1}"
    return f"{place}: expected {found.expected}, got {found.got}"


def _hands(path: Path) -> Iterator[PhhHand]:
    if path.suffix == ".gz":
        return map(record_of, read_corpus(path))
    return read(_bytes(path))


def _bytes(path: Path) -> bytes:
    """The file, read no further than the reader takes it. InputError `cli.no_file` (why)."""
    try:
        with path.open("rb") as stream:
            return stream.read(MOST_BYTES + 1)
    except OSError as error:
        raise InputError("cli.no_file", why=error.strerror or str(error)) from None


def _as_words(hand: PhhHand) -> str:
    played = play(hand)
    setup = played.state.terms.setup
    lines = [
        heading(setup, plain(str(hand.hand or "")), hand.scale),
        *telling(played.events, _names(played), hand.scale),
    ]
    return "\n".join(lines) + "\n\n"


def _names(played: Played) -> dict[SeatNo, str]:
    names = {seat.seat: f"Seat {seat.seat}" for seat in played.state.terms.setup.seats}
    given = zip(played.players, played.hand.players or (), strict=False)
    return names | {seat: plain(name) for seat, name in given if name}


def _as_json(path: Path, hand: PhhHand) -> str:
    played = play(hand)
    state = played.state
    facts = {
        "file": str(path),
        "hand": hand.hand,
        "line": hand.line,
        "scale": hand.scale,
        "seats": played.players,
        "players": hand.players,
        "ended": state.ended,
        "stacks": {str(seat): behind(state, seat) for seat in played.players},
        "pots": None if state.ended else pots_of(state),
        "events": played.events,
    }
    return msgspec.json.encode(facts).decode() + "\n"
