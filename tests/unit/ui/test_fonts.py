"""Names in any script are shown with our own letters, in text and in big figures, on every machine."""

import pytest
from PySide6.QtGui import QTextLayout

from tdapp.app.resources import resources
from tdapp.ui import fonts
from tdapp.ui.setup import prepare
from tdapp.ui.theme import BOLD, NORMAL, SEMIBOLD, Theme

LANGUAGES = ("en", "zh_Hant", "zh_Hans")
NAMES = {
    "Tdapp Sans JP": "桜沢峠",
    "Tdapp Sans KR": "김철수 박영희",
    "Tdapp Sans Arabic": "محمد العلي",
    "Tdapp Sans Hebrew": "יצחק כהן",
    "Tdapp Sans Thai": "ณัฐวุฒิ ปั้นน้ำ",
    "Tdapp Sans Devanagari": "कृष्ण शर्मा",
}


def drawn(text, font):
    """The glyphs of a laid-out line and their families."""
    layout = QTextLayout(text, font)
    layout.beginLayout()
    layout.createLine().setLineWidth(10_000)
    layout.endLayout()
    return [(run.rawFont().familyName(), glyph) for run in layout.glyphRuns() for glyph in run.glyphIndexes()]


def faces(qapp, language):
    look = Theme(language=language)
    prepare(qapp, resources(), look)
    weights = (NORMAL, SEMIBOLD, BOLD)
    return [face(40, weight) for face in (look.text_px, look.digits_px) for weight in weights]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", NAMES)
def test_name_is_shown_with_our_letters(qapp, family, language):
    for font in faces(qapp, language):
        for word in NAMES[family].split():
            found = drawn(word, font)
            assert {name for name, _ in found} == {family}
            assert all(glyph for _, glyph in found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_letter_comes_from_the_machine(qapp, language):
    names = [
        *NAMES.values(),
        "さくら タロウ",
        "王小明 陈晓",
        "Łukasz Żółć",
        "Дмитрий",
        "Παύλος",
        "कृष्ण (2), 1. …",
    ]
    for font in faces(qapp, language):
        for name in names:
            assert all(glyph and family.startswith("Tdapp ") for family, glyph in drawn(name, font)), name


@pytest.mark.parametrize(
    ("language", "family"), [("zh_Hant", fonts.TRADITIONAL), ("zh_Hans", fonts.SIMPLIFIED)]
)
def test_chinese_keeps_the_shapes_of_its_language(qapp, language, family):
    for font in faces(qapp, language):
        assert {name for name, _ in drawn("骨令化角。", font)} == {family}


def test_big_figures_follow_the_language_to_and_fro(qapp):
    for language, family in [
        ("zh_Hant", fonts.TRADITIONAL),
        ("zh_Hans", fonts.SIMPLIFIED),
        ("en", fonts.TRADITIONAL),
        ("zh_Hans", fonts.SIMPLIFIED),
    ]:
        for font in faces(qapp, language):
            assert {name for name, _ in drawn("骨令化角", font)} == {family}


@pytest.mark.parametrize("language", LANGUAGES)
def test_other_scripts_end_every_list(language):
    for families in (fonts.text_families(language), fonts.digit_families(language)):
        assert tuple(families[-len(fonts.OTHERS) :]) == fonts.OTHERS
        assert len(set(families)) == len(families)


def test_every_family_of_the_lists_is_bundled(qapp):
    prepare(qapp, resources(), Theme())
    assert set(fonts.digit_families("en")) <= set(fonts.load())
