"""A game over the bridge: beginning, acting, undoing, and resuming from a record."""

import json
import random

import pytest

from mapwright.page.bridge import Bridge
from page import Page, intent, on_the_table
from table import BLANK, seat

FULL_SETUP = {
    "set": "combined", "sheet": "A", "players": 1, "explore": "base", "seasons": "base", "heroes": True, "skills": True,
    "ambush": ["base", "heroes", "ambush-pack"], "edicts": [],
}  # fmt: skip


# Beginning


def test_new_starts_a_game_and_reveals_its_first_card():
    page = Page(deal=None)
    answer = page.tell("new", setup=FULL_SETUP, seed="bridge")
    view = answer["view"]
    assert view["seed"] == "bridge" and view["setup"] == FULL_SETUP
    assert view["season"] == "spring" and view["card"]["id"] and len(view["edicts"]) == 4 and len(view["skills"]) == 3
    assert answer["events"][0]["kind"] == "revealed"
    assert view["limits"] == [8, 8, 7, 6]


def test_deal_request_opens_the_same_game_as_new():
    page, other = Page(deal=None), Page(deal=None)
    page.tell("new", setup=FULL_SETUP, seed="bridge")
    other.tell("deal", deal=page.view["deal"])
    assert other.view == page.view


def test_parsed_deal_contains_everything_to_deal_it_again():
    page = Page(deal=None)
    chosen = FULL_SETUP | {
        "edicts": ["cauldrons"],
        "ambush": ["goblin-attack", "dragon-inferno", "zombie-plague", "ogre-charge"],
    }
    page.tell("new", setup=chosen, seed="bridge")
    terms = page.tell("parse-deal", deal=page.view["deal"])
    assert terms == {"ok": True, "setup": page.view["setup"], "seed": "bridge"}
    other = Page(deal=None)
    other.tell("new", setup=terms["setup"], seed=terms["seed"])
    assert other.view == page.view


def test_game_requests_without_an_open_game_are_refused():
    page = Page(deal=None)
    for message in ("view", "next", "undo", "redo", "pass"):
        assert page.ask(message)["error"]["code"] == "no-game"
    assert page.ask("preview", intent=intent(0, 0))["error"]["code"] == "no-game"
    assert page.ask("explain", letter="A", seat=0)["error"]["code"] == "no-game"


# Acting


def test_act_draws_and_waits_for_next():
    page = on_the_table("fishing-village, orchard", seat(BLANK))
    answer = page.tell("act", intent=intent(10, 0, terrain="W"))
    assert page.view["players"][0]["map"].endswith("WWWW.......")
    assert page.view["phase"] == "next" and page.view["tools"] == [] and page.view["card"]["id"] == "fishing-village"
    assert [event["kind"] for event in answer["events"]] == ["drawn"]
    answer = page.tell("next")
    assert page.view["phase"] == "draw" and page.view["card"]["id"] == "orchard"
    assert [event["kind"] for event in answer["events"]] == ["revealed"]


def test_act_is_refused_while_the_next_card_waits():
    page = on_the_table("fishing-village", seat(BLANK))
    page.tell("act", intent=intent(10, 0, terrain="W"))
    assert page.refused("act", intent=intent(0, 0, terrain="W")) == "not-your-turn"
    assert page.refused("preview", intent=intent(0, 0, terrain="W")) == "not-your-turn"


def test_next_is_refused_while_there_is_something_to_draw():
    assert Page().refused("next") == "not-your-turn"


def test_every_tool_offered_may_be_used_where_its_anchors_are():
    page = on_the_table("farmland", seat("M*", coins=3), skills="move-silently negotiate knowledge")
    assert {tool["skill"] for tool in page.view["tools"]} == {None, "move-silently", "negotiate", "knowledge"}
    for offered in random.Random(1).sample(list(page.legal_intents()), 60):
        assert page.ask("preview", intent=offered)["preview"]["fits"], offered


def test_pass_skips_an_extra_draw_of_a_skill():
    page = on_the_table("fishing-village", seat(coins=1), skills="diplomacy")
    assert page.refused("pass") == "wrong-shape"
    page.tell("act", intent=intent(10, 0, terrain="W"))
    assert page.view["phase"] == "extra" and page.view["can_pass"]
    page.tell("pass")
    assert page.view["phase"] == "next"
    assert page.view["record"].endswith(".-._")


def test_at_a_table_the_seats_take_turns():
    page = on_the_table("goblin-attack", seat(), seat())
    assert (page.view["phase"], page.view["seat"], page.view["on"]) == ("ambush", 0, 1)
    page.tell("act", intent=intent(0, 0, terrain="M"))
    page.tell("next")
    assert (page.view["seat"], page.view["on"]) == (1, 0)


# Undo


def test_undo_takes_back_what_was_drawn_and_redo_draws_it_again():
    page = on_the_table("fishing-village", seat(coins=1), skills="diplomacy")
    before = page.view
    page.tell("act", intent=intent(10, 0, terrain="W"))
    page.tell("act", intent=intent(0, 0, terrain="B"))
    after = page.view
    page.tell("undo")
    assert page.view["phase"] == "extra" and page.view["can_undo"] and page.view["can_redo"]
    page.tell("undo")
    assert {**page.view, "can_redo": False} == before
    page.tell("redo")
    page.tell("redo")
    assert page.view == after


def test_undo_only_until_the_next_card():
    page = on_the_table("fishing-village", seat())
    assert page.refused("undo") == "nothing-to-undo" and page.refused("redo") == "nothing-to-undo"
    page.tell("act", intent=intent(10, 0, terrain="W"))
    assert page.view["can_undo"]
    page.tell("next")
    assert not page.view["can_undo"] and page.refused("undo") == "nothing-to-undo"


def test_new_drawing_clears_the_redo_steps():
    page = on_the_table("fishing-village", seat())
    page.tell("act", intent=intent(10, 0, terrain="W"))
    page.tell("undo")
    page.tell("act", intent=intent(0, 0, terrain="W"))
    assert not page.view["can_redo"]


def test_a_turn_is_taken_back_only_by_its_player():
    page = on_the_table("fishing-village", seat(), seat())
    blank = [player["map"] for player in page.view["players"]]
    page.tell("act", intent=intent(10, 0, terrain="W"))
    page.tell("undo")
    assert [player["map"] for player in page.view["players"]] == blank
    page.tell("act", intent=intent(10, 0, terrain="W"))
    drawn = page.view["players"][0]["map"]
    page.tell("next")
    assert (page.view["seat"], page.view["can_undo"]) == (1, False)
    assert page.refused("undo") == "nothing-to-undo"
    assert [player["map"] for player in page.view["players"]] == [drawn, blank[1]]


# Records


@pytest.mark.parametrize("deal", ["bA1-open", "cB1hk-open", "hC2h-open"])
@pytest.mark.parametrize("steps", [0, 1, 2, 7, 24])
def test_open_restores_the_game_undo_included(deal, steps):
    page = Page(deal)
    page.play(random.Random(steps), steps)
    other = Page(deal=None)
    other.tell("open", record=page.view["record"])
    assert {**other.view, "can_redo": False} == {**page.view, "can_redo": False}
    if page.view["can_undo"]:
        page.tell("undo")
        other.tell("undo")
        assert page.view == other.view


def test_a_whole_game_through_the_bridge():
    page = Page("cA1hk-whole")
    page.play(random.Random(4))
    assert page.view["phase"] == "over" and page.view["winners"] == [0]
    [result] = page.view["results"]
    assert result["stars"] == sum(season["total"] for season in page.view["players"][0]["seasons"])
    assert result["rating"] is not None and result["title"] is not None
    assert page.refused("act", intent=intent(0, 0)) in ("message", "not-your-turn")
    assert page.refused("next") == "not-your-turn"
    assert page.refused("pass") == "game-over"


BOT_PASSES = (
    "bA2k-game-21.W2ah10-m.W2ba9.A1ai8.A1aa11-m.M1ag9.A1ab9.A1bb10.A1cc9.A1fd6.F1ga7.W1ba7.W1be8.M1aa4-n."
    "F1ai1-n.V2ge2.V1aa6.M1bh5.M1ah5.W1bh1.A1af8.V1db2.V1cb5.W1ad3.F1df9.A1be10.A1aj3.A1fa6.F1bj4.W1ak11-"
    "m.W1ag5.M1ab9.F1ab3.V1bg6.F1eb2.A1ah3.A1ai7.M1aj4-n.V1ah6.Ma3.A1af2.F1ai7.F1ah9"
)


def test_view_shows_the_next_player_after_a_bot_passes():
    """It makes no event by that, but the page must learn that another player acts."""
    bridge = Bridge()
    opened = json.loads(bridge.dispatch(json.dumps({"do": "open", "record": BOT_PASSES, "bots": ["", "greedy"]})))
    assert opened["view"]["phase"] == "bot"
    answer = {"busy": True}
    while answer["busy"]:
        answer = json.loads(bridge.dispatch(json.dumps({"do": "think", "ms": 1000})))
    assert answer["view"]["seat"] == 0 and answer["events"] == []
