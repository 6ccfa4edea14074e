"""The page's part in a game of a custom bot: it carries what is seen to the bot's interpreter, and an action back."""

import json

from mapwright.page.bridge import Bridge
from mapwright.workshop.sandbox import BotRunner

BOT = """from mapwright.rules.game import legal
class Bot:
    def __init__(self, seed, budget):
        self.asked = 0
    def choose(self, state):
        self.asked += 1
        {}
        return legal(state)[0]
"""


class Engine:
    """The game's own engine, which no bot can reach."""

    def __init__(self):
        self.bridge = Bridge()

    def ask(self, **message):
        return json.loads(self.bridge.dispatch(json.dumps(message)))

    def sure(self, **message):
        answer = self.ask(**message)
        assert answer["ok"], answer
        return answer


def choose(guest, source, seen, game=1):
    """One answer of a bot's interpreter to what the engine shows."""
    asked = {
        "source": source,
        "seat": seen.get("seat", 0),
        "game": game,
        "bot_seed": seen["bot_seed"],
        "bot_view": seen["bot_view"],
    }
    return json.loads(guest.answer(json.dumps(asked)))


def play(source, engine=None, **dealt):
    """A whole game: its record, and every answer of the bot; the last one may be a mistake."""
    engine, guest, answers = engine or Engine(), BotRunner(), []
    at = engine.sure(**(dealt or {"do": "bot-game", "seed": "x"}))
    while at["bot_view"]:
        answers.append(choose(guest, source, at))
        if "failed" in answers[-1]:
            break
        at = engine.sure(do="bot-game-act", game=at["game"], record=at["record"], action=answers[-1]["action"])
    return at["record"], answers
