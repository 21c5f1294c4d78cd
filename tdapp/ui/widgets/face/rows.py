"""Lines of the page and how large they can be in a width. Pure: lengths are shares of the page's height."""

from functools import lru_cache
from typing import Protocol

from msgspec import Struct

from tdapp.ui.widgets.face import shares
from tdapp.ui.widgets.face.content import Line, Piece
from tdapp.ui.widgets.face.shares import Span


class Extent(Struct, frozen=True):
    """What a text takes, in heights of its digits: its width, and its ink above and below the baseline."""

    width: float
    above: float
    below: float


class Measure(Protocol):
    """Knows the fonts."""

    def extent(self, piece: Piece) -> Extent:
        """What the piece takes."""
        ...

    def elided(self, piece: Piece, width: float) -> Piece:
        """The piece cut to `width` heights of its digits, with an ellipsis; empty when nothing is left."""
        ...


class Row(Struct, frozen=True, kw_only=True):
    """A line across the page. `elastic` marks a left part that may be cut (a title); it takes no room."""

    part: str
    span: Span
    left: Line = ()
    centre: Line = ()
    right: Line = ()
    elastic: bool = False


def size_of(piece: Piece, share: float) -> float:
    """Height of the piece's digits on a line of `share`."""
    size = max(min(share, shares.TEXT), share * shares.MINOR) if piece.minor else share
    return size * shares.TALL if is_tall(piece.text) else size


@lru_cache(maxsize=1024)
def is_tall(text: str) -> bool:
    """Chinese without a digit: its signs are taller than the digits of their font."""
    return any(char >= "\u2e80" for char in text) and not any(char.isdigit() for char in text)


def width_of(line: Line, share: float, measure: Measure) -> float:
    """Width of the pieces with the spaces between them."""
    if not line:
        return 0.0
    inked = sum(measure.extent(piece).width * size_of(piece, share) for piece in line)
    return inked + sum(space_before(piece, share) for piece in line[1:])


def space_before(piece: Piece, share: float) -> float:
    """Space between the piece and the one before it on a line of `share`."""
    return (shares.TIGHT if piece.tight else shares.SPACE) * share


def ink_of(lines: tuple[Line, ...], share: float, measure: Measure) -> tuple[float, float]:
    """Height above and below the common baseline."""
    above, below = share, 0.0
    for piece in (piece for line in lines for piece in line):
        extent, size = measure.extent(piece), size_of(piece, share)
        above, below = max(above, extent.above * size), max(below, extent.below * size)
    return above, below


def needed(row: Row, share: float, measure: Measure) -> float:
    """Width that the row takes at `share`."""
    left = 0.0 if row.elastic else width_of(row.left, share, measure)
    right = width_of(row.right, share, measure)
    middle = width_of(row.centre, share, measure)
    if not row.centre:
        return left + right + (shares.COLUMN_GAP if left and right else 0.0)
    beside = max(left, right)
    return middle + 2 * (beside + shares.COLUMN_GAP if beside else 0.0)


@lru_cache(maxsize=512)
def largest(row: Row, room: float, measure: Measure) -> float:
    """The largest share up to the row's most at which it fits into `room`."""
    if needed(row, row.span.most, measure) <= room:
        return row.span.most
    low, high = 0.0, row.span.most
    for _ in range(12):
        middle = (low + high) / 2
        low, high = (middle, high) if needed(row, middle, measure) <= room else (low, middle)
    return low
