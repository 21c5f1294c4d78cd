"""The structures that come with the program."""

from pathlib import Path

from tdapp.domain.clock.structure import Structure
from tdapp.errors import TdError
from tdapp.formats import structure_file

ORDER = ("home_turbo", "home_regular", "home_deep", "home_late_antes", "tda_big_blind_ante")


def load_presets(resources: Path) -> tuple[Structure, ...]:
    """All that can be read, in the order in which they are offered."""
    found: list[Structure] = []
    for name in ORDER:
        try:
            found.append(structure_file.load((resources / "structures" / f"{name}.json").read_bytes()))
        except (OSError, TdError):
            continue
    return tuple(found)
