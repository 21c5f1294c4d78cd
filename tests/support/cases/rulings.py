"""Forms about rulings: pushed, miscount, out_of_turn, under_raise, dispute, hand_level."""

from support.builders import a_level, a_structure
from support.fakes import Evening
from support.spoken import Table
from tdapp.application.commands import FoundTournament
from tdapp.application.views import founded
from tdapp.domain.clock.commands import StartClock
from tdapp.domain.clock.view import clock_view
from tdapp.domain.hand.actions import Bet, Call, Check, Fold, RaiseTo
from tdapp.domain.hand.found_late import (
    Dispute,
    Noticed,
    accept_under_raise,
    blinds_to_play,
    may_dispute,
    out_of_turn_binds,
    pot_bet_stands_at,
    repair_under_raise,
)
from tdapp.domain.hand.rulings import Declared, Push, interpret
from tdapp.domain.house_rules import HalfBoundary

_UNDER_RAISES = " under-raises to "


def pushed(given, _wanted):
    return {"rulings": [_ruled(given, attempt) for attempt in given["tries"]]}


def _ruled(given, attempt):
    """Pre-flop a bet of the big blind is the opening bet, unless the case says otherwise."""
    facing = attempt.get("facing", 0)
    is_big_blind = given.get("street") == "preflop" and facing == given["bb"]
    declared = attempt.get("declared")
    settings = given.get("settings") or {}
    ruling = interpret(
        Push(
            facing=facing,
            already_in=attempt.get("already_in", 0),
            increment=attempt.get("increment", given["bb"]),
            min_bet=given["bb"],
            chips=tuple(attempt.get("chips") or ()),
            declared=None if declared is None else Declared(declared),
            amount=attempt.get("amount"),
            last_chips=attempt.get("last_chips", False),
            opening_bet=attempt.get("opening_bet", is_big_blind),
            heads_up=attempt.get("heads_up", False),
            fixed=given.get("structure") == "fixed-limit",
            half_boundary=HalfBoundary(settings.get("half_boundary", "ge")),
        )
    )
    return {"ruling": ruling.kind.value, "amount": ruling.amount, "adds": ruling.adds}


def miscount(given, _wanted):
    return {
        "bet_becomes": [
            pot_bet_stands_at(
                case["bet"],
                given["pot"],
                [_kind_of(line) for line in case["actions_after"]],
                card_dealt=case["next_card_dealt"],
            )
            for case in given["cases"]
        ]
    }


def _kind_of(line):
    """Only the kind of these actions counts."""
    verb = line.split()[1]
    return {"folds": Fold(1), "checks": Check(1), "calls": Call(1), "bets": Bet(1, 1)}.get(
        verb, RaiseTo(1, 1)
    )


def out_of_turn(given, _wanted):
    table = Table(**given).say(*given["actions"])
    made = table.state
    premature = table.understood(given["out_of_turn"])
    binding, options = [], None
    for then in given["then"]:
        table.state = made
        table.say(then)
        binding.append(out_of_turn_binds(premature, made, table.state))
        if not binding[-1]:
            options = table.options()
    return {"binding": binding, "options_if_not_binding": options}


def under_raise(given, _wanted):
    table = Table(**given)
    made = table.state
    for line in given["actions"]:
        if _UNDER_RAISES in line:
            made = table.state
            for action in accept_under_raise(made, int(line.split(_UNDER_RAISES)[1])):
                table.do(action)
        else:
            table.say(line)
    return {"results": [_repaired(table, made, found) for found in given["found"]]}


def _repaired(table, made, found):
    now = table.state
    repair = repair_under_raise(made, now, card_dealt=found == "after_next_card")
    if repair.order is not None:
        table.do(repair.order)
    options = table.options()
    table.state = now
    adds = {table.names[top_up.seat]: top_up.adds for top_up in repair.top_ups}
    return {"bet_level": repair.bet_level, "adds": adds, **options}


def dispute(given, _wanted):
    what = Dispute(given["error"])
    return {"correction_allowed": [may_dispute(what, Noticed(noticed)) for noticed in given["noticed"]]}


def hand_level(given, _wanted):
    """The clock starts at 0; what it shows at the first riffle is the right level."""
    return {"blinds": [_blinds_of(given, hand) for hand in given["hands"]]}


def _blinds_of(given, hand):
    evening = Evening()
    items = [
        a_level(str(nth), minutes=length // 60, seconds=length % 60)
        for nth, length in enumerate(given["levels"])
    ]
    evening.session.execute(FoundTournament("Case", a_structure(*items)))
    evening.session.execute(StartClock())
    evening.time.pass_by(seconds=hand["riffle_t"])
    level = clock_view(founded(evening.session.state), evening.time.now()).level
    right = given["blinds"][int(level.id)]
    late = hand.get("noticed") == "after_substantial_action"
    return blinds_to_play(right, hand.get("posted", right), after_substantial_action=late)


ADAPTERS = {
    "pushed": pushed,
    "miscount": miscount,
    "out_of_turn": out_of_turn,
    "under_raise": under_raise,
    "dispute": dispute,
    "hand_level": hand_level,
}
