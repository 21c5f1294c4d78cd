"""What the cash box should hold and who owes, in one line, with the act that takes all that is owed."""

from PySide6.QtCore import Signal

from tdapp.application.money import box_of
from tdapp.application.views_money import Owing, owing_of
from tdapp.domain.floor.state import FloorState
from tdapp.ui import format as show
from tdapp.ui import messages
from tdapp.ui.widgets.basics import Button, Frame, Retranslating, label

MOST_NAMED = 3


class CashCard(Retranslating, Frame):
    """`all_paid`: everybody who owes has paid. Hidden without money."""

    all_paid = Signal()

    def __init__(self) -> None:
        super().__init__("card", across=True, pad=12)
        self._floor: FloorState | None = None
        self.line, self.button = label("", "", wrap=True), Button("")
        self.add(self.line, 1)
        self.add(self.button)
        self.button.clicked.connect(self.all_paid)
        self.retranslate()

    def set_view(self, floor: FloorState) -> None:
        """Show the box of this tournament."""
        self._floor = floor
        terms = floor.desk.terms
        self.setVisible(terms.money and bool(floor.entries))
        if not terms.money:
            return
        owing = owing_of(floor)
        box = self.tr("Box should hold {amount}").format(amount=show.cash(box_of(floor).holds, terms.sign))
        self.line.setText(" · ".join((box, *self._owing(owing, terms.sign))))
        self.button.setVisible(any(one.cents > 0 for one in owing))

    def _owing(self, owing: tuple[Owing, ...], sign: str) -> list[str]:
        if not owing:
            return [self.tr("everybody has paid")]
        parts: list[str] = []
        for one in owing[:MOST_NAMED]:
            text = self.tr("{name} owes {amount}")
            if one.cents < 0:
                text = self.tr("{name} paid {amount} too much")
            parts.append(
                text.format(name=messages.player_name(one.who), amount=show.cash(abs(one.cents), sign))
            )
        if len(owing) > MOST_NAMED:
            parts.append(self.tr("and %n more", "", len(owing) - MOST_NAMED))
        return parts

    def retranslate(self) -> None:
        """Say all texts anew."""
        self.button.setText(self.tr("All have paid"))
        self.button.setToolTip(self.tr("Everybody who owes has paid"))
        if self._floor is not None:
            self.set_view(self._floor)
