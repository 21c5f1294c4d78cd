"""What a command does on the floor, or why it may not."""

from datetime import datetime

from tdapp.domain.draw import Seed
from tdapp.domain.floor import commands as c
from tdapp.domain.floor import events as e
from tdapp.domain.floor import seat_commands, seat_decide, seat_draws
from tdapp.domain.floor.asking import known as _known
from tdapp.domain.floor.evolve import evolve
from tdapp.domain.floor.names import MOST_ENTRIES, clean_name
from tdapp.domain.floor.state import Entry, FloorState, left
from tdapp.domain.floor.tables import Seat, open_seats
from tdapp.domain.units import EntryId
from tdapp.errors import InputError, RuleViolation


def decide(floor: FloorState, command: c.FloorCommand, now: datetime) -> tuple[e.FloorEvent, ...]:
    """Events of the command at `now`.

    Errors: InputError of `names`, entries.none, entries.too_many; RuleViolation entry.unknown,
    entry.out_already, entry.last_one, entry.still_in; those of `seat_decide`.
    """
    match command:
        case c.NameTournament(title):
            title = clean_name(title, "title")
            return (e.TournamentNamed(title),) if title != floor.title else ()
        case c.AddEntries(names):
            cleaned = tuple(clean_name(name, f"line[{nth}]") for nth, name in enumerate(names, 1))
            return (_added(floor, cleaned),)
        case c.AddNumberedEntries(count):
            if not 0 < count <= MOST_ENTRIES:
                raise InputError("entries.count", path="count", most=MOST_ENTRIES)
            return (_added(floor, ("",) * count),)
        case c.RenameEntry(entry, name):
            old, name = _name(floor, entry), clean_name(name)
            return (e.EntryRenamed(entry, old, name),) if name != old else ()
        case c.RemoveEntry(entry):
            return (_remove(floor, entry),)
        case c.BustEntry(entry):
            return (_bust(floor, entry),)
        case c.ReinstateEntry(entry):
            return (_reinstate(floor, entry),)
        case seat_commands.EnterLate(name, seed):
            return _enter_late(floor, name, seed)
        case _:
            return seat_decide.decide(floor, command, now)


def _added(floor: FloorState, names: tuple[str, ...]) -> e.EntriesAdded:
    if not names:
        raise InputError("entries.none", path="names")
    if len(floor.entries) + len(names) > MOST_ENTRIES:
        raise InputError("entries.too_many", path="names", most=MOST_ENTRIES)
    first = floor.last_id + 1
    return e.EntriesAdded(tuple(Entry(EntryId(first + nth), name) for nth, name in enumerate(names)))


def _enter_late(floor: FloorState, name: str, seed: Seed) -> tuple[e.FloorEvent, ...]:
    """Rule: TDA 2024 R8-A."""
    added = _added(floor, (clean_name(name),))
    (entry,) = added.entries
    return (added, seat_draws.late_seat(evolve(floor, added), entry.id, entry.name, seed))


def _name(floor: FloorState, entry: EntryId) -> str:
    """Of an entry or a guest."""
    guest = floor.desk.guests.get(entry)
    return guest.name if guest else _known(floor, entry).name


def _remove(floor: FloorState, entry: EntryId) -> e.EntryRemoved:
    name = _name(floor, entry)
    if floor.busts and left(floor) == 1 and entry in floor.entries and entry not in floor.busts:
        raise RuleViolation("entry.last_one", entry=entry, name=name)
    return e.EntryRemoved(entry, name)


def _bust(floor: FloorState, entry: EntryId) -> e.EntryBusted:
    known = _known(floor, entry)
    if entry in floor.busts:
        raise RuleViolation("entry.out_already", entry=entry, name=known.name)
    if left(floor) == 1:
        raise RuleViolation("entry.last_one", entry=entry, name=known.name)
    return e.EntryBusted(entry, known.name, left(floor))


def _reinstate(floor: FloorState, entry: EntryId) -> e.EntryReinstated:
    """On the old seat only if it is still there, open and free."""
    known = _known(floor, entry)
    if entry not in floor.busts:
        raise RuleViolation("entry.still_in", entry=entry, name=known.name)
    return e.EntryReinstated(entry, known.name, old_seat(floor, entry))


def old_seat(floor: FloorState, entry: EntryId) -> Seat | None:
    """The last seat of somebody who is out, if nobody else has it by now."""
    seat = floor.seating.vacated.get(entry)
    table = floor.seating.tables.get(seat.table) if seat else None
    if seat is None or table is None:
        return None
    taken = {there.seat for there in floor.seating.seats.values() if there.table == seat.table}
    return seat if seat.seat in open_seats(table, taken) else None
