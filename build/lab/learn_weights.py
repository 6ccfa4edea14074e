"""Learns the expert's weights from games of its own fast play: `python3 build/lab/learn_weights.py --rounds 4`.

Each round plays games with the weights so far and fits, for every edict, for coins and for toll, how much
they grow until a scoring that is so far off, by ridge regression over the features. The result is written into
the engine.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "engine"))

from mapwright.bots.search.appraisal import UNIT, Appraiser, Clock, Weights, basis, horizons  # noqa: E402
from mapwright.bots.search.features import ROOM, room  # noqa: E402
from mapwright.bots.search.play import FastPlay, Start  # noqa: E402
from mapwright.bots.search.sketch import Sketch, sketch_of  # noqa: E402
from mapwright.rules.cards import SEASONS, Explore  # noqa: E402
from mapwright.rules.game import new_game  # noqa: E402
from mapwright.rules.setup import BASE, COMBINED, HEROES, Setup  # noqa: E402

TARGET = ROOT / "engine" / "mapwright" / "bots" / "search" / "weights.py"
Row = list[float]
Table = dict[str, tuple[list[Row], Row]]
"""By name: sums of products of the inputs with each other and with what came true."""


class Learner(FastPlay):
    """Fast play that now and then tries another good place, and notes what it saw and what came of it."""

    def __init__(self, appraiser: Appraiser, stream: Random, surprise: float) -> None:
        super().__init__(appraiser, solo=True, breadth=10)
        self.stream = stream
        self.surprise = surprise
        self.seen: dict[str, list[tuple[Clock, tuple[int, ...]]]] = defaultdict(list)
        self.table: Table = {}

    def draw(self, sketch: Sketch, card: Explore, clock: Clock, duty: bool) -> None:
        if self.stream.random() < self.surprise:
            found = sorted(self.promising(sketch, card, clock, duty), reverse=True)[: self.breadth]
            if found:
                _, letter, cells, coin = found[int(self.stream.random() * len(found))]
                sketch.earn(int(coin))
                sketch.draw(letter, cells)
        else:
            super().draw(sketch, card, clock, duty)
        general = room(sketch)
        for name, _, feature in self.appraiser.scored():
            self.seen[name].append((clock, general + feature(sketch)))

    def score(self, sketch: Sketch, season: int) -> None:
        super().score(sketch, season)
        for name, letter, feature in self.appraiser.scored():
            if letter is not None and letter not in SEASONS[season].edicts:
                continue
            outcome = feature(sketch)[0]
            for clock, features in self.seen[name]:
                ahead = self._ahead(clock, season)
                note(self.table, name, inputs(features, ahead), outcome - features[ROOM])

    def _ahead(self, clock: Clock, season: int) -> float:
        return horizons(self.limits, clock, None)[season - clock.season]


def inputs(features: tuple[int, ...], ahead: float) -> Row:
    near, far = basis(ahead)
    return [*(near * value for value in features), *(far * value for value in features)]


def note(table: Table, name: str, row: Row, outcome: float) -> None:
    size = len(row)
    if name not in table:
        table[name] = ([[0.0] * size for _ in range(size)], [0.0] * size)
    products, outcomes = table[name]
    for index, value in enumerate(row):
        if value:
            line = products[index]
            for other in range(index, size):
                line[other] += value * row[other]
            outcomes[index] += value * outcome


def play_games(job: tuple[Setup, int, int, Weights, float]) -> tuple[Table, list[int]]:
    setup, first, number, weights, surprise = job
    table: Table = {}
    results = []
    for game in range(first, first + number):
        state = new_game(replace(setup, sheet="ABCD"[game % 4]), f"learn-{game}")
        learner = Learner(Appraiser(state.deal.edicts, setup.limits, weights), Random(game), surprise)
        learner.table = table
        sketch = sketch_of(state.players[0])
        results.append(learner.finish(sketch, Start(), list(state.deal.seasons), Random(game)))
    return table, results


def merge(tables: list[Table]) -> Table:
    merged: Table = {}
    for table in tables:
        for name, (products, outcomes) in table.items():
            if name not in merged:
                merged[name] = (products, outcomes)
                continue
            for mine, other in zip([*merged[name][0], merged[name][1]], [*products, outcomes], strict=True):
                for index, value in enumerate(other):
                    mine[index] += value
    return merged


def solve(products: list[Row], outcomes: Row, ridge: float) -> Row:
    """Least squares with a penalty that grows with each input's own size."""
    size = len(outcomes)
    rows = [[products[min(i, j)][max(i, j)] for j in range(size)] + [outcomes[i]] for i in range(size)]
    for index in range(size):
        rows[index][index] += ridge * rows[index][index] + 1e-6
    for index in range(size):
        pivot = max(range(index, size), key=lambda i: abs(rows[i][index]))
        rows[index], rows[pivot] = rows[pivot], rows[index]
        for other in range(size):
            if other != index and rows[other][index]:
                factor = rows[other][index] / rows[index][index]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[index], strict=True)]
    return [rows[index][size] / rows[index][index] for index in range(size)]


def fit(table: Table, ridge: float) -> Weights:
    weights: Weights = {}
    for name in sorted(table):
        found = solve(*table[name], ridge)
        near, far = found[: len(found) // 2], found[len(found) // 2 :]
        weights[name] = tuple((round(a, 4), round(b, 4)) for a, b in zip(near, far, strict=True))
    return weights


def blend(old: Weights, new: Weights, share: float) -> Weights:
    mixed = dict(old)
    for name, pairs in new.items():
        before = old.get(name, pairs)
        mixed[name] = tuple(
            (round(a + share * (c - a), 4), round(b + share * (d - b), 4))
            for (a, b), (c, d) in zip(before, pairs, strict=True)
        )
    return mixed


def write(weights: Weights) -> None:
    """Replace the table in the engine's module."""
    rows = []
    for name in sorted(weights):
        rows.append(name)
        for kind in zip(*weights[name], strict=True):
            rows.append(" ".join(f"{value:g}" for value in kind))
    head, start, rest = TARGET.read_text("utf-8").partition('TABLE = """\n')
    _, end, tail = rest.partition('"""\n')
    TARGET.write_text("".join([head, start, *(f"{row}\n" for row in rows), end, tail]), "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--games", type=int, default=1200, help="games a round, a third of each set")
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--ridge", type=float, default=0.002)
    parser.add_argument("--share", type=float, default=0.4, help="weight of a round's fit against those before")
    parser.add_argument("--fresh", action="store_true", help="forget the weights so far")
    parser.add_argument("--surprise", type=float, default=0.15, help="how often another place is tried")
    parser.add_argument("--base", action="store_true", help="games of the base set only")
    parser.add_argument("--dry", action="store_true", help="do not write the weights")
    chosen = parser.parse_args()
    from mapwright.bots.search.weights import WEIGHTS

    weights: Weights = {} if chosen.fresh else dict(WEIGHTS)
    setups = [BASE] if chosen.base else [BASE, HEROES, COMBINED]
    first = chosen.first
    for turn in range(chosen.rounds):
        share = chosen.games // (4 * len(setups))
        jobs = [(setup, first + share * part, share, weights, chosen.surprise) for setup in setups for part in range(4)]
        first += share * 4
        with ProcessPoolExecutor() as pool:
            found = list(pool.map(play_games, jobs))
        means: dict[str, list[int]] = {}
        for (setup, *_), (_, results) in zip(jobs, found, strict=True):
            means.setdefault(setup.set, []).extend(results)
        shown = ", ".join(f"{name} {sum(stars) / len(stars) / UNIT:.1f}" for name, stars in means.items())
        print(f"round {turn + 1}: {shown}", flush=True)
        weights = blend(weights, fit(merge([table for table, _ in found]), chosen.ridge), chosen.share)
        if not chosen.dry:
            write(weights)


if __name__ == "__main__":
    main()
