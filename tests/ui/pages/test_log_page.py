"""The log in words: newest first, undone ones dim, found by words, fluid with twenty thousand entries."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tdapp.application.log import Batch, Kind
from tdapp.domain.clock.commands import AdjustClock, StartClock
from tdapp.domain.clock.events import ClockAdjusted
from tdapp.domain.clock.reading import Reading
from tdapp.domain.floor.commands import AddEntries, BustEntry
from tdapp.domain.units import EntryId, ItemId, Millis
from tdapp.ui.models.log_model import Column, Role


def rows(desktop, column: Column = Column.TEXT) -> list[str]:
    model = desktop.log.model
    return [model.index(row, column).data() for row in range(model.rowCount())]


@pytest.fixture
def page(playing):
    playing.show(playing.log)
    return playing


def test_everything_that_happened_newest_first(page) -> None:
    page.session.execute(BustEntry(EntryId(2)))
    texts = rows(page)
    assert texts[0] == "Bo out, 5th"
    assert "5 players" in texts[1]
    assert "Friday" in texts[2]


def test_what_was_taken_back_is_dim_with_a_word_and_the_undo_says_about_what(page) -> None:
    page.session.execute(BustEntry(EntryId(2)))
    page.session.undo()
    texts = rows(page)
    assert texts[0] == "Taken back: Bo out, 5th"
    model = page.log.model
    assert [bool(model.index(row, 0).data(Role.GONE)) for row in range(3)] == [False, True, False]
    assert rows(page, Column.STATUS)[:3] == ["", "taken back", ""]
    page.session.redo()
    assert rows(page)[0] == "Done again: Bo out, 5th"
    assert rows(page, Column.STATUS)[:3] == ["", "", ""]


def test_times_are_local_and_other_days_have_their_date(page) -> None:
    page.session.execute(StartClock())
    here = page.evening.time.wall().astimezone()
    assert rows(page, Column.TIME)[0] == f"{here:%H:%M:%S}"
    page.evening.time.pass_by(minutes=24 * 60)
    page.bridge.tick()
    assert rows(page, Column.TIME)[0].endswith(f"{here:%H:%M:%S}")
    assert len(rows(page, Column.TIME)[0]) > 8


def test_words_find_rows_and_esc_shows_all_again(page) -> None:
    for entry in (2, 3):
        page.session.execute(BustEntry(EntryId(entry)))
    page.log.finder.setFocus()
    page.type("kim out")
    assert rows(page) == ["Kim out, 4th"]
    page.session.execute(BustEntry(EntryId(4)))
    assert rows(page) == ["Kim out, 3rd", "Kim out, 4th"]
    page.press(Qt.Key.Key_Escape)
    assert len(rows(page)) == page.log.model.total
    page.type("zzz")
    assert page.log._nothing.isVisible()
    page.log._nothing.button.click()
    assert len(rows(page)) == page.log.model.total


def test_another_language_says_it_anew(page) -> None:
    page.session.execute(BustEntry(EntryId(2)))
    before = rows(page)[0]
    page.log.model._texts[page.session.batches[-1].seq] = "stale"
    assert rows(page)[0] == "stale"
    page.log.retranslate()
    assert rows(page)[0] == before


def a_long_log(first: int, count: int, at) -> list[Batch]:
    before = Reading(item=ItemId("L1"), remaining=Millis(1000), running=False)
    event = ClockAdjusted(at=at, before=before, after=before, by=Millis(60_000))
    return [
        Batch(seq=first + nth, id=f"x{nth}", at=at, kind=Kind.DO, events=(event,)) for nth in range(count)
    ]


def test_twenty_thousand_entries_stay_fluid(page) -> None:
    """Opening, scrolling, one more entry build only what is in sight; a search answers between its slices."""
    history = page.session._history
    for batch in a_long_log(history.next_seq, 20_000, page.evening.time.wall()):
        history.add(batch)
        page.evening.journal.rows.append(b"")
    page.log.refresh(page.bridge.now())
    page.log.view.scrollToBottom()
    QApplication.processEvents()
    assert len(page.log.model._texts) < 500  # built for the rows in sight only
    page.log.model.refresh("")
    page.session.execute(AdjustClock(Millis(60_000)))
    page.log.finder.setText("friday")
    assert page.log.model.searching
    while page.log.model.searching:
        QApplication.processEvents()
    assert len(rows(page)) == 1


def test_a_name_with_markup_is_shown_as_it_is(desktop) -> None:
    desktop.show(desktop.log)
    desktop.session.execute(AddEntries(("<b>x</b>",)))
    assert rows(desktop)[0] == "<b>x</b> entered"
