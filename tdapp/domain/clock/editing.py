"""Edits of the structure in play.

| rule | where | done |
|---|---|---|
| an edit of the running level keeps its elapsed time | `change` | yes |
| the running level or break cannot be deleted nor moved | `delete`, `move` | yes |
| nothing that lies ahead is put behind, where it would be skipped | `insert`, `move` | yes |
| what is put behind the last level in overtime begins at once, whole | `_shown_after` | yes |
| before the first start the clock stands at the first item, whichever it is | `_shown_after` | yes |
"""

from datetime import datetime

from msgspec import structs

from tdapp.domain.clock import commands as c
from tdapp.domain.clock import events as e
from tdapp.domain.clock.reading import ClockState, Reading, beginning_of, elapsed_of, is_unstarted
from tdapp.domain.clock.structure import (
    Item,
    Structure,
    delete_item,
    everywhere,
    index_of,
    insert_item,
    length_of,
    move_item,
    replace_item,
    validate,
    validate_item,
)
from tdapp.domain.units import Chips, ItemId, Millis
from tdapp.errors import InputError, RuleViolation

Edit = e.ItemChanged | e.ItemInserted | e.ItemDeleted | e.ItemMoved | e.StructureNamed | e.StackSet


def decide(state: ClockState, before: Reading, command: c.EditCommand, now: datetime) -> Edit | None:
    """The one event of an edit; None when it would change nothing. Errors: those of the functions below."""
    match command:
        case c.ChangeItem(item):
            return change(state, before, item, now)
        case c.InsertItem(item, place):
            return insert(state, before, item, place, now)
        case c.DeleteItem(item):
            return delete(state, before, item, now)
        case c.MoveItem(item, place):
            return move(state, before, item, place, now)
        case c.NameStructure(wanted):
            return name(state, before, wanted, now)
        case c.SetStack(stack):
            return give_stack(state, before, stack, now)


def change(state: ClockState, before: Reading, item: Item, now: datetime) -> e.ItemChanged | None:
    """None when it is so already.

    Errors: RuleViolation clock.no_such_item, level.shorter_than_played; InputError level.kind and those of
    `validate`.
    """
    old = _known(state.structure, item.id)
    if type(old) is not type(item):
        raise InputError("level.kind", path="kind")
    validate_item(item, f"items[{index_of(state.structure, item.id)}]")
    if item == old:
        return None
    shown = before
    if item.id == before.item:
        shown = structs.replace(before, remaining=Millis(before.remaining + length_of(item) - length_of(old)))
        is_last = item.id == state.structure.items[-1].id
        if shown.remaining <= 0 and not is_last:
            raise RuleViolation("level.shorter_than_played", played=elapsed_of(state.structure, before))
    validate(replace_item(state.structure, item))
    return e.ItemChanged(at=now, before=before, after=shown, old=old, item=item)


def insert(
    state: ClockState, before: Reading, item: Item, place: ItemId | None, now: datetime
) -> e.ItemInserted:
    """Put `item` before the item `place`, or at the end.

    Errors: RuleViolation clock.no_such_item, level.never_played; InputError of `validate`.
    """
    old = state.structure
    index = len(old.items) if place is None else index_of(old, _known(old, place).id)
    if not is_unstarted(old, before) and index <= index_of(old, before.item):
        raise RuleViolation("level.never_played")
    new = insert_item(old, item, index)
    validate(new)
    after = _shown_after(old, new, before)
    return e.ItemInserted(at=now, before=before, after=after, item=item, index=index)


def delete(state: ClockState, before: Reading, id_: ItemId, now: datetime) -> e.ItemDeleted:
    """Errors: RuleViolation clock.no_such_item, level.being_played; InputError of `validate`."""
    old = state.structure
    item = _known(old, id_)
    if id_ == before.item and not is_unstarted(old, before):
        raise RuleViolation("level.being_played")
    new = delete_item(old, id_)
    validate(new)
    return e.ItemDeleted(at=now, before=before, after=_shown_after(old, new, before), item=item)


def move(
    state: ClockState, before: Reading, id_: ItemId, place: ItemId | None, now: datetime
) -> e.ItemMoved | None:
    """Put an item before `place`, or at the end; None when it is there already.

    Errors: RuleViolation clock.no_such_item, level.being_played, level.never_played; InputError of
    `validate`.
    """
    old = state.structure
    item = _known(old, id_)
    index, goal = index_of(old, id_), len(old.items)
    if place is not None:
        goal = index_of(old, _known(old, place).id)
    goal -= goal > index
    if goal == index:
        return None
    new = move_item(old, id_, goal)
    if not is_unstarted(old, before):
        if id_ == before.item:
            raise RuleViolation("level.being_played")
        playing = index_of(old, before.item)
        if index > playing and goal < index_of(new, before.item):
            raise RuleViolation("level.never_played")
    validate(new)
    after = _shown_after(old, new, before)
    return e.ItemMoved(at=now, before=before, after=after, item=item, old_index=index, index=goal)


def name(state: ClockState, before: Reading, wanted: str, now: datetime) -> e.StructureNamed | None:
    """None when it is called so already. Errors: InputError structure.name (path `name.…`)."""
    old, new = state.structure.name, everywhere(wanted.strip())
    if new == old:
        return None
    validate(structs.replace(state.structure, name=new))
    return e.StructureNamed(at=now, before=before, after=before, old=old, name=new)


def give_stack(state: ClockState, before: Reading, stack: Chips, now: datetime) -> e.StackSet | None:
    """None when it is that already.

    Errors: RuleViolation structure.stack_in_play after the first start; InputError structure.stack.
    """
    if stack == state.structure.stack:
        return None
    if not is_unstarted(state.structure, before):
        raise RuleViolation("structure.stack_in_play")
    validate(structs.replace(state.structure, stack=stack))
    return e.StackSet(at=now, before=before, after=before, old=state.structure.stack, stack=stack)


def _known(structure: Structure, id_: ItemId) -> Item:
    for item in structure.items:
        if item.id == id_:
            return item
    raise RuleViolation("clock.no_such_item", item=id_)


def _shown_after(old: Structure, new: Structure, before: Reading) -> Reading:
    """What the wall shows once items were put in, out or elsewhere: the same, as a rule."""
    if is_unstarted(old, before):
        first = beginning_of(new, new.items[0].id, running=before.running)
        return structs.replace(first, starts_in=before.starts_in)
    at = index_of(new, before.item)
    if before.remaining <= 0 and at < len(new.items) - 1:
        return beginning_of(new, new.items[at + 1].id, running=before.running)
    return before
