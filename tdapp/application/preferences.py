"""What a person likes, apart from any tournament."""

from typing import Literal

from msgspec import Struct


class Preferences(Struct, frozen=True, kw_only=True):
    """`language` None = the system's. `base_size` is in percent. `projector_screen` is the screen's name.

    `window_geometry` is what the window system gave, in base64.
    """

    language: str | None = None
    skin: str = "dark"
    base_size: int = 100
    reduced_motion: bool = False
    space_presses_buttons: bool = False
    wall_clock: Literal["locale", "12", "24"] = "locale"
    projector_screen: str | None = None
    projector_skin: str | None = None
    window_geometry: str | None = None
