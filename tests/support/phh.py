"""Hand histories as text for tests."""

from tdapp.formats.phh_reader import read
from tdapp.formats.phh_replay import play

FIELDS = {
    "variant": '"NT"',
    "antes": "[0, 0, 0]",
    "blinds_or_straddles": "[50, 100, 0]",
    "min_bet": "100",
    "starting_stacks": "[5000, 5000, 5000]",
    "actions": '["p3 f", "p1 f"]',
}
"""A walk: three players, the big blind wins unseen."""


def phh(**changed):
    """The text of a hand; a field given as None is left out."""
    fields = {**FIELDS, **changed}
    return "".join(f"{name} = {value}\n" for name, value in fields.items() if value is not None)


def record(text):
    """The one hand of a text."""
    (hand,) = read(text.encode() if isinstance(text, str) else text)
    return hand


def played(**changed):
    """A hand read and played."""
    return play(record(phh(**changed)))


def quoted(*actions):
    """An array of strings."""
    return "[" + ", ".join(f'"{action}"' for action in actions) + "]"
