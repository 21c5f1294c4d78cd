"""Collects the texts of the windows into resources/i18n/*.ts and compiles them to *.qm.

    python packaging/make_translations.py           collect and compile
    python packaging/make_translations.py --check   exit 1 if a text is untranslated or a .qm is stale

Translations are written in the .ts files, by hand or with Qt Linguist. English says what the source says;
only its plurals are its own.
"""

import subprocess
import sys
import tempfile
from pathlib import Path
from xml.etree import ElementTree

import PySide6

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "resources" / "i18n"
LANGUAGES = ("en", "zh_Hant", "zh_Hans")


def ts_file(language: str) -> Path:
    """Where a language's texts lie."""
    return FOLDER / f"tdapp_{language}.ts"


def collect() -> None:
    """Take up new texts and drop those that are gone; translations stay."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    sources = [str(path.relative_to(ROOT)) for path in sorted((ROOT / "tdapp").rglob("*.py"))]
    for language in LANGUAGES:
        target = str(ts_file(language).relative_to(ROOT))
        plain = ["-no-obsolete", "-locations", "none", "-source-language", "en", "-target-language", language]
        _run("lupdate", *sources, *plain, "-ts", target)
    _say_english()


def _say_english() -> None:
    tree = ElementTree.parse(ts_file("en"))
    for message in tree.iter("message"):
        translation = message.find("translation")
        if translation is not None and message.get("numerus") != "yes":
            translation.text = message.findtext("source")
            translation.attrib.pop("type", None)
    write(tree, "en")


def write(tree: ElementTree.ElementTree, language: str) -> None:
    """Write a language's texts the way lupdate does."""
    body = ElementTree.tostring(tree.getroot(), encoding="unicode")
    ts_file(language).write_text(
        f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n', encoding="utf-8"
    )


def unfinished(language: str) -> list[str]:
    """Source texts that have no translation yet."""
    found: list[str] = []
    for message in ElementTree.parse(ts_file(language)).iter("message"):
        translation = message.find("translation")
        if translation is None or translation.get("type") or not all(_forms(translation)):
            found.append(message.findtext("source") or "")
    return found


def _forms(translation: ElementTree.Element) -> list[str]:
    forms = translation.findall("numerusform") or [translation]
    return [(form.text or "").strip() for form in forms]


def compile_all(folder: Path = FOLDER) -> None:
    """Write the .qm files."""
    for language in LANGUAGES:
        target = folder / f"tdapp_{language}.qm"
        _run("lrelease", "-silent", "-nounfinished", str(ts_file(language)), "-qm", str(target))


def stale() -> list[str]:
    """The .qm files that are not what the .ts files give."""
    with tempfile.TemporaryDirectory() as folder:
        compile_all(Path(folder))
        names = [f"tdapp_{language}.qm" for language in LANGUAGES]
        return [name for name in names if _content(FOLDER / name) != _content(Path(folder) / name)]


def _content(path: Path) -> bytes | None:
    return path.read_bytes() if path.exists() else None


def _run(tool: str, *arguments: str) -> None:
    """One of Qt's linguist tools, as the package carries it."""
    home = Path(PySide6.__file__).parent
    places = (home / tool, home / f"{tool}.exe", home / "Qt" / "libexec" / tool)
    program = next((place for place in places if place.exists()), Path(tool))
    subprocess.run([program, *arguments], check=True, cwd=ROOT, stdout=subprocess.DEVNULL)


def main() -> int:
    """Exit code 1 when `--check` finds something."""
    if "--check" not in sys.argv:
        collect()
        compile_all()
    missing = {language: unfinished(language) for language in LANGUAGES}
    for language, texts in missing.items():
        for text in texts:
            print(f"{language}: not translated: {text}")
    old = stale() if "--check" in sys.argv else []
    for name in old:
        print(f"{name} is older than its texts: run packaging/make_translations.py")
    return 1 if "--check" in sys.argv and (old or any(missing.values())) else 0


if __name__ == "__main__":
    raise SystemExit(main())
