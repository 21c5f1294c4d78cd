"""The ways to break the page into lines. Pure."""

from itertools import product

from msgspec import Struct

from tdapp.ui.widgets.face import shares
from tdapp.ui.widgets.face.content import DOT, Block, Content, Ink, Line, Piece, Place
from tdapp.ui.widgets.face.rows import Measure, Row, width_of
from tdapp.ui.widgets.face.shares import Span

HAIRLINE_BEFORE = ("foot", "facts")
"""The hairline stands above the first line with one of these parts."""


class Way(Struct, frozen=True, kw_only=True):
    """One way to break the page into lines. `value` is the size of the facts beside the timer, 0 = folded."""

    value: float
    brief: bool
    """Folded facts without what stands under their values."""
    head_lines: int
    """0 stands for one line without the title."""
    blind_lines: int
    note_lines: int
    foot_lines: int
    """3 stands for two lines with the next level's ante on the second."""


def ways(content: Content, aspect: float, *, hard: bool = False) -> list[Way]:
    """All ways worth trying, `hard` ones leave something out. No side zones below 4:3 and on the podium."""
    beside = content.blocks and aspect > shares.FOLDED and not content.podium
    choices = product(
        [*((value, False) for value in shares.VALUES if beside), (0.0, False), *[(0.0, True)] * hard],
        (0, 1, 2) if hard else (1, 2),
        (1, 2) if len(content.blinds) > 1 else (1,),
        (1, 2) if content.note and content.ante else (1,),
        range(1, 2 + bool(content.following and content.ahead) + (len(content.following) > 1)),
    )
    return [
        Way(value=value, brief=brief, head_lines=head, blind_lines=blinds, note_lines=note, foot_lines=foot)
        for (value, brief), head, blinds, note, foot in choices
    ]


def rows_of(content: Content, way: Way, room: float, measure: Measure) -> list[Row]:
    """The lines from top to bottom."""
    rows = _head(content, way)
    if content.podium:
        for place in content.podium:
            rows += _podium(place, room, measure)
    else:
        rows.append(Row(part="timer", span=shares.TIMER, centre=(content.timer,)))
        rows += _blinds(content, way)
    rows += _notes(content, way)
    rows += _foot(content, way)
    if content.blocks and not way.value:
        rows.append(_facts(content.blocks, way.brief))
    return rows


def _head(content: Content, way: Way) -> list[Row]:
    title = (Piece(text=content.title, ink=Ink.SOFT, heavy=False),) if content.title else ()
    wall = (Piece(text=content.wall, ink=Ink.SOFT),)
    word = (Piece(text=content.word, ink=Ink.BADGE if content.badge else Ink.STAGE),)
    if way.head_lines == 0:
        return [Row(part="head", span=shares.HEAD, left=word, right=wall)]
    if way.head_lines == 1:
        return [Row(part="head", span=shares.HEAD, left=title, centre=word, right=wall, elastic=True)]
    return [
        Row(part="head", span=shares.HEAD, left=title, right=wall, elastic=True),
        Row(part="word", span=shares.HEAD, centre=word),
    ]


def _blinds(content: Content, way: Way) -> list[Row]:
    span = Span(content.least_blinds, max(content.least_blinds, shares.WANTED_BLINDS), shares.MOST_BLINDS)
    if way.blind_lines == 1:
        return [Row(part="blinds", span=span, centre=sum(content.blinds, ()))]
    return [Row(part="blinds", span=span, centre=half) for half in content.blinds]


def _notes(content: Content, way: Way) -> list[Row]:
    if way.note_lines == 1 and content.note and content.ante:
        return [Row(part="ante", span=shares.ANTE, centre=(*content.note, DOT, *content.ante))]
    rows = [Row(part="note", span=shares.NOTE, centre=content.note)] if content.note else []
    if content.ante:
        rows.append(Row(part="ante", span=shares.ANTE, centre=content.ante))
    return rows


def _foot(content: Content, way: Way) -> list[Row]:
    whole: Line = sum(content.following, ())
    if way.foot_lines == 1 and whole and content.ahead:
        return [Row(part="foot", span=shares.FOOT, left=whole, right=content.ahead)]
    if way.foot_lines == 3:
        first, second = content.following
        return [
            Row(part="foot", span=shares.FOOT, left=first),
            Row(part="foot", span=shares.FOOT, left=second, right=content.ahead),
        ]
    return [_alone(line) for line in (whole, content.ahead) if line]


def _alone(line: Line) -> Row:
    """A foot line of minor pieces only needs no more height than they do."""
    minor = all(piece.minor for piece in line)
    return Row(part="foot", span=shares.FACTS if minor else shares.FOOT, centre=line)


def _facts(blocks: tuple[Block, ...], brief: bool) -> Row:
    lines = [(block.label, *block.value, *(() if brief else block.under)) for block in blocks]
    left = lines[0]
    right = sum(lines[1:], ())
    if not right:
        return Row(part="facts", span=shares.FACTS, centre=left)
    return Row(part="facts", span=shares.FACTS, left=left, right=right)


def _podium(place: Place, room: float, measure: Measure) -> list[Row]:
    span = shares.PODIUM[min(place.rank, len(shares.PODIUM)) - 1]
    number = Piece(text=place.number, ink=Ink.STAGE if place.rank == 1 else Ink.SOFT, minor=True)
    name = Piece(text=place.name, ink=Ink.BRIGHT, heavy=place.rank == 1)
    part = f"podium{place.rank}"
    whole = Row(part=part, span=span, centre=(number, name), elastic=True)
    halves = _halves(place.name)
    if not halves or width_of(whole.centre, span.least, measure) <= room:
        return [whole]
    first, second = (Piece(text=half, ink=name.ink, heavy=name.heavy) for half in halves)
    return [
        Row(part=part, span=span, centre=(number, first), elastic=True),
        Row(part=part, span=span, centre=(second,), elastic=True),
    ]


def _halves(name: str) -> tuple[str, str] | None:
    """The name broken at the space nearest to its middle."""
    spaces = [index for index, char in enumerate(name) if char == " "]
    if not spaces:
        return None
    at = min(spaces, key=lambda index: abs(index - len(name) / 2))
    return name[:at], name[at + 1 :]
