"""Find the idea behind a placement: the one reason that changes the expert's evaluation most."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum

from mapwright.board.grid import COLUMNS, DIAGONALS, ROWS, cells_by_neighbour_count, cluster_at, first_cell, neighbours
from mapwright.bots.coach import Advice, Idea
from mapwright.bots.search.evaluation import UNITS_PER_STAR, Evaluator
from mapwright.bots.search.fast_board import FastBoard, fast_board_of
from mapwright.bots.search.futures import revealed_cards
from mapwright.bots.search.race import clock_of
from mapwright.rules.state import State

SPACE = "space"
"""The source of stars that `features.space` stands for: the empty cells that a drawing leaves."""
_LINES_BY_EDICT = {
    "borderlands": ROWS + COLUMNS, "broken-road": DIAGONALS, "dwarvenholds": ROWS + COLUMNS, "silos": COLUMNS[::2],
}  # fmt: skip
_CLUSTER_EDICTS = ("stoneside-forest", "deepwood", "great-city", "wildholds", "shieldgate", "greengold-plains")
MAX_CELLS_MISSING = 5
"""A line that lacks more empty cells is not nearly complete."""
_MIN_STARS = 0.3
"""Changes smaller than this number of stars are ignored."""


class Ideas:
    """Finds the ideas behind the actions of one moment."""

    def __init__(self, state: State) -> None:
        assert state.task is not None
        self._state = state
        self._before = fast_board_of(state.players[state.task.on])
        self._is_own_map = state.task.is_own_map
        self._clock = clock_of(state, revealed_cards(state))
        self._evaluator = Evaluator(state.deal.edicts, state.setup.limits)

    def for_suggestions(self, suggestions: Sequence[Advice]) -> list[Idea]:
        """Return the idea behind each suggestion of a hint: what it brings, and what it brings more than the others."""
        values = [self._value_by_source(advice.board_after) for advice in suggestions]
        chosen: list[Idea] = []
        for advice, own_values in zip(suggestions, values, strict=True):
            ideas = self._ranked(advice, own_values, _mean_of_others(values, own_values))
            chosen.append(next((idea for idea in ideas if idea not in chosen), ideas[0]))
        return chosen

    def for_judgement(self, move: Advice, best: Advice) -> tuple[Idea, Idea]:
        """Return the ideas of the player's action, preferably its drawback, and of the expert's best action."""
        move_values, best_values = self._value_by_source(move.board_after), self._value_by_source(best.board_after)
        drawback = None if move_values == best_values else self._drawback(move, move_values, best_values)
        idea_of_move = drawback or self._ranked(move, move_values, best_values)[0]
        return idea_of_move, self._ranked(best, best_values, move_values)[0]

    def _value_by_source(self, after: FastBoard) -> dict[str, float]:
        """Return the stars that the change of the map is worth to the acting player, by edict, coins, toll, space."""
        scale = (1 if self._is_own_map else -1) / UNITS_PER_STAR
        return {
            name: scale * value
            for name, value in self._evaluator.value_change_by_source(self._before, after, self._clock).items()
            if name != SPACE or self._is_own_map
        }

    def _ranked(self, advice: Advice, values: dict[str, float], other_values: dict[str, float]) -> list[Idea]:
        """Return the ideas behind a placement, strongest first, at least one; `values` have stars by source."""
        advantages = {name: stars - other_values.get(name, 0.0) for name, stars in values.items()}
        # Every drawing takes space, so space counts only in comparison.
        scores = {name: stars + (0 if name == SPACE else values[name]) for name, stars in advantages.items()}
        names = sorted((name for name in scores if scores[name] >= _MIN_STARS), key=lambda name: -scores[name])
        ideas = [self._idea(name, advice, values[name], self._is_own_map) for name in names]
        return [*(idea for idea in ideas if idea), self._space_idea(advice)]

    def _drawback(self, advice: Advice, values: dict[str, float], other_values: dict[str, float]) -> Idea | None:
        """Return what an action does worse than another, or None if no idea says so."""
        differences = {name: stars - other_values.get(name, 0.0) for name, stars in values.items()}
        for name in sorted(differences, key=lambda name: differences[name]):
            if differences[name] > -_MIN_STARS:
                return None
            if idea := self._idea(name, advice, values[name], not self._is_own_map):
                return idea
        return None

    def _idea(self, name: str, advice: Advice, expected_stars: float, for_gain: bool) -> Idea | None:
        """Return how the map's owner gains by a source of stars, or loses if not `for_gain`; else None."""
        match name:
            case "coins":
                return self._coin_idea(advice.board_after) if for_gain else self._spending_idea(advice.board_after)
            case "toll":
                less = _toll(self._before) - _toll(advice.board_after)
                if for_gain:
                    return Idea("blocks-monsters", count=less) if less > 0 else None
                return Idea("opens-toll", count=-less) if less < 0 else None
            case "space":
                holes = _holes(advice.board_after) - _holes(self._before)
                if not for_gain:
                    return Idea("leaves-holes", count=holes) if holes > 0 else None
                return self._space_idea(advice)
        return self._edict_idea(name, advice, expected_stars, for_gain)

    def _edict_idea(self, id: str, advice: Advice, expected_stars: float, for_gain: bool) -> Idea | None:
        """Return how the map's owner gains by an edict, now or later, or loses now if not `for_gain`; else None."""
        change = sum(reason.change for reason in advice.reasons if reason.id == id)
        if change > 0 if for_gain else change < 0:
            return Idea("edict-now" if for_gain else "edict-loses", id, abs(change))
        if not for_gain or expected_stars < _MIN_STARS:
            return None
        return (
            self._line_idea(id, advice)
            or self._cluster_idea(id, advice)
            or Idea("edict-soon", id, max(1, round(expected_stars)))
        )

    def _line_idea(self, id: str, advice: Advice) -> Idea | None:
        """Return the idea that a line is nearly complete; None if none is near, or if the nearest one is complete."""
        after, drawn = advice.board_after, advice.action.cells
        lines = [line for line in _LINES_BY_EDICT.get(id, ()) if line & drawn]
        if id == "dwarvenholds":
            lines = [line for line in lines if line & after.mountain]
        cells_missing = min(((line & after.empty).bit_count() for line in lines), default=0)
        return Idea("line-soon", id, cells_missing) if 0 < cells_missing <= MAX_CELLS_MISSING else None

    def _cluster_idea(self, id: str, advice: Advice) -> Idea | None:
        """Return the idea that a cluster grows; None if the edict has no clusters or the drawing touches none."""
        size = _cluster(advice).bit_count()
        return (
            Idea("cluster-soon", id, size) if id in _CLUSTER_EDICTS and size > advice.action.cells.bit_count() else None
        )

    def _coin_idea(self, after: FastBoard) -> Idea | None:
        """Return the idea of coins gained now, or of mountains that soon bring some; None without either."""
        closed = (after.paid_mountains & ~self._before.paid_mountains).bit_count()
        if closed:
            return Idea("closes-mountains", count=closed)
        if after.filled_coins > self._before.filled_coins:
            return Idea("takes-coin", count=after.filled_coins - self._before.filled_coins)
        nearly = _almost_enclosed(after) & ~_almost_enclosed(self._before)
        return Idea("mountain-soon", count=nearly.bit_count()) if nearly else None

    def _spending_idea(self, after: FastBoard) -> Idea | None:
        spent = after.spent - self._before.spent
        return Idea("spends-coins", count=spent) if spent else None

    def _space_idea(self, advice: Advice) -> Idea:
        """Return the idea that the drawing can still grow, or that it leaves space elsewhere."""
        growth = (neighbours(_cluster(advice)) & advice.board_after.empty).bit_count()
        terrain = advice.action.terrain
        return (
            Idea("keeps-open", terrain.value, growth)
            if terrain and terrain in "FVAWB" and growth > 2
            else Idea("leaves-room")
        )


def _mean_of_others(values: list[dict[str, float]], excluded: dict[str, float]) -> dict[str, float]:
    """Return the mean by source of all values but the excluded ones; empty if there are no others."""
    others = [other for other in values if other is not excluded]
    return {name: fsum(other[name] for other in others) / len(others) for name in excluded} if others else {}


def _cluster(advice: Advice) -> int:
    """Return the cluster that the drawn cells belong to."""
    after, drawn = advice.board_after, advice.action.cells
    letter = advice.action.terrain.value if advice.action.terrain else ""
    masks = {"F": after.forest, "V": after.village, "A": after.farm, "W": after.water, "B": after.village}
    same_terrain = masks.get(letter, 0)
    return cluster_at(first_cell(drawn), same_terrain) if drawn & same_terrain else drawn


def _toll(board: FastBoard) -> int:
    return (neighbours(board.monster) & board.empty).bit_count()


def _holes(board: FastBoard) -> int:
    """Return the number of empty cells without empty neighbours."""
    return (cells_by_neighbour_count(board.empty)[0] & board.empty).bit_count()


def _almost_enclosed(board: FastBoard) -> int:
    """Return the unpaid mountains that one more cell encloses."""
    return board.mountain & ~board.paid_mountains & cells_by_neighbour_count(board.empty)[1]
