"""What a map is worth from a moment on: the stars expected at each scoring to come, linear in the features."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import fsum
from operator import mul

from mapwright.bots.search.edicts import HEURISTICS
from mapwright.bots.search.fast_board import FastBoard
from mapwright.bots.search.features import EVERY_SEASON_FEATURES, SPACE_FEATURES, space
from mapwright.bots.search.weights import WEIGHTS
from mapwright.rules.cards import SEASONS

UNITS_PER_STAR = 100
"""Values are whole hundredths of a star, so that they add up the same everywhere."""
Feature = Callable[[FastBoard], tuple[int, ...]]
Weights = dict[str, tuple[tuple[float, float], ...]]


@dataclass(frozen=True, slots=True)
class SeasonClock:
    """A season and the time left in it once the card in hand is drawn."""

    season: int
    time_left: int


def distances_to_scorings(limits: tuple[int, ...], clock: SeasonClock, letter: str | None) -> list[float]:
    """Return the distance to each scoring to come, as time divided by 8; to those of all seasons without a letter."""
    distances = []
    time_ahead = max(0, clock.time_left)
    for season in range(clock.season, len(SEASONS)):
        if season > clock.season:
            time_ahead += limits[season]
        if letter is None or letter in SEASONS[season].edicts:
            distances.append(time_ahead / 8)
    return distances


def distance_powers(distance: float) -> tuple[float, float]:
    """Return the distance and its square, the factors of the two weights of a feature; at 0 only the stars count."""
    return distance, distance * distance


class Evaluator:
    """Values maps under the four edicts of a game."""

    def __init__(self, edicts: tuple[str, ...], limits: tuple[int, ...], weights: Weights | None = None) -> None:
        self.edicts = edicts
        self.limits = limits
        self.weights = WEIGHTS if weights is None else weights
        self._weighted_features_cache: dict[SeasonClock, list[tuple[Feature, tuple[int, ...]]]] = {}

    def value(self, board: FastBoard, clock: SeasonClock) -> int:
        plan = self._weighted_features_cache.get(clock)
        if plan is None:
            plan = self._weighted_features_cache[clock] = self._weighted_features(clock)
        total = 0
        for feature, weights in plan:
            total += sum(map(mul, weights, feature(board)))
        return total

    def value_change_by_source(self, before: FastBoard, after: FastBoard, clock: SeasonClock) -> dict[str, int]:
        """What a change is worth by each thing that is scored from now on, and by the room that it leaves."""
        names = [
            name for name, letter, _ in self.scored_features() if distances_to_scorings(self.limits, clock, letter)
        ]
        return {
            name: sum(map(mul, weights, feature(after))) - sum(map(mul, weights, feature(before)))
            for name, (feature, weights) in zip([*names, "room"], self._weighted_features(clock), strict=True)
        }

    def _weighted_features(self, clock: SeasonClock) -> list[tuple[Feature, tuple[int, ...]]]:
        """Features with their weights at this moment; those of the room are added up over everything scored."""
        space_weights = [0.0] * SPACE_FEATURES
        plan: list[tuple[Feature, tuple[int, ...]]] = []
        for name, letter, feature in self.scored_features():
            powers = [distance_powers(far) for far in distances_to_scorings(self.limits, clock, letter)]
            if not powers:
                continue
            weights = [fsum(a * p + b * q for p, q in powers) for a, b in self.weights.get(name, ())]
            edict_weights = weights[SPACE_FEATURES:] or [0.0]
            edict_weights[0] += len(powers)
            plan.append((feature, _as_integers(edict_weights)))
            for index, weight in enumerate(weights[:SPACE_FEATURES]):
                space_weights[index] += weight
        plan.append((space, _as_integers(space_weights)))
        return plan

    def scored_features(self) -> list[tuple[str, str | None, Feature]]:
        """Whatever brings stars: its name, its letter if it is an edict, its features."""
        edicts = [(id, letter, HEURISTICS[id].features) for id, letter in zip(self.edicts, "ABCD", strict=True)]
        return [*edicts, *((name, None, feature) for name, feature in EVERY_SEASON_FEATURES.items())]


def _as_integers(weights: list[float]) -> tuple[int, ...]:
    return tuple(round(UNITS_PER_STAR * weight) for weight in weights)
