"""The structure: every level and break as cells to type in, with hours and remarks."""

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction, QShowEvent
from PySide6.QtWidgets import QMenu, QVBoxLayout

from tdapp.application.library import Library
from tdapp.application.views import Now, StructureView, structure_view
from tdapp.domain.clock.commands import ChooseStructure, DeleteItem, EditCommand, InsertItem, JumpTo, MoveItem
from tdapp.domain.clock.growth import break_after, copy_of, level_after
from tdapp.domain.clock.structure import Break, Item, Level, Structure, length_of
from tdapp.domain.units import ItemId, Millis
from tdapp.errors import TdError
from tdapp.ui import format as show
from tdapp.ui import messages, theme
from tdapp.ui.bridge import Bridge
from tdapp.ui.director.page import Page
from tdapp.ui.director.structure_files import StructureFiles, where_and_what
from tdapp.ui.director.structure_tools import Edit, StructureTools
from tdapp.ui.messages.names import structure_name
from tdapp.ui.models.structure_model import Column, StructureModel
from tdapp.ui.widgets import structure_view as table
from tdapp.ui.widgets.basics import Button, Elided, FieldError, Frame, label, row, scaled, set_look

SEEN_BEFORE = 3
"""So many rows before the one being played are in sight when the page is shown."""

Presets = Callable[[], tuple[Structure, ...]]


class StructurePage(Page):
    """`presets` are the structures that come with the program, `library` holds a person's own."""

    icon_name = "list-ordered"

    def __init__(self, bridge: Bridge, presets: Presets, library: Library) -> None:
        super().__init__(bridge)
        self._presets = presets
        self.files = StructureFiles(bridge, library, self)
        self._view: StructureView | None = None
        self._model = StructureModel(bridge.execute, self)
        self.table = table.StructureView(self._model)
        self._name, self._facts = Elided("", "title"), Elided("", "dim")
        self._hint = label("", "small", wrap=True)
        self._go, self.choose = Button(""), Button("", "", "list-ordered")
        self.more = Button("", "", "ellipsis")
        self.tools = StructureTools(self)
        self._error, self._done = FieldError(self.tools), label("", "accent", wrap=True)
        self._done.hide()
        self._card = Frame("card", gap=12)
        head = row(self._name, self._go, self.choose, self.more)
        head.setStretch(0, 1)
        self._card.box.addLayout(head)
        for part in (self._facts, self.tools, self._error, self._done):
            self._card.add(part)
        self._card.add(self.table, 1)
        self._card.add(self._hint)
        box = QVBoxLayout(self)
        scaled(box, theme.GAP)
        box.addWidget(self._card)
        self._go.clicked.connect(self._go_to)
        self.choose.clicked.connect(lambda: self._open(self.menu(), self.choose))
        self.more.clicked.connect(self._offer_more)
        self.tools.asked.connect(self.edit)
        self.files.refused.connect(self.refuse)
        self.files.done.connect(self._tell)
        self.table.selectionModel().currentChanged.connect(lambda *_: self._say_go())
        self._model.dataChanged.connect(lambda *_: self._say_hint())
        self.first = self.table
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
        self.more.setText(self.tr("More"))
        self.more.setToolTip(self.tr("Name, starting stack, my own structures, files"))
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
        self._hint.setText(messages.text_of_error(refusal) if refusal else self._usual_hint(number))

    def _usual_hint(self, number: int) -> str:
        at_chips = self.table.currentIndex().column() == Column.REMARK
        known = 0 <= number < len(self._model.rows)
        if known and at_chips and isinstance(self._model.rows[number].item, Break):
            return self.tr("Chips that leave the game in this break, like 25 / 100.")
        return self.tr(
            "Type into a cell. Enter takes it and goes down, Tab goes right, Esc leaves it as it was."
        )

    def _go_to(self) -> None:
        number = self.table.currentIndex().row()
        if 0 <= number < len(self._model.rows):
            self.bridge.act(JumpTo(self._model.rows[number].item.id))

    # ---- edits of rows --------------------------------------------------------------------------------

    def edit(self, edit: Edit) -> None:
        """Do it to the chosen row, or to the one being played while none is chosen."""
        number = self.table.currentIndex().row()
        if not 0 <= number < len(self._model.rows):
            number = next(nth for nth, row in enumerate(self._model.rows) if row.is_current)
        command, goes_to = self._command(edit, number)
        if command is None:
            return
        error = self.bridge.execute(command)
        self.refuse(error)
        if error is None:
            self._go_to_row(goes_to, number)

    def _command(self, edit: Edit, number: int) -> tuple[EditCommand | None, ItemId | None]:
        """The command, and the item that the keyboard goes to."""
        assert self._view is not None
        structure, items = self._view.structure, [row.item for row in self._model.rows]
        here = items[number].id
        match edit:
            case Edit.DELETE:
                return DeleteItem(here), None
            case Edit.UP:
                return (MoveItem(here, items[number - 1].id) if number else None), here
            case Edit.DOWN:
                last = number == len(items) - 1
                return (None if last else MoveItem(here, _id_at(items, number + 2))), here
            case Edit.LEVEL:
                new: Item = level_after(structure, here)
            case Edit.BREAK:
                new = break_after(structure, here)
            case Edit.COPY:
                new = copy_of(structure, here)
        return InsertItem(new, _id_at(items, number + 1)), new.id

    def _go_to_row(self, item: ItemId | None, number: int) -> None:
        """To the item, else to the row that now stands where `number` was."""
        row = self._model.row_of(item) if item else min(number, len(self._model.rows) - 1)
        column = max(0, self.table.currentIndex().column())
        if isinstance(self._model.rows[row].item, Break):
            column = Column.MINUTES
        self.table.setCurrentIndex(self._model.index(row, column or Column.SB))
        self.table.scrollTo(self.table.currentIndex())
        self.table.setFocus()

    def refuse(self, error: TdError | None) -> None:
        """Say what stands against it, with its place in a file; None = nothing does."""
        self._error.say(where_and_what(error) if error else "")
        self._done.hide()

    def _tell(self, text: str) -> None:
        """What was done, until the next act."""
        self.refuse(None)
        self._done.setText(text)
        self._done.show()

    # ---- the structure as a whole ---------------------------------------------------------------------

    def _offer_more(self) -> None:
        assert self._view is not None
        self._open(self.files.menu(self._view, self.more), self.more)

    def _open(self, menu: QMenu, button: Button) -> None:
        menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    def menu(self) -> QMenu:
        """The structures that can be taken, each with what it amounts to; a person's own below the others."""
        menu = QMenu(self.choose)
        own = self.files.own()
        for structure in self._presets():
            menu.addAction(self._choice(structure, menu))
        if own:
            menu.addSeparator()
        for structure in own:
            menu.addAction(self._choice(structure, menu))
        menu.aboutToHide.connect(menu.deleteLater)
        return menu

    def _choice(self, structure: Structure, menu: QMenu) -> QAction:
        text = " · ".join((structure_name(structure), *self._sizes(structure)))
        action = QAction(text.replace("&", "&&"), menu)
        action.triggered.connect(lambda: self._take(structure))
        return action

    def _take(self, structure: Structure) -> None:
        self.refuse(self.bridge.execute(ChooseStructure(structure)))


def _id_at(items: list[Item], number: int) -> ItemId | None:
    return items[number].id if number < len(items) else None
