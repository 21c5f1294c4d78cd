"""The tournaments in the data folder: the recent ones, and names for new files."""

import re
import unicodedata
from datetime import UTC, datetime
from pathlib import Path

from msgspec import Struct

from tdapp.errors import StoreError
from tdapp.store import refusals, schema
from tdapp.store.sighting import read_sighting

LONGEST_STEM_BYTES = 150
"""Leaves room for `.tdapp.damaged-20261201-193000-wal` within the 255 bytes of most file systems."""

_FORBIDDEN = re.compile(r'[<>:"/\\|?*%]')
_RESERVED = re.compile(r"(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(\..*)?", re.IGNORECASE)


class Recent(Struct, frozen=True, kw_only=True):
    """A tournament on disk. `title` is the file's name when nothing better is known, `entries` then None.

    `interrupted`: the program did not end cleanly while it was open (or has it open now). `trouble` says why
    it cannot be opened, as far as a glance shows.
    """

    path: Path
    title: str
    last_open: datetime
    entries: int | None
    interrupted: bool
    trouble: StoreError | None


class Catalog:
    """The folder in which tournaments lie; it is made when it is first written to."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def recent(self) -> tuple[Recent, ...]:
        """All of them, the last open first. A folder that cannot be read has none."""
        try:
            paths = [path for path in self.folder.iterdir() if path.suffix == schema.SUFFIX]
        except OSError:
            return ()
        found = [recent for path in paths if (recent := _glance(path))]
        return tuple(sorted(found, key=lambda recent: recent.last_open, reverse=True))

    def new_path(self, title: str) -> Path:
        """A path that is free, named after the title. Errors: StoreError when the folder cannot be made."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            taken = {folded(path.name) for path in self.folder.iterdir()}
        except OSError as error:
            raise refusals.of_system(error, self.folder) from error
        stem, nth = file_stem(title), 1
        name = stem + schema.SUFFIX
        while folded(name) in taken:
            nth += 1
            name = f"{stem} ({nth}){schema.SUFFIX}"
        return self.folder / name


def file_stem(title: str) -> str:
    """The title as a file name that every system takes, in any script; "Tournament" when nothing is left."""
    seen = "".join(" " if char.isspace() else char for char in unicodedata.normalize("NFC", title))
    printable = "".join(char for char in seen if unicodedata.category(char)[0] != "C")
    words = " ".join(_FORBIDDEN.sub(" ", printable).split())
    stem = words.encode()[:LONGEST_STEM_BYTES].decode(errors="ignore").strip(" .-~")
    if _RESERVED.fullmatch(stem):
        stem = f"{stem}_" if "." not in stem else f"_{stem}"
    return stem or "Tournament"


def folded(name: str) -> str:
    """Names that some file system takes for one and the same."""
    return unicodedata.normalize("NFC", name).casefold()


def _glance(path: Path) -> Recent | None:
    """What can be told without opening the journal; None for what is no file."""
    try:
        if not path.is_file():
            return None
        changed = datetime.fromtimestamp(path.stat().st_mtime, UTC)
    except (OSError, OverflowError, ValueError):
        return None
    seen = read_sighting(path)
    return Recent(
        path=path,
        title=seen.title if seen and seen.title else _shown(path.stem),
        last_open=seen.wall if seen else changed,
        entries=seen.entries if seen else None,
        interrupted=seen.is_open if seen else False,
        trouble=None if seen and seen.is_open else _trouble(path),
    )


def _shown(name: str) -> str:
    """A file name that may hold bytes of another encoding, as text."""
    return name.encode(errors="replace").decode()


def _trouble(path: Path) -> StoreError | None:
    """Not asked of a file that this process may have open: closing it would drop SQLite's own locks."""
    try:
        schema.sniff(path)
    except StoreError as error:
        return error
    return None
