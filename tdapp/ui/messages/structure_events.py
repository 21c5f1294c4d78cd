"""What was done to the structure, in words."""

from PySide6.QtCore import QCoreApplication

from tdapp.domain.clock import events as clock
from tdapp.domain.clock.structure import Break, Item, Structure
from tdapp.ui import format as show
from tdapp.ui import theme

translate = QCoreApplication.translate
StructureEvent = (
    clock.ItemInserted | clock.ItemDeleted | clock.ItemMoved | clock.StructureNamed | clock.StackSet
)


def text_of_edit(event: StructureEvent, structure: Structure | None) -> str:
    """An item is told by what it is, as its number may be another one by now."""
    match event:
        case clock.ItemInserted():
            return _put_in(event.item).format(what=_what(event.item, structure))
        case clock.ItemDeleted():
            return _taken_out(event.item).format(what=_what(event.item, structure))
        case clock.ItemMoved():
            return _moved(event).format(what=_what(event.item, structure))
        case clock.StructureNamed():
            name = str(getattr(event.name, theme.current().language))
            return translate("Events", "Structure called “{name}”").format(name=name)
        case clock.StackSet():
            stack = show.chips(event.stack, structure.scale if structure else 1)
            return translate("Events", "Starting stack {chips}").format(chips=stack)


def _put_in(item: Item) -> str:
    if isinstance(item, Break):
        return translate("Events", "Break put in: {what}")
    return translate("Events", "Level put in: {what}")


def _taken_out(item: Item) -> str:
    if isinstance(item, Break):
        return translate("Events", "Break deleted: {what}")
    return translate("Events", "Level deleted: {what}")


def _moved(event: clock.ItemMoved) -> str:
    up = event.index < event.old_index
    if isinstance(event.item, Break):
        return (
            translate("Events", "Break moved up: {what}")
            if up
            else translate("Events", "Break moved down: {what}")
        )
    return (
        translate("Events", "Level moved up: {what}")
        if up
        else translate("Events", "Level moved down: {what}")
    )


def _what(item: Item, structure: Structure | None) -> str:
    """“100 / 200, 20:00”, or the length of a break."""
    length = show.countdown((item.minutes * 60 + item.seconds) * 1000)
    if isinstance(item, Break):
        return length
    return f"{show.blinds(item.sb, item.bb, structure.scale if structure else 1)}, {length}"
