"""Structures as JSON files: the presets, and what people hand to each other."""

import json
from typing import Any

import msgspec

from tdapp.domain.clock.structure import Structure, validate
from tdapp.formats import strict_json

FORMAT = "tdapp.structure"
VERSION = 1


def load(text: str | bytes) -> Structure:
    """A structure that a clock can run.

    Errors: InputError of `strict_json.read` and of `structure.validate`, each with its `path`.
    """
    structure = strict_json.read(text, Structure, FORMAT, VERSION)
    validate(structure)
    return structure


def encode(structure: Structure) -> str:
    """The file's text: always the same for the same structure, one level or break a line."""
    facts: dict[str, Any] = {
        "format": FORMAT,
        "version": structure.version,
        "name": None,
        "scale": structure.scale,
        **msgspec.to_builtins(structure),
    }
    lines = [f'  "{key}": {_value(key, value)}' for key, value in facts.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _value(key: str, value: Any) -> str:
    if key != "items":
        return json.dumps(value, ensure_ascii=False)
    return "[\n" + ",\n".join(f"    {json.dumps(item, ensure_ascii=False)}" for item in value) + "\n  ]"
