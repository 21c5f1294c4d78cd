"""The real program with a tournament open."""

import pytest
from support.program import Hands, started

from tdapp.domain.floor.commands import AddEntries
from tdapp.ui import i18n


@pytest.fixture
def program(qtbot):
    made = started(qtbot)
    yield made
    made.window.close()
    i18n.switch("en")


@pytest.fixture
def desk(program, qtbot):
    """A desk with four players, its clock page in front."""
    program.found("Friday", next(iter(program.presets.values())))
    program.opened.session.execute(AddEntries(("Ann", "Bo", "Cleo", "Dan")))
    program.window.desk.show_page(0)
    qtbot.wait(10)
    return program.window.desk


@pytest.fixture
def hands(program):
    return Hands(program)
