"""Random hands and random legal play, for state machines and differential tests."""

from tdapp.domain.hand.actions import AllIn, Bet, Call, Check, DealStreet, Fold, RaiseTo, Settle
from tdapp.domain.hand.decide import decide
from tdapp.domain.hand.evolve import evolve
from tdapp.domain.hand.legal import legal_actions
from tdapp.domain.hand.setup import HandSetup, Presence, Seat, Street
from tdapp.domain.hand.state import behind, betting_over, hand_over, seats_in
from tdapp.domain.house_rules import (
    AnteFormat,
    AntePriority,
    HalfBoundary,
    HouseRules,
    OddChipPolicy,
    ReopenPolicy,
    Structure,
    Switch,
    UncappedWhen,
)


def random_house(rng):
    """Any mixture of the settings that a hand plays by."""
    return HouseRules(
        reopen_policy=rng.choice([None, *ReopenPolicy]),
        half_boundary=rng.choice(list(HalfBoundary)),
        single_ante_priority=rng.choice(list(AntePriority)),
        fl_cap_raises=rng.choice([3, 4]),
        fl_uncapped_when=rng.choice(list(UncappedWhen)),
        pl_sb_as_bb=rng.choice(list(Switch)),
        pl_round_up_unit=rng.choice([0, 0, 5]),
        pl_ante_preflop=rng.choice(list(Switch)),
        odd_chip_policy=rng.choice(list(OddChipPolicy)),
    )


def random_setup(rng, most=10):
    """Any table: gaps between seats, empty button, dead or no small blind, absent players, covers."""
    count = rng.randint(2, most)
    numbers = sorted(rng.sample(range(1, count + 3), count))
    turn = rng.randrange(count)
    numbers = numbers[turn:] + numbers[:turn]
    bb = rng.choice([2, 10, 15, 100])
    sb = rng.choice([0, bb // 2, bb, bb * 2 // 3])
    no_blinds = rng.random() < 0.08
    big = rng.randrange(count)
    dead_small = count == 2 or rng.random() < 0.15
    ante_format = rng.choice(list(AnteFormat))
    seats = tuple(random_seat(rng, number, bb, usual=i == big) for i, number in enumerate(numbers))
    heads_up = count == 2
    return HandSetup(
        seats=seats,
        button=numbers[big - 1] if heads_up or rng.random() < 0.8 else rng.randint(1, count + 3),
        small_blind_seat=None if no_blinds or (dead_small and not heads_up) else numbers[big - 1],
        big_blind_seat=None if no_blinds else numbers[big],
        small_blind=0 if no_blinds else sb,
        big_blind=0 if no_blinds else bb,
        ante=0 if ante_format is AnteFormat.NONE else rng.choice([1, bb // 2, bb]),
        ante_format=ante_format,
        structure=rng.choice(list(Structure)),
        min_bet=bb if no_blinds else None,
        smallest_chip=rng.choice([1, 1, 5]),
        house=random_house(rng),
        players_left=rng.choice([None, 2, count, 40]),
    )


def random_seat(rng, number, bb, *, usual):
    """`usual` = present and without posts, so that a hand has somebody to play it."""
    return Seat(
        seat=number,
        stack=rng.choice([None, rng.randint(1, bb * 2), rng.randint(1, bb * 8), rng.randint(bb, bb * 60)]),
        presence=Presence.ABSENT if not usual and rng.random() < 0.06 else Presence.PRESENT,
        live_post=bb if not usual and rng.random() < 0.05 else 0,
        dead_post=bb // 2 if not usual and rng.random() < 0.05 else 0,
    )


def random_action(rng, state, legal, bold=0.35):
    """One action out of the legal range. A player who covers may name an all-in."""
    if legal.can_raise and rng.random() < bold:
        return _wager(rng, state, legal)
    if legal.can_check:
        return Check(legal.seat) if rng.random() < 0.97 else Fold(legal.seat)
    return Fold(legal.seat) if rng.random() < 0.3 else Call(legal.seat)


def _wager(rng, state, legal):
    most = legal.max_raise_to
    if most is None:
        most = legal.min_raise_to + rng.randint(0, 3 * legal.pot_raise_to)
        if rng.random() < 0.2:
            return AllIn(legal.seat, rng.randint(legal.current_bet + 1, most))
    total = rng.choice([legal.min_raise_to, most, rng.randint(legal.min_raise_to, most)])
    left = behind(state, legal.seat)
    in_front = state.players[state.actor].bet
    if left is not None and total == in_front + left and rng.random() < 0.5:
        return AllIn(legal.seat)
    return (RaiseTo if legal.current_bet else Bet)(legal.seat, total)


def next_action(rng, state):
    """What anybody at the table might do next, dealing and settling included."""
    if state.actor >= 0:
        return random_action(rng, state, legal_actions(state))
    if (
        not hand_over(state)
        and state.street is not Street.RIVER
        and not (betting_over(state) and rng.random() < 0.2)
    ):
        return DealStreet()
    return Settle(random_ranking(rng, state))


def random_ranking(rng, state):
    """Any ranking of the hands that are left."""
    strength = {seat: rng.randint(1, 3) for seat in seats_in(state, state.live & ~state.mucked)}
    return tuple(
        tuple(s for s in strength if strength[s] == level) for level in sorted(set(strength.values()))
    )


def apply(state, action):
    """The state after an action and its events."""
    events = decide(state, action)
    for event in events:
        state = evolve(state, event)
    return state, events
