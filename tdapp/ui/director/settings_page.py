"""Settings: language, look, size of text, motion, keys, and the screen of the projected page."""

from msgspec import structs
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QScrollArea, QVBoxLayout, QWidget

from tdapp.application.preferences import Preferences
from tdapp.application.views import Now
from tdapp.ui import i18n, theme
from tdapp.ui.bridge import Bridge
from tdapp.ui.director.page import Page
from tdapp.ui.screens import ScreenInfo
from tdapp.ui.widgets.basics import Frame, Picker, Toggle, column, hairline, label, row, scaled
from tdapp.ui.widgets.choice import Choice

SIZES = (87, 100, 115, 135)
_WIDEST = 1000


class SettingsPage(Page):
    """`preferred` carries the new Preferences whenever one of them is changed."""

    preferred = Signal(object)
    icon_name = "settings"

    def __init__(self, bridge: Bridge, preferences: Preferences) -> None:
        super().__init__(bridge)
        self._preferences = preferences
        self._screens: tuple[ScreenInfo, ...] = ()
        self._language, self._skin, self._room = Choice(), Choice(), Choice()
        self._size, self._hours = Choice(), Choice()
        self._motion, self._space = Toggle(), Toggle()
        self._screen = Picker()
        self._captions = [label("", "heading", wrap=True) for _ in range(8)]
        self._motion_note, self._space_note = label("", "small", wrap=True), label("", "small", wrap=True)
        self._language.chosen.connect(lambda value: self._set(language=value))
        self._skin.chosen.connect(lambda value: self._set(skin=value))
        self._room.chosen.connect(lambda value: self._set(projector_skin=value))
        self._size.chosen.connect(lambda value: self._set(base_size=value))
        self._hours.chosen.connect(lambda value: self._set(wall_clock=value))
        self._motion.clicked.connect(lambda on: self._set(reduced_motion=on))
        self._space.clicked.connect(lambda on: self._set(space_presses_buttons=on))
        self._screen.activated.connect(self._on_screen)
        self._build()
        self.retranslate()

    @property
    def title(self) -> str:
        return self.tr("Settings")

    def _build(self) -> None:
        grid = QGridLayout()
        scaled(grid, 0, theme.PAD)
        grid.setHorizontalSpacing(theme.current().px(2 * theme.GAP))
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 3)
        motion = column(self._motion, self._motion_note, gap=4)
        space = column(self._space, self._space_note, gap=4)
        screen = row(self._screen, 1)
        fields = (self._language, self._skin, self._size, self._hours, self._room, screen, motion, space)
        for nth, (caption, field) in enumerate(zip(self._captions, fields, strict=True)):
            if nth:
                grid.addWidget(hairline(), 2 * nth - 1, 0, 1, 2)
            grid.addWidget(caption, 2 * nth, 0)
            if isinstance(field, Choice):
                grid.addWidget(field, 2 * nth, 1)
            else:
                grid.addLayout(field, 2 * nth, 1)
        card = Frame("card", pad=theme.GAP)
        card.box.addLayout(grid)
        card.setMaximumWidth(theme.current().px(_WIDEST))
        inner = QWidget()
        box = QVBoxLayout(inner)
        scaled(box, theme.GAP)
        box.addLayout(row(card, gap=0))
        box.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inner)
        whole = QVBoxLayout(self)
        scaled(whole)
        whole.addWidget(scroll)

    def set_preferences(self, preferences: Preferences) -> None:
        """What holds now, also when it was changed elsewhere."""
        self._preferences = preferences
        self.retranslate()

    def set_screens(self, screens: tuple[ScreenInfo, ...]) -> None:
        """The screens to choose from."""
        self._screens = screens
        self.retranslate()

    def _set(self, **changed: object) -> None:
        self.preferred.emit(structs.replace(self._preferences, **changed))

    def _on_screen(self, index: int) -> None:
        self._set(projector_screen=self._screen.itemData(index))

    def refresh(self, now: Now) -> None:
        pass

    def retranslate(self) -> None:
        held = self._preferences
        words = (
            self.tr("Language"),
            self.tr("Look"),
            self.tr("Size of text"),
            self.tr("Hours of the day"),
            self.tr("Look of the projected clock"),
            self.tr("Screen of the projected clock"),
            self.tr("Motion"),
            self.tr("Space"),
        )
        for caption, word in zip(self._captions, words, strict=True):
            caption.setText(word)
        self._language.offer(i18n.LANGUAGES, theme.current().language)
        skins = {
            "dark": self.tr("Dark"),
            "light": self.tr("Light"),
            "felt": self.tr("Felt"),
            "contrast": self.tr("High contrast"),
        }
        self._skin.offer(skins, held.skin)
        self._room.offer({None: self.tr("As here"), **skins}, held.projector_skin)
        self._size.offer({size: f"{size} %" for size in SIZES}, held.base_size)
        hours = {"locale": self.tr("As usual here"), "24": "21:30", "12": self.tr("9:30 pm")}
        self._hours.offer(hours, held.wall_clock)
        self._motion.setText(self.tr("Less motion"))
        self._motion_note.setText(self.tr("Nothing moves that need not; what changes, changes at once."))
        self._space.setText(self.tr("Space presses buttons"))
        self._space_note.setText(
            self.tr(
                "For screen readers. While a button has the focus, Space presses it instead of the clock."
            )
        )
        self._motion.setChecked(held.reduced_motion)
        self._space.setChecked(held.space_presses_buttons)
        self._offer_screens()

    def _offer_screens(self) -> None:
        self._screen.clear()
        self._screen.setAccessibleName(self._captions[5].text())
        self._screen.addItem(self.tr("The largest other screen"), None)
        for screen in self._screens:
            size = f"{screen.rect[2]} × {screen.rect[3]}"
            self._screen.addItem(f"{screen.name}  ({size})", screen.key)
        known = [screen.key for screen in self._screens]
        if self._preferences.projector_screen in known:
            self._screen.setCurrentIndex(1 + known.index(self._preferences.projector_screen))
