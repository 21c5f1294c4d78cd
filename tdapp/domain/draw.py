"""The audited shuffle: the same seed gives the same draw in any version and any language.

1. A seed is 16 bytes, written as 32 hex digits.
2. Block n (n = 0, 1, 2, …) is SHA-256(seed ‖ n), with n as 8 bytes, most significant first.
3. Each block gives four numbers of 8 bytes, most significant first; all blocks make one row of numbers.
4. `below(m)`: take the next number x of the row; if x ≥ 2⁶⁴ − (2⁶⁴ mod m), drop it and take the next one
   (rejection: no remainder is likelier than another). The result is x mod m. m = 1 takes no number.
5. To shuffle n things in a list counted from 0: for i = n − 1, n − 2, … 1 let j = below(i + 1) and let
   the things at i and j change places (Fisher–Yates).
6. The results j in this order are the *steps*: with them alone the draw can be done again by hand.
7. A draw that shuffles several lists takes all of them from one row of numbers, in the order that it names.

| rule | where | done / not, because |
|---|---|---|
| random draw of seats, buttons, seat cards (TDA 2024 R7, R10-B) | `Stream.shuffled`, `Stream.below` | done |
| chance is recorded as its result, with the seed beside it (architecture §2) | `Stream.steps` | done |
| where seeds come from | – | not: the edge hands them in, 128 bits of the system's secure source |
"""

from collections.abc import Iterable
from hashlib import sha256
from typing import NewType, TypeVar

from tdapp.errors import InputError

Seed = NewType("Seed", str)
"""32 lower-case hex digits, 128 bits."""

T = TypeVar("T")

_BYTES = 16
_RANGE = 1 << 64
_SHOWN = 40


def seed_of(secret: bytes) -> Seed:
    """The seed of 16 secret bytes. InputError `draw.seed` (text, path) when they are not 16."""
    return parse_seed(secret.hex())


def parse_seed(text: str, path: str = "seed") -> Seed:
    """A written seed; upper case and spaces are read. InputError `draw.seed` (text, path)."""
    bare = "".join(text.split()).lower()
    if len(bare) != 2 * _BYTES or not set(bare) <= set("0123456789abcdef"):
        raise InputError("draw.seed", text=text[:_SHOWN], path=path)
    return Seed(bare)


class Stream:
    """The row of numbers of one seed; each number is taken once. Lives as long as one draw.

    Errors: InputError draw.seed.
    """

    def __init__(self, seed: Seed) -> None:
        self._seed = bytes.fromhex(parse_seed(seed))
        self._block = 0
        self._ahead: list[int] = []
        self._steps: list[int] = []

    @property
    def steps(self) -> tuple[int, ...]:
        """Every result so far, in the order of drawing."""
        return tuple(self._steps)

    def below(self, most: int) -> int:
        """A number from 0 to `most` − 1, each as likely as the other; `most` is 1 or more."""
        step = 0
        if most > 1:
            limit = _RANGE - _RANGE % most
            step = self._next()
            while step >= limit:
                step = self._next()
            step %= most
        self._steps.append(step)
        return step

    def shuffled(self, things: Iterable[T]) -> tuple[T, ...]:
        """The things in random order."""
        row = list(things)
        for last in range(len(row) - 1, 0, -1):
            other = self.below(last + 1)
            row[last], row[other] = row[other], row[last]
        return tuple(row)

    def _next(self) -> int:
        if not self._ahead:
            block = sha256(self._seed + self._block.to_bytes(8, "big")).digest()
            self._block += 1
            self._ahead = [int.from_bytes(block[at : at + 8], "big") for at in (24, 16, 8, 0)]
        return self._ahead.pop()


def redone(things: Iterable[T], steps: Iterable[int]) -> tuple[T, ...]:
    """The things in the order that recorded steps of one shuffle give, without a seed."""
    row = list(things)
    for last, other in zip(range(len(row) - 1, 0, -1), steps, strict=True):
        row[last], row[other] = row[other], row[last]
    return tuple(row)
