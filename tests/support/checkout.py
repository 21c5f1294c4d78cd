"""A checkout small enough to be made for one test, whose program tells how it was started."""

import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

REPOSITORY = Path(__file__).resolve().parents[2]
_PROGRAM = "import json, os, sys; print(json.dumps([sys.argv[1:], os.getcwd(), sys.prefix]))\n"


class Checkout:
    """`root` is its folder; `bootstrap` its start script as a module."""

    def __init__(self, root: Path) -> None:
        self.root = root
        shutil.copytree(
            REPOSITORY / "packaging", root / "packaging", ignore=shutil.ignore_patterns("__pycache__")
        )
        shutil.copy(REPOSITORY / "pyproject.toml", root)
        shutil.copy(REPOSITORY / "README.md", root)
        shutil.copy(REPOSITORY / "LICENSE", root)
        (root / "resources").mkdir()
        (root / "tdapp").mkdir()
        (root / "tdapp" / "__init__.py").touch()
        (root / "tdapp" / "__main__.py").write_text(_PROGRAM, encoding="utf-8")
        self.bootstrap = self._load()

    def start(
        self, *arguments: str, python: str = sys.executable, cwd: Path | None = None, **environ: str
    ) -> subprocess.CompletedProcess[str]:
        """Run the start script as a person would, in another process."""
        return subprocess.run(
            [python, str(self.root / "packaging" / "bootstrap.py"), *arguments],
            cwd=cwd or self.root,
            env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONIOENCODING": "utf-8", **environ},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )

    def borrow_environment(self) -> None:
        """A sound environment in a moment: its packages, pip among them, are those that run this test."""
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", self.root / ".venv"], check=True)
        for folder in (self.root / ".venv").rglob("site-packages"):
            lines = (path for path in sys.path if path.endswith("site-packages"))
            (folder / "borrowed.pth").write_text("\n".join(lines), encoding="utf-8")

    def stamp(self, group: str) -> None:
        """Say that this group is installed."""
        key = self.bootstrap._key(self.bootstrap._settings())
        self.bootstrap.STAMP.write_text(json.dumps({"key": key, "group": group}), encoding="utf-8")

    def _load(self) -> ModuleType:
        spec = importlib.util.spec_from_file_location("bootstrap", self.root / "packaging" / "bootstrap.py")
        assert spec
        assert spec.loader
        module = importlib.util.module_from_spec(spec)
        sys.path.insert(0, str(self.root / "packaging"))
        try:
            spec.loader.exec_module(module)
        finally:
            sys.path.pop(0)
            sys.modules.pop("system_libraries", None)
        return module
