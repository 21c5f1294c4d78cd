"""One process writes a tournament. The operating system holds the lock, and lets go when the process ends."""

from pathlib import Path

from filelock import BaseFileLock, FileLock, Timeout

from tdapp.errors import StoreBusy
from tdapp.store import refusals
from tdapp.store.sighting import read_sighting


def hold(path: Path) -> BaseFileLock:
    """Hold the tournament at `path` until `release()`.

    Errors: StoreBusy store.held with `host`, `pid` and `since` of the holder as far as known; those of the
    system.
    """
    lock = FileLock(path.with_name(f"{path.name}-lock"), timeout=0)
    try:
        lock.acquire()
    except Timeout:
        seen = read_sighting(path)
        raise StoreBusy(
            "store.held",
            file=str(path),
            host=seen.host if seen else None,
            pid=seen.pid if seen else None,
            since=seen.since if seen else None,
        ) from None
    except OSError as error:
        raise refusals.of_system(error, path) from error
    return lock
