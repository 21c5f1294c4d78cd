<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_Hans" sourcelanguage="en">
<context>
    <name>AddPlayers</name>
    <message>
        <source>Who plays tonight?</source>
        <translation>今晚谁参赛？</translation>
    </message>
    <message>
        <source>Add players</source>
        <translation>加入选手</translation>
    </message>
    <message>
        <source>Paste the names, one a line. Or just write how many play; names can follow later.</source>
        <translation>粘贴姓名，每行一位；或只写人数，姓名可以之后再补。</translation>
    </message>
    <message>
        <source>Names, one a line, or a number of players</source>
        <translation>姓名（每行一位）或人数</translation>
    </message>
    <message>
        <source>One name a line, or a number</source>
        <translation>每行一个姓名，或人数</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) entered.</source>
        <translation>
            <numerusform>已报名 %n 人。</numerusform>
        </translation>
    </message>
    <message>
        <source>Add</source>
        <translation>加入</translation>
    </message>
    <message numerus="yes">
        <source>Add %n player(s) without names</source>
        <translation>
            <numerusform>加入 %n 位无名选手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n player(s)</source>
        <translation>
            <numerusform>加入 %n 位选手</numerusform>
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
        <translation>已经在场：{names}。同名者以编号区分。</translation>
    </message>
</context>
<context>
    <name>Asking</name>
    <message>
        <source>OK</source>
        <translation>确定</translation>
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
        <translation>程序中断了 {time}。计时从中断处继续，数据没有丢失。</translation>
    </message>
    <message>
        <source>Go on: {clock}</source>
        <translation>继续：{clock}</translation>
    </message>
    <message>
        <source>Count it: {clock}</source>
        <translation>计入：{clock}</translation>
    </message>
    <message>
        <source>break, {time}</source>
        <translation>休息，{time}</translation>
    </message>
    <message>
        <source>level {number}, {time}</source>
        <translation>第 {number} 级，{time}</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>{table}: seat {seat}</source>
        <translation>{table}：{seat} 号座位</translation>
    </message>
    <message>
        <source>Button at all tables: seat {seat}</source>
        <translation>所有牌桌的庄位：{seat} 号座位</translation>
    </message>
    <message>
        <source>Button: seat {seat}, which is empty</source>
        <translation>庄位：{seat} 号空座位</translation>
    </message>
    <message>
        <source>Button: {name}, seat {seat}</source>
        <translation>庄位：{name}，{seat} 号座位</translation>
    </message>
    <message>
        <source>Seat {seat}</source>
        <translation>{seat} 号座位</translation>
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
        <translation>请换桌</translation>
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
        <translation>第 {number} 桌：抽牌定庄</translation>
    </message>
    <message>
        <source>High card for the button</source>
        <translation>抽牌定庄</translation>
    </message>
</context>
<context>
    <name>CashCard</name>
    <message>
        <source>Box should hold {amount}</source>
        <translation>钱箱应有 {amount}</translation>
    </message>
    <message>
        <source>everybody has paid</source>
        <translation>都已付清</translation>
    </message>
    <message>
        <source>{name} owes {amount}</source>
        <translation>{name}还欠 {amount}</translation>
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
        <translation>投影计时画面</translation>
    </message>
</context>
<context>
    <name>ClockPage</name>
    <message>
        <source>Clock</source>
        <translation>计时</translation>
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
        <translation>减少一分钟</translation>
    </message>
    <message>
        <source>One minute more</source>
        <translation>增加一分钟</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>上一级</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>下一级</translation>
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
        <translation>盲注结构</translation>
    </message>
    <message>
        <source>Structure; Enter goes to the level</source>
        <translation>盲注结构；按 Enter 跳到该级别</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>现况</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Start now</source>
        <translation>立即开始</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Go to this level</source>
        <translation>跳到此级别</translation>
    </message>
    <message>
        <source>Go to this break</source>
        <translation>跳到此休息</translation>
    </message>
    <message>
        <source>Go to level {number}</source>
        <translation>跳到第 {number} 级</translation>
    </message>
    <message>
        <source>Chips in play</source>
        <translation>场上筹码</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n 人报名</numerusform>
        </translation>
    </message>
    <message>
        <source>Structure ends</source>
        <translation>结构结束</translation>
    </message>
    <message>
        <source>over</source>
        <translation>已结束</translation>
    </message>
    <message>
        <source>after level {number}</source>
        <translation>第 {number} 级之后</translation>
    </message>
    <message numerus="yes">
        <source>%n out</source>
        <translation>
            <numerusform>%n 人出局</numerusform>
        </translation>
    </message>
    <message>
        <source>none entered yet</source>
        <translation>尚无人报名</translation>
    </message>
    <message>
        <source>Players left</source>
        <translation>剩余人数</translation>
    </message>
    <message numerus="yes">
        <source>%n big blind(s)</source>
        <translation>
            <numerusform>%n 个大盲</numerusform>
        </translation>
    </message>
    <message>
        <source>Average stack</source>
        <translation>平均筹码</translation>
    </message>
    <message>
        <source>{count} big blinds</source>
        <translation>{count} 个大盲</translation>
    </message>
    <message>
        <source>Next break</source>
        <translation>下次休息</translation>
    </message>
    <message>
        <source>none follows</source>
        <translation>之后没有休息</translation>
    </message>
    <message>
        <source>back {time}</source>
        <translation>{time} 继续</translation>
    </message>
</context>
<context>
    <name>ClockPanel</name>
    <message>
        <source>Clock</source>
        <translation>计时</translation>
    </message>
</context>
<context>
    <name>DealCard</name>
    <message>
        <source>Amount of {name}</source>
        <translation>{name}的金额</translation>
    </message>
    <message>
        <source>Chips of {name}</source>
        <translation>{name}的筹码</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>筹码</translation>
    </message>
    <message>
        <source>{name} would get more than the first prize of {prize}.</source>
        <translation>{name}会拿到比第一名奖金 {prize} 更多。</translation>
    </message>
    <message>
        <source>Agreed: {kind}. Busts and places go on as before.</source>
        <translation>已协议：{kind}。淘汰与名次照常进行。</translation>
    </message>
    <message>
        <source>All who are in share the prizes that are left.</source>
        <translation>所有还在场的选手分配剩下的奖金。</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>协议分奖</translation>
    </message>
    <message>
        <source>ICM</source>
        <translation>ICM</translation>
    </message>
    <message>
        <source>By chips</source>
        <translation>按筹码</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>平分</translation>
    </message>
    <message>
        <source>As typed</source>
        <translation>自行输入</translation>
    </message>
    <message>
        <source>Make a deal</source>
        <translation>进行协议</translation>
    </message>
    <message>
        <source>No deal</source>
        <translation>不协议</translation>
    </message>
    <message>
        <source>All agree</source>
        <translation>全员同意</translation>
    </message>
    <message>
        <source>Cancel the deal</source>
        <translation>取消协议</translation>
    </message>
</context>
<context>
    <name>Deeds</name>
    <message>
        <source>Start or pause the clock</source>
        <translation>开始或暂停计时</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>下一级</translation>
    </message>
    <message>
        <source>Previous level</source>
        <translation>上一级</translation>
    </message>
    <message>
        <source>One minute more</source>
        <translation>增加一分钟</translation>
    </message>
    <message>
        <source>One minute less</source>
        <translation>减少一分钟</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Projected clock on or off</source>
        <translation>开关投影计时</translation>
    </message>
    <message>
        <source>Projected clock on this screen</source>
        <translation>在此屏幕显示投影计时</translation>
    </message>
    <message>
        <source>Leave, close, cancel</source>
        <translation>离开、关闭、取消</translation>
    </message>
    <message>
        <source>Bust a player</source>
        <translation>玩家淘汰</translation>
    </message>
    <message>
        <source>Reinstate a player</source>
        <translation>恢复玩家</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>添加玩家</translation>
    </message>
    <message>
        <source>Rebuy of who went out last</source>
        <translation>最后出局者重购</translation>
    </message>
    <message>
        <source>Find a seat</source>
        <translation>寻找座位</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>此清单</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Letters do nothing while you type in a field.</source>
        <translation>在输入框中输入时，字母键不起作用。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Taken back: {what}</source>
        <translation>已撤销：{what}</translation>
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
        <translation>第 {number} 级：{blinds}</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>There is nothing to undo.</source>
        <translation>没有可撤销的操作。</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>没有可重做的操作。</translation>
    </message>
    <message>
        <source>This tournament has no structure yet. Choose one first.</source>
        <translation>这场比赛还没有盲注结构，请先选择。</translation>
    </message>
    <message>
        <source>This tournament exists already.</source>
        <translation>这场比赛已经建立。</translation>
    </message>
    <message>
        <source>The clock is running already.</source>
        <translation>计时已在进行。</translation>
    </message>
    <message>
        <source>The clock is paused already.</source>
        <translation>计时已经暂停。</translation>
    </message>
    <message>
        <source>The tournament has started, so this can no longer be chosen. Edit the levels one by one.</source>
        <translation>比赛已经开始，不能再更换，请逐级修改。</translation>
    </message>
    <message>
        <source>That time has passed. Choose a later one.</source>
        <translation>该时间已过，请选较晚的时间。</translation>
    </message>
    <message>
        <source>No more than {most} minutes at a time.</source>
        <translation>一次最多 {most} 分钟。</translation>
    </message>
    <message>
        <source>This is the last level.</source>
        <translation>这已是最后一级。</translation>
    </message>
    <message>
        <source>This is the first level.</source>
        <translation>这已是第一级。</translation>
    </message>
    <message>
        <source>No break follows in this structure.</source>
        <translation>此结构后面没有休息。</translation>
    </message>
    <message>
        <source>That level is not in this structure any more.</source>
        <translation>此结构已没有该级别。</translation>
    </message>
    <message>
        <source>{played} of this level have been played. Make it longer than that.</source>
        <translation>此级别已进行 {played}，请设得更长。</translation>
    </message>
    <message>
        <source>This is being played, so it can be neither deleted nor moved. Go to another level first.</source>
        <translation>正在进行中，不能删除也不能移动。请先切换到其他级别。</translation>
    </message>
    <message>
        <source>There it would never be played. Put it below the level being played.</source>
        <translation>放在那里就永远不会进行。请放在当前级别之后。</translation>
    </message>
    <message>
        <source>A level cannot become a break, nor a break a level.</source>
        <translation>级别与休息不能互换。</translation>
    </message>
    <message>
        <source>Minutes: write a number from 1 to {most}.</source>
        <translation>分钟：请填 1 到 {most}。</translation>
    </message>
    <message>
        <source>Write a number of chips from 0 to {most}.</source>
        <translation>请填 0 到 {most} 的筹码数。</translation>
    </message>
    <message>
        <source>The small blind {sb} is above the big blind {bb}. Make it {bb} or less.</source>
        <translation>小盲 {sb} 高于大盲 {bb}，请改为 {bb} 或以下。</translation>
    </message>
    <message>
        <source>Say who pays the ante of {ante}: every player, the big blind or the button.</source>
        <translation>请选择前注 {ante} 由谁支付：每人、大盲或庄位。</translation>
    </message>
    <message>
        <source>Write the amount of the ante, or choose none.</source>
        <translation>请填前注金额，或选“无”。</translation>
    </message>
    <message>
        <source>The chips to colour up must be above 0.</source>
        <translation>要换大的筹码面额须大于 0。</translation>
    </message>
    <message>
        <source>Version {version} of a structure file is not known here. Update the program.</source>
        <translation>不认得结构文件版本 {version}，请更新程序。</translation>
    </message>
    <message>
        <source>The scale must be 1 or 100, not {scale}.</source>
        <translation>比例须为 1 或 100，不是 {scale}。</translation>
    </message>
    <message>
        <source>The starting stack must be from 1 to {most}.</source>
        <translation>起始筹码须为 1 到 {most}。</translation>
    </message>
    <message>
        <source>Give the structure a name of up to {most} characters in each language.</source>
        <translation>请为结构取每种语言不超过 {most} 字的名称。</translation>
    </message>
    <message>
        <source>{path}: the id must have from 1 to {most} characters.</source>
        <translation>{path}：id 须为 1 到 {most} 个字符。</translation>
    </message>
    <message>
        <source>The players have this stack already. It can be changed before the first start only.</source>
        <translation>玩家已拿到这些筹码，只有在第一次开始前才能更改。</translation>
    </message>
    <message>
        <source>A structure needs at least one level.</source>
        <translation>结构至少要有一个级别。</translation>
    </message>
    <message>
        <source>A structure has at most {most} levels and breaks.</source>
        <translation>结构最多 {most} 个级别与休息。</translation>
    </message>
    <message>
        <source>The last item is a break. A structure ends with a level.</source>
        <translation>最后一项是休息；结构须以级别结束。</translation>
    </message>
    <message>
        <source>{path}: the id “{id}” is there twice or empty. Give each item its own.</source>
        <translation>{path}：id“{id}”重复或空白，请各给一个。</translation>
    </message>
    <message>
        <source>{path} names “{id}”, which is not in the structure.</source>
        <translation>{path} 指向结构中没有的“{id}”。</translation>
    </message>
    <message>
        <source>{path} names “{id}”, which is not a break.</source>
        <translation>{path} 指向“{id}”，但那不是休息。</translation>
    </message>
    <message>
        <source>“{name}” is the name of another one already. Choose another name.</source>
        <translation>“{name}”已是另一个的名称。请换一个名称。</translation>
    </message>
    <message>
        <source>Write minutes like 20, or 12:30 with seconds.</source>
        <translation>请填分钟数，例如 20，或 12:30（含秒）。</translation>
    </message>
    <message>
        <source>Write the hour like 20:30, or the minutes from now like 15.</source>
        <translation>请填时刻如 20:30，或从现在起的分钟数如 15。</translation>
    </message>
    <message>
        <source>“{text}” is not a plain number. Write digits only, like 1500.</source>
        <translation>“{text}”不是纯数字，请只填数字，例如 1500。</translation>
    </message>
    <message>
        <source>Write a name.</source>
        <translation>请填名字。</translation>
    </message>
    <message>
        <source>{where}This name has {length} characters; shorten it to {most}.</source>
        <translation>{where}这个名字有 {length} 个字符，请缩短到 {most} 个以内。</translation>
    </message>
    <message>
        <source>More than {most} names. Paste fewer at a time.</source>
        <translation>名字超过 {most} 个，请分次粘贴。</translation>
    </message>
    <message>
        <source>Write at least one name, or a number of players.</source>
        <translation>请至少填一个名字，或玩家人数。</translation>
    </message>
    <message>
        <source>Write a number of players from 1 to {most}.</source>
        <translation>请填 1 到 {most} 的玩家人数。</translation>
    </message>
    <message>
        <source>A tournament has at most {most} entries.</source>
        <translation>一场比赛最多 {most} 个报名。</translation>
    </message>
    <message>
        <source>That player is not in this tournament any more.</source>
        <translation>该玩家已不在这场比赛。</translation>
    </message>
    <message>
        <source>{who} is out already.</source>
        <translation>{who} 已经出局。</translation>
    </message>
    <message>
        <source>{who} is the last one in. Reinstate somebody first.</source>
        <translation>{who} 是最后一人，请先恢复其他玩家。</translation>
    </message>
    <message>
        <source>{who} is still in.</source>
        <translation>{who} 仍在场上。</translation>
    </message>
    <message>
        <source>Your settings could not be read, so these start from their defaults: {path}</source>
        <translation>无法读取你的设置，以下改用默认值：{path}</translation>
    </message>
    <message>
        <source>Your settings could not be saved: {reason}. They hold until you close the program.</source>
        <translation>无法保存设置：{reason}。设置在关闭程序前有效。</translation>
    </message>
    <message>
        <source>The file is larger than {most} bytes. Choose another.</source>
        <translation>文件超过 {most} 字节，请选别的文件。</translation>
    </message>
    <message>
        <source>This is not a JSON file.</source>
        <translation>这不是 JSON 文件。</translation>
    </message>
    <message>
        <source>The file is nested too deeply to be one of ours.</source>
        <translation>文件嵌套过深，不是本程序的文件。</translation>
    </message>
    <message>
        <source>The file says “{format}”; wanted is “{wanted}”.</source>
        <translation>文件标示为“{format}”，需要“{wanted}”。</translation>
    </message>
    <message>
        <source>The file has version {version}; this program knows up to {known}. Update the program.</source>
        <translation>文件版本为 {version}，本程序只认得到 {known}，请更新程序。</translation>
    </message>
    <message>
        <source>{path}: this value is of the wrong kind or size.</source>
        <translation>{path}：此值的类型或大小不对。</translation>
    </message>
    <message>
        <source>{path}: this field is not known. Remove it or correct its name.</source>
        <translation>{path}：不认得此字段，请移除或改正名称。</translation>
    </message>
    <message>
        <source>{path}: this field is missing.</source>
        <translation>{path}：缺少此字段。</translation>
    </message>
    <message>
        <source>{path}: this field is there twice.</source>
        <translation>{path}：此字段出现两次。</translation>
    </message>
    <message>
        <source>This tournament is open already: computer {host}, process {pid}. Close it there first.</source>
        <translation>此比赛已打开：电脑 {host}，进程 {pid}。请先在那里关闭。</translation>
    </message>
    <message>
        <source>The file is in use by another program. Try again in a moment.</source>
        <translation>文件正被其他程序使用，请稍后再试。</translation>
    </message>
    <message>
        <source>The disk is full, so nothing was changed. Free some space and do it again.</source>
        <translation>磁盘已满，未作任何更改。请腾出空间后再试。</translation>
    </message>
    <message>
        <source>The file may not be written, so nothing was changed. Check the folder’s permissions: {file}</source>
        <translation>文件无法写入，未作任何更改。请检查文件夹权限：{file}</translation>
    </message>
    <message>
        <source>The file could not be written, so nothing was changed: {reason}</source>
        <translation>文件无法写入，未作任何更改：{reason}</translation>
    </message>
    <message>
        <source>Another program has written to this tournament. Close it and open it again.</source>
        <translation>另一个程序写入了这场比赛，请关闭后重新打开。</translation>
    </message>
    <message>
        <source>This tournament has been closed. Open it again.</source>
        <translation>这场比赛已关闭，请重新打开。</translation>
    </message>
    <message>
        <source>The file of this tournament has been moved or deleted. Nothing was changed; put it back: {file}</source>
        <translation>这场比赛的文件被移动或删除。未作任何更改，请放回：{file}</translation>
    </message>
    <message>
        <source>There is no such file: {file}</source>
        <translation>没有这个文件：{file}</translation>
    </message>
    <message>
        <source>A file of that name is there already: {file}</source>
        <translation>已有同名文件：{file}</translation>
    </message>
    <message>
        <source>The file is larger than any tournament: {file}</source>
        <translation>文件比任何比赛都大：{file}</translation>
    </message>
    <message>
        <source>This tournament was written by a newer version. Update the program to open it: {file}</source>
        <translation>这场比赛由较新版本写成，请更新程序后打开：{file}</translation>
    </message>
    <message>
        <source>This tournament holds something that a newer version wrote. Update the program to open it: {file}</source>
        <translation>这场比赛含有较新版本写入的内容，请更新程序后打开：{file}</translation>
    </message>
    <message>
        <source>This is a database of another program: {file}</source>
        <translation>这是其他程序的数据库：{file}</translation>
    </message>
    <message>
        <source>This is not a tournament file: {file}</source>
        <translation>这不是比赛文件：{file}</translation>
    </message>
    <message>
        <source>The file is empty: {file}</source>
        <translation>文件是空的：{file}</translation>
    </message>
    <message>
        <source>The file cannot be read: {file}</source>
        <translation>无法读取文件：{file}</translation>
    </message>
    <message>
        <source>The file is damaged in its structure: {file}</source>
        <translation>文件结构已损坏：{file}</translation>
    </message>
    <message>
        <source>The file is damaged. Entries that could be read and are kept: {read}. {file}</source>
        <translation>文件已损坏。能读取并已保留的记录：{read} 条。{file}</translation>
    </message>
    <message>
        <source>The file is damaged in its form. Entries that could be read and are kept: {read}. {file}</source>
        <translation>文件格式已损坏。能读取并已保留的记录：{read} 条。{file}</translation>
    </message>
    <message>
        <source>The file is whole, but what it says makes no sense: {file}</source>
        <translation>文件完整，但内容不合理：{file}</translation>
    </message>
    <message>
        <source>The file holds no tournament: {file}</source>
        <translation>文件中没有比赛：{file}</translation>
    </message>
    <message>
        <source>The last entries of the file are missing. Everything before them was kept: {file}</source>
        <translation>文件最后的记录丢失，之前的内容都已保留：{file}</translation>
    </message>
    <message>
        <source>The file’s latest entries are missing (its -wal file). Everything else was kept: {file}</source>
        <translation>文件最新的记录丢失（-wal 文件），其余都已保留：{file}</translation>
    </message>
    <message>
        <source>Pot {pot}: nobody who plays for it has kept a hand.</source>
        <translation>底池 {pot}：有资格的人都没有保留手牌。</translation>
    </message>
    <message>
        <source>Seat {seat} stands twice in the order of hands. Keep it once.</source>
        <translation>{seat} 号座位在牌力顺序中出现两次，请只保留一次。</translation>
    </message>
    <message>
        <source>Pot {pot}: say how good the hand of seat {seat} is, or that it is mucked.</source>
        <translation>底池 {pot}：请填 {seat} 号座位的牌力，或注明盖牌。</translation>
    </message>
    <message>
        <source>{total} is above the maximum of {most}.</source>
        <translation>{total} 超过上限 {most}。</translation>
    </message>
    <message>
        <source>{total} is less than the {call} to call. Call, fold, or say all-in.</source>
        <translation>{total} 少于跟注所需的 {call}；请跟注、弃牌或全下。</translation>
    </message>
    <message>
        <source>{total} is below the minimum of {least}.</source>
        <translation>{total} 低于最小值 {least}。</translation>
    </message>
    <message>
        <source>No raise is possible here. Call {call} or fold.</source>
        <translation>此处不能加注；请跟注 {call} 或弃牌。</translation>
    </message>
    <message>
        <source>{total} cannot be paid: the smallest chip is {chip}.</source>
        <translation>{total} 无法凑出：最小筹码是 {chip}。</translation>
    </message>
    <message>
        <source>{total} is more than the stack allows. All-in is {most}.</source>
        <translation>{total} 超过持有筹码；全下是 {most}。</translation>
    </message>
    <message>
        <source>No amount is above {most}.</source>
        <translation>金额最多 {most}。</translation>
    </message>
    <message>
        <source>A bet is more than 0. To put in nothing, check.</source>
        <translation>下注须大于 0；不下注请过牌。</translation>
    </message>
    <message>
        <source>The button is drawn among 2 or more seats of one deck; {count} cannot be.</source>
        <translation>抽庄需要 2 个以上、一副牌够发的座位；不能是 {count} 个。</translation>
    </message>
    <message>
        <source>The button needs two players with chips; there are {count}.</source>
        <translation>庄位至少需要两名有筹码的玩家；现在有 {count} 名。</translation>
    </message>
    <message>
        <source>{cards} is there twice. Each card is in the deck once.</source>
        <translation>{cards} 出现两次；每张牌只有一张。</translation>
    </message>
    <message>
        <source>“{text}” is not a card. Write rank and suit, like Ah or Td.</source>
        <translation>“{text}”不是一张牌；请写点数与花色，例如 Ah、Td。</translation>
    </message>
    <message>
        <source>{path}: write an amount from {least} to {most}.</source>
        <translation>{path}：请填 {least} 到 {most} 的金额。</translation>
    </message>
    <message>
        <source>A hand has {least} to {most} players, not {got}.</source>
        <translation>一局有 {least} 到 {most} 名玩家，不是 {got} 名。</translation>
    </message>
    <message>
        <source>The case is larger than {most} bytes.</source>
        <translation>案例文件大于 {most} 字节。</translation>
    </message>
    <message>
        <source>{name} sits there twice.</source>
        <translation>{name} 出现两次。</translation>
    </message>
    <message>
        <source>Nobody here is called {name}.</source>
        <translation>这里没有名叫 {name} 的玩家。</translation>
    </message>
    <message>
        <source>This is not a case to settle: {why}</source>
        <translation>这不是可结算的案例：{why}</translation>
    </message>
    <message>
        <source>Line {line} is longer than {most} bytes.</source>
        <translation>第 {line} 行超过 {most} 字节。</translation>
    </message>
    <message>
        <source>Line {line} is not a hand with an expected result.</source>
        <translation>第 {line} 行不是附有预期结果的一局。</translation>
    </message>
    <message>
        <source>After line {line} the file cannot be read: it is not gzipped, or it is cut off.</source>
        <translation>第 {line} 行之后无法读取：不是 gzip 文件，或文件不完整。</translation>
    </message>
    <message>
        <source>{current_bet} to match is less than the bet of {bet} in front of a player.</source>
        <translation>须跟的 {current_bet} 少于某玩家面前的 {bet}。</translation>
    </message>
    <message>
        <source>Seat {seat} cannot act: folded or all-in.</source>
        <translation>{seat} 号座位不能行动：已弃牌或全下。</translation>
    </message>
    <message>
        <source>Seat {seat}: an amount cannot be below 0 ({amount}).</source>
        <translation>{seat} 号座位：金额不能小于 0（{amount}）。</translation>
    </message>
    <message>
        <source>At least one player must keep a hand.</source>
        <translation>至少要有一名玩家保留手牌。</translation>
    </message>
    <message>
        <source>Seat {seat} has {missing} chips too few for this.</source>
        <translation>{seat} 号座位还差 {missing} 筹码。</translation>
    </message>
    <message>
        <source>Seat {seat} is not in this hand.</source>
        <translation>{seat} 号座位不在这一局中。</translation>
    </message>
    <message>
        <source>All-in is {stack} here, not {total}.</source>
        <translation>此处全下是 {stack}，不是 {total}。</translation>
    </message>
    <message>
        <source>The stack of seat {seat} is not known. Say the amount of the all-in.</source>
        <translation>{seat} 号座位的筹码量不明；请填全下金额。</translation>
    </message>
    <message>
        <source>There is a bet of {current_bet} already. Raise it instead.</source>
        <translation>已有 {current_bet} 的下注，请改为加注。</translation>
    </message>
    <message>
        <source>{amount} cannot be an amount of chips.</source>
        <translation>{amount} 不能是筹码数。</translation>
    </message>
    <message>
        <source>The betting is still open: seat {to_act} has to act.</source>
        <translation>下注圈尚未结束：轮到 {to_act} 号座位。</translation>
    </message>
    <message>
        <source>The small blind {sb} is above the big blind {bb}.</source>
        <translation>小盲 {sb} 高于大盲 {bb}。</translation>
    </message>
    <message>
        <source>No more raises on this street: {wagers} of {most} are made.</source>
        <translation>本轮不能再加注：加注上限 {most}，已有 {wagers} 次。</translation>
    </message>
    <message>
        <source>{need} cards are needed here, not {got}.</source>
        <translation>此处需要 {need} 张牌，不是 {got} 张。</translation>
    </message>
    <message>
        <source>{cards} lies on the table already.</source>
        <translation>{cards} 已在桌上。</translation>
    </message>
    <message>
        <source>This hand is over.</source>
        <translation>这一局已结束。</translation>
    </message>
    <message>
        <source>There is a bet: {to_call} to call. Call, raise or fold.</source>
        <translation>面对下注，须跟 {to_call}；请跟注、加注或弃牌。</translation>
    </message>
    <message>
        <source>Seat {seat} has the last hand; it cannot be killed.</source>
        <translation>{seat} 号座位是最后一手牌，不能作废。</translation>
    </message>
    <message>
        <source>Nobody has bet yet. Check or bet.</source>
        <translation>尚无人下注；请过牌或下注。</translation>
    </message>
    <message>
        <source>Seat {seat} has no chips and cannot be dealt in.</source>
        <translation>{seat} 号座位没有筹码，不能发牌给他。</translation>
    </message>
    <message>
        <source>Not reopened: no single raise reached {needed} since this player acted ({rule}).</source>
        <translation>未重新开放加注：此玩家行动后，没有一次加注达到 {needed}（{rule}）。</translation>
    </message>
    <message>
        <source>No raise: every opponent is all-in, nobody could call it.</source>
        <translation>不能加注：对手都已全下，无人能跟。</translation>
    </message>
    <message>
        <source>Nobody has to act now.</source>
        <translation>现在无人需要行动。</translation>
    </message>
    <message>
        <source>Seat {seat} is not in turn: seat {to_act} has to act.</source>
        <translation>还没轮到 {seat} 号座位；轮到 {to_act} 号座位。</translation>
    </message>
    <message>
        <source>Not reopened: since this player acted the bet rose by {increase}, less than {needed} ({rule}).</source>
        <translation>未重新开放加注：此玩家行动后只增加 {increase}，少于 {needed}（{rule}）。</translation>
    </message>
    <message>
        <source>Without blinds a hand needs a smallest bet.</source>
        <translation>没有盲注时，须设定最小下注。</translation>
    </message>
    <message>
        <source>There is nothing to call. Check or bet.</source>
        <translation>没有可跟的注；请过牌或下注。</translation>
    </message>
    <message>
        <source>The hand is decided; no more cards are dealt.</source>
        <translation>这一局胜负已定，不再发牌。</translation>
    </message>
    <message>
        <source>A hand is dealt to {least} to {most} players, not {dealt}.</source>
        <translation>一局可发 {least} 到 {most} 名玩家，不是 {dealt} 名。</translation>
    </message>
    <message>
        <source>Nobody sits in seat {seat}, so it cannot post a blind.</source>
        <translation>{seat} 号座位无人，不能下盲注。</translation>
    </message>
    <message>
        <source>The river is dealt; no street follows.</source>
        <translation>河牌已发，没有下一轮。</translation>
    </message>
    <message>
        <source>The seats must be given clockwise, each once.</source>
        <translation>座位须按顺时针排列，每个只出现一次。</translation>
    </message>
    <message>
        <source>No raise: the stack of {stack} does not reach beyond the call of {price}.</source>
        <translation>不能加注：筹码 {stack} 不足以超过跟注所需的 {price}。</translation>
    </message>
    <message>
        <source>The board has 0, 3, 4 or 5 cards, not {count}.</source>
        <translation>公共牌是 0、3、4 或 5 张，不是 {count} 张。</translation>
    </message>
    <message>
        <source>Odds are for 2 to 10 hands, not {count}.</source>
        <translation>胜率需要 2 到 10 手牌，不是 {count} 手。</translation>
    </message>
    <message>
        <source>Player {player}: write two hole cards.</source>
        <translation>玩家 {player}：请填两张底牌。</translation>
    </message>
    <message>
        <source>Not enough cards are left in the deck.</source>
        <translation>牌堆剩下的牌不够。</translation>
    </message>
    <message>
        <source>Pot {pot} names a player who has no hand here.</source>
        <translation>底池 {pot} 中有一名玩家没有手牌。</translation>
    </message>
    <message>
        <source>Line {line}, {field}: “{action}” is not an action.</source>
        <translation>第 {line} 行，{field}：“{action}”不是动作。</translation>
    </message>
    <message>
        <source>Line {line}, {field}: write an amount from {least} to {most}.</source>
        <translation>第 {line} 行，{field}：金额须为 {least} 到 {most}。</translation>
    </message>
    <message>
        <source>Line {line}, {field}: at most {most} digits may stand behind the point.</source>
        <translation>第 {line} 行，{field}：小数最多 {most} 位。</translation>
    </message>
    <message>
        <source>Line {line}: there is no hand here.</source>
        <translation>第 {line} 行：这里没有牌局。</translation>
    </message>
    <message>
        <source>Line {line}, {field}: “{action}” is not allowed here: {why}</source>
        <translation>第 {line} 行，{field}：此处不允许“{action}”：{why}</translation>
    </message>
    <message>
        <source>Line {line}, {field}: {need} values are needed, not {got}.</source>
        <translation>第 {line} 行，{field}：需要 {need} 个值，不是 {got} 个。</translation>
    </message>
    <message>
        <source>Line {line}: the field {field} is missing.</source>
        <translation>第 {line} 行：缺少字段 {field}。</translation>
    </message>
    <message>
        <source>Line {line}: numbered hands and fields outside them cannot be mixed.</source>
        <translation>第 {line} 行：编号牌局与其外的字段不能混用。</translation>
    </message>
    <message>
        <source>Line {line}: the value of {field} cannot be read.</source>
        <translation>第 {line} 行：{field} 的值无法读取。</translation>
    </message>
    <message>
        <source>Line {line}: a hand has {least} to {most} players, not {got}.</source>
        <translation>第 {line} 行：一局有 {least} 到 {most} 名玩家，不是 {got} 名。</translation>
    </message>
    <message>
        <source>Line {line}: the seats must differ from each other.</source>
        <translation>第 {line} 行：座位不能重复。</translation>
    </message>
    <message>
        <source>Line {line}, {field}: the hand cannot begin like this: {why}</source>
        <translation>第 {line} 行，{field}：牌局不能这样开始：{why}</translation>
    </message>
    <message>
        <source>Line {line}, {field}: straddles are not supported.</source>
        <translation>第 {line} 行，{field}：不支持抓头（straddle）。</translation>
    </message>
    <message>
        <source>Line {line}: a hand has at most {most} actions.</source>
        <translation>第 {line} 行：一局最多 {most} 个动作。</translation>
    </message>
    <message>
        <source>This hand cannot be written as a hand history.</source>
        <translation>这一局无法写成牌局记录。</translation>
    </message>
    <message>
        <source>Line {line}: the game “{variant}” is not hold’em.</source>
        <translation>第 {line} 行：“{variant}”不是德州扑克。</translation>
    </message>
    <message>
        <source>Line {line}, {field}: this must be of the kind “{wanted}”.</source>
        <translation>第 {line} 行，{field}：类型须为“{wanted}”。</translation>
    </message>
    <message>
        <source>Somebody must have kept a hand to win the pots.</source>
        <translation>须有人保留手牌才能赢得底池。</translation>
    </message>
    <message>
        <source>The board needs 3 to 5 cards, not {count}.</source>
        <translation>公共牌需要 3 到 5 张，不是 {count} 张。</translation>
    </message>
    <message>
        <source>A hand is ranked from 5 to 7 cards, not {count}.</source>
        <translation>比牌需要 5 到 7 张牌，不是 {count} 张。</translation>
    </message>
    <message>
        <source>Too few cards are left for two hole cards.</source>
        <translation>剩下的牌不足以发两张底牌。</translation>
    </message>
    <message>
        <source>Line {line}: there is a control character that no text may hold.</source>
        <translation>第 {line} 行：含有不允许的控制字符。</translation>
    </message>
    <message>
        <source>Line {line}: {field} is longer than {most} characters.</source>
        <translation>第 {line} 行：{field} 超过 {most} 个字符。</translation>
    </message>
    <message>
        <source>Line {line}: {field} is there twice.</source>
        <translation>第 {line} 行：{field} 出现两次。</translation>
    </message>
    <message>
        <source>Line {line}: this is not a field of the form “name = value”.</source>
        <translation>第 {line} 行：不是“名称 = 值”的字段。</translation>
    </message>
    <message>
        <source>Line {line}: the file is not UTF-8 text.</source>
        <translation>第 {line} 行：文件不是 UTF-8 文本。</translation>
    </message>
    <message>
        <source>Line {line}: the number in {field} is too long.</source>
        <translation>第 {line} 行：{field} 的数字太长。</translation>
    </message>
    <message>
        <source>Line {line}: the section “{name}” is there twice.</source>
        <translation>第 {line} 行：段落“{name}”出现两次。</translation>
    </message>
    <message>
        <source>Line {line}: {field} must not be a table.</source>
        <translation>第 {line} 行：{field} 不能是表格。</translation>
    </message>
    <message>
        <source>The file is larger than {most} bytes.</source>
        <translation>文件大于 {most} 字节。</translation>
    </message>
    <message>
        <source>Line {line}: {field} is nested more than {most} deep.</source>
        <translation>第 {line} 行：{field} 的嵌套超过 {most} 层。</translation>
    </message>
    <message>
        <source>Line {line}: there are more than {most} fields.</source>
        <translation>第 {line} 行：字段超过 {most} 个。</translation>
    </message>
    <message>
        <source>Line {line}: {field} has no end.</source>
        <translation>第 {line} 行：{field} 没有结尾。</translation>
    </message>
    <message>
        <source>“{text}” is not the seed of a draw. It has 32 digits from 0 to 9 and a to f.</source>
        <translation>“{text}”不是抽签的种子。种子有 32 位，由 0 到 9 和 a 到 f 组成。</translation>
    </message>
    <message>
        <source>Nobody is in yet. Enter players first.</source>
        <translation>还没有人入场。请先登记玩家。</translation>
    </message>
    <message>
        <source>Seats by high card are for one table of up to {most}, and {players} are in. Draw seats instead.</source>
        <translation>抽牌定座只适用于最多 {most} 人的一张牌桌，现有 {players} 人。请改用抽签定座。</translation>
    </message>
    <message>
        <source>No seat is open. Open another table or a closed seat.</source>
        <translation>没有空位。请开另一张牌桌，或开放已关闭的座位。</translation>
    </message>
    <message>
        <source>Table {table} has no open seat {seat}. Choose another, or open it.</source>
        <translation>第 {table} 桌没有开放的 {seat} 号座位。请选别的座位，或开放它。</translation>
    </message>
    <message>
        <source>Table {table}, seat {seat} is taken by {who}. Choose another.</source>
        <translation>第 {table} 桌 {seat} 号座位已由 {who} 坐着。请选别的座位。</translation>
    </message>
    <message>
        <source>Table {table}, seat {seat} is given to two players. Give each a seat of their own.</source>
        <translation>第 {table} 桌 {seat} 号座位给了两位玩家。请各给一个座位。</translation>
    </message>
    <message>
        <source>A player is given two seats. Name each player once.</source>
        <translation>有一位玩家得到两个座位。每位玩家只能列一次。</translation>
    </message>
    <message>
        <source>{who} has no seat yet.</source>
        <translation>{who} 还没有座位。</translation>
    </message>
    <message>
        <source>{who} has a seat: table {table}, seat {seat}.</source>
        <translation>{who} 已有座位：第 {table} 桌 {seat} 号。</translation>
    </message>
    <message>
        <source>Table {table} is not in play.</source>
        <translation>第 {table} 桌不在使用中。</translation>
    </message>
    <message>
        <source>A table has from {least} to {most} seats.</source>
        <translation>一张牌桌有 {least} 到 {most} 个座位。</translation>
    </message>
    <message>
        <source>Say where the button of table {table} is; then it is clear who moves.</source>
        <translation>请说明第 {table} 桌的庄位在哪里，才知道该移动谁。</translation>
    </message>
    <message>
        <source>The tables have changed since this plan was made. Look at the new plan.</source>
        <translation>拟定后牌桌已有变动。请看新的方案。</translation>
    </message>
    <message>
        <source>This is the last table; it cannot be broken.</source>
        <translation>这是最后一张牌桌，不能拆桌。</translation>
    </message>
    <message>
        <source>{left} players are left, and the other tables hold {room}. Break the table later.</source>
        <translation>还剩 {left} 人，其他牌桌只能坐 {room} 人。请稍后再拆桌。</translation>
    </message>
    <message>
        <source>{who} is to stay on the seat. Break another table, or let {who} be moved.</source>
        <translation>{who} 已锁定座位。请拆别的牌桌，或解除 {who} 的锁定。</translation>
    </message>
    <message>
        <source>Name each table once.</source>
        <translation>每张牌桌只能列一次。</translation>
    </message>
    <message>
        <source>Seats are drawn anew at 1 to {tables} tables.</source>
        <translation>重新抽座可用 1 到 {tables} 张牌桌。</translation>
    </message>
    <message>
        <source>{left} players are left, and so few tables hold {room}. Draw anew later.</source>
        <translation>还剩 {left} 人，这些牌桌只能坐 {room} 人。请稍后再重新抽座。</translation>
    </message>
    <message>
        <source>Nobody sits there to draw for the button.</source>
        <translation>那里没有人可以抽牌定庄。</translation>
    </message>
    <message>
        <source>The button of table {table} is not known. Draw for it, or say where it is.</source>
        <translation>不知道第 {table} 桌的庄位。请抽牌定庄，或说明它在哪里。</translation>
    </message>
    <message>
        <source>The big blind cannot be on the seat of the button or the small blind.</source>
        <translation>大盲不能与庄位或小盲同座。</translation>
    </message>
    <message>
        <source>The cards do not decide it yet. Cards still to be dealt: {count}.</source>
        <translation>牌还分不出胜负。还要发的牌：{count} 张。</translation>
    </message>
    <message>
        <source>The tables play hand-for-hand already.</source>
        <translation>已经在同步发牌。</translation>
    </message>
    <message>
        <source>The tables do not play hand-for-hand.</source>
        <translation>目前没有同步发牌。</translation>
    </message>
    <message>
        <source>Write from 0 to {most} minutes a hand.</source>
        <translation>每手牌请填 0 到 {most} 分钟。</translation>
    </message>
    <message>
        <source>Write a stack from 0 to {most}.</source>
        <translation>筹码量请填 0 到 {most}。</translation>
    </message>
    <message>
        <source>Tables may differ by 1 player or more.</source>
        <translation>各桌人数差至少可为 1。</translation>
    </message>
    <message>
        <source>Seats can be drawn anew at 1 table or more.</source>
        <translation>重新抽座的桌数至少为 1。</translation>
    </message>
    <message>
        <source>Choose players of this tournament for the bounty, each once and not the one who is out.</source>
        <translation>赏金须指定本赛事的玩家，每人一次，且不能是出局者本人。</translation>
    </message>
    <message>
        <source>That player was in no pot, so nobody wins the bounty.</source>
        <translation>该玩家没有参与任何底池，赏金无人可得。</translation>
    </message>
    <message>
        <source>Somebody must stay in. Leave out whoever won the hand.</source>
        <translation>必须有人留在场上。请排除赢得该局的玩家。</translation>
    </message>
    <message>
        <source>Several players of one table went out in this hand. Write each stack at the start of the hand.</source>
        <translation>同一桌有多人在这局出局。请填写各人在该局开始时的筹码量。</translation>
    </message>
    <message>
        <source>A player can go out only once in a hand.</source>
        <translation>同一位玩家在一局中只能出局一次。</translation>
    </message>
    <message>
        <source>There is a deal, so players and pool stay as they are. Cancel the deal first.</source>
        <translation>已有协议分奖，玩家与奖池不能变动。请先取消协议。</translation>
    </message>
    <message>
        <source>Amount {nth} of the deal is below 0.</source>
        <translation>协议分奖的第 {nth} 个金额小于 0。</translation>
    </message>
    <message>
        <source>There is no deal to cancel.</source>
        <translation>没有可取消的协议分奖。</translation>
    </message>
    <message>
        <source>A deal of {players} players cannot be over {prizes} prizes. Set the prizes first.</source>
        <translation>{players} 位玩家无法就 {prizes} 份奖金协议分奖。请先设定奖金。</translation>
    </message>
    <message>
        <source>A deal is made by all who are in, and at least two: {players} now.</source>
        <translation>协议分奖须由所有在场玩家达成，至少两人：目前 {players} 人。</translation>
    </message>
    <message>
        <source>Stack {nth} is missing. Everybody in a deal has chips.</source>
        <translation>缺少第 {nth} 个筹码量。协议分奖的每个人都有筹码。</translation>
    </message>
    <message>
        <source>The deal gives out {given_cents}; the prizes are {prizes_cents}. Make them equal.</source>
        <translation>协议共分出 {given_cents}；奖金共 {prizes_cents}。两者必须相等。</translation>
    </message>
    <message>
        <source>ICM is worked out for up to {most} players, not {players}. Use another way.</source>
        <translation>ICM 最多计算 {most} 位玩家，无法计算 {players} 位。请改用其他方式。</translation>
    </message>
    <message>
        <source>By chips, each of the {players} players needs a prize, and only {paid} are paid. Use another way.</source>
        <translation>按筹码比例分奖时，{players} 位玩家都需有奖金，目前只有 {paid} 个名次有奖。请改用其他方式。</translation>
    </message>
    <message>
        <source>That person is not expected any more.</source>
        <translation>该人已不在预期名单上。</translation>
    </message>
    <message>
        <source>Write an amount from 0 to {most_cents}.</source>
        <translation>请填 0 到 {most_cents} 的金额。</translation>
    </message>
    <message>
        <source>Place {place} gets more than the place before it.</source>
        <translation>第 {place} 名的奖金高于前一名。</translation>
    </message>
    <message>
        <source>Place {place} gets less than 0.</source>
        <translation>第 {place} 名的奖金小于 0。</translation>
    </message>
    <message>
        <source>The house rules have no payout table. Add one.</source>
        <translation>场规中没有奖金分配表。请加入一份。</translation>
    </message>
    <message>
        <source>The percentages make {given} %. They must make 100 %.</source>
        <translation>百分比合计 {given} %，必须是 100 %。</translation>
    </message>
    <message>
        <source>Nothing is due to {who}.</source>
        <translation>没有应付给{who}的金额。</translation>
    </message>
    <message>
        <source>{who} was paid nothing.</source>
        <translation>{who}没有领过款。</translation>
    </message>
    <message>
        <source>These prizes make {given_cents}; the pool is {pool_cents}. Make them equal.</source>
        <translation>这些奖金合计 {given_cents}；奖池是 {pool_cents}。两者必须相等。</translation>
    </message>
    <message>
        <source>Prizes can be rounded to 1 or more, not to {unit}.</source>
        <translation>奖金的取整单位须为 1 以上，不能是 {unit}。</translation>
    </message>
    <message>
        <source>“{text}” is not a percentage. Write a number from 0 to 100, like 12.5.</source>
        <translation>“{text}”不是百分比。请填 0 到 100 的数字，例如 12.5。</translation>
    </message>
    <message>
        <source>Write a place from {first} to {last}.</source>
        <translation>请填 {first} 到 {last} 的名次。</translation>
    </message>
    <message>
        <source>{purchase}: {who} has bought none.</source>
        <translation>{purchase}：{who}没有买过。</translation>
    </message>
    <message>
        <source>{purchase}: not offered in this tournament.</source>
        <translation>{purchase}：本赛事不提供。</translation>
    </message>
    <message>
        <source>{purchase}: not yet at this level.</source>
        <translation>{purchase}：此级别尚未开放。</translation>
    </message>
    <message>
        <source>{purchase}: no longer at this level.</source>
        <translation>{purchase}：此级别已不开放。</translation>
    </message>
    <message>
        <source>{purchase}: at most {most} a player.</source>
        <translation>{purchase}：每位玩家最多 {most} 次。</translation>
    </message>
    <message>
        <source>The chip race needs one card for each chip: {needed}, not {given}.</source>
        <translation>抽牌抢筹须为每枚筹码发一张牌：应为 {needed} 张，不是 {given} 张。</translation>
    </message>
    <message>
        <source>Chips of {old} cannot become chips of {new}: no number of them makes one.</source>
        <translation>面额 {old} 的筹码无法换成面额 {new}：任何枚数都凑不成一枚。</translation>
    </message>
    <message>
        <source>A rebuy is allowed only without any chips.</source>
        <translation>筹码用尽时才可重购。</translation>
    </message>
    <message>
        <source>A rebuy is allowed with up to {most} chips, not with {stack}.</source>
        <translation>筹码量不超过 {most} 才可重购，目前是 {stack}。</translation>
    </message>
    <message>
        <source>Write what the buy-in costs, or what the house adds or guarantees.</source>
        <translation>请填买入金额，或主办加码、保证的金额。</translation>
    </message>
    <message>
        <source>Write a number of chips from 1 to {most}.</source>
        <translation>请填 1 到 {most} 的筹码数。</translation>
    </message>
    <message>
        <source>Write a number from 1 to {most}, or nothing for any number.</source>
        <translation>请填 1 到 {most} 的数字，不限次数则留空。</translation>
    </message>
    <message>
        <source>Write the currency sign with up to {most} letters.</source>
        <translation>货币符号最多 {most} 个字符。</translation>
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
        <translation>没有可撤销</translation>
    </message>
    <message>
        <source>Undo: {what}</source>
        <translation>撤销：{what}</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>没有可重做</translation>
    </message>
    <message>
        <source>Redo: {what}</source>
        <translation>重做：{what}</translation>
    </message>
    <message>
        <source>Tournament “{title}”</source>
        <translation>比赛“{title}”</translation>
    </message>
    <message>
        <source>{old} is now {name}</source>
        <translation>{old} 改名为 {name}</translation>
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
        <translation>{name} 恢复参赛，坐{seat}</translation>
    </message>
    <message>
        <source>{name} in again</source>
        <translation>{name} 恢复参赛</translation>
    </message>
    <message>
        <source>{name} entered</source>
        <translation>{name} 报名</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) entered</source>
        <translation>
            <numerusform>%n 人报名</numerusform>
        </translation>
    </message>
    <message>
        <source>Structure “{name}”</source>
        <translation>盲注结构“{name}”</translation>
    </message>
    <message>
        <source>Start planned in {time}</source>
        <translation>{time} 后开始</translation>
    </message>
    <message>
        <source>Clock started at {time}</source>
        <translation>计时开始，剩 {time}</translation>
    </message>
    <message>
        <source>Paused at {time}</source>
        <translation>暂停，剩 {time}</translation>
    </message>
    <message>
        <source>To {item}</source>
        <translation>跳到{item}</translation>
    </message>
    <message>
        <source>Clock back at {time}</source>
        <translation>计时回到 {time}</translation>
    </message>
    <message>
        <source>The computer’s clock was set by {time}; nothing else changed</source>
        <translation>电脑时钟调整了 {time}，其他不变</translation>
    </message>
    <message>
        <source>Time {by}</source>
        <translation>时间 {by}</translation>
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
        <translation>另一级别</translation>
    </message>
    <message>
        <source>the break</source>
        <translation>休息</translation>
    </message>
    <message>
        <source>level {number}</source>
        <translation>第 {number} 级</translation>
    </message>
    <message>
        <source>Tables break in this order: {tables}</source>
        <translation>拆桌顺序：{tables}</translation>
    </message>
    <message>
        <source>House rules changed</source>
        <translation>场规已更改</translation>
    </message>
    <message>
        <source>table {table}, seat {seat}</source>
        <translation>第 {table} 桌 {seat} 号座位</translation>
    </message>
    <message>
        <source>{name} stays on the seat</source>
        <translation>{name} 锁定座位</translation>
    </message>
    <message>
        <source>{name} may be moved again</source>
        <translation>{name} 解除座位锁定</translation>
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
        <translation>{name}：{seat}，等庄位过后再发牌</translation>
    </message>
    <message>
        <source>{name}: {seat}, dealt in next hand</source>
        <translation>{name}：{seat}，下一手起发牌</translation>
    </message>
    <message>
        <source>Button drawn for all tables: seat {seat}</source>
        <translation>各桌一同抽牌定庄：{seat} 号座位</translation>
    </message>
    <message>
        <source>Button drawn at table {table}: seat {seat}</source>
        <translation>第 {table} 桌抽牌定庄：{seat} 号座位</translation>
    </message>
    <message>
        <source>Table {table} opened</source>
        <translation>开第 {table} 桌</translation>
    </message>
    <message>
        <source>Table {table} has {size} seats</source>
        <translation>第 {table} 桌有 {size} 个座位</translation>
    </message>
    <message>
        <source>All seats of table {table} open</source>
        <translation>第 {table} 桌座位全部开放</translation>
    </message>
    <message>
        <source>Closed at table {table}: seat {seats}</source>
        <translation>第 {table} 桌关闭座位：{seats}</translation>
    </message>
    <message>
        <source>Table {table} begins with the button on seat {seat}</source>
        <translation>第 {table} 桌开局庄位在 {seat} 号座位</translation>
    </message>
    <message>
        <source>Button of table {table} is on seat {seat}</source>
        <translation>第 {table} 桌的庄位在 {seat} 号座位</translation>
    </message>
    <message>
        <source>Table {table} dealt, button on seat {seat}</source>
        <translation>第 {table} 桌已发牌，庄位在 {seat} 号座位</translation>
    </message>
    <message>
        <source>Table {table} broken: {moved}</source>
        <translation>拆第 {table} 桌：{moved}</translation>
    </message>
    <message>
        <source>Hand-for-hand, {time} off the clock a hand</source>
        <translation>同步发牌，每手扣时钟 {time}</translation>
    </message>
    <message>
        <source>Hand-for-hand: hand {number} finished</source>
        <translation>同步发牌：第 {number} 手结束</translation>
    </message>
    <message>
        <source>{name} is here</source>
        <translation>{name}已到场</translation>
    </message>
    <message>
        <source>{name} is not here</source>
        <translation>{name}未到场</translation>
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
        <translation>不涉及金钱</translation>
    </message>
    <message>
        <source>Money set, buy-in {amount}</source>
        <translation>已设定金额，买入 {amount}</translation>
    </message>
    <message>
        <source>{name} is expected</source>
        <translation>预期{name}会来</translation>
    </message>
    <message>
        <source>Bounty of {name}: nobody</source>
        <translation>{name}的赏金：无人</translation>
    </message>
    <message>
        <source>Bounty of {name}: {hunters}</source>
        <translation>{name}的赏金：{hunters}</translation>
    </message>
    <message>
        <source>Tied: {names}</source>
        <translation>并列：{names}</translation>
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
        <translation>付给{name} {amount}</translation>
    </message>
    <message>
        <source>{amount} back from {name}</source>
        <translation>{name}退回 {amount}</translation>
    </message>
    <message>
        <source>Prizes by the usual table</source>
        <translation>奖金依常用分配表</translation>
    </message>
    <message>
        <source>Deal ({kind}): {shares}</source>
        <translation>协议分奖（{kind}）：{shares}</translation>
    </message>
    <message>
        <source>Deal cancelled</source>
        <translation>协议分奖已取消</translation>
    </message>
    <message>
        <source>Structure called “{name}”</source>
        <translation>结构名称改为“{name}”</translation>
    </message>
    <message>
        <source>Starting stack {chips}</source>
        <translation>起始筹码 {chips}</translation>
    </message>
    <message>
        <source>Break put in: {what}</source>
        <translation>加入休息：{what}</translation>
    </message>
    <message>
        <source>Level put in: {what}</source>
        <translation>加入级别：{what}</translation>
    </message>
    <message>
        <source>Break deleted: {what}</source>
        <translation>删除休息：{what}</translation>
    </message>
    <message>
        <source>Level deleted: {what}</source>
        <translation>删除级别：{what}</translation>
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
        <translation>级别上移：{what}</translation>
    </message>
    <message>
        <source>Level moved down: {what}</source>
        <translation>级别下移：{what}</translation>
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
        <translation>{n} 分钟</translation>
    </message>
    <message>
        <source>{h} h {m} min</source>
        <translation>{h} 小时 {m} 分</translation>
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
        <translation>第 {number} 级</translation>
    </message>
    <message>
        <source>Break, then level {number}</source>
        <translation>休息，之后第 {number} 级</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>剩余人数</translation>
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
        <translation>全屏显示计时</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
</context>
<context>
    <name>HuntersCard</name>
    <message>
        <source>Who busted {name}?</source>
        <translation>谁淘汰了{name}？</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Who busted whom?</source>
        <translation>谁淘汰了谁？</translation>
    </message>
    <message>
        <source>These bounties are not given to anybody yet.</source>
        <translation>这些赏金还没有归属。</translation>
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
        <translation>已撤销：{what}</translation>
    </message>
    <message>
        <source>Done again: {what}</source>
        <translation>已重做：{what}</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>已撤销</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
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
        <translation>记录</translation>
    </message>
    <message>
        <source>Find: names, levels, words</source>
        <translation>搜索：姓名、级别、文字</translation>
    </message>
    <message>
        <source>Find in the log</source>
        <translation>搜索记录</translation>
    </message>
    <message>
        <source>Log, newest first</source>
        <translation>记录，最新在前</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n 条</numerusform>
        </translation>
    </message>
    <message>
        <source>{found} of {total}</source>
        <translation>{total} 条中的 {found} 条</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>没有找到</translation>
    </message>
    <message>
        <source>No entry has these words.</source>
        <translation>没有记录含有这些文字。</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>Nothing has happened yet</source>
        <translation>还没有任何事件</translation>
    </message>
</context>
<context>
    <name>MoneyEvents</name>
    <message numerus="yes">
        <source>%n player(s) expected</source>
        <translation>
            <numerusform>预期 %n 位玩家会来</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) paid</source>
        <translation>
            <numerusform>%n 个名次有奖</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>{what} As it was found, it is kept here: {file}</source>
        <translation>{what} 原文件保留在：{file}</translation>
    </message>
    <message>
        <source>Something in the program went wrong. It goes on, and nothing is lost. Details: {file}</source>
        <translation>程序发生错误，但会继续运行，数据没有丢失。详情：{file}</translation>
    </message>
    <message>
        <source>The computer’s clock was set forward by {length}. The tournament took no notice.</source>
        <translation>电脑时钟被调快 {length}；比赛计时不受影响。</translation>
    </message>
    <message>
        <source>The computer’s clock was set back by {length}. The tournament took no notice.</source>
        <translation>电脑时钟被调慢 {length}；比赛计时不受影响。</translation>
    </message>
    <message>
        <source>This system does not let the program keep the screen on. Turn its sleep off for tonight.</source>
        <translation>此系统不允许程序保持屏幕常亮；今晚请关闭休眠。</translation>
    </message>
    <message>
        <source>Both screens show the same picture. Set them to extend, not mirror, for a page of its own.</source>
        <translation>两个屏幕显示相同画面；要独立投影，请改为“扩展”而不是“镜像”。</translation>
    </message>
    <message>
        <source>The projected clock’s screen {screen} is gone. It comes back by itself with the screen.</source>
        <translation>投影屏幕 {screen} 已断开；重新连接后会自动恢复。</translation>
    </message>
</context>
<context>
    <name>OwnStructures</name>
    <message>
        <source>My own structures</source>
        <translation>我的结构</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>They are offered on the start page and under “Another structure”.</source>
        <translation>在开始页和“换一个结构”下都能选用。</translation>
    </message>
    <message>
        <source>None yet. Keep the structure of an evening, and it stands here.</source>
        <translation>还没有。把某一晚的结构存下来，就会出现在这里。</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>放回</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>{name} (deleted)</source>
        <translation>{name}（已删除）</translation>
    </message>
    <message>
        <source>{deed}: {name}</source>
        <translation>{deed}：{name}</translation>
    </message>
    <message>
        <source>Name of the structure</source>
        <translation>结构名称</translation>
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
        <translation>已付给{name}</translation>
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
        <translation>{amount}，其中赏金 {bounty}</translation>
    </message>
    <message>
        <source>The box is at 0: everything is paid.</source>
        <translation>钱箱为 0：全部付清。</translation>
    </message>
    <message>
        <source>The box should hold {amount}, {fees} of it for the house.</source>
        <translation>钱箱应有 {amount}，其中 {fees} 归主办。</translation>
    </message>
    <message>
        <source>The box should hold {amount}.</source>
        <translation>钱箱应有 {amount}。</translation>
    </message>
    <message>
        <source>Pay out</source>
        <translation>发奖金</translation>
    </message>
    <message>
        <source>Nobody has won anything yet. Whoever does stands here.</source>
        <translation>还没有人赢得奖金；得奖者会列在这里。</translation>
    </message>
</context>
<context>
    <name>PayoutCard</name>
    <message>
        <source>by the usual table</source>
        <translation>按通用表</translation>
    </message>
    <message>
        <source>own table</source>
        <translation>自定表</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>百分比</translation>
    </message>
    <message>
        <source>Amounts</source>
        <translation>金额</translation>
    </message>
    <message>
        <source>{place}: per cent</source>
        <translation>{place}：百分比</translation>
    </message>
    <message>
        <source>{place}: amount</source>
        <translation>{place}：金额</translation>
    </message>
    <message>
        <source>Sum {given} = pool {pool}</source>
        <translation>合计 {given} = 奖池 {pool}</translation>
    </message>
    <message>
        <source>Sum {given}, pool {pool}: {missing} missing</source>
        <translation>合计 {given}，奖池 {pool}：还差 {missing}</translation>
    </message>
    <message>
        <source>Sum {given}, pool {pool}: {missing} too much</source>
        <translation>合计 {given}，奖池 {pool}：多出 {missing}</translation>
    </message>
    <message>
        <source>Payout table</source>
        <translation>奖金分配表</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Pay one place more</source>
        <translation>多发一个名次</translation>
    </message>
    <message>
        <source>Pay one place fewer</source>
        <translation>少发一个名次</translation>
    </message>
    <message>
        <source>Usual table</source>
        <translation>通用表</translation>
    </message>
    <message>
        <source>Save prizes</source>
        <translation>保存奖金</translation>
    </message>
    <message>
        <source>Round to</source>
        <translation>取整到</translation>
    </message>
    <message>
        <source>Round prizes to</source>
        <translation>奖金取整到</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Reinstate</source>
        <translation>恢复参赛</translation>
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
        <translation>编号</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>款项</translation>
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
        <translation>选手</translation>
    </message>
    <message>
        <source>Nobody of that name or number here.</source>
        <translation>这里没有这个姓名或编号。</translation>
    </message>
    <message>
        <source>Still in</source>
        <translation>仍在场</translation>
    </message>
    <message>
        <source>{left} of {entries}</source>
        <translation>{left} / {entries}</translation>
    </message>
    <message>
        <source>Name to bust</source>
        <translation>淘汰谁</translation>
    </message>
    <message>
        <source>Name to reinstate</source>
        <translation>恢复谁</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>已出局</translation>
    </message>
    <message>
        <source>Nobody is out yet. Those who go out stand here with their places.</source>
        <translation>还没有人出局。出局者会列在这里，并附名次。</translation>
    </message>
    <message>
        <source>The tournament is over</source>
        <translation>比赛结束</translation>
    </message>
    <message>
        <source>Winner: {name}</source>
        <translation>冠军：{name}</translation>
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
        <translation>移除报名</translation>
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
            <numerusform>%n 位玩家没有座位</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No button yet at %n table(s)</source>
        <translation>
            <numerusform>%n 张牌桌还没有庄位</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody fits at %n table(s)</source>
        <translation>
            <numerusform>%n 张牌桌坐得下所有人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tables are uneven: %n player(s) to move</source>
        <translation>
            <numerusform>牌桌人数不均：%n 位玩家要换桌</numerusform>
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
        <translation>奖金</translation>
    </message>
    <message>
        <source>{amount} from the house</source>
        <translation>主办出 {amount}</translation>
    </message>
    <message>
        <source>Prize pool</source>
        <translation>奖池</translation>
    </message>
    <message>
        <source>Places paid</source>
        <translation>获奖名额</translation>
    </message>
    <message>
        <source>Box should hold</source>
        <translation>钱箱应有</translation>
    </message>
    <message>
        <source>In the money</source>
        <translation>已进钱圈</translation>
    </message>
    <message>
        <source>On the bubble</source>
        <translation>泡沫期</translation>
    </message>
    <message numerus="yes">
        <source>%n bust(s) to the money</source>
        <translation>
            <numerusform>再淘汰 %n 人进钱圈</numerusform>
        </translation>
    </message>
    <message>
        <source>everybody has paid</source>
        <translation>都已付清</translation>
    </message>
    <message>
        <source>{name} owes {amount}</source>
        <translation>{name}还欠 {amount}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) owe {amount}</source>
        <translation>
            <numerusform>%n 人还欠 {amount}</numerusform>
        </translation>
    </message>
    <message>
        <source>Played without money</source>
        <translation>不涉及金钱</translation>
    </message>
    <message>
        <source>Say what the buy-in is, and pool, prizes, deals and the cash box are worked out here.</source>
        <translation>填上买入金额，奖池、奖金、协议与钱箱就会在这里算好。</translation>
    </message>
    <message>
        <source>Play for money</source>
        <translation>设置金额</translation>
    </message>
    <message>
        <source>Buy-in and more</source>
        <translation>买入等金额</translation>
    </message>
</context>
<context>
    <name>Projector</name>
    <message>
        <source>Level {number}</source>
        <translation>第 {number} 级</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>准备开始</translation>
    </message>
    <message>
        <source>Starts in</source>
        <translation>距离开始</translation>
    </message>
    <message>
        <source>{level} · last level</source>
        <translation>{level} · 最后一级</translation>
    </message>
    <message>
        <source>{level} · last minute</source>
        <translation>{level} · 最后一分钟</translation>
    </message>
    <message>
        <source>{level} · last seconds</source>
        <translation>{level} · 最后十秒</translation>
    </message>
    <message>
        <source>PAUSED · break</source>
        <translation>已暂停 · 休息</translation>
    </message>
    <message>
        <source>PAUSED · {level}</source>
        <translation>已暂停 · {level}</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>休息</translation>
    </message>
    <message>
        <source>Overtime · {level}</source>
        <translation>加时 · {level}</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>冠军</translation>
    </message>
    <message>
        <source>No blinds</source>
        <translation>无盲注</translation>
    </message>
    <message>
        <source>Blind</source>
        <translation>盲注</translation>
    </message>
    <message>
        <source>Back at {time}</source>
        <translation>{time} 继续</translation>
    </message>
    <message>
        <source>At {time}</source>
        <translation>{time} 开始</translation>
    </message>
    <message>
        <source>Blinds stay</source>
        <translation>盲注不变</translation>
    </message>
    <message>
        <source>Last level</source>
        <translation>最后一级</translation>
    </message>
    <message>
        <source>Colour-up</source>
        <translation>换大筹码</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一级</translation>
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
        <translation>距离休息</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>剩余人数</translation>
    </message>
    <message>
        <source>Prize pool</source>
        <translation>奖池</translation>
    </message>
    <message>
        <source>{place} {amount}</source>
        <translation>{place} {amount}</translation>
    </message>
    <message>
        <source>In the money</source>
        <translation>已进钱圈</translation>
    </message>
    <message>
        <source>On the bubble</source>
        <translation>泡沫期</translation>
    </message>
    <message>
        <source>{count} paid</source>
        <translation>{count} 人获奖</translation>
    </message>
    <message>
        <source>{count} BB</source>
        <translation>{count} BB</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>平均筹码</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} 人参赛</translation>
    </message>
</context>
<context>
    <name>ProjectorWindow</name>
    <message>
        <source>Projected clock</source>
        <translation>投影计时画面</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Tournaments</source>
        <translation>所有比赛</translation>
    </message>
    <message>
        <source>Close this tournament and choose another; everything is saved</source>
        <translation>关闭此比赛并选择其他比赛；一切都已保存</translation>
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
            <numerusform>%n 位玩家手动就座</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tables balanced: %n player(s) moved</source>
        <translation>
            <numerusform>平衡牌桌：移动 %n 人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stacks of %n player(s) counted</source>
        <translation>
            <numerusform>清点 %n 位玩家的筹码</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seats drawn anew at %n table(s)</source>
        <translation>
            <numerusform>在 %n 张牌桌重新抽座</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seats drawn for %n player(s)</source>
        <translation>
            <numerusform>%n 位玩家抽签定座</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buttons drawn at %n table(s)</source>
        <translation>
            <numerusform>%n 张牌桌抽牌定庄</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) moved</source>
        <translation>
            <numerusform>移动 %n 人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hand-for-hand over after %n hand(s)</source>
        <translation>
            <numerusform>同步发牌结束，共 %n 手</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Hours of the day</source>
        <translation>时间格式</translation>
    </message>
    <message>
        <source>Look of the projected clock</source>
        <translation>投影计时的外观</translation>
    </message>
    <message>
        <source>Screen of the projected clock</source>
        <translation>投影计时的屏幕</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>动态</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格键</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>绿绒</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>As here</source>
        <translation>与此相同</translation>
    </message>
    <message>
        <source>As usual here</source>
        <translation>按地区习惯</translation>
    </message>
    <message>
        <source>9:30 pm</source>
        <translation>下午 9:30</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>减少动态效果</translation>
    </message>
    <message>
        <source>Nothing moves that need not; what changes, changes at once.</source>
        <translation>不必要的动画都不显示，变化立即完成。</translation>
    </message>
    <message>
        <source>Space presses buttons</source>
        <translation>空格键可按下按钮</translation>
    </message>
    <message>
        <source>For screen readers. While a button has the focus, Space presses it instead of the clock.</source>
        <translation>供屏幕阅读器使用。焦点在按钮上时，空格键按下按钮，而不是控制计时。</translation>
    </message>
    <message>
        <source>The largest other screen</source>
        <translation>最大的其他屏幕</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Friday night</source>
        <translation>周五夜赛</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n 名玩家</numerusform>
        </translation>
    </message>
    <message>
        <source>Tournament clock and dealer’s help for real cards and chips</source>
        <translation>真实牌桌的比赛计时与荷官助手</translation>
    </message>
    <message>
        <source>Tonight’s game</source>
        <translation>今晚的比赛</translation>
    </message>
    <message>
        <source>Your tournaments</source>
        <translation>你的比赛</translation>
    </message>
    <message>
        <source>Nothing yet. Choose a structure for tonight; everything is saved by itself.</source>
        <translation>还没有比赛。请为今晚选择盲注结构；一切自动保存。</translation>
    </message>
    <message>
        <source>Choose a structure; then add the players</source>
        <translation>选择盲注结构，接着添加玩家</translation>
    </message>
    <message>
        <source>{chips} chips · {minutes} min a level
Blinds from {blinds}
Up to {length}</source>
        <translation>{chips} 筹码 · 每级 {minutes} 分钟
盲注从 {blinds} 起
最长 {length}</translation>
    </message>
    <message>
        <source>Name of the evening</source>
        <translation>比赛名称</translation>
    </message>
    <message>
        <source>Poker night {date}</source>
        <translation>扑克之夜 {date}</translation>
    </message>
    <message>
        <source>Look at a sample tournament</source>
        <translation>看看示例比赛</translation>
    </message>
</context>
<context>
    <name>StartPlanner</name>
    <message>
        <source>Starts by itself at {time}</source>
        <translation>{time} 自动开始</translation>
    </message>
    <message>
        <source>Plan the start</source>
        <translation>预定开始</translation>
    </message>
    <message>
        <source>20:30 or 15</source>
        <translation>20:30 或 15</translation>
    </message>
    <message>
        <source>Hour of the start, or minutes from now</source>
        <translation>开始的时刻，或几分钟后</translation>
    </message>
    <message>
        <source>Call off</source>
        <translation>取消预定</translation>
    </message>
    <message>
        <source>Count down</source>
        <translation>开始倒数</translation>
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
        <translation>恢复参赛</translation>
    </message>
    <message>
        <source>Late entry</source>
        <translation>延迟报名</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Name or number</source>
        <translation>姓名或编号</translation>
    </message>
    <message>
        <source>Enter to confirm, Esc to close</source>
        <translation>Enter 确认，Esc 关闭</translation>
    </message>
</context>
<context>
    <name>Structure</name>
    <message>
        <source>colour-up {chips}</source>
        <translation>换掉 {chips}</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>级别</translation>
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
        <translation>时刻</translation>
    </message>
    <message>
        <source>no colour-up</source>
        <translation>不换筹码</translation>
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
        <translation>分钟</translation>
    </message>
    <message>
        <source>Betting</source>
        <translation>下注方式</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>备注</translation>
    </message>
</context>
<context>
    <name>StructureFiles</name>
    <message>
        <source>Name and starting stack…</source>
        <translation>名称与起始筹码…</translation>
    </message>
    <message>
        <source>Keep as my own structure…</source>
        <translation>存为自定义结构…</translation>
    </message>
    <message>
        <source>My own structures…</source>
        <translation>我的结构…</translation>
    </message>
    <message>
        <source>Read from a file…</source>
        <translation>从文件读入…</translation>
    </message>
    <message>
        <source>Write to a file…</source>
        <translation>写入文件…</translation>
    </message>
    <message>
        <source>A structure can be exchanged only before the first start.</source>
        <translation>只有在第一次开始前才能更换结构。</translation>
    </message>
    <message>
        <source>The players have their chips: the stack can be changed before the first start only.</source>
        <translation>玩家已拿到筹码：只有在第一次开始前才能更改。</translation>
    </message>
    <message>
        <source>Name of the structure</source>
        <translation>结构名称</translation>
    </message>
    <message>
        <source>Starting stack</source>
        <translation>起始筹码</translation>
    </message>
    <message>
        <source>Name and starting stack</source>
        <translation>名称与起始筹码</translation>
    </message>
    <message>
        <source>Keep as my own structure</source>
        <translation>存为自定义结构</translation>
    </message>
    <message>
        <source>Kept as “{name}”, also for other evenings.</source>
        <translation>已存为“{name}”，其他晚上也能用。</translation>
    </message>
    <message>
        <source>Structures (*.json)</source>
        <translation>结构 (*.json)</translation>
    </message>
    <message>
        <source>Read a structure</source>
        <translation>读入结构</translation>
    </message>
    <message>
        <source>Read from {file}.</source>
        <translation>已从 {file} 读入。</translation>
    </message>
    <message>
        <source>Write the structure</source>
        <translation>写出结构</translation>
    </message>
    <message>
        <source>Written to {file}.</source>
        <translation>已写入 {file}。</translation>
    </message>
</context>
<context>
    <name>StructurePage</name>
    <message>
        <source>Structure</source>
        <translation>盲注结构</translation>
    </message>
    <message>
        <source>Levels and breaks</source>
        <translation>级别与休息</translation>
    </message>
    <message>
        <source>Another structure</source>
        <translation>换一个结构</translation>
    </message>
    <message>
        <source>Starting stack {chips}</source>
        <translation>起始筹码 {chips}</translation>
    </message>
    <message>
        <source>Chips that leave the game in this break, like 25 / 100.</source>
        <translation>这次休息要换掉的筹码，例如 25 / 100。</translation>
    </message>
    <message>
        <source>Type into a cell. Enter takes it and goes down, Tab goes right, Esc leaves it as it was.</source>
        <translation>在格中输入。Enter 采用并往下，Tab 往右，Esc 恢复原状。</translation>
    </message>
    <message>
        <source>A structure can be exchanged only before the first start; its levels can be edited always.</source>
        <translation>首次开始之前才能更换结构；级别随时可以修改。</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Name, starting stack, my own structures, files</source>
        <translation>名称、起始筹码、我的结构、文件</translation>
    </message>
    <message>
        <source>last level at {time}</source>
        <translation>最后一级 {time}</translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n 个级别</numerusform>
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
        <translation>跳到此级别</translation>
    </message>
    <message>
        <source>Go to this break</source>
        <translation>跳到此休息</translation>
    </message>
    <message>
        <source>Go to level {number}</source>
        <translation>跳到第 {number} 级</translation>
    </message>
</context>
<context>
    <name>StructureTools</name>
    <message>
        <source>Level</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>Put in a level below</source>
        <translation>在下方加入级别</translation>
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
        <translation>复制</translation>
    </message>
    <message>
        <source>Once more below, a level with the next blinds</source>
        <translation>在下方再加一个，级别用接下来的盲注</translation>
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
        <translation>删除</translation>
    </message>
    <message>
        <source>Delete this level or break</source>
        <translation>删除此级别或休息</translation>
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
        <translation>第 {table} 桌 {seat} 号座位</translation>
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
        <translation>暂停：比人数最多的牌桌少三人</translation>
    </message>
    <message>
        <source>Button not known</source>
        <translation>庄位位置未知</translation>
    </message>
    <message>
        <source>Heads-up: the button posts the small blind</source>
        <translation>单挑：庄位下小盲</translation>
    </message>
    <message>
        <source>Next hand: no small blind, big blind {big}</source>
        <translation>下一局：无小盲，大盲 {big}</translation>
    </message>
    <message>
        <source>Next hand: dead button, big blind {big}</source>
        <translation>下一局：死按钮，大盲 {big}</translation>
    </message>
    <message>
        <source>Next blinds: {small}, {big}</source>
        <translation>下一局盲注：{small}、{big}</translation>
    </message>
    <message>
        <source>The button is not known. Draw for it, or choose its seat.</source>
        <translation>庄位位置未知。请抽牌决定，或选定座位。</translation>
    </message>
    <message>
        <source>First hand: button on seat {seat}, {name}.</source>
        <translation>第一局：庄位在 {seat} 号座位，{name}。</translation>
    </message>
    <message>
        <source>First hand: dead button on seat {seat}.</source>
        <translation>第一局：死按钮在 {seat} 号座位。</translation>
    </message>
    <message>
        <source>Button last known on seat {seat}, {name}.</source>
        <translation>庄位最后已知在 {seat} 号座位，{name}。</translation>
    </message>
    <message>
        <source>Button last known on seat {seat}, which is empty.</source>
        <translation>庄位最后已知在 {seat} 号空座位。</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>已关闭</translation>
    </message>
    <message>
        <source>open</source>
        <translation>空位</translation>
    </message>
    <message>
        <source>button</source>
        <translation>庄位</translation>
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
        <translation>{chips}（{time} 清点）</translation>
    </message>
    <message>
        <source>{before} → {seat}</source>
        <translation>{before} → {seat}</translation>
    </message>
    <message>
        <source>next big blind there</source>
        <translation>原桌的下一个大盲</translation>
    </message>
    <message>
        <source>first one who may be moved</source>
        <translation>第一位可移动的玩家</translation>
    </message>
    <message>
        <source>big blind at once here</source>
        <translation>到新桌立即下大盲</translation>
    </message>
    <message>
        <source>waits until the button has passed</source>
        <translation>等庄位经过后入局</translation>
    </message>
    <message>
        <source>Table {table}: button still on empty seat {seat}?</source>
        <translation>第 {table} 桌：庄位仍在 {seat} 号空座位吗？</translation>
    </message>
    <message>
        <source>Table {table}: button still with {name}?</source>
        <translation>第 {table} 桌：庄位仍在 {name} 面前吗？</translation>
    </message>
    <message>
        <source>Time for the final table</source>
        <translation>可以合并成决赛桌</translation>
    </message>
    <message>
        <source>Table {number} can break</source>
        <translation>第 {number} 桌可以拆桌</translation>
    </message>
    <message>
        <source>Each draws a random open seat at the tables with the fewest players.</source>
        <translation>每人在人数最少的牌桌随机抽一个空位。</translation>
    </message>
    <message>
        <source>A card face up to each seat; the best rank has the first button.</source>
        <translation>每个座位发一张明牌，点数最大者先拿庄位。</translation>
    </message>
    <message>
        <source>All seats are drawn anew; then the button is.</source>
        <translation>所有座位重新抽签，然后抽牌定庄。</translation>
    </message>
    <message>
        <source>Everybody fits at the other tables. The best card takes the first seat.</source>
        <translation>其他牌桌坐得下所有人。牌最大者拿第一个座位。</translation>
    </message>
    <message>
        <source>Everybody fits at the other tables, but somebody is to stay on the seat.</source>
        <translation>其他牌桌坐得下所有人，但有人的座位是固定的。</translation>
    </message>
    <message>
        <source>Between hands the next big blind moves, into the worst open seat.</source>
        <translation>两局之间，下一个大盲换到最差的空位。</translation>
    </message>
    <message>
        <source>Seat them</source>
        <translation>安排座位</translation>
    </message>
    <message>
        <source>High card for the button</source>
        <translation>抽牌定庄</translation>
    </message>
    <message>
        <source>Redraw all seats</source>
        <translation>所有座位重新抽签</translation>
    </message>
    <message>
        <source>Break the table</source>
        <translation>拆桌</translation>
    </message>
    <message>
        <source>Still so: move</source>
        <translation>仍是如此：换桌</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>换桌</translation>
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
        <translation>座位；方向键选择，Enter 拿起与放下</translation>
    </message>
    <message>
        <source>Choose the seat that has the button, then press B.</source>
        <translation>选择有庄位的座位，再按 B。</translation>
    </message>
    <message>
        <source>Nobody and no seat of that name or number.</source>
        <translation>没有这个名字或号码的玩家或座位。</translation>
    </message>
</context>
<context>
    <name>TablesSide</name>
    <message>
        <source>{name} is picked up. Choose a seat and press Enter; on a taken one the two change seats.</source>
        <translation>已拿起 {name}。选择座位后按 Enter；座位有人时两人互换。</translation>
    </message>
    <message>
        <source>Choose a seat to move, swap or lock a player.</source>
        <translation>选择座位，即可移动、互换或固定玩家。</translation>
    </message>
    <message>
        <source>Closed seat</source>
        <translation>已关闭的座位</translation>
    </message>
    <message>
        <source>Open seat</source>
        <translation>空位</translation>
    </message>
    <message>
        <source>Stack not known</source>
        <translation>筹码量未知</translation>
    </message>
    <message>
        <source>Put down here</source>
        <translation>放在这里</translation>
    </message>
    <message>
        <source>Move or swap</source>
        <translation>移动或互换</translation>
    </message>
    <message>
        <source>May be moved</source>
        <translation>可以移动</translation>
    </message>
    <message>
        <source>Keep on seat</source>
        <translation>固定座位</translation>
    </message>
    <message>
        <source>Close seat</source>
        <translation>关闭座位</translation>
    </message>
    <message>
        <source>Name or 2/6; Bo &gt; 2/6 moves</source>
        <translation>名字或 2/6；Bo &gt; 2/6 换座</translation>
    </message>
    <message>
        <source>Find a player or a seat, 2/6. Bo &gt; 2/6 moves, Bo &gt; Ann swaps.</source>
        <translation>查找玩家或座位，如 2/6。Bo &gt; 2/6 为换座，Bo &gt; Ann 为互换座位。</translation>
    </message>
    <message>
        <source>Stack, counted now</source>
        <translation>现在清点的筹码量</translation>
    </message>
    <message>
        <source>Physical cards by seat: Kh 9d 2s</source>
        <translation>按座位输入实体牌：Kh 9d 2s</translation>
    </message>
    <message>
        <source>Physical cards for the button, in the order of seats</source>
        <translation>抽庄位的实体牌，按座位顺序</translation>
    </message>
    <message>
        <source>Button is here</source>
        <translation>庄位在这里</translation>
    </message>
    <message>
        <source>High card</source>
        <translation>抽牌</translation>
    </message>
    <message>
        <source>A card to each seat of this table; the best rank has the button</source>
        <translation>本桌每个座位发一张牌，点数最大者得庄位</translation>
    </message>
    <message>
        <source>Hand dealt</source>
        <translation>已发一局</translation>
    </message>
    <message>
        <source>Button and blinds have moved on by one hand</source>
        <translation>庄位与盲注已前进一局</translation>
    </message>
    <message>
        <source>Show seats</source>
        <translation>显示座位</translation>
    </message>
    <message>
        <source>Everybody&apos;s seat on the projected page</source>
        <translation>在投影页显示所有人的座位</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>开新桌</translation>
    </message>
    <message>
        <source>All buttons</source>
        <translation>所有庄位</translation>
    </message>
    <message>
        <source>High card for the button at every table</source>
        <translation>每张牌桌抽牌定庄</translation>
    </message>
    <message>
        <source>Redraw seats</source>
        <translation>座位重新抽签</translation>
    </message>
    <message>
        <source>Draw all seats anew at as many tables as there are</source>
        <translation>以现有的桌数，所有座位重新抽签</translation>
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
        <translation>牌最大者坐 1 号座位并得庄位，其余顺时针入座</translation>
    </message>
    <message>
        <source>Physical cards, by order of entry: Kh 9d 2s</source>
        <translation>按报名顺序输入实体牌：Kh 9d 2s</translation>
    </message>
    <message>
        <source>Physical cards in the order of entry; empty = dealt here</source>
        <translation>按报名顺序的实体牌；留空由程式发牌</translation>
    </message>
    <message>
        <source>No players to seat yet</source>
        <translation>还没有玩家可安排座位</translation>
    </message>
    <message>
        <source>Enter the players first; then their seats are drawn here.</source>
        <translation>先输入玩家，再在这里抽签定座。</translation>
    </message>
    <message>
        <source>Enter players</source>
        <translation>输入玩家</translation>
    </message>
    <message>
        <source>Draw the seats</source>
        <translation>抽签定座</translation>
    </message>
    <message>
        <source>{players} {tables}: {sizes}</source>
        <translation>{players}，{tables}：{sizes}</translation>
    </message>
    <message>
        <source>Draw seats</source>
        <translation>抽签定座</translation>
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
        <translation>不，在别处</translation>
    </message>
</context>
<context>
    <name>TermsCard</name>
    <message>
        <source>What does it cost to play?</source>
        <translation>参赛要多少钱？</translation>
    </message>
    <message>
        <source>Leave a line empty and it is not offered. Nothing is final: amounts can be changed later.</source>
        <translation>整行留空就是不提供。金额之后都可以再改。</translation>
    </message>
    <message>
        <source>To the prizes</source>
        <translation>进奖池</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>手续费</translation>
    </message>
    <message>
        <source>Bounty</source>
        <translation>赏金</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>筹码</translation>
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
        <translation>主办加码</translation>
    </message>
    <message>
        <source>Kept by the house</source>
        <translation>主办抽取</translation>
    </message>
    <message>
        <source>Guaranteed pool</source>
        <translation>保证奖池</translation>
    </message>
    <message>
        <source>Currency sign</source>
        <translation>货币符号</translation>
    </message>
    <message>
        <source>A bounty</source>
        <translation>赏金</translation>
    </message>
    <message>
        <source>all in cash</source>
        <translation>全部付现金</translation>
    </message>
    <message>
        <source>half in cash, half on the winner&apos;s head</source>
        <translation>一半付现金，一半加到赢家身上</translation>
    </message>
    <message>
        <source>A rebuy</source>
        <translation>重购</translation>
    </message>
    <message>
        <source>with up to the starting stack</source>
        <translation>筹码不多于起始筹码</translation>
    </message>
    <message>
        <source>only without chips</source>
        <translation>没有筹码时才可以</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Play for money</source>
        <translation>设置金额</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Play without money</source>
        <translation>不涉及金钱</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>none</source>
        <translation>无</translation>
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
        <translation>庄位</translation>
    </message>
    <message>
        <source>no ante</source>
        <translation>无前注</translation>
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
        <translation>庄位前注</translation>
    </message>
    <message>
        <source>no-limit</source>
        <translation>无限注</translation>
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
        <translation>低于前一级别</translation>
    </message>
    <message>
        <source>More than double the level before</source>
        <translation>超过前一级别的两倍</translation>
    </message>
    <message>
        <source>Same as the level before</source>
        <translation>与前一级别相同</translation>
    </message>
    <message>
        <source>Ante above the big blind</source>
        <translation>前注高于大盲</translation>
    </message>
    <message>
        <source>No blinds</source>
        <translation>没有盲注</translation>
    </message>
    <message>
        <source>No small blind</source>
        <translation>没有小盲</translation>
    </message>
    <message>
        <source>Not payable with the chips in play</source>
        <translation>场上的筹码付不出这个数额</translation>
    </message>
    <message>
        <source>Buy-in</source>
        <translation>买入</translation>
    </message>
    <message>
        <source>Re-entry</source>
        <translation>重新入场</translation>
    </message>
    <message>
        <source>Rebuy</source>
        <translation>重购</translation>
    </message>
    <message>
        <source>Add-on</source>
        <translation>加购</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>选手 {number}</translation>
    </message>
    <message>
        <source>even</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>by chips</source>
        <translation>按筹码比例</translation>
    </message>
    <message>
        <source>ICM</source>
        <translation>ICM</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>自定</translation>
    </message>
</context>
<context>
    <name>_Rest</name>
    <message numerus="yes">
        <source>and %n more; all of them stand on the projected page</source>
        <translation>
            <numerusform>还有 %n 位；投影页上列出所有人</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_Sized</name>
    <message numerus="yes">
        <source>%n seat(s) a table</source>
        <translation>
            <numerusform>每桌 %n 个座位</numerusform>
        </translation>
    </message>
</context>
</TS>
