"""Typed times, names to find, and names that were pasted: without a window."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from tdapp.application.views import Named, Now
from tdapp.domain.floor.commands import AddEntries, AddNumberedEntries
from tdapp.domain.units import EntryId
from tdapp.errors import InputError
from tdapp.ui.models.finding import NO_MATCH, folded, rank
from tdapp.ui.models.pasted import read_pasted
from tdapp.ui.models.reading import read_length, read_start

TAIPEI = ZoneInfo("Asia/Taipei")
WALL = datetime(2026, 1, 2, 12, 0, 30, tzinfo=UTC)  # 20:00:30 in Taipei
NOW = Now(WALL - timedelta(minutes=3), WALL)  # three minutes of it were slept away


@pytest.mark.parametrize(
    ("text", "read"), [("20", (20, 0)), (" 12:30 ", (12, 30)), ("２０", (20, 0)), ("0", (0, 0))]
)
def test_lengths_people_type(text: str, read: tuple[int, int]) -> None:
    assert read_length(text) == read


@pytest.mark.parametrize("text", ["", "1.5k", "-3", "12:75", "ten", "1e3", "٣"])
def test_lengths_nobody_can_read(text: str) -> None:
    with pytest.raises(InputError) as caught:
        read_length(text)
    assert caught.value.code == "length.unreadable"


@pytest.mark.parametrize(
    ("text", "ahead"),
    [
        ("15", timedelta(minutes=15)),
        ("+5", timedelta(minutes=5)),
        ("20:30", timedelta(minutes=29, seconds=30)),
        ("20.30", timedelta(minutes=29, seconds=30)),
        ("２０：３０", timedelta(minutes=29, seconds=30)),
        ("0:15", timedelta(hours=4, minutes=14, seconds=30)),
        ("20:00", timedelta(seconds=-30)),
        ("19:00", timedelta(hours=-1, seconds=-30)),
    ],
)
def test_starts_people_plan(text: str, ahead: timedelta) -> None:
    assert read_start(text, NOW, TAIPEI) == NOW.steady + ahead


@pytest.mark.parametrize("text", ["", "soon", "25:00", "20:60", "20:3", "8 pm", "-5"])
def test_starts_nobody_can_read(text: str) -> None:
    with pytest.raises(InputError) as caught:
        read_start(text, NOW, TAIPEI)
    assert caught.value.code == "start.unreadable"


def named(number: int, name: str, twin: int = 1) -> Named:
    return Named(EntryId(number), name, twin)


@pytest.mark.parametrize(
    ("typed", "name", "expected"),
    [
        ("ann", "Ann", 0),
        ("an", "Ann", 1),
        ("lee", "Ann Lee", 2),
        ("nn", "Ann", 3),
        ("luk", "Łukasz", 1),
        ("ang", "Ángel", 1),
        ("小", "王小明", 3),
        ("ｂｏ", "Bo", 0),
        ("x", "Ann", NO_MATCH),
    ],
)
def test_a_few_letters_find_a_player(typed: str, name: str, expected: int) -> None:
    assert rank(folded(typed), named(1, name)) == expected


def test_a_number_finds_its_player_before_the_longer_numbers() -> None:
    assert [rank("1", named(number, "")) for number in (1, 12, 2)] == [0, 1, NO_MATCH]


def test_names_one_a_line() -> None:
    read = read_pasted("Ann\n\n2. Bo\nAnn\n", (named(1, "bo"),))
    assert read.command == AddEntries(("Ann", "Bo", "Ann"))
    assert read.count == 3
    assert read.known == ("Bo", "Ann")


def test_a_number_alone_is_that_many_players() -> None:
    assert read_pasted(" 27 ", ()).command == AddNumberedEntries(27)
    assert read_pasted("２７", ()).command == AddNumberedEntries(27)
    assert read_pasted("9" * 40, ()).command == AddNumberedEntries(10**9)


def test_a_line_too_long_is_named() -> None:
    read = read_pasted("Ann\n" + "x" * 201, ())
    assert read.command is None
    assert read.error is not None
    assert (read.error.code, read.error.params["path"]) == ("name.too_long", "line[2]")


def test_nothing_typed_adds_nothing() -> None:
    assert read_pasted(" \n\t\n", ()).command is None
