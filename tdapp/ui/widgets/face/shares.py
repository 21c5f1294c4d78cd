"""The page's proportions, as shares of its height. A text's size is the height of its digits.

| rule (product §5) | where |
|---|---|
| timer 30–50 % | TIMER |
| blinds 12–18 % up to four digits, ≥ 9 % up to 1,000,000, ≥ 7 % beyond | least_blinds, MOST_BLINDS |
| ante, next level, time to break ≥ 8 % | ANTE, FOOT |
| nothing under 5 % | TEXT |
"""

from msgspec import Struct

HAIR = 0.0012
"""What rounding to whole pixels may take away, on the smallest screen."""


class Span(Struct, frozen=True):
    """The least share, the one to strive for, and the most."""

    least: float
    want: float
    most: float


TEXT = 0.05 + HAIR
TIMER = Span(0.30 + HAIR, 0.365, 0.48)
HEAD = Span(TEXT, 0.054, 0.06)
ANTE = Span(0.08 + HAIR, 0.084, 0.095)
NOTE = Span(TEXT, 0.066, 0.08)
FOOT = Span(0.08 + HAIR, 0.082, 0.09)
PODIUM = (Span(0.06, 0.15, 0.17), Span(0.06, 0.085, 0.10), Span(0.06, 0.085, 0.10))
FACTS = Span(TEXT, 0.058, 0.066)
WANTED_BLINDS = 0.143
MOST_BLINDS = 0.178
VALUES = (0.076, 0.066, 0.056)
"""Sizes that a fact beside the timer may take, the best first."""

MINOR = 0.64
"""A minor piece is that much of its line, but never under `TEXT`."""
TALL = 0.87
"""Chinese words are that much of their line: they then stand as high as its digits."""
SPACE, TIGHT = 0.32, 0.2
"""Between the pieces of a line, in heights of its digits."""
GAP = Span(0.010, 0.034, 0.05)
"""Between lines."""
EDGE = Span(0.031, 0.043, 0.05)
"""From the page's upper and lower edge to the first and last line."""
SIDE = 0.031
"""From the left and right edge, as a share of the width."""
COLUMN_GAP = 0.035
"""Between things side by side."""
FOLDED = 1.3
"""Pages narrower than this (below 4:3) have no side zones."""
SQUEEZE = 0.82
"""The narrowest that the timer's digits may be drawn."""


def least_blinds(big_blind_digits: int, at_most_a_million: bool) -> float:
    """The least share for blinds whose big blind is written with so many digits."""
    if big_blind_digits <= 4:
        return 0.12 + HAIR
    return (0.09 if at_most_a_million else 0.07) + HAIR
