"""The list of keys."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialog, QGridLayout, QWidget

from tdapp.ui import theme
from tdapp.ui.keys import KEYS, PAGES, Deed
from tdapp.ui.widgets.basics import Button, column, label, row, scaled

translate = QCoreApplication.translate


def deed_text(deed: Deed, pages: Sequence[str]) -> str:
    """What a key does; `pages` are the titles of the pages, as the rail has them."""
    if deed in PAGES:
        return pages[PAGES.index(deed)]
    return {
        Deed.PLAY: translate("Deeds", "Start or pause the clock"),
        Deed.NEXT: translate("Deeds", "Next level"),
        Deed.PREVIOUS: translate("Deeds", "Previous level"),
        Deed.MORE: translate("Deeds", "One minute more"),
        Deed.LESS: translate("Deeds", "One minute less"),
        Deed.UNDO: translate("Deeds", "Undo"),
        Deed.REDO: translate("Deeds", "Redo"),
        Deed.PROJECTOR: translate("Deeds", "Projected clock on or off"),
        Deed.FULL_SCREEN: translate("Deeds", "Projected clock on this screen"),
        Deed.LEAVE: translate("Deeds", "Leave, close, cancel"),
        Deed.BUST: translate("Deeds", "Bust a player"),
        Deed.REINSTATE: translate("Deeds", "Reinstate a player"),
        Deed.ADD: translate("Deeds", "Add a player"),
        Deed.REBUY: translate("Deeds", "Rebuy of who went out last"),
        Deed.FIND: translate("Deeds", "Find a seat"),
        Deed.KEYS: translate("Deeds", "This list"),
    }[deed]


class KeysDialog(QDialog):
    """Esc or Enter closes it; the keys of the clock work beside it."""

    def __init__(self, parent: QWidget, pages: Sequence[str]) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("Deeds", "Keys"))
        grid = QGridLayout()
        scaled(grid, 0, 8)
        grid.setHorizontalSpacing(theme.current().px(theme.GAP))
        known = [key for key in KEYS if key.deed not in PAGES[len(pages) :]]
        half = (len(known) + 1) // 2
        for nth, key in enumerate(known):
            place = (nth % half, nth // half * 2)
            grid.addWidget(label(key.shown, "accent"), *place)
            grid.addWidget(label(deed_text(key.deed, pages)), place[0], place[1] + 1)
        note = label(translate("Deeds", "Letters do nothing while you type in a field."), "small")
        close = Button(translate("Deeds", "Close"), "primary")
        close.clicked.connect(self.accept)
        box = column(label(self.windowTitle(), "title"), gap=theme.PAD)
        box.addLayout(grid)
        box.addWidget(note)
        box.addLayout(row(1, close))
        scaled(box, theme.GAP, theme.PAD)
        self.setLayout(box)
        close.setFocus()
