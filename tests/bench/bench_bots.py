"""How strong the bots are, on the same deals: `python3 build lab bench bots`, or with arguments

    python3 tests/bench/bench_bots.py --deals 300 --seconds 1 --sheet A --jobs 1
    python3 tests/bench/bench_bots.py --table --deals 100 --nodes 60

prints the mean of stars with its 95 % interval, alone or (with --table) at tables of two against greedy.
"""

import argparse
import os
import sys
import time
from dataclasses import replace
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "engine"))

from mapwright.bots import BOTS, Budget  # noqa: E402
from mapwright.league.league import League, pairings, standings, table_lines  # noqa: E402
from mapwright.rules.setup import PRESETS  # noqa: E402


def main():
    parser = argparse.ArgumentParser(description="Means of the bots on the same deals.")
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=None)
    parser.add_argument("--nodes", type=int, default=None)
    parser.add_argument("--set", default="base", choices=("base", "heroes", "combined"))
    parser.add_argument("--sheet", default=None)
    parser.add_argument("--seed", default="bench")
    parser.add_argument("--bot", action="append", default=None)
    parser.add_argument("--jobs", type=int, default=None)
    parser.add_argument("--table", action="store_true", help="expert against greedy at tables of two")
    chosen = parser.parse_args()
    nodes = chosen.nodes or (None if chosen.seconds else 30)
    bots = chosen.bot or (["greedy", "expert"] if chosen.table else list(BOTS))
    setup = PRESETS[chosen.set]
    setup = replace(setup, sheet=chosen.sheet or setup.sheet, players=2 if chosen.table else 1)
    seeds = [f"{chosen.seed}-{number}" for number in range(1, chosen.deals + 1)]
    begun = time.perf_counter()
    games = pairings(bots, setup, seeds, Budget(chosen.seconds, nodes))
    outcomes = League(games).play_in_processes(chosen.jobs or os.cpu_count() or 1)
    print(f"{chosen.deals} deals, {setup.set}, sheet {setup.sheet}, seconds {chosen.seconds}, nodes {nodes}")
    print("\n".join(table_lines(standings(bots, outcomes))))
    print(f"{time.perf_counter() - begun:.0f} s")


if __name__ == "__main__":
    main()
