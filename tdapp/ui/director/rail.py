"""The navigation rail: the pages, and settings at the foot."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup

from tdapp.ui import theme
from tdapp.ui.director.page import Page
from tdapp.ui.keys import PAGES, with_key
from tdapp.ui.widgets.basics import Button, Frame, label


class Rail(Frame):
    """`chosen` carries the number of the page; `home` asks for the start page."""

    chosen = Signal(int)
    home = Signal()

    def __init__(self, pages: list[Page]) -> None:
        super().__init__("rail", pad=8, gap=4)
        self._pages = pages
        self._brand = label("tdapp", "title")
        self._brand.setContentsMargins(8, 8, 8, 16)
        self.add(self._brand)
        self._group = QButtonGroup(self)
        self._buttons: list[Button] = []
        for number, page in enumerate(pages):
            button = Button("", "rail", page.icon_name)
            button.setCheckable(True)
            button.clicked.connect(lambda _, nth=number: self.chosen.emit(nth))
            self._group.addButton(button)
            self._buttons.append(button)
            if number == len(pages) - 1:
                self.box.addStretch(1)
            self.add(button)
        self._home = Button("", "rail", "house")
        self._home.clicked.connect(self.home)
        self.add(self._home)
        self.retranslate()

    def select(self, number: int) -> None:
        """Mark the page that is shown."""
        self._buttons[number].setChecked(True)

    def retranslate(self) -> None:
        """Say all texts anew, and be as wide as they need."""
        for button, page, deed in zip(self._buttons, self._pages, PAGES, strict=False):
            button.setText(page.title)
            button.setAccessibleName(page.title)
            button.setToolTip(with_key(page.title, deed))
        self._home.setText(self.tr("Tournaments"))
        self._home.setToolTip(self.tr("Close this tournament and choose another; everything is saved"))
        needed = max(button.sizeHint().width() for button in (*self._buttons, self._home))
        self.setFixedWidth(max(theme.current().px(theme.RAIL), needed + theme.current().px(16)))
