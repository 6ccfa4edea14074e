"""The legal actions of a moment, each with the map after it and the value of that map."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import assert_never

from mapwright.board.grid import neighbours
from mapwright.board.shapes import Shape, placements
from mapwright.bots.search.evaluation import UNITS_PER_STAR, Evaluator, SeasonClock
from mapwright.bots.search.fast_board import FastBoard, fast_board_of
from mapwright.rules.cards import AMBUSH_BY_ID
from mapwright.rules.game import act
from mapwright.rules.legal_options import ambush_shape, may_pass, options
from mapwright.rules.option import Option
from mapwright.rules.solo_walk import first_fit
from mapwright.rules.state import PASS, Action, State, Task

SKILL_RESERVE = UNITS_PER_STAR // 2
"""Value subtracted from actions that use a skill, so that no skill is spent on a tie."""


@dataclass(frozen=True, slots=True)
class Candidate:
    value: int
    """For the acting player, in hundredths of a star; on another player's map, the loss of its owner."""
    action: Action
    board_after: FastBoard


def candidates(state: State, evaluator: Evaluator, clock: SeasonClock) -> Iterator[Candidate]:
    """Yield every legal action with its value, in a fixed order."""
    task = state.task
    assert task is not None
    owner = state.players[task.on]
    sign = 1 if task.is_own_map else -1
    board_before = fast_board_of(owner)
    if may_pass(state):
        after = _board_after_ambush(state, task, board_before, None) if task.kind == "dodge" else board_before
        yield Candidate(evaluator.value(after, clock), PASS, after)
    for option in options(state):
        for action in option.actions():
            after = _board_after(state, task, option, action, board_before)
            value = sign * evaluator.value(after, clock)
            yield Candidate(value - SKILL_RESERVE if option.skill else value, action, after)


def _board_after(state: State, task: Task, option: Option, action: Action, before: FastBoard) -> FastBoard:
    """Return the map after an action of this option; a dodge (R44) is followed by its ambush."""
    after = before.copy()
    if option.skill and task.is_own_map:
        after.spent += option.cost
    match option.kind:
        case "shape" | "cell" | "skill":
            if option.coin:
                after.gain_coins(1)
            assert action.terrain is not None
            after.draw(action.terrain.value, action.cells)
        case "ambush":
            after.add_monsters(action.cells, AMBUSH_BY_ID[state.card].mark if action.shape_number else None)  # R21
        case "hero":
            after.place_hero(action.cells, action.attack)
        case "destroy":
            after.destroy(action.cells)
        case "dodge":
            return _board_after_ambush(state, task, after, action)
        case _:
            assert_never(option.kind)
    return after


def _board_after_ambush(state: State, task: Task, before: FastBoard, dodge: Action | None) -> FastBoard:
    """Return the map after the ambush, dodged or not (R44): by the solo walk, or beside most empty cells."""
    ambush_state, card = state, AMBUSH_BY_ID[state.card]
    if dodge is not None:
        ambush_state, _ = act(state, dodge)
    owner_tasks = (later_task for later_task in ambush_state.todo if later_task.on == task.on)
    ambush_task = next(later_task for later_task in owner_tasks if later_task.kind in ("walk", "ambush"))
    shape = ambush_shape(ambush_state, ambush_task)
    after = before.copy()
    cells = (
        first_fit(shape, before.empty, card.corner, card.clockwise)[0]
        if ambush_task.kind == "walk"
        else _worst_placement(shape, before)
    )
    if cells:
        after.add_monsters(cells, card.mark)
    return after


def _worst_placement(shape: Shape, board: FastBoard) -> int:
    """Return the placement of monsters beside most empty cells, or 0 if none fits."""
    possible = placements(shape, board.empty)
    return max(possible, key=lambda cells: (neighbours(cells) & board.empty & ~cells).bit_count(), default=0)
