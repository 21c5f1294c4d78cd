"""Read `.phh` and `.phhs` strictly: every field that matters is checked, every error names line and field.

| rule of the standard | where | done / not, because |
|---|---|---|
| one hand a `.phh`; numbered tables in a `.phhs` | `read` | done, told apart by what stands in the file |
| variants of hold'em | `_variant` | NT, FT and our PT; short deck, Omaha, stud, draw: not offered |
| required fields by variant | `_Reader` | done |
| amounts are integers or decimals | `_scale` | done: decimals become whole units, at most six places |
| an unknown stack is `inf` | `_stacks` | done; no other amount may be infinite |
| fields of others are ignored | `read` | done, never parsed; ours begin with `_tdapp_` |
| the rest of the optional fields (place, time, money of the event) | – | not: no hand depends on them |
"""

from collections.abc import Iterator
from decimal import Decimal
from typing import Any, cast

from tdapp.domain.hand.setup import MOST_CHIPS, MOST_PLAYERS
from tdapp.errors import InputError
from tdapp.formats.phh_record import VARIANTS, PhhHand
from tdapp.formats.toml_guard import Field, Section, lines_of_strings, sections, text_of, value

MOST_ACTIONS = 2000
_MOST_PLACES = 6
_PREFIX = "_tdapp_"
_AMOUNT_LISTS = ("antes", "blinds_or_straddles", "starting_stacks", "finishing_stacks")
_AMOUNTS = ("min_bet", "small_bet", "big_bet")
_PLAIN = ("variant", "ante_trimming_status", "hand", "seats", "players", "actions")


def read(data: bytes) -> Iterator[PhhHand]:
    """The hands of a file, one after the other.

    InputError with `line`, mostly with `field`: those of `toml_guard`; `phh.empty`, `phh.mixed`,
    `phh.missing` (field), `phh.variant` (variant), `phh.wrong_type` (wanted), `phh.amount` (least, most),
    `phh.decimals` (most), `phh.length` (got, need), `phh.players` (got, least, most), `phh.too_many_actions`
    (most).
    """
    last: Section | None = None
    for section in sections(text_of(data)):
        if last is not None and not last.name:
            raise InputError("phh.mixed", line=section.line)
        last = section
        yield _Reader(section).hand()
    if last is None:
        raise InputError("phh.empty", line=1)


class _Reader:
    """One table of a file on its way to a hand."""

    def __init__(self, section: Section) -> None:
        self._section = section
        known = (*_AMOUNT_LISTS, *_AMOUNTS, *_PLAIN)
        fields = section.fields.values()
        self._fields = {f.name: f for f in fields if f.name in known or f.name.startswith(_PREFIX)}
        self._values = {name: value(f) for name, f in self._fields.items()}

    def hand(self) -> PhhHand:
        variant = self._variant()
        need = ["antes", "blinds_or_straddles", "starting_stacks", "actions"]
        need += ["small_bet", "big_bet"] if variant == "FT" else ["min_bet"]
        for name in need:
            self._required(name)
        scale = self._scale()
        players = len(self._list("starting_stacks"))
        if not 2 <= players <= MOST_PLAYERS:
            raise self._error(
                "starting_stacks", InputError("phh.players", got=players, least=2, most=MOST_PLAYERS)
            )
        actions = self._strings("actions", None) or ()
        return PhhHand(
            variant=variant,
            antes=self._amounts("antes", players, scale) or (),
            blinds_or_straddles=self._amounts("blinds_or_straddles", players, scale) or (),
            starting_stacks=self._stacks(players, scale),
            actions=actions,
            min_bet=self._amount("min_bet", scale),
            small_bet=self._amount("small_bet", scale),
            big_bet=self._amount("big_bet", scale),
            ante_trimming_status=self._typed("ante_trimming_status", bool, "boolean") or False,
            hand=self._typed("hand", (str, int), "string or integer"),
            seats=self._seats(players),
            players=self._strings("players", players),
            finishing_stacks=self._amounts("finishing_stacks", players, scale),
            scale=scale,
            tdapp={n.removeprefix(_PREFIX): v for n, v in self._values.items() if n.startswith(_PREFIX)},
            line=self._section.line,
            lines=lines_of_strings(self._fields["actions"]),
        )

    def _variant(self) -> str:
        self._required("variant")
        variant = self._typed("variant", str, "string")
        if variant not in VARIANTS:
            raise self._error("variant", InputError("phh.variant", variant=str(variant)[:12]))
        return cast(str, variant)

    def _required(self, name: str) -> None:
        if name not in self._fields:
            raise InputError("phh.missing", line=self._section.line, field=name)

    def _scale(self) -> int:
        """How many units make one whole: a power of ten that turns every decimal into a whole number."""
        places = 0
        for name in (*_AMOUNT_LISTS, *_AMOUNTS):
            given = self._values.get(name)
            for number in cast(list[Any], given) if isinstance(given, list) else [given]:
                if isinstance(number, Decimal) and number.is_finite():
                    places = max(places, self._places(name, number))
        for action in self._list("actions"):
            words = action.partition("#")[0].split() if isinstance(action, str) else []
            if len(words) == 3 and words[1] == "cbr":
                places = max(places, len(words[2].partition(".")[2].rstrip("0")[: _MOST_PLACES + 1]))
        if places > _MOST_PLACES:
            raise self._error("actions", InputError("phh.decimals", most=_MOST_PLACES))
        return 10**places

    def _places(self, name: str, number: Decimal) -> int:
        """Digits behind the point that are not zeros at its end."""
        digits, exponent = number.as_tuple()[1:]
        zeros = 0
        for digit in reversed(digits):
            if digit:
                break
            zeros += 1
        places = 0 if number.is_zero() else -cast(int, exponent) - zeros
        if places > _MOST_PLACES:
            raise self._error(name, InputError("phh.decimals", most=_MOST_PLACES))
        return max(places, 0)

    def _stacks(self, players: int, scale: int) -> tuple[int | None, ...]:
        name = "starting_stacks"
        numbers = self._list(name, players)
        return tuple(
            None
            if isinstance(n, Decimal) and n.is_infinite() and n > 0
            else self._units(f"{name}[{i}]", name, n, scale, 1)
            for i, n in enumerate(numbers)
        )

    def _amounts(self, name: str, players: int, scale: int) -> tuple[int, ...] | None:
        if name not in self._fields:
            return None
        least = -MOST_CHIPS if name == "blinds_or_straddles" else 0
        numbers = self._list(name, players)
        return tuple(self._units(f"{name}[{i}]", name, n, scale, least) for i, n in enumerate(numbers))

    def _amount(self, name: str, scale: int) -> int | None:
        if name not in self._fields:
            return None
        return self._units(name, name, self._values[name], scale, 1)

    def _units(self, path: str, name: str, number: Any, scale: int, least: int) -> int:
        """One amount in whole units."""
        if isinstance(number, bool) or not isinstance(number, int | Decimal):
            raise self._error(name, InputError("phh.wrong_type", wanted="number"), path)
        if (
            isinstance(number, Decimal) and not number.is_finite()
        ) or not -MOST_CHIPS <= number <= MOST_CHIPS:
            raise self._error(name, InputError("phh.amount", least=least, most=MOST_CHIPS), path)
        units = int(number * scale)
        if not least <= units <= MOST_CHIPS:
            raise self._error(name, InputError("phh.amount", least=least, most=MOST_CHIPS), path)
        return units

    def _seats(self, players: int) -> tuple[int, ...] | None:
        if "seats" not in self._fields:
            return None
        numbers = self._list("seats", players)
        for i, n in enumerate(numbers):
            if isinstance(n, bool) or not isinstance(n, int) or not 1 <= n <= 99:
                raise self._error("seats", InputError("phh.amount", least=1, most=99), f"seats[{i}]")
        return tuple(numbers)

    def _strings(self, name: str, players: int | None) -> tuple[str, ...] | None:
        if name not in self._fields:
            return None
        texts = self._list(name, players)
        if players is None and len(texts) > MOST_ACTIONS:
            raise self._error(name, InputError("phh.too_many_actions", most=MOST_ACTIONS))
        for i, text in enumerate(texts):
            if not isinstance(text, str):
                raise self._error(name, InputError("phh.wrong_type", wanted="string"), f"{name}[{i}]")
        return tuple(texts)

    def _list(self, name: str, length: int | None = None) -> list[Any]:
        given = self._values[name]
        if not isinstance(given, list):
            raise self._error(name, InputError("phh.wrong_type", wanted="array"))
        items = cast(list[Any], given)
        if length is not None and len(items) != length:
            raise self._error(name, InputError("phh.length", got=len(items), need=length))
        return items

    def _typed(self, name: str, wanted: type | tuple[type, ...], word: str) -> Any:
        given = self._values.get(name)
        if given is not None and (
            not isinstance(given, wanted) or (isinstance(given, bool) and wanted is not bool)
        ):
            raise self._error(name, InputError("phh.wrong_type", wanted=word))
        return given

    def _error(self, name: str, error: InputError, path: str | None = None) -> InputError:
        """The error with its place."""
        field: Field = self._fields[name]
        error.params.update(line=field.line, field=path or name)
        return error
