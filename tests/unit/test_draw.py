"""The audited shuffle: known answers, replay by steps, fairness."""

from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.domain.draw import Stream, parse_seed, redone, seed_of
from tdapp.errors import InputError

SEED = parse_seed("000102030405060708090a0b0c0d0e0f")
KNOWN_ORDER = tuple("BHCAJDFEG")
KNOWN_STEPS = (6, 4, 5, 3, 3, 0, 2, 0)
KNOWN_NEXT = 364
SEEDS = st.binary(min_size=16, max_size=16).map(seed_of)


def _by_the_docstring(seed, things):
    """A second implementation, from the ten lines alone."""
    blocks = b"".join(sha256(bytes.fromhex(seed) + n.to_bytes(8, "big")).digest() for n in range(200))
    row = iter([int.from_bytes(blocks[at : at + 8], "big") for at in range(0, len(blocks), 8)])
    things = list(things)
    for i in reversed(range(1, len(things))):
        x = next(x for x in row if x < 2**64 - 2**64 % (i + 1))
        j = x % (i + 1)
        things[i], things[j] = things[j], things[i]
    return tuple(things)


def test_known_answers_hold_for_ever():
    stream = Stream(SEED)
    assert stream.shuffled("ABCDEFGHJ") == KNOWN_ORDER
    assert stream.steps == KNOWN_STEPS
    assert stream.below(1000) == KNOWN_NEXT


@given(SEEDS, st.lists(st.integers(), max_size=60))
def test_a_shuffle_is_what_the_ten_lines_say_and_its_steps_redo_it(seed, things):
    stream = Stream(seed)
    shuffled = stream.shuffled(things)
    assert shuffled == _by_the_docstring(seed, things)
    assert redone(things, stream.steps) == shuffled
    assert Counter(shuffled) == Counter(things)


def test_numbers_above_the_last_whole_multiple_are_dropped():
    stream = Stream(SEED)
    most = 2**63 + 1  # nearly every second number is rejected
    blocks = b"".join(sha256(bytes.fromhex(SEED) + n.to_bytes(8, "big")).digest() for n in range(20))
    row = [int.from_bytes(blocks[at : at + 8], "big") for at in range(0, len(blocks), 8)]
    wanted = [x for x in row if x < most]
    assert len(wanted) < len(row)
    assert [stream.below(most) for _ in wanted] == wanted


def test_one_of_one_takes_no_number():
    stream, other = Stream(SEED), Stream(SEED)
    assert [stream.below(1), stream.below(7)] == [0, other.below(7)]
    assert stream.steps[0] == 0


def test_a_second_shuffle_of_the_row_is_another_one():
    stream = Stream(SEED)
    assert stream.shuffled(range(52)) != stream.shuffled(range(52))


def test_seeds_are_read_as_people_copy_them():
    assert parse_seed(" 0001 0203 0405 0607 0809 0A0B 0C0D 0E0F\n") == SEED
    assert seed_of(bytes(range(16))) == SEED


@pytest.mark.parametrize("text", ["", "00", "g" * 32, "0" * 31, "0" * 33, "０" * 32])
def test_what_is_no_seed_is_refused(text):
    with pytest.raises(InputError, match=r"draw\.seed"):
        parse_seed(text)
    with pytest.raises(InputError):
        Stream(text)


def test_sixteen_bytes_and_no_fewer():
    with pytest.raises(InputError, match=r"draw\.seed"):
        seed_of(b"short")
