"""Every command about tables and seats once, for the journal that proves their events."""

from collections.abc import Callable

from tdapp.application.commands import Command
from tdapp.application.session import Session
from tdapp.domain.cards import parse_cards
from tdapp.domain.draw import Seed, seed_of
from tdapp.domain.floor import commands as floor
from tdapp.domain.floor import hand_for_hand as hand
from tdapp.domain.floor import seat_commands as c
from tdapp.domain.floor.state import still_in
from tdapp.domain.floor.table_decide import plan_balance
from tdapp.domain.floor.tables import Seat, Seated
from tdapp.domain.house_rules import HouseRules, Switch


def seed(number: int) -> Seed:
    """A seed for a test."""
    return seed_of(number.to_bytes(16, "big"))


def play_seats(session: Session, wait: Callable[[], None]) -> None:
    """From the first draw to the final table. `wait` lets time go by between two commands."""

    def do(*commands: Command) -> None:
        for command in commands:
            wait()
            session.execute(command)

    do(floor.AddNumberedEntries(13 - len(still_in(session.state.floor))))
    players = still_in(session.state.floor)
    do(
        c.SetHouseRules(HouseRules(button_draw_suits=Switch.ON)),
        c.DrawSeats(5, seed(1)),
        c.SetBreakOrder((2, 3, 1)),
        c.LockEntry(players[0], True),
        c.CloseSeats(3, (5,)),
        c.DrawButtons(seed(2)),
        c.DealHand(1),
        c.DealHand(2),
        c.TypeButtonDraw(3, parse_cards("Kh Kc 9d 2s")),
        c.SetButton(3, 2, upcoming=True),
        c.SetButton(3, 1),
        c.CountStacks((c.StackCount(players[0], 4200), c.StackCount(players[1], None))),
        c.EnterLate("Kim", seed(3)),
    )
    at = session.state.floor.seating
    gone = [entry for entry, seat in at.seats.items() if seat.table == 2][:3]
    do(*(floor.BustEntry(entry) for entry in gone))
    do(c.BalanceTables(plan_balance(session.state.floor).moves))
    do(floor.ReinstateEntry(gone[0]), floor.ReinstateEntry(gone[1]))
    late = [
        entry for entry in still_in(session.state.floor) if entry not in session.state.floor.seating.seats
    ]
    do(*(c.SeatLateEntry(entry, seed(4)) for entry in late))
    do(hand.StartHandForHand(), hand.PlayNextHand(), hand.EndHandForHand())
    while len(still_in(session.state.floor)) > 9:
        do(floor.BustEntry(still_in(session.state.floor)[-1]))
    do(c.LockEntry(players[0], False), c.BreakTable(2, seed(5)), c.OpenTable(6), c.SetTableSize(2, 8))
    one, two, *_ = session.state.floor.seating.seats
    do(c.SwapEntries(one, two), c.MoveEntry(one, Seat(2, 7)), c.AssignSeats((Seated(one, Seat(2, 1)),)))
    while len(still_in(session.state.floor)) > 5:
        do(floor.BustEntry(still_in(session.state.floor)[-1]))
    do(c.RedrawSeats(1, seed(6)), c.SeatByHighCard(most=5, button=3, seed=seed(7)))
