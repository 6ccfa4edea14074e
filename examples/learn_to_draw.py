"""Trains a policy on one core in a few minutes, until it draws better maps than the bot `novice`.

    pip install './[gym]'
    python examples/learn_to_draw.py --curve curve.svg

The policy is linear. Each cell has a few marks: it lies on the edge, next to a mountain, next to water, in a row that
is nearly full, and so on. The score of an action is the sum of the marks of the cells that it fills, each multiplied by
a weight for the terrain. There is one set of weights for all games, and one for each edict, which counts as long as the
edict will still be scored. A softmax over the scores of the legal actions is the policy. REINFORCE learns the weights:
actions that were followed by more stars than usual become more probable. The reward is shaped, which changes no optimum
and makes the differences visible earlier.
"""

import argparse
import statistics
from pathlib import Path

import numpy as np

from mapwright.board.shapes import orientations
from mapwright.bots import Budget
from mapwright.bots.match import make_bot, play_match
from mapwright.learning import SoloEnv
from mapwright.learning.codec import slots
from mapwright.learning.observation import FACTS, MAP_PLANES
from mapwright.notation.deal_code import format_deal
from mapwright.rules.setup import BASE

TERRAINS = "FVAWM"
PLANE = {name: index for index, name in enumerate(MAP_PLANES)}
STILL_SCORED = [index for index, name in enumerate(FACTS) if name.startswith("still scored")]
EDGE = np.zeros((11, 11))
EDGE[[0, -1], :] = EDGE[:, [0, -1]] = 1
MARKS = 15
FEATURES = len(TERRAINS) * MARKS + 1
"""The marks of each terrain, and whether the shape brings a coin."""
WEIGHTS = (1 + len(STILL_SCORED), FEATURES)
"""A row for all games, and one for each edict."""
POINTS = 40
"""Number of points of the curve."""


def beside(plane):
    """Return, for each cell, how many of its neighbours are in the plane."""
    padded = np.pad(plane, 1)
    return padded[:-2, 1:-1] + padded[2:, 1:-1] + padded[1:-1, :-2] + padded[1:-1, 2:]


def marks(planes):
    """Return the marks of every cell, from the planes of an observation alone."""
    empty = planes[PLANE["empty"]]
    rows, columns = empty.sum(1, keepdims=True) + EDGE * 0, empty.sum(0, keepdims=True) + EDGE * 0
    names = ("forest", "village", "farm", "water", "monster", "mountain")
    return np.stack([
        np.ones((11, 11)), EDGE, planes[PLANE["ruins"]], beside(empty) / 4, beside(planes[PLANE["ruins"]]),
        *(beside(planes[PLANE[name]]) for name in names),
        np.minimum(rows, columns) <= 2, np.minimum(rows, columns) <= 4, 1 - rows / 11, 1 - columns / 11,
    ])  # fmt: skip


def action_features(env, observation, mask):
    """Return the numbers of the legal actions, and a row of features for each of them."""
    cells = marks(observation["map"])
    legal = mask.reshape(env.codec.array_shape)
    numbers, features = [], []
    for slot, (option, terrain) in enumerate(slots(env.state)):
        for index, orientation in enumerate(orientations(option.shape)):
            rows, columns = np.nonzero(legal[slot, index])
            if not len(rows):
                continue
            sums = sum(cells[:, rows + r, columns + c] for r, c in orientation.cells).T
            feature = np.zeros((len(rows), FEATURES))
            first = MARKS * TERRAINS.index(terrain)
            feature[:, first : first + MARKS] = sums
            feature[:, -1] = option.coin
            features.append(feature)
            numbers.append(np.ravel_multi_index((slot, index, rows, columns), env.codec.array_shape))
    return np.concatenate(numbers), np.concatenate(features)


def play(env, weights, rng=None, deal=None):
    """Play a game and return its stars, and gradient and reward of each step. Without `rng` play the best actions."""
    observation, info = env.reset(options={"deal": deal} if deal else None)
    steps, over = [], False
    while not over:
        numbers, features = action_features(env, observation, info["action_mask"])
        rows = np.concatenate([[1], observation["facts"][STILL_SCORED]])
        scores = features @ (rows @ weights)
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        choice = rng.choice(len(numbers), p=chances) if rng else int(scores.argmax())
        observation, reward, over, _, info = env.step(numbers[choice])
        steps.append((np.outer(rows, features[choice] - chances @ features), reward))
    return info["stars"], steps


def learn(env, updates, batch, rate, rng, report=print):
    """Return the weights, and the mean stars of the games of each update. Adam sets the size of the steps."""
    weights, first, second = np.zeros(WEIGHTS), np.zeros(WEIGHTS), np.zeros(WEIGHTS)
    means = []
    for update in range(1, updates + 1):
        games = [play(env, weights, rng) for _ in range(batch)]
        gradient = policy_gradient([steps for _, steps in games])
        first = 0.9 * first + 0.1 * gradient
        second = 0.99 * second + 0.01 * gradient**2
        step = rate * (1 - 0.8 * update / updates)
        weights += step * (first / (1 - 0.9**update)) / (np.sqrt(second / (1 - 0.99**update)) + 1e-8)
        means.append(statistics.mean(stars for stars, _ in games))
        if update % 10 == 0:
            report(f"after {update * batch} games: {statistics.mean(means[-10:]):.1f} stars")
    return weights, means


def policy_gradient(games):
    """Return the mean of the gradients of all choices, each times the stars after it beyond the usual ones."""
    longest = max(len(steps) for steps in games)
    returns = np.full((len(games), longest), np.nan)
    for row, steps in zip(returns, games, strict=True):
        row[: len(steps)] = np.cumsum([reward for _, reward in steps][::-1])[::-1]
    gains = returns - np.nanmean(returns, axis=0)
    gains /= np.nanstd(gains) + 1e-8
    total = np.zeros(WEIGHTS)
    for row, steps in zip(gains, games, strict=True):
        for gain, (gradient, _) in zip(row, steps, strict=False):
            total += gain * gradient
    return total / len(games)


def compare(env, weights, deals):
    """Return the stars of the policy and of novice on deals that were not trained on."""
    policy, novice = [], []
    for number in range(deals):
        seed = f"exam-{number}"
        state, _ = play_match(BASE, seed, [make_bot("novice", f"{seed}/0", Budget())])
        novice.append(state.players[0].stars)
        policy.append(play(env, weights, deal=format_deal(BASE, seed))[0])
    return policy, novice


def curve_svg(means, batch, policy, novice):
    """Return the learning curve as a picture, with lines for the mean stars of policy and novice in the comparison."""
    width, height, left, top = 640, 320, 48, 16
    size = max(1, len(means) // POINTS)
    points = [statistics.mean(means[start : start + size]) for start in range(0, len(means) - size + 1, size)]
    most = max(10 * np.ceil(max(*points, policy, novice) / 10), 10)

    def y(stars):
        return top + (height - top - 40) * (1 - stars / most)

    def x(update):
        return left + (width - left - 130) * update / len(means)

    path = " ".join(f"{x((index + 0.5) * size):.1f},{y(value):.1f}" for index, value in enumerate(points))
    ticks = [
        f'<text x="{left - 8}" y="{y(stars) + 4:.1f}" text-anchor="end">{stars}</text>'
        f'<path d="M{left} {y(stars):.1f}H{x(len(means)):.1f}" stroke="#ddd"/>'
        for stars in range(0, int(most) + 1, 20)
    ]
    games = [
        f'<text x="{x(update):.1f}" y="{height - 22}" text-anchor="middle">{round(update * batch)}</text>'
        for update in np.linspace(0, len(means), 5)
    ]
    lines = [
        f'<path d="M{left} {y(stars):.1f}H{x(len(means)):.1f}" stroke="{colour}" stroke-dasharray="5 4"/>'
        f'<text x="{x(len(means)) + 6:.1f}" y="{y(stars) + 4:.1f}" fill="{colour}">{name} {stars:.1f}</text>'
        for name, stars, colour in (("policy", policy, "#2c5f8a"), ("novice", novice, "#a33a1f"))
    ]
    font = 'font-family="sans-serif" font-size="12"'
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" {font}>',
        '<rect width="100%" height="100%" fill="#fff"/>', *ticks, *games, *lines,
        f'<polyline points="{path}" fill="none" stroke="#2c5f8a" stroke-width="2"/>',
        f'<text x="{x(len(means) / 2):.1f}" y="{height - 5}" text-anchor="middle">games trained on</text>',
        f'<text transform="translate(14 {height / 2}) rotate(-90)" text-anchor="middle">stars per game</text>',
        "</svg>\n",
    ])  # fmt: skip


def main():
    parser = argparse.ArgumentParser(
        description="Train a policy and compare it with novice.", formatter_class=argparse.ArgumentDefaultsHelpFormatter
    )
    parser.add_argument("--updates", type=int, default=250, help="updates of the weights")
    parser.add_argument("--batch", type=int, default=16, help="games for each update")
    parser.add_argument("--rate", type=float, default=0.05, help="learning rate")
    parser.add_argument("--deals", type=int, default=200, help="deals of the comparison")
    parser.add_argument("--seed", type=int, default=1, help="seed of the training")
    parser.add_argument("--curve", type=Path, help="file for the learning curve, an SVG picture")
    args = parser.parse_args()
    env, rng = SoloEnv(BASE, reward="shaped"), np.random.default_rng(args.seed)
    env.reset(seed=args.seed)
    weights, means = learn(env, args.updates, args.batch, args.rate, rng)
    policy, novice = compare(env, weights, args.deals)
    lead = [ours - theirs for ours, theirs in zip(policy, novice, strict=True)]
    margin = 1.96 * statistics.stdev(lead) / len(lead) ** 0.5
    print(f"policy {statistics.mean(policy):.1f} stars, novice {statistics.mean(novice):.1f}, on {args.deals} deals")
    print(f"lead {statistics.mean(lead):.1f} stars, 95 % interval ± {margin:.1f}")
    if args.curve:
        args.curve.write_text(curve_svg(means, args.batch, statistics.mean(policy), statistics.mean(novice)), "utf-8")
    return 0 if statistics.mean(lead) > margin else 1


if __name__ == "__main__":
    raise SystemExit(main())
