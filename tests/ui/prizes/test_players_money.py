"""Money on the Players page and on the projected page."""

from msgspec import structs
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from support.night import TERMS

from tdapp.application.views import projector_view
from tdapp.domain.floor import commands as f
from tdapp.domain.floor import money_commands as m
from tdapp.domain.prices import Price, Purchase
from tdapp.domain.units import EntryId
from tdapp.ui import theme
from tdapp.ui.models.players_model import Column
from tdapp.ui.widgets.face.words import content_of
from tdapp.ui.widgets.rows_view import CELL_PAD

SIGNED = structs.replace(TERMS, sign="€")


def bust(desktop, *entries: int) -> None:
    desktop.do(*(f.BustEntry(EntryId(entry)) for entry in entries))


def money_of(players) -> list[str]:
    model = players.model
    return [model.index(row, Column.MONEY).data() for row in range(model.rowCount())]


def test_without_money_the_page_says_nothing_about_it(desktop):
    desktop.show(desktop.players)
    assert not desktop.players.cash.isVisible()
    assert desktop.players.playing.view.isColumnHidden(Column.MONEY)
    texts = [action.text() for action in desktop.players.playing.view.menu(first(desktop)).actions()]
    assert texts == ["Bust", "Rename", "Remove entry"]


def first(desktop):
    return desktop.players.playing.model.index(0, 0)


def test_paid_or_owing_and_the_cash_box_line(desktop):
    """Rule: product.md §3: box should hold 420; Ann owes 20."""
    desktop.show(desktop.players)
    desktop.do(m.SetTerms(SIGNED), m.TakePayments(tuple(map(EntryId, range(2, 13)))))
    assert money_of(desktop.players.playing)[:2] == ["owes 20", "paid"]
    assert not desktop.players.playing.view.isColumnHidden(Column.MONEY)
    assert desktop.players.cash.line.text() == "Box should hold €220 · Ann owes €20"
    desktop.players.cash.button.click()
    assert desktop.players.cash.line.text() == "Box should hold €240 · everybody has paid"
    assert not desktop.players.cash.button.isVisible()
    desktop.bridge.undo()
    assert money_of(desktop.players.playing)[0] == "owes 20"


def test_who_pays_is_ticked_with_a_key(desktop):
    desktop.do(m.SetTerms(SIGNED))
    desktop.show(desktop.players)
    view = desktop.players.playing.view
    view.setFocus()
    view.selectRow(1)
    desktop.press(Qt.Key.Key_Dollar)
    assert desktop.floor.desk.received == {2: 2000}


def test_what_is_owed_is_not_cut(desktop):
    desktop.do(m.SetTerms(structs.replace(SIGNED, buy_in=Price(2500))))
    desktop.show(desktop.players)
    view = desktop.players.playing.view
    room = view.columnWidth(Column.MONEY) - 2 * theme.current().px(CELL_PAD)
    metrics = QFontMetrics(theme.current().font(theme.BODY, theme.MEDIUM))
    (text,) = set(money_of(desktop.players.playing))
    assert metrics.elidedText(text, Qt.TextElideMode.ElideRight, room) == text == "owes 25"


def test_too_much_paid_is_said(desktop):
    desktop.do(m.SetTerms(SIGNED), m.TakePayments(tuple(desktop.floor.entries)))
    desktop.do(m.SetPaidIn(EntryId(1), 2500))
    desktop.show(desktop.players)
    assert money_of(desktop.players.playing)[0] == "5 too much"
    assert "Ann paid €5 too much" in desktop.players.cash.line.text()


def act(desktop, players, row: int, text: str) -> None:
    actions = players.view.menu(players.model.index(row, 0)).actions()
    next(action for action in actions if action.text() == text).trigger()


def test_rebuy_re_entry_and_add_on_are_in_the_menu(desktop):
    desktop.do(m.SetTerms(SIGNED))
    bust(desktop, 12, 11)
    desktop.show(desktop.players)
    act(desktop, desktop.players.playing, 0, "Add-on")
    act(desktop, desktop.players.out, 0, "Rebuy")
    act(desktop, desktop.players.out, 0, "Re-entry")
    sold = [(line.entry, line.what) for line in desktop.floor.desk.lines]
    assert sold == [(1, Purchase.ADD_ON), (11, Purchase.REBUY), (12, Purchase.RE_ENTRY)]
    assert desktop.floor.busts == ()


def test_a_limit_is_refused_with_the_reason_beside_the_list(desktop):
    desktop.do(m.SetTerms(structs.replace(SIGNED, rebuy=structs.replace(TERMS.rebuy, most=1))))
    desktop.show(desktop.players)
    act(desktop, desktop.players.playing, 0, "Rebuy")
    act(desktop, desktop.players.playing, 0, "Rebuy")
    assert desktop.players.playing.error.text() == "Rebuy: at most 1 a player."
    assert len(desktop.floor.desk.lines) == 1


def labels(desktop) -> dict[str, tuple[str, str]]:
    """Of the facts beside the projected clock: value and line under it."""
    blocks = content_of(projector_view(desktop.session.state, desktop.bridge.now())).blocks
    return {
        block.label.text: (
            "".join(piece.text for piece in block.value),
            "".join(piece.text for piece in block.under),
        )
        for block in blocks
    }


def test_the_projected_page_hides_money_when_there_is_none(desktop):
    assert set(labels(desktop)) == {"Players", "Average"}


def test_the_projected_page_shows_pool_and_next_places(desktop):
    desktop.do(m.SetTerms(SIGNED))
    assert labels(desktop)["Prize pool"] == ("€240", "3 paid")
    assert labels(desktop)["3rd"] == ("€48", "1st €120")
    bust(desktop, *range(12, 4, -1))
    assert labels(desktop)["Prize pool"] == ("€240", "On the bubble")
    bust(desktop, 4, 3)
    assert labels(desktop)["Prize pool"] == ("€240", "In the money")
    assert labels(desktop)["2nd"] == ("€72", "1st €120")
