"""Write a played hand in the public standard, with our own fields for what it cannot say.

| what | how | done / not, because |
|---|---|---|
| blinds, antes, stacks, seats, actions, cards shown | fields of the standard | done |
| whatever of the setup they do not tell | `_tdapp_<field of the setup>` | done |
| corrections, kills, rankings without cards, all-ins of who covers | `_tdapp_actions` | done, if needed |
| stacks that nobody counted | `inf`, as the standard has it | done |
| pot-limit hold'em, for which the standard has no code | `NT` and `_tdapp_structure` | done |

Whatever is written reads back to the same hand: the writer plays its own record to see whether it does.
"""

import json
from collections.abc import Iterable, Sequence
from decimal import Decimal
from typing import Any, cast

import msgspec
from msgspec.structs import replace

from tdapp.domain.cards import Card, card_code
from tdapp.domain.hand.events import (
    BetMade,
    Called,
    CardsMucked,
    CardsTabled,
    Checked,
    Event,
    Folded,
    HandEnded,
    HandKilled,
    HandStarted,
    HoleDealt,
    RaisedTo,
    StreetStarted,
)
from tdapp.domain.hand.setup import Street
from tdapp.domain.house_rules import Structure
from tdapp.domain.units import SeatNo
from tdapp.errors import InputError
from tdapp.formats.phh_deeds import deeds_of
from tdapp.formats.phh_record import PhhHand
from tdapp.formats.phh_replay import play
from tdapp.formats.phh_setup import fields_of, own_fields, players_of, standard_setup

_BOARD_CARDS = {Street.FLOP: 3, Street.TURN: 1, Street.RIVER: 1}


def record_of(
    events: Sequence[Event], *, names: dict[SeatNo, str] | None = None, hand: str | int | None = None
) -> PhhHand:
    """The record of a hand from its events, the first of which is `HandStarted`.

    InputError `phh.unwritable` for a hand that today's rules do not play to the same events.
    """
    start = cast(HandStarted, events[0])
    setup = start.setup
    players = players_of(setup)
    fixed = setup.structure is Structure.FIXED_LIMIT
    record = PhhHand(
        variant="FT" if fixed else "NT",
        actions=_told(events, players),
        hand=hand,
        players=tuple(names.get(seat, "") for seat in players) if names else None,
        finishing_stacks=_finishing(events, players),
        **fields_of(setup),
    )
    record = replace(record, tdapp=own_fields(setup, standard_setup(record)))
    if _reads_back(record, events):
        return record
    deeds = [msgspec.json.encode(deed).decode() for deed in deeds_of(events)]
    record = replace(record, tdapp=record.tdapp | {"actions": deeds})
    if not _reads_back(record, events):
        raise InputError("phh.unwritable")
    return record


def write(record: PhhHand) -> str:
    """The text of a `.phh` file."""
    numbers: dict[str, Any] = {
        "antes": record.antes,
        "blinds_or_straddles": record.blinds_or_straddles,
        "min_bet": record.min_bet,
        "small_bet": record.small_bet,
        "big_bet": record.big_bet,
        "starting_stacks": record.starting_stacks,
        "finishing_stacks": record.finishing_stacks,
    }
    fields: dict[str, Any] = {
        "variant": record.variant,
        "ante_trimming_status": record.ante_trimming_status or None,
        **{name: _in_wholes(given, record.scale) for name, given in numbers.items()},
        "actions": record.actions,
        "hand": record.hand,
        "seats": record.seats,
        "players": record.players,
        **{f"_tdapp_{name}": given for name, given in record.tdapp.items()},
    }
    return "".join(f"{name} = {_toml(given)}\n" for name, given in fields.items() if given is not None)


def write_all(records: Iterable[PhhHand]) -> str:
    """The text of a `.phhs` file: the hands as tables, numbered from 1."""
    return "\n".join(f"[{number}]\n{write(record)}" for number, record in enumerate(records, 1))


def _reads_back(record: PhhHand, events: Sequence[Event]) -> bool:
    try:
        return play(record).events == tuple(events)
    except InputError:
        return False


def _told(events: Sequence[Event], players: tuple[SeatNo, ...]) -> tuple[str, ...]:
    """The actions as far as the standard has words for them."""
    number = {seat: f"p{i}" for i, seat in enumerate(players, 1)}
    hole = {event.seat: event.cards for event in events if isinstance(event, HoleDealt)}
    told = [f"d dh {number[seat]} {_cards(hole.get(seat, ()), 2)}" for seat in players]
    opening = next(i for i, event in enumerate(events) if isinstance(event, StreetStarted))
    for event in events[opening + 1 :]:
        match event:
            case StreetStarted():
                told.append(f"d db {_cards(event.cards, _BOARD_CARDS[event.street])}")
            case Folded() | HandKilled():
                told.append(f"{number[event.seat]} f")
            case Checked() | Called():
                told.append(f"{number[event.seat]} cc")
            case BetMade() | RaisedTo():
                told.append(f"{number[event.seat]} cbr {event.total}")
            case CardsTabled():
                told.append(f"{number[event.seat]} sm {_cards(event.cards, 2)}")
            case CardsMucked():
                told.append(f"{number[event.seat]} sm")
            case _:
                pass
    return tuple(told)


def _cards(cards: tuple[Card, ...], count: int) -> str:
    return "".join(map(card_code, cards)) if cards else "??" * count


def _finishing(events: Sequence[Event], players: tuple[SeatNo, ...]) -> tuple[int, ...] | None:
    """The stacks at the end, if the hand has ended and all of them are known."""
    last = events[-1]
    if not isinstance(last, HandEnded):
        return None
    stack = {result.seat: result.stack for result in last.results}
    known = [stack[seat] for seat in players]
    return None if None in known else tuple(cast(list[int], known))


def _in_wholes(given: Any, scale: int) -> Any:
    """Amounts as the file writes them: 25 at scale 100 is 0.25. A stack of None is infinite."""
    if given is None or isinstance(given, int):
        return given if given is None or scale == 1 else Decimal(given) / scale
    return tuple(Decimal("inf") if each is None else _in_wholes(each, scale) for each in given)


def _toml(given: Any) -> str:
    """A value of the kinds that a record has."""
    if isinstance(given, bool):
        return str(given).lower()
    if isinstance(given, str):
        return _string(given)
    if isinstance(given, Decimal):
        return "inf" if given.is_infinite() else f"{given:f}"
    if isinstance(given, int):
        return str(given)
    items = [_toml(item) for item in cast(Sequence[Any], given)]
    if items and items[0].startswith('"'):
        return "[\n" + "".join(f"  {item},\n" for item in items) + "]"
    return f"[{', '.join(items)}]"


def _string(text: str) -> str:
    plain = text.encode("utf-8", "replace").decode()
    return json.dumps(plain, ensure_ascii=False).replace("\x7f", "\\u007f")
