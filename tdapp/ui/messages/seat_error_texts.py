"""Texts for the codes of draws, seats and tables."""

from tdapp.ui.messages.marking import QT_TRANSLATE_NOOP

TEXTS: dict[str, str] = {
    "draw.seed": QT_TRANSLATE_NOOP(
        "Errors", "“{text}” is not the seed of a draw. It has 32 digits from 0 to 9 and a to f."
    ),
    "seat.none_open": QT_TRANSLATE_NOOP("Errors", "No seat is open. Open another table or a closed seat."),
    "break.last_table": QT_TRANSLATE_NOOP("Errors", "This is the last table; it cannot be broken."),
    "break.no_room": QT_TRANSLATE_NOOP(
        "Errors", "{left} players are left, and the other tables hold {room}. Break the table later."
    ),
}
