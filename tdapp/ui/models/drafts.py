"""What was typed into the cells of a level and could not be taken yet.

A row is taken as a whole: 200 typed as the small blind of 50 / 100 waits until the big blind is typed too,
and both are then one edit.
"""

from collections.abc import Mapping
from enum import StrEnum

from msgspec import structs

from tdapp.domain.clock.structure import AnteKind, Betting, Break, Item, with_ante_kind
from tdapp.errors import TdError
from tdapp.ui import format as show
from tdapp.ui.models.reading import CHIPS_APART, read_length, read_several


class Field(StrEnum):
    """What can be typed; the value is the field's name in `Level` or `Break`."""

    SB = "sb"
    BB = "bb"
    ANTE_KIND = "ante_kind"
    ANTE = "ante"
    MINUTES = "minutes"
    BETTING = "betting"
    COLOUR_UP = "colour_up"


AMOUNTS = (Field.SB, Field.BB, Field.ANTE)
ORDER = (Field.MINUTES, Field.COLOUR_UP, Field.BETTING, Field.SB, Field.BB, Field.ANTE_KIND, Field.ANTE)
"""The kind of ante comes before its amount: choosing it may propose one."""


BREAK_FIELDS = (Field.MINUTES, Field.COLOUR_UP)
LEVEL_FIELDS = tuple(field for field in Field if field is not Field.COLOUR_UP)


class Unreadable(Exception):
    """A typed text that means nothing; `error` says why."""

    def __init__(self, field: Field, error: TdError) -> None:
        super().__init__(field, error)
        self.field = field
        self.error = error


def fields_of(item: Item) -> tuple[Field, ...]:
    """What can be typed in this row."""
    return BREAK_FIELDS if isinstance(item, Break) else LEVEL_FIELDS


def typed_text(item: Item, field: Field, scale: int) -> str:
    """What an editor of this cell starts with; a choice is its code."""
    if field is Field.MINUTES:
        return f"{item.minutes}:{item.seconds:02}" if item.seconds else str(item.minutes)
    value = getattr(item, field)
    if field is Field.COLOUR_UP:
        return CHIPS_APART.join(show.chips(chip, scale) for chip in value)
    return show.chips(value, scale) if field in AMOUNTS else str(value)


def with_drafts(item: Item, drafts: Mapping[Field, str], scale: int) -> Item:
    """The row with everything typed in it. Raises Unreadable for the first text that means nothing."""
    for field in ORDER:
        if field in drafts:
            try:
                item = _with(item, field, drafts[field], scale)
            except TdError as error:
                raise Unreadable(field, error) from error
    return item


def _with(item: Item, field: Field, text: str, scale: int) -> Item:
    if field is Field.MINUTES:
        minutes, seconds = read_length(text)
        return structs.replace(item, minutes=minutes, seconds=seconds)
    if isinstance(item, Break):
        return structs.replace(item, colour_up=read_several(text, scale))
    if field is Field.BETTING:
        return structs.replace(item, betting=Betting(text))
    if field is Field.ANTE_KIND:
        return with_ante_kind(item, AnteKind(text))
    return structs.replace(item, **{field: show.read_chips(text, scale)})


def field_of(error: TdError, typed: Field) -> Field:
    """The cell that an error is about: the one that it names, else the one typed into last."""
    name = str(error.params.get("path", "")).rpartition(".")[2]
    return Field(name) if name in tuple(Field) else typed
