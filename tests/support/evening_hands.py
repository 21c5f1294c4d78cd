"""An evening at the real window by keyboard alone, in a time that is told.

The first half may be played in a process of its own; its argument is a seed. When all of it is done it prints
what is known then, and waits to be killed.
"""

import random
import sys
from datetime import UTC, datetime
from types import SimpleNamespace

import msgspec
from msgspec import Struct
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget

from tdapp.app import wiring
from tdapp.app.crash import Crash
from tdapp.app.folders import folders
from tdapp.app.time_source import Clocks, SystemTime
from tdapp.app.wiring import Program
from tdapp.application.views_tables import TaskKind
from tdapp.domain.floor.state import FloorState, left, room, still_in
from tdapp.domain.units import EntryId
from tdapp.ui import chance

CTRL = Qt.KeyboardModifier.ControlModifier
PLAYERS, TABLES, PRIZES = Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_5
NAMES = (
    *("Ann", "Bo", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hal", "Ivy", "Jon", "Kai", "Lou", "Mia", "Ned"),
    *("Olga", "Pia", "Quinn", "Ray", "Sue", "Tom", "Uma", "Vic", "Wes", "Xena", "Łukasz", "王小明", "Zoë"),
)
EVENING = datetime(2026, 12, 1, 19, 30, tzinfo=UTC).timestamp()
MOST_TABS = 150


class ToldTime:
    """All clocks of a computer that never sleeps; they stand until `pass_by`."""

    def __init__(self, seconds: float = EVENING) -> None:
        self.seconds = seconds

    def pass_by(self, *, minutes: float) -> None:
        self.seconds += minutes * 60

    def source(self) -> SystemTime:
        """The time of a program that starts now."""

        def nanos() -> int:
            return round(self.seconds * 1000) * 1_000_000

        return SystemTime(Clocks(nanos, nanos, nanos))


def scripted(time: ToldTime, seed: int, put=setattr) -> None:
    """Programs made from now on live in this time, and draw by seeds that can be had again."""
    put(wiring, "SystemTime", time.source)
    put(chance, "secrets", SimpleNamespace(token_bytes=random.Random(seed).randbytes))


class Host:
    """Somebody at the keyboard. `acts` counts keys and pastes; a word and the Enter that ends it are one."""

    def __init__(self, program: Program, time: ToldTime, seed: int = 0) -> None:
        self.program, self.time = program, time
        self.chance = random.Random(seed)
        self.acts = 0

    @property
    def floor(self) -> FloorState:
        return self.program.opened.session.state.floor

    @property
    def desk(self):
        return self.program.window.desk

    @property
    def tables(self):
        return self.desk.pages[3]

    @property
    def told(self) -> str:
        """What the toast says."""
        return self.desk.toast._text.accessibleName()

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        self.acts += 1
        QTest.keyClick(self._focus(), key, modifier)
        QApplication.processEvents()

    def enter(self, word: str, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Type a word and end it with Enter."""
        QTest.keyClicks(self._focus(), word)
        self.press(Qt.Key.Key_Return, modifier)

    def paste(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self.press(Qt.Key.Key_V, CTRL)

    def tab_to(self, *names: str) -> None:
        """Go on by Tab until the keyboard is on what is called so."""
        seen = []
        for _ in range(MOST_TABS):
            self.press(Qt.Key.Key_Tab)
            seen.append(_called(self._focus()))
            if seen[-1] in names:
                return
        raise AssertionError(f"no Tab leads to {names}, only to {sorted(set(seen))}")

    def round_by(self, key: Qt.Key) -> set[QWidget]:
        """Where Tab or Shift+Tab leads."""
        found = set()
        for _ in range(MOST_TABS):
            self.press(key)
            found.add(self._focus())
        return found

    def tab_to_recent(self) -> None:
        """The last evening on the start page."""
        goal = self.program.window.start.recent_lines[0]
        for _ in range(MOST_TABS):
            self.press(Qt.Key.Key_Tab)
            if goal.hasFocus():
                return
        raise AssertionError("no Tab leads to the last evening")

    def type_chips(self, *counted: str) -> None:
        """Into the fields of a deal, one after the other."""
        for chips in counted:
            names = (f"Chips of {self.floor.entries[entry].name}" for entry in still_in(self.floor))
            self.tab_to(*names)
            QTest.keyClicks(self._focus(), chips)

    def _focus(self) -> QWidget:
        return QApplication.focusWidget() or self.program.window

    # what is done of an evening

    def found(self, structure: str) -> None:
        """Choose tonight's structure and enter the players."""
        self.tab_to(structure)
        self.press(Qt.Key.Key_Return)
        self.paste("\n".join(NAMES))
        self.press(Qt.Key.Key_Return, CTRL)

    def play_for_money(self) -> None:
        """20 to the prizes, 5 for the house; a rebuy for 20."""
        self.press(PRIZES, CTRL)
        self.press(Qt.Key.Key_Return)
        QTest.keyClicks(self._focus(), "20")
        self.tab_to("Buy-in: Fee")
        QTest.keyClicks(self._focus(), "5")
        self.tab_to("Rebuy: To the prizes")
        self.enter("20")

    def draw(self) -> None:
        """Seats and buttons."""
        self.press(TABLES, CTRL)
        self.press(Qt.Key.Key_Return)
        self.press(Qt.Key.Key_Return)

    def arrive(self, name: str) -> None:
        self.press(Qt.Key.Key_A)
        self.enter(name, CTRL)

    def bust(self, who: EntryId) -> None:
        name = self.floor.entries[who].name
        self.press(Qt.Key.Key_X)
        self.enter(name if name.isascii() else str(who))

    def rebuy(self) -> None:
        """Of who went out just now."""
        self.press(Qt.Key.Key_Y)

    def settle(self) -> list[TaskKind]:
        """Do at the tables whatever they ask for."""
        done = []
        self.press(TABLES, CTRL)
        while task := self.tables._view.task:
            assert len(done) < 20, done
            done.append(task.kind)
            self.press(Qt.Key.Key_Return)
            assert_sound(self.floor)
        return done

    def play_down(self, players: int) -> list[TaskKind]:
        """One after the other goes out, with some minutes between, until so many are left."""
        done = []
        while left(self.floor) > players:
            self.time.pass_by(minutes=self.chance.choice((0, 1, 4)))
            self.bust(self.chance.choice(still_in(self.floor)))
            done += self.settle()
        return done

    def rows(self) -> dict[str, QAbstractButton]:
        """The ticks on the prizes page."""
        ticks = self.desk.pages[4].pay_list.ticks
        return {self.floor.entries[entry].name: tick for entry, tick in ticks.items()}


def _called(widget: QWidget) -> str:
    if isinstance(widget, QLineEdit):
        return widget.accessibleName()
    text = widget.text() if isinstance(widget, QAbstractButton) else ""
    return widget.accessibleName() or text


def assert_sound(floor: FloorState) -> None:
    """Nobody lost, no seat twice, none closed or beyond its table."""
    seats = floor.seating.seats
    assert set(seats) <= set(still_in(floor))
    assert len(set(seats.values())) == len(seats)
    for number, sitting in room(floor).sitting.items():
        table = floor.seating.tables[number]
        assert all(1 <= seat <= table.size and seat not in table.closed for seat in sitting)


class Half(Struct, frozen=True):
    """What is known when the first half is over."""

    batches: int
    floor: FloorState
    seconds: float
    kinds: tuple[TaskKind, ...]


def first_half(host: Host) -> Half:
    """From the choice of a structure to two tables. Each step is looked at as it is done."""
    host.found("Regular")
    assert [entry.name for entry in host.floor.entries.values()] == list(NAMES)
    host.play_for_money()
    assert host.floor.desk.terms.rebuy is not None
    host.draw()
    assert sorted(map(len, room(host.floor).sitting.values())) == [9, 9, 9]
    assert all(table.first_button for table in host.floor.seating.tables.values())
    host.press(Qt.Key.Key_Space)
    host.time.pass_by(minutes=16)
    kinds = _late(host)
    for _ in range(4):
        who = host.chance.choice(still_in(host.floor))
        host.bust(who)
        said = host.told
        host.rebuy()
        assert who in still_in(host.floor), said
        assert_sound(host.floor)
    host.press(PLAYERS, CTRL)
    host.tab_to("All have paid")
    host.press(Qt.Key.Key_Return)
    kinds += host.play_down(15)
    return Half(len(host.program.opened.session.batches), host.floor, host.time.seconds, tuple(kinds))


def _late(host: Host) -> list[TaskKind]:
    """All seats are taken when the first one comes late: a table is opened; the next gets a seat at once."""
    host.arrive("Kim")
    host.press(TABLES, CTRL)
    assert host.tables._view.task.kind is TaskKind.SEAT
    host.tab_to("Open a table")
    host.press(Qt.Key.Key_Return)
    kinds = host.settle()
    assert sorted(map(len, room(host.floor).sitting.values())) == [7, 7, 7, 7]
    host.arrive("Yuri")
    seat = host.floor.seating.seats[EntryId(29)]
    assert host.told.startswith(f"Yuri: table {seat.table}, seat {seat.seat}, ")
    assert host.told.endswith("; blinds now 75 / 150")
    return kinds


def standing(time: ToldTime) -> Program:
    """The program in a process of its own."""
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    where = folders()
    program = Program(app, where, Crash(where.data))
    program.show()
    program.window.activateWindow()
    assert QTest.qWaitForWindowActive(program.window)
    return program


def main() -> None:
    """Play the first half, say so, and stay."""
    time, seed = ToldTime(), int(sys.argv[1])
    scripted(time, seed)
    half = first_half(Host(standing(time), time, seed))
    print(msgspec.json.encode(half).decode(), flush=True)  # noqa: T201 - its parent reads this
    QTest.qWait(600_000)


if __name__ == "__main__":
    main()
