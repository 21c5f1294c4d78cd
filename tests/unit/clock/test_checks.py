"""What is odd about a structure, rules §12.4."""

from msgspec import structs
from support.builders import a_break, a_level, a_structure

from tdapp.domain.clock.checks import Odd, Remark, remarks
from tdapp.domain.clock.structure import Betting, Item


def _odd(*items: Item) -> list[tuple[str, Odd]]:
    return [(remark.item, remark.odd) for remark in remarks(a_structure(*items))]


def test_a_usual_structure_has_no_remarks():
    assert _odd(a_level("1", 25, 50), a_level("2", 50, 100), a_break("B"), a_level("3", 75, 150, 25)) == []


def test_falling_blinds_are_remarked_across_a_break():
    assert _odd(a_level("1", 50, 100), a_break("B"), a_level("2", 25, 50)) == [("2", Odd.FALLING)]
    assert _odd(a_level("1", 50, 100), a_level("2", 25, 150)) == [("2", Odd.FALLING)]


def test_more_than_double_is_steep_rules_12_4():
    assert _odd(a_level("1", 50, 100), a_level("2", 100, 200)) == []
    assert _odd(a_level("1", 50, 100), a_level("2", 100, 201)) == [("2", Odd.STEEP)]
    assert _odd(a_level("1", 0, 0), a_level("2", 100, 200)) == [("1", Odd.NO_BLINDS)]


def test_the_same_level_twice_is_remarked_unless_something_differs():
    one = a_level("1", 50, 100)
    assert _odd(one, a_level("2", 50, 100, minutes=5)) == [("2", Odd.REPEATED)]
    assert _odd(one, a_level("2", 50, 100, 10)) == []
    assert _odd(one, structs.replace(a_level("2", 50, 100), betting=Betting.POT_LIMIT)) == []


def test_an_ante_above_the_blind_is_remarked():
    assert _odd(a_level("1", 50, 100, 101)) == [("1", Odd.ANTE_ABOVE_BLIND)]
    assert _odd(a_level("1", 50, 100, 100)) == []
    assert _odd(a_level("1", 0, 0, 5)) == [("1", Odd.NO_BLINDS)]


def test_a_missing_small_blind_is_remarked_where_others_have_one():
    assert _odd(a_level("1", 0, 100), a_level("2", 0, 200)) == []
    assert _odd(a_level("1", 0, 100), a_level("2", 100, 200)) == [("1", Odd.NO_SMALL_BLIND)]


def test_ex_12_3_blinds_that_the_chips_in_play_cannot_pay():
    colour_up = a_break("B", colour_up=(25,))
    late = (a_level("1", 150, 300), colour_up, a_level("2", 250, 500))
    assert _odd(*late) == [("2", Odd.UNPAYABLE)]
    assert _odd(late[0], colour_up, a_level("2", 200, 400)) == []
    assert _odd(late[0], colour_up, a_level("2", 200, 400, 25)) == [("2", Odd.UNPAYABLE)]
    assert _odd(a_level("1", 15, 30), colour_up, a_level("2", 100, 200))[0] == ("1", Odd.UNPAYABLE)
    assert _odd(late[0], late[2]) == []


def test_two_remarks_on_one_level_come_together():
    found = remarks(a_structure(a_level("1", 50, 100), a_level("2", 50, 90, 95)))
    assert found == (Remark("2", Odd.ANTE_ABOVE_BLIND), Remark("2", Odd.FALLING))
