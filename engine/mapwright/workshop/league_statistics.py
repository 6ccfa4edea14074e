"""What a league comes to: stars with their interval, how they spread, and what each edict brought."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple, TypedDict

from mapwright.rules.state import State

BAR_WIDTH = 10
"""Stars to a bar of the histogram."""


class LeagueFigures(TypedDict):
    """What a league shows of one bot: mean and half of the 95 % interval (none of a single game), bars, edicts."""

    games: int
    stars: list[int]
    mean: float
    margin: float | None
    bars: list[tuple[int, int]]
    edicts: dict[str, float]


class BotGameResult(NamedTuple):
    """What one game of a bot alone brought."""

    stars: int
    edicts: dict[str, int]


def bot_game_result(state: State) -> BotGameResult:
    """Return what a finished game brought the player in the first seat."""
    player = state.players[0]
    stars_by_edict = {
        edict: sum(dict(score.edicts).get(edict, 0) for score in player.seasons) for edict in state.deal.edicts
    }
    return BotGameResult(player.stars, stars_by_edict)


def league_figures(games: Sequence[BotGameResult]) -> LeagueFigures:
    """Return all games of one bot in figures."""
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
        "edicts": {edict: _mean(found) for edict, found in sorted(edicts.items())},
    }


def margin(stars: Sequence[int]) -> float | None:
    """Half of the normal 95 % interval of the mean."""
    if len(stars) < 2:
        return None
    middle = _mean(stars)
    spread = sum((each - middle) ** 2 for each in stars) / (len(stars) - 1)
    return 1.96 * sqrt(spread / len(stars))


def bars(stars: Sequence[int]) -> list[tuple[int, int]]:
    """Where each bar begins and how many games are in it, without gaps."""
    floors = [star // BAR_WIDTH * BAR_WIDTH for star in stars]
    if not floors:
        return []
    return [(floor, floors.count(floor)) for floor in range(min(floors), max(floors) + BAR_WIDTH, BAR_WIDTH)]


def deals_won(own_stars: Sequence[int], other_stars: Sequence[int]) -> float:
    """Deals on which the first had more stars; a draw is half of one."""
    return sum((a > b) + (a == b) / 2 for a, b in zip(own_stars, other_stars, strict=True))


def _mean(numbers: Sequence[int]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0
