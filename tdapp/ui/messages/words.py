"""Single words for enums and names."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tdapp.domain.clock.checks import Odd
from tdapp.domain.clock.structure import AnteKind, Betting
from tdapp.domain.prices import Purchase
from tdapp.ui import format as show
from tdapp.ui.messages.marking import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from tdapp.application.views import Named

ANTE_KINDS = {
    AnteKind.NONE: QT_TRANSLATE_NOOP("Words", "none"),
    AnteKind.EVERY_PLAYER: QT_TRANSLATE_NOOP("Words", "every player"),
    AnteKind.BIG_BLIND: QT_TRANSLATE_NOOP("Words", "big blind"),
    AnteKind.BUTTON: QT_TRANSLATE_NOOP("Words", "button"),
}
ANTES = {
    AnteKind.NONE: QT_TRANSLATE_NOOP("Words", "no ante"),
    AnteKind.EVERY_PLAYER: QT_TRANSLATE_NOOP("Words", "Ante"),
    AnteKind.BIG_BLIND: QT_TRANSLATE_NOOP("Words", "BB ante"),
    AnteKind.BUTTON: QT_TRANSLATE_NOOP("Words", "Button ante"),
}
BETTINGS = {
    Betting.NO_LIMIT: QT_TRANSLATE_NOOP("Words", "no-limit"),
    Betting.POT_LIMIT: QT_TRANSLATE_NOOP("Words", "pot-limit"),
    Betting.FIXED_LIMIT: QT_TRANSLATE_NOOP("Words", "fixed-limit"),
}
REMARKS = {
    Odd.FALLING: QT_TRANSLATE_NOOP("Words", "Lower than the level before"),
    Odd.STEEP: QT_TRANSLATE_NOOP("Words", "More than double the level before"),
    Odd.REPEATED: QT_TRANSLATE_NOOP("Words", "Same as the level before"),
    Odd.ANTE_ABOVE_BLIND: QT_TRANSLATE_NOOP("Words", "Ante above the big blind"),
    Odd.NO_BLINDS: QT_TRANSLATE_NOOP("Words", "No blinds"),
    Odd.NO_SMALL_BLIND: QT_TRANSLATE_NOOP("Words", "No small blind"),
    Odd.UNPAYABLE: QT_TRANSLATE_NOOP("Words", "Not payable with the chips in play"),
}

PURCHASES = {
    Purchase.BUY_IN: QT_TRANSLATE_NOOP("Words", "Buy-in"),
    Purchase.RE_ENTRY: QT_TRANSLATE_NOOP("Words", "Re-entry"),
    Purchase.REBUY: QT_TRANSLATE_NOOP("Words", "Rebuy"),
    Purchase.ADD_ON: QT_TRANSLATE_NOOP("Words", "Add-on"),
}


def ante_kind_word(kind: AnteKind) -> str:
    """Who pays the ante, as a choice in a list."""
    return QCoreApplication.translate("Words", ANTE_KINDS[kind])


def ante_word(kind: AnteKind) -> str:
    """The word before an ante's amount."""
    return QCoreApplication.translate("Words", ANTES[kind])


def betting_word(betting: Betting) -> str:
    """The betting structure."""
    return QCoreApplication.translate("Words", BETTINGS[betting])


def remark_text(odd: Odd) -> str:
    """What is odd about a level."""
    return QCoreApplication.translate("Words", REMARKS[odd])


def purchase_word(purchase: Purchase) -> str:
    """What is bought."""
    return QCoreApplication.translate("Words", PURCHASES[purchase])


def player_name(who: "Named") -> str:
    """A player as shown: the name, told apart from equal ones, or the number."""
    return entry_name(who.name, who.id, who.twin)


def entry_name(name: str, number: int, twin: int = 1) -> str:
    """The same from its parts."""
    if not name:
        return QCoreApplication.translate("Words", "Player {number}").format(number=show.number(number))
    return name if twin == 1 else f"{name} ({show.number(twin)})"
