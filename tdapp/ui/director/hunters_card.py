"""Bounties of players who went out to nobody known: who has won them?"""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from tdapp.application.views import Named
from tdapp.application.views_money import MoneyView
from tdapp.domain.units import EntryId
from tdapp.ui import messages
from tdapp.ui.widgets.basics import Elided, Frame, Picker, Retranslating, label, scaled

LEAST_LETTERS = 10


class HuntersCard(Retranslating, Frame):
    """`named(victim, hunter)`: who busted whom."""

    named = Signal(int, int)

    def __init__(self) -> None:
        super().__init__("card", gap=8)
        self._open: tuple[Named, ...] = ()
        self._players: tuple[Named, ...] = ()
        self._heading, self._text = label("", "heading"), label("", "dim", wrap=True)
        self.error = label("", "error", wrap=True)
        self.error.hide()
        self._body = QWidget()
        self.pickers: dict[EntryId, Picker] = {}
        for part in (self._heading, self._text, self._body, self.error):
            self.add(part)
        self.retranslate()

    def set_view(self, view: MoneyView) -> None:
        """Show whose bounty is open."""
        self.setVisible(bool(view.open_bounties))
        if (view.open_bounties, view.players) != (self._open, self._players):
            self._open, self._players = view.open_bounties, view.players
            self._fill()

    def _fill(self) -> None:
        old, self._body = self._body, QWidget()
        grid = QGridLayout(self._body)
        scaled(grid, 0, 6)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        self.pickers = {}
        for at, victim in enumerate(self._open):
            name = messages.player_name(victim)
            picker = self.pickers[victim.id] = Picker()
            picker.setAccessibleName(self.tr("Who busted {name}?").format(name=name))
            picker.setSizeAdjustPolicy(Picker.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            picker.setMinimumContentsLength(LEAST_LETTERS)
            picker.addItem(self.tr("not known"), None)
            for one in self._players:
                if one.id != victim.id:
                    picker.addItem(messages.player_name(one), one.id)
            picker.activated.connect(lambda nth, who=victim.id: self._choose(who, nth))
            grid.addWidget(Elided(name), at, 0)
            grid.addWidget(picker, at, 1)
        self.box.replaceWidget(old, self._body)
        old.hide()
        old.deleteLater()

    def _choose(self, victim: EntryId, nth: int) -> None:
        hunter = self.pickers[victim].itemData(nth)
        if hunter is not None:
            self.named.emit(victim, hunter)

    def retranslate(self) -> None:
        """Say all texts anew."""
        self._heading.setText(self.tr("Who busted whom?"))
        self._text.setText(self.tr("These bounties are not given to anybody yet."))
        self._fill()
