"""Every colour, size and font of the windows. What is drawn asks `current()`; nothing else names a colour.

Rule: look.md, tokens. Contrast of every pair in use is proved by `tests/unit/ui/test_contrast.py`.
"""

from enum import StrEnum

from msgspec import Struct
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication

from tdapp.ui import fonts


class Skin(StrEnum):
    DARK = "dark"
    LIGHT = "light"
    FELT = "felt"
    CONTRAST = "contrast"


class Colours(Struct, frozen=True, kw_only=True):
    """Tokens as `#RRGGBB`. The soft ones are grounds for text in `text`; `faint` is for what is past."""

    ground: str
    surface: str
    raised: str
    hover: str
    line: str
    edge: str
    text: str
    dim: str
    faint: str
    accent: str
    accent_hover: str
    on_accent: str
    accent_soft: str
    amber: str
    amber_soft: str
    red: str
    red_soft: str
    blue: str
    blue_soft: str
    focus: str


SKINS: dict[Skin, Colours] = {
    Skin.DARK: Colours(
        ground="#0B0F14",
        surface="#131A22",
        raised="#1C2530",
        hover="#26323F",
        line="#2A3644",
        edge="#5E7085",
        text="#F2F5F8",
        dim="#9FB0C0",
        faint="#8292A2",
        accent="#2FBF8F",
        accent_hover="#46D3A4",
        on_accent="#06140E",
        accent_soft="#14332A",
        amber="#FFB224",
        amber_soft="#241C0C",
        red="#FF5D5D",
        red_soft="#2A1416",
        blue="#6CB6FF",
        blue_soft="#12233A",
        focus="#5CE0B4",
    ),
    Skin.LIGHT: Colours(
        ground="#F6F7F9",
        surface="#FFFFFF",
        raised="#EEF1F4",
        hover="#E1E6EB",
        line="#D5DBE2",
        edge="#7C8A98",
        text="#10161D",
        dim="#4E5D6C",
        faint="#5F6E7D",
        accent="#0B7A55",
        accent_hover="#096648",
        on_accent="#FFFFFF",
        accent_soft="#DDF1E9",
        amber="#9A5B00",
        amber_soft="#FFF3DD",
        red="#B3261E",
        red_soft="#FCE9E7",
        blue="#0B5CAD",
        blue_soft="#E3EFFB",
        focus="#0B7A55",
    ),
    Skin.FELT: Colours(
        ground="#071C15",
        surface="#0C271E",
        raised="#143529",
        hover="#1C4435",
        line="#2A5243",
        edge="#6A9583",
        text="#F3F8F5",
        dim="#A9C4B7",
        faint="#8BA99B",
        accent="#58D6A4",
        accent_hover="#78E3B9",
        on_accent="#04140D",
        accent_soft="#17463A",
        amber="#FFC24D",
        amber_soft="#2F2A0F",
        red="#FF8278",
        red_soft="#37201D",
        blue="#86C5FF",
        blue_soft="#12344A",
        focus="#8AF0C8",
    ),
    Skin.CONTRAST: Colours(
        ground="#000000",
        surface="#000000",
        raised="#161616",
        hover="#2B2B2B",
        line="#7A7A7A",
        edge="#FFFFFF",
        text="#FFFFFF",
        dim="#E4E4E4",
        faint="#BDBDBD",
        accent="#FFE600",
        accent_hover="#FFF27A",
        on_accent="#000000",
        accent_soft="#3A3500",
        amber="#FFB000",
        amber_soft="#2A1D00",
        red="#FF7A7A",
        red_soft="#330D0D",
        blue="#7CC4FF",
        blue_soft="#06233D",
        focus="#FFFFFF",
    ),
}

CARD_FACE, CARD_EDGE, CARD_BLACK, CARD_RED = "#FBFBF8", "#B9BEC4", "#14181D", "#C4261D"
"""A playing card is the same under every skin: paper, ink."""

# font sizes in px at 100 %, all scaled from the one base size
SMALL, BODY, LARGE, TITLE, DISPLAY, HUGE = 13, 15, 18, 24, 32, 48
BASE_SIZES = (13, 15, 17, 20)
# space in px at 100 %
UNIT, PAD, GAP, RADIUS, HAIRLINE, RING = 4, 16, 24, 10, 1, 2
CONTROL, ICON, RAIL, HEADER = 40, 20, 200, 76
MOTION_MS = 160

MEDIUM, SEMIBOLD, BOLD = QFont.Weight.Medium, QFont.Weight.DemiBold, QFont.Weight.Bold
NORMAL = QFont.Weight.Normal
_TABULAR = QFont.Tag("tnum")


class Theme(Struct, frozen=True, kw_only=True):
    """What is in force. `base` is the size of body text in px, 15 = 100 %."""

    skin: Skin = Skin.DARK
    base: int = BODY
    language: str = "en"
    reduced_motion: bool = False

    @property
    def colours(self) -> Colours:
        """The skin's tokens."""
        return SKINS[self.skin]

    def px(self, size: int) -> int:
        """A size at 100 % as pixels in force."""
        return round(size * self.base / BODY)

    def colour(self, token: str) -> QColor:
        """A token of `Colours` by name, for painting."""
        return QColor(getattr(self.colours, token))

    def font(self, size: int = BODY, weight: QFont.Weight = NORMAL) -> QFont:
        """Text face; `size` at 100 %."""
        return self._face(fonts.text_families(self.language), self.px(size), weight)

    def digits(self, size: int, weight: QFont.Weight = SEMIBOLD) -> QFont:
        """Condensed face of the big figures; `size` at 100 %."""
        return self.digits_px(self.px(size), weight)

    def digits_px(self, pixels: int, weight: QFont.Weight = SEMIBOLD) -> QFont:
        """The same in plain pixels, for faces that fill what room they have."""
        return self._face(fonts.digit_families(self.language), pixels, weight)

    def text_px(self, pixels: int, weight: QFont.Weight = NORMAL) -> QFont:
        """Text face in plain pixels."""
        return self._face(fonts.text_families(self.language), pixels, weight)

    @property
    def motion_ms(self) -> int:
        """Length of a movement that explains; 0 under reduced motion."""
        return 0 if self.reduced_motion else MOTION_MS

    def _face(self, families: list[str], pixels: int, weight: QFont.Weight) -> QFont:
        font = QFont(families)
        font.setPixelSize(max(1, pixels))
        font.setWeight(weight)
        font.setFeature(_TABULAR, 1)
        return font


class _Notifier(QObject):
    theme_changed = Signal()


notifier = _Notifier()
"""`notifier.theme_changed` fires after the look has changed; widgets that Qt re-polishes need not listen."""
_in_force = Theme()


def current() -> Theme:
    """The theme in force."""
    return _in_force


def apply(app: QApplication, theme: Theme) -> None:
    """Put the theme in force, for every window at once."""
    from tdapp.ui.style import stylesheet  # noqa: PLC0415 - the sheet is made from this module's tokens

    global _in_force  # noqa: PLW0603 - the one look of the program
    if theme.language != _in_force.language:
        fonts.forget_order()
    _in_force = theme
    app.setFont(theme.font())
    app.setPalette(palette(theme))
    app.setStyleSheet(stylesheet(theme))
    notifier.theme_changed.emit()


def palette(theme: Theme) -> QPalette:
    """The tokens as Qt's own roles, for what Qt paints itself."""
    found = QPalette()
    roles = {
        QPalette.ColorRole.Window: "ground",
        QPalette.ColorRole.Base: "surface",
        QPalette.ColorRole.AlternateBase: "raised",
        QPalette.ColorRole.Button: "raised",
        QPalette.ColorRole.WindowText: "text",
        QPalette.ColorRole.Text: "text",
        QPalette.ColorRole.ButtonText: "text",
        QPalette.ColorRole.BrightText: "red",
        QPalette.ColorRole.PlaceholderText: "dim",
        QPalette.ColorRole.Highlight: "accent_soft",
        QPalette.ColorRole.HighlightedText: "text",
        QPalette.ColorRole.Link: "accent",
        QPalette.ColorRole.LinkVisited: "accent",
        QPalette.ColorRole.ToolTipBase: "raised",
        QPalette.ColorRole.ToolTipText: "text",
        QPalette.ColorRole.Accent: "accent",
        QPalette.ColorRole.Mid: "line",
        QPalette.ColorRole.Dark: "ground",
        QPalette.ColorRole.Light: "hover",
    }
    for role, token in roles.items():
        found.setColor(role, theme.colour(token))
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        found.setColor(QPalette.ColorGroup.Disabled, role, theme.colour("faint"))
    return found
