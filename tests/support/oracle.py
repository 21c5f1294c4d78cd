"""The same hand dealt by pokerkit, an independent engine, for comparison move by move.

Seats are 1..n clockwise from the left of the button, so pokerkit's player i sits in seat i + 1.
"""

import random
import warnings

from pokerkit import Automation, FixedLimitTexasHoldem, NoLimitTexasHoldem

from tdapp.domain.cards import parse_card
from tdapp.domain.hand.setup import HandSetup, Seat
from tdapp.domain.house_rules import (
    AnteFormat,
    AntePriority,
    HouseRules,
    OddChipPolicy,
    Structure,
    UncappedWhen,
)

_ALL = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.CARD_BURNING,
    Automation.HOLE_DEALING,
    Automation.BOARD_DEALING,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)
LIKE_THE_ORACLE = HouseRules(
    single_ante_priority=AntePriority.ANTE_FIRST,
    odd_chip_policy=OddChipPolicy.ALL_TO_FIRST,
    fl_uncapped_when=UncappedWhen.NEVER,
)


def plain_setup(rng, structure):
    """A hand that both engines can express: an ante of everybody or of the big blind, who is never short."""
    count = rng.randint(2, 9)
    bb = rng.choice([2, 10, 100])
    ante = rng.choice([0, 0, 1, bb // 2])
    deep = structure is Structure.FIXED_LIMIT
    stacks = [rng.randint(60, 90) * bb if deep else random_stack(rng, bb) for _ in range(count)]
    big = 1 if count > 2 else 0
    stacks[big] = max(stacks[big], bb + ante)
    return HandSetup(
        seats=tuple(Seat(seat=n, stack=stack) for n, stack in enumerate(stacks, 1)),
        button=count,
        small_blind_seat=1 if count > 2 else 2,
        big_blind_seat=2 if count > 2 else 1,
        small_blind=bb // 2,
        big_blind=bb,
        ante=ante,
        ante_format=rng.choice([AnteFormat.PER_PLAYER, AnteFormat.BB_ANTE]) if ante else AnteFormat.NONE,
        structure=structure,
        house=LIKE_THE_ORACLE,
    )


def random_stack(rng, bb):
    return rng.choice([rng.randint(1, 3 * bb), rng.randint(1, 12 * bb), rng.randint(bb, 80 * bb)])


def oracle_state(setup, seed):
    """pokerkit's state of the same deal; its cards come from its own shuffled deck."""
    count = len(setup.seats)
    blinds = [setup.small_blind, setup.big_blind] + [0] * (count - 2)
    antes = [0] * count
    each = setup.ante_format is AnteFormat.PER_PLAYER
    if each:
        antes = [setup.ante] * count
    elif setup.ante_format is AnteFormat.BB_ANTE:
        antes[1] = setup.ante  # heads-up pokerkit turns antes and blinds round
    stacks = [s.stack for s in setup.seats]
    random.seed(seed)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        if setup.structure is Structure.FIXED_LIMIT:
            bets = (setup.big_blind, 2 * setup.big_blind)
            return FixedLimitTexasHoldem.create_state(_ALL, each, antes, blinds, *bets, stacks, count)
        return NoLimitTexasHoldem.create_state(_ALL, each, antes, blinds, setup.big_blind, stacks, count)


def known_hands(dealt, board):
    """Seat → seven cards, from the hole cards that pokerkit dealt and its board."""
    common = [parse_card(repr(card)) for card in board]
    return {seat: (*(parse_card(repr(card)) for card in hole), *common) for seat, hole in dealt.items()}
