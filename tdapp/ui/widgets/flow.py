"""Buttons side by side from the left, on as many lines as the width needs."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdapp.ui import theme

GAP = 8


class Flow(QWidget):
    """`parts` in their order of Tab."""

    def __init__(self, parts: Sequence[QWidget]) -> None:
        super().__init__()
        self._parts = tuple(parts)
        for part in self._parts:
            part.setParent(self)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._arrange(width, place=False)

    def sizeHint(self) -> QSize:
        gaps = theme.current().px(GAP) * max(0, len(self._parts) - 1)
        wide = sum(part.sizeHint().width() for part in self._parts) + gaps
        return QSize(wide, self._arrange(max(self.width(), self.minimumSizeHint().width()), place=False))

    def minimumSizeHint(self) -> QSize:
        sizes = [part.sizeHint() for part in self._parts]
        return QSize(max(size.width() for size in sizes), max(size.height() for size in sizes))

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self._arrange(self.width(), place=True)
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.updateGeometry()
        self._arrange(self.width(), place=True)

    def _arrange(self, width: int, *, place: bool) -> int:
        """Put everything in its place, or only say how high that is."""
        gap, x, y, high = theme.current().px(GAP), 0, 0, 0
        for part in self._parts:
            size = part.sizeHint()
            if x and x + size.width() > width:
                x, y, high = 0, y + high + gap, 0
            if place:
                part.setGeometry(QRect(x, y, size.width(), size.height()))
            x, high = x + size.width() + gap, max(high, size.height())
        return y + high
