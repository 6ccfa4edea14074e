"""Write the games of the engine's own bots on the fixed deals of the workshop's leagues.

`python3 build/league_games.py` rewrites web/src/features/workshop/league-games.ts; it takes about a second per deal.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "web" / "src" / "features" / "workshop" / "league-games.ts"
SEED = "league"
DEALS = 5
HEADER = "/* Made by build/league_games.py from the engine. Do not edit. */\n"
TYPE = """
/** By bot, a game per deal: its stars, what each of the four edicts brought, and its moves. */
export const HOUSE: Readonly<Record<string, readonly string[]>> = """


def game(bot: str, number: int) -> str:
    """Return one game as the page stores it: `82 20 12 30 8 W1ad4.A1af3…`."""
    from mapwright.steps import run_to_end
    from mapwright.workshop.bot_game import built_in_bot_game, final_state_of
    from mapwright.workshop.league_statistics import bot_game_result

    record = run_to_end(built_in_bot_game(bot, f"{SEED}-{number}"))
    state = final_state_of(record)
    result = bot_game_result(state)
    edict_stars = " ".join(str(result.edicts[edict]) for edict in state.deal.edicts)
    return f"{result.stars} {edict_stars} {record.partition('.')[2]}"


def edicts(number: int) -> str:
    from mapwright.rules.game import start
    from mapwright.rules.setup import BASE

    return " ".join(start(BASE, f"{SEED}-{number}")[0].deal.edicts)


def text() -> str:
    from mapwright.workshop.bot_game import LEAGUE_BOTS

    games = {bot: [game(bot, number) for number in range(1, DEALS + 1)] for bot in LEAGUE_BOTS}
    deals = [edicts(number) for number in range(1, DEALS + 1)]
    lines = json.dumps(games, indent=1)
    edicts_text = f"/** The edicts of each deal. */\nexport const HOUSE_DEALS = {json.dumps(deals, indent=1)};\n"
    return f"{HEADER}{TYPE}{lines};\n\n{edicts_text}"


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "engine"))
    TARGET.write_text(text(), encoding="utf-8")
