"""Text that people give: invisible characters are removed."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hypothesis_settings import examples
from mapwright.text import printable
from page import ask

BIDI = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
ZERO_WIDTH = "\u00ad\u180e\u200b\u200c\u200d\u2060\u2061\ufeff\U000e0041"
BROKEN = "\x00\x01\x08\x1b\x7f\x80\x9f\ud800\udfff\ufffe\uffff"
GAME = {
    "id": "a", "record": "bA1-x", "seat": 0, "day": "2026-11-15", "daily": False, "from_replay": False,
    "saved_at": 5, "hints": 0, "bots": [],
}  # fmt: skip
SEAT = {"colour": "red", "bot": "", "crest": ""}
# Every code point, surrogates too, and the unseen ones often.
ANYTHING = st.text(st.one_of(st.characters(exclude_categories=()), st.sampled_from(BIDI + ZERO_WIDTH + BROKEN)))


# Guarantee: input
@pytest.mark.parametrize("letter", BIDI + ZERO_WIDTH + BROKEN, ids=lambda letter: f"U+{ord(letter):04X}")
def test_invisible_characters_are_removed_from_names(letter):
    assert printable(f"A{letter}nn{letter}") == "Ann"


@pytest.mark.parametrize("name", ["Ann", "Іванна Ґ", "Žofie", "Łukasz", "名前", "عمر", "Zoë 🗺", "e\u0301"])
def test_names_in_any_script_stay_unchanged(name):
    assert printable(name) == name


def test_white_space_in_names_becomes_one_space():
    assert printable("\t Ann\n\u00a0 B.\u2028C ") == "Ann B. C"


@examples(300)
@given(text=ANYTHING)
def test_printable_text_is_encodable_and_stays_unchanged(text):
    line = printable(text)
    assert line.encode().decode() == line == printable(line)
    assert not set(line) & set(BIDI + ZERO_WIDTH + BROKEN)


@pytest.mark.parametrize("letter", ["\0", "\u202e", "\u200b", "\ud800"], ids=["NUL", "bidi", "zero-width", "surrogate"])
def test_names_of_an_import_are_read_as_they_are_shown(letter):
    name = f"A{letter}nn"
    origin = {"kind": "challenge", "rival": {"name": name, "record": "bA1-x"}}
    saved = GAME | {"name": name, "seats": [SEAT | {"name": name}], "origin": origin, "open": False}
    file = {"mapwright": 1, "games": [saved], "saves": [saved], "days": {}}
    answer = ask(do="import", text=json.dumps(file))
    [game], [save] = answer["games"], answer["saves"]
    assert {game["name"], save["name"], save["seats"][0]["name"], save["origin"]["rival"]["name"]} == {"Ann"}
