"""The binding to Qt: what it must not do to the interpreter."""

import sys

from PySide6.QtCore import QObject

CALLS = 2000


def test_a_call_into_qt_keeps_the_references_of_none(qapp) -> None:
    """PySide6 6.12 before Python 3.12 took one at each call, which ended the program after some minutes."""
    something = QObject()
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        something.setObjectName("x")
    assert sys.getrefcount(None) > before - CALLS // 2
