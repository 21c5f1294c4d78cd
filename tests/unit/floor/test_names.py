"""Names as people paste them."""

import time
import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.domain.floor.names import MOST_ENTRIES, clean_name, parse_names
from tdapp.errors import InputError

_SIX_SCRIPTS = ["Łukasz Żółć", "王小明", "Дмитрий Ёлкин", "محمد علي", "さくら モモ", "अनुराग शर्मा"]
_FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"


@pytest.mark.parametrize(
    "name", [*_SIX_SCRIPTS, "O'Brien", "Anne-Marie", "J. R.", "김민수", "50 Cent", "👩🏽‍🚀"]
)
def test_names_of_all_scripts_stay_as_they_are(name: str):
    assert clean_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Ann \t  Bo ", "Ann Bo"),
        ("Ann\u00a0Bo\u3000Cy", "Ann Bo Cy"),
        ("Jose\u0301", "José"),
        ("\u202eevil\u202c", "evil"),
        ("\u2067Ann\u2069", "Ann"),
        ("A\u200bn\ufeffn\u00ad", "Ann"),
        ("Ann\x00\x07\x1b[31m", "Ann[31m"),
        ("Ann\u200d", "Ann"),
        ("a \u200d b", "a b"),
        (_FAMILY, _FAMILY),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("Ann\u3164Bo", "Ann Bo"),
        ("\ud800Ann", "Ann"),
        ("Ann\uffff\ufdd0", "Ann"),
        ("\U0001fae8 Kim", "\U0001fae8 Kim"),
        ("\U00031350", "\U00031350"),
        ("\ue000明", "\ue000明"),
        ("Ann\nBo", "Ann Bo"),
    ],
)
def test_what_cannot_be_seen_goes_and_what_can_stays(typed: str, name: str):
    assert clean_name(typed) == name


@pytest.mark.parametrize(
    "typed", ["", "  ", "\u200b", "\u200d\u200c", "\u202e", "\u3164", "\u2800", "\u0301", "\ufe0f", "\x00"]
)
def test_a_name_that_shows_nothing_is_empty(typed: str):
    with pytest.raises(InputError) as caught:
        clean_name(typed, "title")
    assert (caught.value.code, caught.value.params["path"]) == ("name.empty", "title")


def test_two_hundred_characters_are_a_name_and_one_more_is_not():
    assert clean_name("王" * 200) == "王" * 200
    assert clean_name(" " + "x" * 200 + " ") == "x" * 200
    with pytest.raises(InputError) as caught:
        clean_name("x" * 201)
    assert caught.value.code == "name.too_long"
    assert caught.value.params == {"path": "name", "length": 201, "most": 200}


def test_a_book_is_refused_at_once():
    began = time.perf_counter()
    with pytest.raises(InputError, match=r"name\.too_long"):
        clean_name("x" * 10_000_000)
    assert time.perf_counter() - began < 0.5


@given(st.text(max_size=250))
@settings(deadline=None, max_examples=200)
def test_a_clean_name_stays_clean(typed: str):
    try:
        name = clean_name(typed)
    except InputError as error:
        code = error.code
    else:
        code = "fine"
        assert clean_name(name) == name
        assert 0 < len(name) <= 200
        assert not any(ord(char) < 32 for char in name)
        assert name.encode()
    assert code in ("fine", "name.empty", "name.too_long")


# ---- pasted lists ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("1. Ann", "Ann"),
        ("1.Ann", "Ann"),
        ("12) Bo", "Bo"),
        ("3、王小明", "王小明"),
        ("４．王", "王"),
        ("4） Kim", "Kim"),
        ("- Ann", "Ann"),
        ("• Ann", "Ann"),
        ("* Ann", "Ann"),
        ("7\tAnn", "Ann"),
        ("  9.   Ann", "Ann"),
        ("50 Cent", "50 Cent"),
        ("2.5 Bros", "2.5 Bros"),
        ("-Ann", "-Ann"),
        ("1 Ann", "1 Ann"),
        ("2pac", "2pac"),
        ("123456. Ann", "123456. Ann"),
    ],
)
def test_numbering_and_bullets_in_front_are_dropped(line: str, name: str):
    assert parse_names(line) == (name,)


def test_one_name_a_line_in_order_and_twins_stay():
    assert parse_names("Ann\r\nBo\n\n \t\nAnn\n1.\n2.\n-\n") == ("Ann", "Bo", "Ann")
    assert parse_names("") == ()


def test_a_thousand_pasted_names_are_all_there():
    names = tuple(f"Player Nº {n}" for n in range(1000))
    assert parse_names("\n".join(names)) == names


def test_a_name_too_long_tells_its_line():
    with pytest.raises(InputError) as caught:
        parse_names("Ann\n\n" + "x" * 201)
    assert (caught.value.code, caught.value.params["path"]) == ("name.too_long", "line[3]")


def test_too_many_names_are_refused_early():
    began = time.perf_counter()
    with pytest.raises(InputError) as caught:
        parse_names("A\n" * 1_000_000)
    assert (caught.value.code, caught.value.params["path"]) == ("names.too_many", f"line[{MOST_ENTRIES + 1}]")
    assert time.perf_counter() - began < 1
