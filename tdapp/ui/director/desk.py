"""The director's desk for one tournament: rail, header, pages, banners, toasts, and the one-screen mode."""

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from tdapp.application.log import Batch, Kind
from tdapp.application.session import Changes
from tdapp.application.views import Now, founded, projector_view
from tdapp.application.views_money import may_rebuy
from tdapp.domain.clock.commands import AdjustClock, NextItem, PauseClock, PreviousItem, StartClock
from tdapp.domain.clock.events import LevelJumped
from tdapp.domain.clock.reading import reading_at
from tdapp.domain.clock.view import ClockView
from tdapp.domain.floor.events import EntryBusted, EntryReinstated, EntryRemoved
from tdapp.domain.floor.money_commands import Buy
from tdapp.domain.floor.seat_events import LateEntrySeated
from tdapp.domain.prices import Purchase
from tdapp.domain.units import MINUTE, Millis
from tdapp.errors import StoreError, TdError
from tdapp.ui import format as show
from tdapp.ui import messages, theme
from tdapp.ui.bridge import Bridge
from tdapp.ui.chance import fresh_seed
from tdapp.ui.director.away import AwayQuestion
from tdapp.ui.director.header import Header
from tdapp.ui.director.keys_dialog import KeysDialog
from tdapp.ui.director.one_screen import OneScreen
from tdapp.ui.director.page import Page
from tdapp.ui.director.rail import Rail
from tdapp.ui.director.wall import Wall
from tdapp.ui.keys import PAGES, Deed, with_key
from tdapp.ui.widgets.banner import Banners
from tdapp.ui.widgets.basics import scaled
from tdapp.ui.widgets.toast import Toast

_TOLD = (EntryBusted, EntryReinstated, EntryRemoved, LateEntrySeated, LevelJumped)
"""Slips of these are common enough that undo is offered at once."""


class Desk(QStackedWidget):
    """`home` asks for the start page, `projector` switches the projected page, `one_screen_changed` tells."""

    home = Signal()
    projector = Signal()
    one_screen_changed = Signal(bool)

    def __init__(self, bridge: Bridge, pages: list[Page]) -> None:
        super().__init__()
        self.bridge = bridge
        self.pages = pages
        self.header = Header()
        self.rail = Rail(pages)
        self.banners = Banners()
        self.one_screen = OneScreen(bridge)
        self.wall = Wall(bridge, self)
        self._work, self._stack = QWidget(), QStackedWidget()
        self._keys: KeysDialog | None = None
        self._build()
        self.toast = Toast(self)
        self.away = AwayQuestion(bridge, self.banners, self)
        self.rail.chosen.connect(self.show_page)
        self.rail.home.connect(self.home)
        self.wall.changed.connect(self.one_screen.sheet.set_card)
        for page in pages:
            page.wanted.connect(self.act)
        self.header.play.connect(lambda: self.act(Deed.PLAY))
        self.header.undo.connect(lambda: self.act(Deed.UNDO))
        self.header.projector.connect(self.projector)
        self.one_screen.left.connect(lambda: self.set_one_screen(False))
        self.toast.acted.connect(lambda: self.act(Deed.UNDO))
        self.toast.other.connect(self._rebuy)
        bridge.changed.connect(self._on_changed)
        bridge.ticked.connect(self._on_tick)
        bridge.refused.connect(self.refuse)
        bridge.level_began.connect(self._on_level)
        self.show_page(0)
        self._say_undo()

    def _build(self) -> None:
        for page in self.pages:
            self._stack.addWidget(page)
        self._work.setObjectName("page")
        right = QVBoxLayout()
        scaled(right)
        right.addWidget(self.header)
        px = theme.current().px
        self.banners.setContentsMargins(px(theme.GAP), px(theme.PAD), px(theme.GAP), 0)
        right.addWidget(self.banners)
        right.addWidget(self._stack, 1)
        whole = QHBoxLayout(self._work)
        scaled(whole)
        whole.addWidget(self.rail)
        whole.addLayout(right, 1)
        self.addWidget(self._work)
        self.addWidget(self.one_screen)

    @property
    def page(self) -> Page:
        """The page that is shown, or would be outside the one-screen mode."""
        return self.pages[self._stack.currentIndex()]

    def show_page(self, number: int) -> None:
        """Turn to a page."""
        self._stack.setCurrentIndex(number)
        self.rail.select(number)
        self.set_one_screen(False)
        self.page.setFocus()

    @property
    def is_one_screen(self) -> bool:
        """Whether the projected page fills this window."""
        return self.currentWidget() is self.one_screen

    def set_one_screen(self, on: bool) -> None:
        """The projected page in this window, or back to the page before."""
        if on != self.is_one_screen:
            self.setCurrentWidget(self.one_screen if on else self._work)
            (self.one_screen if on else self.page).setFocus()
            self.one_screen_changed.emit(on)

    def act(self, deed: Deed) -> None:
        """Do what a key or button asks for."""
        if deed is Deed.LEAVE and not self.one_screen.strip.isVisible() and self.wall.leave():
            return
        if self.is_one_screen and self.one_screen.act(deed):
            return
        if deed in PAGES:
            number = PAGES.index(deed)
            if number < len(self.pages):
                self.show_page(number)
        elif deed is Deed.PROJECTOR:
            self.projector.emit()
        elif deed is Deed.FULL_SCREEN:
            self.set_one_screen(not self.is_one_screen)
        elif deed is Deed.KEYS:
            self._show_keys()
        elif deed is Deed.LEAVE:
            self._leave()
        elif deed in (Deed.BUST, Deed.REINSTATE, Deed.ADD, Deed.FIND):
            self._on_its_page(deed)
        elif deed is Deed.REBUY:
            self._rebuy()
        else:
            self._on_clock(deed)

    def _on_clock(self, deed: Deed) -> None:
        match deed:
            case Deed.PLAY:
                reading = reading_at(founded(self.bridge.state), self.bridge.now().steady)
                playing = reading.running and not reading.starts_in
                self.bridge.act(PauseClock() if playing else StartClock())
            case Deed.NEXT:
                self.bridge.act(NextItem())
            case Deed.PREVIOUS:
                self.bridge.act(PreviousItem())
            case Deed.MORE:
                self.bridge.act(AdjustClock(MINUTE))
            case Deed.LESS:
                self.bridge.act(AdjustClock(Millis(-MINUTE)))
            case Deed.UNDO:
                self.bridge.undo()
            case Deed.REDO:
                self.bridge.redo()
            case _:
                pass

    def _show_keys(self) -> None:
        """Beside the desk, not over it: the clock's keys go on working."""
        if self._keys is None:
            self._keys = KeysDialog(self, [page.title for page in self.pages])
            self._keys.finished.connect(self._forget_keys)
        self._keys.show()
        self._keys.raise_()
        self._keys.activateWindow()

    @property
    def keys_shown(self) -> bool:
        """Whether the list of keys is open."""
        return self._keys is not None

    def _forget_keys(self) -> None:
        if self._keys is not None:
            self._keys.deleteLater()
            self._keys = None

    def _leave(self) -> None:
        """Esc: close the list of keys, else leave the field, so that the keys work again."""
        if self._keys is not None:
            self._keys.reject()
        else:
            self.page.setFocus()

    def _on_its_page(self, deed: Deed) -> None:
        for number, page in enumerate(self.pages):
            if deed in page.deeds:
                self.show_page(number)
                page.act(deed)

    def refuse(self, error: TdError) -> None:
        """Say why a rule forbids it; what the disk refuses is a strip's business."""
        if not isinstance(error, StoreError):
            self.toast.say(messages.text_of_error(error), danger=True)

    def _on_changed(self, changes: Changes) -> None:
        self._say_undo()
        self._on_tick(self.bridge.now())
        batch = changes.batch
        if batch.kind in (Kind.UNDO, Kind.REDO):
            self.toast.say(self._told(batch))
        elif any(isinstance(event, _TOLD) for event in batch.events):
            self.toast.say(self._news(batch), self.tr("Undo"), self._offer(batch))

    def _offer(self, batch: Batch) -> str:
        """After a bust its rebuy, while there is one. Rule: product.md §2: no more than this one act."""
        out = [event.entry for event in batch.events if isinstance(event, EntryBusted)]
        last = self.bridge.state.floor.busts[-1:]
        if not last or out != [*last] or not may_rebuy(self.bridge.state, last[0], self.bridge.now()):
            return ""
        return with_key(messages.purchase_word(Purchase.REBUY), Deed.REBUY)

    def _rebuy(self) -> None:
        """Of who went out last."""
        if busts := self.bridge.state.floor.busts:
            self.bridge.act(Buy(busts[-1], Purchase.REBUY, fresh_seed()))

    def _told(self, batch: Batch) -> str:
        about = next(old for old in self.bridge.session.batches if old.seq == batch.target)
        if batch.kind is Kind.UNDO:
            return self.tr("Taken back: {what}").format(what=self._text(about))
        return self.tr("Done again: {what}").format(what=self._text(about))

    def _text(self, batch: Batch) -> str:
        return messages.text_of_batch(batch, founded(self.bridge.state).structure)

    def _news(self, batch: Batch) -> str:
        """What has happened; to a late entrant with the blinds, in one sentence to read aloud."""
        event = next((event for event in batch.events if isinstance(event, LateEntrySeated)), None)
        if event is None:
            return self._text(batch)
        state, now = self.bridge.state, self.bridge.now()
        level = projector_view(state, now).clock.level
        blinds = show.blinds(level.sb, level.bb, founded(state).structure.scale)
        seat = messages.text_of_event(event, founded(state).structure)
        return self.tr("{seat}; blinds now {blinds}").format(seat=seat, blinds=blinds)

    def _on_tick(self, now: Now) -> None:
        self.header.set_view(projector_view(self.bridge.state, now))

    def _on_level(self, view: ClockView) -> None:
        if view.on_break:
            self.toast.say(self.tr("Break"))
            return
        scale = founded(self.bridge.state).structure.scale
        blinds = show.blinds(view.level.sb, view.level.bb, scale)
        text = self.tr("Level {number}: {blinds}").format(number=view.level_number, blinds=blinds)
        self.toast.say(text)

    def _say_undo(self) -> None:
        batch = self.bridge.session.to_undo()
        text = messages.undo_text(batch, founded(self.bridge.state).structure)
        self.header.set_undo(text, batch is not None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A presenter's clicker turns the projected page's card away."""
        turns = event.key() in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp)
        if not (turns and self.wall.leave()):
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            QTimer.singleShot(0, self.rail, self.rail.retranslate)
            self.header.retranslate()
            self.away.retranslate()
            self._say_undo()
