"""The projected page: one widget that shows a `ProjectorView` and sends nothing.

All that stands still is painted once into a pixmap; each second only the cells of the digits that changed,
and what the progress line grew by, are painted again.
"""

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from tdapp.application.views import ProjectorView
from tdapp.ui import theme
from tdapp.ui.widgets.face.arrange import Arrangement, Placed, arrange
from tdapp.ui.widgets.face.content import Content, Ink
from tdapp.ui.widgets.face.frame import paint_frame
from tdapp.ui.widgets.face.inks import Palette, palette
from tdapp.ui.widgets.face.measure import FontMeasure
from tdapp.ui.widgets.face.paint import cells_of, paint_field, paint_live, paint_still, prepare
from tdapp.ui.widgets.face.words import Live, content_of, live_of, spoken

LINE_SHARE = 0.006
"""Thickness of the progress line, as a share of the page's height."""


class ClockFace(QWidget):
    """Fills whatever rectangle it is given, at any aspect and pixel ratio."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._view: ProjectorView | None = None
        self._skin: theme.Skin | None = None
        self._content: Content | None = None
        self._live = Live()
        self._measure = FontMeasure()
        self._arrangement: Arrangement | None = None
        self._still: QPixmap | None = None
        theme.notifier.theme_changed.connect(self.retranslate)
        self._name()

    def set_view(self, view: ProjectorView) -> None:
        """Show it; only what differs from the last one is painted again."""
        content, live = content_of(view), live_of(view)
        stage_changed = self._view is None or view.stage is not self._view.stage
        self._view = view
        if stage_changed or content != self._content or self._arrangement is None:
            self._content, self._live = content, live
            self.setAccessibleDescription(spoken(content, live))
            self._forget()
            return
        earlier, self._live = self._live, live
        self._repaint_changes(earlier, live)

    def set_skin(self, skin: theme.Skin | None) -> None:
        """A skin of its own; None follows the windows."""
        if skin is not self._skin:
            self._skin = skin
            self._forget()

    def retranslate(self) -> None:
        """Say the same in the language, the skin and the fonts in force."""
        self._measure = FontMeasure()
        self._name()
        if self._view is not None:
            self._content, self._live = content_of(self._view), live_of(self._view)
        self._forget()

    @property
    def time_text(self) -> str:
        """What the big digits say; "" while there are none."""
        return self._live.texts[0] if self._live.texts else ""

    @property
    def arrangement(self) -> Arrangement:
        """Where everything stands, in the widget's own pixels. A view must have been set."""
        if self._arrangement is None:
            assert self._content is not None
            self._arrangement = arrange(self._content, self.width(), self.height(), self._measure)
        return self._arrangement

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._forget()
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        skin = self._skin or theme.current().skin
        if self._view is None:
            QPainter(self).fillRect(event.rect(), theme.SKINS[skin].ground)
            return
        colours = palette(self._view.stage, skin)
        ratio = self.devicePixelRatioF()
        if self._still is None or self._still.devicePixelRatio() != ratio:
            self._still = self._paint_still(colours, ratio)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._still)
        prepare(painter)
        painter.fillRect(self._line_rect(0.0, self._live.progress), colours.frame)
        between = colours.inks[Ink.SOFT]
        for placed, text in self._live_pairs():
            inks = (colours.inks[placed.piece.ink], between)
            paint_live(painter, placed, text, inks, clip=event.region(), measure=self._measure)

    def _name(self) -> None:
        self.setAccessibleName(self.tr("Projected clock"))

    def _forget(self) -> None:
        self._arrangement = None
        self._still = None
        self.update()

    def _live_pairs(self) -> list[tuple[Placed, str]]:
        live = [placed for placed in self.arrangement.placed if placed.piece.live]
        return list(zip(live, self._live.texts, strict=True))

    def _line_rect(self, start: float, end: float) -> QRectF:
        """The progress line between two parts of its length."""
        if self.arrangement.hairline is None:
            return QRectF()
        left, y, right = self.arrangement.hairline
        thick = max(2.0, LINE_SHARE * self.height())
        wide = right - left
        return QRectF(left + start * wide, y - thick / 2, (end - start) * wide, thick)

    def _repaint_changes(self, earlier: Live, later: Live) -> None:
        """Each rectangle at once and by itself: one clip of several rectangles costs far more to paint."""
        for (placed, old), new in zip(self._live_pairs(), later.texts, strict=True):
            for cell, before, now in zip(cells_of(placed, self._measure), old, new, strict=True):
                if before != now:
                    self.repaint(cell.toAlignedRect())
        low, high = sorted((earlier.progress, later.progress))
        grown = self._line_rect(low, high)
        if grown.width() > 0:
            self.repaint(grown.toAlignedRect().adjusted(-1, 0, 1, 0))

    def _paint_still(self, colours: Palette, ratio: float) -> QPixmap:
        still = QPixmap(self.size() * ratio)
        still.setDevicePixelRatio(ratio)
        still.fill(colours.ground)
        painter = QPainter(still)
        prepare(painter)
        paint_frame(painter, colours.form, colours.frame, self.width(), self.height())
        painter.fillRect(self._line_rect(0.0, 1.0), colours.track)
        for placed in self.arrangement.placed:
            if placed.piece.ink is Ink.BADGE:
                paint_field(painter, placed, colours.inks[Ink.STAGE], self._measure)
            if not placed.piece.live:
                paint_still(painter, placed, colours.inks[placed.piece.ink], self._measure)
        painter.end()
        return still
