"""Forms about cards: rank, card_entry, duplicate, award_cards."""

import msgspec

from tdapp.domain.cards import RANKS, card_code, parse_card, require_distinct
from tdapp.domain.hand.pots import Pot
from tdapp.domain.hand.split import Splitting, award_pots, left_of_button
from tdapp.domain.house_rules import HouseRules
from tdapp.domain.ranking import best_five, five_ranks, rank_order
from tdapp.errors import InputError


def rank(given, _wanted):
    board = _cards(given.get("board", ""))
    hands = {name: (*board, *_cards(cards)) for name, cards in (given.get("hole") or given["hands"]).items()}
    return {"ranking": _order(hands), "best": {name: _named(best_five(hand)) for name, hand in hands.items()}}


def card_entry(given, _wanted):
    return {"parsed": [_read(text) for text in given["tries"]]}


def duplicate(given, _wanted):
    try:
        require_distinct(_cards(given.get("board", "")), *map(_cards, given["hole"].values()))
    except InputError as refused:
        return {"accepted": False, "duplicate": refused.params["cards"].split()}
    return {"accepted": True, "duplicate": []}


def award_cards(given, _wanted):
    """Players are seated 1..n in the order given; everybody in `hole` plays for the one pot."""
    house = msgspec.convert(given.get("settings", {}), HouseRules)
    board, mucked = _cards(given["board"]), given.get("mucked", ())
    seats = {name: number for number, name in enumerate(given["order"], 1)}
    shown = {name: (*board, *_cards(cards)) for name, cards in given["hole"].items() if name not in mucked}
    (award,) = award_pots(
        (Pot(given["pot"], tuple(seats[name] for name in given["hole"]), (given["pot"],)),),
        tuple(tuple(seats[name] for name in group) for group in _order(shown)),
        frozenset(seats[name] for name in mucked),
        Splitting(
            order=left_of_button(tuple(seats.values()), seats[given["button"]]),
            smallest_chip=given["smallest_chip"],
            policy=house.odd_chip_policy,
        ),
    )
    names = {number: name for name, number in seats.items()}
    return {"payouts": {names[share.seat]: share.amount for share in award.shares if share.amount}}


def _cards(written):
    """Cards of a case: one string parted by spaces, or a list."""
    return tuple(map(parse_card, written.split() if isinstance(written, str) else written))


def _read(text):
    try:
        return card_code(parse_card(str(text)))
    except InputError:
        return None


def _order(hands):
    names = list(hands)
    return [[names[place] for place in group] for group in rank_order(list(hands.values()))]


def _named(ranked):
    ranks = "".join(RANKS[rank] for rank in five_ranks(ranked.strength))
    return {"category": ranked.category.name.lower().replace("_", " "), "ranks": ranks}


ADAPTERS = {"rank": rank, "card_entry": card_entry, "duplicate": duplicate, "award_cards": award_cards}
