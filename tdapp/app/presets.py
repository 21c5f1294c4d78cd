"""The structures that come with the program."""

from pathlib import Path

from tdapp.domain.clock.structure import Structure
from tdapp.formats import structure_file

ORDER = ("home_turbo", "home_regular", "home_deep", "home_late_antes", "tda_big_blind_ante")


def load_presets(resources: Path) -> dict[str, Structure]:
    """By file name, in the order in which they are offered. They are ours: one that fails is a fault."""
    folder = resources / "structures"
    return {name: structure_file.load((folder / f"{name}.json").read_bytes()) for name in ORDER}
