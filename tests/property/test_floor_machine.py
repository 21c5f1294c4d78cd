"""Any evening at the tables: nobody lost, no seat twice, the spread kept, every undo exact."""

from contextlib import suppress

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from support.builders import a_structure
from support.fakes import Evening
from support.small_blinds import only_small_blinds_left

from tdapp.application.commands import FoundTournament
from tdapp.application.events import FLOOR
from tdapp.domain.draw import seed_of
from tdapp.domain.floor import commands as f
from tdapp.domain.floor import seat_commands as c
from tdapp.domain.floor.advice import advice
from tdapp.domain.floor.audit import DrawEvent, replayed
from tdapp.domain.floor.hand_for_hand import EndHandForHand, PlayNextHand, StartHandForHand
from tdapp.domain.floor.state import FloorState, room, still_in
from tdapp.domain.floor.table_decide import plan_balance
from tdapp.domain.floor.tables import Seat, next_positions, seats_of
from tdapp.domain.house_rules import ButtonRule, HouseRules
from tdapp.errors import TdError

_NTH = st.integers(0, 60)
_SEEDS = st.binary(min_size=16, max_size=16).map(seed_of)
_TABLE = st.integers(1, 5)
_SEAT = st.integers(1, 9)


class FloorMachine(RuleBasedStateMachine):
    @initialize(players=st.integers(2, 40), most=st.integers(2, 9), seed=_SEEDS)
    def begin(self, players, most, seed):
        self.evening = Evening()
        self.session = self.evening.session
        for command in (
            FoundTournament("Friday", a_structure()),
            f.AddNumberedEntries(players),
            c.DrawSeats(most, seed),
            c.DrawButtons(seed),
        ):
            self.session.execute(command)

    @property
    def floor(self) -> FloorState:
        return self.session.state.floor

    def do(self, command):
        """Whether it was done; a refusal changes nothing. What was done is undone and done again, exactly."""
        before = self.floor
        try:
            batch = self.session.execute(command)
        except TdError:
            assert self.floor is before
            return False
        if batch is None:
            assert self.floor is before
            return False
        after = self.floor
        if FLOOR in batch.scopes:
            self.session.undo()
            assert self.floor == before
            self.session.redo()
            assert self.floor == after
        for event in batch.events:
            if isinstance(event, DrawEvent):
                assert replayed(event) == event
        return True

    def somebody(self, nth):
        entries = list(self.floor.entries)
        return entries[nth % len(entries)] if entries else 1

    # ---- people ---------------------------------------------------------------------------------------

    @rule(nth=_NTH)
    def bust(self, nth):
        playing = still_in(self.floor) or (1,)
        self.do(f.BustEntry(playing[nth % len(playing)]))

    @rule(nth=_NTH)
    def reinstate(self, nth):
        busts = self.floor.busts
        if not busts:
            return
        entry = busts[nth % len(busts)]
        old = self.floor.seating.vacated.get(entry)
        free = old is not None and old.table in self.floor.seating.tables
        free = free and old not in self.floor.seating.seats.values()
        free = free and old.seat in seats_of(self.floor.seating.tables[old.table])
        assert self.do(f.ReinstateEntry(entry))
        assert self.floor.seating.seats.get(entry) == (old if free else None)

    @rule(seed=_SEEDS)
    def late(self, seed):
        self.do(c.EnterLate("Kim", seed))

    @rule(nth=_NTH, seed=_SEEDS)
    def seat(self, nth, seed):
        self.do(c.SeatLateEntry(self.somebody(nth), seed))

    @rule(nth=_NTH)
    def take_back(self, nth):
        self.do(f.RemoveEntry(self.somebody(nth)))

    @rule(nth=_NTH, table=_TABLE, seat=_SEAT)
    def move(self, nth, table, seat):
        self.do(c.MoveEntry(self.somebody(nth), Seat(table, seat)))

    @rule(nth=_NTH, other=_NTH)
    def swap(self, nth, other):
        self.do(c.SwapEntries(self.somebody(nth), self.somebody(other)))

    @rule(nth=_NTH, locked=st.booleans())
    def lock(self, nth, locked):
        self.do(c.LockEntry(self.somebody(nth), locked))

    # ---- tables ---------------------------------------------------------------------------------------

    @rule(table=_TABLE, seats=st.sets(_SEAT, max_size=2))
    def close(self, table, seats):
        self.do(c.CloseSeats(table, tuple(seats)))

    @rule(size=st.integers(2, 9), table=_TABLE, new=st.booleans())
    def resize(self, size, table, new):
        self.do(c.OpenTable(size) if new else c.SetTableSize(table, size))

    @rule(limit=st.integers(1, 2), button=st.sampled_from(ButtonRule), redraw=st.sets(st.integers(1, 3)))
    def house(self, limit, button, redraw):
        house = HouseRules(balance_limit=limit, button_rule=button, redraw_at=tuple(redraw))
        self.do(c.SetHouseRules(house))

    @rule(table=_TABLE)
    def deal(self, table):
        self.do(c.DealHand(table))

    @rule(seed=_SEEDS, same=st.booleans())
    def draw_buttons(self, seed, same):
        self.do(c.DrawButtons(seed, same_seat=same))

    @rule(table=_TABLE, seat=_SEAT, upcoming=st.booleans())
    def set_button(self, table, seat, upcoming):
        self.do(c.SetButton(table, seat, upcoming))

    @rule()
    def balance(self):
        for number in plan_balance(self.floor).ask:
            self.do(c.SetButton(number, 1))
        plan, before = plan_balance(self.floor), room(self.floor)
        assert not plan.ask
        if not self.do(c.BalanceTables(plan.moves)):
            return
        after, rule_ = room(self.floor), self.floor.house.button_rule
        sizes = [len(there) for there in after.sitting.values()]
        assert max(sizes) - min(sizes) == plan.spread
        blocked = before.locked or any(table.closed for table in before.tables.values())
        uneven = len({table.size for table in before.tables.values()}) > 1
        assert (
            plan.spread <= self.floor.house.balance_limit
            or blocked
            or uneven
            or only_small_blinds_left(after, rule_)
        )
        for move in plan.moves:
            assert move.entry not in before.locked
            at = next_positions(after.tables[move.seat.table], after.sitting[move.seat.table], rule_)
            if at is not None and len(before.sitting[move.seat.table]) > 1:
                assert at.small_blind_poster != move.seat.seat
        assert not plan_balance(self.floor).moves

    @rule(seed=_SEEDS, table=_TABLE)
    def break_table(self, seed, table):
        due = advice(self.floor).break_table
        leaving = room(self.floor).sitting.get(due or table, {})
        if self.do(c.BreakTable(due or table, seed)):
            assert set(leaving.values()) <= set(self.floor.seating.seats)

    @rule(seed=_SEEDS, tables=st.integers(1, 3))
    def redraw(self, seed, tables):
        if self.do(c.RedrawSeats(tables, seed)):
            sizes = [len(there) for there in room(self.floor).sitting.values()]
            assert sum(sizes) == len(still_in(self.floor))
            closed = any(table.closed for table in self.floor.seating.tables.values())
            assert max(sizes) - min(sizes) <= 1 or closed or self.floor.seating.locked

    @rule(seed=_SEEDS, most=st.integers(2, 9))
    def draw_again(self, seed, most):
        if self.do(c.DrawSeats(most, seed)):
            assert set(self.floor.seating.seats) == set(still_in(self.floor))

    @rule(command=st.sampled_from([StartHandForHand(), PlayNextHand(), EndHandForHand()]))
    def hand_for_hand(self, command):
        self.do(command)

    @precondition(lambda self: self.session.to_undo())
    @rule(times=st.integers(1, 4))
    def undo(self, times):
        for _ in range(times):
            with suppress(TdError):
                self.session.undo()

    @rule()
    def reload(self):
        assert self.evening.reloaded().state == self.session.state

    # ---- always ---------------------------------------------------------------------------------------

    @invariant()
    def nobody_is_lost_and_no_seat_is_given_twice(self):
        if not hasattr(self, "session"):
            return
        seating, playing = self.floor.seating, set(still_in(self.floor))
        assert set(seating.seats) <= playing
        assert len(set(seating.seats.values())) == len(seating.seats)
        assert set(seating.locked) <= set(seating.seats)
        assert set(seating.fresh) <= set(seating.seats)
        assert not set(seating.vacated) & playing
        for seat in seating.seats.values():
            assert seat.seat in seats_of(seating.tables[seat.table])
        for table in seating.tables.values():
            assert table.positions is None or table.first_button is None
        assert sum(len(there) for there in room(self.floor).sitting.values()) == len(seating.seats)
        assert advice(self.floor).unseated == (len(playing) - len(seating.seats) if seating.tables else 0)


TestFloorMachine = FloorMachine.TestCase
TestFloorMachine.settings = settings(deadline=None, max_examples=120, stateful_step_count=40)
