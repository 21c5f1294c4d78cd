"""Numbers, times and places as people read them, and numbers as they type them.

Every face of the clock shows the same second because all of them ask `countdown` here.
"""

import re
import unicodedata
from datetime import datetime
from fractions import Fraction

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from tdapp.domain.units import Chips, Millis
from tdapp.errors import InputError

_LONGEST = 20
_GROUPED = re.compile(r"\d{1,3}(?:[,' ]\d{3})+|\d+")
_FRACTION = re.compile(r"(.+)\.(\d{1,2})")
_LOCALES = {
    "en": QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom),
    "zh_Hant": QLocale("zh_Hant_TW"),
    "zh_Hans": QLocale("zh_Hans_CN"),
}
_locale = _LOCALES["en"]
_hours = "24"


def use(language: str, hours: str = "locale") -> None:
    """Write as `language` does; `hours` is "12", "24" or "locale"."""
    global _locale, _hours  # noqa: PLW0603 - one way of writing a process
    system = QLocale.system()
    fallback = _LOCALES.get(language, _LOCALES["en"])
    same = system.language() == fallback.language() and system.script() == fallback.script()
    _locale = system if same else fallback
    if hours == "locale":
        twelve = language == "en" and "A" in _locale.timeFormat(QLocale.FormatType.ShortFormat).upper()
        hours = "12" if twelve else "24"
    _hours = hours


def locale() -> QLocale:
    """The way of writing in force."""
    return _locale


def number(value: int) -> str:
    """Grouped: 12,500."""
    return _locale.toString(value)


def chips(value: int, scale: int = 1) -> str:
    """Chips at the tournament's scale: 25 at 100 is 0.25; whole amounts have no decimals."""
    whole, rest = divmod(value, scale)
    if not rest:
        return number(whole)
    return f"{number(whole)}{_locale.decimalPoint()}{rest:02d}"


def money(cents: int) -> str:
    """An amount of money: 1,250 or 12.50; whole amounts have no decimals, and no currency is named."""
    return f"{'−' if cents < 0 else ''}{chips(abs(cents), 100)}"


def cash(cents: int, sign: str) -> str:
    """The same with the sign of its currency: €1,250, −€5; `sign` "" names none."""
    return f"{'−' if cents < 0 else ''}{sign}{money(abs(cents))}"


def percent(exact: Fraction) -> str:
    """A percentage without its sign, as few decimals as it needs: 12.5."""
    return _locale.toString(float(exact), "g", 8)


def blinds(sb: int, bb: int, scale: int = 1) -> str:
    """`300 / 600`; a single blind alone; a dash for none."""
    if not bb:
        return "–"
    return f"{chips(sb, scale)} / {chips(bb, scale)}" if sb else chips(bb, scale)


def countdown(left: int) -> str:
    """Time left in milliseconds as it is shown: a second begun is a second still there. 12:47, 1:05:00."""
    return _clock(-(-max(0, left) // 1000))


def countup(passed: int) -> str:
    """Time passed in milliseconds: full seconds only."""
    return _clock(max(0, passed) // 1000)


def until_next_second(left: int) -> int:
    """Milliseconds until `countdown(left)` changes, 1 to 1000."""
    return left % 1000 or 1000


def _clock(seconds: int) -> str:
    minutes, second = divmod(seconds, 60)
    hour, minute = divmod(minutes, 60)
    return f"{hour}:{minute:02d}:{second:02d}" if hour else f"{minute:02d}:{second:02d}"


def length(span: Millis) -> str:
    """A length in words: 7 min, 45 s, 1 h 05 min."""
    seconds = round(span / 1000)
    if seconds < 60:
        return QCoreApplication.translate("Format", "{n} s").format(n=seconds)
    hours, minutes = divmod(round(seconds / 60), 60)
    if not hours:
        return QCoreApplication.translate("Format", "{n} min").format(n=minutes)
    return QCoreApplication.translate("Format", "{h} h {m} min").format(h=hours, m=f"{minutes:02d}")


def clock_time(wall: datetime) -> str:
    """Hour and minute of the day here: 21:18, or 9:18 pm."""
    here = wall.astimezone()
    if _hours == "24":
        return f"{here:%H:%M}"
    morning, evening = QCoreApplication.translate("Format", "am"), QCoreApplication.translate("Format", "pm")
    half = morning if here.hour < 12 else evening
    return f"{here.hour % 12 or 12}:{here:%M} {half}"


def log_time(wall: datetime) -> str:
    """To the second: 21:18:05."""
    return f"{wall.astimezone():%H:%M:%S}"


def date(wall: datetime) -> str:
    """The day here, as the locale writes it in short."""
    here = wall.astimezone()
    return _locale.toString(QDate(here.year, here.month, here.day), QLocale.FormatType.ShortFormat)


def ordinal(place: int) -> str:
    """1st, 2nd, 11th; 第 5 in Chinese."""
    if _locale.language() == QLocale.Language.Chinese:
        return QCoreApplication.translate("Format", "No. {n}").format(n=number(place))
    last = "th" if place % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(place % 10, "th")
    return f"{number(place)}{last}"


def read_chips(text: str, scale: int = 1, path: str = "amount") -> Chips:
    """A typed amount: digits, with thousands groups or spaces if they are whole. Decimals only at scale 100.

    Errors: InputError amount.unreadable (text, path), also for 1.5k, signs, exponents and words.
    """
    bare = " ".join(unicodedata.normalize("NFKC", text).split())
    whole, cents = bare, ""
    if scale == 100 and (found := _FRACTION.fullmatch(bare)):
        whole, cents = found.groups()
    odd = any(unicodedata.category(char) == "No" for char in text)  # ², ① and their like
    if odd or len(bare) > _LONGEST or not bare.isascii() or not _GROUPED.fullmatch(whole):
        raise InputError("amount.unreadable", path=path, text=text[:_LONGEST])
    return Chips(int(re.sub(r"[,' ]", "", whole)) * scale + int(cents.ljust(2, "0") if cents else 0))
