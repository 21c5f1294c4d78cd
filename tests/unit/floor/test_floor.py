"""Entries, busts, places: rules §13.2."""

import time
from collections.abc import Sequence
from datetime import UTC, datetime

import pytest

from tdapp.domain.floor import commands as c
from tdapp.domain.floor import events as e
from tdapp.domain.floor.decide import decide
from tdapp.domain.floor.evolve import evolve
from tdapp.domain.floor.names import MOST_ENTRIES
from tdapp.domain.floor.state import Entry, FloorState, is_over, left, places
from tdapp.errors import TdError

NOW = datetime(2026, 12, 1, 20, 0, tzinfo=UTC)


def _floor(*commands: c.FloorCommand, of: FloorState | None = None) -> FloorState:
    floor = of or FloorState()
    for command in commands:
        for event in decide(floor, command, NOW):
            floor = evolve(floor, event)
    return floor


def _players(names: str) -> FloorState:
    return _floor(c.AddEntries(tuple(names.split())))


def _busted(floor: FloorState, order: Sequence[int]) -> FloorState:
    return _floor(*(c.BustEntry(entry) for entry in order), of=floor)


def _refused(floor: FloorState, command: c.FloorCommand) -> tuple[str, dict[str, object]]:
    with pytest.raises(TdError) as caught:
        decide(floor, command, NOW)
    return caught.value.code, caught.value.params


# ---- title and names ---------------------------------------------------------------------------------------


def test_a_title_is_cleaned_and_the_same_again_is_no_event():
    floor = _floor(c.NameTournament("  Friday  night "))
    assert floor.title == "Friday night"
    assert decide(floor, c.NameTournament("Friday night"), NOW) == ()
    assert _refused(floor, c.NameTournament(" ")) == ("name.empty", {"path": "title"})


def test_entries_are_numbered_in_order_and_twins_are_two_people():
    floor = _players("Ann Bo Ann")
    assert tuple(floor.entries.values()) == (Entry(1, "Ann"), Entry(2, "Bo"), Entry(3, "Ann"))


def test_a_name_that_cannot_be_read_tells_its_line_and_adds_nobody():
    code, params = _refused(FloorState(), c.AddEntries(("Ann", "\u200b")))
    assert (code, params["path"]) == ("name.empty", "line[2]")


def test_numbered_entries_have_no_names():
    floor = _floor(c.AddNumberedEntries(3))
    assert tuple(floor.entries.values()) == (Entry(1, ""), Entry(2, ""), Entry(3, ""))


@pytest.mark.parametrize("count", [0, -1, MOST_ENTRIES + 1])
def test_a_number_of_players_that_makes_no_sense_is_refused(count: int):
    assert _refused(FloorState(), c.AddNumberedEntries(count))[0] == "entries.count"


def test_nobody_and_too_many_are_refused():
    assert _refused(FloorState(), c.AddEntries(()))[0] == "entries.none"
    full = _floor(c.AddNumberedEntries(MOST_ENTRIES))
    assert _refused(full, c.AddEntries(("Ann",)))[0] == "entries.too_many"


def test_rename():
    floor = _players("Ann Bo")
    assert decide(floor, c.RenameEntry(2, " Bob "), NOW) == (e.EntryRenamed(2, "Bo", "Bob"),)
    floor = _floor(c.RenameEntry(2, "Bob"), of=floor)
    assert list(floor.entries.values()) == [Entry(1, "Ann"), Entry(2, "Bob")]
    assert decide(floor, c.RenameEntry(2, "Bob"), NOW) == ()
    assert _refused(floor, c.RenameEntry(9, "X")) == ("entry.unknown", {"entry": 9})
    assert _refused(floor, c.RenameEntry(1, ""))[0] == "name.empty"


def test_a_removed_number_is_never_used_again():
    floor = _floor(c.RemoveEntry(3), c.AddEntries(("Di",)), of=_players("Ann Bo Cy"))
    floor = _floor(c.RemoveEntry(1), c.AddEntries(("Ed", "Flo")), of=floor)
    assert list(floor.entries) == [2, 4, 5, 6]


def test_a_removed_entry_leaves_the_places_too():
    floor = _busted(_players("A B C D"), [4, 3])
    assert places(_floor(c.RemoveEntry(4), of=floor)) == {3: 3}
    assert _refused(floor, c.RemoveEntry(9))[0] == "entry.unknown"


def test_the_last_one_in_cannot_be_removed_while_others_are_out():
    floor = _busted(_players("A B C"), [3, 2])
    assert _refused(floor, c.RemoveEntry(1)) == ("entry.last_one", {"entry": 1, "name": "A"})
    assert places(_floor(c.RemoveEntry(2), of=floor)) == {3: 2, 1: 1}
    assert left(_floor(c.RemoveEntry(1), of=_players("A"))) == 0


# ---- busts and places --------------------------------------------------------------------------------------


def test_places_follow_the_order_of_busting_rules_13_2():
    floor = _busted(_players("A B C D E"), [2, 5, 1])
    assert places(floor) == {2: 5, 5: 4, 1: 3}
    assert left(floor) == 2
    assert not is_over(floor)


def test_the_last_one_left_is_first():
    floor = _busted(_players("A B C"), [2, 3])
    assert is_over(floor)
    assert places(floor) == {2: 3, 3: 2, 1: 1}


def test_a_bust_tells_the_place_of_the_moment():
    assert decide(_busted(_players("A B C"), [2]), c.BustEntry(3), NOW) == (e.EntryBusted(3, "C", 2),)


def test_a_bust_is_refused_twice_for_the_last_and_for_a_stranger():
    floor = _busted(_players("A B C"), [2])
    assert _refused(floor, c.BustEntry(2)) == ("entry.out_already", {"entry": 2, "name": "B"})
    assert _refused(floor, c.BustEntry(9)) == ("entry.unknown", {"entry": 9})
    assert _refused(_busted(floor, [3]), c.BustEntry(1)) == ("entry.last_one", {"entry": 1, "name": "A"})
    assert _refused(_players("A"), c.BustEntry(1))[0] == "entry.last_one"


def test_reinstate_recomputes_all_places_however_late():
    floor = _busted(_players("A B C D E"), [2, 5, 1])
    floor = _floor(c.ReinstateEntry(2), of=floor)
    assert places(floor) == {5: 5, 1: 4}
    assert left(floor) == 3
    assert places(_busted(floor, [2])) == {5: 5, 1: 4, 2: 3}


def test_reinstate_after_the_end_opens_the_tournament_again():
    floor = _floor(c.ReinstateEntry(3), of=_busted(_players("A B C"), [2, 3]))
    assert (is_over(floor), places(floor)) == (False, {2: 3})


def test_reinstate_of_somebody_in_is_refused():
    floor = _players("A B")
    assert _refused(floor, c.ReinstateEntry(1)) == ("entry.still_in", {"entry": 1, "name": "A"})
    assert _refused(floor, c.ReinstateEntry(9))[0] == "entry.unknown"


def test_a_late_entry_pushes_the_places_down():
    floor = _floor(c.AddEntries(("D",)), of=_busted(_players("A B C"), [3]))
    assert places(floor) == {3: 4}


def test_an_empty_floor_and_one_alone_have_no_winner():
    assert not is_over(FloorState())
    assert not is_over(_players("A"))
    assert places(_players("A")) == {}


def test_evolve_leaves_the_old_floor_alone():
    floor = _players("A B C")
    _floor(c.BustEntry(1), c.RenameEntry(2, "X"), c.RemoveEntry(3), c.AddEntries(("D",)), of=floor)
    assert floor == _players("A B C")


def test_ten_thousand_entries_are_quick():
    floor = _floor(c.AddNumberedEntries(MOST_ENTRIES))
    began = time.perf_counter()
    floor = _busted(floor, range(1, 1001))
    assert places(floor)[1] == MOST_ENTRIES
    assert time.perf_counter() - began < 1
