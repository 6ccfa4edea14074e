"""Trains a masked policy on one core in about a minute, until it draws better maps than the bot `novice`.

    pip install './[gym]'
    python examples/learn_to_draw.py

The policy is linear. Each empty cell has a few marks: it lies on the edge, next to a mountain, next to water, in a row
that is nearly full, and so on. What an action scores is the sum of the marks of the cells that it fills, each mark
weighted by a number for the terrain that is drawn. A softmax over the legal actions makes a policy of it, and REINFORCE
learns the weights: what was done before many stars is done more often, what was done before few is done less.
"""

import argparse
import statistics

import numpy as np

from mapwright.board.shapes import orientations
from mapwright.bots import Budget
from mapwright.bots.match import make_bot, play_match
from mapwright.learning import SoloEnv
from mapwright.learning.codec import slots
from mapwright.learning.observation import MAP_PLANES
from mapwright.rules.setup import FIRST_BASE

TERRAINS = "FVAWM"
PLANE = {name: index for index, name in enumerate(MAP_PLANES)}
EDGE = np.zeros((11, 11))
EDGE[[0, -1], :] = EDGE[:, [0, -1]] = 1
MARKS = 15
COIN = 1
WEIGHTS = len(TERRAINS) * MARKS + COIN


def beside(plane):
    """Return, for each cell, how many of its neighbours are in the plane."""
    padded = np.pad(plane, 1)
    return padded[:-2, 1:-1] + padded[2:, 1:-1] + padded[1:-1, :-2] + padded[1:-1, 2:]


def marks(planes):
    """The marks of every cell, from the planes of an observation alone."""
    empty = planes[PLANE["empty"]]
    rows, columns = empty.sum(1, keepdims=True) + EDGE * 0, empty.sum(0, keepdims=True) + EDGE * 0
    names = ("forest", "village", "farm", "water", "monster", "mountain")
    return np.stack([
        np.ones((11, 11)), EDGE, planes[PLANE["ruins"]], beside(empty) / 4, beside(planes[PLANE["ruins"]]),
        *(beside(planes[PLANE[name]]) for name in names),
        np.minimum(rows, columns) <= 2, np.minimum(rows, columns) <= 4, 1 - rows / 11, 1 - columns / 11,
    ])  # fmt: skip


def features(env, seen, mask):
    """The legal actions as numbers, and for each of them what its weights are multiplied with."""
    cells = marks(seen["map"])
    places = mask.reshape(env.codec.shape)
    numbers, found = [], []
    for slot, (option, terrain) in enumerate(slots(env.state)):
        for index, turn in enumerate(orientations(option.shape)):
            rows, columns = np.nonzero(places[slot, index])
            if not len(rows):
                continue
            sums = sum(cells[:, rows + r, columns + c] for r, c in turn.cells).T
            feature = np.zeros((len(rows), WEIGHTS))
            first = MARKS * TERRAINS.index(terrain)
            feature[:, first : first + MARKS] = sums
            feature[:, -1] = option.coin
            found.append(feature)
            numbers.append(np.ravel_multi_index((slot, index, rows, columns), env.codec.shape))
    return np.concatenate(numbers), np.concatenate(found)


def play(env, weights, rng=None, deal=None):
    """One game: its stars, and each step's gradient and reward. Without `rng` the best action is taken."""
    seen, info = env.reset(options={"deal": deal} if deal else None)
    steps, over = [], False
    while not over:
        numbers, feature = features(env, seen, info["action_mask"])
        scores = feature @ weights
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        chosen = rng.choice(len(numbers), p=chances) if rng else int(scores.argmax())
        seen, reward, over, _, info = env.step(numbers[chosen])
        steps.append((feature[chosen] - chances @ feature, reward))
    return info["stars"], steps


def learn(env, updates, batch, rate, rng, told=print):
    """REINFORCE with the usual stars of each step as its baseline, and Adam for the size of the steps."""
    weights, first, second = np.zeros(WEIGHTS), np.zeros(WEIGHTS), np.zeros(WEIGHTS)
    for update in range(1, updates + 1):
        games = [play(env, weights, rng) for _ in range(batch)]
        gradient = policy_gradient([steps for _, steps in games])
        first = 0.9 * first + 0.1 * gradient
        second = 0.99 * second + 0.01 * gradient**2
        weights += rate * (first / (1 - 0.9**update)) / (np.sqrt(second / (1 - 0.99**update)) + 1e-8)
        if update % 10 == 0:
            told(f"after {update * batch} games: {statistics.mean(stars for stars, _ in games):.1f} stars")
    return weights


def policy_gradient(games):
    """The mean of every choice's gradient, times the stars that came after it beyond the usual."""
    longest = max(len(steps) for steps in games)
    to_come = np.full((len(games), longest), np.nan)
    for row, steps in zip(to_come, games, strict=True):
        row[: len(steps)] = np.cumsum([reward for _, reward in steps][::-1])[::-1]
    usual, spread = np.nanmean(to_come, axis=0), np.nanstd(to_come) + 1e-8
    total = np.zeros(WEIGHTS)
    for row, steps in zip(to_come, games, strict=True):
        for number, (gradient, _) in enumerate(steps):
            total += gradient * (row[number] - usual[number]) / spread
    return total / len(games)


def compare(env, weights, deals):
    """The mean stars of the policy and of novice on the same deals, and by how many standard errors they differ."""
    ours, theirs = [], []
    for number in range(deals):
        seed = f"exam-{number}"
        bot = make_bot("novice", f"{seed}/0", Budget())
        state, record = play_match(FIRST_BASE, seed, [bot])
        theirs.append(state.players[0].stars)
        ours.append(play(env, weights, deal=str(record).split(".")[0])[0])
    gains = [our - their for our, their in zip(ours, theirs, strict=True)]
    sure = statistics.mean(gains) / (statistics.stdev(gains) / len(gains) ** 0.5)
    return statistics.mean(ours), statistics.mean(theirs), sure


def main():
    parser = argparse.ArgumentParser(description="Train a masked policy and hold it against novice.")
    parser.add_argument("--updates", type=int, default=60)
    parser.add_argument("--batch", type=int, default=16, help="games for each update")
    parser.add_argument("--rate", type=float, default=0.05, help="learning rate")
    parser.add_argument("--deals", type=int, default=100, help="deals of the examination")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    env, rng = SoloEnv(FIRST_BASE), np.random.default_rng(chosen.seed)
    env.reset(seed=chosen.seed)
    weights = learn(env, chosen.updates, chosen.batch, chosen.rate, rng)
    ours, theirs, sure = compare(env, weights, chosen.deals)
    print(f"policy {ours:.1f} stars, novice {theirs:.1f}, on {chosen.deals} deals; {sure:+.1f} standard errors apart")
    return 0 if sure > 3 else 1


if __name__ == "__main__":
    raise SystemExit(main())
