"""From the pool to the prize of each place.

| rule | where | done / not, because |
|---|---|---|
| the usual table by entrants (rules §13.1) | `usual_shares` | done; more than its last row: that row |
| other tables in use for the same field | `OTHER_TABLES` | done |
| percentages that do not sum to 100 are refused, never scaled | `split_pool` | done |
| places from the second rounded down, the rest to the first | `split_pool` | done: `payout_rounding` |
| … or the units left over to the largest remainders | `split_pool` | done: `payout_rounding` |
| what is below one unit goes to the first | `split_pool` | done |
| no place gets more than a better one, the sum is the pool | `check_prizes` | done |
| tied places are pooled and shared, odd cents in order (§13.2) | `tied_prizes` | done |
| places paid are 10 to 25 % of the entrants | – | not checked: convention only |
"""

import re
from collections.abc import Sequence
from fractions import Fraction

from tdapp.domain.house_rules import PAYOUT_TABLE, PayoutRounding, PayoutRow
from tdapp.domain.money.shares import evenly, largest_remainder
from tdapp.domain.units import Cents
from tdapp.errors import InputError, RuleViolation

WHOLE = 10_000
"""All of the pool, in hundredths of a percent."""
OTHER_TABLES = (
    PayoutRow(16, 20, (4500, 2500, 1500, 1000, 500)),
    PayoutRow(28, 45, (3500, 2500, 1250, 1000, 750, 500, 500)),
)
"""Rule: rules §13.1: flat alternatives for the same field."""

_PERCENT = re.compile(r"(\d{1,3})(?:[.,](\d{1,2}))?", re.ASCII)


def read_percent(text: str, path: str = "percent") -> int:
    """A typed percentage, `12.5` or `12,5 %`, in hundredths of a percent.

    Errors: InputError percent.unreadable (text, path): not a number from 0 to 100 with up to two decimals.
    """
    match = _PERCENT.fullmatch(text.replace("％", "%").strip().removesuffix("%").strip())
    hundredths = int(match[1]) * 100 + int((match[2] or "").ljust(2, "0")) if match else WHOLE + 1
    if hundredths > WHOLE:
        raise InputError("percent.unreadable", text=text[:24], path=path)
    return hundredths


def usual_shares(entrants: int, table: Sequence[PayoutRow] = PAYOUT_TABLE) -> tuple[int, ...]:
    """Hundredths of a percent from first place down; beyond either end of the table its nearest row.

    Errors: RuleViolation payout.no_table: the table is empty.
    """
    rows = sorted(table, key=lambda row: row.first)
    if not rows:
        raise RuleViolation("payout.no_table")
    return next((row.shares for row in rows if entrants <= row.last), rows[-1].shares)


def split_pool(
    pool: Cents,
    shares: Sequence[int],
    *,
    unit: int = 1,
    rounding: PayoutRounding = PayoutRounding.FIRST_TAKES_REST,
    whole: int = WHOLE,
) -> tuple[Cents, ...]:
    """The prizes from first place down, in whole `unit`s but for the first; they sum to `pool`.

    Errors: those of `check_shares`; InputError payout.unit (unit).
    Rule: rules §13.1.
    """
    check_shares(shares, whole)
    if unit < 1:
        raise InputError("payout.unit", path="money_unit", unit=unit)
    if rounding is PayoutRounding.FIRST_TAKES_REST:
        lower = [pool * share // (whole * unit) * unit for share in shares[1:]]
        return (Cents(pool - sum(lower)), *map(Cents, lower))
    units, rest = divmod(pool, unit)
    parts = largest_remainder([pool * share for share in shares], whole * unit, units)
    return (Cents(parts[0] * unit + rest), *(Cents(part * unit) for part in parts[1:]))


def check_shares(shares: Sequence[int], whole: int = WHOLE) -> None:
    """Whether a payout table can be used.

    Errors: RuleViolation payout.not_hundred (given and missing: exact percent, missing below 0 when
    too many), payout.increasing (place), payout.negative (place).
    """
    if sum(shares) != whole:
        given = Fraction(sum(shares) * 100, whole)
        raise RuleViolation("payout.not_hundred", given=given, missing=100 - given)
    _check_order(shares)


def check_prizes(prizes: Sequence[Cents], pool: Cents) -> None:
    """Whether typed prizes give out just the pool.

    Errors: RuleViolation payout.sum (given_cents, pool_cents), payout.increasing (place),
    payout.negative (place).
    """
    if sum(prizes) != pool:
        raise RuleViolation("payout.sum", given_cents=sum(prizes), pool_cents=pool)
    _check_order(prizes)


def _check_order(amounts: Sequence[int]) -> None:
    for place, amount in enumerate(amounts, 1):
        if amount < 0:
            raise RuleViolation("payout.negative", place=place)
        if place > 1 and amount > amounts[place - 2]:
            raise RuleViolation("payout.increasing", place=place)


def prize_of(prizes: Sequence[Cents], place: int) -> Cents:
    """What a place gets, counted from 1; 0 beyond the last paid."""
    return prizes[place - 1] if place <= len(prizes) else Cents(0)


def tied_prizes(prizes: Sequence[Cents], first: int, people: int) -> tuple[Cents, ...]:
    """What each of `people` gets who share the places from `first` down.

    Indivisible cents go one each in the order of the people: seated left of the button, or drawn.
    Rule: rules §13.2; RRoP; TDA 2024 RP-8.
    """
    covered = sum(prize_of(prizes, place) for place in range(first, first + people))
    return evenly(Cents(covered), people)
