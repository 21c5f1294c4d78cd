"""What the strips above a page say: damage, faults, screens, the computer's clock. They never ask."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from tdapp.domain.units import Millis
from tdapp.errors import TdError
from tdapp.ui import format as show
from tdapp.ui import messages
from tdapp.ui.projector.placement import Placement, Where
from tdapp.ui.widgets.banner import Banners

translate = QCoreApplication.translate
Words = Callable[[], str]


class Notices:
    """Puts strips into `banners` and takes them away; says them anew in another language."""

    def __init__(self, banners: Banners) -> None:
        self._banners = banners
        self._words: dict[str, Words] = {}

    def damaged(self, failure: TdError, aside: Path | None) -> None:
        """The file has lost something; `aside` is where it lies as it was found."""
        self._put("damaged", "danger", lambda: _damage_text(failure, aside))

    def trouble(self, error: TdError) -> None:
        """Something outside the tournament was refused."""
        self._put("trouble", "warn", lambda: messages.text_of_error(error))

    def fault(self, log: Path) -> None:
        """The program has met a fault of its own, and goes on."""
        self._put("fault", "danger", lambda: _fault_text(log))

    def clock_set(self, by: Millis) -> None:
        """Somebody set the computer's clock."""
        self._put("clock_set", "info", lambda: _clock_text(by))

    def may_sleep(self) -> None:
        """The system does not promise to keep the screen on."""
        self._put("may_sleep", "warn", _sleep_text)

    def placed(self, placement: Placement) -> None:
        """Where the projected page is now."""
        if placement.where in (Where.LOST, Where.MIRRORED):
            self._put("screen", "warn", lambda: _screen_text(placement))
        else:
            self.drop("screen")

    def drop(self, name: str) -> None:
        """Take a strip away."""
        self._words.pop(name, None)
        self._banners.drop(name)

    def retranslate(self) -> None:
        """Say all of them anew."""
        for name, words in self._words.items():
            self._say(name, words)

    def _put(self, name: str, kind: str, words: Words) -> None:
        if name not in self._words:
            self._banners.put(name, kind).chosen.connect(lambda _: self.drop(name))
        self._words[name] = words
        self._say(name, words)

    def _say(self, name: str, words: Words) -> None:
        if (banner := self._banners.get(name)) is not None:
            banner.say(words(), translate("Notices", "Close"))


def _damage_text(failure: TdError, aside: Path | None) -> str:
    text = messages.text_of_error(failure)
    if aside is None:
        return text
    return translate("Notices", "{what} As it was found, it is kept here: {file}").format(
        what=text, file=str(aside)
    )


def _fault_text(log: Path) -> str:
    return translate(
        "Notices", "Something in the program went wrong. It goes on, and nothing is lost. Details: {file}"
    ).format(file=str(log))


def _clock_text(by: Millis) -> str:
    length = show.length(Millis(abs(by)))
    if by > 0:
        return translate(
            "Notices", "The computer’s clock was set forward by {length}. The tournament took no notice."
        ).format(length=length)
    return translate(
        "Notices", "The computer’s clock was set back by {length}. The tournament took no notice."
    ).format(length=length)


def _sleep_text() -> str:
    return translate(
        "Notices", "This system does not let the program keep the screen on. Turn its sleep off for tonight."
    )


def _screen_text(placement: Placement) -> str:
    if placement.where is Where.MIRRORED:
        return translate(
            "Notices",
            "Both screens show the same picture. Set them to extend, not mirror, for a page of its own.",
        )
    return translate(
        "Notices", "The projected clock’s screen {screen} is gone. It comes back by itself with the screen."
    ).format(screen=placement.screen)
