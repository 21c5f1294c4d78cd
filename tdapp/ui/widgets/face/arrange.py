"""Where each text of the page stands and how large it is. Pure: content and size in, places in pixels out.

Each way of breaking the page into lines is tried; the one that keeps every least share and comes nearest to
the shares to strive for is taken. So two lines and folded side zones come before any text falls under its
share.
"""

from collections.abc import Sequence

from msgspec import Struct

from tdapp.ui.widgets.face import shares
from tdapp.ui.widgets.face.content import Content
from tdapp.ui.widgets.face.fill import Filled, fill
from tdapp.ui.widgets.face.lines import Way, rows_of, ways
from tdapp.ui.widgets.face.place import Placed, Placer, elastic_room
from tdapp.ui.widgets.face.rows import Measure, Row, largest, needed, width_of
from tdapp.ui.widgets.face.zones import Zone, zones

ROUNDING = 1e-3
"""What may be lacking without being seen; `shares.HAIR` has it to spare."""


CROWDED = 0.82
"""A note that fills more of the width than this would rather be two lines."""


SECOND = 0.8
"""The others on the podium, of the winner's size."""


class Arrangement(Struct, frozen=True, kw_only=True):
    """The page. `hairline` is left, y, right; None when nothing stands below it.

    `kept` is False if some share had to give way: no page of a usual shape does that.
    """

    placed: tuple[Placed, ...]
    hairline: tuple[float, float, float] | None
    kept: bool


class _Solved(Struct, frozen=True, kw_only=True):
    rows: tuple[Row, ...]
    filled: Filled
    zones: tuple[Zone, Zone] | None
    squeeze: float
    lack: float
    merit: float


def arrange(content: Content, width: float, height: float, measure: Measure) -> Arrangement:
    """The best arrangement of the content on a page of so many pixels."""
    aspect = width / height
    best = _best(content, ways(content, aspect), aspect, measure)
    if best.lack:
        best = _best(content, ways(content, aspect, hard=True), aspect, measure)
    placer = Placer(aspect, height, measure)
    hairline = placer.place(best.rows, best.filled, best.squeeze, best.zones)
    return Arrangement(placed=tuple(placer.placed), hairline=hairline, kept=best.lack == 0)


def _best(content: Content, tried: list[Way], aspect: float, measure: Measure) -> _Solved:
    solved = [_solve(content, way, aspect, measure) for way in tried]
    return max(solved, key=lambda one: (-one.lack, one.merit))


def _solve(content: Content, way: Way, aspect: float, measure: Measure) -> _Solved:
    room = aspect * (1 - 2 * shares.SIDE)
    rows = rows_of(content, way, room, measure)
    beside = zones(content.blocks, way.value, measure) if way.value else None
    taken = 2 * (max(zone.width for zone in beside) + shares.COLUMN_GAP) if beside else 0.0
    squeeze = _squeeze(rows, room - taken, measure)
    caps = _alike(rows, [_cap(row, room, taken, squeeze, measure) for row in rows])
    filled = fill(rows, caps, measure)
    lack = filled.lack + sum(max(0.0, 1 - cap / row.span.least) for row, cap in zip(rows, caps, strict=True))
    if beside and (tall := max(zone.height for zone in beside)) > (high := _timer_size(rows, filled.sizes)):
        lack += tall / high - 1
    return _Solved(
        rows=tuple(rows),
        filled=filled,
        zones=beside,
        squeeze=squeeze,
        lack=0.0 if lack < ROUNDING else lack,
        merit=_merit(rows, filled.sizes, way, room, measure) - 3 * (1 - squeeze),
    )


def _squeeze(rows: list[Row], room: float, measure: Measure) -> float:
    """How much the timer's digits must be narrowed to reach their least share."""
    for row in rows:
        if row.part == "timer":
            wide = width_of(row.centre, row.span.least, measure)
            return max(shares.SQUEEZE, min(1.0, room / wide)) if wide else 1.0
    return 1.0


def _cap(row: Row, room: float, taken: float, squeeze: float, measure: Measure) -> float:
    if row.part == "timer":
        return largest(row, (room - taken) / squeeze, measure)
    fits = largest(row, room, measure)
    return max(fits, row.span.least) if row.elastic and not row.left else fits


def _alike(rows: list[Row], caps: list[float]) -> list[float]:
    """The halves of a broken line get one size, and nobody on the podium is larger than the winner."""
    winner = min((cap for row, cap in zip(rows, caps, strict=True) if row.part == "podium1"), default=1.0)
    caps = [
        max(row.span.least, min(cap, SECOND * winner)) if row.part in ("podium2", "podium3") else cap
        for row, cap in zip(rows, caps, strict=True)
    ]
    return [
        min(cap for other, cap in zip(rows, caps, strict=True) if other.part == row.part)
        if row.part.startswith(("blinds", "podium"))
        else own
        for row, own in zip(rows, caps, strict=True)
    ]


def _timer_size(rows: list[Row], sizes: Sequence[float]) -> float:
    return next((size for row, size in zip(rows, sizes, strict=True) if row.part == "timer"), 1.0)


def _merit(rows: list[Row], sizes: Sequence[float], way: Way, room: float, measure: Measure) -> float:
    """How near the page comes to what it strives for; a shorter and airier page wins among equals."""
    found = 0.0
    for row, size in zip(rows, sizes, strict=True):
        weight = {"timer": 4.0, "blinds": 2.0, "podium1": 1.0}.get(row.part, 0.0)
        found += weight * min(1.0, size / row.span.want) / sum(other.part == row.part for other in rows)
        if row.elastic and row.left:
            full = width_of(row.left, size, measure)
            found += 0.6 * min(1.0, elastic_room(row, size, room, measure) / full)
        if row.part in ("note", "ante") and needed(row, size, measure) > CROWDED * room:
            found -= 0.8
    lines = way.head_lines + way.blind_lines + way.note_lines + way.foot_lines
    return (
        found
        - 0.25 * (lines + way.brief + (4 if way.head_lines == 0 else 0))
        + (0.3 + 2 * way.value if way.value else 0.0)
    )
