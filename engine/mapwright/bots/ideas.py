"""Why a placement is good or bad, as one idea with its numbers: what changes the expert's evaluation most."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum

from mapwright.board.grid import COLUMNS, DIAGONALS, ROWS, cells_by_neighbour_count, cluster_at, neighbours
from mapwright.bots.coach import Advice, Idea
from mapwright.bots.search.evaluation import UNITS_PER_STAR, Evaluator
from mapwright.bots.search.fast_board import FastBoard, fast_board_of
from mapwright.bots.search.futures import revealed_cards
from mapwright.bots.search.race import clock_of
from mapwright.rules.state import State

SPACE = "room"
_LINES_BY_EDICT = {
    "borderlands": ROWS + COLUMNS, "broken-road": DIAGONALS, "dwarvenholds": ROWS + COLUMNS, "silos": COLUMNS[::2],
}  # fmt: skip
_CLUSTER_EDICTS = ("stoneside-forest", "deepwood", "great-city", "wildholds", "shieldgate", "greengold-plains")
_MIN_STARS = 0.3
"""Changes smaller than this number of stars are ignored."""


class Ideas:
    """Finds the ideas behind the actions of one moment."""

    def __init__(self, state: State) -> None:
        assert state.task is not None
        self._state = state
        self._before = fast_board_of(state.players[state.task.on])
        self._sign = 1 if state.task.is_own_map else -1
        self._clock = clock_of(state, revealed_cards(state))
        self._evaluator = Evaluator(state.deal.edicts, state.setup.limits)

    def for_suggestions(self, suggestions: Sequence[Advice]) -> list[Idea]:
        """Return the idea of each of the places of a hint: what it brings, and what it brings more than the others."""
        values = [self._value_by_source(advice.board_after) for advice in suggestions]
        chosen: list[Idea] = []
        for advice, worth in zip(suggestions, values, strict=True):
            ideas = self._ranked(advice, worth, _mean_of_others(values, worth))
            chosen.append(next((idea for idea in ideas if idea not in chosen), ideas[0]))
        return chosen

    def for_judgement(self, move: Advice, best: Advice) -> tuple[Idea, Idea]:
        """Return the ideas of a player's move and of the expert's: what the first lacks, and what the second has."""
        move_values, best_values = self._value_by_source(move.board_after), self._value_by_source(best.board_after)
        fault = None if move_values == best_values else self._drawback(move, move_values, best_values)
        return fault or self._ranked(move, move_values, best_values)[0], self._ranked(best, best_values, move_values)[0]

    def _value_by_source(self, after: FastBoard) -> dict[str, float]:
        """What the change of the map is worth to the one who acts, in stars, by each thing that is scored."""
        scale = self._sign / UNITS_PER_STAR
        return {
            name: scale * worth
            for name, worth in self._evaluator.value_change_by_source(self._before, after, self._clock).items()
            if name != SPACE or self._sign > 0
        }

    def _ranked(self, advice: Advice, worth: dict[str, float], others: dict[str, float]) -> list[Idea]:
        """Return the reasons for a placement, strongest first; at least one."""
        contrast = {name: stars - others.get(name, 0.0) for name, stars in worth.items()}
        # Every drawing takes room: it counts only how much less than others.
        scores = {name: stars + (0 if name == SPACE else worth[name]) for name, stars in contrast.items()}
        names = sorted((name for name in scores if scores[name] >= _MIN_STARS), key=lambda name: -scores[name])
        ideas = [self._idea(name, advice, worth[name], self._sign) for name in names]
        return [*(idea for idea in ideas if idea), self._space_idea(advice)]

    def _drawback(self, advice: Advice, worth: dict[str, float], others: dict[str, float]) -> Idea | None:
        """What a move does worse than another, where that can be said in a word."""
        lacks = {name: stars - others.get(name, 0.0) for name, stars in worth.items()}
        for name in sorted(lacks, key=lambda name: lacks[name]):
            if lacks[name] > -_MIN_STARS:
                return None
            if idea := self._idea(name, advice, worth[name], -self._sign):
                return idea
        return None

    def _idea(self, name: str, advice: Advice, worth: float, sign: int) -> Idea | None:
        """Return the idea by which a thing gains, or for a negative sign loses; None if it does not."""
        match name:
            case "coins":
                return self._coin_idea(advice.board_after) if sign > 0 else self._spending_idea(advice.board_after)
            case "toll":
                less = _toll(self._before) - _toll(advice.board_after)
                if sign > 0:
                    return Idea("blocks-monsters", count=less) if less > 0 else None
                return Idea("opens-toll", count=-less) if less < 0 else None
            case "room":
                holes = _holes(advice.board_after) - _holes(self._before)
                if sign < 0:
                    return Idea("leaves-holes", count=holes) if holes > 0 else None
                return self._space_idea(advice)
        return self._edict_idea(name, advice, worth, sign)

    def _edict_idea(self, id: str, advice: Advice, worth: float, sign: int) -> Idea | None:
        change = sum(reason.change for reason in advice.reasons if reason.id == id)
        if change * sign > 0:
            return Idea("edict-now" if sign > 0 else "edict-loses", id, abs(change))
        if sign < 0 or worth < _MIN_STARS:
            return None
        return (
            self._line_idea(id, advice)
            or self._cluster_idea(id, advice)
            or Idea("edict-soon", id, max(1, round(worth)))
        )

    def _line_idea(self, id: str, advice: Advice) -> Idea | None:
        """Return the line that the drawing brings nearest to its end."""
        after, drawn = advice.board_after, advice.action.cells
        lines = [line for line in _LINES_BY_EDICT.get(id, ()) if line & drawn]
        if id == "dwarvenholds":
            lines = [line for line in lines if line & after.mountain]
        cells_missing = min(((line & after.empty).bit_count() for line in lines), default=0)
        return Idea("line-soon", id, cells_missing) if 0 < cells_missing <= 5 else None

    def _cluster_idea(self, id: str, advice: Advice) -> Idea | None:
        size = _cluster(advice).bit_count()
        return (
            Idea("cluster-soon", id, size) if id in _CLUSTER_EDICTS and size > advice.action.cells.bit_count() else None
        )

    def _coin_idea(self, after: FastBoard) -> Idea | None:
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
        """Return where the drawing can still grow."""
        sides = (neighbours(_cluster(advice)) & advice.board_after.empty).bit_count()
        terrain = advice.action.terrain
        return (
            Idea("keeps-open", terrain.value, sides)
            if terrain and terrain in "FVAWB" and sides > 2
            else Idea("leaves-room")
        )


def _mean_of_others(values: list[dict[str, float]], excluded: dict[str, float]) -> dict[str, float]:
    others = [each for each in values if each is not excluded]
    return {name: fsum(each[name] for each in others) / len(others) for name in excluded} if others else {}


def _cluster(advice: Advice) -> int:
    """What is drawn, with all of its terrain that it touches."""
    after, drawn = advice.board_after, advice.action.cells
    letter = advice.action.terrain.value if advice.action.terrain else ""
    same = {"F": after.forest, "V": after.village, "A": after.farm, "W": after.water, "B": after.village}.get(letter, 0)
    return cluster_at(drawn & -drawn, same) if drawn & same else drawn


def _toll(board: FastBoard) -> int:
    return (neighbours(board.monster) & board.empty).bit_count()


def _holes(board: FastBoard) -> int:
    return (cells_by_neighbour_count(board.empty)[0] & board.empty).bit_count()


def _almost_enclosed(board: FastBoard) -> int:
    """Mountains that one more cell surrounds."""
    return board.mountain & ~board.paid_mountains & cells_by_neighbour_count(board.empty)[1]
