"""From sizes to places: puts the pieces of solved lines on a page of so many pixels. Pure."""

from collections.abc import Sequence

from msgspec import Struct

from tdapp.ui.widgets.face import shares
from tdapp.ui.widgets.face.content import Line, Piece
from tdapp.ui.widgets.face.fill import Filled
from tdapp.ui.widgets.face.lines import HAIRLINE_BEFORE
from tdapp.ui.widgets.face.rows import Measure, Row, ink_of, size_of, space_before, width_of
from tdapp.ui.widgets.face.zones import Zone


class Placed(Struct, frozen=True, kw_only=True):
    """A piece on the page, in pixels: left end, baseline, height of its digits; `squeeze` < 1 narrows it."""

    part: str
    piece: Piece
    x: float
    base: float
    size: float
    width: float
    squeeze: float = 1.0


def elastic_room(row: Row, size: float, room: float, measure: Measure) -> float:
    """Room for the part of the row that may be cut."""
    middle, right = width_of(row.centre, size, measure), width_of(row.right, size, measure)
    free = (room - middle) / 2 if middle else room - right
    return max(0.0, free - shares.COLUMN_GAP)


class Placer:
    """Collects the placed pieces. Lengths are shares of the page's height until a piece is placed."""

    def __init__(self, aspect: float, height: float, measure: Measure) -> None:
        self.placed: list[Placed] = []
        self._measure = measure
        self._height = height
        self._side = aspect * shares.SIDE
        self._room = aspect * (1 - 2 * shares.SIDE)

    def place(
        self,
        rows: Sequence[Row],
        filled: Filled,
        squeeze: float,
        beside: tuple[Zone, Zone] | None,
    ) -> tuple[float, float, float] | None:
        """Place the lines from top to bottom; left, y and right of the hairline, if there is one."""
        hairline = None
        y = filled.edge
        for row, size in zip(rows, filled.sizes, strict=True):
            if hairline is None and row.part in HAIRLINE_BEFORE:
                left, right = self._side, self._side + self._room
                hairline = (left * self._height, y * self._height, right * self._height)
                y += filled.gap
            above, below = ink_of((row.left, row.centre, row.right), size, self._measure)
            base = y + above
            self._row(row, size, base, squeeze if row.part == "timer" else 1.0)
            if row.part == "timer" and beside:
                self._columns(beside, base - size / 2)
            y = base + below + filled.gap
        return hairline

    def _row(self, row: Row, size: float, base: float, squeeze: float) -> None:
        left, centre = row.left, row.centre
        if row.elastic and left:
            left = self._cut(left, size, elastic_room(row, size, self._room, self._measure))
        elif row.elastic and width_of(centre, size, self._measure) > self._room:
            centre = self._cut(centre, size, self._room)
        middle = width_of(centre, size, self._measure) * squeeze
        right = self._side + self._room - width_of(row.right, size, self._measure)
        self._line(left, row.part, size, (self._side, base))
        self._line(centre, row.part, size, (self._side + (self._room - middle) / 2, base), squeeze)
        self._line(row.right, row.part, size, (right, base))

    def _cut(self, line: Line, size: float, room: float) -> Line:
        """The line with its last piece cut so that it fits."""
        before = width_of((*line[:-1], Piece(text="")), size, self._measure)
        cut = self._measure.elided(line[-1], (room - before) / size)
        return (*line[:-1], cut) if cut.text else line[:-1]

    def _line(
        self, line: Line, part: str, share: float, start: tuple[float, float], squeeze: float = 1.0
    ) -> None:
        x, base = start
        for nth, piece in enumerate(line):
            size = size_of(piece, share)
            width = self._measure.extent(piece).width * size * squeeze
            x += space_before(piece, share) if nth else 0.0
            self.placed.append(
                Placed(
                    part=part,
                    piece=piece,
                    x=x * self._height,
                    base=base * self._height,
                    size=size * self._height,
                    width=width * self._height,
                    squeeze=squeeze,
                )
            )
            x += width

    def _columns(self, both: tuple[Zone, Zone], middle: float) -> None:
        top = middle - max(zone.height for zone in both) / 2
        for zone, at_right in zip(both, (False, True), strict=True):
            for one in zone.lines:
                width = width_of(one.line, one.share, self._measure)
                x = self._side + (self._room - width if at_right else 0.0)
                self._line(one.line, "zone", one.share, (x, top + one.base))
