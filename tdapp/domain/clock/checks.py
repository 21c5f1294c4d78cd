"""What is odd about a structure, without being forbidden.

Rule: rules §12.4: growth per level 1.25–1.5, never above 2; blinds do not fall.
"""

from enum import StrEnum

from msgspec import Struct

from tdapp.domain.clock.structure import Level, Structure
from tdapp.domain.units import ItemId


class Odd(StrEnum):
    FALLING = "falling"
    STEEP = "steep"
    REPEATED = "repeated"
    ANTE_ABOVE_BLIND = "ante_above_blind"


class Remark(Struct, frozen=True):
    """Something odd about one level."""

    item: ItemId
    odd: Odd


def remarks(structure: Structure) -> tuple[Remark, ...]:
    """All remarks, in the order of the levels, at most one a level and kind."""
    found: list[Remark] = []
    levels = [item for item in structure.items if isinstance(item, Level)]
    for index, level in enumerate(levels):
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
