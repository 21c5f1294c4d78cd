"""What a card is called."""

from PySide6.QtCore import QCoreApplication

from tdapp.application.views_cards import DrawCard, DrawKind, DrawsCard, MovesCard, SeatsCard, WallCard
from tdapp.ui import format as show

translate = QCoreApplication.translate


def title_of(card: WallCard) -> str:
    """Its name, as the room reads it."""
    match card:
        case SeatsCard(redraw=True):
            return translate("Cards", "New seats")
        case SeatsCard():
            return translate("Cards", "Your seats")
        case MovesCard(broken=None):
            return translate("Cards", "Please move")
        case MovesCard(broken=number):
            return translate("Cards", "Table {number} breaks").format(number=show.number(number or 0))
        case DrawCard(kind=DrawKind.SEATS):
            return translate("Cards", "Seats by high card")
        case DrawCard(tables=(number,)):
            return translate("Cards", "Table {number}: high card for the button").format(
                number=show.number(number)
            )
        case DrawCard() | DrawsCard():
            return translate("Cards", "High card for the button")
