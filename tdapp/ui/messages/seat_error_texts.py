"""Texts for the codes of draws, seats and tables."""

from tdapp.ui.messages.marking import QT_TRANSLATE_NOOP

TEXTS: dict[str, str] = {
    "draw.seed": QT_TRANSLATE_NOOP(
        "Errors", "“{text}” is not the seed of a draw. It has 32 digits from 0 to 9 and a to f."
    ),
    "seats.nobody": QT_TRANSLATE_NOOP("Errors", "Nobody is in yet. Enter players first."),
    "seats.one_table": QT_TRANSLATE_NOOP(
        "Errors",
        "Seats by high card are for one table of up to {most}, and {players} are in. Draw seats instead.",
    ),
    "seat.none_open": QT_TRANSLATE_NOOP("Errors", "No seat is open. Open another table or a closed seat."),
    "seat.unknown": QT_TRANSLATE_NOOP(
        "Errors", "Table {table} has no open seat {seat}. Choose another, or open it."
    ),
    "seat.taken": QT_TRANSLATE_NOOP(
        "Errors", "Table {table}, seat {seat} is taken by {who}. Choose another."
    ),
    "seat.twice": QT_TRANSLATE_NOOP(
        "Errors", "Table {table}, seat {seat} is given to two players. Give each a seat of their own."
    ),
    "entry.seated_twice": QT_TRANSLATE_NOOP("Errors", "A player is given two seats. Name each player once."),
    "entry.not_seated": QT_TRANSLATE_NOOP("Errors", "{who} has no seat yet."),
    "entry.seated_already": QT_TRANSLATE_NOOP("Errors", "{who} has a seat: table {table}, seat {seat}."),
    "table.unknown": QT_TRANSLATE_NOOP("Errors", "Table {table} is not in play."),
    "table.size": QT_TRANSLATE_NOOP("Errors", "A table has from {least} to {most} seats."),
    "balance.button_unknown": QT_TRANSLATE_NOOP(
        "Errors", "Say where the button of table {table} is; then it is clear who moves."
    ),
    "balance.plan_changed": QT_TRANSLATE_NOOP(
        "Errors", "The tables have changed since this plan was made. Look at the new plan."
    ),
    "break.last_table": QT_TRANSLATE_NOOP("Errors", "This is the last table; it cannot be broken."),
    "break.no_room": QT_TRANSLATE_NOOP(
        "Errors", "{left} players are left, and the other tables hold {room}. Break the table later."
    ),
    "break.locked": QT_TRANSLATE_NOOP(
        "Errors", "{who} is to stay on the seat. Break another table, or let {who} be moved."
    ),
    "break.order": QT_TRANSLATE_NOOP("Errors", "Name each table once."),
    "redraw.tables": QT_TRANSLATE_NOOP("Errors", "Seats are drawn anew at 1 to {tables} tables."),
    "redraw.no_room": QT_TRANSLATE_NOOP(
        "Errors", "{left} players are left, and so few tables hold {room}. Draw anew later."
    ),
    "button.nobody": QT_TRANSLATE_NOOP("Errors", "Nobody sits there to draw for the button."),
    "button.unknown": QT_TRANSLATE_NOOP(
        "Errors", "The button of table {table} is not known. Draw for it, or say where it is."
    ),
    "button.positions": QT_TRANSLATE_NOOP(
        "Errors", "The big blind cannot be on the seat of the button or the small blind."
    ),
    "cards.lacking": QT_TRANSLATE_NOOP(
        "Errors", "The cards do not decide it yet. Cards still to be dealt: {count}."
    ),
    "hand_for_hand.on_already": QT_TRANSLATE_NOOP("Errors", "The tables play hand-for-hand already."),
    "hand_for_hand.off": QT_TRANSLATE_NOOP("Errors", "The tables do not play hand-for-hand."),
    "hand_for_hand.deduct": QT_TRANSLATE_NOOP("Errors", "Write from 0 to {most} minutes a hand."),
    "stack.chips": QT_TRANSLATE_NOOP("Errors", "Write a stack from 0 to {most}."),
    "house.balance_limit": QT_TRANSLATE_NOOP("Errors", "Tables may differ by 1 player or more."),
    "house.redraw_at": QT_TRANSLATE_NOOP("Errors", "Seats can be drawn anew at 1 table or more."),
}
