"""Prizes: without money nothing is shown; one act turns it on; exact sums; deals; the box at zero."""

import pytest
from msgspec import structs
from PySide6.QtCore import Qt
from support.night import TERMS

from tdapp.application.money import box_of
from tdapp.domain.floor import commands as f
from tdapp.domain.floor import money_commands as m
from tdapp.domain.floor.money_events import DealKind
from tdapp.domain.prices import BountyKind, Extras, Price, Purchase
from tdapp.domain.units import EntryId

SIGNED = structs.replace(TERMS, sign="€")


def bust(desktop, *entries: int) -> None:
    desktop.do(*(f.BustEntry(EntryId(entry)) for entry in entries))


def facts(desktop) -> str:
    return desktop.prizes.facts.accessibleDescription()


def test_without_money_the_page_offers_just_that(desktop):
    desktop.show()
    assert desktop.prizes.empty.isVisible()
    assert not desktop.prizes.facts.isVisible()
    assert not desktop.prizes.payouts.isVisible()


def test_one_act_turns_money_on_by_keyboard_and_one_undo_takes_it_back(desktop):
    desktop.show()
    desktop.press(Qt.Key.Key_Return)
    desktop.type("20")
    desktop.press(Qt.Key.Key_Tab)
    desktop.type("3.50")
    desktop.press(Qt.Key.Key_Return)
    terms = desktop.floor.desk.terms
    assert terms.money
    assert terms.buy_in == Price(2000, 350, 0)
    assert terms.rebuy is None
    assert desktop.prizes.facts.isVisible()
    desktop.bridge.undo()
    assert not desktop.floor.desk.terms.money
    assert desktop.prizes.empty.isVisible()


def test_all_of_the_terms_are_read_and_shown_again(desktop):
    desktop.show()
    desktop.prizes.empty.button.click()
    form = desktop.prizes.terms
    texts = {
        "buy_in.prize": "1,000",
        "buy_in.bounty": "50",
        "rebuy.prize": "20",
        "rebuy.most": "2",
        "add_on.prize": "10",
        "add_on.chips": "7500",
        "extras.added": "100",
        "extras.guarantee": "500",
        "sign": "NT$",
    }
    for path, text in texts.items():
        form.fields[path].setText(text)
    form._bounty.chosen.emit(BountyKind.PROGRESSIVE)
    form.save.click()
    terms = desktop.floor.desk.terms
    assert terms.buy_in == Price(100_000, 0, 5000)
    assert (terms.rebuy.price, terms.rebuy.most) == (Price(2000), 2)
    assert (terms.add_on.price, terms.add_on.chips) == (Price(1000), 7500)
    assert terms.extras == Extras(added=10_000, guarantee=50_000)
    assert (terms.bounty, terms.sign, terms.re_entry) == (BountyKind.PROGRESSIVE, "NT$", None)
    desktop.prizes.change.click()
    assert {path: form.fields[path].text() for path in texts} == texts | {"add_on.chips": "7,500"}


@pytest.mark.parametrize("text", ["-5", "1.5k", "1e3", "abc", "9" * 18])
def test_an_unreadable_amount_is_told_beside_its_field_and_nothing_is_lost(desktop, text):
    desktop.show()
    desktop.prizes.empty.button.click()
    form = desktop.prizes.terms
    form.fields["buy_in.prize"].setText("20")
    form.fields["rebuy.prize"].setText(text)
    form.save.click()
    assert form.errors["rebuy.prize"].isVisible()
    assert form.errors["rebuy.prize"].text()
    assert not form.errors["buy_in.prize"].isVisible()
    assert form.fields["rebuy.prize"].text() == text
    assert not desktop.floor.desk.terms.money


def test_without_any_amount_it_asks_for_the_buy_in(desktop):
    desktop.show()
    desktop.prizes.empty.button.click()
    desktop.prizes.terms.save.click()
    assert desktop.prizes.terms.errors["buy_in.prize"].isVisible()
    assert not desktop.floor.desk.terms.money


def test_ex_13_1_pool_and_box_of_the_evening(desktop):
    """12 × 20 + 5 rebuys × 20 + 8 add-ons × 10 = 420."""
    desktop.do(m.SetTerms(SIGNED))
    desktop.do(*(m.Buy(EntryId(nth), Purchase.REBUY) for nth in range(1, 6)))
    desktop.do(*(m.Buy(EntryId(nth), Purchase.ADD_ON) for nth in range(1, 9)))
    desktop.do(m.TakePayments(tuple(desktop.floor.entries)))
    desktop.show()
    assert "Prize pool: €420" in facts(desktop)
    assert "Box should hold: €420" in facts(desktop)
    assert desktop.prizes.payouts.sum.text() == "Sum €420 = pool €420"


def test_who_owes_is_named(desktop):
    desktop.do(m.SetTerms(SIGNED), m.TakePayments(tuple(map(EntryId, range(2, 13)))))
    desktop.show()
    assert "Ann owes €20" in facts(desktop)


def test_the_usual_table_is_proposed_from_the_entrants(desktop):
    desktop.do(m.SetTerms(SIGNED))
    desktop.show()
    card = desktop.prizes.payouts
    assert [field.text() for field in card.fields] == ["50", "30", "20"]
    assert [prize.text() for prize in card._prizes] == ["€120", "€72", "€48"]
    assert not card.save.isVisible()


def test_ex_13_2_the_unit_rounds_down_and_the_first_takes_the_rest(desktop):
    desktop.do(m.SetTerms(structs.replace(SIGNED, extras=Extras(added=23_000))))
    desktop.show()
    unit = desktop.prizes.payouts.unit
    unit.setFocus()
    desktop.type("10")
    desktop.press(Qt.Key.Key_Return)
    assert [prize.text() for prize in desktop.prizes.payouts._prizes] == ["€240", "€140", "€90"]
    assert desktop.prizes.payouts.sum.text() == "Sum €470 = pool €470"
    unit.setFocus()
    desktop.type("0")
    desktop.press(Qt.Key.Key_Return)
    assert desktop.prizes.payouts.unit_error.isVisible()
    assert desktop.floor.house.money_unit == 1000


def test_percentages_that_do_not_make_100_cannot_be_saved_and_stay_typed(desktop):
    desktop.do(m.SetTerms(SIGNED))
    desktop.show()
    card = desktop.prizes.payouts
    card.fields[0].setFocus()
    desktop.type("55")
    assert "105" in card.error.text()
    assert card.save.isVisible()
    assert not card.save.isEnabled()
    desktop.do(m.Buy(EntryId(1), Purchase.REBUY))  # something else happens meanwhile
    assert card.fields[0].text() == "55"
    card.fields[1].setFocus()
    desktop.type("25")
    desktop.press(Qt.Key.Key_Return)
    assert desktop.floor.desk.payouts.shares == (5500, 2500, 2000)
    assert not card.save.isVisible()
    card.usual.click()
    assert desktop.floor.desk.payouts.shares == ()
    assert card.fields[0].text() == "50"


def test_amounts_must_make_the_pool_and_tell_what_is_missing(desktop):
    desktop.do(m.SetTerms(SIGNED))
    desktop.show()
    card = desktop.prizes.payouts
    card._ways.chosen.emit(False)
    assert [field.text() for field in card.fields] == ["120", "72", "48"]
    card.fields[0].setFocus()
    desktop.type("100")
    assert card.sum.text() == "Sum €220, pool €240: €20 missing"
    assert not card.save.isEnabled()
    card.more.click()
    desktop.type("20")
    desktop.press(Qt.Key.Key_Return)
    assert desktop.floor.desk.payouts.prizes == (10_000, 7200, 4800, 2000)
    desktop.bridge.undo()
    assert desktop.floor.desk.payouts.prizes == ()


def test_a_place_that_gets_more_than_the_one_before_is_refused(desktop):
    desktop.do(m.SetTerms(SIGNED))
    desktop.show()
    card = desktop.prizes.payouts
    for field, text in zip(card.fields, ("30", "50", "20"), strict=True):
        field.setFocus()
        desktop.type(text)
    assert "2" in card.error.text()
    assert card.fields[1].property("wrong") == "true"
    assert not card.save.isEnabled()


def test_bubble_and_money_are_called_at_the_right_bust(desktop):
    """Three of twelve are paid: with four in it is the bubble, with three the money."""
    desktop.do(m.SetTerms(SIGNED))
    desktop.show()
    bust(desktop, 12, 11, 10, 9, 8, 7, 6)
    assert "2 bust" in facts(desktop)
    bust(desktop, 5)
    assert "On the bubble" in facts(desktop)
    bust(desktop, 4)
    assert "In the money" in facts(desktop)


def test_ticks_bring_the_box_to_zero(desktop):
    desktop.do(m.SetTerms(SIGNED), m.TakePayments(tuple(desktop.floor.entries)))
    bust(desktop, *range(12, 1, -1))
    desktop.show()
    pay = desktop.prizes.pay_list
    assert list(pay.ticks) == [1, 2, 3]
    pay.ticks[3].setFocus()
    desktop.press(Qt.Key.Key_Return)
    assert desktop.floor.desk.paid_out == {3: 4800}
    assert pay.ticks[3].isChecked()
    assert pay.ticks[3].hasFocus()
    for who in (1, 2):
        pay.ticks[who].click()
    assert box_of(desktop.floor).after_fees == 0
    assert pay.box_line.text() == "The box is at 0: everything is paid."
    pay.ticks[1].click()
    assert desktop.floor.desk.paid_out[1] == 0
    assert pay.box_line.text() == "The box should hold €120."


def test_ex_13_5_tied_players_share_what_their_places_get(desktop):
    desktop.do(m.SetTerms(SIGNED))
    bust(desktop, *range(12, 4, -1))
    desktop.do(m.BustTogether((m.Busted(entry=3, start=900), m.Busted(entry=4, start=900))))
    desktop.show()
    assert {row.who.name: row.prize for row in desktop.prizes.pay_list._rows} == {"Cleo": 2400, "Dan": 2400}


def deal(desktop, kind: DealKind, *stacks: str):
    desktop.do(
        m.SetTerms(structs.replace(SIGNED, extras=Extras(added=76_000))),
        m.FixPrizes((50_000, 30_000, 20_000)),
    )
    bust(desktop, *range(12, 3, -1))
    desktop.show()
    card = desktop.prizes.deal
    card.begin.click()
    card.kinds.chosen.emit(kind)
    fields = list((card.amounts if kind is DealKind.TYPED else card.stacks).values())
    for field, text in zip(fields, stacks, strict=True):
        field.setFocus()
        desktop.type(text)
    return card


@pytest.mark.parametrize(
    ("kind", "stacks", "amounts"),
    [
        (DealKind.ICM, ("5000", "3000", "2000"), (38_393, 32_750, 28_857)),
        (DealKind.CHIP_CHOP, ("5000", "3000", "2000"), (40_000, 32_000, 28_000)),
        (DealKind.EVEN, (), (33_334, 33_333, 33_333)),
        (DealKind.TYPED, ("400", "350", "250"), (40_000, 35_000, 25_000)),
    ],
)
def test_ex_13_9_deals(desktop, kind, stacks, amounts):
    card = deal(desktop, kind, *stacks)
    assert card.agree.isEnabled()
    card.agree.click()
    assert tuple(share.cents for share in desktop.floor.desk.deal.shares) == amounts
    assert card.cancel.isVisible()
    assert not card.agree.isVisible()
    card.cancel.click()
    assert desktop.floor.desk.deal is None


def test_ex_13_11_more_than_first_prize_is_warned_of(desktop):
    card = deal(desktop, DealKind.CHIP_CHOP, "9000", "500", "500")
    assert card._warning.isVisible()
    assert card.warning.text() == "Ann would get more than the first prize of €500."
    card.kinds.chosen.emit(DealKind.ICM)
    assert not card._warning.isVisible()


def test_a_typed_deal_must_give_out_just_the_prizes(desktop):
    card = deal(desktop, DealKind.TYPED, "400", "350", "251")
    assert not card.agree.isEnabled()
    assert "1,001" in card.error.text()


def test_a_deal_needs_every_stack(desktop):
    card = deal(desktop, DealKind.ICM, "5000", "3000", "")
    assert not card.agree.isEnabled()


def test_an_open_bounty_is_given_to_whoever_won_it(desktop):
    desktop.do(m.SetTerms(structs.replace(SIGNED, buy_in=Price(1500, 0, 500))))
    bust(desktop, 12)
    desktop.show()
    card = desktop.prizes.hunters
    assert card.isVisible()
    picker = card.pickers[12]
    picker.activated.emit(picker.findData(EntryId(2)))
    assert not card.isVisible()
    assert [(row.who.name, row.bounty) for row in desktop.prizes.pay_list._rows] == [("Bo", 500)]
