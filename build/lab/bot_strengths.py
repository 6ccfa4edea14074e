"""Plays each built-in bot alone on the same deals of each set, and stores the stars for docs/bot-strength.md.

Run by `python3 build lab bot-strengths` when a bot or its weights have changed; it takes about a quarter of an hour.
"""

import json

from mapwright import BASE, COMBINED, HEROES, Budget, Setup, make_bot, play_match
from mapwright.bots import BOTS
from paths import BUILD

STORED = BUILD / "lab" / "bot_strengths.json"
SETS = {"base": BASE, "heroes": HEROES, "combined": COMBINED}
NODES = 60
DEALS = 30


def stars(bot: str, setup: Setup, number: int) -> int:
    """Return the stars of a bot that plays alone on the deal of this number."""
    seed = f"strength-{number}"
    state, _ = play_match(setup, seed, [make_bot(bot, f"{seed}/0", Budget(nodes=NODES))])
    return state.players[0].stars


if __name__ == "__main__":
    results = {
        bot: {name: [stars(bot, setup, number) for number in range(1, DEALS + 1)] for name, setup in SETS.items()}
        for bot in BOTS
    }
    rows = ",\n".join(f' "{bot}": {json.dumps(by_set)}' for bot, by_set in results.items())
    STORED.write_text(f"{{\n{rows}\n}}\n", encoding="utf-8")
