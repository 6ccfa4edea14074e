"""What a map is worth from a moment on: the stars expected at each scoring to come, linear in the features."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import fsum
from operator import mul

from mapwright.bots.search.edicts import INSIGHTS
from mapwright.bots.search.features import EVERY_SEASON, ROOM, room
from mapwright.bots.search.sketch import Sketch
from mapwright.bots.search.weights import WEIGHTS
from mapwright.rules.cards import SEASONS

UNIT = 100
"""Values are whole hundredths of a star, so that they add up the same everywhere."""
Feature = Callable[[Sketch], tuple[int, ...]]
Weights = dict[str, tuple[tuple[float, float], ...]]


@dataclass(frozen=True, slots=True)
class Clock:
    """A season and the time left in it once the card in hand is drawn."""

    season: int
    left: int


def horizons(limits: tuple[int, ...], clock: Clock, letter: str | None) -> list[float]:
    """How far off each scoring to come of the edict is, in seasons of time 8; all seasons' for no letter."""
    found = []
    ahead = max(0, clock.left)
    for season in range(clock.season, len(SEASONS)):
        if season > clock.season:
            ahead += limits[season]
        if letter is None or letter in SEASONS[season].edicts:
            found.append(ahead / 8)
    return found


def basis(far: float) -> tuple[float, float]:
    """At a scoring itself nothing counts but the stars; from afar the features do."""
    return far, far * far


class Appraiser:
    """Values maps under the four edicts of a game."""

    def __init__(self, edicts: tuple[str, ...], limits: tuple[int, ...], weights: Weights | None = None) -> None:
        self.edicts = edicts
        self.limits = limits
        self.weights = WEIGHTS if weights is None else weights
        self._plans: dict[Clock, list[tuple[Feature, tuple[int, ...]]]] = {}

    def value(self, sketch: Sketch, clock: Clock) -> int:
        plan = self._plans.get(clock)
        if plan is None:
            plan = self._plans[clock] = self._plan(clock)
        total = 0
        for feature, weights in plan:
            total += sum(map(mul, weights, feature(sketch)))
        return total

    def parts(self, before: Sketch, after: Sketch, clock: Clock) -> dict[str, int]:
        """What a change is worth by each thing that is scored from now on, and by the room that it leaves."""
        names = [name for name, letter, _ in self.scored() if horizons(self.limits, clock, letter)]
        return {
            name: sum(map(mul, weights, feature(after))) - sum(map(mul, weights, feature(before)))
            for name, (feature, weights) in zip([*names, "room"], self._plan(clock), strict=True)
        }

    def _plan(self, clock: Clock) -> list[tuple[Feature, tuple[int, ...]]]:
        """Features with their weights at this moment; those of the room are added up over everything scored."""
        shared = [0.0] * ROOM
        plan: list[tuple[Feature, tuple[int, ...]]] = []
        for name, letter, feature in self.scored():
            ahead = [basis(far) for far in horizons(self.limits, clock, letter)]
            if not ahead:
                continue
            learned = [fsum(a * p + b * q for p, q in ahead) for a, b in self.weights.get(name, ())]
            own = learned[ROOM:] or [0.0]
            own[0] += len(ahead)
            plan.append((feature, _in_units(own)))
            for index, weight in enumerate(learned[:ROOM]):
                shared[index] += weight
        plan.append((room, _in_units(shared)))
        return plan

    def scored(self) -> list[tuple[str, str | None, Feature]]:
        """Whatever brings stars: its name, its letter if it is an edict, its features."""
        edicts = [(id, letter, INSIGHTS[id].features) for id, letter in zip(self.edicts, "ABCD", strict=True)]
        return [*edicts, *((name, None, feature) for name, feature in EVERY_SEASON.items())]


def _in_units(weights: list[float]) -> tuple[int, ...]:
    return tuple(round(UNIT * weight) for weight in weights)
