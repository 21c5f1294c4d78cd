"""Chips in play, and blinds that may follow, rules §12."""

import pytest
from msgspec import structs
from support.builders import a_break, a_level, a_structure

from tdapp.app.presets import load_presets
from tdapp.app.resources import resources
from tdapp.domain.clock.checks import remarks
from tdapp.domain.clock.growth import level_after, smallest_chips
from tdapp.domain.clock.structure import AnteKind, Level, insert_item, validate


def blinds(level: Level) -> tuple[int, int, int]:
    return level.sb, level.bb, level.ante


def test_ex_12_3_the_next_chip_is_the_smallest_after_a_colour_up():
    structure = a_structure(
        a_level("1", 150, 300), a_break("B", colour_up=(25,)), a_level("2", 200, 400), a_level("3", 250, 500)
    )
    assert smallest_chips(structure) == {"1": 25, "2": 100, "3": 100}


def test_a_chip_that_leaves_later_is_one_too_though_no_ladder_has_it():
    structure = a_structure(
        a_level("1"),
        a_break("B", colour_up=(25,)),
        a_level("2"),
        a_break("C", colour_up=(50,)),
        a_level("3"),
    )
    assert smallest_chips(structure) == {"1": 25, "2": 50, "3": 100}


def test_without_colour_ups_nothing_is_known_of_the_chips():
    assert smallest_chips(a_structure()) == {}


@pytest.mark.parametrize(
    ("last", "then"),
    [
        ((25, 50, 0), (50, 100, 0)),
        ((50, 100, 0), (75, 150, 0)),
        ((75, 150, 0), (100, 200, 0)),
        ((100, 200, 0), (150, 300, 0)),
        ((150, 300, 0), (200, 400, 0)),
        ((400, 800, 0), (600, 1200, 0)),
        ((0, 100, 0), (0, 150, 0)),
        ((100, 200, 200), (150, 300, 300)),
        ((100, 200, 25), (150, 300, 25)),
        ((0, 0, 25), (0, 0, 50)),
        ((0, 0, 0), (0, 0, 0)),
    ],
)
def test_rules_12_4_the_next_level_grows_by_nice_values(last, then):
    structure = a_structure(a_level("0", 25, 25), a_level("1", *last))
    assert blinds(level_after(structure, "1")) == then


def test_between_two_levels_the_blinds_lie_between():
    structure = a_structure(
        a_level("1", 100, 200), a_level("2", 150, 300), a_break("B", colour_up=(25,)), a_level("3", 300, 600)
    )
    assert blinds(level_after(structure, "1")) == (125, 250, 0)


def test_where_the_chips_leave_no_room_it_is_like_the_level_below():
    structure = a_structure(a_level("1", 500, 1000), a_level("2", 1000, 1500))
    assert blinds(level_after(structure, "1")) == (1000, 1500, 0)


def test_before_the_first_level_it_is_like_the_first():
    structure = a_structure(a_break("B"), a_level("1", 5, 10))
    assert blinds(level_after(structure, "B")) == (5, 10, 0)


@pytest.mark.parametrize("preset", load_presets(resources()).values(), ids=lambda preset: preset.name.en)
def test_a_level_put_in_anywhere_is_valid_payable_and_never_falls(preset):
    assert remarks(preset) == ()
    for index, item in enumerate(preset.items):
        level = level_after(preset, item.id)
        longer = insert_item(preset, level, index + 1)
        validate(longer)
        assert {remark.odd for remark in remarks(longer)} <= {"repeated"}


def test_a_big_blind_ante_stays_one_big_blind():
    level = structs.replace(a_level("1", 100, 200), ante_kind=AnteKind.BIG_BLIND, ante=200)
    found = level_after(a_structure(level), "1")
    assert found.ante == found.bb > 200
    assert found.ante_kind is AnteKind.BIG_BLIND
