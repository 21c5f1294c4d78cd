"""`tdapp hand`: what it prints, how it ends, and that it needs no window."""

import gzip
import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from support.phh import phh, quoted

from tdapp.cli import main

ROOT = Path(__file__).parents[2]
SAMPLE = ROOT / "tests" / "data" / "corpus_sample.jsonl.gz"


@pytest.fixture
def run(capsys):
    """Run the command line; exit code, what was printed, what was complained."""

    def _run(*argv):
        code = main([str(word) for word in argv])
        printed = capsys.readouterr()
        return code, printed.out, printed.err

    return _run


@pytest.fixture
def hand(tmp_path):
    """Write a hand to a file."""

    def _hand(name="a.phh", **changed):
        path = tmp_path / name
        path.write_text(phh(**changed), encoding="utf-8")
        return path

    return _hand


SHOWDOWN = quoted(
    "d dh p1 AsAh",
    "p3 cbr 300",
    "p1 cbr 5000",
    "p2 f",
    "p3 cc",
    "p1 sm AsAh",
    "p3 sm KsKh",
    "d db 2c3d7h",
    "d db 8d",
    "d db 9c",
)


def test_a_hand_in_words(run, hand):
    path = hand(actions=SHOWDOWN, players='["Anna", "", "王小明"]', hand="7", antes="[0, 20, 0]")
    code, out, err = run("hand", path)
    assert (code, err) == (0, "")
    assert out == (
        "Hand 7: no-limit, blinds 50/100, big blind ante 20, 3 players, button at seat 3\n"
        "  Anna posts the small blind, 50\n"
        "  Seat 2 posts the ante, 20\n"
        "  Seat 2 posts the big blind, 100\n"
        "Pre-flop\n"
        "  Anna holds As Ah\n"
        "  王小明 raises to 300\n"
        "  Anna raises to 5,000, all-in\n"
        "  Seat 2 folds\n"
        "  王小明 calls 4,700, all-in\n"
        "  Anna shows As Ah\n"
        "  王小明 shows Ks Kh\n"
        "Flop 2c 3d 7h\n"
        "Turn 8d\n"
        "River 9c\n"
        "  Main pot 10,120: Anna 10,120 (best hand)\n"
        "  Stacks: Anna 10,120, Seat 2 4,880, 王小明 0\n\n"
    )


def test_decimals_and_an_uncalled_bet(run, hand):
    path = hand(
        blinds_or_straddles="[0.25, 0.5, 0]",
        min_bet="0.5",
        starting_stacks="[50, inf, 50]",
        actions=quoted("p3 cbr 1.50", "p1 f", "p2 f"),
    )
    _, out, _ = run("hand", path)
    assert "Hand: no-limit, blinds 0.25/0.50, 3 players" in out
    assert "  Seat 3 raises to 1.50\n" in out
    assert "  1.00 uncalled go back to Seat 3\n" in out
    assert "  Stacks: Seat 1 49.75, Seat 2 ?, Seat 3 50.75\n" in out


def test_a_split_pot_tells_its_odd_chips(run, hand):
    actions = ["p3 cc", "p1 f", "p2 cc"]
    for cards in ("AsKsQs", "Js", "Ts"):
        actions += [f"d db {cards}", "p2 cc", "p3 cc"]
    path = hand(actions=quoted(*actions, "p2 sm 2c2d", "p3 sm 3c3d"), blinds_or_straddles="[51, 100, 0]")
    _, out, _ = run("hand", path)
    assert "Main pot 251: Seat 2 126 with 1 in odd chips, Seat 3 125 (split)" in out


def test_corrections_kills_and_mucks_in_words(run, hand):
    deeds = [
        {"type": "kill_hand", "seat": 3},
        {"type": "correct", "seats": [{"seat": 1, "dead": 5}]},
        {"type": "call", "seat": 1},
        {"type": "check", "seat": 2},
        *[deed for _ in range(3) for deed in _checked_street()],
        {"type": "muck_cards", "seat": 1},
        {"type": "table_cards", "seat": 2},
        {"type": "settle"},
    ]
    own = "[" + ", ".join(f"'{json.dumps(deed)}'" for deed in deeds) + "]"
    _, out, err = run("hand", hand(_tdapp_actions=own))
    assert not err
    for line in (
        "  Seat 3: the hand is killed",
        "  The director corrects; 100 to match",
        "  Seat 2 checks",
        "Flop\n",
        "  Seat 1 mucks",
        "  Seat 2 shows the cards",
        "  Main pot 205: Seat 2 205 (everybody else has mucked)",
    ):
        assert line in out


def _checked_street():
    return [{"type": "deal_street"}, {"type": "check", "seat": 1}, {"type": "check", "seat": 2}]


def test_json_for_machines(run, hand):
    path = hand(hand="3")
    code, out, _ = run("hand", "--json", path, path)
    first, second = map(json.loads, out.splitlines())
    assert code == 0
    assert first == second
    assert first["file"] == str(path)
    assert (first["hand"], first["line"], first["seats"], first["ended"]) == (3, 1, [1, 2, 3], True)
    assert first["stacks"] == {"1": 4950, "2": 5050, "3": 5000}
    assert [event["type"] for event in first["events"]][-1] == "hand.ended.1"
    assert first["pots"] is None


def test_json_of_a_hand_that_stops_early_has_its_pots(run, hand):
    _, out, _ = run("hand", "--json", hand(actions="[]"))
    told = json.loads(out)
    assert (told["ended"], told["pots"]["uncalled"]["amount"]) == (False, 50)


def test_a_gzipped_corpus_is_told_too(run):
    code, out, _ = run("hand", SAMPLE)
    assert code == 0
    assert out.count("Hand ") == 300


def test_a_refused_hand_names_file_line_and_field(run, hand):
    good = hand("good.phh")
    bad = hand("bad.phh", actions=quoted("p3 cbr 150"))
    code, out, err = run("hand", bad, good)
    assert code == 1
    assert err == f"{bad}: line 6, actions[0]: “p3 cbr 150”: 150 is below the minimum, 200\n"
    assert out.startswith("Hand: no-limit")


@pytest.mark.parametrize(
    ("changed", "text"),
    [
        ({"min_bet": None}, "line 1, min_bet: is missing"),
        ({"seats": "[1, 1, 2]"}, "line 1, seats: the seats do not go clockwise"),
        (
            {"blinds_or_straddles": "[100, 50, 0]"},
            "small_blind: this cannot be dealt: the small blind 100 is above",
        ),
        ({"variant": '"PO"'}, "line 1, variant: the variant “PO” is not hold'em"),
        ({"min_bet": "[" * 9 + "]" * 9}, "line 4, min_bet: more than 8 levels of brackets"),
    ],
)
def test_refusals_in_words(run, hand, changed, text):
    code, _, err = run("hand", hand(**changed))
    assert code == 1
    assert text in err


def test_files_that_are_none(run, tmp_path):
    assert run("hand", tmp_path / "nothing.phh")[2].endswith("cannot be read: No such file or directory\n")
    assert run("hand", tmp_path)[0] == 1
    assert "no gzipped file" in run("hand", tmp_path / "nothing.jsonl.gz")[2]


def test_names_cannot_steer_the_terminal(run, hand):
    _, out, err = run("hand", hand(players='["\\u001b[2J", "b", "c"]', hand='"\\u0007"'))
    assert "\x1b" not in out + err
    assert "\x07" not in out
    assert "�[2J folds" in out


def test_check_agrees(run, hand):
    good = hand("good.phh", finishing_stacks="[4950, 5050, 5000]")
    assert run("hand", "--check", SAMPLE, good)[:2] == (0, "agree 301 of 301\n")


def test_check_prints_each_difference_and_counts(run, hand, tmp_path):
    wrong = hand("wrong.phh", finishing_stacks="[5000, 5000, 5000]", hand='"x"')
    illegal = hand("illegal.phh", actions=quoted("p1 f"))
    broken = tmp_path / "broken.phh"
    broken.write_bytes(b"\xff")
    first = json.loads(gzip.decompress(SAMPLE.read_bytes()).splitlines()[0])
    first["expect"]["legal"][0][1] += 1
    first["expect"]["uncalled"] = [1, 1]
    changed = tmp_path / "changed.jsonl.gz"
    changed.write_bytes(gzip.compress(json.dumps(first).encode()))
    code, out, _ = run("hand", "--check", wrong, illegal, broken, changed, hand("good.phh"))
    lines = out.splitlines()
    assert code == 1
    assert lines[0] == f"{wrong}: x: stacks: expected (5000, 5000, 5000), got (4950, 5050, 5000)"
    assert lines[1] == f"{illegal}: 1: line 6, actions[0]: “p1 f”: seat 1 is not in turn, seat 3 is"
    assert lines[2] == f"{broken}: line 1: this is no UTF-8 text"
    assert lines[3].startswith(f"{changed}: {first['id']}: uncalled: expected (1, 1), got ")
    assert lines[4].startswith(f"{changed}: {first['id']}: legal, decision 1: expected ")
    assert lines[-1] == "agree 1 of 5"


def test_check_of_a_damaged_corpus(run, tmp_path):
    whole = SAMPLE.read_bytes()
    for name, data in {
        "cut": whole[:-200],
        "plain": b"{}",
        "no hand": gzip.compress(b"{}\n"),
        "no text": gzip.compress(b"\xff\n"),
        "long": gzip.compress(b" " * 1_000_001),
        "deep": gzip.compress(b'{"id":' + b"[" * 900_000 + b"\n"),
    }.items():
        path = tmp_path / f"{name}.jsonl.gz"
        path.write_bytes(data)
        code, out, _ = run("hand", "--check", path)
        assert code == 1, name
        assert out.splitlines()[-1].startswith("agree"), name


def test_wrong_usage_ends_with_two(run, capsys):
    for words in ([], ["hand"], ["hand", "--json", "--check", "x"], ["pots", "--odd-chips", "all"]):
        with pytest.raises(SystemExit, match="2"):
            main(words)
    capsys.readouterr()


def _python(code, **more):
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        capture_output=True,
        timeout=60,
        check=False,
        env={**os.environ, "DISPLAY": "", "WAYLAND_DISPLAY": "", **more},
    )


def test_no_qt_and_no_display_are_needed():
    done = _python(
        "import sys; from tdapp.cli import main; code = main(['pots', 'A=1', 'B=1']);"
        "assert not [name for name in sys.modules if 'PySide6' in name or 'sqlite3' in name]; sys.exit(code)"
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, b"Main pot 2: A, B\n", b"")


def test_a_terminal_that_cannot_write_chinese_gets_question_marks(hand):
    path = hand(players='["王", "b", "c"]')
    done = _python(
        f"import sys; from tdapp.cli import main; sys.exit(main(['hand', {str(path)!r}]))",
        PYTHONIOENCODING="ascii",
    )
    assert done.returncode == 0
    assert b"? folds" in done.stdout


def test_a_closed_pipe_is_no_crash():
    done = subprocess.run(
        f'{shlex.quote(sys.executable)} -c "import sys; from tdapp.cli import main; '
        f"sys.exit(main(['hand', {str(SAMPLE)!r}]))\" | head -1",
        shell=True,
        cwd=ROOT,
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert done.stdout.startswith(b"Hand ")
    assert done.stderr == b""


def test_a_file_of_100_megabytes_is_read_no_further_than_the_limit(run, tmp_path):
    path = tmp_path / "big.phh"
    with path.open("wb") as stream:
        stream.truncate(100 * 1024 * 1024)
    code, _, err = run("hand", path)
    assert code == 1
    assert "the file is bigger than" in err
