"""Who gets money, each with a tick when it is paid out, and what is left in the box."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from tdapp.application.views_money import MoneyView, PayRow
from tdapp.domain.units import EntryId
from tdapp.ui import format as show
from tdapp.ui import messages
from tdapp.ui.widgets.basics import Elided, Frame, Retranslating, Toggle, label, scaled


class PayList(Retranslating, Frame):
    """`paid(entry, bool)`: the money was handed over, or was not after all."""

    paid = Signal(int, bool)

    def __init__(self) -> None:
        super().__init__("card", gap=8)
        self._view: MoneyView | None = None
        self._rows: tuple[PayRow, ...] | None = None
        self._heading, self._empty = label("", "heading"), label("", "dim", wrap=True)
        self.box_line = label("", "", wrap=True)
        self.error = label("", "error", wrap=True)
        self.error.hide()
        self.ticks: dict[EntryId, Toggle] = {}
        self._body, self._grid = QWidget(), QGridLayout()
        for part in (self._heading, self._empty, self._body, self.error, self.box_line):
            self.add(part)
        self.box.addStretch(1)
        self.retranslate()

    def set_view(self, view: MoneyView) -> None:
        """Show these."""
        self._view = view
        if view.pay_list != self._rows:
            self._rows = view.pay_list
            self._fill(view)
        self._say()

    def _fill(self, view: MoneyView) -> None:
        """The lines anew; the keyboard stays with the player it was on."""
        held = next((entry for entry, tick in self.ticks.items() if tick.hasFocus()), None)
        old, self._body = self._body, QWidget()
        self._grid = QGridLayout(self._body)
        scaled(self._grid, 0, 4)
        self._grid.setColumnStretch(1, 1)
        self.ticks = {}
        for at, pay in enumerate(view.pay_list):
            self._add(at, pay, view.terms.sign)
        self.box.replaceWidget(old, self._body)
        old.hide()
        old.deleteLater()
        if held is not None and held in self.ticks:
            self.ticks[held].setFocus()

    def _add(self, at: int, pay: PayRow, sign: str) -> None:
        name = messages.player_name(pay.who)
        place = show.ordinal(pay.place) if pay.place else ""
        amount = label(show.cash(pay.prize + pay.bounty, sign), "large")
        amount.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        tick = Toggle()
        tick.setChecked(not pay.due)
        tick.setText(self.tr("paid"))
        tick.setAccessibleName(self.tr("{name} is paid").format(name=name))
        tick.setMinimumSize(tick.sizeHint())
        tick.clicked.connect(lambda on, who=pay.who.id: self.paid.emit(who, on))
        if pay.due and pay.paid_out:
            text = self.tr("{due} more, {paid} paid") if pay.due > 0 else self.tr("{due} back, {paid} paid")
            known = text.format(due=show.cash(abs(pay.due), sign), paid=show.cash(pay.paid_out, sign))
            amount.setText(known)
        elif pay.bounty:
            text = self.tr("{amount}, bounty {bounty} in it")
            said = text.format(amount=amount.text(), bounty=show.cash(pay.bounty, sign))
            amount.setToolTip(said)
            amount.setAccessibleName(said)
        for across, part in enumerate((label(place, "dim"), Elided(name), amount, tick)):
            self._grid.addWidget(part, at, across)
        self.ticks[pay.who.id] = tick

    def _say(self) -> None:
        view = self._view
        if view is None:
            return
        self._empty.setVisible(not view.pay_list)
        self._body.setVisible(bool(view.pay_list))
        sign, left = view.terms.sign, view.box.after_fees
        if view.box.paid_out and not left:
            text = self.tr("The box is at 0: everything is paid.")
        elif view.box.fees:
            text = self.tr("The box should hold {amount}, {fees} of it for the house.")
        else:
            text = self.tr("The box should hold {amount}.")
        self.box_line.setText(
            text.format(amount=show.cash(view.box.holds, sign), fees=show.cash(view.box.fees, sign))
        )

    def retranslate(self) -> None:
        """Say all texts anew."""
        self._heading.setText(self.tr("Pay out"))
        self._empty.setText(self.tr("Nobody has won anything yet. Whoever does stands here."))
        if self._view is not None:
            self._fill(self._view)
        self._say()
