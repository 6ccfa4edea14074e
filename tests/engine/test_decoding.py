"""Values read by their declared types: what fits is copied, anything else is refused with the right code."""

from dataclasses import dataclass
from datetime import date
from typing import Annotated, Literal, NotRequired, TypedDict

import pytest

from mapwright.decoding import (
    SHALLOW,
    ErrorCode,
    decode,
    exact_length,
    in_range,
    iso_date,
    matches,
    max_length,
)
from mapwright.errors import NotationError


class Leaf(TypedDict):
    name: Annotated[str, max_length(3)]
    size: NotRequired[int]


class Tree(TypedDict):
    do: Literal["grow"]
    leaves: Annotated[list[Leaf], max_length(2, "too-long"), ErrorCode("damaged-save")]
    day: Annotated[str, iso_date]
    height: NotRequired[Annotated[int, in_range(0, 9)]]
    rings: Annotated[list[int], exact_length(2)]
    planted: Annotated[date, ErrorCode("date")]
    age: float | None
    notes: dict[Annotated[str, matches("[a-z]+")], bool]
    soil: Annotated[Leaf, SHALLOW]


LEAF = {"name": "oak"}
TREE = {
    "do": "grow", "leaves": [LEAF], "day": "20261115", "height": 3, "rings": [1, 2], "age": 80, "planted": "2001-04-30",
    "notes": {"green": True}, "soil": {"wet": 1},
}  # fmt: skip


def without(key):
    return {name: value for name, value in TREE.items() if name != key}


def code_of(value):
    with pytest.raises(NotationError) as refused:
        decode(Tree, value, "message", "tree")
    assert str(refused.value).startswith("tree: ")
    return refused.value.code


def test_decoded_value_is_a_copy_without_undeclared_keys():
    decoded = decode(Tree, TREE | {"more": 1, "leaves": [LEAF | {"size": 5, "more": 1}]}, "message")
    assert decoded == TREE | {"day": "2026-11-15", "planted": date(2001, 4, 30), "leaves": [LEAF | {"size": 5}]}
    assert decoded["leaves"] is not TREE["leaves"] and decoded["notes"] is not TREE["notes"]


def test_missing_key_that_is_not_required_stays_missing():
    assert decode(Tree, without("height"), "message").keys() == without("height").keys()


@pytest.mark.parametrize("text", ["2027-02-30", "tomorrow", ""])
def test_invalid_date_is_refused_with_its_own_code(text):
    assert code_of(TREE | {"planted": text}) == "date"


@pytest.mark.parametrize(
    "change",
    [
        {"do": "fell"}, {"do": 1}, {"day": "someday"}, {"day": 5}, {"height": 10}, {"height": True}, {"height": 1.0},
        {"rings": [1]}, {"rings": [1, "2"]}, {"rings": (1, 2)}, {"age": True}, {"age": "old"}, {"notes": []},
        {"notes": {"Green": True}}, {"notes": {"green": 1}}, {"soil": []}, {"leaves": {}}, {"leaves": None},
    ],
)  # fmt: skip
def test_decoding_refuses_a_value_of_another_type(change):
    assert code_of(TREE | change) == "message"


@pytest.mark.parametrize("value", [None, [], "tree", 3, {}, without("do"), without("leaves"), without("soil")])
def test_what_is_missing_is_refused(value):
    assert code_of(value) == "message"


@pytest.mark.parametrize("leaf", [None, 1, [], {}, {"name": "elder"}, {"name": "oak", "size": None}])
def test_invalid_nested_value_is_refused_with_its_own_code(leaf):
    assert code_of(TREE | {"leaves": [leaf]}) == "damaged-save"


def test_a_list_that_is_too_long_is_not_even_read():
    assert code_of(TREE | {"leaves": [0] * 3}) == "too-long"


def test_decoding_error_names_the_path_of_the_value():
    with pytest.raises(NotationError, match=r"^tree: leaves: name: 5 is more than 3$"):
        decode(Tree, TREE | {"leaves": [{"name": "elder"}]}, "message", "tree")


@dataclass(frozen=True)
class Seed:
    kind: str
    pair: tuple[int, str]
    many: tuple[int, ...] = ()


def test_a_dataclass_is_made_with_its_defaults():
    assert decode(Seed, {"kind": "oak", "pair": [1, "a"], "more": 1}, "message") == Seed("oak", (1, "a"))
    assert decode(Seed, {"kind": "oak", "pair": [1, "a"], "many": [1, 2]}, "message").many == (1, 2)


@pytest.mark.parametrize("change", [{"kind": 1}, {"pair": [1]}, {"pair": ["a", 1]}, {"pair": [1, "a", 2]}, {"many": 1}])
def test_decoding_a_dataclass_refuses_invalid_fields(change):
    with pytest.raises(NotationError):
        decode(Seed, {"kind": "oak", "pair": [1, "a"]} | change, "message")
