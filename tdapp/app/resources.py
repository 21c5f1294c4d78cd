"""Where the read-only data lies: fonts, icons, sounds, texts, structures, chips."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parents[1]


def resources() -> Path:
    """The folder of the data, as an installed wheel and a built program carry it inside, a checkout beside them."""
    inside = _PACKAGE / "_resources"
    return inside if inside.is_dir() else _PACKAGE.parent / "resources"
