"""The start script: what it installs and when, what it starts, and the one line it says when it cannot."""

import ast
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from support.checkout import REPOSITORY, Checkout

_NO_INDEX = {
    "PIP_CONFIG_FILE": os.devnull,
    "PIP_INDEX_URL": "http://127.0.0.1:9/",
    "PIP_EXTRA_INDEX_URL": "",
    "PIP_FIND_LINKS": "",
    "PIP_NO_CACHE_DIR": "1",
}

SUCCESS = subprocess.CompletedProcess([], 0)


@pytest.fixture
def checkout(tmp_path):
    return Checkout(tmp_path / "poker night 王")


@pytest.fixture
def installs(checkout, monkeypatch):
    """What the script would install, call by call, with the environment standing in for a sound one."""
    calls = []
    monkeypatch.setattr(checkout.bootstrap, "_install", calls.append)
    checkout.borrow_environment()
    return calls


def _said(answer):
    """The one line of a refusal."""
    assert answer.returncode == 1
    lines = answer.stderr.splitlines()
    assert len(lines) == 1, answer.stderr
    return lines[0]


def _old_pythons():
    names = (f"3.{minor}" for minor in range(6, 11))
    homes = [Path.home() / ".pyenv" / "versions", Path("/usr/bin")]
    found = (
        sorted([*homes[0].glob(f"{name}.*/bin/python3"), *homes[1].glob(f"python{name}")]) for name in names
    )
    return [paths[0] for paths in found if paths]


class TestOldPython:
    def test_real_ones_are_told_so_in_one_line(self, checkout):
        pythons = _old_pythons()
        if not pythons:
            pytest.skip("this machine has no Python from 3.6 to 3.10")
        for python in pythons:
            said = _said(checkout.start(python=str(python)))
            assert "needs Python 3.11 or newer" in said
            assert not checkout.bootstrap.VENV.exists()

    def test_too_old_is_refused_before_anything_is_made(self, checkout, monkeypatch, capsys):
        monkeypatch.setattr(checkout.bootstrap, "MINIMUM", (99, 0))
        assert checkout.bootstrap.main([]) == 1
        assert "needs Python 99.0 or newer" in capsys.readouterr().err
        assert not checkout.bootstrap.VENV.exists()

    @pytest.mark.parametrize("name", ["bootstrap.py", "system_libraries.py"])
    def test_syntax_is_that_of_python_3_6(self, name):
        ast.parse((REPOSITORY / "packaging" / name).read_text(encoding="utf-8"), feature_version=(3, 6))


class TestWhenToInstall:
    def test_first_start_installs_the_program_alone(self, checkout, installs):
        checkout.bootstrap._provide_environment("run")
        assert installs == [[]]

    def test_test_group_comes_with_pytest_and_dev_group_with_both(self, checkout, installs):
        checkout.bootstrap._provide_environment("test")
        checkout.bootstrap._provide_environment("dev")
        test, dev = installs
        assert any(name.startswith("pytest>") for name in test)
        assert set(test) < set(dev)
        assert any(name.startswith("ruff") for name in dev)

    def test_what_is_there_is_not_installed_again(self, checkout, installs):
        checkout.bootstrap._provide_environment("test")
        checkout.bootstrap._provide_environment("run")
        checkout.bootstrap._provide_environment("test")
        assert len(installs) == 1

    def test_new_requirement_is_installed_with_the_group_that_was_there(self, checkout, installs):
        checkout.bootstrap._provide_environment("test")
        self._edit(checkout, '"filelock', '"filelock>=3.14", "filelock')
        checkout.bootstrap._provide_environment("run")
        assert installs[1] == installs[0] != []

    def test_setting_of_a_tool_needs_no_installation(self, checkout, installs):
        checkout.bootstrap._provide_environment("run")
        self._edit(checkout, "line-length = 110", "line-length = 99")
        checkout.bootstrap._provide_environment("run")
        assert len(installs) == 1

    @staticmethod
    def _edit(checkout, old, new):
        file = checkout.root / "pyproject.toml"
        text = file.read_text(encoding="utf-8")
        assert old in text
        file.write_text(text.replace(old, new, 1), encoding="utf-8")


class TestHalfMade:
    def test_aborted_installation_is_repaired_at_the_next_start(self, checkout, monkeypatch):
        checkout.borrow_environment()
        left = checkout.bootstrap.VENV / "left behind"
        left.touch()

        def abort(_requirements):
            raise KeyboardInterrupt

        monkeypatch.setattr(checkout.bootstrap, "_install", abort)
        assert checkout.bootstrap.main([]) == 1
        assert not checkout.bootstrap._is_sound()
        assert left.exists()

        made = []
        monkeypatch.setattr(checkout.bootstrap, "_install", lambda _requirements: None)
        monkeypatch.setattr(checkout.bootstrap, "_capture", lambda command: made.append(command) or SUCCESS)
        checkout.bootstrap._provide_environment("run")
        assert made == [[sys.executable, "-m", "venv", str(checkout.bootstrap.VENV)]]
        assert not left.exists()
        assert not checkout.bootstrap.UNFINISHED.exists()
        assert checkout.bootstrap.STAMP.exists()

    def test_environment_whose_python_is_gone_is_not_sound(self, checkout):
        checkout.borrow_environment()
        assert checkout.bootstrap._is_sound()
        checkout.bootstrap.PYTHON.unlink()
        assert not checkout.bootstrap._is_sound()

    @pytest.mark.parametrize("text", ["", "{", "[]", '{"group": "none"}'])
    def test_unreadable_stamp_counts_as_none(self, checkout, text):
        checkout.bootstrap.VENV.mkdir()
        checkout.bootstrap.STAMP.write_text(text, encoding="utf-8")
        assert checkout.bootstrap._read_stamp() == {}


class TestStart:
    def test_program_gets_its_arguments_and_the_callers_folder(self, checkout, tmp_path):
        checkout.borrow_environment()
        checkout.stamp("run")
        answer = checkout.start("--pictures", "a b/王", cwd=tmp_path)
        assert answer.returncode == 0, answer.stderr
        assert json.loads(answer.stdout) == [
            ["--pictures", "a b/王"],
            str(tmp_path),
            str(checkout.bootstrap.VENV),
        ]

    def test_moved_checkout_starts_from_where_it_is_now(self, checkout, tmp_path):
        checkout.borrow_environment()
        checkout.stamp("run")
        there = checkout.root.rename(tmp_path / "elsewhere")
        script = there / "packaging" / "bootstrap.py"
        answer = subprocess.run([sys.executable, script], capture_output=True, encoding="utf-8", check=True)
        assert json.loads(answer.stdout)[2] == str(there / ".venv")

    def test_program_of_the_callers_folder_is_not_started(self, checkout, tmp_path):
        checkout.borrow_environment()
        checkout.stamp("run")
        (tmp_path / "tdapp").mkdir()
        (tmp_path / "tdapp" / "__main__.py").write_text("raise SystemExit('not me')", encoding="utf-8")
        assert checkout.start(cwd=tmp_path).returncode == 0

    def test_programs_exit_code_is_handed_on(self, checkout):
        checkout.borrow_environment()
        checkout.stamp("run")
        (checkout.root / "tdapp" / "__main__.py").write_text("raise SystemExit(7)", encoding="utf-8")
        assert checkout.start().returncode == 7

    def test_later_start_asks_no_network(self, checkout):
        checkout.borrow_environment()
        checkout.stamp("run")
        answer = checkout.start(**_NO_INDEX)
        assert answer.returncode == 0, answer.stderr

    def test_test_arguments_go_to_pytest_in_the_checkout(self, checkout, tmp_path):
        checkout.borrow_environment()
        checkout.stamp("test")
        (checkout.root / "tests").mkdir()
        (checkout.root / "tests" / "test_it.py").write_text("def test_it():\n    pass\n", encoding="utf-8")
        answer = checkout.start("--test", "-q", "-p", "no:cacheprovider", "tests", cwd=tmp_path)
        assert answer.returncode == 0, answer.stdout + answer.stderr
        assert "1 passed" in answer.stdout

    def test_whole_suite_runs_on_every_core_with_coverage(self, checkout, monkeypatch):
        started = []
        monkeypatch.setattr(checkout.bootstrap, "_provide_environment", started.append)
        monkeypatch.setattr(checkout.bootstrap, "_run", lambda *command: started.append(command))
        monkeypatch.setattr(os, "chdir", started.append)
        checkout.bootstrap.main(["--test"])
        assert started == ["test", str(checkout.root), ("pytest", ("-n", "auto", "--cov"))]


class TestRefusals:
    def test_no_network_is_one_line_and_the_next_start_goes_on(self, checkout):
        checkout.borrow_environment()
        assert "No network" in _said(checkout.start(**_NO_INDEX))
        assert not checkout.bootstrap.STAMP.exists()
        assert checkout.bootstrap._is_sound()

    def test_no_venv_module_is_one_line_that_names_the_package(self, checkout, tmp_path):
        (tmp_path / "venv.py").write_text("raise ImportError('no venv here')", encoding="utf-8")
        said = _said(checkout.start(PYTHONPATH=str(tmp_path)))
        assert "cannot make virtual environments" in said
        if os.path.exists("/usr/bin/apt-get"):
            assert f"apt-get install -y python{sys.version_info[0]}.{sys.version_info[1]}-venv" in said

    def test_other_failure_of_pip_names_its_error_and_the_log(self, checkout):
        lines = ["Collecting x", "ERROR: No matching distribution found for x", "ERROR: more"]
        said = checkout.bootstrap._why_pip_failed(lines)
        assert "No matching distribution found for x" in said
        assert str(checkout.bootstrap.LOG) in said

    def test_folder_that_cannot_be_written_is_one_line(self, checkout):
        checkout.bootstrap.VENV.write_text("a file in the way", encoding="utf-8")
        assert str(checkout.bootstrap.VENV) in _said(checkout.start())

    def test_missing_system_libraries_stop_the_start(self, checkout, monkeypatch, capsys):
        monkeypatch.setattr(checkout.bootstrap.sys, "platform", "linux")
        monkeypatch.setattr(checkout.bootstrap.system_libraries, "provide", lambda: "libGL is missing")
        assert checkout.bootstrap.main([]) == 1
        assert capsys.readouterr().err == "tdapp: libGL is missing\n"
