"""For everybody: names for screen readers, everything by Tab, and room for texts 40 % longer.

Rule: look.md; product.md §8; issue of the house: layouts hold when every text is 40 % longer.
"""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QWidget,
)
from support.program import every
from support.projector import Stretched

from tdapp.ui.widgets.basics import Elided
from tdapp.ui.widgets.tile import Tile

INTERACTIVE = (QAbstractButton, QLineEdit, QPlainTextEdit, QComboBox, QAbstractItemView)
SIZES = [(1366, 768), (1024, 768)]


def pages_of(program):
    """Start page, then each page of the desk, one after the other in front."""
    yield "start"
    program.sample()
    for nth, page in enumerate(program.window.desk.pages):
        program.window.desk.show_page(nth)
        QApplication.processEvents()
        yield page.title


def inner_part(widget: QWidget) -> bool:
    """Belongs to a control of Qt's own (the field of a list, the buttons of a scroll bar)."""
    qt_own = isinstance(widget, QHeaderView) or widget.objectName().startswith("qt_")
    return qt_own or isinstance(widget.parent(), QLineEdit | QComboBox)


def test_access_every_control_has_a_name(program):
    nameless = [
        f"{where}: {type(part).__name__} {part.objectName()}"
        for where in pages_of(program)
        for part in every(program.window, lambda part: isinstance(part, INTERACTIVE) and not inner_part(part))
        if not (part.accessibleName() or getattr(part, "text", str)().strip())
    ]
    assert nameless == []


def test_access_tab_reaches_every_control_from_left_to_right(program):
    for where in pages_of(program):
        window = program.window
        wanted = {
            part
            for part in every(window, lambda part: isinstance(part, INTERACTIVE) and not inner_part(part))
            if part.isEnabled() and part.focusPolicy() & Qt.FocusPolicy.TabFocus
        }
        reached, order = set(), []
        current: QWidget | None = window
        for _ in range(1000):
            current = current.nextInFocusChain()
            if current is None or current is window:
                break
            if current in wanted and current not in reached:
                reached.add(current)
                order.append(current)
        assert wanted <= reached, where
        rail = [part for part in order if where != "start" and window.desk.rail.isAncestorOf(part)]
        assert order[: len(rail)] == rail, where


def test_access_nobody_is_kept_from_the_keyboard(program):
    for where in pages_of(program):
        shut = [
            part.text()
            for part in every(program.window, lambda part: isinstance(part, QAbstractButton))
            if not inner_part(part) and part.focusPolicy() is Qt.FocusPolicy.NoFocus
        ]
        assert shut == [], where


@pytest.fixture
def stretched(program):
    translator = Stretched()
    QCoreApplication.installTranslator(translator)
    yield program
    QCoreApplication.removeTranslator(translator)


@pytest.mark.parametrize("size", SIZES)
def test_look_nothing_of_the_shell_is_cut_off_with_every_text_40_percent_longer(stretched, size):
    window = stretched.window
    window.resize(*size)
    for where in pages_of(stretched):
        for _ in range(3):  # a new width asks for new heights
            QApplication.processEvents()
        shell = [window.start] if where == "start" else [window.desk.rail, window.desk.header]
        if where != "start" and window.desk.page is window.desk.pages[-1]:
            shell.append(window.desk.page)
        for part in shell:
            assert cut_off(part) == [], where


def cut_off(whole: QWidget) -> list[str]:
    """Texts that have less room than they need, and controls that stick out of what they lie in."""
    found = []
    for part in every(whole, lambda part: isinstance(part, QLabel | QAbstractButton)):
        text = getattr(part, "text", str)()
        if not text or isinstance(part, Elided) or inner_part(part):
            continue
        need = part.sizeHint().width() if isinstance(part, QAbstractButton) else text_width(part)
        if isinstance(part, Tile):
            need = part.minimumSizeHint().width()
            if part.minimumSizeHint().height() > part.height():
                found.append(f"{text}: {part.height()} of {part.minimumSizeHint().height()} high")
        if part.hasHeightForWidth() and part.heightForWidth(part.width()) > part.height():
            found.append(f"{text}: {part.height()} of {part.heightForWidth(part.width())} high")
        elif not part.hasHeightForWidth() and need > part.width():
            found.append(f"{text}: {part.width()} of {need} wide")
        corner = part.mapTo(whole, QPoint(0, 0))
        if QRect(corner, part.size()).right() > whole.width():
            found.append(f"{text} sticks out")
    return found


def text_width(part: QLabel) -> int:
    return 0 if part.wordWrap() else part.fontMetrics().horizontalAdvance(part.text())


def test_languages_can_be_switched_while_the_windows_are_open(program):
    seen = {}
    for tag in ("zh_Hant", "zh_Hans", "en"):
        program.window.start.language.emit(tag)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)
        seen[tag] = program.window.start.tiles[0][0].text()
    assert seen == {"zh_Hant": "快速", "zh_Hans": "快速", "en": "Turbo"}
    program.sample()
    header = program.window.desk.header
    program.window.start.language.emit("zh_Hant")
    QApplication.processEvents()
    texts = [part.text() for part in every(header, lambda part: isinstance(part, QAbstractButton))]
    assert texts[0] == "暫停"
    assert texts[-1] == "投影"
