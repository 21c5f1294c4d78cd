"""One hand as the public Poker Hand History standard records it; amounts already whole numbers.

Players are p1, p2 … from the small blind clockwise, the button last. Heads-up p1 is the big blind, and
`antes` and `blinds_or_straddles` stand the other way round (the small blind first), as the standard has it.
"""

from typing import Any

from msgspec import Struct, field

VARIANTS = ("NT", "FT", "PT")
"""No-limit and fixed-limit hold'em; PT is our own code for pot-limit hold'em, which the standard has not."""


class PhhHand(Struct, frozen=True, kw_only=True):
    """`scale` = how many units one whole of the file's amounts is (100: it writes 0.25 for 25).

    A negative blind is a live post out of turn. `ante_trimming_status` True: a short ante wins only its part
    of each ante. `tdapp` holds our own fields, without their `_tdapp_`. `line` is where the hand begins,
    `lines` where each action stands; 0 and empty for a hand that no text file holds.
    """

    variant: str
    antes: tuple[int, ...]
    blinds_or_straddles: tuple[int, ...]
    starting_stacks: tuple[int | None, ...]
    actions: tuple[str, ...]
    min_bet: int | None = None
    small_bet: int | None = None
    big_bet: int | None = None
    ante_trimming_status: bool = False
    hand: str | int | None = None
    seats: tuple[int, ...] | None = None
    players: tuple[str, ...] | None = None
    finishing_stacks: tuple[int, ...] | None = None
    scale: int = 1
    tdapp: dict[str, Any] = field(default_factory=dict[str, Any])
    line: int = 0
    lines: tuple[int, ...] = ()
