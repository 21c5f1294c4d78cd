"""A card on the projected page: it covers the face and keeps a small clock above itself.

Rule: product §5, architecture §2.3: the timer keeps 12 % and the blinds 8 % of the height.
"""

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from tdapp.application.views import ProjectorView
from tdapp.application.views_cards import DrawCard, DrawsCard, MovesCard, SeatsCard, WallCard, pages_of
from tdapp.ui import format as show
from tdapp.ui import theme
from tdapp.ui.widgets.cards.draw import dealt_in_all, paint_draw, paint_draws
from tdapp.ui.widgets.cards.moves import paint_moves
from tdapp.ui.widgets.cards.page import Inks, font, words
from tdapp.ui.widgets.cards.seats import paint_seats
from tdapp.ui.widgets.cards.title import title_of
from tdapp.ui.widgets.face.arrange import Placed
from tdapp.ui.widgets.face.content import Content, Ink, Line
from tdapp.ui.widgets.face.inks import Palette, palette
from tdapp.ui.widgets.face.measure import FontMeasure
from tdapp.ui.widgets.face.paint import paint_live, paint_still, prepare
from tdapp.ui.widgets.face.rows import space_before, width_of
from tdapp.ui.widgets.face.words import Live, content_of, live_of

TIMER, BLINDS, TITLE = 0.125, 0.084, 0.055
"""Heights of digits, as shares of the page's height."""
EDGE, HEAD = 0.035, 0.20
PART_MS = 7_000
"""From one part of a card to the next; each has its time before the whole card goes."""
DEALT_MS = 350
"""From one card to the next."""


class CardSheet(QWidget):
    """Lies over `face` while there is a card. It takes no keys and no mouse."""

    def __init__(self, face: QWidget) -> None:
        super().__init__(face)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._card: WallCard | None = None
        self._parts: tuple[WallCard, ...] = ()
        self._part = 0
        self._turning = QTimer(self)
        self._turning.setInterval(PART_MS)
        self._turning.timeout.connect(self._turn)
        self._skin: theme.Skin | None = None
        self._view: ProjectorView | None = None
        self._content: Content | None = None
        self._live = Live()
        self._measure = FontMeasure()
        self._dealing = QVariantAnimation(self)
        self._dealing.setStartValue(0.0)
        self._dealing.valueChanged.connect(lambda _: self.update())
        face.installEventFilter(self)
        theme.notifier.theme_changed.connect(self._look_again)
        self.hide()

    @property
    def card(self) -> WallCard | None:
        """What it shows."""
        return self._card

    def set_view(self, view: ProjectorView) -> None:
        """What the small clock says."""
        self._view, self._content, self._live = view, content_of(view), live_of(view)
        if self.isVisible():
            self.update()

    def set_skin(self, skin: theme.Skin | None) -> None:
        """A skin of the room's own; None follows the windows."""
        self._skin = skin
        self.update()

    def set_card(self, card: WallCard | None) -> None:
        """Show this card from its beginning, or none."""
        if card == self._card:
            return
        self._card = card
        self._parts, self._part = pages_of(card) if card is not None else (), 0
        self._turning.stop()
        if len(self._parts) > 1:
            self._turning.start()
        self._dealing.stop()
        if isinstance(card, DrawCard | DrawsCard) and theme.current().motion_ms:
            count = dealt_in_all(card)
            self._dealing.setEndValue(float(count))
            self._dealing.setDuration(min(12_000, DEALT_MS * count))
            self._dealing.start()
        self.setVisible(card is not None)
        self._name()
        self._fit()
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            self._fit()
        return False

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._look_again()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._view is None or self._content is None or self._card is None:
            return
        skin = self._skin or theme.current().skin
        colours = palette(self._view.stage, skin)
        painter = QPainter(self)
        prepare(painter)
        painter.fillRect(self.rect(), colours.ground)
        high = self.height()
        body = QRectF(
            high * EDGE,
            high * (HEAD + 0.035),
            self.width() - 2 * high * EDGE,
            high * (1 - HEAD - 0.035 - EDGE),
        )
        painter.fillRect(
            QRectF(body.left(), high * HEAD, body.width(), max(2.0, high * 0.004)), colours.track
        )
        self._paint_clock(painter, colours, event)
        self._paint_card(painter, self._paint_title(painter, colours, body), skin)

    def _paint_clock(self, painter: QPainter, colours: Palette, event: QPaintEvent) -> None:
        """Time at the left, blinds at the right."""
        assert self._content is not None
        assert self._card is not None
        high, base = self.height(), self.height() * (EDGE + TIMER)
        left, right = high * EDGE, self.width() - high * EDGE
        if self._live.texts:
            wide = self._measure.extent(self._content.timer).width * high * TIMER
            placed = _at(self._content, left, base, high * TIMER, wide)
            inks = (colours.inks[Ink.TIMER], colours.inks[Ink.SOFT])
            text = self._live.texts[0]
            paint_live(painter, placed, text, inks, clip=event.region(), measure=self._measure)
        line: Line = tuple(piece for part in self._content.blinds for piece in part)
        size, wide = high * BLINDS, width_of(line, high * BLINDS, self._measure)
        x = right - wide
        for nth, piece in enumerate(line):
            x += space_before(piece, size) if nth else 0.0
            span = self._measure.extent(piece).width * size
            one = Placed(part="blinds", piece=piece, x=x, base=base, size=size, width=span, squeeze=1.0)
            paint_still(painter, one, colours.inks[piece.ink], self._measure)
            x += span

    def _paint_title(self, painter: QPainter, colours: Palette, body: QRectF) -> QRectF:
        """The card's name on a line of its own; what is left below it."""
        assert self._card is not None
        tall = self.height() * TITLE
        painter.setPen(colours.inks[Ink.SOFT])
        painter.setFont(font(tall, bold=True))
        line = QRectF(body.left(), body.top(), body.width(), tall * 1.3)
        words(painter, line, title_of(self._card))
        if len(self._parts) > 1:
            at = f"{show.number(self._part + 1)} / {show.number(len(self._parts))}"
            words(painter, line, at, Qt.AlignmentFlag.AlignRight)
        return body.adjusted(0, tall * 1.55, 0, 0)

    def _paint_card(self, painter: QPainter, body: QRectF, skin: theme.Skin) -> None:
        inks = Inks.of(skin)
        match self._parts[self._part]:
            case SeatsCard() as card:
                paint_seats(painter, body, card, inks)
            case MovesCard() as card:
                paint_moves(painter, body, card, inks)
            case DrawCard() as card:
                paint_draw(painter, body, card, inks, self._dealt())
            case DrawsCard() as card:
                paint_draws(painter, body, card, inks, self._dealt())

    def _turn(self) -> None:
        """The next part, after the last one the first."""
        self._part = (self._part + 1) % len(self._parts)
        self.update()

    def _dealt(self) -> float:
        """How many cards are dealt, the last one perhaps on its way."""
        if self._dealing.state() is QVariantAnimation.State.Running:
            return float(self._dealing.currentValue())
        return float("inf")

    def _fit(self) -> None:
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())
            self.raise_()

    def _look_again(self) -> None:
        self._measure = FontMeasure()
        if self._view is not None:
            self._content, self._live = content_of(self._view), live_of(self._view)
        self._name()
        self.update()

    def _name(self) -> None:
        self.setAccessibleName(title_of(self._card) if self._card is not None else "")


def _at(content: Content, x: float, base: float, size: float, width: float) -> Placed:
    return Placed(part="timer", piece=content.timer, x=x, base=base, size=size, width=width, squeeze=1.0)
