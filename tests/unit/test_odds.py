"""Exact odds: known figures, pots, expected chips, progress, what is refused."""

from fractions import Fraction

import pytest
from support.every_board import plain_counts

from tdapp.domain.cards import DECK, parse_cards
from tdapp.domain.odds import Odds, OddsPot, exact_odds, odds_steps
from tdapp.errors import InputError

PRE_FLOP = {
    ("Ac Ad", "Kc Kd"): (1_410_336, 292_660, 9_308),
    ("As Ks", "Qh Qd"): (787_966, 917_606, 6_732),
    ("As Ks", "Qs Js"): (1_124_180, 577_797, 10_327),
}


def _hands(*texts):
    return [parse_cards(text) for text in texts]


def _counts(odds, pot=0):
    return {one.player: (one.wins, one.ties, one.equity) for one in odds.pots[pot].players}


@pytest.mark.parametrize(("hands", "counts"), PRE_FLOP.items(), ids=str)
def test_heads_up_before_the_flop_counts_every_board(hands, counts):
    odds = exact_odds(_hands(*hands))
    first, second = odds.pots[0].players
    assert odds.boards == 1_712_304
    assert (first.wins, second.wins, first.ties) == counts
    assert first.ties == second.ties
    assert first.equity == Fraction(2 * first.wins + first.ties, 2 * odds.boards)


@pytest.mark.slow
@pytest.mark.parametrize(("hands", "counts"), PRE_FLOP.items(), ids=str)
def test_heads_up_before_the_flop_as_the_plain_loop_counts(hands, counts):
    boards, plain = plain_counts(_hands(*hands))
    assert boards == 1_712_304
    assert (plain[0][0], plain[1][0], plain[0][1]) == counts


@pytest.mark.slow
def test_three_players_before_the_flop_as_the_plain_loop_counts():
    hands = _hands("As Ks", "Qs Qd", "7c 7d")
    boards, plain = plain_counts(hands)
    odds = exact_odds(hands)
    assert (odds.boards, _counts(odds)) == (boards, plain)


def test_same_hands_in_other_suits_have_mirrored_odds():
    one = exact_odds(_hands("As Kd", "Ad Ks")).pots[0].players
    assert (one[0].wins, one[0].ties) == (one[1].wins, one[1].ties)
    assert one[0].equity == Fraction(1, 2)


def test_seed_003_royal_board_is_a_certain_tie():
    odds = exact_odds(_hands("2c 2d", "7h 3c", "Ah Ad"), parse_cards("As Ks Qs Js Ts"))
    assert odds.boards == 1
    assert _counts(odds) == dict.fromkeys(range(3), (0, 1, Fraction(1, 3)))


def test_seed_000_turn_and_river_of_the_sample_hand():
    """The turn Q♣ 4♣ 8♠ 8♥ and the river 7♣ of H-05 and H-06."""
    hands = _hands("Kh Qs", "Qh Td", "Jc 2c", "Tc 9c")
    odds = exact_odds(hands, parse_cards("Qc 4c 8s 8h"))
    assert odds.boards == 40
    assert plain_counts(hands, parse_cards("Qc 4c 8s 8h")) == (40, _counts(odds))
    river = exact_odds(hands, parse_cards("Qc 4c 8s 8h 7c"))
    assert _counts(river) == {0: (0, 0, 0), 1: (0, 0, 0), 2: (1, 0, 1), 3: (0, 0, 0)}


def test_each_pot_is_decided_among_its_own_players():
    """A has the best hand and is all-in for the main pot only; B beats C for the side pot."""
    hands, board = _hands("Ah Ad", "Kc Kd", "2c 7s"), parse_cards("Kh Qs 9d 3h As")
    odds = exact_odds(hands, board, pots=[OddsPot(300, (0, 1, 2)), OddsPot(500, (1, 2)), OddsPot(70, (2,))])
    assert _counts(odds, 0) == {0: (1, 0, 1), 1: (0, 0, 0), 2: (0, 0, 0)}
    assert _counts(odds, 1) == {1: (1, 0, 1), 2: (0, 0, 0)}
    assert _counts(odds, 2) == {2: (1, 0, 1)}
    assert odds.expected == (300, 500, 70)


def test_side_pot_before_the_river_as_the_plain_loop_counts():
    hands, board, dead = _hands("As Js", "9s 9h", "Kd Qs"), parse_cards("Ts 9d 2s"), parse_cards("3s 4h")
    pots = [OddsPot(1000, (0, 1, 2)), OddsPot(400, (2, 0))]
    odds = exact_odds(hands, board, dead, pots)
    for place, pot in enumerate(pots):
        boards, plain = plain_counts(hands, board, dead, pot.players)
        assert (odds.boards, _counts(odds, place)) == (boards, plain)
        assert tuple(one.player for one in odds.pots[place].players) == pot.players
    main, side = _counts(odds, 0), _counts(odds, 1)
    assert odds.expected == (
        1000 * main[0][2] + 400 * side[0][2],
        1000 * main[1][2],
        1000 * main[2][2] + 400 * side[2][2],
    )


def test_rules_7_a_tie_shares_expected_chips_exactly():
    odds = exact_odds(
        _hands("2c 2d", "7h 3c", "Ah Ad"), parse_cards("As Ks Qs Js Ts"), pots=[OddsPot(100, (0, 1, 2))]
    )
    assert odds.expected == (Fraction(100, 3),) * 3
    assert sum(odds.expected) == 100


def test_without_pots_everybody_plays_for_one_of_no_chips():
    odds = exact_odds(_hands("As Ks", "Qh Qd"), parse_cards("2c 3c 4d"))
    assert [one.player for one in odds.pots[0].players] == [0, 1]
    assert (odds.pots[0].chips, odds.expected) == (0, (0, 0))


def test_dead_cards_do_not_come():
    """Three aces, three kings and four fives (a wheel) win; without the aces seven cards do."""
    hands, board = _hands("As Ks", "Qh Qd"), parse_cards("2c 3c 4d 9h")
    free, burnt = exact_odds(hands, board), exact_odds(hands, board, parse_cards("Ah Ad Ac"))
    assert (free.boards, free.pots[0].players[0].wins) == (44, 10)
    assert (burnt.boards, burnt.pots[0].players[0].wins) == (41, 7)


def test_ten_players_before_the_flop():
    hands = [DECK[4 * place : 4 * place + 2] for place in range(10)]
    odds = exact_odds(hands)
    assert odds.boards == 201_376
    assert sum(one.equity for one in odds.pots[0].players) == 1


def test_progress_rises_to_the_total_and_the_result_follows():
    steps = odds_steps(_hands("As Ks", "Qh Qd"))
    seen = []
    while True:
        try:
            seen.append(next(steps))
        except StopIteration as end:
            result = end.value
            break
    assert [step.done for step in seen] == list(range(1, len(seen) + 1))
    assert {step.total for step in seen} == {len(seen)}
    assert len(seen) > 100
    assert isinstance(result, Odds)


def test_closing_cancels():
    steps = odds_steps(_hands("As Ks", "Qh Qd"))
    assert next(steps).done == 1
    steps.close()
    assert list(steps) == []


@pytest.mark.parametrize(
    ("spot", "code", "params"),
    [
        ((["As Ks"], "", "", []), "odds.hand_count", {"count": 1}),
        (([], "", "", []), "odds.hand_count", {"count": 0}),
        ((["As Ks"] * 11, "", "", []), "odds.hand_count", {"count": 11}),
        ((["As Ks", "Qh"], "", "", []), "odds.hole_count", {"player": 1}),
        ((["As Ks", "Qh Qd Qc"], "", "", []), "odds.hole_count", {"player": 1}),
        ((["As Ks", "Qh Qd"], "2c 3c 4c 5c 6c 7c", "", []), "odds.board_count", {"count": 6}),
        ((["As Ks", "Qh Qd"], "2c 3c As", "", []), "card.duplicate", {"cards": "As", "path": ""}),
        ((["As Ks", "Qh Qd"], "2c 3c 4c", "Qh 2c", []), "card.duplicate", {"cards": "2c Qh", "path": ""}),
        ((["As Ks", "As Qd"], "", "", []), "card.duplicate", {"cards": "As", "path": ""}),
        ((["As Ks", "Qh Qd"], "", "", [OddsPot(5, ())]), "odds.pot_players", {"pot": 0}),
        (
            (["As Ks", "Qh Qd"], "", "", [OddsPot(5, (0, 1)), OddsPot(5, (1, 2))]),
            "odds.pot_players",
            {"pot": 1},
        ),
        ((["As Ks", "Qh Qd"], "", "", [OddsPot(5, (1, 1))]), "odds.pot_players", {"pot": 0}),
        ((["As Ks", "Qh Qd"], "", "", [OddsPot(5, (-1, 1))]), "odds.pot_players", {"pot": 0}),
    ],
)
def test_what_is_refused_before_the_first_step(spot, code, params):
    hands, board, dead, pots = spot
    with pytest.raises(InputError) as refused:
        odds_steps(_hands(*hands), parse_cards(board), parse_cards(dead), pots)
    assert (refused.value.code, refused.value.params) == (code, params)


def test_a_deck_too_small_for_the_board_is_refused():
    hands = _hands("2c 2d", "2h 2s")
    assert exact_odds(hands, dead=DECK[4:-5]).boards == 1
    with pytest.raises(InputError) as refused:
        odds_steps(hands, dead=DECK[4:-4])
    assert refused.value.code == "odds.no_cards_left"
