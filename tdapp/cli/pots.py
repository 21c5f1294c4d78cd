"""`tdapp pots A=40 B=100 C=160 --ranking A,B=C`: cut and share the pots, also those of a JSON case."""

import argparse
import sys
from pathlib import Path
from typing import Any, TextIO

import msgspec

from tdapp.cli.telling import award_line, chips, pot_name
from tdapp.domain.house_rules import HouseRules, OddChipPolicy
from tdapp.domain.units import SeatNo
from tdapp.errors import InputError
from tdapp.formats.settle_case import MOST_BYTES, SettleCase, Settled, as_expected, read_case, settle_case

_Commands = Any
"""What `add_subparsers` returns; argparse has no public name for it."""


def add_pots(commands: _Commands) -> None:
    """Add the command to a parser."""
    parser = commands.add_parser("pots", help="cut and share the pots from what everybody put in")
    parser.add_argument("stakes", nargs="*", metavar="NAME=CHIPS", help="clockwise, antes included")
    parser.add_argument("--folded", default="", metavar="A,B", help="gave up during the betting")
    parser.add_argument("--mucked", default="", metavar="A,B", help="threw the cards away at the showdown")
    parser.add_argument("--ranking", metavar="A,B=C", help="best hand first, = for a tie")
    parser.add_argument("--button", metavar="NAME", help="the last player unless it is named")
    parser.add_argument("--dead", type=int, default=0, metavar="CHIPS", help="an ante paid by one player")
    parser.add_argument("--chip", type=int, default=1, metavar="VALUE", help="the smallest chip in play")
    parser.add_argument("--odd-chips", choices=[policy.value for policy in OddChipPolicy])
    parser.add_argument("--case", metavar="FILE", help="a JSON case instead, - for standard input")
    parser.add_argument("--json", action="store_true", help="the answer as JSON")
    parser.set_defaults(run=_run)


def _run(given: argparse.Namespace, out: TextIO, _: TextIO) -> int:
    case = _from_file(given.case) if given.case else _from_arguments(given)
    settled = settle_case(case)
    if given.json:
        out.write(msgspec.json.encode(as_expected(settled)).decode() + "\n")
    else:
        out.write("".join(f"{line}\n" for line in _lines(settled)))
    return 0


def _from_file(name: str) -> SettleCase:
    """InputError `cli.no_file` (why) and those of `read_case`."""
    try:
        if name == "-":
            return read_case(sys.stdin.buffer.read(MOST_BYTES + 1))
        with Path(name).open("rb") as stream:
            return read_case(stream.read(MOST_BYTES + 1))
    except OSError as error:
        raise InputError("cli.no_file", why=error.strerror or str(error)) from None


def _from_arguments(given: argparse.Namespace) -> SettleCase:
    """InputError `cli.nothing`, `cli.stake` (text)."""
    if not given.stakes:
        raise InputError("cli.nothing")
    stakes = [_stake(text) for text in given.stakes]
    order = tuple(name for name, _ in stakes)
    policy = OddChipPolicy(given.odd_chips) if given.odd_chips else OddChipPolicy.ONE_EACH
    return SettleCase(
        contributions=dict(stakes),
        order=order,
        button=given.button or order[-1],
        folded=_names(given.folded),
        mucked=_names(given.mucked),
        dead=given.dead,
        ranking=None if given.ranking is None else _groups(given.ranking),
        smallest_chip=given.chip,
        settings=HouseRules(odd_chip_policy=policy),
    )


def _stake(text: str) -> tuple[str, int]:
    name, _, amount = text.rpartition("=")
    if not name or not amount.isascii() or not amount.isdigit() or len(amount) > 16:
        raise InputError("cli.stake", text=text[:40])
    return name, int(amount)


def _names(text: str) -> tuple[str, ...]:
    return tuple(name for name in text.split(",") if name)


def _groups(text: str) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(group.split("=")) for group in _names(text))


def _lines(settled: Settled) -> list[str]:
    names = {SeatNo(seat): name for seat, name in enumerate(settled.case.order, 1)}
    lines: list[str] = []
    if settled.posted is not None:
        live, dead = settled.posted
        lines.append(f"Posted: {chips(live)} live, {chips(dead)} dead")
    if (back := settled.pots.uncalled) is not None:
        lines.append(f"{chips(back.amount)} uncalled go back to {names[back.seat]}")
    if settled.awards:
        return lines + [award_line(award, names, 1) for award in settled.awards]
    for number, pot in enumerate(settled.pots.pots):
        players = ", ".join(names[seat] for seat in pot.eligible)
        lines.append(f"{pot_name(number)} {chips(pot.amount)}: {players}")
    return lines
