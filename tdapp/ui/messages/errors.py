"""A sentence for every error code: what is wrong, and what to do."""

import re
from fractions import Fraction
from typing import Any

from PySide6.QtCore import QCoreApplication

from tdapp.domain.prices import Purchase
from tdapp.errors import TdError
from tdapp.ui import format as show
from tdapp.ui.messages import error_texts, hand_error_texts, money_error_texts, seat_error_texts
from tdapp.ui.messages.words import entry_name, purchase_word

TEXTS: dict[str, str] = (
    error_texts.TEXTS | hand_error_texts.TEXTS | seat_error_texts.TEXTS | money_error_texts.TEXTS
)
_PLACE = re.compile(r"(?:line|items)\[(\d+)\]")


def text_of_error(error: TdError) -> str:
    """The sentence of an error in the language in force."""
    text = QCoreApplication.translate("Errors", TEXTS[error.code])
    return text.format_map(_Facts(error.params))


class _Facts(dict[str, Any]):
    """Parameters as people read them.

    `nth` is the line or item that `path` names, counted from 1, and `where` the words for a line; `why` is
    the error that lies behind this one.
    """

    def __init__(self, params: dict[str, Any]) -> None:
        super().__init__({name: _shown(name, value) for name, value in params.items()})
        if found := _PLACE.match(str(params.get("path", ""))):
            self["nth"] = show.number(int(found[1]) + str(params["path"]).startswith("items"))
        self["where"] = ""
        if str(params.get("path", "")).startswith("line["):
            self["where"] = QCoreApplication.translate("Errors", "Line {nth}: ").format_map(self)
        if "entry" in params:
            self["who"] = entry_name(str(params.get("name", "")), params["entry"])
        if isinstance(facts := params.get("facts"), dict):
            self["why"] = text_of_error(TdError(params["code"], **facts))

    def __missing__(self, name: str) -> str:
        return "–"


def _shown(name: str, value: object) -> str:
    if value is None:
        return "–"
    if name == "pid":
        return str(value)
    if name in ("played",) and isinstance(value, int):
        return show.countup(value)
    if isinstance(value, Purchase):
        return purchase_word(value)
    if isinstance(value, Fraction):
        return show.percent(value)
    if name.endswith("_cents") and isinstance(value, int):
        return show.money(value)
    if isinstance(value, int) and not isinstance(value, bool):
        return show.number(value)
    return str(value)
