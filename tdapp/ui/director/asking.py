"""A small dialog of named fields; what is refused is said below its field, and what is typed stays."""

from collections.abc import Callable

from msgspec import Struct
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialog, QLineEdit, QWidget

from tdapp.errors import TdError
from tdapp.ui import theme
from tdapp.ui.widgets.basics import Button, FieldError, column, label, row, scaled

translate = QCoreApplication.translate
_LONGEST, _WIDE = 400, 380

Take = Callable[[dict[str, str]], TdError | None]


class Question(Struct, frozen=True):
    """`field` is what an error's `path` begins with; `why_not` says why it cannot be typed in now."""

    field: str
    label: str
    text: str
    why_not: str = ""


class Asking(QDialog):
    """`take` gets what was typed by field; None = done, and the dialog closes."""

    def __init__(self, parent: QWidget, title: str, questions: tuple[Question, ...], take: Take) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self._take = take
        self.fields: dict[str, QLineEdit] = {}
        self.errors: dict[str, FieldError] = {}
        box = column(label(title, "title"), gap=theme.UNIT)
        for question in questions:
            box.addSpacing(theme.current().px(theme.UNIT))
            self._add(box, question)
        self.done_button = Button(translate("Asking", "OK"), "primary")
        self.done_button.clicked.connect(self._try)
        self.done_button.setDefault(True)
        cancel = Button(translate("Asking", "Cancel"))
        cancel.clicked.connect(self.reject)
        box.addSpacing(theme.current().px(theme.PAD))
        box.addLayout(row(1, cancel, self.done_button))
        scaled(box, theme.GAP, theme.UNIT)
        self.setLayout(box)
        self.setMinimumWidth(theme.current().px(_WIDE))
        first = next(iter(self.fields.values()))
        first.setFocus()
        first.selectAll()

    def _add(self, box, question: Question) -> None:
        field = QLineEdit(question.text)
        field.setMaxLength(_LONGEST)
        field.setEnabled(not question.why_not)
        name = label(question.label, "heading")
        name.setBuddy(field)
        field.setAccessibleName(question.label)
        error = FieldError(field)
        field.textEdited.connect(lambda _: error.say(""))
        for part in (name, field, error):
            box.addWidget(part)
        if question.why_not:
            box.addWidget(label(question.why_not, "small", wrap=True))
        self.fields[question.field], self.errors[question.field] = field, error

    def _try(self) -> None:
        error = self._take({name: field.text() for name, field in self.fields.items() if field.isEnabled()})
        if error is None:
            self.accept()
            return
        for shown in self.errors.values():
            shown.say("")
        name = str(error.params.get("path", "")).partition(".")[0]
        at = name if name in self.fields else next(iter(self.fields))
        self.errors[at].tell(error)
        self.fields[at].setFocus()
        self.fields[at].selectAll()
