"""The one style sheet, made from the theme's tokens. Widgets choose a look by their `look` property.

Looks of a push button: `primary`, `quiet`, `danger`, `link`, `chip`, `tile`, `row`, `rail`; of a label:
`dim`, `small`, `large`, `title`, `display`, `error`, `heading`; of a frame: `card`, `raised`, `banner-info`,
`banner-warn`, `banner-danger`, `toast`.
"""

import re

from tdapp.ui import theme as t


def stylesheet(theme: t.Theme) -> str:
    """The sheet of a theme."""
    px = theme.px
    values = {name: getattr(theme.colours, name) for name in theme.colours.__struct_fields__}
    values |= {
        "small": f"{px(t.SMALL)}px",
        "body": f"{px(t.BODY)}px",
        "large": f"{px(t.LARGE)}px",
        "title": f"{px(t.TITLE)}px",
        "display": f"{px(t.DISPLAY)}px",
        "radius": f"{px(t.RADIUS)}px",
        "control_radius": f"{px(8)}px",
        "control": f"{px(t.CONTROL - 2 * t.UNIT)}px",
        "pad": f"{px(t.PAD)}px",
        "unit": f"{px(t.UNIT)}px",
        "two": f"{px(2 * t.UNIT)}px",
        "three": f"{px(3 * t.UNIT)}px",
        "ring": f"{t.RING}px",
        "bar": f"{px(10)}px",
        "chip": f"{px(t.CONTROL - 3 * t.UNIT)}px",
        "arrow": f"{px(t.ICON + 3 * t.UNIT)}px",
    }
    return re.sub(r"@(\w+)", lambda found: values[found[1]], _SHEET)


_SHEET = """
QWidget { color: @text; }
QMainWindow, QDialog, QWidget#page, QWidget#ground { background: @ground; }
QToolTip { background: @raised; color: @text; border: 1px solid @line; padding: @unit; }

QFrame[look="card"] { background: @surface; border: 1px solid @line; border-radius: @radius; }
QFrame[look="raised"] { background: @raised; border: 1px solid @line; border-radius: @radius; }
QFrame[look="rail"] { background: @surface; border: none; border-right: 1px solid @line; }
QFrame[look="header"] { background: @ground; border: none; border-bottom: 1px solid @line; }
QFrame[look="banner-info"] { background: @blue_soft; border: 1px solid @blue; border-radius: @radius; }
QFrame[look="banner-warn"] { background: @amber_soft; border: 1px solid @amber; border-radius: @radius; }
QFrame[look="banner-danger"] { background: @red_soft; border: 1px solid @red; border-radius: @radius; }
QFrame[look="toast"] { background: @raised; border: 1px solid @edge; border-radius: @radius; }
QFrame[look="line"] { background: @line; border: none; max-height: 1px; min-height: 1px; }

QLabel { background: transparent; }
QLabel[look="dim"] { color: @dim; }
QLabel[look="small"] { color: @dim; font-size: @small; }
QLabel[look="large"] { font-size: @large; }
QLabel[look="heading"] { color: @dim; font-weight: 600; }
QLabel[look="title"] { font-size: @title; font-weight: 600; }
QLabel[look="display"] { font-size: @display; font-weight: 600; }
QLabel[look="error"] { color: @red; font-size: @small; }
QLabel[look="accent"] { color: @accent; font-weight: 600; }

QPushButton {
  background: @raised; color: @text; border: 1px solid @line; border-radius: @control_radius;
  padding: 0 @three; min-height: @control; font-weight: 500;
}
QPushButton:hover { background: @hover; }
QPushButton:pressed { background: @line; }
QPushButton[ring="true"]:focus { border: @ring solid @focus; }
QPushButton:disabled { color: @faint; }
QPushButton[look="primary"] {
  background: @accent; color: @on_accent; border: 1px solid @accent; font-weight: 600;
}
QPushButton[look="primary"]:hover { background: @accent_hover; }
QPushButton[look="primary"][ring="true"]:focus { border: @ring solid @text; }
QPushButton[look="primary"]:disabled { background: @raised; color: @faint; border: 1px solid @line; }
QPushButton[look="quiet"] { background: transparent; border: 1px solid transparent; }
QPushButton[look="quiet"]:hover { background: @raised; }
QPushButton[look="quiet"][ring="true"]:focus { border: @ring solid @focus; }
QPushButton[look="danger"] { color: @red; }
QPushButton[look="link"] {
  background: transparent; border: 1px solid transparent; color: @accent; padding: 0 @unit; font-weight: 600;
}
QPushButton[look="link"]:hover { background: @hover; }
QPushButton[look="link"][ring="true"]:focus { border: @ring solid @focus; }
QPushButton[look="rail"] {
  background: transparent; border: 1px solid transparent; text-align: left; padding: 0 @two; font-weight: 500;
  color: @dim;
}
QPushButton[look="rail"]:hover { background: @raised; }
QPushButton[look="rail"]:checked { background: @raised; color: @text; font-weight: 600; }
QPushButton[look="rail"][ring="true"]:focus { border: @ring solid @focus; }
QPushButton[look="tile"] {
  background: @surface; border: 1px solid @line; border-radius: @radius; text-align: left; padding: 0;
}
QPushButton[look="tile"]:hover { background: @raised; border: 1px solid @edge; }
QPushButton[look="tile"][ring="true"]:focus { border: @ring solid @focus; }
QPushButton[look="row"] {
  background: transparent; border: 1px solid transparent; text-align: left; padding: 0;
}
QPushButton[look="row"]:hover { background: @raised; }
QPushButton[look="row"][ring="true"]:focus { border: @ring solid @focus; }
QPushButton[look="chip"] { padding: 0 @three; min-height: @chip; }
QPushButton[look="chip"]:checked { background: @accent_soft; border: 1px solid @accent; }
QPushButton[look="chip"][ring="true"]:focus { border: @ring solid @focus; }

QLineEdit, QPlainTextEdit, QTextEdit, QSpinBox, QComboBox, QTimeEdit {
  background: @ground; color: @text; border: 1px solid @edge; border-radius: @control_radius;
  padding: 0 @two; min-height: @control; selection-background-color: @accent; selection-color: @on_accent;
  placeholder-text-color: @dim;
}
QPlainTextEdit, QTextEdit { padding: @two; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QSpinBox:focus, QComboBox:focus, QTimeEdit:focus {
  border: @ring solid @focus;
}
QLineEdit[wrong="true"], QPlainTextEdit[wrong="true"], QSpinBox[wrong="true"] { border: @ring solid @red; }
QLineEdit:disabled { color: @faint; border: 1px solid @line; }
QComboBox { padding-right: @arrow; }
QComboBox::drop-down { border: none; width: 0; }
QComboBox QAbstractItemView {
  background: @raised; border: 1px solid @line; selection-background-color: @accent_soft;
  selection-color: @text;
}

QTableView, QListView, QTreeView {
  background: transparent; border: none; gridline-color: @line; selection-background-color: @accent_soft;
  selection-color: @text; outline: none; alternate-background-color: transparent;
}
QTableView::item, QListView::item { border: none; border-bottom: 1px solid @line; padding: 0 @two; }
QTableView::item:selected, QListView::item:selected { background: @accent_soft; color: @text; }
QTableView:focus, QListView:focus { border: 1px solid @focus; border-radius: @unit; }
QTableView[look="rows"], QTableView[look="rows"]:focus {
  border: none; selection-background-color: transparent;
}
QTableView[look="rows"]::item, QTableView[look="rows"]::item:selected {
  border: none; background: transparent;
}
QLineEdit[look="cell"], QComboBox[look="cell"] { min-height: 0; }
QHeaderView { background: transparent; }
QHeaderView::section {
  background: transparent; color: @dim; border: none; border-bottom: 1px solid @line; padding: @unit @two;
  font-size: @small; font-weight: 500;
}
QTableCornerButton::section { background: transparent; border: none; }
QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: @bar; margin: 0; }
QScrollBar::handle:vertical { background: @line; border-radius: @unit; min-height: @pad; }
QScrollBar::handle:vertical:hover { background: @edge; }
QScrollBar:horizontal { background: transparent; height: @bar; margin: 0; }
QScrollBar::handle:horizontal { background: @line; border-radius: @unit; min-width: @pad; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QMenu { background: @raised; border: 1px solid @line; padding: @unit; }
QMenu::item { padding: @unit @pad; border-radius: @unit; }
QMenu::item:selected { background: @accent_soft; }
QMenu::item:disabled { color: @faint; background: transparent; }
QMenu::separator { height: 1px; background: @line; }
"""
