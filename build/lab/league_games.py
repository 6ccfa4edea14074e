"""Writes the games of the engine's own bots on the fixed deals of the workshop's leagues.

`python3 build lab league-games` rewrites web/src/features/workshop/league-games.ts; it takes about a second per deal.
"""

import json
from dataclasses import asdict

from mapwright.steps import run_to_end
from mapwright.workshop.bot_game import LEAGUE_BOTS, built_in_bot_game, final_state_of
from mapwright.workshop.league_statistics import bot_game_result
from paths import WEB

TARGET = WEB / "src" / "features" / "workshop" / "league-games.ts"
SEED = "league"
DEALS = range(1, 6)
HEADER = """/* Made by build/lab/league_games.py from the engine. Do not edit. */

import type { StoredGameResult } from '../../core/contract/generated/messages';

export interface StoredGame {
  record: string;
  known: StoredGameResult;
}

/** By bot, a game per deal: its record and what the engine would count in it. */
export const STORED_GAMES: Readonly<Record<string, readonly StoredGame[]>> = {
"""


def game(bot: str, number: int) -> str:
    """Return one game as a line of the file."""
    record = run_to_end(built_in_bot_game(bot, f"{SEED}-{number}"))
    return json.dumps({"record": record, "known": asdict(bot_game_result(final_state_of(record)))})


if __name__ == "__main__":
    lines = [
        line for bot in LEAGUE_BOTS for line in (f'"{bot}": [', *(f"{game(bot, number)}," for number in DEALS), "],")
    ]
    TARGET.write_text(HEADER + "\n".join(lines) + "\n};\n", encoding="utf-8")
