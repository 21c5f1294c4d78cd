"""The clock: the big time, what can be done to it, what lies ahead."""

from PySide6.QtCore import QModelIndex
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from tdapp.application.commands import Command
from tdapp.application.views import Now, Outlook, ProjectorView, outlook, projector_view, structure_view
from tdapp.domain.clock.commands import (
    AdjustClock,
    JumpTo,
    JumpToBreak,
    NextItem,
    PauseClock,
    PlanStart,
    PreviousItem,
    StartClock,
)
from tdapp.domain.clock.structure import Break
from tdapp.domain.clock.view import Stage
from tdapp.domain.units import MINUTE, Millis
from tdapp.errors import TdError
from tdapp.ui import format as show
from tdapp.ui import theme
from tdapp.ui.bridge import Bridge
from tdapp.ui.director.page import Page
from tdapp.ui.director.start_planner import StartPlanner
from tdapp.ui.keys import Deed
from tdapp.ui.messages.names import structure_name
from tdapp.ui.models.reading import read_start
from tdapp.ui.models.schedule_model import ScheduleModel
from tdapp.ui.models.structure_model import colour_up_text
from tdapp.ui.widgets.basics import Button, Elided, Frame, label, scaled
from tdapp.ui.widgets.clock_panel import ClockPanel
from tdapp.ui.widgets.control_bar import ControlBar
from tdapp.ui.widgets.facts import Fact, FactsStrip
from tdapp.ui.widgets.key_button import KeyButton
from tdapp.ui.widgets.schedule_view import ScheduleView

FOLDED, NARROW = 900, 1300
"""Below these widths at 100 % the structure folds away, or shows its most needed columns only."""
DASH, FINE = "–", 100


class ClockPage(Page):
    """Builds clock commands; shows time, facts and schedule."""

    icon_name = "timer"

    def __init__(self, bridge: Bridge) -> None:
        super().__init__(bridge)
        self._view: ProjectorView | None = None
        self._model = ScheduleModel(self)
        self._build_time()
        self._build_structure()
        left = QVBoxLayout()
        scaled(left, 0, theme.GAP)
        left.addWidget(self._time_card, 1)
        left.addWidget(self._facts_card)
        box = QHBoxLayout(self)
        scaled(box, theme.GAP, theme.GAP)
        box.addLayout(left, 1)
        box.addWidget(self._structure_card)
        self.first = self._play
        self.retranslate()

    @property
    def title(self) -> str:
        return self.tr("Clock")

    def refresh(self, now: Now) -> None:
        state = self.bridge.state
        self._view = view = projector_view(state, now)
        self._panel.set_view(view)
        self._say_controls(view)
        self._facts.set_view(self._facts_of(view, outlook(state, now)))
        structure = structure_view(state, now)
        self._model.set_view(structure)
        self._fit()
        self._schedule.follow()
        self._structure_name.set_text(structure_name(structure.structure))
        self._say_go()

    def retranslate(self) -> None:
        self._less.say(self.tr("− 1 min"))
        self._more.say(self.tr("+ 1 min"))
        self._less.setAccessibleName(self.tr("One minute less"))
        self._more.setAccessibleName(self.tr("One minute more"))
        self._previous.say(self.tr("Previous"))
        self._next.say(self.tr("Next level"))
        self._to_break.setText(self.tr("To the break"))
        self._to_break.setToolTip(self.tr("Go to the next break at once"))
        self._heading.setText(self.tr("Structure"))
        self._schedule.setAccessibleName(self.tr("Structure; Enter goes to the level"))
        self._facts.setAccessibleName(self.tr("Facts"))
        self._model.say_all_changed()
        if self._view is not None:
            self._say_controls(self._view)
            self._say_go()

    def showEvent(self, event: QShowEvent) -> None:
        """No text field has the keyboard unasked, so that keys act."""
        super().showEvent(event)
        self.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    # what it is made of

    def _build_time(self) -> None:
        self._panel = ClockPanel()
        self._planner = StartPlanner()
        self._less, self._more = KeyButton(Deed.LESS), KeyButton(Deed.MORE)
        self._play = KeyButton(Deed.PLAY, "primary", "play", large=True)
        self._previous, self._next = KeyButton(Deed.PREVIOUS), KeyButton(Deed.NEXT)
        self._to_break = Button("")
        bar = ControlBar((self._less, self._more), self._play, (self._previous, self._to_break, self._next))
        self._time_card = Frame("card", gap=theme.PAD)
        self._time_card.add(self._panel, 1)
        self._time_card.add(self._planner)
        self._time_card.add(bar)
        self._facts = FactsStrip()
        self._facts_card = Frame("card")
        self._facts_card.add(self._facts)
        self._less.clicked.connect(lambda: self.bridge.act(AdjustClock(Millis(-MINUTE))))
        self._more.clicked.connect(lambda: self.bridge.act(AdjustClock(MINUTE)))
        self._play.clicked.connect(self._play_or_pause)
        self._previous.clicked.connect(lambda: self.bridge.act(PreviousItem()))
        self._next.clicked.connect(lambda: self.bridge.act(NextItem()))
        self._to_break.clicked.connect(lambda: self.bridge.act(JumpToBreak()))
        self._planner.wanted.connect(self._plan)
        self._planner.called_off.connect(lambda: self.bridge.act(PauseClock()))

    def _build_structure(self) -> None:
        self._heading = label("", "heading")
        self._structure_name = Elided("", "small")
        self._schedule = ScheduleView(self._model)
        self._go = Button("")
        self._structure_card = Frame("card")
        self._structure_card.add(self._heading)
        self._structure_card.add(self._structure_name)
        self._structure_card.add(self._schedule, 1)
        self._structure_card.add(self._go)
        self._go.clicked.connect(lambda: self._go_to(self._schedule.currentIndex()))
        self._schedule.chosen.connect(self._go_to)
        self._schedule.selectionModel().currentChanged.connect(lambda *_: self._say_go())

    # what it says

    def _say_controls(self, view: ProjectorView) -> None:
        clock = view.clock
        counting = clock.starts_in is not None
        playing = clock.running and not counting
        words = self.tr("Pause") if playing else self.tr("Start now") if counting else self.tr("Start")
        self._play.say(words)
        self._play.set_icon("pause" if playing else "play")
        self._previous.setEnabled(clock.index > 0)
        self._next.setEnabled(not (clock.is_last_level and not clock.on_break))
        self._to_break.setEnabled(clock.next_break is not None)
        self._planner.setVisible(view.stage is Stage.BEFORE)
        self._planner.set_planned(show.clock_time(view.back_at) if counting else "")

    def _say_go(self) -> None:
        row = self._schedule.currentIndex().row()
        self._go.setEnabled(False)
        self._go.setText(self.tr("Go to this level"))
        if not 0 <= row < len(self._model.rows):
            return
        chosen = self._model.rows[row]
        self._go.setEnabled(not chosen.is_current)
        if isinstance(chosen.item, Break):
            self._go.setText(self.tr("Go to this break"))
        else:
            self._go.setText(self.tr("Go to level {number}").format(number=chosen.number))

    def _facts_of(self, view: ProjectorView, ahead: Outlook) -> tuple[Fact, ...]:
        return (
            self._players(view),
            self._average(view),
            Fact(
                self.tr("Chips in play"),
                show.chips(ahead.in_play, view.scale) if view.entries else DASH,
                self.tr("%n entries", "", view.entries) if view.entries else "",
            ),
            Fact(
                self.tr("Structure ends"),
                show.clock_time(ahead.ends_at) if ahead.ends_at else self.tr("over"),
                self.tr("after level {number}").format(number=ahead.levels),
            ),
            self._break(view, ahead),
        )

    def _players(self, view: ProjectorView) -> Fact:
        value = f"{show.number(view.left)} / {show.number(view.entries)}" if view.entries else DASH
        out = view.entries - view.left
        under = self.tr("%n out", "", out) if view.entries else self.tr("none entered yet")
        return Fact(self.tr("Players left"), value, under)

    def _average(self, view: ProjectorView) -> Fact:
        value = DASH if view.average is None else show.chips(view.average, view.scale)
        blinds = "" if view.average_bb is None else self._in_blinds(view.average_bb)
        return Fact(self.tr("Average stack"), value, blinds)

    def _in_blinds(self, tenths: int) -> str:
        """Below ten big blinds the tenths count."""
        if tenths >= FINE:
            return self.tr("%n big blind(s)", "", tenths // 10)
        return self.tr("{count} big blinds").format(count=show.locale().toString(tenths / 10, "f", 1))

    def _break(self, view: ProjectorView, ahead: Outlook) -> Fact:
        if ahead.next_break is None or ahead.break_at is None or ahead.break_over is None:
            return Fact(self.tr("Next break"), DASH, self.tr("none follows"))
        back = self.tr("back {time}").format(time=show.clock_time(ahead.break_over))
        colour_up = colour_up_text(ahead.next_break, view.scale)
        return Fact(self.tr("Next break"), show.clock_time(ahead.break_at), back, colour_up)

    # what it asks for

    def _play_or_pause(self) -> None:
        clock = projector_view(self.bridge.state, self.bridge.now()).clock
        playing = clock.running and clock.starts_in is None
        self.bridge.act(PauseClock() if playing else StartClock())

    def _plan(self, text: str) -> None:
        try:
            command: Command = PlanStart(read_start(text, self.bridge.now()))
        except TdError as error:
            self._planner.error.tell(error)
            return
        error = self.bridge.execute(command)
        self._planner.error.tell(error)

    def _go_to(self, index: QModelIndex) -> None:
        if index.isValid() and not self._model.rows[index.row()].is_current:
            self.bridge.act(JumpTo(self._model.rows[index.row()].item.id))

    def _fit(self) -> None:
        px = theme.current().px
        self._structure_card.setVisible(self.width() >= px(FOLDED))
        self._schedule.set_narrow(self.width() < px(NARROW))
        room = self._schedule.natural_width() + px(2 * theme.PAD + 14)
        wanted = max(room, self.width() // 4)
        self._structure_card.setFixedWidth(min(wanted, max(px(240), self.width() // 2)))
