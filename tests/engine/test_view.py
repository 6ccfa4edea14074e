"""What a screen shows of a game beyond the map: edicts, skills, cards, running scores, results, explanations."""

import json
import random

import pytest

from map_pictures import full_except
from mapwright.page.catalogue import catalogue
from mapwright.rules.scoring import EDICTS
from page import Page, intent, on_the_table
from table import seat


def test_view_contains_stars_toll_and_the_next_scoring_of_each_edict():
    page = on_the_table("orchard", "FFM", edicts="sentinel-wood canal-lake wildholds borderlands")
    first = page.view["edicts"][0]
    assert first == {"letter": "A", "id": "sentinel-wood", "stars": 2, "seasons": [0, 3], "scored_now": True}
    assert not page.view["edicts"][2]["scored_now"]
    assert page.view["players"][0]["toll"] == 2


def test_the_view_says_why_a_skill_cannot_be_used():
    page = on_the_table("fishing-village", seat(), skills="negotiate search move-silently")
    reasons = {skill["id"]: (skill["usable"], skill["reason"]) for skill in page.view["skills"]}
    assert reasons == {
        "negotiate": (False, "no-coins"),
        "search": (False, "skill-timing"),
        "move-silently": (True, None),
    }


def test_view_of_the_card_contains_ruins_duty_and_fallback():
    card = on_the_table("temple-ruins fishing-village", "*").view["card"]
    assert card["must_cover_ruins"] and not card["fallback"] and card["revealed"] == ["temple-ruins", "fishing-village"]
    assert on_the_table("temple-ruins fishing-village").view["card"]["fallback"]


def test_view_contains_each_step_of_a_solo_ambush():
    page = on_the_table("orchard, bugbear-assault", "..........F")
    page.tell("act", intent=intent(9, 0, terrain="F"))
    [walk] = [event for event in page.tell("next")["events"] if event["kind"] == "walk"]
    assert walk["placements_tried"] == [["i1", "k1", "i2", "k2"], ["i2", "k2", "i3", "k3"]]
    assert walk["cells"] == walk["placements_tried"][-1]


@pytest.mark.parametrize("deal", ["bA1-sums", "hC2k-sums", "cD3hk-sums"])
def test_view_of_the_running_season_sums_its_parts(deal):
    """Before a reveal it is what the season would bring (R26); once a season is scored, it is in the list instead."""
    page = Page(deal)
    rng = random.Random(deal)
    while page.view["phase"] != "over":
        page.play_on(rng)
        for player in page.view["players"]:
            sums = [
                sum(score["total"] for score in player["seasons"][: at + 1]) for at in range(len(player["seasons"]))
            ]
            assert [score["so_far"] for score in player["seasons"]] == sums
            assert player["stars"] == (sums[-1] if sums else 0)
            check_running(page.view, player)
        if page.view["phase"] == "next" and page.view["ends_season"]:
            expected = [player["current_score"] for player in page.view["players"]]
            season = page.view["season_index"]
            page.tell("next")
            if expected[0] and page.view["players"][0]["current_score"] != expected[0]:
                assert [player["seasons"][season] for player in page.view["players"]] == expected
    assert [player["current_score"] for player in page.view["players"]] == [None] * len(page.view["players"])


def check_running(view, player):
    running = player["current_score"]
    if view["phase"] == "over" or len(player["seasons"]) > view["season_index"]:
        assert running is None
        return
    assert running["edicts"] == {
        edict["letter"]: player["edicts"][edict["letter"]] for edict in view["edicts"] if edict["scored_now"]
    }
    assert running["total"] == sum(running["edicts"].values()) + player["coins"] - player["toll"]
    assert running["so_far"] == player["stars"] + running["total"]


def test_results_contain_par_and_the_next_title():
    page = Page("bA1-title")
    page.play(random.Random(1))
    [result] = page.view["results"]
    assert (
        result["par"]
        == result["stars"] - result["rating"]
        == sum(EDICTS[e["id"]].solo_value for e in page.view["edicts"])
    )
    titles = sorted(catalogue()["titles"])
    above = [threshold for threshold in titles if threshold > result["title"]]
    assert result["next_title"] == (above[0] if above else None)


def test_r31_view_after_the_early_end_has_four_seasons_and_no_card():
    names = [f"{letter}{row}" for row in (1, 2, 3) for letter in "abcd"]
    page = on_the_table("rift-lands, " * 12 + "orchard", seat(full_except(*names)))
    page.play(random.Random(0), 40)
    assert page.view["phase"] == "over" and page.view["card"] is None
    assert len(page.view["players"][0]["seasons"]) == 4


def test_explain_says_which_cells_earn_the_stars():
    page = on_the_table("orchard", "FF", edicts="sentinel-wood canal-lake wildholds borderlands")
    assert page.tell("explain", letter="A", seat=0)["explanation"] == {
        "id": "sentinel-wood", "letter": "A", "stars": 2, "count": 2,
        "claims": [{"stars": 1, "cells": ["a1"]}, {"stars": 1, "cells": ["b1"]}],
    }  # fmt: skip
    assert page.tell("explain", letter="D", seat=0)["explanation"]["claims"] == []
    for letter, seat_asked in (("E", 0), ("A", 1), ("A", -1), ("", 0), ("AB", 0)):
        assert page.refused("explain", letter=letter, seat=seat_asked) == "message"


def test_explain_says_which_cells_the_monsters_cost():
    page = on_the_table("orchard", "FFM")
    assert page.tell("explain", letter="toll", seat=0)["explanation"] == {
        "id": "toll", "letter": "toll", "stars": -2, "count": 2,
        "claims": [{"stars": -1, "cells": ["d1"]}, {"stars": -1, "cells": ["c2"]}],
    }  # fmt: skip
    page = on_the_table("orchard", "FF")
    assert page.tell("explain", letter="toll", seat=0)["explanation"]["claims"] == []


def test_the_catalogue_is_plain_json():
    as_json = json.loads(json.dumps(catalogue()))
    assert set(as_json["edicts"]) == set(EDICTS) and len(as_json["ambush"]) == 12 and as_json["coin_track"] == 14
    assert as_json["sheets"]["A"]["set"] == "base" and as_json["sheets"]["D"]["set"] == "heroes"
