"""The settings of the rules page (§14.1): spelling, defaults, and what is refused."""

import msgspec
import pytest

from tdapp.domain.house_rules import (
    HOME_RULES,
    TDA_RULES,
    HouseRules,
    ReopenPolicy,
    Structure,
    reopen_policy_for,
)

RECOMMENDED = {
    "structure": "no_limit",
    "reopen_policy": None,
    "half_boundary": "ge",
    "ante_format": "bb_ante",
    "single_ante_priority": "blind_first",
    "fl_cap_raises": 3,
    "fl_uncapped_when": "event_heads_up",
    "pl_sb_as_bb": "off",
    "pl_round_up_unit": 0,
    "pl_ante_preflop": "off",
    "button_rule": "dead",
    "button_draw_suits": "off",
    "button_redraw": "tied_only",
    "button_draw_for": "players",
    "odd_chip_policy": "one_each",
    "first_to_show": "river_aggressor",
    "allin_order": "all_at_once",
    "show_request": "in_turn_own_choice",
    "river_caller_right": "on",
    "color_up_method": "race",
    "race_rounding": "half_up",
    "balance_limit": 1,
    "redraw_at": [1],
    "money_unit": 1,
    "points_formula": "linear",
    "payout_rounding": "first_takes_rest",
    "bust_stack_basis": "start_of_hand",
    "suspend_policy": "ask",
}


def test_rules_14_1_every_key_with_its_default():
    written = msgspec.json.decode(msgspec.json.encode(HouseRules()))
    assert written.pop("payout_table")
    assert written == RECOMMENDED
    assert HouseRules() == TDA_RULES
    assert HOME_RULES.color_up_method == "round_up"


def test_rules_13_1_every_row_of_the_payout_table_is_a_whole():
    table = TDA_RULES.payout_table
    assert [sum(row.shares) for row in table] == [10000] * 7
    assert [row.first for row in table[1:]] == [row.last + 1 for row in table[:-1]]
    assert all(list(row.shares) == sorted(row.shares, reverse=True) for row in table)


@pytest.mark.parametrize(
    "given", [{"reopen_policy": "loose"}, {"pl_sb_as_bb": True}, {"unknown": 1}, {"fl_cap_raises": 3.5}]
)
def test_what_the_page_does_not_know_is_refused(given):
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(given, HouseRules)


def test_t_06_the_policy_goes_by_the_structure_unless_it_is_set():
    assert reopen_policy_for(TDA_RULES, Structure.NO_LIMIT) is ReopenPolicy.TDA
    assert reopen_policy_for(TDA_RULES, Structure.POT_LIMIT) is ReopenPolicy.TDA
    assert reopen_policy_for(TDA_RULES, Structure.FIXED_LIMIT) is ReopenPolicy.FL50
    strict = HouseRules(reopen_policy=ReopenPolicy.STRICT)
    assert reopen_policy_for(strict, Structure.FIXED_LIMIT) is ReopenPolicy.STRICT
