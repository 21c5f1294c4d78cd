"""Strict reading of our own JSON files: nothing unknown, nothing twice, nothing guessed, nothing endless."""

import json
import re
from typing import Any, TypeVar

import msgspec

from tdapp.errors import InputError

MOST_BYTES = 1_000_000

T = TypeVar("T")

_PLACE = re.compile(r" - at `\$([^`]*)`\Z")
_KEY = re.compile(r"\AObject (contains unknown|missing required) field `(.*)`\Z", re.DOTALL)


class _Head(msgspec.Struct):
    """What every file of ours begins with; the rest is skipped."""

    format: str
    version: int


def read(text: str | bytes, type_: type[T], file_format: str, version: int) -> T:
    """The value of a file in the given format and version.

    Errors: InputError: file.too_big, file.too_deep, file.not_json, file.wrong_format, file.too_new,
    file.unknown_key, file.missing_key, file.key_twice, file.wrong_value, with `path` in the file's own words
    (`items[3].sb`, "" = the whole file).
    """
    data = _as_bytes(text)
    head = _decoded(data, _Head)
    if head.format != file_format:
        raise InputError("file.wrong_format", path="format", format=head.format[:80], wanted=file_format)
    if head.version > version:
        raise InputError("file.too_new", path="version", version=head.version, known=version)
    value = _decoded(data, type_)
    _refuse_keys_twice(json.loads(data, object_pairs_hook=_Pairs), "")
    return value


def _as_bytes(text: str | bytes) -> bytes:
    try:
        data = text.encode() if isinstance(text, str) else text
        if len(data) > MOST_BYTES:
            raise InputError("file.too_big", path="", most=MOST_BYTES)
        data.decode()
    except UnicodeError:
        raise InputError("file.not_json", path="") from None
    return data.removeprefix(b"\xef\xbb\xbf")


def _decoded(data: bytes, type_: type[T]) -> T:
    try:
        return msgspec.json.decode(data, type=type_)
    except msgspec.ValidationError as error:
        raise _refusal(str(error)) from None
    except msgspec.DecodeError:
        raise InputError("file.not_json", path="") from None
    except RecursionError:
        raise InputError("file.too_deep", path="") from None


def _refusal(message: str) -> InputError:
    """The decoder's complaint in our words: what is wrong, and where."""
    place = _PLACE.search(message)
    path = place[1].removeprefix(".") if place else ""
    key = _KEY.match(message[: place.start()] if place else message)
    if key is None:
        return InputError("file.wrong_value", path=path)
    path = _joined(path, key[2])
    if key[1] == "contains unknown":
        return InputError("file.unknown_key", path=path)
    return InputError("file.missing_key", path=path)


def _joined(path: str, key: str) -> str:
    return f"{path}.{key[:80]}" if path else key[:80]


class _Pairs(list[tuple[str, Any]]):
    """An object as it stands in the file, keys that come twice included."""


def _refuse_keys_twice(node: Any, path: str) -> None:
    """`node` has the known shape of the file, so it is not deep."""
    if isinstance(node, _Pairs):
        seen: set[str] = set()
        for key, value in node:
            if key in seen:
                raise InputError("file.key_twice", path=_joined(path, key))
            seen.add(key)
            _refuse_keys_twice(value, _joined(path, key))
    elif isinstance(node, list):
        for index, value in enumerate(node):  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
            _refuse_keys_twice(value, f"{path}[{index}]")
