"""The codes of errors as English sentences for a terminal. What happens in a hand is in `telling.py`."""

from collections.abc import Mapping
from typing import Any

from tdapp.errors import TdError

SENTENCES = {
    "award.nobody_claims": "pot {pot}: nobody who is in for it has kept a hand",
    "award.ranked_twice": "seat {seat} stands twice in the ranking",
    "award.unranked": "pot {pot}: the hand of seat {seat} is missing in the ranking",
    "card.duplicate": "{cards} is there twice",
    "card.unreadable": "“{text}” is no card",
    "case.amount": "{path} must lie between {least} and {most}",
    "case.players": "{got} players; a hand has {least} to {most}",
    "case.too_big": "the case is longer than {most} bytes",
    "case.twice": "{name} sits there twice",
    "case.unknown_player": "nobody is called {name}",
    "case.unreadable": "this is no case to settle: {why}",
    "cli.no_file": "cannot be read: {why}",
    "cli.nobody": "say who is to be seated (NAME …), or --players N",
    "cli.not_a_tournament": "this is no tournament that can be read ({why})",
    "cli.players": "from 1 to {most} players",
    "cli.stake": "“{text}” is not NAME=CHIPS",
    "cli.nothing": "say who put in what (NAME=CHIPS …), or give a case with --case FILE",
    "corpus.line_too_long": "line {line} is longer than {most} bytes",
    "corpus.not_a_hand": "line {line} is no hand with an expected result",
    "corpus.unreadable": "this is no gzipped file, or it is cut off",
    "correct.below_a_bet": "{current_bet} to match is less than the bet of {bet} in front of a player",
    "correct.cannot_act": "seat {seat} cannot act",
    "correct.negative": "{amount} chips cannot be",
    "correct.nobody_left": "nobody would have a hand",
    "correct.not_enough_chips": "seat {seat} has {missing} chips too few",
    "correct.unknown_seat": "seat {seat} is not in this hand",
    "draw.seed": "“{text}” is no seed: it has 32 digits from 0 to 9 and a to f",
    "hand.above_maximum": "{total} is above the most, {most}",
    "hand.all_in_differs": "all-in is {stack}, not {total}",
    "hand.all_in_unnamed": "seat {seat} covers: say the amount of the all-in",
    "hand.already_bet": "there is a bet of {current_bet}: raise it",
    "hand.amount": "{amount} chips cannot be",
    "hand.below_minimum": "{total} is below the minimum, {least}",
    "hand.betting_open": "seat {to_act} has still to act",
    "hand.blind_order": "the small blind {sb} is above the big blind {bb}",
    "hand.cap_reached": "no more raises on this street: {wagers} of {most}",
    "hand.card_count": "{got} cards instead of {need}",
    "hand.card_twice": "{cards} is there twice",
    "hand.ended": "the hand has ended",
    "hand.facing_bet": "there is {to_call} to call",
    "hand.last_hand": "seat {seat} has the last hand",
    "hand.no_bet_yet": "there is no bet to raise",
    "hand.no_chips": "seat {seat} has no chips",
    "hand.no_full_raise": "nobody has raised by {needed} since the player acted ({rule})",
    "hand.nobody_can_call": "nobody could call a raise",
    "hand.nobody_to_act": "nobody may act any more on this street",
    "hand.not_in_hand": "seat {seat} has no hand",
    "hand.not_in_turn": "seat {seat} is not in turn, seat {to_act} is",
    "hand.not_reopened": "not reopened: {increase} of {needed} since the player acted ({rule})",
    "hand.nothing_to_bet": "there is neither a big blind nor a minimum bet",
    "hand.nothing_to_call": "there is nothing to call",
    "hand.over": "everybody else has folded",
    "hand.players": "{dealt} players; a hand has {least} to {most}",
    "hand.position_not_seated": "seat {seat} is not in this hand",
    "hand.river_dealt": "the river has been dealt",
    "hand.seats_not_clockwise": "the seats do not go clockwise",
    "hand.stack_only_calls": "{stack} chips are not more than the call of {price}",
    "phh.action": "“{action}” is no action of hold'em",
    "phh.amount": "must lie between {least} and {most}",
    "phh.decimals": "more than {most} decimal places",
    "phh.empty": "there is no hand",
    "phh.illegal": "“{action}”: {because}",
    "phh.length": "{got} entries instead of {need}",
    "phh.missing": "is missing",
    "phh.mixed": "a table follows on a hand without one",
    "phh.own_field": "cannot be read",
    "phh.players": "{got} players; a hand has {least} to {most}",
    "phh.seats": "the seats do not go clockwise",
    "phh.setup": "this cannot be dealt: {because}",
    "phh.straddle": "straddles are not offered",
    "phh.too_many_actions": "more than {most} actions",
    "phh.unwritable": "today's rules do not play this hand to the same end",
    "phh.variant": "the variant “{variant}” is not hold'em",
    "phh.wrong_type": "must be a {wanted}",
    "pots.nobody_left": "everybody has folded",
    "toml.control": "a control character",
    "toml.field_too_big": "longer than {most} bytes",
    "toml.field_twice": "is there twice",
    "toml.not_a_field": "this is no field",
    "toml.not_toml": "the value cannot be read",
    "toml.not_utf8": "this is no UTF-8 text",
    "toml.number_too_long": "a number too long to be an amount",
    "toml.section_twice": "the table [{name}] is there twice",
    "toml.table": "a table instead of a plain value",
    "toml.too_big": "the file is bigger than {most} bytes",
    "toml.too_deep": "more than {most} levels of brackets",
    "toml.too_many_fields": "more than {most} fields",
    "toml.unclosed": "a bracket or quote is not closed",
}


def sentence(error: TdError) -> str:
    """What is wrong, with its place: `line 7, actions[3]: “p3 cbr 150”: 150 is below the minimum, 200`."""
    place = ", ".join(
        f"line {given}" if name == "line" else plain(str(given))
        for name in ("line", "field")
        if (given := error.params.get(name))
    )
    text = explain(error.code, error.params)
    return f"{place}: {text}" if place else text


def explain(code: str, params: Mapping[str, Any]) -> str:
    """The sentence of a code."""
    because = explain(params["code"], params["facts"]) if "facts" in params else ""
    known = {name: plain(given) if isinstance(given, str) else given for name, given in params.items()}
    return SENTENCES[code].format_map({**known, "because": because})


def plain(text: str) -> str:
    """A text of a file without what would steer a terminal."""
    return "".join(sign if sign.isprintable() else "�" for sign in text)
