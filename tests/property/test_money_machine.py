"""The desk under any commands, undo and redo: money is never made and never lost."""

from contextlib import suppress

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from support.night import Night

from tdapp.application.commands import Command
from tdapp.application.money import accounts_of, bounties_of, box_of, pool_of, prizes_of, prizes_won
from tdapp.domain.floor import commands as f
from tdapp.domain.floor import money_commands as m
from tdapp.domain.floor.money_events import DealKind, Purchased
from tdapp.domain.floor.seat_commands import StackCount
from tdapp.domain.floor.state import is_over, places, still_in
from tdapp.domain.prices import BountyKind, Extras, Offer, Price, Purchase, Terms, price_of
from tdapp.errors import RuleViolation, TdError

_ENTRIES = st.integers(1, 9)
_CENTS = st.integers(0, 3333)
_PRICES = st.builds(Price, _CENTS, _CENTS, _CENTS)
_OFFERS = st.builds(Offer, price=_PRICES, most=st.none() | st.integers(1, 3))
_TERMS = st.builds(
    Terms,
    money=st.sampled_from([True, True, False]),
    buy_in=_PRICES,
    re_entry=st.none() | _OFFERS,
    rebuy=_OFFERS,
    add_on=_OFFERS,
    bounty=st.sampled_from(BountyKind),
    extras=st.builds(Extras, added=_CENTS, fee=_CENTS, guarantee=st.integers(0, 50_000)),
)
_HUNTERS = st.lists(_ENTRIES, max_size=3, unique=True).map(tuple)
_BUSTED = st.builds(m.Busted, entry=_ENTRIES, start=st.integers(1, 3), hunters=_HUNTERS)
_SHARES = st.sampled_from([(), (10_000,), (5000, 3000, 2000), (4000, 3000, 1500, 1000, 500), (5000, 4000)])
_COMMANDS: st.SearchStrategy[Command] = st.one_of(
    st.builds(f.AddNumberedEntries, st.integers(1, 2)),
    st.builds(f.RemoveEntry, _ENTRIES),
    st.builds(m.BustTogether, st.lists(_BUSTED, min_size=1, max_size=4).map(tuple)),
    st.builds(m.SetHunters, _ENTRIES, _HUNTERS),
    st.builds(m.TakeBackPurchase, _ENTRIES, st.sampled_from(Purchase)),
    st.builds(m.SetTerms, _TERMS),
    st.just(m.ExpectGuests(("Ann", "Bo"))),
    st.builds(m.MarkGuest, _ENTRIES, st.booleans()),
    st.builds(m.EnterGuests, _ENTRIES.map(lambda entry: (entry,))),
    st.builds(m.TakePayments, st.lists(_ENTRIES, max_size=3).map(tuple)),
    st.builds(m.SetPaidIn, _ENTRIES, _CENTS),
    st.builds(m.SharePool, _SHARES),
    st.just(m.CancelDeal()),
    st.builds(m.PayOut, _ENTRIES),
    st.builds(m.TakeBackPayOut, _ENTRIES),
)


class Desk(RuleBasedStateMachine):
    @initialize(people=st.integers(0, 8), terms=_TERMS)
    def found(self, people: int, terms: Terms) -> None:
        self.night = Night(people, terms)

    @rule(command=_COMMANDS)
    def ask(self, command: Command) -> None:
        before = self.night.session.state
        try:
            self.night.do(command)
        except TdError:
            assert self.night.session.state is before

    @precondition(lambda self: len(still_in(self.night.floor)) > 1)
    @rule(nth=st.integers(0, 9), hunter=st.integers(0, 9), equal=st.booleans(), several=st.integers(1, 2))
    def bust(self, nth: int, hunter: int, equal: bool, several: int) -> None:
        people = still_in(self.night.floor)
        victims = {people[(nth + more) % len(people)] for more in range(min(several, len(people) - 1))}
        rest = [who for who in people if who not in victims]
        hunters = (rest[hunter % len(rest)],) if hunter else ()
        self.night.do(
            m.BustTogether(
                tuple(
                    m.Busted(entry=who, start=5 if equal else 5 + who, hunters=hunters)
                    for who in sorted(victims)
                )
            )
        )

    @precondition(lambda self: bool(self.night.floor.busts))
    @rule(nth=st.integers(0, 9), what=st.sampled_from(Purchase), place=st.integers(1, 12))
    def come_back_or_finish_elsewhere(self, nth: int, what: Purchase, place: int) -> None:
        who = self.night.floor.busts[nth % len(self.night.floor.busts)]
        command = {
            Purchase.BUY_IN: f.ReinstateEntry(who),
            Purchase.ADD_ON: m.CorrectPlace(who, place),
        }.get(what, m.Buy(who, what))
        self.ask(command)

    @rule(nth=st.integers(0, 9), what=st.sampled_from([Purchase.REBUY, Purchase.ADD_ON]))
    def buy(self, nth: int, what: Purchase) -> None:
        if people := still_in(self.night.floor):
            self.ask(m.Buy(people[nth % len(people)], what))

    @rule(kind=st.sampled_from([DealKind.EVEN, DealKind.ICM, DealKind.CHIP_CHOP]), stacks=st.data())
    def agree(self, kind: DealKind, stacks: st.DataObject) -> None:
        counts = tuple(
            StackCount(who, stacks.draw(st.integers(1, 9999))) for who in still_in(self.night.floor)
        )
        with suppress(TdError):
            self.night.do(m.AgreeDeal(kind=kind, stacks=counts))

    @rule(fraction=st.integers(0, 10))
    def fix(self, fraction: int) -> None:
        pool = pool_of(self.night.floor).total
        second = pool * fraction // 20
        with suppress(TdError):
            self.night.do(m.FixPrizes((pool - second, second)))

    @precondition(lambda self: self.night.session.to_undo() is not None)
    @rule()
    def undo_and_redo(self) -> None:
        before = self.night.floor
        self.night.session.undo()
        self.night.session.redo()
        assert self.night.floor == before

    @rule()
    def undo(self) -> None:
        with suppress(RuleViolation):
            self.night.session.undo()

    @rule()
    def pay_everything(self) -> None:
        """With nobody owing and all due paid the box is at zero, once all prizes and bounties are won."""
        floor = self.night.floor
        with suppress(TdError):
            self.night.do(m.TakePayments(tuple(floor.entries)))
        for entry, account in accounts_of(self.night.floor).items():
            if account.owes < 0:
                self.night.do(m.SetPaidIn(entry, account.cost))
            if account.due:
                with suppress(TdError):
                    self.night.do(m.PayOut(entry))
        after = self.night.floor
        finished = is_over(after) and not bounties_of(after).open
        if finished and not any(account.due for account in accounts_of(after).values()):
            assert box_of(after).after_fees == 0

    @invariant()
    def prizes_are_the_pool(self) -> None:
        floor = self.night.floor
        pool = pool_of(floor).total
        assert sum(prizes_of(floor)) == pool
        if is_over(floor) or floor.desk.deal is not None:
            assert sum(prizes_won(floor).values()) == pool

    @invariant()
    def bounties_are_what_was_paid_for_them(self) -> None:
        floor = self.night.floor
        terms = floor.desk.terms
        sold = len(floor.entries) * price_of(terms, Purchase.BUY_IN).bounty
        sold += sum(price_of(terms, line.what).bounty for line in floor.desk.lines if type(line) is Purchased)
        found = bounties_of(floor)
        assert sum(sum(part.values()) for part in (found.cash, found.heads, found.open)) == sold

    @invariant()
    def each_place_is_taken_once(self) -> None:
        floor = self.night.floor
        found = places(floor)
        tied = {entry for tie in floor.ties for entry in tie}
        assert tied <= set(floor.busts)
        taken = [place for entry, place in found.items() if entry not in tied]
        taken += [found[tie[0]] + nth for tie in floor.ties for nth in range(len(tie))]
        first = 1 if is_over(floor) else len(floor.entries) - len(floor.busts) + 1
        assert sorted(taken) == list(range(first, len(floor.entries) + 1))
        assert not set(floor.desk.guests) & set(floor.entries)

    @invariant()
    def a_restart_finds_the_same(self) -> None:
        assert self.night.reloaded() == self.night.floor


TestDesk = Desk.TestCase
TestDesk.settings = settings(deadline=None, max_examples=80, stateful_step_count=35)
