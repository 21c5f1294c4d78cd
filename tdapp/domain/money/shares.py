"""Cutting a whole amount into whole parts, to the last cent.

| rule | where | done / not, because |
|---|---|---|
| indivisible cents one each, in the order of the people (rules §13.2, §13.3) | `evenly` | done |
| the rest to the largest fractions, ties to the higher place (§13.1, §13.4) | `largest_remainder` | done |
"""

from collections.abc import Sequence

from tdapp.domain.units import Cents


def evenly(total: Cents, people: int) -> tuple[Cents, ...]:
    """Equal parts of `total`; odd cents one each from the first. At least one of the `people`."""
    each, odd = divmod(total, people)
    return tuple(Cents(each + (nth < odd)) for nth in range(people))


def largest_remainder(numerators: Sequence[int], denominator: int, total: int) -> tuple[int, ...]:
    """Whole parts that sum to `total`, of the exact parts `numerators / denominator` that do so too.

    Each is rounded down; what is left goes one each to the largest fractions, ties to the earlier part.
    """
    parts = [numerator // denominator for numerator in numerators]
    left = total - sum(parts)
    by_fraction = sorted(range(len(parts)), key=lambda nth: (-(numerators[nth] % denominator), nth))
    for nth in by_fraction[:left]:
        parts[nth] += 1
    return tuple(parts)
