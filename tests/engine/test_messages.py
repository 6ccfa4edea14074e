"""Every question of the bridge is read by its declared type: what does not fit is refused and changes nothing."""

import json
from dataclasses import MISSING, FrozenInstanceError, fields, is_dataclass
from typing import Annotated, Literal, NotRequired, Union, get_args, get_origin, get_type_hints

import pytest

from mapwright.bridge import Bridge
from mapwright.page.messages import questions, table

ROUTES = Bridge().routes
DEEP = json.loads("[" * 400 + "]" * 400)
WRONG = (None, True, -1, 0.5, 10**30, 1e308, "", "?" * 5000, [], [[]], [None], {}, {"do": {}}, DEEP)


def sample(hint):
    """A value of the declared type, though not one that means anything."""
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Annotated, NotRequired):
        return sample(args[0])
    if origin is Literal:
        return args[0]
    if origin is Union or type(hint).__name__ == "UnionType":
        return sample(args[0])
    if origin is tuple and args[-1] is not ...:
        return [sample(arg) for arg in args]
    if origin in (list, tuple):
        return [sample(args[0])]
    if origin is dict:
        return {}
    if hint in (str, int, bool, float):
        return {str: "?", int: 1, bool: True, float: 0.5}[hint]
    return {key: sample(found) for key, found in get_type_hints(hint, include_extras=True).items()}


def message(do):
    return sample(ROUTES[do].question) | {"do": do}


@pytest.fixture(scope="module")
def bridge():
    one = Bridge()
    assert one.answer('{"do": "deal", "deal": "bA1-messages"}')["ok"]
    return one


def refused(bridge, asked):
    """The code of a refusal, which must leave the game as it was; None if the message was answered."""
    before = bridge.session()
    now = before.now
    answer = json.loads(bridge.dispatch(json.dumps(asked)))
    if answer["ok"]:
        return None
    assert bridge.session() is before and before.now is now
    assert answer["error"]["code"] not in ("", "engine"), answer
    return answer["error"]["code"]


def test_every_declared_question_has_a_route():
    declared = {*get_args(questions.Question), *get_args(table.TableQuestion)}
    assert {route.question for route in ROUTES.values()} == declared
    assert all(is_dataclass(kind) for kind in declared)
    assert len({do for kind in declared for do in get_args(get_type_hints(kind)["do"])}) == len(ROUTES)


@pytest.mark.parametrize("do", ROUTES)
def test_a_value_of_any_kind_is_answered(bridge, do):
    for field in fields(ROUTES[do].question):
        for value in WRONG if field.name != "do" else ():
            refused(bridge, message(do) | {field.name: value})


@pytest.mark.parametrize("do", ROUTES)
def test_what_is_missing_is_refused(bridge, do):
    for field in fields(ROUTES[do].question):
        left = {key: value for key, value in message(do).items() if key != field.name}
        if field.default is MISSING:
            assert refused(bridge, left) in ("message", "damaged-save")


@pytest.mark.parametrize("do", ROUTES)
def test_what_is_not_declared_is_ignored(bridge, do):
    asked = message(do)
    assert refused(bridge, asked | {"more": DEEP}) == refused(bridge, asked)


@pytest.mark.parametrize("inner", [0, "seat", None, [1, 2, 3], ["1", 2], [1]])
def test_pairs_are_pairs_of_numbers(bridge, inner):
    assert refused(bridge, {"do": "table-missing", "have": [inner], "marks": []}) == "message"


def test_a_message_is_frozen_and_has_its_fields_and_no_others():
    asked = questions.AskQr("qr", text="x")
    with pytest.raises(FrozenInstanceError):
        asked.text = "y"
    for values, named in [
        ((), {}),
        (("qr",), {}),
        (("qr", "x", "y"), {}),
        (("qr", "x"), {"text": "y"}),
        (("qr", "x"), {"z": 1}),
    ]:
        with pytest.raises(TypeError):
            questions.AskQr(*values, **named)
