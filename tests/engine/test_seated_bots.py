"""Built-in and custom bots at a table: when they act, what they see, and that the same game can be repeated."""

from dataclasses import replace

import pytest

from mapwright.bots import BOTS, Budget, seated_bots
from mapwright.notation.record import final_state, parse_record
from mapwright.page.catalogue import setup_json
from mapwright.rules.setup import BASE, HEROES, Setup
from mapwright.workshop.sandbox import BotRunner
from page import BOT, PLAIN_BOT, Page, bot_answer


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
            for way in tool["orientations"]:
                if way["anchors"] and tool["skill"] is None:
                    row, column = way["anchors"][0]
                    terrain = (tool["terrains"] or [None])[0]
                    return {"tool": index, "terrain": terrain, "orientation": way["code"], "row": row, "column": column}
        return None

    def person(self):
        intent = self.first_place()
        return self.tell("act", intent=intent) if intent else self.tell("pass")

    def think(self, ms=10_000):
        return self.tell("think", ms=ms)

    def custom_bot_answer(self, source=PLAIN_BOT, runner=None):
        """The answer of the custom bot whose turn it is."""
        view = self.tell("bot-view", record=self.view["record"])
        return bot_answer(runner or BotRunner(), source, {**view, "seat": self.view["seat"]})

    def custom_bot_act(self, action):
        return self.ask("custom-bot-act", record=self.view["record"], action=action)

    def play(self, *until, think_ahead=False):
        """Play until one of these phases, or to the end."""
        while self.view["phase"] not in (until or ("over",)):
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


def test_bots_continue_a_reopened_game_as_before():
    bots = ["", "greedy", "novice"]
    whole = Table(BASE, *bots).play()
    table = Table(BASE, *bots)
    while table.view["season"] == "spring":
        table.play("next").tell("next")
        table.play("draw") if table.view["phase"] == "bot" else None
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


def test_custom_bot_plays_a_whole_game_against_the_player():
    table, runner, outputs = Table(BASE, "", "Mine.py").play("bot"), BotRunner(), []
    while table.view["phase"] != "over":
        assert (table.view["phase"], table.view["seat"]) == ("bot", 1)
        assert not table.think(ms=0)["busy"], "no built-in bot has anything to think about"
        step = table.custom_bot_answer(BOT.format("print(self.decisions)"), runner)
        table.tell("custom-bot-act", record=table.view["record"], action=step["action"])
        outputs.append(step["output"])
        table.play("bot", "over")
    assert outputs[:2] == ["1\n", "2\n"]
    assert final_state(parse_record(table.view["record"])).over
    assert table.view["bots"] == ["", "Mine.py"]


def test_bot_view_is_refused_out_of_turn():
    table = Table(BASE, "", "Mine.py")
    assert table.ask("bot-view", record=table.view["record"])["error"]["code"] == "not-your-turn"
    table.play("bot")
    assert table.ask("bot-view", record=table.view["record"] + ".")["error"]["code"] == "not-your-turn"


# Guarantee: bots
def test_seated_bot_sees_neither_seed_nor_record():
    table = Table(BASE, "", "Mine.py", seed="kept-secret").play("bot")
    source = BOT.format("import dataclasses; print(dataclasses.asdict(state), self.__dict__)")
    output = table.custom_bot_answer(source)["output"]
    assert "'seed': ''" in output and "kept-secret" not in output


# Guarantee: bots
@pytest.mark.parametrize("action", ["", "nonsense", "F1ak11", "-"])
def test_illegal_action_of_a_seated_bot_is_refused_and_changes_nothing(action):
    table = Table(BASE, "", "Mine.py").play("bot")
    answer = table.custom_bot_act(action)
    assert not answer["ok"] and answer["error"]["code"] != "engine"
    assert table.ask("view")["view"] == table.view


def test_late_answer_and_answer_out_of_turn_are_refused():
    table = Table(BASE, "", "Mine.py")
    assert table.custom_bot_act("F1ac4")["error"]["code"] == "not-your-turn"
    table.play("bot")
    step = table.custom_bot_answer()
    late = table.ask("custom-bot-act", record=table.view["record"] + ".", action=step["action"])
    assert late["error"]["code"] == "not-your-turn"


def test_built_in_bot_takes_the_seat_of_a_bot_that_fails():
    table = Table(BASE, "", "Mine.py").play("bot")
    table.tell("open", record=table.view["record"], bots=["", "novice"])
    while table.view["phase"] == "bot":
        table.think()
    assert table.view["seat"] == 0
