"""Forms about one hand: settle, award, options, positions, entry, streets, order_of_show, amounts."""

import msgspec

from support.spoken import Table, table_setup
from tdapp.domain.cards import cards_code, parse_cards
from tdapp.domain.hand.actions import MuckCards
from tdapp.domain.hand.awarding import pots_of
from tdapp.domain.hand.entry import BetBox, read_chips, read_total, typed_action
from tdapp.domain.hand.events import Posted
from tdapp.domain.hand.forced import begin
from tdapp.domain.hand.legal import legal_actions
from tdapp.domain.hand.pots import Pot, Pots, Stake
from tdapp.domain.hand.setup import Presence, Seat
from tdapp.domain.hand.showdown import order_of_show
from tdapp.domain.hand.split import Settlement, Splitting, award_pots, left_of_button, settle
from tdapp.domain.hand.state import face_up
from tdapp.domain.house_rules import AnteFormat, HouseRules
from tdapp.errors import InputError, TdError

_BOARD = {"preflop": (0, 0), "flop": (0, 3), "turn": (3, 4), "river": (4, 5)}


def settled(given, _wanted):
    """Players are seated 1..n in `order`, everybody of it was dealt in."""
    names = dict(enumerate(given["order"], 1))
    done = _settlement(given)
    uncalled = done.pots.uncalled
    result = {
        "uncalled": {names[uncalled.seat]: uncalled.amount} if uncalled else {},
        "pots": [_pot(pot, names) for pot in done.pots.pots],
        "payouts": {},
        "payouts_by_pot": [],
    }
    for award in done.awards:
        got = {names[s.seat]: s.amount for s in award.shares if s.amount}
        result["payouts_by_pot"].append(got)
        for name, amount in got.items():
            result["payouts"][name] = result["payouts"].get(name, 0) + amount
    if "post" in given:
        result["posted"] = _posted(given)
    return result


def _settlement(given):
    seats = {name: number for number, name in enumerate(given["order"], 1)}
    house = msgspec.convert(given.get("settings") or {}, HouseRules)
    how = Splitting(
        order=left_of_button(tuple(seats.values()), seats[given["button"]]),
        smallest_chip=given["smallest_chip"],
        policy=house.odd_chip_policy,
    )
    ranking = tuple(tuple(seats[name] for name in group) for group in given["ranking"])
    mucked = frozenset(seats[name] for name in given.get("mucked") or ())
    if "pots" in given:
        pots = tuple(
            Pot(pot["amount"], tuple(seats[name] for name in pot["eligible"]), (pot["amount"],))
            for pot in given["pots"]
        )
        return Settlement(Pots(None, pots), award_pots(pots, ranking, mucked, how))
    stakes = tuple(
        Stake(seat, given["contributions"].get(name, 0), name in given["folded"], seat in mucked)
        for name, seat in seats.items()
    )
    return settle(stakes, given.get("dead", 0), ranking, how)


def _posted(given):
    post = given["post"]
    setup = table_setup(
        given["order"],
        given["button"],
        bb=post["bb"],
        bb_player=post["player"],
        ante=post["ante"],
        stacks={**dict.fromkeys(given["order"]), post["player"]: post["stack"]},
        settings=given.get("settings"),
        more={"ante_format": AnteFormat.BB_ANTE},
    )
    paid = [event for event in begin(setup) if isinstance(event, Posted)]
    return {
        "live": sum(event.paid for event in paid if not event.dead),
        "dead": sum(event.paid for event in paid if event.dead),
    }


def _pot(pot, names):
    return {"amount": pot.amount, "eligible": [names[seat] for seat in pot.eligible]}


def options(given, _wanted):
    return Table(**given).say(*given["actions"]).undo(given.get("undo", 0)).options()


def positions(given, _wanted):
    setup = table_setup(**given)
    names = dict(enumerate(given["order"], 1))
    return {
        "sb": names.get(setup.small_blind_seat),
        "bb": names.get(setup.big_blind_seat),
        "first_preflop": Table(**given).options()["to_act"],
        "first_postflop": Table(**{**given, "street": "flop"}).options()["to_act"],
        "last_card_to": names[left_of_button(tuple(names), setup.button)[-1]],
    }


def entry(given, _wanted):
    table = Table(**given).say(*given["actions"])
    try:
        table.do(typed_action(table.state, legal_actions(table.state), given["entry"]))
    except TdError:
        return {"accepted": False, **table.options()}
    return {"accepted": True, **table.options()}


def streets(given, _wanted):
    table = Table(**given)
    board = parse_cards(given.get("board", ""))
    turned_up = {}
    for street, lines in given["streets"].items():
        if street != "preflop":
            first, last = _BOARD[street]
            table.deal(board[first:last])
        table.say(*lines)
        turned_up[street] = face_up(table.state)
    table.undo(given.get("undo", 0))
    pots = pots_of(table.state)
    return {
        "face_up_after": turned_up,
        "uncalled": {table.names[pots.uncalled.seat]: pots.uncalled.amount} if pots.uncalled else {},
        "award_order": [_pot(pot, table.names) for pot in reversed(pots.pots)],
        "street": table.state.street.value,
        "board": cards_code(table.state.board),
        **table.options(),
    }


def show_order(given, _wanted):
    """Stacks are not given: everybody covers. Who neither acts nor shows has folded before the river."""
    acted = {line.split()[0] for line in given["river_actions"]}
    playing = acted | set(given["live"])
    order = given["order"]
    seats = {name: number for number, name in enumerate(order, 1)}
    table = Table(
        order,
        given["button"],
        street="river",
        stacks={},
        settings=given.get("settings"),
        more={
            "seats": tuple(
                Seat(
                    seat=number,
                    stack=None,
                    presence=Presence.PRESENT if name in playing else Presence.FOLDED,
                )
                for name, number in seats.items()
            ),
            "aggressor": seats.get(given.get("turn_aggressor")),
        },
    ).say(*given["river_actions"])
    for name in sorted(acted - set(given["live"])):
        if table.state.live >> (seats[name] - 1) & 1:
            table.do(MuckCards(seats[name]))
    return {"order_of_show": [table.names[seat] for seat in order_of_show(table.state).order]}


def amounts(given, _wanted):
    box = BetBox(
        to_call=read_chips(given["to_call"]),
        already_in=read_chips(given.get("already_in", 0)),
        stack=read_chips(given["stack"]),
        min_raise_to=None if given.get("min_raise_to") is None else read_chips(given["min_raise_to"]),
        smallest_chip=read_chips(given["smallest_chip"]),
    )
    return {"values": [_taken(text, box) for text in given["tries"]]}


def _taken(text, box):
    try:
        return read_total(text, box)
    except InputError:
        return None


ADAPTERS = {
    "settle": settled,
    "award": settled,
    "options": options,
    "positions": positions,
    "entry": entry,
    "streets": streets,
    "order_of_show": show_order,
    "amounts": amounts,
}
