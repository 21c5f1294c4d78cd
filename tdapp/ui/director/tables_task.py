"""What the tables ask for, why, who moves from where to where, and the one button that does it."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout

from tdapp.application.views_tables import TaskKind, TaskView
from tdapp.ui import theme
from tdapp.ui.messages import player_name
from tdapp.ui.messages.tables import move_words, still_question, task_act, task_reason, task_title, why_words
from tdapp.ui.widgets.basics import Button, Elided, FieldError, Frame, label, row

MOST_LINES = 4


class TaskCard(Frame):
    """Emits `wanted` (do it) and `elsewhere` (the button is not where it was last known)."""

    wanted = Signal()
    elsewhere = Signal()

    def __init__(self) -> None:
        super().__init__("raised", gap=4)
        self._view: TaskView | None = None
        self._title, self._reason = label("", "large"), label("", "small", wrap=True)
        self._lines = [Elided() for _ in range(MOST_LINES)]
        self._more, self._question = label("", "small"), label("", "accent", wrap=True)
        self.button, self.other = Button("", "primary"), Button("", "quiet")
        self.error = FieldError(self.button)
        for part in (self._title, self._reason, *self._lines, self._more, self._question, self.error):
            self.add(part)
        self._acts = row(self.button, self.other, 1)
        self.box.addLayout(self._acts)
        self.button.clicked.connect(self.wanted)
        self.other.clicked.connect(self.elsewhere)

    def set_view(self, view: TaskView | None) -> None:
        """What is to be done; None = nothing."""
        if view != self._view:
            self.error.say("")
        self._view = view
        self.setVisible(view is not None)
        if view is not None:
            self._say(view)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where both buttons have no room beside each other they stand below each other."""
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        sizes = [part.sizeHint().width() for part in (self.button, self.other) if not part.isHidden()]
        beside = sum(sizes) + theme.current().px(2 * theme.PAD + 8) <= self.width()
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        if self._acts.direction() is not way:
            self._acts.setDirection(way)

    def say(self) -> None:
        """Its texts anew."""
        self.set_view(self._view)

    def _say(self, view: TaskView) -> None:
        self._title.setText(task_title(view))
        self._reason.setText(task_reason(view))
        for line, move in zip(self._lines, view.moves, strict=False):
            why = why_words(move)
            text = f"{player_name(move.who)}: {move_words(move)}"
            line.set_text(f"{text} ({why})" if why else text)
        for nth, line in enumerate(self._lines):
            line.setVisible(nth < len(view.moves))
        rest = len(view.moves) - MOST_LINES
        self._more.setVisible(rest > 0)
        self._more.setText(_Rest().more(max(0, rest)))
        question = still_question(view.still)
        self._question.setVisible(bool(question))
        self._question.setText(question)
        self.button.setText(task_act(view))
        self.other.setVisible(view.kind is TaskKind.BALANCE and bool(view.still))
        self.other.setText(self.tr("No, it is elsewhere"))
        self._place()


class _Rest(QObject):
    def more(self, count: int) -> str:
        return self.tr("and %n more; all of them stand on the projected page", "", count)
