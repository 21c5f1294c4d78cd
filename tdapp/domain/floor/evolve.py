"""The floor after an event. Nothing is decided here and nothing can fail."""

from msgspec import structs

from tdapp.domain.floor import events as e
from tdapp.domain.floor import seat_evolve
from tdapp.domain.floor.state import Entry, FloorState
from tdapp.domain.units import EntryId


def evolve(floor: FloorState, event: e.FloorEvent) -> FloorState:
    """The new state; the old one stays as it was."""
    match event:
        case e.TournamentNamed(title):
            return structs.replace(floor, title=title)
        case e.EntriesAdded(entries):
            known = floor.entries | {entry.id: entry for entry in entries}
            return structs.replace(floor, entries=known, last_id=entries[-1].id)
        case e.EntryRenamed(entry, _, name):
            return structs.replace(floor, entries=floor.entries | {entry: Entry(entry, name)})
        case e.EntryRemoved(entry):
            rest = dict(floor.entries)
            del rest[entry]
            floor = seat_evolve.forget(floor, entry)
            return structs.replace(floor, entries=rest, busts=_without(floor.busts, entry))
        case e.EntryBusted(entry):
            floor = seat_evolve.vacate(floor, entry)
            return structs.replace(floor, busts=(*floor.busts, entry))
        case e.EntryReinstated(entry, _, seat):
            floor = seat_evolve.sit_again(floor, entry, seat)
            return structs.replace(floor, busts=_without(floor.busts, entry))
        case _:
            return seat_evolve.evolve(floor, event)


def _without(busts: tuple[EntryId, ...], entry: EntryId) -> tuple[EntryId, ...]:
    if entry not in busts:
        return busts
    at = busts.index(entry)
    return busts[:at] + busts[at + 1 :]
