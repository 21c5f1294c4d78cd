"""Prizes: what it costs, the pool, who gets what, deals, paying out. Without money it offers just that."""

from msgspec import structs
from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QLayout, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from tdapp.application.commands import Command
from tdapp.application.views import Now, founded
from tdapp.application.views_money import MoneyView, money_view
from tdapp.domain.floor.money_commands import CancelDeal, PayOut, SetHunters, SetTerms, TakeBackPayOut
from tdapp.domain.floor.seat_commands import SetHouseRules
from tdapp.domain.floor.state import FloorState
from tdapp.domain.prices import Terms
from tdapp.domain.units import EntryId
from tdapp.errors import TdError
from tdapp.ui import format as show
from tdapp.ui import messages, theme
from tdapp.ui.bridge import Bridge
from tdapp.ui.director.deal_card import DealCard
from tdapp.ui.director.hunters_card import HuntersCard
from tdapp.ui.director.page import Page
from tdapp.ui.director.pay_list import PayList
from tdapp.ui.director.payout_card import PayoutCard
from tdapp.ui.director.terms_card import TermsCard
from tdapp.ui.widgets.basics import Button, EmptyState, Frame, column, row, scaled
from tdapp.ui.widgets.facts import Fact, FactsStrip

WIDE, WIDEST_TERMS = 640, 820
_NO_MONEY = Terms()


class PrizesPage(Page):
    """Builds the commands of the desk."""

    icon_name = "trophy"

    def __init__(self, bridge: Bridge) -> None:
        super().__init__(bridge)
        self._floor: FloorState | None = None
        self._editing, self._wide = False, True
        self.empty = EmptyState("coins", self._edit)
        self.terms = TermsCard()
        self.facts, self.change = FactsStrip(), Button("", "", "pencil")
        self.payouts, self.pay_list = PayoutCard(), PayList()
        self.deal, self.hunters = DealCard(), HuntersCard()
        self._columns = QGridLayout()
        self._stack = QStackedWidget()
        self._build()
        self.terms.saved.connect(self._save_terms)
        self.terms.left.connect(self._leave)
        self.terms.stopped.connect(self._stop)
        self.change.clicked.connect(lambda _: self._edit())
        self.payouts.wanted.connect(self._save_prizes)
        self.payouts.rounded.connect(self._round)
        self.pay_list.paid.connect(self._pay)
        self.deal.agreed.connect(self._agree)
        self.deal.cancelled.connect(lambda: self.bridge.act(CancelDeal()))
        self.hunters.named.connect(self._hunted)
        self.retranslate()

    @property
    def title(self) -> str:
        return self.tr("Prizes")

    def _build(self) -> None:
        head = Frame("card", across=True)
        head.add(self.facts, 1)
        head.add(self.change)
        scaled(self._columns, 0, theme.GAP)
        money = QVBoxLayout()
        scaled(money, theme.GAP, theme.GAP)
        money.addWidget(head)
        money.addLayout(self._columns)
        money.addStretch(1)
        self.terms.setMaximumWidth(theme.current().px(WIDEST_TERMS))
        terms = QVBoxLayout()
        scaled(terms, theme.GAP)
        terms.addLayout(row(self.terms, gap=0))
        terms.addStretch(1)
        self._right = column(self.pay_list, self.deal, self.hunters, 1, gap=theme.GAP)
        self._stack.addWidget(self.empty)
        self._stack.addWidget(_scrolling(terms))
        self._stack.addWidget(_scrolling(money))
        whole = QVBoxLayout(self)
        scaled(whole)
        whole.addWidget(self._stack)
        self._place_cards()

    def _place_cards(self) -> None:
        """Beside each other where there is room."""
        self._columns.removeWidget(self.payouts)
        self._columns.removeItem(self._right)
        if self._wide:
            self._columns.addWidget(self.payouts, 0, 0, Qt.AlignmentFlag.AlignTop)
            self._columns.addLayout(self._right, 0, 1)
        else:
            self._columns.addWidget(self.payouts, 0, 0, 1, 2)
            self._columns.addLayout(self._right, 1, 0, 1, 2)
        for across in (0, 1):
            self._columns.setColumnStretch(across, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.width() >= theme.current().px(WIDE)
        if wide != self._wide:
            self._wide = wide
            self._place_cards()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.setFocus()

    # what it shows

    def refresh(self, now: Now) -> None:
        floor = self.bridge.state.floor
        if floor is self._floor:
            return
        self._floor = floor
        self._show()

    def _show(self) -> None:
        floor = self.bridge.state.floor
        view = money_view(floor)
        shown = 1 if self._editing else 2 if view.terms.money else 0
        self._stack.setCurrentIndex(shown)
        self.first = self.empty.button if shown == 0 else None
        if shown != 2:
            return
        self._say_facts(view)
        self.change.setEnabled(view.deal is None)
        self.payouts.set_view(view, floor)
        self.pay_list.set_view(view)
        self.deal.set_view(view, floor, founded(self.bridge.state).structure.scale)
        self.hunters.set_view(view)

    def _say_facts(self, view: MoneyView) -> None:
        sign, pool = view.terms.sign, view.pool
        paid = sum(prize > 0 for prize in view.prizes)
        more = self.tr("{amount} from the house").format(amount=show.cash(pool.added + pool.overlay, sign))
        self.facts.set_view(
            (
                Fact(
                    self.tr("Prize pool"),
                    show.cash(pool.total, sign),
                    more if pool.added + pool.overlay else "",
                ),
                Fact(self.tr("Places paid"), show.number(paid), self._bubble(view)),
                Fact(self.tr("Box should hold"), show.cash(view.box.holds, sign), self._owing(view)),
            )
        )

    def _bubble(self, view: MoneyView) -> str:
        if view.to_money is None or view.is_over:
            return ""
        if view.to_money == 0:
            return self.tr("In the money")
        if view.to_money == 1:
            return self.tr("On the bubble")
        return self.tr("%n bust(s) to the money", "", view.to_money)

    def _owing(self, view: MoneyView) -> str:
        owing = [one for one in view.owing if one.cents > 0]
        if not owing:
            return self.tr("everybody has paid")
        amount = show.cash(sum(one.cents for one in owing), view.terms.sign)
        if len(owing) == 1:
            text = self.tr("{name} owes {amount}")
            return text.format(name=messages.player_name(owing[0].who), amount=amount)
        return self.tr("%n player(s) owe {amount}", "", len(owing)).format(amount=amount)

    def retranslate(self) -> None:
        self.empty.say(
            self.tr("Played without money"),
            self.tr("Say what the buy-in is, and pool, prizes, deals and the cash box are worked out here."),
            self.tr("Play for money"),
        )
        self.change.setText(self.tr("Buy-in and more"))
        self._show()

    # what it asks for

    def _edit(self) -> None:
        self._editing = True
        self._show()
        self.terms.begin(self.bridge.state.floor.desk.terms, founded(self.bridge.state).structure.scale)

    def _leave(self) -> None:
        self._editing = False
        self._show()
        self.setFocus()

    def _save_terms(self, terms: Terms) -> None:
        error = self.bridge.execute(SetTerms(terms))
        if error:
            self.terms.refuse(error)
        else:
            self._leave()

    def _stop(self) -> None:
        """Everything said about money is kept by undo alone."""
        self._save_terms(_NO_MONEY)

    def _save_prizes(self, command: Command) -> None:
        error = self.bridge.execute(command)
        if error:
            self.payouts.refuse(error)
        else:
            self.payouts.forget()
            self._show()

    def _round(self, cents: int) -> None:
        house = self.bridge.state.floor.house
        error = self.bridge.execute(SetHouseRules(structs.replace(house, money_unit=cents)))
        if error:
            self.payouts.refuse_unit(error)

    def _pay(self, entry: int, handed_over: bool) -> None:
        who = EntryId(entry)
        error = self.bridge.execute(PayOut(who) if handed_over else TakeBackPayOut(who))
        self.pay_list.error.setText(messages.text_of_error(error) if error else "")
        self.pay_list.error.setVisible(error is not None)
        if error:
            self.pay_list.retranslate()

    def _agree(self, command: Command) -> None:
        error: TdError | None = self.bridge.execute(command)
        if error:
            self.deal.refuse(error)

    def _hunted(self, victim: int, hunter: int) -> None:
        self.bridge.act(SetHunters(EntryId(victim), (EntryId(hunter),)))


def _scrolling(layout: QLayout) -> QScrollArea:
    """The layout in an area that scrolls up and down where it is too high."""
    inner = QWidget()
    inner.setLayout(layout)
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(inner)
    return area
