"""Mistakes found late that need no hand: action on them, pot miscounts, disputes, fouled decks, levels."""

import pytest

from tdapp.domain.hand.actions import AllIn, Bet, Call, Check, Fold, RaiseTo
from tdapp.domain.hand.found_late import (
    Dispute,
    Noticed,
    blinds_to_play,
    fouled_deck_voids,
    may_dispute,
    pot_bet_stands_at,
    substantial_action,
)


@pytest.mark.parametrize(
    ("actions", "substantial"),
    [
        ([], False),
        ([Call(1)], False),
        ([Check(1), Fold(2)], False),
        ([Fold(1), Fold(2)], False),
        ([Fold(1), Call(2)], True),
        ([Bet(1, 100), Fold(2)], True),
        ([Check(1), RaiseTo(2, 200)], True),
        ([Check(1), AllIn(2)], True),
        ([Check(1), Check(2), Check(3)], True),
        ([Fold(1), Fold(2), Fold(3)], True),
    ],
)
def test_tda_36_substantial_action(actions, substantial):
    assert substantial_action(actions) is substantial


def test_ex_3_12_a_pot_bet_that_was_too_low():
    assert pot_bet_stands_at(5500, 6000, [Fold(3)], card_dealt=False) == 6000
    assert pot_bet_stands_at(5500, 6000, [Fold(3), Call(4)], card_dealt=False) == 5500
    assert pot_bet_stands_at(5500, 6000, [Call(3)], card_dealt=True) == 5500


def test_ex_3_12_a_pot_bet_that_was_too_high():
    assert pot_bet_stands_at(6500, 6000, [Call(3), Call(4)], card_dealt=False) == 6000
    assert pot_bet_stands_at(6500, 6000, [Call(3), Call(4)], card_dealt=True) == 6500


def test_tda_22_disputes():
    allowed = {what: [may_dispute(what, noticed) for noticed in Noticed] for what in Dispute}
    assert allowed == {Dispute.HAND_READING: [True, False, False], Dispute.ACCOUNTING: [True, True, False]}


def test_tda_35_e_fouled_deck():
    assert [fouled_deck_voids(noticed) for noticed in Noticed] == [True, False, False]


def test_tda_23_wrong_level():
    assert blinds_to_play((200, 400), (100, 200), after_substantial_action=False) == (200, 400)
    assert blinds_to_play((200, 400), (100, 200), after_substantial_action=True) == (100, 200)
