"""A page at its bridge: it asks, stores the answers, and plays."""

import json

from mapwright.page.bridge import Bridge
from mapwright.page.session import Moment
from mapwright.workshop.sandbox import BotRunner
from table import game

BOT = """from mapwright.rules.game import legal
class Bot:
    def __init__(self, seed, budget):
        self.decisions = 0
    def choose(self, state):
        self.decisions += 1
        {}
        return legal(state)[0]
"""
"""A custom bot that takes the first legal action, with a line that each test inserts."""
PLAIN_BOT = BOT.format("pass")


def ask(do, **rest):
    """One question of a page without a game."""
    return Page(deal=None).ask(do, **rest)


class Page:
    """Begins with a deal, unless there is none."""

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
        self.bridge.session().moment = Moment(state)
        self.tell("view")
        return self

    def legal_intents(self):
        for index, tool in enumerate(self.view["tools"]):
            for turn in tool["orientations"]:
                for row, column in turn["anchors"] or ([(0, 0)] if tool["kind"] == "dodge" else []):
                    yield intent(row, column, index, (tool["terrains"] or [None])[-1], turn["code"])

    def play_on(self, rng):
        """Whatever may be done next; skills are left half the time."""
        if self.view["phase"] == "next":
            self.tell("next")
            return
        intents = list(self.legal_intents())
        if not intents or (self.view["can_pass"] and rng.random() < 0.5):
            self.tell("pass")
        else:
            self.tell("act", intent=rng.choice(intents))

    def play(self, rng, steps=1000):
        for _ in range(steps):
            if self.view["phase"] == "over":
                break
            self.play_on(rng)


def intent(row, column, tool=0, terrain=None, turn="a"):
    return {"tool": tool, "terrain": terrain, "orientation": turn, "row": row, "column": column}


def on_the_table(*layout, **facts):
    return Page().put(game(*layout, **facts))


def bot_answer(runner, source, view, game=1):
    """The answer of a custom bot's interpreter to a view of the engine, as the page passes it on."""
    request = {"source": source, "seat": view.get("seat", 0), "game": game}
    return json.loads(runner.answer(json.dumps(request | {key: view[key] for key in ("bot_seed", "bot_view")})))


def play_bot_game(source, page=None, **dealt):
    """A whole game of a custom bot: its record, and every answer of the bot; the last one may be a mistake."""
    page, runner, answers = page or Page(deal=None), BotRunner(), []
    view = page.tell(**(dealt or {"do": "bot-game", "seed": "x"}))
    while view["bot_view"]:
        answers.append(bot_answer(runner, source, view))
        if "failed" in answers[-1]:
            break
        view = page.tell("bot-game-act", game=view["game"], record=view["record"], action=answers[-1]["action"])
    return view["record"], answers
