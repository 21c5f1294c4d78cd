"""The state after an event. Nothing is decided here and nothing can fail."""

from msgspec import structs

from tdapp.domain.clock.events import ClockEvent, ItemChanged, StructureChosen, SystemClockChanged
from tdapp.domain.clock.reading import ClockState, beginning_of
from tdapp.domain.clock.structure import replace_item


def evolve(state: ClockState | None, event: ClockEvent) -> ClockState:
    """`state` is None only before the first `StructureChosen`."""
    if isinstance(event, StructureChosen):
        first = event.structure.items[0].id
        reading = beginning_of(event.structure, first, running=False)
        return ClockState(structure=event.structure, reading=reading, at=event.at)
    assert state is not None
    if isinstance(event, SystemClockChanged):
        return state
    if isinstance(event, ItemChanged):
        state = structs.replace(state, structure=replace_item(state.structure, event.item))
    return ClockState(structure=state.structure, reading=event.after, at=event.at)
