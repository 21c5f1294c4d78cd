"""Real hands: stacks, pots, uncalled bets and every legal range as recorded or expected by others.

A sample of 300 hands lies with the tests; `TDAPP_CORPUS` names the folder of all of them. A hand on which we
differ stands in `_ARGUED`, with what differs and the rule by which we are right.
"""

import os
from pathlib import Path

import pytest

from tdapp.formats.corpus import compare, read_corpus

_SAMPLE = Path(__file__).parents[1] / "data" / "corpus_sample.jsonl.gz"
_FOLDER = os.environ.get("TDAPP_CORPUS")
_FILES = sorted(Path(_FOLDER).glob("*.jsonl.gz")) if _FOLDER else []

_ARGUED = {
    "winamax/22085692498641245-7-1299346692": (
        "uncalled",
        "A raise over opponents who are all all-in can be called by nobody: what is pushed beyond the call "
        "never goes in (rules §2.2), so nothing is uncalled. The stacks are the same.",
    ),
}


def differing(path):
    """How many hands a file has, and those that differ without an argument."""
    hands, wrong = 0, {}
    for hand in read_corpus(path):
        hands += 1
        found = compare(hand)
        if found and not argued(hand, found):
            wrong[hand.id] = found
    return hands, wrong


def argued(hand, found):
    what, _ = _ARGUED.get(hand.id, ("", ""))
    return [difference.what for difference in found] == [what]


def test_300_real_hands_agree():
    assert differing(_SAMPLE) == (300, {})


@pytest.mark.skipif(not _FILES, reason="TDAPP_CORPUS names no folder with the whole corpus")
@pytest.mark.parametrize("path", _FILES, ids=lambda path: path.name)
def test_every_real_hand_agrees(path):
    hands, wrong = differing(path)
    assert hands
    assert not wrong


def test_a_wrong_expectation_is_noticed():
    hand = next(read_corpus(_SAMPLE))
    expect = hand.expect
    legal = (*expect.legal[:-1], (1, 2, 3, 4))
    changed = {"stacks": expect.stacks[::-1], "uncalled": (1, 1), "pots": (), "legal": legal}
    for name, value in changed.items():
        assert [d.what for d in compare(_expecting(hand, **{name: value}))] == [name]
    assert [d.what for d in compare(_expecting(hand, legal=expect.legal[:-1]))] == ["legal"]


def _expecting(hand, **changed):
    fields = {name: getattr(hand.expect, name) for name in hand.expect.__struct_fields__}
    values = {name: getattr(hand, name) for name in hand.__struct_fields__}
    return type(hand)(**{**values, "expect": type(hand.expect)(**{**fields, **changed})})
