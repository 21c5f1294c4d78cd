"""The bridge announces each level that begins by itself once, and no jump by hand."""

import pytest
from support.builders import a_structure
from support.fakes import Evening
from support.wall import minutes

from tdapp.application.commands import FoundTournament
from tdapp.domain.clock.commands import AdjustClock, NextItem, PauseClock, StartClock
from tdapp.domain.floor.commands import AddEntries
from tdapp.ui.bridge import Bridge


class _Desk:
    def __init__(self) -> None:
        evening = Evening()
        evening.session.execute(FoundTournament("Friday", a_structure()))
        self.time = evening.time
        self.bridge = Bridge(evening.session, evening.time)
        self.heard: list[str] = []
        self.bridge.level_began.connect(lambda view: self.heard.append(view.item.id))
        self.bridge.start()
        self.bridge.act(StartClock())


@pytest.fixture
def desk(qapp: object):
    desk = _Desk()
    yield desk
    desk.bridge.stop()


def test_a_level_that_begins_is_announced_once(desk: _Desk):
    desk.time.pass_by(minutes=21)
    desk.bridge.tick()
    desk.bridge.tick()
    assert desk.heard == ["L2"]


def test_a_jump_by_hand_and_its_undo_are_not(desk: _Desk):
    desk.bridge.act(NextItem())
    desk.bridge.tick()
    desk.bridge.undo()
    desk.bridge.redo()
    desk.bridge.tick()
    assert desk.heard == []


@pytest.mark.parametrize("command", [AddEntries(("Ann",)), PauseClock(), AdjustClock(minutes(1))])
def test_a_level_that_began_just_before_a_command_is_not_lost(desk: _Desk, command: object):
    desk.time.pass_by(minutes=20, ms=1)
    desk.bridge.act(command)
    desk.bridge.tick()
    assert desk.heard == ["L2"]


def test_a_sleep_that_is_counted_announces_the_level_reached_once_clk_03(desk: _Desk):
    desk.time.pass_by(minutes=5)
    desk.time.sleep(seconds=40 * 60)
    desk.bridge.act(AdjustClock(minutes(-40)))
    desk.bridge.tick()
    assert desk.heard == ["B1"]
