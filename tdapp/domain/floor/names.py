"""Names as people paste them."""

import re
import unicodedata

from tdapp.errors import InputError

LONGEST_NAME = 200
MOST_ENTRIES = 10_000

_NUMBERING = re.compile(r"^(?:\d{1,5}[.)、]|[-*•])\s+|^\d{1,5}[.)、](?=\S)")


def clean_name(text: str, path: str = "name") -> str:
    """A name without invisible characters and double spaces, in composed form.

    Errors: InputError name.empty, name.too_long (with `path`).
    """
    composed = unicodedata.normalize("NFC", text)
    seen = "".join(" " if _is_gap(char) else char for char in composed if not _is_invisible(char))
    name = " ".join(seen.split())
    if not name:
        raise InputError("name.empty", path=path)
    if len(name) > LONGEST_NAME:
        raise InputError("name.too_long", path=path, length=len(name), most=LONGEST_NAME)
    return name


def parse_names(text: str) -> tuple[str, ...]:
    """One name a line, in order; numbering and bullets in front are dropped, empty lines skipped.

    Errors: InputError name.too_long, names.too_many with `path` `line[N]`, N counted from 1.
    """
    names: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        bare = _NUMBERING.sub("", line.strip())
        try:
            names.append(clean_name(bare, f"line[{number}]"))
        except InputError as error:
            if error.code != "name.empty":
                raise
    if len(names) > MOST_ENTRIES:
        raise InputError("names.too_many", path=f"line[{MOST_ENTRIES + 1}]", most=MOST_ENTRIES)
    return tuple(names)


def _is_gap(char: str) -> bool:
    return char.isspace() or unicodedata.category(char) in ("Zs", "Zl", "Zp")


def _is_invisible(char: str) -> bool:
    """Control characters and those that turn the direction of the text; joiners of scripts and emoji stay."""
    category = unicodedata.category(char)
    if category == "Cc":
        return not char.isspace()
    return category in ("Cs", "Co", "Cn") or (category == "Cf" and char not in "\u200c\u200d")
