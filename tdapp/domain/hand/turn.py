"""Whose turn it is, and when nobody's.

| rule | where | done / not, because |
|---|---|---|
| pre-flop the first able seat left of the big blind, heads-up the button (T-01) | `search_starts` | done |
| no blinds: left of the button (rules §1.1); two players: the button | `search_starts` | done |
| later the first able seat left of the button seat, even if it is empty (T-23) | `search_starts` | done |
| clockwise until everybody able has had a turn; a bet or raise asks everybody again | `next_to_act` | done |
| all but one have folded: over at once | `next_to_act` | done |
| owes nothing and no able opponent: skipped (rules §2.2) | `next_to_act` | done |
"""

from tdapp.domain.hand.setup import HandSetup, dealt_in
from tdapp.domain.hand.state import NOBODY, Player
from tdapp.domain.units import SeatNo


def search_starts(setup: HandSetup) -> tuple[int, int]:
    """`after_button` and `after_blinds` of the terms: where the search for the first to act begins."""
    numbers = [s.seat for s in setup.seats]
    after_button = _index_left_of(numbers, setup.button)
    if setup.big_blind_seat is not None:
        return after_button, _index_left_of(numbers, setup.big_blind_seat)
    if sum(map(dealt_in, setup.seats)) == 2:
        return after_button, _index_left_of(numbers, setup.button - 1)
    return after_button, after_button


def _index_left_of(numbers: list[SeatNo], seat: int) -> int:
    """Index of the first seat clockwise after a seat number, which may be empty."""
    higher = [number for number in numbers if number > seat]
    return numbers.index(min(higher or numbers))


def first_in(mask: int, start: int) -> int:
    """The first index of the mask at or after `start`, wrapping round; NOBODY for an empty mask."""
    later = mask >> start << start or mask
    return (later & -later).bit_length() - 1


def next_to_act(
    players: tuple[Player, ...],
    pending: int,
    able: int,
    live: int,
    start: int,
    *,
    mover: int = NOBODY,
    bet: int = 0,
) -> int:
    """The first of `pending` clockwise from index `start`; NOBODY when the street is over.

    `mover` has just brought his street total to `bet`. Rule: rules §2.2; TDA 2024 R40.
    """
    if not pending or live & (live - 1) == 0:
        return NOBODY
    index = first_in(pending, start)
    if able == 1 << index:
        highest = max(
            bet if i == mover else p.bet for i, p in enumerate(players) if live >> i & 1 and i != index
        )
        if players[index].bet >= highest:
            return NOBODY
    return index


def awaited(players: tuple[Player, ...] | list[Player], able: int, current: int) -> int:
    """Of the able players those who have not acted on this street or have not matched the bet."""
    waiting = [1 << i for i, p in enumerate(players) if able >> i & 1 and (p.acted < 0 or p.bet < current)]
    return sum(waiting)
