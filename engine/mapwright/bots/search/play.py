"""Fast play on a sketch: what the expert expects of itself in the seasons it imagines."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from mapwright.board.grid import neighbours
from mapwright.board.shapes import CELL, Shape, turns
from mapwright.bots.search.appraisal import UNIT, Appraiser, Clock
from mapwright.bots.search.edicts import INSIGHTS, Wish
from mapwright.bots.search.futures import Season
from mapwright.bots.search.lanes import BIAS, best_places, spread
from mapwright.bots.search.sketch import Sketch
from mapwright.bots.search.surroundings import counts
from mapwright.bots.search.visitors import aftermath, suffer, welcome
from mapwright.rules.cards import AMBUSH_BY_ID, EXPLORE_BY_ID, RUINS, SEASONS, Explore
from mapwright.rules.scoring import EDICTS

Place = tuple[int, str, int, bool]
"""How promising, the terrain's letter, the cells, and whether a coin comes with the shape."""
DUTY = 1200
"""More than all wishes of a place together."""
ANYTHING = ("F", "V", "A", "W", "M")


@dataclass(frozen=True, slots=True)
class Start:
    """Where an imagined future begins: what is left of the present moment besides the map."""

    season: int = 0
    time: int = 0
    duty: bool = False
    effects: tuple[str, ...] = ()


class FastPlay:
    """Plays sketches of one game to the end of the futures it is given."""

    def __init__(self, appraiser: Appraiser, solo: bool, breadth: int = 6, walks: bool = False) -> None:
        self.appraiser = appraiser
        self.limits = appraiser.limits
        self.solo = solo
        self.walks = solo or walks
        """Whether ambushes follow R23."""
        self.breadth = breadth

    def finish(self, sketch: Sketch, start: Start, future: list[Season], stream: Random, draws: int = 99) -> int:
        """Hundredths of stars from here to the end, the map played as well as fast play can.

        After so many draws the map is appraised as it stands.
        """
        season, time, duty, effects = start.season, start.time, start.duty, list(start.effects)
        for turns_of in future:
            for cards in turns_of:
                duty = duty or cards[0] in RUINS
                card = cards[-1]
                if card in EXPLORE_BY_ID:
                    explore = EXPLORE_BY_ID[card]
                    time += explore.time
                    clock = Clock(season, max(0, self.limits[season] - time))
                    self.draw(sketch, explore, clock, duty)
                    duty = False
                    draws -= 1
                    if not draws:
                        return UNIT * sketch.stars + self.appraiser.value(sketch, clock)
                else:
                    self._receive(sketch, card, effects, stream)
                if self._is_over(sketch):
                    break
            self.score(sketch, season)
            if season < len(SEASONS) - 1 and not self._is_over(sketch):
                aftermath(sketch, effects)
            season, time, duty = season + 1, 0, False
        return UNIT * sketch.stars

    def _receive(self, sketch: Sketch, card: str, effects: list[str], stream: Random) -> None:
        """A monster or a hero; what a monster does at the end of seasons goes into `effects`."""
        ambush = AMBUSH_BY_ID.get(card)
        if ambush is None:
            welcome(sketch, card)
            return
        suffer(sketch, ambush, self.walks, stream)
        if ambush.mark in ("Z", "T"):
            effects.append(ambush.mark)

    def _is_over(self, sketch: Sketch) -> bool:
        """R31."""
        return self.solo and not sketch.empty

    def score(self, sketch: Sketch, season: int) -> None:
        edicts = self.appraiser.edicts
        for letter in SEASONS[season].edicts:
            sketch.stars += EDICTS[edicts["ABCD".index(letter)]].count(sketch)  # type: ignore[arg-type]
        sketch.stars += sketch.coins - (neighbours(sketch.monster) & sketch.empty).bit_count()

    def draw(self, sketch: Sketch, card: Explore, clock: Clock, duty: bool) -> None:
        found = self.best(sketch, card, clock, duty)
        if found is None:
            return
        _, letter, cells, coin = found
        if coin:
            sketch.earn(1)
        sketch.draw(letter, cells)

    def best(self, sketch: Sketch, card: Explore, clock: Clock, duty: bool) -> Place | None:
        found = self.promising(sketch, card, clock, duty)
        if not found:
            return None
        found.sort(reverse=True)
        best, best_value = found[0], -(1 << 30)
        for place in found[: self.breadth]:
            value = self.value_of(sketch, place, clock)
            if value > best_value:
                best, best_value = place, value
        return best

    def value_of(self, sketch: Sketch, place: Place, clock: Clock) -> int:
        _, letter, cells, coin = place
        trial = sketch.copy()
        if coin:
            trial.earn(1)
        trial.draw(letter, cells)
        return self.appraiser.value(trial, clock)

    def promising(self, sketch: Sketch, card: Explore, clock: Clock, duty: bool) -> list[Place]:
        """The most wished-for places of every orientation of every shape, in every terrain (R11–R14, R16)."""
        empty = sketch.empty
        if not empty:
            return []
        must = empty & sketch.ruins if duty else 0
        found: list[Place] = []
        if must or not duty:
            common = self._common(sketch, clock, must)
            for terrain in card.terrains:
                letter = terrain.value
                values = common + self._wishes(sketch, letter, clock)
                for shape in card.shapes:
                    found += _places(shape, values, letter, must, len(SEASONS) - clock.season)
        return found or self._single(sketch, clock)

    def _single(self, sketch: Sketch, clock: Clock) -> list[Place]:
        common = self._common(sketch, clock, 0)
        found: list[Place] = []
        for letter in ANYTHING:
            values = common + self._wishes(sketch, letter, clock)
            found += [(total - BIAS, letter, cells, False) for total, cells in best_places(CELL, values, 2)]
        return found

    def _common(self, sketch: Sketch, clock: Clock, must: int) -> int:
        """Room, toll, coins and the edicts that ask only what is filled, whatever the terrain."""
        empty = sketch.empty
        seasons = len(SEASONS) - clock.season
        _, one, two, three, _ = counts(empty)
        closing = sketch.mountain & ~sketch.paid
        wishes = [(must, DUTY), (neighbours(sketch.monster), 8 * seasons), (one, 4), (two, 2)]
        wishes += [(neighbours(closing & mask), weight * seasons) for mask, weight in ((one, 6), (two, 3), (three, 1))]
        return BIAS * spread(empty) + _added_up(wishes, empty) + self._wishes(sketch, "", clock)

    def _wishes(self, sketch: Sketch, letter: str, clock: Clock) -> int:
        """What the edicts wish of this terrain; without a letter, those that ask only what is filled."""
        values = -20 * spread(sketch.empty) if letter == "M" else 0
        for edict, times in self._times(clock.season):
            if (EDICTS[edict].reads == ".") != bool(letter):
                values += times * _added_up(INSIGHTS[edict].wishes(sketch, letter), sketch.empty)
        return values

    def _times(self, season: int) -> list[tuple[str, int]]:
        """The edicts that still score, and how often."""
        letters = "".join(later.edicts for later in SEASONS[season:])
        return [
            (id, letters.count(name)) for id, name in zip(self.appraiser.edicts, "ABCD", strict=True) if name in letters
        ]


def _added_up(wishes: list[Wish], empty: int) -> int:
    """Wishes as lanes: each cell's lane is the sum of the wishes for it."""
    values = 0
    for cells, weight in wishes:
        if cells & empty:
            values += weight * spread(cells & empty)
    return values


def _places(shape: Shape, values: int, letter: str, must: int, seasons: int) -> list[Place]:
    size = len(shape.cells)
    bonus = 10 * seasons if shape.coin else 0
    each = 2 if len(turns(shape)) < 3 else 1
    base = BIAS * size - bonus
    return [
        (total - base, letter, cells, shape.coin)
        for total, cells in best_places(shape, values, each)
        if not must or cells & must
    ]
