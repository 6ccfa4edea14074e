"""Previews: what a draw would change, why it cannot be done, and that acting then does the same."""

import random

import pytest

from page import Page, intent, on_the_table
from table import seat

REFUSALS = {
    "outside": (("fishing-village",), intent(0, 9, terrain="W")),
    "covers-mountain": (("fishing-village", "..^"), intent(0, 0, terrain="W")),
    "covers-wasteland": (("fishing-village", "..#"), intent(0, 0, terrain="W")),
    "covers-filled": (("fishing-village", "..F"), intent(0, 0, terrain="W")),
    "ruins-duty": (("temple-ruins fishing-village", "*"), intent(5, 5, terrain="W")),
}


@pytest.mark.parametrize("reason", REFUSALS)
def test_preview_of_a_refused_placement_contains_the_reason(reason):
    layout, intent = REFUSALS[reason]
    page = on_the_table(*layout)
    preview = page.tell("preview", intent=intent)["preview"]
    assert (preview["fits"], preview["reason"]) == (False, reason)
    assert preview["edicts"] == [] and preview["coins"] == preview["toll"] == 0
    assert page.refused("act", intent=intent) == reason


def test_a_preview_points_at_the_cells_in_the_way():
    page = on_the_table("fishing-village", "..F")
    preview = page.tell("preview", intent=intent(0, 0, terrain="W"))["preview"]
    assert preview["cells"] == ["a1", "b1", "c1", "d1"] and preview["offending_cells"] == ["c1"]


def preview_of(page, **fields):
    return page.tell("preview", intent=intent(**fields))["preview"]


def tool_of(page, **fields):
    return next(i for i, tool in enumerate(page.view["tools"]) if all(tool[key] == fields[key] for key in fields))


def test_preview_of_a_refused_skill_contains_the_reason():
    page = on_the_table("fishing-village", seat("~ M..........", coins=1), skills="search cure-wounds move-silently")
    hanging = tool_of(page, skill="move-silently")
    assert preview_of(page, row=0, column=0, tool=hanging, terrain="W")["reason"] == "inside"
    assert preview_of(page, row=-9, column=-9, tool=hanging, terrain="W")["reason"] == "wrong-shape"
    page.tell("act", intent=intent(0, 0, terrain="W"))
    search, cure = tool_of(page, skill="search"), tool_of(page, skill="cure-wounds")
    assert preview_of(page, row=8, column=8, tool=search, terrain="W")["reason"] == "not-beside-shape"
    assert preview_of(page, row=5, column=5, tool=cure, terrain="W")["reason"] == "not-beside-monster"
    assert preview_of(page, row=1, column=0, tool=search, terrain="W")["fits"]


def test_a_preview_of_a_hero_and_of_a_gorgon():
    page = on_the_table("dobrik", "M")
    preview = preview_of(page, row=0, column=1, terrain="H")
    assert preview["fits"] and preview["destroyed"] == ["a1"] and preview["attack"] == ["a1", "c1", "b2"]
    assert preview["toll"] == -2
    assert preview_of(page, row=0, column=0, terrain="H")["reason"] == "covers-filled"
    assert preview_of(page, row=-1, column=0, terrain="H")["reason"] == "outside"
    page = on_the_table("gorgon-gaze")
    assert preview_of(page, row=0, column=0)["reason"] == "not-a-choice"
    assert preview_of(page, row=9, column=9)["fits"]


def test_intent_with_an_invalid_terrain_tool_or_turn_is_refused():
    page = on_the_table("fishing-village")
    assert page.refused("preview", intent=intent(0, 0, terrain="F")) == "wrong-terrain"
    assert page.refused("act", intent=intent(0, 0, terrain=None)) == "wrong-terrain"
    assert page.refused("act", intent=intent(0, 0, terrain="W", tool=1)) == "message"
    assert page.refused("act", intent=intent(0, 0, terrain="W", tool=-1)) == "message"
    assert page.refused("act", intent=intent(0, 0, terrain="W", turn="h")) == "message"
    assert on_the_table("dobrik").refused("act", intent=intent(0, 0, terrain="H", turn="b")) == "message"
    assert on_the_table("dobrik").refused("act", intent=intent(0, 0, terrain="H", turn="")) == "message"


@pytest.mark.parametrize("deal", ["bA1-same", "cD1hk-same", "cB3hk-same", "hD1hk-same"])
def test_preview_equals_the_result_of_the_action(deal):
    page = Page(deal)
    rng = random.Random(deal)
    for _ in range(60):
        if page.view["phase"] == "over":
            break
        if page.view["phase"] == "next":
            page.tell("next")
            continue
        if not (intents := list(page.legal_intents())):
            page.tell("pass")
            continue
        intent, seat_on, before = rng.choice(intents), page.view["on"], page.view
        preview = page.tell("preview", intent=intent)["preview"]
        assert page.ask("view")["view"] == before, "a preview changes nothing"
        page.tell("act", intent=intent)
        old, new = before["players"][seat_on], page.view["players"][seat_on]
        assert preview["fits"] and preview["coins"] == new["coins"] - old["coins"]
        assert preview["toll"] == new["toll"] - old["toll"]
        assert {change["letter"]: change["after"] for change in preview["edicts"]} == new["edicts"]
        assert {change["letter"]: change["before"] for change in preview["edicts"]} == old["edicts"]
        assert all(change["change"] == change["after"] - change["before"] for change in preview["edicts"])
        assert preview["destroyed"] == new_cells(old["map"], new["map"], "Xx")


def new_cells(before, after, letters):
    pairs = zip(before.split()[0].replace("/", ""), after.split()[0].replace("/", ""), strict=True)
    names = [f"{'abcdefghijk'[index % 11]}{index // 11 + 1}" for index in range(121)]
    return [name for name, (old, new) in zip(names, pairs, strict=True) if new in letters and old not in letters]
