"""A card with a heading, a finder, and the players it finds."""

from PySide6.QtCore import QModelIndex, Signal

from tdapp.domain.units import EntryId
from tdapp.ui.models.players_model import PlayersModel
from tdapp.ui.widgets.basics import FieldError, Frame, label, row
from tdapp.ui.widgets.finder import Finder
from tdapp.ui.widgets.players_view import Act, PlayersView


class PlayerList(Frame):
    """`asked(entry, Act)` for a player; `renamed(entry, text)` when another name was typed."""

    asked = Signal(int, str)
    renamed = Signal(int, str)

    def __init__(self, *, out: bool) -> None:
        super().__init__("card", gap=8)
        self.model = PlayersModel(out=out, parent=self)
        self.view = PlayersView(self.model)
        self.finder = Finder(self.view)
        self.error = FieldError(self.finder)
        self._heading, self._count = label("", "heading"), label("", "dim")
        self._nobody = label("", "dim", wrap=True)
        self._texts = ("", "")
        self.box.addLayout(row(self._heading, 1, self._count))
        for part in (self.finder, self.error, self._nobody):
            self.add(part)
        self.add(self.view, 1)
        self.finder.typed.connect(self._find)
        self.finder.taken.connect(lambda index: self._ask(index, Act.MAIN))
        self.view.asked.connect(self._ask)
        self.view.renamed.connect(self._rename)

    def say(self, heading: str, count: str, hint: str, empty: str, none_found: str) -> None:
        """Its texts."""
        self._heading.setText(heading)
        self._count.setText(count)
        self.finder.setPlaceholderText(hint)
        self.finder.setAccessibleName(hint)
        self.view.setAccessibleName(heading)
        self._texts = (empty, none_found)
        self._say_nobody()

    def begin(self) -> None:
        """Put the keyboard into an empty finder."""
        self.finder.clear()
        self.finder.setFocus()

    def done(self) -> None:
        """The act succeeded: the finder is empty for the next, and the keys act again."""
        self.error.say("")
        self.finder.clear()
        if self.finder.hasFocus():
            self.view.setFocus()

    def again(self, entry: EntryId, text: str) -> None:
        """The new name was refused: go on typing it."""
        for number, player in enumerate(self.model.rows):
            if player.who.id == entry:
                self.view.rename_again(self.model.index(number, 0), text)

    def _say_nobody(self) -> None:
        empty, none_found = self._texts
        self._nobody.setText(none_found if self.model.total else empty)
        self._nobody.setVisible(not self.model.rows)

    def _find(self, text: str) -> None:
        self.error.say("")
        self.model.find(text)
        self._say_nobody()

    def _ask(self, index: QModelIndex, act: str) -> None:
        self.asked.emit(self.model.rows[index.row()].who.id, act)

    def _rename(self, index: QModelIndex, text: str) -> None:
        self.renamed.emit(self.model.rows[index.row()].who.id, text)
