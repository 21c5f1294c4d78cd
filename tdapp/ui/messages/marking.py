"""The mark of a text that is translated later, with the type that Qt's own stub does not give it."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:

    def QT_TRANSLATE_NOOP(_context: str, text: str, /) -> str:
        """The text as it stands; lupdate collects it."""
        return text
else:
    from PySide6.QtCore import QT_TRANSLATE_NOOP

__all__ = ["QT_TRANSLATE_NOOP"]
