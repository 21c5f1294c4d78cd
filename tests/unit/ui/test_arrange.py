"""The arithmetic of the page's places, with a measure of plain numbers instead of fonts."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.ui.widgets.face import shares
from tdapp.ui.widgets.face.arrange import Arrangement, Placed, arrange
from tdapp.ui.widgets.face.content import Block, Content, Ink, Piece
from tdapp.ui.widgets.face.rows import Extent, Row, largest, needed, size_of, width_of


class Plain:
    """Every character is 0.62 heights wide, every text has a descender."""

    def extent(self, piece: Piece) -> Extent:
        return Extent(width=0.62 * len(piece.text), above=1.0, below=0.0 if piece.live else 0.2)

    def elided(self, piece: Piece, width: float) -> Piece:
        return Piece(text=piece.text[: max(0, int(width / 0.62))], ink=piece.ink, heavy=piece.heavy)


PLAIN = Plain()


def content(sb: str = "300", bb: str = "600", title: str = "Friday", timer: str = "00:00") -> Content:
    return Content(
        title=title,
        word="Level 3",
        wall="21:18",
        timer=Piece(text=timer, ink=Ink.TIMER, live=True),
        blinds=((Piece(text=sb), Piece(text="/", tight=True)), (Piece(text=bb, tight=True),)),
        least_blinds=shares.least_blinds(len(bb.replace(",", "")), True),
        ante=(Piece(text="Ante"), Piece(text=bb)),
        following=((Piece(text="Next", minor=True), Piece(text=bb)), (Piece(text="ante", minor=True),)),
        ahead=(Piece(text="Break in", minor=True), Piece(text="00:00", live=True)),
        blocks=(
            Block(label=Piece(text="Players"), value=(Piece(text="14"),)),
            Block(label=Piece(text="Average"), value=(Piece(text="19,300"),), under=(Piece(text="32 BB"),)),
        ),
    )


def part(found: Arrangement, name: str) -> list[Placed]:
    return [placed for placed in found.placed if placed.part == name]


def test_product_5_shares_of_an_ordinary_page() -> None:
    found = arrange(content(), 1920, 1080, PLAIN)
    assert found.kept
    assert 0.30 <= part(found, "timer")[0].size / 1080 <= 0.50
    assert 0.12 <= part(found, "blinds")[0].size / 1080 <= 0.18
    assert all(placed.size / 1080 >= 0.05 for placed in found.placed)


def test_side_zones_stand_at_16_9_and_fold_away_below_4_3() -> None:
    assert part(arrange(content(), 1920, 1080, PLAIN), "zone")
    narrow = arrange(content(), 1200, 1000, PLAIN)
    assert not part(narrow, "zone")
    assert [placed.piece.text for placed in part(narrow, "facts")] == [
        "Players",
        "14",
        "Average",
        "19,300",
        "32 BB",
    ]


def test_two_lines_come_before_a_share_is_given_up() -> None:
    found = arrange(content(sb="500,000,000,000", bb="1,000,000,000,000"), 1920, 1080, PLAIN)
    bases = {placed.base for placed in part(found, "blinds")}
    assert len(bases) == 2
    assert min(placed.size for placed in part(found, "blinds")) / 1080 >= 0.07


def test_a_page_of_an_impossible_shape_shrinks_as_a_whole_and_says_so() -> None:
    found = arrange(content(), 300, 900, PLAIN)
    assert not found.kept
    assert all(placed.x >= 0 and placed.x + placed.width <= 300.5 for placed in found.placed)


def test_the_timer_stands_in_the_middle_whatever_is_beside_it() -> None:
    timer = part(arrange(content(), 1920, 1080, PLAIN), "timer")[0]
    assert abs(timer.x + timer.width / 2 - 960) < 1


def test_a_long_title_is_cut_and_nothing_else_is() -> None:
    found = arrange(content(title="x" * 200), 1920, 1080, PLAIN)
    head = [placed.piece.text for placed in part(found, "head")]
    assert 0 < len(head[0]) < 200
    assert "21:18" in head


@given(st.floats(0.02, 0.4), st.floats(0.3, 3.0))
@settings(max_examples=60, deadline=None)
def test_the_largest_share_fits_and_no_larger_one_does(most: float, room: float) -> None:
    row = Row(
        part="foot",
        span=shares.Span(0.01, 0.02, most),
        left=(Piece(text="Next", minor=True), Piece(text="400")),
        right=(Piece(text="12:47"),),
    )
    share = largest(row, room, PLAIN)
    assert needed(row, share, PLAIN) <= room + 1e-9
    assert share == most or needed(row, share + 1e-4, PLAIN) > room


def test_a_minor_piece_never_falls_under_the_least_text_while_its_line_does_not() -> None:
    minor = Piece(text="Next", minor=True)
    assert size_of(minor, 0.06) >= shares.TEXT
    assert size_of(minor, 0.10) == 0.10 * shares.MINOR
    assert width_of((), 0.1, PLAIN) == 0


def test_product_5_least_shares_of_blinds() -> None:
    assert shares.least_blinds(3, True) >= 0.12
    assert shares.least_blinds(4, True) >= 0.12
    assert 0.09 <= shares.least_blinds(7, True) < 0.12
    assert 0.07 <= shares.least_blinds(7, False) < 0.09
