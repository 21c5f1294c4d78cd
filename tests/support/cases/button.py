"""Forms about the button: advance, rotation, button_draw, wrong_button."""

import msgspec

from tdapp.domain.button import (
    Positions,
    advance,
    draw_first_button,
    first_positions,
    mend_wrong_button,
    seats_in_draw,
)
from tdapp.domain.cards import parse_card
from tdapp.domain.house_rules import HouseRules


def advance_one(given, _wanted):
    left = set(given["occupied_before"]) - set(given["busted"]) | set(given.get("new_players", ()))
    following = advance(_positions(given), left, _house(given).button_rule)
    return {**_seats(following), "button_dead": following.dead_button}


def rotation(given, _wanted):
    """Who sits out posts and is passed like everybody else."""
    hands = [_positions(given["hand1"])]
    while len(hands) < given["hands"]:
        hands.append(advance(hands[-1], set(given["players"]), _house(given).button_rule))
    return {
        "button_by_hand": [at.button for at in hands],
        "bb_by_hand": [at.big_blind for at in hands],
    }


def button_draw(given, _wanted):
    """A seat's `cards` are one card, or a list with one for each round it was in."""
    house = _house(given)
    cards = {int(seat): [one] if isinstance(one, str) else one for seat, one in given["cards"].items()}
    occupied = set(given.get("occupied", cards))
    seats = seats_in_draw(sorted(cards), occupied, house.button_draw_for)
    rounds = range(max(len(drawn) for drawn in cards.values()))
    deck = [parse_card(cards[seat][n]) for n in rounds for seat in seats if n < len(cards[seat])]
    draw = draw_first_button(seats, [deck], suits=house.button_draw_suits, redraw=house.button_redraw)
    told = {"button_seat": draw.button, "order": list(draw.order)}
    if draw.button is not None and len(occupied) > 1:
        at = first_positions(draw.button, occupied)
        told |= {**_seats(at), "button_dead": at.dead_button}
    return told


def wrong_button(given, _wanted):
    rule, occupied = _house(given).button_rule, set(given["occupied"])
    correct, played = _positions(given["correct"]), _positions(given["played"])
    this_hand = [
        mend_wrong_button(correct, played, substantial_action=acted) for acted in given["substantial_action"]
    ]
    return {
        "this_hand": [_seats(at) for at in this_hand],
        "next_hand": [_seats(advance(at, occupied, rule)) for at in this_hand],
    }


def _house(given):
    return msgspec.convert(given.get("settings", {}), HouseRules)


def _positions(given):
    dead = given["sb_seat"] is None
    return Positions(
        button=given["button_seat"],
        small_blind=given["dead_sb_position"] if dead else given["sb_seat"],
        big_blind=given["bb_seat"],
        dead_small_blind=dead,
    )


def _seats(at):
    return {"button_seat": at.button, "sb_seat": at.small_blind_poster, "bb_seat": at.big_blind}


ADAPTERS = {
    "advance": advance_one,
    "rotation": rotation,
    "button_draw": button_draw,
    "wrong_button": wrong_button,
}
