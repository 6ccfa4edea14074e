"""The expected stars of a map at each scoring to come: a linear function of its features."""

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
LONGEST_SEASON = 8
"""Time of the longest season."""
Feature = Callable[[FastBoard], tuple[int, ...]]
Weights = dict[str, tuple[tuple[float, float], ...]]


@dataclass(frozen=True, slots=True)
class SeasonClock:
    """A season and the time left in it once the card in hand is drawn."""

    season: int
    time_left: int


def distances_to_scorings(limits: tuple[int, ...], clock: SeasonClock, letter: str | None) -> list[float]:
    """Return the time to each scoring of this edict (of all seasons for None) as a part of the longest season."""
    distances = []
    time_ahead = max(0, clock.time_left)
    for season in range(clock.season, len(SEASONS)):
        if season > clock.season:
            time_ahead += limits[season]
        if letter is None or letter in SEASONS[season].edicts:
            distances.append(time_ahead / LONGEST_SEASON)
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
        """Return the stars that the map is expected to bring from this moment on, in hundredths."""
        weighted_features = self._weighted_features_cache.get(clock)
        if weighted_features is None:
            weighted_features = self._weighted_features_cache[clock] = self._weighted_features(clock)
        total = 0
        for feature, weights in weighted_features:
            total += sum(map(mul, weights, feature(board)))
        return total

    def value_change_by_source(self, before: FastBoard, after: FastBoard, clock: SeasonClock) -> dict[str, int]:
        """Return by how much each edict, coins, toll and the empty cells ("space") change the value of a map."""
        names = [
            name for name, letter, _ in self.scored_features() if distances_to_scorings(self.limits, clock, letter)
        ]
        return {
            name: sum(map(mul, weights, feature(after))) - sum(map(mul, weights, feature(before)))
            for name, (feature, weights) in zip([*names, "space"], self._weighted_features(clock), strict=True)
        }

    def _weighted_features(self, clock: SeasonClock) -> list[tuple[Feature, tuple[int, ...]]]:
        """Return features with their weights at this moment; those of `space` are sums over everything scored."""
        space_weights = [0.0] * SPACE_FEATURES
        weighted_features: list[tuple[Feature, tuple[int, ...]]] = []
        for name, letter, feature in self.scored_features():
            powers = [distance_powers(distance) for distance in distances_to_scorings(self.limits, clock, letter)]
            if not powers:
                continue
            weights = [
                fsum(near * distance + far * square for distance, square in powers)
                for near, far in self.weights.get(name, ())
            ]
            own_weights = weights[SPACE_FEATURES:] or [0.0]
            own_weights[0] += len(powers)  # the stars that the map has now count at each scoring
            weighted_features.append((feature, _as_integers(own_weights)))
            for index, weight in enumerate(weights[:SPACE_FEATURES]):
                space_weights[index] += weight
        weighted_features.append((space, _as_integers(space_weights)))
        return weighted_features

    def scored_features(self) -> list[tuple[str, str | None, Feature]]:
        """Return name, letter and features of each edict, and of coins and toll, which have no letter."""
        edicts = [(id, letter, HEURISTICS[id].features) for id, letter in zip(self.edicts, "ABCD", strict=True)]
        return [*edicts, *((name, None, feature) for name, feature in EVERY_SEASON_FEATURES.items())]


def _as_integers(weights: list[float]) -> tuple[int, ...]:
    return tuple(round(UNITS_PER_STAR * weight) for weight in weights)
