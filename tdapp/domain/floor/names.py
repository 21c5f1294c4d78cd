"""Names as people paste them."""

import re
import unicodedata

from tdapp.errors import InputError

LONGEST_NAME = 200
MOST_ENTRIES = 10_000

_LONGEST_LINE = 20 * LONGEST_NAME
_NUMBERING = re.compile(r"^(?:\d{1,5}(?:[.)、．）](?:\s+|$|(?=[^\s\d]))|\t\s*)|[-*•](?:\s+|$))")
_JOINERS = "\u200c\u200d"
_BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""They count as letters or signs and show nothing."""


def clean_name(text: str, path: str = "name") -> str:
    """A name without invisible characters and double spaces, in composed form.

    Errors: InputError name.empty, name.too_long (with `path`).
    """
    if len(text) > _LONGEST_LINE:
        raise InputError("name.too_long", path=path, length=len(text), most=LONGEST_NAME)
    composed = unicodedata.normalize("NFC", text)
    seen = "".join(" " if _is_gap(char) else char for char in composed if not _is_invisible(char))
    name = " ".join(bare for part in seen.split() if (bare := part.strip(_JOINERS)))
    if not any(_shows(char) for char in name):
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
            raise InputError("names.too_many", path=f"line[{number}]", most=MOST_ENTRIES)
    return tuple(names)


def _is_gap(char: str) -> bool:
    return char.isspace() or char in _BLANKS


def _is_invisible(char: str) -> bool:
    """Control characters and those that turn the direction of the text.

    Joiners of scripts and emoji stay, and so do characters that this Python does not know yet or that belong
    to private fonts: rare names are written with them.
    """
    category = unicodedata.category(char)
    if category == "Cc":
        return not char.isspace()
    return category == "Cs" or (category == "Cf" and char not in _JOINERS) or _is_no_character(char)


def _is_no_character(char: str) -> bool:
    """The code points that Unicode keeps free for ever."""
    return ord(char) & 0xFFFE == 0xFFFE or 0xFDD0 <= ord(char) <= 0xFDEF


def _shows(char: str) -> bool:
    return unicodedata.category(char) not in ("Mn", "Me", "Cf", "Zs")
