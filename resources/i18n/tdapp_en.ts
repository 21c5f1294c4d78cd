<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AddPlayers</name>
    <message>
        <source>Who plays tonight?</source>
        <translation>Who plays tonight?</translation>
    </message>
    <message>
        <source>Add players</source>
        <translation>Add players</translation>
    </message>
    <message>
        <source>Paste the names, one a line. Or just write how many play; names can follow later.</source>
        <translation>Paste the names, one a line. Or just write how many play; names can follow later.</translation>
    </message>
    <message>
        <source>Names, one a line, or a number of players</source>
        <translation>Names, one a line, or a number of players</translation>
    </message>
    <message>
        <source>One name a line, or a number</source>
        <translation>One name a line, or a number</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) entered.</source>
        <translation>
            <numerusform>%n player entered.</numerusform>
            <numerusform>%n players entered.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Add</translation>
    </message>
    <message numerus="yes">
        <source>Add %n player(s) without names</source>
        <translation>
            <numerusform>Add %n player without a name</numerusform>
            <numerusform>Add %n players without names</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n player(s)</source>
        <translation>
            <numerusform>Add %n player</numerusform>
            <numerusform>Add %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} and %n more</source>
        <translation>
            <numerusform>{names} and %n more</numerusform>
            <numerusform>{names} and %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>There already: {names}. Equal names are told apart by a number.</source>
        <translation>There already: {names}. Equal names are told apart by a number.</translation>
    </message>
</context>
<context>
    <name>Asking</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
</context>
<context>
    <name>Away</name>
    <message>
        <source>The program was away for {time}. The clock goes on from where it was; nothing is lost.</source>
        <translation>The program was away for {time}. The clock goes on from where it was; nothing is lost.</translation>
    </message>
    <message>
        <source>Go on: {clock}</source>
        <translation>Go on: {clock}</translation>
    </message>
    <message>
        <source>Count it: {clock}</source>
        <translation>Count it: {clock}</translation>
    </message>
    <message>
        <source>break, {time}</source>
        <translation>break, {time}</translation>
    </message>
    <message>
        <source>level {number}, {time}</source>
        <translation>level {number}, {time}</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>{table}: seat {seat}</source>
        <translation>{table}: seat {seat}</translation>
    </message>
    <message>
        <source>Button at all tables: seat {seat}</source>
        <translation>Button at all tables: seat {seat}</translation>
    </message>
    <message>
        <source>Button: seat {seat}, which is empty</source>
        <translation>Button: seat {seat}, which is empty</translation>
    </message>
    <message>
        <source>Button: {name}, seat {seat}</source>
        <translation>Button: {name}, seat {seat}</translation>
    </message>
    <message>
        <source>Seat {seat}</source>
        <translation>Seat {seat}</translation>
    </message>
    <message>
        <source>Table {table} · {seat}</source>
        <translation>Table {table} · {seat}</translation>
    </message>
    <message>
        <source>New seats</source>
        <translation>New seats</translation>
    </message>
    <message>
        <source>Your seats</source>
        <translation>Your seats</translation>
    </message>
    <message>
        <source>Please move</source>
        <translation>Please move</translation>
    </message>
    <message>
        <source>Table {number} breaks</source>
        <translation>Table {number} breaks</translation>
    </message>
    <message>
        <source>Seats by high card</source>
        <translation>Seats by high card</translation>
    </message>
    <message>
        <source>Table {number}: high card for the button</source>
        <translation>Table {number}: high card for the button</translation>
    </message>
    <message>
        <source>High card for the button</source>
        <translation>High card for the button</translation>
    </message>
</context>
<context>
    <name>CashCard</name>
    <message>
        <source>Box should hold {amount}</source>
        <translation>Box should hold {amount}</translation>
    </message>
    <message>
        <source>everybody has paid</source>
        <translation>everybody has paid</translation>
    </message>
    <message>
        <source>{name} owes {amount}</source>
        <translation>{name} owes {amount}</translation>
    </message>
    <message>
        <source>{name} paid {amount} too much</source>
        <translation>{name} paid {amount} too much</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>All have paid</source>
        <translation>All have paid</translation>
    </message>
    <message>
        <source>Everybody who owes has paid</source>
        <translation>Everybody who owes has paid</translation>
    </message>
</context>
<context>
    <name>ClockFace</name>
    <message>
        <source>Projected clock</source>
        <translation>Projected clock</translation>
    </message>
</context>
<context>
    <name>ClockPage</name>
    <message>
        <source>Clock</source>
        <translation>Clock</translation>
    </message>
    <message>
        <source>− 1 min</source>
        <translation>− 1 min</translation>
    </message>
    <message>
        <source>+ 1 min</source>
        <translation>+ 1 min</translation>
    </message>
    <message>
        <source>One minute less</source>
        <translation>One minute less</translation>
    </message>
    <message>
        <source>One minute more</source>
        <translation>One minute more</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Previous</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>Next level</translation>
    </message>
    <message>
        <source>To the break</source>
        <translation>To the break</translation>
    </message>
    <message>
        <source>Go to the next break at once</source>
        <translation>Go to the next break at once</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Structure</translation>
    </message>
    <message>
        <source>Structure; Enter goes to the level</source>
        <translation>Structure; Enter goes to the level</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Facts</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Start now</source>
        <translation>Start now</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Go to this level</source>
        <translation>Go to this level</translation>
    </message>
    <message>
        <source>Go to this break</source>
        <translation>Go to this break</translation>
    </message>
    <message>
        <source>Go to level {number}</source>
        <translation>Go to level {number}</translation>
    </message>
    <message>
        <source>Chips in play</source>
        <translation>Chips in play</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
    <message>
        <source>Structure ends</source>
        <translation>Structure ends</translation>
    </message>
    <message>
        <source>over</source>
        <translation>over</translation>
    </message>
    <message>
        <source>after level {number}</source>
        <translation>after level {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n out</source>
        <translation>
            <numerusform>%n out</numerusform>
            <numerusform>%n out</numerusform>
        </translation>
    </message>
    <message>
        <source>none entered yet</source>
        <translation>none entered yet</translation>
    </message>
    <message>
        <source>Players left</source>
        <translation>Players left</translation>
    </message>
    <message numerus="yes">
        <source>%n big blind(s)</source>
        <translation>
            <numerusform>%n big blind</numerusform>
            <numerusform>%n big blinds</numerusform>
        </translation>
    </message>
    <message>
        <source>Average stack</source>
        <translation>Average stack</translation>
    </message>
    <message>
        <source>{count} big blinds</source>
        <translation>{count} big blinds</translation>
    </message>
    <message>
        <source>Next break</source>
        <translation>Next break</translation>
    </message>
    <message>
        <source>none follows</source>
        <translation>none follows</translation>
    </message>
    <message>
        <source>back {time}</source>
        <translation>back {time}</translation>
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
    <name>DealCard</name>
    <message>
        <source>Amount of {name}</source>
        <translation>Amount of {name}</translation>
    </message>
    <message>
        <source>Chips of {name}</source>
        <translation>Chips of {name}</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>{name} would get more than the first prize of {prize}.</source>
        <translation>{name} would get more than the first prize of {prize}.</translation>
    </message>
    <message>
        <source>Agreed: {kind}. Busts and places go on as before.</source>
        <translation>Agreed: {kind}. Busts and places go on as before.</translation>
    </message>
    <message>
        <source>All who are in share the prizes that are left.</source>
        <translation>All who are in share the prizes that are left.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Deal</translation>
    </message>
    <message>
        <source>ICM</source>
        <translation>ICM</translation>
    </message>
    <message>
        <source>By chips</source>
        <translation>By chips</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>Even</translation>
    </message>
    <message>
        <source>As typed</source>
        <translation>As typed</translation>
    </message>
    <message>
        <source>Make a deal</source>
        <translation>Make a deal</translation>
    </message>
    <message>
        <source>No deal</source>
        <translation>No deal</translation>
    </message>
    <message>
        <source>All agree</source>
        <translation>All agree</translation>
    </message>
    <message>
        <source>Cancel the deal</source>
        <translation>Cancel the deal</translation>
    </message>
</context>
<context>
    <name>Deeds</name>
    <message>
        <source>Start or pause the clock</source>
        <translation>Start or pause the clock</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>Next level</translation>
    </message>
    <message>
        <source>Previous level</source>
        <translation>Previous level</translation>
    </message>
    <message>
        <source>One minute more</source>
        <translation>One minute more</translation>
    </message>
    <message>
        <source>One minute less</source>
        <translation>One minute less</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>Projected clock on or off</source>
        <translation>Projected clock on or off</translation>
    </message>
    <message>
        <source>Projected clock on this screen</source>
        <translation>Projected clock on this screen</translation>
    </message>
    <message>
        <source>Leave, close, cancel</source>
        <translation>Leave, close, cancel</translation>
    </message>
    <message>
        <source>Bust a player</source>
        <translation>Bust a player</translation>
    </message>
    <message>
        <source>Reinstate a player</source>
        <translation>Reinstate a player</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Add a player</translation>
    </message>
    <message>
        <source>Rebuy of who went out last</source>
        <translation>Rebuy of who went out last</translation>
    </message>
    <message>
        <source>Find a seat</source>
        <translation>Find a seat</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>This list</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>Letters do nothing while you type in a field.</source>
        <translation>Letters do nothing while you type in a field.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Taken back: {what}</source>
        <translation>Taken back: {what}</translation>
    </message>
    <message>
        <source>Done again: {what}</source>
        <translation>Done again: {what}</translation>
    </message>
    <message>
        <source>{seat}; blinds now {blinds}</source>
        <translation>{seat}; blinds now {blinds}</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Break</translation>
    </message>
    <message>
        <source>Level {number}: {blinds}</source>
        <translation>Level {number}: {blinds}</translation>
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
        <source>This is being played, so it can be neither deleted nor moved. Go to another level first.</source>
        <translation>This is being played, so it can be neither deleted nor moved. Go to another level first.</translation>
    </message>
    <message>
        <source>There it would never be played. Put it below the level being played.</source>
        <translation>There it would never be played. Put it below the level being played.</translation>
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
        <source>The players have this stack already. It can be changed before the first start only.</source>
        <translation>The players have this stack already. It can be changed before the first start only.</translation>
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
        <source>“{name}” is the name of another one already. Choose another name.</source>
        <translation>“{name}” is the name of another one already. Choose another name.</translation>
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
        <source>{where}This name has {length} characters; shorten it to {most}.</source>
        <translation>{where}This name has {length} characters; shorten it to {most}.</translation>
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
        <source>This tournament is open already: computer {host}, process {pid}. Close it there first.</source>
        <translation>This tournament is open already: computer {host}, process {pid}. Close it there first.</translation>
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
        <source>The file is damaged. Entries that could be read and are kept: {read}. {file}</source>
        <translation>The file is damaged. Entries that could be read and are kept: {read}. {file}</translation>
    </message>
    <message>
        <source>The file is damaged in its form. Entries that could be read and are kept: {read}. {file}</source>
        <translation>The file is damaged in its form. Entries that could be read and are kept: {read}. {file}</translation>
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
    <message>
        <source>Pot {pot}: nobody who plays for it has kept a hand.</source>
        <translation>Pot {pot}: nobody who plays for it has kept a hand.</translation>
    </message>
    <message>
        <source>Seat {seat} stands twice in the order of hands. Keep it once.</source>
        <translation>Seat {seat} stands twice in the order of hands. Keep it once.</translation>
    </message>
    <message>
        <source>Pot {pot}: say how good the hand of seat {seat} is, or that it is mucked.</source>
        <translation>Pot {pot}: say how good the hand of seat {seat} is, or that it is mucked.</translation>
    </message>
    <message>
        <source>{total} is above the maximum of {most}.</source>
        <translation>{total} is above the maximum of {most}.</translation>
    </message>
    <message>
        <source>{total} is less than the {call} to call. Call, fold, or say all-in.</source>
        <translation>{total} is less than the {call} to call. Call, fold, or say all-in.</translation>
    </message>
    <message>
        <source>{total} is below the minimum of {least}.</source>
        <translation>{total} is below the minimum of {least}.</translation>
    </message>
    <message>
        <source>No raise is possible here. Call {call} or fold.</source>
        <translation>No raise is possible here. Call {call} or fold.</translation>
    </message>
    <message>
        <source>{total} cannot be paid: the smallest chip is {chip}.</source>
        <translation>{total} cannot be paid: the smallest chip is {chip}.</translation>
    </message>
    <message>
        <source>{total} is more than the stack allows. All-in is {most}.</source>
        <translation>{total} is more than the stack allows. All-in is {most}.</translation>
    </message>
    <message>
        <source>No amount is above {most}.</source>
        <translation>No amount is above {most}.</translation>
    </message>
    <message>
        <source>A bet is more than 0. To put in nothing, check.</source>
        <translation>A bet is more than 0. To put in nothing, check.</translation>
    </message>
    <message>
        <source>The button is drawn among 2 or more seats of one deck; {count} cannot be.</source>
        <translation>The button is drawn among 2 or more seats of one deck; {count} cannot be.</translation>
    </message>
    <message>
        <source>The button needs two players with chips; there are {count}.</source>
        <translation>The button needs two players with chips; there are {count}.</translation>
    </message>
    <message>
        <source>{cards} is there twice. Each card is in the deck once.</source>
        <translation>{cards} is there twice. Each card is in the deck once.</translation>
    </message>
    <message>
        <source>“{text}” is not a card. Write rank and suit, like Ah or Td.</source>
        <translation>“{text}” is not a card. Write rank and suit, like Ah or Td.</translation>
    </message>
    <message>
        <source>{path}: write an amount from {least} to {most}.</source>
        <translation>{path}: write an amount from {least} to {most}.</translation>
    </message>
    <message>
        <source>A hand has {least} to {most} players, not {got}.</source>
        <translation>A hand has {least} to {most} players, not {got}.</translation>
    </message>
    <message>
        <source>The case is larger than {most} bytes.</source>
        <translation>The case is larger than {most} bytes.</translation>
    </message>
    <message>
        <source>{name} sits there twice.</source>
        <translation>{name} sits there twice.</translation>
    </message>
    <message>
        <source>Nobody here is called {name}.</source>
        <translation>Nobody here is called {name}.</translation>
    </message>
    <message>
        <source>This is not a case to settle: {why}</source>
        <translation>This is not a case to settle: {why}</translation>
    </message>
    <message>
        <source>Line {line} is longer than {most} bytes.</source>
        <translation>Line {line} is longer than {most} bytes.</translation>
    </message>
    <message>
        <source>Line {line} is not a hand with an expected result.</source>
        <translation>Line {line} is not a hand with an expected result.</translation>
    </message>
    <message>
        <source>After line {line} the file cannot be read: it is not gzipped, or it is cut off.</source>
        <translation>After line {line} the file cannot be read: it is not gzipped, or it is cut off.</translation>
    </message>
    <message>
        <source>{current_bet} to match is less than the bet of {bet} in front of a player.</source>
        <translation>{current_bet} to match is less than the bet of {bet} in front of a player.</translation>
    </message>
    <message>
        <source>Seat {seat} cannot act: folded or all-in.</source>
        <translation>Seat {seat} cannot act: folded or all-in.</translation>
    </message>
    <message>
        <source>Seat {seat}: an amount cannot be below 0 ({amount}).</source>
        <translation>Seat {seat}: an amount cannot be below 0 ({amount}).</translation>
    </message>
    <message>
        <source>At least one player must keep a hand.</source>
        <translation>At least one player must keep a hand.</translation>
    </message>
    <message>
        <source>Seat {seat} has {missing} chips too few for this.</source>
        <translation>Seat {seat} has {missing} chips too few for this.</translation>
    </message>
    <message>
        <source>Seat {seat} is not in this hand.</source>
        <translation>Seat {seat} is not in this hand.</translation>
    </message>
    <message>
        <source>All-in is {stack} here, not {total}.</source>
        <translation>All-in is {stack} here, not {total}.</translation>
    </message>
    <message>
        <source>The stack of seat {seat} is not known. Say the amount of the all-in.</source>
        <translation>The stack of seat {seat} is not known. Say the amount of the all-in.</translation>
    </message>
    <message>
        <source>There is a bet of {current_bet} already. Raise it instead.</source>
        <translation>There is a bet of {current_bet} already. Raise it instead.</translation>
    </message>
    <message>
        <source>{amount} cannot be an amount of chips.</source>
        <translation>{amount} cannot be an amount of chips.</translation>
    </message>
    <message>
        <source>The betting is still open: seat {to_act} has to act.</source>
        <translation>The betting is still open: seat {to_act} has to act.</translation>
    </message>
    <message>
        <source>The small blind {sb} is above the big blind {bb}.</source>
        <translation>The small blind {sb} is above the big blind {bb}.</translation>
    </message>
    <message>
        <source>No more raises on this street: {wagers} of {most} are made.</source>
        <translation>No more raises on this street: {wagers} of {most} are made.</translation>
    </message>
    <message>
        <source>{need} cards are needed here, not {got}.</source>
        <translation>{need} cards are needed here, not {got}.</translation>
    </message>
    <message>
        <source>{cards} lies on the table already.</source>
        <translation>{cards} lies on the table already.</translation>
    </message>
    <message>
        <source>This hand is over.</source>
        <translation>This hand is over.</translation>
    </message>
    <message>
        <source>There is a bet: {to_call} to call. Call, raise or fold.</source>
        <translation>There is a bet: {to_call} to call. Call, raise or fold.</translation>
    </message>
    <message>
        <source>Seat {seat} has the last hand; it cannot be killed.</source>
        <translation>Seat {seat} has the last hand; it cannot be killed.</translation>
    </message>
    <message>
        <source>Nobody has bet yet. Check or bet.</source>
        <translation>Nobody has bet yet. Check or bet.</translation>
    </message>
    <message>
        <source>Seat {seat} has no chips and cannot be dealt in.</source>
        <translation>Seat {seat} has no chips and cannot be dealt in.</translation>
    </message>
    <message>
        <source>Not reopened: no single raise reached {needed} since this player acted ({rule}).</source>
        <translation>Not reopened: no single raise reached {needed} since this player acted ({rule}).</translation>
    </message>
    <message>
        <source>No raise: every opponent is all-in, nobody could call it.</source>
        <translation>No raise: every opponent is all-in, nobody could call it.</translation>
    </message>
    <message>
        <source>Nobody has to act now.</source>
        <translation>Nobody has to act now.</translation>
    </message>
    <message>
        <source>Seat {seat} is not in turn: seat {to_act} has to act.</source>
        <translation>Seat {seat} is not in turn: seat {to_act} has to act.</translation>
    </message>
    <message>
        <source>Not reopened: since this player acted the bet rose by {increase}, less than {needed} ({rule}).</source>
        <translation>Not reopened: since this player acted the bet rose by {increase}, less than {needed} ({rule}).</translation>
    </message>
    <message>
        <source>Without blinds a hand needs a smallest bet.</source>
        <translation>Without blinds a hand needs a smallest bet.</translation>
    </message>
    <message>
        <source>There is nothing to call. Check or bet.</source>
        <translation>There is nothing to call. Check or bet.</translation>
    </message>
    <message>
        <source>The hand is decided; no more cards are dealt.</source>
        <translation>The hand is decided; no more cards are dealt.</translation>
    </message>
    <message>
        <source>A hand is dealt to {least} to {most} players, not {dealt}.</source>
        <translation>A hand is dealt to {least} to {most} players, not {dealt}.</translation>
    </message>
    <message>
        <source>Nobody sits in seat {seat}, so it cannot post a blind.</source>
        <translation>Nobody sits in seat {seat}, so it cannot post a blind.</translation>
    </message>
    <message>
        <source>The river is dealt; no street follows.</source>
        <translation>The river is dealt; no street follows.</translation>
    </message>
    <message>
        <source>The seats must be given clockwise, each once.</source>
        <translation>The seats must be given clockwise, each once.</translation>
    </message>
    <message>
        <source>No raise: the stack of {stack} does not reach beyond the call of {price}.</source>
        <translation>No raise: the stack of {stack} does not reach beyond the call of {price}.</translation>
    </message>
    <message>
        <source>The board has 0, 3, 4 or 5 cards, not {count}.</source>
        <translation>The board has 0, 3, 4 or 5 cards, not {count}.</translation>
    </message>
    <message>
        <source>Odds are for 2 to 10 hands, not {count}.</source>
        <translation>Odds are for 2 to 10 hands, not {count}.</translation>
    </message>
    <message>
        <source>Player {player}: write two hole cards.</source>
        <translation>Player {player}: write two hole cards.</translation>
    </message>
    <message>
        <source>Not enough cards are left in the deck.</source>
        <translation>Not enough cards are left in the deck.</translation>
    </message>
    <message>
        <source>Pot {pot} names a player who has no hand here.</source>
        <translation>Pot {pot} names a player who has no hand here.</translation>
    </message>
    <message>
        <source>Line {line}, {field}: “{action}” is not an action.</source>
        <translation>Line {line}, {field}: “{action}” is not an action.</translation>
    </message>
    <message>
        <source>Line {line}, {field}: write an amount from {least} to {most}.</source>
        <translation>Line {line}, {field}: write an amount from {least} to {most}.</translation>
    </message>
    <message>
        <source>Line {line}, {field}: at most {most} digits may stand behind the point.</source>
        <translation>Line {line}, {field}: at most {most} digits may stand behind the point.</translation>
    </message>
    <message>
        <source>Line {line}: there is no hand here.</source>
        <translation>Line {line}: there is no hand here.</translation>
    </message>
    <message>
        <source>Line {line}, {field}: “{action}” is not allowed here: {why}</source>
        <translation>Line {line}, {field}: “{action}” is not allowed here: {why}</translation>
    </message>
    <message>
        <source>Line {line}, {field}: {need} values are needed, not {got}.</source>
        <translation>Line {line}, {field}: {need} values are needed, not {got}.</translation>
    </message>
    <message>
        <source>Line {line}: the field {field} is missing.</source>
        <translation>Line {line}: the field {field} is missing.</translation>
    </message>
    <message>
        <source>Line {line}: numbered hands and fields outside them cannot be mixed.</source>
        <translation>Line {line}: numbered hands and fields outside them cannot be mixed.</translation>
    </message>
    <message>
        <source>Line {line}: the value of {field} cannot be read.</source>
        <translation>Line {line}: the value of {field} cannot be read.</translation>
    </message>
    <message>
        <source>Line {line}: a hand has {least} to {most} players, not {got}.</source>
        <translation>Line {line}: a hand has {least} to {most} players, not {got}.</translation>
    </message>
    <message>
        <source>Line {line}: the seats must differ from each other.</source>
        <translation>Line {line}: the seats must differ from each other.</translation>
    </message>
    <message>
        <source>Line {line}, {field}: the hand cannot begin like this: {why}</source>
        <translation>Line {line}, {field}: the hand cannot begin like this: {why}</translation>
    </message>
    <message>
        <source>Line {line}, {field}: straddles are not supported.</source>
        <translation>Line {line}, {field}: straddles are not supported.</translation>
    </message>
    <message>
        <source>Line {line}: a hand has at most {most} actions.</source>
        <translation>Line {line}: a hand has at most {most} actions.</translation>
    </message>
    <message>
        <source>This hand cannot be written as a hand history.</source>
        <translation>This hand cannot be written as a hand history.</translation>
    </message>
    <message>
        <source>Line {line}: the game “{variant}” is not hold’em.</source>
        <translation>Line {line}: the game “{variant}” is not hold’em.</translation>
    </message>
    <message>
        <source>Line {line}, {field}: this must be of the kind “{wanted}”.</source>
        <translation>Line {line}, {field}: this must be of the kind “{wanted}”.</translation>
    </message>
    <message>
        <source>Somebody must have kept a hand to win the pots.</source>
        <translation>Somebody must have kept a hand to win the pots.</translation>
    </message>
    <message>
        <source>The board needs 3 to 5 cards, not {count}.</source>
        <translation>The board needs 3 to 5 cards, not {count}.</translation>
    </message>
    <message>
        <source>A hand is ranked from 5 to 7 cards, not {count}.</source>
        <translation>A hand is ranked from 5 to 7 cards, not {count}.</translation>
    </message>
    <message>
        <source>Too few cards are left for two hole cards.</source>
        <translation>Too few cards are left for two hole cards.</translation>
    </message>
    <message>
        <source>Line {line}: there is a control character that no text may hold.</source>
        <translation>Line {line}: there is a control character that no text may hold.</translation>
    </message>
    <message>
        <source>Line {line}: {field} is longer than {most} characters.</source>
        <translation>Line {line}: {field} is longer than {most} characters.</translation>
    </message>
    <message>
        <source>Line {line}: {field} is there twice.</source>
        <translation>Line {line}: {field} is there twice.</translation>
    </message>
    <message>
        <source>Line {line}: this is not a field of the form “name = value”.</source>
        <translation>Line {line}: this is not a field of the form “name = value”.</translation>
    </message>
    <message>
        <source>Line {line}: the file is not UTF-8 text.</source>
        <translation>Line {line}: the file is not UTF-8 text.</translation>
    </message>
    <message>
        <source>Line {line}: the number in {field} is too long.</source>
        <translation>Line {line}: the number in {field} is too long.</translation>
    </message>
    <message>
        <source>Line {line}: the section “{name}” is there twice.</source>
        <translation>Line {line}: the section “{name}” is there twice.</translation>
    </message>
    <message>
        <source>Line {line}: {field} must not be a table.</source>
        <translation>Line {line}: {field} must not be a table.</translation>
    </message>
    <message>
        <source>The file is larger than {most} bytes.</source>
        <translation>The file is larger than {most} bytes.</translation>
    </message>
    <message>
        <source>Line {line}: {field} is nested more than {most} deep.</source>
        <translation>Line {line}: {field} is nested more than {most} deep.</translation>
    </message>
    <message>
        <source>Line {line}: there are more than {most} fields.</source>
        <translation>Line {line}: there are more than {most} fields.</translation>
    </message>
    <message>
        <source>Line {line}: {field} has no end.</source>
        <translation>Line {line}: {field} has no end.</translation>
    </message>
    <message>
        <source>“{text}” is not the seed of a draw. It has 32 digits from 0 to 9 and a to f.</source>
        <translation>“{text}” is not the seed of a draw. It has 32 digits from 0 to 9 and a to f.</translation>
    </message>
    <message>
        <source>Nobody is in yet. Enter players first.</source>
        <translation>Nobody is in yet. Enter players first.</translation>
    </message>
    <message>
        <source>Seats by high card are for one table of up to {most}, and {players} are in. Draw seats instead.</source>
        <translation>Seats by high card are for one table of up to {most}, and {players} are in. Draw seats instead.</translation>
    </message>
    <message>
        <source>No seat is open. Open another table or a closed seat.</source>
        <translation>No seat is open. Open another table or a closed seat.</translation>
    </message>
    <message>
        <source>Table {table} has no open seat {seat}. Choose another, or open it.</source>
        <translation>Table {table} has no open seat {seat}. Choose another, or open it.</translation>
    </message>
    <message>
        <source>Table {table}, seat {seat} is taken by {who}. Choose another.</source>
        <translation>Table {table}, seat {seat} is taken by {who}. Choose another.</translation>
    </message>
    <message>
        <source>Table {table}, seat {seat} is given to two players. Give each a seat of their own.</source>
        <translation>Table {table}, seat {seat} is given to two players. Give each a seat of their own.</translation>
    </message>
    <message>
        <source>A player is given two seats. Name each player once.</source>
        <translation>A player is given two seats. Name each player once.</translation>
    </message>
    <message>
        <source>{who} has no seat yet.</source>
        <translation>{who} has no seat yet.</translation>
    </message>
    <message>
        <source>{who} has a seat: table {table}, seat {seat}.</source>
        <translation>{who} has a seat: table {table}, seat {seat}.</translation>
    </message>
    <message>
        <source>Table {table} is not in play.</source>
        <translation>Table {table} is not in play.</translation>
    </message>
    <message>
        <source>A table has from {least} to {most} seats.</source>
        <translation>A table has from {least} to {most} seats.</translation>
    </message>
    <message>
        <source>Say where the button of table {table} is; then it is clear who moves.</source>
        <translation>Say where the button of table {table} is; then it is clear who moves.</translation>
    </message>
    <message>
        <source>The tables have changed since this plan was made. Look at the new plan.</source>
        <translation>The tables have changed since this plan was made. Look at the new plan.</translation>
    </message>
    <message>
        <source>This is the last table; it cannot be broken.</source>
        <translation>This is the last table; it cannot be broken.</translation>
    </message>
    <message>
        <source>{left} players are left, and the other tables hold {room}. Break the table later.</source>
        <translation>{left} players are left, and the other tables hold {room}. Break the table later.</translation>
    </message>
    <message>
        <source>{who} is to stay on the seat. Break another table, or let {who} be moved.</source>
        <translation>{who} is to stay on the seat. Break another table, or let {who} be moved.</translation>
    </message>
    <message>
        <source>Name each table once.</source>
        <translation>Name each table once.</translation>
    </message>
    <message>
        <source>Seats are drawn anew at 1 to {tables} tables.</source>
        <translation>Seats are drawn anew at 1 to {tables} tables.</translation>
    </message>
    <message>
        <source>{left} players are left, and so few tables hold {room}. Draw anew later.</source>
        <translation>{left} players are left, and so few tables hold {room}. Draw anew later.</translation>
    </message>
    <message>
        <source>Nobody sits there to draw for the button.</source>
        <translation>Nobody sits there to draw for the button.</translation>
    </message>
    <message>
        <source>The button of table {table} is not known. Draw for it, or say where it is.</source>
        <translation>The button of table {table} is not known. Draw for it, or say where it is.</translation>
    </message>
    <message>
        <source>The big blind cannot be on the seat of the button or the small blind.</source>
        <translation>The big blind cannot be on the seat of the button or the small blind.</translation>
    </message>
    <message>
        <source>The cards do not decide it yet. Cards still to be dealt: {count}.</source>
        <translation>The cards do not decide it yet. Cards still to be dealt: {count}.</translation>
    </message>
    <message>
        <source>The tables play hand-for-hand already.</source>
        <translation>The tables play hand-for-hand already.</translation>
    </message>
    <message>
        <source>The tables do not play hand-for-hand.</source>
        <translation>The tables do not play hand-for-hand.</translation>
    </message>
    <message>
        <source>Write from 0 to {most} minutes a hand.</source>
        <translation>Write from 0 to {most} minutes a hand.</translation>
    </message>
    <message>
        <source>Write a stack from 0 to {most}.</source>
        <translation>Write a stack from 0 to {most}.</translation>
    </message>
    <message>
        <source>Tables may differ by 1 player or more.</source>
        <translation>Tables may differ by 1 player or more.</translation>
    </message>
    <message>
        <source>Seats can be drawn anew at 1 table or more.</source>
        <translation>Seats can be drawn anew at 1 table or more.</translation>
    </message>
    <message>
        <source>Choose players of this tournament for the bounty, each once and not the one who is out.</source>
        <translation>Choose players of this tournament for the bounty, each once and not the one who is out.</translation>
    </message>
    <message>
        <source>That player was in no pot, so nobody wins the bounty.</source>
        <translation>That player was in no pot, so nobody wins the bounty.</translation>
    </message>
    <message>
        <source>Somebody must stay in. Leave out whoever won the hand.</source>
        <translation>Somebody must stay in. Leave out whoever won the hand.</translation>
    </message>
    <message>
        <source>Several players of one table went out in this hand. Write each stack at the start of the hand.</source>
        <translation>Several players of one table went out in this hand. Write each stack at the start of the hand.</translation>
    </message>
    <message>
        <source>A player can go out only once in a hand.</source>
        <translation>A player can go out only once in a hand.</translation>
    </message>
    <message>
        <source>There is a deal, so players and pool stay as they are. Cancel the deal first.</source>
        <translation>There is a deal, so players and pool stay as they are. Cancel the deal first.</translation>
    </message>
    <message>
        <source>Amount {nth} of the deal is below 0.</source>
        <translation>Amount {nth} of the deal is below 0.</translation>
    </message>
    <message>
        <source>There is no deal to cancel.</source>
        <translation>There is no deal to cancel.</translation>
    </message>
    <message>
        <source>A deal of {players} players cannot be over {prizes} prizes. Set the prizes first.</source>
        <translation>A deal of {players} players cannot be over {prizes} prizes. Set the prizes first.</translation>
    </message>
    <message>
        <source>A deal is made by all who are in, and at least two: {players} now.</source>
        <translation>A deal is made by all who are in, and at least two: {players} now.</translation>
    </message>
    <message>
        <source>Stack {nth} is missing. Everybody in a deal has chips.</source>
        <translation>Stack {nth} is missing. Everybody in a deal has chips.</translation>
    </message>
    <message>
        <source>The deal gives out {given_cents}; the prizes are {prizes_cents}. Make them equal.</source>
        <translation>The deal gives out {given_cents}; the prizes are {prizes_cents}. Make them equal.</translation>
    </message>
    <message>
        <source>ICM is worked out for up to {most} players, not {players}. Use another way.</source>
        <translation>ICM is worked out for up to {most} players, not {players}. Use another way.</translation>
    </message>
    <message>
        <source>By chips, each of the {players} players needs a prize, and only {paid} are paid. Use another way.</source>
        <translation>By chips, each of the {players} players needs a prize, and only {paid} are paid. Use another way.</translation>
    </message>
    <message>
        <source>That person is not expected any more.</source>
        <translation>That person is not expected any more.</translation>
    </message>
    <message>
        <source>Write an amount from 0 to {most_cents}.</source>
        <translation>Write an amount from 0 to {most_cents}.</translation>
    </message>
    <message>
        <source>Place {place} gets more than the place before it.</source>
        <translation>Place {place} gets more than the place before it.</translation>
    </message>
    <message>
        <source>Place {place} gets less than 0.</source>
        <translation>Place {place} gets less than 0.</translation>
    </message>
    <message>
        <source>The house rules have no payout table. Add one.</source>
        <translation>The house rules have no payout table. Add one.</translation>
    </message>
    <message>
        <source>The percentages make {given} %. They must make 100 %.</source>
        <translation>The percentages make {given} %. They must make 100 %.</translation>
    </message>
    <message>
        <source>Nothing is due to {who}.</source>
        <translation>Nothing is due to {who}.</translation>
    </message>
    <message>
        <source>{who} was paid nothing.</source>
        <translation>{who} was paid nothing.</translation>
    </message>
    <message>
        <source>These prizes make {given_cents}; the pool is {pool_cents}. Make them equal.</source>
        <translation>These prizes make {given_cents}; the pool is {pool_cents}. Make them equal.</translation>
    </message>
    <message>
        <source>Prizes can be rounded to 1 or more, not to {unit}.</source>
        <translation>Prizes can be rounded to 1 or more, not to {unit}.</translation>
    </message>
    <message>
        <source>“{text}” is not a percentage. Write a number from 0 to 100, like 12.5.</source>
        <translation>“{text}” is not a percentage. Write a number from 0 to 100, like 12.5.</translation>
    </message>
    <message>
        <source>Write a place from {first} to {last}.</source>
        <translation>Write a place from {first} to {last}.</translation>
    </message>
    <message>
        <source>{purchase}: {who} has bought none.</source>
        <translation>{purchase}: {who} has bought none.</translation>
    </message>
    <message>
        <source>{purchase}: not offered in this tournament.</source>
        <translation>{purchase}: not offered in this tournament.</translation>
    </message>
    <message>
        <source>{purchase}: not yet at this level.</source>
        <translation>{purchase}: not yet at this level.</translation>
    </message>
    <message>
        <source>{purchase}: no longer at this level.</source>
        <translation>{purchase}: no longer at this level.</translation>
    </message>
    <message>
        <source>{purchase}: at most {most} a player.</source>
        <translation>{purchase}: at most {most} a player.</translation>
    </message>
    <message>
        <source>The chip race needs one card for each chip: {needed}, not {given}.</source>
        <translation>The chip race needs one card for each chip: {needed}, not {given}.</translation>
    </message>
    <message>
        <source>Chips of {old} cannot become chips of {new}: no number of them makes one.</source>
        <translation>Chips of {old} cannot become chips of {new}: no number of them makes one.</translation>
    </message>
    <message>
        <source>A rebuy is allowed only without any chips.</source>
        <translation>A rebuy is allowed only without any chips.</translation>
    </message>
    <message>
        <source>A rebuy is allowed with up to {most} chips, not with {stack}.</source>
        <translation>A rebuy is allowed with up to {most} chips, not with {stack}.</translation>
    </message>
    <message>
        <source>Write what the buy-in costs, or what the house adds or guarantees.</source>
        <translation>Write what the buy-in costs, or what the house adds or guarantees.</translation>
    </message>
    <message>
        <source>Write a number of chips from 1 to {most}.</source>
        <translation>Write a number of chips from 1 to {most}.</translation>
    </message>
    <message>
        <source>Write a number from 1 to {most}, or nothing for any number.</source>
        <translation>Write a number from 1 to {most}, or nothing for any number.</translation>
    </message>
    <message>
        <source>Write the currency sign with up to {most} letters.</source>
        <translation>Write the currency sign with up to {most} letters.</translation>
    </message>
    <message>
        <source>Line {nth}: </source>
        <translation>Line {nth}: </translation>
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
        <source>{name} in again at {seat}</source>
        <translation>{name} in again at {seat}</translation>
    </message>
    <message>
        <source>{name} in again</source>
        <translation>{name} in again</translation>
    </message>
    <message>
        <source>{name} entered</source>
        <translation>{name} entered</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) entered</source>
        <translation>
            <numerusform>%n player entered</numerusform>
            <numerusform>%n players entered</numerusform>
        </translation>
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
    <message>
        <source>Tables break in this order: {tables}</source>
        <translation>Tables break in this order: {tables}</translation>
    </message>
    <message>
        <source>House rules changed</source>
        <translation>House rules changed</translation>
    </message>
    <message>
        <source>table {table}, seat {seat}</source>
        <translation>table {table}, seat {seat}</translation>
    </message>
    <message>
        <source>{name} stays on the seat</source>
        <translation>{name} stays on the seat</translation>
    </message>
    <message>
        <source>{name} may be moved again</source>
        <translation>{name} may be moved again</translation>
    </message>
    <message>
        <source>{name} sits at {seat}</source>
        <translation>{name} sits at {seat}</translation>
    </message>
    <message>
        <source>{name} to {seat}</source>
        <translation>{name} to {seat}</translation>
    </message>
    <message>
        <source>{name}: {seat}</source>
        <translation>{name}: {seat}</translation>
    </message>
    <message>
        <source>{name}: {seat}, waits until the button has passed</source>
        <translation>{name}: {seat}, waits until the button has passed</translation>
    </message>
    <message>
        <source>{name}: {seat}, dealt in next hand</source>
        <translation>{name}: {seat}, dealt in next hand</translation>
    </message>
    <message>
        <source>Button drawn for all tables: seat {seat}</source>
        <translation>Button drawn for all tables: seat {seat}</translation>
    </message>
    <message>
        <source>Button drawn at table {table}: seat {seat}</source>
        <translation>Button drawn at table {table}: seat {seat}</translation>
    </message>
    <message>
        <source>Table {table} opened</source>
        <translation>Table {table} opened</translation>
    </message>
    <message>
        <source>Table {table} has {size} seats</source>
        <translation>Table {table} has {size} seats</translation>
    </message>
    <message>
        <source>All seats of table {table} open</source>
        <translation>All seats of table {table} open</translation>
    </message>
    <message>
        <source>Closed at table {table}: seat {seats}</source>
        <translation>Closed at table {table}: seat {seats}</translation>
    </message>
    <message>
        <source>Table {table} begins with the button on seat {seat}</source>
        <translation>Table {table} begins with the button on seat {seat}</translation>
    </message>
    <message>
        <source>Button of table {table} is on seat {seat}</source>
        <translation>Button of table {table} is on seat {seat}</translation>
    </message>
    <message>
        <source>Table {table} dealt, button on seat {seat}</source>
        <translation>Table {table} dealt, button on seat {seat}</translation>
    </message>
    <message>
        <source>Table {table} broken: {moved}</source>
        <translation>Table {table} broken: {moved}</translation>
    </message>
    <message>
        <source>Hand-for-hand, {time} off the clock a hand</source>
        <translation>Hand-for-hand, {time} off the clock a hand</translation>
    </message>
    <message>
        <source>Hand-for-hand: hand {number} finished</source>
        <translation>Hand-for-hand: hand {number} finished</translation>
    </message>
    <message>
        <source>{name} is here</source>
        <translation>{name} is here</translation>
    </message>
    <message>
        <source>{name} is not here</source>
        <translation>{name} is not here</translation>
    </message>
    <message>
        <source>{what}: {name}</source>
        <translation>{what}: {name}</translation>
    </message>
    <message>
        <source>{what} taken back: {name}</source>
        <translation>{what} taken back: {name}</translation>
    </message>
    <message>
        <source>Played without money</source>
        <translation>Played without money</translation>
    </message>
    <message>
        <source>Money set, buy-in {amount}</source>
        <translation>Money set, buy-in {amount}</translation>
    </message>
    <message>
        <source>{name} is expected</source>
        <translation>{name} is expected</translation>
    </message>
    <message>
        <source>Bounty of {name}: nobody</source>
        <translation>Bounty of {name}: nobody</translation>
    </message>
    <message>
        <source>Bounty of {name}: {hunters}</source>
        <translation>Bounty of {name}: {hunters}</translation>
    </message>
    <message>
        <source>Tied: {names}</source>
        <translation>Tied: {names}</translation>
    </message>
    <message>
        <source>{name} finished {place}, not {before}</source>
        <translation>{name} finished {place}, not {before}</translation>
    </message>
    <message>
        <source>{name} paid {amount}</source>
        <translation>{name} paid {amount}</translation>
    </message>
    <message>
        <source>{name} has paid {amount} in all</source>
        <translation>{name} has paid {amount} in all</translation>
    </message>
    <message>
        <source>{amount} paid out to {name}</source>
        <translation>{amount} paid out to {name}</translation>
    </message>
    <message>
        <source>{amount} back from {name}</source>
        <translation>{amount} back from {name}</translation>
    </message>
    <message>
        <source>Prizes by the usual table</source>
        <translation>Prizes by the usual table</translation>
    </message>
    <message>
        <source>Deal ({kind}): {shares}</source>
        <translation>Deal ({kind}): {shares}</translation>
    </message>
    <message>
        <source>Deal cancelled</source>
        <translation>Deal cancelled</translation>
    </message>
    <message>
        <source>Structure called “{name}”</source>
        <translation>Structure called “{name}”</translation>
    </message>
    <message>
        <source>Starting stack {chips}</source>
        <translation>Starting stack {chips}</translation>
    </message>
    <message>
        <source>Break put in: {what}</source>
        <translation>Break put in: {what}</translation>
    </message>
    <message>
        <source>Level put in: {what}</source>
        <translation>Level put in: {what}</translation>
    </message>
    <message>
        <source>Break deleted: {what}</source>
        <translation>Break deleted: {what}</translation>
    </message>
    <message>
        <source>Level deleted: {what}</source>
        <translation>Level deleted: {what}</translation>
    </message>
    <message>
        <source>Break moved up: {what}</source>
        <translation>Break moved up: {what}</translation>
    </message>
    <message>
        <source>Break moved down: {what}</source>
        <translation>Break moved down: {what}</translation>
    </message>
    <message>
        <source>Level moved up: {what}</source>
        <translation>Level moved up: {what}</translation>
    </message>
    <message>
        <source>Level moved down: {what}</source>
        <translation>Level moved down: {what}</translation>
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
    <name>Header</name>
    <message>
        <source>Level {number}</source>
        <translation>Level {number}</translation>
    </message>
    <message>
        <source>Break, then level {number}</source>
        <translation>Break, then level {number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Next break</source>
        <translation>Next break</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>Projector</translation>
    </message>
    <message>
        <source>Show the clock full screen</source>
        <translation>Show the clock full screen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
</context>
<context>
    <name>HuntersCard</name>
    <message>
        <source>Who busted {name}?</source>
        <translation>Who busted {name}?</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>not known</translation>
    </message>
    <message>
        <source>Who busted whom?</source>
        <translation>Who busted whom?</translation>
    </message>
    <message>
        <source>These bounties are not given to anybody yet.</source>
        <translation>These bounties are not given to anybody yet.</translation>
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
    <name>LogPage</name>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Find: names, levels, words</source>
        <translation>Find: names, levels, words</translation>
    </message>
    <message>
        <source>Find in the log</source>
        <translation>Find in the log</translation>
    </message>
    <message>
        <source>Log, newest first</source>
        <translation>Log, newest first</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
    <message>
        <source>{found} of {total}</source>
        <translation>{found} of {total}</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nothing found</translation>
    </message>
    <message>
        <source>No entry has these words.</source>
        <translation>No entry has these words.</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Show everything</translation>
    </message>
    <message>
        <source>Nothing has happened yet</source>
        <translation>Nothing has happened yet</translation>
    </message>
</context>
<context>
    <name>MoneyEvents</name>
    <message numerus="yes">
        <source>%n player(s) expected</source>
        <translation>
            <numerusform>%n player expected</numerusform>
            <numerusform>%n players expected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) paid</source>
        <translation>
            <numerusform>%n place paid</numerusform>
            <numerusform>%n places paid</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>{what} As it was found, it is kept here: {file}</source>
        <translation>{what} As it was found, it is kept here: {file}</translation>
    </message>
    <message>
        <source>Something in the program went wrong. It goes on, and nothing is lost. Details: {file}</source>
        <translation>Something in the program went wrong. It goes on, and nothing is lost. Details: {file}</translation>
    </message>
    <message>
        <source>The computer’s clock was set forward by {length}. The tournament took no notice.</source>
        <translation>The computer’s clock was set forward by {length}. The tournament took no notice.</translation>
    </message>
    <message>
        <source>The computer’s clock was set back by {length}. The tournament took no notice.</source>
        <translation>The computer’s clock was set back by {length}. The tournament took no notice.</translation>
    </message>
    <message>
        <source>This system does not let the program keep the screen on. Turn its sleep off for tonight.</source>
        <translation>This system does not let the program keep the screen on. Turn its sleep off for tonight.</translation>
    </message>
    <message>
        <source>Both screens show the same picture. Set them to extend, not mirror, for a page of its own.</source>
        <translation>Both screens show the same picture. Set them to extend, not mirror, for a page of its own.</translation>
    </message>
    <message>
        <source>The projected clock’s screen {screen} is gone. It comes back by itself with the screen.</source>
        <translation>The projected clock’s screen {screen} is gone. It comes back by itself with the screen.</translation>
    </message>
</context>
<context>
    <name>OwnStructures</name>
    <message>
        <source>My own structures</source>
        <translation>My own structures</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>They are offered on the start page and under “Another structure”.</source>
        <translation>They are offered on the start page and under “Another structure”.</translation>
    </message>
    <message>
        <source>None yet. Keep the structure of an evening, and it stands here.</source>
        <translation>None yet. Keep the structure of an evening, and it stands here.</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Put back</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rename</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>{name} (deleted)</source>
        <translation>{name} (deleted)</translation>
    </message>
    <message>
        <source>{deed}: {name}</source>
        <translation>{deed}: {name}</translation>
    </message>
    <message>
        <source>Name of the structure</source>
        <translation>Name of the structure</translation>
    </message>
</context>
<context>
    <name>PayList</name>
    <message>
        <source>paid</source>
        <translation>paid</translation>
    </message>
    <message>
        <source>{name} is paid</source>
        <translation>{name} is paid</translation>
    </message>
    <message>
        <source>{due} more, {paid} paid</source>
        <translation>{due} more, {paid} paid</translation>
    </message>
    <message>
        <source>{due} back, {paid} paid</source>
        <translation>{due} back, {paid} paid</translation>
    </message>
    <message>
        <source>{amount}, bounty {bounty} in it</source>
        <translation>{amount}, bounty {bounty} in it</translation>
    </message>
    <message>
        <source>The box is at 0: everything is paid.</source>
        <translation>The box is at 0: everything is paid.</translation>
    </message>
    <message>
        <source>The box should hold {amount}, {fees} of it for the house.</source>
        <translation>The box should hold {amount}, {fees} of it for the house.</translation>
    </message>
    <message>
        <source>The box should hold {amount}.</source>
        <translation>The box should hold {amount}.</translation>
    </message>
    <message>
        <source>Pay out</source>
        <translation>Pay out</translation>
    </message>
    <message>
        <source>Nobody has won anything yet. Whoever does stands here.</source>
        <translation>Nobody has won anything yet. Whoever does stands here.</translation>
    </message>
</context>
<context>
    <name>PayoutCard</name>
    <message>
        <source>by the usual table</source>
        <translation>by the usual table</translation>
    </message>
    <message>
        <source>own table</source>
        <translation>own table</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>Per cent</translation>
    </message>
    <message>
        <source>Amounts</source>
        <translation>Amounts</translation>
    </message>
    <message>
        <source>{place}: per cent</source>
        <translation>{place}: per cent</translation>
    </message>
    <message>
        <source>{place}: amount</source>
        <translation>{place}: amount</translation>
    </message>
    <message>
        <source>Sum {given} = pool {pool}</source>
        <translation>Sum {given} = pool {pool}</translation>
    </message>
    <message>
        <source>Sum {given}, pool {pool}: {missing} missing</source>
        <translation>Sum {given}, pool {pool}: {missing} missing</translation>
    </message>
    <message>
        <source>Sum {given}, pool {pool}: {missing} too much</source>
        <translation>Sum {given}, pool {pool}: {missing} too much</translation>
    </message>
    <message>
        <source>Payout table</source>
        <translation>Payout table</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Pay one place more</source>
        <translation>Pay one place more</translation>
    </message>
    <message>
        <source>Pay one place fewer</source>
        <translation>Pay one place fewer</translation>
    </message>
    <message>
        <source>Usual table</source>
        <translation>Usual table</translation>
    </message>
    <message>
        <source>Save prizes</source>
        <translation>Save prizes</translation>
    </message>
    <message>
        <source>Round to</source>
        <translation>Round to</translation>
    </message>
    <message>
        <source>Round prizes to</source>
        <translation>Round prizes to</translation>
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
        <source>paid</source>
        <translation>paid</translation>
    </message>
    <message>
        <source>owes {amount}</source>
        <translation>owes {amount}</translation>
    </message>
    <message>
        <source>{amount} too much</source>
        <translation>{amount} too much</translation>
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
    <message>
        <source>Money</source>
        <translation>Money</translation>
    </message>
</context>
<context>
    <name>PlayersDelegate</name>
    <message>
        <source>New name</source>
        <translation>New name</translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Nobody of that name or number here.</source>
        <translation>Nobody of that name or number here.</translation>
    </message>
    <message>
        <source>Still in</source>
        <translation>Still in</translation>
    </message>
    <message>
        <source>{left} of {entries}</source>
        <translation>{left} of {entries}</translation>
    </message>
    <message>
        <source>Name to bust</source>
        <translation>Name to bust</translation>
    </message>
    <message>
        <source>Name to reinstate</source>
        <translation>Name to reinstate</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Out</translation>
    </message>
    <message>
        <source>Nobody is out yet. Those who go out stand here with their places.</source>
        <translation>Nobody is out yet. Those who go out stand here with their places.</translation>
    </message>
    <message>
        <source>The tournament is over</source>
        <translation>The tournament is over</translation>
    </message>
    <message>
        <source>Winner: {name}</source>
        <translation>Winner: {name}</translation>
    </message>
</context>
<context>
    <name>PlayersView</name>
    <message>
        <source>Has paid</source>
        <translation>Has paid</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rename</translation>
    </message>
    <message>
        <source>Remove entry</source>
        <translation>Remove entry</translation>
    </message>
</context>
<context>
    <name>Plurals</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) without a seat</source>
        <translation>
            <numerusform>%n player without a seat</numerusform>
            <numerusform>%n players without a seat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No button yet at %n table(s)</source>
        <translation>
            <numerusform>No button yet at %n table</numerusform>
            <numerusform>No button yet at %n tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody fits at %n table(s)</source>
        <translation>
            <numerusform>Everybody fits at %n table</numerusform>
            <numerusform>Everybody fits at %n tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tables are uneven: %n player(s) to move</source>
        <translation>
            <numerusform>Tables are uneven: %n player to move</numerusform>
            <numerusform>Tables are uneven: %n players to move</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at %n table(s)</source>
        <translation>
            <numerusform>at %n table</numerusform>
            <numerusform>at %n tables</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrizesPage</name>
    <message>
        <source>Prizes</source>
        <translation>Prizes</translation>
    </message>
    <message>
        <source>{amount} from the house</source>
        <translation>{amount} from the house</translation>
    </message>
    <message>
        <source>Prize pool</source>
        <translation>Prize pool</translation>
    </message>
    <message>
        <source>Places paid</source>
        <translation>Places paid</translation>
    </message>
    <message>
        <source>Box should hold</source>
        <translation>Box should hold</translation>
    </message>
    <message>
        <source>In the money</source>
        <translation>In the money</translation>
    </message>
    <message>
        <source>On the bubble</source>
        <translation>On the bubble</translation>
    </message>
    <message numerus="yes">
        <source>%n bust(s) to the money</source>
        <translation>
            <numerusform>%n bust to the money</numerusform>
            <numerusform>%n busts to the money</numerusform>
        </translation>
    </message>
    <message>
        <source>everybody has paid</source>
        <translation>everybody has paid</translation>
    </message>
    <message>
        <source>{name} owes {amount}</source>
        <translation>{name} owes {amount}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) owe {amount}</source>
        <translation>
            <numerusform>%n player owes {amount}</numerusform>
            <numerusform>%n players owe {amount}</numerusform>
        </translation>
    </message>
    <message>
        <source>Played without money</source>
        <translation>Played without money</translation>
    </message>
    <message>
        <source>Say what the buy-in is, and pool, prizes, deals and the cash box are worked out here.</source>
        <translation>Say what the buy-in is, and pool, prizes, deals and the cash box are worked out here.</translation>
    </message>
    <message>
        <source>Play for money</source>
        <translation>Play for money</translation>
    </message>
    <message>
        <source>Buy-in and more</source>
        <translation>Buy-in and more</translation>
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
        <source>Back at {time}</source>
        <translation>Back at {time}</translation>
    </message>
    <message>
        <source>At {time}</source>
        <translation>At {time}</translation>
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
        <source>Colour-up</source>
        <translation>Colour-up</translation>
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
        <source>Prize pool</source>
        <translation>Prize pool</translation>
    </message>
    <message>
        <source>{place} {amount}</source>
        <translation>{place} {amount}</translation>
    </message>
    <message>
        <source>In the money</source>
        <translation>In the money</translation>
    </message>
    <message>
        <source>On the bubble</source>
        <translation>On the bubble</translation>
    </message>
    <message>
        <source>{count} paid</source>
        <translation>{count} paid</translation>
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
</context>
<context>
    <name>ProjectorWindow</name>
    <message>
        <source>Projected clock</source>
        <translation>Projected clock</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Tournaments</source>
        <translation>Tournaments</translation>
    </message>
    <message>
        <source>Close this tournament and choose another; everything is saved</source>
        <translation>Close this tournament and choose another; everything is saved</translation>
    </message>
</context>
<context>
    <name>SeatEvents</name>
    <message numerus="yes">
        <source>Seats of %n player(s) by high card</source>
        <translation>
            <numerusform>Seats of %n player by high card</numerusform>
            <numerusform>Seats of %n players by high card</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) seated by hand</source>
        <translation>
            <numerusform>%n player seated by hand</numerusform>
            <numerusform>%n players seated by hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tables balanced: %n player(s) moved</source>
        <translation>
            <numerusform>Tables balanced: %n player moved</numerusform>
            <numerusform>Tables balanced: %n players moved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stacks of %n player(s) counted</source>
        <translation>
            <numerusform>Stack of %n player counted</numerusform>
            <numerusform>Stacks of %n players counted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seats drawn anew at %n table(s)</source>
        <translation>
            <numerusform>Seats drawn anew at %n table</numerusform>
            <numerusform>Seats drawn anew at %n tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seats drawn for %n player(s)</source>
        <translation>
            <numerusform>Seats drawn for %n player</numerusform>
            <numerusform>Seats drawn for %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buttons drawn at %n table(s)</source>
        <translation>
            <numerusform>Button drawn at %n table</numerusform>
            <numerusform>Buttons drawn at %n tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) moved</source>
        <translation>
            <numerusform>%n player moved</numerusform>
            <numerusform>%n players moved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hand-for-hand over after %n hand(s)</source>
        <translation>
            <numerusform>Hand-for-hand over after %n hand</numerusform>
            <numerusform>Hand-for-hand over after %n hands</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Look</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Size of text</translation>
    </message>
    <message>
        <source>Hours of the day</source>
        <translation>Hours of the day</translation>
    </message>
    <message>
        <source>Look of the projected clock</source>
        <translation>Look of the projected clock</translation>
    </message>
    <message>
        <source>Screen of the projected clock</source>
        <translation>Screen of the projected clock</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Motion</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dark</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Light</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Felt</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>High contrast</translation>
    </message>
    <message>
        <source>As here</source>
        <translation>As here</translation>
    </message>
    <message>
        <source>As usual here</source>
        <translation>As usual here</translation>
    </message>
    <message>
        <source>9:30 pm</source>
        <translation>9:30 pm</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Less motion</translation>
    </message>
    <message>
        <source>Nothing moves that need not; what changes, changes at once.</source>
        <translation>Nothing moves that need not; what changes, changes at once.</translation>
    </message>
    <message>
        <source>Space presses buttons</source>
        <translation>Space presses buttons</translation>
    </message>
    <message>
        <source>For screen readers. While a button has the focus, Space presses it instead of the clock.</source>
        <translation>For screen readers. While a button has the focus, Space presses it instead of the clock.</translation>
    </message>
    <message>
        <source>The largest other screen</source>
        <translation>The largest other screen</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Friday night</source>
        <translation>Friday night</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message>
        <source>Tournament clock and dealer’s help for real cards and chips</source>
        <translation>Tournament clock and dealer’s help for real cards and chips</translation>
    </message>
    <message>
        <source>Tonight’s game</source>
        <translation>Tonight’s game</translation>
    </message>
    <message>
        <source>Your tournaments</source>
        <translation>Your tournaments</translation>
    </message>
    <message>
        <source>Nothing yet. Choose a structure for tonight; everything is saved by itself.</source>
        <translation>Nothing yet. Choose a structure for tonight; everything is saved by itself.</translation>
    </message>
    <message>
        <source>Choose a structure; then add the players</source>
        <translation>Choose a structure; then add the players</translation>
    </message>
    <message>
        <source>{chips} chips · {minutes} min a level
Blinds from {blinds}
Up to {length}</source>
        <translation>{chips} chips · {minutes} min a level
Blinds from {blinds}
Up to {length}</translation>
    </message>
    <message>
        <source>Name of the evening</source>
        <translation>Name of the evening</translation>
    </message>
    <message>
        <source>Poker night {date}</source>
        <translation>Poker night {date}</translation>
    </message>
    <message>
        <source>Look at a sample tournament</source>
        <translation>Look at a sample tournament</translation>
    </message>
</context>
<context>
    <name>StartPlanner</name>
    <message>
        <source>Starts by itself at {time}</source>
        <translation>Starts by itself at {time}</translation>
    </message>
    <message>
        <source>Plan the start</source>
        <translation>Plan the start</translation>
    </message>
    <message>
        <source>20:30 or 15</source>
        <translation>20:30 or 15</translation>
    </message>
    <message>
        <source>Hour of the start, or minutes from now</source>
        <translation>Hour of the start, or minutes from now</translation>
    </message>
    <message>
        <source>Call off</source>
        <translation>Call off</translation>
    </message>
    <message>
        <source>Count down</source>
        <translation>Count down</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Bust</source>
        <translation>Bust</translation>
    </message>
    <message>
        <source>Reinstate</source>
        <translation>Reinstate</translation>
    </message>
    <message>
        <source>Late entry</source>
        <translation>Late entry</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name or number</source>
        <translation>Name or number</translation>
    </message>
    <message>
        <source>Enter to confirm, Esc to close</source>
        <translation>Enter to confirm, Esc to close</translation>
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
        <source>no colour-up</source>
        <translation>no colour-up</translation>
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
    <name>StructureFiles</name>
    <message>
        <source>Name and starting stack…</source>
        <translation>Name and starting stack…</translation>
    </message>
    <message>
        <source>Keep as my own structure…</source>
        <translation>Keep as my own structure…</translation>
    </message>
    <message>
        <source>My own structures…</source>
        <translation>My own structures…</translation>
    </message>
    <message>
        <source>Read from a file…</source>
        <translation>Read from a file…</translation>
    </message>
    <message>
        <source>Write to a file…</source>
        <translation>Write to a file…</translation>
    </message>
    <message>
        <source>A structure can be exchanged only before the first start.</source>
        <translation>A structure can be exchanged only before the first start.</translation>
    </message>
    <message>
        <source>The players have their chips: the stack can be changed before the first start only.</source>
        <translation>The players have their chips: the stack can be changed before the first start only.</translation>
    </message>
    <message>
        <source>Name of the structure</source>
        <translation>Name of the structure</translation>
    </message>
    <message>
        <source>Starting stack</source>
        <translation>Starting stack</translation>
    </message>
    <message>
        <source>Name and starting stack</source>
        <translation>Name and starting stack</translation>
    </message>
    <message>
        <source>Keep as my own structure</source>
        <translation>Keep as my own structure</translation>
    </message>
    <message>
        <source>Kept as “{name}”, also for other evenings.</source>
        <translation>Kept as “{name}”, also for other evenings.</translation>
    </message>
    <message>
        <source>Structures (*.json)</source>
        <translation>Structures (*.json)</translation>
    </message>
    <message>
        <source>Read a structure</source>
        <translation>Read a structure</translation>
    </message>
    <message>
        <source>Read from {file}.</source>
        <translation>Read from {file}.</translation>
    </message>
    <message>
        <source>Write the structure</source>
        <translation>Write the structure</translation>
    </message>
    <message>
        <source>Written to {file}.</source>
        <translation>Written to {file}.</translation>
    </message>
</context>
<context>
    <name>StructurePage</name>
    <message>
        <source>Structure</source>
        <translation>Structure</translation>
    </message>
    <message>
        <source>Levels and breaks</source>
        <translation>Levels and breaks</translation>
    </message>
    <message>
        <source>Another structure</source>
        <translation>Another structure</translation>
    </message>
    <message>
        <source>Starting stack {chips}</source>
        <translation>Starting stack {chips}</translation>
    </message>
    <message>
        <source>Chips that leave the game in this break, like 25 / 100.</source>
        <translation>Chips that leave the game in this break, like 25 / 100.</translation>
    </message>
    <message>
        <source>Type into a cell. Enter takes it and goes down, Tab goes right, Esc leaves it as it was.</source>
        <translation>Type into a cell. Enter takes it and goes down, Tab goes right, Esc leaves it as it was.</translation>
    </message>
    <message>
        <source>A structure can be exchanged only before the first start; its levels can be edited always.</source>
        <translation>A structure can be exchanged only before the first start; its levels can be edited always.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>More</translation>
    </message>
    <message>
        <source>Name, starting stack, my own structures, files</source>
        <translation>Name, starting stack, my own structures, files</translation>
    </message>
    <message>
        <source>last level at {time}</source>
        <translation>last level at {time}</translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n level</numerusform>
            <numerusform>%n levels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n break(s)</source>
        <translation>
            <numerusform>%n break</numerusform>
            <numerusform>%n breaks</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to this level</source>
        <translation>Go to this level</translation>
    </message>
    <message>
        <source>Go to this break</source>
        <translation>Go to this break</translation>
    </message>
    <message>
        <source>Go to level {number}</source>
        <translation>Go to level {number}</translation>
    </message>
</context>
<context>
    <name>StructureTools</name>
    <message>
        <source>Level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>Put in a level below</source>
        <translation>Put in a level below</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Break</translation>
    </message>
    <message>
        <source>Put in a break below</source>
        <translation>Put in a break below</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>Once more below, a level with the next blinds</source>
        <translation>Once more below, a level with the next blinds</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Up</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Move up</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Down</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Move down</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Delete this level or break</source>
        <translation>Delete this level or break</translation>
    </message>
    <message>
        <source>{what}  ({key})</source>
        <translation>{what}  ({key})</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>Table {number}</source>
        <translation>Table {number}</translation>
    </message>
    <message>
        <source>table {table}, seat {seat}</source>
        <translation>table {table}, seat {seat}</translation>
    </message>
    <message>
        <source>SB</source>
        <translation>SB</translation>
    </message>
    <message>
        <source>BB</source>
        <translation>BB</translation>
    </message>
    <message>
        <source>Waits: three short of the fullest table</source>
        <translation>Waits: three short of the fullest table</translation>
    </message>
    <message>
        <source>Button not known</source>
        <translation>Button not known</translation>
    </message>
    <message>
        <source>Heads-up: the button posts the small blind</source>
        <translation>Heads-up: the button posts the small blind</translation>
    </message>
    <message>
        <source>Next hand: no small blind, big blind {big}</source>
        <translation>Next hand: no small blind, big blind {big}</translation>
    </message>
    <message>
        <source>Next hand: dead button, big blind {big}</source>
        <translation>Next hand: dead button, big blind {big}</translation>
    </message>
    <message>
        <source>Next blinds: {small}, {big}</source>
        <translation>Next blinds: {small}, {big}</translation>
    </message>
    <message>
        <source>The button is not known. Draw for it, or choose its seat.</source>
        <translation>The button is not known. Draw for it, or choose its seat.</translation>
    </message>
    <message>
        <source>First hand: button on seat {seat}, {name}.</source>
        <translation>First hand: button on seat {seat}, {name}.</translation>
    </message>
    <message>
        <source>First hand: dead button on seat {seat}.</source>
        <translation>First hand: dead button on seat {seat}.</translation>
    </message>
    <message>
        <source>Button last known on seat {seat}, {name}.</source>
        <translation>Button last known on seat {seat}, {name}.</translation>
    </message>
    <message>
        <source>Button last known on seat {seat}, which is empty.</source>
        <translation>Button last known on seat {seat}, which is empty.</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>closed</translation>
    </message>
    <message>
        <source>open</source>
        <translation>open</translation>
    </message>
    <message>
        <source>button</source>
        <translation>button</translation>
    </message>
    <message>
        <source>next small blind</source>
        <translation>next small blind</translation>
    </message>
    <message>
        <source>next big blind</source>
        <translation>next big blind</translation>
    </message>
    <message>
        <source>stays on the seat</source>
        <translation>stays on the seat</translation>
    </message>
    <message>
        <source>{chips} as of {time}</source>
        <translation>{chips} as of {time}</translation>
    </message>
    <message>
        <source>{before} → {seat}</source>
        <translation>{before} → {seat}</translation>
    </message>
    <message>
        <source>next big blind there</source>
        <translation>next big blind there</translation>
    </message>
    <message>
        <source>first one who may be moved</source>
        <translation>first one who may be moved</translation>
    </message>
    <message>
        <source>big blind at once here</source>
        <translation>big blind at once here</translation>
    </message>
    <message>
        <source>waits until the button has passed</source>
        <translation>waits until the button has passed</translation>
    </message>
    <message>
        <source>Table {table}: button still on empty seat {seat}?</source>
        <translation>Table {table}: button still on empty seat {seat}?</translation>
    </message>
    <message>
        <source>Table {table}: button still with {name}?</source>
        <translation>Table {table}: button still with {name}?</translation>
    </message>
    <message>
        <source>Time for the final table</source>
        <translation>Time for the final table</translation>
    </message>
    <message>
        <source>Table {number} can break</source>
        <translation>Table {number} can break</translation>
    </message>
    <message>
        <source>Each draws a random open seat at the tables with the fewest players.</source>
        <translation>Each draws a random open seat at the tables with the fewest players.</translation>
    </message>
    <message>
        <source>A card face up to each seat; the best rank has the first button.</source>
        <translation>A card face up to each seat; the best rank has the first button.</translation>
    </message>
    <message>
        <source>All seats are drawn anew; then the button is.</source>
        <translation>All seats are drawn anew; then the button is.</translation>
    </message>
    <message>
        <source>Everybody fits at the other tables. The best card takes the first seat.</source>
        <translation>Everybody fits at the other tables. The best card takes the first seat.</translation>
    </message>
    <message>
        <source>Everybody fits at the other tables, but somebody is to stay on the seat.</source>
        <translation>Everybody fits at the other tables, but somebody is to stay on the seat.</translation>
    </message>
    <message>
        <source>Between hands the next big blind moves, into the worst open seat.</source>
        <translation>Between hands the next big blind moves, into the worst open seat.</translation>
    </message>
    <message>
        <source>Seat them</source>
        <translation>Seat them</translation>
    </message>
    <message>
        <source>High card for the button</source>
        <translation>High card for the button</translation>
    </message>
    <message>
        <source>Redraw all seats</source>
        <translation>Redraw all seats</translation>
    </message>
    <message>
        <source>Break the table</source>
        <translation>Break the table</translation>
    </message>
    <message>
        <source>Still so: move</source>
        <translation>Still so: move</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Move</translation>
    </message>
</context>
<context>
    <name>TablesPage</name>
    <message>
        <source>Tables</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>Seats; arrows choose, Enter picks up and puts down</source>
        <translation>Seats; arrows choose, Enter picks up and puts down</translation>
    </message>
    <message>
        <source>Choose the seat that has the button, then press B.</source>
        <translation>Choose the seat that has the button, then press B.</translation>
    </message>
    <message>
        <source>Nobody and no seat of that name or number.</source>
        <translation>Nobody and no seat of that name or number.</translation>
    </message>
</context>
<context>
    <name>TablesSide</name>
    <message>
        <source>{name} is picked up. Choose a seat and press Enter; on a taken one the two change seats.</source>
        <translation>{name} is picked up. Choose a seat and press Enter; on a taken one the two change seats.</translation>
    </message>
    <message>
        <source>Choose a seat to move, swap or lock a player.</source>
        <translation>Choose a seat to move, swap or lock a player.</translation>
    </message>
    <message>
        <source>Closed seat</source>
        <translation>Closed seat</translation>
    </message>
    <message>
        <source>Open seat</source>
        <translation>Open seat</translation>
    </message>
    <message>
        <source>Stack not known</source>
        <translation>Stack not known</translation>
    </message>
    <message>
        <source>Put down here</source>
        <translation>Put down here</translation>
    </message>
    <message>
        <source>Move or swap</source>
        <translation>Move or swap</translation>
    </message>
    <message>
        <source>May be moved</source>
        <translation>May be moved</translation>
    </message>
    <message>
        <source>Keep on seat</source>
        <translation>Keep on seat</translation>
    </message>
    <message>
        <source>Close seat</source>
        <translation>Close seat</translation>
    </message>
    <message>
        <source>Name or 2/6; Bo &gt; 2/6 moves</source>
        <translation>Name or 2/6; Bo &gt; 2/6 moves</translation>
    </message>
    <message>
        <source>Find a player or a seat, 2/6. Bo &gt; 2/6 moves, Bo &gt; Ann swaps.</source>
        <translation>Find a player or a seat, 2/6. Bo &gt; 2/6 moves, Bo &gt; Ann swaps.</translation>
    </message>
    <message>
        <source>Stack, counted now</source>
        <translation>Stack, counted now</translation>
    </message>
    <message>
        <source>Physical cards by seat: Kh 9d 2s</source>
        <translation>Physical cards by seat: Kh 9d 2s</translation>
    </message>
    <message>
        <source>Physical cards for the button, in the order of seats</source>
        <translation>Physical cards for the button, in the order of seats</translation>
    </message>
    <message>
        <source>Button is here</source>
        <translation>Button is here</translation>
    </message>
    <message>
        <source>High card</source>
        <translation>High card</translation>
    </message>
    <message>
        <source>A card to each seat of this table; the best rank has the button</source>
        <translation>A card to each seat of this table; the best rank has the button</translation>
    </message>
    <message>
        <source>Hand dealt</source>
        <translation>Hand dealt</translation>
    </message>
    <message>
        <source>Button and blinds have moved on by one hand</source>
        <translation>Button and blinds have moved on by one hand</translation>
    </message>
    <message>
        <source>Show seats</source>
        <translation>Show seats</translation>
    </message>
    <message>
        <source>Everybody's seat on the projected page</source>
        <translation>Everybody's seat on the projected page</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>Open a table</translation>
    </message>
    <message>
        <source>All buttons</source>
        <translation>All buttons</translation>
    </message>
    <message>
        <source>High card for the button at every table</source>
        <translation>High card for the button at every table</translation>
    </message>
    <message>
        <source>Redraw seats</source>
        <translation>Redraw seats</translation>
    </message>
    <message>
        <source>Draw all seats anew at as many tables as there are</source>
        <translation>Draw all seats anew at as many tables as there are</translation>
    </message>
</context>
<context>
    <name>TablesStart</name>
    <message>
        <source>Seats a table</source>
        <translation>Seats a table</translation>
    </message>
    <message>
        <source>Seats by high card</source>
        <translation>Seats by high card</translation>
    </message>
    <message>
        <source>The best card takes the button on seat 1, the others follow clockwise</source>
        <translation>The best card takes the button on seat 1, the others follow clockwise</translation>
    </message>
    <message>
        <source>Physical cards, by order of entry: Kh 9d 2s</source>
        <translation>Physical cards, by order of entry: Kh 9d 2s</translation>
    </message>
    <message>
        <source>Physical cards in the order of entry; empty = dealt here</source>
        <translation>Physical cards in the order of entry; empty = dealt here</translation>
    </message>
    <message>
        <source>No players to seat yet</source>
        <translation>No players to seat yet</translation>
    </message>
    <message>
        <source>Enter the players first; then their seats are drawn here.</source>
        <translation>Enter the players first; then their seats are drawn here.</translation>
    </message>
    <message>
        <source>Enter players</source>
        <translation>Enter players</translation>
    </message>
    <message>
        <source>Draw the seats</source>
        <translation>Draw the seats</translation>
    </message>
    <message>
        <source>{players} {tables}: {sizes}</source>
        <translation>{players} {tables}: {sizes}</translation>
    </message>
    <message>
        <source>Draw seats</source>
        <translation>Draw seats</translation>
    </message>
    <message>
        <source>{count} × {size}</source>
        <translation>{count} × {size}</translation>
    </message>
</context>
<context>
    <name>TaskCard</name>
    <message>
        <source>No, it is elsewhere</source>
        <translation>No, it is elsewhere</translation>
    </message>
</context>
<context>
    <name>TermsCard</name>
    <message>
        <source>What does it cost to play?</source>
        <translation>What does it cost to play?</translation>
    </message>
    <message>
        <source>Leave a line empty and it is not offered. Nothing is final: amounts can be changed later.</source>
        <translation>Leave a line empty and it is not offered. Nothing is final: amounts can be changed later.</translation>
    </message>
    <message>
        <source>To the prizes</source>
        <translation>To the prizes</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Fee</translation>
    </message>
    <message>
        <source>Bounty</source>
        <translation>Bounty</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Most a player</source>
        <translation>Most a player</translation>
    </message>
    <message>
        <source>as start</source>
        <translation>as start</translation>
    </message>
    <message>
        <source>any</source>
        <translation>any</translation>
    </message>
    <message>
        <source>Added by the house</source>
        <translation>Added by the house</translation>
    </message>
    <message>
        <source>Kept by the house</source>
        <translation>Kept by the house</translation>
    </message>
    <message>
        <source>Guaranteed pool</source>
        <translation>Guaranteed pool</translation>
    </message>
    <message>
        <source>Currency sign</source>
        <translation>Currency sign</translation>
    </message>
    <message>
        <source>A bounty</source>
        <translation>A bounty</translation>
    </message>
    <message>
        <source>all in cash</source>
        <translation>all in cash</translation>
    </message>
    <message>
        <source>half in cash, half on the winner's head</source>
        <translation>half in cash, half on the winner's head</translation>
    </message>
    <message>
        <source>A rebuy</source>
        <translation>A rebuy</translation>
    </message>
    <message>
        <source>with up to the starting stack</source>
        <translation>with up to the starting stack</translation>
    </message>
    <message>
        <source>only without chips</source>
        <translation>only without chips</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Play for money</source>
        <translation>Play for money</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Play without money</source>
        <translation>Play without money</translation>
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
    <message>
        <source>No blinds</source>
        <translation>No blinds</translation>
    </message>
    <message>
        <source>No small blind</source>
        <translation>No small blind</translation>
    </message>
    <message>
        <source>Not payable with the chips in play</source>
        <translation>Not payable with the chips in play</translation>
    </message>
    <message>
        <source>Buy-in</source>
        <translation>Buy-in</translation>
    </message>
    <message>
        <source>Re-entry</source>
        <translation>Re-entry</translation>
    </message>
    <message>
        <source>Rebuy</source>
        <translation>Rebuy</translation>
    </message>
    <message>
        <source>Add-on</source>
        <translation>Add-on</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Player {number}</translation>
    </message>
    <message>
        <source>even</source>
        <translation>even</translation>
    </message>
    <message>
        <source>by chips</source>
        <translation>by chips</translation>
    </message>
    <message>
        <source>ICM</source>
        <translation>ICM</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>typed</translation>
    </message>
</context>
<context>
    <name>_Rest</name>
    <message numerus="yes">
        <source>and %n more; all of them stand on the projected page</source>
        <translation>
            <numerusform>and %n more; all of them stand on the projected page</numerusform>
            <numerusform>and %n more; all of them stand on the projected page</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_Sized</name>
    <message numerus="yes">
        <source>%n seat(s) a table</source>
        <translation>
            <numerusform>%n seat a table</numerusform>
            <numerusform>%n seats a table</numerusform>
        </translation>
    </message>
</context>
</TS>
