"""Words about tables and seats: names of places, marks, and one sentence for what is odd about a hand."""

from PySide6.QtCore import QCoreApplication, QObject

from tdapp.application.views_tables import (
    Blind,
    ButtonKnown,
    LastKnown,
    PlannedMove,
    SeatView,
    TableView,
    TaskKind,
    TaskView,
)
from tdapp.domain.floor.balance import Why
from tdapp.domain.floor.tables import Seat
from tdapp.domain.units import TableNo
from tdapp.ui import format as show
from tdapp.ui.messages.words import player_name

translate = QCoreApplication.translate


class Plurals(QObject):
    """Texts with a plural: lupdate takes a plural from `tr` only."""

    def players(self, count: int) -> str:
        return self.tr("%n player(s)", "", count)

    def without_seat(self, count: int) -> str:
        return self.tr("%n player(s) without a seat", "", count)

    def without_button(self, count: int) -> str:
        return self.tr("No button yet at %n table(s)", "", count)

    def fewer(self, count: int) -> str:
        return self.tr("Everybody fits at %n table(s)", "", count)

    def moving(self, count: int) -> str:
        return self.tr("Tables are uneven: %n player(s) to move", "", count)

    def tables(self, count: int) -> str:
        return self.tr("at %n table(s)", "", count)


def table_name(number: TableNo) -> str:
    """“Table 2”."""
    return translate("Tables", "Table {number}").format(number=show.number(number))


def place(seat: Seat) -> str:
    """“table 2, seat 6”."""
    return translate("Tables", "table {table}, seat {seat}").format(
        table=show.number(seat.table), seat=show.number(seat.seat)
    )


def blind_mark(blind: Blind) -> str:
    """The mark on the felt."""
    return translate("Tables", "SB") if blind is Blind.SMALL else translate("Tables", "BB")


def table_sentence(view: TableView) -> str:
    """What is odd about the next hand in one sentence, else who posts the blinds in it."""
    if view.halted:
        return translate("Tables", "Waits: three short of the fullest table")
    if view.players < 2:
        return Plurals().players(view.players)
    if view.big is None:
        return translate("Tables", "Button not known")
    big = player_name(view.big)
    if view.heads_up:
        return translate("Tables", "Heads-up: the button posts the small blind")
    if view.dead_small_blind:
        return translate("Tables", "Next hand: no small blind, big blind {big}").format(big=big)
    if view.dead_button:
        return translate("Tables", "Next hand: dead button, big blind {big}").format(big=big)
    if view.small is None:
        return ""
    small = player_name(view.small)
    return translate("Tables", "Next blinds: {small}, {big}").format(small=small, big=big)


def button_sentence(view: TableView) -> str:
    """Where the button is, and how sure that is."""
    if view.known is ButtonKnown.UNKNOWN or view.button is None:
        return translate("Tables", "The button is not known. Draw for it, or choose its seat.")
    who = view.seats[view.button - 1].who
    at = show.number(view.button)
    if view.known is ButtonKnown.FIRST:
        text = translate("Tables", "First hand: button on seat {seat}, {name}.")
        empty = translate("Tables", "First hand: dead button on seat {seat}.")
    else:
        text = translate("Tables", "Button last known on seat {seat}, {name}.")
        empty = translate("Tables", "Button last known on seat {seat}, which is empty.")
    return empty.format(seat=at) if who is None else text.format(seat=at, name=player_name(who))


def seat_words(seat: SeatView, *, with_table: bool = True) -> str:
    """All about a seat, as a screen reader says it."""
    parts = [place(seat.seat)] if with_table else []
    if seat.who is not None:
        parts.append(player_name(seat.who))
    elif seat.closed:
        parts.append(translate("Tables", "closed"))
    else:
        parts.append(translate("Tables", "open"))
    if seat.button:
        parts.append(translate("Tables", "button"))
    if seat.blind is Blind.SMALL:
        parts.append(translate("Tables", "next small blind"))
    if seat.blind is Blind.BIG:
        parts.append(translate("Tables", "next big blind"))
    if seat.locked:
        parts.append(translate("Tables", "stays on the seat"))
    if stack := stack_words(seat):
        parts.append(stack)
    return "; ".join(parts)


def stack_words(seat: SeatView) -> str:
    """“12,500 as of 21:14”; "" while it is not known."""
    if seat.stack is None or seat.counted is None:
        return ""
    return translate("Tables", "{chips} as of {time}").format(
        chips=show.chips(seat.stack), time=show.clock_time(seat.counted)
    )


def move_words(move: PlannedMove) -> str:
    """“table 1, seat 7 → table 2, seat 2”."""
    return translate("Tables", "{before} → {seat}").format(before=place(move.before), seat=place(move.seat))


def why_words(move: PlannedMove) -> str:
    """Why this player, and what waits at the new seat."""
    parts: list[str] = []
    if move.why is Why.NEXT_BIG_BLIND:
        parts.append(translate("Tables", "next big blind there"))
    elif move.why is Why.NEXT_NOT_LOCKED:
        parts.append(translate("Tables", "first one who may be moved"))
    if move.until_big == 0:
        parts.append(translate("Tables", "big blind at once here"))
    if move.waits:
        parts.append(translate("Tables", "waits until the button has passed"))
    return "; ".join(parts)


def still_question(still: tuple[LastKnown, ...]) -> str:
    """“Button still with Bo?” for each table whose button is only last known; "" = none is."""
    return "  ".join(_still(one) for one in still)


def _still(one: LastKnown) -> str:
    if one.who is None:
        return translate("Tables", "Table {table}: button still on empty seat {seat}?").format(
            table=show.number(one.table), seat=show.number(one.seat)
        )
    return translate("Tables", "Table {table}: button still with {name}?").format(
        table=show.number(one.table), name=player_name(one.who)
    )


def task_title(task: TaskView) -> str:
    """What is to be done."""
    match task.kind:
        case TaskKind.SEAT:
            return Plurals().without_seat(task.count)
        case TaskKind.BUTTONS:
            return Plurals().without_button(len(task.tables))
        case TaskKind.REDRAW if task.count == 1:
            return translate("Tables", "Time for the final table")
        case TaskKind.REDRAW:
            return Plurals().fewer(task.count)
        case TaskKind.BREAK:
            return translate("Tables", "Table {number} can break").format(number=show.number(task.tables[0]))
        case TaskKind.BALANCE:
            return Plurals().moving(len(task.moves))


def task_reason(task: TaskView) -> str:
    """Why, in one sentence."""
    match task.kind:
        case TaskKind.SEAT:
            return translate("Tables", "Each draws a random open seat at the tables with the fewest players.")
        case TaskKind.BUTTONS:
            return translate("Tables", "A card face up to each seat; the best rank has the first button.")
        case TaskKind.REDRAW:
            return translate("Tables", "All seats are drawn anew; then the button is.")
        case TaskKind.BREAK if task.moves:
            return translate(
                "Tables", "Everybody fits at the other tables. The best card takes the first seat."
            )
        case TaskKind.BREAK:
            return translate(
                "Tables", "Everybody fits at the other tables, but somebody is to stay on the seat."
            )
        case TaskKind.BALANCE:
            return translate("Tables", "Between hands the next big blind moves, into the worst open seat.")


def task_act(task: TaskView) -> str:
    """The words on its button."""
    match task.kind:
        case TaskKind.SEAT:
            return translate("Tables", "Seat them")
        case TaskKind.BUTTONS:
            return translate("Tables", "High card for the button")
        case TaskKind.REDRAW:
            return translate("Tables", "Redraw all seats")
        case TaskKind.BREAK:
            return translate("Tables", "Break the table")
        case TaskKind.BALANCE if task.still:
            return translate("Tables", "Still so: move")
        case TaskKind.BALANCE:
            return translate("Tables", "Move")
