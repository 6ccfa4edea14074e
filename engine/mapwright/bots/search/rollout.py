"""Rollouts: plays sampled futures to their end on a fast board."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from mapwright.board.grid import cells_by_neighbour_count, neighbours
from mapwright.board.shapes import SINGLE_CELL, Shape, orientations
from mapwright.bots.search.edicts import HEURISTICS, CellWeight
from mapwright.bots.search.evaluation import UNITS_PER_STAR, Evaluator, SeasonClock
from mapwright.bots.search.fast_board import FastBoard
from mapwright.bots.search.futures import SeasonCards
from mapwright.bots.search.lanes import EMPTY_VALUE, best_placements, to_lanes
from mapwright.bots.search.rollout_effects import apply_ambush, apply_season_effects, place_hero
from mapwright.rules.cards import AMBUSH_BY_ID, EXPLORE_BY_ID, RUINS, SEASONS, Explore
from mapwright.rules.scoring import EDICTS

ScoredPlacement = tuple[int, str, int, bool]
"""The sum of the cells' weights, the terrain's letter, the cells, and whether the shape brings a coin."""
RUINS_DUTY_WEIGHT = 1200
"""Larger than the sum of all other weights of a placement."""
TOLLED_CELL_WEIGHT = 8
"""Weight of an empty cell next to a monster, for each season left: filling it saves most of a star, which is 10."""
ISOLATED_CELL_WEIGHTS = (4, 2)
"""Weights of cells with one and with two empty neighbours: filling them leaves no holes."""
MOUNTAIN_WEIGHTS = (6, 3, 1)
"""Weights of the empty cells of a mountain that lacks one, two or three of them, for each season left."""
COIN_WEIGHT = 10
"""Weight of a coin, for each season left: one star."""
MONSTER_WEIGHT = -20
"""Weight of each cell that is filled with a monster by choice."""
DRAWABLE_LETTERS = ("F", "V", "A", "W", "M")


@dataclass(frozen=True, slots=True)
class RolloutStart:
    """Where a sampled future begins: season and time, the ruins duty, and the effects of monsters."""

    season: int = 0
    time: int = 0
    duty: bool = False
    effects: tuple[str, ...] = ()


class Rollout:
    """Plays boards of one game to the end of sampled futures."""

    def __init__(self, evaluator: Evaluator, solo: bool, breadth: int = 6, walks: bool = False) -> None:
        self.evaluator = evaluator
        self.limits = evaluator.limits
        self.solo = solo
        self.solo_ambushes = solo or walks
        """Whether ambushes follow R23."""
        self.breadth = breadth

    def run(
        self, board: FastBoard, start: RolloutStart, future: list[SeasonCards], rng: Random, max_draws: int = 99
    ) -> int:
        """Play a future to its end, and return the stars from here on in hundredths.

        After `max_draws` explore cards the map is evaluated as it stands.
        """
        season, time, duty, effects = start.season, start.time, start.duty, list(start.effects)
        for season_cards in future:
            for cards in season_cards:
                duty = duty or cards[0] in RUINS
                card = cards[-1]
                if card in EXPLORE_BY_ID:
                    explore_card = EXPLORE_BY_ID[card]
                    time += explore_card.time
                    clock = SeasonClock(season, max(0, self.limits[season] - time))
                    self.draw(board, explore_card, clock, duty)
                    duty = False
                    max_draws -= 1
                    if not max_draws:
                        return UNITS_PER_STAR * board.stars + self.evaluator.value(board, clock)
                else:
                    self._play_ambush_or_hero(board, card, effects, rng)
                if self._is_over(board):
                    break
            self.score(board, season)
            if season < len(SEASONS) - 1 and not self._is_over(board):
                apply_season_effects(board, effects)
            season, time, duty = season + 1, 0, False
        return UNITS_PER_STAR * board.stars

    def _play_ambush_or_hero(self, board: FastBoard, card: str, effects: list[str], rng: Random) -> None:
        """Place monsters or a hero. Add a monster's effect at the end of seasons to `effects`."""
        ambush = AMBUSH_BY_ID.get(card)
        if ambush is None:
            place_hero(board, card)
            return
        apply_ambush(board, ambush, self.solo_ambushes, rng)
        if ambush.mark in ("Z", "T"):
            effects.append(ambush.mark)

    def _is_over(self, board: FastBoard) -> bool:
        """R31."""
        return self.solo and not board.empty

    def score(self, board: FastBoard, season: int) -> None:
        edicts = self.evaluator.edicts
        for letter in SEASONS[season].edicts:
            board.stars += EDICTS[edicts["ABCD".index(letter)]].count(board)  # type: ignore[arg-type]
        board.stars += board.coins - (neighbours(board.monster) & board.empty).bit_count()

    def draw(self, board: FastBoard, card: Explore, clock: SeasonClock, duty: bool) -> None:
        placement = self.best(board, card, clock, duty)
        if placement is None:
            return
        _, letter, cells, coin = placement
        if coin:
            board.gain_coins(1)
        board.draw(letter, cells)

    def best(self, board: FastBoard, card: Explore, clock: SeasonClock, duty: bool) -> ScoredPlacement | None:
        placements = self.top_placements(board, card, clock, duty)
        if not placements:
            return None
        placements.sort(reverse=True)
        best, best_value = placements[0], -(1 << 30)
        for place in placements[: self.breadth]:
            value = self.value_of(board, place, clock)
            if value > best_value:
                best, best_value = place, value
        return best

    def value_of(self, board: FastBoard, place: ScoredPlacement, clock: SeasonClock) -> int:
        _, letter, cells, coin = place
        board_after = board.copy()
        if coin:
            board_after.gain_coins(1)
        board_after.draw(letter, cells)
        return self.evaluator.value(board_after, clock)

    def top_placements(self, board: FastBoard, card: Explore, clock: SeasonClock, duty: bool) -> list[ScoredPlacement]:
        """Return the placements with the largest weights, of every orientation, shape and terrain (R11–R14, R16)."""
        empty = board.empty
        if not empty:
            return []
        must_cover = empty & board.ruins if duty else 0
        placements: list[ScoredPlacement] = []
        if must_cover or not duty:
            common = self._shared_weights(board, clock, must_cover)
            for terrain in card.terrains:
                letter = terrain.value
                values = common + self._edict_weights(board, letter, clock)
                for shape in card.shapes:
                    placements += _shape_placements(shape, values, letter, must_cover, len(SEASONS) - clock.season)
        return placements or self._single_cells(board, clock)

    def _single_cells(self, board: FastBoard, clock: SeasonClock) -> list[ScoredPlacement]:
        common = self._shared_weights(board, clock, 0)
        placements: list[ScoredPlacement] = []
        for letter in DRAWABLE_LETTERS:
            values = common + self._edict_weights(board, letter, clock)
            placements += [
                (total - EMPTY_VALUE, letter, cells, False) for total, cells in best_placements(SINGLE_CELL, values, 2)
            ]
        return placements

    def _shared_weights(self, board: FastBoard, clock: SeasonClock, must: int) -> int:
        """Return the weights that are the same for all terrains: space, toll, coins and spatial edicts."""
        empty = board.empty
        seasons = len(SEASONS) - clock.season
        _, one, two, three, _ = cells_by_neighbour_count(empty)
        open_mountains = board.mountain & ~board.paid_mountains
        weights = [(must, RUINS_DUTY_WEIGHT), (neighbours(board.monster), TOLLED_CELL_WEIGHT * seasons)]
        weights += zip((one, two), ISOLATED_CELL_WEIGHTS, strict=True)
        weights += [
            (neighbours(open_mountains & mask), weight * seasons)
            for mask, weight in zip((one, two, three), MOUNTAIN_WEIGHTS, strict=True)
        ]
        return EMPTY_VALUE * to_lanes(empty) + _to_lanes(weights, empty) + self._edict_weights(board, "", clock)

    def _edict_weights(self, board: FastBoard, letter: str, clock: SeasonClock) -> int:
        """Return the weights of the edicts that depend on this terrain; without a letter, of the spatial edicts."""
        values = MONSTER_WEIGHT * to_lanes(board.empty) if letter == "M" else 0
        for edict, times in self._scorings_left(clock.season):
            if (EDICTS[edict].reads == ".") != bool(letter):
                values += times * _to_lanes(HEURISTICS[edict].cell_weights(board, letter), board.empty)
        return values

    def _scorings_left(self, season: int) -> list[tuple[str, int]]:
        """Return the edicts that still score, and how often."""
        letters = "".join(later.edicts for later in SEASONS[season:])
        return [
            (id, letters.count(name)) for id, name in zip(self.evaluator.edicts, "ABCD", strict=True) if name in letters
        ]


def _to_lanes(weights: list[CellWeight], empty: int) -> int:
    """Return the sum of the weights of each empty cell in its lane."""
    values = 0
    for cells, weight in weights:
        if cells & empty:
            values += weight * to_lanes(cells & empty)
    return values


def _shape_placements(shape: Shape, values: int, letter: str, must: int, seasons: int) -> list[ScoredPlacement]:
    size = len(shape.cells)
    bonus = COIN_WEIGHT * seasons if shape.coin else 0
    per_orientation = 2 if len(orientations(shape)) < 3 else 1
    base = EMPTY_VALUE * size - bonus
    return [
        (total - base, letter, cells, shape.coin)
        for total, cells in best_placements(shape, values, per_orientation)
        if not must or cells & must
    ]
