"""Product §5: shares of the page's height, counted in pixels of the rendered picture.

The height of a digit is what its ink takes in the picture; where to look for it is the only thing taken from
the page's own arithmetic.
"""

import pytest
from PySide6.QtCore import QRect
from support.projector import HARD, STAGES, digit_heights

from tdapp.application.views import ProjectorView
from tdapp.ui.widgets.clock_face import ClockFace
from tdapp.ui.widgets.face.place import Placed

SIZES = [(1024, 768), (1366, 768), (1920, 1080), (3840, 2160)]
PIXEL = 1.0
"""A digit's edge may fall between two pixels."""


def rendered(qtbot, view: ProjectorView, size: tuple[int, int]) -> ClockFace:
    face = ClockFace()
    qtbot.addWidget(face)
    face.resize(*size)
    face.set_view(view)
    return face


def measured(face: ClockFace) -> dict[str, float]:
    """The least share of a digit, in the picture, by part of the page."""
    image = face.grab().toImage()
    found: dict[str, float] = {}
    for placed in face.arrangement.placed:
        if any(char.isdigit() for char in placed.piece.text):
            heights = digit_heights(image, box_of(placed))
            assert heights, placed
            part = part_of(placed)
            digits_only = not any(char.isalpha() for char in placed.piece.text)
            share = ((min if digits_only else max)(heights) + PIXEL) / face.height()
            found[part] = min(found.get(part, 1.0), share)
    return found


def box_of(placed: Placed) -> QRect:
    """The room of a text's digits, with what curves and shades beyond them."""
    rim = max(2, round(0.02 * placed.size))
    top = round(placed.base - placed.size) - rim
    return QRect(round(placed.x) - 1, top, round(placed.width) + 2, round(placed.size) + 2 * rim)


def part_of(placed: Placed) -> str:
    """Main pieces carry their line's share; minor ones are only bound by the least of all."""
    return "minor" if placed.piece.minor else placed.part


def assert_shares(shares: dict[str, float], view: ProjectorView) -> None:
    assert 0.30 <= shares["timer"] <= 0.505
    bb = view.clock.level.bb // view.scale
    if bb:
        least = 0.12 if bb < 10_000 else 0.09 if bb <= 1_000_000 else 0.07
        assert least <= shares["blinds"] <= 0.185
    if view.clock.level.ante:
        assert shares["ante"] >= 0.08
    if "foot" in shares:
        assert shares["foot"] >= 0.08
    assert min(shares.values()) >= 0.05, shares


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["running", "break", "before", "overtime"])
def test_product_5_shares_in_every_stage(qtbot, name: str, size: tuple[int, int]) -> None:
    assert_shares(measured(rendered(qtbot, STAGES[name], size)), STAGES[name])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", [name for name in HARD if name != "nobody"])
def test_product_5_shares_with_large_blinds_long_names_and_long_levels(
    qtbot, name: str, size: tuple[int, int]
) -> None:
    assert_shares(measured(rendered(qtbot, HARD[name], size)), HARD[name])


@pytest.mark.usefixtures("_stretched")
@pytest.mark.parametrize("size", SIZES[:2])
@pytest.mark.parametrize("name", ["running", "break", "last_seconds", "two_millions", "long_break"])
def test_product_5_shares_with_texts_40_percent_longer(qtbot, name: str, size: tuple[int, int]) -> None:
    view = {**STAGES, **HARD}[name]
    assert_shares(measured(rendered(qtbot, view, size)), view)


def test_the_measure_sees_a_page_that_is_too_small(qtbot) -> None:
    face = rendered(qtbot, STAGES["running"], (500, 900))
    assert measured(face)["timer"] < 0.30
