"""The legal range in full, with the reason for whatever is not in it."""

from support.spoken import Table

from tdapp.domain.hand.legal import LegalActions, Reason, Refusal, legal_actions


def flop(*said, pot=300, structure="no-limit", **stacks):
    given = {**dict.fromkeys("ABC", 5000), **stacks}
    table = Table("ABC", "C", street="flop", bb=100, pot=pot, structure=structure, stacks=given)
    return legal_actions(table.say(*said).state)


def test_before_a_bet():
    legal = flop()
    assert legal == LegalActions(
        seat=1,
        price=0,
        to_call=0,
        current_bet=0,
        min_raise_to=100,
        pot_raise_to=300,
        max_raise_to=5000,
        short_all_in_only=False,
        pot=300,
        no_raise=None,
    )
    assert (legal.can_check, legal.can_raise, legal.all_in_call) == (True, True, False)
    assert (legal.no_check, legal.no_bet) == (None, None)
    assert legal.no_call == Refusal(Reason.NOTHING_TO_CALL, 0, 0, "rules §2.2")
    assert legal.no_raise_to == Refusal(Reason.NO_BET_YET, 0, 0, "TDA 2024 R55")


def test_facing_a_bet():
    legal = flop("A bets 200")
    assert legal == LegalActions(
        seat=2,
        price=200,
        to_call=200,
        current_bet=200,
        min_raise_to=400,
        pot_raise_to=900,
        max_raise_to=5000,
        short_all_in_only=False,
        pot=500,
        no_raise=None,
    )
    assert (legal.no_call, legal.no_raise_to) == (None, None)
    assert legal.no_check == Refusal(Reason.FACING_BET, 200, 0, "rules §2.2")
    assert legal.no_bet == Refusal(Reason.ALREADY_BET, 200, 0, "TDA 2024 R55")


def test_when_there_is_no_raise():
    legal = flop("A bets 200", B=150)
    assert legal == LegalActions(
        seat=2,
        price=200,
        to_call=150,
        current_bet=200,
        min_raise_to=None,
        pot_raise_to=None,
        max_raise_to=None,
        short_all_in_only=False,
        pot=500,
        no_raise=Refusal(Reason.STACK_ONLY_CALLS, 150, 200, "rules §4.4"),
    )
    assert legal.all_in_call
    assert legal.no_raise_to == legal.no_raise


def test_an_all_in_of_exactly_a_full_raise_is_not_short():
    exact = flop("A bets 200", B=400)
    assert (exact.min_raise_to, exact.max_raise_to, exact.short_all_in_only) == (400, 400, False)
    short = flop("A bets 200", B=399)
    assert (short.min_raise_to, short.max_raise_to, short.short_all_in_only) == (399, 399, True)


def test_the_pot_button_stays_within_the_range():
    assert flop("A bets 200", B=700).pot_raise_to == 700
    assert flop(pot=40).pot_raise_to == 100
