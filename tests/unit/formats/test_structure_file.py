"""Structure files: read strictly, refused with the place in the file's own words; the presets."""

import itertools
import json
import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.builders import a_break, a_level, a_structure

from tdapp.domain.clock.checks import remarks
from tdapp.domain.clock.structure import AnteKind, Break, Level, index_of
from tdapp.errors import InputError
from tdapp.formats.strict_json import MOST_BYTES
from tdapp.formats.structure_file import encode, load

_FOLDER = Path(__file__).parents[3] / "resources" / "structures"
_PRESETS = {path.stem: path for path in sorted(_FOLDER.glob("*.json"))}
_CHIPS = (25, 100, 500, 1000, 5000)

EXAMPLE = """
{"format":"tdapp.structure","version":1,"name":{"en":"Turbo","zh_Hant":"快速","zh_Hans":"快速"},"scale":1,
 "stack":5000,
 "items":[{"id":"L1","kind":"level","minutes":15,"betting":"no_limit","sb":25,"bb":50,"ante_kind":"none","ante":0},
          {"id":"B1","kind":"break","minutes":10,"colour_up":[25]},
          {"id":"L2","kind":"level","minutes":15,"sb":100,"bb":200}],
 "entry_until":"L2","rebuy_until":"L2","add_on_at":"B1"}
"""


def _refusal(text: str | bytes) -> tuple[str, str]:
    with pytest.raises(InputError) as caught:
        load(text)
    return caught.value.code, caught.value.params["path"]


def test_the_example_of_the_design_is_read():
    structure = load(EXAMPLE)
    assert structure.name.zh_Hans == "快速"
    assert [item.id for item in structure.items] == ["L1", "B1", "L2"]
    assert structure.items[0] == a_level("L1", 25, 50, minutes=15)
    assert structure.items[1] == a_break("B1", minutes=10, colour_up=(25,))
    assert (structure.entry_until, structure.rebuy_until, structure.add_on_at) == ("L2", "L2", "B1")


def test_a_byte_order_mark_and_bytes_are_read():
    assert load(EXAMPLE.encode("utf-8-sig")) == load(EXAMPLE) == load("\ufeff" + EXAMPLE)


@pytest.mark.parametrize(
    ("old", "new", "code", "path"),
    [
        ('"sb":25', '"sb":25.0', "file.wrong_value", "items[0].sb"),
        ('"sb":25', '"sb":2.5', "file.wrong_value", "items[0].sb"),
        ('"sb":25', '"sb":1e2', "file.wrong_value", "items[0].sb"),
        ('"sb":25', '"sb":"25"', "file.wrong_value", "items[0].sb"),
        ('"sb":25', '"sb":true', "file.wrong_value", "items[0].sb"),
        ('"sb":25', '"sb":null', "file.wrong_value", "items[0].sb"),
        ('"sb":25', '"sb":1e400', "file.wrong_value", "items[0].sb"),
        ('"sb":25', '"sb":' + "9" * 6000, "file.wrong_value", "items[0].sb"),
        ('"sb":25', '"sb":' + "9" * 30, "level.chips", "items[0].sb"),
        ('"sb":25', '"sb":-1', "level.chips", "items[0].sb"),
        ('"sb":25', '"sb":51', "level.blinds_order", "items[0].sb"),
        ('"sb":25,', "", "file.missing_key", "items[0].sb"),
        ('"sb":25', '"small_blind":25', "file.unknown_key", "items[0].small_blind"),
        ('"sb":25', '"sb":25,"sb":25', "file.key_twice", "items[0].sb"),
        ('"sb":25', '"a`b.c":25', "file.unknown_key", "items[0].a`b.c"),
        ('"kind":"level"', '"kind":"lunch"', "file.wrong_value", "items[0].kind"),
        ('"kind":"level"', '"kind":5', "file.wrong_value", "items[0].kind"),
        ('"kind":"level",', "", "file.missing_key", "items[0].kind"),
        ('"no_limit"', '"no limit"', "file.wrong_value", "items[0].betting"),
        ('"ante_kind":"none"', '"ante_kind":"button"', "level.kind_without_ante", "items[0].ante"),
        ('"ante":0', '"ante":5', "level.ante_without_kind", "items[0].ante_kind"),
        ('"minutes":15', '"minutes":0', "level.length", "items[0].minutes"),
        ('"minutes":15', '"minutes":1441', "level.length", "items[0].minutes"),
        ('"minutes":10', '"minutes":10,"seconds":60', "level.length", "items[1].minutes"),
        ("[25]", "25", "file.wrong_value", "items[1].colour_up"),
        ("[25]", '[25,"x"]', "file.wrong_value", "items[1].colour_up[1]"),
        ("[25]", "[0]", "break.colour_up", "items[1].colour_up"),
        ('"id":"L2"', '"id":"L1"', "structure.duplicate_id", "items[0].id"),
        ('"id":"L2"', '"id":""', "structure.id", "items[2].id"),
        ('"id":"L2"', '"id":"' + "L" * 65 + '"', "structure.id", "items[2].id"),
        ('"entry_until":"L2"', '"entry_until":"L9"', "structure.unknown_item", "entry_until"),
        ('"rebuy_until":"L2"', '"rebuy_until":""', "structure.unknown_item", "rebuy_until"),
        ('"add_on_at":"B1"', '"add_on_at":"L2"', "structure.not_a_break", "add_on_at"),
        ('"en":"Turbo"', '"en":"Turbo","de":"Turbo"', "file.unknown_key", "name.de"),
        ('"en":"Turbo",', "", "file.missing_key", "name.en"),
        ('"en":"Turbo"', '"en":" "', "structure.name", "name.en"),
        ('"en":"Turbo"', '"en":"' + "T" * 201 + '"', "structure.name", "name.en"),
        ('"en":"Turbo"', '"en":"\\ud800"', "file.not_json", ""),
        ('"version":1', '"version":0', "structure.version", "version"),
        ('"version":1', '"version":2,"prize":5', "file.too_new", "version"),
        ('"version":1', '"version":"1"', "file.wrong_value", "version"),
        ('"version":1,', "", "file.missing_key", "version"),
        ('"version":1', '"version":1,"version":1', "file.key_twice", "version"),
        ("tdapp.structure", "tdapp.chips", "file.wrong_format", "format"),
        ('"format":"tdapp.structure",', "", "file.missing_key", "format"),
        ('"scale":1', '"scale":10', "structure.scale", "scale"),
        ('"stack":5000', '"stack":0', "structure.stack", "stack"),
        ('"scale":1', '"sc":1', "file.unknown_key", "sc"),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_place(old: str, new: str, code: str, path: str):
    assert old in EXAMPLE
    assert _refusal(EXAMPLE.replace(old, new, 1)) == (code, path)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "file.not_json"),
        ('{"format":"tdapp.structure","version":1}x', "file.not_json"),
        ("NaN", "file.not_json"),
        (b"\xff\xfe", "file.not_json"),
        ("\ud800", "file.not_json"),
        ("[]", "file.wrong_value"),
        ("5", "file.wrong_value"),
        ("{}", "file.missing_key"),
        ('{"a":' + "[" * 400_000, "file.too_deep"),
        ('{"a":' * 150_000, "file.too_deep"),
        ("[" * 900_000, "file.wrong_value"),
        (" " * (MOST_BYTES + 1), "file.too_big"),
        ("界" * (MOST_BYTES // 3 + 1), "file.too_big"),
    ],
    ids=itertools.count(),
)
def test_what_is_no_file_of_ours_is_refused_at_once(text: str | bytes, code: str):
    began = time.perf_counter()
    assert _refusal(text)[0] == code
    assert time.perf_counter() - began < 1


def test_too_many_items_are_refused_at_once():
    items = ",".join(f'{{"kind":"level","id":"{n}","minutes":1,"sb":1,"bb":2}}' for n in range(17_000))
    text = EXAMPLE[: EXAMPLE.index('"items"')] + f'"items":[{items}]}}'
    began = time.perf_counter()
    assert _refusal(text) == ("structure.too_long", "items")
    assert time.perf_counter() - began < 2


def test_no_items_and_a_last_break_are_refused():
    assert _refusal(encode(a_structure()).replace("\n", "").split('"items"')[0] + '"items":[]}') == (
        "structure.empty",
        "items",
    )
    broken = a_structure(a_level("L1", 1, 2), a_break("B1"))
    assert _refusal(encode(broken)) == ("structure.ends_with_break", "items[1]")


@given(st.binary(max_size=200) | st.text(max_size=200))
@settings(deadline=None, max_examples=200)
def test_any_bytes_are_read_or_refused(text: str | bytes):
    with pytest.raises(InputError):
        load(text)


@given(
    st.integers(0, len(EXAMPLE) - 1),
    st.integers(0, 4),
    st.sampled_from([*'{}[],:"-0e.', "", "\\u0000", "null"]),
)
@settings(deadline=None, max_examples=300)
def test_a_damaged_file_is_read_or_refused(at: int, cut: int, put: str):
    try:
        load(EXAMPLE[:at] + put + EXAMPLE[at + cut :])
    except InputError as error:
        path = error.params["path"]
    else:
        path = ""
    assert isinstance(path, str)


def test_encode_is_stable_pretty_and_comes_back():
    structure = load(EXAMPLE)
    text = encode(structure)
    assert load(text) == structure
    assert encode(load(text)) == text
    assert json.loads(text)["version"] == 1
    assert text.splitlines()[1:4] == [
        '  "format": "tdapp.structure",',
        '  "version": 1,',
        '  "name": {"en": "Turbo", "zh_Hant": "快速", "zh_Hans": "快速"},',
    ]
    assert '    {"kind": "break", "id": "B1", "minutes": 10, "colour_up": [25]},' in text.splitlines()


# ---- presets -----------------------------------------------------------------------------------------------


def test_the_presets_of_the_product_are_there():
    assert set(_PRESETS) == {
        "home_turbo",
        "home_regular",
        "home_deep",
        "home_late_antes",
        "tda_big_blind_ante",
    }


@pytest.fixture(params=_PRESETS)
def preset(request: pytest.FixtureRequest):
    return load(_PRESETS[request.param].read_bytes())


@pytest.mark.parametrize("name", _PRESETS)
def test_presets_stand_as_encode_writes_them(name: str):
    text = _PRESETS[name].read_text(encoding="utf-8")
    assert encode(load(text)) == text


def _levels(structure):
    return [item for item in structure.items if isinstance(item, Level)]


def test_presets_have_no_remarks(preset):
    assert remarks(preset) == ()


def test_presets_grow_as_rules_12_4_say(preset):
    blinds = [level.bb for level in _levels(preset)]
    assert all(5 * a <= 4 * b and 2 * b <= 3 * a for a, b in itertools.pairwise(blinds)), blinds
    assert 50 <= preset.stack / blinds[0] <= 200


def test_presets_have_a_break_every_three_to_five_levels(preset):
    runs = [
        len(list(run))
        for is_level, run in itertools.groupby(preset.items, lambda item: isinstance(item, Level))
        if is_level
    ]
    assert all(3 <= run <= 5 for run in runs), runs


def _amounts(items) -> set[int]:
    return {
        amount for item in items if isinstance(item, Level) for amount in (item.sb, item.bb, item.ante)
    } - {0}


def test_presets_colour_up_at_the_first_break_that_allows_it_rules_12_2(preset):
    needed = [chip for chip in _CHIPS if all(amount % chip == 0 for amount in _amounts(preset.items))]
    in_play = [chip for chip in _CHIPS if chip >= needed[-1]]
    for index, item in enumerate(preset.items):
        if isinstance(item, Level):
            assert all(amount % in_play[0] == 0 for amount in _amounts([item])), item
            continue
        ahead = _amounts(preset.items[index:])
        leaving = []
        while len(in_play) > 1 and all(amount % in_play[1] == 0 for amount in ahead):
            leaving.append(in_play.pop(0))
        assert list(item.colour_up) == leaving, item.id


def test_presets_starting_stacks_can_be_made_of_the_chips_in_play(preset):
    first = _levels(preset)[0]
    assert preset.stack % 100 == 0
    assert preset.stack >= 50 * first.bb


_MINUTES_TO_THE_END = {  # (9 players, 30 players): the level in which total chips are 20 big blinds is over
    "home_turbo": (120, 150),
    "home_regular": (215, 270),
    "home_deep": (340, 410),
    "home_late_antes": (215, 270),
    "tda_big_blind_ante": (325, 400),
}


@pytest.mark.parametrize("name", _PRESETS)
def test_presets_end_when_rules_12_4_estimate(name: str):
    structure = load(_PRESETS[name].read_bytes())
    for players, minutes in zip((9, 30), _MINUTES_TO_THE_END[name], strict=True):
        total = players * structure.stack
        last = next(item for item in _levels(structure) if item.bb * 20 >= total)
        upto = structure.items[: index_of(structure, last.id) + 1]
        assert abs(sum(item.minutes for item in upto) - minutes) <= 10, (
            players,
            sum(i.minutes for i in upto),
        )
        assert any(item.bb * 10 >= total for item in _levels(structure)), "runs out before the late estimate"


def test_presets_antes_are_as_their_names_say():
    late, tda = (load(_PRESETS[name].read_bytes()) for name in ("home_late_antes", "tda_big_blind_ante"))
    first = next(n for n, level in enumerate(_levels(late), 1) if level.ante)
    assert first >= 5
    assert all(level.ante_kind is AnteKind.EVERY_PLAYER for level in _levels(late)[first - 1 :])
    assert all(level.ante == level.bb and level.ante_kind is AnteKind.BIG_BLIND for level in _levels(tda))
    for name in ("home_turbo", "home_regular", "home_deep"):
        assert not any(level.ante for level in _levels(load(_PRESETS[name].read_bytes())))


def test_presets_have_stable_ids_and_sensible_ends_of_entry(preset):
    numbers = {"L": 0, "B": 0}
    for item in preset.items:
        kind = "B" if isinstance(item, Break) else "L"
        numbers[kind] += 1
        assert item.id == f"{kind}{numbers[kind]}"
    assert preset.entry_until is not None
    at = index_of(preset, preset.entry_until)
    assert isinstance(preset.items[at + 1], Break), "late registration ends with a break"
    if preset.add_on_at is not None:
        assert preset.items[at + 1].id == preset.add_on_at


def test_presets_names_are_translated(preset):
    assert preset.name.zh_Hant != preset.name.en != preset.name.zh_Hans
