"""The facts beside the timer: one column at each side. Pure."""

from msgspec import Struct

from tdapp.ui.widgets.face import shares
from tdapp.ui.widgets.face.content import Block, Line
from tdapp.ui.widgets.face.rows import Measure, ink_of, width_of

LINE_GAP = 0.018
BLOCK_GAP = 0.05


class ZoneLine(Struct, frozen=True, kw_only=True):
    """A line of a column; `base` counts from the column's upper edge."""

    line: Line
    share: float
    base: float


class Zone(Struct, frozen=True, kw_only=True):
    """A column with its lines, its width and its height."""

    lines: tuple[ZoneLine, ...]
    width: float
    height: float


def zones(blocks: tuple[Block, ...], value: float, measure: Measure) -> tuple[Zone, Zone]:
    """Left and right column with `value` as size of the values."""
    half = (len(blocks) + 1) // 2
    return _zone(blocks[:half], value, measure), _zone(blocks[half:], value, measure)


def _zone(blocks: tuple[Block, ...], value: float, measure: Measure) -> Zone:
    lines: list[ZoneLine] = []
    y = width = 0.0
    for nth, block in enumerate(blocks):
        y += BLOCK_GAP if nth else 0.0
        sized = (((block.label,), shares.TEXT), (block.value, value), (block.under, shares.TEXT))
        for place, (line, share) in enumerate(pair for pair in sized if pair[0]):
            y += LINE_GAP if place else 0.0
            above, below = ink_of((line,), share, measure)
            lines.append(ZoneLine(line=line, share=share, base=y + above))
            y += above + below
            width = max(width, width_of(line, share, measure))
    return Zone(lines=tuple(lines), width=width, height=y)
