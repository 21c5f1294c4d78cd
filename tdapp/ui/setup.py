"""Everything that the windows need once, before the first of them."""

from pathlib import Path

from PySide6.QtWidgets import QApplication

from tdapp.ui import assets, fonts, i18n, icons, theme
from tdapp.ui.theme import Theme


def prepare(app: QApplication, resources: Path, look: Theme, hours: str = "locale") -> None:
    """Data, fonts, language and look."""
    assets.use(resources)
    app.setStyle("Fusion")
    fonts.load()
    i18n.switch(look.language, hours)
    theme.apply(app, look)
    app.setWindowIcon(icons.app_icon())
    app.setApplicationName("tdapp")
    app.setApplicationDisplayName("tdapp")
