"""Files made to do harm end in an InputError, soon and in little memory."""

import subprocess
import sys
from pathlib import Path
from time import process_time

import pytest
from support.phh import phh, quoted

from tdapp.errors import InputError
from tdapp.formats.phh_reader import read
from tdapp.formats.phh_replay import play

ROOT = Path(__file__).parents[3]


def play_all(data):
    return [play(hand) for hand in read(data)]


@pytest.mark.parametrize(
    "data",
    [
        b"a" * 40_000_000,
        b"\n" * 4_000_000,
        b"\n" * 999_999 + b"[",
        b"[" * 5_000_000,
        b"a = " + b"[" * 5_000_000,
        b"a = [\n" + b"1,\n" * 5_000_000,
        b'a = "' + b"\\" * 5_000_000,
        b"a = '''" + b"'" * 5_000_000,
        b'a = """' + b"\n" * 5_000_000,
        b"\n".join(b"a%d = 1" % i for i in range(1_000_000)),
        b"\n".join(b"[%d]" % i for i in range(1_000_000)),
        b".".join([b"a"] * 1_000_000) + b" = 1",
        phh(antes="[" + ".".join(["1"] * 100_000) + "]").encode(),
        phh(min_bet="9" * 200_000).encode(),
        phh(min_bet="{" + ".".join(["a"] * 100_000) + " = 1}").encode(),
        phh(min_bet="1e" + "9" * 30).encode(),
        phh(actions=quoted("p3 cbr " + "9" * 200_000)).encode(),
        phh(actions=quoted("d db " + "As" * 100_000)).encode(),
        phh(actions=quoted("# " + "x" * 200_000)).encode() + b"\x00",
        phh(actions=quoted(*["p3 f"] * 40_000)).encode(),
        phh(_tdapp_actions="['" + "[" * 200_000 + "']").encode(),
        phh(_tdapp_seats="'" + '[{"seat":1,"stack":1},' * 9_000 + "'").encode(),
    ],
    ids=range(22),
)
def test_hostile_files_end_soon(data):
    begin = process_time()
    with pytest.raises(InputError):
        play_all(data)
    assert process_time() - begin < 5


_IN_LITTLE_MEMORY = """
import resource, sys
from tdapp.errors import InputError
from tdapp.formats.phh_reader import read
from tdapp.formats.phh_replay import play
resource.setrlimit(resource.RLIMIT_AS, (500_000_000, 500_000_000))
try:
    for hand in read(sys.stdin.buffer.read()):
        play(hand)
except InputError as error:
    print(error.code)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only here can a process be held to a size")
@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"\n" * 2_000_000 + b" " * 6_000_000, "phh.empty"),
        (b"".join(b"[%d]\n" % i for i in range(800_000)), "phh.missing"),
        (b"a = " + b"[" * 8_000_000, "toml.too_deep"),
        (b"a = '" + b"x" * 8_000_000 + b"'", "toml.field_too_big"),
        (phh(_x="[" + "1," * 120_000 + "]").encode() * 30, "toml.field_twice"),
    ],
)
def test_hostile_files_need_little_memory(data, code):
    words = [sys.executable, "-c", _IN_LITTLE_MEMORY]
    done = subprocess.run(words, input=data, capture_output=True, timeout=60, check=False, cwd=ROOT)
    assert (done.stdout.decode().strip(), done.stderr) == (code, b"")
