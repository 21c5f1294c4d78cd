"""The strip above every page: the clock in small, play and pause, what undo would take back."""

from msgspec import Struct
from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from tdapp.application.views import ProjectorView
from tdapp.domain.clock.view import Stage
from tdapp.ui import format as show
from tdapp.ui import messages, theme
from tdapp.ui.keys import Deed, with_key
from tdapp.ui.widgets.basics import Frame, label, scaled
from tdapp.ui.widgets.face.words import timer_text
from tdapp.ui.widgets.key_button import KeyButton
from tdapp.ui.widgets.mini_clock import MiniClock

_COLOURS = {
    Stage.LAST_MINUTE: "amber",
    Stage.LAST_SECONDS: "red",
    Stage.OVERTIME: "red",
    Stage.BREAK: "blue",
    Stage.PAUSED: "dim",
    Stage.FINISHED: "dim",
}
_EDGE, _GAP, _LEAST_UNDO, _FIGURE = 24, 20, 96, 20


class Room(Struct, frozen=True):
    """What there is room for."""

    undo: bool = True
    projector: bool = True
    to_break: bool = True
    ante: bool = True


_STEPS = (
    Room(),
    Room(undo=False),
    Room(undo=False, projector=False),
    Room(undo=False, projector=False, to_break=False),
    Room(undo=False, projector=False, to_break=False, ante=False),
)
"""The header gives way from first to last, least important first."""


class HeaderButton(KeyButton):
    """Without room it is its icon alone; the tooltip and the name for screen readers say the rest."""

    terse = False

    def set_terse(self, terse: bool) -> None:
        """Icon alone, or with its word and key."""
        if terse != self.terse:
            self.terse = terse
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        side = theme.current().px(theme.CONTROL)
        return QSize(side, side) if self.terse else QSize(super().sizeHint().width(), side)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.terse:
            super().paintEvent(event)
            return
        painter, side = self.paint_blank(), theme.current().px(theme.ICON)
        left, top = (self.width() - side) // 2, (self.height() - side) // 2
        self.icon().paint(painter, QRect(left, top, side, side))


class Fact(QWidget):
    """A small caption with a figure below it, and a word in dim behind the figure."""

    def __init__(self) -> None:
        super().__init__()
        self.caption, self.value, self.more = label("", "small"), label(""), label("", "dim")
        line = QHBoxLayout()
        scaled(line, 0, 8)
        line.addWidget(self.value)
        line.addWidget(self.more)
        line.addStretch(1)
        box = QVBoxLayout(self)
        scaled(box)
        box.addStretch(1)
        box.addWidget(self.caption)
        box.addLayout(line)
        box.addStretch(1)
        theme.notifier.theme_changed.connect(self._dress)
        self._dress()

    def say(self, caption: str, value: str, more: str = "") -> None:
        """Show them; without a value nothing."""
        for part, text in ((self.caption, caption), (self.value, value), (self.more, more)):
            _say(part, text)
        self.more.setVisible(bool(more))
        self.setVisible(bool(value))

    def _dress(self) -> None:
        now = theme.current()
        self.value.setFont(now.digits(_FIGURE))
        self.more.setFont(now.digits(_FIGURE) if now.language == "en" else now.font(theme.BODY))


def _say(part: QLabel, text: str) -> None:
    if part.text() != text:
        part.setText(text)


class Header(Frame):
    """Takes a view, says what was wanted. Where room is short it gives way step by step."""

    play = Signal()
    undo = Signal()
    projector = Signal()

    def __init__(self) -> None:
        super().__init__("header", across=True, pad=0, gap=_GAP)
        self.time = MiniClock()
        self._play = HeaderButton(Deed.PLAY, "", "play")
        self._level, self._players, self._break = Fact(), Fact(), Fact()
        self._undo = HeaderButton(Deed.UNDO, "", "undo-2")
        self._projector = HeaderButton(Deed.PROJECTOR, "", "monitor")
        self._left = (self.time, self._play, self._level, self._players, self._break)
        self._right = (self._undo, self._projector)
        for part in self._left:
            self.add(part)
        self.box.addStretch(1)
        for part in self._right:
            self.add(part)
        self._undo_whole = ""
        self._room, self._fitted = Room(), 0
        self._view: ProjectorView | None = None
        self._running: bool | None = None
        self._play.clicked.connect(self.play)
        self._undo.clicked.connect(self.undo)
        self._projector.clicked.connect(self.projector)
        theme.notifier.theme_changed.connect(self._dress)
        self._dress()
        self.retranslate()

    def _dress(self) -> None:
        px = theme.current().px
        self.box.setContentsMargins(px(_EDGE), 0, px(_EDGE), 0)
        self.setFixedHeight(px(theme.HEADER))
        self._say_play()
        self._fit()

    def set_view(self, view: ProjectorView) -> None:
        """What is so now."""
        self._view = view
        self.time.say(timer_text(view), _COLOURS.get(view.stage, "text"))
        if view.clock.running != self._running:
            self._running = view.clock.running
            self._say_play()
        self._say_facts()
        if self._needed() != self._fitted:
            self._fit()

    def _say_facts(self) -> None:
        if (view := self._view) is None:
            return
        clock, scale = view.clock, view.scale
        level = self.tr("Level {number}").format(number=clock.level_number)
        if clock.on_break:
            level = self.tr("Break, then level {number}").format(number=clock.level_number)
        more = ""
        if clock.level.ante and self._room.ante:
            more = f"{messages.ante_word(clock.level.ante_kind)} {show.chips(clock.level.ante, scale)}"
        self._level.say(level, show.blinds(clock.level.sb, clock.level.bb, scale), more)
        players = f"{show.number(view.left)} / {show.number(view.entries)}" if view.entries else ""
        self._players.say(self.tr("Players"), players)
        known = self._room.to_break and clock.to_break is not None
        self._break.say(self.tr("Next break"), show.countdown(clock.to_break or 0) if known else "")

    def set_undo(self, text: str, possible: bool) -> None:
        """What undo would take back."""
        self._undo_whole = text
        self._undo.setEnabled(possible)
        self._undo.setToolTip(with_key(text, Deed.UNDO))
        self._undo.setAccessibleName(text)
        self._fit()

    def _fit(self) -> None:
        self._undo.setText(self._undo_whole)
        for room in _STEPS:
            self._room = room
            self._undo.set_terse(not room.undo)
            self._projector.set_terse(not room.projector)
            self._say_facts()
            short = self._needed() - self.width()
            if short > 0 and room.undo:
                short = self._shorten_undo(short)
            if short <= 0:
                break
        self._fitted = self._needed()

    def _shorten_undo(self, short: int) -> int:
        """Elide undo's words where enough of them stays; how much is missing then."""
        metrics = QFontMetrics(theme.current().font(theme.BODY, theme.MEDIUM))
        room = metrics.horizontalAdvance(self._undo_whole) - short
        if room < theme.current().px(_LEAST_UNDO):
            return short
        self._undo.setText(metrics.elidedText(self._undo_whole, Qt.TextElideMode.ElideRight, room))
        return 0

    def _needed(self) -> int:
        parts = [part for part in (*self._left, *self._right) if not part.isHidden()]
        px = theme.current().px
        return sum(part.sizeHint().width() for part in parts) + px(_GAP) * len(parts) + 2 * px(_EDGE)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def retranslate(self) -> None:
        """Say all texts anew."""
        self._say_play()
        self._projector.setText(self.tr("Projector"))
        self._projector.setAccessibleName(self._projector.text())
        self._projector.setToolTip(with_key(self.tr("Show the clock full screen"), Deed.PROJECTOR))
        self._fit()

    def _say_play(self) -> None:
        words = (self.tr("Pause"), self.tr("Start"))
        text = words[0] if self._running else words[1]
        self._play.set_icon("pause" if self._running else "play")
        widths: list[int] = []
        for word in (*words, text):
            self._play.say(word)
            widths.append(self._play.sizeHint().width())
        self._play.setMinimumWidth(max(widths))
