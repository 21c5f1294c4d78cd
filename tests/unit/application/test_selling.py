"""Guests, purchases with their limits, payments and the box."""

import pytest
from support.night import START, TERMS, Night, limited

from tdapp.application.money import box_of, chips_in_play, pool_of, stack_for
from tdapp.application.views import Now, founded, outlook, projector_view
from tdapp.domain.clock.commands import JumpTo
from tdapp.domain.draw import Seed
from tdapp.domain.floor import commands as f
from tdapp.domain.floor import money_commands as m
from tdapp.domain.floor import money_events as e
from tdapp.domain.floor import seat_commands as s
from tdapp.domain.floor.seat_commands import StackCount
from tdapp.domain.floor.tables import Seat, Seated
from tdapp.domain.prices import MOST_CENTS, Offer, Price, Purchase, RebuyWhen, Terms
from tdapp.errors import InputError, TdError

RE_ENTRY, REBUY, ADD_ON = Purchase.RE_ENTRY, Purchase.REBUY, Purchase.ADD_ON
SEED = Seed("00112233445566778899aabbccddeeff")


def refused(night, command):
    """Code and parameters of the refusal; nothing has happened by it."""
    before = night.session.state
    with pytest.raises(TdError) as caught:
        night.do(command)
    assert night.session.state is before
    return caught.value.code, caught.value.params


def test_ex_13_1_pool_and_chips_of_an_evening():
    night = Night(12)
    for entry in range(1, 6):
        night.do(m.Buy(entry, REBUY))
    for entry in range(1, 9):
        night.do(m.Buy(entry, ADD_ON))
    chips = chips_in_play(night.floor, founded(night.session.state).structure)
    assert (night.pool(), chips) == (42_000, 145_000)
    night.bust(10, 11, 12)
    assert chips // 9 == 16_111


def test_the_average_and_what_is_in_play_count_what_was_bought():
    night = Night(4).do(m.Buy(1, REBUY), m.Buy(2, ADD_ON)).bust(3, 4)
    now = Now(night.evening.time.now(), night.evening.time.wall())
    assert projector_view(night.session.state, now).average == (5 * START + 7500) // 2
    assert outlook(night.session.state, now).in_play == 5 * START + 7500


def test_without_money_nothing_costs_anything_and_chips_still_count():
    night = Night(4, Terms(rebuy=Offer(price=Price(prize=2000))))
    night.do(m.Buy(1, REBUY))
    assert (night.pool(), night.owes(), night.holds()) == (0, {}, 0)
    assert chips_in_play(night.floor, founded(night.session.state).structure) == 5 * START


def test_the_terms_hold_for_what_was_sold_before():
    night = Night(3, Terms())
    assert night.pool() == 0
    night.do(m.SetTerms(TERMS))
    assert (night.pool(), night.owes()) == (6000, {1: 2000, 2: 2000, 3: 2000})
    assert night.session.execute(m.SetTerms(TERMS)) is None


def test_a_guest_is_expected_then_here_then_in():
    night = Night(2).do(m.ExpectGuests(("Ann", "Bo")), m.MarkGuest(3, True))
    assert (len(night.floor.entries), night.pool()) == (2, 4000)
    assert night.floor.desk.guests == {3: e.Guest(3, "Ann", True), 4: e.Guest(4, "Bo")}
    night.do(f.AddEntries(("Cy",)), m.EnterGuests((3,)))
    assert [entry.name for entry in night.floor.entries.values()] == ["", "", "Cy", "Ann"]
    assert (list(night.floor.desk.guests), night.floor.last_id, night.owes()[3]) == ([4], 5, 2000)
    night.do(f.AddEntries(("Di",)))
    assert night.floor.last_id == 6
    assert night.reloaded() == night.floor


def test_a_guest_can_be_renamed_and_struck_off():
    night = Night(1).do(m.ExpectGuests(("Ann",)), f.RenameEntry(2, "Anna"))
    assert night.floor.desk.guests[2].name == "Anna"
    assert list(night.floor.entries) == [1]
    assert night.session.execute(f.RenameEntry(2, "Anna")) is None
    night.do(f.RemoveEntry(2))
    assert night.floor.desk.guests == {}
    assert list(night.floor.entries) == [1]


def test_guests_are_not_twice_and_not_unknown():
    night = Night(1).do(m.ExpectGuests(("Ann",)))
    assert refused(night, m.MarkGuest(1, True)) == ("guest.unknown", {})
    assert refused(night, m.EnterGuests((2, 3))) == ("guest.unknown", {})
    assert refused(night, m.EnterGuests(()))[0] == "entries.none"
    assert refused(night, m.ExpectGuests(("Bo", " ")))[0] == "name.empty"
    assert refused(night, m.ExpectGuests(("x",) * 10_000))[0] == "entries.too_many"
    assert night.session.execute(m.MarkGuest(2, False)) is None


def test_late_registration_ends_with_the_break_after_its_level():
    night = Night(2, structure=limited(entry_until="L2")).do(m.ExpectGuests(("Ann",)))
    night.do(JumpTo("B1"), f.AddEntries(("Bo",)), JumpTo("L3"))
    late = ("purchase.too_late", {"purchase": Purchase.BUY_IN})
    for command in (
        f.AddEntries(("Cy",)),
        f.AddNumberedEntries(1),
        m.EnterGuests((3,)),
        s.EnterLate("Cy", SEED),
    ):
        assert refused(night, command) == late
    night.do(m.ExpectGuests(("Di",)))


def test_without_money_nobody_is_too_late():
    night = Night(2, Terms(), limited(entry_until="L1"))
    night.do(JumpTo("L3"), f.AddEntries(("Cy",)))
    assert len(night.floor.entries) == 3


def test_rebuys_and_re_entries_end_with_their_levels():
    night = Night(4, structure=limited(entry_until="L1", rebuy_until="L2")).bust(1)
    night.do(JumpTo("L2"))
    assert refused(night, m.Buy(1, RE_ENTRY)) == ("purchase.too_late", {"purchase": RE_ENTRY})
    night.do(m.Buy(1, REBUY), JumpTo("L3"))
    assert refused(night, m.Buy(2, REBUY)) == ("purchase.too_late", {"purchase": REBUY})


def test_an_add_on_is_sold_in_its_break():
    night = Night(2, structure=limited(add_on_at="B1"))
    assert refused(night, m.Buy(1, ADD_ON)) == ("purchase.too_early", {"purchase": ADD_ON})
    night.do(JumpTo("B1"), m.Buy(1, ADD_ON), JumpTo("L3"))
    assert refused(night, m.Buy(2, ADD_ON)) == ("purchase.too_late", {"purchase": ADD_ON})


def test_what_is_not_offered_is_not_sold():
    night = Night(3, Terms(money=True))
    for what in Purchase:
        assert refused(night, m.Buy(1, what)) == ("purchase.not_offered", {"purchase": what})


def test_so_many_rebuys_a_player():
    night = Night(2).do(*[m.Buy(1, REBUY)] * 3, m.Buy(2, REBUY))
    assert refused(night, m.Buy(1, REBUY)) == ("purchase.too_many", {"purchase": REBUY, "most": 3})


def test_rules_13_3_a_rebuy_is_for_small_stacks():
    night = Night(3).do(s.CountStacks((StackCount(1, START + 1), StackCount(2, START))))
    assert refused(night, m.Buy(1, REBUY)) == ("rebuy.stack_too_big", {"stack": START + 1, "most": START})
    night.do(m.Buy(2, REBUY), m.Buy(3, REBUY))
    assert [stack_for(night.floor, entry) for entry in (2, 3)] == [2 * START, None]


def test_rules_13_3_only_at_zero():
    terms = Terms(money=True, rebuy=Offer(), rebuy_when=RebuyWhen.ONLY_AT_ZERO)
    night = Night(3, terms).bust(1)
    assert refused(night, m.Buy(2, REBUY))[0] == "rebuy.only_at_zero"
    night.do(m.Buy(1, REBUY))
    assert (night.places(), stack_for(night.floor, 1)) == ({}, START)


def test_tda_8_a_re_entry_is_for_who_is_out():
    night = Night(3)
    assert refused(night, m.Buy(1, RE_ENTRY))[0] == "entry.still_in"
    night.bust(1, 2).do(m.Buy(1, RE_ENTRY))
    assert (night.places(), night.pool(), stack_for(night.floor, 1)) == ({2: 3}, 8000, START)
    assert refused(night, m.Buy(2, ADD_ON))[0] == "entry.out_already"
    assert refused(night, m.Buy(9, REBUY))[0] == "entry.unknown"


def seated(night, size=6):
    night.do(s.OpenTable(size))
    people = tuple(Seated(entry, Seat(1, entry)) for entry in night.floor.entries)
    return night.do(s.AssignSeats(people))


def test_a_rebuy_after_a_bust_is_on_the_old_seat():
    night = seated(Night(3)).bust(2).do(m.Buy(2, REBUY))
    assert night.floor.seating.seats[2] == Seat(1, 2)


def test_a_rebuy_whose_seat_is_taken_draws_another():
    night = seated(Night(3)).bust(2).do(s.MoveEntry(1, Seat(1, 2)), m.Buy(2, REBUY, SEED))
    assert night.floor.seating.seats[2] != Seat(1, 2)
    assert len(set(night.floor.seating.seats.values())) == 3


def test_tda_8_a_re_entry_draws_its_seat():
    night = seated(Night(3)).bust(2).do(m.Buy(2, RE_ENTRY, SEED))
    assert night.floor.seating.seats[2].table == 1
    assert [type(event).__name__ for event in night.events()] == [
        "Purchased",
        "EntryReinstated",
        "LateEntrySeated",
        "StacksCounted",
    ]
    assert 1 not in seated(Night(3)).bust(1).do(m.Buy(1, RE_ENTRY)).floor.seating.seats


def test_a_purchase_that_never_was():
    night = Night(3).do(m.Buy(1, REBUY), m.Buy(1, ADD_ON), m.TakeBackPurchase(1, REBUY))
    assert (night.pool(), stack_for(night.floor, 1)) == (7000, None)
    who = {"purchase": REBUY, "entry": 1, "name": ""}
    assert refused(night, m.TakeBackPurchase(1, REBUY)) == ("purchase.none", who)


def test_who_came_back_by_a_purchase_that_never_was_is_out_again():
    night = Night(4).bust(1).do(m.Buy(1, REBUY)).bust(2)
    night.do(m.TakeBackPurchase(1, REBUY))
    assert (night.places(), night.pool()) == ({2: 4, 1: 3}, 8000)
    night = Night(4).bust(1).do(m.Buy(1, REBUY)).bust(1).do(m.TakeBackPurchase(1, REBUY))
    assert night.places() == {1: 4}


def test_a_known_stack_follows_a_purchase_and_its_taking_back():
    night = Night(2).do(s.CountStacks((StackCount(1, 300),)), m.Buy(1, REBUY))
    assert stack_for(night.floor, 1) == START + 300
    night.do(m.TakeBackPurchase(1, REBUY))
    assert stack_for(night.floor, 1) == 300
    night.do(m.Buy(1, ADD_ON), s.CountStacks((StackCount(1, 100),)), m.TakeBackPurchase(1, ADD_ON))
    assert stack_for(night.floor, 1) is None


def test_product_3_the_box_and_who_owes():
    night = Night(3).do(m.Buy(2, REBUY), m.TakePayments((1, 2)))
    assert (night.holds(), night.owes()) == (6000, {3: 2000})
    night.do(m.SetPaidIn(3, 500))
    assert (night.holds(), night.owes()) == (6500, {3: 1500})
    assert night.session.execute(m.TakePayments((1, 2))) is None
    assert night.session.execute(m.SetPaidIn(3, 500)) is None
    assert refused(night, m.SetPaidIn(3, -1)) == (
        "paid.amount",
        {"path": "paid", "most_cents": MOST_CENTS},
    )
    night.do(m.SetPaidIn(1, 2500))
    assert night.owes()[1] == -500


def test_fees_and_the_houses_own_money_in_the_box():
    night = Night(2, Terms(money=True, buy_in=Price(prize=2000, fee=300, bounty=500)))
    night.with_extras(added=1000, fee=600, guarantee=6000).do(m.TakePayments((1, 2)))
    assert (pool_of(night.floor).overlay, night.pool()) == (1600, 6000)
    box = box_of(night.floor)
    assert (box.taken, box.put_in, box.fees, box.holds) == (5600, 2600, 1200, 8200)


@pytest.mark.parametrize(
    ("terms", "code", "path"),
    [
        (Terms(buy_in=Price(prize=-1)), "terms.money", "buy_in.prize"),
        (Terms(add_on=Offer(price=Price(fee=MOST_CENTS + 1))), "terms.money", "add_on.fee"),
        (Terms(rebuy=Offer(chips=0)), "terms.chips", "rebuy.chips"),
        (Terms(re_entry=Offer(most=0)), "terms.most", "re_entry.most"),
    ],
)
def test_terms_that_cannot_be_meant(terms, code, path):
    with pytest.raises(InputError) as caught:
        Night(0).do(m.SetTerms(terms))
    assert (caught.value.code, caught.value.params["path"]) == (code, path)


def test_an_entry_that_never_was_takes_its_money_along():
    night = Night(3).do(m.Buy(3, REBUY), m.TakePayments((1, 2, 3))).hunted(1, 3).do(f.RemoveEntry(3))
    assert (night.pool(), night.holds(), night.owes()) == (4000, 4000, {})
    night = Night(4).hunted(1, 2, 3).do(f.RemoveEntry(3), f.RemoveEntry(1))
    assert night.floor.desk.lines == ()
    night = Night(4).hunted(1, 2, 3).do(f.RemoveEntry(3), f.RemoveEntry(4))
    assert [line.hunters for line in night.floor.desk.lines] == [(e.Person(2, ""),)]


def test_undo_takes_back_a_purchase_with_all_it_did():
    night = seated(Night(3)).bust(2)
    before = night.floor
    night.do(m.Buy(2, RE_ENTRY, SEED))
    night.session.undo()
    assert night.floor == before
    night.session.redo()
    assert night.reloaded() == night.floor
