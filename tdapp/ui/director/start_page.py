"""The first page: tonight's game in one act, the tournaments there are, a sample, and the language."""

from datetime import datetime

from msgspec import Struct
from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from tdapp.domain.clock.structure import Level, Structure, length_of
from tdapp.domain.units import Millis
from tdapp.errors import TdError
from tdapp.ui import format as show
from tdapp.ui import i18n, messages, theme
from tdapp.ui.icons import app_icon
from tdapp.ui.messages.names import structure_name
from tdapp.ui.widgets.banner import Banners
from tdapp.ui.widgets.basics import Button, FieldError, Frame, column, label, row, scaled
from tdapp.ui.widgets.scrolling import scrolling
from tdapp.ui.widgets.tile import Tile

MOST_RECENT = 50
_NARROW, _LEAST_TILE, _WIDEST = 900, 220, 1280


class RecentRow(Struct, frozen=True):
    """A tournament on disk; `key` names it to whoever opens it."""

    key: str
    title: str
    last_open: datetime
    entries: int | None
    trouble: TdError | None


class StartPage(QWidget):
    """`founded` carries title and structure, `opened` the key of a tournament, `language` a tag."""

    founded = Signal(str, object)
    opened = Signal(str)
    sample = Signal()
    language = Signal(str)

    def __init__(self, presets: tuple[Structure, ...]) -> None:
        super().__init__()
        self.setObjectName("page")
        self.banners = Banners()
        self.title = QLineEdit()
        self.title.setMaxLength(200)
        self.title_error = FieldError(self.title)
        self.title_label = label("", "heading")
        self.title_label.setBuddy(self.title)
        self.title.textEdited.connect(lambda: self.title_error.say(""))
        self._grid = QGridLayout()
        self.tiles: list[tuple[Tile, Structure]] = []
        self._sample = Button("", "quiet", "play")
        self._sample.clicked.connect(self.sample)
        self._recent: tuple[RecentRow, ...] = ()
        self.recent_lines: list[Tile] = []
        self._build()
        self.set_structures(presets)
        theme.notifier.theme_changed.connect(self._dress)
        self._dress()
        self.retranslate()

    def _build(self) -> None:
        self._tonight, self._others = label("", "title"), label("", "title")
        self._presets_label = label("", "heading")
        scaled(self._grid, 0, 12)
        left = Frame("card", pad=theme.GAP, gap=8)
        for part in (self._tonight, self.title_label, self.title, self.title_error):
            left.add(part)
        left.box.addSpacing(theme.current().px(8))
        left.add(self._presets_label)
        left.box.addLayout(self._grid)
        left.box.addSpacing(theme.current().px(8))
        left.box.addLayout(row(self._sample, 1))
        left.box.addStretch(1)
        self._halves = QHBoxLayout()
        scaled(self._halves, 0, theme.GAP)
        self._halves.addWidget(left, 3)
        self._halves.addWidget(self._right(), 2)
        self._middle = QWidget()
        outer = QVBoxLayout(self._middle)
        scaled(outer, 0, theme.GAP)
        outer.addStretch(1)
        outer.addLayout(self._top())
        outer.addWidget(self.banners)
        outer.addLayout(self._halves)
        outer.addStretch(3)
        inner = QWidget()
        around = QHBoxLayout(inner)
        scaled(around, theme.GAP)
        around.addStretch(1)
        around.addWidget(self._middle, 1000)
        around.addStretch(1)
        scroll = scrolling(inner)
        whole = QVBoxLayout(self)
        scaled(whole)
        whole.addWidget(scroll)

    def _right(self) -> Frame:
        self._list = QVBoxLayout()
        scaled(self._list, 0, 4)
        self._empty = label("", "dim", wrap=True)
        right = Frame("card", pad=theme.GAP, gap=12)
        right.add(self._others)
        right.add(self._empty)
        lines = QWidget()
        lines.setLayout(self._list)
        self._lines = scrolling(lines)
        right.add(self._lines, 1)
        return right

    def _top(self) -> QHBoxLayout:
        self._languages = {tag: Button(name, "chip") for tag, name in i18n.LANGUAGES.items()}
        for tag, button in self._languages.items():
            button.setCheckable(True)
            button.setAccessibleName(button.text())
            button.clicked.connect(lambda _, chosen=tag: self.language.emit(chosen))
        self._picture, self._brand, self._claim = QLabel(), label("tdapp", "title"), label("", "dim")
        top = row(self._picture, gap=16)
        top.addLayout(column(self._brand, self._claim, gap=0), 1)
        top.addLayout(row(*self._languages.values()))
        return top

    def _dress(self) -> None:
        side = theme.current().px(theme.HUGE)
        self._picture.setPixmap(app_icon().pixmap(side, side))
        self._middle.setMaximumWidth(theme.current().px(_WIDEST))
        self._arrange()

    def _arrange(self) -> None:
        px = theme.current().px
        narrow = self.width() < px(_NARROW)
        way = QHBoxLayout.Direction.TopToBottom if narrow else QHBoxLayout.Direction.LeftToRight
        self._halves.setDirection(way)
        wide = min(self.width(), px(_WIDEST))
        share = wide if narrow else wide * 3 // 5
        columns = max(1, min(3, (share - px(4 * theme.GAP)) // px(_LEAST_TILE)))
        for nth, (tile, _) in enumerate(self.tiles):
            self._grid.addWidget(tile, nth // columns, nth % columns)
        for nth in range(3):
            self._grid.setColumnStretch(nth, int(nth < columns))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _found(self, structure: Structure) -> None:
        self.founded.emit(self.title.text().strip() or self.title.placeholderText(), structure)

    @property
    def sample_title(self) -> str:
        """What the sample is called."""
        return self.tr("Friday night")

    def begin(self) -> None:
        """Ready for the next evening."""
        self.title.clear()
        self.title_error.say("")
        self.retranslate()
        self.setFocus()

    def refuse(self, error: TdError) -> None:
        """Why the tournament could not be founded or opened: beside its title when that is at fault."""
        if error.params.get("path") == "title":
            self.title_error.tell(error)
            self.title.setFocus()
            return
        banner = self.banners.put("refused", "danger")
        banner.say(messages.text_of_error(error), self.tr("Close"))
        banner.chosen.connect(lambda _: self.banners.drop("refused"))

    def set_structures(self, structures: tuple[Structure, ...]) -> None:
        """The structures to choose from: a tile each."""
        if structures == tuple(structure for _, structure in self.tiles):
            return
        for tile, _ in self.tiles:
            tile.hide()
            tile.deleteLater()
        self.tiles = [(Tile(), structure) for structure in structures]
        for tile, structure in self.tiles:
            tile.clicked.connect(lambda _, chosen=structure: self._found(chosen))
            tile.say(structure_name(structure), self._plan(structure))
        self._arrange()

    def set_recent(self, rows: tuple[RecentRow, ...]) -> None:
        """The tournaments there are, the last one first."""
        self._recent = rows[:MOST_RECENT]
        while (item := self._list.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self._empty.setVisible(not rows)
        self.recent_lines = [self._line(recent) for recent in self._recent]
        for line in self.recent_lines:
            self._list.addWidget(line)
        self._list.addStretch(1)

    def _line(self, recent: RecentRow) -> Tile:
        line = Tile("row", headline=theme.BODY, pad=12)
        line.say(recent.title, self._facts(recent))
        line.clicked.connect(lambda _: self.opened.emit(recent.key))
        return line

    def _facts(self, recent: RecentRow) -> str:
        if recent.trouble is not None:
            return messages.text_of_error(recent.trouble)
        when = f"{show.date(recent.last_open)} {show.clock_time(recent.last_open)}"
        if recent.entries is None:
            return when
        players = self.tr("%n player(s)", "", recent.entries)
        return f"{when} · {players}"

    def retranslate(self) -> None:
        """Say all texts anew."""
        self._claim.setText(self.tr("Tournament clock and dealer’s help for real cards and chips"))
        self._tonight.setText(self.tr("Tonight’s game"))
        self._others.setText(self.tr("Your tournaments"))
        self._empty.setText(
            self.tr("Nothing yet. Choose a structure for tonight; everything is saved by itself.")
        )
        self.title_label.setText(self.tr("Name of the evening"))
        day = show.date(datetime.now().astimezone())
        self.title.setPlaceholderText(self.tr("Poker night {date}").format(date=day))
        self.title.setAccessibleName(self.title_label.text())
        self._presets_label.setText(self.tr("Choose a structure; then add the players"))
        self._sample.setText(self.tr("Look at a sample tournament"))
        for tile, structure in self.tiles:
            tile.say(structure_name(structure), self._plan(structure))
        for tag, button in self._languages.items():
            button.setChecked(tag == theme.current().language)
        self.set_recent(self._recent)

    def _plan(self, structure: Structure) -> str:
        """What one should know before choosing it."""
        levels = [item for item in structure.items if isinstance(item, Level)]
        minutes = [level.minutes for level in levels]
        return self.tr("{chips} chips · {minutes} min a level\nBlinds from {blinds}\nUp to {length}").format(
            chips=show.chips(structure.stack, structure.scale),
            blinds=show.blinds(levels[0].sb, levels[0].bb, structure.scale),
            minutes=max(set(minutes), key=minutes.count),
            length=show.length(Millis(sum(length_of(item) for item in structure.items))),
        )

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
