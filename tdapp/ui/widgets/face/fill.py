"""Shares out the page's height among its lines: from least to wanted sizes, then the rest. Pure."""

from collections.abc import Sequence

from msgspec import Struct

from tdapp.ui.widgets.face import shares
from tdapp.ui.widgets.face.lines import HAIRLINE_BEFORE
from tdapp.ui.widgets.face.rows import Measure, Row, ink_of
from tdapp.ui.widgets.face.shares import Span

GROWING = ("timer", "blinds", "ante", "podium1", "podium2", "podium3")
"""Parts that take what height is left over, in this order."""
STEPS = 9


class Filled(Struct, frozen=True, kw_only=True):
    """Sizes of the lines, the gap between them, the edge above and below; `lack` is how much they shrank."""

    sizes: tuple[float, ...]
    gap: float
    edge: float
    lack: float = 0.0


def fill(rows: Sequence[Row], caps: Sequence[float], measure: Measure) -> Filled:
    """Fill the height, no line larger than its cap; all are shrunk alike if even their least is too high."""
    least = _between(rows, caps, 0.0)
    used = _total(rows, least, measure)
    if used > 1:
        return Filled(
            sizes=tuple(size / used for size in least.sizes),
            gap=least.gap / used,
            edge=least.edge / used,
            lack=1 - 1 / used,
        )
    low, high = 0.0, 1.0
    for _ in range(STEPS):
        t = (low + high) / 2
        low, high = (t, high) if _total(rows, _between(rows, caps, t), measure) <= 1 else (low, t)
    return _grown(rows, caps, _between(rows, caps, low), measure)


def _between(rows: Sequence[Row], caps: Sequence[float], t: float) -> Filled:
    """Everything `t` of the way from its least to its wanted size."""
    sizes = (min(cap, _at(row.span, t)) for row, cap in zip(rows, caps, strict=True))
    return Filled(sizes=tuple(sizes), gap=_at(shares.GAP, t), edge=_at(shares.EDGE, t))


def _at(span: Span, t: float) -> float:
    return span.least + t * max(0.0, span.want - span.least)


def _total(rows: Sequence[Row], filled: Filled, measure: Measure) -> float:
    return _heights(rows, filled.sizes, measure) + filled.gap * _gaps(rows) + 2 * filled.edge


def _heights(rows: Sequence[Row], sizes: Sequence[float], measure: Measure) -> float:
    pairs = zip(rows, sizes, strict=True)
    return sum(sum(ink_of((row.left, row.centre, row.right), size, measure)) for row, size in pairs)


def _gaps(rows: Sequence[Row]) -> int:
    """Gaps between the lines; the hairline takes another."""
    return len(rows) - 1 + any(row.part in HAIRLINE_BEFORE for row in rows)


def _grown(rows: Sequence[Row], caps: Sequence[float], filled: Filled, measure: Measure) -> Filled:
    sizes = list(filled.sizes)
    for part in GROWING:
        which = [index for index, row in enumerate(rows) if row.part == part]
        spare = 1 - _heights(rows, sizes, measure) - filled.gap * _gaps(rows) - 2 * filled.edge
        for index in which:
            sizes[index] += max(0.0, min(caps[index] - sizes[index], spare / len(which)))
    gap = (1 - _heights(rows, sizes, measure) - 2 * filled.edge) / max(1, _gaps(rows))
    return Filled(sizes=tuple(sizes), gap=gap, edge=filled.edge)
