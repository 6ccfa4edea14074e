"""Write the games of the engine's own bots on the fixed deals of the workshop's leagues.

`python3 build/house_games.py` rewrites web/src/contract/generated/house.ts; it takes half a minute.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "web" / "src" / "contract" / "generated" / "house.ts"
SEED = "league"
DEALS = 20
HEADER = "/* Made by build/house_games.py from the engine. Do not edit. */\n"
TYPE = """
/** By bot, a game per deal: its stars, what each of the four edicts brought, and its moves. */
export const HOUSE: Readonly<Record<string, readonly string[]>> = """


def game(bot: str, number: int) -> str:
    """Return one game as the page stores it: `82 20 12 30 8 W1ad4.A1af3…`."""
    from mapwright.workshop.figures import counted
    from mapwright.workshop.trial import end_of, rival_game

    record = _last(rival_game(bot, f"{SEED}-{number}"))
    state = end_of(record)
    found = counted(state)
    brought = " ".join(str(found.edicts[edict]) for edict in state.deal.edicts)
    return f"{found.stars} {brought} {record.partition('.')[2]}"


def _last(playing: Iterator[float]) -> str:
    while True:
        try:
            next(playing)
        except StopIteration as end:
            return str(end.value)


def edicts(number: int) -> str:
    from mapwright.rules.game import start
    from mapwright.rules.setup import BASE

    return " ".join(start(BASE, f"{SEED}-{number}")[0].deal.edicts)


def text() -> str:
    from mapwright.workshop.trial import RIVALS

    games = {bot: [game(bot, number) for number in range(1, DEALS + 1)] for bot in RIVALS}
    deals = [edicts(number) for number in range(1, DEALS + 1)]
    lines = json.dumps(games, indent=1)
    edicts_text = f"/** The edicts of each deal. */\nexport const HOUSE_DEALS = {json.dumps(deals, indent=1)};\n"
    return f"{HEADER}{TYPE}{lines};\n\n{edicts_text}"


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "engine"))
    TARGET.write_text(text(), encoding="utf-8")
