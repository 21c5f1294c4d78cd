"""Make resources/fonts from the packages that carry the originals.

Run as `python packaging/make_fonts.py` on Debian 12 with fonttools and brotli installed; needs apt-get,
dpkg-deb and npm with a network. The results are committed: neither a build nor a start needs this script.
The same packages give the same bytes.

Each family gets a name of its own ("Tdapp …"): a font of the machine can never stand in for it, and the
Traditional and Simplified shapes cannot be mistaken for each other.
"""

import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from fontTools import merge, subset
from fontTools.ttLib import TTFont, newTable

TARGET = Path(__file__).resolve().parents[1] / "resources" / "fonts"
BARLOW = "@fontsource/barlow-condensed@5.3.0"
DEBIAN = ("fonts-inter", "fonts-noto-cjk", "fonts-noto-core", "fonts-noto-ui-core")
WEIGHTS = {"Regular": 400, "Medium": 500, "SemiBold": 600, "Bold": 700}
CJK = {
    "TC": (3, "big5", range(0xA4, 0xFA)),
    "SC": (2, "gb2312", range(0xB0, 0xF8)),
}  # face, codec, lead bytes
SCRIPTS = {
    "Arabic": ("ArabicUI", ((0x0600, 0x06FF), (0x0750, 0x077F), (0x08A0, 0x08FF), (0xFB50, 0xFEFC))),
    "Hebrew": ("Hebrew", ((0x0590, 0x05FF), (0xFB1D, 0xFB4F))),
    "Thai": ("ThaiUI", ((0x0E01, 0x0E5B),)),
    "Devanagari": ("DevanagariUI", ((0x0020, 0x00F7), (0x0900, 0x097F), (0x2010, 0x2212))),
}  # the UI cuts keep to the line; Qt takes a sign beside Devanagari best from that font, so it keeps its own
SHAPING = [0x200C, 0x200D, 0x25CC]  # joiners, and the circle that carries a lone mark
SUITS = [0x2660, 0x2663, 0x2665, 0x2666]
OF_NAMES = (
    "堃喆祎镕犇骉羴槑玚頔飏旸昪玘玙琎谞赟邨埗婳赪锳峯裏綫嵗晳晧彣栢粦"  # borne by people, in neither set
)
LINE = (0.9668, 0.2414)  # above and below the baseline, of Inter: lines keep their height in every language


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        sources = Path(folder)
        _unpack_sources(sources)
        copyrights = {
            "Inter": _make_inter(sources),
            "BarlowCondensed": _make_barlow(sources),
            "NotoSansCJK": _make_cjk(sources),
            "NotoSans": _make_scripts(sources),
        }
        licence = (sources / "package" / "LICENSE").read_text(encoding="utf-8")
    terms = licence[licence.index("This Font Software is licensed") :]
    for name, copyright_line in copyrights.items():
        (TARGET / f"OFL-{name}.txt").write_text(
            f"{copyright_line}\n\n{terms}", encoding="utf-8", newline="\n"
        )
    for path in sorted(TARGET.iterdir()):
        print(f"{path.stat().st_size:>9,} {path.name}")


def han(codec: str, lead_bytes: Iterable[int]) -> list[int]:
    """Code points of the characters that a double-byte set has under these lead bytes."""
    pairs = (bytes((lead, trail)) for lead in lead_bytes for trail in range(0x40, 0xFF))
    texts = (pair.decode(codec, errors="ignore") for pair in pairs)
    return [ord(text) for text in texts if len(text) == 1 and ord(text) >= 0x4E00]


def east_asian_signs(language: str) -> list[int]:
    """Punctuation, full-width forms, kana, bopomofo and the suits; nothing that Latin text needs."""
    ranges = ((0x3000, 0x303F), (0x3041, 0x30FF), (0x3105, 0x312F), (0xFF01, 0xFF5E), (0xFFE0, 0xFFE6))
    dashes_and_dots = [0x2014, 0x2026, 0x2027]
    quotes = [0x201C, 0x201D] if language == "SC" else []
    return [*dashes_and_dots, *quotes, *SUITS, *_each(ranges)]


def hangul() -> list[int]:
    """The syllables of KS X 1001 and the single letters."""
    return [*han("euc_kr", range(0xB0, 0xC9)), *_each(((0x3131, 0x318E),))]


def japanese() -> list[int]:
    """The kanji of JIS X 0208 that neither Chinese file has, kana of every width."""
    chinese = {code for _, codec, lead_bytes in CJK.values() for code in han(codec, lead_bytes)}
    kanji = set(han("euc_jp", range(0xB0, 0xF5))) - chinese
    return [*sorted(kanji), *_each(((0x3041, 0x30FF), (0x31F0, 0x31FF), (0xFF61, 0xFF9F)))]


def _each(ranges: Iterable[tuple[int, int]]) -> list[int]:
    return [code for first, last in ranges for code in range(first, last + 1)]


def _unpack_sources(folder: Path) -> None:
    def run(*command: str) -> None:
        subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)

    run("apt-get", "download", *DEBIAN)
    for package in sorted(folder.glob("*.deb")):
        run("dpkg-deb", "-x", package.name, ".")
    run("npm", "pack", "--silent", BARLOW)
    run("tar", "xzf", next(folder.glob("*.tgz")).name)


def _make_inter(sources: Path) -> str:
    copyright_line = ""
    for style in WEIGHTS:
        font = TTFont(sources / f"usr/share/fonts/opentype/inter/Inter-{style}.otf", recalcTimestamp=False)
        copyright_line = str(font["name"].getDebugName(0))
        codes = set(font.getBestCmap()) - set(SUITS)  # it has only the heart: all four come from one font
        _reduce(font, codes, features=["*"])
        _save(font, "Tdapp Inter", style, f"TdappInter-{style}.otf")
    return copyright_line


def _make_barlow(sources: Path) -> str:
    copyright_line = ""
    for style in ("Medium", "SemiBold"):
        parts: list[str] = []
        for script in ("latin", "latin-ext", "vietnamese"):
            stem = f"barlow-condensed-{script}-{WEIGHTS[style]}-normal"
            font = TTFont(sources / "package" / "files" / f"{stem}.woff2", recalcTimestamp=False)
            font.flavor = None
            _reduce(font, set(font.getBestCmap()), features=["*"])
            parts.append(str(sources / f"{stem}.ttf"))
            font.save(parts[-1])
        head = TTFont(parts[0])["head"]
        whole = merge.Merger().merge(parts)
        whole.recalcTimestamp = False
        whole["head"].created, whole["head"].modified = head.created, head.modified
        copyright_line = str(whole["name"].getDebugName(0))
        _save(whole, "Tdapp Barlow Condensed", style, f"TdappBarlowCondensed-{style}.ttf")
    return copyright_line


def _make_cjk(sources: Path) -> str:
    codes = {
        language: (face, [*han(codec, lead_bytes), *map(ord, OF_NAMES), *east_asian_signs(language)])
        for language, (face, codec, lead_bytes) in CJK.items()
    }
    copyright_line = ""
    for language, (face, wanted) in {**codes, "KR": (1, hangul()), "JP": (0, japanese())}.items():
        for style in ("Regular", "Bold"):
            path = sources / f"usr/share/fonts/opentype/noto/NotoSansCJK-{style}.ttc"
            font = TTFont(path, fontNumber=face, recalcTimestamp=False)
            copyright_line = str(font["name"].getDebugName(0))
            _reduce(font, set(wanted), features=[])
            _set_line(font)
            _save(font, f"Tdapp Sans {language}", style, f"TdappSans{language}-{style}.otf")
    return copyright_line


def _make_scripts(sources: Path) -> str:
    copyright_lines: dict[str, str] = {}
    for script, (source, ranges) in SCRIPTS.items():
        for style in ("Regular", "Bold"):
            path = sources / f"usr/share/fonts/truetype/noto/NotoSans{source}-{style}.ttf"
            font = TTFont(path, recalcTimestamp=False)
            copyright_lines[script] = f"{script}: {font['name'].getDebugName(0)}"
            _reduce(font, {*_each(ranges), *SHAPING}, features=["*"])
            _set_line(font)
            _save(font, f"Tdapp Sans {script}", style, f"TdappSans{script}-{style}.ttf")
    return "\n".join(copyright_lines.values())


def _reduce(font: TTFont, codes: set[int], features: list[str]) -> None:
    options = subset.Options()
    options.layout_features = features
    options.hinting = False
    options.notdef_outline = True
    options.glyph_names = False
    options.drop_tables += ["vhea", "vmtx", "VORG", "BASE"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)


def _set_line(font: TTFont) -> None:
    above, below = (round(part * font["head"].unitsPerEm) for part in LINE)
    across, style = font["hhea"], font["OS/2"]
    across.ascent, across.descent, across.lineGap = above, -below, 0
    style.sTypoAscender, style.sTypoDescender, style.sTypoLineGap = above, -below, 0
    style.usWinAscent, style.usWinDescent = above, below


def _save(font: TTFont, family: str, style: str, file_name: str) -> None:
    """Name the font as a style of its family, for systems that group by four styles and those that do not."""
    old = font["name"]
    kept = {number: old.getDebugName(number) for number in (0, 5, 13, 14)}
    plain = style in ("Regular", "Bold")
    post_script = file_name.partition(".")[0]
    names = {
        **kept,
        1: family if plain else f"{family} {style}",
        2: style if plain else "Regular",
        3: f"{post_script};{kept[5]}",
        4: f"{family} {style}",
        6: post_script,
        16: None if plain else family,
        17: None if plain else style,
    }
    font["name"] = newTable("name")
    font["name"].names = []
    for number, text in names.items():
        if text:
            font["name"].setName(text, number, 3, 1, 0x409)
    if "CFF " in font:
        cff = font["CFF "].cff
        cff.fontNames = [post_script]
        top = cff.topDictIndex[0]
        for field, text in (("FamilyName", family), ("FullName", names[4]), ("Weight", style)):
            if hasattr(top, field):
                setattr(top, field, text)
    font["OS/2"].usWeightClass = WEIGHTS[style]
    font.save(TARGET / file_name)


if __name__ == "__main__":
    sys.exit(main())
