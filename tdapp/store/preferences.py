"""What a person likes, apart from any tournament: one JSON file in the config folder, no events."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from tdapp.application.preferences import Preferences
from tdapp.errors import InputError, StoreError, TdError
from tdapp.store import refusals
from tdapp.store.atomic import write_atomically

FILE_NAME = "preferences.json"
MOST_BYTES = 2**20


class LoadedPreferences(Struct, frozen=True):
    """`trouble` is what a person should be told; the preferences are good in any case."""

    preferences: Preferences
    trouble: TdError | None


def load_preferences(folder: Path) -> LoadedPreferences:
    """The preferences of the folder.

    What is unreadable falls back to its default, field by field: InputError preferences.unreadable (`path`
    names the fields; a file that is no JSON is kept under another name), StoreError. Unknown keys are
    passed by.
    """
    path = folder / FILE_NAME
    try:
        with path.open("rb") as stream:
            content = stream.read(MOST_BYTES)
    except FileNotFoundError:
        return LoadedPreferences(Preferences(), None)
    except OSError as error:
        return LoadedPreferences(Preferences(), refusals.of_system(error, path))
    try:
        values = msgspec.json.decode(content, type=dict[str, Any])
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        with suppress(OSError):
            os.replace(path, path.with_suffix(".damaged.json"))
        return LoadedPreferences(Preferences(), InputError("preferences.unreadable", path="", file=str(path)))
    return _field_by_field(values, path)


def _field_by_field(values: dict[str, Any], path: Path) -> LoadedPreferences:
    good: dict[str, Any] = {}
    bad: list[str] = []
    for field in msgspec.structs.fields(Preferences):
        if field.name in values:
            try:
                good[field.name] = msgspec.convert(values[field.name], field.type)
            except msgspec.ValidationError:
                bad.append(field.name)
    trouble = InputError("preferences.unreadable", path=", ".join(bad), file=str(path)) if bad else None
    return LoadedPreferences(Preferences(**good), trouble)


def save_preferences(folder: Path, preferences: Preferences) -> None:
    """Write them, as a whole. Errors: StoreError preferences.unwritable."""
    path = folder / FILE_NAME
    try:
        folder.mkdir(parents=True, exist_ok=True)
        content = msgspec.json.format(msgspec.json.encode(preferences), indent=1)
        write_atomically(path, content, durable=True)
    except OSError as error:
        raise StoreError("preferences.unwritable", file=str(path), reason=str(error)) from error
