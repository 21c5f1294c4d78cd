"""Cutting TOML into fields: places, limits, refusals."""

from decimal import Decimal

import pytest

from tdapp.errors import InputError
from tdapp.formats.toml_guard import (
    MOST_BYTES,
    MOST_DEPTH,
    MOST_FIELD,
    MOST_FIELDS,
    lines_of_strings,
    sections,
    text_of,
    value,
)


def fields(text):
    (section,) = sections(text)
    return section.fields


def read_through(data):
    return [value(field) for section in sections(text_of(data)) for field in section.fields.values()]


def refusal(text):
    with pytest.raises(InputError) as caught:
        read_through(text if isinstance(text, bytes) else text.encode())
    return caught.value.code, caught.value.params


TEXT = """# a comment = "with [brackets"
variant = "NT"  # [ not open
'plain' = 'a # b'
"quoted-key" = true
list = [
  "one [",  # "not two"
  'p1 f', "three",

  "a \\" b",
]
other = {a.b = [1,
2], c = "}"}
note = \"\"\"many [
lines\"\"\"
raw = '''
x ' [ '''
amount = 2.50
"""


def test_values_lines_and_nesting():
    found = fields(TEXT)
    assert {name: field.line for name, field in found.items()} == {
        "variant": 2,
        "plain": 3,
        "quoted-key": 4,
        "list": 5,
        "other": 11,
        "note": 13,
        "raw": 15,
        "amount": 17,
    }
    assert value(found["variant"]) == "NT"
    assert value(found["plain"]) == "a # b"
    assert value(found["quoted-key"]) is True
    assert value(found["list"]) == ["one [", "p1 f", "three", 'a " b']
    assert value(found["note"]) == "many [\nlines"
    assert value(found["raw"]) == "x ' [ "
    assert value(found["amount"]) == Decimal("2.50")


def test_lines_of_the_strings_of_an_array():
    assert lines_of_strings(fields(TEXT)["list"]) == (6, 7, 7, 9)


def test_windows_line_ends_and_a_byte_order_mark_are_read():
    assert text_of(b"\xef\xbb\xbfa = 1\r\nb = 2\r\n") == "a = 1\nb = 2\n"


def test_tables_one_after_the_other():
    found = list(sections("a = 1\n[1]\na = 2\n\n['x y'] # c\n[2]\na = 3"))
    assert [(s.name, s.line, list(s.fields)) for s in found] == [
        ("", 1, ["a"]),
        ("1", 2, ["a"]),
        ("x y", 5, []),
        ("2", 6, ["a"]),
    ]


def test_an_empty_text_has_no_tables():
    assert list(sections("# nothing\n\n")) == []


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("a = 1\nnonsense\n", "toml.not_a_field", 2),
        ("a.b = 1\n", "toml.not_a_field", 1),
        ("[[a]]\n", "toml.not_a_field", 1),
        ("[a.b]\n", "toml.not_a_field", 1),
        ("a" * 65 + " = 1\n", "toml.not_a_field", 1),
        ("a = 1\n\na = 2\n", "toml.field_twice", 3),
        ("a = 1\n\n'a' = 2\n", "toml.field_twice", 3),
        ("[1]\n[1]\n", "toml.section_twice", 2),
        ("\na = [1,\n2\n", "toml.unclosed", 2),
        ('a = "x\n', "toml.unclosed", 1),
        ("a = 'x\n", "toml.unclosed", 1),
        ('a = """x\n\n', "toml.unclosed", 1),
        ("a = 1]\n", "toml.not_toml", 1),
        ("\na = 1 2\n", "toml.not_toml", 2),
        ("a = \n", "toml.not_toml", 1),
        ('a = "\\q"\n', "toml.not_toml", 1),
        ("a = {b = 1}\n", "toml.table", 1),
        ("a = [{b.b.b = 1}]\n", "toml.table", 1),
        ("a = " + "9" * 41 + "\n", "toml.number_too_long", 1),
        ("a = 0x" + "f" * 5000 + "\n", "toml.number_too_long", 1),
        ("a = 1." + "0" * 5000 + "\n", "toml.number_too_long", 1),
        ("a = 1\nb = \x00\n", "toml.control", 2),
        ("a = 1\rb = 2\n", "toml.control", 1),
        (b"a = 1\nb = '\xff'\n", "toml.not_utf8", 2),
        (b"\xff\xfea\x00", "toml.not_utf8", 1),
    ],
)
def test_refusals_name_the_line(text, code, line):
    found, params = refusal(text)
    assert (found, params["line"]) == (code, line)


def test_depth_has_a_limit():
    deep = "[" * MOST_DEPTH + "]" * MOST_DEPTH
    assert value(fields(f"a = {deep}")["a"]) is not None
    assert refusal(f"a = [{deep}]")[0] == "toml.too_deep"


def test_size_of_a_field_has_a_limit():
    assert refusal("a = '" + "x" * MOST_FIELD + "'\n")[0] == "toml.field_too_big"
    assert refusal("a = [\n" + "1,\n" * MOST_FIELD + "]\n")[0] == "toml.field_too_big"


def test_number_of_fields_has_a_limit():
    lines = [f"a{i} = 1\n" for i in range(MOST_FIELDS + 1)]
    assert len(fields("".join(lines[:-1]))) == MOST_FIELDS
    code, params = refusal("".join(lines))
    assert (code, params["line"]) == ("toml.too_many_fields", MOST_FIELDS + 1)


def test_size_of_a_file_has_a_limit():
    code, params = refusal(b" " * (MOST_BYTES + 1))
    assert (code, params["most"]) == ("toml.too_big", MOST_BYTES)
