"""`tdapp draw`: the same seed gives the same seats; a tournament's draws are done again from its file."""

import json
import re
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tdapp.cli import main
from tdapp.store.loading import chained

JOURNAL = Path(__file__).parents[1] / "data" / "journals" / "seats-1.tdapp"
SEED = "000102030405060708090a0b0c0d0e0f"


@pytest.fixture
def run(capsys):
    """Run the command line; exit code, what was printed, what was complained."""

    def _run(*argv):
        code = main([str(word) for word in argv])
        printed = capsys.readouterr()
        return code, printed.out, printed.err

    return _run


def test_a_seed_gives_the_same_seats_for_ever(run):
    code, out, err = run("draw", "Ann", "Bo", "Cy", "Di", "--max", "2", "--replay", SEED, "--steps")
    assert (code, err) == (0, "")
    assert out == (
        f"Seed {SEED}\nTable 1 seat 1: Di\nTable 1 seat 2: Bo\n"
        "Table 2 seat 1: Ann\nTable 2 seat 2: Cy\nSteps 2 0 1\n"
    )


def test_a_fresh_draw_names_its_seed_and_can_be_replayed(run):
    _, out, _ = run("draw", "--players", "23")
    seed = re.match(r"Seed ([0-9a-f]{32})\n", out)[1]
    assert run("draw", "--players", "23", "--replay", seed) == (0, out, "")
    assert run("draw", "--players", "23")[1] != out
    assert len(re.findall("Player", out)) == 23


def test_json_for_machines(run):
    _, out, _ = run("draw", "--players", "3", "--replay", SEED, "--json")
    told = json.loads(out)
    assert (told["type"], told["seed"], len(told["seated"])) == ("floor.seats_drawn/1", SEED, 3)


def test_every_draw_of_a_tournament_is_the_same_again(run):
    code, out, err = run("draw", "--replay", JOURNAL)
    assert (code, err) == (0, "")
    assert out.count("the same again\n") == out.count("#") > 6
    assert "Table 3 seat 1: Ann\n" in out
    assert "typed cards" in out
    assert "Steps" not in out
    assert "Steps" in run("draw", "--replay", JOURNAL, "--steps")[1]
    lines = [json.loads(line) for line in run("draw", "--replay", JOURNAL, "--json")[1].splitlines()]
    assert len(lines) == out.count("#")
    assert all(line["same"] for line in lines)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"seed":"00000000000000000000000000000001"', '"seed":"0000000000000000000000000000000f"'),
        ('"seed":"00000000000000000000000000000001"', '"seed":"0"'),
        ('"most":5', '"most":2'),
    ],
)
def test_a_file_that_was_tampered_with_is_found_out(run, tmp_path, old, new):
    """Checks of the file mended, so that only the draw itself can tell."""
    path = Path(shutil.copy(JOURNAL, tmp_path))
    with closing(sqlite3.connect(path)) as database, database:
        trigger = "SELECT sql FROM sqlite_master WHERE name = 'batch_stays'"
        (guard,) = database.execute(trigger).fetchone()
        database.execute("DROP TRIGGER batch_stays")
        table = "SELECT seq, body FROM batch ORDER BY seq"
        chain = 0
        for seq, body in database.execute(table).fetchall():
            text = body.decode() if isinstance(body, bytes) else body
            if "floor.seats_drawn" in text:
                text = text.replace(old, new)
            chain = chained(chain, text.encode())
            database.execute("UPDATE batch SET body = ?, chain = ? WHERE seq = ?", (text, chain, seq))
        database.execute(guard)
    code, out, _ = run("draw", "--replay", path)
    assert code == 1
    assert "NOT what its seed gives" in out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("draw",), "say who is to be seated"),
        (("draw", "--players", "-3"), "from 1 to 10000 players"),
        (("draw", "--players", "10001"), "from 1 to 10000 players"),
        (("draw", "--replay", "no-such-file"), "cannot be read: there is no such file"),
        (("draw", "--replay", __file__), "this is no tournament"),
        (("draw", "Ann", "--replay", "123"), "“123” is no seed"),
    ],
)
def test_what_cannot_be_drawn_is_said(run, words, said):
    code, out, err = run(*words)
    assert (code, out) == (1, "")
    assert said in err


def test_a_table_of_one_is_a_usage_error(capsys):
    with pytest.raises(SystemExit) as caught:
        main(["draw", "Ann", "--max", "1"])
    assert caught.value.code == 2
    assert "--max" in capsys.readouterr().err
