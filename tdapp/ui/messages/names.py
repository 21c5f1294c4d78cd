"""Names of things in the language in force. Loads nothing: the start page waits for it."""

from tdapp.domain.clock.structure import Structure
from tdapp.ui import theme


def structure_name(structure: Structure) -> str:
    """Its name in the language in force."""
    return str(getattr(structure.name, theme.current().language))
