"""`tdapp pots`: from arguments, from a case, from standard input; and what cannot be cut."""

import io
import json
import sys
from pathlib import Path

import pytest

from tdapp.cli import main

ROOT = Path(__file__).parents[2]


@pytest.fixture
def run(capsys):
    """Run the command line; exit code, what was printed, what was complained."""

    def _run(*argv):
        code = main([str(word) for word in argv])
        printed = capsys.readouterr()
        return code, printed.out, printed.err

    return _run


def test_pots_from_arguments(run):
    code, out, err = run("pots", "A=40", "B=100", "C=160", "--ranking", "A,B=C")
    assert (code, err) == (0, "")
    assert out == (
        "60 uncalled go back to C\nMain pot 120: A 120 (best hand)\nSide pot 1 120: B 60, C 60 (split)\n"
    )


def test_pots_without_a_ranking_are_cut_only(run):
    _, out, _ = run("pots", "A=40", "B=100", "C=160", "F=70", "--folded", "F", "--dead", "25")
    assert out == "60 uncalled go back to C\nMain pot 185: A, B, C\nSide pot 1 150: B, C\n"


def test_pots_odd_chips_button_and_mucked(run):
    stakes = ["A=0", "B=0", "C=500", "D=500", "E=0"]
    share = ["--ranking", "C=D", "--button", "C", "--chip", "100", "--dead", "100", "--folded", "A,B,E"]
    assert "D 600 with 100 in odd chips, C 500" in run("pots", *stakes, *share)[1]
    assert "C 1,100 (everybody else has mucked)" in run("pots", *stakes, *share, "--mucked", "D")[1]


def test_ex_7_3_one_each_or_all_to_the_first(run):
    words = ["A=0", "B=0", "C=660", "D=660", "E=660", "--dead", "20", "--folded", "A,B", "--button", "A"]
    words += ["--ranking", "C=D=E", "--chip", "100"]
    assert "C 700 with 100 in odd chips, D 700 with 100 in odd chips, E 600" in run("pots", *words)[1]
    assert (
        "C 800 with 200 in odd chips, D 600, E 600" in run("pots", *words, "--odd-chips", "all_to_first")[1]
    )


def test_pots_as_json(run):
    _, out, _ = run("pots", "A=40", "B=100", "C=160", "--ranking", "A,B=C", "--json")
    assert json.loads(out) == {
        "uncalled": {"C": 60},
        "pots": [{"amount": 120, "eligible": ["A", "B", "C"]}, {"amount": 120, "eligible": ["B", "C"]}],
        "payouts": {"A": 120, "B": 60, "C": 60},
    }


CASES = [
    case
    for case in json.loads((ROOT / "tests/data/cases.json").read_text(encoding="utf-8"))
    if case["form"] == "settle"
]


def sets(answer):
    """Pots with their eligible players as sets."""
    return [(p["amount"], sorted(p["eligible"])) for p in answer] if isinstance(answer, list) else answer


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_pots_settles_the_public_cases(run, tmp_path, case):
    path = tmp_path / "case.json"
    path.write_text(json.dumps(case), encoding="utf-8")
    code, out, _ = run("pots", "--case", path, "--json")
    answer = json.loads(out)
    assert code == 0
    for key, expected in case["expected"].items():
        assert sets(answer[key]) == sets(expected), case["why"]


def test_pots_of_a_posted_blind(run, tmp_path):
    path = tmp_path / "case.json"
    case = {"contributions": {"A": 10, "B": 10}, "order": ["A", "B"], "button": "A"}
    path.write_text(json.dumps({**case, "post": {"player": "B", "stack": 1100, "bb": 1000, "ante": 1000}}))
    assert run("pots", "--case", path)[1].startswith("Posted: 1,000 live, 100 dead\n")


def test_pots_from_standard_input(run, monkeypatch):
    data = b'{"contributions": {"A": 5, "B": 5}, "order": ["A", "B"], "button": "A"}'
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
    assert run("pots", "--case", "-")[1] == "Main pot 10: A, B\n"


@pytest.mark.parametrize(
    ("words", "text"),
    [
        ([], "say who put in what"),
        (["A40"], "“A40” is not NAME=CHIPS"),
        (["A=-4"], "is not NAME=CHIPS"),
        (["A=" + "9" * 17], "is not NAME=CHIPS"),
        (["A=9999999999999999", "B=1"], "contributions.A must lie between 0 and"),
        (["A=1"], "1 players; a hand has 2 to 22"),
        (["A=1", "A=2"], "A sits there twice"),
        (["A=1", "B=1", "--button", "C"], "nobody is called C"),
        (["A=1", "B=1", "--ranking", "A,X"], "nobody is called X"),
        (["A=1", "B=1", "--ranking", "A"], "pot 0: the hand of seat 2 is missing"),
        (["A=1", "B=1", "--ranking", "A,A,B"], "seat 1 stands twice"),
        (["A=1", "B=1", "--folded", "A,B"], "everybody has folded"),
        (["A=1", "B=1", "--ranking", "A", "--mucked", "A,B"], "nobody who is in for it has kept a hand"),
        (["A=1", "B=1", "--chip", "0"], "smallest_chip must lie between 1 and"),
        (["--case", "/nowhere/x"], "cannot be read"),
    ],
)
def test_pots_that_cannot_be_cut(run, words, text):
    code, out, err = run("pots", *words)
    assert (code, out) == (1, "")
    assert err.startswith("tdapp: ")
    assert text in err


@pytest.mark.parametrize(
    "data", [b"", b"[]", b"{}", b"\xff", b'{"input": 3}', b"[" * 100_000, b" " * 1_000_001]
)
def test_cases_that_are_none(run, tmp_path, data):
    path = tmp_path / "case.json"
    path.write_bytes(data)
    assert run("pots", "--case", path)[0] == 1
