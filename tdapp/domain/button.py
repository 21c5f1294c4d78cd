"""Who gets the button first, how button and blinds move, and who waits for the button.

| rule | where | done / not, because |
|---|---|---|
| high card for the button, ties redraw (trap T-19) | `draw_first_button` | done: suits, who redraws |
| cards for players or for all seats | `seats_in_draw` | done: `button_draw_for` |
| an empty seat may win: dead button at the start | `first_positions` | done |
| dead button: the big blind skips nobody (TDA 2024 R32, trap T-22) | `advance` | done: `button_rule` dead |
| button, small and big blind to the next three players (seeds 000, 001) | `advance` | done: moving |
| "moving forward" with several big blinds (RRoP) | – | not: no full text was found |
| heads-up: the button is the small blind, no big blind twice (R34-B, T-01) | `advance` | done |
| newly seated between button and small blind waits (R8-A, R10-A) | `dealt_in` | done |
| a wrong button is mended before substantial action only (R34-A, R36) | `mend_wrong_button` | done |
| a misdeal is replayed with the same positions (R35-C) | – | nothing moves: `advance` is not asked |
"""

from collections.abc import Collection, Sequence

from msgspec import Struct

from tdapp.domain.cards import Card, rank_of, require_distinct
from tdapp.domain.house_rules import ButtonDrawFor, ButtonRedraw, ButtonRule, Switch
from tdapp.domain.units import SeatNo
from tdapp.errors import RuleViolation


class Positions(Struct, frozen=True, kw_only=True):
    """Where button and blinds are in one hand.

    `button` and `small_blind` are positions and are kept when nobody sits there, because the next hand needs
    them. `dead_button`: the button lies on an empty seat. `dead_small_blind`: nobody posts the small blind.
    """

    button: SeatNo
    small_blind: SeatNo
    big_blind: SeatNo
    dead_button: bool = False
    dead_small_blind: bool = False

    @property
    def small_blind_poster(self) -> SeatNo | None:
        """Who posts the small blind, or None."""
        return None if self.dead_small_blind else self.small_blind

    @property
    def heads_up(self) -> bool:
        """The button is the small blind."""
        return self.button == self.small_blind


class Drawn(Struct, frozen=True):
    """One card, face up in front of one seat."""

    seat: SeatNo
    card: Card


class ButtonDraw(Struct, frozen=True, kw_only=True):
    """The log of a draw: every card of every round, and who won.

    While `button` is None cards are lacking: `to_deal` are the seats that get the next ones, in this order;
    with `reshuffle` all 52 are shuffled first, since the stub has not one for each of them.
    """

    rounds: tuple[tuple[Drawn, ...], ...]
    button: SeatNo | None = None
    to_deal: tuple[SeatNo, ...] = ()
    reshuffle: bool = False
    suits: Switch = Switch.OFF

    @property
    def order(self) -> tuple[SeatNo, ...]:
        """All seats, best first: by the latest round they were in; equal ranks in the order of dealing."""
        best: dict[SeatNo, list[int]] = {}
        for number, drawn in enumerate(self.rounds, 1):
            for one in drawn:
                best.setdefault(one.seat, [-1] * len(self.rounds))[-number] = _height(one.card, self.suits)
        return tuple(sorted(best, key=best.__getitem__, reverse=True))


def seats_in_draw(
    seats: Sequence[SeatNo], occupied: Collection[SeatNo], draw_for: ButtonDrawFor
) -> tuple[SeatNo, ...]:
    """Which of a table's `seats` get a card, in the same order. Rule: rules §10.1."""
    return tuple(seat for seat in seats if draw_for is ButtonDrawFor.SEATS or seat in occupied)


def draw_first_button(
    seats: Sequence[SeatNo],
    decks: Sequence[Sequence[Card]],
    *,
    suits: Switch = Switch.OFF,
    redraw: ButtonRedraw = ButtonRedraw.TIED_ONLY,
) -> ButtonDraw:
    """Deal one card to each seat in the order given; the best is the button, a tie for best deals again.

    Chance comes from outside: `decks` are shuffled decks or typed cards in the order they were dealt, a new
    one after each reshuffle; cards too many are left over, cards too few are asked for in the result. With
    suits spades beat hearts, diamonds, clubs. Rule: rules §10.1.
    Raises RuleViolation `button.draw_seats` (count) unless one to 52 different seats draw, InputError
    `card.duplicate` when a deck holds a card twice.
    """
    if not 1 <= len(set(seats)) == len(seats) <= _WHOLE_DECK:
        raise RuleViolation("button.draw_seats", count=len(seats))
    for deck in decks:
        require_distinct(deck)
    rounds: list[tuple[Drawn, ...]] = []
    drawing, current, used = tuple(seats), 0, 0
    while True:
        if used + len(drawing) > _WHOLE_DECK:
            current, used = current + 1, 0
        stub = decks[current][used:] if current < len(decks) else ()
        drawn = tuple(Drawn(seat, card) for seat, card in zip(drawing, stub, strict=False))
        if drawn:
            rounds.append(drawn)
        if len(drawn) < len(drawing):
            fresh = current > 0 and used == 0 and not drawn
            return ButtonDraw(
                rounds=tuple(rounds), to_deal=drawing[len(drawn) :], reshuffle=fresh, suits=suits
            )
        used += len(drawing)
        best = max(_height(one.card, suits) for one in drawn)
        tied = tuple(one.seat for one in drawn if _height(one.card, suits) == best)
        if len(tied) == 1:
            return ButtonDraw(rounds=tuple(rounds), button=tied[0], suits=suits)
        drawing = tied if redraw is ButtonRedraw.TIED_ONLY else tuple(seats)


def first_positions(button: SeatNo, occupied: Collection[SeatNo]) -> Positions:
    """Positions of the first hand. An empty `button` seat is a dead button; heads-up there is none.

    Raises RuleViolation `button.too_few_players` (count). Rule: rules §10.1, §10.2.
    """
    _require_two(occupied)
    if len(occupied) == 2:
        return _heads_up(_next(button if button in occupied else _next(button, occupied), occupied), occupied)
    small = _next(button, occupied)
    return _positions(button, small, _next(small, occupied), occupied)


def advance(last: Positions, occupied: Collection[SeatNo], rule: ButtonRule = ButtonRule.DEAD) -> Positions:
    """Positions of the next hand; `occupied` are the seats with chips for it, the newly seated included.

    Where the old small blind would be button and big blind at once (EX-10.11), or a button behind the big
    blind, the player before the small blind has the button; that happens only when players joined.
    Raises RuleViolation `button.too_few_players` (count). Rule: rules §10.2, TDA 2024 R32, R34-B.
    """
    _require_two(occupied)
    if len(occupied) == 2:
        return _heads_up(_next(last.big_blind, occupied), occupied)
    if rule is ButtonRule.MOVING:
        return first_positions(_next(last.button, occupied), occupied)
    big = _next(last.big_blind, occupied)
    small, button = last.big_blind, last.small_blind
    if button == big or _between(small, button, big):
        button = _previous(small, occupied)
    return _positions(button, small, big, occupied)


def dealt_in(
    positions: Positions, occupied: Collection[SeatNo], newcomers: Collection[SeatNo]
) -> tuple[SeatNo, ...]:
    """Seats that get cards, in the order of numbers; `newcomers` have not been dealt in since they sat down.

    A newcomer strictly between button and small blind waits until the button has passed; heads-up there is no
    seat between. Own choice where no source speaks: if only two would be left, nobody waits.
    Rule: TDA 2024 R8-A, R10-A; rules §10.2.
    """
    playing = tuple(
        seat
        for seat in sorted(occupied)
        if seat not in newcomers or not _between(positions.button, seat, positions.small_blind)
    )
    return playing if len(playing) > 2 else tuple(sorted(occupied))


def mend_wrong_button(correct: Positions, played: Positions, *, substantial_action: bool) -> Positions:
    """Positions of a hand that was begun with a wrong button; the next hand advances from them.

    Rule: TDA 2024 R34-A, R36: mended before substantial action, afterwards it stands and is not moved back.
    """
    return played if substantial_action else correct


_WHOLE_DECK = 52


def _height(card: Card, suits: Switch) -> int:
    """What a drawn card counts; the code of a card orders by rank, then by suit."""
    return card if suits is Switch.ON else rank_of(card)


def _require_two(occupied: Collection[SeatNo]) -> None:
    if len(occupied) < 2:
        raise RuleViolation("button.too_few_players", count=len(occupied))


def _heads_up(big: SeatNo, occupied: Collection[SeatNo]) -> Positions:
    small = _next(big, occupied)
    return Positions(button=small, small_blind=small, big_blind=big)


def _positions(button: SeatNo, small: SeatNo, big: SeatNo, occupied: Collection[SeatNo]) -> Positions:
    return Positions(
        button=button,
        small_blind=small,
        big_blind=big,
        dead_button=button not in occupied,
        dead_small_blind=small not in occupied,
    )


def _next(seat: SeatNo, occupied: Collection[SeatNo]) -> SeatNo:
    """The occupied seat left of `seat`, which need not be occupied itself."""
    return min((other for other in occupied if other > seat), default=min(occupied))


def _previous(seat: SeatNo, occupied: Collection[SeatNo]) -> SeatNo:
    return max((other for other in occupied if other < seat), default=max(occupied))


def _between(first: SeatNo, seat: SeatNo, last: SeatNo) -> bool:
    """Whether `seat` lies strictly between the others, clockwise; nothing lies between a seat and itself."""
    if first <= last:
        return first < seat < last
    return seat > first or seat < last
