"""Figures of a league: mean stars with their interval, a histogram, and the mean stars of each edict."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TypedDict

from mapwright.rules.state import State

Z_95 = 1.96
"""Standard deviations on either side of the mean of a normal distribution that contain 95 % of it."""
BAR_WIDTH = 10
"""Width of a bar of the histogram in stars."""


class LeagueFigures(TypedDict):
    """Figures of one bot; `margin` is half of the 95 % interval of the mean, none for a single game; `bars` are where
    each bar of the histogram begins and how many games it has."""

    games: int
    stars: list[int]
    mean: float
    margin: float | None
    bars: list[tuple[int, int]]
    edicts: dict[str, float]


class LeagueLead(TypedDict):
    """How many stars a bot had more than another on the same deals: the mean, and half of its 95 % interval."""

    mean: float
    margin: float | None


@dataclass(frozen=True, slots=True)
class BotGameResult:
    """The stars of a solo game, in total and by edict."""

    stars: int
    edicts: dict[str, int]


def bot_game_result(state: State) -> BotGameResult:
    """Return the stars of the first seat in a finished game."""
    player = state.players[0]
    stars_by_edict = {
        edict: sum(dict(score.edicts).get(edict, 0) for score in player.seasons) for edict in state.deal.edicts
    }
    return BotGameResult(player.stars, stars_by_edict)


def league_figures(games: Sequence[BotGameResult]) -> LeagueFigures:
    """Return the figures of all games of one bot."""
    stars = [game.stars for game in games]
    edicts: dict[str, list[int]] = {}
    for game in games:
        for edict, edict_stars in game.edicts.items():
            edicts.setdefault(edict, []).append(edict_stars)
    return {
        "games": len(stars),
        "stars": stars,
        "mean": _mean(stars),
        "margin": margin(stars),
        "bars": bars(stars),
        "edicts": {edict: _mean(edict_stars) for edict, edict_stars in sorted(edicts.items())},
    }


def margin(stars: Sequence[int]) -> float | None:
    """Return half of the normal 95 % interval of the mean; None for fewer than two games."""
    if len(stars) < 2:
        return None
    mean = _mean(stars)
    variance = sum((value - mean) ** 2 for value in stars) / (len(stars) - 1)
    return Z_95 * sqrt(variance / len(stars))


def bars(stars: Sequence[int]) -> list[tuple[int, int]]:
    """Return lower end and number of games of each bar of the histogram, empty bars included."""
    floors = [value // BAR_WIDTH * BAR_WIDTH for value in stars]
    if not floors:
        return []
    return [(floor, floors.count(floor)) for floor in range(min(floors), max(floors) + BAR_WIDTH, BAR_WIDTH)]


def deals_won(own_stars: Sequence[int], other_stars: Sequence[int]) -> float:
    """Return the number of deals on which the first bot had more stars; a draw counts half."""
    pairs = list(zip(own_stars, other_stars, strict=True))
    return sum(1.0 if own > other else 0.5 if own == other else 0.0 for own, other in pairs)


def lead(own_stars: Sequence[int], other_stars: Sequence[int]) -> LeagueLead:
    """Return the mean lead of the first bot, deal by deal: it varies less than the stars themselves."""
    differences = [own - other for own, other in zip(own_stars, other_stars, strict=True)]
    return {"mean": _mean(differences), "margin": margin(differences)}


def _mean(numbers: Sequence[int]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0
