"""Strips, toasts, the start page and what happens when things go wrong."""

from datetime import timedelta

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication
from support.program import started

from tdapp.application.views import founded
from tdapp.domain.clock.commands import NextItem, StartClock
from tdapp.domain.clock.reading import reading_at
from tdapp.domain.floor.commands import AddEntries, BustEntry
from tdapp.domain.units import EntryId
from tdapp.errors import StoreError
from tdapp.store.catalog import Catalog
from tdapp.ui.director.window import DirectorWindow


def names(desk):
    return [name for name in ("away", "damaged", "trouble", "fault", "clock_set") if desk.banners.get(name)]


def test_arch_2_the_time_away_is_asked_with_both_results(program, desk, qtbot):
    program.opened.session.execute(StartClock())
    desk.away.ask(timedelta(minutes=3))
    strip = desk.banners.get("away")
    assert strip.buttons == ["Go on: level 1, 10:00", "Count it: level 1, 07:00"]
    before = program.opened.session.batches
    strip.chosen.emit(0)
    assert names(desk) == []
    assert program.opened.session.batches == before


def test_arch_2_counting_the_time_away_is_one_step_that_can_be_undone(program, desk):
    program.opened.session.execute(StartClock())
    desk.away.ask(timedelta(minutes=3))
    desk.banners.get("away").chosen.emit(1)
    left = reading_at(founded(program.opened.session.state), program.time.now()).remaining
    assert 6 * 60_000 < left <= 7 * 60_000
    program.opened.session.undo()
    left = reading_at(founded(program.opened.session.state), program.time.now()).remaining
    assert 9 * 60_000 < left <= 10 * 60_000


def test_arch_2_a_sleep_while_the_clock_stands_asks_nothing(desk):
    desk.away.ask(timedelta(minutes=3))
    assert names(desk) == []


def test_product_8_a_damaged_file_is_said_with_the_place_of_its_copy(program):
    program.found("Broken", next(iter(program.presets.values())))
    program.opened.session.execute(AddEntries(("Ann", "Bo")))
    program.opened.session.execute(AddEntries(("Cleo", "Dan")))
    path = program.opened.path
    program.leave_tournament()
    content = path.read_bytes()
    path.write_bytes(content.replace(b"Cleo", b"Clxo"))
    program.open(path)
    text = program.window.desk.banners.get("damaged").text
    assert "damaged" in text
    assert str(path.parent) in text
    assert len(program.opened.session.state.floor.entries) == 2


def test_product_8_a_second_instance_is_refused_by_name_of_its_holder(program, qtbot):
    program.found("Held", next(iter(program.presets.values())))
    path = program.opened.path
    other = started(qtbot)
    other.open(path)
    assert other.opened is None
    text = other.window.start.banners.get("refused").text
    assert "open already" in text
    other.window.close()


def test_a_title_that_cannot_be_is_answered_beside_its_field(program):
    program.window.start.title.setText("\u200b")
    program.found("\u200b", next(iter(program.presets.values())))
    assert program.opened is None
    assert program.window.start.title_error.isVisible()
    assert Catalog(program._where.data).recent() == ()


def test_a_refusing_disk_stays_on_the_page_until_it_is_solved(program, desk):
    program._bridge.refused.emit(StoreError("store.disk_full"))
    assert names(desk) == ["trouble"]
    assert not desk.toast.isVisible()
    program.opened.session.execute(StartClock())
    assert names(desk) == []


def test_a_rule_that_forbids_is_a_passing_word(program, desk):
    program.opened.session.undo()
    program._bridge.undo()
    assert desk.toast.isVisible()
    assert "nothing to undo" in desk.toast.text


def test_product_2_a_bust_offers_its_undo(program, desk):
    program.opened.session.execute(BustEntry(EntryId(2)))
    assert desk.toast.text == "Bo out, 4th"
    desk.toast.acted.emit()
    assert program.opened.session.state.floor.busts == ()


def test_a_fault_is_shown_and_survived(program, desk):
    program._crash.note(ZeroDivisionError("in a slot"))
    assert names(desk) == ["fault"]
    assert "ZeroDivisionError" in program._crash.file.read_text(encoding="utf-8")


def test_strips_are_said_anew_in_another_language(program, desk):
    program._crash.note(ZeroDivisionError("in a slot"))
    program.window.start.language.emit("zh_Hans")
    QApplication.processEvents()
    assert "程序发生错误" in desk.banners.get("fault").text


def test_recent_tournaments_come_back_the_last_one_first(program):
    for title in ("Monday", "Tuesday"):
        program.found(title, next(iter(program.presets.values())))
        program.leave_tournament()
    assert [line.text() for line in program.window.start.recent_lines] == ["Tuesday", "Monday"]


def test_the_sample_is_in_the_middle_of_its_evening_and_among_no_recent_ones(program):
    program.sample()
    state = program.opened.session.state
    reading = reading_at(founded(state), program.time.now())
    assert reading.running
    assert 12 * 60_000 < reading.remaining <= 12 * 60_000 + 47_000
    assert len(state.floor.busts) == 6
    program.leave_tournament()
    assert program.window.start.recent_lines == []


def test_a_sample_that_is_looked_at_again_is_fresh(program):
    program.sample()
    program.opened.session.execute(BustEntry(EntryId(2)))
    program.leave_tournament()
    program.sample()
    assert len(program.opened.session.state.floor.busts) == 6


def test_preferences_are_kept(program, qtbot):
    program.window.start.language.emit("zh_Hant")
    program.window.close()
    assert started(qtbot).preferences.language == "zh_Hant"


@pytest.mark.parametrize("place", [QRect(5000, 4000, 1000, 700), QRect(-3000, 10, 1000, 700)])
def test_product_9_a_window_never_reopens_on_a_screen_that_is_gone(program, qtbot, place):
    window = DirectorWindow(program.window.start)
    qtbot.addWidget(window)
    window.setGeometry(place)
    saved = window.place()
    again = DirectorWindow(program.window.start)
    qtbot.addWidget(again)
    again.restore_place(saved)
    screen = again.screen().availableGeometry()
    assert screen.intersected(again.geometry()).width() > 200


def test_names_of_200_characters_are_elided_with_a_tooltip(program, qtbot):
    title = "W" * 200
    program.found(title, next(iter(program.presets.values())))
    program.leave_tournament()
    line = program.window.start.recent_lines[0]
    assert line.toolTip() == title
    assert line.width() < program.window.width()


def test_founding_with_the_title_of_the_field(program):
    program.window.start.title.setText("  Club   night ")
    program.window.start.tiles[2][0].click()
    assert program.opened.session.state.floor.title == "Club night"
    assert program.opened.session.batches[0].events[0].title == "Club night"


def test_arch_2_the_question_follows_the_clock(program, desk):
    program.opened.session.execute(StartClock())
    desk.away.ask(timedelta(minutes=3))
    program.opened.session.execute(NextItem())
    assert desk.banners.get("away").buttons[0] == "Go on: level 2, 10:00"


def test_a_longer_word_that_takes_the_place_of_a_shorter_is_shown_whole(desk, qtbot):
    desk.toast.say("Bo out, 4th", "Undo")
    qtbot.wait(10)
    desk.toast.say("Taken back: Bartholomew out, 4th of the evening")
    qtbot.wait(10)
    words = desk.toast._text
    assert words.width() >= words.sizeHint().width()
