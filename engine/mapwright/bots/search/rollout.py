"""Play sampled futures on a fast board."""

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
from mapwright.rules.game import SEASON_EFFECTS
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
ALL_DRAWS = 99
"""More explore cards than a game has."""
DRAWABLE_LETTERS = ("F", "V", "A", "W", "M")


@dataclass(frozen=True, slots=True)
class RolloutStart:
    """The moment at which a sampled future begins; `effects` are the marks of monsters with an effect (R36, R37)."""

    season: int = 0
    time: int = 0
    duty: bool = False
    effects: tuple[str, ...] = ()


class Rollout:
    """Plays boards of one game on sampled futures."""

    def __init__(self, evaluator: Evaluator, solo: bool, breadth: int = 6, walks: bool = False) -> None:
        self.evaluator = evaluator
        self.limits = evaluator.limits
        self.solo = solo
        self.solo_ambushes = solo or walks
        """Whether ambushes follow the solo walk (R23)."""
        self.breadth = breadth
        """Number of placements per card that are evaluated."""

    def run(
        self, board: FastBoard, start: RolloutStart, future: list[SeasonCards], rng: Random, max_draws: int = ALL_DRAWS
    ) -> int:
        """Play a future on the board, and return the stars gained in hundredths.

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
        """Place monsters or a hero. Append the mark of a monster with an effect at the end of seasons to `effects`."""
        ambush = AMBUSH_BY_ID.get(card)
        if ambush is None:
            place_hero(board, card)
            return
        apply_ambush(board, ambush, self.solo_ambushes, rng)
        if ambush.mark in SEASON_EFFECTS:
            effects.append(ambush.mark)

    def _is_over(self, board: FastBoard) -> bool:
        """Return whether a solo game ends early because the map is full (R31)."""
        return self.solo and not board.empty

    def score(self, board: FastBoard, season: int) -> None:
        """Add the stars of a season to the board: edicts and coins, less the toll (R26)."""
        edicts = self.evaluator.edicts
        for letter in SEASONS[season].edicts:
            board.stars += EDICTS[edicts["ABCD".index(letter)]].count(board)  # type: ignore[arg-type]
        board.stars += board.coins - (neighbours(board.monster) & board.empty).bit_count()

    def draw(self, board: FastBoard, card: Explore, clock: SeasonClock, duty: bool) -> None:
        """Draw a card at its best placement; `duty` is the ruins duty."""
        placement = self.best(board, card, clock, duty)
        if placement is None:
            return
        _, terrain, cells, has_coin = placement
        if has_coin:
            board.gain_coins(1)
        board.draw(terrain, cells)

    def best(self, board: FastBoard, card: Explore, clock: SeasonClock, duty: bool) -> ScoredPlacement | None:
        """Return the placement with the highest evaluation among those with the largest weights; None on a full map."""
        placements = self.top_placements(board, card, clock, duty)
        if not placements:
            return None
        placements.sort(reverse=True)
        best, best_value = placements[0], -(1 << 30)
        for placement in placements[: self.breadth]:
            value = self.value_of(board, placement, clock)
            if value > best_value:
                best, best_value = placement, value
        return best

    def value_of(self, board: FastBoard, placement: ScoredPlacement, clock: SeasonClock) -> int:
        _, terrain, cells, has_coin = placement
        board_after = board.copy()
        if has_coin:
            board_after.gain_coins(1)
        board_after.draw(terrain, cells)
        return self.evaluator.value(board_after, clock)

    def top_placements(self, board: FastBoard, card: Explore, clock: SeasonClock, duty: bool) -> list[ScoredPlacement]:
        """Return the placements with the largest weights, of every orientation, shape and terrain (R11–R14, R16)."""
        empty = board.empty
        if not empty:
            return []
        must_cover = empty & board.ruins if duty else 0
        placements: list[ScoredPlacement] = []
        if must_cover or not duty:
            shared_lanes = self._shared_lanes(board, clock, must_cover)
            seasons_left = len(SEASONS) - clock.season
            for terrain in card.terrains:
                lanes = shared_lanes + self._edict_lanes(board, terrain.value, clock)
                for shape in card.shapes:
                    placements += _shape_placements(shape, lanes, terrain.value, must_cover, seasons_left)
        return placements or self._single_cells(board, clock)

    def _single_cells(self, board: FastBoard, clock: SeasonClock) -> list[ScoredPlacement]:
        """Return the best single cells of every terrain (R13)."""
        shared_lanes = self._shared_lanes(board, clock, 0)
        placements: list[ScoredPlacement] = []
        for terrain in DRAWABLE_LETTERS:
            lanes = shared_lanes + self._edict_lanes(board, terrain, clock)
            placements += [
                (total - EMPTY_VALUE, terrain, cells, False) for total, cells in best_placements(SINGLE_CELL, lanes, 2)
            ]
        return placements

    def _shared_lanes(self, board: FastBoard, clock: SeasonClock, must_cover: int) -> int:
        """Return the weights of empty cells that are the same for all terrains: space, toll, coins, spatial edicts."""
        empty = board.empty
        seasons_left = len(SEASONS) - clock.season
        _, one, two, three, _ = cells_by_neighbour_count(empty)
        open_mountains = board.mountain & ~board.paid_mountains
        weights = [(must_cover, RUINS_DUTY_WEIGHT), (neighbours(board.monster), TOLLED_CELL_WEIGHT * seasons_left)]
        weights += zip((one, two), ISOLATED_CELL_WEIGHTS, strict=True)
        weights += [
            (neighbours(open_mountains & mask), weight * seasons_left)
            for mask, weight in zip((one, two, three), MOUNTAIN_WEIGHTS, strict=True)
        ]
        return EMPTY_VALUE * to_lanes(empty) + _weights_to_lanes(weights, empty) + self._edict_lanes(board, "", clock)

    def _edict_lanes(self, board: FastBoard, terrain: str, clock: SeasonClock) -> int:
        """Return the weights of empty cells under the edicts that depend on the terrain; if "", under the others."""
        lanes = MONSTER_WEIGHT * to_lanes(board.empty) if terrain == "M" else 0
        for edict, times in self._scorings_left(clock.season):
            depends_on_terrain = EDICTS[edict].reads != "."
            if depends_on_terrain == bool(terrain):
                lanes += times * _weights_to_lanes(HEURISTICS[edict].cell_weights(board, terrain), board.empty)
        return lanes

    def _scorings_left(self, season: int) -> list[tuple[str, int]]:
        """Return the edicts that still score, and how often."""
        letters = "".join(later.edicts for later in SEASONS[season:])
        return [
            (edict, letters.count(letter))
            for edict, letter in zip(self.evaluator.edicts, "ABCD", strict=True)
            if letter in letters
        ]


def _weights_to_lanes(weights: list[CellWeight], empty: int) -> int:
    """Return the sum of the weights of each empty cell in its lane."""
    lanes = 0
    for cells, weight in weights:
        if cells & empty:
            lanes += weight * to_lanes(cells & empty)
    return lanes


def _shape_placements(shape: Shape, lanes: int, terrain: str, must_cover: int, seasons: int) -> list[ScoredPlacement]:
    """Return the best placements of a shape; `lanes` has the weights of the cells, `seasons` are those left."""
    size = len(shape.cells)
    bonus = COIN_WEIGHT * seasons if shape.coin else 0
    per_orientation = 2 if len(orientations(shape)) < 3 else 1  # symmetrical shapes have fewer orientations
    base = EMPTY_VALUE * size - bonus
    return [
        (total - base, terrain, cells, shape.coin)
        for total, cells in best_placements(shape, lanes, per_orientation)
        if not must_cover or cells & must_cover
    ]
