"""The bundled fonts: which families exist and in which order a language asks for them.

Rule: tech.md: the CJK family of the language comes first, else Chinese is shown in the other's shapes. The
Chinese files carry no Latin letters, so those come from the text face behind them. People bear names in any
script: the families of the others end every list and bring only what those before them lack.
"""

from functools import cache

from PySide6.QtGui import QFont, QFontDatabase

from tdapp.ui.assets import folder

TEXT = "Tdapp Inter"
DIGITS = "Tdapp Barlow Condensed"
TRADITIONAL = "Tdapp Sans TC"
SIMPLIFIED = "Tdapp Sans SC"
OTHERS = (
    "Tdapp Sans JP",
    "Tdapp Sans KR",
    "Tdapp Sans Arabic",
    "Tdapp Sans Hebrew",
    "Tdapp Sans Thai",
    "Tdapp Sans Devanagari",
)


@cache
def load() -> tuple[str, ...]:
    """Register every bundled font once; the families found. Needs a QGuiApplication."""
    found: list[str] = []
    for path in sorted(folder("fonts").glob("*.[ot]tf")):
        number = QFontDatabase.addApplicationFont(str(path))
        found.extend(QFontDatabase.applicationFontFamilies(number))
    return tuple(dict.fromkeys(found))


def forget_order() -> None:
    """Let Qt look the families up anew, after a change of language.

    It remembers those behind the first by the name of the first alone, and that is one for all languages in
    the big figures: names there would keep the Chinese shapes of the language before.
    """
    QFont.cleanup()


def text_families(language: str) -> list[str]:
    """Families for text, first choice first."""
    if language == "zh_Hant":
        return [TRADITIONAL, TEXT, SIMPLIFIED, *OTHERS]
    if language == "zh_Hans":
        return [SIMPLIFIED, TEXT, TRADITIONAL, *OTHERS]
    return [TEXT, TRADITIONAL, SIMPLIFIED, *OTHERS]


def digit_families(language: str) -> list[str]:
    """Families for the big figures; letters of a language without a condensed face come from its text."""
    return [DIGITS, *text_families(language)]
