"""Start tdapp from a checkout, or run its tests, on a machine that has nothing but Python.

    python3 packaging/bootstrap.py [ARGUMENT ...]         install what is missing, then start the program
    python3 packaging/bootstrap.py --test [ARGUMENT ...]  the same with the test tools, then run the suite
    python3 packaging/bootstrap.py --dev                  the same with the developers' tools; starts nothing

Arguments go to the program, or to pytest; with none, the whole suite runs on every core and coverage is
checked. Everything lands in `.venv` of the checkout. Standard library only, and written so that a Python as
old as 3.6 can read it and say that it is too old.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import system_libraries

MINIMUM = (3, 11)
ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = VENV / "tdapp-installed.json"
UNFINISHED = VENV / "tdapp-unfinished"
LOG = VENV / "tdapp-install.log"
GROUPS = ("run", "test", "dev")  # each holds the ones before it
WHOLE_SUITE = ("-n", "auto", "--cov")
NO_NETWORK = (
    "NewConnectionError",
    "ConnectTimeoutError",
    "ReadTimeoutError",
    "ProxyError",
    "Max retries exceeded",
    "Failed to establish a new connection",
    "Connection refused",
    "Network is unreachable",
    "name resolution",
    "getaddrinfo failed",
)


class CannotStart(Exception):
    """One line for the person at the keyboard: what happened and what to do."""


def main(arguments):
    if sys.version_info < MINIMUM:
        return _refuse(_too_old())
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # a console may lack letters of the path
    group = arguments[0][2:] if arguments and arguments[0] in ("--test", "--dev") else "run"
    rest = arguments if group == "run" else arguments[1:]
    try:
        _provide_system_libraries()
        _provide_environment(group)
    except CannotStart as reason:
        return _refuse(str(reason))
    except OSError as error:
        return _refuse(f"Cannot write the program's own Python in {VENV}: {error}")
    except KeyboardInterrupt:
        return _refuse("Stopped. The next start goes on from here.")
    if group == "dev":
        return 0
    if group == "test":
        os.chdir(str(ROOT))
        return _run("pytest", rest or WHOLE_SUITE)
    return _run("tdapp", rest)


def _refuse(text):
    print("tdapp: " + text, file=sys.stderr)
    return 1


def _too_old():
    have, need = (".".join(map(str, version[:2])) for version in (sys.version_info, MINIMUM))
    return (
        f"needs Python {need} or newer, and this is {have} ({sys.executable}). Start again with a newer one."
    )


def _provide_system_libraries():
    if not sys.platform.startswith("linux"):
        return
    obstacle = system_libraries.provide()
    if obstacle:
        raise CannotStart(obstacle)


def _provide_environment(group):
    """Make the environment hold at least this group; where it does already, touch nothing and no network."""
    settings = _settings()
    key = _key(settings)
    stamp = _read_stamp()
    if stamp.get("key") == key and _rank(stamp["group"]) >= _rank(group) and PYTHON.exists():
        return
    group = max(group, stamp.get("group", "run"), key=_rank)
    if not _is_sound():
        _make_environment()
    UNFINISHED.touch()
    _install(_requirements(settings, group))
    STAMP.write_text(json.dumps({"key": key, "group": group}), encoding="utf-8")
    UNFINISHED.unlink()


def _settings():
    import tomllib

    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def _key(settings):
    """Changes when another installation is due: other requirements or another Python."""
    tables = [settings["build-system"], settings["project"], settings["dependency-groups"]]
    facts = [tables, settings["tool"]["hatch"], sys.version_info[:2]]
    return hashlib.sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()


def _rank(group):
    return GROUPS.index(group)


def _read_stamp():
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) and stamp.get("group") in GROUPS else {}


def _is_sound():
    """True for an environment with pip, of this Python, that was not left half-made."""
    if UNFINISHED.exists() or not PYTHON.exists():
        return False
    ask = "import os, pip, sys; print(*sys.version_info[:2]); print(os.path.realpath(sys.prefix))"
    answer = _capture([str(PYTHON), "-c", ask])
    facts = [" ".join(map(str, sys.version_info[:2])), os.path.realpath(str(VENV))]
    return answer.returncode == 0 and answer.stdout.splitlines() == facts


def _make_environment():
    if VENV.exists():
        shutil.rmtree(str(VENV))
    VENV.mkdir()
    UNFINISHED.touch()
    answer = _capture([sys.executable, "-m", "venv", str(VENV)])
    if answer.returncode != 0:
        raise CannotStart(_no_venv())


def _no_venv():
    advice = "install a complete Python from python.org"
    if shutil.which("apt-get"):
        sudo = "" if os.geteuid() == 0 else "sudo "
        advice = f"run `{sudo}apt-get install -y python{sys.version_info[0]}.{sys.version_info[1]}-venv`"
    return f"This Python ({sys.executable}) cannot make virtual environments: {advice} and start again."


def _requirements(settings, group):
    """The group's requirements; those of the program itself come with it."""
    found = []
    for entry in settings["dependency-groups"].get(group, []):
        found += _requirements(settings, entry["include-group"]) if isinstance(entry, dict) else [entry]
    return found


def _install(requirements):
    """The program, editable, and these, with pip: all its words to the log, package names to the screen."""
    print("Installing what tdapp needs; the first time this loads about 250 MB.", flush=True)
    command = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "--no-input", "--no-user"]
    command += ["--progress-bar", "off", "--retries", "2", "--editable", "."]
    lines = []
    with LOG.open("w", encoding="utf-8") as log, _start(command + requirements) as pip:
        for line in pip.stdout:
            log.write(line)
            lines.append(line.strip())
            if line.startswith(("Collecting", "Installing collected")):
                print("  " + line.strip()[:100], flush=True)
    if pip.returncode != 0:
        UNFINISHED.unlink()  # pip says itself that it failed: nothing is half-made
        raise CannotStart(_why_pip_failed(lines))


def _why_pip_failed(lines):
    if any(sign in line for sign in NO_NETWORK for line in lines):
        return (
            "No network: the package index does not answer. Connect and start again; later starts need none."
        )
    errors = [line for line in lines if line.startswith("ERROR")] or lines[-1:] or ["no word from pip"]
    return f"Installing failed: {errors[0]} (all of it: {LOG})"


def _run(module, arguments):
    """Become the program: signals and the exit code are its own. Windows cannot; there it is waited for."""
    command = [str(PYTHON), "-P", "-m", module, *arguments]  # -P: a tdapp in the caller's folder is not ours
    environ = {**os.environ, "PYTHONPATH": _import_path()}
    sys.stdout.flush()
    if os.name != "nt":
        os.execve(command[0], command, environ)
    try:
        return subprocess.call(command, env=environ)
    except KeyboardInterrupt:
        return 130


def _import_path():
    """The checkout first: pip's link to it is stale once it is moved, and misread by an old code page."""
    return os.pathsep.join([str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])])


def _capture(command):
    with _start(command) as process:
        text = process.communicate()[0]
    return subprocess.CompletedProcess(command, process.returncode, text)


def _start(command):
    return subprocess.Popen(
        command,
        cwd=str(ROOT),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
