"""Where fonts, icons and texts lie. The composition root says so once, before the first window."""

from pathlib import Path

_root: Path | None = None


def use(root: Path) -> None:
    """Take the data from this folder."""
    global _root  # noqa: PLW0603 - one folder a process
    _root = root


def folder(kind: str) -> Path:
    """`fonts`, `icons` or `i18n`."""
    assert _root is not None, "assets.use() comes first"
    return _root / kind
