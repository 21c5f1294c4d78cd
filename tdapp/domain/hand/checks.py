"""What cannot be a hand is refused before anything is posted."""

from tdapp.domain.hand.setup import MOST_CHIPS, MOST_PLAYERS, HandSetup, Presence, Street
from tdapp.domain.house_rules import Structure
from tdapp.errors import InputError


def check_setup(setup: HandSetup) -> None:
    """Refuse a setup that contradicts itself.

    InputError with `path`: `hand.seats_not_clockwise`, `hand.players` (dealt, least, most), `hand.amount`
    (amount), `hand.blind_order` (sb, bb), `hand.nothing_to_bet`, `hand.no_chips` (seat), and
    `hand.position_not_seated` (seat).
    """
    numbers = [s.seat for s in setup.seats]
    turn = numbers.index(min(numbers)) if numbers else 0
    if numbers[turn:] + numbers[:turn] != sorted(set(numbers)):
        raise InputError("hand.seats_not_clockwise", path="seats")
    out = Presence.OUT
    dealt = [s for s in setup.seats if s.presence is not out]
    if not 2 <= len(dealt) <= MOST_PLAYERS:
        raise InputError("hand.players", dealt=len(dealt), least=2, most=MOST_PLAYERS, path="seats")
    for path, amount in _amounts(setup):
        if not 0 <= amount <= MOST_CHIPS:
            raise InputError("hand.amount", amount=amount, path=path)
    if setup.small_blind > setup.big_blind:
        raise InputError("hand.blind_order", sb=setup.small_blind, bb=setup.big_blind, path="small_blind")
    fixed = setup.bets if setup.structure is Structure.FIXED_LIMIT else None
    if not (setup.min_bet or setup.big_blind or fixed):
        raise InputError("hand.nothing_to_bet", path="min_bet")
    if setup.street is Street.PREFLOP and setup.under_way is None:
        for s in dealt:
            if s.stack == 0:
                raise InputError("hand.no_chips", seat=s.seat, path="seats")
    seated = [s.seat for s in dealt]
    for path, seat in _positions(setup):
        if seat is not None and seat not in seated:
            raise InputError("hand.position_not_seated", seat=seat, path=path)


def _positions(setup: HandSetup) -> tuple[tuple[str, int | None], ...]:
    at = setup.under_way
    return (
        ("small_blind_seat", setup.small_blind_seat),
        ("big_blind_seat", setup.big_blind_seat),
        ("aggressor", setup.aggressor),
        ("under_way.to_act", None if at is None else at.to_act),
    )


def _amounts(setup: HandSetup) -> list[tuple[str, int]]:
    """Every number that must lie between nothing and `MOST_CHIPS`; of a seat only those that do not."""
    amounts: list[tuple[str, int]] = [
        ("small_blind", setup.small_blind),
        ("big_blind", setup.big_blind),
        ("ante", setup.ante),
        ("middle", setup.middle),
        ("smallest_chip", setup.smallest_chip - 1),
        ("min_bet", setup.min_bet or 0),
    ]
    if setup.bets is not None:
        amounts += [("bets", min(setup.bets) - 1), ("bets", max(setup.bets))]
    for i, s in enumerate(setup.seats):
        numbers = (s.stack or 0, s.live_post, s.dead_post, s.bet, s.paid, s.acted_level or 0)
        if min(numbers) < 0 or max(numbers) > MOST_CHIPS:
            amounts += [(f"seats[{i}]", amount) for amount in numbers if not 0 <= amount <= MOST_CHIPS]
    if (at := setup.under_way) is not None:
        amounts += [
            ("under_way.current_bet", at.current_bet - max(s.bet for s in setup.seats)),
            ("under_way.current_bet", at.current_bet),
            ("under_way.increment", at.increment - 1),
            ("under_way.wagers", at.wagers),
        ]
    return amounts
