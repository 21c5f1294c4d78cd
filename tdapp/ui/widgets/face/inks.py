"""The colours and the frame of each stage, in the skin in force.

| stage | word | colour | frame |
|---|---|---|---|
| before the start | Ready, Starts in | grey | dotted |
| running | Level 7 | accent | solid |
| last minute | last minute | amber | solid, thicker |
| last ten seconds | last seconds | red | solid, thickest, with an inner line |
| paused | PAUSED on a field | grey, timer dimmed | dashed |
| break | Break | blue | double |
| overtime | Overtime, + before the digits | amber | dash and dot |
| finished | Winner | accent | corners only |

Rule: product §5: text ≥ 7:1, timer ≥ 10:1. A token that is not strong enough on the ground is mixed with the
skin's text colour until it is.
"""

from enum import StrEnum
from functools import cache

from msgspec import Struct
from PySide6.QtGui import QColor

from tdapp.domain.clock.view import Stage
from tdapp.ui import theme
from tdapp.ui.widgets.face.content import Ink

LEAST_TEXT, LEAST_TIMER = 7.0, 10.0
STEPS = 20


class Form(StrEnum):
    DOTTED = "dotted"
    SOLID = "solid"
    THICK = "thick"
    THICKEST = "thickest"
    DASHED = "dashed"
    DOUBLE = "double"
    DASH_DOT = "dash_dot"
    CORNERS = "corners"


class Palette(Struct, frozen=True):
    """The page's colours in one stage: the ground, the frame with its form, the hairline, and each ink."""

    ground: QColor
    frame: QColor
    form: Form
    track: QColor
    inks: dict[Ink, QColor]


_STAGES: dict[Stage, tuple[str, str, Form]] = {
    Stage.BEFORE: ("dim", "text", Form.DOTTED),
    Stage.RUNNING: ("accent", "text", Form.SOLID),
    Stage.LAST_MINUTE: ("amber", "amber", Form.THICK),
    Stage.LAST_SECONDS: ("red", "red", Form.THICKEST),
    Stage.PAUSED: ("dim", "dim", Form.DASHED),
    Stage.BREAK: ("blue", "text", Form.DOUBLE),
    Stage.OVERTIME: ("amber", "amber", Form.DASH_DOT),
    Stage.FINISHED: ("accent", "text", Form.CORNERS),
}


@cache
def palette(stage: Stage, skin: theme.Skin) -> Palette:
    """The stage's colours in a skin."""
    colours = theme.SKINS[skin]
    told, timer, form = _STAGES[stage]
    return Palette(
        ground=QColor(colours.ground),
        frame=QColor(getattr(colours, told)),
        form=form,
        track=QColor(colours.line),
        inks={
            Ink.BRIGHT: QColor(colours.text),
            Ink.SOFT: _strong(colours.dim, colours, LEAST_TEXT),
            Ink.STAGE: _strong(getattr(colours, told), colours, LEAST_TEXT),
            Ink.BADGE: QColor(colours.ground),
            Ink.WARNING: _strong(colours.amber, colours, LEAST_TEXT),
            Ink.TIMER: _strong(getattr(colours, timer), colours, LEAST_TIMER),
        },
    )


def contrast(one: QColor, other: QColor) -> float:
    """Contrast of two colours, 1 to 21. Rule: WCAG 2.2, relative luminance."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: QColor) -> float:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _strong(token: str, colours: theme.Colours, least: float) -> QColor:
    """The token, with as little of the text colour in it as reaches `least` on the ground."""
    start, end, ground = QColor(token), QColor(colours.text), QColor(colours.ground)
    for step in range(STEPS + 1):
        mixed = _mix(start, end, step / STEPS)
        if contrast(mixed, ground) >= least:
            return mixed
    return end


def _mix(start: QColor, end: QColor, part: float) -> QColor:
    return QColor(
        *(
            round(a + (b - a) * part)
            for a, b in zip(start.getRgb()[:3], end.getRgb()[:3], strict=True)  # type: ignore[arg-type]
        )
    )
