<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_Hant" sourcelanguage="en">
<context>
    <name>AddPlayers</name>
    <message>
        <source>Who plays tonight?</source>
        <translation>今晚誰參賽？</translation>
    </message>
    <message>
        <source>Add players</source>
        <translation>加入選手</translation>
    </message>
    <message>
        <source>Paste the names, one a line. Or just write how many play; names can follow later.</source>
        <translation>貼上姓名，每行一位；或只寫人數，姓名可以之後再補。</translation>
    </message>
    <message>
        <source>Names, one a line, or a number of players</source>
        <translation>姓名（每行一位）或人數</translation>
    </message>
    <message>
        <source>One name a line, or a number</source>
        <translation>每行一個姓名，或人數</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) entered.</source>
        <translation>
            <numerusform>已報名 %n 人。</numerusform>
        </translation>
    </message>
    <message>
        <source>Add</source>
        <translation>加入</translation>
    </message>
    <message numerus="yes">
        <source>Add %n player(s) without names</source>
        <translation>
            <numerusform>加入 %n 位無名選手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n player(s)</source>
        <translation>
            <numerusform>加入 %n 位選手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} and %n more</source>
        <translation>
            <numerusform>{names}等（另 %n 位）</numerusform>
        </translation>
    </message>
    <message>
        <source>There already: {names}. Equal names are told apart by a number.</source>
        <translation>已經在場：{names}。同名者以編號區分。</translation>
    </message>
</context>
<context>
    <name>Asking</name>
    <message>
        <source>OK</source>
        <translation>確定</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>Away</name>
    <message>
        <source>The program was away for {time}. The clock goes on from where it was; nothing is lost.</source>
        <translation>程式中斷了 {time}。計時從中斷處繼續，資料沒有遺失。</translation>
    </message>
    <message>
        <source>Go on: {clock}</source>
        <translation>繼續：{clock}</translation>
    </message>
    <message>
        <source>Count it: {clock}</source>
        <translation>計入：{clock}</translation>
    </message>
    <message>
        <source>break, {time}</source>
        <translation>休息，{time}</translation>
    </message>
    <message>
        <source>level {number}, {time}</source>
        <translation>第 {number} 級，{time}</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>{table}: seat {seat}</source>
        <translation>{table}：{seat} 號座位</translation>
    </message>
    <message>
        <source>Button at all tables: seat {seat}</source>
        <translation>所有牌桌的莊位：{seat} 號座位</translation>
    </message>
    <message>
        <source>Button: seat {seat}, which is empty</source>
        <translation>莊位：{seat} 號空座位</translation>
    </message>
    <message>
        <source>Button: {name}, seat {seat}</source>
        <translation>莊位：{name}，{seat} 號座位</translation>
    </message>
    <message>
        <source>Seat {seat}</source>
        <translation>{seat} 號座位</translation>
    </message>
    <message>
        <source>Table {table} · {seat}</source>
        <translation>{table} 桌 · {seat}</translation>
    </message>
    <message>
        <source>New seats</source>
        <translation>新座位</translation>
    </message>
    <message>
        <source>Your seats</source>
        <translation>各位的座位</translation>
    </message>
    <message>
        <source>Please move</source>
        <translation>請換桌</translation>
    </message>
    <message>
        <source>Table {number} breaks</source>
        <translation>第 {number} 桌拆桌</translation>
    </message>
    <message>
        <source>Seats by high card</source>
        <translation>抽牌定座</translation>
    </message>
    <message>
        <source>Table {number}: high card for the button</source>
        <translation>第 {number} 桌：抽牌定莊</translation>
    </message>
    <message>
        <source>High card for the button</source>
        <translation>抽牌定莊</translation>
    </message>
</context>
<context>
    <name>CashCard</name>
    <message>
        <source>Box should hold {amount}</source>
        <translation>錢箱應有 {amount}</translation>
    </message>
    <message>
        <source>everybody has paid</source>
        <translation>都已付清</translation>
    </message>
    <message>
        <source>{name} owes {amount}</source>
        <translation>{name}還欠 {amount}</translation>
    </message>
    <message>
        <source>{name} paid {amount} too much</source>
        <translation>{name}多付了 {amount}</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>另外 %n 人</numerusform>
        </translation>
    </message>
    <message>
        <source>All have paid</source>
        <translation>全部已付</translation>
    </message>
    <message>
        <source>Everybody who owes has paid</source>
        <translation>欠款的人都已付清</translation>
    </message>
</context>
<context>
    <name>ClockFace</name>
    <message>
        <source>Projected clock</source>
        <translation>投影計時畫面</translation>
    </message>
</context>
<context>
    <name>ClockPage</name>
    <message>
        <source>Clock</source>
        <translation>計時</translation>
    </message>
    <message>
        <source>− 1 min</source>
        <translation>− 1 分</translation>
    </message>
    <message>
        <source>+ 1 min</source>
        <translation>+ 1 分</translation>
    </message>
    <message>
        <source>One minute less</source>
        <translation>減少一分鐘</translation>
    </message>
    <message>
        <source>One minute more</source>
        <translation>增加一分鐘</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>上一級</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>下一級</translation>
    </message>
    <message>
        <source>To the break</source>
        <translation>直接休息</translation>
    </message>
    <message>
        <source>Go to the next break at once</source>
        <translation>立即跳到下次休息</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>盲注結構</translation>
    </message>
    <message>
        <source>Structure; Enter goes to the level</source>
        <translation>盲注結構；按 Enter 跳到該級別</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>現況</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暫停</translation>
    </message>
    <message>
        <source>Start now</source>
        <translation>立即開始</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Go to this level</source>
        <translation>跳到此級別</translation>
    </message>
    <message>
        <source>Go to this break</source>
        <translation>跳到此休息</translation>
    </message>
    <message>
        <source>Go to level {number}</source>
        <translation>跳到第 {number} 級</translation>
    </message>
    <message>
        <source>Chips in play</source>
        <translation>場上籌碼</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n 人報名</numerusform>
        </translation>
    </message>
    <message>
        <source>Structure ends</source>
        <translation>結構結束</translation>
    </message>
    <message>
        <source>over</source>
        <translation>已結束</translation>
    </message>
    <message>
        <source>after level {number}</source>
        <translation>第 {number} 級之後</translation>
    </message>
    <message numerus="yes">
        <source>%n out</source>
        <translation>
            <numerusform>%n 人出局</numerusform>
        </translation>
    </message>
    <message>
        <source>none entered yet</source>
        <translation>尚無人報名</translation>
    </message>
    <message>
        <source>Players left</source>
        <translation>剩餘人數</translation>
    </message>
    <message numerus="yes">
        <source>%n big blind(s)</source>
        <translation>
            <numerusform>%n 個大盲</numerusform>
        </translation>
    </message>
    <message>
        <source>Average stack</source>
        <translation>平均籌碼</translation>
    </message>
    <message>
        <source>{count} big blinds</source>
        <translation>{count} 個大盲</translation>
    </message>
    <message>
        <source>Next break</source>
        <translation>下次休息</translation>
    </message>
    <message>
        <source>none follows</source>
        <translation>之後沒有休息</translation>
    </message>
    <message>
        <source>back {time}</source>
        <translation>{time} 繼續</translation>
    </message>
</context>
<context>
    <name>ClockPanel</name>
    <message>
        <source>Clock</source>
        <translation>計時</translation>
    </message>
</context>
<context>
    <name>DealCard</name>
    <message>
        <source>Amount of {name}</source>
        <translation>{name}的金額</translation>
    </message>
    <message>
        <source>Chips of {name}</source>
        <translation>{name}的籌碼</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>籌碼</translation>
    </message>
    <message>
        <source>{name} would get more than the first prize of {prize}.</source>
        <translation>{name}會拿到比第一名獎金 {prize} 更多。</translation>
    </message>
    <message>
        <source>Agreed: {kind}. Busts and places go on as before.</source>
        <translation>已協議：{kind}。淘汰與名次照常進行。</translation>
    </message>
    <message>
        <source>All who are in share the prizes that are left.</source>
        <translation>所有還在場的選手分配剩下的獎金。</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>協議分獎</translation>
    </message>
    <message>
        <source>ICM</source>
        <translation>ICM</translation>
    </message>
    <message>
        <source>By chips</source>
        <translation>依籌碼</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>平分</translation>
    </message>
    <message>
        <source>As typed</source>
        <translation>自行輸入</translation>
    </message>
    <message>
        <source>Make a deal</source>
        <translation>進行協議</translation>
    </message>
    <message>
        <source>No deal</source>
        <translation>不協議</translation>
    </message>
    <message>
        <source>All agree</source>
        <translation>全員同意</translation>
    </message>
    <message>
        <source>Cancel the deal</source>
        <translation>取消協議</translation>
    </message>
</context>
<context>
    <name>Deeds</name>
    <message>
        <source>Start or pause the clock</source>
        <translation>開始或暫停計時</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>下一級</translation>
    </message>
    <message>
        <source>Previous level</source>
        <translation>上一級</translation>
    </message>
    <message>
        <source>One minute more</source>
        <translation>增加一分鐘</translation>
    </message>
    <message>
        <source>One minute less</source>
        <translation>減少一分鐘</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Projected clock on or off</source>
        <translation>開關投影計時</translation>
    </message>
    <message>
        <source>Projected clock on this screen</source>
        <translation>在此螢幕顯示投影計時</translation>
    </message>
    <message>
        <source>Leave, close, cancel</source>
        <translation>離開、關閉、取消</translation>
    </message>
    <message>
        <source>Bust a player</source>
        <translation>玩家淘汰</translation>
    </message>
    <message>
        <source>Reinstate a player</source>
        <translation>恢復玩家</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>新增玩家</translation>
    </message>
    <message>
        <source>Rebuy of who went out last</source>
        <translation>最後出局者重購</translation>
    </message>
    <message>
        <source>Find a seat</source>
        <translation>尋找座位</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>此清單</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按鍵</translation>
    </message>
    <message>
        <source>Letters do nothing while you type in a field.</source>
        <translation>在欄位中輸入時，字母鍵不作用。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Taken back: {what}</source>
        <translation>已復原：{what}</translation>
    </message>
    <message>
        <source>Done again: {what}</source>
        <translation>已重做：{what}</translation>
    </message>
    <message>
        <source>{seat}; blinds now {blinds}</source>
        <translation>{seat}；目前盲注 {blinds}</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>休息</translation>
    </message>
    <message>
        <source>Level {number}: {blinds}</source>
        <translation>第 {number} 級：{blinds}</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>There is nothing to undo.</source>
        <translation>沒有可復原的動作。</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>沒有可重做的動作。</translation>
    </message>
    <message>
        <source>This tournament has no structure yet. Choose one first.</source>
        <translation>這場比賽還沒有盲注結構，請先選擇。</translation>
    </message>
    <message>
        <source>This tournament exists already.</source>
        <translation>這場比賽已經建立。</translation>
    </message>
    <message>
        <source>The clock is running already.</source>
        <translation>計時已在進行。</translation>
    </message>
    <message>
        <source>The clock is paused already.</source>
        <translation>計時已經暫停。</translation>
    </message>
    <message>
        <source>The tournament has started, so this can no longer be chosen. Edit the levels one by one.</source>
        <translation>比賽已經開始，不能再更換，請逐級修改。</translation>
    </message>
    <message>
        <source>That time has passed. Choose a later one.</source>
        <translation>該時間已過，請選較晚的時間。</translation>
    </message>
    <message>
        <source>No more than {most} minutes at a time.</source>
        <translation>一次最多 {most} 分鐘。</translation>
    </message>
    <message>
        <source>This is the last level.</source>
        <translation>這已是最後一級。</translation>
    </message>
    <message>
        <source>This is the first level.</source>
        <translation>這已是第一級。</translation>
    </message>
    <message>
        <source>No break follows in this structure.</source>
        <translation>此結構後面沒有休息。</translation>
    </message>
    <message>
        <source>That level is not in this structure any more.</source>
        <translation>此結構已沒有該級別。</translation>
    </message>
    <message>
        <source>{played} of this level have been played. Make it longer than that.</source>
        <translation>此級別已進行 {played}，請設得更長。</translation>
    </message>
    <message>
        <source>This is being played, so it can be neither deleted nor moved. Go to another level first.</source>
        <translation>正在進行中，不能刪除也不能移動。請先切換到其他級別。</translation>
    </message>
    <message>
        <source>There it would never be played. Put it below the level being played.</source>
        <translation>放在那裡就永遠不會進行。請放在目前級別之後。</translation>
    </message>
    <message>
        <source>A level cannot become a break, nor a break a level.</source>
        <translation>級別與休息不能互換。</translation>
    </message>
    <message>
        <source>Minutes: write a number from 1 to {most}.</source>
        <translation>分鐘：請填 1 到 {most}。</translation>
    </message>
    <message>
        <source>Write a number of chips from 0 to {most}.</source>
        <translation>請填 0 到 {most} 的籌碼數。</translation>
    </message>
    <message>
        <source>The small blind {sb} is above the big blind {bb}. Make it {bb} or less.</source>
        <translation>小盲 {sb} 高於大盲 {bb}，請改為 {bb} 或以下。</translation>
    </message>
    <message>
        <source>Say who pays the ante of {ante}: every player, the big blind or the button.</source>
        <translation>請選擇前注 {ante} 由誰支付：每人、大盲或莊位。</translation>
    </message>
    <message>
        <source>Write the amount of the ante, or choose none.</source>
        <translation>請填前注金額，或選「無」。</translation>
    </message>
    <message>
        <source>The chips to colour up must be above 0.</source>
        <translation>要換大的籌碼面額須大於 0。</translation>
    </message>
    <message>
        <source>Version {version} of a structure file is not known here. Update the program.</source>
        <translation>不認得結構檔版本 {version}，請更新程式。</translation>
    </message>
    <message>
        <source>The scale must be 1 or 100, not {scale}.</source>
        <translation>比例須為 1 或 100，不是 {scale}。</translation>
    </message>
    <message>
        <source>The starting stack must be from 1 to {most}.</source>
        <translation>起始籌碼須為 1 到 {most}。</translation>
    </message>
    <message>
        <source>Give the structure a name of up to {most} characters in each language.</source>
        <translation>請為結構取每種語言不超過 {most} 字的名稱。</translation>
    </message>
    <message>
        <source>{path}: the id must have from 1 to {most} characters.</source>
        <translation>{path}：id 須為 1 到 {most} 個字元。</translation>
    </message>
    <message>
        <source>The players have this stack already. It can be changed before the first start only.</source>
        <translation>玩家已拿到這些籌碼，只有在第一次開始前才能更改。</translation>
    </message>
    <message>
        <source>A structure needs at least one level.</source>
        <translation>結構至少要有一個級別。</translation>
    </message>
    <message>
        <source>A structure has at most {most} levels and breaks.</source>
        <translation>結構最多 {most} 個級別與休息。</translation>
    </message>
    <message>
        <source>The last item is a break. A structure ends with a level.</source>
        <translation>最後一項是休息；結構須以級別結束。</translation>
    </message>
    <message>
        <source>{path}: the id “{id}” is there twice or empty. Give each item its own.</source>
        <translation>{path}：id「{id}」重複或空白，請各給一個。</translation>
    </message>
    <message>
        <source>{path} names “{id}”, which is not in the structure.</source>
        <translation>{path} 指向結構中沒有的「{id}」。</translation>
    </message>
    <message>
        <source>{path} names “{id}”, which is not a break.</source>
        <translation>{path} 指向「{id}」，但那不是休息。</translation>
    </message>
    <message>
        <source>“{name}” is the name of another one already. Choose another name.</source>
        <translation>「{name}」已是另一個的名稱。請換一個名稱。</translation>
    </message>
    <message>
        <source>Write minutes like 20, or 12:30 with seconds.</source>
        <translation>請填分鐘數，例如 20，或 12:30（含秒）。</translation>
    </message>
    <message>
        <source>Write the hour like 20:30, or the minutes from now like 15.</source>
        <translation>請填時刻如 20:30，或從現在起的分鐘數如 15。</translation>
    </message>
    <message>
        <source>“{text}” is not a plain number. Write digits only, like 1500.</source>
        <translation>「{text}」不是純數字，請只填數字，例如 1500。</translation>
    </message>
    <message>
        <source>Write a name.</source>
        <translation>請填名字。</translation>
    </message>
    <message>
        <source>{where}This name has {length} characters; shorten it to {most}.</source>
        <translation>{where}這個名字有 {length} 個字元，請縮短到 {most} 個以內。</translation>
    </message>
    <message>
        <source>More than {most} names. Paste fewer at a time.</source>
        <translation>名字超過 {most} 個，請分次貼上。</translation>
    </message>
    <message>
        <source>Write at least one name, or a number of players.</source>
        <translation>請至少填一個名字，或玩家人數。</translation>
    </message>
    <message>
        <source>Write a number of players from 1 to {most}.</source>
        <translation>請填 1 到 {most} 的玩家人數。</translation>
    </message>
    <message>
        <source>A tournament has at most {most} entries.</source>
        <translation>一場比賽最多 {most} 個報名。</translation>
    </message>
    <message>
        <source>That player is not in this tournament any more.</source>
        <translation>該玩家已不在這場比賽。</translation>
    </message>
    <message>
        <source>{who} is out already.</source>
        <translation>{who} 已經出局。</translation>
    </message>
    <message>
        <source>{who} is the last one in. Reinstate somebody first.</source>
        <translation>{who} 是最後一人，請先恢復其他玩家。</translation>
    </message>
    <message>
        <source>{who} is still in.</source>
        <translation>{who} 仍在場上。</translation>
    </message>
    <message>
        <source>Your settings could not be read, so these start from their defaults: {path}</source>
        <translation>無法讀取你的設定，以下改用預設值：{path}</translation>
    </message>
    <message>
        <source>Your settings could not be saved: {reason}. They hold until you close the program.</source>
        <translation>無法儲存設定：{reason}。設定在關閉程式前有效。</translation>
    </message>
    <message>
        <source>The file is larger than {most} bytes. Choose another.</source>
        <translation>檔案超過 {most} 位元組，請選別的檔案。</translation>
    </message>
    <message>
        <source>This is not a JSON file.</source>
        <translation>這不是 JSON 檔。</translation>
    </message>
    <message>
        <source>The file is nested too deeply to be one of ours.</source>
        <translation>檔案巢狀過深，不是本程式的檔案。</translation>
    </message>
    <message>
        <source>The file says “{format}”; wanted is “{wanted}”.</source>
        <translation>檔案標示為「{format}」，需要「{wanted}」。</translation>
    </message>
    <message>
        <source>The file has version {version}; this program knows up to {known}. Update the program.</source>
        <translation>檔案版本為 {version}，本程式只認得到 {known}，請更新程式。</translation>
    </message>
    <message>
        <source>{path}: this value is of the wrong kind or size.</source>
        <translation>{path}：此值的類型或大小不對。</translation>
    </message>
    <message>
        <source>{path}: this field is not known. Remove it or correct its name.</source>
        <translation>{path}：不認得此欄位，請移除或改正名稱。</translation>
    </message>
    <message>
        <source>{path}: this field is missing.</source>
        <translation>{path}：缺少此欄位。</translation>
    </message>
    <message>
        <source>{path}: this field is there twice.</source>
        <translation>{path}：此欄位出現兩次。</translation>
    </message>
    <message>
        <source>This tournament is open already: computer {host}, process {pid}. Close it there first.</source>
        <translation>此比賽已開啟：電腦 {host}，程序 {pid}。請先在該處關閉。</translation>
    </message>
    <message>
        <source>The file is in use by another program. Try again in a moment.</source>
        <translation>檔案正被其他程式使用，請稍後再試。</translation>
    </message>
    <message>
        <source>The disk is full, so nothing was changed. Free some space and do it again.</source>
        <translation>磁碟已滿，未作任何更改。請騰出空間後再試。</translation>
    </message>
    <message>
        <source>The file may not be written, so nothing was changed. Check the folder’s permissions: {file}</source>
        <translation>檔案無法寫入，未作任何更改。請檢查資料夾權限：{file}</translation>
    </message>
    <message>
        <source>The file could not be written, so nothing was changed: {reason}</source>
        <translation>檔案無法寫入，未作任何更改：{reason}</translation>
    </message>
    <message>
        <source>Another program has written to this tournament. Close it and open it again.</source>
        <translation>另一個程式寫入了這場比賽，請關閉後重新開啟。</translation>
    </message>
    <message>
        <source>This tournament has been closed. Open it again.</source>
        <translation>這場比賽已關閉，請重新開啟。</translation>
    </message>
    <message>
        <source>The file of this tournament has been moved or deleted. Nothing was changed; put it back: {file}</source>
        <translation>這場比賽的檔案被移動或刪除。未作任何更改，請放回：{file}</translation>
    </message>
    <message>
        <source>There is no such file: {file}</source>
        <translation>沒有這個檔案：{file}</translation>
    </message>
    <message>
        <source>A file of that name is there already: {file}</source>
        <translation>已有同名檔案：{file}</translation>
    </message>
    <message>
        <source>The file is larger than any tournament: {file}</source>
        <translation>檔案比任何比賽都大：{file}</translation>
    </message>
    <message>
        <source>This tournament was written by a newer version. Update the program to open it: {file}</source>
        <translation>這場比賽由較新版本寫成，請更新程式後開啟：{file}</translation>
    </message>
    <message>
        <source>This tournament holds something that a newer version wrote. Update the program to open it: {file}</source>
        <translation>這場比賽含有較新版本寫入的內容，請更新程式後開啟：{file}</translation>
    </message>
    <message>
        <source>This is a database of another program: {file}</source>
        <translation>這是其他程式的資料庫：{file}</translation>
    </message>
    <message>
        <source>This is not a tournament file: {file}</source>
        <translation>這不是比賽檔案：{file}</translation>
    </message>
    <message>
        <source>The file is empty: {file}</source>
        <translation>檔案是空的：{file}</translation>
    </message>
    <message>
        <source>The file cannot be read: {file}</source>
        <translation>無法讀取檔案：{file}</translation>
    </message>
    <message>
        <source>The file is damaged in its structure: {file}</source>
        <translation>檔案結構已損壞：{file}</translation>
    </message>
    <message>
        <source>The file is damaged. Entries that could be read and are kept: {read}. {file}</source>
        <translation>檔案已損壞。能讀取並已保留的紀錄：{read} 筆。{file}</translation>
    </message>
    <message>
        <source>The file is damaged in its form. Entries that could be read and are kept: {read}. {file}</source>
        <translation>檔案格式已損壞。能讀取並已保留的紀錄：{read} 筆。{file}</translation>
    </message>
    <message>
        <source>The file is whole, but what it says makes no sense: {file}</source>
        <translation>檔案完整，但內容不合理：{file}</translation>
    </message>
    <message>
        <source>The file holds no tournament: {file}</source>
        <translation>檔案中沒有比賽：{file}</translation>
    </message>
    <message>
        <source>The last entries of the file are missing. Everything before them was kept: {file}</source>
        <translation>檔案最後的紀錄遺失，之前的內容都已保留：{file}</translation>
    </message>
    <message>
        <source>The file’s latest entries are missing (its -wal file). Everything else was kept: {file}</source>
        <translation>檔案最新的紀錄遺失（-wal 檔），其餘都已保留：{file}</translation>
    </message>
    <message>
        <source>Pot {pot}: nobody who plays for it has kept a hand.</source>
        <translation>底池 {pot}：有資格的人都沒有保留手牌。</translation>
    </message>
    <message>
        <source>Seat {seat} stands twice in the order of hands. Keep it once.</source>
        <translation>{seat} 號座位在牌力順序中出現兩次，請只保留一次。</translation>
    </message>
    <message>
        <source>Pot {pot}: say how good the hand of seat {seat} is, or that it is mucked.</source>
        <translation>底池 {pot}：請填 {seat} 號座位的牌力，或註明蓋牌。</translation>
    </message>
    <message>
        <source>{total} is above the maximum of {most}.</source>
        <translation>{total} 超過上限 {most}。</translation>
    </message>
    <message>
        <source>{total} is less than the {call} to call. Call, fold, or say all-in.</source>
        <translation>{total} 少於跟注所需的 {call}；請跟注、棄牌或全下。</translation>
    </message>
    <message>
        <source>{total} is below the minimum of {least}.</source>
        <translation>{total} 低於最小值 {least}。</translation>
    </message>
    <message>
        <source>No raise is possible here. Call {call} or fold.</source>
        <translation>此處不能加注；請跟注 {call} 或棄牌。</translation>
    </message>
    <message>
        <source>{total} cannot be paid: the smallest chip is {chip}.</source>
        <translation>{total} 無法湊出：最小籌碼是 {chip}。</translation>
    </message>
    <message>
        <source>{total} is more than the stack allows. All-in is {most}.</source>
        <translation>{total} 超過持有籌碼；全下是 {most}。</translation>
    </message>
    <message>
        <source>No amount is above {most}.</source>
        <translation>金額最多 {most}。</translation>
    </message>
    <message>
        <source>A bet is more than 0. To put in nothing, check.</source>
        <translation>下注須大於 0；不下注請過牌。</translation>
    </message>
    <message>
        <source>The button is drawn among 2 or more seats of one deck; {count} cannot be.</source>
        <translation>抽莊需要 2 個以上、一副牌夠發的座位；不能是 {count} 個。</translation>
    </message>
    <message>
        <source>The button needs two players with chips; there are {count}.</source>
        <translation>莊位至少需要兩名有籌碼的玩家；現在有 {count} 名。</translation>
    </message>
    <message>
        <source>{cards} is there twice. Each card is in the deck once.</source>
        <translation>{cards} 出現兩次；每張牌只有一張。</translation>
    </message>
    <message>
        <source>“{text}” is not a card. Write rank and suit, like Ah or Td.</source>
        <translation>「{text}」不是一張牌；請寫點數與花色，例如 Ah、Td。</translation>
    </message>
    <message>
        <source>{path}: write an amount from {least} to {most}.</source>
        <translation>{path}：請填 {least} 到 {most} 的金額。</translation>
    </message>
    <message>
        <source>A hand has {least} to {most} players, not {got}.</source>
        <translation>一局有 {least} 到 {most} 名玩家，不是 {got} 名。</translation>
    </message>
    <message>
        <source>The case is larger than {most} bytes.</source>
        <translation>案例檔大於 {most} 位元組。</translation>
    </message>
    <message>
        <source>{name} sits there twice.</source>
        <translation>{name} 出現兩次。</translation>
    </message>
    <message>
        <source>Nobody here is called {name}.</source>
        <translation>這裡沒有名叫 {name} 的玩家。</translation>
    </message>
    <message>
        <source>This is not a case to settle: {why}</source>
        <translation>這不是可結算的案例：{why}</translation>
    </message>
    <message>
        <source>Line {line} is longer than {most} bytes.</source>
        <translation>第 {line} 行超過 {most} 位元組。</translation>
    </message>
    <message>
        <source>Line {line} is not a hand with an expected result.</source>
        <translation>第 {line} 行不是附有預期結果的一局。</translation>
    </message>
    <message>
        <source>After line {line} the file cannot be read: it is not gzipped, or it is cut off.</source>
        <translation>第 {line} 行之後無法讀取：不是 gzip 檔，或檔案不完整。</translation>
    </message>
    <message>
        <source>{current_bet} to match is less than the bet of {bet} in front of a player.</source>
        <translation>須跟的 {current_bet} 少於某玩家面前的 {bet}。</translation>
    </message>
    <message>
        <source>Seat {seat} cannot act: folded or all-in.</source>
        <translation>{seat} 號座位不能行動：已棄牌或全下。</translation>
    </message>
    <message>
        <source>Seat {seat}: an amount cannot be below 0 ({amount}).</source>
        <translation>{seat} 號座位：金額不能小於 0（{amount}）。</translation>
    </message>
    <message>
        <source>At least one player must keep a hand.</source>
        <translation>至少要有一名玩家保留手牌。</translation>
    </message>
    <message>
        <source>Seat {seat} has {missing} chips too few for this.</source>
        <translation>{seat} 號座位還差 {missing} 籌碼。</translation>
    </message>
    <message>
        <source>Seat {seat} is not in this hand.</source>
        <translation>{seat} 號座位不在這一局中。</translation>
    </message>
    <message>
        <source>All-in is {stack} here, not {total}.</source>
        <translation>此處全下是 {stack}，不是 {total}。</translation>
    </message>
    <message>
        <source>The stack of seat {seat} is not known. Say the amount of the all-in.</source>
        <translation>{seat} 號座位的籌碼量不明；請填全下金額。</translation>
    </message>
    <message>
        <source>There is a bet of {current_bet} already. Raise it instead.</source>
        <translation>已有 {current_bet} 的下注，請改為加注。</translation>
    </message>
    <message>
        <source>{amount} cannot be an amount of chips.</source>
        <translation>{amount} 不能是籌碼數。</translation>
    </message>
    <message>
        <source>The betting is still open: seat {to_act} has to act.</source>
        <translation>下注圈尚未結束：輪到 {to_act} 號座位。</translation>
    </message>
    <message>
        <source>The small blind {sb} is above the big blind {bb}.</source>
        <translation>小盲 {sb} 高於大盲 {bb}。</translation>
    </message>
    <message>
        <source>No more raises on this street: {wagers} of {most} are made.</source>
        <translation>本輪不能再加注：加注上限 {most}，已有 {wagers} 次。</translation>
    </message>
    <message>
        <source>{need} cards are needed here, not {got}.</source>
        <translation>此處需要 {need} 張牌，不是 {got} 張。</translation>
    </message>
    <message>
        <source>{cards} lies on the table already.</source>
        <translation>{cards} 已在桌上。</translation>
    </message>
    <message>
        <source>This hand is over.</source>
        <translation>這一局已結束。</translation>
    </message>
    <message>
        <source>There is a bet: {to_call} to call. Call, raise or fold.</source>
        <translation>面對下注，須跟 {to_call}；請跟注、加注或棄牌。</translation>
    </message>
    <message>
        <source>Seat {seat} has the last hand; it cannot be killed.</source>
        <translation>{seat} 號座位是最後一手牌，不能作廢。</translation>
    </message>
    <message>
        <source>Nobody has bet yet. Check or bet.</source>
        <translation>尚無人下注；請過牌或下注。</translation>
    </message>
    <message>
        <source>Seat {seat} has no chips and cannot be dealt in.</source>
        <translation>{seat} 號座位沒有籌碼，不能發牌給他。</translation>
    </message>
    <message>
        <source>Not reopened: no single raise reached {needed} since this player acted ({rule}).</source>
        <translation>未重新開放加注：此玩家行動後，沒有一次加注達到 {needed}（{rule}）。</translation>
    </message>
    <message>
        <source>No raise: every opponent is all-in, nobody could call it.</source>
        <translation>不能加注：對手都已全下，無人能跟。</translation>
    </message>
    <message>
        <source>Nobody has to act now.</source>
        <translation>現在無人需要行動。</translation>
    </message>
    <message>
        <source>Seat {seat} is not in turn: seat {to_act} has to act.</source>
        <translation>還沒輪到 {seat} 號座位；輪到 {to_act} 號座位。</translation>
    </message>
    <message>
        <source>Not reopened: since this player acted the bet rose by {increase}, less than {needed} ({rule}).</source>
        <translation>未重新開放加注：此玩家行動後只增加 {increase}，少於 {needed}（{rule}）。</translation>
    </message>
    <message>
        <source>Without blinds a hand needs a smallest bet.</source>
        <translation>沒有盲注時，須設定最小下注。</translation>
    </message>
    <message>
        <source>There is nothing to call. Check or bet.</source>
        <translation>沒有可跟的注；請過牌或下注。</translation>
    </message>
    <message>
        <source>The hand is decided; no more cards are dealt.</source>
        <translation>這一局勝負已定，不再發牌。</translation>
    </message>
    <message>
        <source>A hand is dealt to {least} to {most} players, not {dealt}.</source>
        <translation>一局可發 {least} 到 {most} 名玩家，不是 {dealt} 名。</translation>
    </message>
    <message>
        <source>Nobody sits in seat {seat}, so it cannot post a blind.</source>
        <translation>{seat} 號座位無人，不能下盲注。</translation>
    </message>
    <message>
        <source>The river is dealt; no street follows.</source>
        <translation>河牌已發，沒有下一輪。</translation>
    </message>
    <message>
        <source>The seats must be given clockwise, each once.</source>
        <translation>座位須依順時針排列，每個只出現一次。</translation>
    </message>
    <message>
        <source>No raise: the stack of {stack} does not reach beyond the call of {price}.</source>
        <translation>不能加注：籌碼 {stack} 不足以超過跟注所需的 {price}。</translation>
    </message>
    <message>
        <source>The board has 0, 3, 4 or 5 cards, not {count}.</source>
        <translation>公共牌是 0、3、4 或 5 張，不是 {count} 張。</translation>
    </message>
    <message>
        <source>Odds are for 2 to 10 hands, not {count}.</source>
        <translation>勝率需要 2 到 10 手牌，不是 {count} 手。</translation>
    </message>
    <message>
        <source>Player {player}: write two hole cards.</source>
        <translation>玩家 {player}：請填兩張底牌。</translation>
    </message>
    <message>
        <source>Not enough cards are left in the deck.</source>
        <translation>牌組剩下的牌不夠。</translation>
    </message>
    <message>
        <source>Pot {pot} names a player who has no hand here.</source>
        <translation>底池 {pot} 中有一名玩家沒有手牌。</translation>
    </message>
    <message>
        <source>Line {line}, {field}: “{action}” is not an action.</source>
        <translation>第 {line} 行，{field}：「{action}」不是動作。</translation>
    </message>
    <message>
        <source>Line {line}, {field}: write an amount from {least} to {most}.</source>
        <translation>第 {line} 行，{field}：金額須為 {least} 到 {most}。</translation>
    </message>
    <message>
        <source>Line {line}, {field}: at most {most} digits may stand behind the point.</source>
        <translation>第 {line} 行，{field}：小數最多 {most} 位。</translation>
    </message>
    <message>
        <source>Line {line}: there is no hand here.</source>
        <translation>第 {line} 行：這裡沒有牌局。</translation>
    </message>
    <message>
        <source>Line {line}, {field}: “{action}” is not allowed here: {why}</source>
        <translation>第 {line} 行，{field}：此處不允許「{action}」：{why}</translation>
    </message>
    <message>
        <source>Line {line}, {field}: {need} values are needed, not {got}.</source>
        <translation>第 {line} 行，{field}：需要 {need} 個值，不是 {got} 個。</translation>
    </message>
    <message>
        <source>Line {line}: the field {field} is missing.</source>
        <translation>第 {line} 行：缺少欄位 {field}。</translation>
    </message>
    <message>
        <source>Line {line}: numbered hands and fields outside them cannot be mixed.</source>
        <translation>第 {line} 行：編號牌局與其外的欄位不能混用。</translation>
    </message>
    <message>
        <source>Line {line}: the value of {field} cannot be read.</source>
        <translation>第 {line} 行：{field} 的值無法讀取。</translation>
    </message>
    <message>
        <source>Line {line}: a hand has {least} to {most} players, not {got}.</source>
        <translation>第 {line} 行：一局有 {least} 到 {most} 名玩家，不是 {got} 名。</translation>
    </message>
    <message>
        <source>Line {line}: the seats must differ from each other.</source>
        <translation>第 {line} 行：座位不能重複。</translation>
    </message>
    <message>
        <source>Line {line}, {field}: the hand cannot begin like this: {why}</source>
        <translation>第 {line} 行，{field}：牌局不能這樣開始：{why}</translation>
    </message>
    <message>
        <source>Line {line}, {field}: straddles are not supported.</source>
        <translation>第 {line} 行，{field}：不支援抓頭（straddle）。</translation>
    </message>
    <message>
        <source>Line {line}: a hand has at most {most} actions.</source>
        <translation>第 {line} 行：一局最多 {most} 個動作。</translation>
    </message>
    <message>
        <source>This hand cannot be written as a hand history.</source>
        <translation>這一局無法寫成牌局紀錄。</translation>
    </message>
    <message>
        <source>Line {line}: the game “{variant}” is not hold’em.</source>
        <translation>第 {line} 行：「{variant}」不是德州撲克。</translation>
    </message>
    <message>
        <source>Line {line}, {field}: this must be of the kind “{wanted}”.</source>
        <translation>第 {line} 行，{field}：類型須為「{wanted}」。</translation>
    </message>
    <message>
        <source>Somebody must have kept a hand to win the pots.</source>
        <translation>須有人保留手牌才能贏得底池。</translation>
    </message>
    <message>
        <source>The board needs 3 to 5 cards, not {count}.</source>
        <translation>公共牌需要 3 到 5 張，不是 {count} 張。</translation>
    </message>
    <message>
        <source>A hand is ranked from 5 to 7 cards, not {count}.</source>
        <translation>比牌需要 5 到 7 張牌，不是 {count} 張。</translation>
    </message>
    <message>
        <source>Too few cards are left for two hole cards.</source>
        <translation>剩下的牌不足以發兩張底牌。</translation>
    </message>
    <message>
        <source>Line {line}: there is a control character that no text may hold.</source>
        <translation>第 {line} 行：含有不允許的控制字元。</translation>
    </message>
    <message>
        <source>Line {line}: {field} is longer than {most} characters.</source>
        <translation>第 {line} 行：{field} 超過 {most} 個字元。</translation>
    </message>
    <message>
        <source>Line {line}: {field} is there twice.</source>
        <translation>第 {line} 行：{field} 出現兩次。</translation>
    </message>
    <message>
        <source>Line {line}: this is not a field of the form “name = value”.</source>
        <translation>第 {line} 行：不是「名稱 = 值」的欄位。</translation>
    </message>
    <message>
        <source>Line {line}: the file is not UTF-8 text.</source>
        <translation>第 {line} 行：檔案不是 UTF-8 文字。</translation>
    </message>
    <message>
        <source>Line {line}: the number in {field} is too long.</source>
        <translation>第 {line} 行：{field} 的數字太長。</translation>
    </message>
    <message>
        <source>Line {line}: the section “{name}” is there twice.</source>
        <translation>第 {line} 行：段落「{name}」出現兩次。</translation>
    </message>
    <message>
        <source>Line {line}: {field} must not be a table.</source>
        <translation>第 {line} 行：{field} 不能是表格。</translation>
    </message>
    <message>
        <source>The file is larger than {most} bytes.</source>
        <translation>檔案大於 {most} 位元組。</translation>
    </message>
    <message>
        <source>Line {line}: {field} is nested more than {most} deep.</source>
        <translation>第 {line} 行：{field} 的巢狀超過 {most} 層。</translation>
    </message>
    <message>
        <source>Line {line}: there are more than {most} fields.</source>
        <translation>第 {line} 行：欄位超過 {most} 個。</translation>
    </message>
    <message>
        <source>Line {line}: {field} has no end.</source>
        <translation>第 {line} 行：{field} 沒有結尾。</translation>
    </message>
    <message>
        <source>“{text}” is not the seed of a draw. It has 32 digits from 0 to 9 and a to f.</source>
        <translation>「{text}」不是抽籤的種子。種子有 32 位，由 0 到 9 和 a 到 f 組成。</translation>
    </message>
    <message>
        <source>Nobody is in yet. Enter players first.</source>
        <translation>還沒有人入場。請先登記玩家。</translation>
    </message>
    <message>
        <source>Seats by high card are for one table of up to {most}, and {players} are in. Draw seats instead.</source>
        <translation>抽牌定座只適用於最多 {most} 人的一張牌桌，現有 {players} 人。請改用抽籤定座。</translation>
    </message>
    <message>
        <source>No seat is open. Open another table or a closed seat.</source>
        <translation>沒有空位。請開另一張牌桌，或開放已關閉的座位。</translation>
    </message>
    <message>
        <source>Table {table} has no open seat {seat}. Choose another, or open it.</source>
        <translation>第 {table} 桌沒有開放的 {seat} 號座位。請選別的座位，或開放它。</translation>
    </message>
    <message>
        <source>Table {table}, seat {seat} is taken by {who}. Choose another.</source>
        <translation>第 {table} 桌 {seat} 號座位已由 {who} 坐著。請選別的座位。</translation>
    </message>
    <message>
        <source>Table {table}, seat {seat} is given to two players. Give each a seat of their own.</source>
        <translation>第 {table} 桌 {seat} 號座位給了兩位玩家。請各給一個座位。</translation>
    </message>
    <message>
        <source>A player is given two seats. Name each player once.</source>
        <translation>有一位玩家得到兩個座位。每位玩家只能列一次。</translation>
    </message>
    <message>
        <source>{who} has no seat yet.</source>
        <translation>{who} 還沒有座位。</translation>
    </message>
    <message>
        <source>{who} has a seat: table {table}, seat {seat}.</source>
        <translation>{who} 已有座位：第 {table} 桌 {seat} 號。</translation>
    </message>
    <message>
        <source>Table {table} is not in play.</source>
        <translation>第 {table} 桌不在使用中。</translation>
    </message>
    <message>
        <source>A table has from {least} to {most} seats.</source>
        <translation>一張牌桌有 {least} 到 {most} 個座位。</translation>
    </message>
    <message>
        <source>Say where the button of table {table} is; then it is clear who moves.</source>
        <translation>請說明第 {table} 桌的莊位在哪裡，才知道該移動誰。</translation>
    </message>
    <message>
        <source>The tables have changed since this plan was made. Look at the new plan.</source>
        <translation>擬定後牌桌已有變動。請看新的方案。</translation>
    </message>
    <message>
        <source>This is the last table; it cannot be broken.</source>
        <translation>這是最後一張牌桌，不能拆桌。</translation>
    </message>
    <message>
        <source>{left} players are left, and the other tables hold {room}. Break the table later.</source>
        <translation>還剩 {left} 人，其他牌桌只能坐 {room} 人。請稍後再拆桌。</translation>
    </message>
    <message>
        <source>{who} is to stay on the seat. Break another table, or let {who} be moved.</source>
        <translation>{who} 已鎖定座位。請拆別的牌桌，或解除 {who} 的鎖定。</translation>
    </message>
    <message>
        <source>Name each table once.</source>
        <translation>每張牌桌只能列一次。</translation>
    </message>
    <message>
        <source>Seats are drawn anew at 1 to {tables} tables.</source>
        <translation>重新抽座可用 1 到 {tables} 張牌桌。</translation>
    </message>
    <message>
        <source>{left} players are left, and so few tables hold {room}. Draw anew later.</source>
        <translation>還剩 {left} 人，這些牌桌只能坐 {room} 人。請稍後再重新抽座。</translation>
    </message>
    <message>
        <source>Nobody sits there to draw for the button.</source>
        <translation>那裡沒有人可以抽牌定莊。</translation>
    </message>
    <message>
        <source>The button of table {table} is not known. Draw for it, or say where it is.</source>
        <translation>不知道第 {table} 桌的莊位。請抽牌定莊，或說明它在哪裡。</translation>
    </message>
    <message>
        <source>The big blind cannot be on the seat of the button or the small blind.</source>
        <translation>大盲不能與莊位或小盲同座。</translation>
    </message>
    <message>
        <source>The cards do not decide it yet. Cards still to be dealt: {count}.</source>
        <translation>牌還分不出勝負。還要發的牌：{count} 張。</translation>
    </message>
    <message>
        <source>The tables play hand-for-hand already.</source>
        <translation>已經在同步發牌。</translation>
    </message>
    <message>
        <source>The tables do not play hand-for-hand.</source>
        <translation>目前沒有同步發牌。</translation>
    </message>
    <message>
        <source>Write from 0 to {most} minutes a hand.</source>
        <translation>每手牌請填 0 到 {most} 分鐘。</translation>
    </message>
    <message>
        <source>Write a stack from 0 to {most}.</source>
        <translation>籌碼量請填 0 到 {most}。</translation>
    </message>
    <message>
        <source>Tables may differ by 1 player or more.</source>
        <translation>各桌人數差至少可為 1。</translation>
    </message>
    <message>
        <source>Seats can be drawn anew at 1 table or more.</source>
        <translation>重新抽座的桌數至少為 1。</translation>
    </message>
    <message>
        <source>Choose players of this tournament for the bounty, each once and not the one who is out.</source>
        <translation>賞金須指定本賽事的玩家，每人一次，且不能是出局者本人。</translation>
    </message>
    <message>
        <source>That player was in no pot, so nobody wins the bounty.</source>
        <translation>該玩家沒有參與任何底池，賞金無人可得。</translation>
    </message>
    <message>
        <source>Somebody must stay in. Leave out whoever won the hand.</source>
        <translation>必須有人留在場上。請排除贏得該局的玩家。</translation>
    </message>
    <message>
        <source>Several players of one table went out in this hand. Write each stack at the start of the hand.</source>
        <translation>同一桌有多人在這局出局。請填寫各人在該局開始時的籌碼量。</translation>
    </message>
    <message>
        <source>A player can go out only once in a hand.</source>
        <translation>同一位玩家在一局中只能出局一次。</translation>
    </message>
    <message>
        <source>There is a deal, so players and pool stay as they are. Cancel the deal first.</source>
        <translation>已有協議分獎，玩家與獎池不能變動。請先取消協議。</translation>
    </message>
    <message>
        <source>Amount {nth} of the deal is below 0.</source>
        <translation>協議分獎的第 {nth} 個金額小於 0。</translation>
    </message>
    <message>
        <source>There is no deal to cancel.</source>
        <translation>沒有可取消的協議分獎。</translation>
    </message>
    <message>
        <source>A deal of {players} players cannot be over {prizes} prizes. Set the prizes first.</source>
        <translation>{players} 位玩家無法就 {prizes} 份獎金協議分獎。請先設定獎金。</translation>
    </message>
    <message>
        <source>A deal is made by all who are in, and at least two: {players} now.</source>
        <translation>協議分獎須由所有在場玩家達成，至少兩人：目前 {players} 人。</translation>
    </message>
    <message>
        <source>Stack {nth} is missing. Everybody in a deal has chips.</source>
        <translation>缺少第 {nth} 個籌碼量。協議分獎的每個人都有籌碼。</translation>
    </message>
    <message>
        <source>The deal gives out {given_cents}; the prizes are {prizes_cents}. Make them equal.</source>
        <translation>協議共分出 {given_cents}；獎金共 {prizes_cents}。兩者必須相等。</translation>
    </message>
    <message>
        <source>ICM is worked out for up to {most} players, not {players}. Use another way.</source>
        <translation>ICM 最多計算 {most} 位玩家，無法計算 {players} 位。請改用其他方式。</translation>
    </message>
    <message>
        <source>By chips, each of the {players} players needs a prize, and only {paid} are paid. Use another way.</source>
        <translation>按籌碼比例分獎時，{players} 位玩家都需有獎金，目前只有 {paid} 個名次有獎。請改用其他方式。</translation>
    </message>
    <message>
        <source>That person is not expected any more.</source>
        <translation>該人已不在預期名單上。</translation>
    </message>
    <message>
        <source>Write an amount from 0 to {most_cents}.</source>
        <translation>請填 0 到 {most_cents} 的金額。</translation>
    </message>
    <message>
        <source>Place {place} gets more than the place before it.</source>
        <translation>第 {place} 名的獎金高於前一名。</translation>
    </message>
    <message>
        <source>Place {place} gets less than 0.</source>
        <translation>第 {place} 名的獎金小於 0。</translation>
    </message>
    <message>
        <source>The house rules have no payout table. Add one.</source>
        <translation>場規中沒有獎金分配表。請加入一份。</translation>
    </message>
    <message>
        <source>The percentages make {given} %. They must make 100 %.</source>
        <translation>百分比合計 {given} %，必須是 100 %。</translation>
    </message>
    <message>
        <source>Nothing is due to {who}.</source>
        <translation>沒有應付給{who}的金額。</translation>
    </message>
    <message>
        <source>{who} was paid nothing.</source>
        <translation>{who}沒有領過款。</translation>
    </message>
    <message>
        <source>These prizes make {given_cents}; the pool is {pool_cents}. Make them equal.</source>
        <translation>這些獎金合計 {given_cents}；獎池是 {pool_cents}。兩者必須相等。</translation>
    </message>
    <message>
        <source>Prizes can be rounded to 1 or more, not to {unit}.</source>
        <translation>獎金的取整單位須為 1 以上，不能是 {unit}。</translation>
    </message>
    <message>
        <source>“{text}” is not a percentage. Write a number from 0 to 100, like 12.5.</source>
        <translation>「{text}」不是百分比。請填 0 到 100 的數字，例如 12.5。</translation>
    </message>
    <message>
        <source>Write a place from {first} to {last}.</source>
        <translation>請填 {first} 到 {last} 的名次。</translation>
    </message>
    <message>
        <source>{purchase}: {who} has bought none.</source>
        <translation>{purchase}：{who}沒有買過。</translation>
    </message>
    <message>
        <source>{purchase}: not offered in this tournament.</source>
        <translation>{purchase}：本賽事不提供。</translation>
    </message>
    <message>
        <source>{purchase}: not yet at this level.</source>
        <translation>{purchase}：此級別尚未開放。</translation>
    </message>
    <message>
        <source>{purchase}: no longer at this level.</source>
        <translation>{purchase}：此級別已不開放。</translation>
    </message>
    <message>
        <source>{purchase}: at most {most} a player.</source>
        <translation>{purchase}：每位玩家最多 {most} 次。</translation>
    </message>
    <message>
        <source>The chip race needs one card for each chip: {needed}, not {given}.</source>
        <translation>抽牌搶籌須為每枚籌碼發一張牌：應為 {needed} 張，不是 {given} 張。</translation>
    </message>
    <message>
        <source>Chips of {old} cannot become chips of {new}: no number of them makes one.</source>
        <translation>面額 {old} 的籌碼無法換成面額 {new}：任何枚數都湊不成一枚。</translation>
    </message>
    <message>
        <source>A rebuy is allowed only without any chips.</source>
        <translation>籌碼用盡時才可重購。</translation>
    </message>
    <message>
        <source>A rebuy is allowed with up to {most} chips, not with {stack}.</source>
        <translation>籌碼量不超過 {most} 才可重購，目前是 {stack}。</translation>
    </message>
    <message>
        <source>Write what the buy-in costs, or what the house adds or guarantees.</source>
        <translation>請填買入金額，或主辦加碼、保證的金額。</translation>
    </message>
    <message>
        <source>Write a number of chips from 1 to {most}.</source>
        <translation>請填 1 到 {most} 的籌碼數。</translation>
    </message>
    <message>
        <source>Write a number from 1 to {most}, or nothing for any number.</source>
        <translation>請填 1 到 {most} 的數字，不限次數則留空。</translation>
    </message>
    <message>
        <source>Write the currency sign with up to {most} letters.</source>
        <translation>貨幣符號最多 {most} 個字元。</translation>
    </message>
    <message>
        <source>Line {nth}: </source>
        <translation>第 {nth} 行：</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>Nothing to undo</source>
        <translation>沒有可復原</translation>
    </message>
    <message>
        <source>Undo: {what}</source>
        <translation>復原：{what}</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>沒有可重做</translation>
    </message>
    <message>
        <source>Redo: {what}</source>
        <translation>重做：{what}</translation>
    </message>
    <message>
        <source>Tournament “{title}”</source>
        <translation>比賽「{title}」</translation>
    </message>
    <message>
        <source>{old} is now {name}</source>
        <translation>{old} 改名為 {name}</translation>
    </message>
    <message>
        <source>{name} removed</source>
        <translation>移除 {name}</translation>
    </message>
    <message>
        <source>{name} out, {place}</source>
        <translation>{name} 出局，{place} 名</translation>
    </message>
    <message>
        <source>{name} in again at {seat}</source>
        <translation>{name} 恢復參賽，坐{seat}</translation>
    </message>
    <message>
        <source>{name} in again</source>
        <translation>{name} 恢復參賽</translation>
    </message>
    <message>
        <source>{name} entered</source>
        <translation>{name} 報名</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) entered</source>
        <translation>
            <numerusform>%n 人報名</numerusform>
        </translation>
    </message>
    <message>
        <source>Structure “{name}”</source>
        <translation>盲注結構「{name}」</translation>
    </message>
    <message>
        <source>Start planned in {time}</source>
        <translation>{time} 後開始</translation>
    </message>
    <message>
        <source>Clock started at {time}</source>
        <translation>計時開始，剩 {time}</translation>
    </message>
    <message>
        <source>Paused at {time}</source>
        <translation>暫停，剩 {time}</translation>
    </message>
    <message>
        <source>To {item}</source>
        <translation>跳到{item}</translation>
    </message>
    <message>
        <source>Clock back at {time}</source>
        <translation>計時回到 {time}</translation>
    </message>
    <message>
        <source>The computer’s clock was set by {time}; nothing else changed</source>
        <translation>電腦時鐘調整了 {time}，其他不變</translation>
    </message>
    <message>
        <source>Time {by}</source>
        <translation>時間 {by}</translation>
    </message>
    <message>
        <source>{item} changed: {time}</source>
        <translation>{item}已改：{time}</translation>
    </message>
    <message>
        <source>{item} changed: {blinds}, {ante}, {time}</source>
        <translation>{item}已改：{blinds}，{ante}，{time}</translation>
    </message>
    <message>
        <source>{item} changed: {blinds}, {time}</source>
        <translation>{item}已改：{blinds}，{time}</translation>
    </message>
    <message>
        <source>another level</source>
        <translation>另一級別</translation>
    </message>
    <message>
        <source>the break</source>
        <translation>休息</translation>
    </message>
    <message>
        <source>level {number}</source>
        <translation>第 {number} 級</translation>
    </message>
    <message>
        <source>Tables break in this order: {tables}</source>
        <translation>拆桌順序：{tables}</translation>
    </message>
    <message>
        <source>House rules changed</source>
        <translation>場規已更改</translation>
    </message>
    <message>
        <source>table {table}, seat {seat}</source>
        <translation>第 {table} 桌 {seat} 號座位</translation>
    </message>
    <message>
        <source>{name} stays on the seat</source>
        <translation>{name} 鎖定座位</translation>
    </message>
    <message>
        <source>{name} may be moved again</source>
        <translation>{name} 解除座位鎖定</translation>
    </message>
    <message>
        <source>{name} sits at {seat}</source>
        <translation>{name} 坐{seat}</translation>
    </message>
    <message>
        <source>{name} to {seat}</source>
        <translation>{name} 移至{seat}</translation>
    </message>
    <message>
        <source>{name}: {seat}</source>
        <translation>{name}：{seat}</translation>
    </message>
    <message>
        <source>{name}: {seat}, waits until the button has passed</source>
        <translation>{name}：{seat}，等莊位過後再發牌</translation>
    </message>
    <message>
        <source>{name}: {seat}, dealt in next hand</source>
        <translation>{name}：{seat}，下一手起發牌</translation>
    </message>
    <message>
        <source>Button drawn for all tables: seat {seat}</source>
        <translation>各桌一同抽牌定莊：{seat} 號座位</translation>
    </message>
    <message>
        <source>Button drawn at table {table}: seat {seat}</source>
        <translation>第 {table} 桌抽牌定莊：{seat} 號座位</translation>
    </message>
    <message>
        <source>Table {table} opened</source>
        <translation>開第 {table} 桌</translation>
    </message>
    <message>
        <source>Table {table} has {size} seats</source>
        <translation>第 {table} 桌有 {size} 個座位</translation>
    </message>
    <message>
        <source>All seats of table {table} open</source>
        <translation>第 {table} 桌座位全部開放</translation>
    </message>
    <message>
        <source>Closed at table {table}: seat {seats}</source>
        <translation>第 {table} 桌關閉座位：{seats}</translation>
    </message>
    <message>
        <source>Table {table} begins with the button on seat {seat}</source>
        <translation>第 {table} 桌開局莊位在 {seat} 號座位</translation>
    </message>
    <message>
        <source>Button of table {table} is on seat {seat}</source>
        <translation>第 {table} 桌的莊位在 {seat} 號座位</translation>
    </message>
    <message>
        <source>Table {table} dealt, button on seat {seat}</source>
        <translation>第 {table} 桌已發牌，莊位在 {seat} 號座位</translation>
    </message>
    <message>
        <source>Table {table} broken: {moved}</source>
        <translation>拆第 {table} 桌：{moved}</translation>
    </message>
    <message>
        <source>Hand-for-hand, {time} off the clock a hand</source>
        <translation>同步發牌，每手扣時鐘 {time}</translation>
    </message>
    <message>
        <source>Hand-for-hand: hand {number} finished</source>
        <translation>同步發牌：第 {number} 手結束</translation>
    </message>
    <message>
        <source>{name} is here</source>
        <translation>{name}已到場</translation>
    </message>
    <message>
        <source>{name} is not here</source>
        <translation>{name}未到場</translation>
    </message>
    <message>
        <source>{what}: {name}</source>
        <translation>{what}：{name}</translation>
    </message>
    <message>
        <source>{what} taken back: {name}</source>
        <translation>取消{what}：{name}</translation>
    </message>
    <message>
        <source>Played without money</source>
        <translation>不涉及金錢</translation>
    </message>
    <message>
        <source>Money set, buy-in {amount}</source>
        <translation>已設定金額，買入 {amount}</translation>
    </message>
    <message>
        <source>{name} is expected</source>
        <translation>預期{name}會來</translation>
    </message>
    <message>
        <source>Bounty of {name}: nobody</source>
        <translation>{name}的賞金：無人</translation>
    </message>
    <message>
        <source>Bounty of {name}: {hunters}</source>
        <translation>{name}的賞金：{hunters}</translation>
    </message>
    <message>
        <source>Tied: {names}</source>
        <translation>並列：{names}</translation>
    </message>
    <message>
        <source>{name} finished {place}, not {before}</source>
        <translation>{name}的名次是{place}，不是{before}</translation>
    </message>
    <message>
        <source>{name} paid {amount}</source>
        <translation>{name}付了 {amount}</translation>
    </message>
    <message>
        <source>{name} has paid {amount} in all</source>
        <translation>{name}共付了 {amount}</translation>
    </message>
    <message>
        <source>{amount} paid out to {name}</source>
        <translation>付給{name} {amount}</translation>
    </message>
    <message>
        <source>{amount} back from {name}</source>
        <translation>{name}退回 {amount}</translation>
    </message>
    <message>
        <source>Prizes by the usual table</source>
        <translation>獎金依常用分配表</translation>
    </message>
    <message>
        <source>Deal ({kind}): {shares}</source>
        <translation>協議分獎（{kind}）：{shares}</translation>
    </message>
    <message>
        <source>Deal cancelled</source>
        <translation>協議分獎已取消</translation>
    </message>
    <message>
        <source>Structure called “{name}”</source>
        <translation>結構名稱改為「{name}」</translation>
    </message>
    <message>
        <source>Starting stack {chips}</source>
        <translation>起始籌碼 {chips}</translation>
    </message>
    <message>
        <source>Break put in: {what}</source>
        <translation>加入休息：{what}</translation>
    </message>
    <message>
        <source>Level put in: {what}</source>
        <translation>加入級別：{what}</translation>
    </message>
    <message>
        <source>Break deleted: {what}</source>
        <translation>刪除休息：{what}</translation>
    </message>
    <message>
        <source>Level deleted: {what}</source>
        <translation>刪除級別：{what}</translation>
    </message>
    <message>
        <source>Break moved up: {what}</source>
        <translation>休息上移：{what}</translation>
    </message>
    <message>
        <source>Break moved down: {what}</source>
        <translation>休息下移：{what}</translation>
    </message>
    <message>
        <source>Level moved up: {what}</source>
        <translation>級別上移：{what}</translation>
    </message>
    <message>
        <source>Level moved down: {what}</source>
        <translation>級別下移：{what}</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>{n} s</source>
        <translation>{n} 秒</translation>
    </message>
    <message>
        <source>{n} min</source>
        <translation>{n} 分鐘</translation>
    </message>
    <message>
        <source>{h} h {m} min</source>
        <translation>{h} 小時 {m} 分</translation>
    </message>
    <message>
        <source>am</source>
        <translation>上午</translation>
    </message>
    <message>
        <source>pm</source>
        <translation>下午</translation>
    </message>
    <message>
        <source>No. {n}</source>
        <translation>第 {n}</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Level {number}</source>
        <translation>第 {number} 級</translation>
    </message>
    <message>
        <source>Break, then level {number}</source>
        <translation>休息，之後第 {number} 級</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>剩餘人數</translation>
    </message>
    <message>
        <source>Next break</source>
        <translation>下次休息</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>投影</translation>
    </message>
    <message>
        <source>Show the clock full screen</source>
        <translation>全螢幕顯示計時</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暫停</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
</context>
<context>
    <name>HuntersCard</name>
    <message>
        <source>Who busted {name}?</source>
        <translation>誰淘汰了{name}？</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Who busted whom?</source>
        <translation>誰淘汰了誰？</translation>
    </message>
    <message>
        <source>These bounties are not given to anybody yet.</source>
        <translation>這些賞金還沒有歸屬。</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>{what}  ({key})</source>
        <translation>{what}（{key}）</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Taken back: {what}</source>
        <translation>已復原：{what}</translation>
    </message>
    <message>
        <source>Done again: {what}</source>
        <translation>已重做：{what}</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>已復原</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>事件</translation>
    </message>
</context>
<context>
    <name>LogPage</name>
    <message>
        <source>Log</source>
        <translation>紀錄</translation>
    </message>
    <message>
        <source>Find: names, levels, words</source>
        <translation>搜尋：姓名、級別、文字</translation>
    </message>
    <message>
        <source>Find in the log</source>
        <translation>搜尋紀錄</translation>
    </message>
    <message>
        <source>Log, newest first</source>
        <translation>紀錄，最新在前</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n 筆</numerusform>
        </translation>
    </message>
    <message>
        <source>{found} of {total}</source>
        <translation>{total} 筆中的 {found} 筆</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>沒有找到</translation>
    </message>
    <message>
        <source>No entry has these words.</source>
        <translation>沒有紀錄含有這些文字。</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>顯示全部</translation>
    </message>
    <message>
        <source>Nothing has happened yet</source>
        <translation>還沒有任何事件</translation>
    </message>
</context>
<context>
    <name>MoneyEvents</name>
    <message numerus="yes">
        <source>%n player(s) expected</source>
        <translation>
            <numerusform>預期 %n 位玩家會來</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) paid</source>
        <translation>
            <numerusform>%n 個名次有獎</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>{what} As it was found, it is kept here: {file}</source>
        <translation>{what} 原檔保留於：{file}</translation>
    </message>
    <message>
        <source>Something in the program went wrong. It goes on, and nothing is lost. Details: {file}</source>
        <translation>程式發生錯誤，但會繼續執行，資料沒有遺失。詳情：{file}</translation>
    </message>
    <message>
        <source>The computer’s clock was set forward by {length}. The tournament took no notice.</source>
        <translation>電腦時鐘被調快 {length}；比賽計時不受影響。</translation>
    </message>
    <message>
        <source>The computer’s clock was set back by {length}. The tournament took no notice.</source>
        <translation>電腦時鐘被調慢 {length}；比賽計時不受影響。</translation>
    </message>
    <message>
        <source>This system does not let the program keep the screen on. Turn its sleep off for tonight.</source>
        <translation>此系統不允許程式保持螢幕開啟；今晚請關閉休眠。</translation>
    </message>
    <message>
        <source>Both screens show the same picture. Set them to extend, not mirror, for a page of its own.</source>
        <translation>兩個螢幕顯示相同畫面；要獨立投影，請改為「延伸」而非「鏡像」。</translation>
    </message>
    <message>
        <source>The projected clock’s screen {screen} is gone. It comes back by itself with the screen.</source>
        <translation>投影螢幕 {screen} 已中斷；重新連接後會自動恢復。</translation>
    </message>
</context>
<context>
    <name>OwnStructures</name>
    <message>
        <source>My own structures</source>
        <translation>我的結構</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>They are offered on the start page and under “Another structure”.</source>
        <translation>在開始頁和「換一個結構」下都能選用。</translation>
    </message>
    <message>
        <source>None yet. Keep the structure of an evening, and it stands here.</source>
        <translation>還沒有。把某一晚的結構存下來，就會出現在這裡。</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>放回</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重新命名</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>刪除</translation>
    </message>
    <message>
        <source>{name} (deleted)</source>
        <translation>{name}（已刪除）</translation>
    </message>
    <message>
        <source>{deed}: {name}</source>
        <translation>{deed}：{name}</translation>
    </message>
    <message>
        <source>Name of the structure</source>
        <translation>結構名稱</translation>
    </message>
</context>
<context>
    <name>PayList</name>
    <message>
        <source>paid</source>
        <translation>已付</translation>
    </message>
    <message>
        <source>{name} is paid</source>
        <translation>已付給{name}</translation>
    </message>
    <message>
        <source>{due} more, {paid} paid</source>
        <translation>再付 {due}，已付 {paid}</translation>
    </message>
    <message>
        <source>{due} back, {paid} paid</source>
        <translation>收回 {due}，已付 {paid}</translation>
    </message>
    <message>
        <source>{amount}, bounty {bounty} in it</source>
        <translation>{amount}，其中賞金 {bounty}</translation>
    </message>
    <message>
        <source>The box is at 0: everything is paid.</source>
        <translation>錢箱為 0：全部付清。</translation>
    </message>
    <message>
        <source>The box should hold {amount}, {fees} of it for the house.</source>
        <translation>錢箱應有 {amount}，其中 {fees} 歸主辦。</translation>
    </message>
    <message>
        <source>The box should hold {amount}.</source>
        <translation>錢箱應有 {amount}。</translation>
    </message>
    <message>
        <source>Pay out</source>
        <translation>發獎金</translation>
    </message>
    <message>
        <source>Nobody has won anything yet. Whoever does stands here.</source>
        <translation>還沒有人贏得獎金；得獎者會列在這裡。</translation>
    </message>
</context>
<context>
    <name>PayoutCard</name>
    <message>
        <source>by the usual table</source>
        <translation>依通用表</translation>
    </message>
    <message>
        <source>own table</source>
        <translation>自訂表</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>百分比</translation>
    </message>
    <message>
        <source>Amounts</source>
        <translation>金額</translation>
    </message>
    <message>
        <source>{place}: per cent</source>
        <translation>{place}：百分比</translation>
    </message>
    <message>
        <source>{place}: amount</source>
        <translation>{place}：金額</translation>
    </message>
    <message>
        <source>Sum {given} = pool {pool}</source>
        <translation>合計 {given} = 獎池 {pool}</translation>
    </message>
    <message>
        <source>Sum {given}, pool {pool}: {missing} missing</source>
        <translation>合計 {given}，獎池 {pool}：還差 {missing}</translation>
    </message>
    <message>
        <source>Sum {given}, pool {pool}: {missing} too much</source>
        <translation>合計 {given}，獎池 {pool}：多出 {missing}</translation>
    </message>
    <message>
        <source>Payout table</source>
        <translation>獎金分配表</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Pay one place more</source>
        <translation>多發一個名次</translation>
    </message>
    <message>
        <source>Pay one place fewer</source>
        <translation>少發一個名次</translation>
    </message>
    <message>
        <source>Usual table</source>
        <translation>通用表</translation>
    </message>
    <message>
        <source>Save prizes</source>
        <translation>儲存獎金</translation>
    </message>
    <message>
        <source>Round to</source>
        <translation>取整到</translation>
    </message>
    <message>
        <source>Round prizes to</source>
        <translation>獎金取整到</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Reinstate</source>
        <translation>恢復參賽</translation>
    </message>
    <message>
        <source>Bust</source>
        <translation>淘汰</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>已付</translation>
    </message>
    <message>
        <source>owes {amount}</source>
        <translation>欠 {amount}</translation>
    </message>
    <message>
        <source>{amount} too much</source>
        <translation>多付 {amount}</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>編號</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>款項</translation>
    </message>
</context>
<context>
    <name>PlayersDelegate</name>
    <message>
        <source>New name</source>
        <translation>新姓名</translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message>
        <source>Players</source>
        <translation>選手</translation>
    </message>
    <message>
        <source>Nobody of that name or number here.</source>
        <translation>這裡沒有這個姓名或編號。</translation>
    </message>
    <message>
        <source>Still in</source>
        <translation>仍在場</translation>
    </message>
    <message>
        <source>{left} of {entries}</source>
        <translation>{left} / {entries}</translation>
    </message>
    <message>
        <source>Name to bust</source>
        <translation>淘汰誰</translation>
    </message>
    <message>
        <source>Name to reinstate</source>
        <translation>恢復誰</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>已出局</translation>
    </message>
    <message>
        <source>Nobody is out yet. Those who go out stand here with their places.</source>
        <translation>還沒有人出局。出局者會列在這裡，並附名次。</translation>
    </message>
    <message>
        <source>The tournament is over</source>
        <translation>比賽結束</translation>
    </message>
    <message>
        <source>Winner: {name}</source>
        <translation>冠軍：{name}</translation>
    </message>
</context>
<context>
    <name>PlayersView</name>
    <message>
        <source>Has paid</source>
        <translation>已付款</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>改名</translation>
    </message>
    <message>
        <source>Remove entry</source>
        <translation>移除報名</translation>
    </message>
</context>
<context>
    <name>Plurals</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n 位玩家</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) without a seat</source>
        <translation>
            <numerusform>%n 位玩家沒有座位</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No button yet at %n table(s)</source>
        <translation>
            <numerusform>%n 張牌桌還沒有莊位</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody fits at %n table(s)</source>
        <translation>
            <numerusform>%n 張牌桌坐得下所有人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tables are uneven: %n player(s) to move</source>
        <translation>
            <numerusform>牌桌人數不均：%n 位玩家要換桌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at %n table(s)</source>
        <translation>
            <numerusform>分坐 %n 桌</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrizesPage</name>
    <message>
        <source>Prizes</source>
        <translation>獎金</translation>
    </message>
    <message>
        <source>{amount} from the house</source>
        <translation>主辦出 {amount}</translation>
    </message>
    <message>
        <source>Prize pool</source>
        <translation>獎池</translation>
    </message>
    <message>
        <source>Places paid</source>
        <translation>獲獎名額</translation>
    </message>
    <message>
        <source>Box should hold</source>
        <translation>錢箱應有</translation>
    </message>
    <message>
        <source>In the money</source>
        <translation>已進錢圈</translation>
    </message>
    <message>
        <source>On the bubble</source>
        <translation>泡沫期</translation>
    </message>
    <message numerus="yes">
        <source>%n bust(s) to the money</source>
        <translation>
            <numerusform>再淘汰 %n 人進錢圈</numerusform>
        </translation>
    </message>
    <message>
        <source>everybody has paid</source>
        <translation>都已付清</translation>
    </message>
    <message>
        <source>{name} owes {amount}</source>
        <translation>{name}還欠 {amount}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) owe {amount}</source>
        <translation>
            <numerusform>%n 人還欠 {amount}</numerusform>
        </translation>
    </message>
    <message>
        <source>Played without money</source>
        <translation>不涉及金錢</translation>
    </message>
    <message>
        <source>Say what the buy-in is, and pool, prizes, deals and the cash box are worked out here.</source>
        <translation>填上買入金額，獎池、獎金、協議與錢箱就會在這裡算好。</translation>
    </message>
    <message>
        <source>Play for money</source>
        <translation>設定金額</translation>
    </message>
    <message>
        <source>Buy-in and more</source>
        <translation>買入等金額</translation>
    </message>
</context>
<context>
    <name>Projector</name>
    <message>
        <source>Level {number}</source>
        <translation>第 {number} 級</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>準備開始</translation>
    </message>
    <message>
        <source>Starts in</source>
        <translation>距離開始</translation>
    </message>
    <message>
        <source>{level} · last level</source>
        <translation>{level} · 最後一級</translation>
    </message>
    <message>
        <source>{level} · last minute</source>
        <translation>{level} · 最後一分鐘</translation>
    </message>
    <message>
        <source>{level} · last seconds</source>
        <translation>{level} · 最後十秒</translation>
    </message>
    <message>
        <source>PAUSED · break</source>
        <translation>已暫停 · 休息</translation>
    </message>
    <message>
        <source>PAUSED · {level}</source>
        <translation>已暫停 · {level}</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>休息</translation>
    </message>
    <message>
        <source>Overtime · {level}</source>
        <translation>加時 · {level}</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>冠軍</translation>
    </message>
    <message>
        <source>No blinds</source>
        <translation>無盲注</translation>
    </message>
    <message>
        <source>Blind</source>
        <translation>盲注</translation>
    </message>
    <message>
        <source>Back at {time}</source>
        <translation>{time} 繼續</translation>
    </message>
    <message>
        <source>At {time}</source>
        <translation>{time} 開始</translation>
    </message>
    <message>
        <source>Blinds stay</source>
        <translation>盲注不變</translation>
    </message>
    <message>
        <source>Last level</source>
        <translation>最後一級</translation>
    </message>
    <message>
        <source>Colour-up</source>
        <translation>換大籌碼</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一級</translation>
    </message>
    <message>
        <source>ante {amount}</source>
        <translation>前注 {amount}</translation>
    </message>
    <message>
        <source>Next break in</source>
        <translation>下次休息</translation>
    </message>
    <message>
        <source>Break in</source>
        <translation>距離休息</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>剩餘人數</translation>
    </message>
    <message>
        <source>Prize pool</source>
        <translation>獎池</translation>
    </message>
    <message>
        <source>{place} {amount}</source>
        <translation>{place} {amount}</translation>
    </message>
    <message>
        <source>In the money</source>
        <translation>已進錢圈</translation>
    </message>
    <message>
        <source>On the bubble</source>
        <translation>泡沫期</translation>
    </message>
    <message>
        <source>{count} paid</source>
        <translation>{count} 人獲獎</translation>
    </message>
    <message>
        <source>{count} BB</source>
        <translation>{count} BB</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>平均籌碼</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} 人參賽</translation>
    </message>
</context>
<context>
    <name>ProjectorWindow</name>
    <message>
        <source>Projected clock</source>
        <translation>投影計時畫面</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Tournaments</source>
        <translation>所有比賽</translation>
    </message>
    <message>
        <source>Close this tournament and choose another; everything is saved</source>
        <translation>關閉此比賽並選擇其他比賽；一切都已儲存</translation>
    </message>
</context>
<context>
    <name>SeatEvents</name>
    <message numerus="yes">
        <source>Seats of %n player(s) by high card</source>
        <translation>
            <numerusform>%n 位玩家抽牌定座</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) seated by hand</source>
        <translation>
            <numerusform>%n 位玩家手動就座</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tables balanced: %n player(s) moved</source>
        <translation>
            <numerusform>平衡牌桌：移動 %n 人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stacks of %n player(s) counted</source>
        <translation>
            <numerusform>清點 %n 位玩家的籌碼</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seats drawn anew at %n table(s)</source>
        <translation>
            <numerusform>在 %n 張牌桌重新抽座</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seats drawn for %n player(s)</source>
        <translation>
            <numerusform>%n 位玩家抽籤定座</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buttons drawn at %n table(s)</source>
        <translation>
            <numerusform>%n 張牌桌抽牌定莊</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) moved</source>
        <translation>
            <numerusform>移動 %n 人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hand-for-hand over after %n hand(s)</source>
        <translation>
            <numerusform>同步發牌結束，共 %n 手</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>語言</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>外觀</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Hours of the day</source>
        <translation>時間格式</translation>
    </message>
    <message>
        <source>Look of the projected clock</source>
        <translation>投影計時的外觀</translation>
    </message>
    <message>
        <source>Screen of the projected clock</source>
        <translation>投影計時的螢幕</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>動態</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空白鍵</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>淺色</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>綠絨</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高對比</translation>
    </message>
    <message>
        <source>As here</source>
        <translation>與此相同</translation>
    </message>
    <message>
        <source>As usual here</source>
        <translation>依地區習慣</translation>
    </message>
    <message>
        <source>9:30 pm</source>
        <translation>下午 9:30</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>減少動態效果</translation>
    </message>
    <message>
        <source>Nothing moves that need not; what changes, changes at once.</source>
        <translation>不必要的動畫都不顯示，變化立即完成。</translation>
    </message>
    <message>
        <source>Space presses buttons</source>
        <translation>空白鍵可按下按鈕</translation>
    </message>
    <message>
        <source>For screen readers. While a button has the focus, Space presses it instead of the clock.</source>
        <translation>供螢幕閱讀器使用。焦點在按鈕上時，空白鍵按下按鈕，而非控制計時。</translation>
    </message>
    <message>
        <source>The largest other screen</source>
        <translation>最大的其他螢幕</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Friday night</source>
        <translation>週五夜賽</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n 名玩家</numerusform>
        </translation>
    </message>
    <message>
        <source>Tournament clock and dealer’s help for real cards and chips</source>
        <translation>真實牌桌的比賽計時與荷官助手</translation>
    </message>
    <message>
        <source>Tonight’s game</source>
        <translation>今晚的比賽</translation>
    </message>
    <message>
        <source>Your tournaments</source>
        <translation>你的比賽</translation>
    </message>
    <message>
        <source>Nothing yet. Choose a structure for tonight; everything is saved by itself.</source>
        <translation>還沒有比賽。請為今晚選擇盲注結構；一切自動儲存。</translation>
    </message>
    <message>
        <source>Choose a structure; then add the players</source>
        <translation>選擇盲注結構，接著加入玩家</translation>
    </message>
    <message>
        <source>{chips} chips · {minutes} min a level
Blinds from {blinds}
Up to {length}</source>
        <translation>{chips} 籌碼 · 每級 {minutes} 分鐘
盲注從 {blinds} 起
最長 {length}</translation>
    </message>
    <message>
        <source>Name of the evening</source>
        <translation>比賽名稱</translation>
    </message>
    <message>
        <source>Poker night {date}</source>
        <translation>撲克之夜 {date}</translation>
    </message>
    <message>
        <source>Look at a sample tournament</source>
        <translation>看看範例比賽</translation>
    </message>
</context>
<context>
    <name>StartPlanner</name>
    <message>
        <source>Starts by itself at {time}</source>
        <translation>{time} 自動開始</translation>
    </message>
    <message>
        <source>Plan the start</source>
        <translation>預定開始</translation>
    </message>
    <message>
        <source>20:30 or 15</source>
        <translation>20:30 或 15</translation>
    </message>
    <message>
        <source>Hour of the start, or minutes from now</source>
        <translation>開始的時刻，或幾分鐘後</translation>
    </message>
    <message>
        <source>Call off</source>
        <translation>取消預定</translation>
    </message>
    <message>
        <source>Count down</source>
        <translation>開始倒數</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Bust</source>
        <translation>淘汰</translation>
    </message>
    <message>
        <source>Reinstate</source>
        <translation>恢復參賽</translation>
    </message>
    <message>
        <source>Late entry</source>
        <translation>延遲報名</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Name or number</source>
        <translation>姓名或編號</translation>
    </message>
    <message>
        <source>Enter to confirm, Esc to close</source>
        <translation>Enter 確認，Esc 關閉</translation>
    </message>
</context>
<context>
    <name>Structure</name>
    <message>
        <source>colour-up {chips}</source>
        <translation>換掉 {chips}</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>級別</translation>
    </message>
    <message>
        <source>Blinds</source>
        <translation>盲注</translation>
    </message>
    <message>
        <source>Ante</source>
        <translation>前注</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>分</translation>
    </message>
    <message>
        <source>At</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>no colour-up</source>
        <translation>不換籌碼</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>休息</translation>
    </message>
    <message>
        <source>Small blind</source>
        <translation>小盲</translation>
    </message>
    <message>
        <source>Big blind</source>
        <translation>大盲</translation>
    </message>
    <message>
        <source>Ante by</source>
        <translation>前注方式</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>分鐘</translation>
    </message>
    <message>
        <source>Betting</source>
        <translation>下注方式</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>備註</translation>
    </message>
</context>
<context>
    <name>StructureFiles</name>
    <message>
        <source>Name and starting stack…</source>
        <translation>名稱與起始籌碼…</translation>
    </message>
    <message>
        <source>Keep as my own structure…</source>
        <translation>存為自訂結構…</translation>
    </message>
    <message>
        <source>My own structures…</source>
        <translation>我的結構…</translation>
    </message>
    <message>
        <source>Read from a file…</source>
        <translation>從檔案讀入…</translation>
    </message>
    <message>
        <source>Write to a file…</source>
        <translation>寫入檔案…</translation>
    </message>
    <message>
        <source>A structure can be exchanged only before the first start.</source>
        <translation>只有在第一次開始前才能更換結構。</translation>
    </message>
    <message>
        <source>The players have their chips: the stack can be changed before the first start only.</source>
        <translation>玩家已拿到籌碼：只有在第一次開始前才能更改。</translation>
    </message>
    <message>
        <source>Name of the structure</source>
        <translation>結構名稱</translation>
    </message>
    <message>
        <source>Starting stack</source>
        <translation>起始籌碼</translation>
    </message>
    <message>
        <source>Name and starting stack</source>
        <translation>名稱與起始籌碼</translation>
    </message>
    <message>
        <source>Keep as my own structure</source>
        <translation>存為自訂結構</translation>
    </message>
    <message>
        <source>Kept as “{name}”, also for other evenings.</source>
        <translation>已存為「{name}」，其他晚上也能用。</translation>
    </message>
    <message>
        <source>Structures (*.json)</source>
        <translation>結構 (*.json)</translation>
    </message>
    <message>
        <source>Read a structure</source>
        <translation>讀入結構</translation>
    </message>
    <message>
        <source>Read from {file}.</source>
        <translation>已從 {file} 讀入。</translation>
    </message>
    <message>
        <source>Write the structure</source>
        <translation>寫出結構</translation>
    </message>
    <message>
        <source>Written to {file}.</source>
        <translation>已寫入 {file}。</translation>
    </message>
</context>
<context>
    <name>StructurePage</name>
    <message>
        <source>Structure</source>
        <translation>盲注結構</translation>
    </message>
    <message>
        <source>Levels and breaks</source>
        <translation>級別與休息</translation>
    </message>
    <message>
        <source>Another structure</source>
        <translation>換一個結構</translation>
    </message>
    <message>
        <source>Starting stack {chips}</source>
        <translation>起始籌碼 {chips}</translation>
    </message>
    <message>
        <source>Chips that leave the game in this break, like 25 / 100.</source>
        <translation>這次休息要換掉的籌碼，例如 25 / 100。</translation>
    </message>
    <message>
        <source>Type into a cell. Enter takes it and goes down, Tab goes right, Esc leaves it as it was.</source>
        <translation>在格中輸入。Enter 採用並往下，Tab 往右，Esc 恢復原狀。</translation>
    </message>
    <message>
        <source>A structure can be exchanged only before the first start; its levels can be edited always.</source>
        <translation>首次開始之前才能更換結構；級別隨時可以修改。</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Name, starting stack, my own structures, files</source>
        <translation>名稱、起始籌碼、我的結構、檔案</translation>
    </message>
    <message>
        <source>last level at {time}</source>
        <translation>最後一級 {time}</translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n 個級別</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n break(s)</source>
        <translation>
            <numerusform>%n 次休息</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to this level</source>
        <translation>跳到此級別</translation>
    </message>
    <message>
        <source>Go to this break</source>
        <translation>跳到此休息</translation>
    </message>
    <message>
        <source>Go to level {number}</source>
        <translation>跳到第 {number} 級</translation>
    </message>
</context>
<context>
    <name>StructureTools</name>
    <message>
        <source>Level</source>
        <translation>級別</translation>
    </message>
    <message>
        <source>Put in a level below</source>
        <translation>在下方加入級別</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>休息</translation>
    </message>
    <message>
        <source>Put in a break below</source>
        <translation>在下方加入休息</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Once more below, a level with the next blinds</source>
        <translation>在下方再加一個，級別用接下來的盲注</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>刪除</translation>
    </message>
    <message>
        <source>Delete this level or break</source>
        <translation>刪除此級別或休息</translation>
    </message>
    <message>
        <source>{what}  ({key})</source>
        <translation>{what}（{key}）</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>Table {number}</source>
        <translation>第 {number} 桌</translation>
    </message>
    <message>
        <source>table {table}, seat {seat}</source>
        <translation>第 {table} 桌 {seat} 號座位</translation>
    </message>
    <message>
        <source>SB</source>
        <translation>小盲</translation>
    </message>
    <message>
        <source>BB</source>
        <translation>大盲</translation>
    </message>
    <message>
        <source>Waits: three short of the fullest table</source>
        <translation>暫停：比人數最多的牌桌少三人</translation>
    </message>
    <message>
        <source>Button not known</source>
        <translation>莊位位置未知</translation>
    </message>
    <message>
        <source>Heads-up: the button posts the small blind</source>
        <translation>單挑：莊位下小盲</translation>
    </message>
    <message>
        <source>Next hand: no small blind, big blind {big}</source>
        <translation>下一局：無小盲，大盲 {big}</translation>
    </message>
    <message>
        <source>Next hand: dead button, big blind {big}</source>
        <translation>下一局：死按鈕，大盲 {big}</translation>
    </message>
    <message>
        <source>Next blinds: {small}, {big}</source>
        <translation>下一局盲注：{small}、{big}</translation>
    </message>
    <message>
        <source>The button is not known. Draw for it, or choose its seat.</source>
        <translation>莊位位置未知。請抽牌決定，或選定座位。</translation>
    </message>
    <message>
        <source>First hand: button on seat {seat}, {name}.</source>
        <translation>第一局：莊位在 {seat} 號座位，{name}。</translation>
    </message>
    <message>
        <source>First hand: dead button on seat {seat}.</source>
        <translation>第一局：死按鈕在 {seat} 號座位。</translation>
    </message>
    <message>
        <source>Button last known on seat {seat}, {name}.</source>
        <translation>莊位最後已知在 {seat} 號座位，{name}。</translation>
    </message>
    <message>
        <source>Button last known on seat {seat}, which is empty.</source>
        <translation>莊位最後已知在 {seat} 號空座位。</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>已關閉</translation>
    </message>
    <message>
        <source>open</source>
        <translation>空位</translation>
    </message>
    <message>
        <source>button</source>
        <translation>莊位</translation>
    </message>
    <message>
        <source>next small blind</source>
        <translation>下一局小盲</translation>
    </message>
    <message>
        <source>next big blind</source>
        <translation>下一局大盲</translation>
    </message>
    <message>
        <source>stays on the seat</source>
        <translation>座位固定</translation>
    </message>
    <message>
        <source>{chips} as of {time}</source>
        <translation>{chips}（{time} 清點）</translation>
    </message>
    <message>
        <source>{before} → {seat}</source>
        <translation>{before} → {seat}</translation>
    </message>
    <message>
        <source>next big blind there</source>
        <translation>原桌的下一個大盲</translation>
    </message>
    <message>
        <source>first one who may be moved</source>
        <translation>第一位可移動的玩家</translation>
    </message>
    <message>
        <source>big blind at once here</source>
        <translation>到新桌立即下大盲</translation>
    </message>
    <message>
        <source>waits until the button has passed</source>
        <translation>等莊位經過後入局</translation>
    </message>
    <message>
        <source>Table {table}: button still on empty seat {seat}?</source>
        <translation>第 {table} 桌：莊位仍在 {seat} 號空座位嗎？</translation>
    </message>
    <message>
        <source>Table {table}: button still with {name}?</source>
        <translation>第 {table} 桌：莊位仍在 {name} 面前嗎？</translation>
    </message>
    <message>
        <source>Time for the final table</source>
        <translation>可以合併成決賽桌</translation>
    </message>
    <message>
        <source>Table {number} can break</source>
        <translation>第 {number} 桌可以拆桌</translation>
    </message>
    <message>
        <source>Each draws a random open seat at the tables with the fewest players.</source>
        <translation>每人在人數最少的牌桌隨機抽一個空位。</translation>
    </message>
    <message>
        <source>A card face up to each seat; the best rank has the first button.</source>
        <translation>每個座位發一張明牌，點數最大者先拿莊位。</translation>
    </message>
    <message>
        <source>All seats are drawn anew; then the button is.</source>
        <translation>所有座位重新抽籤，然後抽牌定莊。</translation>
    </message>
    <message>
        <source>Everybody fits at the other tables. The best card takes the first seat.</source>
        <translation>其他牌桌坐得下所有人。牌最大者拿第一個座位。</translation>
    </message>
    <message>
        <source>Everybody fits at the other tables, but somebody is to stay on the seat.</source>
        <translation>其他牌桌坐得下所有人，但有人的座位是固定的。</translation>
    </message>
    <message>
        <source>Between hands the next big blind moves, into the worst open seat.</source>
        <translation>兩局之間，下一個大盲換到最差的空位。</translation>
    </message>
    <message>
        <source>Seat them</source>
        <translation>安排座位</translation>
    </message>
    <message>
        <source>High card for the button</source>
        <translation>抽牌定莊</translation>
    </message>
    <message>
        <source>Redraw all seats</source>
        <translation>所有座位重新抽籤</translation>
    </message>
    <message>
        <source>Break the table</source>
        <translation>拆桌</translation>
    </message>
    <message>
        <source>Still so: move</source>
        <translation>仍是如此：換桌</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>換桌</translation>
    </message>
</context>
<context>
    <name>TablesPage</name>
    <message>
        <source>Tables</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Seats; arrows choose, Enter picks up and puts down</source>
        <translation>座位；方向鍵選擇，Enter 拿起與放下</translation>
    </message>
    <message>
        <source>Choose the seat that has the button, then press B.</source>
        <translation>選擇有莊位的座位，再按 B。</translation>
    </message>
    <message>
        <source>Nobody and no seat of that name or number.</source>
        <translation>沒有這個名字或號碼的玩家或座位。</translation>
    </message>
</context>
<context>
    <name>TablesSide</name>
    <message>
        <source>{name} is picked up. Choose a seat and press Enter; on a taken one the two change seats.</source>
        <translation>已拿起 {name}。選擇座位後按 Enter；座位有人時兩人互換。</translation>
    </message>
    <message>
        <source>Choose a seat to move, swap or lock a player.</source>
        <translation>選擇座位，即可移動、互換或固定玩家。</translation>
    </message>
    <message>
        <source>Closed seat</source>
        <translation>已關閉的座位</translation>
    </message>
    <message>
        <source>Open seat</source>
        <translation>空位</translation>
    </message>
    <message>
        <source>Stack not known</source>
        <translation>籌碼量未知</translation>
    </message>
    <message>
        <source>Put down here</source>
        <translation>放在這裡</translation>
    </message>
    <message>
        <source>Move or swap</source>
        <translation>移動或互換</translation>
    </message>
    <message>
        <source>May be moved</source>
        <translation>可以移動</translation>
    </message>
    <message>
        <source>Keep on seat</source>
        <translation>固定座位</translation>
    </message>
    <message>
        <source>Close seat</source>
        <translation>關閉座位</translation>
    </message>
    <message>
        <source>Name or 2/6; Bo &gt; 2/6 moves</source>
        <translation>名字或 2/6；Bo &gt; 2/6 換座</translation>
    </message>
    <message>
        <source>Find a player or a seat, 2/6. Bo &gt; 2/6 moves, Bo &gt; Ann swaps.</source>
        <translation>尋找玩家或座位，如 2/6。Bo &gt; 2/6 為換座，Bo &gt; Ann 為互換座位。</translation>
    </message>
    <message>
        <source>Stack, counted now</source>
        <translation>現在清點的籌碼量</translation>
    </message>
    <message>
        <source>Physical cards by seat: Kh 9d 2s</source>
        <translation>按座位輸入實體牌：Kh 9d 2s</translation>
    </message>
    <message>
        <source>Physical cards for the button, in the order of seats</source>
        <translation>抽莊位的實體牌，按座位順序</translation>
    </message>
    <message>
        <source>Button is here</source>
        <translation>莊位在這裡</translation>
    </message>
    <message>
        <source>High card</source>
        <translation>抽牌</translation>
    </message>
    <message>
        <source>A card to each seat of this table; the best rank has the button</source>
        <translation>本桌每個座位發一張牌，點數最大者得莊位</translation>
    </message>
    <message>
        <source>Hand dealt</source>
        <translation>已發一局</translation>
    </message>
    <message>
        <source>Button and blinds have moved on by one hand</source>
        <translation>莊位與盲注已前進一局</translation>
    </message>
    <message>
        <source>Show seats</source>
        <translation>顯示座位</translation>
    </message>
    <message>
        <source>Everybody&apos;s seat on the projected page</source>
        <translation>在投影頁顯示所有人的座位</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>開新桌</translation>
    </message>
    <message>
        <source>All buttons</source>
        <translation>所有莊位</translation>
    </message>
    <message>
        <source>High card for the button at every table</source>
        <translation>每張牌桌抽牌定莊</translation>
    </message>
    <message>
        <source>Redraw seats</source>
        <translation>座位重新抽籤</translation>
    </message>
    <message>
        <source>Draw all seats anew at as many tables as there are</source>
        <translation>以現有的桌數，所有座位重新抽籤</translation>
    </message>
</context>
<context>
    <name>TablesStart</name>
    <message>
        <source>Seats a table</source>
        <translation>每桌座位</translation>
    </message>
    <message>
        <source>Seats by high card</source>
        <translation>抽牌定座</translation>
    </message>
    <message>
        <source>The best card takes the button on seat 1, the others follow clockwise</source>
        <translation>牌最大者坐 1 號座位並得莊位，其餘順時針入座</translation>
    </message>
    <message>
        <source>Physical cards, by order of entry: Kh 9d 2s</source>
        <translation>按報名順序輸入實體牌：Kh 9d 2s</translation>
    </message>
    <message>
        <source>Physical cards in the order of entry; empty = dealt here</source>
        <translation>按報名順序的實體牌；留空由程式發牌</translation>
    </message>
    <message>
        <source>No players to seat yet</source>
        <translation>還沒有玩家可安排座位</translation>
    </message>
    <message>
        <source>Enter the players first; then their seats are drawn here.</source>
        <translation>先輸入玩家，再在這裡抽籤定座。</translation>
    </message>
    <message>
        <source>Enter players</source>
        <translation>輸入玩家</translation>
    </message>
    <message>
        <source>Draw the seats</source>
        <translation>抽籤定座</translation>
    </message>
    <message>
        <source>{players} {tables}: {sizes}</source>
        <translation>{players}，{tables}：{sizes}</translation>
    </message>
    <message>
        <source>Draw seats</source>
        <translation>抽籤定座</translation>
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
        <translation>不，在別處</translation>
    </message>
</context>
<context>
    <name>TermsCard</name>
    <message>
        <source>What does it cost to play?</source>
        <translation>參賽要多少錢？</translation>
    </message>
    <message>
        <source>Leave a line empty and it is not offered. Nothing is final: amounts can be changed later.</source>
        <translation>整行留空就是不提供。金額之後都可以再改。</translation>
    </message>
    <message>
        <source>To the prizes</source>
        <translation>進獎池</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>手續費</translation>
    </message>
    <message>
        <source>Bounty</source>
        <translation>賞金</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>籌碼</translation>
    </message>
    <message>
        <source>Most a player</source>
        <translation>每人上限</translation>
    </message>
    <message>
        <source>as start</source>
        <translation>同起始</translation>
    </message>
    <message>
        <source>any</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Added by the house</source>
        <translation>主辦加碼</translation>
    </message>
    <message>
        <source>Kept by the house</source>
        <translation>主辦抽取</translation>
    </message>
    <message>
        <source>Guaranteed pool</source>
        <translation>保證獎池</translation>
    </message>
    <message>
        <source>Currency sign</source>
        <translation>貨幣符號</translation>
    </message>
    <message>
        <source>A bounty</source>
        <translation>賞金</translation>
    </message>
    <message>
        <source>all in cash</source>
        <translation>全部付現金</translation>
    </message>
    <message>
        <source>half in cash, half on the winner&apos;s head</source>
        <translation>一半付現金，一半加到贏家身上</translation>
    </message>
    <message>
        <source>A rebuy</source>
        <translation>重購</translation>
    </message>
    <message>
        <source>with up to the starting stack</source>
        <translation>籌碼不多於起始籌碼</translation>
    </message>
    <message>
        <source>only without chips</source>
        <translation>沒有籌碼時才可以</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>儲存</translation>
    </message>
    <message>
        <source>Play for money</source>
        <translation>設定金額</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Play without money</source>
        <translation>不涉及金錢</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>none</source>
        <translation>無</translation>
    </message>
    <message>
        <source>every player</source>
        <translation>每人</translation>
    </message>
    <message>
        <source>big blind</source>
        <translation>大盲</translation>
    </message>
    <message>
        <source>button</source>
        <translation>莊位</translation>
    </message>
    <message>
        <source>no ante</source>
        <translation>無前注</translation>
    </message>
    <message>
        <source>Ante</source>
        <translation>前注</translation>
    </message>
    <message>
        <source>BB ante</source>
        <translation>大盲前注</translation>
    </message>
    <message>
        <source>Button ante</source>
        <translation>莊位前注</translation>
    </message>
    <message>
        <source>no-limit</source>
        <translation>無限注</translation>
    </message>
    <message>
        <source>pot-limit</source>
        <translation>底池限注</translation>
    </message>
    <message>
        <source>fixed-limit</source>
        <translation>固定限注</translation>
    </message>
    <message>
        <source>Lower than the level before</source>
        <translation>低於前一級別</translation>
    </message>
    <message>
        <source>More than double the level before</source>
        <translation>超過前一級別的兩倍</translation>
    </message>
    <message>
        <source>Same as the level before</source>
        <translation>與前一級別相同</translation>
    </message>
    <message>
        <source>Ante above the big blind</source>
        <translation>前注高於大盲</translation>
    </message>
    <message>
        <source>No blinds</source>
        <translation>沒有盲注</translation>
    </message>
    <message>
        <source>No small blind</source>
        <translation>沒有小盲</translation>
    </message>
    <message>
        <source>Not payable with the chips in play</source>
        <translation>場上的籌碼付不出這個數額</translation>
    </message>
    <message>
        <source>Buy-in</source>
        <translation>買入</translation>
    </message>
    <message>
        <source>Re-entry</source>
        <translation>重新入場</translation>
    </message>
    <message>
        <source>Rebuy</source>
        <translation>重購</translation>
    </message>
    <message>
        <source>Add-on</source>
        <translation>加購</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>選手 {number}</translation>
    </message>
    <message>
        <source>even</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>by chips</source>
        <translation>按籌碼比例</translation>
    </message>
    <message>
        <source>ICM</source>
        <translation>ICM</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>自訂</translation>
    </message>
</context>
<context>
    <name>_Rest</name>
    <message numerus="yes">
        <source>and %n more; all of them stand on the projected page</source>
        <translation>
            <numerusform>還有 %n 位；投影頁上列出所有人</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_Sized</name>
    <message numerus="yes">
        <source>%n seat(s) a table</source>
        <translation>
            <numerusform>每桌 %n 個座位</numerusform>
        </translation>
    </message>
</context>
</TS>
