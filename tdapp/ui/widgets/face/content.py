"""What the projected page says: short texts with a role each. No place, no size, no colour yet."""

from enum import StrEnum

from msgspec import Struct


class Ink(StrEnum):
    """The role of a text's colour; `inks` makes colours of it for each stage and skin."""

    BRIGHT = "bright"
    SOFT = "soft"
    STAGE = "stage"
    BADGE = "badge"
    """The ground's colour, on a field of the stage's."""
    WARNING = "warning"
    TIMER = "timer"


class Piece(Struct, frozen=True, kw_only=True):
    """A run of text on a line.

    A `minor` piece may be smaller than its line. A `tight` piece stands near the one before it.
    A `live` piece changes each second: it is painted in fixed cells, on top of the still layer.
    """

    text: str
    ink: Ink = Ink.BRIGHT
    heavy: bool = True
    minor: bool = False
    tight: bool = False
    live: bool = False


Line = tuple[Piece, ...]

DOT = Piece(text="·", ink=Ink.SOFT)
"""Between two things on one line."""


class Block(Struct, frozen=True, kw_only=True):
    """A fact beside the timer: a label, its value, and a line under it (may be empty)."""

    label: Piece
    value: Line
    under: Line = ()


class Place(Struct, frozen=True, kw_only=True):
    """One line of the podium."""

    number: str
    name: str
    rank: int


class Content(Struct, frozen=True, kw_only=True):
    """Everything on the page except the live texts' digits, so that two equal contents look the same.

    `blinds` and `following` are the parts of a line that may be broken between them. `least_blinds` is
    the share of the page's height that their digits may not fall under. Lines may be empty.
    """

    title: str
    word: str
    badge: bool = False
    """Whether the word stands on a field of its own colour."""
    wall: str
    timer: Piece
    blinds: tuple[Line, ...]
    least_blinds: float
    note: Line = ()
    ante: Line = ()
    following: tuple[Line, ...] = ()
    ahead: Line = ()
    blocks: tuple[Block, ...] = ()
    podium: tuple[Place, ...] = ()
