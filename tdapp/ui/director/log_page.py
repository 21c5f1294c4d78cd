"""The log: everything that happened, in words, newest first."""

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout

from tdapp.application.views import Now
from tdapp.ui import format as show
from tdapp.ui import theme
from tdapp.ui.bridge import Bridge
from tdapp.ui.director.page import Page
from tdapp.ui.models.log_model import LogModel
from tdapp.ui.widgets.basics import EmptyState, Frame, label, row, scaled
from tdapp.ui.widgets.finder import Finder
from tdapp.ui.widgets.log_view import LogView


class LogPage(Page):
    """Shows the session's log; changes nothing."""

    icon_name = "scroll-text"

    def __init__(self, bridge: Bridge) -> None:
        super().__init__(bridge)
        self._shown: tuple[int, str] | None = None
        self.model = LogModel(bridge.session, self)
        self.view = LogView(self.model)
        self.finder = Finder(self.view)
        self._heading, self._count = label("", "title"), label("", "dim")
        self._nothing = EmptyState("search", self.finder.clear)
        card = Frame("card", gap=12)
        head = row(self._heading, self._count, 1, self.finder)
        head.setStretchFactor(self.finder, 2)
        card.box.addLayout(head)
        card.add(self.view, 1)
        card.add(self._nothing, 1)
        box = QVBoxLayout(self)
        scaled(box, theme.GAP)
        box.addWidget(card)
        self.finder.typed.connect(self._find)
        self.finder.left.connect(self.view.setFocus)
        self.model.rowsInserted.connect(lambda *_: self._say())
        self.model.rowsRemoved.connect(lambda *_: self._say())
        self.first = self.view
        self.retranslate()

    @property
    def title(self) -> str:
        return self.tr("Log")

    def refresh(self, now: Now) -> None:
        day = show.date(now.wall)
        newest = len(self.bridge.session.batches)
        if (newest, day) != self._shown:
            self._shown = (newest, day)
            self.model.refresh(day)
            self._say()

    def retranslate(self) -> None:
        self._shown = None
        self._heading.setText(self.title)
        self.finder.setPlaceholderText(self.tr("Find: names, levels, words"))
        self.finder.setAccessibleName(self.tr("Find in the log"))
        self.view.setAccessibleName(self.tr("Log, newest first"))
        self.model.retranslate()
        self._say()

    def showEvent(self, event: QShowEvent) -> None:
        """The list has the keyboard, so that keys act."""
        super().showEvent(event)
        self.setFocus()

    def _find(self, text: str) -> None:
        self.model.find(text)
        self._say()

    def _say(self) -> None:
        found, total = len(self.model.rows), self.model.total
        self._count.setText(
            self.tr("%n entries", "", total)
            if found == total
            else self.tr("{found} of {total}").format(found=show.number(found), total=show.number(total))
        )
        nothing = not found and not self.model.searching
        self._nothing.setVisible(nothing)
        self.view.setVisible(not nothing)
        if total:
            self._nothing.say(
                self.tr("Nothing found"), self.tr("No entry has these words."), self.tr("Show everything")
            )
        else:
            self._nothing.say(self.tr("Nothing has happened yet"), "", "")
