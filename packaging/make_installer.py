"""Build the program as one folder that needs no Python: `dist/tdapp`, for a zip file or an installer.

It is built for the system that it runs on, with the Python of an environment that holds the program:

    .venv/bin/python -m pip install pyinstaller
    .venv/bin/python packaging/make_installer.py
"""

import os
import sys
from pathlib import Path

import PyInstaller.__main__

ROOT = Path(__file__).resolve().parents[1]


def main() -> None:
    PyInstaller.__main__.run(
        [
            str(ROOT / "tdapp" / "__main__.py"),
            "--name=tdapp",
            "--noconfirm",
            "--windowed",
            f"--distpath={ROOT / 'dist'}",
            f"--workpath={ROOT / 'build'}",
            f"--specpath={ROOT / 'build'}",
            f"--add-data={ROOT / 'resources'}{os.pathsep}tdapp/_resources",
            "--copy-metadata=tdapp",
            "--exclude-module=tkinter",
        ]
    )


if __name__ == "__main__":
    sys.exit(main())
