"""The strip above every page: the clock in small, play and pause, what undo would take back."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from tdapp.application.views import ProjectorView
from tdapp.domain.clock.view import Stage
from tdapp.ui import format as show
from tdapp.ui import messages, theme
from tdapp.ui.keys import Deed, with_key
from tdapp.ui.widgets.basics import Button, Frame, label, scaled
from tdapp.ui.widgets.face.words import timer_text

_COLOURS = {
    Stage.LAST_MINUTE: "amber",
    Stage.LAST_SECONDS: "red",
    Stage.OVERTIME: "red",
    Stage.BREAK: "blue",
    Stage.PAUSED: "dim",
    Stage.FINISHED: "dim",
}


class Fact(QWidget):
    """A small caption with a figure below it."""

    def __init__(self) -> None:
        super().__init__()
        self.caption = label("", "small")
        self.value = label("")
        box = QVBoxLayout(self)
        scaled(box, 0, 2)
        for part in (self.caption, self.value):
            box.addWidget(part)
        theme.notifier.theme_changed.connect(self._dress)
        self._dress()

    def say(self, caption: str, value: str) -> None:
        """Show both; without a value nothing."""
        if (caption, value) != (self.caption.text(), self.value.text()):
            self.caption.setText(caption)
            self.value.setText(value)
        self.setVisible(bool(value))

    def _dress(self) -> None:
        self.value.setFont(theme.current().digits(theme.LARGE))


class Header(Frame):
    """Takes a view, says what was wanted."""

    play = Signal()
    undo = Signal()
    projector = Signal()

    def __init__(self) -> None:
        super().__init__("header", across=True, pad=12, gap=20)
        self._time = QLabel()
        self._time.setTextFormat(Qt.TextFormat.PlainText)
        self._play = Button("", "", "play")
        self._level, self._players, self._break = Fact(), Fact(), Fact()
        self._undo = Button("", "", "undo-2")
        self._projector = Button("", "", "monitor")
        for part in (self._time, self._play, self._level, self._players, self._break):
            self.add(part)
        self.box.addStretch(1)
        self.add(self._undo)
        self.add(self._projector)
        self._undo.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._undo.setMinimumWidth(theme.current().px(theme.CONTROL))
        self._undo_whole = ""
        self._running: bool | None = None
        self._play.clicked.connect(self.play)
        self._undo.clicked.connect(self.undo)
        self._projector.clicked.connect(self.projector)
        theme.notifier.theme_changed.connect(self._dress)
        self._dress()
        self.retranslate()

    def _dress(self) -> None:
        self._time.setFont(theme.current().digits(theme.DISPLAY))
        width = self._time.fontMetrics().horizontalAdvance("0:00:00")
        self._time.setMinimumWidth(width)

    def set_view(self, view: ProjectorView) -> None:
        """What is so now."""
        text = timer_text(view)
        if text != self._time.text():
            self._time.setText(text)
        token = _COLOURS.get(view.stage, "text")
        if self._time.property("token") != token:
            self._time.setProperty("token", token)
            self._time.setStyleSheet(f"color: {getattr(theme.current().colours, token)};")
        if view.clock.running != self._running:
            self._running = view.clock.running
            self._say_play()
        self._say_facts(view)

    def _say_facts(self, view: ProjectorView) -> None:
        clock, scale = view.clock, view.scale
        level = self.tr("Level {number}").format(number=clock.level_number)
        if clock.on_break:
            level = self.tr("Break, then level {number}").format(number=clock.level_number)
        blinds = show.blinds(clock.level.sb, clock.level.bb, scale)
        if clock.level.ante:
            ante = messages.ante_word(clock.level.ante_kind)
            blinds = f"{blinds}   {ante} {show.chips(clock.level.ante, scale)}"
        self._level.say(level, blinds)
        players = f"{show.number(view.left)} / {show.number(view.entries)}" if view.entries else ""
        self._players.say(self.tr("Players"), players)
        to_break = "" if clock.to_break is None else show.countdown(clock.to_break)
        self._break.say(self.tr("Next break"), to_break)

    def set_undo(self, text: str, possible: bool) -> None:
        """What undo would take back."""
        self._undo_whole = text
        self._undo.setEnabled(possible)
        self._undo.setToolTip(with_key(text, Deed.UNDO))
        self._undo.setAccessibleName(text)
        self._fit_undo()

    def _fit_undo(self) -> None:
        most = max(theme.current().px(120), self.width() // 4)
        metrics = self._undo.fontMetrics()
        self._undo.setText(metrics.elidedText(self._undo_whole, Qt.TextElideMode.ElideRight, most))

    def resizeEvent(self, event) -> None:
        super().resizeEvent(event)
        self._fit_undo()

    def retranslate(self) -> None:
        """Say all texts anew."""
        self._say_play()
        self._projector.setText(self.tr("Projector"))
        self._projector.setToolTip(with_key(self.tr("Show the clock full screen"), Deed.PROJECTOR))

    def _say_play(self) -> None:
        text = self.tr("Pause") if self._running else self.tr("Start")
        self._play.set_icon("pause" if self._running else "play")
        self._play.setText(text)
        self._play.setAccessibleName(text)
        self._play.setToolTip(with_key(text, Deed.PLAY))
        widest = max(self.tr("Pause"), self.tr("Start"), key=len)
        room = self._play.fontMetrics().horizontalAdvance(widest) + theme.current().px(64)
        self._play.setMinimumWidth(room)
