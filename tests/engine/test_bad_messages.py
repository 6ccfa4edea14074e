"""Whatever is sent, the bridge answers; a refusal changes nothing, and no fault reaches the page as an exception."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from any_json import anything
from mapwright import bridge as bridge_module
from page import Page, on_the_table
from table import seat
from tries import tries

MALFORMED = [
    "", "null", "[]", "{", "3", '"do"', "{}", '{"do": 3}', '{"do": null}', '{"do": "dance"}', '{"do": "new"}',
    '{"do": "new", "setup": {}, "seed": 3}', '{"do": "new", "setup": [], "seed": "s"}',
    '{"do": "new", "setup": {"players": 1e99}, "seed": "s"}', '{"do": "new", "setup": {"set": "x"}, "seed": "s"}',
    '{"do": "deal"}', '{"do": "open"}', '{"do": "act"}', '{"do": "act", "intent": {}}', '{"do": "preview"}',
    '{"do": "act", "intent": {"tool": true, "terrain": "W", "turn": "a", "row": 0, "column": 0}}',
    '{"do": "act", "intent": {"tool": 0, "terrain": 1, "turn": "a", "row": 0, "column": 0}}',
    '{"do": "act", "intent": {"tool": 0, "terrain": "W", "turn": "a", "row": 99, "column": 0}}',
    '{"do": "act", "intent": {"tool": 0, "terrain": "W", "turn": "a", "row": 0.5, "column": 0}}',
    '{"do": "explain", "letter": 1, "seat": 0}', '{"do": "explain", "letter": "A", "seat": NaN}',
    "[" * 100_000, '{"do": "' + "x" * 300_000 + '"}', '{"do": "view", "x": ' + "9" * 5000 + "}", "\x00", "\ud800",
]  # fmt: skip


@pytest.mark.parametrize("text", MALFORMED, ids=lambda text: text[:40].encode("ascii", "replace").decode())
def test_a_malformed_message_is_refused_and_changes_nothing(text):
    page = Page()
    before = page.ask("view")
    answer = json.loads(page.bridge.dispatch(text))
    assert answer["ok"] is False and answer["error"]["code"] not in ("", "engine")
    assert page.ask("view") == before


def test_a_fault_of_the_engine_is_told_not_raised(monkeypatch):
    def fail(session):
        raise ZeroDivisionError("boom")

    page = Page()
    monkeypatch.setattr(bridge_module, "view", fail)
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
    {"tool": st.integers(-1, 4), "terrain": st.sampled_from([None, *"FVAWMBHX", "?"]), "turn": st.sampled_from("abch?"),
     "row": st.integers(-5, 12), "column": st.integers(-5, 12)}
)  # fmt: skip


DOS = ("new", "deal", "open", "act", "act", "act", "preview", "explain", "next", "pass", "undo", "redo", "view")


messages = st.fixed_dictionaries(
    {"do": st.sampled_from(DOS)},
    optional={
        "intent": intents | anything, "setup": anything, "seed": anything, "deal": anything, "record": anything,
        "letter": st.sampled_from("ABCDE") | anything, "seat": st.integers(-2, 3) | anything,
    },
)  # fmt: skip


def shown(page):
    session = page.bridge.session()
    return session.now, session.can_undo, session.can_redo


@tries(1000)
@given(st.integers(0, 4), messages)
def test_any_message_is_answered_and_a_refusal_changes_nothing(tables, index, message):
    page = tables[index]
    before = shown(page)
    answer = json.loads(page.bridge.dispatch(json.dumps(message)))
    if not answer["ok"]:
        assert answer["error"]["code"] not in ("", "engine"), answer
        assert shown(page) == before
    if shown(page) != before:
        page.bridge.session().now = before[0]
        page.bridge.session()._past.clear()
        page.bridge.session()._future.clear()


@tries(1000)
@given(st.text() | anything.map(json.dumps))
def test_any_text_is_answered(tables, text):
    answer = json.loads(tables[0].bridge.dispatch(text))
    assert answer["ok"] or answer["error"]["code"] != "engine"
