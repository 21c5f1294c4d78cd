"""Seats and tables through a session: TDA 2024 R7, R8, R10, R11, RP-8, RP-9 as a director meets them."""

import pytest
from support.builders import a_structure
from support.fakes import Evening
from support.seat_evening import seed

from tdapp.application.commands import FoundTournament
from tdapp.application.views import founded
from tdapp.domain.clock.commands import StartClock
from tdapp.domain.clock.reading import reading_at
from tdapp.domain.floor import commands as f
from tdapp.domain.floor import seat_commands as c
from tdapp.domain.floor.advice import advice
from tdapp.domain.floor.hand_for_hand import PlayNextHand, StartHandForHand
from tdapp.domain.floor.state import room, still_in
from tdapp.domain.floor.table_decide import plan_balance
from tdapp.domain.floor.tables import Seat
from tdapp.domain.house_rules import HouseRules
from tdapp.domain.units import MINUTE, Millis


class _Night(Evening):
    """A tournament of so many players with seats and buttons drawn."""

    def __init__(self, players, most=9):
        super().__init__()
        self.do(
            FoundTournament("Friday", a_structure()),
            f.AddNumberedEntries(players),
            c.DrawSeats(most, seed(1)),
            c.DrawButtons(seed(2)),
        )

    def do(self, *commands):
        for command in commands:
            self.session.execute(command)

    @property
    def floor(self):
        return self.session.state.floor

    def sizes(self):
        return [len(there) for there in room(self.floor).sitting.values()]


def test_tda_7_seats_are_drawn_and_a_wrong_one_is_left_with_the_chips_of_now():
    night = _Night(9)
    drawn = night.floor.seating.seats[1]
    night.do(c.OpenTable(9), c.MoveEntry(1, Seat(2, 4)), c.CountStacks((c.StackCount(1, 12_600),)))
    night.do(c.MoveEntry(1, drawn))
    assert (night.floor.seating.seats[1], night.floor.stacks[1].chips) == (drawn, 12_600)


def test_tda_8_a_late_entry_sits_at_the_smallest_table_and_is_told_about_the_next_hand():
    night = _Night(23)
    for number in night.floor.seating.tables:
        night.do(c.DealHand(number))
    night.do(c.EnterLate("Kim", seed(3)))
    *_, seated = night.session.batches[-1].events
    assert seated.seat in (Seat(3, 8), Seat(3, 9))
    night.do(c.DealHand(3))
    assert seated.waits is (seated.entry in night.floor.seating.fresh)


def test_tda_10_ex_11_5_at_eighteen_the_third_table_breaks_in_one_act_and_one_undo():
    night = _Night(20)
    night.do(f.BustEntry(1))
    assert advice(night.floor).break_table is None
    night.do(f.BustEntry(2))
    assert advice(night.floor).break_table == 3
    before = night.floor
    night.do(c.BreakTable(3, seed(4)))
    assert night.sizes() == [9, 9]
    assert set(night.floor.seating.seats) == set(still_in(night.floor))
    night.session.undo()
    assert night.floor == before


def test_tda_11_a_one_plan_one_batch_one_undo():
    night = _Night(24)
    for number, there in room(night.floor).sitting.items():
        night.do(c.DealHand(number))
        if number == 3:
            night.do(*(f.BustEntry(entry) for entry in list(there.values())[:3]))
    plan, before = plan_balance(night.floor), night.floor
    night.do(c.BalanceTables(plan.moves))
    assert max(night.sizes()) - min(night.sizes()) <= 1
    assert all(move.before.table != 3 and move.seat.table == 3 for move in plan.moves)
    night.session.undo()
    assert night.floor == before


@pytest.mark.parametrize("deduct", [Millis(2 * MINUTE), Millis(3 * MINUTE)])
def test_rp_8_trap_30_two_or_three_minutes_a_hand(deduct):
    night = _Night(18)
    night.do(StartClock(), StartHandForHand(deduct))
    for _ in range(3):
        night.time.pass_by(minutes=5)
        night.do(PlayNextHand())
    left = reading_at(founded(night.session.state), night.time.now()).remaining
    assert left == 20 * MINUTE - 3 * deduct


def test_rp_9_at_nine_the_final_table_is_drawn_anew_with_a_new_button():
    night = _Night(10, most=8)
    assert advice(night.floor).redraw is None
    night.do(f.BustEntry(1))
    assert advice(night.floor).redraw == 1
    night.do(c.RedrawSeats(1, seed(5)))
    assert night.sizes() == [9]
    assert night.floor.seating.tables[1].first_button is None
    night.do(c.DrawButtons(seed(6)))
    assert night.floor.seating.tables[1].first_button in room(night.floor).sitting[1]


def test_rrop_a_limit_of_two_leaves_a_table_two_short_alone():
    night = _Night(27)
    leaving = list(room(night.floor).sitting[3].values())[:2]
    night.do(*(f.BustEntry(entry) for entry in leaving))
    assert advice(night.floor).balance
    night.do(c.SetHouseRules(HouseRules(balance_limit=2)))
    assert not advice(night.floor).balance
    assert plan_balance(night.floor).moves == ()
