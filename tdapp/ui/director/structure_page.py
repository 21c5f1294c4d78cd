"""The structure: every level and break as cells to type in, with hours and remarks."""

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction, QShowEvent
from PySide6.QtWidgets import QMenu, QVBoxLayout

from tdapp.application.views import Now, StructureView, structure_view
from tdapp.domain.clock.commands import ChooseStructure, JumpTo
from tdapp.domain.clock.structure import Break, Level, Structure, length_of
from tdapp.domain.units import Millis
from tdapp.ui import format as show
from tdapp.ui import messages, theme
from tdapp.ui.bridge import Bridge
from tdapp.ui.director.page import Page
from tdapp.ui.messages.names import structure_name
from tdapp.ui.models.structure_model import StructureModel
from tdapp.ui.widgets import structure_view as table
from tdapp.ui.widgets.basics import Button, Elided, FieldError, Frame, label, row, scaled, set_look

SEEN_BEFORE = 3
"""So many rows before the one being played are in sight when the page is shown."""

Presets = Callable[[], tuple[Structure, ...]]


class StructurePage(Page):
    """`presets` are the structures that can be taken instead, before the first start."""

    icon_name = "list-ordered"

    def __init__(self, bridge: Bridge, presets: Presets = tuple) -> None:
        super().__init__(bridge)
        self._presets = presets
        self._view: StructureView | None = None
        self._model = StructureModel(bridge.execute, self)
        self.table = table.StructureView(self._model)
        self._name, self._facts = Elided("", "title"), Elided("", "dim")
        self._hint = label("", "small", wrap=True)
        self._go, self.choose = Button(""), Button("")
        self._error = FieldError(self.choose)
        self._card = Frame("card", gap=12)
        head = row(self._name, self._go, self.choose)
        head.setStretch(0, 1)
        self._card.box.addLayout(head)
        for part in (self._facts, self._error):
            self._card.add(part)
        self._card.add(self.table, 1)
        self._card.add(self._hint)
        box = QVBoxLayout(self)
        scaled(box, theme.GAP)
        box.addWidget(self._card)
        self._go.clicked.connect(self._go_to)
        self.choose.clicked.connect(self._offer)
        self.table.selectionModel().currentChanged.connect(lambda *_: self._say_go())
        self._model.dataChanged.connect(lambda *_: self._say_hint())
        self.setFocusProxy(self.table)
        self.retranslate()

    @property
    def title(self) -> str:
        return self.tr("Structure")

    def refresh(self, now: Now) -> None:
        self._view = view = structure_view(self.bridge.state, now)
        self._model.set_view(view)
        self._say(view)
        self._say_go()

    def retranslate(self) -> None:
        self.table.setAccessibleName(self.tr("Levels and breaks"))
        self.choose.setText(self.tr("Another structure"))
        self._model.say_all_changed()
        self._say_go()
        if self._view is not None:
            self._say(self._view)

    def showEvent(self, event: QShowEvent) -> None:
        """No text field has the keyboard unasked, so that keys act."""
        super().showEvent(event)
        self.setFocus()
        QTimer.singleShot(0, self, self._bring_into_sight)

    def _bring_into_sight(self) -> None:
        """The row being played, once the table knows its size."""
        current = next((nth for nth, row in enumerate(self._model.rows) if row.is_current), 0)
        above = self._model.index(max(0, current - SEEN_BEFORE), 0)
        self.table.scrollTo(above, self.table.ScrollHint.PositionAtTop)
        self.table.scrollTo(self._model.index(current, 0))

    def _say(self, view: StructureView) -> None:
        self._name.set_text(structure_name(view.structure))
        self._facts.set_text(self._summary(view))
        self.choose.setEnabled(view.can_choose)
        why = self.tr(
            "A structure can be exchanged only before the first start; its levels can be edited always."
        )
        self.choose.setToolTip("" if view.can_choose else why)

    def _summary(self, view: StructureView) -> str:
        """What it amounts to: stack, levels, breaks, length, and when it would be over."""
        parts = list(self._sizes(view.structure))
        last = view.rows[-1]
        if last.begins_at is not None and not last.is_current:
            ends = show.clock_time(last.begins_at)
            parts.append(self.tr("last level at {time}").format(time=ends))
        return " · ".join(parts)

    def _sizes(self, structure: Structure) -> tuple[str, ...]:
        levels = sum(isinstance(item, Level) for item in structure.items)
        breaks = len(structure.items) - levels
        whole = Millis(sum(length_of(item) for item in structure.items))
        return (
            self.tr("Starting stack {chips}").format(chips=show.chips(structure.stack, structure.scale)),
            self.tr("%n level(s)", "", levels),
            self.tr("%n break(s)", "", breaks),
            show.length(whole),
        )

    def _say_go(self) -> None:
        self._say_hint()
        number = self.table.currentIndex().row()
        chosen = self._model.rows[number] if 0 <= number < len(self._model.rows) else None
        self._go.setEnabled(chosen is not None and not chosen.is_current)
        if chosen is None:
            self._go.setText(self.tr("Go to this level"))
        elif isinstance(chosen.item, Break):
            self._go.setText(self.tr("Go to this break"))
        else:
            self._go.setText(self.tr("Go to level {number}").format(number=chosen.number))

    def _say_hint(self) -> None:
        """How to type; or, in full, what is wrong with the row that the keyboard is in."""
        number = self.table.currentIndex().row()
        refusal = self._model.refusal(number) if 0 <= number < len(self._model.rows) else None
        set_look(self._hint, "error" if refusal else "small")
        self._hint.setText(
            messages.text_of_error(refusal)
            if refusal
            else self.tr(
                "Type into a cell. Enter takes it and goes down, Tab goes right, Esc leaves it as it was."
            )
        )

    def _go_to(self) -> None:
        number = self.table.currentIndex().row()
        if 0 <= number < len(self._model.rows):
            self.bridge.act(JumpTo(self._model.rows[number].item.id))

    def _offer(self) -> None:
        menu = self.menu()
        menu.popup(self.choose.mapToGlobal(self.choose.rect().bottomLeft()))

    def menu(self) -> QMenu:
        """The structures that can be taken, each with what it amounts to."""
        menu = QMenu(self.choose)
        for structure in self._presets():
            text = " · ".join((structure_name(structure), *self._sizes(structure)))
            action = QAction(text.replace("&", "&&"), menu)
            action.triggered.connect(lambda _=False, chosen=structure: self._take(chosen))
            menu.addAction(action)
        menu.aboutToHide.connect(menu.deleteLater)
        return menu

    def _take(self, structure: Structure) -> None:
        error = self.bridge.execute(ChooseStructure(structure))
        self._error.say(messages.text_of_error(error) if error else "")
