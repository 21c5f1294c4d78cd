"""Structures: derived facts and what is refused."""

from collections.abc import Callable

import pytest
from msgspec import structs
from support.builders import a_break, a_level, a_structure

from tdapp.domain.clock.structure import (
    MOST_CHIPS,
    MOST_ITEMS,
    AnteKind,
    Item,
    LocalName,
    Structure,
    index_of,
    length_of,
    level_number,
    replace_item,
    validate,
    validate_item,
    with_ante_kind,
)
from tdapp.errors import InputError

Change = Callable[[Structure], Structure]


def _refusal(structure: Structure) -> tuple[str, str]:
    with pytest.raises(InputError) as caught:
        validate(structure)
    return caught.value.code, caught.value.params["path"]


def test_length_is_minutes_and_seconds():
    assert length_of(a_level("L", minutes=1, seconds=30)) == 90_000
    assert length_of(a_break("B", minutes=0, seconds=1)) == 1000


def test_level_numbers_do_not_count_breaks():
    structure = a_structure(a_break("B0"), a_level("L1"), a_break("B1"), a_break("B2"), a_level("L2"))
    assert [level_number(structure, n) for n in range(5)] == [0, 1, 1, 1, 2]


def test_index_of_finds_the_item_or_is_a_fault_of_the_caller():
    assert index_of(a_structure(), "B1") == 2
    with pytest.raises(KeyError):
        index_of(a_structure(), "nothing")


def test_replace_item_exchanges_one():
    longer = a_level("L2", 75, 150, minutes=40)
    changed = replace_item(a_structure(), longer)
    assert changed.items[1] == longer
    assert changed.items[0::2] == a_structure().items[0::2]


def test_another_kind_of_ante_keeps_the_amount_and_a_big_blind_ante_is_one_big_blind_rules_1_1():
    level = a_level("L", 50, 100, 25)
    assert with_ante_kind(level, AnteKind.BUTTON) == structs.replace(level, ante_kind=AnteKind.BUTTON)
    assert with_ante_kind(level, AnteKind.BIG_BLIND).ante == 25
    assert with_ante_kind(level, AnteKind.NONE) == a_level("L", 50, 100)
    assert with_ante_kind(a_level("L", 50, 100), AnteKind.BIG_BLIND).ante == 100


@pytest.mark.parametrize(
    "structure",
    [
        a_structure(),
        a_structure(a_level("L1", 0, 100)),
        a_structure(a_level("L1", 0, 0)),
        a_structure(a_level("L1", 0, 0, 5)),
        a_structure(a_level("L1", 100, 100)),
        a_structure(a_level("L1", 10, 15)),
        a_structure(a_level("L1", MOST_CHIPS, MOST_CHIPS, MOST_CHIPS)),
        a_structure(a_level("L1", minutes=0, seconds=1)),
        a_structure(a_level("L1", minutes=24 * 60)),
        a_structure(a_break("B1"), a_break("B2"), a_level("L1")),
        a_structure(*(a_level(f"L{n}") for n in range(MOST_ITEMS))),
        structs.replace(a_structure(), scale=100, entry_until="L3", rebuy_until="B1", add_on_at="B1"),
    ],
)
def test_what_a_clock_can_run_is_taken(structure: Structure):
    validate(structure)


@pytest.mark.parametrize(
    ("change", "code", "path"),
    [
        (lambda s: structs.replace(s, version=2), "structure.version", "version"),
        (lambda s: structs.replace(s, scale=0), "structure.scale", "scale"),
        (lambda s: structs.replace(s, stack=0), "structure.stack", "stack"),
        (lambda s: structs.replace(s, stack=MOST_CHIPS + 1), "structure.stack", "stack"),
        (lambda s: structs.replace(s, items=()), "structure.empty", "items"),
        (
            lambda s: structs.replace(s, items=tuple(a_level(f"L{n}") for n in range(MOST_ITEMS + 1))),
            "structure.too_long",
            "items",
        ),
        (
            lambda s: structs.replace(s, items=(*s.items, a_break("B2"))),
            "structure.ends_with_break",
            "items[4]",
        ),
        (lambda s: structs.replace(s, items=(a_level(""),)), "structure.id", "items[0].id"),
        (lambda s: structs.replace(s, items=(a_level("x" * 65),)), "structure.id", "items[0].id"),
        (
            lambda s: structs.replace(s, items=(*s.items, a_level("L2"))),
            "structure.duplicate_id",
            "items[1].id",
        ),
        (lambda s: structs.replace(s, entry_until="L9"), "structure.unknown_item", "entry_until"),
        (lambda s: structs.replace(s, rebuy_until="L9"), "structure.unknown_item", "rebuy_until"),
        (lambda s: structs.replace(s, add_on_at="B9"), "structure.unknown_item", "add_on_at"),
        (lambda s: structs.replace(s, add_on_at="L1"), "structure.not_a_break", "add_on_at"),
        (
            lambda s: structs.replace(s, name=LocalName(en="x", zh_Hant="  ", zh_Hans="x")),
            "structure.name",
            "name.zh_Hant",
        ),
    ],
)
def test_what_no_clock_can_run_is_refused(change: Change, code: str, path: str):
    assert _refusal(change(a_structure())) == (code, path)


@pytest.mark.parametrize(
    ("item", "code", "path"),
    [
        (a_level("L", minutes=0), "level.length", "items[7].minutes"),
        (a_level("L", minutes=-1), "level.length", "items[7].minutes"),
        (a_level("L", minutes=24 * 60 + 1), "level.length", "items[7].minutes"),
        (a_level("L", minutes=1, seconds=60), "level.length", "items[7].minutes"),
        (a_level("L", minutes=2, seconds=-1), "level.length", "items[7].minutes"),
        (a_break("B", minutes=0), "level.length", "items[7].minutes"),
        (a_break("B", colour_up=(25, 0)), "break.colour_up", "items[7].colour_up"),
        (a_break("B", colour_up=(MOST_CHIPS + 1,)), "break.colour_up", "items[7].colour_up"),
        (a_level("L", -1, 100), "level.chips", "items[7].sb"),
        (a_level("L", 0, -1), "level.chips", "items[7].bb"),
        (a_level("L", 0, MOST_CHIPS + 1), "level.chips", "items[7].bb"),
        (a_level("L", 0, 100, -5), "level.chips", "items[7].ante"),
        (a_level("L", 101, 100), "level.blinds_order", "items[7].sb"),
        (structs.replace(a_level("L"), ante=5), "level.ante_without_kind", "items[7].ante_kind"),
        (
            structs.replace(a_level("L"), ante_kind=AnteKind.BIG_BLIND),
            "level.kind_without_ante",
            "items[7].ante",
        ),
    ],
)
def test_what_cannot_be_played_is_refused(item: Item, code: str, path: str):
    with pytest.raises(InputError) as caught:
        validate_item(item, "items[7]")
    assert (caught.value.code, caught.value.params["path"]) == (code, path)
