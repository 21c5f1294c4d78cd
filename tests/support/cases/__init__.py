"""Adapters for the public cases: one function per form, gathered by the part of the product that answers it.

An adapter takes the `input` of a case and the keys that `expected` has, asks the product, and returns what
the product says in the words of the case. It knows no case by its id and computes no answer itself.
"""

import importlib
import pkgutil
from collections.abc import Callable
from typing import Any

Adapter = Callable[[dict[str, Any], frozenset[str]], dict[str, Any]]


def adapters() -> dict[str, Adapter]:
    """Form → adapter, from every module beside this one (`ADAPTERS` of each)."""
    found: dict[str, Adapter] = {}
    for module in pkgutil.iter_modules(__path__):
        for form, adapter in importlib.import_module(f"{__name__}.{module.name}").ADAPTERS.items():
            if form in found:
                raise RuntimeError(f"two adapters for the form {form}")
            found[form] = adapter
    return found
