"""Where each text of the page stands and how large it is. Pure: content and size in, places in pixels out.

Each way of breaking the page into lines is tried; the one that keeps every least share and comes nearest to
the shares to strive for is taken. So two lines and folded side zones come before any text falls under its
share.
"""

from msgspec import Struct

from tdapp.ui.widgets.face import shares
from tdapp.ui.widgets.face.content import Content
from tdapp.ui.widgets.face.lines import HAIRLINE_BEFORE, Way, rows_of, ways
from tdapp.ui.widgets.face.place import Placed, Placer, elastic_room
from tdapp.ui.widgets.face.rows import Measure, Row, ink_of, largest, needed, width_of
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
    sizes: tuple[float, ...]
    gap: float
    zones: tuple[Zone, Zone] | None
    squeeze: float
    lack: float
    merit: float


def arrange(content: Content, width: float, height: float, measure: Measure) -> Arrangement:
    """The best arrangement of the content on a page of so many pixels."""
    aspect = width / height
    solved = [_solve(content, way, aspect, measure) for way in ways(content, aspect)]
    best = max(solved, key=lambda one: (-one.lack, one.merit))
    placer = Placer(aspect, height, measure)
    hairline = placer.place(best.rows, best.sizes, best.gap, best.squeeze, best.zones)
    return Arrangement(placed=tuple(placer.placed), hairline=hairline, kept=best.lack == 0)


def _solve(content: Content, way: Way, aspect: float, measure: Measure) -> _Solved:
    room = aspect * (1 - 2 * shares.SIDE)
    rows = rows_of(content, way, room, measure)
    beside = zones(content.blocks, way.value, measure) if way.value else None
    taken = 2 * (max(zone.width for zone in beside) + shares.COLUMN_GAP) if beside else 0.0
    squeeze = _squeeze(rows, room - taken, measure)
    caps = _alike(rows, [_cap(row, room, taken, squeeze, measure) for row in rows])
    sizes, gap, short = _fill(rows, caps, measure)
    lack = short + sum(max(0.0, 1 - cap / row.span.least) for row, cap in zip(rows, caps, strict=True))
    if beside and (tall := max(zone.height for zone in beside)) > (high := _timer_size(rows, sizes)):
        lack += tall / high - 1
    return _Solved(
        rows=tuple(rows),
        sizes=tuple(sizes),
        gap=gap,
        zones=beside,
        squeeze=squeeze,
        lack=0.0 if lack < ROUNDING else lack,
        merit=_merit(rows, sizes, way, room, measure) - 3 * (1 - squeeze),
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


def _fill(rows: list[Row], caps: list[float], measure: Measure) -> tuple[list[float], float, float]:
    """Sizes that fill the height, the gap between lines, and by how much the least sizes are too high."""

    def sized(t: float) -> list[float]:
        return [
            min(cap, row.span.least + t * (max(row.span.want, row.span.least) - row.span.least))
            for row, cap in zip(rows, caps, strict=True)
        ]

    def total(sizes: list[float], gap: float) -> float:
        return sum(_height(row, size, measure) for row, size in zip(rows, sizes, strict=True)) + gap * _gaps(
            rows
        )

    room = 1 - 2 * shares.EDGE
    least = total(sized(0.0), shares.GAP.least)
    if least > room:
        factor = room / least
        return [size * factor for size in sized(0.0)], shares.GAP.least * factor, 1 - factor
    low, high = 0.0, 1.0
    for _ in range(16):
        t = (low + high) / 2
        gap = shares.GAP.least + t * (shares.GAP.want - shares.GAP.least)
        low, high = (t, high) if total(sized(t), gap) <= room else (low, t)
    sizes, gap = sized(low), shares.GAP.least + low * (shares.GAP.want - shares.GAP.least)
    for part in ("timer", "blinds", "ante", "podium1", "podium2", "podium3"):
        _grow(part, rows, sizes, caps, room - total(sizes, gap))
    return sizes, (room - total(sizes, 0.0)) / _gaps(rows), 0.0


def _gaps(rows: list[Row]) -> float:
    """Gaps between the lines; the hairline takes another."""
    return len(rows) - 1 + any(row.part in HAIRLINE_BEFORE for row in rows)


def _grow(part: str, rows: list[Row], sizes: list[float], caps: list[float], spare: float) -> None:
    """Give spare height to the lines of a part, up to their most."""
    which = [index for index, row in enumerate(rows) if row.part == part]
    for index in which:
        sizes[index] += max(0.0, min(caps[index] - sizes[index], spare / len(which)))


def _height(row: Row, size: float, measure: Measure) -> float:
    return sum(ink_of((row.left, row.centre, row.right), size, measure))


def _timer_size(rows: list[Row], sizes: list[float]) -> float:
    return next((size for row, size in zip(rows, sizes, strict=True) if row.part == "timer"), 1.0)


def _merit(rows: list[Row], sizes: list[float], way: Way, room: float, measure: Measure) -> float:
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
    return found - 0.25 * lines + (0.3 + 2 * way.value if way.value else 0.0)
