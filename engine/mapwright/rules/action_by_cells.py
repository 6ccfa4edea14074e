"""Find the action that covers given cells."""

from __future__ import annotations

from collections.abc import Iterable

from mapwright.board.grid import parse_cell
from mapwright.board.terrain import Terrain
from mapwright.errors import NotationError, RuleError, checked_type
from mapwright.rules.legal_options import options, placement_error
from mapwright.rules.option import Option
from mapwright.rules.state import Action, State


def action_on(
    state: State, cells: int | Iterable[str], terrain: Terrain | str | None = None, skill: str | None = None
) -> Action:
    """Return the legal action that covers exactly these cells, given as a mask or by their names.

    The terrain may be left out where only one is possible. A hero attacks in the first of its orientations. Raise
    `RuleError` if the rules forbid it, and `NotationError` if the cells do not exist or several terrains are possible.

    >>> from mapwright import BASE, action_on, start
    >>> state, _ = start(BASE, "harbour")
    >>> action_on(state, ["a1", "a2", "a3"])
    <Action shape 1 W a1 a2 a3>
    >>> action_on(state, ["d1", "d2", "d3"])
    Traceback (most recent call last):
        ...
    mapwright.errors.RuleError: covers-mountain: ...
    """
    mask = cells if isinstance(cells, int) else _mask(cells)
    candidates = [option for option in options(state) if option.skill == skill]
    matching = [option for option in candidates if option.allows(mask)]
    if not matching:
        raise _refusal(state, candidates, mask)
    actions = [
        Action(option.kind, candidate_terrain, option.shape_number, mask, option.skill, option.attacks(mask)[0])
        for option in matching
        for candidate_terrain in option.terrains or (None,)
        if terrain is None or candidate_terrain == terrain
    ]
    if not actions:
        raise RuleError("wrong-terrain")
    if len({action.terrain for action in actions}) > 1:
        possible = ", ".join(dict.fromkeys(str(action.terrain) for action in actions))
        raise NotationError(f"terrain must be one of {possible}; got None", "action")
    return actions[0]


def _refusal(state: State, candidates: list[Option], mask: int) -> RuleError:
    """Return the error for cells that no option may cover, preferably one that has offending cells."""
    if not candidates:
        return RuleError("game-over" if state.over else "skill-timing" if state.todo else "not-your-turn")
    problems = [placement_error(state, option, mask) for option in candidates]
    return next((problem for problem in problems if problem.cells), problems[0])


def _mask(names: Iterable[str]) -> int:
    mask = 0
    for name in checked_type(names, Iterable, "cells", "cell"):  # type: ignore[type-abstract]
        mask |= parse_cell(name)
    return mask
