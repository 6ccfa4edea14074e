"""A custom bot at a table: the bridge asks for it, the workshop answers, and the engine decides what is legal."""

import json

import pytest

from mapwright.bots import Budget
from mapwright.bots.match import make_bot, play_match
from mapwright.bots.search.futures import known
from mapwright.bridge import Bridge
from mapwright.notation.notation import format_action
from mapwright.notation.record import final_state, parse_record, replay
from mapwright.rules.game import legal
from mapwright.rules.setup import COMBINED, HEROES, Setup
from mapwright.workshop.sandbox import run
from mapwright.workshop.seated import in_sight

BOT = """from mapwright.rules.game import legal
class Bot:
    def __init__(self, seed, budget):
        self.asked = 0
        print("made")
    def choose(self, state):
        self.asked += 1
        {}
        return legal(state)[0]
"""


def move(source, record):
    *_, step = [json.loads(step) for step in run(json.dumps({"do": "move", "source": source, "record": record}), _beat)]
    return step


def _beat():
    pass


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
        return self.ask(do="guest", record=self.view["record"], action=action)


def test_a_whole_game_against_a_bot_of_ones_own():
    page, said = Page(), []
    page.draw()
    while page.view["phase"] != "over":
        assert (page.view["phase"], page.view["seat"]) == ("bot", 1)
        assert not page.shown(do="think", ms=0)["busy"], "ours have nothing to think about"
        step = move(BOT.format("print(self.asked)"), page.view["record"])
        page.shown(do="guest", record=page.view["record"], action=step["action"])
        said.append(step["said"])
        page.draw()
    assert said[0] == "made\n1\n"
    assert final_state(parse_record(page.view["record"])).over
    assert page.view["bots"] == ["", "Mine.py"]


def test_a_guest_is_made_once_a_game_and_anew_for_another():
    source = BOT.format("raise ValueError(self.asked)")
    page = Page("one")
    page.draw()
    asked = [move(source, page.view["record"])["failed"]["shown"] for _ in range(2)]
    other = Page("one-more")
    other.draw()
    asked += [move(text, other.view["record"])["failed"]["shown"] for text in (source, source + "#")]
    assert asked == ["1", "2", "1", "1"]


@pytest.mark.parametrize("action", ["", "nonsense", "F1ak11", "-"])
def test_what_the_rules_do_not_allow_is_refused_and_changes_nothing(action):
    page = Page()
    page.draw()
    answer = page.guest(action)
    assert not answer["ok"] and answer["error"]["code"] != "engine"
    assert page.ask(do="view")["view"] == page.view


def test_an_answer_comes_too_late_or_out_of_turn():
    page = Page()
    assert page.guest("F1ac4")["error"]["code"] == "not-your-turn"
    page.draw()
    step = move(BOT.format("pass"), page.view["record"])
    late = page.ask(do="guest", record=page.view["record"] + ".", action=step["action"])
    assert late["error"]["code"] == "not-your-turn"


def test_one_of_ours_takes_the_seat_where_the_guest_cannot():
    page = Page()
    page.draw()
    page.shown(do="open", record=page.view["record"], bots=["", "novice"])
    while page.view["phase"] == "bot":
        page.shown(do="think", ms=1000)
    assert page.view["seat"] == 0


def test_ours_play_beside_a_guest():
    page = Page(bots=("", "Mine.py", "novice"))
    page.draw()
    assert page.view["seat"] == 1
    page.shown(do="guest", record=page.view["record"], action=move(BOT.format("pass"), page.view["record"])["action"])
    while page.view["phase"] == "bot":
        page.shown(do="think", ms=1000)
    assert page.view["seat"] == 0


@pytest.mark.parametrize("setup", [Setup(players=2), HEROES, COMBINED], ids=lambda setup: setup.set)
def test_a_guest_sees_what_is_on_the_table_and_nothing_that_is_to_come(setup):
    _, record = play_match(setup, "hidden", [make_bot("novice", "n", Budget()) for _ in range(setup.players)])
    differs = 0
    for state, _ in list(replay(record))[:-1]:
        seen = in_sight(state)
        assert (seen.cards, seen.task, seen.players) == (state.cards, state.task, state.players)
        assert known(seen) == known(state)
        assert [format_action(seen, each) for each in legal(seen)[:5]] == [
            format_action(state, each) for each in legal(state)[:5]
        ]
        assert seen.seed == ""
        differs += seen.deal.seasons != state.deal.seasons
    assert differs > len(record.actions) / 2
