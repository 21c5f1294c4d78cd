"""From nothing to a running program and a passing test, in a checkout whose folder has an awkward name."""

import json
import shutil
import subprocess
import sys

import pytest
from support.checkout import REPOSITORY, Checkout

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def checkout(tmp_path_factory):
    made = Checkout(tmp_path_factory.mktemp("home") / "poker night 王")
    (made.root / "tests").mkdir()
    (made.root / "tests" / "test_it.py").write_text(
        "import PySide6.QtWidgets, tdapp, pathlib\n"
        "def test_it(qtbot):\n"
        "    assert pathlib.Path(tdapp.__file__).parents[1] == pathlib.Path.cwd()\n",
        encoding="utf-8",
    )
    return made


def test_first_start_and_first_test_run_and_the_next_ones_without_network(checkout):
    first = checkout.start("--table", "5")
    assert first.returncode == 0, first.stderr
    program = [["--table", "5"], str(checkout.root), str(checkout.bootstrap.VENV)]
    assert json.loads(first.stdout.splitlines()[-1]) == program

    tested = checkout.start("--test", "tests", QT_QPA_PLATFORM="offscreen")
    assert tested.returncode == 0, tested.stdout + tested.stderr
    assert "1 passed" in tested.stdout

    offline = {"PIP_INDEX_URL": "http://127.0.0.1:9/", "http_proxy": "http://127.0.0.1:9/"}
    again = checkout.start("--table", "5", **offline)
    assert json.loads(again.stdout) == program


def test_wheel_and_source_archive_carry_the_resources(checkout, tmp_path):
    root = checkout.root
    for folder in ("resources", "tdapp"):
        shutil.rmtree(root / folder)
        shutil.copytree(REPOSITORY / folder, root / folder)
    python = [checkout.bootstrap.PYTHON, "-m"]
    _run([*python, "pip", "install", "-q", "build"], root)
    _run([*python, "build", "--outdir", tmp_path], root)  # the wheel is made from the source archive
    wheel = next(tmp_path.glob("*.whl"))

    elsewhere = tmp_path / "installed"
    _run([*python, "pip", "install", "-q", "--no-deps", "--target", elsewhere, wheel], root)
    tell = (
        f"import sys; sys.path.insert(0, {str(elsewhere)!r})\n"
        "from tdapp.app.resources import resources\n"
        "print(*(path.relative_to(resources()) for path in resources().rglob('*')))\n"
    )
    told = _run([sys.executable, "-I", "-c", tell], root)
    ours = REPOSITORY / "resources"
    assert set(told.split()) == {str(path.relative_to(ours)) for path in ours.rglob("*")}
    assert (elsewhere / "tdapp" / "_resources" / "fonts").is_dir()


def _run(command, folder):
    done = subprocess.run(command, cwd=folder, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
