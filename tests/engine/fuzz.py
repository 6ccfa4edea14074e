"""Throws damaged links, saves, records, exports and messages at the bridge: `python3 build lab fuzz --minutes 60`.

Everything is made from real games and then damaged. The bridge must answer each message with JSON, soon and
without an error inside the engine, and a refusal must leave the open game as it was. What breaks that is printed and
can be run again.
"""

import json
import random
import sys
import time
from collections import Counter
from datetime import date, timedelta
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "engine"), str(Path(__file__).parent)]

from games import random_action, random_start  # noqa: E402
from mapwright.bridge import Bridge  # noqa: E402
from mapwright.notation.notation import format_action, format_deal, format_map  # noqa: E402
from mapwright.notation.packing import pack  # noqa: E402
from mapwright.notation.record import Record  # noqa: E402
from mapwright.rules.game import apply  # noqa: E402
from mapwright.rules.scoring import EDICTS  # noqa: E402
from random_maps import random_map  # noqa: E402

MOST_SECONDS = 10.0
GAMES = 24
LETTERS = "abckzABFVAWMHX?!._-/*^#0123456789+~ \"'\\{}[]<&\x00é☃\U0001f5fa"
VALUES = (None, True, -1, 0, 1e308, 2**70, "", "a", [], {}, [[]], "x" * 5000, float("nan"))
REPEATED = 900


class Material:
    """Games that were really played, to be damaged."""

    def __init__(self, rng):
        self.rng = rng
        self.records, self.maps, self.deals = [], [], []
        for _ in range(GAMES):
            self.play(random_start(rng))
        self.links = [pack(record) for record in self.records]

    def play(self, state):
        words, setup, seed = [], state.setup, state.seed
        while not state.over and self.rng.random() > 0.004:
            action = random_action(self.rng, state)
            words.append(format_action(state, action))
            state, _ = apply(state, action)
        self.records.append(str(Record(setup, seed, tuple(words))))
        self.maps.append(format_map(state.players[0].board))
        self.deals.append(format_deal(setup, seed))

    def text(self):
        """A record, a link, a map or a deal, mostly damaged."""
        return damaged(self.rng, self.rng.choice(self.rng.choice([self.records, self.links, self.maps, self.deals])))

    def record(self):
        return damaged(self.rng, self.rng.choice(self.records + self.links))

    def day(self):
        return str(date(2026, 11, 1) + timedelta(days=self.rng.randint(-400, 4000)))

    def kept(self):
        game = {"id": "g1", "record": self.record(), "seat": self.rng.randint(-1, 3), "day": self.day(), "daily": True}
        return game | {"taken": False, "when": self.rng.randint(-1, 10**14), "name": "Ann"}


BRUISES = (
    lambda rng, text, at, end: text[:at],
    lambda rng, text, at, end: text[:at] + text[end:],
    lambda rng, text, at, end: text[:end] + text[at:],
    lambda rng, text, at, end: text[:at] + rng.choice(LETTERS) + text[at + 1 :],
    lambda rng, text, at, end: text[:at] + rng.choice(LETTERS) * rng.choice([1, 2, REPEATED]) + text[at:],
    lambda rng, text, at, end: text[::-1],
    lambda rng, text, at, end: text.swapcase(),
)


def damaged(rng, text):
    """The text with up to four bruises; one in eight stays whole."""
    for _ in range(rng.choice([0, 1, 1, 1, 2, 2, 3, 4])):
        at, end = sorted((rng.randint(0, len(text)), rng.randint(0, len(text))))
        text = rng.choice(BRUISES)(rng, text, at, end)
    return text


def damaged_value(rng, value):
    """The same inside a message: a key lost, a value of another kind, something nested deep."""
    if rng.random() < 0.05:
        return rng.choice(VALUES)
    if isinstance(value, dict):
        return {key: damaged_value(rng, inner) for key, inner in value.items() if rng.random() > 0.03}
    if isinstance(value, list):
        return [damaged_value(rng, inner) for inner in value]
    return value


def message(rng, material):
    made = rng.choice(MAKERS)(rng, material)
    if rng.random() < 0.4:
        made = damaged_value(rng, made)
    text = json.dumps(made)
    if rng.random() < 0.1:
        text = damaged(rng, text)
    if rng.random() < 0.01:
        text = rng.choice("[{(") * rng.choice([50, 5000, 200_000]) + text
    return text


def intent(rng):
    return {
        "tool": rng.randint(-1, 4), "terrain": rng.choice([None, *"FVAWMBHX"]), "turn": rng.choice("abcdefgh"),
        "row": rng.randint(-4, 12), "column": rng.randint(-4, 12),
    }  # fmt: skip


def export(rng, material):
    games = [material.kept() for _ in range(rng.randint(0, 3))]
    text = json.dumps({"mapwright": 1, "games": games, "saves": games[:1], "days": {material.day(): "g1"}})
    return {"do": "import", "text": damaged(rng, text) if rng.random() < 0.5 else text}


def some_edicts(rng):
    return rng.sample(list(EDICTS), rng.choice([0, 1, 4, 4, 4]))


MAKERS = (
    lambda rng, m: {"do": "open", "record": m.record()},
    lambda rng, m: {"do": "open", "record": m.text()},
    lambda rng, m: {"do": "deal", "deal": damaged(rng, rng.choice(m.deals))},
    lambda rng, m: {"do": "replay", "record": m.record()},
    lambda rng, m: {"do": "summary", "record": m.record(), "seat": rng.randint(-1, 6)},
    lambda rng, m: {"do": "pack", "record": m.record()},
    lambda rng, m: {"do": "statistics", "games": [m.kept() for _ in range(rng.randint(0, 4))], "today": m.day()},
    export,
    lambda rng, m: {"do": "desk", "map": m.text(), "edicts": some_edicts(rng), "coins": rng.randint(-2, 20)},
    lambda rng, m: {"do": "desk", "map": damaged(rng, random_map(rng, True)), "edicts": some_edicts(rng), "coins": 3},
    lambda rng, m: {"do": "keepsake", "map": m.text(), "title": m.text(), "subtitle": "<b>&", "lines": [m.text()]},
    lambda rng, m: {"do": "qr", "text": m.text()},
    lambda rng, m: {"do": "daily", "day": damaged(rng, m.day())},
    lambda rng, m: {"do": "act", "intent": intent(rng)},
    lambda rng, m: {"do": "preview", "intent": intent(rng)},
    lambda rng, m: {"do": "explain", "letter": rng.choice("ABCDE"), "seat": rng.randint(-1, 6)},
    lambda rng, m: {"do": rng.choice(["next", "undo", "redo", "pass", "view", "fly", ""])},
    lambda rng, m: {"do": "hint", "ms": rng.choice([-1, 0, 1, 5])},
    lambda rng, m: {"do": "review", "record": m.record(), "seat": rng.randint(-1, 3), "ms": 1},
    lambda rng, m: {"do": "think", "ms": rng.choice([-1, 0, 1, "1"])},
)


def fault(bridge, text):
    """What is wrong with the answer, or an empty text."""
    session = bridge._session
    before = session and (session.now, session.can_undo, session.can_redo)
    begun = time.process_time()
    try:
        answer = json.loads(bridge.dispatch(text))
    except BaseException as error:  # a dispatch that raises is just what is looked for
        return f"raised {error!r}"
    if time.process_time() - begun > MOST_SECONDS:
        return f"took {time.process_time() - begun:.1f} s"
    if answer["ok"]:
        return ""
    if answer["error"]["code"] in ("", "engine"):
        return str(answer["error"])
    after = bridge._session and (bridge._session.now, bridge._session.can_undo, bridge._session.can_redo)
    return "" if bridge._session is session and after == before else "a refusal changed the game"


def run(seed, seconds, faults):
    """Messages for so long, from one seed; how many there were of each kind."""
    rng = random.Random(seed)
    material, bridge, seen = Material(rng), Bridge(), Counter()
    bridge.dispatch(json.dumps({"do": "deal", "deal": "bA1-fuzz"}))
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        text = message(rng, material)
        wrong = fault(bridge, text)
        found = text[:40].partition('"do": "')[2].partition('"')[0]
        seen[found if found in bridge.routes else "rubbish"] += 1
        if wrong:
            faults.append(f"{wrong}\n{text[:2000]}")
    return seen


def main(minutes, seed):
    begun, faults, seen = time.monotonic(), [], Counter()
    number = 0
    while (left := minutes * 60 - (time.monotonic() - begun)) > 0:
        seen += run(f"{seed}-{number}", min(left, 60), faults)
        number += 1
        print(f"\r   {seen.total():,} messages, {len(faults)} faults, {left / 60:.0f} min left ", end="", flush=True)
    print("\n   " + ", ".join(f"{what} {count:,}" for what, count in seen.most_common()))
    for wrong in faults[:20]:
        print(f"\n{wrong}")
    return 1 if faults else 0


if __name__ == "__main__":
    raise SystemExit(main(float(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else str(time.time())))
