"""What is odd about a structure, without being forbidden.

| rule | where | done |
|---|---|---|
| growth per level never above 2, blinds do not fall, rules §12.4 | `_compared` | yes |
| blinds or ante not payable with the chips in play, rules §12.1, §12.2 | `remarks` | yes: by the colour-ups |
"""

from enum import StrEnum

from msgspec import Struct

from tdapp.domain.clock.growth import is_payable, smallest_chips
from tdapp.domain.clock.structure import Level, Structure
from tdapp.domain.units import ItemId


class Odd(StrEnum):
    FALLING = "falling"
    STEEP = "steep"
    REPEATED = "repeated"
    ANTE_ABOVE_BLIND = "ante_above_blind"
    NO_BLINDS = "no_blinds"
    NO_SMALL_BLIND = "no_small_blind"
    UNPAYABLE = "unpayable"


class Remark(Struct, frozen=True):
    """Something odd about one level."""

    item: ItemId
    odd: Odd


def remarks(structure: Structure) -> tuple[Remark, ...]:
    """All remarks, in the order of the levels, at most one a level and kind."""
    found: list[Remark] = []
    levels = [item for item in structure.items if isinstance(item, Level)]
    chips = smallest_chips(structure)
    some_small_blinds = any(level.sb for level in levels)
    for index, level in enumerate(levels):
        if not level.bb:
            found.append(Remark(level.id, Odd.NO_BLINDS))
        elif some_small_blinds and not level.sb:
            found.append(Remark(level.id, Odd.NO_SMALL_BLIND))
        if level.id in chips and not is_payable(level, chips[level.id]):
            found.append(Remark(level.id, Odd.UNPAYABLE))
        if level.ante > level.bb > 0:
            found.append(Remark(level.id, Odd.ANTE_ABOVE_BLIND))
        if index:
            found.extend(_compared(levels[index - 1], level))
    return tuple(found)


def _compared(before: Level, level: Level) -> list[Remark]:
    if level.bb < before.bb or level.sb < before.sb:
        return [Remark(level.id, Odd.FALLING)]
    if before.bb and level.bb > 2 * before.bb:
        return [Remark(level.id, Odd.STEEP)]
    same = (level.sb, level.bb, level.ante, level.betting) == (
        before.sb,
        before.bb,
        before.ante,
        before.betting,
    )
    return [Remark(level.id, Odd.REPEATED)] if same else []
