"""What is bundled: fonts under names of our own with the letters that are needed, icons, licences."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QImage, QPainter, QRawFont
from PySide6.QtSvg import QSvgRenderer

from tdapp.app.resources import resources

FONTS = resources() / "fonts"
ICONS = resources() / "icons"
_LATIN = "0123456789AZaz,.:/$€£¥ÄÖÜßéñçŁłŞşĐđ–—…"
_DIGITS = "0123456789"


@pytest.fixture(scope="module")
def families(qapp):
    """Family → the styles that its files bring."""
    for path in sorted(FONTS.glob("*.[ot]tf")):
        assert QFontDatabase.addApplicationFont(str(path)) >= 0, path
    return {name: set(QFontDatabase.styles(name)) for name in QFontDatabase.families()}


@pytest.mark.parametrize(
    ("family", "styles"),
    [
        ("Tdapp Inter", {"Regular", "Medium", "SemiBold", "Bold"}),
        ("Tdapp Barlow Condensed", {"Medium", "SemiBold"}),
        ("Tdapp Sans TC", {"Regular", "Bold"}),
        ("Tdapp Sans SC", {"Regular", "Bold"}),
        ("Tdapp Sans JP", {"Regular", "Bold"}),
        ("Tdapp Sans KR", {"Regular", "Bold"}),
        ("Tdapp Sans Arabic", {"Regular", "Bold"}),
        ("Tdapp Sans Hebrew", {"Regular", "Bold"}),
        ("Tdapp Sans Thai", {"Regular", "Bold"}),
        ("Tdapp Sans Devanagari", {"Regular", "Bold"}),
    ],
)
def test_each_family_has_its_styles(families, family, styles):
    assert families[family] == styles


@pytest.mark.parametrize(
    ("family", "text"),
    [
        ("Tdapp Inter", _LATIN + "ΑΩαωάАЯаяЇї×−→←≥½"),
        ("Tdapp Barlow Condensed", _LATIN),
        ("Tdapp Sans TC", "撲克盲注底池邊池籌碼錦標賽陳黃劉蔡堃喆，。「」（）：ひらカナ♠♥♦♣"),
        ("Tdapp Sans SC", "扑克盲注底池边池筹码锦标赛陈黄刘蔡堃喆，。“”（）：ひらカナ♠♥♦♣"),
        ("Tdapp Sans JP", "沢桜黒峠辻畑ひらカナｶﾅ"),
        ("Tdapp Sans KR", "김이박최정강조윤장임철수영희뷔샵힝ㄱㅎㅏㅣ"),
        ("Tdapp Sans Arabic", "محمدعبداللهإأآئؤةىپچژگکی٠٩۰۹"),
        ("Tdapp Sans Hebrew", "אבגדהוזחטיכךלמםנןסעפףצץקרשתִּׁ׳״"),
        ("Tdapp Sans Thai", "กขฃณฐวุฒิศรีปั้นน้ำโใไ๐๙"),
        ("Tdapp Sans Devanagari", "अआकखगघङशर्माकृष्णंँः०९ 0123456789.,()–—…"),
    ],
)
def test_needed_letters_are_there(families, family, text):
    font = QRawFont.fromFont(_font(family))
    assert font.familyName() == family
    assert [letter for letter in text if not font.supportsCharacter(ord(letter))] == []


def test_every_syllable_of_ks_x_1001_is_there(families):
    font = QRawFont.fromFont(_font("Tdapp Sans KR"))
    rows = (bytes((row, cell)) for row in range(0xB0, 0xC9) for cell in range(0xA1, 0xFF))
    syllables = [pair.decode("euc_kr") for pair in rows]
    assert len(syllables) == 2350
    assert [one for one in syllables if not font.supportsCharacter(ord(one))] == []


def test_every_kanji_of_jis_x_0208_is_in_one_of_three(families):
    fonts = [QRawFont.fromFont(_font(f"Tdapp Sans {part}")) for part in ("JP", "TC", "SC")]
    cells = (bytes((row, cell)) for row in range(0xB0, 0xF5) for cell in range(0xA1, 0xFF))
    kanji = [sign for sign in (pair.decode("euc_jp", "ignore") for pair in cells) if sign]
    assert len(kanji) == 6355
    assert [sign for sign in kanji if not any(font.supportsCharacter(ord(sign)) for font in fonts)] == []


@pytest.mark.parametrize("family", ["Tdapp Inter", "Tdapp Barlow Condensed"])
def test_tabular_figures_are_equally_wide(families, family):
    assert _width_spread(_font(family)) > 5
    font = _font(family)
    font.setFeature(QFont.Tag("tnum"), 1)
    assert _width_spread(font) < 0.2


def test_traditional_and_simplified_shapes_differ_where_they_should(families):
    shapes = {
        name: [_drawn(name, sign) for sign in "骨令化角"] for name in ("Tdapp Sans TC", "Tdapp Sans SC")
    }
    pairs = zip(*shapes.values(), strict=True)
    assert all(traditional != simplified for traditional, simplified in pairs)


def test_lines_are_equally_high_in_each_language(families):
    text = [name for name in families if name == "Tdapp Inter" or name.startswith("Tdapp Sans")]
    assert len(text) == 9
    heights = [QFontMetricsF(_font(name)).height() for name in text]
    assert max(heights) - min(heights) < 1


def test_latin_stays_in_the_text_face_when_chinese_comes_first(families):
    font = _font("Tdapp Sans TC")
    font.setFamilies(["Tdapp Sans TC", "Tdapp Inter"])
    assert QFontMetricsF(font).horizontalAdvance("Level 12") == pytest.approx(
        QFontMetricsF(_font("Tdapp Inter")).horizontalAdvance("Level 12")
    )


@pytest.mark.parametrize("path", sorted(ICONS.glob("*.svg")), ids=lambda path: path.stem)
def test_icon_can_be_drawn_and_tinted(qapp, path):
    text = path.read_text(encoding="utf-8")
    assert QSvgRenderer(text.encode()).isValid()
    assert path.stem == "tdapp" or 'stroke="currentColor"' in text


def test_own_icon_is_there_as_a_picture_too(qapp):
    image = QImage(str(ICONS / "tdapp.png"))
    assert (image.width(), image.height()) == (256, 256)
    assert image.pixelColor(2, 2).alpha() == 0
    assert image.pixelColor(128, 128).alpha() == 255


@pytest.mark.parametrize("folder", [FONTS, ICONS], ids=["fonts", "icons"])
def test_licences_lie_beside_what_they_license(folder):
    texts = [path.read_text(encoding="utf-8") for path in folder.glob("*.txt")]
    assert texts
    assert all("Copyright" in text or "©" in text for text in texts)


def test_package_data_comes_first(monkeypatch, tmp_path):
    monkeypatch.setattr("tdapp.app.resources._PACKAGE", tmp_path / "tdapp")
    assert resources() == tmp_path / "resources"
    (tmp_path / "tdapp" / "_resources").mkdir(parents=True)
    assert resources() == Path(tmp_path / "tdapp" / "_resources")


def _font(family):
    font = QFont(family)
    font.setPixelSize(100)
    return font


def _width_spread(font):
    widths = [QFontMetricsF(font).horizontalAdvance(digit) for digit in _DIGITS]
    return max(widths) - min(widths)


def _drawn(family, sign):
    image = QImage(128, 128, QImage.Format.Format_Grayscale8)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    painter.setPen(Qt.GlobalColor.white)
    painter.setFont(_font(family))
    painter.drawText(QRectF(0, 0, 128, 128), Qt.AlignmentFlag.AlignCenter, sign)
    painter.end()
    return bytes(image.constBits())
