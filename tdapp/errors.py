"""The one hierarchy of errors. They carry codes and parameters; `ui.messages` has the sentences."""

from typing import Any


class TdError(Exception):
    """Something that a person must be told.

    `code` is a stable dotted string literal (`"level.blinds_order"`), `params` the values that its text
    names. Every code that is raised anywhere has a text in every shipped language; a test reads the source
    to prove it.
    """

    def __init__(self, code: str, /, **params: Any) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.params.items())
        return f"{self.code}({facts})"


class RuleViolation(TdError):
    """The rules, or the state of things, forbid what was asked. Nothing has happened."""


class InputError(TdError):
    """A field or a file cannot be read. Its parameter `path` names the place, `items[3].sb`."""


class StoreError(TdError):
    """The environment refused: disk, permissions, locks."""


class StoreBusy(StoreError):
    """Somebody else holds the tournament."""


class StoreTooNew(StoreError):
    """The file was written by a newer major version."""


class StoreDamaged(StoreError):
    """The file is damaged; what could be read was read."""
