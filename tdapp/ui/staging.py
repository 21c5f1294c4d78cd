"""Brings a tournament into each stage, by the commands that a person would give."""

from collections.abc import Callable
from datetime import datetime

from tdapp.application.session import Session
from tdapp.application.views import founded
from tdapp.domain.clock.commands import AdjustClock, JumpTo, JumpToBreak, PauseClock, PlanStart
from tdapp.domain.clock.reading import reading_at
from tdapp.domain.floor.commands import BustEntry, ReinstateEntry
from tdapp.domain.units import Millis, after

SECOND, MINUTE = 1000, 60_000


def bring(session: Session, stage: str, now: datetime) -> None:
    """From a running level into the stage; a stage without an entry here is the running level itself."""
    if stage in _STAGES:
        _STAGES[stage](session, now)


def _ready(session: Session, now: datetime) -> None:
    for entry in session.state.floor.busts:
        session.execute(ReinstateEntry(entry))
    session.execute(PauseClock())
    session.execute(JumpTo(founded(session.state).structure.items[0].id))


def _before(session: Session, now: datetime) -> None:
    _ready(session, now)
    session.execute(PlanStart(after(now, Millis(12 * MINUTE + 30 * SECOND))))


def _left(session: Session, now: datetime, milliseconds: int) -> None:
    remaining = reading_at(founded(session.state), now).remaining
    session.execute(AdjustClock(Millis(milliseconds - remaining)))


def _last_minute(session: Session, now: datetime) -> None:
    _left(session, now, 47 * SECOND)


def _last_seconds(session: Session, now: datetime) -> None:
    _left(session, now, 7 * SECOND)


def _paused(session: Session, now: datetime) -> None:
    session.execute(PauseClock())


def _break(session: Session, now: datetime) -> None:
    session.execute(JumpToBreak())
    _left(session, now, 8 * MINUTE + 15 * SECOND)


def _paused_break(session: Session, now: datetime) -> None:
    _break(session, now)
    session.execute(PauseClock())


def _last_level(session: Session, now: datetime) -> None:
    session.execute(JumpTo(founded(session.state).structure.items[-1].id))
    _left(session, now, 9 * MINUTE + 42 * SECOND)


def _overtime(session: Session, now: datetime) -> None:
    _last_level(session, now)
    _left(session, now, -(3 * MINUTE + 12 * SECOND))


def _finished(session: Session, now: datetime) -> None:
    floor = session.state.floor
    playing = [entry for entry in floor.entries if entry not in floor.busts]
    for entry in reversed(playing[1:]):
        session.execute(BustEntry(entry))


_STAGES: dict[str, Callable[[Session, datetime], None]] = {
    "ready": _ready,
    "before": _before,
    "last_minute": _last_minute,
    "last_seconds": _last_seconds,
    "paused": _paused,
    "break": _break,
    "paused_break": _paused_break,
    "last_level": _last_level,
    "overtime": _overtime,
    "finished": _finished,
}
