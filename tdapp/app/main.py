"""The start of the program. Nothing of Qt is loaded before it is known that windows are wanted."""

import gc
import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from tdapp.app.display import has_display

if TYPE_CHECKING:
    import argparse

WORDS = ("hand", "pots", "draw")
"""First words that belong to the command line without windows."""
FEW = 6
"""Pictures where there is no display."""


def main(argv: Sequence[str] | None = None) -> int:
    """`tdapp` starts the windows; the exit code is 0 when all went well."""
    words = list(sys.argv[1:] if argv is None else argv)
    if words and words[0] in WORDS:
        from tdapp import cli  # noqa: PLC0415 - the windows do not need it, it does not need the windows

        return cli.main(words)
    if words:
        options = _parser().parse_args(words)
        if options.pictures is not None:
            return _pictures(options.pictures, options.only, every=options.all)
    if not has_display():
        import tempfile  # noqa: PLC0415

        folder = Path(tempfile.mkdtemp(prefix="tdapp-pictures-"))
        print(f"No display here: a sample tournament plays off screen, {FEW} pictures of it go to {folder}")
        return _pictures(folder, None, few=True)
    return _windows()


def _parser() -> "argparse.ArgumentParser":
    import argparse  # noqa: PLC0415 - a start without options does not need it

    parser = argparse.ArgumentParser(
        prog="tdapp",
        description="Tournament director and dealer's assistant. Without options: the windows.",
        epilog="Without windows: tdapp hand --help, tdapp pots --help, tdapp draw --help.",
    )
    parser.add_argument("--version", action="version", version=f"tdapp {_version()}")
    parser.add_argument("--pictures", metavar="DIR", type=Path, help="write pictures of the pages to DIR")
    parser.add_argument("--only", metavar="GLOB", help="with --pictures: only those whose name fits")
    parser.add_argument(
        "--all", action="store_true", help="with --pictures: every page, language, look and size"
    )
    return parser


def _version() -> str:
    from importlib.metadata import PackageNotFoundError, version  # noqa: PLC0415

    try:
        return version("tdapp")
    except PackageNotFoundError:
        return "from a checkout"


def _pictures(folder: Path, only: str | None, *, every: bool = False, few: bool = False) -> int:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from tdapp.app.gallery import write_pictures  # noqa: PLC0415 - loads Qt

    try:
        paths = write_pictures(folder, only=only, every=every, few=few)
    except OSError as error:
        print(f"The pictures could not be written: {error}. Name another folder.", file=sys.stderr)
        return 1
    for path in paths:
        print(path)
    return 0


def _windows() -> int:
    gc.disable()  # until the first paint: what a start loads is no garbage
    import tdapp.app.presets  # noqa: PLC0415 - before Qt, which looks into each module that is loaded after it
    import tdapp.store.catalog  # noqa: F401, PLC0415
    from tdapp.app.crash import Crash  # noqa: PLC0415
    from tdapp.app.folders import folders  # noqa: PLC0415

    where = folders()
    crash = Crash(where.data)
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415 - loads Qt

    from tdapp.app.wiring import Program  # noqa: PLC0415

    app = QApplication(sys.argv[:1])
    program = Program(app, where, crash)
    for end in (signal.SIGINT, signal.SIGTERM):
        signal.signal(end, lambda *_: program.window.close())
    program.show()
    crash.install()  # last: what fails before the windows are there must end the program loudly
    return app.exec()
