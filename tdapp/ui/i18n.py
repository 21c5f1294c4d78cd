"""The language of the windows, switchable while they are open."""

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from tdapp.ui import format as show
from tdapp.ui.assets import folder

LANGUAGES = {"en": "English", "zh_Hant": "繁體中文", "zh_Hans": "简体中文"}
"""Each in its own words, as it is offered everywhere."""
_QT = {"zh_Hant": "qtbase_zh_TW", "zh_Hans": "qtbase_zh_CN"}
_installed: list[QTranslator] = []


def system_language() -> str:
    """The shipped language nearest to the computer's."""
    system = QLocale.system()
    if system.language() != QLocale.Language.Chinese:
        return "en"
    return "zh_Hant" if system.script() == QLocale.Script.TraditionalHanScript else "zh_Hans"


def switch(language: str, hours: str = "locale") -> None:
    """Every open window hears `LanguageChange` and says its texts anew."""
    show.use(language, hours)
    for translator in _installed:
        QCoreApplication.removeTranslator(translator)
    _installed.clear()
    for name in (_QT.get(language), f"tdapp_{language}"):
        translator = QTranslator()
        if name and translator.load(name, str(folder("i18n"))):
            QCoreApplication.installTranslator(translator)
            _installed.append(translator)
