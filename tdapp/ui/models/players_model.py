"""The players still in and those out, each as a table that can be narrowed by typing."""

from enum import IntEnum

from PySide6.QtCore import QCoreApplication, QObject, Qt

from tdapp.application.views import PlayerRow
from tdapp.domain.units import Cents
from tdapp.ui import format as show
from tdapp.ui import messages
from tdapp.ui.models.finding import NO_MATCH, folded, rank
from tdapp.ui.models.rows import ROOT, Index, RowsModel

translate = QCoreApplication.translate


class Column(IntEnum):
    """First the player's number, or the place of who is out; then name, money, and what can be done."""

    FIRST = 0
    NAME = 1
    MONEY = 2
    ACTS = 3


class PlayersModel(RowsModel[PlayerRow]):
    """Rows that fit what was typed, the best first; without typing as they are given."""

    def __init__(self, *, out: bool, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.out = out
        self._all: tuple[PlayerRow, ...] = ()
        self._wanted = ""

    @property
    def total(self) -> int:
        """How many there are, typed for or not."""
        return len(self._all)

    def set_players(self, players: tuple[PlayerRow, ...]) -> None:
        """Show these, still narrowed."""
        self._all = players
        self.set_rows(self._fitting())

    def find(self, text: str) -> None:
        """Show only who fits `text`, letters of a name or a number."""
        self._wanted = folded(text.strip())
        self.set_rows(self._fitting())

    def act_word(self) -> str:
        """What the button of a row says."""
        return translate("Players", "Reinstate") if self.out else translate("Players", "Bust")

    def _fitting(self) -> tuple[PlayerRow, ...]:
        if not self._wanted:
            return self._all
        ranked = ((rank(self._wanted, row.who), row) for row in self._all)
        fitting = [pair for pair in ranked if pair[0] < NO_MATCH]
        return tuple(row for _, row in sorted(fitting, key=lambda pair: pair[0]))

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(Column)

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return flags | Qt.ItemFlag.ItemIsEditable if index.column() == Column.NAME else flags

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole):
        if orientation is Qt.Orientation.Vertical:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._heading(Column(section))
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(Column(section))
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole):
        if not index.isValid():
            return None
        row, column = self.rows[index.row()], Column(index.column())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(row, column)
            case Qt.ItemDataRole.EditRole if column is Column.NAME:
                return row.who.name
            case Qt.ItemDataRole.ToolTipRole if column is Column.NAME:
                return messages.player_name(row.who)
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(column)
            case _:
                return None

    def _text(self, row: PlayerRow, column: Column) -> str:
        match column:
            case Column.FIRST:
                return show.number(row.who.id) if row.place is None else show.ordinal(row.place)
            case Column.NAME:
                return messages.player_name(row.who)
            case Column.MONEY:
                return self.money_word(row.owes)
            case Column.ACTS:
                return self.act_word()

    def owed(self) -> set[Cents]:
        """The different amounts that are owed; empty without money, and where all are out and have paid."""
        found = {row.owes for row in self._all if row.owes is not None}
        return found if any(found) or not self.out else set()

    def money_word(self, owes: Cents | None) -> str:
        """Paid, or how much is owed."""
        if owes is None:
            return ""
        if not owes:
            return translate("Players", "paid")
        text = translate("Players", "owes {amount}")
        if owes < 0:
            text = translate("Players", "{amount} too much")
        return text.format(amount=show.money(abs(owes)))

    def _heading(self, column: Column) -> str:
        match column:
            case Column.FIRST:
                return translate("Players", "Place") if self.out else translate("Players", "No.")
            case Column.NAME:
                return translate("Players", "Name")
            case Column.MONEY:
                return translate("Players", "Money")
            case Column.ACTS:
                return ""


def _alignment(column: Column) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignLeft if column is Column.NAME else Qt.AlignmentFlag.AlignRight
    return side | Qt.AlignmentFlag.AlignVCenter
