"""What may be done now, each with the map it leaves and how that map is appraised."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import assert_never

from mapwright.board.grid import neighbours
from mapwright.board.shapes import Shape, places
from mapwright.bots.search.appraisal import UNIT, Appraiser, Clock
from mapwright.bots.search.sketch import Sketch, sketch_of
from mapwright.rules.cards import AMBUSH_BY_ID
from mapwright.rules.game import act
from mapwright.rules.option import Option
from mapwright.rules.options import ambush_shape, may_pass, options
from mapwright.rules.solo import landing
from mapwright.rules.state import PASS, Action, State, Task

RESERVE = UNIT // 2
"""A skill is used once a season: a tie is not worth it."""


@dataclass(frozen=True, slots=True)
class Candidate:
    value: int
    """For the one who acts, in hundredths of a star; on another's map the owner's loss counts."""
    action: Action
    after: Sketch


def candidates(state: State, appraiser: Appraiser, clock: Clock) -> Iterator[Candidate]:
    """Every legal action, in a fixed order."""
    task = state.task
    assert task is not None
    owner = state.players[task.on]
    sign = 1 if task.on == task.by else -1
    before = sketch_of(owner)
    if may_pass(state):
        after = _ambushed(state, task, before, None) if task.kind == "dodge" else before
        yield Candidate(appraiser.value(after, clock), PASS, after)
    for option in options(state):
        for action in option.actions():
            after = _after(state, task, option, action, before)
            value = sign * appraiser.value(after, clock)
            yield Candidate(value - RESERVE if option.skill else value, action, after)


def _after(state: State, task: Task, option: Option, action: Action, before: Sketch) -> Sketch:
    after = before.copy()
    if option.skill and task.by == task.on:
        after.spent += option.cost
    match option.kind:
        case "shape" | "cell" | "skill":
            if option.coin:
                after.earn(1)
            assert action.terrain is not None
            after.draw(action.terrain.value, action.cells)
        case "ambush":
            after.bring(action.cells, AMBUSH_BY_ID[state.card].mark if action.shape else None)  # R21
        case "hero":
            after.place_hero(action.cells, action.attack)
        case "destroy":
            after.destroy(action.cells)
        case "dodge":
            return _ambushed(state, task, after, action)
        case _:
            assert_never(option.kind)
    return after


def _ambushed(state: State, task: Task, before: Sketch, dodge: Action | None) -> Sketch:
    """R44: the map once the monsters have come, dodged or not; at a table where they touch most empty cells."""
    coming, card = state, AMBUSH_BY_ID[state.card]
    if dodge is not None:
        coming, _ = act(state, dodge)
    walk = next(later for later in coming.todo if later.on == task.on and later.kind in ("walk", "ambush"))
    shape = ambush_shape(coming, walk)
    after = before.copy()
    cells = (
        landing(shape, before.empty, card.corner, card.clockwise)[0] if walk.kind == "walk" else _worst(shape, before)
    )
    if cells:
        after.bring(cells, card.mark)
    return after


def _worst(shape: Shape, sketch: Sketch) -> int:
    found = places(shape, sketch.empty)
    return max(found, key=lambda cells: (neighbours(cells) & sketch.empty & ~cells).bit_count(), default=0)
