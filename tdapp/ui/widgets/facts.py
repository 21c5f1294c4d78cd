"""A strip of facts: a label, a large figure, a line under it. Figures shrink together in a narrow strip."""

from msgspec import Struct, structs
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdapp.ui import theme

GAP, LEAST = 16, 15
HIGH = 78


class Fact(Struct, frozen=True):
    """`under` and `more` may be empty; `more` is left out first where room is short."""

    label: str
    value: str
    under: str = ""
    more: str = ""

    @property
    def whole(self) -> str:
        """The line under the figure."""
        return " · ".join(part for part in (self.under, self.more) if part)


class FactsStrip(QWidget):
    """Shows facts in columns."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._facts: tuple[Fact, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.notifier.theme_changed.connect(self._look_again)

    def set_view(self, facts: tuple[Fact, ...]) -> None:
        """Show these."""
        if facts != self._facts:
            self._facts = facts
            self.setAccessibleDescription("; ".join(_spoken(fact) for fact in facts))
            self.setToolTip("\n".join(_spoken(fact) for fact in facts))
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(480, theme.current().px(HIGH))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.current().px(240), theme.current().px(HIGH))

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._facts:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        now = theme.current()
        room = self.width() - now.px(GAP) * (len(self._facts) - 1)
        facts = self._facts
        if sum(map(_natural, facts)) > room:
            facts = tuple(structs.replace(fact, more="") for fact in facts)
        widths = _shared(room, [_natural(fact) for fact in facts])
        figures, x = self._figures(widths), 0.0
        for fact, wide in zip(facts, widths, strict=True):
            _paint_fact(painter, fact, QRectF(x, 0, wide, self.height()), figures)
            x += wide + now.px(GAP)

    def _figures(self, widths: list[float]) -> QFont:
        """The largest face in which every figure fits."""
        now = theme.current()
        for size in range(theme.DISPLAY, LEAST, -1):
            font = now.digits(size)
            metrics = QFontMetricsF(font)
            needed = (metrics.horizontalAdvance(fact.value) for fact in self._facts)
            if all(need <= wide for need, wide in zip(needed, widths, strict=True)):
                return font
        return now.digits(LEAST)

    def _look_again(self) -> None:
        self.updateGeometry()
        self.update()


def _natural(fact: Fact) -> float:
    """The width at which nothing of the fact is cut."""
    now = theme.current()
    small = QFontMetricsF(now.font(theme.SMALL, theme.MEDIUM))
    texts = max(small.horizontalAdvance(fact.label), small.horizontalAdvance(fact.whole))
    return max(texts, QFontMetricsF(now.digits(theme.DISPLAY)).horizontalAdvance(fact.value)) + 2


def _shared(room: float, wanted: list[float]) -> list[float]:
    """Columns of equal width, unless one needs more and others can do with less."""
    even = room / len(wanted)
    if max(wanted) <= even:
        return [even] * len(wanted)
    spare = room - sum(wanted)
    if spare >= 0:
        return [one + spare / len(wanted) for one in wanted]
    return [one * room / sum(wanted) for one in wanted]


def _spoken(fact: Fact) -> str:
    return ", ".join(part for part in (f"{fact.label}: {fact.value}", fact.whole) if part)


def _paint_fact(painter: QPainter, fact: Fact, rect: QRectF, figures: QFont) -> None:
    now = theme.current()
    parts = (
        (fact.label, now.font(theme.SMALL, theme.MEDIUM), "dim", 0, 20),
        (fact.value, figures, "text", 20, 36),
        (fact.whole, now.font(theme.SMALL), "dim", 57, 20),
    )
    for text, font, ink, top, high in parts:
        painter.setFont(font)
        painter.setPen(now.colour(ink))
        shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
        place = QRectF(rect.left(), now.px(top), rect.width(), now.px(high))
        painter.drawText(place, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)
