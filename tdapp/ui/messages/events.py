"""What happened, in words: for the log, for undo and for toasts."""

from PySide6.QtCore import QCoreApplication, QObject

from tdapp.application.events import Event
from tdapp.application.log import Batch
from tdapp.domain.clock import events as clock
from tdapp.domain.clock.reading import Reading
from tdapp.domain.clock.structure import Break, Item, Structure, index_of, level_number
from tdapp.domain.floor import events as floor
from tdapp.domain.floor.money_events import MoneyEvent
from tdapp.domain.floor.seat_events import SeatEvent
from tdapp.domain.floor.state import Entry
from tdapp.domain.units import EntryId, ItemId
from tdapp.ui import format as show
from tdapp.ui.messages.money_texts import text_of_money
from tdapp.ui.messages.names import structure_name
from tdapp.ui.messages.seat_events import seat_text, text_of_seat_event
from tdapp.ui.messages.structure_events import text_of_edit
from tdapp.ui.messages.words import ante_word, entry_name

translate = QCoreApplication.translate


def text_of_batch(batch: Batch, structure: Structure | None = None) -> str:
    """A batch of the log in words; `structure` gives levels their numbers."""
    return "; ".join(text_of_event(event, structure) for event in batch.events)


def undo_text(batch: Batch | None, structure: Structure | None = None) -> str:
    """What undo would take back."""
    if batch is None:
        return translate("Events", "Nothing to undo")
    return translate("Events", "Undo: {what}").format(what=text_of_batch(batch, structure))


def redo_text(batch: Batch | None, structure: Structure | None = None) -> str:
    """What redo would do again."""
    if batch is None:
        return translate("Events", "Nothing to redo")
    return translate("Events", "Redo: {what}").format(what=text_of_batch(batch, structure))


def text_of_event(event: Event, structure: Structure | None = None) -> str:
    """An event in words."""
    if isinstance(event, SeatEvent):
        return text_of_seat_event(event)
    if isinstance(event, MoneyEvent):
        return text_of_money(event)
    if isinstance(event, floor.FloorEvent):
        return _on_the_floor(event)
    return _on_the_clock(event, structure)


def _on_the_floor(event: floor.EntryEvent) -> str:
    match event:
        case floor.TournamentNamed(title):
            return translate("Events", "Tournament “{title}”").format(title=title)
        case floor.EntriesAdded(entries):
            return _added(entries)
        case floor.EntryRenamed(entry, old, name):
            before = entry_name(old, entry)
            return translate("Events", "{old} is now {name}").format(old=before, name=name)
        case floor.EntryRemoved(entry, name):
            return translate("Events", "{name} removed").format(name=_who(entry, name))
        case floor.EntryBusted(entry, name, place):
            who = _who(entry, name)
            return translate("Events", "{name} out, {place}").format(name=who, place=show.ordinal(place))
        case floor.EntryReinstated(entry, name, seat) if seat is not None:
            text = translate("Events", "{name} in again at {seat}")
            return text.format(name=_who(entry, name), seat=seat_text(seat))
        case floor.EntryReinstated(entry, name):
            return translate("Events", "{name} in again").format(name=_who(entry, name))


def _added(entries: tuple[Entry, ...]) -> str:
    if len(entries) == 1:
        return translate("Events", "{name} entered").format(name=_who(entries[0].id, entries[0].name))
    return Events().entered(len(entries))


class Events(QObject):
    """Texts with a plural: lupdate takes a plural from `tr` only."""

    def entered(self, count: int) -> str:
        """So many players at once."""
        return self.tr("%n player(s) entered", "", count)


def _who(entry: EntryId, name: str) -> str:
    return entry_name(name, entry)


def _on_the_clock(event: clock.ClockEvent, structure: Structure | None) -> str:
    match event:
        case clock.StructureChosen(chosen):
            return translate("Events", "Structure “{name}”").format(name=structure_name(chosen))
        case clock.StartPlanned():
            left = show.countdown(event.after.starts_in)
            return translate("Events", "Start planned in {time}").format(time=left)
        case clock.ClockStarted():
            return translate("Events", "Clock started at {time}").format(time=_left(event.before))
        case clock.ClockPaused():
            return translate("Events", "Paused at {time}").format(time=_left(event.before))
        case clock.ClockAdjusted():
            return _adjusted(event)
        case clock.LevelJumped():
            return translate("Events", "To {item}").format(item=_item(event.after.item, structure))
        case clock.ItemChanged():
            return _changed(event, structure)
        case clock.ClockRestored():
            return translate("Events", "Clock back at {time}").format(time=_left(event.after))
        case clock.SystemClockChanged(by):
            return translate("Events", "The computer’s clock was set by {time}; nothing else changed").format(
                time=_signed(by)
            )
        case _:
            return text_of_edit(event, structure)


def _adjusted(event: clock.ClockAdjusted) -> str:
    return translate("Events", "Time {by}").format(by=_signed(event.by))


def _changed(event: clock.ItemChanged, structure: Structure | None) -> str:
    item = _item(event.item.id, structure)
    if isinstance(event.item, Break):
        return translate("Events", "{item} changed: {time}").format(item=item, time=_length(event.item))
    scale = structure.scale if structure else 1
    blinds = show.blinds(event.item.sb, event.item.bb, scale)
    if event.item.ante:
        ante = f"{ante_word(event.item.ante_kind)} {show.chips(event.item.ante, scale)}"
        return translate("Events", "{item} changed: {blinds}, {ante}, {time}").format(
            item=item, blinds=blinds, ante=ante, time=_length(event.item)
        )
    return translate("Events", "{item} changed: {blinds}, {time}").format(
        item=item, blinds=blinds, time=_length(event.item)
    )


def _item(item: ItemId, structure: Structure | None) -> str:
    """“level 3” or “break”; an item of a structure that is no longer there is just “another level”."""
    if structure is None or all(item != known.id for known in structure.items):
        return translate("Events", "another level")
    index = index_of(structure, item)
    if isinstance(structure.items[index], Break):
        return translate("Events", "the break")
    return translate("Events", "level {number}").format(number=level_number(structure, index))


def _length(item: Item) -> str:
    return show.countdown((item.minutes * 60 + item.seconds) * 1000)


def _left(reading: Reading) -> str:
    return (
        show.countdown(reading.remaining) if reading.remaining > 0 else f"+{show.countup(-reading.remaining)}"
    )


def _signed(by: int) -> str:
    return f"{'+' if by > 0 else '−'}{show.countup(abs(by))}"
