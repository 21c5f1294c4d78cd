"""Makes a journal for `tests/data/journals` in which every event of today's vocabulary occurs.

`python tests/support/journal_maker.py NAME` from the checkout writes `NAME.tdapp` and `NAME.json`, the state
it stands for. Files that are there are never made again: they prove that what was written loads for ever.
"""

import sys
from datetime import timedelta
from pathlib import Path

import msgspec
from msgspec import structs

# ruff: noqa: E402
sys.path[:0] = [str(folder) for folder in Path(__file__).parents[1:3]]

from support.builders import a_level
from support.money_evening import play_money
from support.seat_evening import play_seats
from support.stores import STRUCTURE, SetTime, created
from tdapp.app.opening import OpenTournament
from tdapp.application.tournament import Tournament
from tdapp.domain.clock import commands as clock
from tdapp.domain.clock.structure import LocalName
from tdapp.domain.floor import commands as floor
from tdapp.domain.units import MINUTE, Chips, EntryId, ItemId, Millis

FOLDER = Path(__file__).parents[1] / "data" / "journals"


EDITS = (
    clock.InsertItem(a_level("L9", 150, 300), ItemId("L2")),
    clock.InsertItem(a_level("L10", 200, 400)),
    clock.MoveItem(ItemId("L10"), ItemId("L9")),
    clock.DeleteItem(ItemId("L9")),
    clock.NameStructure("Łukasz’ 週五"),
)


def make(path: Path) -> None:
    """Play a short evening into a new file."""
    time = SetTime()
    tournament = created(path.parent, time, path.stem)
    play(tournament, time)
    play_seats(tournament.session, lambda: time.pass_by(30))
    play_money(tournament.session, lambda: time.pass_by(30))
    tournament.session.note_system_clock(Millis(3_600_000))
    tournament.close()
    for companion in ("-seen", "-lock"):
        path.with_name(path.name + companion).unlink(missing_ok=True)
    path.with_suffix(".json").write_bytes(state_in_words(tournament.session.state))


def play(tournament: OpenTournament, time: SetTime) -> None:
    """Every command once, with undo and redo."""
    session = tournament.session
    other = structs.replace(STRUCTURE, name=LocalName(en="Other", zh_Hant="另一", zh_Hans="另一"))
    second = structs.replace(STRUCTURE.items[1], bb=Chips(150))
    for command in (
        clock.ChooseStructure(other),
        floor.NameTournament("Łukasz’ 週五"),
        floor.AddEntries(("Ann", "Bo", "王小明", "Łukasz")),
        floor.AddNumberedEntries(3),
        floor.RenameEntry(EntryId(2), "Bob"),
        floor.RemoveEntry(EntryId(7)),
        clock.SetStack(Chips(7500)),
        clock.PlanStart(time.now() + timedelta(minutes=10)),
        clock.StartClock(),
        clock.ChangeItem(second),
        *EDITS,
        clock.AdjustClock(Millis(2 * MINUTE)),
        floor.BustEntry(EntryId(5)),
        floor.BustEntry(EntryId(2)),
        floor.ReinstateEntry(EntryId(5)),
        clock.NextItem(),
        clock.JumpToBreak(),
        clock.PreviousItem(),
        clock.JumpTo(ItemId("L3")),
        clock.PauseClock(),
    ):
        time.pass_by(30)
        session.execute(command)
    session.undo()
    time.pass_by(5)
    session.undo()
    session.redo()
    session.undo(frozenset({"floor"}))


def state_in_words(state: Tournament) -> bytes:
    """The state as JSON."""
    return msgspec.json.format(msgspec.json.encode(state), indent=1)


if __name__ == "__main__":
    make(FOLDER / f"{sys.argv[1]}.tdapp")
