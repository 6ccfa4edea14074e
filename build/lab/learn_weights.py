"""Learns the expert's weights from games of its own fast play: `python3 build lab weights --rounds 4`.

Each round plays games with the weights so far and fits, for every edict, for coins and for toll, how much
they grow until a scoring that is so far off, by ridge regression over the features. The result is written into
the engine. With `--edict ID`, every game has that edict, and only its weights change.
"""

import argparse
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from random import Random

import numpy as np
from numpy.typing import NDArray

from mapwright.bots.search.evaluation import (
    UNITS_PER_STAR,
    Evaluator,
    SeasonClock,
    Weights,
    distance_powers,
    distances_to_scorings,
)
from mapwright.bots.search.fast_board import FastBoard, fast_board_of
from mapwright.bots.search.features import SPACE_FEATURES, space
from mapwright.bots.search.rollout import Rollout, RolloutStart
from mapwright.bots.search.weights import WEIGHTS
from mapwright.rules.cards import EXPANSIONS, SEASONS, Explore
from mapwright.rules.game import new_game
from mapwright.rules.scoring import EDICTS
from mapwright.rules.setup import BASE, COMBINED, HEROES, Setup
from paths import ENGINE

TARGET = ENGINE / "bots" / "search" / "weights.py"
START = 'WEIGHTS_TEXT = """\n'
"""What stands before the table in the engine's module."""
EXPLORATION = 0.15
"""How often another place is tried."""
RIDGE = 0.002
SHARE = 0.4
"""Weight of the fit of a round against those of earlier rounds."""
Matrix = NDArray[np.float64]
Rows = dict[str, list[list[float]]]
"""By name: the inputs of the regression, and last the outcome."""


class Learner(Rollout):
    """Fast play that sometimes tries another good place, and records features with their outcomes."""

    def __init__(self, evaluator: Evaluator, rng: Random) -> None:
        super().__init__(evaluator, solo=True, breadth=10)
        self.rng = rng
        self.samples: dict[str, list[tuple[SeasonClock, tuple[int, ...]]]] = defaultdict(list)
        self.rows: Rows = defaultdict(list)

    def draw(self, board: FastBoard, card: Explore, clock: SeasonClock, duty: bool) -> None:
        if self.rng.random() < EXPLORATION:
            placements = sorted(self.top_placements(board, card, clock, duty), reverse=True)[: self.breadth]
            if placements:
                _, letter, cells, coin = placements[int(self.rng.random() * len(placements))]
                board.gain_coins(int(coin))
                board.draw(letter, cells)
        else:
            super().draw(board, card, clock, duty)
        general = space(board)
        for name, _, feature in self.evaluator.scored_features():
            self.samples[name].append((clock, general + feature(board)))

    def score(self, board: FastBoard, season: int) -> None:
        super().score(board, season)
        for name, letter, feature in self.evaluator.scored_features():
            if letter is not None and letter not in SEASONS[season].edicts:
                continue
            outcome = feature(board)[0]
            for clock, features in self.samples[name]:
                ahead = self._ahead(clock, season)
                near, far = distance_powers(ahead)
                inputs = [*(near * value for value in features), *(far * value for value in features)]
                self.rows[name].append([*inputs, outcome - features[SPACE_FEATURES]])

    def _ahead(self, clock: SeasonClock, season: int) -> float:
        return distances_to_scorings(self.limits, clock, None)[season - clock.season]


def play_games(job: tuple[Setup, int, int, Weights]) -> tuple[dict[str, Matrix], list[int]]:
    """Return, by name, the products of all columns of the rows, and the results of the games."""
    setup, first, number, weights = job
    rows: Rows = defaultdict(list)
    results = []
    for game in range(first, first + number):
        state = new_game(replace(setup, sheet="ABCD"[game % 4]), f"learn-{game}")
        learner = Learner(Evaluator(state.deal.edicts, setup.limits, weights), Random(game))
        learner.rows = rows
        board = fast_board_of(state.players[0])
        results.append(learner.run(board, RolloutStart(), list(state.deal.seasons), Random(game)))
    return {name: np.array(lines).T @ np.array(lines) for name, lines in rows.items()}, results


def fit(jobs: list[dict[str, Matrix]]) -> Weights:
    """Return the coefficients of ridge regression, with a penalty in proportion to the size of each input."""
    weights: Weights = {}
    for name in sorted(set().union(*jobs)):
        products = np.sum([job[name] for job in jobs if name in job], axis=0)
        inputs, outcomes = products[:-1, :-1], products[:-1, -1]
        penalty = np.diag(RIDGE * np.diag(inputs) + 1e-6)
        near, far = np.split(np.linalg.solve(inputs + penalty, outcomes), 2)
        weights[name] = tuple((round(float(a), 4), round(float(b), 4)) for a, b in zip(near, far, strict=True))
    return weights


def blend(old: Weights, new: Weights) -> Weights:
    mixed = dict(old)
    for name, pairs in new.items():
        before = old.get(name, pairs)
        mixed[name] = tuple(
            (round(a + SHARE * (c - a), 4), round(b + SHARE * (d - b), 4))
            for (a, b), (c, d) in zip(before, pairs, strict=True)
        )
    return mixed


def setups_with(edict: str) -> list[Setup]:
    """Return the setups that can deal an edict, with its expansion, in games that all have it."""
    source = EDICTS[edict].set
    packs = (source,) if source in EXPANSIONS else ()
    setups = [replace(setup, packs=packs) for setup in (BASE, HEROES, COMBINED)]
    return [replace(setup, edicts=(edict,)) for setup in setups if source in setup.edict_sets()]


def write(weights: Weights) -> None:
    """Replace the table in the engine's module."""
    rows = []
    for name in sorted(weights):
        rows.append(name)
        for kind in zip(*weights[name], strict=True):
            rows.append(" ".join(f"{value:g}" for value in kind))
    head, _, rest = TARGET.read_text("utf-8").partition(START)
    _, _, tail = rest.partition('"""\n')
    TARGET.write_text("".join([head, START, *(f"{row}\n" for row in rows), '"""\n', tail]), "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--games", type=int, default=1200, help="games of a round, a third of each set")
    parser.add_argument("--edict", choices=tuple(EDICTS), metavar="ID", help="learn the weights of this edict only")
    args = parser.parse_args()
    weights: Weights = dict(WEIGHTS)
    setups = setups_with(args.edict) if args.edict else [BASE, HEROES, COMBINED]
    first = 0
    for turn in range(args.rounds):
        share = max(1, args.games // (4 * len(setups)))
        jobs = [(setup, first + share * part, share, weights) for setup in setups for part in range(4)]
        first += share * 4
        with ProcessPoolExecutor() as pool:
            outcomes = list(pool.map(play_games, jobs))
        means: dict[str, list[int]] = {}
        for (setup, *_), (_, results) in zip(jobs, outcomes, strict=True):
            means.setdefault(setup.set, []).extend(results)
        means_text = ", ".join(
            f"{name} {sum(stars) / len(stars) / UNITS_PER_STAR:.1f}" for name, stars in means.items()
        )
        print(f"round {turn + 1}: {means_text}", flush=True)
        learned = fit([products for products, _ in outcomes])
        if args.edict:
            learned = {args.edict: learned[args.edict]}
        weights = blend(weights, learned)
        write(weights)


if __name__ == "__main__":
    main()
