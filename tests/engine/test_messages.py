"""Every question of the bridge is read by its declared type: what does not fit is refused and changes nothing.

`python3 build lab fuzz` tries the properties of this file more often.
"""

import json
from dataclasses import MISSING, fields
from typing import Annotated, Literal, NotRequired, Union, get_args, get_origin, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golden import write
from hypothesis_settings import examples
from mapwright.page.bridge import Bridge, all_requests
from mapwright.page.handlers import play
from mapwright.page.messages.base import Response
from page import Page, on_the_table
from table import seat

DEEP = json.loads("[" * 400 + "]" * 400)
WRONG = (None, True, -1, 0.5, 10**30, 1e308, "", "?" * 5000, [], [[]], [None], {}, {"do": {}}, DEEP)
MALFORMED = [
    "", "null", "[]", "{", "3", '"do"', "{}", '{"do": 3}', '{"do": null}', '{"do": "dance"}',
    '{"do": "new", "setup": {"players": 1e99}, "seed": "s"}', '{"do": "new", "setup": {"set": "x"}, "seed": "s"}',
    '{"do": "act", "intent": {"tool": 0, "terrain": "W", "orientation": "a", "row": 99, "column": 0}}',
    '{"do": "explain", "letter": "A", "seat": NaN}',
    "[" * 100_000, '{"do": "' + "x" * 300_000 + '"}', '{"do": "view", "x": ' + "9" * 5000 + "}", "\x00", "\ud800",
]  # fmt: skip
TEXTS = [text for game in json.loads((write.HERE / "links.json").read_text("utf-8")) for text in game.values()]
"""Records and links of whole games."""
TEXTS += [text.split()[0] for text in TEXTS[::2]] + ["../..F*/VV......^../#WWW" + "/..........." * 8, "2026-11-15"]

REQUESTS = all_requests()
anything = st.recursive(
    st.none() | st.booleans() | st.integers(-30, 30) | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
"""Any value that JSON can contain."""


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
    return {key: sample(field_type) for key, field_type in get_type_hints(hint, include_extras=True).items()}


def message(do):
    return sample(REQUESTS[do]) | {"do": do}


@pytest.fixture(scope="module")
def bridge():
    one = Bridge()
    assert one.handle('{"do": "deal", "deal": "bA1-messages"}')["ok"]
    return one


def refused(bridge, request):
    """The code of a refusal, which must leave the game as it was; None if the message was answered."""
    before = bridge.session()
    moment = before.moment
    answer = json.loads(bridge.dispatch(json.dumps(request)))
    if answer["ok"]:
        return None
    assert bridge.session() is before and before.moment is moment
    assert answer["error"]["code"] not in ("", "engine"), answer
    return answer["error"]["code"]


@pytest.mark.parametrize("do", REQUESTS)
def test_each_request_has_a_handler_that_is_declared_for_it(do):
    request, handler = Bridge().handler(do)
    hints = get_type_hints(handler)
    response = hints.pop("return")
    assert hints == {"request": request} == {"request": REQUESTS[do]}
    assert issubclass(response, Response)


@pytest.mark.parametrize("do", REQUESTS)
def test_request_with_a_value_of_any_type_gets_a_response(bridge, do):
    for field in fields(REQUESTS[do]):
        for value in WRONG if field.name != "do" else ():
            refused(bridge, message(do) | {field.name: value})


@pytest.mark.parametrize("do", REQUESTS)
def test_what_is_missing_is_refused(bridge, do):
    for field in fields(REQUESTS[do]):
        left = {key: value for key, value in message(do).items() if key != field.name}
        if field.default is MISSING:
            assert refused(bridge, left) in ("message", "damaged-save", "duel")


@pytest.mark.parametrize("do", REQUESTS)
def test_undeclared_keys_of_a_request_are_ignored(bridge, do):
    request = message(do)
    assert refused(bridge, request | {"more": DEEP}) == refused(bridge, request)


@pytest.mark.parametrize("text", MALFORMED, ids=lambda text: text[:40].encode("ascii", "replace").decode())
def test_a_malformed_message_is_refused_and_changes_nothing(bridge, text):
    before = bridge.session().moment
    answer = json.loads(bridge.dispatch(text))
    assert answer["ok"] is False and answer["error"]["code"] not in ("", "engine")
    assert bridge.session().moment is before


def test_an_error_inside_the_engine_is_answered_and_not_raised(monkeypatch):
    def fail(session, with_events):
        raise ZeroDivisionError("boom")

    page = Page()
    monkeypatch.setattr(play, "view_response", fail)
    answer = page.ask("view")
    assert answer["error"]["code"] == "engine" and "boom" in answer["error"]["detail"]


@pytest.fixture(scope="module")
def tables():
    return [
        on_the_table("farmland", seat("M*", coins=3), skills="move-silently negotiate knowledge"),
        on_the_table("dobrik", "M"),
        on_the_table("gnoll-raid", seat(coins=2), skills="acrobatics"),
        on_the_table("gorgon-gaze"),
        on_the_table("goblin-attack", seat(), seat()),
    ]


intents = st.fixed_dictionaries(
    {"tool": st.integers(-1, 4), "terrain": st.sampled_from([None, *"FVAWMBHX", "?"]),
     "orientation": st.sampled_from("abch?"), "row": st.integers(-5, 12), "column": st.integers(-5, 12)}
)  # fmt: skip
moves = st.fixed_dictionaries(
    {"do": st.sampled_from(("act", "act", "act", "preview", "explain", "next", "pass", "undo", "redo", "view"))},
    optional={"intent": intents | anything, "letter": st.sampled_from("ABCDE"), "seat": st.integers(-2, 3)},
)


def moment(page):
    session = page.bridge.session()
    return session.moment, session.can_undo, session.can_redo


# Guarantee: input
@examples(500)
@given(st.integers(0, 4), moves)
def test_any_message_is_answered_and_a_refusal_changes_nothing(tables, index, move):
    page = tables[index]
    before = moment(page)
    answer = json.loads(page.bridge.dispatch(json.dumps(move)))
    if not answer["ok"]:
        assert answer["error"]["code"] not in ("", "engine"), answer
        assert moment(page) == before
    if moment(page) != before:
        page.bridge.session().moment = before[0]
        page.bridge.session()._undo_stack.clear()
        page.bridge.session()._redo_stack.clear()


@examples(500)
@given(st.text() | anything.map(json.dumps))
def test_bridge_answers_any_text(tables, text):
    answer = json.loads(tables[0].bridge.dispatch(text))
    assert answer["ok"] or answer["error"]["code"] != "engine"


@st.composite
def damaged_texts(draw):
    text = draw(st.sampled_from(TEXTS))
    for _ in range(draw(st.integers(0, 3))):
        start, end = sorted(draw(st.tuples(st.integers(0, len(text)), st.integers(0, len(text)))))
        inserted = draw(st.sampled_from('abzAFM?!._-/*^#019+ "\\{[<\x00é☃')) * draw(st.sampled_from((0, 1, 900)))
        text = draw(st.sampled_from((text[:start], text[:start] + inserted + text[end:], text[:end] + text[start:])))
    return text


@st.composite
def damaged_messages(draw, value):
    """The value with damaged records, links, maps and deals in place of its texts, and some other values replaced."""
    if isinstance(value, dict):
        return {key: inner if key == "do" else draw(damaged_messages(inner)) for key, inner in value.items()}
    if isinstance(value, list):
        return [draw(damaged_messages(inner)) for inner in value]
    return draw(damaged_texts() if isinstance(value, str) else st.just(value) | anything)


# Guarantee: input
@examples(500)
@given(st.sampled_from(sorted(REQUESTS)).flatmap(lambda do: damaged_messages(message(do))))
def test_a_damaged_record_link_map_or_deal_is_answered(request):
    answer = json.loads(Bridge().dispatch(json.dumps(request)))
    assert answer["ok"] or answer["error"]["code"] not in ("", "engine"), answer
