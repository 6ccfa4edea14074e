"""Ratings of bots from games on the same deals, on the scale of Elo, with confidence intervals."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import combinations
from math import log, log10, sqrt
from statistics import fmean

from mapwright.league.league import Z_95, Outcome
from mapwright.notation.deal_code import format_deal

MEAN_RATING = 1500
ELO_SCALE = 400
"""A rating higher by this number means ten wins for each loss."""
ITERATIONS = 200
"""Steps of the fit, after which ratings change by less than a point."""

Points = Mapping[tuple[str, str], float]
"""Points of the first bot against the second: 1 for each win, 0.5 for each draw."""


@dataclass(frozen=True, slots=True)
class Rating:
    """The rating of a bot."""

    bot: str
    rating: float
    interval: tuple[float, float]
    """The 95 % interval."""
    deals: int
    """Number of deals on which the bot met another."""

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.rating:.0f} ({low:.0f} to {high:.0f})"


def ratings(outcomes: Iterable[Outcome]) -> list[Rating]:
    """Return the rating of each bot, best first. Bots meet at a table, and in solo games on the same deal.

    The one with more stars wins. The mean rating is 1500. Each bot has one more draw, with an average bot, so that
    ratings and intervals stay finite.
    """
    points_by_deal = _points_by_deal(outcomes)
    deals = Counter(bot for points in points_by_deal for bot in {name for name, _ in points})
    total = _total(points_by_deal)
    strength = _fit([*deals], total)
    logs = {bot: ELO_SCALE * log10(value) for bot, value in strength.items()}
    mean = fmean(logs.values()) if logs else 0.0
    rows = []
    for bot, variance in _variances(strength, total).items():
        rating, margin = MEAN_RATING + logs[bot] - mean, Z_95 * ELO_SCALE / log(10) * sqrt(variance)
        rows.append(Rating(bot, rating, (rating - margin, rating + margin), deals[bot]))
    return sorted(rows, key=lambda row: -row.rating)


def _points_by_deal(outcomes: Iterable[Outcome]) -> list[Points]:
    """Return the points that each bot won from each other on each deal."""
    tables: dict[str, list[list[tuple[str, int]]]] = defaultdict(list)
    for outcome in outcomes:
        code = format_deal(outcome.record.setup, outcome.seed) if outcome.record else outcome.seed
        tables[code].append(list(zip(outcome.bots, outcome.stars, strict=True)))
    return [points for games in tables.values() if (points := _points(games))]


def _points(games: list[list[tuple[str, int]]]) -> Points:
    """Return the points on one deal: solo games are compared with each other, players of a table at that table."""
    solo = [game[0] for game in games if len(game) == 1]
    points: dict[tuple[str, str], float] = defaultdict(float)
    for table in ([solo] if solo else []) + [game for game in games if len(game) > 1]:
        for (bot, stars), (other, other_stars) in combinations(table, 2):
            if bot != other:
                share = 1.0 if stars > other_stars else 0.5 if stars == other_stars else 0.0
                points[bot, other] += share
                points[other, bot] += 1 - share
    return points


def _total(all_points: Iterable[Points]) -> Points:
    total: dict[tuple[str, str], float] = defaultdict(float)
    for points in all_points:
        for pair, value in points.items():
            total[pair] += value
    return total


def _fit(bots: list[str], total: Points) -> dict[str, float]:
    """Return the strengths of the Bradley–Terry model that explain the points best; an average bot has 1."""
    won = {bot: 0.5 + sum(points for (name, _), points in total.items() if name == bot) for bot in bots}
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(ITERATIONS):
        chances = {bot: 1 / (strength[bot] + 1) for bot in bots}
        for (bot, other), points in total.items():
            chances[bot] += (points + total[other, bot]) / (strength[bot] + strength[other])
        strength = {bot: won[bot] / chances[bot] for bot in bots}
    return strength


def _variances(strength: Mapping[str, float], total: Points) -> dict[str, float]:
    """Return the variance of the logarithm of each strength, measured from their mean."""
    index = {bot: number for number, bot in enumerate(strength)}
    information = [[0.0] * len(index) for _ in index]
    for bot, value in strength.items():
        information[index[bot]][index[bot]] += value / (value + 1) ** 2
    for (bot, other), points in total.items():
        one, two = strength[bot], strength[other]
        share = (points + total[other, bot]) * one * two / (one + two) ** 2
        information[index[bot]][index[bot]] += share
        information[index[bot]][index[other]] -= share
    covariances = _inverse(information)
    means = [fmean(row) for row in covariances]
    return {bot: covariances[number][number] - 2 * means[number] + fmean(means) for bot, number in index.items()}


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """Return the inverse of a positive definite matrix, by elimination."""
    size = len(matrix)
    rows = [[*row, *(float(number == column) for column in range(size))] for number, row in enumerate(matrix)]
    for column in range(size):
        pivot = rows[column][column]
        rows[column] = [value / pivot for value in rows[column]]
        for number, row in enumerate(rows):
            if number != column:
                rows[number] = [value - row[column] * unit for value, unit in zip(row, rows[column], strict=True)]
    return [row[size:] for row in rows]


def ratings_lines(rows: list[Rating]) -> list[str]:
    """Return the ratings as lines of text with aligned columns."""
    width = max([3, *(len(row.bot) for row in rows)]) + 2
    return [
        f"{'bot':<{width}}{'deals':>6}{'rating':>22}",
        *(f"{row.bot:<{width}}{row.deals:>6}{row!s:>22}" for row in rows),
    ]
