"""Texts that are longer than ours."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from support.projector import Stretched


@pytest.fixture
def _stretched(qapp: QApplication, _look: None) -> Iterator[None]:
    """Every text of the program 40 % longer."""
    translator = Stretched()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)
