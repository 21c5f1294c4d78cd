"""Who shows first, and who may ask to see a hand.

| rule | where | done / not, because |
|---|---|---|
| somebody all-in, betting over: all live hands at once (TDA 2024 R16, T-13) | `order_of_show` | done |
| else the last to bet or raise on the river (R17-A, T-12) | `order_of_show` | done: `first_to_show` |
| river checked through: the first live player left of the button | `order_of_show` | done |
| clockwise; mucked hands are passed over; the last one need not show (R17-B) | `order_of_show` | done |
| who may ask to see a hand | `may_ask` | done: `show_request` |
| who called a river bet and kept his cards may see the aggressor's (R18-B) | `may_insist` | done |
| one card shown (R15-A, T-14) | – | not here: the page asks, never mucks by itself |
| cards speak, both must be tabled (R12, R13) | `cards_ranking` | done |
"""

from msgspec import Struct

from tdapp.domain.hand.setup import Street, dealt_in
from tdapp.domain.hand.split import Ranking
from tdapp.domain.hand.state import NOBODY, HandState, betting_over, face_up, hand_over, seat_at, seats_in
from tdapp.domain.hand.turn import first_in
from tdapp.domain.house_rules import AllinOrder, FirstToShow, ShowRequest, Switch
from tdapp.domain.ranking import rank_order
from tdapp.domain.units import SeatNo
from tdapp.errors import RuleViolation

_BOARD = 5


class Showing(Struct, frozen=True):
    """Hands still held, in the order of showing; `all_at_once` = turned up together, the order means
    nothing.
    """

    all_at_once: bool
    order: tuple[SeatNo, ...]


def order_of_show(state: HandState) -> Showing:
    """Who shows when, the betting being over. RuleViolation `hand.betting_open`."""
    if not betting_over(state):
        raise RuleViolation("hand.betting_open", to_act=None)
    holding = state.live & ~state.mucked
    start = state.terms.after_button
    first = _aggressor(state)
    turned_up = face_up(state)
    if turned_up:
        in_order = state.terms.setup.house.allin_order is AllinOrder.FIRST_ALLIN_FIRST
        first = (
            next(i for i in state.all_ins if state.live >> i & 1) if in_order and state.all_ins else NOBODY
        )
        turned_up = not in_order
    if first != NOBODY:
        start = first
    order: list[SeatNo] = []
    while holding:
        index = first_in(holding, start)
        order.append(seat_at(state, index))
        holding &= ~(1 << index)
        start = index
    return Showing(turned_up, tuple(order))


def _aggressor(state: HandState) -> int:
    if state.terms.setup.house.first_to_show is FirstToShow.LAST_RAISER_ANY_STREET:
        return state.aggressor
    return state.standing.by if state.street is Street.RIVER else NOBODY


def may_ask(state: HandState) -> tuple[SeatNo, ...]:
    """Who may ask to see another player's hand, whoever called what. Rule: rules §8 `show_request`."""
    setup = state.terms.setup
    match setup.house.show_request:
        case ShowRequest.IN_TURN_OWN_CHOICE:
            return ()
        case ShowRequest.LIVE_PLAYERS_MAY_ASK:
            return seats_in(state, state.live)
        case ShowRequest.SAW_TURN_MAY_ASK:
            return seats_in(state, state.saw_turn)
        case _:
            return tuple(s.seat for s in setup.seats if dealt_in(s))


def may_insist(state: HandState) -> tuple[SeatNo, ...]:
    """Who called on the river, has kept his cards, and may see the last aggressor's. Rule: TDA 2024 R18-B."""
    by = state.standing.by
    off = state.terms.setup.house.river_caller_right is Switch.OFF
    if off or state.street is not Street.RIVER or by < 0 or not betting_over(state) or hand_over(state):
        return ()
    callers = state.live & ~state.mucked & ~(1 << by)
    return seats_in(state, sum(1 << i for i, p in enumerate(state.players) if callers >> i & 1 and p.bet))


def cards_ranking(state: HandState) -> Ranking | None:
    """The hands still held, best first, by their cards; None while a card that matters is unknown.

    Rule: TDA 2024 R12, cards speak.
    """
    holding = seats_in(state, state.live & ~state.mucked)
    if len(holding) == 1:
        return (holding,)
    hands = [(*state.hole[state.terms.index[seat]], *state.board) for seat in holding]
    if any(len(hand) != 2 + _BOARD for hand in hands):
        return None
    return tuple(tuple(holding[i] for i in group) for group in rank_order(hands))
