"""Buttons in three groups that share one line while there is room, and else stand on several."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdapp.ui import theme

GAP, LINE_GAP = 8, 10


class ControlBar(QWidget):
    """`middle` stays in the middle; `left` and `right` go to the ends, or below it on a short line."""

    def __init__(self, left: Sequence[QWidget], middle: QWidget, right: Sequence[QWidget]) -> None:
        super().__init__()
        self._left, self._middle, self._right = tuple(left), middle, tuple(right)
        for part in (*self._left, middle, *self._right):
            part.setParent(self)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._arrange(width, place=False)

    def sizeHint(self) -> QSize:
        return QSize(self._one_line(), self._arrange(self._one_line(), place=False))

    def minimumSizeHint(self) -> QSize:
        widest = max(part.sizeHint().width() for part in (*self._left, self._middle, *self._right))
        return QSize(widest, self._middle.sizeHint().height())

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self._arrange(self.width(), place=True)
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange(self.width(), place=True)

    def _one_line(self) -> int:
        """Width at which the middle is free of both sides, though not quite in the middle."""
        ends = _width(self._left) + _width(self._right)
        return self._middle.sizeHint().width() + ends + 4 * theme.current().px(GAP)

    def _centre(self, width: int) -> int:
        """Left end of the middle: as near to the middle as the sides allow."""
        wide, air = self._middle.sizeHint().width(), 2 * theme.current().px(GAP)
        most = width - _width(self._right) - air - wide
        return min(max((width - wide) // 2, _width(self._left) + air), most)

    def _arrange(self, width: int, *, place: bool) -> int:
        """Put everything in its place, or only say how high that would be."""
        middle = self._middle.sizeHint()
        if width >= self._one_line():
            if place:
                _put(self._left, 0, 0, middle.height())
                _put(self._right, width - _width(self._right), 0, middle.height())
                _put((self._middle,), self._centre(width), 0, middle.height())
            return middle.height()
        y = middle.height() + theme.current().px(LINE_GAP)
        if place:
            wide = min(width, 2 * middle.width())
            self._middle.setGeometry(QRect((width - wide) // 2, 0, wide, middle.height()))
        for line in _lines((*self._left, *self._right), width):
            high = max(part.sizeHint().height() for part in line)
            if place:
                _spread(line, y, width)
            y += high + theme.current().px(LINE_GAP)
        return y - theme.current().px(LINE_GAP)


def _width(parts: Sequence[QWidget]) -> int:
    gaps = theme.current().px(GAP) * max(0, len(parts) - 1)
    return sum(part.sizeHint().width() for part in parts) + gaps


def _put(parts: Sequence[QWidget], x: int, y: int, high: int) -> None:
    for part in parts:
        size = part.sizeHint()
        part.setGeometry(QRect(x, y + (high - size.height()) // 2, size.width(), size.height()))
        x += size.width() + theme.current().px(GAP)


def _lines(parts: Sequence[QWidget], width: int) -> list[list[QWidget]]:
    """As few lines as can be, with about the same number of parts on each."""
    for count in range(1, len(parts) + 1):
        ends = [round(nth * len(parts) / count) for nth in range(count + 1)]
        lines = [list(parts[start:end]) for start, end in pairwise(ends)]
        if count == len(parts) or all(_width(line) <= width for line in lines):
            return lines
    return []


def _spread(line: Sequence[QWidget], y: int, width: int) -> None:
    """Side by side over the whole width, each a little wider than it must be."""
    gap, x = theme.current().px(GAP), 0.0
    more = (width - _width(line)) / len(line)
    for part in line:
        size = part.sizeHint()
        wide = size.width() + more
        part.setGeometry(QRect(round(x), y, round(x + wide) - round(x), size.height()))
        x += wide + gap
