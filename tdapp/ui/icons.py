"""Icons, tinted from the theme."""

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from tdapp.ui import theme
from tdapp.ui.assets import folder

_SCALES = (1, 2)


def icon(name: str, token: str = "dim") -> QIcon:
    """The icon in the colour of a token; where it cannot be used, in the faint one."""
    colours = theme.current().colours
    return _tinted(name, getattr(colours, token), colours.faint, theme.current().px(theme.ICON))


@lru_cache(maxsize=256)
def _tinted(name: str, colour: str, off: str, size: int) -> QIcon:
    found = QIcon()
    for scale in _SCALES:
        found.addPixmap(pixmap(name, colour, size, scale), QIcon.Mode.Normal)
        found.addPixmap(pixmap(name, off, size, scale), QIcon.Mode.Disabled)
    return found


def pixmap(name: str, colour: str, size: int, scale: float = 1) -> QPixmap:
    """The icon drawn in `colour`, `size` px on each side, for a screen of this scale."""
    source = (folder("icons") / f"{name}.svg").read_text(encoding="utf-8").replace("currentColor", colour)
    renderer = QSvgRenderer(QByteArray(source.encode()))
    image = QPixmap(QSize(size, size) * scale)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter, QRectF(0, 0, size * scale, size * scale))
    painter.end()
    image.setDevicePixelRatio(scale)
    return image


def app_icon() -> QIcon:
    """The program's own."""
    return QIcon(str(folder("icons") / "tdapp.svg"))
