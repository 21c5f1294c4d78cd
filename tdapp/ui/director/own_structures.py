"""A person's own structures: rename, delete, and put back what was deleted."""

from functools import partial

from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from tdapp.application.library import Kept, Library
from tdapp.errors import TdError
from tdapp.ui import messages, theme
from tdapp.ui.director.asking import Asking, Question
from tdapp.ui.widgets.basics import Button, Elided, FieldError, column, label, row, scaled
from tdapp.ui.widgets.scrolling import scrolling

_WIDE, _HIGH = 560, 420


class OwnStructures(QDialog):
    """Esc or Enter closes it."""

    def __init__(self, parent: QWidget, library: Library) -> None:
        super().__init__(parent)
        self._library = library
        self.asking: Asking | None = None
        self.setWindowTitle(self.tr("My own structures"))
        self._lines = QVBoxLayout()
        scaled(self._lines, 0, 8)
        inner = QWidget()
        inner.setLayout(self._lines)
        close = Button(self.tr("Close"), "primary")
        close.clicked.connect(self.accept)
        close.setDefault(True)
        self.error = FieldError(close)
        hint = label(
            self.tr("They are offered on the start page and under “Another structure”."), "small", wrap=True
        )
        box = column(label(self.windowTitle(), "title"), hint, gap=12)
        box.addWidget(scrolling(inner), 1)
        box.addWidget(self.error)
        box.addLayout(row(1, close))
        scaled(box, theme.GAP, 12)
        self.setLayout(box)
        px = theme.current().px
        self.setMinimumWidth(px(_WIDE))
        self.resize(px(_WIDE), px(_HIGH))
        self._list()
        close.setFocus()

    def _list(self) -> None:
        while (item := self._lines.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        kept = self._library.kept()
        if not kept:
            none = self.tr("None yet. Keep the structure of an evening, and it stands here.")
            self._lines.addWidget(label(none, "dim", wrap=True))
        for one in kept:
            self._lines.addWidget(self._line(one))
        self._lines.addStretch(1)

    def _line(self, one: Kept) -> QWidget:
        line = QWidget()
        name = Elided(self._said(one), "dim" if one.is_deleted or one.trouble else "")
        parts: list[QWidget] = [name]
        if one.is_deleted:
            parts.append(self._button(self.tr("Put back"), "undo-2", one, partial(self._put_back, one)))
        else:
            if one.structure is not None:
                parts.append(self._button(self.tr("Rename"), "pencil", one, partial(self._ask_name, one)))
            parts.append(self._button(self.tr("Delete"), "trash-2", one, partial(self._delete, one)))
        made = row(*parts)
        made.setStretch(0, 1)
        line.setLayout(made)
        return line

    def _said(self, one: Kept) -> str:
        if one.trouble is not None:
            return f"{one.name}: {messages.text_of_error(one.trouble)}"
        return self.tr("{name} (deleted)").format(name=one.name) if one.is_deleted else one.name

    def _button(self, text: str, icon_name: str, one: Kept, deed) -> Button:
        made = Button(text, "", icon_name)
        made.setAutoDefault(False)
        made.setAccessibleName(self.tr("{deed}: {name}").format(deed=text, name=one.name))
        made.clicked.connect(lambda _: deed())
        return made

    def _ask_name(self, one: Kept) -> None:
        question = Question("name", self.tr("Name of the structure"), one.name)
        self.asking = Asking(
            self, self.tr("Rename"), (question,), lambda typed: self._rename(one, typed["name"])
        )
        self.asking.open()

    def _rename(self, one: Kept, name: str) -> TdError | None:
        try:
            self._library.rename(one.key, name)
        except TdError as error:
            return error
        self._say(None)
        return None

    def _delete(self, one: Kept) -> None:
        self._attempt(partial(self._library.delete, one.key))

    def _put_back(self, one: Kept) -> None:
        self._attempt(partial(self._library.put_back, one.key))

    def _attempt(self, deed) -> None:
        try:
            deed()
        except TdError as error:
            self._say(error)
        else:
            self._say(None)

    def _say(self, error: TdError | None) -> None:
        self.error.tell(error)
        self._list()
