"""Actions from the cells that they cover, for programs that do not build them from the options."""

from __future__ import annotations

from collections.abc import Iterable

from mapwright.board.grid import NAMED_CELLS
from mapwright.board.terrain import Terrain
from mapwright.errors import NotationError, RuleError
from mapwright.rules.option import Option
from mapwright.rules.options import options, place_problem
from mapwright.rules.state import Action, State


def action_on(
    state: State, cells: int | Iterable[str], terrain: Terrain | str | None = None, skill: str | None = None
) -> Action:
    """Return the legal action that covers exactly these cells, given as a mask or by their names.

    The terrain may be left out where only one is possible. A hero attacks in the first of its orientations. Raise
    `RuleError` if the rules forbid it, and `NotationError` if the cells do not exist or several terrains are possible.
    """
    mask = cells if isinstance(cells, int) else _mask(cells)
    offered = [option for option in options(state) if option.skill == skill]
    fitting = [option for option in offered if option.allows(mask)]
    if not fitting:
        raise _refusal(state, offered, mask)
    found = [
        Action(option.kind, drawn, option.shape, mask, option.skill, option.attacks(mask)[0])
        for option in fitting
        for drawn in option.terrains or (None,)
        if terrain is None or drawn == terrain
    ]
    if not found:
        raise RuleError("wrong-terrain")
    if len({action.terrain for action in found}) > 1:
        possible = ", ".join(dict.fromkeys(str(action.terrain) for action in found))
        raise NotationError(f"terrain must be one of {possible}; got None", "action")
    return found[0]


def _refusal(state: State, offered: list[Option], mask: int) -> RuleError:
    """Return why no option covers the cells: the reason that names cells, if one does."""
    if not offered:
        return RuleError("game-over" if state.over else "skill-timing" if state.todo else "not-your-turn")
    problems = [place_problem(state, option, mask) for option in offered]
    return next((problem for problem in problems if problem.cells), problems[0])


def _mask(names: Iterable[str]) -> int:
    found = 0
    for name in names:
        if name not in NAMED_CELLS:
            raise NotationError(f"a cell must be a1 to k11; got {name!r:.20}", "cell")
        found |= NAMED_CELLS[name]
    return found
