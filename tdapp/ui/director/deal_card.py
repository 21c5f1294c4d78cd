"""A deal among those who are left: even, by chips, ICM, or typed."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QWidget

from tdapp.application.money import stack_for, standing_for_deal
from tdapp.application.views_money import MoneyView, deal_preview
from tdapp.domain.floor.money_commands import AgreeDeal
from tdapp.domain.floor.money_events import DealKind
from tdapp.domain.floor.seat_commands import StackCount
from tdapp.domain.floor.state import FloorState
from tdapp.domain.units import Cents, Chips, EntryId
from tdapp.errors import TdError
from tdapp.ui import format as show
from tdapp.ui import messages, theme
from tdapp.ui.widgets.basics import Button, Elided, Frame, Retranslating, label, row, scaled
from tdapp.ui.widgets.choice import Choice

FIELD = 112


class DealCard(Retranslating, Frame):
    """`agreed(AgreeDeal)`, `cancelled`."""

    agreed = Signal(object)
    cancelled = Signal()

    def __init__(self) -> None:
        super().__init__("card", gap=8)
        self._view: MoneyView | None = None
        self._floor: FloorState | None = None
        self._scale, self._open, self._kind = 1, False, DealKind.ICM
        self._players: tuple[EntryId, ...] = ()
        self._typed: dict[tuple[str, EntryId], str] = {}
        self._heading, self._text = label("", "heading"), label("", "dim", wrap=True)
        self.kinds = Choice()
        self._body, self._grid = QWidget(), QGridLayout()
        self.stacks: dict[EntryId, QLineEdit] = {}
        self.amounts: dict[EntryId, QLineEdit] = {}
        self._shares: dict[EntryId, QLabel] = {}
        self.error = label("", "error", wrap=True)
        self._warning = Frame("banner-warn", pad=8)
        self.warning = label("", "", wrap=True)
        self._warning.add(self.warning)
        self.begin, self.agree = Button(""), Button("", "primary")
        self._close, self.cancel = Button(""), Button("")
        for part in (self._heading, self._text, self.kinds, self._body, self.error, self._warning):
            self.add(part)
        self.box.addLayout(row(1, self.begin, self._close, self.agree, self.cancel))
        self.kinds.chosen.connect(self._choose)
        self.begin.clicked.connect(lambda _: self._turn(True))
        self._close.clicked.connect(lambda _: self._turn(False))
        self.agree.clicked.connect(lambda _: self._agree())
        self.cancel.clicked.connect(self.cancelled)
        self.retranslate()

    def set_view(self, view: MoneyView, floor: FloorState, scale: int) -> None:
        """Show what can be agreed, or what is."""
        self._view, self._floor, self._scale = view, floor, scale
        self._open = self._open and view.can_deal
        players = standing_for_deal(floor) if view.can_deal else ()
        if set(players) != set(self._players):
            self._players, self._typed = players, {}
        self._fill()

    def refuse(self, error: TdError) -> None:
        """It was not agreed."""
        self.error.setText(messages.text_of_error(error))
        self.error.show()

    def _turn(self, on: bool) -> None:
        self._open = on
        self._fill()
        if on:
            self.kinds.setFocus()

    def _choose(self, kind: DealKind) -> None:
        self._kind = kind
        self._fill()

    def _agree(self) -> None:
        if (command := self._command()) is not None:
            self.agreed.emit(command)

    def _command(self) -> AgreeDeal | None:
        """What is typed as a command; None with the reason said."""
        try:
            return self._read()
        except TdError as error:
            self.refuse(error)
            return None

    def _read(self) -> AgreeDeal:
        stacks = tuple(StackCount(who, self._stack(who)) for who in self._players)
        if self._kind is DealKind.TYPED:
            amounts = tuple(
                Cents(show.read_chips(self.amounts[who].text() or "0", 100)) for who in self._players
            )
            return AgreeDeal(kind=self._kind, stacks=stacks, amounts=amounts)
        return AgreeDeal(kind=self._kind, stacks=stacks)

    def _stack(self, who: EntryId) -> Chips | None:
        text = self.stacks[who].text().strip() if who in self.stacks else ""
        return show.read_chips(text, self._scale) if text else None

    # what it shows

    def _fill(self) -> None:
        """The lines anew."""
        view = self._view
        if view is None:
            return
        self.setVisible(view.can_deal or view.deal is not None)
        old, self._body = self._body, QWidget()
        self._grid = QGridLayout(self._body)
        scaled(self._grid, 0, 6)
        self._grid.setColumnStretch(0, 1)
        self.stacks, self.amounts, self._shares = {}, {}, {}
        if view.deal is not None:
            for at, share in enumerate(view.deal.shares):
                name = next(one for one in view.players if one.id == share.who.entry)
                self._line(at, messages.player_name(name), label(show.cash(share.cents, view.terms.sign)))
        elif self._open:
            for at, who in enumerate(self._players):
                self._add(at, who)
        self.box.replaceWidget(old, self._body)
        old.hide()
        old.deleteLater()
        self._body.setVisible(self._open or view.deal is not None)
        self.kinds.setVisible(self._open)
        self.begin.setVisible(view.can_deal and not self._open)
        self.agree.setVisible(self._open)
        self._close.setVisible(self._open)
        self.cancel.setVisible(view.deal is not None)
        self._say()
        self._preview()

    def _line(self, at: int, name: str, *parts: QWidget) -> None:
        self._grid.addWidget(Elided(name), at, 0)
        for across, part in enumerate(parts, 1):
            self._grid.addWidget(part, at, across)
            if isinstance(part, QLabel):
                part.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def _add(self, at: int, who: EntryId) -> None:
        assert self._view is not None
        assert self._floor is not None
        named = next(one for one in self._view.players if one.id == who)
        name = messages.player_name(named)
        share = self._shares[who] = label("", "large")
        if self._kind is DealKind.EVEN:
            self._line(at, name, share)
            return
        if self._kind is DealKind.TYPED:
            field = self.amounts[who] = self._field("amount", who, "")
            field.setAccessibleName(self.tr("Amount of {name}").format(name=name))
            self._line(at, name, field)
            return
        known = stack_for(self._floor, who)
        text = show.chips(known, self._scale) if known else ""
        field = self.stacks[who] = self._field("stack", who, text)
        field.setAccessibleName(self.tr("Chips of {name}").format(name=name))
        field.setPlaceholderText(self.tr("Chips"))
        self._line(at, name, field, share)

    def _field(self, what: str, who: EntryId, text: str) -> QLineEdit:
        field = QLineEdit(self._typed.get((what, who), text))
        field.setMaximumWidth(theme.current().px(FIELD))
        field.setAlignment(Qt.AlignmentFlag.AlignRight)
        field.textEdited.connect(lambda typed: self._keep(what, who, typed))
        return field

    def _keep(self, what: str, who: EntryId, text: str) -> None:
        self._typed[what, who] = text
        self._preview()

    def _preview(self) -> None:
        """Each one's money as it is typed; the reason while it cannot be told."""
        self.error.hide()
        self._warning.hide()
        view, floor = self._view, self._floor
        if view is None or floor is None or not self._open:
            return
        for share in self._shares.values():
            share.setText("–")
        self.agree.setEnabled(False)
        fields = (*self.stacks.values(), *self.amounts.values())
        if fields and not all(field.text().strip() for field in fields):
            return
        try:
            shown = deal_preview(floor, self._read())
        except TdError as error:
            self.refuse(error)
            return
        self.agree.setEnabled(True)
        for share, cents in zip(self._shares.values(), shown.amounts, strict=False):
            share.setText(show.cash(cents, view.terms.sign))
        if shown.above:
            who = self._players[shown.above[0]]
            name = messages.player_name(next(one for one in view.players if one.id == who))
            text = self.tr("{name} would get more than the first prize of {prize}.")
            self.warning.setText(text.format(name=name, prize=show.cash(view.prizes[0], view.terms.sign)))
            self._warning.show()

    def _say(self) -> None:
        view = self._view
        deal = view.deal if view else None
        if deal is not None:
            text = self.tr("Agreed: {kind}. Busts and places go on as before.")
            self._text.setText(text.format(kind=messages.deal_word(deal.kind)))
        else:
            self._text.setText(self.tr("All who are in share the prizes that are left."))

    def retranslate(self) -> None:
        """Say all texts anew."""
        self._heading.setText(self.tr("Deal"))
        self.kinds.offer(
            {
                DealKind.ICM: self.tr("ICM"),
                DealKind.CHIP_CHOP: self.tr("By chips"),
                DealKind.EVEN: self.tr("Even"),
                DealKind.TYPED: self.tr("As typed"),
            },
            self._kind,
        )
        self.begin.setText(self.tr("Make a deal"))
        self._close.setText(self.tr("No deal"))
        self.agree.setText(self.tr("All agree"))
        self.cancel.setText(self.tr("Cancel the deal"))
        self._fill()
