"""A part that scrolls up and down when there is too little room."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QWidget


def scrolling(inner: QWidget) -> QScrollArea:
    """No focus of its own, never sideways."""
    made = QScrollArea()
    made.setWidgetResizable(True)
    made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    made.setWidget(inner)
    return made
