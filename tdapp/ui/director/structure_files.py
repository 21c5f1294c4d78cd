"""What is done with a structure as a whole: name and stack, a person's own structures, files."""

from pathlib import PurePath

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog, QFileDialog, QMenu, QWidget

from tdapp.application.library import Library
from tdapp.application.views import StructureView
from tdapp.domain.clock.commands import ChooseStructure, NameStructure, SetStack
from tdapp.domain.clock.structure import Structure
from tdapp.errors import TdError
from tdapp.ui import format as show
from tdapp.ui import messages
from tdapp.ui.bridge import Bridge
from tdapp.ui.director.asking import Asking, Question
from tdapp.ui.director.own_structures import OwnStructures
from tdapp.ui.messages.names import structure_name

_FORBIDDEN = str.maketrans(dict.fromkeys('<>:"/\\|?*%', " "))


class StructureFiles(QObject):
    """`refused` carries a TdError to show on the page, `done` a text that says what was done."""

    refused = Signal(object)
    done = Signal(str)

    def __init__(self, bridge: Bridge, library: Library, page: QWidget) -> None:
        super().__init__(page)
        self._bridge, self._library, self._page = bridge, library, page
        self.dialog: QDialog | None = None

    def own(self) -> tuple[Structure, ...]:
        """The structures that a person has kept and that can be read."""
        kept = self._library.kept()
        return tuple(one.structure for one in kept if one.structure is not None and not one.is_deleted)

    def menu(self, view: StructureView, parent: QWidget) -> QMenu:
        """Everything that can be done with the structure as a whole."""
        menu = QMenu(parent)
        for text, deed in (
            (self.tr("Name and starting stack…"), lambda: self.ask_name(view)),
            (self.tr("Keep as my own structure…"), lambda: self.ask_keep(view)),
            (self.tr("My own structures…"), self.show_own),
            (self.tr("Read from a file…"), self.ask_read),
            (self.tr("Write to a file…"), lambda: self.ask_write(view)),
        ):
            action = QAction(text, menu)
            action.triggered.connect(deed)
            menu.addAction(action)
        menu.setToolTipsVisible(True)
        read = menu.actions()[3]
        read.setEnabled(view.can_choose)
        if not view.can_choose:
            read.setToolTip(self.tr("A structure can be exchanged only before the first start."))
        menu.aboutToHide.connect(menu.deleteLater)
        return menu

    def ask_name(self, view: StructureView) -> None:
        """Name and stack in one dialog: two commands."""
        structure = view.structure
        why = self.tr("The players have their chips: the stack can be changed before the first start only.")
        questions = (
            Question("name", self.tr("Name of the structure"), structure_name(structure)),
            Question(
                "stack",
                self.tr("Starting stack"),
                show.chips(structure.stack, structure.scale),
                "" if view.can_choose else why,
            ),
        )
        self._open(Asking(self._page, self.tr("Name and starting stack"), questions, self._rename))

    def _rename(self, typed: dict[str, str]) -> TdError | None:
        structure = self._bridge.session.state.clock
        assert structure is not None
        try:
            scale = structure.structure.scale
            stack = show.read_chips(typed["stack"], scale, "stack") if "stack" in typed else None
        except TdError as error:
            return error
        if typed["name"].strip() != structure_name(structure.structure):
            error = self._bridge.execute(NameStructure(typed["name"]))
            if error is not None:
                return error
        return None if stack is None else self._bridge.execute(SetStack(stack))

    def ask_keep(self, view: StructureView) -> None:
        """Keep the structure in play under a name."""
        question = Question("name", self.tr("Name of the structure"), structure_name(view.structure))
        title = self.tr("Keep as my own structure")
        self._open(Asking(self._page, title, (question,), lambda typed: self._keep(view, typed["name"])))

    def _keep(self, view: StructureView, name: str) -> TdError | None:
        try:
            self._library.keep(view.structure, name)
        except TdError as error:
            return error
        self.done.emit(self.tr("Kept as “{name}”, also for other evenings.").format(name=name.strip()))
        return None

    def show_own(self) -> None:
        """The list of a person's own structures."""
        self._open(OwnStructures(self._page, self._library))

    def ask_read(self) -> None:
        """A file dialog, then take what the file holds."""
        kind = self.tr("Structures (*.json)")
        path, _ = QFileDialog.getOpenFileName(self._page, self.tr("Read a structure"), "", kind)
        if path:
            self.read(path)

    def read(self, path: str) -> None:
        """Take the structure of a file; what is wrong in it is said by its path."""
        try:
            structure = self._library.read(path)
        except TdError as error:
            self.refused.emit(error)
            return
        error = self._bridge.execute(ChooseStructure(structure))
        if error is not None:
            self.refused.emit(error)
        else:
            self.done.emit(self.tr("Read from {file}.").format(file=PurePath(path).name))

    def ask_write(self, view: StructureView) -> None:
        """A file dialog, then write."""
        kind = self.tr("Structures (*.json)")
        name = structure_name(view.structure).translate(_FORBIDDEN).strip(" .") or "structure"
        path, _ = QFileDialog.getSaveFileName(
            self._page, self.tr("Write the structure"), f"{name}.json", kind
        )
        if path:
            self.write(path if path.endswith(".json") else f"{path}.json", view)

    def write(self, path: str, view: StructureView) -> None:
        """Write the structure in play to a file."""
        try:
            self._library.write(path, view.structure)
        except TdError as error:
            self.refused.emit(error)
            return
        self.done.emit(self.tr("Written to {file}.").format(file=path))

    def _open(self, dialog: QDialog) -> None:
        self.dialog = dialog
        dialog.finished.connect(self._forget)
        dialog.open()

    def _forget(self) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
            self.dialog = None


def where_and_what(error: TdError) -> str:
    """What is wrong, led by its place in the file: `items[3].sb: …`."""
    path = str(error.params.get("path", ""))
    text = messages.text_of_error(error)
    return f"{path}: {text}" if path and not text.startswith(path) else text
