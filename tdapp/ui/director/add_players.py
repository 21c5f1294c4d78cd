"""The card in which names are pasted, one a line, or the number of players is typed."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QSizePolicy

from tdapp.domain.floor.commands import AddNumberedEntries
from tdapp.errors import TdError
from tdapp.ui import theme
from tdapp.ui.models.pasted import Pasted
from tdapp.ui.widgets.basics import Button, FieldError, Frame, Retranslating, label, row, set_look

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
MOST_NAMED = 3


class NamesField(QPlainTextEdit):
    """Many lines; Ctrl+Enter says `done`, Tab goes on to the next widget."""

    done = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setTabChangesFocus(True)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            if not event.isAutoRepeat():
                self.done.emit()
            return
        super().keyPressEvent(event)


class AddPlayers(Retranslating, Frame):
    """`typed(text)` while it is written, `wanted(text)` to enter the players."""

    typed = Signal(str)
    wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__("card", gap=12)
        self._large = False
        self._pasted = Pasted()
        self._entered = Pasted()
        self._title, self._text = label("", "heading", wrap=True), label("", "dim", wrap=True)
        self.field = NamesField()
        self.error = FieldError(self.field)
        self._notice = Frame("banner-warn", pad=8)
        self._notice_text = label("", "", wrap=True)
        self._notice.add(self._notice_text)
        self._told = label("", "small", wrap=True)
        self.button = Button("")
        for part in (self._title, self._text, self.field, self.error, self._notice, self._told):
            self.add(part, 1 if part is self.field else 0)
        foot: QHBoxLayout = row(1, self.button)
        self.box.addLayout(foot)
        self.field.textChanged.connect(lambda: self.typed.emit(self.field.toPlainText()))
        self.field.done.connect(self._ask)
        self.button.clicked.connect(self._ask)
        self.retranslate()

    def set_large(self, large: bool) -> None:
        """Alone on the page, while nobody is entered; or beside the lists."""
        self._large = large
        set_look(self.button, "primary" if large else "")
        set_look(self._title, "title" if large else "heading")
        self.field.setMinimumHeight(theme.current().px(240 if large else 84))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.retranslate()

    def set_pasted(self, pasted: Pasted) -> None:
        """What would be added; its error is shown at once, since it names a line to mend."""
        self._pasted = pasted
        if pasted.command is not None or pasted.error is not None:
            self._entered = Pasted()
        self.error.tell(pasted.error)
        self.retranslate()

    def refuse(self, error: TdError) -> None:
        """Nobody was entered; everything typed is still there."""
        self.error.tell(error)
        self.retranslate()

    def accept(self, pasted: Pasted) -> None:
        """They are entered; the field is free again."""
        self.field.clear()
        self._entered = pasted
        self.retranslate()

    def retranslate(self) -> None:
        """Say all texts anew."""
        self._title.setText(self.tr("Who plays tonight?") if self._large else self.tr("Add players"))
        self._text.setText(
            self.tr("Paste the names, one a line. Or just write how many play; names can follow later.")
        )
        self._text.setVisible(self._large)
        self.field.setAccessibleName(self.tr("Names, one a line, or a number of players"))
        self.field.setPlaceholderText(self.tr("One name a line, or a number"))
        self.button.setText(self._button_text())
        self.button.setToolTip(self.tr("Ctrl+Enter"))
        self.button.setEnabled(self._pasted.command is not None)
        known = self._known_text(self._pasted) or self._known_text(self._entered)
        notice = "" if self.error.says else known  # one thing at a time, what is wrong first
        self._notice_text.setText(notice)
        self._notice.setVisible(bool(notice))
        told = self.tr("%n player(s) entered.", "", self._entered.count) if self._entered.count else ""
        self._told.setText(told)
        self._told.setVisible(bool(told))

    def _button_text(self) -> str:
        if self._pasted.command is None:
            return self.tr("Add")
        if isinstance(self._pasted.command, AddNumberedEntries):
            return self.tr("Add %n player(s) without names", "", min(self._pasted.count, 10**9))
        return self.tr("Add %n player(s)", "", self._pasted.count)

    def _known_text(self, pasted: Pasted) -> str:
        if not pasted.known:
            return ""
        names = ", ".join(name if len(name) <= 40 else name[:39] + "…" for name in pasted.known[:MOST_NAMED])
        if len(pasted.known) > MOST_NAMED:
            more = len(pasted.known) - MOST_NAMED
            names = self.tr("{names} and %n more", "", more).format(names=names)
        return self.tr("There already: {names}. Equal names are told apart by a number.").format(names=names)

    def _ask(self) -> None:
        self.wanted.emit(self.field.toPlainText())
