"""The players: who is in, who is out and in which place, and those who come."""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout

from tdapp.application.commands import Command
from tdapp.application.views import Now, named_entries, player_rows, projector_view
from tdapp.domain.floor.commands import BustEntry, ReinstateEntry, RemoveEntry, RenameEntry
from tdapp.domain.floor.money_commands import Buy, TakePayments
from tdapp.domain.floor.state import FloorState
from tdapp.domain.prices import Purchase, offer_of
from tdapp.domain.units import EntryId
from tdapp.ui import format as show
from tdapp.ui import messages, theme
from tdapp.ui.bridge import Bridge
from tdapp.ui.chance import fresh_seed
from tdapp.ui.director.add_players import AddPlayers
from tdapp.ui.director.cash_card import CashCard
from tdapp.ui.director.page import Page
from tdapp.ui.director.player_list import PlayerList
from tdapp.ui.keys import Deed, with_key
from tdapp.ui.models.arrivals import arriving
from tdapp.ui.models.pasted import read_pasted
from tdapp.ui.widgets.basics import Frame, label, scaled
from tdapp.ui.widgets.facts import Fact, FactsStrip
from tdapp.ui.widgets.players_view import Act

WIDE = 1300
WIDEST_ALONE, HIGHEST_ALONE, HIGHEST_BESIDE = 640, 460, 236
UNBOUND = 16777215


class PlayersPage(Page):
    """Builds floor commands."""

    icon_name = "users"
    deeds = frozenset({Deed.BUST, Deed.REINSTATE, Deed.ADD})

    def __init__(self, bridge: Bridge) -> None:
        super().__init__(bridge)
        self._floor: FloorState | None = None
        self._placed: tuple[bool, bool] | None = None
        self.adding = AddPlayers()
        self.playing, self.out = PlayerList(out=False), PlayerList(out=True)
        self.cash = CashCard()
        self._podium = Frame("card")
        self._winner, self._places = label("", "title"), FactsStrip()
        self._podium.add(self._winner)
        self._podium.add(self._places)
        for part in (self.cash, self.adding, self.playing, self.out, self._podium):
            part.setParent(self)
        self._grid = QGridLayout(self)
        scaled(self._grid, theme.GAP, theme.GAP)
        self.adding.typed.connect(self._read)
        self.adding.wanted.connect(self._add)
        self.cash.all_paid.connect(self._all_paid)
        for players in (self.playing, self.out):
            players.asked.connect(partial(self._act_on, players))
            players.renamed.connect(partial(self._rename, players))
            players.finder.left.connect(players.view.setFocus)
        self._place_cards()
        self.retranslate()

    @property
    def title(self) -> str:
        return self.tr("Players")

    def refresh(self, now: Now) -> None:
        floor = self.bridge.state.floor
        if floor is self._floor:
            return
        self._floor = floor
        rows = player_rows(floor)
        gone = set(floor.busts)
        self.playing.model.set_players(tuple(row for row in rows if row.who.id not in gone))
        self.out.model.set_players(tuple(row for row in rows if row.who.id in gone))
        self.cash.set_view(floor)
        self._offer(floor)
        self._say(now)
        self._place_cards()
        if typed := self.adding.field.toPlainText():
            self._read(typed)

    def act(self, deed: Deed) -> None:
        match deed:
            case Deed.BUST if self.playing.isVisible():
                self.playing.begin()
            case Deed.REINSTATE if self.out.isVisible():
                self.out.begin()
            case _:
                self.adding.field.setFocus()

    def retranslate(self) -> None:
        for players in (self.playing, self.out):
            players.model.say_all_changed()
        self._say(self.bridge.now())

    def showEvent(self, event: QShowEvent) -> None:
        """Keys act at once; only on an empty page the field for names has the keyboard."""
        super().showEvent(event)
        self.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_cards()

    # what it shows

    def _say(self, now: Now) -> None:
        view = projector_view(self.bridge.state, now)
        inside, out = view.left, view.entries - view.left
        none_found = self.tr("Nobody of that name or number here.")
        self.playing.say(
            self.tr("Still in"),
            self.tr("{left} of {entries}").format(
                left=show.number(inside), entries=show.number(view.entries)
            ),
            with_key(self.tr("Name to bust"), Deed.BUST),
            "",
            none_found,
        )
        self.out.say(
            self.tr("Out"),
            show.number(out) if out else "",
            with_key(self.tr("Name to reinstate"), Deed.REINSTATE),
            self.tr("Nobody is out yet. Those who go out stand here with their places."),
            none_found,
        )
        self._podium.setVisible(bool(view.podium))
        if view.podium:
            winner = messages.player_name(view.podium[0])
            self._winner.setText(self.tr("The tournament is over"))
            self._places.setAccessibleName(self.tr("Winner: {name}").format(name=winner))
        self._places.set_view(
            tuple(
                Fact(show.ordinal(nth), messages.player_name(who)) for nth, who in enumerate(view.podium, 1)
            )
        )

    def _place_cards(self) -> None:
        """Alone while nobody is entered; else the lists beside each other, and it where there is room."""
        empty = not self.bridge.state.floor.entries
        wide = self.width() >= theme.current().px(WIDE)
        if (empty, wide) == self._placed:
            return
        self._placed = (empty, wide)
        for part in (self.cash, self.adding, self.playing, self.out, self._podium):
            self._grid.removeWidget(part)
        for part in (self.playing, self.out):
            part.setVisible(not empty)
        self.adding.set_large(empty)
        self.first = self.adding.field if empty else self.playing.view
        if empty:
            self._place_alone()
        else:
            self._place_lists(wide)

    def _stretch(self, columns: tuple[int, int, int], lines: tuple[int, int, int, int]) -> None:
        for nth, stretch in enumerate(columns):
            self._grid.setColumnStretch(nth, stretch)
        for nth, stretch in enumerate(lines):
            self._grid.setRowStretch(nth, stretch)

    def _place_alone(self) -> None:
        px = theme.current().px
        self._stretch((1, 4, 1), (0, 1, 0, 0))
        self.adding.setMaximumSize(px(WIDEST_ALONE), px(HIGHEST_ALONE))
        self._grid.addWidget(self.adding, 1, 1)

    def _place_lists(self, wide: bool) -> None:
        px = theme.current().px
        self.adding.setMaximumSize(UNBOUND, px(HIGHEST_ALONE if wide else HIGHEST_BESIDE))
        self._grid.addWidget(self._podium, 0, 0, 1, 3 if wide else 2)
        self._grid.addWidget(self.cash, 1, 0, 1, 3 if wide else 2)
        self._grid.addWidget(self.playing, 2, 0, 2, 1)
        if wide:
            self._stretch((3, 3, 2), (0, 0, 1, 0))
            self._grid.addWidget(self.out, 2, 1, 2, 1)
            self._grid.addWidget(self.adding, 2, 2, 2, 1, Qt.AlignmentFlag.AlignTop)
        else:
            self._stretch((3, 2, 0), (0, 0, 0, 1))
            self._grid.addWidget(self.adding, 2, 1)
            self._grid.addWidget(self.out, 3, 1)

    # what it asks for

    def _read(self, text: str) -> None:
        self.adding.set_pasted(read_pasted(text, named_entries(self.bridge.state.floor)))

    def _add(self, text: str) -> None:
        pasted = read_pasted(text, named_entries(self.bridge.state.floor))
        if pasted.command is None:
            self.adding.set_pasted(pasted)
            return
        error = self.bridge.execute(arriving(pasted.command, self.bridge.state.floor))
        if error:
            self.adding.refuse(error)
        else:
            self.adding.accept(pasted)
            self.playing.view.setFocus()

    def _act_on(self, players: PlayerList, entry: int, act: str) -> None:
        who = EntryId(entry)
        if act == Act.REMOVE:
            command: Command = RemoveEntry(who)
        elif act == Act.PAY:
            command = TakePayments((who,))
        elif act in list(Purchase):
            command = Buy(who, Purchase(act), fresh_seed())
        else:
            command = ReinstateEntry(who) if players is self.out else BustEntry(who)
        error = self.bridge.execute(command)
        if error:
            players.error.tell(error)
        else:
            players.done()

    def _all_paid(self) -> None:
        self.bridge.act(TakePayments(tuple(self.bridge.state.floor.entries)))

    def _offer(self, floor: FloorState) -> None:
        """What each list's players can be sold."""
        sold = {
            self.playing: (Purchase.REBUY, Purchase.ADD_ON),
            self.out: (Purchase.REBUY, Purchase.RE_ENTRY),
        }
        for players, purchases in sold.items():
            offered = (what for what in purchases if offer_of(floor.desk.terms, what))
            players.view.sold = tuple(offered)

    def _rename(self, players: PlayerList, entry: int, text: str) -> None:
        who = EntryId(entry)
        if text == self.bridge.state.floor.entries[who].name:
            return
        error = self.bridge.execute(RenameEntry(who, text))
        players.error.tell(error)
        if error:
            players.again(who, text)
