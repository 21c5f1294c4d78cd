"""`tdapp draw Ann Bo Cy --max 9`: draw seats, and do any recorded draw again.

`--replay SEED` with the same names gives the same seats on every machine; `--replay FILE` does all draws of a
tournament again and says whether the file tells the truth.
"""

import argparse
import secrets
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, TextIO

import msgspec

from tdapp.application.log import Batch
from tdapp.cli.words import plain
from tdapp.domain.button import Drawn
from tdapp.domain.cards import card_code
from tdapp.domain.draw import Seed, Stream, parse_seed, seed_of
from tdapp.domain.floor import events as floor
from tdapp.domain.floor import seat_events as e
from tdapp.domain.floor.audit import DrawEvent, replayed
from tdapp.domain.floor.high_card import CardDealt
from tdapp.domain.floor.names import MOST_ENTRIES
from tdapp.domain.floor.seating import draw_seats, tables_for
from tdapp.domain.floor.tables import LEAST_SEATS, MOST_SEATS, Seat, Seated
from tdapp.domain.units import EntryId
from tdapp.errors import InputError, StoreError, TdError

_Commands = Any
"""What `add_subparsers` returns; argparse has no public name for it."""

_DIFFERENT = 1

Names = dict[EntryId, str]


def add_draw(commands: _Commands) -> None:
    """Add the command to a parser."""
    parser = commands.add_parser("draw", help="draw seats, or do recorded draws again")
    parser.add_argument("names", nargs="*", metavar="NAME", help="the players, in the order of entering")
    parser.add_argument("--players", type=int, metavar="N", help="so many players without names")
    parser.add_argument(
        "--max", type=int, default=9, metavar="SEATS", choices=range(LEAST_SEATS, MOST_SEATS + 1),
        help="seats a table, 9 unless it is said",
    )  # fmt: skip
    parser.add_argument(
        "--replay", metavar="SEED|FILE", help="the seats of a seed again, or all draws of a tournament"
    )
    parser.add_argument("--steps", action="store_true", help="every step of the shuffles too")
    parser.add_argument("--json", action="store_true", help="the answer as JSON")
    parser.set_defaults(run=_run)


def _run(given: argparse.Namespace, out: TextIO, _: TextIO) -> int:
    again: str | None = given.replay
    if again is not None and not given.names and not given.players:
        return _replay(Path(again), out, with_steps=given.steps, as_json=given.json)
    seed = seed_of(secrets.token_bytes(16)) if again is None else parse_seed(again)
    names = _names(given.names, given.players)
    event = _drawn(list(names), given.max, seed)
    if given.json:
        out.write(msgspec.json.encode(event).decode() + "\n")
        return 0
    out.write(f"Seed {seed}\n")
    out.writelines(f"{line}\n" for line in _lines(event, names, with_steps=given.steps))
    return 0


def _names(typed: Sequence[str], players: int | None) -> Names:
    """InputError `cli.nobody`, `cli.players` (most)."""
    count = players or 0
    if count < 0 or len(typed) + count > MOST_ENTRIES:
        raise InputError("cli.players", most=MOST_ENTRIES)
    found = [*typed, *[""] * count]
    if not found:
        raise InputError("cli.nobody")
    return {EntryId(nth): name for nth, name in enumerate(found, 1)}


def _drawn(entries: Sequence[EntryId], most: int, seed: Seed) -> e.SeatsDrawn:
    stream, tables = Stream(seed), tables_for({}, len(entries), most)
    seated = draw_seats(tables, entries, {}, most, stream)
    return e.SeatsDrawn(
        most=most,
        tables=tables,
        drawing=tuple(entries),
        seated=seated,
        seed=seed,
        steps=stream.steps,
        redraw=False,
    )


def _replay(path: Path, out: TextIO, *, with_steps: bool, as_json: bool) -> int:
    """Exit code 1 when a draw is not what its seed gives.

    InputError `cli.not_a_tournament` (why), `cli.no_file` (why).
    """
    from tdapp.store.loading import load  # noqa: PLC0415 - SQLite for a tournament's file only

    if not path.is_file():
        raise InputError("cli.no_file", why="there is no such file")
    try:
        batches = load(path).batches
    except StoreError as error:
        raise InputError("cli.not_a_tournament", why=error.code) from None
    names: Names = {}
    verdicts: list[bool] = []
    for batch in batches:
        for event in batch.events:
            _learn(names, event)
            if isinstance(event, DrawEvent):
                verdicts.append(_is_the_same(event))
                if as_json:
                    out.write(_as_json(batch, event, same=verdicts[-1]))
                else:
                    out.write(_in_words(batch, event, names, same=verdicts[-1], with_steps=with_steps))
    return 0 if all(verdicts) else _DIFFERENT


def _as_json(batch: Batch, event: DrawEvent, *, same: bool) -> str:
    told = {"batch": batch.seq, "same": same, "draw": msgspec.to_builtins(event)}
    return msgspec.json.encode(told).decode() + "\n"


def _in_words(batch: Batch, event: DrawEvent, names: Names, *, same: bool, with_steps: bool) -> str:
    verdict = "the same again" if same else "NOT what its seed gives"
    chance = "typed cards" if event.seed is None else f"seed {event.seed}"
    lines = [f"#{batch.seq} {batch.at:%Y-%m-%d %H:%M:%S} UTC, {chance}: {verdict}"]
    lines += [f"  {line}" for line in _lines(event, names, with_steps=with_steps)]
    return "".join(f"{line}\n" for line in lines)


def _learn(names: Names, event: object) -> None:
    if isinstance(event, floor.EntriesAdded):
        names.update((entry.id, entry.name) for entry in event.entries)
    elif isinstance(event, floor.EntryRenamed):
        names[event.entry] = event.name


def _is_the_same(event: DrawEvent) -> bool:
    try:
        return replayed(event) == event
    except (TdError, ArithmeticError, LookupError, ValueError):
        return False  # what was recorded cannot be drawn at all


def _lines(event: DrawEvent, names: Names, *, with_steps: bool) -> list[str]:
    match event:
        case e.SeatsDrawn():
            lines = _seats(event.seated, names)
        case e.SeatsByHighCard():
            lines = [*_dealt(event.rounds, names), *_seats(event.seated, names)]
        case e.LateEntrySeated():
            lines = _seats((Seated(event.entry, event.seat),), names)
        case e.ButtonsDrawn():
            lines = [line for draw in event.draws for line in _button(draw)]
        case e.TableBroken():
            lines = [
                f"{_place(one.before)} {card_code(one.card)}: {_who(one.entry, names)} to {_place(one.seat)}"
                for one in event.plan.dealt
            ]
    if with_steps and event.steps:
        lines.append("Steps " + " ".join(map(str, event.steps)))
    return lines


def _seats(seated: Iterable[Seated], names: Names) -> list[str]:
    return [f"{_place(one.seat)}: {_who(one.entry, names)}" for one in seated]


def _dealt(rounds: Iterable[Iterable[CardDealt]], names: Names) -> list[str]:
    return [
        "Cards " + ", ".join(f"{_who(one.entry, names)} {card_code(one.card)}" for one in dealt)
        for dealt in rounds
    ]


def _button(draw: e.ButtonDraw) -> list[str]:
    tables = ", ".join(map(str, draw.tables))
    return [
        *(f"Table {tables}: {_cards(dealt)}" for dealt in draw.rounds),
        f"Table {tables}: button on seat {draw.button}",
    ]


def _cards(dealt: Iterable[Drawn]) -> str:
    return ", ".join(f"seat {one.seat} {card_code(one.card)}" for one in dealt)


def _place(seat: Seat) -> str:
    return f"Table {seat.table} seat {seat.seat}"


def _who(entry: EntryId, names: Names) -> str:
    return plain(names.get(entry, "")) or f"Player {entry}"
