"""Structures, in few words."""

from tdapp.domain.clock.structure import AnteKind, Break, Item, Level, LocalName, Structure
from tdapp.domain.units import Chips, ItemId


def a_level(
    id_: str, sb: int = 50, bb: int = 100, ante: int = 0, *, minutes: int = 20, seconds: int = 0
) -> Level:
    """A level; an ante is every player's."""
    return Level(
        id=ItemId(id_),
        minutes=minutes,
        seconds=seconds,
        sb=Chips(sb),
        bb=Chips(bb),
        ante=Chips(ante),
        ante_kind=AnteKind.EVERY_PLAYER if ante else AnteKind.NONE,
    )


def a_break(id_: str, *, minutes: int = 10, seconds: int = 0, colour_up: tuple[int, ...] = ()) -> Break:
    return Break(
        id=ItemId(id_), minutes=minutes, seconds=seconds, colour_up=tuple(Chips(chip) for chip in colour_up)
    )


def a_structure(*items: Item, stack: int = 10_000, name: str = "Test") -> Structure:
    """Without items: L1 20 min, L2 20 min, B1 10 min, L3 20 min."""
    return Structure(
        name=LocalName(en=name, zh_Hant=name, zh_Hans=name),
        stack=Chips(stack),
        items=items
        or (a_level("L1", 50, 100), a_level("L2", 75, 150), a_break("B1"), a_level("L3", 100, 200)),
    )
