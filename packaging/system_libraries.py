"""Which system libraries Qt loads on Linux, and how the missing ones come onto Debian or Ubuntu.

A library is missing when it cannot be loaded, whatever a package list says. Standard library only.
"""

import ctypes
import os
import shutil
import subprocess

# library -> Debian packages that bring it, newest name first
ALWAYS = {
    "libglib-2.0.so.0": ("libglib2.0-0t64", "libglib2.0-0"),
    "libGL.so.1": ("libgl1",),
    "libEGL.so.1": ("libegl1",),
    "libxkbcommon.so.0": ("libxkbcommon0",),
    "libfontconfig.so.1": ("libfontconfig1",),
    "libdbus-1.so.3": ("libdbus-1-3",),
    "libgssapi_krb5.so.2": ("libgssapi-krb5-2",),
}
ON_A_DISPLAY = {
    "libxkbcommon-x11.so.0": ("libxkbcommon-x11-0",),
    "libX11-xcb.so.1": ("libx11-xcb1",),
    "libxcb-cursor.so.0": ("libxcb-cursor0",),
    "libxcb-icccm.so.4": ("libxcb-icccm4",),
    "libxcb-image.so.0": ("libxcb-image0",),
    "libxcb-keysyms.so.1": ("libxcb-keysyms1",),
    "libxcb-randr.so.0": ("libxcb-randr0",),
    "libxcb-render-util.so.0": ("libxcb-render-util0",),
    "libxcb-shape.so.0": ("libxcb-shape0",),
    "libxcb-sync.so.1": ("libxcb-sync1",),
    "libxcb-xfixes.so.0": ("libxcb-xfixes0",),
    "libxcb-xkb.so.1": ("libxcb-xkb1",),
    "libwayland-cursor.so.0": ("libwayland-cursor0",),
}
FOR_SOUND = {"libpulse.so.0": ("libpulse0",)}


def provide(environ=os.environ):
    """Install what is missing where that is possible; else name the one line to run.

    Returns the text of what stands in the way of a start, or None. Libraries for a display count only where
    there is one, and the program runs without sound.
    """
    everything = {**ALWAYS, **ON_A_DISPLAY, **FOR_SOUND}
    if not _missing(everything):
        return None
    if shutil.which("apt-get") and os.geteuid() == 0:
        _apt_install(everything)
    left = _missing(everything)
    if not left:
        return None
    needed = dict(ALWAYS)
    if environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"):
        needed.update(ON_A_DISPLAY)
    text = _advice(left, everything)
    if any(name in needed for name in left):
        return text
    print(text)
    return None


def _missing(libraries):
    return [name for name in libraries if not _loads(name)]


def _loads(name):
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


def _apt_install(libraries):
    environ = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "stdin": subprocess.DEVNULL}
    print("Installing system libraries for Qt with apt-get.", flush=True)
    subprocess.run(["apt-get", "update", "-q"], env=environ, check=False, **quiet)
    command = ["apt-get", "install", "-y", "-q", "--no-install-recommends"]
    subprocess.run(command + _packages(_missing(libraries), libraries), env=environ, check=False, **quiet)


def _packages(missing, libraries):
    return sorted({_known_to_apt(libraries[name]) for name in missing})


def _known_to_apt(names):
    for name in names[:-1]:
        answer = subprocess.run(["apt-cache", "show", name], capture_output=True, check=False)
        if answer.returncode == 0:
            return name
    return names[-1]


def _advice(missing, libraries):
    if not shutil.which("apt-get"):
        return "System libraries are missing, install them and start again: " + " ".join(missing)
    packages = " ".join(_packages(missing, libraries))
    sudo = "" if os.geteuid() == 0 else "sudo "
    return f"System libraries are missing. Run this, then start again: {sudo}apt-get install -y {packages}"
