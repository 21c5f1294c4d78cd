<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ClockFace</name>
    <message>
        <source>Projected clock</source>
        <translation>Projected clock</translation>
    </message>
</context>
<context>
    <name>ClockPanel</name>
    <message>
        <source>Clock</source>
        <translation>Clock</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>There is nothing to undo.</source>
        <translation>There is nothing to undo.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>There is nothing to redo.</translation>
    </message>
    <message>
        <source>This tournament has no structure yet. Choose one first.</source>
        <translation>This tournament has no structure yet. Choose one first.</translation>
    </message>
    <message>
        <source>This tournament exists already.</source>
        <translation>This tournament exists already.</translation>
    </message>
    <message>
        <source>The clock is running already.</source>
        <translation>The clock is running already.</translation>
    </message>
    <message>
        <source>The clock is paused already.</source>
        <translation>The clock is paused already.</translation>
    </message>
    <message>
        <source>The tournament has started, so this can no longer be chosen. Edit the levels one by one.</source>
        <translation>The tournament has started, so this can no longer be chosen. Edit the levels one by one.</translation>
    </message>
    <message>
        <source>That time has passed. Choose a later one.</source>
        <translation>That time has passed. Choose a later one.</translation>
    </message>
    <message>
        <source>No more than {most} minutes at a time.</source>
        <translation>No more than {most} minutes at a time.</translation>
    </message>
    <message>
        <source>This is the last level.</source>
        <translation>This is the last level.</translation>
    </message>
    <message>
        <source>This is the first level.</source>
        <translation>This is the first level.</translation>
    </message>
    <message>
        <source>No break follows in this structure.</source>
        <translation>No break follows in this structure.</translation>
    </message>
    <message>
        <source>That level is not in this structure any more.</source>
        <translation>That level is not in this structure any more.</translation>
    </message>
    <message>
        <source>{played} of this level have been played. Make it longer than that.</source>
        <translation>{played} of this level have been played. Make it longer than that.</translation>
    </message>
    <message>
        <source>A level cannot become a break, nor a break a level.</source>
        <translation>A level cannot become a break, nor a break a level.</translation>
    </message>
    <message>
        <source>Minutes: write a number from 1 to {most}.</source>
        <translation>Minutes: write a number from 1 to {most}.</translation>
    </message>
    <message>
        <source>Write a number of chips from 0 to {most}.</source>
        <translation>Write a number of chips from 0 to {most}.</translation>
    </message>
    <message>
        <source>The small blind {sb} is above the big blind {bb}. Make it {bb} or less.</source>
        <translation>The small blind {sb} is above the big blind {bb}. Make it {bb} or less.</translation>
    </message>
    <message>
        <source>Say who pays the ante of {ante}: every player, the big blind or the button.</source>
        <translation>Say who pays the ante of {ante}: every player, the big blind or the button.</translation>
    </message>
    <message>
        <source>Write the amount of the ante, or choose none.</source>
        <translation>Write the amount of the ante, or choose none.</translation>
    </message>
    <message>
        <source>The chips to colour up must be above 0.</source>
        <translation>The chips to colour up must be above 0.</translation>
    </message>
    <message>
        <source>Version {version} of a structure file is not known here. Update the program.</source>
        <translation>Version {version} of a structure file is not known here. Update the program.</translation>
    </message>
    <message>
        <source>The scale must be 1 or 100, not {scale}.</source>
        <translation>The scale must be 1 or 100, not {scale}.</translation>
    </message>
    <message>
        <source>The starting stack must be from 1 to {most}.</source>
        <translation>The starting stack must be from 1 to {most}.</translation>
    </message>
    <message>
        <source>Give the structure a name of up to {most} characters in each language.</source>
        <translation>Give the structure a name of up to {most} characters in each language.</translation>
    </message>
    <message>
        <source>{path}: the id must have from 1 to {most} characters.</source>
        <translation>{path}: the id must have from 1 to {most} characters.</translation>
    </message>
    <message>
        <source>A structure needs at least one level.</source>
        <translation>A structure needs at least one level.</translation>
    </message>
    <message>
        <source>A structure has at most {most} levels and breaks.</source>
        <translation>A structure has at most {most} levels and breaks.</translation>
    </message>
    <message>
        <source>The last item is a break. A structure ends with a level.</source>
        <translation>The last item is a break. A structure ends with a level.</translation>
    </message>
    <message>
        <source>{path}: the id “{id}” is there twice or empty. Give each item its own.</source>
        <translation>{path}: the id “{id}” is there twice or empty. Give each item its own.</translation>
    </message>
    <message>
        <source>{path} names “{id}”, which is not in the structure.</source>
        <translation>{path} names “{id}”, which is not in the structure.</translation>
    </message>
    <message>
        <source>{path} names “{id}”, which is not a break.</source>
        <translation>{path} names “{id}”, which is not a break.</translation>
    </message>
    <message>
        <source>Write minutes like 20, or 12:30 with seconds.</source>
        <translation>Write minutes like 20, or 12:30 with seconds.</translation>
    </message>
    <message>
        <source>Write the hour like 20:30, or the minutes from now like 15.</source>
        <translation>Write the hour like 20:30, or the minutes from now like 15.</translation>
    </message>
    <message>
        <source>“{text}” is not a plain number. Write digits only, like 1500.</source>
        <translation>“{text}” is not a plain number. Write digits only, like 1500.</translation>
    </message>
    <message>
        <source>Write a name.</source>
        <translation>Write a name.</translation>
    </message>
    <message>
        <source>Line {nth}: this name has {length} characters; shorten it to {most}.</source>
        <translation>Line {nth}: this name has {length} characters; shorten it to {most}.</translation>
    </message>
    <message>
        <source>More than {most} names. Paste fewer at a time.</source>
        <translation>More than {most} names. Paste fewer at a time.</translation>
    </message>
    <message>
        <source>Write at least one name, or a number of players.</source>
        <translation>Write at least one name, or a number of players.</translation>
    </message>
    <message>
        <source>Write a number of players from 1 to {most}.</source>
        <translation>Write a number of players from 1 to {most}.</translation>
    </message>
    <message>
        <source>A tournament has at most {most} entries.</source>
        <translation>A tournament has at most {most} entries.</translation>
    </message>
    <message>
        <source>That player is not in this tournament any more.</source>
        <translation>That player is not in this tournament any more.</translation>
    </message>
    <message>
        <source>{who} is out already.</source>
        <translation>{who} is out already.</translation>
    </message>
    <message>
        <source>{who} is the last one in. Reinstate somebody first.</source>
        <translation>{who} is the last one in. Reinstate somebody first.</translation>
    </message>
    <message>
        <source>{who} is still in.</source>
        <translation>{who} is still in.</translation>
    </message>
    <message>
        <source>Your settings could not be read, so these start from their defaults: {path}</source>
        <translation>Your settings could not be read, so these start from their defaults: {path}</translation>
    </message>
    <message>
        <source>Your settings could not be saved: {reason}. They hold until you close the program.</source>
        <translation>Your settings could not be saved: {reason}. They hold until you close the program.</translation>
    </message>
    <message>
        <source>The file is larger than {most} bytes. Choose another.</source>
        <translation>The file is larger than {most} bytes. Choose another.</translation>
    </message>
    <message>
        <source>This is not a JSON file.</source>
        <translation>This is not a JSON file.</translation>
    </message>
    <message>
        <source>The file is nested too deeply to be one of ours.</source>
        <translation>The file is nested too deeply to be one of ours.</translation>
    </message>
    <message>
        <source>The file says “{format}”; wanted is “{wanted}”.</source>
        <translation>The file says “{format}”; wanted is “{wanted}”.</translation>
    </message>
    <message>
        <source>The file has version {version}; this program knows up to {known}. Update the program.</source>
        <translation>The file has version {version}; this program knows up to {known}. Update the program.</translation>
    </message>
    <message>
        <source>{path}: this value is of the wrong kind or size.</source>
        <translation>{path}: this value is of the wrong kind or size.</translation>
    </message>
    <message>
        <source>{path}: this field is not known. Remove it or correct its name.</source>
        <translation>{path}: this field is not known. Remove it or correct its name.</translation>
    </message>
    <message>
        <source>{path}: this field is missing.</source>
        <translation>{path}: this field is missing.</translation>
    </message>
    <message>
        <source>{path}: this field is there twice.</source>
        <translation>{path}: this field is there twice.</translation>
    </message>
    <message>
        <source>This tournament is open in another window ({holder}). Close it there first.</source>
        <translation>This tournament is open in another window ({holder}). Close it there first.</translation>
    </message>
    <message>
        <source>The file is in use by another program. Try again in a moment.</source>
        <translation>The file is in use by another program. Try again in a moment.</translation>
    </message>
    <message>
        <source>The disk is full, so nothing was changed. Free some space and do it again.</source>
        <translation>The disk is full, so nothing was changed. Free some space and do it again.</translation>
    </message>
    <message>
        <source>The file may not be written, so nothing was changed. Check the folder’s permissions: {file}</source>
        <translation>The file may not be written, so nothing was changed. Check the folder’s permissions: {file}</translation>
    </message>
    <message>
        <source>The file could not be written, so nothing was changed: {reason}</source>
        <translation>The file could not be written, so nothing was changed: {reason}</translation>
    </message>
    <message>
        <source>Another program has written to this tournament. Close it and open it again.</source>
        <translation>Another program has written to this tournament. Close it and open it again.</translation>
    </message>
    <message>
        <source>This tournament has been closed. Open it again.</source>
        <translation>This tournament has been closed. Open it again.</translation>
    </message>
    <message>
        <source>The file of this tournament has been moved or deleted. Nothing was changed; put it back: {file}</source>
        <translation>The file of this tournament has been moved or deleted. Nothing was changed; put it back: {file}</translation>
    </message>
    <message>
        <source>There is no such file: {file}</source>
        <translation>There is no such file: {file}</translation>
    </message>
    <message>
        <source>A file of that name is there already: {file}</source>
        <translation>A file of that name is there already: {file}</translation>
    </message>
    <message>
        <source>The file is larger than any tournament: {file}</source>
        <translation>The file is larger than any tournament: {file}</translation>
    </message>
    <message>
        <source>This tournament was written by a newer version. Update the program to open it: {file}</source>
        <translation>This tournament was written by a newer version. Update the program to open it: {file}</translation>
    </message>
    <message>
        <source>This tournament holds something that a newer version wrote. Update the program to open it: {file}</source>
        <translation>This tournament holds something that a newer version wrote. Update the program to open it: {file}</translation>
    </message>
    <message>
        <source>This is a database of another program: {file}</source>
        <translation>This is a database of another program: {file}</translation>
    </message>
    <message>
        <source>This is not a tournament file: {file}</source>
        <translation>This is not a tournament file: {file}</translation>
    </message>
    <message>
        <source>The file is empty: {file}</source>
        <translation>The file is empty: {file}</translation>
    </message>
    <message>
        <source>The file cannot be read: {file}</source>
        <translation>The file cannot be read: {file}</translation>
    </message>
    <message>
        <source>The file is damaged in its structure: {file}</source>
        <translation>The file is damaged in its structure: {file}</translation>
    </message>
    <message>
        <source>The file is damaged. Everything up to that place was kept: {file}</source>
        <translation>The file is damaged. Everything up to that place was kept: {file}</translation>
    </message>
    <message>
        <source>The file is damaged in its form. Everything that could be read was kept: {file}</source>
        <translation>The file is damaged in its form. Everything that could be read was kept: {file}</translation>
    </message>
    <message>
        <source>The file is whole, but what it says makes no sense: {file}</source>
        <translation>The file is whole, but what it says makes no sense: {file}</translation>
    </message>
    <message>
        <source>The file holds no tournament: {file}</source>
        <translation>The file holds no tournament: {file}</translation>
    </message>
    <message>
        <source>The last entries of the file are missing. Everything before them was kept: {file}</source>
        <translation>The last entries of the file are missing. Everything before them was kept: {file}</translation>
    </message>
    <message>
        <source>The file’s latest entries are missing (its -wal file). Everything else was kept: {file}</source>
        <translation>The file’s latest entries are missing (its -wal file). Everything else was kept: {file}</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>Nothing to undo</source>
        <translation>Nothing to undo</translation>
    </message>
    <message>
        <source>Undo: {what}</source>
        <translation>Undo: {what}</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Nothing to redo</translation>
    </message>
    <message>
        <source>Redo: {what}</source>
        <translation>Redo: {what}</translation>
    </message>
    <message>
        <source>Tournament “{title}”</source>
        <translation>Tournament “{title}”</translation>
    </message>
    <message>
        <source>{old} is now {name}</source>
        <translation>{old} is now {name}</translation>
    </message>
    <message>
        <source>{name} removed</source>
        <translation>{name} removed</translation>
    </message>
    <message>
        <source>{name} out, {place}</source>
        <translation>{name} out, {place}</translation>
    </message>
    <message>
        <source>{name} in again</source>
        <translation>{name} in again</translation>
    </message>
    <message>
        <source>{name} entered</source>
        <translation>{name} entered</translation>
    </message>
    <message>
        <source>Structure “{name}”</source>
        <translation>Structure “{name}”</translation>
    </message>
    <message>
        <source>Start planned in {time}</source>
        <translation>Start planned in {time}</translation>
    </message>
    <message>
        <source>Clock started at {time}</source>
        <translation>Clock started at {time}</translation>
    </message>
    <message>
        <source>Paused at {time}</source>
        <translation>Paused at {time}</translation>
    </message>
    <message>
        <source>To {item}</source>
        <translation>To {item}</translation>
    </message>
    <message>
        <source>Clock back at {time}</source>
        <translation>Clock back at {time}</translation>
    </message>
    <message>
        <source>The computer’s clock was set by {time}; nothing else changed</source>
        <translation>The computer’s clock was set by {time}; nothing else changed</translation>
    </message>
    <message>
        <source>Time {by}</source>
        <translation>Time {by}</translation>
    </message>
    <message>
        <source>{item} changed: {time}</source>
        <translation>{item} changed: {time}</translation>
    </message>
    <message>
        <source>{item} changed: {blinds}, {ante}, {time}</source>
        <translation>{item} changed: {blinds}, {ante}, {time}</translation>
    </message>
    <message>
        <source>{item} changed: {blinds}, {time}</source>
        <translation>{item} changed: {blinds}, {time}</translation>
    </message>
    <message>
        <source>another level</source>
        <translation>another level</translation>
    </message>
    <message>
        <source>the break</source>
        <translation>the break</translation>
    </message>
    <message>
        <source>level {number}</source>
        <translation>level {number}</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>{n} s</source>
        <translation>{n} s</translation>
    </message>
    <message>
        <source>{n} min</source>
        <translation>{n} min</translation>
    </message>
    <message>
        <source>{h} h {m} min</source>
        <translation>{h} h {m} min</translation>
    </message>
    <message>
        <source>am</source>
        <translation>am</translation>
    </message>
    <message>
        <source>pm</source>
        <translation>pm</translation>
    </message>
    <message>
        <source>No. {n}</source>
        <translation>No. {n}</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>{what}  ({key})</source>
        <translation>{what}  ({key})</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Taken back: {what}</source>
        <translation>Taken back: {what}</translation>
    </message>
    <message>
        <source>Done again: {what}</source>
        <translation>Done again: {what}</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>taken back</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>What happened</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Reinstate</source>
        <translation>Reinstate</translation>
    </message>
    <message>
        <source>Bust</source>
        <translation>Bust</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
</context>
<context>
    <name>Projector</name>
    <message>
        <source>Level {number}</source>
        <translation>Level {number}</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Ready</translation>
    </message>
    <message>
        <source>Starts in</source>
        <translation>Starts in</translation>
    </message>
    <message>
        <source>{level} · last level</source>
        <translation>{level} · last level</translation>
    </message>
    <message>
        <source>{level} · last minute</source>
        <translation>{level} · last minute</translation>
    </message>
    <message>
        <source>{level} · last seconds</source>
        <translation>{level} · last seconds</translation>
    </message>
    <message>
        <source>PAUSED · break</source>
        <translation>PAUSED · break</translation>
    </message>
    <message>
        <source>PAUSED · {level}</source>
        <translation>PAUSED · {level}</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Break</translation>
    </message>
    <message>
        <source>Overtime · {level}</source>
        <translation>Overtime · {level}</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Winner</translation>
    </message>
    <message>
        <source>No blinds</source>
        <translation>No blinds</translation>
    </message>
    <message>
        <source>Blind</source>
        <translation>Blind</translation>
    </message>
    <message>
        <source>BB ante</source>
        <translation>BB ante</translation>
    </message>
    <message>
        <source>Button ante</source>
        <translation>Button ante</translation>
    </message>
    <message>
        <source>Ante</source>
        <translation>Ante</translation>
    </message>
    <message>
        <source>Back at {time}</source>
        <translation>Back at {time}</translation>
    </message>
    <message>
        <source>At {time}</source>
        <translation>At {time}</translation>
    </message>
    <message>
        <source>Pot limit</source>
        <translation>Pot limit</translation>
    </message>
    <message>
        <source>Fixed limit</source>
        <translation>Fixed limit</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>No limit</translation>
    </message>
    <message>
        <source>Blinds stay</source>
        <translation>Blinds stay</translation>
    </message>
    <message>
        <source>Last level</source>
        <translation>Last level</translation>
    </message>
    <message>
        <source>Colour-up: {chips} leave play</source>
        <translation>Colour-up: {chips} leave play</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>ante {amount}</source>
        <translation>ante {amount}</translation>
    </message>
    <message>
        <source>Next break in</source>
        <translation>Next break in</translation>
    </message>
    <message>
        <source>Break in</source>
        <translation>Break in</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>{count} BB</source>
        <translation>{count} BB</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Average</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} players</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Player {number}</translation>
    </message>
    <message>
        <source>{name} ({number})</source>
        <translation>{name} ({number})</translation>
    </message>
</context>
<context>
    <name>ProjectorWindow</name>
    <message>
        <source>Projected clock</source>
        <translation>Projected clock</translation>
    </message>
</context>
<context>
    <name>Structure</name>
    <message>
        <source>colour-up {chips}</source>
        <translation>colour-up {chips}</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>Blinds</source>
        <translation>Blinds</translation>
    </message>
    <message>
        <source>Ante</source>
        <translation>Ante</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Min</translation>
    </message>
    <message>
        <source>At</source>
        <translation>At</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Break</translation>
    </message>
    <message>
        <source>Small blind</source>
        <translation>Small blind</translation>
    </message>
    <message>
        <source>Big blind</source>
        <translation>Big blind</translation>
    </message>
    <message>
        <source>Ante by</source>
        <translation>Ante by</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutes</translation>
    </message>
    <message>
        <source>Betting</source>
        <translation>Betting</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Remarks</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>none</source>
        <translation>none</translation>
    </message>
    <message>
        <source>every player</source>
        <translation>every player</translation>
    </message>
    <message>
        <source>big blind</source>
        <translation>big blind</translation>
    </message>
    <message>
        <source>button</source>
        <translation>button</translation>
    </message>
    <message>
        <source>no ante</source>
        <translation>no ante</translation>
    </message>
    <message>
        <source>Ante</source>
        <translation>Ante</translation>
    </message>
    <message>
        <source>BB ante</source>
        <translation>BB ante</translation>
    </message>
    <message>
        <source>Button ante</source>
        <translation>Button ante</translation>
    </message>
    <message>
        <source>no-limit</source>
        <translation>no-limit</translation>
    </message>
    <message>
        <source>pot-limit</source>
        <translation>pot-limit</translation>
    </message>
    <message>
        <source>fixed-limit</source>
        <translation>fixed-limit</translation>
    </message>
    <message>
        <source>Lower than the level before</source>
        <translation>Lower than the level before</translation>
    </message>
    <message>
        <source>More than double the level before</source>
        <translation>More than double the level before</translation>
    </message>
    <message>
        <source>Same as the level before</source>
        <translation>Same as the level before</translation>
    </message>
    <message>
        <source>Ante above the big blind</source>
        <translation>Ante above the big blind</translation>
    </message>
</context>
</TS>
