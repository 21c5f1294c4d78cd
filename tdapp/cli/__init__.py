"""`tdapp hand`, `tdapp pots` and `tdapp draw`: the same core without a window, without Qt.

The sentences are English, for a terminal; they stand in `words.py` (errors) and `telling.py` (hands) alone.
The output of `--json` is for machines and speaks codes.
"""

import argparse
import io
import os
import sys
from collections.abc import Sequence
from typing import TextIO

from tdapp.cli.draw import add_draw
from tdapp.cli.hand import add_hand
from tdapp.cli.pots import add_pots
from tdapp.cli.words import sentence
from tdapp.errors import TdError

REFUSED = 1
"""Exit code when a file or a rule says no, or a check finds a difference. Usage errors exit with 2."""


def main(argv: Sequence[str]) -> int:
    """Run `hand …`, `pots …` or `draw …`; returns the exit code."""
    parser = argparse.ArgumentParser(
        prog="tdapp", description="Poker hands, pots and draws, without a window."
    )
    commands = parser.add_subparsers(required=True, metavar="hand | pots | draw")
    add_hand(commands)
    add_pots(commands)
    add_draw(commands)
    given = parser.parse_args(argv)
    out, err = _forgiving(sys.stdout), _forgiving(sys.stderr)
    try:
        code: int = given.run(given, out, err)
        out.flush()
    except TdError as error:
        err.write(f"tdapp: {sentence(error)}\n")
        return REFUSED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return REFUSED
    return code


def _forgiving(stream: TextIO) -> TextIO:
    """A sign that the terminal does not know becomes a question mark."""
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors="replace")
    return stream
