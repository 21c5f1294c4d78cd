"""Busts of one hand, hunters, places put right; all that follows is computed anew."""

import pytest
from support.night import HEADS, TERMS, Night

from tdapp.application.money import bounties_of
from tdapp.domain.button import Positions
from tdapp.domain.floor import commands as f
from tdapp.domain.floor import hand_for_hand as h
from tdapp.domain.floor import money_commands as m
from tdapp.domain.floor import money_events as e
from tdapp.domain.floor import seat_commands as s
from tdapp.domain.floor.events import EntryBusted
from tdapp.domain.floor.seat_commands import StackCount
from tdapp.domain.floor.tables import Seat, Seated
from tdapp.domain.house_rules import BustStackBasis, HouseRules
from tdapp.domain.prices import Price, Purchase, Terms
from tdapp.errors import RuleViolation


def out(entry, start=None, ante=0, hunters=()):
    return m.Busted(entry=entry, start=start, ante=ante, hunters=hunters)


def together(night, *busts):
    return night.do(m.BustTogether(busts))


def refused(night, command):
    before = night.session.state
    with pytest.raises(RuleViolation) as caught:
        night.do(command)
    assert night.session.state is before
    return caught.value.code


def seated(night, tables):
    """Who sits where, a list of entries a table, from seat 1."""
    for people in tables:
        night.do(s.OpenTable(max(2, len(people))))
    return night.do(
        s.AssignSeats(
            tuple(
                Seated(entry, Seat(table, seat))
                for table, people in enumerate(tables, 1)
                for seat, entry in enumerate(people, 1)
            )
        )
    )


def test_ex_13_4_two_in_one_hand_by_their_stacks():
    night = together(Night(3), out(1, 1500), out(2, 3000))
    assert night.places() == {1: 3, 2: 2, 3: 1}
    assert [(event.entry, event.place) for event in night.events()] == [(1, 3), (2, 2)]


def test_ex_13_4_equal_stacks_share_their_prizes():
    night = Night(3, Terms(money=True, buy_in=Price(prize=33_334)))
    night.do(m.FixPrizes((50_002, 30_000, 20_000)))
    together(night, out(1, 1500), out(2, 1500))
    assert night.places() == {1: 2, 2: 2, 3: 1}
    assert night.won() == {1: 25_000, 2: 25_000, 3: 50_002}


def test_ex_13_5_equal_stacks_on_the_bubble():
    night = Night(4, Terms(money=True, buy_in=Price(prize=25_000)))
    night.do(m.FixPrizes((50_000, 30_000, 20_000)))
    together(night, out(1, 700), out(2, 700))
    assert night.won() == {1: 10_000, 2: 10_000}


def test_ex_13_6_rp_8_three_tables_in_hand_for_hand():
    night = seated(Night(9), [[1, 2, 3], [4, 5, 6], [7, 8, 9]]).do(h.StartHandForHand())
    together(night, out(1), out(4), out(7))
    assert [night.places()[entry] for entry in (1, 4, 7)] == [7, 7, 7]
    assert night.floor.ties == ((1, 4, 7),)


def test_without_hand_for_hand_the_one_named_first_went_out_first():
    night = seated(Night(4), [[1, 2], [3, 4]])
    together(night, out(1), out(3))
    assert night.places() == {1: 4, 3: 3}


def test_a_stack_that_was_counted_need_not_be_named():
    night = Night(4).do(s.CountStacks((StackCount(1, 900), StackCount(2, 400))))
    together(night, out(1), out(2))
    assert night.places() == {2: 4, 1: 3}
    assert refused(Night(4), m.BustTogether((out(1), out(2, 5)))) == "bust.stack_needed"


def test_bust_stack_basis_is_a_house_rule():
    night = Night(9).do(s.SetHouseRules(HouseRules(bust_stack_basis=BustStackBasis.AFTER_ANTE)))
    together(night, out(1, 5000, ante=1000), out(2, 4500))
    assert night.places() == {1: 9, 2: 8}


def test_rules_13_2_odd_cents_go_to_the_left_of_the_button():
    night = seated(Night(5, Terms(money=True, buy_in=Price(prize=1))), [[1, 2, 3, 4, 5]])
    night.do(m.FixPrizes((2, 1, 1, 1)), s.SetPositions(1, Positions(button=3, small_blind=4, big_blind=5)))
    together(night, out(2, 700), out(4, 700))
    assert night.floor.ties == ((4, 2),)
    assert night.won() == {4: 1}
    assert isinstance(night.events()[-1], e.PlacesTied)


def test_odd_cents_go_as_named_where_no_button_is_known():
    assert together(seated(Night(4), [[1, 2, 3, 4]]), out(3, 5), out(1, 5)).floor.ties == ((3, 1),)
    assert together(Night(4), out(3, 5), out(1, 5)).floor.ties == ((3, 1),)


def test_nobody_goes_out_twice_and_somebody_stays():
    night = Night(3)
    assert refused(night, m.BustTogether((out(1, 5), out(1, 5)))) == "bust.twice"
    assert refused(night, m.BustTogether((out(1, 5), out(2, 4), out(3, 3)))) == "bust.nobody_left"
    assert refused(night, m.BustTogether((out(9),))) == "entry.unknown"
    assert refused(night.bust(1), m.BustTogether((out(1),))) == "entry.out_already"
    assert night.session.execute(m.BustTogether(())) is None


def test_reinstated_from_a_tie_the_places_are_computed_anew():
    night = Night(6)
    together(night, out(1, 5), out(2, 5), out(3, 5)).bust(4)
    assert night.places() == {1: 4, 2: 4, 3: 4, 4: 3}
    night.do(f.ReinstateEntry(2))
    assert (night.places(), night.floor.ties) == ({1: 5, 3: 5, 4: 4}, ((1, 3),))
    night.do(f.ReinstateEntry(1))
    assert (night.places(), night.floor.ties) == ({3: 6, 4: 5}, ())
    night.do(f.RemoveEntry(3))
    assert night.places() == {4: 5}


def test_a_place_can_be_put_right_any_time():
    night = Night(6).bust(1, 2, 3, 4)
    night.do(m.CorrectPlace(1, 4))
    assert night.places() == {2: 6, 3: 5, 1: 4, 4: 3}
    night.do(m.CorrectPlace(1, 6))
    assert night.places() == {1: 6, 2: 5, 3: 4, 4: 3}
    assert night.session.execute(m.CorrectPlace(1, 6)) is None
    for place in (2, 7):
        assert refused(night, m.CorrectPlace(1, place)) == "place.range"
    assert refused(night, m.CorrectPlace(5, 4)) == "entry.still_in"


def test_a_place_put_right_ends_its_tie_and_one_that_it_splits():
    night = together(Night(6), out(1, 5), out(2, 5)).bust(3).do(m.CorrectPlace(1, 6))
    assert (night.places(), night.floor.ties) == ({1: 6, 2: 5, 3: 4}, ())
    night = together(Night(6), out(1, 5), out(2, 5)).bust(3)
    night.do(m.CorrectPlace(3, 5))
    assert (sorted(night.places().values()), night.floor.ties) == ([4, 5, 6], ())
    night = together(Night(6), out(1, 5), out(2, 5)).bust(3).do(m.CorrectPlace(3, 6))
    assert (night.places(), night.floor.ties) == ({3: 6, 1: 4, 2: 4}, ((1, 2),))


def test_ex_13_8_progressive_heads_of_an_evening():
    night = Night(4, HEADS)
    a, b, c, d = 1, 2, 3, 4
    night.hunted(b, a)
    assert (night.cash(), night.heads()) == ({a: 500}, {a: 1500, c: 1000, d: 1000})
    night.hunted(c, a).hunted(a, d)
    assert (night.cash(), night.heads()) == ({a: 1000, d: 3000}, {})


def test_fixed_bounties_are_split_among_the_hunters():
    night = Night(4, Terms(money=True, buy_in=Price(bounty=1001))).hunted(1, 3, 2)
    assert (night.cash(), night.heads()) == ({3: 501, 2: 500}, {2: 1001, 3: 1001, 4: 1001})


def test_a_bounty_is_open_until_the_hunter_is_named_and_can_be_put_right():
    night = Night(4, HEADS).bust(1)
    assert (night.cash(), bounties_of(night.floor).open) == ({}, {1: 1000})
    night.do(m.SetHunters(1, (2,)))
    assert (night.cash(), bounties_of(night.floor).open) == ({2: 500}, {})
    night.do(m.SetHunters(1, (3,)))
    assert night.cash() == {3: 500}
    night.do(m.SetHunters(1, ()))
    assert (night.cash(), bounties_of(night.floor).open) == ({}, {1: 1000})


@pytest.mark.parametrize("hunters", [(1,), (9,), (2, 2)])
def test_hunters_are_other_players_each_once(hunters):
    assert refused(Night(3, HEADS).bust(1), m.SetHunters(1, hunters)) == "bounty.hunters"
    assert refused(Night(3, HEADS), m.BustTogether((out(1, hunters=hunters),))) == "bounty.hunters"


def test_only_who_is_out_was_hunted():
    assert refused(Night(3, HEADS), m.SetHunters(1, (2,))) == "entry.still_in"


def test_who_is_reinstated_has_his_head_again_and_nobody_won_it():
    night = Night(4, HEADS).hunted(1, 2).do(f.ReinstateEntry(1))
    assert (night.cash(), night.heads()) == ({}, {1: 1000, 2: 1000, 3: 1000, 4: 1000})


def test_who_buys_in_again_has_a_new_head_and_the_old_one_stays_won():
    night = Night(4, HEADS).hunted(1, 2).do(m.Buy(1, Purchase.REBUY))
    assert (night.cash(), night.heads()) == ({2: 500}, {1: 1000, 2: 1500, 3: 1000, 4: 1000})
    night.hunted(1, 3)
    assert (night.cash(), night.heads()) == ({2: 500, 3: 500}, {2: 1500, 3: 1500, 4: 1000})
    night.do(f.ReinstateEntry(1))
    assert (night.cash(), night.heads()) == ({2: 500}, {1: 1000, 2: 1500, 3: 1000, 4: 1000})
    night.bust(1).do(f.ReinstateEntry(1))
    assert night.cash() == {2: 500}


def test_a_hunter_who_is_out_himself_gets_it_in_cash():
    night = Night(4, HEADS)
    together(night, out(1, 5, hunters=(3,)), out(2, 9, hunters=(1,)))
    assert (night.cash(), night.heads()) == ({3: 500, 1: 1000}, {3: 1500, 4: 1000})
    assert sum(isinstance(event, EntryBusted) for event in night.events()) == 2


def test_undo_of_a_hand_that_busted_two_is_one_step():
    night = Night(4, TERMS)
    before = night.floor
    together(night, out(1, 5, hunters=(3,)), out(2, 5, hunters=(3,)))
    after = night.floor
    assert night.reloaded() == after
    night.session.undo()
    assert night.floor == before
    night.session.redo()
    assert night.floor == after
