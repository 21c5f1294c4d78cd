"""Whether something may be bought now. Levels and breaks are counted from 0, breaks included.

| rule | where | done / not, because |
|---|---|---|
| nothing is sold before its time or after it; late registration | `check_time` | done |
| so many per player | `check_count` | done |
| rebuy: only at zero, or with at most the starting stack (rules §13.3) | `check_stack` | done |
| who is in, who is out, a seat for a re-entry (TDA 2024 R8) | the floor knows | not here |
| declared before the hand = playing those chips, must pay (TDA 2024 R27) | owing, on the floor | not here |
"""

from tdapp.domain.prices import Purchase, RebuyWhen
from tdapp.domain.units import Chips
from tdapp.errors import RuleViolation


def check_time(purchase: Purchase, now: int, since: int | None, until: int | None) -> None:
    """`now`, `since`, `until` are places in the structure, the last two included.

    Errors: RuleViolation purchase.too_early, purchase.too_late (purchase).
    """
    if since is not None and now < since:
        raise RuleViolation("purchase.too_early", purchase=purchase)
    if until is not None and now > until:
        raise RuleViolation("purchase.too_late", purchase=purchase)


def check_count(purchase: Purchase, bought: int, most: int | None) -> None:
    """`bought` so far by this player. Errors: RuleViolation purchase.too_many (purchase, most)."""
    if most is not None and bought >= most:
        raise RuleViolation("purchase.too_many", purchase=purchase, most=most)


def check_stack(stack: Chips | None, start: Chips, when: RebuyWhen) -> None:
    """Whether this stack may rebuy; an unknown one (None) is believed to be small enough, but not zero.

    Errors: RuleViolation rebuy.only_at_zero (stack), rebuy.stack_too_big (stack, most).
    """
    if when is RebuyWhen.ONLY_AT_ZERO and stack != 0:
        raise RuleViolation("rebuy.only_at_zero", stack=stack)
    if stack is not None and stack > start:
        raise RuleViolation("rebuy.stack_too_big", stack=stack, most=start)
