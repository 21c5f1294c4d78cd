"""Texts for the codes of clock, floor, files and settings."""

from tdapp.ui.messages.marking import QT_TRANSLATE_NOOP

TEXTS: dict[str, str] = {
    "undo.nothing": QT_TRANSLATE_NOOP("Errors", "There is nothing to undo."),
    "redo.nothing": QT_TRANSLATE_NOOP("Errors", "There is nothing to redo."),
    "tournament.not_founded": QT_TRANSLATE_NOOP(
        "Errors", "This tournament has no structure yet. Choose one first."
    ),
    "tournament.founded_already": QT_TRANSLATE_NOOP("Errors", "This tournament exists already."),
    "clock.running_already": QT_TRANSLATE_NOOP("Errors", "The clock is running already."),
    "clock.paused_already": QT_TRANSLATE_NOOP("Errors", "The clock is paused already."),
    "clock.started_already": QT_TRANSLATE_NOOP(
        "Errors", "The tournament has started, so this can no longer be chosen. Edit the levels one by one."
    ),
    "clock.start_passed": QT_TRANSLATE_NOOP("Errors", "That time has passed. Choose a later one."),
    "clock.too_much_time": QT_TRANSLATE_NOOP("Errors", "No more than {most} minutes at a time."),
    "clock.no_next": QT_TRANSLATE_NOOP("Errors", "This is the last level."),
    "clock.no_previous": QT_TRANSLATE_NOOP("Errors", "This is the first level."),
    "clock.no_break_ahead": QT_TRANSLATE_NOOP("Errors", "No break follows in this structure."),
    "clock.no_such_item": QT_TRANSLATE_NOOP("Errors", "That level is not in this structure any more."),
    "level.shorter_than_played": QT_TRANSLATE_NOOP(
        "Errors", "{played} of this level have been played. Make it longer than that."
    ),
    "level.being_played": QT_TRANSLATE_NOOP(
        "Errors", "This is being played, so it can be neither deleted nor moved. Go to another level first."
    ),
    "level.never_played": QT_TRANSLATE_NOOP(
        "Errors", "There it would never be played. Put it below the level being played."
    ),
    "level.kind": QT_TRANSLATE_NOOP("Errors", "A level cannot become a break, nor a break a level."),
    "level.length": QT_TRANSLATE_NOOP("Errors", "Minutes: write a number from 1 to {most}."),
    "level.chips": QT_TRANSLATE_NOOP("Errors", "Write a number of chips from 0 to {most}."),
    "level.blinds_order": QT_TRANSLATE_NOOP(
        "Errors", "The small blind {sb} is above the big blind {bb}. Make it {bb} or less."
    ),
    "level.ante_without_kind": QT_TRANSLATE_NOOP(
        "Errors", "Say who pays the ante of {ante}: every player, the big blind or the button."
    ),
    "level.kind_without_ante": QT_TRANSLATE_NOOP("Errors", "Write the amount of the ante, or choose none."),
    "break.colour_up": QT_TRANSLATE_NOOP("Errors", "The chips to colour up must be above 0."),
    "structure.version": QT_TRANSLATE_NOOP(
        "Errors", "Version {version} of a structure file is not known here. Update the program."
    ),
    "structure.scale": QT_TRANSLATE_NOOP("Errors", "The scale must be 1 or 100, not {scale}."),
    "structure.stack": QT_TRANSLATE_NOOP("Errors", "The starting stack must be from 1 to {most}."),
    "structure.name": QT_TRANSLATE_NOOP(
        "Errors", "Give the structure a name of up to {most} characters in each language."
    ),
    "structure.id": QT_TRANSLATE_NOOP("Errors", "{path}: the id must have from 1 to {most} characters."),
    "structure.stack_in_play": QT_TRANSLATE_NOOP(
        "Errors", "The players have this stack already. It can be changed before the first start only."
    ),
    "structure.empty": QT_TRANSLATE_NOOP("Errors", "A structure needs at least one level."),
    "structure.too_long": QT_TRANSLATE_NOOP("Errors", "A structure has at most {most} levels and breaks."),
    "structure.ends_with_break": QT_TRANSLATE_NOOP(
        "Errors", "The last item is a break. A structure ends with a level."
    ),
    "structure.duplicate_id": QT_TRANSLATE_NOOP(
        "Errors", "{path}: the id “{id}” is there twice or empty. Give each item its own."
    ),
    "structure.unknown_item": QT_TRANSLATE_NOOP(
        "Errors", "{path} names “{id}”, which is not in the structure."
    ),
    "structure.not_a_break": QT_TRANSLATE_NOOP("Errors", "{path} names “{id}”, which is not a break."),
    "library.name_taken": QT_TRANSLATE_NOOP(
        "Errors", "“{name}” is the name of another one already. Choose another name."
    ),
    "length.unreadable": QT_TRANSLATE_NOOP("Errors", "Write minutes like 20, or 12:30 with seconds."),
    "start.unreadable": QT_TRANSLATE_NOOP(
        "Errors", "Write the hour like 20:30, or the minutes from now like 15."
    ),
    "amount.unreadable": QT_TRANSLATE_NOOP(
        "Errors", "“{text}” is not a plain number. Write digits only, like 1500."
    ),
    "name.empty": QT_TRANSLATE_NOOP("Errors", "Write a name."),
    "name.too_long": QT_TRANSLATE_NOOP(
        "Errors", "{where}This name has {length} characters; shorten it to {most}."
    ),
    "names.too_many": QT_TRANSLATE_NOOP("Errors", "More than {most} names. Paste fewer at a time."),
    "entries.none": QT_TRANSLATE_NOOP("Errors", "Write at least one name, or a number of players."),
    "entries.count": QT_TRANSLATE_NOOP("Errors", "Write a number of players from 1 to {most}."),
    "entries.too_many": QT_TRANSLATE_NOOP("Errors", "A tournament has at most {most} entries."),
    "entry.unknown": QT_TRANSLATE_NOOP("Errors", "That player is not in this tournament any more."),
    "entry.out_already": QT_TRANSLATE_NOOP("Errors", "{who} is out already."),
    "entry.last_one": QT_TRANSLATE_NOOP("Errors", "{who} is the last one in. Reinstate somebody first."),
    "entry.still_in": QT_TRANSLATE_NOOP("Errors", "{who} is still in."),
    "preferences.unreadable": QT_TRANSLATE_NOOP(
        "Errors", "Your settings could not be read, so these start from their defaults: {path}"
    ),
    "preferences.unwritable": QT_TRANSLATE_NOOP(
        "Errors", "Your settings could not be saved: {reason}. They hold until you close the program."
    ),
    "file.too_big": QT_TRANSLATE_NOOP("Errors", "The file is larger than {most} bytes. Choose another."),
    "file.not_json": QT_TRANSLATE_NOOP("Errors", "This is not a JSON file."),
    "file.too_deep": QT_TRANSLATE_NOOP("Errors", "The file is nested too deeply to be one of ours."),
    "file.wrong_format": QT_TRANSLATE_NOOP("Errors", "The file says “{format}”; wanted is “{wanted}”."),
    "file.too_new": QT_TRANSLATE_NOOP(
        "Errors", "The file has version {version}; this program knows up to {known}. Update the program."
    ),
    "file.wrong_value": QT_TRANSLATE_NOOP("Errors", "{path}: this value is of the wrong kind or size."),
    "file.unknown_key": QT_TRANSLATE_NOOP(
        "Errors", "{path}: this field is not known. Remove it or correct its name."
    ),
    "file.missing_key": QT_TRANSLATE_NOOP("Errors", "{path}: this field is missing."),
    "file.key_twice": QT_TRANSLATE_NOOP("Errors", "{path}: this field is there twice."),
    "store.held": QT_TRANSLATE_NOOP(
        "Errors", "This tournament is open already: computer {host}, process {pid}. Close it there first."
    ),
    "store.busy": QT_TRANSLATE_NOOP(
        "Errors", "The file is in use by another program. Try again in a moment."
    ),
    "store.disk_full": QT_TRANSLATE_NOOP(
        "Errors", "The disk is full, so nothing was changed. Free some space and do it again."
    ),
    "store.read_only": QT_TRANSLATE_NOOP(
        "Errors",
        "The file may not be written, so nothing was changed. Check the folder’s permissions: {file}",
    ),
    "store.write": QT_TRANSLATE_NOOP(
        "Errors", "The file could not be written, so nothing was changed: {reason}"
    ),
    "store.conflict": QT_TRANSLATE_NOOP(
        "Errors", "Another program has written to this tournament. Close it and open it again."
    ),
    "store.closed": QT_TRANSLATE_NOOP("Errors", "This tournament has been closed. Open it again."),
    "store.file_gone": QT_TRANSLATE_NOOP(
        "Errors",
        "The file of this tournament has been moved or deleted. Nothing was changed; put it back: {file}",
    ),
    "store.missing": QT_TRANSLATE_NOOP("Errors", "There is no such file: {file}"),
    "store.exists": QT_TRANSLATE_NOOP("Errors", "A file of that name is there already: {file}"),
    "store.too_large": QT_TRANSLATE_NOOP("Errors", "The file is larger than any tournament: {file}"),
    "store.too_new": QT_TRANSLATE_NOOP(
        "Errors",
        "This tournament was written by a newer version. Update the program to open it: {file}",
    ),
    "store.unknown_event": QT_TRANSLATE_NOOP(
        "Errors",
        "This tournament holds something that a newer version wrote. Update the program to open it: {file}",
    ),
    "store.foreign": QT_TRANSLATE_NOOP("Errors", "This is a database of another program: {file}"),
    "store.not_a_database": QT_TRANSLATE_NOOP("Errors", "This is not a tournament file: {file}"),
    "store.empty": QT_TRANSLATE_NOOP("Errors", "The file is empty: {file}"),
    "store.unreadable": QT_TRANSLATE_NOOP("Errors", "The file cannot be read: {file}"),
    "store.schema": QT_TRANSLATE_NOOP("Errors", "The file is damaged in its structure: {file}"),
    "store.damaged": QT_TRANSLATE_NOOP(
        "Errors", "The file is damaged. Entries that could be read and are kept: {read}. {file}"
    ),
    "store.form_damaged": QT_TRANSLATE_NOOP(
        "Errors", "The file is damaged in its form. Entries that could be read and are kept: {read}. {file}"
    ),
    "store.inconsistent": QT_TRANSLATE_NOOP(
        "Errors", "The file is whole, but what it says makes no sense: {file}"
    ),
    "store.unfounded": QT_TRANSLATE_NOOP("Errors", "The file holds no tournament: {file}"),
    "store.tail_missing": QT_TRANSLATE_NOOP(
        "Errors", "The last entries of the file are missing. Everything before them was kept: {file}"
    ),
    "store.wal_missing": QT_TRANSLATE_NOOP(
        "Errors", "The file’s latest entries are missing (its -wal file). Everything else was kept: {file}"
    ),
}
