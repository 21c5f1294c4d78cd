"""The state after an event. Nothing is decided here and nothing can fail."""

from msgspec import structs

from tdapp.domain.clock import events as e
from tdapp.domain.clock.reading import ClockState, beginning_of
from tdapp.domain.clock.structure import Structure, delete_item, insert_item, move_item, replace_item


def evolve(state: ClockState | None, event: e.ClockEvent) -> ClockState:
    """`state` is None only before the first `StructureChosen`."""
    if isinstance(event, e.StructureChosen):
        first = event.structure.items[0].id
        reading = beginning_of(event.structure, first, running=False)
        return ClockState(structure=event.structure, reading=reading, at=event.at)
    assert state is not None
    if isinstance(event, e.SystemClockChanged):
        return state
    return ClockState(structure=edited(state.structure, event), reading=event.after, at=event.at)


def edited(structure: Structure, event: e.Moved) -> Structure:
    """The structure after an event; most leave it as it is."""
    match event:
        case e.ItemChanged():
            return replace_item(structure, event.item)
        case e.ItemInserted():
            return insert_item(structure, event.item, event.index)
        case e.ItemDeleted():
            return delete_item(structure, event.item.id)
        case e.ItemMoved():
            return move_item(structure, event.item.id, event.index)
        case e.StructureNamed():
            return structs.replace(structure, name=event.name)
        case e.StackSet():
            return structs.replace(structure, stack=event.stack)
        case _:
            return structure
