"""What stands in the field for new players: names one a line, or just how many there are."""

from msgspec import Struct

from tdapp.application.views import Named
from tdapp.domain.floor.commands import AddEntries, AddNumberedEntries
from tdapp.domain.floor.names import parse_names
from tdapp.errors import InputError, TdError
from tdapp.ui.models.reading import plain


class Pasted(Struct, frozen=True, kw_only=True):
    """`command` None: nothing would be added. `known`: names that are there already or come twice."""

    command: AddEntries | AddNumberedEntries | None = None
    count: int = 0
    known: tuple[str, ...] = ()
    error: TdError | None = None


def read_pasted(text: str, there: tuple[Named, ...]) -> Pasted:
    """What the text would add to those who are there."""
    bare = plain(text)
    if bare.isdecimal():
        count = int(bare) if len(bare) < 10 else 10**9
        return Pasted(command=AddNumberedEntries(count), count=count)
    try:
        names = parse_names(text)
    except InputError as error:
        return Pasted(error=error)
    if not names:
        return Pasted()
    return Pasted(command=AddEntries(names), count=len(names), known=_known(names, there))


def _known(names: tuple[str, ...], there: tuple[Named, ...]) -> tuple[str, ...]:
    seen = {who.name.casefold() for who in there}
    twice: dict[str, None] = {}
    for name in names:
        if name.casefold() in seen:
            twice[name] = None
        seen.add(name.casefold())
    return tuple(twice)
