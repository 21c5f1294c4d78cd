"""Make resources/icons from the package that carries the originals, and the PNG of the program's own icon.

Run as `python packaging/make_icons.py` with PySide6 installed; needs npm with a network. It renews the icons
that are there and adds those named as arguments. The results are committed: neither a build nor a start needs
this script. `tdapp.svg` is drawn by hand and only read here.
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

TARGET = Path(__file__).resolve().parents[1] / "resources" / "icons"
LUCIDE = "lucide-static@1.62.0"
PNG_SIDE = 256


def main(added: list[str]) -> None:
    names = {path.stem for path in TARGET.glob("*.svg") if path.stem != "tdapp"} | set(added)
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["npm", "pack", "--silent", LUCIDE], cwd=folder, check=True, stdout=subprocess.DEVNULL)
        subprocess.run(["tar", "xzf", next(Path(folder).glob("*.tgz")).name], cwd=folder, check=True)
        package = Path(folder) / "package"
        for name in sorted(names):
            _write(f"{name}.svg", _plain((package / "icons" / f"{name}.svg").read_text(encoding="utf-8")))
        _write("LICENSE-Lucide.txt", (package / "LICENSE").read_text(encoding="utf-8"))
    _draw_own_icon()


def _plain(svg: str) -> str:
    """One line, without comment and class; `currentColor` stays for the theme to fill in."""
    svg = re.sub(r"<!--.*?-->", "", svg, flags=re.S)
    svg = re.sub(r'\s+class="[^"]*"', "", svg)
    return re.sub(r"\s*\n\s*", " ", svg.strip()).replace("> <", "><").replace(" >", ">") + "\n"


def _write(name: str, text: str) -> None:
    (TARGET / name).write_text(text, encoding="utf-8", newline="\n")


def _draw_own_icon() -> None:
    image = QImage(PNG_SIDE, PNG_SIDE, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(TARGET / "tdapp.svg")).render(painter)
    painter.end()
    image.save(str(TARGET / "tdapp.png"))


if __name__ == "__main__":
    main(sys.argv[1:])
