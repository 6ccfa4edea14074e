"""How fast the learning environments are, compared with the plain engine: `python3 build lab bench learning`.

All play random legal actions, measured in one run on one core, by CPU time; the ratios say more than the
figures. An environment's step includes what an agent needs: planes, facts and the mask of legal actions.
"""

import sys
import time
from dataclasses import replace
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "engine"))

import numpy as np  # noqa: E402

from mapwright.learning import SoloEnv, TableEnv  # noqa: E402
from mapwright.rules.game import apply, legal, start  # noqa: E402
from mapwright.rules.setup import BASE  # noqa: E402

SECONDS = 2.0


def rate(play):
    """Steps for each second of CPU, over as many games as fill the time."""
    steps, begun = 0, time.process_time()
    game = 0
    while (spent := time.process_time() - begun) < SECONDS:
        steps += play(game)
        game += 1
    return steps / spent


def engine(players, rng):
    def play(game):
        steps, (state, _) = 0, start(replace(BASE, players=players), f"bench-{game}")
        while state.task is not None:
            actions = legal(state)
            state, _ = apply(state, actions[rng.integers(len(actions))])
            steps += 1
        return steps

    return play


def solo(rng):
    env = SoloEnv()

    def play(game):
        steps, over = 0, False
        _, info = env.reset(options={"deal": f"bA1-bench-{game}"})
        while not over:
            _, _, over, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
            steps += 1
        return steps

    return play


def table(rng):
    env = TableEnv(players=2)

    def play(game):
        steps = 0
        env.reset(seed=game)
        for _ in env.agent_iter():
            seen, _, over, _, _ = env.last()
            env.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"])))
            steps += not over
        return steps

    return play


def main():
    rng = np.random.default_rng(1)
    for what, plain, ours in (
        ("Gymnasium, solo", engine(1, rng), solo(rng)),
        ("PettingZoo, table of two", engine(2, rng), table(rng)),
    ):
        beside, steps = rate(plain), rate(ours)
        print(f"{what:<28}{steps:>9,.0f} steps/s   plain engine {beside:>9,.0f} steps/s   ×{steps / beside:.2f}")


if __name__ == "__main__":
    main()
