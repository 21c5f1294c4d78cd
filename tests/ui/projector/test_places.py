"""Nothing is clipped, nothing overlaps, no share gives way: every stage, size and language."""

import re
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from support.projector import HARD, LONG_NAMES, STAGES, floor, view

from tdapp.app.resources import resources
from tdapp.application.views import ProjectorView
from tdapp.ui.setup import prepare
from tdapp.ui.theme import Theme
from tdapp.ui.widgets.face.arrange import arrange
from tdapp.ui.widgets.face.measure import FontMeasure
from tdapp.ui.widgets.face.words import content_of

SIZES = [(1024, 768), (1366, 768), (1920, 1080), (3840, 2160), (2560, 1080)]
VIEWS = {**STAGES, **HARD}


def assert_well_placed(shown: ProjectorView, size: tuple[int, int]) -> None:
    width, height = size
    measure = FontMeasure()
    found = arrange(content_of(shown), width, height, measure)
    assert found.kept
    boxes: list[tuple[str, QRectF]] = []
    for placed in found.placed:
        extent = measure.extent(placed.piece)
        above, below = extent.above * placed.size, extent.below * placed.size
        box = QRectF(placed.x, placed.base - above, placed.width, above + below)
        assert QRectF(0, 0, width, height).contains(box), placed
        boxes.append((placed.piece.text, box))
    for (one, box), (other, rest) in combinations(boxes, 2):
        assert not box.intersects(rest), (one, other)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", VIEWS)
def test_everything_has_its_own_place(qapp, name: str, size: tuple[int, int]) -> None:
    assert_well_placed(VIEWS[name], size)


@pytest.mark.parametrize("language", ["zh_Hant", "zh_Hans"])
@pytest.mark.parametrize("size", [(1024, 768), (1920, 1080)])
def test_everything_has_its_own_place_in_chinese(qapp, size: tuple[int, int], language: str) -> None:
    prepare(qapp, resources(), Theme(language=language))
    for name, shown in VIEWS.items():
        assert_well_placed(shown, size)
        assert not re.search("[A-Za-z]{3}", content_of(shown).word), name


@pytest.mark.usefixtures("_stretched")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", VIEWS)
def test_everything_has_its_own_place_with_texts_40_percent_longer(
    qapp, name: str, size: tuple[int, int]
) -> None:
    assert_well_placed(VIEWS[name], size)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("first", range(len(LONG_NAMES)))
def test_the_podium_holds_long_names_in_six_scripts(qapp, first: int, size: tuple[int, int]) -> None:
    names = (*LONG_NAMES[first:], *LONG_NAMES[:first])
    assert_well_placed(view("L7", 60_000, on_floor=floor(6, 5, names=names)), size)


def test_the_podium_holds_names_of_200_characters(qapp) -> None:
    names = ("x" * 200, "word " * 39 + "words", "王" * 200)
    assert_well_placed(view("L7", 60_000, on_floor=floor(3, 2, names=names)), (1024, 768))


def test_the_digits_never_jump(qapp) -> None:
    """The timer's cells are the same whatever the digits say."""
    places = set()
    for remaining in range(599_000, 0, -23_000):
        content = content_of(view("L3", remaining))
        found = arrange(content, 1920, 1080, FontMeasure())
        timer = next(placed for placed in found.placed if placed.part == "timer")
        places.add((timer.x, timer.base, timer.size))
    assert len(places) <= 3  # the line above says "last minute" and "last seconds" near the end
