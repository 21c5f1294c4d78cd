"""Where the read-only data lies: fonts, icons, sounds, texts, structures, chips."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parents[1]


def resources() -> Path:
    """The folder of the data: inside the package where it was installed or built, beside it in a checkout."""
    inside = _PACKAGE / "_resources"
    return inside if inside.is_dir() else _PACKAGE.parent / "resources"
