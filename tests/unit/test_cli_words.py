"""Every code that the command line can meet has a sentence, with facts that the error has."""

import ast
import string
from pathlib import Path

from tdapp.cli.telling import chips
from tdapp.cli.words import SENTENCES, explain, sentence
from tdapp.errors import InputError

ROOT = Path(__file__).parents[2]

MET = [
    *(ROOT / "tdapp" / "domain" / "hand").glob("*.py"),
    ROOT / "tdapp" / "domain" / "cards.py",
    ROOT / "tdapp" / "domain" / "draw.py",
    *(ROOT / "tdapp" / "formats").glob("phh*.py"),
    *(ROOT / "tdapp" / "formats" / name for name in ("toml_guard.py", "corpus.py", "settle_case.py")),
    *(ROOT / "tdapp" / "cli").glob("*.py"),
]


def _raised():
    """Code and names of the facts of every error that is made in those files."""
    for path in MET:
        if path.name == "entry.py":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("InputError", "RuleViolation"):
                yield node.args[0].value, {keyword.arg for keyword in node.keywords} | {"because"}


def test_every_code_has_a_sentence_and_no_sentence_is_left_over():
    assert {code for code, _ in _raised()} == SENTENCES.keys()


def test_every_sentence_names_only_facts_that_the_error_has():
    for code, facts in _raised():
        named = {name for _, name, _, _ in string.Formatter().parse(SENTENCES[code]) if name}
        assert named <= facts, code


def test_sentences_have_their_place():
    error = InputError("phh.length", line=3, field="antes", got=2, need=3)
    assert sentence(error) == "line 3, antes: 2 entries instead of 3"
    assert sentence(InputError("phh.unwritable")) == "today's rules do not play this hand to the same end"
    assert explain("card.unreadable", {"text": "x\x1b"}) == "“x�” is no card"


def test_amounts():
    assert [chips(None), chips(1234567), chips(5, 100), chips(123456, 100)] == [
        "?",
        "1,234,567",
        "0.05",
        "1,234.56",
    ]
