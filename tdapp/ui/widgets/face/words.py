"""What the page says of a `ProjectorView`: all its texts, in the language in force."""

import re

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from tdapp.application.views import ProjectedMoney, ProjectorView
from tdapp.domain.clock.structure import Betting, Break, Level
from tdapp.domain.clock.view import Stage
from tdapp.domain.units import Chips
from tdapp.ui import format as show
from tdapp.ui.messages.words import ante_word, betting_word, player_name
from tdapp.ui.widgets.face.content import DOT, Block, Content, Ink, Line, Piece, Place
from tdapp.ui.widgets.face.shares import least_blinds

translate = QCoreApplication.translate
MILLION = 1_000_000
STEPS = 400
"""Steps in which the progress line grows: too small to be seen, too few to be painted every second."""


class Live(Struct, frozen=True):
    """What changes each second: the live texts from top to bottom, and how much of the item is over."""

    texts: tuple[str, ...] = ()
    progress: float = 0.0


def live_of(view: ProjectorView) -> Live:
    """The texts of the live pieces, in the order of `content_of`."""
    if view.podium:
        return Live()
    clock = view.clock
    texts = [timer_text(view)]
    if clock.to_break is not None:
        texts.append(show.countdown(clock.to_break))
    played = 0.0 if view.stage is Stage.BEFORE else clock.elapsed / max(1, clock.elapsed + clock.remaining)
    return Live(tuple(texts), min(1.0, round(played * STEPS) / STEPS))


def timer_text(view: ProjectorView) -> str:
    """The big digits: what is left of the level, the countdown to the start, or the overtime with a plus."""
    clock = view.clock
    if clock.overtime:
        return "+" + show.countup(clock.overtime)
    return show.countdown(clock.remaining if clock.starts_in is None else clock.starts_in)


def content_of(view: ProjectorView) -> Content:
    """Everything that stands still, and the places of what does not."""
    if view.podium:
        return _final(view)
    live = [_pattern(text) for text in live_of(view).texts]
    shown = view.clock.level
    return Content(
        title=view.title,
        word=stage_word(view),
        badge=view.stage is Stage.PAUSED,
        wall=show.clock_time(view.wall),
        timer=Piece(text=live[0], ink=Ink.TIMER, live=True),
        blinds=_blinds(shown, view.scale),
        least_blinds=_least(shown, view.scale),
        note=_note(view),
        ante=_ante(shown, view.scale),
        following=_following(view),
        ahead=_ahead(live[1], view.clock.on_break) if len(live) > 1 else (),
        blocks=_blocks(view),
    )


def stage_word(view: ProjectorView) -> str:
    """The stage in words, with the level's number."""
    clock = view.clock
    level = translate("Projector", "Level {number}").format(number=clock.level_number)
    match view.stage:
        case Stage.BEFORE:
            return (
                translate("Projector", "Ready")
                if clock.starts_in is None
                else translate("Projector", "Starts in")
            )
        case Stage.RUNNING if clock.is_last_level:
            return translate("Projector", "{level} · last level").format(level=level)
        case Stage.RUNNING:
            return level
        case Stage.LAST_MINUTE:
            return translate("Projector", "{level} · last minute").format(level=level)
        case Stage.LAST_SECONDS:
            return translate("Projector", "{level} · last seconds").format(level=level)
        case Stage.PAUSED if clock.on_break:
            return translate("Projector", "PAUSED · break")
        case Stage.PAUSED:
            return translate("Projector", "PAUSED · {level}").format(level=level)
        case Stage.BREAK:
            return translate("Projector", "Break")
        case Stage.OVERTIME:
            return translate("Projector", "Overtime · {level}").format(level=level)
        case Stage.FINISHED:
            return translate("Projector", "Winner")


def spoken(content: Content, live: Live) -> str:
    """One sentence for a screen reader."""
    blinds = " ".join(piece.text for half in content.blinds for piece in half)
    return ", ".join(part for part in (content.word, *live.texts[:1], blinds) if part)


def _pattern(text: str) -> str:
    return re.sub(r"\d", "0", text)


def _blinds(level: Level, scale: int) -> tuple[Line, ...]:
    if not level.bb:
        return ((Piece(text=translate("Projector", "No blinds"), heavy=False),),)
    big = Piece(text=show.chips(level.bb, scale))
    if not level.sb:
        return ((Piece(text=translate("Projector", "Blind"), ink=Ink.SOFT, heavy=False, minor=True), big),)
    small = Piece(text=show.chips(level.sb, scale))
    return ((small, _SLASH), (Piece(text=big.text, tight=True),))


_SLASH = Piece(text="/", ink=Ink.SOFT, tight=True)


def _least(level: Level, scale: int) -> float:
    if not level.bb:
        return least_blinds(5, True)
    digits = sum(char.isdigit() for char in show.chips(level.bb, scale))
    return least_blinds(digits, level.bb <= MILLION * scale)


def _ante(level: Level, scale: int) -> Line:
    if not level.ante:
        return ()
    word = Piece(text=ante_word(level.ante_kind), ink=Ink.SOFT, heavy=False)
    return (word, Piece(text=show.chips(level.ante, scale)))


def _note(view: ProjectorView) -> Line:
    """What belongs to these blinds beside the ante: when, which level, which betting."""
    clock = view.clock
    pieces: list[Piece] = []
    if view.stage is Stage.BREAK:
        text = translate("Projector", "Back at {time}").format(time=show.clock_time(view.back_at))
        pieces.append(Piece(text=text, ink=Ink.STAGE))
    if view.stage is Stage.BEFORE and clock.starts_in is not None:
        text = translate("Projector", "At {time}").format(time=show.clock_time(view.back_at))
        pieces.append(Piece(text=text))
    if view.stage is Stage.BEFORE or clock.on_break:
        pieces.append(_soft(translate("Projector", "Level {number}").format(number=clock.level_number)))
    if clock.level.betting is not Betting.NO_LIMIT:
        pieces.append(_soft(betting_word(clock.level.betting)))
    return tuple(one for piece in pieces for one in (DOT, piece))[1:]


def _soft(text: str) -> Piece:
    return Piece(text=text, ink=Ink.SOFT, heavy=False)


def _following(view: ProjectorView) -> tuple[Line, ...]:
    clock = view.clock
    if isinstance(clock.item, Break) and clock.item.colour_up:
        return (_colour_up(clock.item.colour_up, view.scale),)
    if clock.next_level is None:
        text = (
            translate("Projector", "Blinds stay") if clock.overtime else translate("Projector", "Last level")
        )
        return ((Piece(text=text, ink=Ink.WARNING, heavy=False, minor=True),),)
    return _next(clock.next_level, view.scale)


def _colour_up(chips: tuple[Chips, ...], scale: int) -> Line:
    word = Piece(text=translate("Projector", "Colour-up"), ink=Ink.WARNING, heavy=False, minor=True)
    leaving = ", ".join(show.chips(chip, scale) for chip in chips)
    return (word, Piece(text=leaving, ink=Ink.WARNING, minor=True))


def _next(level: Level, scale: int) -> tuple[Line, ...]:
    """The level after this one: blinds large, ante smaller."""
    word = Piece(text=translate("Projector", "Next"), ink=Ink.SOFT, heavy=False, minor=True)
    single = level.bb and not level.sb
    amounts = (Piece(text=show.chips(level.bb, scale)),) if single else sum(_blinds(level, scale), ())
    blinds: Line = (word, *amounts)
    if not level.ante:
        return (blinds,)
    ante = translate("Projector", "ante {amount}").format(amount=show.chips(level.ante, scale))
    return (blinds, (Piece(text=ante, ink=Ink.SOFT, heavy=False, minor=True),))


def _ahead(pattern: str, on_break: bool) -> Line:
    text = translate("Projector", "Next break in") if on_break else translate("Projector", "Break in")
    return (Piece(text=text, ink=Ink.SOFT, heavy=False, minor=True), Piece(text=pattern, live=True))


def _blocks(view: ProjectorView) -> tuple[Block, ...]:
    if not view.entries:
        return ()
    players = Block(
        label=_label(translate("Projector", "Players")),
        value=(
            Piece(text=show.number(view.left)),
            Piece(text="/ " + show.number(view.entries), ink=Ink.SOFT, minor=True),
        ),
    )
    if view.average is None:
        return (players, *_money(view.money))
    return (players, _average(view.average, view.average_bb, view.scale), *_money(view.money))


def _money(money: ProjectedMoney | None) -> tuple[Block, ...]:
    """The pool and how far the money is; the next place that is paid, and the first."""
    if money is None or not money.pool:
        return ()
    pool = Block(
        label=_label(translate("Projector", "Prize pool")),
        value=(Piece(text=show.cash(money.pool, money.sign)),),
        under=(Piece(text=_far(money), ink=Ink.SOFT, minor=True),),
    )
    worst = money.following or money.first
    if worst is None:
        return (pool,)
    under: Line = ()
    if money.following and money.first:
        text = translate("Projector", "{place} {amount}")
        first = text.format(
            place=show.ordinal(money.first.place), amount=show.cash(money.first.cents, money.sign)
        )
        under = (Piece(text=first, ink=Ink.SOFT, minor=True),)
    value = (Piece(text=show.cash(worst.cents, money.sign)),)
    return (pool, Block(label=_label(show.ordinal(worst.place)), value=value, under=under))


def _far(money: ProjectedMoney) -> str:
    if money.to_money == 0:
        return translate("Projector", "In the money")
    if money.to_money == 1:
        return translate("Projector", "On the bubble")
    return translate("Projector", "{count} paid").format(count=show.number(money.paid))


def _average(average: Chips, in_blinds: int | None, scale: int) -> Block:
    under: Line = ()
    if in_blinds is not None:
        text = translate("Projector", "{count} BB").format(count=_tenths(in_blinds))
        under = (Piece(text=text, ink=Ink.SOFT, minor=True),)
    return Block(
        label=_label(translate("Projector", "Average")),
        value=(Piece(text=show.chips(average, scale)),),
        under=under,
    )


def _tenths(value: int) -> str:
    """Whole big blinds; below ten of them a tenth counts."""
    whole, rest = divmod(value, 10)
    if value >= 100 or not rest:
        return show.number(whole)
    return f"{show.number(whole)}{show.locale().decimalPoint()}{rest}"


def _label(text: str) -> Piece:
    return Piece(text=text, ink=Ink.SOFT, heavy=False, minor=True)


def _final(view: ProjectorView) -> Content:
    places = tuple(
        Place(number=show.ordinal(rank), name=player_name(who), rank=rank)
        for rank, who in enumerate(view.podium, 1)
    )
    players = translate("Projector", "{count} players").format(count=show.number(view.entries))
    return Content(
        title=view.title,
        word=stage_word(view),
        wall=show.clock_time(view.wall),
        timer=Piece(text=""),
        blinds=(),
        least_blinds=0.0,
        following=((Piece(text=players, ink=Ink.SOFT, heavy=False, minor=True),),),
        podium=places,
    )
