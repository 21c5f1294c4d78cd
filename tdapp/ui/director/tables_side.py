"""Beside the rings: find a player or a seat, and what can be done with it and its table."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from tdapp.application.views_tables import SeatView, TableView
from tdapp.ui import theme
from tdapp.ui.keys import Deed, with_key
from tdapp.ui.messages import player_name
from tdapp.ui.messages.tables import button_sentence, place, stack_words, table_name, table_sentence
from tdapp.ui.widgets.basics import Button, Elided, FieldError, Frame, column, hairline, label, row

LEAST_WIDE = 296


class TablesSide(Frame):
    """Emits intentions; the page knows which seat they are about."""

    sought = Signal(str)
    carry = Signal()
    lock = Signal()
    button = Signal()
    close_seat = Signal()
    stack = Signal(str)
    draw = Signal()
    cards = Signal(str)
    dealt = Signal()
    draw_all = Signal()
    redraw = Signal()
    open_table = Signal()
    show_seats = Signal()

    def __init__(self) -> None:
        super().__init__("card", gap=8)
        self.finder, self.chips, self.typed = QLineEdit(), QLineEdit(), QLineEdit()
        self.not_found, self.chips_error = FieldError(self.finder), FieldError(self.chips)
        self.cards_error = FieldError(self.typed)
        self.error = label("", "error", wrap=True)
        self._who, self._where = Elided("", "large"), label("", "small")
        self._known = label("", "small", wrap=True)
        self.carry_button, self._lock, self._button = Button(), Button(), Button()
        self._close = Button()
        self._table, self._about = label("", "heading"), label("", "small", wrap=True)
        self._draw, self._deal = Button(), Button()
        self._all, self._redraw, self._open, self._show = Button(), Button(), Button(), Button()
        self._hint = label("", "small", wrap=True)
        self._seat_part, self._player_part, self._table_part = QWidget(), QWidget(), QWidget()
        self._build()
        self._connect()
        self.retranslate()

    def _build(self) -> None:
        self._player_part.setLayout(
            column(row(self.carry_button, self._lock), self.chips, self.chips_error, gap=8)
        )
        self._seat_part.setLayout(
            column(
                column(self._who, self._where, self._known, gap=2),
                self._player_part,
                row(self._button, self._close),
                gap=8,
            )
        )
        self._table_part.setLayout(
            column(
                hairline(),
                self._table,
                self._about,
                row(self._draw, self._deal),
                self.typed,
                self.cards_error,
                gap=8,
            )
        )
        for part in (self.finder, self.not_found, self.error, self._hint, self._seat_part, self._table_part):
            self.add(part)
        self.box.addStretch(1)
        self.add(hairline())
        self.box.addLayout(row(self._show, self._open))
        self.box.addLayout(row(self._all, self._redraw))
        self.error.hide()

    def _connect(self) -> None:
        self.finder.returnPressed.connect(lambda: self.sought.emit(self.finder.text()))
        self.chips.returnPressed.connect(lambda: self.stack.emit(self.chips.text()))
        self.typed.returnPressed.connect(lambda: self.cards.emit(self.typed.text()))
        for button, signal in (
            (self.carry_button, self.carry),
            (self._lock, self.lock),
            (self._button, self.button),
            (self._close, self.close_seat),
            (self._draw, self.draw),
            (self._deal, self.dealt),
            (self._all, self.draw_all),
            (self._redraw, self.redraw),
            (self._open, self.open_table),
            (self._show, self.show_seats),
        ):
            button.clicked.connect(signal)

    def set_view(self, table: TableView | None, seat: SeatView | None, held: SeatView | None) -> None:
        """The chosen seat and its table; `held`: whose player is picked up."""
        self._seat_part.setVisible(seat is not None)
        self._table_part.setVisible(table is not None)
        self._hint.setVisible(seat is None or held is not None)
        if held is not None and held.who is not None:
            text = self.tr(
                "{name} is picked up. Choose a seat and press Enter; on a taken one the two change seats."
            )
            self._hint.setText(text.format(name=player_name(held.who)))
        else:
            self._hint.setText(self.tr("Choose a seat to move, swap or lock a player."))
        if seat is not None:
            self._say_seat(seat, held)
        if table is not None:
            self._table.setText(table_name(table.number))
            self._about.setText("\n".join((button_sentence(table), table_sentence(table))))

    def _say_seat(self, seat: SeatView, held: SeatView | None) -> None:
        free = self.tr("Closed seat") if seat.closed else self.tr("Open seat")
        self._who.set_text(player_name(seat.who) if seat.who else free)
        self._where.setText(place(seat.seat))
        known = stack_words(seat) or self.tr("Stack not known")
        self._known.setText(known)
        self._known.setVisible(seat.who is not None)
        self._player_part.setVisible(seat.who is not None or held is not None)
        self._lock.setVisible(seat.who is not None)
        self.chips.setVisible(seat.who is not None)
        self._close.setVisible(seat.who is None)
        put = self.tr("Put down here") if held is not None else self.tr("Move or swap")
        self.carry_button.setText(put)
        self._lock.setText(self.tr("May be moved") if seat.locked else self.tr("Keep on seat"))
        self._close.setText(self.tr("Open seat") if seat.closed else self.tr("Close seat"))

    def say_error(self, text: str) -> None:
        """What stands against an act that no field belongs to."""
        self.error.setText(text)
        self.error.setVisible(bool(text))

    def _widen(self) -> None:
        """As wide as two buttons side by side need."""
        px = theme.current().px
        pairs = (
            (self.carry_button, self._lock),
            (self._draw, self._deal),
            (self._show, self._open),
            (self._all, self._redraw),
        )
        widest = max(one.sizeHint().width() + other.sizeHint().width() for one, other in pairs)
        self.setFixedWidth(max(px(LEAST_WIDE), widest + px(8 + 2 * theme.PAD) + 4))

    def retranslate(self) -> None:
        """Its texts."""
        self.carry_button.setText(self.tr("Move or swap"))
        self._lock.setText(self.tr("Keep on seat"))
        self.finder.setPlaceholderText(with_key(self.tr("Name or 2/6; Bo > 2/6 moves"), Deed.FIND))
        self.finder.setAccessibleName(
            self.tr("Find a player or a seat, 2/6. Bo > 2/6 moves, Bo > Ann swaps.")
        )
        self.chips.setPlaceholderText(self.tr("Stack, counted now"))
        self.chips.setAccessibleName(self.tr("Stack, counted now"))
        self.typed.setPlaceholderText(self.tr("Physical cards by seat: Kh 9d 2s"))
        self.typed.setAccessibleName(self.tr("Physical cards for the button, in the order of seats"))
        self._button.setText(self.tr("Button is here"))
        self._draw.setText(self.tr("High card"))
        self._draw.setToolTip(self.tr("A card to each seat of this table; the best rank has the button"))
        self._deal.setText(self.tr("Hand dealt"))
        self._deal.setToolTip(self.tr("Button and blinds have moved on by one hand"))
        self._show.setText(self.tr("Show seats"))
        self._show.setToolTip(self.tr("Everybody's seat on the projected page"))
        self._open.setText(self.tr("Open a table"))
        self._all.setText(self.tr("All buttons"))
        self._all.setToolTip(self.tr("High card for the button at every table"))
        self._redraw.setText(self.tr("Redraw seats"))
        self._redraw.setToolTip(self.tr("Draw all seats anew at as many tables as there are"))
        self._widen()
