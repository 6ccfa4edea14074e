"""Fast play on a sketch: what the expert expects of itself in the seasons it imagines."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from random import Random

from mapwright.bots.search.appraisal import UNIT, Appraiser, Moment
from mapwright.bots.search.futures import Season
from mapwright.bots.search.lanes import BIAS, best_places, spread
from mapwright.bots.search.sketch import Sketch
from mapwright.bots.search.surroundings import counts
from mapwright.bots.search.wishes import WISHES
from mapwright.cards import AMBUSH_BY_ID, EXPLORE_BY_ID, HERO_BY_ID, RUINS, SEASONS, Ambush, Explore
from mapwright.grid import FULL, bits, neighbours
from mapwright.options import attack_mask, attack_turns
from mapwright.scoring import EDICTS
from mapwright.shapes import CELL, Shape, places, turns
from mapwright.solo import walk

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

    def __init__(self, appraiser: Appraiser, solo: bool, breadth: int = 6) -> None:
        self.appraiser = appraiser
        self.limits = appraiser.limits
        self.solo = solo
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
                    moment = Moment(season, max(0, self.limits[season] - time))
                    self.draw(sketch, explore, moment, duty)
                    duty = False
                    draws -= 1
                    if not draws:
                        return UNIT * sketch.stars + self.appraiser.value(sketch, moment)
                elif card in AMBUSH_BY_ID:
                    ambush = AMBUSH_BY_ID[card]
                    self.suffer(sketch, ambush, stream)
                    if ambush.mark in ("Z", "T"):
                        effects.append(ambush.mark)
                else:
                    self.welcome(sketch, card)
                if self.solo and not sketch.empty:
                    break
            self.score(sketch, season)
            if season < len(SEASONS) - 1 and not (self.solo and not sketch.empty):
                self._aftermath(sketch, effects)
            season, time, duty = season + 1, 0, False
        return UNIT * sketch.stars

    def score(self, sketch: Sketch, season: int) -> None:
        edicts = self.appraiser.edicts
        for letter in SEASONS[season].edicts:
            sketch.stars += EDICTS[edicts["ABCD".index(letter)]].count(sketch)  # type: ignore[arg-type]
        sketch.stars += sketch.coins - (neighbours(sketch.monster) & sketch.empty).bit_count()

    def draw(self, sketch: Sketch, card: Explore, moment: Moment, duty: bool) -> None:
        found = self.best(sketch, card, moment, duty)
        if found is None:
            return
        _, letter, cells, coin = found
        if coin:
            sketch.earn(1)
        sketch.draw(letter, cells)

    def best(self, sketch: Sketch, card: Explore, moment: Moment, duty: bool) -> Place | None:
        found = self.promising(sketch, card, moment, duty)
        if not found:
            return None
        found.sort(reverse=True)
        best, best_value = found[0], -(1 << 30)
        for place in found[: self.breadth]:
            value = self.value_of(sketch, place, moment)
            if value > best_value:
                best, best_value = place, value
        return best

    def value_of(self, sketch: Sketch, place: Place, moment: Moment) -> int:
        _, letter, cells, coin = place
        trial = sketch.copy()
        if coin:
            trial.earn(1)
        trial.draw(letter, cells)
        return self.appraiser.value(trial, moment)

    def promising(self, sketch: Sketch, card: Explore, moment: Moment, duty: bool) -> list[Place]:
        """The most wished-for places of every orientation of every shape, in every terrain (R11–R14, R16)."""
        empty = sketch.empty
        if not empty:
            return []
        must = empty & sketch.ruins if duty else 0
        found: list[Place] = []
        if must or not duty:
            common = self._common(sketch, moment, must)
            for terrain in card.terrains:
                letter = terrain.value
                values = common + self._wishes(sketch, letter, moment)
                for shape in card.shapes:
                    found += _places(shape, values, letter, must, len(SEASONS) - moment.season)
        return found or self._single(sketch, moment)

    def _single(self, sketch: Sketch, moment: Moment) -> list[Place]:
        common = self._common(sketch, moment, 0)
        found: list[Place] = []
        for letter in ANYTHING:
            values = common + self._wishes(sketch, letter, moment)
            found += [(total - BIAS, letter, cells, False) for total, cells in best_places(CELL, values, 2)]
        return found

    def _common(self, sketch: Sketch, moment: Moment, must: int) -> int:
        """Room, toll and coins, whatever the terrain."""
        empty = sketch.empty
        seasons = len(SEASONS) - moment.season
        _, one, two, three, _ = counts(empty)
        closing = sketch.mountain & ~sketch.paid
        values = BIAS * spread(empty)
        if must:
            values += DUTY * spread(must)
        tolled = neighbours(sketch.monster) & empty
        if tolled:
            values += 8 * seasons * spread(tolled)
        for mask, weight in ((one, 6), (two, 3), (three, 1)):
            values += 3 * weight * spread(neighbours(closing & mask) & empty) * seasons // 3
        values += 4 * spread(empty & one) + 2 * spread(empty & two)
        return values

    def _wishes(self, sketch: Sketch, letter: str, moment: Moment) -> int:
        empty = sketch.empty
        values = 0
        for edict, name in zip(self.appraiser.edicts, "ABCD", strict=True):
            times = sum([1 for season in SEASONS[moment.season :] if name in season.edicts])
            if not times:
                continue
            for mask, weight in WISHES[edict](sketch, letter):
                mask &= empty
                if mask:
                    values += times * weight * spread(mask)
        return values - (20 * spread(empty) if letter == "M" else 0)

    def suffer(self, sketch: Sketch, card: Ambush, stream: Random) -> None:
        """R23 alone; at a table somebody draws where it hurts."""
        if self.solo:
            cells = next((cells for cells in walked(card.id) if not cells & sketch.filled), 0)
        else:
            cells = _hurting(card.shape, sketch, stream)
        if cells:
            sketch.bring(cells, card.mark)
            if card.mark == "G":
                self._gorgon(sketch, cells)

    def _gorgon(self, sketch: Sketch, cells: int) -> None:
        beside = neighbours(cells & sketch.monster) & ~sketch.mountain & ~sketch.destroyed
        free = beside & ~sketch.filled
        if self.solo:
            chosen = free or beside & sketch.monster or beside
        else:
            chosen = beside & (sketch.village | sketch.forest | sketch.farm | sketch.water) or beside
        if chosen:
            sketch.destroy(chosen & -chosen)

    def welcome(self, sketch: Sketch, card: str) -> None:
        """A hero where it strikes most monsters, else where monsters may come (R32)."""
        best, chosen = -1, (0, 0)
        tolled = neighbours(sketch.monster)
        threat = sketch.monster & neighbours(sketch.empty)
        for cell, attack in hero_places(card):
            if cell & sketch.filled:
                continue
            worth = 8 * (attack & threat).bit_count() + 4 * bool(cell & tolled) + (attack & sketch.empty).bit_count()
            if worth > best:
                best, chosen = worth, (cell, attack)
        if chosen[0]:
            sketch.place_hero(*chosen)

    def _aftermath(self, sketch: Sketch, effects: list[str]) -> None:
        """R36 and R37."""
        for mark in effects:
            if mark == "Z":
                cells = neighbours(sketch.zombie) & sketch.empty
                if cells:
                    sketch.bring(cells, "Z")
            else:
                cells = neighbours(sketch.troll) & sketch.empty
                if cells:
                    sketch.destroy(cells & -cells)


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


@cache
def walked(card: str) -> tuple[int, ...]:
    """The places of the solo walk in order (R23)."""
    ambush = AMBUSH_BY_ID[card]
    printed = turns(ambush.shape)[0]
    return tuple(printed.at(row, column) for row, column in walk(printed, ambush.corner, ambush.clockwise))


@cache
def hero_places(card: str) -> tuple[tuple[int, int], ...]:
    patterns = attack_turns(HERO_BY_ID[card].attack)
    return tuple((cell, attack_mask(cell, pattern)) for cell in bits(FULL) for pattern in patterns)


def _hurting(shape: Shape, sketch: Sketch, stream: Random) -> int:
    """The place among a few that costs the owner most cells."""
    found = places(shape, sketch.empty) or places(CELL, sketch.empty)
    if not found:
        return 0
    best, chosen = -1, 0
    for _ in range(12):
        cells = found[int(stream.random() * len(found))]
        harm = (neighbours(cells) & sketch.empty & ~cells).bit_count()
        if harm > best:
            best, chosen = harm, cells
    return chosen
