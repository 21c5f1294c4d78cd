"""The card in which it is said what playing costs; saved as a whole, with errors beside the fields."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit

from tdapp.domain.prices import MOST_SIGN, BountyKind, Purchase, RebuyWhen, Terms
from tdapp.errors import InputError, TdError
from tdapp.ui import messages, theme
from tdapp.ui.models.terms_form import EXTRAS, PARTS, paths, read_terms, texts_of
from tdapp.ui.widgets.basics import Button, FieldError, Frame, Retranslating, column, label, row, scaled
from tdapp.ui.widgets.choice import Choice

COLUMNS = 4
LEAST = 64


class TermsCard(Retranslating, Frame):
    """`saved(Terms)`; `left` = closed without saving; `stopped` = play without money."""

    saved = Signal(object)
    left = Signal()
    stopped = Signal()

    def __init__(self) -> None:
        super().__init__("card", pad=theme.PAD, gap=12)
        self._scale, self._on = 1, False
        self._bounty_kind, self._when = BountyKind.FIXED, RebuyWhen.AT_MOST_START
        self._title, self._text = label("", "title"), label("", "dim", wrap=True)
        self.fields = {path: QLineEdit() for path in (*paths(), "sign")}
        self.errors = {path: FieldError(field) for path, field in self.fields.items()}
        self._heads = [label("", "small") for _ in PARTS]
        self._names: dict[str, QLabel] = {}
        self._bounty, self._rebuy = Choice(), Choice()
        self._bounty_name, self._rebuy_name = label("", "small"), label("", "small")
        self.save, self._close = Button("", "primary"), Button("")
        self._stop = Button("", "quiet")
        self._error = label("", "error", wrap=True)
        self._error.hide()
        self.add(self._title)
        self.add(self._text)
        self.box.addLayout(self._offers())
        self.box.addLayout(self._extras())
        self.box.addLayout(column(self._bounty_name, self._bounty, gap=4))
        self.box.addLayout(column(self._rebuy_name, self._rebuy, gap=4))
        self.add(self._error)
        self.box.addLayout(row(self._stop, 1, self._close, self.save))
        self.fields["sign"].setMaxLength(MOST_SIGN)
        for field in self.fields.values():
            field.setMinimumWidth(theme.current().px(LEAST))
            field.returnPressed.connect(self._save)
        self._bounty.chosen.connect(self._choose_bounty)
        self._rebuy.chosen.connect(self._choose_rebuy)
        self.save.clicked.connect(self._save)
        self._close.clicked.connect(self.left)
        self._stop.clicked.connect(self.stopped)
        self.retranslate()

    def _offers(self) -> QGridLayout:
        """A line for each thing that is sold, below it what is wrong with it."""
        grid = QGridLayout()
        scaled(grid, 0, 8)
        for nth, head in enumerate(self._heads, 1):
            grid.addWidget(head, 0, nth)
            grid.setColumnStretch(nth, 1)
        for nth, purchase in enumerate(Purchase):
            name = self._names[purchase] = label("")
            grid.addWidget(name, 2 * nth + 1, 0)
            here = [path for path in paths() if path.startswith(f"{purchase}.")]
            for across, path in enumerate(here, 1):
                grid.addWidget(self.fields[path], 2 * nth + 1, across)
            grid.addLayout(
                column(*(self.errors[path] for path in here), gap=0), 2 * nth + 2, 1, 1, len(PARTS)
            )
        return grid

    def _extras(self) -> QGridLayout:
        grid = QGridLayout()
        scaled(grid, 0, 8)
        for nth, path in enumerate((*(f"extras.{part}" for part in EXTRAS), "sign")):
            name = self._names[path] = label("", "small", wrap=True)
            down, across = divmod(nth, COLUMNS)
            field = column(name, 1, self.fields[path], self.errors[path], gap=4)
            grid.addLayout(field, down, across)
            grid.setColumnStretch(across, 1)
        return grid

    def begin(self, terms: Terms, scale: int) -> None:
        """Fill the fields with what holds."""
        self._scale, self._on = scale, terms.money
        self._bounty_kind, self._when = terms.bounty, terms.rebuy_when
        for path, text in (texts_of(terms, scale) | {"sign": terms.sign}).items():
            self.fields[path].setText(text)
            self.errors[path].say("")
        self._error.hide()
        self.retranslate()
        self.fields["buy_in.prize"].setFocus()
        self.fields["buy_in.prize"].selectAll()

    def refuse(self, error: TdError) -> None:
        """The core said no: beside its field if it names one."""
        path = str(error.params.get("path", ""))
        if path in self.errors:
            self._mark({path: error})
            return
        self._error.setText(messages.text_of_error(error))
        self._error.show()

    def _mark(self, errors: dict[str, TdError]) -> None:
        for path, line in self.errors.items():
            line.tell(errors.get(path))
        if errors:
            self.fields[next(iter(errors))].setFocus()

    def _save(self) -> None:
        self._error.hide()
        texts = {path: field.text() for path, field in self.fields.items()}
        terms, errors = read_terms(
            texts, self._scale, bounty=self._bounty_kind, rebuy_when=self._when, sign=texts["sign"]
        )
        if terms and not (terms.buy_in.cost or terms.extras.added or terms.extras.guarantee):
            errors = {"buy_in.prize": InputError("terms.buy_in", path="buy_in.prize")}
        self._mark(dict(errors))
        if terms and not errors:
            self.saved.emit(terms)

    def _choose_bounty(self, kind: BountyKind) -> None:
        self._bounty_kind = kind

    def _choose_rebuy(self, when: RebuyWhen) -> None:
        self._when = when

    def retranslate(self) -> None:
        """Say all texts anew."""
        self._title.setText(self.tr("What does it cost to play?"))
        self._text.setText(
            self.tr(
                "Leave a line empty and it is not offered. Nothing is final: amounts can be changed later."
            )
        )
        heads = (
            self.tr("To the prizes"),
            self.tr("Fee"),
            self.tr("Bounty"),
            self.tr("Chips"),
            self.tr("Most a player"),
        )
        for head, text in zip(self._heads, heads, strict=True):
            head.setText(text)
        for purchase in Purchase:
            word = messages.purchase_word(purchase)
            self._names[purchase].setText(word)
            for part, head in zip(PARTS, heads, strict=True):
                if f"{purchase}.{part}" in self.fields:
                    self.fields[f"{purchase}.{part}"].setAccessibleName(f"{word}: {head}")
        for purchase in Purchase:
            if f"{purchase}.chips" in self.fields:
                self.fields[f"{purchase}.chips"].setPlaceholderText(self.tr("as start"))
                self.fields[f"{purchase}.most"].setPlaceholderText(self.tr("any"))
        extras = {
            "extras.added": self.tr("Added by the house"),
            "extras.fee": self.tr("Kept by the house"),
            "extras.guarantee": self.tr("Guaranteed pool"),
            "sign": self.tr("Currency sign"),
        }
        for path, text in extras.items():
            self._names[path].setText(text)
            self.fields[path].setAccessibleName(text)
        self._bounty_name.setText(self.tr("A bounty"))
        self._bounty.offer(
            {
                BountyKind.FIXED: self.tr("all in cash"),
                BountyKind.PROGRESSIVE: self.tr("half in cash, half on the winner's head"),
            },
            self._bounty_kind,
        )
        self._rebuy_name.setText(self.tr("A rebuy"))
        self._rebuy.offer(
            {
                RebuyWhen.AT_MOST_START: self.tr("with up to the starting stack"),
                RebuyWhen.ONLY_AT_ZERO: self.tr("only without chips"),
            },
            self._when,
        )
        self.save.setText(self.tr("Save") if self._on else self.tr("Play for money"))
        self._close.setText(self.tr("Cancel"))
        self._stop.setText(self.tr("Play without money"))
        self._stop.setVisible(self._on)
