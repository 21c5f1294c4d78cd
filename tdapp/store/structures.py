"""A person's own structures: one JSON file each in the data folder, replaced as a whole.

What is deleted lies in a folder beside them until somebody puts it back.
"""

from collections.abc import Callable
from pathlib import Path

from msgspec import structs

from tdapp.application.library import Kept
from tdapp.domain.clock.structure import Structure, everywhere, validate
from tdapp.errors import InputError, TdError
from tdapp.store import refusals
from tdapp.store.atomic import sync_folder, write_atomically
from tdapp.store.catalog import file_stem, folded

SUFFIX = ".json"
DELETED = "deleted"
MOST_BYTES = 1_000_001
"""One more than any structure file may have: a larger one is refused unread."""

Load = Callable[[bytes], Structure]
Encode = Callable[[Structure], str]


class StructureStore:
    """The library in a folder, which is made when it is first written to.

    `load` and `encode` are those of the file format. `name_of` says a structure's name in the language in
    force.
    """

    def __init__(self, folder: Path, load: Load, encode: Encode, name_of: Callable[[Structure], str]) -> None:
        self._folder = folder
        self._load, self._encode, self._name_of = load, encode, name_of

    def kept(self) -> tuple[Kept, ...]:
        """By name; deleted ones last."""
        found = [*self._all(self._folder), *self._all(self._folder / DELETED)]
        return tuple(sorted(found, key=lambda kept: (kept.is_deleted, folded(kept.name), kept.key)))

    def keep(self, structure: Structure, name: str) -> None:
        """Under a file name of its own."""
        named = _named(structure, name)
        self._refuse_taken(named, but="")
        self._write(self._free(self._folder, file_stem(named.name.en)), named)

    def rename(self, key: str, name: str) -> None:
        """The file keeps its name: it is replaced in one act."""
        path = self._path(key)
        named = _named(self.read(str(path)), name)
        self._refuse_taken(named, but=key)
        self._write(path, named)

    def delete(self, key: str) -> None:
        """Moved aside, never overwriting one that was deleted before."""
        path = self._path(key)
        self._move(path, self._free(self._folder / DELETED, path.stem))

    def put_back(self, key: str) -> None:
        """Back among the others, unless one has its name by now."""
        path = self._path(key)
        self._refuse_taken(self.read(str(path)), but="")
        self._move(path, self._free(self._folder, path.stem))

    def read(self, path: str) -> Structure:
        """From anywhere."""
        try:
            with Path(path).open("rb") as stream:
                content = stream.read(MOST_BYTES)
        except OSError as error:
            raise refusals.of_system(error, Path(path)) from error
        return self._load(content)

    def write(self, path: str, structure: Structure) -> None:
        """To anywhere; the folder must be there."""
        try:
            write_atomically(Path(path), self._encode(structure).encode(), durable=True)
        except OSError as error:
            raise refusals.of_system(error, Path(path)) from error

    def _path(self, key: str) -> Path:
        """Keys are `name.json` and `deleted/name.json`, and never lead elsewhere."""
        return self._folder / DELETED / Path(key).name if _is_deleted(key) else self._folder / Path(key).name

    def _all(self, folder: Path) -> list[Kept]:
        try:
            paths = [path for path in folder.iterdir() if path.suffix == SUFFIX and path.is_file()]
        except OSError:
            return []
        return [self._kept(path) for path in paths]

    def _kept(self, path: Path) -> Kept:
        deleted = path.parent != self._folder
        key = f"{DELETED}/{path.name}" if deleted else path.name
        try:
            structure = self.read(str(path))
        except TdError as error:
            return Kept(key=key, name=path.stem, trouble=error, is_deleted=deleted)
        return Kept(key=key, name=self._name_of(structure), structure=structure, is_deleted=deleted)

    def _refuse_taken(self, named: Structure, *, but: str) -> None:
        wanted = folded(self._name_of(named))
        for kept in self._all(self._folder):
            if kept.key != but and folded(kept.name) == wanted:
                raise InputError("library.name_taken", path="name", name=kept.name)

    def _write(self, path: Path, structure: Structure) -> None:
        self._make(path.parent)
        self.write(str(path), structure)

    def _move(self, path: Path, goal: Path) -> None:
        self._make(goal.parent)
        try:
            path.rename(goal)
            sync_folder(goal.parent)
        except OSError as error:
            raise refusals.of_system(error, path) from error

    def _make(self, folder: Path) -> None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise refusals.of_system(error, folder) from error

    def _free(self, folder: Path, stem: str) -> Path:
        """A file name that is not taken, on whatever file system."""
        try:
            taken = {folded(path.name) for path in folder.iterdir()}
        except FileNotFoundError:
            taken = set[str]()
        except OSError as error:
            raise refusals.of_system(error, folder) from error
        name, nth = stem + SUFFIX, 1
        while folded(name) in taken:
            nth += 1
            name = f"{stem} ({nth}){SUFFIX}"
        return folder / name


def _is_deleted(key: str) -> bool:
    return key.startswith(f"{DELETED}/")


def _named(structure: Structure, name: str) -> Structure:
    named = structs.replace(structure, name=everywhere(name.strip()))
    validate(named)
    return named
