"""Every test of windows starts with our fonts, in English, dark."""

import pytest

from tdapp.app.resources import resources
from tdapp.ui.setup import prepare
from tdapp.ui.theme import Theme


@pytest.fixture(autouse=True)
def _look(qapp):
    prepare(qapp, resources(), Theme())
