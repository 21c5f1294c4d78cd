"""Where the projected page is, in words that cost nothing to load."""

from enum import StrEnum

from msgspec import Struct


class Where(StrEnum):
    OFF = "off"
    SHOWN = "shown"
    LOST = "lost"
    MIRRORED = "mirrored"
    ONE_SCREEN = "one_screen"


class Placement(Struct, frozen=True):
    """Where the page is; `screen` is the name for people of the screen it is on, or that has gone."""

    where: Where = Where.OFF
    screen: str = ""
