"""Between the fields of the standard and the setup of a hand, both ways.

| what the standard says | how it is read | because |
|---|---|---|
| p1 is left of the button, the last player has it | seats 1 … n, or `seats` | order of dealing |
| blinds at p1 and p2; heads-up the other way round | small blind and big blind | spec |
| a blind at p1 alone, or at p2 alone | that is the big blind, no small blind | single or dead blind |
| a negative blind | a live post that moves no first action | custom of its users |
| a third blind | refused | no straddles |
| equal antes | every player's ante | spec |
| … with `ante_trimming_status` false and somebody short | dead money, all may win all of it | spec |
| one ante, of the big blind or the button | that player's ante, paid before his blind | spec |
| other antes | dead posts | spec |
| what none of this can say | `_tdapp_<field of the setup>` stands over it | our own fields |
"""

from collections.abc import Callable
from typing import Any, cast

import msgspec
from msgspec.structs import fields, replace

from tdapp.domain.hand.setup import HandSetup, Presence, Seat
from tdapp.domain.hand.split import left_of_button
from tdapp.domain.house_rules import AnteFormat, AntePriority, HouseRules, Structure
from tdapp.domain.units import Chips, SeatNo
from tdapp.errors import InputError
from tdapp.formats.phh_record import PhhHand

_STRUCTURES = {"NT": Structure.NO_LIMIT, "FT": Structure.FIXED_LIMIT, "PT": Structure.POT_LIMIT}
_SEAT: Callable[..., Seat] = Seat
"""Made many times a hand: the numbers are what they are, wrapping each would cost as much again."""
_OWN = {f.name: f.type for f in fields(HandSetup)}
_HOUSE = HouseRules()
_ANTE_FIRST = HouseRules(single_ante_priority=AntePriority.ANTE_FIRST)


def players_of(setup: HandSetup) -> tuple[SeatNo, ...]:
    """The seats of p1, p2 … in the order of the standard."""
    return left_of_button(
        tuple([s.seat for s in setup.seats if s.presence is not Presence.OUT]), setup.button
    )


def setup_of(hand: PhhHand) -> HandSetup:
    """The setup that a record stands for; whether it can be dealt the engine says.

    InputError with `line` and `field`: `phh.straddle`, `phh.own_field`, `phh.seats`.
    """
    return _with_own_fields(hand, standard_setup(hand)) if hand.tdapp else standard_setup(hand)


def standard_setup(hand: PhhHand) -> HandSetup:
    """What the fields of the standard say, ours left aside. Seats come out in rising order."""
    count = len(hand.starting_stacks)
    numbers = hand.seats or tuple(range(1, count + 1))
    if hand.seats is not None and not _clockwise(hand.seats):
        raise InputError("phh.seats", line=hand.line, field="seats")
    blinds = hand.blinds_or_straddles if count > 2 else hand.blinds_or_straddles[::-1]
    antes = hand.antes if count > 2 else hand.antes[::-1]
    small, big = _positions(hand, blinds)
    ante_format, ante = _ante(hand, antes, big)
    dead = antes if ante_format is AnteFormat.NONE else (0,) * count
    bb = 0 if big is None else blinds[big]
    bets = None if hand.small_bet is None or hand.big_bet is None else (hand.small_bet, hand.big_bet)
    single = ante_format in (AnteFormat.BB_ANTE, AnteFormat.BTN_ANTE)
    seats = [
        _SEAT(seat=number, stack=stack, live_post=-blind if blind < 0 else 0, dead_post=post)
        for number, stack, blind, post in zip(numbers, hand.starting_stacks, blinds, dead, strict=True)
    ]
    return HandSetup(
        seats=tuple(seats if hand.seats is None else sorted(seats, key=lambda s: s.seat)),
        button=SeatNo(numbers[-1]),
        small_blind_seat=None if small is None else SeatNo(numbers[small]),
        big_blind_seat=None if big is None else SeatNo(numbers[big]),
        small_blind=Chips(0 if small is None else blinds[small]),
        big_blind=Chips(bb),
        ante=Chips(ante),
        ante_format=ante_format,
        structure=_STRUCTURES[hand.variant],
        bets=None if bets == (bb, 2 * bb) else cast("tuple[Chips, Chips] | None", bets),
        min_bet=None if hand.min_bet in (None, bb) else Chips(hand.min_bet),
        house=_ANTE_FIRST if single else _HOUSE,
    )


def fields_of(setup: HandSetup) -> dict[str, Any]:
    """The fields of the standard, variant and actions apart, that come closest to a setup."""
    players = players_of(setup)
    by_seat = {s.seat: s for s in setup.seats}
    seats = [by_seat[seat] for seat in players]
    blinds = [-s.live_post for s in seats]
    big = _place(players, setup.big_blind_seat, len(players) > 2)
    if big is not None:
        blinds[big] = setup.big_blind
    small = _place(players, setup.small_blind_seat, False) if big else None
    if len(players) == 2:
        small = None if setup.small_blind_seat is None else 1
    if small is not None:
        blinds[small] = setup.small_blind
    antes = [s.dead_post + _ante_of(setup, s.seat) for s in seats]
    fixed = setup.structure is Structure.FIXED_LIMIT
    bb = setup.big_blind or setup.min_bet or 1
    small_bet, big_bet = setup.bets or (bb, 2 * bb)
    return {
        "antes": tuple(antes if len(players) > 2 else reversed(antes)),
        "blinds_or_straddles": tuple(blinds if len(players) > 2 else reversed(blinds)),
        "starting_stacks": tuple(s.stack for s in seats),
        "min_bet": None if fixed else setup.min_bet or bb,
        "small_bet": small_bet if fixed else None,
        "big_bet": big_bet if fixed else None,
        "ante_trimming_status": setup.ante_format is AnteFormat.PER_PLAYER and setup.ante > 0,
        "seats": players,
    }


def own_fields(setup: HandSetup, told: HandSetup) -> dict[str, Any]:
    """Our own fields for all in which a setup differs from what the standard has told.

    Numbers and names stand as they are; whatever else is JSON in a string.
    """
    own: dict[str, Any] = {}
    for name in _OWN:
        given = getattr(setup, name)
        if given == getattr(told, name):
            continue
        plain = msgspec.to_builtins(given)
        if isinstance(given, HouseRules):
            before = msgspec.to_builtins(told.house)
            plain = {key: each for key, each in plain.items() if each != before[key]}
        own[name] = plain if isinstance(plain, int | str) else msgspec.json.encode(plain).decode()
    return own


def _clockwise(numbers: tuple[int, ...]) -> bool:
    """Whether seat numbers rise, but for one step round the end of the table."""
    ordered = sorted(set(numbers))
    turn = ordered.index(numbers[0])
    return (*ordered[turn:], *ordered[:turn]) == numbers


def _positions(hand: PhhHand, blinds: tuple[int, ...]) -> tuple[int | None, int | None]:
    """Indexes of small and big blind among the players."""
    posted = [i for i, blind in enumerate(blinds) if blind > 0]
    if posted and posted[-1] > 1 and "big_blind_seat" not in hand.tdapp:
        raise InputError("phh.straddle", line=hand.line, field=f"blinds_or_straddles[{posted[-1]}]")
    if not posted:
        return None, None
    if len(posted) == 1:
        return None, posted[0]
    return (1, 0) if len(blinds) == 2 else (posted[0], posted[1])


def _ante(hand: PhhHand, antes: tuple[int, ...], big: int | None) -> tuple[AnteFormat, int]:
    """Kind and size of the ante; NONE with antes that have to be read as dead posts."""
    paying = [i for i, ante in enumerate(antes) if ante]
    if len(paying) == len(antes) and len(set(antes)) == 1:
        short = any(stack is not None and stack < antes[0] for stack in hand.starting_stacks)
        if hand.ante_trimming_status or not short:
            return AnteFormat.PER_PLAYER, antes[0]
    if len(paying) == 1 and paying[0] in (big, len(antes) - 1):
        is_big = paying[0] == big
        return AnteFormat.BB_ANTE if is_big else AnteFormat.BTN_ANTE, antes[paying[0]]
    return AnteFormat.NONE, 0


def _ante_of(setup: HandSetup, seat: SeatNo) -> int:
    payers = {AnteFormat.BB_ANTE: setup.big_blind_seat, AnteFormat.BTN_ANTE: setup.button}
    if setup.ante_format is AnteFormat.PER_PLAYER or payers.get(setup.ante_format) == seat:
        return setup.ante
    return 0


def _place(players: tuple[SeatNo, ...], seat: SeatNo | None, second: bool) -> int | None:
    """Index of a blind's seat; where the standard has no word for it, where it expects that blind."""
    if seat is None:
        return None
    index = players.index(seat)
    return index if index < 2 else int(second)


def _with_own_fields(hand: PhhHand, told: HandSetup) -> HandSetup:
    own: dict[str, Any] = {}
    for name, given in hand.tdapp.items():
        if name in _OWN:
            try:
                own[name] = _own_value(name, given, told)
            except (msgspec.MsgspecError, RecursionError):
                raise InputError("phh.own_field", line=hand.line, field=f"_tdapp_{name}") from None
        elif name != "actions":
            raise InputError("phh.own_field", line=hand.line, field=f"_tdapp_{name}")
    return replace(told, **own) if own else told


def _own_value(name: str, given: Any, told: HandSetup) -> Any:
    if name == "house" and isinstance(given, str):
        changed = msgspec.json.decode(given, type=dict[str, Any])
        return msgspec.convert(msgspec.to_builtins(told.house) | changed, HouseRules)
    if isinstance(given, str) and name not in ("structure", "ante_format", "street", "level"):
        return msgspec.json.decode(given, type=_OWN[name])
    return msgspec.convert(given, _OWN[name])
