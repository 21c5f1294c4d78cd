"""A tournament with money, in few words."""

import msgspec
from msgspec import structs

from support.builders import a_structure
from support.fakes import Evening
from tdapp.application.commands import Command, FoundTournament
from tdapp.application.money import accounts_of, bounties_of, box_of, pool_of, prizes_of, prizes_won
from tdapp.domain.clock.structure import Structure
from tdapp.domain.floor import commands as f
from tdapp.domain.floor import money_commands as m
from tdapp.domain.floor.state import FloorState, places
from tdapp.domain.prices import BountyKind, Extras, Offer, Price, Terms

START = 5000
TERMS = Terms(
    money=True,
    buy_in=Price(prize=2000),
    re_entry=Offer(price=Price(prize=2000), most=2),
    rebuy=Offer(price=Price(prize=2000), most=3),
    add_on=Offer(price=Price(prize=1000), chips=7500),
)
HEADS = Terms(
    money=True,
    buy_in=Price(bounty=1000),
    rebuy=Offer(price=Price(bounty=1000)),
    bounty=BountyKind.PROGRESSIVE,
)


def limited(**limits: str) -> Structure:
    """L1, L2, B1, L3 with `entry_until`, `rebuy_until`, `add_on_at`."""
    return structs.replace(a_structure(stack=START), **limits)


class Night:
    """People are called by number, from 1 in the order of entering."""

    def __init__(self, people: int = 4, terms: Terms = TERMS, structure: Structure | None = None) -> None:
        self.evening = Evening()
        self.session = self.evening.session
        self.do(FoundTournament("Night", structure or a_structure(stack=START)))
        if terms != Terms():
            self.do(m.SetTerms(terms))
        if people:
            self.do(f.AddNumberedEntries(people))

    @property
    def floor(self) -> FloorState:
        return self.session.state.floor

    def do(self, *commands: Command) -> "Night":
        for command in commands:
            self.session.execute(command)
        return self

    def bust(self, *entries: int) -> "Night":
        return self.do(*(f.BustEntry(entry) for entry in entries))

    def hunted(self, victim: int, *hunters: int) -> "Night":
        return self.do(m.BustTogether((m.Busted(entry=victim, hunters=hunters),)))

    def places(self) -> dict[int, int]:
        return places(self.floor)

    def prizes(self) -> tuple[int, ...]:
        return prizes_of(self.floor)

    def won(self) -> dict[int, int]:
        return prizes_won(self.floor)

    def cash(self) -> dict[int, int]:
        return bounties_of(self.floor).cash

    def heads(self) -> dict[int, int]:
        return bounties_of(self.floor).heads

    def owes(self) -> dict[int, int]:
        return {entry: account.owes for entry, account in accounts_of(self.floor).items() if account.owes}

    def due(self) -> dict[int, int]:
        return {entry: account.due for entry, account in accounts_of(self.floor).items() if account.due}

    def pool(self) -> int:
        return pool_of(self.floor).total

    def holds(self) -> int:
        return box_of(self.floor).holds

    def events(self) -> tuple[object, ...]:
        """Of the last command."""
        return self.session.batches[-1].events

    def reloaded(self) -> FloorState:
        return self.evening.reloaded().state.floor

    def with_extras(self, **extras: int) -> "Night":
        terms = structs.replace(self.floor.desk.terms, extras=msgspec.convert(extras, Extras))
        return self.do(m.SetTerms(terms))
