"""From a file to a running tournament: lock, load, rescue, ask the heartbeat, and hand over the session."""

import secrets
from collections.abc import Sequence
from datetime import datetime, timedelta
from pathlib import Path

from msgspec import Struct

from tdapp.application.commands import FoundTournament
from tdapp.application.log import Batch
from tdapp.application.ports import TimeSource
from tdapp.application.session import Session
from tdapp.application.views import Now, founded, projector_view, structure_view
from tdapp.domain.clock.events import Moved, StructureChosen
from tdapp.domain.clock.reading import reading_at
from tdapp.domain.clock.structure import validate
from tdapp.domain.units import Millis, millis_between
from tdapp.errors import StoreDamaged
from tdapp.store.journal import Journal
from tdapp.store.sighting import Sighting

SHORTEST_AWAY = timedelta(seconds=2)
"""A shorter absence is not worth a question."""


class RandomIds:
    """Names for batches: 64 random bits."""

    def new(self) -> str:
        """A name that no other batch has."""
        return secrets.token_hex(8)


class LastSeen(Struct, frozen=True):
    """The last sign of life of an earlier run, on both axes."""

    steady: datetime
    wall: datetime


class OpenTournament:
    """A tournament that is open: `session` is its one door.

    `failure` says what the file has lost and `aside` where it lies as it was found. `away` is the real time
    that the clock did not count because the program was not there; None when there is nothing to ask. The
    answer "count it" is `AdjustClock(by=-away)`.
    """

    def __init__(
        self,
        journal: Journal,
        session: Session,
        time: TimeSource,
        *,
        failure: StoreDamaged | None = None,
        aside: Path | None = None,
        away: timedelta | None = None,
    ) -> None:
        self.session = session
        self.failure = failure
        self.aside = aside
        self.away = away
        self._journal = journal
        self._time = time
        session.subscribe(lambda _: self.beat())
        self.beat()

    @property
    def path(self) -> Path:
        """Where it lies."""
        return self._journal.path

    def beat(self) -> None:
        """Leave a sign of life; to be called every few seconds, and done by itself after each change."""
        floor = self.session.state.floor
        self._journal.beat(self._time.now(), self._time.wall(), floor.title, len(floor.entries))

    def copy_to(self, path: Path) -> None:
        """Write a whole copy in one file. Errors: StoreError."""
        self._journal.copy_to(path)

    def close(self) -> None:
        """A last sign of life; then the file is free for others. Closing twice is no error."""
        self.beat()
        self._journal.close()


def create_tournament(path: Path, founding: FoundTournament, time: TimeSource) -> OpenTournament:
    """Found a tournament in a new file.

    Errors: InputError of its title and structure; StoreError. There is then no file.
    """
    journal = Journal.create(path)
    session = Session(journal, time, RandomIds())
    try:
        session.execute(founding)
    except BaseException:
        journal.close()
        path.unlink(missing_ok=True)
        raise
    return OpenTournament(journal, session, time)


def open_tournament(path: Path, time: TimeSource) -> OpenTournament:
    """Open a tournament as it was left.

    Errors: those of `Journal.open`; StoreDamaged store.inconsistent (whole, but it makes no sense).
    """
    opened = Journal.open(path, time.wall())
    try:
        session = _session(opened.journal, opened.batches, time)
        away = _go_on(session, last_seen(opened.batches, opened.seen), time)
    except BaseException:
        opened.journal.close()
        raise
    return OpenTournament(
        opened.journal, session, time, failure=opened.failure, aside=opened.aside, away=away
    )


def last_seen(batches: Sequence[Batch], seen: Sighting | None) -> LastSeen:
    """The last sign of life: the heartbeat, or what was written after it. `batches` is not empty."""
    known = seen.seq if seen else 0
    last = LastSeen(seen.steady, seen.wall) if seen else LastSeen(batches[0].at, batches[0].at)
    for batch in batches[known:]:
        steady = _steady_of(batch)
        if steady is None:
            steady = last.steady + max(timedelta(0), batch.at - last.wall)
        last = LastSeen(steady, batch.at)
    return last


def _steady_of(batch: Batch) -> datetime | None:
    """Clock events know the steady time, other events only the wall's."""
    return next((event.at for event in batch.events if isinstance(event, Moved | StructureChosen)), None)


def _session(journal: Journal, batches: tuple[Batch, ...], time: TimeSource) -> Session:
    """The session, once its present state has been shown to be a possible one.

    A file can be whole and yet be made by somebody to do harm: whatever breaks here is the file's fault.
    """
    try:
        session = Session(journal, time, RandomIds(), batches)
        validate(founded(session.state).structure)
        now = Now(time.now(), time.wall())
        projector_view(session.state, now)
        structure_view(session.state, now)
    except Exception as error:
        raise StoreDamaged("store.inconsistent", file=str(journal.path), reason=repr(error)) from error
    return session


def _go_on(session: Session, last: LastSeen, time: TimeSource) -> timedelta | None:
    """Let the clock go on from the last sign of life; the time away that is worth a question."""
    clock = founded(session.state)
    before = reading_at(clock, max(last.steady, clock.at))
    away = millis_between(last.wall, time.wall())
    session.go_on_from(last.steady, Millis(away))
    length = timedelta(milliseconds=away)
    return length if before.running and not before.starts_in and length >= SHORTEST_AWAY else None
