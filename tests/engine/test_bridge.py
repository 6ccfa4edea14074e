"""The bridge, message by message: what the page may ask, what it is told, and that it never raises."""

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mapwright import bridge as bridge_module
from mapwright.bridge import Bridge
from mapwright.catalogue import catalogue
from mapwright.notation import format_map
from mapwright.scoring import EDICTS
from mapwright.session import Moment
from table import BLANK, full_but, game, seat

FULL_SETUP = {
    "set": "combined", "sheet": "A", "players": 1, "explore": "base", "seasons": "base", "heroes": True, "skills": True,
    "ambush": ["base", "heroes", "ambush-pack"], "edicts": [],
}  # fmt: skip


class Page:
    """A page that asks and keeps what it was told."""

    def __init__(self, deal="bA1-page"):
        self.bridge = Bridge()
        self.view = None
        if deal:
            self.tell("deal", deal=deal)

    def ask(self, do, **rest):
        return json.loads(self.bridge.dispatch(json.dumps({"do": do, **rest})))

    def tell(self, do, **rest):
        """A message that must be obeyed."""
        answer = self.ask(do, **rest)
        assert answer["ok"], answer
        self.view = answer.get("view", self.view)
        return answer

    def refused(self, do, **rest):
        """The code of the refusal; nothing may have changed."""
        before = self.ask("view")
        answer = self.ask(do, **rest)
        assert not answer["ok"] and answer["error"]["code"] != "engine", answer
        assert self.ask("view") == before
        return answer["error"]["code"]

    def put(self, state):
        """Lay this game on the table."""
        self.bridge.session().now = Moment(state)
        self.tell("view")
        return self

    def legal_intents(self):
        for index, tool in enumerate(self.view["tools"]):
            for turn in tool["turns"]:
                for row, column in turn["anchors"] or ([(0, 0)] if tool["kind"] == "dodge" else []):
                    yield intent(row, column, index, (tool["terrains"] or [None])[-1], turn["code"])

    def first_intent(self):
        return next(self.legal_intents())


def intent(row, column, tool=0, terrain=None, turn="a"):
    return {"tool": tool, "terrain": terrain, "turn": turn, "row": row, "column": column}


def on_the_table(*layout, **facts):
    return Page().put(game(*layout, **facts))


# Beginning


def test_new_starts_a_game_and_reveals_its_first_card():
    page = Page(deal=None)
    answer = page.tell("new", setup=FULL_SETUP, seed="bridge")
    view = answer["view"]
    assert view["seed"] == "bridge" and view["setup"] == FULL_SETUP
    assert view["season"] == "spring" and view["card"]["id"] and len(view["edicts"]) == 4 and len(view["skills"]) == 3
    assert answer["events"][0]["kind"] == "revealed"
    assert view["limits"] == [8, 8, 7, 6]


def test_deal_is_the_same_game():
    page, other = Page(deal=None), Page(deal=None)
    page.tell("new", setup=FULL_SETUP, seed="bridge")
    other.tell("deal", deal=page.view["deal"])
    assert other.view == page.view


def test_without_a_game_there_is_nothing_to_do():
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
    for wanted in random.Random(1).sample(list(page.legal_intents()), 60):
        assert page.ask("preview", intent=wanted)["preview"]["fits"], wanted


def test_pass_leaves_a_skill():
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


def test_a_new_draw_forgets_what_could_be_redone():
    page = on_the_table("fishing-village", seat())
    page.tell("act", intent=intent(10, 0, terrain="W"))
    page.tell("undo")
    page.tell("act", intent=intent(0, 0, terrain="W"))
    assert not page.view["can_redo"]


# Records


def play_some(page, steps, seed=0):
    rng = random.Random(seed)
    for _ in range(steps):
        if page.view["phase"] == "over":
            break
        if page.view["phase"] == "next":
            page.tell("next")
        elif page.view["can_pass"] and rng.random() < 0.5:
            page.tell("pass")
        else:
            page.tell("act", intent=rng.choice(list(page.legal_intents())))


@pytest.mark.parametrize("deal", ["bA1-open", "cB1hk-open", "hC2h-open"])
@pytest.mark.parametrize("steps", [0, 1, 2, 7, 24])
def test_open_restores_the_game_undo_included(deal, steps):
    page = Page(deal)
    play_some(page, steps)
    other = Page(deal=None)
    other.tell("open", record=page.view["record"])
    assert {**other.view, "can_redo": False} == {**page.view, "can_redo": False}
    if page.view["can_undo"]:
        page.tell("undo")
        other.tell("undo")
        assert page.view == other.view


def test_a_whole_game_through_the_bridge():
    page = Page("cA1hk-whole")
    play_some(page, 1000, seed=4)
    assert page.view["phase"] == "over" and page.view["winners"] == [0]
    [result] = page.view["results"]
    assert result["stars"] == sum(season["total"] for season in page.view["players"][0]["seasons"])
    assert result["rating"] is not None and result["title"] is not None
    assert page.refused("act", intent=intent(0, 0)) in ("message", "not-your-turn")
    assert page.refused("next") == "not-your-turn"
    assert page.refused("pass") == "game-over"


def test_r31_the_early_end_is_shown():
    names = [f"{letter}{row}" for row in (1, 2, 3) for letter in "abcd"]
    page = on_the_table("rift-lands, " * 12 + "orchard", seat(full_but(*names)))
    play_some(page, 40)
    assert page.view["phase"] == "over" and page.view["card"] is None
    assert len(page.view["players"][0]["seasons"]) == 4


@pytest.mark.parametrize("record", ["", "x", "bA1-s.Fa1", "bA1-s.W1aa1.W1aa1.W1aa1.W1aa1", "bA1-s." + "Q" * 999])
def test_a_damaged_record_does_not_take_the_game_away(record):
    assert Page().refused("open", record=record)


# Preview


REFUSALS = {
    "outside": (("fishing-village",), intent(0, 9, terrain="W")),
    "covers-mountain": (("fishing-village", "..^"), intent(0, 0, terrain="W")),
    "covers-wasteland": (("fishing-village", "..#"), intent(0, 0, terrain="W")),
    "covers-filled": (("fishing-village", "..F"), intent(0, 0, terrain="W")),
    "ruins-duty": (("temple-ruins fishing-village", "*"), intent(5, 5, terrain="W")),
}


@pytest.mark.parametrize("reason", REFUSALS)
def test_a_preview_says_why_not(reason):
    layout, wanted = REFUSALS[reason]
    page = on_the_table(*layout)
    preview = page.tell("preview", intent=wanted)["preview"]
    assert (preview["fits"], preview["reason"]) == (False, reason)
    assert preview["edicts"] == [] and preview["coins"] == preview["toll"] == 0
    assert page.refused("act", intent=wanted) == reason


def test_a_preview_points_at_the_cells_in_the_way():
    page = on_the_table("fishing-village", "..F")
    preview = page.tell("preview", intent=intent(0, 0, terrain="W"))["preview"]
    assert preview["cells"] == ["a1", "b1", "c1", "d1"] and preview["bad"] == ["c1"]


def preview_of(page, **wanted):
    return page.tell("preview", intent=intent(**wanted))["preview"]


def tool_of(page, **wanted):
    return next(i for i, tool in enumerate(page.view["tools"]) if all(tool[key] == wanted[key] for key in wanted))


def test_a_preview_of_skills_says_why_not():
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


def test_wrong_terrain_wrong_tool_wrong_turn():
    page = on_the_table("fishing-village")
    assert page.refused("preview", intent=intent(0, 0, terrain="F")) == "wrong-terrain"
    assert page.refused("act", intent=intent(0, 0, terrain=None)) == "wrong-terrain"
    assert page.refused("act", intent=intent(0, 0, terrain="W", tool=1)) == "message"
    assert page.refused("act", intent=intent(0, 0, terrain="W", tool=-1)) == "message"
    assert page.refused("act", intent=intent(0, 0, terrain="W", turn="h")) == "message"
    assert on_the_table("dobrik").refused("act", intent=intent(0, 0, terrain="H", turn="b")) == "message"
    assert on_the_table("dobrik").refused("act", intent=intent(0, 0, terrain="H", turn="")) == "message"


@pytest.mark.parametrize("deal", ["bA1-same", "cD1hk-same", "cB3hk-same", "hD1hk-same"])
def test_a_preview_tells_what_act_then_shows(deal):
    page = Page(deal)
    rng = random.Random(deal)
    for _ in range(60):
        if page.view["phase"] == "over":
            break
        if page.view["phase"] == "next":
            page.tell("next")
            continue
        if not (found := list(page.legal_intents())):
            page.tell("pass")
            continue
        wanted, seat_on, before = rng.choice(found), page.view["on"], page.view
        preview = page.tell("preview", intent=wanted)["preview"]
        assert page.ask("view")["view"] == before, "a preview changes nothing"
        page.tell("act", intent=wanted)
        old, new = before["players"][seat_on], page.view["players"][seat_on]
        assert preview["fits"] and preview["coins"] == new["coins"] - old["coins"]
        assert preview["toll"] == new["toll"] - old["toll"]
        assert {change["letter"]: change["then"] for change in preview["edicts"]} == new["edicts"]
        assert {change["letter"]: change["now"] for change in preview["edicts"]} == old["edicts"]
        assert all(change["gain"] == change["then"] - change["now"] for change in preview["edicts"])
        assert preview["destroyed"] == new_cells(old["map"], new["map"], "Xx")


@pytest.mark.parametrize("deal", ["bA1-sums", "hC2k-sums", "cD3hk-sums"])
def test_the_running_season_adds_up(deal):
    """Before a reveal it is what the season would bring (R26); once a season is scored, it is in the list instead."""
    page = Page(deal)
    rng = random.Random(deal)
    while page.view["phase"] != "over":
        play_on(page, rng)
        for player in page.view["players"]:
            sums = [
                sum(score["total"] for score in player["seasons"][: at + 1]) for at in range(len(player["seasons"]))
            ]
            assert [score["so_far"] for score in player["seasons"]] == sums
            assert player["stars"] == (sums[-1] if sums else 0)
            check_running(page.view, player)
        if page.view["phase"] == "next" and page.view["ends_season"]:
            wanted = [player["running"] for player in page.view["players"]]
            season = page.view["season_index"]
            page.tell("next")
            if wanted[0] and page.view["players"][0]["running"] != wanted[0]:
                assert [player["seasons"][season] for player in page.view["players"]] == wanted
    assert [player["running"] for player in page.view["players"]] == [None] * len(page.view["players"])


def check_running(view, player):
    running = player["running"]
    if view["phase"] == "over" or len(player["seasons"]) > view["season_index"]:
        assert running is None
        return
    assert running["edicts"] == {
        edict["letter"]: player["edicts"][edict["letter"]] for edict in view["edicts"] if edict["live"]
    }
    assert running["total"] == sum(running["edicts"].values()) + player["coins"] - player["toll"]
    assert running["so_far"] == player["stars"] + running["total"]


def play_on(page, rng):
    if page.view["phase"] == "next":
        page.tell("next")
    elif found := list(page.legal_intents()):
        page.tell("act", intent=rng.choice(found))
    else:
        page.tell("pass")


def test_the_next_title_and_par():
    page = Page("bA1-title")
    rng = random.Random(1)
    while page.view["phase"] != "over":
        play_on(page, rng)
    [result] = page.view["results"]
    assert result["par"] == result["stars"] - result["rating"] == sum(EDICTS[e["id"]].solo for e in page.view["edicts"])
    titles = sorted(catalogue()["titles"])
    above = [threshold for threshold in titles if threshold > result["title"]]
    assert result["next_title"] == (above[0] if above else None)


def new_cells(before, after, letters):
    pairs = zip(before.split()[0].replace("/", ""), after.split()[0].replace("/", ""), strict=True)
    names = [f"{'abcdefghijk'[index % 11]}{index // 11 + 1}" for index in range(121)]
    return [name for name, (old, new) in zip(names, pairs, strict=True) if new in letters and old not in letters]


# Explain


def test_explain_says_which_cells_earn_the_stars():
    page = on_the_table("orchard", "FF", edicts="sentinel-wood canal-lake wildholds borderlands")
    assert page.tell("explain", letter="A", seat=0)["explanation"] == {
        "id": "sentinel-wood", "letter": "A", "stars": 2, "count": 2,
        "claims": [{"stars": 1, "cells": ["a1"]}, {"stars": 1, "cells": ["b1"]}],
    }  # fmt: skip
    assert page.tell("explain", letter="D", seat=0)["explanation"]["claims"] == []
    for letter, seat_asked in (("E", 0), ("A", 1), ("A", -1), ("", 0), ("AB", 0)):
        assert page.refused("explain", letter=letter, seat=seat_asked) == "message"


def test_the_view_tells_stars_toll_and_when_an_edict_scores():
    page = on_the_table("orchard", "FFM", edicts="sentinel-wood canal-lake wildholds borderlands")
    first = page.view["edicts"][0]
    assert first == {"letter": "A", "id": "sentinel-wood", "stars": 2, "seasons": [0, 3], "live": True}
    assert not page.view["edicts"][2]["live"]
    assert page.view["players"][0]["toll"] == 2


def test_the_view_says_why_a_skill_cannot_be_used():
    page = on_the_table("fishing-village", seat(), skills="negotiate search move-silently")
    reasons = {skill["id"]: (skill["usable"], skill["reason"]) for skill in page.view["skills"]}
    assert reasons == {
        "negotiate": (False, "no-coins"),
        "search": (False, "skill-timing"),
        "move-silently": (True, None),
    }


def test_the_card_says_duty_and_fallback():
    card = on_the_table("temple-ruins fishing-village", "*").view["card"]
    assert card["must_cover_ruins"] and not card["fallback"] and card["revealed"] == ["temple-ruins", "fishing-village"]
    assert on_the_table("temple-ruins fishing-village").view["card"]["fallback"]


def test_the_solo_walk_is_told_step_by_step():
    page = on_the_table("orchard, bugbear-assault", "..........F")
    page.tell("act", intent=intent(9, 0, terrain="F"))
    [walk] = [event for event in page.tell("next")["events"] if event["kind"] == "walk"]
    assert walk["walk"] == [["i1", "k1", "i2", "k2"], ["i2", "k2", "i3", "k3"]]
    assert walk["cells"] == walk["walk"][-1]


def test_the_catalogue_is_plain_json():
    told = json.loads(json.dumps(catalogue()))
    assert set(told["edicts"]) == set(EDICTS) and len(told["ambush"]) == 12 and told["coin_track"] == 14
    assert told["sheets"]["A"]["set"] == "base" and told["sheets"]["D"]["set"] == "heroes"


# Malformed messages


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


anything = st.recursive(
    st.none() | st.booleans() | st.integers(-30, 30) | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
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


@settings(max_examples=2000, deadline=None)
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


@settings(max_examples=1000, deadline=None)
@given(st.text() | anything.map(json.dumps))
def test_any_text_is_answered(tables, text):
    answer = json.loads(tables[0].bridge.dispatch(text))
    assert answer["ok"] or answer["error"]["code"] != "engine"


def test_format_map_is_what_the_view_shows():
    page = on_the_table("orchard", seat("FM", attack="c4"))
    assert page.view["players"][0]["map"] == format_map(page.bridge.session().now.state.players[0].board)
