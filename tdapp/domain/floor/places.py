"""Who finishes where when several go out in one hand, and how far it is to the money.

| rule | where | done / not, because |
|---|---|---|
| one table, one hand: more chips at its start is the better place (rules §13.2) | `in_order` | done |
| the start is before blinds and antes, or after the ante | `in_order` | done: `bust_stack_basis` |
| equal stacks tie | `in_order` | done |
| hand-for-hand: different tables tie, whatever the stacks (TDA 2024 RP-8) | `in_order` | done |
| … several of a table: the best of each tie, then the second of each, … (our reading) | `in_order` | done |
| without hand-for-hand different tables go by time | `in_order` | done |
| tied players share their places' prizes | `money.payouts.tied_prizes` | not here |
| in the money with the best place of a tie (RP-8: all share the last paid one) | `is_paid` | done |
"""

from collections.abc import Iterator, Sequence
from itertools import groupby
from operator import itemgetter

from msgspec import Struct

from tdapp.domain.house_rules import BustStackBasis
from tdapp.domain.units import Chips, EntryId, TableNo
from tdapp.errors import RuleViolation


class Out(Struct, frozen=True, kw_only=True):
    """One who busts. `start` = chips at the start of the hand, before blinds and antes; `ante` paid in it.

    `start` None is not known: nobody need ask for it where no stack is compared.
    """

    entry: EntryId
    table: TableNo
    start: Chips | None = None
    ante: Chips = Chips(0)


class Place(Struct, frozen=True):
    """A finishing place; `first` to `last` when tied players share several."""

    first: int
    last: int


Order = tuple[tuple[EntryId, ...], ...]
"""Groups of tied players, the best place first."""


def in_order(
    outs: Sequence[Out],
    *,
    hand_for_hand: bool = False,
    basis: BustStackBasis = BustStackBasis.START_OF_HAND,
) -> Order:
    """The order of those who go out together. `outs` of different tables stand in the order of time.

    One table's players go out in one hand. Errors: RuleViolation bust.stack_needed (entry): two of one table
    and a stack that is not known. Rule: rules §13.2.
    """
    by_table: dict[TableNo, list[Out]] = {}
    for out in outs:
        by_table.setdefault(out.table, []).append(out)
    ranked = [list(_ranked(busted, basis)) for busted in by_table.values()]
    if not hand_for_hand:
        return tuple(group for table in reversed(ranked) for _, group in table)
    level = sorted((pair for table in ranked for pair in table), key=itemgetter(0))
    return tuple(
        tuple(entry for _, group in tied for entry in group) for _, tied in groupby(level, itemgetter(0))
    )


def _ranked(outs: list[Out], basis: BustStackBasis) -> Iterator[tuple[int, tuple[EntryId, ...]]]:
    """The busted of one table: how many of it did better, and who is tied there."""
    if len(outs) == 1:
        yield 0, (outs[0].entry,)
        return
    compared = sorted(((_compared(out, basis), out.entry) for out in outs), key=lambda pair: -pair[0])
    better = 0
    for _, tied in groupby(compared, itemgetter(0)):
        group = tuple(entry for _, entry in tied)
        yield better, group
        better += len(group)


def _compared(out: Out, basis: BustStackBasis) -> int:
    if out.start is None:
        raise RuleViolation("bust.stack_needed", entry=out.entry)
    return out.start - (out.ante if basis is BustStackBasis.AFTER_ANTE else 0)


def places_from(order: Order, best: int) -> dict[EntryId, Place]:
    """The places of groups of tied players; the first group begins at place `best`."""
    found: dict[EntryId, Place] = {}
    for group in order:
        place = Place(best, best + len(group) - 1)
        found |= dict.fromkeys(group, place)
        best = place.last + 1
    return found


def is_paid(place: Place, paid: int) -> bool:
    """Whether a place, shared or not, gets any of the `paid` prizes."""
    return place.first <= paid


def to_the_money(left: int, paid: int) -> int:
    """How many must still go out until all who are left are paid: 0 in the money, 1 on the bubble."""
    return max(0, left - paid)
