"""Finding a player by a few letters or a number."""

import unicodedata

from tdapp.application.views import Named

_ALONE = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "ð": "d", "ı": "i", "æ": "ae", "œ": "oe", "þ": "th"})
NO_MATCH = 9


def folded(text: str) -> str:
    """Without case, accents and width, so that `lukasz` finds Łukasz."""
    bare = unicodedata.normalize("NFKD", text.casefold())
    return "".join(char for char in bare if not unicodedata.combining(char)).translate(_ALONE)


def rank(wanted: str, who: Named) -> int:
    """How well a player fits what was typed (`folded`): 0 best, `NO_MATCH` not at all."""
    if wanted.isdecimal():
        number = str(who.id)
        if number == str(int(wanted)):
            return 0
        if number.startswith(wanted):
            return 1
    name = folded(who.name)
    if not wanted or name == wanted:
        return 0
    if name.startswith(wanted):
        return 1
    if any(word.startswith(wanted) for word in name.split()):
        return 2
    return 3 if wanted in name else NO_MATCH
