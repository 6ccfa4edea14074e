"""The coach over the bridge: in slices, for the person who acts, and with places that can be used."""

from dataclasses import replace

import pytest

from mapwright.bots import Budget
from mapwright.bots.match import make_bot, play_match
from mapwright.notation.record import final_state, parse_record
from mapwright.page.catalogue import setup_json
from mapwright.page.handlers import coach
from mapwright.page.intent import action_from_intent, intent_from_action
from mapwright.rules.game import apply, legal, start
from mapwright.rules.setup import BASE, HEROES
from mapwright.rules.state import PASS
from page import Page


@pytest.fixture(autouse=True)
def _quick(monkeypatch):
    monkeypatch.setattr(coach, "_HINT_BUDGET", Budget(nodes=6))
    monkeypatch.setattr(coach, "_REVIEW_BUDGET", Budget(nodes=2))


def table(*bots):
    """A page with these bots at its table; empty is a person."""
    page = Page(deal=None)
    page.tell("new", setup=setup_json(replace(BASE, players=len(bots))), seed="lesson", bots=list(bots))
    return page


def thought_out(page, do, **fields):
    """Asks in slices until it is done; every answer before the last says so."""
    for _ in range(10_000):
        answer = page.tell(do, ms=5, **fields)
        if not answer["busy"]:
            return answer
        assert do not in answer
    raise AssertionError("never done")


def test_a_hint_shows_three_places_that_can_be_used():
    page = table("")
    response = thought_out(page, "hint")
    hint = response["hint"]
    assert (hint["by"], hint["on"], len(hint["suggestions"])) == (0, 0, 3)
    expected = [place["expected"] for place in hint["suggestions"]]
    assert expected == sorted(expected, reverse=True)
    for place, intent in zip(hint["suggestions"], response["intents"], strict=True):
        preview = page.tell("preview", intent=intent)["preview"]
        assert preview["fits"]
        assert preview["cells"] == place["action"]["cells"]
        gains = {change["letter"]: change["change"] for change in preview["edicts"]}
        for reason in place["reasons"]:
            if reason["kind"] == "edict":
                assert gains[reason["letter"]] == reason["change"]


def test_hint_is_kept_until_the_position_changes():
    page = table("")
    first = thought_out(page, "hint")
    assert page.tell("hint", ms=0) == first
    page.tell("act", intent=first["intents"][0])
    assert page.refused("hint", ms=5) == "not-your-turn"
    page.tell("next")
    assert thought_out(page, "hint")["hint"]["suggestions"][0]["action"] != first["hint"]["suggestions"][0]["action"]


def test_hint_in_the_turn_of_a_bot_is_refused():
    page = table("greedy", "")
    assert page.view["phase"] == "bot"
    assert page.refused("hint", ms=5) == "not-your-turn"


@pytest.mark.parametrize("setup", [BASE, replace(HEROES, skills=True)], ids=["base", "heroes"])
def test_every_action_has_an_intent_that_means_it(setup):
    seen = set()
    bot = make_bot("random", "intents", Budget())
    state, _ = start(replace(setup, players=2), "intents")
    while state.task is not None:
        for action in legal(state)[:: max(1, len(legal(state)) // 12)]:
            if action != PASS:
                intent = intent_from_action(state, action)
                assert action_from_intent(state, intent)[1] == action
                seen.add(action.kind)
        state, _ = apply(state, bot.choose(state))
    assert {"shape", "ambush"} <= seen


def test_review_contains_every_decision_and_the_game_of_the_expert():
    bots = [make_bot("novice", "a", Budget()), make_bot("greedy", "b", Budget())]
    state, record = play_match(replace(BASE, players=2), "reviewed", bots)
    answer = thought_out(Page(deal=None), "review", record=str(record), seat=1)
    assert answer["progress"] == 1
    review = answer["review"]
    assert review["seat"] == 1
    assert review["final"] == state.players[1].stars
    assert len(review["judgements"]) > 20
    expert = final_state(parse_record(review["expert_record"]))
    assert expert.over
    assert expert.deal.seasons == state.deal.seasons
    assert expert.players[0].stars == review["expert_stars"]


def test_a_seat_that_is_not_there_is_refused():
    page = table("")
    assert page.refused("review", record=page.view["record"], seat=4, ms=5) == "message"
