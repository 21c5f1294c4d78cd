"""Whether windows can be shown. Qt ends the process where they cannot: this is asked before Qt is loaded."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

_X11_PORT = 6000
_PATIENCE_S = 2.0


def has_display(environ: Mapping[str, str] = os.environ) -> bool:
    """False where no window system answers. A platform named by QT_QPA_PLATFORM is taken at its word."""
    if sys.platform in ("win32", "darwin") or environ.get("QT_QPA_PLATFORM"):
        return True
    return _wayland_answers(environ) or _x11_answers(environ)


def _wayland_answers(environ: Mapping[str, str]) -> bool:
    name = environ.get("WAYLAND_DISPLAY", "")
    return bool(name) and _connects(str(Path(environ.get("XDG_RUNTIME_DIR", "/")) / name))


def _x11_answers(environ: Mapping[str, str]) -> bool:
    host, _, rest = environ.get("DISPLAY", "").rpartition(":")
    number = rest.partition(".")[0]
    if not number.isdigit():
        return False
    path = f"/tmp/.X11-unix/X{number}"
    if host in ("", "unix"):
        return _connects(path) or _connects(f"\0{path}")
    import socket  # noqa: PLC0415 - a start elsewhere does not wait for it

    try:
        socket.create_connection((host, _X11_PORT + int(number)), _PATIENCE_S).close()
    except OSError:
        return False
    return True


def _connects(path: str) -> bool:
    import socket  # noqa: PLC0415

    with socket.socket(socket.AF_UNIX) as probe:
        try:
            probe.connect(path)
        except OSError:
            return False
    return True
