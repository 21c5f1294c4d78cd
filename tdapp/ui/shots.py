"""Which pictures are taken of the windows. Pure: lists of shots, chosen so that all pairs of traits are seen.

| set | what | how many |
|---|---|---|
| few | the six that a start without a display writes | 6 |
| chosen | each page and stage once; every pair of page, language, skin and size | at most `MOST` |
| every | each page and stage in each language, dark and light, in each size | some hundreds |
"""

from collections.abc import Iterable
from fnmatch import fnmatchcase
from itertools import combinations, product

from msgspec import Struct

MOST = 40
LANGUAGES = ("en", "zh_Hant", "zh_Hans")
SKINS = ("dark", "light")
PAGE_SIZES = ((1366, 768), (1920, 1080))
PROJECTOR_SIZES = ((1024, 768), *PAGE_SIZES, (3840, 2160))
PROJECTOR = "projector"
CARDS = ("card_draw",)
"""Stages with a card over the clock."""
STAGES = (
    "ready",
    "before",
    "running",
    "last_minute",
    "last_seconds",
    "paused",
    "break",
    "paused_break",
    "last_level",
    "overtime",
    "finished",
    *CARDS,
)
PAGES = {
    "start": ("empty", "recent"),
    "clock": ("ready", "running", "paused", "break"),
    "structure": ("running",),
    "players": ("running", "finished"),
    "tables": ("unseated", "balance", "break_table"),
    "prizes": ("running",),
    "log": ("running",),
    "settings": ("running",),
    "one_screen": ("running", "bust"),
}


class Shot(Struct, frozen=True, kw_only=True):
    """One picture; its name tells everything about it."""

    page: str
    stage: str
    language: str
    skin: str
    size: tuple[int, int]

    @property
    def name(self) -> str:
        """File name without its ending."""
        width, height = self.size
        return f"{self.page}-{self.stage}-{self.language}-{self.skin}-{width}x{height}"


def every_shot() -> tuple[Shot, ...]:
    """Every page and stage in each language, dark and light, in each size."""
    kinds = [
        *((page, stage, PAGE_SIZES) for page, stages in PAGES.items() for stage in stages),
        *((PROJECTOR, stage, PROJECTOR_SIZES) for stage in STAGES),
    ]
    return tuple(
        Shot(page=page, stage=stage, language=language, skin=skin, size=size)
        for page, stage, sizes in kinds
        for language, skin in product(LANGUAGES, SKINS)
        for size in sizes
    )


def chosen_shots() -> tuple[Shot, ...]:
    """At most `MOST`: page by page until its stages and languages are seen, each shot the one that shows most
    that was not seen before; then whatever pairs are left.
    """
    left = list(every_shot())
    found = list(_OTHER_SKINS)
    wanted = {pair for shot in left for pair in _traits(shot)}
    wanted -= {pair for shot in found for pair in _traits(shot)}
    for page in (*PAGES, PROJECTOR, ""):
        here = [shot for shot in left if page in ("", shot.page)]
        due = {pair for shot in here for pair in (_own(shot) if page else _traits(shot))}
        while due & wanted and len(found) < MOST:
            best = max(here, key=lambda shot: (len(wanted & _own(shot)), len(wanted & _traits(shot))))
            wanted -= _traits(best)
            here.remove(best)
            found.append(best)
    return tuple(sorted(found, key=lambda shot: shot.name))


def _own(shot: Shot) -> set[tuple[str, str]]:
    """What no other page can show: the page's stage and its language."""
    return {(shot.page, shot.stage), (shot.page, shot.language)}


def _traits(shot: Shot) -> set[tuple[str, str]]:
    """Pairs of what is seen, and the stage itself."""
    seen = (shot.page, shot.language, shot.skin, f"{shot.size[0]}x{shot.size[1]}")
    return {(one, other) for one, other in combinations(seen, 2)} | {(shot.page, shot.stage)}


def _projected(stage: str, language: str, skin: str) -> Shot:
    return Shot(page=PROJECTOR, stage=stage, language=language, skin=skin, size=(1920, 1080))


_OTHER_SKINS = (_projected("running", "en", "felt"), _projected("break", "zh_Hans", "contrast"))
FEW = (
    Shot(page="start", stage="recent", language="en", skin="dark", size=(1366, 768)),
    Shot(page="clock", stage="running", language="en", skin="dark", size=(1366, 768)),
    Shot(page="players", stage="running", language="zh_Hans", skin="light", size=(1366, 768)),
    Shot(page="structure", stage="running", language="en", skin="light", size=(1366, 768)),
    _projected("running", "en", "dark"),
    _projected("break", "zh_Hant", "dark"),
)


def fitting(shots: Iterable[Shot], only: str | None) -> tuple[Shot, ...]:
    """Those whose name fits the pattern, with or without the rest of the name."""
    return tuple(shot for shot in shots if only is None or fnmatchcase(shot.name, only))
