"""A table of named players to whom actions are said as at the table: `A raises to 300`, `B all-in 125`."""

import re

import msgspec

from tdapp.domain.button import first_positions
from tdapp.domain.hand.actions import AllIn, Bet, Call, Check, DealStreet, Fold, RaiseTo, Settle
from tdapp.domain.hand.awarding import pots_of
from tdapp.domain.hand.decide import decide
from tdapp.domain.hand.evolve import evolve
from tdapp.domain.hand.forced import blind_seats, start
from tdapp.domain.hand.legal import legal_actions
from tdapp.domain.hand.setup import HandSetup, Seat, Street
from tdapp.domain.hand.state import behind, to_act
from tdapp.domain.house_rules import AnteFormat, HouseRules, Structure

_SAID = re.compile(r"(\S+) (folds|checks|calls|bets|raises to|all-in)(?: (\d+))?")


def table_setup(order, button, **given):
    """A setup from the words of the public cases; players sit 1..n in `order`, clockwise.

    `structure`, `street`, `sb`, `bb`, `ante`, `stacks`, `pot`, `bet_size`, `players_left_in_event`,
    `sb_player`, `bb_player`, `settings` as there; what is in `more` goes into the setup as it is.
    """
    seats = {name: number for number, name in enumerate(order, 1)}
    sb, bb = given.get("sb", 0), given.get("bb", 0)
    positions = first_positions(seats[button], seats.values())
    small, big = blind_seats(positions, sb, bb, seats.values())
    if "bb_player" in given:
        big = seats.get(given["bb_player"])
        small = seats.get(given.get("sb_player"))
    house = msgspec.convert(given.get("settings") or {}, HouseRules)
    ante = given.get("ante") or 0
    set_format = "ante_format" in (given.get("settings") or {})
    bet = given.get("bet_size")
    more = given.get("more") or {}
    fields = {
        "seats": tuple(Seat(seat=seats[name], stack=given["stacks"].get(name)) for name in order),
        "button": seats[button],
        "small_blind_seat": small,
        "big_blind_seat": big,
        "small_blind": sb,
        "big_blind": bb,
        "ante": ante,
        "ante_format": house.ante_format if set_format else AnteFormat.PER_PLAYER,
        "structure": Structure(given.get("structure", "no-limit").replace("-", "_")),
        "bets": (bet, bet) if bet else None,
        "min_bet": None if bb else 1,
        "smallest_chip": given.get("smallest_chip", 1),
        "house": house,
        "street": Street(given.get("street", "preflop")),
        "middle": given.get("pot") or 0,
        "players_left": given.get("players_left_in_event"),
    }
    return HandSetup(**{**fields, **more})


class Table:
    """The hand as it is now, and as it was before each action."""

    def __init__(self, order, button, **given):
        self.seats = {name: number for number, name in enumerate(order, 1)}
        self.names = {number: name for name, number in self.seats.items()}
        self.state = start(table_setup(order, button, **given))[1]
        self.before = []

    def say(self, *lines):
        """Actions of players, remembered for `undo`."""
        for line in lines:
            self.before.append(self.state)
            self.do(self.understood(line))
        return self

    def do(self, action):
        for event in decide(self.state, action):
            self.state = evolve(self.state, event)
        return self

    def deal(self, cards=()):
        return self.do(DealStreet(cards))

    def undo(self, count):
        if count:
            self.state = self.before[-count]
        return self

    def understood(self, line):
        name, verb, amount = _SAID.fullmatch(line).groups()
        seat, total = self.seats[name], int(amount or 0)
        return {
            "folds": Fold(seat),
            "checks": Check(seat),
            "calls": Call(seat),
            "bets": Bet(seat, total),
            "raises to": RaiseTo(seat, total),
            "all-in": AllIn(seat, total or None),
        }[verb]

    def options(self):
        """The keys of the form `options`."""
        state = self.state
        seat = to_act(state)
        always = {
            "to_act": self.names.get(seat),
            "round_over": seat is None,
            "pot_total": state.pot,
            "stacks": {name: behind(state, number) for name, number in self.seats.items()},
        }
        if seat is None:
            return {**always, "to_call": None, "can_raise": False, "min_raise_to": None, "max_raise_to": None}
        legal = legal_actions(state)
        return {
            **always,
            "to_call": legal.to_call,
            "can_raise": legal.can_raise,
            "min_raise_to": legal.min_raise_to,
            "max_raise_to": legal.max_raise_to,
            "short_all_in_only": legal.short_all_in_only,
        }

    def may_raise(self):
        return legal_actions(self.state).can_raise

    def range(self):
        """To call, minimum and maximum raise-to."""
        legal = legal_actions(self.state)
        return legal.to_call, legal.min_raise_to, legal.max_raise_to

    def no_raise(self):
        """Reason with its two numbers, why there is no raise."""
        refusal = legal_actions(self.state).no_raise
        return refusal and (refusal.reason.value, refusal.have, refusal.need)

    def uncalled(self):
        back = pots_of(self.state).uncalled
        return {self.names[back.seat]: back.amount} if back else {}

    def pots(self):
        """Amount and names of each pot, main pot first."""
        return [
            (pot.amount, "".join(sorted(self.names[seat] for seat in pot.eligible)))
            for pot in pots_of(self.state).pots
        ]

    def settle(self, *ranking):
        """Stacks after awarding by the ranking: one string of one-letter names for each group, best first."""
        groups = tuple(tuple(self.seats[name] for name in group) for group in ranking)
        self.do(Settle(groups))
        return self.options()["stacks"]
