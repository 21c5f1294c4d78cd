"""Every public case runs through the product's own code, one adapter per form.

`TDAPP_CASES` names another file in the same shape. Forms whose part of the product does not exist yet have no
adapter; the head of the run's report names them.
"""

import json
import os
from pathlib import Path

import pytest
from support.cases import adapters

_FILE = Path(os.environ.get("TDAPP_CASES") or Path(__file__).parents[1] / "data" / "cases.json")
_CASES = json.loads(_FILE.read_text(encoding="utf-8"))
_ADAPTERS = adapters()
_UNORDERED = {"eligible", "in_money", "busts", "duplicate", "players"}
_RECORDS = {"rulings", "results", "options_if_not_binding"}
_TENTH = {"remaining_s", "remaining_after_hand"}


def _same(name: str, expected: object, got: object) -> bool:
    """Compare as the cases' page says: sets written as lists, clock times to 0.05 s, all else exactly.

    Of the records within an answer only the keys that are expected count, as of the answer itself.
    """
    if isinstance(expected, dict):
        return (
            isinstance(got, dict)
            and (expected.keys() == got.keys() or (name in _RECORDS and expected.keys() <= got.keys()))
            and all(_same(key, value, got[key]) for key, value in expected.items())
        )
    if isinstance(expected, list):
        if not isinstance(got, list) or len(expected) != len(got):
            return False
        if name in _UNORDERED:
            return sorted(map(str, expected)) == sorted(map(str, got))
        if name == "ranking":
            return all(sorted(a) == sorted(b) for a, b in zip(expected, got, strict=True))
        return all(_same(name, a, b) for a, b in zip(expected, got, strict=True))
    if name in _TENTH and isinstance(expected, int | float) and isinstance(got, int | float):
        return abs(expected - got) <= 0.05
    return expected == got and isinstance(expected, bool) == isinstance(got, bool)


@pytest.mark.parametrize("case", [c for c in _CASES if c["form"] in _ADAPTERS], ids=lambda c: c["id"])
def test_case(case):
    expected = case["expected"]
    got = _ADAPTERS[case["form"]](case["input"], frozenset(expected))
    wrong = {
        key: (value, got.get(key, "absent"))
        for key, value in expected.items()
        if key not in got or not _same(key, value, got[key])
    }
    assert not wrong, f"{case['title']}: (expected, got) {wrong}; why: {case['why']}"
