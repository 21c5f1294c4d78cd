"""Undo and redo on the clock.

Rule: architecture §2: an undo restores what was shown and never rewrites time. A pause undone three minutes
later runs on from the time that was on the wall; time that was played under a running clock stays played, so
a minute given five minutes ago and taken back takes a minute, not six.
"""

from datetime import datetime

from tdapp.domain.clock.events import ClockRestored
from tdapp.domain.clock.reading import ClockState, Reading, advance, played, reading_at
from tdapp.domain.clock.structure import Structure
from tdapp.domain.units import SECOND, Millis

_DRIFT = 2 * SECOND
"""Two clocks of one computer drift apart by less than this in an evening."""


def restored(
    current: ClockState, target: Structure, wanted: Reading, since: Reading, now: datetime
) -> ClockRestored:
    """The event that brings `wanted` back at `now`.

    `target` is the structure that will hold, `wanted` the reading to restore, `since` the reading on the wall
    just after `wanted` was left, in the current structure: what was played from there on goes on counting
    when `wanted` was running.
    """
    shown = reading_at(current, now)
    if wanted.running:
        ran = Millis(max(0, played(current.structure, shown) - played(current.structure, since)))
        wanted = advance(target, wanted, ran)
    return ClockRestored(at=now, before=shown, after=wanted)


def went_on(state: ClockState, last_seen: datetime, missed: Millis, now: datetime) -> ClockRestored | None:
    """After the program was away with the clock running.

    `last_seen` is steady UTC of the run that ended, `now` of the run that began: they may lie apart by more
    or less than `missed`, the real time away, and `now` may even be the earlier one. The clock goes on from
    what was shown at `last_seen`; a countdown keeps its planned start. None when the clock stood, and when it
    would show the same without the event.
    """
    seen = reading_at(state, last_seen)
    if not seen.running:
        return None
    shown = reading_at(state, now)
    wanted = advance(state.structure, seen, missed) if seen.starts_in else seen
    apart = abs(played(state.structure, shown) - played(state.structure, wanted))
    if now >= state.at and apart <= (_DRIFT if seen.starts_in else 0):
        return None
    return ClockRestored(at=now, before=shown, after=wanted)
