"""Before seats are drawn: how many tables there will be, and the one act that draws them."""

from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QLabel, QLineEdit, QSizePolicy, QWidget

from tdapp.application.views_tables import proposed
from tdapp.ui import format as show
from tdapp.ui import theme
from tdapp.ui.icons import icon
from tdapp.ui.messages.tables import Plurals
from tdapp.ui.widgets.basics import Button, FieldError, Frame, column, label, row

SIZES = (6, 7, 8, 9, 10)
USUAL, WIDEST = 9, 560


class TablesStart(QWidget):
    """Emits `draw(most)`, `by_card(most, typed cards)`, `enter` (players first)."""

    draw = Signal(int)
    by_card = Signal(int, str)
    enter = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._players = 0
        self.most = USUAL
        self._picture = QLabel()
        self._picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._title, self._proposal = label("", "title"), label("", "large", wrap=True)
        self._most = label("", "dim")
        for part in (self._title, self._proposal):
            part.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.button = Button("", "primary", "shuffle")
        self._card = Button("", "quiet")
        self._typed = QLineEdit()
        self.error = FieldError(self._typed)
        self._group = QButtonGroup(self)
        self._sizes = [self._size_button(size) for size in SIZES]
        self._build()
        self.button.clicked.connect(self._main)
        self._card.clicked.connect(lambda: self.by_card.emit(self.most, self._typed.text()))
        self._typed.returnPressed.connect(lambda: self.by_card.emit(self.most, self._typed.text()))
        theme.notifier.theme_changed.connect(self._tint)
        self._tint()

    def _size_button(self, size: int) -> Button:
        button = Button("", "chip")
        button.setCheckable(True)
        button.setChecked(size == USUAL)
        button.clicked.connect(partial(self._choose, size))
        self._group.addButton(button)
        return button

    def _build(self) -> None:
        card = Frame("card", pad=theme.GAP, gap=12)
        card.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        card.setMaximumWidth(theme.current().px(WIDEST))
        self._choice = QWidget()
        self._choice.setLayout(row(1, self._most, *self._sizes, 1))
        for part in (self._picture, self._title, self._proposal, self._choice):
            card.add(part)
        card.box.addSpacing(theme.current().px(8))
        card.box.addLayout(row(1, self.button, 1))
        self._cards = QWidget()
        self._cards.setLayout(column(row(1, self._card, 1), self._typed, self.error, gap=4))
        card.add(self._cards)
        self.setLayout(column(1, row(1, card, 1), 2))
        card.setMinimumWidth(theme.current().px(420))

    def set_players(self, players: int) -> None:
        """So many are in."""
        self._players = players
        self._cards.setVisible(0 < players <= self.most)
        self._choice.setVisible(players > 0)
        self.say()

    def say(self) -> None:
        """Its texts."""
        sizes = proposed(self._players, self.most)
        self._most.setText(self.tr("Seats a table"))
        for size, button in zip(SIZES, self._sizes, strict=True):
            button.setText(show.number(size))
            button.setAccessibleName(_Sized().seats(size))
        self._card.setText(self.tr("Seats by high card"))
        self._card.setToolTip(
            self.tr("The best card takes the button on seat 1, the others follow clockwise")
        )
        self._typed.setPlaceholderText(self.tr("Physical cards, by order of entry: Kh 9d 2s"))
        self._typed.setAccessibleName(self.tr("Physical cards in the order of entry; empty = dealt here"))
        if not self._players:
            self._title.setText(self.tr("No players to seat yet"))
            self._proposal.setText(self.tr("Enter the players first; then their seats are drawn here."))
            self.button.setText(self.tr("Enter players"))
            return
        self._title.setText(self.tr("Draw the seats"))
        players = Plurals().players(self._players)
        tables = Plurals().tables(len(sizes))
        text = self.tr("{players} {tables}: {sizes}")
        self._proposal.setText(text.format(players=players, tables=tables, sizes=_sizes(sizes)))
        self.button.setText(self.tr("Draw seats"))

    def _choose(self, size: int) -> None:
        self.most = size
        self.set_players(self._players)

    def _main(self) -> None:
        if self._players:
            self.draw.emit(self.most)
        else:
            self.enter.emit()

    def _tint(self) -> None:
        side = theme.current().px(2 * theme.ICON)
        self._picture.setPixmap(icon("armchair", "faint").pixmap(side, side))


class _Sized(QObject):
    def seats(self, count: int) -> str:
        return self.tr("%n seat(s) a table", "", count)


def _sizes(sizes: tuple[int, ...]) -> str:
    """“8, 8, 7”; of many tables “50 × 9, 10 × 8”."""
    if len(sizes) <= 6:
        return ", ".join(map(show.number, sizes))
    counted = ((sizes.count(size), size) for size in sorted(set(sizes), reverse=True))
    text = QCoreApplication.translate("TablesStart", "{count} × {size}")
    return ", ".join(text.format(count=show.number(count), size=show.number(size)) for count, size in counted)
