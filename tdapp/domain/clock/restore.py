"""Undo and redo on the clock.

Rule: architecture §2: an undo restores what was shown and never rewrites time. A pause undone three minutes
later runs on from the time that was on the wall; time that was played under a running clock stays played, so
a minute given five minutes ago and taken back takes a minute, not six.
"""

from datetime import datetime

from tdapp.domain.clock.events import ClockRestored
from tdapp.domain.clock.reading import ClockState, Reading, advance, played, reading_at
from tdapp.domain.clock.structure import Structure
from tdapp.domain.units import Millis


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


def went_on(state: ClockState, last_seen: datetime, now: datetime) -> ClockRestored | None:
    """After the program was away from `last_seen` (steady UTC) to `now` with the clock running.

    The clock goes on from what was shown at `last_seen`. A countdown keeps its planned start: None, as when
    the clock stood or nothing was missed.
    """
    last_seen = max(last_seen, state.at)
    seen = reading_at(state, last_seen)
    if not seen.running or seen.starts_in or last_seen >= now:
        return None
    return ClockRestored(at=now, before=reading_at(state, now), after=seen)
