"""The heartbeat, outside the log: when a tournament was last seen running, where, and how far it had come.

A small JSON file beside the journal, replaced as a whole and not forced to the disk each time. It says when
the program last lived, names the holder to a second instance, gives the start page title and size without
opening the journal, and knows the last acknowledged batch, so that a lost tail does not go unnoticed.
"""

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING
from zlib import crc32

import msgspec
from msgspec import Struct

from tdapp.store.atomic import write_atomically

if TYPE_CHECKING:
    from tdapp.application.log import Batch

MOST_BYTES = 64 * 1024


class Sighting(Struct, frozen=True, kw_only=True):
    """`steady` and `wall` are the same instant on both axes (UTC); `first` and `last` are ids of batches.

    `is_open` is False after a clean end. `since` is when the process opened the tournament (wall).
    """

    steady: datetime
    wall: datetime
    first: str
    last: str
    seq: int
    title: str
    entries: int
    is_open: bool
    host: str
    pid: int
    since: datetime

    def is_of(self, batches: "tuple[Batch, ...]") -> bool:
        """True when it is about this log, which may have grown or lost its tail since."""
        if not batches or batches[0].id != self.first:
            return False
        return self.seq > len(batches) or batches[self.seq - 1].id == self.last


class _Sealed(Struct, frozen=True):
    crc: int
    seen: msgspec.Raw


_sealed = msgspec.json.Decoder(_Sealed)
_sighting = msgspec.json.Decoder(Sighting)


def sidecar_of(path: Path) -> Path:
    """Where the sighting of a journal lies."""
    return path.with_name(f"{path.name}-seen")


def write_sighting(path: Path, sighting: Sighting) -> None:
    """Replace the sighting of the journal at `path`. Errors: OSError."""
    body = msgspec.json.encode(sighting)
    sealed = msgspec.json.encode(_Sealed(crc32(body), msgspec.Raw(body)))
    write_atomically(sidecar_of(path), sealed, durable=False)


def read_sighting(path: Path) -> Sighting | None:
    """The sighting of the journal at `path`; None when there is none or it is damaged."""
    try:
        with sidecar_of(path).open("rb") as stream:
            sealed = _sealed.decode(stream.read(MOST_BYTES))
        if crc32(sealed.seen) != sealed.crc:
            return None
        seen = _sighting.decode(sealed.seen)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    aware = all(instant.tzinfo is not None for instant in (seen.steady, seen.wall, seen.since))
    return seen if aware and seen.seq > 0 else None
