"""Chips already in, as JSON: who put in what, who is still in, whose hand is best; and the settlement of it.

The shape is that of the public cases (`settle`): `contributions` all that a player put in with antes of
everybody, `dead` an ante of one player, `folded`, `mucked`, `order` clockwise, `button`, `ranking` best first
with ties together, `smallest_chip`, `settings` by the house rules, `post` how a short big blind was posted.
Keys that are not named here are ignored.
"""

from typing import Any

import msgspec
from msgspec import Struct, field

from tdapp.domain.hand.events import Posted
from tdapp.domain.hand.forced import begin
from tdapp.domain.hand.pots import Pots, Stake, cut_pots
from tdapp.domain.hand.setup import MOST_CHIPS, MOST_PLAYERS, HandSetup, Seat
from tdapp.domain.hand.split import Award, Ranking, Splitting, award_pots, left_of_button
from tdapp.domain.house_rules import AnteFormat, HouseRules
from tdapp.domain.units import Chips, SeatNo
from tdapp.errors import InputError

MOST_BYTES = 1_000_000


class Post(Struct, frozen=True):
    """How a big blind was posted that could not cover blind and ante."""

    player: str
    stack: int
    bb: int
    ante: int = 0


class SettleCase(Struct, frozen=True, kw_only=True):
    """Names of players stand for their seats: 1 … n in `order`. `ranking` None = only cut the pots."""

    contributions: dict[str, int]
    order: tuple[str, ...]
    button: str
    folded: tuple[str, ...] = ()
    mucked: tuple[str, ...] = ()
    dead: int = 0
    ranking: tuple[tuple[str, ...], ...] | None = None
    smallest_chip: int = 1
    settings: HouseRules = field(default_factory=HouseRules)
    post: Post | None = None


class Settled(Struct, frozen=True, kw_only=True):
    """`awards` are empty when no ranking was given. `posted` = live and dead chips of the big blind."""

    case: SettleCase
    pots: Pots
    awards: tuple[Award, ...]
    posted: tuple[Chips, Chips] | None


def read_case(data: bytes) -> SettleCase:
    """A case, or its `input` when it is a whole public case.

    InputError `case.too_big` (most), `case.unreadable` (why).
    """
    if len(data) > MOST_BYTES:
        raise InputError("case.too_big", most=MOST_BYTES)
    try:
        plain = msgspec.json.decode(data, type=dict[str, Any])
        return msgspec.convert(plain.get("input", plain), SettleCase)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise InputError("case.unreadable", why=str(error)[:200]) from None


def settle_case(case: SettleCase) -> Settled:
    """Return what is uncalled, cut the pots, and share them if the ranking is known.

    InputError `case.players` (got, least, most), `case.unknown_player` (name), `case.twice` (name),
    `case.amount` (path, least, most). RuleViolation as `cut_pots` and `award_pots`.
    """
    seats = _seats(case)
    _check_amounts(case)
    stakes = tuple(
        Stake(seat, Chips(case.contributions.get(name, 0)), name in case.folded, name in case.mucked)
        for name, seat in seats.items()
    )
    pots = cut_pots(stakes, case.dead)
    awards: tuple[Award, ...] = ()
    if case.ranking is not None:
        ranking: Ranking = tuple(tuple(seats[name] for name in group) for group in case.ranking)
        how = Splitting(
            order=left_of_button(tuple(seats.values()), seats[case.button]),
            smallest_chip=Chips(case.smallest_chip),
            policy=case.settings.odd_chip_policy,
        )
        awards = award_pots(pots.pots, ranking, frozenset(seats[name] for name in case.mucked), how)
    posted = None if case.post is None else _posted(case.post, case.settings)
    return Settled(case=case, pots=pots, awards=awards, posted=posted)


def as_expected(settled: Settled) -> dict[str, Any]:
    """The settlement in the words of the public cases."""
    names = dict(enumerate(settled.case.order, 1))
    payouts: dict[str, int] = {}
    for award in settled.awards:
        for share in award.shares:
            if share.amount:
                payouts[names[share.seat]] = payouts.get(names[share.seat], 0) + share.amount
    back = settled.pots.uncalled
    answer: dict[str, Any] = {
        "uncalled": {} if back is None else {names[back.seat]: back.amount},
        "pots": [
            {"amount": pot.amount, "eligible": [names[seat] for seat in pot.eligible]}
            for pot in settled.pots.pots
        ],
    }
    if settled.case.ranking is not None:
        answer["payouts"] = payouts
    if settled.posted is not None:
        answer["posted"] = {"live": settled.posted[0], "dead": settled.posted[1]}
    return answer


def _seats(case: SettleCase) -> dict[str, SeatNo]:
    """Seat by name, all other names checked against them."""
    if not 2 <= len(case.order) <= MOST_PLAYERS:
        raise InputError("case.players", got=len(case.order), least=2, most=MOST_PLAYERS)
    seats: dict[str, SeatNo] = {}
    for number, name in enumerate(case.order, 1):
        if name in seats:
            raise InputError("case.twice", name=name)
        seats[name] = SeatNo(number)
    named = [*case.contributions, *case.folded, *case.mucked, case.button]
    named += [name for group in case.ranking or () for name in group]
    for name in named:
        if name not in seats:
            raise InputError("case.unknown_player", name=name)
    return seats


def _posted(post: Post, house: HouseRules) -> tuple[Chips, Chips]:
    """Live and dead chips of a big blind at a table where only he is short."""
    setup = HandSetup(
        seats=(Seat(seat=SeatNo(1), stack=Chips(post.stack)), Seat(seat=SeatNo(2), stack=None)),
        button=SeatNo(2),
        small_blind_seat=None,
        big_blind_seat=SeatNo(1),
        small_blind=Chips(0),
        big_blind=Chips(post.bb),
        ante=Chips(post.ante),
        ante_format=AnteFormat.BB_ANTE,
        house=house,
    )
    posts = [event for event in begin(setup) if isinstance(event, Posted)]
    live = sum(event.paid for event in posts if not event.dead)
    return Chips(live), Chips(sum(event.paid for event in posts) - live)


def _check_amounts(case: SettleCase) -> None:
    amounts = [(f"contributions.{name}", amount, 0) for name, amount in case.contributions.items()]
    amounts += [("dead", case.dead, 0), ("smallest_chip", case.smallest_chip, 1)]
    if case.post is not None:
        amounts += [(f"post.{name}", getattr(case.post, name), 1) for name in ("stack", "bb")]
        amounts.append(("post.ante", case.post.ante, 0))
    for path, amount, least in amounts:
        if not least <= amount <= MOST_CHIPS:
            raise InputError("case.amount", path=path, least=least, most=MOST_CHIPS)
