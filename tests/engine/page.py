"""A page at its bridge: it asks, stores the answers, and plays."""

import json

from mapwright.page.bridge import Bridge
from mapwright.page.session import Position
from table import game


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
        self.bridge.session().position = Position(state)
        self.tell("view")
        return self

    def legal_intents(self):
        for index, tool in enumerate(self.view["tools"]):
            for turn in tool["turns"]:
                for row, column in turn["anchors"] or ([(0, 0)] if tool["kind"] == "dodge" else []):
                    yield intent(row, column, index, (tool["terrains"] or [None])[-1], turn["code"])

    def play_on(self, rng):
        """Whatever may be done next; skills are left half the time."""
        if self.view["phase"] == "next":
            self.tell("next")
            return
        found = list(self.legal_intents())
        if not found or (self.view["can_pass"] and rng.random() < 0.5):
            self.tell("pass")
        else:
            self.tell("act", intent=rng.choice(found))

    def play(self, rng, steps=1000):
        for _ in range(steps):
            if self.view["phase"] == "over":
                break
            self.play_on(rng)


def intent(row, column, tool=0, terrain=None, turn="a"):
    return {"tool": tool, "terrain": terrain, "turn": turn, "row": row, "column": column}


def on_the_table(*layout, **facts):
    return Page().put(game(*layout, **facts))
