"""Texts for the codes of cards, the hand and its histories.

Files of hands are read by the command line today; its own English is in `tdapp.cli`.
"""

from tdapp.ui.messages.marking import QT_TRANSLATE_NOOP

TEXTS: dict[str, str] = {
    "award.nobody_claims": QT_TRANSLATE_NOOP("Errors", "Pot {pot}: nobody who plays for it has kept a hand."),
    "award.ranked_twice": QT_TRANSLATE_NOOP(
        "Errors", "Seat {seat} stands twice in the order of hands. Keep it once."
    ),
    "award.unranked": QT_TRANSLATE_NOOP(
        "Errors", "Pot {pot}: say how good the hand of seat {seat} is, or that it is mucked."
    ),
    "bet.above_maximum": QT_TRANSLATE_NOOP("Errors", "{total} is above the maximum of {most}."),
    "bet.below_call": QT_TRANSLATE_NOOP(
        "Errors", "{total} is less than the {call} to call. Call, fold, or say all-in."
    ),
    "bet.below_minimum": QT_TRANSLATE_NOOP("Errors", "{total} is below the minimum of {least}."),
    "bet.no_raise": QT_TRANSLATE_NOOP("Errors", "No raise is possible here. Call {call} or fold."),
    "bet.not_payable": QT_TRANSLATE_NOOP("Errors", "{total} cannot be paid: the smallest chip is {chip}."),
    "bet.over_stack": QT_TRANSLATE_NOOP("Errors", "{total} is more than the stack allows. All-in is {most}."),
    "bet.too_large": QT_TRANSLATE_NOOP("Errors", "No amount is above {most}."),
    "bet.unreadable": QT_TRANSLATE_NOOP(
        "Errors", "“{text}” is not a plain number. Write digits only, like 1500."
    ),
    "bet.zero": QT_TRANSLATE_NOOP("Errors", "A bet is more than 0. To put in nothing, check."),
    "button.draw_seats": QT_TRANSLATE_NOOP(
        "Errors", "The button is drawn among 2 or more seats of one deck; {count} cannot be."
    ),
    "button.too_few_players": QT_TRANSLATE_NOOP(
        "Errors", "The button needs two players with chips; there are {count}."
    ),
    "card.duplicate": QT_TRANSLATE_NOOP("Errors", "{cards} is there twice. Each card is in the deck once."),
    "card.unreadable": QT_TRANSLATE_NOOP(
        "Errors", "“{text}” is not a card. Write rank and suit, like Ah or Td."
    ),
    "case.amount": QT_TRANSLATE_NOOP("Errors", "{path}: write an amount from {least} to {most}."),
    "case.players": QT_TRANSLATE_NOOP("Errors", "A hand has {least} to {most} players, not {got}."),
    "case.too_big": QT_TRANSLATE_NOOP("Errors", "The case is larger than {most} bytes."),
    "case.twice": QT_TRANSLATE_NOOP("Errors", "{name} sits there twice."),
    "case.unknown_player": QT_TRANSLATE_NOOP("Errors", "Nobody here is called {name}."),
    "case.unreadable": QT_TRANSLATE_NOOP("Errors", "This is not a case to settle: {why}"),
    "corpus.line_too_long": QT_TRANSLATE_NOOP("Errors", "Line {line} is longer than {most} bytes."),
    "corpus.not_a_hand": QT_TRANSLATE_NOOP("Errors", "Line {line} is not a hand with an expected result."),
    "corpus.unreadable": QT_TRANSLATE_NOOP(
        "Errors", "After line {line} the file cannot be read: it is not gzipped, or it is cut off."
    ),
    "correct.below_a_bet": QT_TRANSLATE_NOOP(
        "Errors", "{current_bet} to match is less than the bet of {bet} in front of a player."
    ),
    "correct.cannot_act": QT_TRANSLATE_NOOP("Errors", "Seat {seat} cannot act: folded or all-in."),
    "correct.negative": QT_TRANSLATE_NOOP("Errors", "Seat {seat}: an amount cannot be below 0 ({amount})."),
    "correct.nobody_left": QT_TRANSLATE_NOOP("Errors", "At least one player must keep a hand."),
    "correct.not_enough_chips": QT_TRANSLATE_NOOP(
        "Errors", "Seat {seat} has {missing} chips too few for this."
    ),
    "correct.unknown_seat": QT_TRANSLATE_NOOP("Errors", "Seat {seat} is not in this hand."),
    "hand.above_maximum": QT_TRANSLATE_NOOP("Errors", "{total} is above the maximum of {most}."),
    "hand.all_in_differs": QT_TRANSLATE_NOOP("Errors", "All-in is {stack} here, not {total}."),
    "hand.all_in_unnamed": QT_TRANSLATE_NOOP(
        "Errors", "The stack of seat {seat} is not known. Say the amount of the all-in."
    ),
    "hand.already_bet": QT_TRANSLATE_NOOP(
        "Errors", "There is a bet of {current_bet} already. Raise it instead."
    ),
    "hand.amount": QT_TRANSLATE_NOOP("Errors", "{amount} cannot be an amount of chips."),
    "hand.below_minimum": QT_TRANSLATE_NOOP("Errors", "{total} is below the minimum of {least}."),
    "hand.betting_open": QT_TRANSLATE_NOOP("Errors", "The betting is still open: seat {to_act} has to act."),
    "hand.blind_order": QT_TRANSLATE_NOOP("Errors", "The small blind {sb} is above the big blind {bb}."),
    "hand.cap_reached": QT_TRANSLATE_NOOP(
        "Errors", "No more raises on this street: {wagers} of {most} are made."
    ),
    "hand.card_count": QT_TRANSLATE_NOOP("Errors", "{need} cards are needed here, not {got}."),
    "hand.card_twice": QT_TRANSLATE_NOOP("Errors", "{cards} lies on the table already."),
    "hand.ended": QT_TRANSLATE_NOOP("Errors", "This hand is over."),
    "hand.facing_bet": QT_TRANSLATE_NOOP("Errors", "There is a bet: {to_call} to call. Call, raise or fold."),
    "hand.last_hand": QT_TRANSLATE_NOOP("Errors", "Seat {seat} has the last hand; it cannot be killed."),
    "hand.no_bet_yet": QT_TRANSLATE_NOOP("Errors", "Nobody has bet yet. Check or bet."),
    "hand.no_chips": QT_TRANSLATE_NOOP("Errors", "Seat {seat} has no chips and cannot be dealt in."),
    "hand.no_full_raise": QT_TRANSLATE_NOOP(
        "Errors", "Not reopened: no single raise reached {needed} since this player acted ({rule})."
    ),
    "hand.nobody_can_call": QT_TRANSLATE_NOOP(
        "Errors", "No raise: every opponent is all-in, nobody could call it."
    ),
    "hand.nobody_to_act": QT_TRANSLATE_NOOP("Errors", "Nobody has to act now."),
    "hand.not_in_hand": QT_TRANSLATE_NOOP("Errors", "Seat {seat} is not in this hand."),
    "hand.not_in_turn": QT_TRANSLATE_NOOP("Errors", "Seat {seat} is not in turn: seat {to_act} has to act."),
    "hand.not_reopened": QT_TRANSLATE_NOOP(
        "Errors",
        "Not reopened: since this player acted the bet rose by {increase}, less than {needed} ({rule}).",
    ),
    "hand.nothing_to_bet": QT_TRANSLATE_NOOP("Errors", "Without blinds a hand needs a smallest bet."),
    "hand.nothing_to_call": QT_TRANSLATE_NOOP("Errors", "There is nothing to call. Check or bet."),
    "hand.over": QT_TRANSLATE_NOOP("Errors", "The hand is decided; no more cards are dealt."),
    "hand.players": QT_TRANSLATE_NOOP("Errors", "A hand is dealt to {least} to {most} players, not {dealt}."),
    "hand.position_not_seated": QT_TRANSLATE_NOOP(
        "Errors", "Nobody sits in seat {seat}, so it cannot post a blind."
    ),
    "hand.river_dealt": QT_TRANSLATE_NOOP("Errors", "The river is dealt; no street follows."),
    "hand.seats_not_clockwise": QT_TRANSLATE_NOOP("Errors", "The seats must be given clockwise, each once."),
    "hand.stack_only_calls": QT_TRANSLATE_NOOP(
        "Errors", "No raise: the stack of {stack} does not reach beyond the call of {price}."
    ),
    "odds.board_count": QT_TRANSLATE_NOOP("Errors", "The board has 0, 3, 4 or 5 cards, not {count}."),
    "odds.hand_count": QT_TRANSLATE_NOOP("Errors", "Odds are for 2 to 10 hands, not {count}."),
    "odds.hole_count": QT_TRANSLATE_NOOP("Errors", "Player {player}: write two hole cards."),
    "odds.no_cards_left": QT_TRANSLATE_NOOP("Errors", "Not enough cards are left in the deck."),
    "odds.pot_players": QT_TRANSLATE_NOOP("Errors", "Pot {pot} names a player who has no hand here."),
    "phh.action": QT_TRANSLATE_NOOP("Errors", "Line {line}, {field}: “{action}” is not an action."),
    "phh.amount": QT_TRANSLATE_NOOP(
        "Errors", "Line {line}, {field}: write an amount from {least} to {most}."
    ),
    "phh.decimals": QT_TRANSLATE_NOOP(
        "Errors", "Line {line}, {field}: at most {most} digits may stand behind the point."
    ),
    "phh.empty": QT_TRANSLATE_NOOP("Errors", "Line {line}: there is no hand here."),
    "phh.illegal": QT_TRANSLATE_NOOP("Errors", "Line {line}, {field}: “{action}” is not allowed here: {why}"),
    "phh.length": QT_TRANSLATE_NOOP("Errors", "Line {line}, {field}: {need} values are needed, not {got}."),
    "phh.missing": QT_TRANSLATE_NOOP("Errors", "Line {line}: the field {field} is missing."),
    "phh.mixed": QT_TRANSLATE_NOOP(
        "Errors", "Line {line}: numbered hands and fields outside them cannot be mixed."
    ),
    "phh.own_field": QT_TRANSLATE_NOOP("Errors", "Line {line}: the value of {field} cannot be read."),
    "phh.players": QT_TRANSLATE_NOOP(
        "Errors", "Line {line}: a hand has {least} to {most} players, not {got}."
    ),
    "phh.seats": QT_TRANSLATE_NOOP("Errors", "Line {line}: the seats must differ from each other."),
    "phh.setup": QT_TRANSLATE_NOOP("Errors", "Line {line}, {field}: the hand cannot begin like this: {why}"),
    "phh.straddle": QT_TRANSLATE_NOOP("Errors", "Line {line}, {field}: straddles are not supported."),
    "phh.too_many_actions": QT_TRANSLATE_NOOP("Errors", "Line {line}: a hand has at most {most} actions."),
    "phh.unwritable": QT_TRANSLATE_NOOP("Errors", "This hand cannot be written as a hand history."),
    "phh.variant": QT_TRANSLATE_NOOP("Errors", "Line {line}: the game “{variant}” is not hold’em."),
    "phh.wrong_type": QT_TRANSLATE_NOOP(
        "Errors", "Line {line}, {field}: this must be of the kind “{wanted}”."
    ),
    "pots.nobody_left": QT_TRANSLATE_NOOP("Errors", "Somebody must have kept a hand to win the pots."),
    "ranking.board_count": QT_TRANSLATE_NOOP("Errors", "The board needs 3 to 5 cards, not {count}."),
    "ranking.card_count": QT_TRANSLATE_NOOP("Errors", "A hand is ranked from 5 to 7 cards, not {count}."),
    "ranking.no_cards_left": QT_TRANSLATE_NOOP("Errors", "Too few cards are left for two hole cards."),
    "toml.control": QT_TRANSLATE_NOOP(
        "Errors", "Line {line}: there is a control character that no text may hold."
    ),
    "toml.field_too_big": QT_TRANSLATE_NOOP(
        "Errors", "Line {line}: {field} is longer than {most} characters."
    ),
    "toml.field_twice": QT_TRANSLATE_NOOP("Errors", "Line {line}: {field} is there twice."),
    "toml.not_a_field": QT_TRANSLATE_NOOP(
        "Errors", "Line {line}: this is not a field of the form “name = value”."
    ),
    "toml.not_toml": QT_TRANSLATE_NOOP("Errors", "Line {line}: the value of {field} cannot be read."),
    "toml.not_utf8": QT_TRANSLATE_NOOP("Errors", "Line {line}: the file is not UTF-8 text."),
    "toml.number_too_long": QT_TRANSLATE_NOOP("Errors", "Line {line}: the number in {field} is too long."),
    "toml.section_twice": QT_TRANSLATE_NOOP("Errors", "Line {line}: the section “{name}” is there twice."),
    "toml.table": QT_TRANSLATE_NOOP("Errors", "Line {line}: {field} must not be a table."),
    "toml.too_big": QT_TRANSLATE_NOOP("Errors", "The file is larger than {most} bytes."),
    "toml.too_deep": QT_TRANSLATE_NOOP("Errors", "Line {line}: {field} is nested more than {most} deep."),
    "toml.too_many_fields": QT_TRANSLATE_NOOP("Errors", "Line {line}: there are more than {most} fields."),
    "toml.unclosed": QT_TRANSLATE_NOOP("Errors", "Line {line}: {field} has no end."),
}
