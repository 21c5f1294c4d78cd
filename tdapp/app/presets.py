"""The structures that come with the program, and where a person keeps their own."""

from pathlib import Path

from tdapp.domain.clock.structure import Structure
from tdapp.formats import structure_file
from tdapp.store.structures import StructureStore
from tdapp.ui.messages.names import structure_name

ORDER = ("home_turbo", "home_regular", "home_deep", "home_late_antes", "tda_big_blind_ante")


def load_presets(resources: Path) -> dict[str, Structure]:
    """By file name, in the order in which they are offered. They are ours: one that fails is a fault."""
    folder = resources / "structures"
    return {name: structure_file.load((folder / f"{name}.json").read_bytes()) for name in ORDER}


def own_structures(data: Path) -> StructureStore:
    """The library in the data folder."""
    return StructureStore(data / "structures", structure_file.load, structure_file.encode, structure_name)
