"""The log, newest first. Texts are made when a row is shown or searched, once."""

from enum import IntEnum

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer

from tdapp.application.log import Batch, Kind, Status
from tdapp.application.session import Session
from tdapp.application.views import founded
from tdapp.ui import format as show
from tdapp.ui import messages
from tdapp.ui.models.finding import folded
from tdapp.ui.models.rows import ROOT, Index, RowsModel

translate = QCoreApplication.translate
SLICE = 400
"""So many rows are searched at a time; between two slices the window answers."""


class Column(IntEnum):
    TIME = 0
    TEXT = 1
    STATUS = 2


class Role(IntEnum):
    GONE = Qt.ItemDataRole.UserRole
    """True when the batch was taken back."""


class LogModel(RowsModel[Batch]):
    """Shows what the session's log holds, narrowed to the rows with the words typed."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._log: tuple[Batch, ...] = ()
        self._texts: dict[int, str] = {}
        self._folded: dict[int, str] = {}
        self._wanted: tuple[str, ...] = ()
        self._today = ""
        self._waiting = 0
        self._found: list[Batch] = []
        self._searching = QTimer(self)
        self._searching.timeout.connect(self._search_on)

    @property
    def total(self) -> int:
        """How many batches there are, searched for or not."""
        return len(self._log)

    @property
    def searching(self) -> bool:
        """True while rows are still looked through."""
        return self._searching.isActive()

    def refresh(self, today: str) -> None:
        """Show what the log holds now, and what has become of older batches; rows of `today` show no date."""
        self._today = today
        log = self._session.batches
        new = log[len(self._log) :]
        self._log = log
        if self._wanted:
            found = tuple(batch for batch in reversed(new) if self._fits(batch))
            self._found = [*found, *self._found]
            self.set_rows(found + self.rows)
        else:
            self.set_rows(tuple(reversed(new)) + self.rows)
        if self.rows:
            self.say_changed(0, len(self.rows) - 1)

    def find(self, text: str) -> None:
        """Show the batches that have each of these words."""
        self._wanted = tuple(folded(text).split())
        self._searching.stop()
        if not self._wanted:
            self.set_rows(tuple(reversed(self._log)))
            return
        self._found, self._waiting = [], len(self._log)
        self._search_on()
        if self._waiting:
            self._searching.start()

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        self._texts.clear()
        self._folded.clear()
        self.say_all_changed()

    def gone_word(self) -> str:
        """The word beside what was taken back."""
        return translate("Log", "taken back")

    def text(self, batch: Batch) -> str:
        """The batch in words."""
        if batch.seq not in self._texts:
            self._texts[batch.seq] = self._worded(batch)
        return self._texts[batch.seq]

    def _worded(self, batch: Batch) -> str:
        about = self._log[batch.target - 1] if batch.target else None
        if about is not None and batch.kind is Kind.UNDO:
            return translate("Log", "Taken back: {what}").format(what=self.text(about))
        if about is not None and batch.kind is Kind.REDO:
            return translate("Log", "Done again: {what}").format(what=self.text(about))
        text = messages.text_of_batch(batch, founded(self._session.state).structure)
        return text[:1].upper() + text[1:]

    def _fits(self, batch: Batch) -> bool:
        if batch.seq not in self._folded:
            self._folded[batch.seq] = folded(self.text(batch))
        return all(word in self._folded[batch.seq] for word in self._wanted)

    def _search_on(self) -> None:
        upto, self._waiting = self._waiting, max(0, self._waiting - SLICE)
        for batch in reversed(self._log[self._waiting : upto]):
            if self._fits(batch):
                self._found.append(batch)
        self.set_rows(tuple(self._found))
        if not self._waiting:
            self._searching.stop()

    # Qt's own

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(Column)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole):
        if orientation is Qt.Orientation.Vertical:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return _heading(Column(section))
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole):
        if not index.isValid():
            return None
        batch, column = self.rows[index.row()], Column(index.column())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._shown(batch, column)
            case Qt.ItemDataRole.ToolTipRole if column is Column.TEXT:
                return self.text(batch)
            case Role.GONE:
                return self._session.status(batch) is not Status.LIVE
            case _:
                return None

    def _time(self, batch: Batch) -> str:
        day = show.date(batch.at)
        time = show.log_time(batch.at)
        return time if day == self._today else f"{day}  {time}"

    def _shown(self, batch: Batch, column: Column) -> str:
        match column:
            case Column.TIME:
                return self._time(batch)
            case Column.TEXT:
                return self.text(batch)
            case Column.STATUS:
                return self.gone_word() if self._session.status(batch) is not Status.LIVE else ""


def _heading(column: Column) -> str:
    match column:
        case Column.TIME:
            return translate("Log", "Time")
        case Column.TEXT:
            return translate("Log", "What happened")
        case Column.STATUS:
            return ""
