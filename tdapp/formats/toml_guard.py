"""Cut a TOML text into its fields before anything is parsed: bounded in size and depth, with line numbers.

| rule | where | done / not, because |
|---|---|---|
| UTF-8, no control characters, a byte order mark is skipped | `text_of` | done |
| 8 MiB a file, 200 fields a table, 256 KiB a field, eight levels deep | `text_of`, `sections` | done |
| one key a line, plain or quoted, never twice; tables of one name | `sections` | done |
| dotted keys, arrays of tables | `sections` | refused: no hand history has them |
| values: integers, decimals as exact decimals, strings, booleans, arrays | `value` | done |
| inline tables | `value` | refused in a field that is read; other fields are never parsed |
"""

import io
import re
import tomllib
from collections.abc import Iterator
from decimal import Decimal
from typing import Any

from msgspec import Struct

from tdapp.errors import InputError

MOST_BYTES = 8 * 1024 * 1024
MOST_FIELD = 256 * 1024
MOST_FIELDS = 200
MOST_DEPTH = 8
_MOST_DIGITS = 40

_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f]")
_KEY = r"""([A-Za-z0-9_-]{1,64}|"[^"\\]{1,64}"|'[^']{1,64}')"""
_FIELD = re.compile(rf"[ \t]*{_KEY}[ \t]*=(.*)", re.DOTALL)
_SECTION = re.compile(rf"[ \t]*\[[ \t]*{_KEY}[ \t]*\][ \t]*(?:#.*)?")
_BLANK = re.compile(r"[ \t]*(?:#.*)?")
_TOKEN = re.compile(r""""{3}|'{3}|"(?:[^"\\]|\\.)*+"|'[^']*'|#.*|[\[\]{}"']""")
_STRING = re.compile(r""""(?:[^"\\\n]|\\.)*+"|'[^'\n]*'|#[^\n]*""")
_LONG_NUMBER = re.compile(rf"[0-9a-fA-FxobXOB_.]{{{_MOST_DIGITS},}}")


class Field(Struct, frozen=True):
    """One field as it stands: `line` of its key, counted from 1, and the text of its value."""

    name: str
    line: int
    text: str


class Section(Struct, frozen=True):
    """The fields of one table. `name` is empty for what stands before the first table."""

    name: str
    line: int
    fields: dict[str, Field]


def text_of(data: bytes) -> str:
    """Decode a file. InputError `toml.too_big` (most), `toml.not_utf8` (line), `toml.control` (line)."""
    if len(data) > MOST_BYTES:
        raise InputError("toml.too_big", most=MOST_BYTES)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InputError("toml.not_utf8", line=data.count(b"\n", 0, error.start) + 1) from None
    text = text.replace("\r\n", "\n")
    if found := _CONTROL.search(text):
        raise InputError("toml.control", line=text.count("\n", 0, found.start()) + 1)
    return text


def sections(text: str) -> Iterator[Section]:
    """The tables of a text in their order, one after the other, values unread.

    InputError with `line`: `toml.not_a_field`, `toml.field_twice` (field), `toml.section_twice` (name),
    `toml.too_many_fields` (most), `toml.too_deep` (field, most), `toml.field_too_big` (field, most),
    `toml.unclosed` (field).
    """
    lines = ((number, line.rstrip("\n")) for number, line in enumerate(io.StringIO(text), 1))
    current = Section("", 1, {})
    names: set[str] = set()
    for number, line in lines:
        if not line or _BLANK.fullmatch(line):
            continue
        if head := _SECTION.fullmatch(line):
            if current.name or current.fields:
                yield current
            current = Section(head[1].strip("\"'"), number, {})
            if current.name in names:
                raise InputError("toml.section_twice", line=number, name=current.name)
            names.add(current.name)
            continue
        start = _FIELD.fullmatch(line)
        if start is None:
            raise InputError("toml.not_a_field", line=number)
        name = start[1].strip("\"'")
        if name in current.fields:
            raise InputError("toml.field_twice", line=number, field=name)
        if len(current.fields) == MOST_FIELDS:
            raise InputError("toml.too_many_fields", line=number, most=MOST_FIELDS)
        current.fields[name] = Field(name, number, _whole(name, number, start[2], lines))
    if current.name or current.fields:
        yield current


def value(field: Field) -> Any:
    """Parse one field. InputError with `line` and `field`: `toml.not_toml`, `toml.number_too_long`,
    `toml.table`.
    """
    bare = _STRING.sub("", field.text)
    if "{" in bare:
        raise InputError("toml.table", line=field.line, field=field.name)
    if _LONG_NUMBER.search(bare):
        raise InputError("toml.number_too_long", line=field.line, field=field.name)
    try:
        return tomllib.loads("value =" + field.text, parse_float=Decimal)["value"]
    except (ValueError, ArithmeticError):
        raise InputError("toml.not_toml", line=field.line, field=field.name) from None


def lines_of_strings(field: Field) -> tuple[int, ...]:
    """The lines of the strings in an array of strings, in their order."""
    lines: list[int] = []
    line, at = field.line, 0
    for found in _STRING.finditer(field.text):
        line += field.text.count("\n", at, found.start())
        at = found.start()
        if found[0][0] != "#":
            lines.append(line)
    return tuple(lines)


def _whole(name: str, key_line: int, first: str, lines: Iterator[tuple[int, str]]) -> str:
    """The text of a value that begins with `first`, to the line where every bracket is closed."""
    parts = [first]
    size = len(first)
    number = key_line
    depth, quote = _depth(first, 0, "", name, number)
    while depth or quote:
        number, line = next(lines, (number, None))
        if line is None:
            raise InputError("toml.unclosed", line=key_line, field=name)
        size += len(line) + 1
        if size > MOST_FIELD:
            raise InputError("toml.field_too_big", line=number, field=name, most=MOST_FIELD)
        parts.append(line)
        depth, quote = _depth(line, depth, quote, name, number)
    if size > MOST_FIELD:
        raise InputError("toml.field_too_big", line=number, field=name, most=MOST_FIELD)
    return "\n".join(parts)


def _depth(line: str, depth: int, quote: str, name: str, number: int) -> tuple[int, str]:
    """Open brackets and the open triple quote after one line."""
    at = 0
    while True:
        if quote:
            end = line.find(quote, at)
            if end < 0:
                return depth, quote
            at, quote = end + 3, ""
        found = _TOKEN.search(line, at)
        if found is None:
            return depth, ""
        token, at = found[0], found.end()
        if token in "[{":
            depth += 1
        elif token in "]}":
            depth -= 1
        elif token in ('"""', "'''"):
            quote = token
        elif token in "\"'":
            raise InputError("toml.unclosed", line=number, field=name)
        if depth > MOST_DEPTH:
            raise InputError("toml.too_deep", line=number, field=name, most=MOST_DEPTH)
        if depth < 0:
            raise InputError("toml.not_toml", line=number, field=name)
