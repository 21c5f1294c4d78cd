"""What happened at the tables, in words."""

from PySide6.QtCore import QCoreApplication, QObject

from tdapp.domain.floor import hand_for_hand as hand
from tdapp.domain.floor import seat_events as e
from tdapp.domain.floor.tables import Seat
from tdapp.ui import format as show
from tdapp.ui.messages.words import entry_name

translate = QCoreApplication.translate


def text_of_seat_event(event: e.SeatEvent) -> str:
    """An event in words."""
    match event:
        case e.SeatsDrawn():
            return _drawn(event)
        case e.SeatsByHighCard():
            return SeatEvents().by_high_card(len(event.seated))
        case e.SeatsAssigned(seated):
            return SeatEvents().by_hand(len(seated))
        case e.LateEntrySeated() | e.EntryMoved() | e.EntryLocked():
            return _about_a_player(event)
        case e.TablesBalanced(moves):
            return SeatEvents().balanced(len(moves))
        case e.StacksCounted(stacks):
            return SeatEvents().counted(len(stacks))
        case e.BreakOrderSet(order):
            numbers = ", ".join(show.number(table) for table in order)
            return translate("Events", "Tables break in this order: {tables}").format(tables=numbers)
        case e.HouseRulesSet():
            return translate("Events", "House rules changed")
        case hand.HandForHandStarted() | hand.HandForHandPlayed() | hand.HandForHandEnded():
            return _hand_for_hand(event)
        case e.ButtonsDrawn():
            return _buttons(event)
        case _:
            return _at_a_table(event)


def seat_text(seat: Seat) -> str:
    """“table 2, seat 6”."""
    return translate("Events", "table {table}, seat {seat}").format(
        table=show.number(seat.table), seat=show.number(seat.seat)
    )


class SeatEvents(QObject):
    """Texts with a plural: lupdate takes a plural from `tr` only."""

    def by_high_card(self, count: int) -> str:
        return self.tr("Seats of %n player(s) by high card", "", count)

    def by_hand(self, count: int) -> str:
        return self.tr("%n player(s) seated by hand", "", count)

    def balanced(self, count: int) -> str:
        return self.tr("Tables balanced: %n player(s) moved", "", count)

    def counted(self, count: int) -> str:
        return self.tr("Stacks of %n player(s) counted", "", count)

    def anew(self, count: int) -> str:
        return self.tr("Seats drawn anew at %n table(s)", "", count)

    def drawn(self, count: int) -> str:
        return self.tr("Seats drawn for %n player(s)", "", count)

    def buttons(self, count: int) -> str:
        return self.tr("Buttons drawn at %n table(s)", "", count)

    def moved(self, count: int) -> str:
        return self.tr("%n player(s) moved", "", count)

    def hands(self, count: int) -> str:
        return self.tr("Hand-for-hand over after %n hand(s)", "", count)


def _drawn(event: e.SeatsDrawn) -> str:
    if event.redraw:
        return SeatEvents().anew(len(event.tables))
    return SeatEvents().drawn(len(event.seated))


def _about_a_player(event: e.LateEntrySeated | e.EntryMoved | e.EntryLocked) -> str:
    who = entry_name(event.name, event.entry)
    match event:
        case e.EntryLocked(locked=True):
            return translate("Events", "{name} stays on the seat").format(name=who)
        case e.EntryLocked():
            return translate("Events", "{name} may be moved again").format(name=who)
        case e.EntryMoved(before=None):
            return translate("Events", "{name} sits at {seat}").format(name=who, seat=seat_text(event.seat))
        case e.EntryMoved():
            return translate("Events", "{name} to {seat}").format(name=who, seat=seat_text(event.seat))
        case e.LateEntrySeated(waits=None):
            text = translate("Events", "{name}: {seat}")
        case e.LateEntrySeated(waits=True):
            text = translate("Events", "{name}: {seat}, waits until the button has passed")
        case e.LateEntrySeated():
            text = translate("Events", "{name}: {seat}, dealt in next hand")
    return text.format(name=who, seat=seat_text(event.seat))


def _buttons(event: e.ButtonsDrawn) -> str:
    match event.draws:
        case (e.ButtonDraw((table,), _, seat),):
            return translate("Events", "Button drawn at table {table}: seat {seat}").format(
                table=show.number(table), seat=show.number(seat)
            )
        case (e.ButtonDraw(_, _, seat),):
            return translate("Events", "Button drawn for all tables: seat {seat}").format(
                seat=show.number(seat)
            )
        case draws:
            return SeatEvents().buttons(len(draws))


def _at_a_table(
    event: e.TableOpened
    | e.TableSized
    | e.SeatsClosed
    | e.FirstButtonSet
    | e.PositionsSet
    | e.PositionsPlayed
    | e.TableBroken,
) -> str:
    match event:
        case e.TableOpened(table):
            return translate("Events", "Table {table} opened").format(table=show.number(table.number))
        case e.TableSized(table, _, size):
            text, facts = translate("Events", "Table {table} has {size} seats"), {"size": show.number(size)}
        case e.SeatsClosed(table, _, ()):
            text, facts = translate("Events", "All seats of table {table} open"), {}
        case e.SeatsClosed(table, _, seats):
            numbers = ", ".join(show.number(seat) for seat in seats)
            text, facts = translate("Events", "Closed at table {table}: seat {seats}"), {"seats": numbers}
        case e.FirstButtonSet(table, seat):
            text = translate("Events", "Table {table} begins with the button on seat {seat}")
            facts = {"seat": show.number(seat)}
        case e.PositionsSet(table, at):
            text = translate("Events", "Button of table {table} is on seat {seat}")
            facts = {"seat": show.number(at.button)}
        case e.PositionsPlayed(table, at):
            text = translate("Events", "Table {table} dealt, button on seat {seat}")
            facts = {"seat": show.number(at.button)}
        case e.TableBroken(plan):
            moved = SeatEvents().moved(len(plan.dealt))
            table, text, facts = (
                plan.table,
                translate("Events", "Table {table} broken: {moved}"),
                {"moved": moved},
            )
    return text.format(table=show.number(table), **facts)


def _hand_for_hand(event: hand.HandForHandEvent) -> str:
    match event:
        case hand.HandForHandStarted(deduct):
            return translate("Events", "Hand-for-hand, {time} off the clock a hand").format(
                time=show.countdown(deduct)
            )
        case hand.HandForHandPlayed(number):
            return translate("Events", "Hand-for-hand: hand {number} finished").format(
                number=show.number(number)
            )
        case hand.HandForHandEnded(hands):
            return SeatEvents().hands(hands)
