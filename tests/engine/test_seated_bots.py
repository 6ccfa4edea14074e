"""Bots at a table: when they think, for whom they act, and that a game can be had again."""

from dataclasses import replace

import pytest

from mapwright.bots import BOTS, Budget, seated_bots
from mapwright.page.catalogue import setup_json
from mapwright.rules.setup import BASE, HEROES, Setup
from page import Page


@pytest.fixture(autouse=True)
def _quick(monkeypatch):
    """A handful of futures a move: these tests ask who acts when, not how well."""
    monkeypatch.setattr(seated_bots, "_THINKING_BUDGET", Budget(nodes=4))


class Table(Page):
    """The person on an empty seat always takes the first place that is legal."""

    def __init__(self, setup: Setup, *bots: str, seed: str = "test") -> None:
        super().__init__(deal=None)
        self.tell("new", setup=setup_json(replace(setup, players=len(bots))), seed=seed, bots=list(bots))

    def first_place(self):
        """The first thing that may be placed, as an intent; None if only passing is left."""
        for index, tool in enumerate(self.view["tools"]):
            for turn in tool["turns"]:
                if turn["anchors"] and tool["skill"] is None:
                    row, column = turn["anchors"][0]
                    terrain = (tool["terrains"] or [None])[0]
                    return {"tool": index, "terrain": terrain, "turn": turn["code"], "row": row, "column": column}
        return None

    def person(self):
        intent = self.first_place()
        return self.tell("act", intent=intent) if intent else self.tell("pass")

    def think(self, ms=10_000):
        return self.tell("think", ms=ms)

    def play(self, until="over", think_ahead=False):
        while self.view["phase"] != until:
            if think_ahead and "view" in self.think(ms=5):
                continue
            if self.view["phase"] == "bot":
                self.think()
            elif self.view["phase"] == "next":
                self.tell("next")
            else:
                self.person()
        return self


def test_bots_act_in_their_turn_and_the_game_comes_to_its_end():
    table = Table(BASE, "", "greedy", "expert").play()
    assert len(table.view["results"]) == 3
    assert [len(player["seasons"]) for player in table.view["players"]] == [4, 4, 4]
    assert table.view["winners"]


@pytest.mark.thorough
@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("setup", [BASE, replace(HEROES, skills=True)], ids=["base", "heroes"])
def test_thinking_ahead_gives_the_same_game_as_thinking_on_demand(name, setup):
    ahead = Table(setup, "", name, "novice").play(think_ahead=True)
    on_demand = Table(setup, "", name, "novice").play()
    assert ahead.view["record"] == on_demand.view["record"]


@pytest.mark.thorough
def test_the_same_seed_and_nodes_give_the_same_game_and_another_seed_another():
    games = [Table(BASE, "", "expert", seed=seed).play().view["record"] for seed in ("one", "one", "two")]
    assert games[0] == games[1]
    assert games[0] != games[2]


def test_bots_continue_a_reopened_game_as_before():
    bots = ["", "greedy", "novice"]
    whole = Table(BASE, *bots).play()
    table = Table(BASE, *bots)
    while table.view["season"] == "spring":
        table.play(until="next").tell("next")
        table.play(until="draw") if table.view["phase"] == "bot" else None
    reopened = Table(BASE, *bots)
    reopened.tell("open", record=table.view["record"], bots=bots)
    assert reopened.view["bots"] == bots
    assert reopened.play().view["record"] == whole.view["record"]


def test_thinking_never_acts_for_a_human_player():
    table = Table(BASE, "", "greedy")
    before = table.view["record"]
    for _ in range(50):
        answer = table.think()
        assert "view" not in answer
    assert not answer["busy"]
    assert table.tell("view")["view"]["record"] == before
    table.person()
    assert table.view["phase"] == "next"
    assert "view" not in table.think(), "what a person has drawn may be taken back until the person goes on"
    table.tell("undo")
    assert table.view["record"] == before


def test_view_in_the_turn_of_a_bot_offers_no_tools():
    table = Table(BASE, "", "greedy")
    intent = table.first_place()
    table.person()
    table.tell("next")
    assert table.view["phase"] == "bot"
    assert table.view["tools"] == []
    assert not table.view["can_pass"]
    assert not table.view["can_undo"]
    for message in ("act", "preview"):
        assert table.refused(message, intent=intent) == "not-your-turn"
    assert table.refused("pass") == "not-your-turn"


def test_think_request_out_of_time_answers_busy():
    table = Table(BASE, "", "expert", "expert")
    answer = table.think(ms=0)
    assert answer["busy"]
    assert "view" not in answer


def test_a_bot_that_sits_first_acts_before_the_person():
    table = Table(BASE, "greedy", "")
    assert (table.view["phase"], table.view["seat"]) == ("bot", 0)
    answer = table.think()
    assert [event["by"] for event in answer["events"] if event["kind"] == "drawn"] == [0]
    assert (table.view["phase"], table.view["seat"]) == ("draw", 1)


def test_event_of_an_ambush_by_a_bot_contains_its_cost():
    table = Table(BASE, "", "greedy", seed="raid")
    raids = []
    while table.view["phase"] != "over":
        answer = table.think() if table.view["phase"] == "bot" else None
        if answer is None:
            table.tell("next") if table.view["phase"] == "next" else table.person()
        for event in answer["events"] if answer else []:
            if event["kind"] == "drawn" and event["by"] == 1 and event["on"] == 0:
                raids.append(event)
    assert raids
    for raid in raids:
        assert raid["terrain"] == "M"
        assert {change["letter"] for change in raid["changes"]} == {"A", "B", "C", "D"}
        assert isinstance(raid["toll"], int)


def test_view_stays_on_the_own_map_until_the_next_player():
    table = Table(BASE, "", "", "")
    assert (table.view["seat"], table.view["on"], table.view["later_seats"]) == (0, 0, [1, 2])
    table.person()
    assert (table.view["phase"], table.view["seat"], table.view["on"]) == ("next", 0, 0)
    assert table.view["later_seats"] == [1, 2]
    table.tell("next")
    assert (table.view["phase"], table.view["seat"], table.view["later_seats"]) == ("draw", 1, [2])
    assert not table.view["can_undo"], "what another has drawn is not taken back"


@pytest.mark.parametrize(
    "bots",
    [
        ["greedy"],
        ["greedy", "greedy"],
        ["", "greedy", ""],
        ["", "nobody"],
        ["", 3],
        "greedy",
        {"0": "greedy"},
        [None, ""],
    ],
    ids=str,
)
def test_invalid_list_of_bots_is_refused(bots):
    table = Table(BASE, "", "")
    setup = setup_json(replace(BASE, players=2))
    assert table.refused("new", setup=setup, seed="x", bots=bots) in ("message", "bot")
    assert table.refused("open", record=table.view["record"], bots=bots) in ("message", "bot")
    assert table.refused("deal", deal=table.view["deal"], bots=bots) in ("message", "bot")
