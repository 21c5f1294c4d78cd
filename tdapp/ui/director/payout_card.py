"""The payout table: percentages or amounts, what each place gets, and the sum."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit

from tdapp.application.views_money import MoneyView
from tdapp.domain.floor.money_commands import SharePool
from tdapp.domain.floor.state import FloorState
from tdapp.errors import TdError
from tdapp.ui import format as show
from tdapp.ui import messages, theme
from tdapp.ui.models.payout_draft import Draft, Read, draft_of, read, turned
from tdapp.ui.widgets.basics import Button, FieldError, Frame, Retranslating, label, repolish, row, scaled
from tdapp.ui.widgets.choice import Choice

FIELD = 104
MOST_PLACES = 200


class PayoutCard(Retranslating, Frame):
    """`wanted(command)` saves the table; `rounded(cents)` sets the unit."""

    wanted = Signal(object)
    rounded = Signal(int)

    def __init__(self) -> None:
        super().__init__("card", gap=8)
        self._floor: FloorState | None = None
        self._view: MoneyView | None = None
        self._draft, self._kept = Draft(True, ()), Draft(True, ())
        self._read = Read()
        self._heading, self._origin = label("", "heading"), label("", "small")
        self._ways = Choice()
        self.fields: list[QLineEdit] = []
        self._places: list[QLabel] = []
        self._prizes: list[QLabel] = []
        self._grid = QGridLayout()
        scaled(self._grid, 0, 8)
        self._grid.setColumnStretch(2, 1)
        self.sum = label("", "", wrap=True)
        self.error = label("", "error", wrap=True)
        self.more, self.fewer = Button("", "", "plus"), Button("", "", "minus")
        self.usual, self.save = Button("", "quiet"), Button("", "primary")
        self.unit = QLineEdit()
        self.unit_error = FieldError(self.unit)
        self._unit_name = label("", "dim")
        self.unit.setMaximumWidth(theme.current().px(FIELD))
        self.box.addLayout(row(self._heading, 1, self._origin))
        self.add(self._ways)
        self.box.addLayout(self._grid)
        for part in (self.error, self.sum):
            self.add(part)
        self.box.addLayout(row(self.more, self.fewer, 1))
        self.box.addLayout(row(self._unit_name, self.unit, 1))
        self.add(self.unit_error)
        self.box.addLayout(row(self.usual, 1, self.save))
        self.box.addStretch(1)
        self._ways.chosen.connect(self._turn)
        self.more.clicked.connect(lambda _: self._set((*self._draft.texts, ""), focus=True))
        self.fewer.clicked.connect(lambda _: self._set(self._draft.texts[:-1]))
        self.usual.clicked.connect(lambda _: self._take_usual())
        self.save.clicked.connect(lambda _: self._save())
        self.unit.editingFinished.connect(self._round)
        self.retranslate()

    def set_view(self, view: MoneyView, floor: FloorState) -> None:
        """Show these prizes; what is being typed stays."""
        before = self._view
        self._view, self._floor = view, floor
        held = draft_of(view)
        if self._draft == self._kept:
            self._draft = held
        self._kept = held
        if before is None or before.unit != view.unit or not self.unit.isModified():
            self.unit.setText(show.money(view.unit))
        self._show()

    def refuse(self, error: TdError) -> None:
        """Nothing was saved."""
        self._say_error(error)

    def forget(self) -> None:
        """What was typed is saved."""
        self._draft = self._kept

    @property
    def is_changed(self) -> bool:
        """Whether something is typed that does not hold yet."""
        return self._draft != self._kept

    def _set(self, texts: tuple[str, ...], *, focus: bool = False) -> None:
        self._draft = Draft(self._draft.by_percent, texts[:MOST_PLACES])
        self._show()
        if focus and self.fields:
            self.fields[len(self._draft.texts) - 1].setFocus()

    def _turn(self, by_percent: bool) -> None:
        view = self._view
        if view is None or by_percent == self._draft.by_percent:
            return
        self._draft = turned(self._draft, self._read.prizes or view.prizes, view.pool.total)
        self._show()

    def _typed(self) -> None:
        self._draft = Draft(
            self._draft.by_percent, tuple(field.text() for field in self.fields[: len(self._draft.texts)])
        )
        self._show()

    def _take_usual(self) -> None:
        self._draft = self._kept
        self.wanted.emit(SharePool())

    def _save(self) -> None:
        if self._read.command is not None and self.is_changed:
            self.wanted.emit(self._read.command)

    def _round(self) -> None:
        if not self.unit.isModified():
            return
        try:
            cents = show.read_chips(self.unit.text(), 100, "money_unit")
        except TdError as error:
            self.unit_error.tell(error)
            return
        self.unit.setModified(False)
        self.unit_error.say("")
        self.rounded.emit(cents)

    def refuse_unit(self, error: TdError) -> None:
        """The unit cannot be used."""
        self.unit_error.tell(error)

    # what it shows

    def _show(self) -> None:
        view, floor = self._view, self._floor
        if view is None or floor is None:
            return
        self._read = read(self._draft, floor, view.pool.total)
        fixed = view.deal is not None
        self._ways.offer({True: self.tr("Per cent"), False: self.tr("Amounts")}, self._draft.by_percent)
        self._lines(fixed)
        self._say_sum(view)
        self._say_error(self._read.error)
        for button in (self.more, self.fewer, self.unit, self._ways):
            button.setEnabled(not fixed)
        self.fewer.setEnabled(not fixed and len(self._draft.texts) > 1)
        self.save.setVisible(self.is_changed)
        self.save.setEnabled(self._read.command is not None)
        self.usual.setVisible(not fixed and (not view.is_usual or self.is_changed))
        self._origin.setText(self.tr("by the usual table") if view.is_usual else self.tr("own table"))

    def _lines(self, fixed: bool) -> None:
        texts, sign = self._draft.texts, self._view.terms.sign if self._view else ""
        while len(self.fields) < len(texts):
            self._add_line()
        for nth, field in enumerate(self.fields):
            there = nth < len(texts)
            for part in (field, self._places[nth], self._prizes[nth]):
                part.setVisible(there)
            if not there:
                continue
            if field.text() != texts[nth]:
                field.setText(texts[nth])
            place = show.ordinal(nth + 1)
            self._places[nth].setText(place)
            name = self.tr("{place}: per cent") if self._draft.by_percent else self.tr("{place}: amount")
            field.setAccessibleName(name.format(place=place))
            field.setReadOnly(fixed)
            wrong = "true" if nth == self._read.wrong else "false"
            if field.property("wrong") != wrong:
                field.setProperty("wrong", wrong)
                repolish(field)
            prizes = self._read.prizes
            shown = show.cash(prizes[nth], sign) if nth < len(prizes) else "–"
            self._prizes[nth].setText(shown)

    def _add_line(self) -> None:
        field, place, prize = QLineEdit(), label("", "dim"), label("", "large")
        field.setMaximumWidth(theme.current().px(FIELD))
        field.setAlignment(Qt.AlignmentFlag.AlignRight)
        field.textEdited.connect(lambda _: self._typed())
        field.returnPressed.connect(self._save)
        prize.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        at = len(self.fields)
        for across, part in enumerate((place, field, prize)):
            self._grid.addWidget(part, at, across)
        before = self.fields[-1] if self.fields else self._ways.findChildren(Button)[-1]
        self.setTabOrder(before, field)
        self.fields.append(field)
        self._places.append(place)
        self._prizes.append(prize)

    def _say_sum(self, view: MoneyView) -> None:
        given, pool = sum(self._read.prizes), view.pool.total
        sign = view.terms.sign
        if given == pool:
            text = self.tr("Sum {given} = pool {pool}")
        elif given < pool:
            text = self.tr("Sum {given}, pool {pool}: {missing} missing")
        else:
            text = self.tr("Sum {given}, pool {pool}: {missing} too much")
        shown = text.format(
            given=show.cash(given, sign),
            pool=show.cash(pool, sign),
            missing=show.cash(abs(pool - given), sign),
        )
        self.sum.setText(shown)
        self.sum.setVisible(bool(self._read.prizes))

    def _say_error(self, error: TdError | None) -> None:
        self.error.setText(messages.text_of_error(error) if error else "")
        self.error.setVisible(error is not None)

    def retranslate(self) -> None:
        """Say all texts anew."""
        self._heading.setText(self.tr("Payout table"))
        self.more.setText(self.tr("Place"))
        self.more.setToolTip(self.tr("Pay one place more"))
        self.more.setAccessibleName(self.tr("Pay one place more"))
        self.fewer.setText(self.tr("Place"))
        self.fewer.setToolTip(self.tr("Pay one place fewer"))
        self.fewer.setAccessibleName(self.tr("Pay one place fewer"))
        self.usual.setText(self.tr("Usual table"))
        self.save.setText(self.tr("Save prizes"))
        self._unit_name.setText(self.tr("Round to"))
        self.unit.setAccessibleName(self.tr("Round prizes to"))
        self._show()
