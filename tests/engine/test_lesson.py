"""The coach over the bridge: in slices, for the person who acts, and with places that can be used."""

import json
from dataclasses import replace

import pytest

from mapwright import lesson
from mapwright.bots import Budget
from mapwright.bridge import Bridge
from mapwright.game import apply, legal, start
from mapwright.intent import action_of, intent_of
from mapwright.match import make_bot, play_match
from mapwright.record import final_state, parse_record
from mapwright.setup import BASE, HEROES
from mapwright.state import PASS
from mapwright.view import setup_json


@pytest.fixture(autouse=True)
def _quick(monkeypatch):
    monkeypatch.setattr(lesson, "_HINT", Budget(nodes=6))
    monkeypatch.setattr(lesson, "_REVIEW", Budget(nodes=2))


def ask(bridge, do, **fields):
    answer = bridge.answer(json.dumps({"do": do, **fields}))
    assert answer["ok"], answer
    return answer


def table(players=1, bots=(), setup=BASE):
    bridge = Bridge()
    asked = setup_json(replace(setup, players=players))
    return bridge, ask(bridge, "new", setup=asked, seed="lesson", bots=list(bots))["view"]


def thought_out(bridge, do, **fields):
    """Asks in slices until it is done; every answer before the last says so."""
    for _ in range(10_000):
        answer = ask(bridge, do, ms=5, **fields)
        if not answer["busy"]:
            return answer
        assert do not in answer
    raise AssertionError("never done")


def test_a_hint_shows_three_places_that_can_be_used():
    bridge, _ = table()
    hint = thought_out(bridge, "hint")["hint"]
    assert (hint["by"], hint["on"], len(hint["places"])) == (0, 0, 3)
    expected = [place["expected"] for place in hint["places"]]
    assert expected == sorted(expected, reverse=True)
    for place in hint["places"]:
        shown = ask(bridge, "preview", intent=place["intent"])["preview"]
        assert shown["fits"]
        assert shown["cells"] == place["cells"]
        gains = {change["letter"]: change["then"] - change["now"] for change in shown["edicts"]}
        for reason in place["reasons"]:
            if reason["kind"] == "edict":
                assert gains[reason["letter"]] == reason["change"]


def test_a_hint_once_found_stays_and_a_new_moment_is_thought_about_anew():
    bridge, _ = table()
    first = thought_out(bridge, "hint")["hint"]
    assert ask(bridge, "hint", ms=0)["hint"] == first
    ask(bridge, "act", intent=first["places"][0]["intent"])
    answer = bridge.answer('{"do": "hint", "ms": 5}')
    assert answer["error"]["code"] == "not-your-turn"
    ask(bridge, "next")
    assert thought_out(bridge, "hint")["hint"]["places"][0]["cells"] != first["places"][0]["cells"]


def test_nobody_is_told_what_a_bot_should_do():
    bridge, view = table(2, ["greedy", ""])
    assert view["phase"] == "bot"
    assert bridge.answer('{"do": "hint", "ms": 5}')["error"]["code"] == "not-your-turn"


@pytest.mark.parametrize("setup", [BASE, replace(HEROES, skills=True)], ids=["base", "heroes"])
def test_every_action_has_an_intent_that_means_it(setup):
    seen = set()
    bot = make_bot("random", "intents", Budget())
    state, _ = start(replace(setup, players=2), "intents")
    while state.task is not None:
        for action in legal(state)[:: max(1, len(legal(state)) // 12)]:
            if action != PASS:
                intent = intent_of(state, action)
                assert action_of(state, intent)[1] == action
                seen.add(action.kind)
        state, _ = apply(state, bot.choose(state))
    assert {"shape", "ambush"} <= seen


def test_a_review_has_every_decision_and_the_expert_s_own_game():
    bots = [make_bot("novice", "a", Budget()), make_bot("greedy", "b", Budget())]
    state, record = play_match(replace(BASE, players=2), "reviewed", bots)
    bridge = Bridge()
    answer = thought_out(bridge, "review", record=str(record), seat=1)
    assert answer["share"] == 1
    review = answer["review"]
    assert review["seat"] == 1
    assert review["final"] == state.players[1].stars
    assert len(review["judgements"]) > 20
    for judged in review["judgements"]:
        assert judged["given_away"] >= 0
        assert judged["same"] == (judged["move"]["text"] == judged["best"]["text"])
        assert not judged["same"] or judged["given_away"] == 0
    worst = [review["judgements"][index]["given_away"] for index in review["costliest"]]
    assert worst == sorted(worst, reverse=True)
    assert worst[0] == max(judged["given_away"] for judged in review["judgements"])
    expert = final_state(parse_record(review["expert"]))
    assert expert.over
    assert expert.deal.seasons == state.deal.seasons
    assert expert.players[0].stars == review["expert_stars"]


@pytest.mark.parametrize(
    "fields",
    [{"record": "nonsense", "seat": 0, "ms": 5}, {"record": 3, "seat": 0, "ms": 5}, {"seat": 0, "ms": 5}],
    ids=["nonsense", "no-text", "missing"],
)
def test_bad_questions_are_refused(fields):
    answer = Bridge().answer(json.dumps({"do": "review", **fields}))
    assert not answer["ok"]
    assert answer["error"]["code"] != "engine"


def test_a_seat_that_is_not_there_is_refused():
    bridge, view = table()
    answer = bridge.answer(json.dumps({"do": "review", "record": view["record"], "seat": 4, "ms": 5}))
    assert answer["error"]["code"] == "message"
