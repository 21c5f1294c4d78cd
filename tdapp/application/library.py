"""What the structure page needs from outside: a person's own structures, and files to hand around."""

from typing import Protocol

from msgspec import Struct

from tdapp.domain.clock.structure import Structure
from tdapp.errors import TdError


class Kept(Struct, frozen=True, kw_only=True):
    """A structure that a person has kept. `key` names it to the library, `name` to people.

    `structure` is None when its file cannot be read: `trouble` says why. One that `is_deleted` can be put
    back.
    """

    key: str
    name: str
    structure: Structure | None = None
    trouble: TdError | None = None
    is_deleted: bool = False


class Library(Protocol):
    """A person's own structures. Every refusal leaves all files as they were.

    Errors of all: StoreError when the disk refuses.
    """

    def kept(self) -> tuple[Kept, ...]:
        """By name; deleted ones last. A folder that cannot be read has none."""
        ...

    def keep(self, structure: Structure, name: str) -> None:
        """Keep it under a name. Errors: InputError library.name_taken, those of `structure.validate`."""
        ...

    def rename(self, key: str, name: str) -> None:
        """Errors: as `keep`, and those of reading the file."""
        ...

    def delete(self, key: str) -> None:
        """Put it among the deleted ones."""
        ...

    def put_back(self, key: str) -> None:
        """Take it out from among the deleted ones. Errors: InputError library.name_taken."""
        ...

    def read(self, path: str) -> Structure:
        """A structure from a file anywhere. Errors: InputError of `structure_file.load`, with `path`."""
        ...

    def write(self, path: str, structure: Structure) -> None:
        """Write one to a file anywhere, as a whole."""
        ...
