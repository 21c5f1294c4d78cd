"""The first page: tonight's game in one act, the tournaments there are, a sample, and the language."""

from datetime import datetime

from msgspec import Struct
from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from tdapp.domain.clock.structure import Level, Structure, length_of
from tdapp.domain.units import Millis
from tdapp.errors import TdError
from tdapp.ui import format as show
from tdapp.ui import i18n, messages, theme
from tdapp.ui.icons import app_icon
from tdapp.ui.messages.events import structure_name
from tdapp.ui.widgets.banner import Banners
from tdapp.ui.widgets.basics import Button, Elided, FieldError, Frame, column, label, row, scaled

MOST_RECENT = 50
_NARROW = 900


class RecentRow(Struct, frozen=True):
    """A tournament on disk; `key` names it to whoever opens it."""

    key: str
    title: str
    last_open: datetime
    entries: int | None
    trouble: TdError | None


class PresetCard(Button):
    """One structure to play: name, stack, minutes a level, length."""

    def __init__(self, structure: Structure) -> None:
        super().__init__("")
        self.structure = structure
        self._name = label("", "large")
        self._facts = label("", "dim", wrap=True)
        for part in (self._name, self._facts):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        box = QVBoxLayout(self)
        scaled(box, theme.PAD, 4)
        box.addWidget(self._name)
        box.addWidget(self._facts)
        box.addStretch(1)
        self.setMinimumHeight(theme.current().px(116))

    def retranslate(self) -> None:
        """Say all texts anew."""
        name = structure_name(self.structure)
        facts = self.tr("{chips} chips · {minutes} min levels · {blinds} up, {length} in all").format(
            chips=show.chips(self.structure.stack, self.structure.scale),
            minutes=_usual_minutes(self.structure),
            blinds=_first_blinds(self.structure),
            length=show.length(Millis(sum(length_of(item) for item in self.structure.items))),
        )
        self._name.setText(name)
        self._facts.setText(facts)
        self.setAccessibleName(name)
        self.setAccessibleDescription(facts)


def _usual_minutes(structure: Structure) -> int:
    minutes = [item.minutes for item in structure.items if isinstance(item, Level)]
    return max(set(minutes), key=minutes.count)


def _first_blinds(structure: Structure) -> str:
    first = next(item for item in structure.items if isinstance(item, Level))
    return show.blinds(first.sb, first.bb, structure.scale)


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
        self.cards = [PresetCard(structure) for structure in presets]
        for card in self.cards:
            card.clicked.connect(lambda _, chosen=card.structure: self._found(chosen))
        self._sample = Button("", "quiet", "play")
        self._sample.clicked.connect(self.sample)
        self._recent: tuple[RecentRow, ...] = ()
        self._build()
        self.retranslate()

    def _build(self) -> None:
        self._brand = label("tdapp", "display")
        self._claim = label("", "dim", wrap=True)
        self._tonight, self._others = label("", "title"), label("", "title")
        self._grid = QGridLayout()
        scaled(self._grid, 0, 12)
        left = QWidget()
        left.setLayout(column(self._tonight, self.title_label, self.title, self.title_error, gap=8))
        box = left.layout()
        assert isinstance(box, QVBoxLayout)
        box.addSpacing(theme.current().px(8))
        self._presets_label = label("", "heading")
        box.addWidget(self._presets_label)
        box.addLayout(self._grid)
        box.addLayout(row(self._sample, 1))
        box.addStretch(1)
        self._list = QVBoxLayout()
        scaled(self._list, 0, 8)
        self._empty = label("", "dim", wrap=True)
        right = Frame("card", pad=theme.GAP, gap=12)
        right.add(self._others)
        right.add(self._empty)
        right.box.addLayout(self._list)
        right.box.addStretch(1)
        self._halves = QHBoxLayout()
        scaled(self._halves, 0, theme.GAP)
        self._halves.addWidget(left, 3)
        self._halves.addWidget(right, 2)
        inner = QWidget()
        outer = QVBoxLayout(inner)
        scaled(outer, theme.GAP, theme.GAP)
        outer.addLayout(self._top())
        outer.addWidget(self.banners)
        outer.addLayout(self._halves)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inner)
        whole = QVBoxLayout(self)
        scaled(whole)
        whole.addWidget(scroll)
        self._arrange()

    @property
    def sample_title(self) -> str:
        """What the sample tournament is called in the language in force."""
        return self.tr("Sample tournament")

    def _top(self) -> QHBoxLayout:
        self._languages = {tag: Button(name, "chip") for tag, name in i18n.LANGUAGES.items()}
        for tag, button in self._languages.items():
            button.setCheckable(True)
            button.clicked.connect(lambda _, chosen=tag: self.language.emit(chosen))
        picture = QLabel()
        side = theme.current().px(theme.HUGE)
        picture.setPixmap(app_icon().pixmap(side, side))
        words = column(self._brand, self._claim, gap=0)
        top = row(picture, gap=16)
        top.addLayout(words, 1)
        for button in self._languages.values():
            top.addWidget(button)
        return top

    def _arrange(self) -> None:
        columns = 2 if self.width() < theme.current().px(_NARROW) + 500 else 3
        for nth, card in enumerate(self.cards):
            self._grid.addWidget(card, nth // columns, nth % columns)

    def resizeEvent(self, event) -> None:
        super().resizeEvent(event)
        narrow = self.width() < theme.current().px(_NARROW)
        way = QHBoxLayout.Direction.TopToBottom if narrow else QHBoxLayout.Direction.LeftToRight
        if self._halves.direction() != way:
            self._halves.setDirection(way)
        self._arrange()

    def _found(self, structure: Structure) -> None:
        self.founded.emit(self.title.text().strip() or self.title.placeholderText(), structure)

    def refuse(self, error: TdError) -> None:
        """Why the tournament could not be founded: beside its title when that is at fault."""
        if error.params.get("path") == "title":
            self.title_error.say(messages.text_of_error(error))
            self.title.setFocus()
        else:
            self.trouble(messages.text_of_error(error))

    def trouble(self, text: str) -> None:
        """Something that stays until it is closed."""
        banner = self.banners.put("trouble", "danger")
        banner.say(text, self.tr("Close"))
        banner.chosen.connect(lambda _: self.banners.drop("trouble"))

    def set_recent(self, rows: tuple[RecentRow, ...]) -> None:
        """The tournaments there are, the last one first."""
        self._recent = rows[:MOST_RECENT]
        while (item := self._list.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self._empty.setVisible(not rows)
        for recent in self._recent:
            self._list.addWidget(self._line(recent))

    def _line(self, recent: RecentRow) -> Button:
        line = Button("", "quiet")
        name = Elided(recent.title)
        facts = label(self._facts(recent), "small", wrap=True)
        for part in (name, facts):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        box = QVBoxLayout(line)
        scaled(box, 8, 2)
        box.addWidget(name)
        box.addWidget(facts)
        line.setMinimumHeight(theme.current().px(56))
        line.setAccessibleName(recent.title)
        line.setAccessibleDescription(facts.text())
        line.setToolTip(recent.title)
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
        self._empty.setText(self.tr("Nothing yet. Choose a structure on the left; all is saved by itself."))
        self.title_label.setText(self.tr("Name of the evening"))
        day = show.date(datetime.now().astimezone())
        self.title.setPlaceholderText(self.tr("Poker night {date}").format(date=day))
        self.title.setAccessibleName(self.title_label.text())
        self._presets_label.setText(self.tr("Choose a structure and go on"))
        self._sample.setText(self.tr("Look at a sample tournament"))
        for card in self.cards:
            card.retranslate()
        for tag, button in self._languages.items():
            button.setChecked(tag == theme.current().language)
        self.set_recent(self._recent)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
