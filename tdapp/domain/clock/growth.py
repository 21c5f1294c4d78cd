"""Chips that are in play at a level, and blinds that may follow it.

| rule | where | done / not, because |
|---|---|---|
| a chip may leave when all that follows is a multiple of the next one, rules §12.2 | `smallest_chips` | yes |
| growth 1.25–1.5, never above 2, snapped to payable "nice" values, rules §12.4 | `level_after` | yes |
| the chip set itself | – | not: no structure names one; the usual ladder of rules §12.1 stands in |
"""

from math import gcd

from msgspec import structs

from tdapp.domain.clock.structure import AnteKind, Break, Item, Level, Structure, fresh_id, index_of
from tdapp.domain.units import Chips, ItemId

LADDER = (1, 5, 25, 100, 500, 1000, 5000, 25_000, 100_000, 500_000, 1_000_000, 5_000_000, 25_000_000)
"""Rule: rules §12.1."""
USUAL_BREAK = 10
_NICE, _NICE_TOO = (10, 15, 20, 30, 40, 60, 80), (10, 12, 15, 16, 20, 25, 30, 40, 50, 60, 75, 80)


def smallest_chips(structure: Structure) -> dict[ItemId, Chips]:
    """The smallest chip in play at each level, as far as the colour-ups tell; empty when there are none.

    Rule: rules §12.2. After a colour-up the next larger chip is the smallest: one that leaves later, or the
    next of the usual ladder.
    """
    leaving = sorted({chip for item in structure.items if isinstance(item, Break) for chip in item.colour_up})
    if not leaving:
        return {}
    found: dict[ItemId, Chips] = {}
    smallest, gone = leaving[0], Chips(0)
    for item in structure.items:
        if isinstance(item, Level):
            found[item.id] = smallest
        elif item.colour_up:
            gone = max(gone, *item.colour_up)
            larger = [chip for chip in (*leaving, *LADDER) if chip > gone]
            smallest = Chips(min(larger)) if larger else gone
    return found


def is_payable(level: Level, chip: Chips) -> bool:
    """Whether blinds and ante are multiples of the chip."""
    return not (level.sb % chip or level.bb % chip or level.ante % chip)


def level_after(structure: Structure, after: ItemId) -> Level:
    """A new level to stand below the item `after`, with blinds that follow the level before it.

    Where the level below is further on already, its blinds lie between the two if the chips allow that,
    else they are the same as there. Before the first level it is like the first.
    """
    at = index_of(structure, after)
    earlier = [item for item in structure.items[: at + 1] if isinstance(item, Level)]
    later = [item for item in structure.items[at + 1 :] if isinstance(item, Level)]
    if not earlier:
        return structs.replace(later[0], id=fresh_id(structure, "L"))
    level = earlier[-1]
    chip = smallest_chips(structure).get(later[0].id if later else level.id) or _common(earlier)
    grown = _grown(level, chip, later[0] if later else None)
    return structs.replace(grown, id=fresh_id(structure, "L"))


def break_after(structure: Structure, after: ItemId) -> Break:
    """A new break to stand below the item `after`: as long as the one before it, else the next, else ten."""
    at = index_of(structure, after)
    near = [*reversed(structure.items[: at + 1]), *structure.items[at + 1 :]]
    like = next((item for item in near if isinstance(item, Break)), None)
    minutes, seconds = (like.minutes, like.seconds) if like else (USUAL_BREAK, 0)
    return Break(id=fresh_id(structure, "B"), minutes=minutes, seconds=seconds)


def copy_of(structure: Structure, item: ItemId) -> Item:
    """What stands below the item if it is done once more: a level with further blinds, or a break like it.

    Chips leave the game once: a copied break colours nothing up.
    """
    old = structure.items[index_of(structure, item)]
    if isinstance(old, Level):
        return level_after(structure, item)
    return structs.replace(old, id=fresh_id(structure, "B"), colour_up=())


def _common(levels: list[Level]) -> Chips:
    """The largest chip that pays everything so far."""
    return Chips(gcd(*(value for level in levels for value in (level.sb, level.bb, level.ante))) or 1)


def _grown(level: Level, chip: Chips, below: Level | None) -> Level:
    if not level.bb:
        return structs.replace(level, ante=_step(level.ante, chip)) if level.ante else level
    old, ceiling = (level.sb, below and below.sb) if level.sb else (level.bb, below and below.bb)
    new = _step(old, chip)
    if ceiling and old < ceiling <= new:
        middle = Chips((old + ceiling) // 2 // chip * chip)
        new = middle if old < middle < ceiling else new
    sb = new if level.sb else Chips(0)
    bb = max(sb, _scaled(level.bb, new, old, chip))
    if below and (sb > below.sb or bb > below.bb > level.bb):
        return structs.replace(level, sb=below.sb, bb=below.bb, ante_kind=below.ante_kind, ante=below.ante)
    return structs.replace(level, sb=sb, bb=bb, ante=_grown_ante(level, bb, new, old, chip))


def _grown_ante(level: Level, bb: Chips, new: int, old: int, chip: Chips) -> Chips:
    if level.ante_kind is AnteKind.NONE:
        return level.ante
    return bb if level.ante == level.bb else _scaled(level.ante, new, old, chip)


def _scaled(value: int, new: int, old: int, chip: Chips) -> Chips:
    """`value` grown as `old` grew to `new`, in whole chips, at least one."""
    return Chips(max(1, value * new // old // chip) * chip)


def _step(value: int, chip: Chips) -> Chips:
    """The next payable nice value: 1.25 to 1.6 times as much if there is one, else up to twice."""
    for nice in (_NICE, _NICE_TOO):
        for found in _nice_from(-(-value * 5 // 4), nice):
            if found > value * 8 // 5:
                break
            if found % chip == 0:
                return Chips(found)
    return Chips(-(-value * 2 // chip) * chip)


def _nice_from(least: int, nice: tuple[int, ...]) -> list[int]:
    """Nice values from `least` on, enough of them to look at."""
    power = 10 ** max(0, len(str(least)) - 2)
    spread = (factor * scale for scale in (power // 10 or 1, power, power * 10) for factor in nice)
    tenths = (factor // 10 for factor in nice if factor % 10 == 0)
    return sorted({found for found in (*tenths, *spread) if found >= least})
