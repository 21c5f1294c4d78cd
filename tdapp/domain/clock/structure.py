"""A structure: levels and breaks in order. The same types are its file format and part of the journal."""

import re
from collections import Counter
from enum import StrEnum

from msgspec import Struct, structs

from tdapp.domain.units import MINUTE, SECOND, Chips, ItemId, Millis
from tdapp.errors import InputError

MOST_ITEMS = 500
MOST_MINUTES = 24 * 60
MOST_CHIPS = 1_000_000_000_000
LONGEST_NAME = 200
LONGEST_ID = 64


class Betting(StrEnum):
    NO_LIMIT = "no_limit"
    POT_LIMIT = "pot_limit"
    FIXED_LIMIT = "fixed_limit"


class AnteKind(StrEnum):
    NONE = "none"
    EVERY_PLAYER = "every_player"
    BIG_BLIND = "big_blind"
    BUTTON = "button"


class LocalName(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A name in each shipped language; a name that a person typed is the same in all three."""

    en: str
    zh_Hant: str  # noqa: N815 - the language's own tag
    zh_Hans: str  # noqa: N815


class Level(
    Struct,
    frozen=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    kw_only=True,
    tag_field="kind",
    tag="level",
):
    """A level. `bb` 0 = no blinds, `sb` 0 = single blind; its number is derived and skips breaks."""

    id: ItemId
    minutes: int
    seconds: int = 0
    betting: Betting = Betting.NO_LIMIT
    sb: Chips
    bb: Chips
    ante_kind: AnteKind = AnteKind.NONE
    ante: Chips = Chips(0)


class Break(
    Struct,
    frozen=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    kw_only=True,
    tag_field="kind",
    tag="break",
):
    """A break. `colour_up` lists the chips that leave the game in it."""

    id: ItemId
    minutes: int
    seconds: int = 0
    colour_up: tuple[Chips, ...] = ()


Item = Level | Break


class Structure(
    Struct,
    frozen=True,
    forbid_unknown_fields=True,
    kw_only=True,
    omit_defaults=True,
    tag_field="format",
    tag="tdapp.structure",
):
    """Levels and breaks in order. `scale` 100 shows 25 as 0.25; `stack` is what one buy-in gets."""

    version: int = 1
    name: LocalName
    scale: int = 1
    stack: Chips
    items: tuple[Item, ...]
    entry_until: ItemId | None = None
    rebuy_until: ItemId | None = None
    add_on_at: ItemId | None = None


def length_of(item: Item) -> Millis:
    """How long the item lasts."""
    return Millis(item.minutes * MINUTE + item.seconds * SECOND)


def index_of(structure: Structure, item: ItemId) -> int:
    """Place of the item in `structure.items`, from 0. KeyError is a fault of the caller."""
    for index, candidate in enumerate(structure.items):
        if candidate.id == item:
            return index
    raise KeyError(item)


def level_number(structure: Structure, index: int) -> int:
    """Number of the level at `index`, or, on a break, of the level before it (0 = none yet)."""
    return sum(isinstance(item, Level) for item in structure.items[: index + 1])


def replace_item(structure: Structure, item: Item) -> Structure:
    """The structure with the item of the same id exchanged."""
    items = tuple(item if old.id == item.id else old for old in structure.items)
    return structs.replace(structure, items=items)


def insert_item(structure: Structure, item: Item, index: int) -> Structure:
    """The structure with one item more, which lies at `index`."""
    items = structure.items
    return structs.replace(structure, items=(*items[:index], item, *items[index:]))


def move_item(structure: Structure, item: ItemId, index: int) -> Structure:
    """The structure with the item at another index."""
    moved = structure.items[index_of(structure, item)]
    rest = structs.replace(structure, items=tuple(old for old in structure.items if old.id != item))
    return insert_item(rest, moved, index)


def delete_item(structure: Structure, item: ItemId) -> Structure:
    """The structure without the item.

    What ended with it ends with the item before it, or with the first one; add-ons go to the nearest break.
    """
    at = index_of(structure, item)
    items = tuple(old for old in structure.items if old.id != item)
    until = items[max(0, at - 1)].id if items else None
    breaks = sorted((abs(nth - at + 0.5), old.id) for nth, old in enumerate(items) if isinstance(old, Break))
    return structs.replace(
        structure,
        items=items,
        entry_until=until if structure.entry_until == item else structure.entry_until,
        rebuy_until=until if structure.rebuy_until == item else structure.rebuy_until,
        add_on_at=next((id_ for _, id_ in breaks), None)
        if structure.add_on_at == item
        else structure.add_on_at,
    )


def fresh_id(structure: Structure, letter: str) -> ItemId:
    """An id that no item has: `letter` and one more than the highest number in any id."""
    numbers = (re.sub(r"[^0-9]", "", item.id)[:9] for item in structure.items)
    return ItemId(f"{letter}{1 + max((int(number) for number in numbers if number), default=0)}")


def everywhere(name: str) -> LocalName:
    """What a person typed is its name in every language."""
    return LocalName(en=name, zh_Hant=name, zh_Hans=name)


def with_ante_kind(level: Level, kind: AnteKind) -> Level:
    """The level with another kind of ante.

    None has no amount. A big-blind ante without an amount is one big blind; for other kinds it stays to be
    named. Rule: rules §1.1: BBA amount = BB by default.
    """
    ante = Chips(0) if kind is AnteKind.NONE else level.ante
    if kind is AnteKind.BIG_BLIND and not ante:
        ante = level.bb
    return structs.replace(level, ante_kind=kind, ante=ante)


def validate(structure: Structure) -> None:
    """Refuse what no clock can run.

    Errors: InputError with `path` (`items[3].sb`): structure.version, structure.name, structure.scale,
    structure.stack, structure.empty, structure.too_long, structure.ends_with_break, structure.id,
    structure.duplicate_id, structure.unknown_item, structure.not_a_break, and those of `validate_item`.
    """
    if structure.version != 1:
        raise InputError("structure.version", path="version", version=structure.version)
    for language, text in structs.asdict(structure.name).items():
        if not 0 < len(text.strip()) <= LONGEST_NAME:
            raise InputError("structure.name", path=f"name.{language}", most=LONGEST_NAME)
    if structure.scale not in (1, 100):
        raise InputError("structure.scale", path="scale", scale=structure.scale)
    if not 0 < structure.stack <= MOST_CHIPS:
        raise InputError("structure.stack", path="stack", most=MOST_CHIPS)
    if not structure.items:
        raise InputError("structure.empty", path="items")
    if len(structure.items) > MOST_ITEMS:
        raise InputError("structure.too_long", path="items", most=MOST_ITEMS)
    for index, item in enumerate(structure.items):
        validate_item(item, f"items[{index}]")
    if isinstance(structure.items[-1], Break):
        raise InputError("structure.ends_with_break", path=f"items[{len(structure.items) - 1}]")
    _validate_ids(structure)


def _validate_ids(structure: Structure) -> None:
    seen = Counter(item.id for item in structure.items)
    for index, item in enumerate(structure.items):
        if not 0 < len(item.id) <= LONGEST_ID:
            raise InputError("structure.id", path=f"items[{index}].id", most=LONGEST_ID)
        if seen[item.id] > 1:
            raise InputError("structure.duplicate_id", path=f"items[{index}].id", id=item.id)
    for field in ("entry_until", "rebuy_until", "add_on_at"):
        wanted: ItemId | None = getattr(structure, field)
        if wanted is not None and wanted not in seen:
            raise InputError("structure.unknown_item", path=field, id=wanted)
    if structure.add_on_at is not None:
        item = structure.items[index_of(structure, structure.add_on_at)]
        if not isinstance(item, Break):
            raise InputError("structure.not_a_break", path="add_on_at", id=item.id)


def validate_item(item: Item, path: str) -> None:
    """Refuse a level or break that cannot be played; `path` is put before the field's name.

    Errors: InputError: level.length, level.chips, level.blinds_order, level.ante_without_kind,
    level.kind_without_ante, break.colour_up.
    """
    if not (0 <= item.minutes <= MOST_MINUTES and 0 <= item.seconds < 60 and length_of(item) > 0):
        raise InputError("level.length", path=f"{path}.minutes", most=MOST_MINUTES)
    if isinstance(item, Break):
        if any(not 0 < chip <= MOST_CHIPS for chip in item.colour_up):
            raise InputError("break.colour_up", path=f"{path}.colour_up")
        return
    for field in ("sb", "bb", "ante"):
        if not 0 <= getattr(item, field) <= MOST_CHIPS:
            raise InputError("level.chips", path=f"{path}.{field}", most=MOST_CHIPS)
    if item.sb > item.bb:
        raise InputError("level.blinds_order", path=f"{path}.sb", sb=item.sb, bb=item.bb)
    if item.ante and item.ante_kind is AnteKind.NONE:
        raise InputError("level.ante_without_kind", path=f"{path}.ante_kind", ante=item.ante)
    if not item.ante and item.ante_kind is not AnteKind.NONE:
        raise InputError("level.kind_without_ante", path=f"{path}.ante")
