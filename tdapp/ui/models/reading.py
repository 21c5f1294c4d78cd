"""What people type as times: the length of a level, the hour of a start."""

import re
import unicodedata
from datetime import UTC, datetime, timedelta, tzinfo

from tdapp.application.views import Now
from tdapp.domain.units import Chips
from tdapp.errors import InputError
from tdapp.ui import format as show

_LENGTH = re.compile(r"([0-9]{1,5})(?::([0-5][0-9]))?")
_HOUR = re.compile(r"([01]?[0-9]|2[0-3])[:.]([0-5][0-9])")
_IN_MINUTES = re.compile(r"\+?([0-9]{1,5})")
_APART = re.compile(r"[/+;、]|,\s")
CHIPS_APART = " / "
_AHEAD = timedelta(hours=12)


def plain(text: str) -> str:
    """Without blanks around, and full-width signs as the usual ones."""
    return unicodedata.normalize("NFKC", text).strip()


def read_length(text: str) -> tuple[int, int]:
    """Minutes and seconds of `20` or `12:30`. Errors: InputError length.unreadable."""
    found = _LENGTH.fullmatch(plain(text))
    if not found:
        raise InputError("length.unreadable", path="minutes", text=text)
    return int(found[1]), int(found[2] or 0)


def read_several(text: str, scale: int) -> tuple[Chips, ...]:
    """Amounts set apart by `/`, `+`, `;`, `、` or a comma with a blank; each once, the smallest first.

    Errors: InputError amount.unreadable.
    """
    parts = [part for part in _APART.split(plain(text)) if part.strip()]
    return tuple(sorted({show.read_chips(part, scale, "colour_up") for part in parts}))


def read_start(text: str, now: Now, zone: tzinfo | None = None) -> datetime:
    """The steady instant of a start typed as the hour (`20:30`) or as minutes from now (`15`).

    An hour up to twelve hours ahead is meant, else the one that has passed. `zone` None is this computer's.
    Errors: InputError start.unreadable.
    """
    bare = plain(text)
    if minutes := _IN_MINUTES.fullmatch(bare):
        return now.steady + timedelta(minutes=int(minutes[1]))
    hour = _HOUR.fullmatch(bare)
    if not hour:
        raise InputError("start.unreadable", path="start", text=text)
    return now.steady + (_next(int(hour[1]), int(hour[2]), now.wall, zone) - now.wall)


def _next(hour: int, minute: int, wall: datetime, zone: tzinfo | None) -> datetime:
    today = wall.astimezone(zone).replace(tzinfo=None)
    wanted = today.replace(hour=hour, minute=minute, second=0, microsecond=0)
    days = (wanted + timedelta(days=nth) for nth in (-1, 0, 1))
    instants = [(day.replace(tzinfo=zone) if zone else day).astimezone(UTC) for day in days]
    ahead = [instant for instant in instants if wall < instant <= wall + _AHEAD]
    return ahead[0] if ahead else max(instant for instant in instants if instant <= wall)
