"""Every pair of colours in use, in every skin.

Rule: look.md, tokens: body ≥ 7:1, secondary ≥ 4.5:1; product.md §5: timer ≥ 10:1, text of the room ≥ 7:1.
WCAG 2.2, 1.4.11: edges and marks that tell something ≥ 3:1.
"""

import re
from pathlib import Path

import pytest

from tdapp.ui import theme
from tdapp.ui.theme import SKINS, Skin

GROUNDS = ("ground", "surface", "raised", "hover")
SOFT = ("accent_soft", "amber_soft", "red_soft", "blue_soft")
PAIRS = [
    *((ink, ground, 7) for ink in ("text",) for ground in (*GROUNDS, *SOFT)),
    *((ink, ground, 4.5) for ink in ("dim",) for ground in (*GROUNDS, *SOFT)),
    *((ink, ground, 4.5) for ink in ("faint",) for ground in ("ground", "surface")),
    *((ink, ground, 4.5) for ink in ("accent", "amber", "red", "blue") for ground in ("ground", "surface")),
    ("on_accent", "accent", 4.5),
    ("on_accent", "accent_hover", 4.5),
    ("red", "raised", 4.5),
    ("accent", "raised", 4.5),
    ("amber", "amber_soft", 3),
    ("red", "red_soft", 3),
    ("blue", "blue_soft", 3),
    ("accent", "accent_soft", 3),
    *(("focus", ground, 3) for ground in GROUNDS),
    *(("edge", ground, 3) for ground in ("ground", "surface")),
]
TIMER = [(ink, "ground", 10) for ink in ("text",)]


def luminance(colour: str) -> float:
    """WCAG 2.2, relative luminance."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """WCAG 2.2, contrast ratio."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_the_measure_knows_black_on_white():
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)


@pytest.mark.parametrize("skin", Skin)
@pytest.mark.parametrize(("ink", "ground", "least"), [*PAIRS, *TIMER])
def test_look_pairs_are_readable(skin, ink, ground, least):
    colours = SKINS[skin]
    assert contrast(getattr(colours, ink), getattr(colours, ground)) >= least


def test_look_the_tokens_of_the_design_hold():
    dark, light = SKINS[Skin.DARK], SKINS[Skin.LIGHT]
    assert (dark.ground, dark.surface, dark.raised, dark.line) == ("#0B0F14", "#131A22", "#1C2530", "#2A3644")
    assert (dark.text, dark.dim, dark.accent) == ("#F2F5F8", "#9FB0C0", "#2FBF8F")
    assert (dark.amber, dark.red, dark.blue) == ("#FFB224", "#FF5D5D", "#6CB6FF")
    assert (light.ground, light.surface, light.raised) == ("#F6F7F9", "#FFFFFF", "#EEF1F4")
    assert (light.accent, light.amber, light.red, light.blue) == ("#0B7A55", "#9A5B00", "#B3261E", "#0B5CAD")


def test_look_no_colour_is_written_outside_the_theme():
    home = Path(theme.__file__)
    for path in home.parent.rglob("*.py"):
        if path != home:
            assert not re.search(r"#[0-9A-Fa-f]{6}\b", path.read_text(encoding="utf-8")), path
