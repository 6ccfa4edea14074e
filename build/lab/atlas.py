"""What the bots reach on the maps of the atlas, and the thresholds that follow."""

import argparse
import json
from dataclasses import dataclass
from pathlib import Path

from mapwright.atlas.finished_map import finished_map
from mapwright.atlas.maps import ATLAS, AtlasMap
from mapwright.atlas.tasks import TASKS
from mapwright.bots import Budget
from mapwright.bots.match import make_bot, play_match
from mapwright.notation.deal_code import parse_deal

BOTS = ("novice", "greedy", "expert")
GAMES = 20
DRAWN_SHARE, MASTERED_SHARE = 0.6, 0.3
"""The parts of the games in which the novice reaches the first threshold, and the expert the last one."""


@dataclass(frozen=True)
class Game:
    """A bot's game on a map of the atlas: its stars, whether it fulfilled the task, and its record."""

    stars: int
    is_task_done: bool
    record: str


def play(row: AtlasMap, bot: str, number: int, nodes: int) -> Game:
    setup, seed = parse_deal(row.deal)
    names = (bot, *row.bots)
    bots = [make_bot(name, f"game {number} seat {seat}", Budget(nodes=nodes)) for seat, name in enumerate(names)]
    _, record = play_match(setup, seed, bots)
    finished = finished_map(record)
    return Game(finished.player.stars, TASKS[row.task](finished), str(record))


def threshold(games: list[Game], share: float) -> int:
    """Return the number of stars that this part of the games reaches."""
    return sorted((game.stars for game in games), reverse=True)[max(round(len(games) * share) - 1, 0)]


def report(row: AtlasMap, games: dict[str, list[Game]]) -> str:
    """Return a line for each bot with its least, median and most stars and how often it fulfilled the task."""
    lines = []
    for bot, played in games.items():
        stars = sorted(game.stars for game in played)
        done = sum(game.is_task_done for game in played)
        lines.append(
            f"{row.id:<18}{bot:<8}{stars[0]:>5}{stars[len(stars) // 2]:>8}{stars[-1]:>6}{done:>6} of {len(played)}"
        )
    drawn = threshold(games["novice"], DRAWN_SHARE)
    mastered = threshold(games["expert"], MASTERED_SHARE)
    return "\n".join([*lines, f"   {row.deal}: drawn {drawn} ({row.drawn}), mastered {mastered} ({row.mastered})"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("maps", nargs="*", help="the ids of the maps (default: all)")
    parser.add_argument("--games", type=int, default=GAMES, help=f"games of each bot ({GAMES})")
    parser.add_argument("--nodes", type=int, default=200, help="futures that the expert samples per action (200)")
    parser.add_argument("--records", type=Path, help="write the best game of each bot to this file, as JSON")
    args = parser.parse_args()
    print(f"{'map':<18}{'bot':<8}{'least':>5}{'median':>8}{'most':>6}{'task':>6}")
    records = {}
    for row in ATLAS:
        if not args.maps or row.id in args.maps:
            games = {bot: [play(row, bot, number, args.nodes) for number in range(args.games)] for bot in BOTS}
            print(report(row, games), flush=True)
            records[row.id] = {bot: max(played, key=lambda game: game.stars).record for bot, played in games.items()}
            if args.records:
                args.records.write_text(json.dumps(records, indent=1), "utf-8")


if __name__ == "__main__":
    main()
