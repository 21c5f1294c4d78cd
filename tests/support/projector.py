"""Views of the projected page, and the measuring of digits in a rendered picture."""

from datetime import UTC, datetime

from PySide6.QtCore import QRect, QTranslator
from PySide6.QtGui import QImage, QTransform

from tdapp.application.tournament import Tournament
from tdapp.application.views import Now, ProjectorView, projector_view
from tdapp.domain.clock.reading import ClockState, Reading
from tdapp.domain.clock.structure import AnteKind, Betting, Break, Item, Level, LocalName, Structure
from tdapp.domain.floor.state import Entry, FloorState
from tdapp.domain.units import Chips, EntryId, ItemId, Millis

AT = datetime(2026, 11, 27, 21, 18, tzinfo=UTC)
NOW = Now(AT, AT)
SECONDS, MINUTES = 1000, 60_000
LONG_TITLE = "The Thirty-Second Annual Midsummer Night Charity Tournament of the Riverside Card Room"
LONG_NAMES = (
    "Anna Katharina von Hohenlohe-Langenburg und zu Schillingsfürst-Waldenburg",
    "王小明 司徒美堂 歐陽修 诸葛亮",
    "Дмитрий Александрович Рождественский",
    "Παναγιώτης Παπαδόπουλος",
    "Łukasz Żółć-Świątek",
    "Nguyễn Thị Minh Khai",
)


def level(nth: int, sb: int, bb: int, ante: int = 0, **more: object) -> Level:
    """Level `L<nth>` of 20 minutes; an ante is a big blind's."""
    more.setdefault("minutes", 20)
    more.setdefault("ante_kind", AnteKind.BIG_BLIND if ante else AnteKind.NONE)
    return Level(id=ItemId(f"L{nth}"), sb=Chips(sb), bb=Chips(bb), ante=Chips(ante), **more)  # type: ignore[arg-type]


def pause(nth: int, minutes: int = 12, *colour_up: int) -> Break:
    """Break `B<nth>`."""
    return Break(id=ItemId(f"B{nth}"), minutes=minutes, colour_up=tuple(Chips(chip) for chip in colour_up))


EVENING: tuple[Item, ...] = (
    level(1, 100, 200),
    level(2, 200, 400),
    level(3, 300, 600, 600),
    level(4, 400, 800, 800),
    pause(1, 12, 25, 100),
    level(5, 500, 1000, 1000),
    level(6, 600, 1200, 1200),
    pause(2, 10),
    level(7, 5000, 9999, 9999),
)
MILLIONS: tuple[Item, ...] = (
    level(1, 500_000, 1_000_000, 1_000_000),
    level(2, 1_000_000, 2_000_000, 2_000_000),
    level(3, 2_000_000, 4_000_000, 4_000_000, minutes=80),
    pause(1, 75),
    level(4, 5_000_000, 10_000_000, 10_000_000),
)
PLAIN: tuple[Item, ...] = (
    level(1, 0, 200, 25, ante_kind=AnteKind.EVERY_PLAYER, betting=Betting.POT_LIMIT),
    level(2, 0, 0, 25, ante_kind=AnteKind.BUTTON, betting=Betting.FIXED_LIMIT),
    level(3, 0, 400),
)


def floor(
    entries: int = 27, out: int = 13, title: str = "Friday Night №41", names: tuple[str, ...] = ()
) -> FloorState:
    """So many entries, the last of them busted."""
    called = (*names, *(f"Player {nth}" for nth in range(len(names) + 1, entries + 1)))
    ids = [EntryId(nth) for nth in range(1, entries + 1)]
    return FloorState(
        title=title,
        entries={one: Entry(one, name) for one, name in zip(ids, called, strict=False)},
        busts=tuple(reversed(ids))[:out],
        last_id=EntryId(entries),
    )


def view(
    item: str,
    remaining: int,
    *,
    items: tuple[Item, ...] = EVENING,
    running: bool = True,
    starts_in: int = 0,
    scale: int = 1,
    stack: int = 20_000,
    on_floor: FloorState | None = None,
    now: Now = NOW,
) -> ProjectorView:
    """What the page shows when `remaining` ms of the item are left."""
    name = LocalName(en="Evening", zh_Hant="今晚", zh_Hans="今晚")
    clock = ClockState(
        structure=Structure(name=name, scale=scale, stack=Chips(stack), items=items),
        reading=Reading(
            item=ItemId(item), remaining=Millis(remaining), running=running, starts_in=Millis(starts_in)
        ),
        at=now.steady,
    )
    return projector_view(Tournament(clock=clock, floor=on_floor or floor()), now)


STAGES: dict[str, ProjectorView] = {
    "ready": view("L1", 20 * MINUTES, running=False, on_floor=floor(9, 0)),
    "before": view("L1", 20 * MINUTES, starts_in=12 * MINUTES + 30 * SECONDS, on_floor=floor(9, 0)),
    "running": view("L3", 12 * MINUTES + 47 * SECONDS),
    "last_minute": view("L3", 47 * SECONDS),
    "last_seconds": view("L3", 7 * SECONDS),
    "paused": view("L3", 12 * MINUTES + 47 * SECONDS, running=False),
    "break": view("B1", 8 * MINUTES + 15 * SECONDS),
    "paused_break": view("B1", 8 * MINUTES + 15 * SECONDS, running=False),
    "last_level": view("L7", 13 * MINUTES),
    "overtime": view("L7", -(3 * MINUTES + 12 * SECONDS)),
    "finished": view("L7", 13 * MINUTES, on_floor=floor(9, 8, names=LONG_NAMES[:3])),
}
HARD: dict[str, ProjectorView] = {
    "million": view("L1", 12 * MINUTES + 47 * SECONDS, items=MILLIONS, stack=20_000_000),
    "two_millions": view("L2", 12 * MINUTES + 47 * SECONDS, items=MILLIONS, stack=20_000_000),
    "long_level": view("L3", 65 * MINUTES, items=MILLIONS, stack=20_000_000),
    "long_break": view("B1", 65 * MINUTES, items=MILLIONS, stack=20_000_000),
    "long_title": view("L3", 12 * MINUTES, on_floor=floor(9_999, 13, title=LONG_TITLE)),
    "four_digits": view("L7", 19 * MINUTES),
    "single_blind": view("L1", 12 * MINUTES, items=PLAIN),
    "no_blinds": view("L2", 12 * MINUTES, items=PLAIN),
    "cents": view(
        "L1", 12 * MINUTES, items=(level(1, 25, 50), level(2, 50, 100, 100)), scale=100, stack=5_000
    ),
    "nobody": view("L3", 12 * MINUTES, on_floor=floor(0, 0, title="")),
}


def digit_heights(image: QImage, box: QRect) -> list[int]:
    """Heights in pixels of the glyphs in a box of the picture, from its own ink; commas and dots left out."""
    ground = image.pixelColor(box.left(), box.top()).lightness()
    part = image.copy(box).convertToFormat(QImage.Format.Format_Grayscale8)
    heights = [
        _inked_span(part.copy(left, 0, right - left, part.height()), ground)
        for left, right in _runs(part.transformed(QTransform().rotate(90)), ground)
    ]
    tallest = max(heights, default=0)
    return [height for height in heights if height > 0.7 * tallest]


def _lines(gray: QImage, ground: int) -> list[bool]:
    """For each line of the picture whether something is on it."""
    blank = bytes(1 if abs(value - ground) > 60 else 0 for value in range(256))
    data, step = bytes(gray.constBits()), gray.bytesPerLine()
    return [1 in data[y * step : y * step + gray.width()].translate(blank) for y in range(gray.height())]


def _runs(gray: QImage, ground: int) -> list[tuple[int, int]]:
    runs: list[tuple[int, int]] = []
    start = None
    for y, inked in enumerate([*_lines(gray, ground), False]):
        if inked and start is None:
            start = y
        elif not inked and start is not None:
            runs.append((start, y))
            start = None
    return runs


def _inked_span(gray: QImage, ground: int) -> int:
    lines = _lines(gray, ground)
    inked = [y for y, one in enumerate(lines) if one]
    return inked[-1] - inked[0] + 1 if inked else 0


class Stretched(QTranslator):
    """Every text 40 % longer, its fields untouched."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        """The English text with more letters at its end."""
        return source + "n" * max(1, round(0.4 * len(source.split("{", maxsplit=1)[0] or source)))

    def isEmpty(self) -> bool:
        return False
