"""The translation edge: codes and parameters become sentences here and nowhere else.

`errors` has a text for each error code, `events` for each event of the log, `words` for single words. Each is
loaded when it is first asked for: the start page needs the errors only.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tdapp.ui.messages.errors import text_of_error
    from tdapp.ui.messages.events import redo_text, text_of_batch, text_of_event, undo_text
    from tdapp.ui.messages.money_texts import deal_word
    from tdapp.ui.messages.words import (
        ante_kind_word,
        ante_word,
        betting_word,
        player_name,
        purchase_word,
        remark_text,
    )

_WHERE = {
    "errors": ("text_of_error",),
    "events": ("redo_text", "text_of_batch", "text_of_event", "undo_text"),
    "money_texts": ("deal_word",),
    "words": ("ante_kind_word", "ante_word", "betting_word", "player_name", "purchase_word", "remark_text"),
}

__all__ = [
    "ante_kind_word",
    "ante_word",
    "betting_word",
    "deal_word",
    "player_name",
    "purchase_word",
    "redo_text",
    "remark_text",
    "text_of_batch",
    "text_of_error",
    "text_of_event",
    "undo_text",
]


def __getattr__(name: str) -> Any:
    for module, names in _WHERE.items():
        if name in names:
            return getattr(import_module(f"{__name__}.{module}"), name)
    raise AttributeError(name)
