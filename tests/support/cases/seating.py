"""Forms about seats and tables: who sits where, who moves, which table goes."""

from itertools import pairwise

import msgspec

from support.builders import a_level, a_structure
from support.cases.button import _positions, _seats
from support.fakes import Evening
from tdapp.application.commands import FoundTournament
from tdapp.application.views import founded
from tdapp.domain.button import Positions, advance, dealt_in
from tdapp.domain.cards import parse_card
from tdapp.domain.clock.commands import StartClock
from tdapp.domain.clock.view import clock_view
from tdapp.domain.draw import Stream, seed_of
from tdapp.domain.floor import hand_for_hand as h
from tdapp.domain.floor import seat_commands as c
from tdapp.domain.floor.balance import (
    halts,
    hands_until_big_blind,
    level_out,
    mover,
    worst_seat,
)
from tdapp.domain.floor.breaking import after_break, assign_seat_cards
from tdapp.domain.floor.commands import AddEntries, AddNumberedEntries, BustEntry
from tdapp.domain.floor.seating import draw_seats, re_entry, tables_for
from tdapp.domain.floor.state import left, places, still_in
from tdapp.domain.floor.tables import Seat, Seated, Table, faults, layout, next_positions, sizes
from tdapp.domain.house_rules import HouseRules


def seat_draw(given, _wanted):
    players, most = list(range(1, given["players"] + 1)), given["max_per_table"]
    tables = tables_for({}, len(players), most)
    draws = [
        draw_seats(tables, players, {}, most, Stream(seed_of(nth.to_bytes(16, "big"))))
        for nth in range(given["draws"])
    ]
    first = draws[0]
    used = {one.seat for one in first}
    got = {(one.entry, one.seat) for draw in draws for one in draw}
    return {
        "tables": len({one.seat.table for one in first}),
        "sizes_sorted": sorted(
            (sum(one.seat.table == table.number for one in first) for table in tables), reverse=True
        ),
        "all_seats_distinct": all(len({one.seat for one in draw}) == len(draw) for draw in draws),
        "everyone_seated": all({one.entry for one in draw} == set(players) for draw in draws),
        "every_player_gets_every_used_seat": got == {(player, seat) for player in players for seat in used},
    }


def table_sizes(given, _wanted):
    return {"sizes": [list(sizes(players, given["max_per_table"])) for players in given["players"]]}


def dealt_in_hands(given, _wanted):
    rule, told = _house(given).button_rule, {}
    for seat in given["new_player_seat"]:
        occupied = {*given["occupied"], seat}
        at, waiting, hands = _positions(given["next_hand"]), {seat}, []
        for _ in range(given["hands"]):
            hands.append(seat in dealt_in(at, occupied, waiting))
            waiting -= set(dealt_in(at, occupied, waiting))
            at = advance(at, occupied, rule)
        told[str(seat)] = hands
    return {"dealt_in": told}


def filled_seat(given, _wanted):
    seat = given["moved_player_seat"]
    occupied = {*given["occupied_before"]} - {*given["busted"]} | {seat}
    table = Table(number=1, size=given.get("table_size", 10), positions=_positions(given["hand1"]))
    at = next_positions(table, occupied, _house(given).button_rule)
    posts = {at.small_blind_poster: "small_blind", at.big_blind: "big_blind"}.get(seat)
    playing = seat in dealt_in(at, occupied, {seat})
    return {"next_hand": _seats(at), "moved_player": {"dealt_in": playing, "posts": posts}}


def seat_cards(given, _wanted):
    drawn = {player: parse_card(card) for player, card in given["drawn"].items()}
    cards = [Seat(*pair) for pair in given["seat_cards_top_first"]]
    given_out = assign_seat_cards(drawn, cards)
    return {"assignment": {player: [seat.table, seat.seat] for player, seat in given_out.items()}}


def assign(given, _wanted):
    tables = {int(number): Table(number=int(number), size=size) for number, size in given["tables"].items()}
    wanted = [Seated(player, Seat(*pair)) for player, pair in given["assign"].items()]
    wrong = [
        {"type": str(one.kind), "seat": [one.seat.table, one.seat.seat], "players": list(one.entries)}
        for one in faults(tables, wanted)
    ]
    return {"accepted": not wrong, "errors": wrong}


def wrong_seat(given, _wanted):
    """Seated as drawn, found elsewhere, counted, moved back: the floor says where and with what."""
    evening = _evening(1)
    drawn, sat = Seat(*given["assigned"]), Seat(*given["sat"])
    for number in range(1, max(drawn.table, sat.table) + 1):
        evening.session.execute(c.OpenTable(max(drawn.seat, sat.seat, 2)))
        assert number in evening.session.state.floor.seating.tables
    for command in (
        c.MoveEntry(1, sat),
        c.CountStacks((c.StackCount(1, given["stack_now"]),)),
        c.MoveEntry(1, drawn),
    ):
        evening.session.execute(command)
    floor = evening.session.state.floor
    seat = floor.seating.seats[1]
    return {"move_to": [seat.table, seat.seat], "stack": floor.stacks[1].chips}


def bust_undone(given, _wanted):
    """The bust by name; the others are known by number."""
    evening = _evening(given["left_before"] - 1)
    session = evening.session
    session.execute(AddEntries((given["bust"],)))
    entry = next(one.id for one in session.state.floor.entries.values() if one.name == given["bust"])
    session.execute(BustEntry(entry))
    place = places(session.state.floor)[entry]
    for _ in range(given["undo"]):
        session.undo()
    floor = session.state.floor
    return {
        "place_before_undo": place,
        "left": left(floor),
        "still_in": [floor.entries[one].name for one in still_in(floor) if floor.entries[one].name],
        "places_assigned": {floor.entries[one].name: place for one, place in places(floor).items()},
    }


def hand_for_hand_clock(given, _wanted):
    """The clock runs until so much is left, then the tables play hand by hand."""
    items = [
        a_level(str(nth), minutes=int(length) // 60, seconds=int(length) % 60)
        for nth, length in enumerate(given["levels"], 1)
    ]
    evening = Evening()
    session, time = evening.session, evening.time
    session.execute(FoundTournament("Case", a_structure(*items)))
    session.execute(StartClock())
    time.pass_by(seconds=given["levels"][0] - given["remaining_at_start_s"])
    session.execute(h.StartHandForHand(round(given.get("deduct_per_hand_s", 120) * 1000)))
    after = []
    for length in given["hand_real_s"]:
        time.pass_by(seconds=length)
        session.execute(h.PlayNextHand())
        after.append(clock_view(founded(session.state), time.now()).remaining / 1000)
    return {"remaining_after_hand": after}


def re_entered(given, _wanted):
    done = re_entry(given["chips_in_play"], given["start_stack"], given.get("forfeits", 0))
    return {"new_stack": done.stack, "chips_in_play": done.in_play}


def moves(given, _wanted):
    return _moves(given["tables"], given)


def moves_many(given, _wanted):
    return {"results": [_moves(tables, given) for tables in given["cases"]]}


def moving_player(given, _wanted):
    """The last hands are those on which the given next hands follow."""
    rule, there = _house(given).button_rule, given["to_table"]
    due = given["from_table"]["next_bb_seat"]
    leaving = Table(number=1, size=max(given["from_table"]["occupied"]), positions=_before_big_blind(given))
    staying = set(there["occupied"])
    closed = set(range(1, there["size"] + 1)) - staying - set(there["open_seats"])
    goal = Table(
        number=2,
        size=there["size"],
        closed=tuple(sorted(closed)),
        positions=_before(_positions(there["next_hand"])),
    )
    assert next_positions(leaving, given["from_table"]["occupied"], rule).big_blind == due
    seat = worst_seat(goal, staying, rule)
    seats = {number: number for number in given["from_table"]["occupied"]}
    together = staying | {seat}
    return {
        "mover_seat": mover(leaving, seats, (), rule),
        "to_seat": seat,
        "hands_until_bb": hands_until_big_blind(goal, together, seat, rule),
        "new_next_hand": _seats(next_positions(goal, together, rule)),
    }


def halt(given, _wanted):
    fullest, short = given["max_table"], given["short_table_players"]
    return {
        "halt": [
            halts(fullest, short, big_blind_seat_empty=case["next_bb_seat_empty"]) for case in given["cases"]
        ]
    }


def break_table(given, _wanted):
    after = [after_break(tables, given["max_per_table"]) for tables in given["cases"]]
    return {
        "break": [found is not None for found in after],
        "after": [None if found is None else list(found) for found in after],
    }


def layouts(given, _wanted):
    return {"layout": [list(layout(players, given["event_max"])) for players in given["players_left"]]}


def _moves(tables, given):
    found = level_out(dict(enumerate(tables)), _house(given).balance_limit)
    after = list(tables)
    for giver, taker in found:
        after[giver] -= 1
        after[taker] += 1
    return {"moves": [{"from": giver, "to": taker} for giver, taker in found], "after": after}


def _before(following):
    """The last hand on which `following` follows: its blinds were the button and the small blind of now."""
    small = following.big_blind if following.heads_up else following.button
    return Positions(button=small, small_blind=small, big_blind=following.small_blind)


def _before_big_blind(given):
    seats, due = sorted(given["from_table"]["occupied"]), given["from_table"]["next_bb_seat"]
    last = {after: before for before, after in pairwise([seats[-1], *seats])}[due]
    return Positions(button=due, small_blind=due, big_blind=last)


def _evening(players):
    evening = Evening()
    evening.session.execute(FoundTournament("Case", a_structure()))
    evening.session.execute(AddNumberedEntries(players))
    return evening


def _house(given):
    return msgspec.convert(given.get("settings", {}), HouseRules)


ADAPTERS = {
    "seat_draw": seat_draw,
    "sizes": table_sizes,
    "dealt_in": dealt_in_hands,
    "filled_seat": filled_seat,
    "seat_cards": seat_cards,
    "assign": assign,
    "wrong_seat": wrong_seat,
    "bust_undone": bust_undone,
    "hand_for_hand_clock": hand_for_hand_clock,
    "re_entry": re_entered,
    "moves": moves,
    "moves_many": moves_many,
    "mover": moving_player,
    "halt": halt,
    "break": break_table,
    "layout": layouts,
}
