"""The face: what is painted each second, and how the stages are told apart."""

from itertools import combinations

import pytest
from msgspec import structs
from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtGui import QImage
from support.projector import AT, EVENING, HARD, NOW, STAGES, floor, level, view

from tdapp.domain.clock.structure import Betting
from tdapp.domain.clock.view import Stage
from tdapp.ui import theme
from tdapp.ui.widgets.clock_face import ClockFace
from tdapp.ui.widgets.face.content import Ink
from tdapp.ui.widgets.face.inks import Form, contrast, palette
from tdapp.ui.widgets.face.words import content_of, live_of


class Painted(QObject):
    """Remembers the rectangle of each paint."""

    def __init__(self, watched: ClockFace) -> None:
        super().__init__(watched)
        self.rects: list[QRect] = []
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.rects.append(event.region().boundingRect())  # type: ignore[attr-defined]
        return False


@pytest.fixture
def face(qtbot) -> ClockFace:
    made = ClockFace()
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.set_view(view("L1", 19 * 60_000))
    with qtbot.waitExposed(made):
        made.show()
    return made


def settled(face: ClockFace) -> QImage:
    return face.grab().toImage()


def test_a_second_repaints_the_changed_digits_only(qtbot, face: ClockFace) -> None:
    face.set_view(view("L4", 12 * 60_000 + 47_000, items=EVENING[:4]))  # no break ahead: only the timer ticks
    qtbot.wait(30)  # the whole page, once
    painted = Painted(face)
    face.set_view(view("L4", 12 * 60_000 + 46_000, items=EVENING[:4]))
    qtbot.waitUntil(lambda: bool(painted.rects))
    timer = next(placed for placed in face.arrangement.placed if placed.part == "timer")
    bar_and_digit = painted.rects[0]
    assert bar_and_digit.width() < timer.width
    assert bar_and_digit.top() > timer.base - 1.2 * timer.size


def test_the_same_view_repaints_nothing(qtbot, face: ClockFace) -> None:
    qtbot.wait(30)
    painted = Painted(face)
    face.set_view(view("L1", 19 * 60_000))
    qtbot.wait(30)
    assert painted.rects == []


@pytest.mark.parametrize("ticks", [1, 7, 60])
def test_painting_what_changed_gives_the_same_picture_as_painting_all(
    qtbot, face: ClockFace, ticks: int
) -> None:
    for second in range(ticks + 1):
        face.set_view(view("L3", 13 * 60_000 - second * 1000))
        face.repaint()
    fresh = ClockFace()
    qtbot.addWidget(fresh)
    fresh.resize(face.size())
    fresh.set_view(view("L3", 13 * 60_000 - ticks * 1000))
    assert settled(face) == settled(fresh)


def test_it_follows_a_change_of_size_skin_and_language(qtbot, qapp, face: ClockFace) -> None:
    before = settled(face)
    theme.apply(qapp, structs.replace(theme.current(), skin=theme.Skin.LIGHT))
    light = settled(face)
    assert light != before
    assert light.pixelColor(640, 40).lightness() > 200
    face.resize(640, 480)
    assert settled(face).width() == 640 * face.devicePixelRatio()


def test_every_stage_has_its_own_word_colour_or_form() -> None:
    told = {}
    for name, shown in STAGES.items():
        look = palette(shown.stage, theme.Skin.DARK)
        told[name] = (content_of(shown).word, look.frame.name(), look.form)
    for (one, first), (other, second) in combinations(told.items(), 2):
        assert first[0] != second[0], (one, other)
    forms = [palette(stage, theme.Skin.DARK).form for stage in Stage]
    assert sorted(forms) == sorted(Form)


def test_the_word_of_a_paused_clock_stands_on_a_field(qtbot) -> None:
    face = ClockFace()
    qtbot.addWidget(face)
    face.resize(1280, 720)
    face.set_view(STAGES["paused"])
    word = next(placed for placed in face.arrangement.placed if placed.piece.ink is Ink.BADGE)
    image = face.grab().toImage()
    beside = image.pixelColor(round(word.x - 0.1 * word.size), round(word.base - word.size / 2))
    assert contrast(beside, palette(Stage.PAUSED, theme.Skin.DARK).ground) >= 7


def test_paused_in_a_break_says_both() -> None:
    assert content_of(STAGES["paused_break"]).word == "PAUSED · break"


def test_product_9_pausing_does_not_hide_the_blinds() -> None:
    assert content_of(STAGES["paused"]).blinds == content_of(STAGES["running"]).blinds


def test_a_break_says_when_it_ends_what_follows_and_which_chips_leave() -> None:
    content = content_of(STAGES["break"])
    said = " ".join(piece.text for piece in (*content.note, *content.following[0]))
    assert "Back at" in said
    assert "Level 5" in said
    assert "25, 100" in said
    assert [piece.text for half in content.blinds for piece in half] == ["500", "/", "1,000"]


def test_overtime_counts_up_and_the_last_level_warns() -> None:
    assert live_of(STAGES["overtime"]).texts[0] == "+03:12"
    assert content_of(STAGES["last_level"]).word == "Level 7 · last level"


def test_before_the_start_it_counts_down_or_says_ready() -> None:
    assert content_of(STAGES["before"]).word == "Starts in"
    assert live_of(STAGES["before"]).texts[0] == "12:30"
    assert content_of(STAGES["ready"]).word == "Ready"


def test_product_9_blinds_of_a_quarter_stay_a_quarter() -> None:
    halves = content_of(HARD["cents"]).blinds
    assert [piece.text for half in halves for piece in half] == ["0.25", "/", "0.50"]


def test_rules_1_single_blind_and_no_blinds_are_said() -> None:
    single = [piece.text for half in content_of(HARD["single_blind"]).blinds for piece in half]
    assert single == ["Blind", "200"]
    assert content_of(HARD["no_blinds"]).blinds[0][0].text == "No blinds"


def test_the_betting_structure_is_said_when_it_is_not_no_limit() -> None:
    items = (level(1, 5, 10, betting=Betting.FIXED_LIMIT), level(2, 10, 20))
    assert [piece.text for piece in content_of(view("L1", 60_000, items=items)).note] == ["fixed-limit"]
    assert content_of(view("L2", 60_000, items=items)).note == ()


def test_players_known_by_number_and_equal_names_are_told_apart_on_the_podium() -> None:
    shown = view("L7", 60_000, on_floor=floor(3, 2, names=("Kim", "Kim", "")))
    assert [place.name for place in content_of(shown).podium] == ["Kim", "Kim (2)", "Player 3"]


@pytest.mark.parametrize("skin", theme.Skin)
@pytest.mark.parametrize("stage", Stage)
def test_product_5_contrast_of_text_and_timer(skin: theme.Skin, stage: Stage) -> None:
    look = palette(stage, skin)
    for ink in (Ink.BRIGHT, Ink.SOFT, Ink.STAGE, Ink.WARNING):
        assert contrast(look.inks[ink], look.ground) >= 7.0, ink
    assert contrast(look.inks[Ink.TIMER], look.ground) >= 10.0
    assert contrast(look.frame, look.ground) >= 3.0  # WCAG 1.4.11


def test_a_screen_reader_hears_stage_time_and_blinds(face: ClockFace) -> None:
    face.set_view(STAGES["running"])
    assert face.accessibleName() == "Projected clock"
    assert face.accessibleDescription() == "Level 3, 12:47, 300 / 600"


def test_the_instant_is_shown_on_both_clocks() -> None:
    assert NOW.wall == AT
    assert content_of(STAGES["running"]).wall == AT.astimezone().strftime("%H:%M")
