"""The floor after an event. Nothing is decided here and nothing can fail."""

from msgspec import structs

from tdapp.domain.floor import desk, money_evolve, seat_evolve
from tdapp.domain.floor import events as e
from tdapp.domain.floor.money_events import MoneyEvent
from tdapp.domain.floor.state import Entry, FloorState
from tdapp.domain.units import EntryId


def evolve(floor: FloorState, event: e.FloorEvent) -> FloorState:
    """The new state; the old one stays as it was."""
    if isinstance(event, MoneyEvent):
        return money_evolve.evolve(floor, event)
    match event:
        case e.TournamentNamed(title):
            return structs.replace(floor, title=title)
        case e.EntriesAdded(entries):
            return _entered(floor, entries)
        case e.EntryRenamed(entry, _, name):
            if entry in floor.desk.guests:
                return structs.replace(floor, desk=desk.renamed(floor.desk, entry, name))
            return structs.replace(floor, entries=floor.entries | {entry: Entry(entry, name)})
        case e.EntryRemoved(entry):
            floor = _in_again(seat_evolve.forget(floor, entry), entry)
            rest = {known: who for known, who in floor.entries.items() if known != entry}
            return structs.replace(floor, entries=rest, desk=desk.removed(floor.desk, entry))
        case e.EntryBusted(entry):
            floor = seat_evolve.vacate(floor, entry)
            return structs.replace(floor, busts=(*floor.busts, entry))
        case e.EntryReinstated(entry, _, seat):
            floor = _in_again(seat_evolve.sit_again(floor, entry, seat), entry)
            return structs.replace(floor, desk=desk.reinstated(floor.desk, entry))
        case _:
            return seat_evolve.evolve(floor, event)


def _entered(floor: FloorState, entries: tuple[Entry, ...]) -> FloorState:
    """Who was expected keeps the number of a guest."""
    new = {entry.id: entry for entry in entries}
    return structs.replace(
        floor,
        entries=floor.entries | new,
        last_id=max(floor.last_id, *new),
        desk=desk.entered(floor.desk, new),
    )


def _in_again(floor: FloorState, entry: EntryId) -> FloorState:
    """Nobody who is out, nor tied with anybody."""
    if entry not in floor.busts:
        return floor
    at = floor.busts.index(entry)
    ties = money_evolve.untied(floor.ties, entry)
    return structs.replace(floor, busts=floor.busts[:at] + floor.busts[at + 1 :], ties=ties)
