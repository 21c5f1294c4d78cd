"""The question after a sleep or a restart: go on from before, or count the time away.

Rule: architecture §2: until it is answered the clock runs on from before; the answer is one undoable
`AdjustClock`.
"""

from datetime import timedelta

from PySide6.QtCore import QCoreApplication, QObject

from tdapp.application.views import Now, away_view, founded
from tdapp.domain.clock.commands import AdjustClock
from tdapp.domain.clock.reading import reading_at
from tdapp.domain.clock.view import ClockView
from tdapp.domain.units import Millis
from tdapp.ui import format as show
from tdapp.ui.bridge import Bridge
from tdapp.ui.widgets.banner import Banners

_NAME = "away"
translate = QCoreApplication.translate


class AwayQuestion(QObject):
    """Shows the banner while the question is open. Several absences add up to one question."""

    def __init__(self, bridge: Bridge, banners: Banners, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge, self._banners = bridge, banners
        self._away = timedelta(0)
        bridge.ticked.connect(self._say)
        bridge.changed.connect(self.retranslate)

    def ask(self, away: timedelta) -> None:
        """The clock did not count `away`. A countdown to a planned start is moved at once, without asking."""
        reading = reading_at(founded(self._bridge.state), self._bridge.now().steady)
        if reading.starts_in:
            self._bridge.act(AdjustClock(_millis(-away)))
        elif reading.running:
            self._away += away
            self._banners.put(_NAME, "info").chosen.connect(self._answered)
            self._say(self._bridge.now())

    def retranslate(self) -> None:
        """Say it anew: another language, or another state of the clock."""
        self._say(self._bridge.now())

    def _answered(self, nth: int) -> None:
        away, self._away = self._away, timedelta(0)
        self._banners.drop(_NAME)
        if nth == 1:
            self._bridge.act(AdjustClock(_millis(-away)))

    def _say(self, now: Now) -> None:
        banner = self._banners.get(_NAME)
        if banner is None:
            return
        view = away_view(self._bridge.state, now, self._away)
        text = translate(
            "Away", "The program was away for {time}. The clock goes on from where it was; nothing is lost."
        ).format(time=show.length(view.away))
        go_on = translate("Away", "Go on: {clock}").format(clock=_words(view.going_on))
        count = translate("Away", "Count it: {clock}").format(clock=_words(view.counted))
        banner.say(text, go_on, count)


def _words(view: ClockView) -> str:
    time = f"+{show.countup(view.overtime)}" if view.overtime else show.countdown(view.remaining)
    if view.on_break:
        return translate("Away", "break, {time}").format(time=time)
    return translate("Away", "level {number}, {time}").format(number=view.level_number, time=time)


def _millis(span: timedelta) -> Millis:
    return Millis(span // timedelta(milliseconds=1))
