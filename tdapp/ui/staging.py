"""Brings a tournament into each stage, by the commands that a person would give."""

from collections.abc import Callable
from datetime import datetime

from tdapp.application.session import Session
from tdapp.application.views import founded
from tdapp.domain.cards import parse_cards
from tdapp.domain.clock.commands import AdjustClock, JumpTo, JumpToBreak, PauseClock, PlanStart
from tdapp.domain.clock.reading import reading_at
from tdapp.domain.draw import Seed
from tdapp.domain.floor import seat_commands as seat
from tdapp.domain.floor.commands import BustEntry, ReinstateEntry
from tdapp.domain.floor.state import room
from tdapp.domain.units import Chips, Millis, TableNo, after

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


def _seated(session: Session, now: datetime) -> None:
    """Two tables in the middle of their hands; some stacks were counted, one player is locked."""
    session.execute(seat.DrawSeats(8, _seed(1)))
    session.execute(seat.DrawButtons(_seed(2)))
    for table in session.state.floor.seating.tables:
        session.execute(seat.DealHand(table))
    first, second, third = list(session.state.floor.seating.seats)[:3]
    counts = (seat.StackCount(first, Chips(41_500)), seat.StackCount(second, Chips(18_200)))
    session.execute(seat.CountStacks(counts))
    session.execute(seat.LockEntry(third, True))


def _balance(session: Session, now: datetime) -> None:
    _seated(session, now)
    _out(session, TableNo(2), 2)


def _break_table(session: Session, now: datetime) -> None:
    session.execute(seat.DrawSeats(6, _seed(1)))
    session.execute(seat.DrawButtons(_seed(2)))
    _out(session, TableNo(1), 1)
    _out(session, TableNo(2), 1)


def _card_draw(session: Session, now: datetime) -> None:
    """Two kings are tied at first, then two fours; the queen wins."""
    _seated(session, now)
    session.execute(seat.TypeButtonDraw(TableNo(1), parse_cards("Kh Kc 9d 7s 3d 5c 8h 4d 4s Jc Qh")))


def _out(session: Session, table: TableNo, count: int) -> None:
    for entry in list(room(session.state.floor).sitting[table].values())[:count]:
        session.execute(BustEntry(entry))


def _seed(number: int) -> Seed:
    return Seed(f"{number:032x}")


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
    "balance": _balance,
    "break_table": _break_table,
    "card_draw": _card_draw,
}
