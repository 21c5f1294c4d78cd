"""Units as types. Everything counted is an `int`; there is no float for chips, money or time."""

from datetime import datetime, timedelta
from typing import NewType

Chips = NewType("Chips", int)
"""Chips in the smallest unit of the tournament's scale."""
Cents = NewType("Cents", int)
"""Money in the smallest unit of its currency."""
Millis = NewType("Millis", int)
"""A length of time in milliseconds."""
SeatNo = NewType("SeatNo", int)
"""1..N clockwise."""
TableNo = NewType("TableNo", int)
"""1..T; 0 stands for a hand without a tournament."""
EntryId = NewType("EntryId", int)
"""1.. in the order of entering; never used again."""
ItemId = NewType("ItemId", str)
"""Stable name of a level or break within its structure; never shown."""

SECOND = Millis(1000)
MINUTE = Millis(60_000)

_MILLI = timedelta(milliseconds=1)


def millis_between(start: datetime, end: datetime) -> Millis:
    """Whole milliseconds from `start` to `end`, both UTC-aware; never below zero.

    Steady time never runs backwards; should two instants of different runs of the program disagree, nothing
    has passed.
    """
    return Millis(max(0, (end - start) // _MILLI))


def after(start: datetime, length: Millis) -> datetime:
    """The instant `length` after `start`."""
    return start + length * _MILLI
