"""Forms about places, money and the chip race.

places, hand_result, payout_split, prize_tie, prize_pool, bounty_split, race, race_deal, race_stray.
"""

from fractions import Fraction

import msgspec

from support.cases.hand import settled
from tdapp.domain.cards import card_code, parse_cards
from tdapp.domain.chips import Exchange, Holding, changed, chips_to_win, deal_race, leftovers, run_race
from tdapp.domain.floor.places import Out, in_order, is_paid, places_from
from tdapp.domain.hand.found_late import Noticed, fouled_deck_voids
from tdapp.domain.hand.split import left_of_button
from tdapp.domain.house_rules import HouseRules
from tdapp.domain.money.bounties import fixed
from tdapp.domain.money.payouts import prize_of, split_pool, tied_prizes
from tdapp.domain.money.pool import prize_pool
from tdapp.domain.prices import Price
from tdapp.errors import RuleViolation


def places(given, _wanted):
    """Players are numbered left of the button where a hand is told, else as they are listed."""
    house, busts = _house(given), given["busts"]
    names = _numbered(given)
    order = in_order(
        [
            Out(
                entry=names.index(bust["p"]),
                table=bust.get("table", 1),
                start=bust["start_stack"],
                ante=bust.get("ante_paid", 0),
            )
            for bust in busts
        ],
        hand_for_hand=given.get("hand_for_hand", False),
        basis=house.bust_stack_basis,
    )
    survivors = [(names.index(name),) for name in given.get("survivors", ())]
    best = 1 if survivors else given["left_before"] - len(busts) + 1
    found = places_from((*survivors, *order), best)
    prizes = _prizes(given.get("prizes", {}))
    shares = {}
    for group in (*survivors, *order):
        people = sorted(group)
        each = tied_prizes(prizes, found[people[0]].first, len(people))
        shares |= {names[who]: share for who, share in zip(people, each, strict=True)}
    told = {
        "place": {names[who]: _shown(place) for who, place in found.items()},
        "prize": shares,
        "in_money": [
            bust["p"]
            for bust in busts
            if is_paid(found[names.index(bust["p"])], given.get("paid", len(prizes)))
        ],
    }
    return told | (_after(given) if "pots" in given else {})


def _numbered(given):
    busted = [bust["p"] for bust in given["busts"]]
    names = [*busted, *given.get("survivors", ())]
    if "pots" in given:
        hand = given["pots"]
        seats = {name: seat for seat, name in enumerate(hand["order"], 1)}
        turn = left_of_button(tuple(seats.values()), seats[hand["button"]])
        names.sort(key=lambda name: turn.index(seats[name]) if name in seats else len(turn))
    return names


def _prizes(by_place):
    return [by_place.get(str(place), 0) for place in range(1, max(map(int, by_place), default=0) + 1)]


def _shown(place):
    return place.first if place.first == place.last else [place.first, place.last]


def _after(given):
    """The hand, and what everybody has of it who is not out."""
    told = settled(given["pots"], frozenset())
    out = {bust["p"] for bust in given["busts"]}
    return {
        "pots": {key: told[key] for key in ("uncalled", "pots", "payouts")},
        "still_in": {name: _back(told, name) for name in given["pots"]["order"] if name not in out},
    }


def _back(told, name):
    return told["uncalled"].get(name, 0) + told["payouts"].get(name, 0)


def hand_result(given, _wanted):
    hand = given["hand"]
    start = hand["start"]
    if "result" in hand:
        found = hand.get("fouled_deck_found", given.get("fouled_deck_found"))
        voids = fouled_deck_voids(
            Noticed.BEFORE_NEXT_HAND if found == "before_next_hand" else Noticed.AFTER_SUBSTANTIAL_ACTION
        )
        stacks = dict(start if voids else hand["result"])
    else:
        told = settled(hand, frozenset())
        put_in = hand["contributions"]
        stacks = {name: chips - put_in.get(name, 0) + _back(told, name) for name, chips in start.items()}
    return {"stacks": stacks, "busts": [name for name, chips in stacks.items() if not chips]}


def payout_split(given, _wanted):
    house = _house(given)
    exact = [Fraction(str(percent)) for percent in given["percent"]]
    fine = 10 ** max(_decimals(percent) for percent in given["percent"])
    try:
        amounts = split_pool(
            given["pool"],
            [int(percent * fine) for percent in exact],
            unit=given.get("unit", house.money_unit),
            rounding=house.payout_rounding,
            whole=100 * fine,
        )
    except RuleViolation as refused:
        return {"accepted": False, "missing_percent": _number(refused.params.get("missing"))}
    return {"accepted": True, "amounts": list(amounts)}


def _decimals(percent):
    return len(str(percent).partition(".")[2])


def _number(exact):
    if exact is None:
        return None
    return int(exact) if exact == int(exact) else float(exact)


def prize_tie(given, _wanted):
    prizes, tied = given["prizes"], sorted(given["tied_places"])
    each = tied_prizes(prizes, tied[0], len(tied))
    others = [prize_of(prizes, place) for place in range(1, len(prizes) + 1) if place not in tied]
    return {
        "each": each[0] if len(set(each)) == 1 else list(each),
        "total_paid": sum(each) + sum(others),
        "next_player_gets": prize_of(prizes, tied[-1] + 1),
    }


def prize_pool_of(given, _wanted):
    sold = [
        (Price(prize=given.get("buyin", 0)), given.get("entries", 0) + given.get("reentries", 0)),
        (Price(prize=given.get("addon", 0)), given.get("addons", 0)),
    ]
    return {"pool": prize_pool(sold).total}


def bounty_split(given, _wanted):
    winners = given["winners_in_seat_order"]
    shares = fixed(given["bounty_cents"], len(winners))
    return {"cents": {name: share.cash for name, share in zip(winners, shares, strict=True)}}


def race(given, _wanted):
    """Players are seated 1..n in the order given."""
    rounding = _house(given).race_rounding
    exchange = Exchange(given["old_chip"], given["new_chip"])
    names = dict(enumerate(given["odd_chips"], 1))
    others = given.get("other_chips", {})
    holdings = [Holding(seat, given["odd_chips"][name], others.get(name, 0)) for seat, name in names.items()]
    rests = leftovers(holdings, exchange)
    told = {"race_chips": chips_to_win(rests.values(), exchange, rounding)}
    if "cards" not in given:
        return told
    cards = {seat: parse_cards(" ".join(given["cards"].get(name, ()))) for seat, name in names.items()}
    done = run_race(holdings, exchange, cards, rounding)
    return told | {
        "winners": [names[seat] for seat in done.winners],
        "rescued": [names[seat] for seat in done.rescued],
        "stacks": {names[seat]: stack for seat, stack in done.stacks.items()},
        "added_to_play": done.added,
    }


def race_deal(given, _wanted):
    rests = {int(seat): chips for seat, chips in given["odd_chips"].items()}
    dealt = deal_race(rests, parse_cards(" ".join(given["stub"])))
    return {"cards": {str(seat): [card_code(card) for card in cards] for seat, cards in dealt.items()}}


def race_stray(given, _wanted):
    exchange = Exchange(given["old_chip"], given["new_chip"])
    found = {name: changed(chips, exchange) for name, chips in given["found_after_race"].items()}
    return {
        "exchange": {name: new for name, (new, _) in found.items()},
        "removed_without_compensation": {name: old for name, (_, old) in found.items()},
    }


def _house(given):
    return msgspec.convert(given.get("settings") or {}, HouseRules)


ADAPTERS = {
    "places": places,
    "hand_result": hand_result,
    "payout_split": payout_split,
    "prize_tie": prize_tie,
    "prize_pool": prize_pool_of,
    "bounty_split": bounty_split,
    "race": race,
    "race_deal": race_deal,
    "race_stray": race_stray,
}
