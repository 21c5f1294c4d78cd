"""The fonts of the program and the look it starts with, for every test of the projected page."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from support.projector import Stretched

from tdapp.app.resources import resources
from tdapp.ui import assets, fonts, theme


@pytest.fixture(autouse=True)
def _look(qapp: QApplication) -> Iterator[None]:
    assets.use(resources())
    fonts.load()
    before = theme.current()
    yield
    if theme.current() != before:
        theme.apply(qapp, before)


@pytest.fixture
def _stretched(qapp: QApplication) -> Iterator[None]:
    """Every text of the program 40 % longer."""
    translator = Stretched()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)
