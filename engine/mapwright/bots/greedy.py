"""Takes what gains most at once, each edict weighted by how often it will still score."""

from __future__ import annotations

from random import Random

from mapwright.board.shapes import placements
from mapwright.board.terrain import MONSTER
from mapwright.bots.board_value import BoardValue
from mapwright.rules.deal import pick
from mapwright.rules.effects import solo_ambush
from mapwright.rules.game import act, legal
from mapwright.rules.legal_options import ambush_shape, may_pass, options
from mapwright.rules.state import PASS, Action, State

SKILL_RESERVE = 0.5
"""Stars subtracted from actions that use a skill, so that no skill is spent on a tie."""


class GreedyBot:
    def __init__(self, seed: str) -> None:
        self._rng = Random(seed)

    def choose(self, state: State) -> Action:
        return self._best(scored_actions(state))

    def _best(self, scored: list[tuple[float, Action]]) -> Action:
        top = max(score for score, _ in scored)
        best = [action for score, action in scored if score == top]
        return pick(best, self._rng)


def scored_actions(state: State) -> list[tuple[float, Action]]:
    """Return every legal action with the stars that it gains the acting player, or costs the owner of another map."""
    task = state.task
    assert task is not None
    if task.kind in ("draw", "extra"):
        return _scored_draws(state, task.on)
    sign = 1 if task.is_own_map else -1
    return [(sign * _value_after(state, action, task.on), action) for action in legal(state)]


def _scored_draws(state: State, seat: int) -> list[tuple[float, Action]]:
    """Return every way to draw a card on the own map with the stars that it gains; this is faster than `act`."""
    board_value = BoardValue(state, seat)
    scored: list[tuple[float, Action]] = [(0.0, PASS)] if may_pass(state) else []
    for option in options(state):
        cost = option.cost * board_value.seasons
        for action in option.actions():
            assert action.terrain is not None
            gain = board_value.gain(action.terrain, action.cells, option.coin) - cost
            scored.append((gain - (SKILL_RESERVE if option.skill else 0.0), action))
    return scored


def _value_after(state: State, action: Action, seat: int) -> float:
    """Return the value of the seat's map after the action (R33, R38); of acrobatics, after the ambush that follows."""
    next_state, _ = act(state, action)
    if state.task is not None and state.task.kind == "dodge":
        return _value_of_ambush(next_state, seat)
    return _total_value(next_state, seat)


def _total_value(state: State, seat: int) -> float:
    """Return the value of the seat's map, with its coins in each season left."""
    board_value = BoardValue(state, seat)
    return board_value.value(state.players[seat].board) + board_value.seasons * state.players[seat].coins


def _value_of_ambush(state: State, seat: int) -> float:
    """Return the value of the seat's map after the ambush: at the end of the solo walk, or where it costs most."""
    ambush_task = next(task for task in state.todo if task.on == seat and task.kind in ("walk", "ambush"))
    if ambush_task.kind == "walk":
        return _total_value(solo_ambush(state, ambush_task)[0], seat)
    board = state.players[seat].board
    board_value = BoardValue(state, seat)
    coins = board_value.seasons * state.players[seat].coins
    maps = [board.draw(MONSTER, cells) for cells in placements(ambush_shape(state, ambush_task), board.empty)]
    return coins + min(map(board_value.value, maps or [board]))
