"""Prizes, deals, paying out until the box is at zero."""

import pytest
from support.night import TERMS, Night

from tdapp.application.money import box_of, bubble_of, placings, prizes_of
from tdapp.domain.floor import commands as f
from tdapp.domain.floor import money_commands as m
from tdapp.domain.floor import money_events as e
from tdapp.domain.floor import seat_commands as s
from tdapp.domain.floor.money_events import DealKind
from tdapp.domain.floor.places import Place
from tdapp.domain.floor.seat_commands import StackCount
from tdapp.domain.house_rules import PAYOUT_TABLE, HouseRules, PayoutRounding, PayoutRow
from tdapp.domain.prices import Offer, Price, Purchase, Terms
from tdapp.errors import RuleViolation, TdError

PAYING = Terms(money=True, buy_in=Price(prize=1000), rebuy=Offer(price=Price(prize=1000)))
"""Ten players make a pool of 100.00."""


def ten(*, left=3):
    """Ten players, the last ones of whom are left; 50 / 30 / 20."""
    return Night(10, PAYING).bust(*range(1, 11 - left))


def refused(night, command):
    before = night.session.state
    with pytest.raises(TdError) as caught:
        night.do(command)
    assert night.session.state is before
    return caught.value.code


def agree(kind, stacks, amounts=()):
    return m.AgreeDeal(
        kind=kind, stacks=tuple(StackCount(who, chips) for who, chips in stacks), amounts=amounts
    )


def test_prizes_by_the_usual_table_of_the_entrants():
    assert Night(10, PAYING).prizes() == (5000, 3000, 2000)
    assert Night(4, PAYING).prizes() == (4000,)
    assert Night(0, PAYING).prizes() == (0,)


def test_the_unit_and_the_rounding_are_house_rules():
    night = Night(10, PAYING).do(m.SharePool((4025, 3475, 2500)))
    assert night.prizes() == (4025, 3475, 2500)
    night.do(s.SetHouseRules(HouseRules(money_unit=100)))
    assert night.prizes() == (4100, 3400, 2500)
    night.do(s.SetHouseRules(HouseRules(money_unit=100, payout_rounding=PayoutRounding.LARGEST_REMAINDER)))
    assert night.prizes() == (4000, 3500, 2500)


def test_a_table_of_our_own_and_back_to_the_usual_one():
    night = Night(10, PAYING).do(m.SharePool((10_000,)))
    assert night.prizes() == (10_000,)
    assert night.session.execute(m.SharePool((10_000,))) is None
    assert night.do(m.SharePool()).prizes() == (5000, 3000, 2000)
    assert refused(night, m.SharePool((5000, 4999))) == "payout.not_hundred"


def test_typed_prizes_stand_and_the_first_takes_what_comes_in_later():
    night = Night(10, PAYING).do(m.FixPrizes((6000, 3000, 1000)), m.Buy(1, Purchase.REBUY))
    assert night.prizes() == (7000, 3000, 1000)
    assert refused(night, m.FixPrizes((6000, 3000, 1000))) == "payout.sum"
    assert refused(night, m.FixPrizes(())) == "payout.sum"


def test_fewer_players_than_paid_places_still_share_the_whole_pool():
    night = Night(2, PAYING).do(m.SharePool((5000, 3000, 2000)))
    assert night.prizes() == (1400, 600)
    night.bust(1)
    assert night.won() == {1: 600, 2: 1400}


def test_a_pool_that_sank_below_the_typed_prizes_is_not_paid_out():
    night = Night(3, PAYING).do(m.FixPrizes((1600, 1400))).bust(1).do(f.RemoveEntry(3))
    assert night.prizes() == (600, 1400)
    assert refused(night, m.PayOut(2)) == "payout.increasing"
    assert night.do(m.SharePool(), m.PayOut(2)).due() == {}


@pytest.mark.parametrize(
    ("house", "code"),
    [
        (HouseRules(payout_table=(PayoutRow(2, 9, (5000, 4000)),)), "payout.not_hundred"),
        (HouseRules(payout_table=(*PAYOUT_TABLE, PayoutRow(101, 200, (4000, 6000)))), "payout.increasing"),
        (HouseRules(payout_table=()), "payout.no_table"),
        (HouseRules(money_unit=0), "payout.unit"),
    ],
)
def test_house_rules_that_no_pool_can_be_shared_by(house, code):
    assert refused(Night(3), s.SetHouseRules(house)) == code


def test_the_bubble_and_the_money_at_the_right_bust():
    night = ten(left=5)
    seen = [bubble_of(night.floor)]
    for entry in (6, 7, 8, 9):
        seen.append(bubble_of(night.bust(entry).floor))
    assert seen == [2, 1, 0, 0, 0]
    assert night.won() == {8: 2000, 9: 3000, 10: 5000}
    assert bubble_of(Night(10, Terms()).floor) is None


def test_ex_13_6_a_tie_over_the_bubble_is_in_the_money():
    night = ten(left=5).do(m.BustTogether(tuple(m.Busted(entry=entry, start=500) for entry in (6, 7, 8))))
    assert bubble_of(night.floor) == 0
    assert {entry: placings(night.floor)[entry] for entry in (5, 6, 8)} == {
        5: Place(6, 6),
        6: Place(3, 5),
        8: Place(3, 5),
    }
    assert night.won() == {6: 667, 7: 667, 8: 666}


def test_the_box_is_at_zero_when_all_is_paid_out():
    terms = Terms(money=True, buy_in=Price(prize=1000, fee=100, bounty=200))
    night = Night(10, terms).with_extras(added=500, guarantee=12_000)
    night.do(m.TakePayments(tuple(range(1, 11))))
    for entry in range(1, 10):
        night.hunted(entry, entry + 1)
    assert (night.won(), sum(night.won().values())) == ({10: 6000, 9: 3600, 8: 2400}, night.pool())
    assert sum(night.due().values()) == 12_000 + 2000
    for entry in night.due():
        night.do(m.PayOut(entry))
    box = box_of(night.floor)
    assert (night.due(), box.after_fees, box.holds) == ({}, 0, 1000)


def test_a_pay_out_can_be_taken_back():
    night = ten(left=2).do(m.PayOut(8))
    assert night.events() == (e.PaidOut(8, "", 2000),)
    assert refused(night, m.PayOut(8)) == "payout.nothing_due"
    assert refused(night, m.TakeBackPayOut(7)) == "payout.nothing_paid"
    night.do(m.TakeBackPayOut(8))
    assert (night.due(), night.holds()) == ({8: 2000}, 0)


def test_what_was_paid_too_much_comes_back():
    night = ten(left=2).do(m.PayOut(8), f.ReinstateEntry(8))
    assert night.due() == {8: -2000}
    night.do(m.PayOut(8))
    assert (night.due(), night.events()) == ({}, (e.PaidOut(8, "", -2000),))


def test_reinstated_and_others_out_the_prizes_follow_the_places():
    night = ten(left=2)
    assert night.won() == {8: 2000}
    night.do(f.ReinstateEntry(8)).bust(9)
    assert night.won() == {9: 2000}
    night.bust(8)
    assert night.won() == {9: 2000, 8: 3000, 10: 5000}


def test_an_icm_deal_among_three():
    night = ten().do(agree(DealKind.ICM, [(8, 5000), (9, 3000), (10, 2000)]))
    assert night.won() == {8: 3839, 9: 3275, 10: 2886}
    assert sum(night.won().values()) == night.pool()
    night.bust(8, 9)
    assert night.won() == {8: 3839, 9: 3275, 10: 2886}


def test_a_deal_from_the_stacks_that_were_counted():
    night = ten().do(
        s.CountStacks((StackCount(8, 2000), StackCount(9, 5000), StackCount(10, 3000))),
        m.AgreeDeal(kind=DealKind.CHIP_CHOP),
    )
    deal = night.floor.desk.deal
    assert [(share.who.entry, share.stack, share.cents) for share in deal.shares] == [
        (9, 5000, 4000),
        (10, 3000, 3200),
        (8, 2000, 2800),
    ]
    assert deal.prizes == (5000, 3000, 2000)


def test_even_and_typed_deals_need_no_stacks():
    night = ten().do(agree(DealKind.EVEN, []))
    assert night.won() == {8: 3334, 9: 3333, 10: 3333}
    night = ten().do(agree(DealKind.TYPED, [(10, None), (8, None), (9, None)], (6000, 3000, 1000)))
    assert night.won() == {10: 6000, 8: 3000, 9: 1000}


def test_a_deal_on_the_bubble_is_over_the_prizes_there_are():
    night = ten(left=4).do(agree(DealKind.ICM, [(7, 10), (8, 10), (9, 10), (10, 10)]))
    assert night.won() == dict.fromkeys((7, 8, 9, 10), 2500)


def test_what_is_no_deal():
    night = ten()
    assert refused(night, agree(DealKind.EVEN, [(8, None), (9, None)])) == "deal.players"
    assert refused(night, agree(DealKind.EVEN, [(8, 1), (9, 1), (1, 1)])) == "deal.players"
    assert refused(night, agree(DealKind.TYPED, [], (5000, 5000))) == "deal.players"
    assert refused(night, agree(DealKind.TYPED, [], (5000, 4000, 999))) == "deal.sum"
    assert refused(night, agree(DealKind.ICM, [])) == "deal.stack"
    assert refused(night, m.CancelDeal()) == "deal.none"
    assert refused(ten(left=1), agree(DealKind.EVEN, [])) == "deal.players"


def test_while_a_deal_stands_pool_and_field_stay_and_it_can_be_cancelled():
    night = ten().do(m.ExpectGuests(("Ann",)), agree(DealKind.EVEN, []))
    for command in (
        f.AddEntries(("Bo",)),
        f.AddNumberedEntries(1),
        f.RemoveEntry(1),
        m.EnterGuests((11,)),
        m.Buy(9, Purchase.REBUY),
        m.TakeBackPurchase(9, Purchase.REBUY),
        m.SetTerms(TERMS),
        m.SharePool((10_000,)),
        m.FixPrizes((10_000,)),
        f.ReinstateEntry(7),
        agree(DealKind.EVEN, []),
    ):
        assert refused(night, command) == "deal.agreed"
    night.bust(8).do(f.ReinstateEntry(8), s.SetHouseRules(HouseRules(money_unit=1000)))
    assert sum(night.won().values()) == night.pool() == sum(night.prizes())
    night.do(m.CancelDeal())
    assert (night.floor.desk.deal, night.won()) == (None, {})
    night.do(f.ReinstateEntry(7))


def test_while_a_deal_stands_nobody_is_put_into_its_places_or_out_of_them():
    night = ten().do(agree(DealKind.EVEN, [])).bust(8)
    assert refused(night, m.CorrectPlace(8, 4)) == "deal.agreed"
    assert refused(night, m.CorrectPlace(7, 3)) == "deal.agreed"
    night.do(m.CorrectPlace(7, 5))
    assert night.places()[7] == 5


def test_a_deal_is_one_step_of_undo_and_stays_after_a_restart():
    night = ten()
    before = night.floor
    night.do(agree(DealKind.ICM, [(8, 5000), (9, 3000), (10, 2000)]), m.PayOut(8))
    assert night.reloaded() == night.floor
    night.session.undo()
    night.session.undo()
    assert night.floor == before


def test_prizes_are_of_the_house_table_however_it_changes():
    night = Night(10, PAYING).do(s.SetHouseRules(HouseRules(payout_table=(PayoutRow(2, 100, (7000, 3000)),))))
    assert prizes_of(night.floor) == (7000, 3000)


def test_who_is_unknown_is_paid_nothing():
    night = ten()
    for command in (m.PayOut(99), m.TakeBackPayOut(99), m.TakePayments((99,)), m.SetPaidIn(99, 5)):
        with pytest.raises(RuleViolation, match=r"entry\.unknown"):
            night.do(command)
