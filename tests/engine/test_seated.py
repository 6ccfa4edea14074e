"""A custom bot at a table: the bridge asks for it, the workshop answers, and the engine decides what is legal."""

import json

import pytest

from mapwright.notation.record import final_state, parse_record
from mapwright.page.bridge import Bridge
from mapwright.workshop.sandbox import BotRunner
from trials import BOT, choose

PLAIN = BOT.format("pass")


def move(page, source=PLAIN, guest=None):
    """What the guest answers to what it is shown of the game on the page."""
    seen = page.shown(do="bot-view", record=page.view["record"])
    return choose(guest or BotRunner(), source, {**seen, "seat": page.view["seat"]})


class Page:
    """A game of one person, who takes the first legal action, against their own bot."""

    def __init__(self, seed="guest", bots=("", "Mine.py")):
        self.bridge = Bridge()
        setup = {"players": len(bots)}
        self.view = self.ask(do="new", setup=setup, seed=seed, bots=list(bots))["view"]

    def ask(self, **message):
        return json.loads(self.bridge.dispatch(json.dumps(message)))

    def shown(self, **message):
        answer = self.ask(**message)
        assert answer["ok"], answer
        self.view = answer.get("view", self.view)
        return answer

    def draw(self):
        """The person's turn, until it is the guest's."""
        while self.view["phase"] not in ("bot", "over"):
            if self.view["phase"] == "next":
                self.shown(do="next")
                continue
            tool, turn, place = next(
                (number, turn["code"], place)
                for number, tool in enumerate(self.view["tools"])
                for turn in tool["turns"]
                for place in turn["anchors"]
            )
            terrain = next(iter(self.view["tools"][tool]["terrains"]), None)
            intent = {"tool": tool, "terrain": terrain, "turn": turn, "row": place[0], "column": place[1]}
            self.shown(do="act", intent=intent)

    def guest(self, action):
        return self.ask(do="custom-bot-act", record=self.view["record"], action=action)


def test_custom_bot_plays_a_whole_game_against_the_player():
    page, guest, said = Page(), BotRunner(), []
    page.draw()
    while page.view["phase"] != "over":
        assert (page.view["phase"], page.view["seat"]) == ("bot", 1)
        assert not page.shown(do="think", ms=0)["busy"], "ours have nothing to think about"
        step = move(page, BOT.format("print(self.asked)"), guest)
        page.shown(do="custom-bot-act", record=page.view["record"], action=step["action"])
        said.append(step["output"])
        page.draw()
    assert said[:2] == ["1\n", "2\n"]
    assert final_state(parse_record(page.view["record"])).over
    assert page.view["bots"] == ["", "Mine.py"]


def test_bot_view_is_refused_out_of_turn():
    page = Page()
    assert page.ask(do="bot-view", record=page.view["record"])["error"]["code"] == "not-your-turn"
    page.draw()
    assert page.ask(do="bot-view", record=page.view["record"] + ".")["error"]["code"] == "not-your-turn"


def test_seated_bot_sees_neither_seed_nor_record():
    page = Page("kept-secret")
    page.draw()
    told = move(page, BOT.format("import dataclasses; print(dataclasses.asdict(state), self.__dict__)"))["output"]
    assert "'seed': ''" in told and "kept-secret" not in told


@pytest.mark.parametrize("action", ["", "nonsense", "F1ak11", "-"])
def test_illegal_action_of_a_seated_bot_is_refused_and_changes_nothing(action):
    page = Page()
    page.draw()
    answer = page.guest(action)
    assert not answer["ok"] and answer["error"]["code"] != "engine"
    assert page.ask(do="view")["view"] == page.view


def test_late_answer_and_answer_out_of_turn_are_refused():
    page = Page()
    assert page.guest("F1ac4")["error"]["code"] == "not-your-turn"
    page.draw()
    step = move(page)
    late = page.ask(do="custom-bot-act", record=page.view["record"] + ".", action=step["action"])
    assert late["error"]["code"] == "not-your-turn"


def test_built_in_bot_takes_the_seat_of_a_bot_that_fails():
    page = Page()
    page.draw()
    page.shown(do="open", record=page.view["record"], bots=["", "novice"])
    while page.view["phase"] == "bot":
        page.shown(do="think", ms=1000)
    assert page.view["seat"] == 0


def test_built_in_bots_play_at_a_table_with_a_custom_bot():
    page = Page(bots=("", "Mine.py", "novice"))
    page.draw()
    assert page.view["seat"] == 1
    page.shown(do="custom-bot-act", record=page.view["record"], action=move(page)["action"])
    while page.view["phase"] == "bot":
        page.shown(do="think", ms=1000)
    assert page.view["seat"] == 0
