"""The tables: who sits where, draws, moves, balance and breaks."""

import re

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedLayout, QWidget

from tdapp.application.commands import Command
from tdapp.application.session import Changes
from tdapp.application.views import Now, founded
from tdapp.application.views_cards import DrawCard, DrawsCard, WallCard, card_of, seats_card
from tdapp.application.views_tables import SeatView, TablesView, TableView, TaskKind, tables_view
from tdapp.domain.cards import Card, parse_cards
from tdapp.domain.floor import seat_commands as c
from tdapp.domain.floor.state import FloorState
from tdapp.domain.floor.tables import Seat
from tdapp.domain.units import EntryId, SeatNo, TableNo
from tdapp.errors import TdError
from tdapp.ui import format as show
from tdapp.ui import messages, theme
from tdapp.ui.bridge import Bridge
from tdapp.ui.chance import fresh_seed
from tdapp.ui.director.page import Page
from tdapp.ui.director.tables_side import TablesSide
from tdapp.ui.director.tables_start import TablesStart
from tdapp.ui.director.tables_task import TaskCard
from tdapp.ui.keys import Deed
from tdapp.ui.models.finding import NO_MATCH, folded, rank
from tdapp.ui.widgets.basics import FieldError, column, scaled
from tdapp.ui.widgets.rings_view import RingsView

_SEAT = re.compile(r"\s*(\d{1,3})\s*\D\s*(\d{1,2})\s*")


class TablesPage(Page):
    """Builds seat commands. `put_up` carries a card for the projected page."""

    icon_name = "armchair"
    deeds = frozenset({Deed.FIND})
    put_up = Signal(object)

    def __init__(self, bridge: Bridge) -> None:
        super().__init__(bridge)
        self._floor: FloorState | None = None
        self._view: TablesView | None = None
        self.start, self.task, self.side, self.rings = TablesStart(), TaskCard(), TablesSide(), RingsView()
        self._room = QWidget()
        whole = QHBoxLayout(self._room)
        scaled(whole, theme.GAP, theme.PAD)
        left = column(self.task, gap=theme.PAD)
        left.addWidget(self.rings, 1)
        whole.addLayout(left, 1)
        whole.addWidget(self.side)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self.start)
        self._stack.addWidget(self._room)
        self._connect()
        bridge.changed.connect(self._on_done)
        self.retranslate()

    def _connect(self) -> None:
        self.start.draw.connect(lambda most: self._do(c.DrawSeats(most, fresh_seed()), self.start.error))
        self.start.by_card.connect(self._seats_by_card)
        self.start.enter.connect(lambda: self.wanted.emit(Deed.ADD))
        self.task.wanted.connect(self._do_task)
        self.task.elsewhere.connect(self._ask_for_button)
        self.rings.chosen.connect(lambda _: self._say_side())
        self.rings.moved.connect(self._move)
        self.rings.lock.connect(lambda _: self._lock())
        self.rings.button.connect(lambda _: self._button_here())
        side = self.side
        side.sought.connect(self._seek)
        side.carry.connect(self._carry)
        side.lock.connect(self._lock)
        side.button.connect(self._button_here)
        side.close_seat.connect(self._close_seat)
        side.stack.connect(self._count)
        side.draw.connect(self._draw_here)
        side.cards.connect(self._type_cards)
        side.dealt.connect(lambda: self._at_table(c.DealHand))
        side.draw_all.connect(lambda: self._do(c.DrawButtons(fresh_seed())))
        side.redraw.connect(lambda: self._do(c.RedrawSeats(len(self._tables()), fresh_seed())))
        side.open_table.connect(self._open_table)
        side.show_seats.connect(lambda: self.put_up.emit(seats_card(self.bridge.state.floor)))

    @property
    def title(self) -> str:
        return self.tr("Tables")

    def refresh(self, now: Now) -> None:
        floor = self.bridge.state.floor
        if floor is self._floor:
            return
        self._floor = floor
        self._view = view = tables_view(self.bridge.state, now, fresh_seed())
        self.start.set_players(view.players)
        self.task.set_view(view.task)
        self.rings.set_view(view.tables)
        self._stack.setCurrentWidget(self._room if view.tables else self.start)
        self.first = self._first()
        self._say_side()

    def act(self, deed: Deed) -> None:
        if self._tables():
            self.side.finder.clear()
            self.side.finder.setFocus()

    def retranslate(self) -> None:
        self.rings.setAccessibleName(self.tr("Seats; arrows choose, Enter picks up and puts down"))
        self.start.say()
        self.task.say()
        self.side.retranslate()
        self._say_side()

    def showEvent(self, event: QShowEvent) -> None:
        """Enter does what the page asks for, and no text field has the keyboard unasked."""
        super().showEvent(event)
        self.setFocus()

    # what it shows

    def _first(self) -> QWidget:
        if not self._tables():
            return self.start.button
        return self.task.button if self._view and self._view.task else self.rings

    def _tables(self) -> tuple[TableView, ...]:
        return self._view.tables if self._view else ()

    def _say_side(self) -> None:
        at = self.rings.current
        table = next((one for one in self._tables() if at and one.number == at.table), None)
        if table is None and len(self._tables()) == 1:
            table = self._tables()[0]
        held = self.rings.seat(self.rings.held) if self.rings.held else None
        self.side.set_view(table, self.rings.seat(at) if at else None, held)

    def _on_done(self, changes: Changes) -> None:
        """A draw is dealt on the tables; after an act the keyboard is where the next one is."""
        if not self.isVisible():
            return
        card = card_of(changes.batch, self.bridge.state.floor)
        self.rings.deal(*_face_up(card))
        self.side.say_error("")
        if isinstance(card, DrawCard | DrawsCard) or not self.focusWidget():
            self.setFocus()

    # what it asks for

    def _do(self, command: Command, error: FieldError | None = None) -> bool:
        """Do it; what stands against it is said beside its field, else at the side."""
        refused = self.bridge.execute(command)
        said = messages.text_of_error(refused) if refused else ""
        if error is not None:
            error.say(said)
        else:
            self.side.say_error(said)
        if refused is None and self._stack.currentWidget() is self._room and not self._is_typing():
            self.setFocus()
        return refused is None

    def _is_typing(self) -> bool:
        return self.rings.hasFocus() or self.side.isAncestorOf(self.focusWidget() or self)

    def _seats_by_card(self, most: int, typed: str) -> None:
        cards = self._cards(typed, self.start.error)
        if cards is None:
            return
        seed = None if cards else fresh_seed()
        self._do(c.SeatByHighCard(most=most, button=SeatNo(1), seed=seed, cards=cards), self.start.error)

    def _do_task(self) -> None:
        if self._view is None or self._view.task is None:
            return
        task = self._view.task
        match task.kind:
            case TaskKind.SEAT:
                for who in self._view.unseated:
                    if not self._do(c.SeatLateEntry(who.id, fresh_seed()), self.task.error):
                        return
            case TaskKind.BUTTONS:
                self._do(c.DrawButtons(fresh_seed(), task.tables), self.task.error)
            case TaskKind.REDRAW:
                self._do(c.RedrawSeats(task.count, fresh_seed()), self.task.error)
            case TaskKind.BREAK:
                self._do(c.BreakTable(task.tables[0], task.seed or fresh_seed()), self.task.error)
            case TaskKind.BALANCE:
                self._do(c.BalanceTables(task.plan), self.task.error)

    def _ask_for_button(self) -> None:
        """Go to the first button in question; B or the button at the side puts it where it is."""
        if self._view and self._view.task and self._view.task.still:
            one = self._view.task.still[0]
            self.rings.choose(Seat(one.table, one.seat))
            self.rings.setFocus()
            self.task.error.say(self.tr("Choose the seat that has the button, then press B."))

    def _move(self, held: Seat, goal: Seat) -> None:
        one, other = self.rings.seat(held), self.rings.seat(goal)
        if one is None or one.who is None or other is None:
            return
        if other.who is None:
            self._do(c.MoveEntry(one.who.id, goal))
        else:
            self._do(c.SwapEntries(one.who.id, other.who.id))

    def _seek(self, text: str) -> None:
        """A name, a player's number, or a table and a seat. While somebody is held, he is put down there.

        Rule: product.md §2: “who > where” moves or swaps at once.
        """
        who, _, where = text.partition(">")
        seat, held = self._sought(where or who), self._sought(who) if where.strip() else None
        found = seat is not None and (held is not None or not where.strip())
        self.side.not_found.say("" if found else self.tr("Nobody and no seat of that name or number."))
        if seat is None or not found:
            return
        self.side.finder.clear()
        if held is not None:
            self.rings.let_go()
            self._move(held, seat)
        self.rings.choose(seat)
        if self.rings.held is not None:
            self.rings.pick_up_or_put_down()
        self.rings.setFocus()

    def _sought(self, text: str) -> Seat | None:
        if found := _SEAT.fullmatch(text):
            seat = Seat(TableNo(int(found[1])), SeatNo(int(found[2])))
            return seat if self.rings.seat(seat) else None
        wanted = folded(text.strip())
        ranked = [
            (rank(wanted, seat.who), seat.seat)
            for table in self._tables()
            for seat in table.seats
            if seat.who is not None
        ]
        best = min(ranked, default=None)
        return best[1] if wanted and best and best[0] != NO_MATCH else None

    def _carry(self) -> None:
        self.rings.pick_up_or_put_down()
        self.rings.setFocus()

    def _here(self) -> SeatView | None:
        return self.rings.seat(self.rings.current) if self.rings.current else None

    def _player(self) -> EntryId | None:
        here = self._here()
        return here.who.id if here and here.who else None

    def _lock(self) -> None:
        here = self._here()
        if here and here.who:
            self._do(c.LockEntry(here.who.id, not here.locked))

    def _button_here(self) -> None:
        """Before the first hand it is where that one begins, afterwards where the last one was dealt."""
        here = self._here()
        if here is None:
            return
        table = self.bridge.state.floor.seating.tables[here.seat.table]
        self._do(c.SetButton(here.seat.table, here.seat.seat, upcoming=table.positions is None))

    def _close_seat(self) -> None:
        here = self._here()
        if here is None:
            return
        closed = set(self.bridge.state.floor.seating.tables[here.seat.table].closed)
        self._do(c.CloseSeats(here.seat.table, tuple(sorted(closed ^ {here.seat.seat}))))

    def _count(self, text: str) -> None:
        who = self._player()
        if who is None:
            return
        try:
            chips = (
                show.read_chips(text, founded(self.bridge.state).structure.scale) if text.strip() else None
            )
        except TdError as error:
            self.side.chips_error.tell(error)
            return
        if self._do(c.CountStacks((c.StackCount(who, chips),)), self.side.chips_error):
            self.side.chips.clear()
            self.rings.setFocus()

    def _table(self) -> TableNo | None:
        if self.rings.current:
            return self.rings.current.table
        return self._tables()[0].number if len(self._tables()) == 1 else None

    def _at_table(self, command: type[c.DealHand]) -> None:
        if (number := self._table()) is not None:
            self._do(command(number))

    def _draw_here(self) -> None:
        if (number := self._table()) is not None:
            self._do(c.DrawButtons(fresh_seed(), (number,)))

    def _type_cards(self, text: str) -> None:
        number, cards = self._table(), self._cards(text, self.side.cards_error)
        if number is None or not cards:
            return
        if self._do(c.TypeButtonDraw(number, cards), self.side.cards_error):
            self.side.typed.clear()
            self.rings.setFocus()

    def _cards(self, text: str, beside: FieldError) -> tuple[Card, ...] | None:
        try:
            return parse_cards(text)
        except TdError as error:
            beside.tell(error)
            return None

    def _open_table(self) -> None:
        most = max((len(table.seats) for table in self._tables()), default=self.start.most)
        self._do(c.OpenTable(most))


def _face_up(card: WallCard | None) -> tuple[tuple[tuple[Seat, Card], ...], frozenset[Seat]]:
    """Cards to lie before the seats; after ties each seat's last one."""
    match card:
        case DrawCard(rounds=rounds, winner=winner, tables=(_,)):
            last = {one.seat: one.card for dealt in rounds for one in dealt}
            return tuple(last.items()), frozenset({winner})
        case DrawsCard(winners):
            return tuple((one.seat, one.card) for one in winners), frozenset(one.seat for one in winners)
        case _:
            return (), frozenset()
