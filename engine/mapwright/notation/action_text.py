"""Format and parse action texts such as `F1ac4`; `rules` checks whether an action is legal."""

from __future__ import annotations

import re
from typing import assert_never

from mapwright.board.grid import COLUMN_LETTERS, cell_name, parse_cell
from mapwright.board.shapes import ORIENTATION_CODES, SINGLE_CELL, Offset, Shape, orientations
from mapwright.board.terrain import Terrain
from mapwright.errors import NotationError, RuleError, checked_type
from mapwright.rules.cards import HERO_BY_ID, SKILL_BY_ID, SKILLS
from mapwright.rules.legal_options import options
from mapwright.rules.option import attack_mask, attack_orientations
from mapwright.rules.state import PASS, Action, OptionKind, State

_DRAWN = re.compile(r"([FVAWMB])([12]?)([a-h](?=[a-ks-z]))?([a-ks-z])(0|-?[1-9][0-9]?)(?:-([a-z]))?")
_HERO = re.compile(r"H([a-h](?=[a-k]))?([a-k])([1-9][0-9]?)")
_DESTROYED = re.compile(r"X([a-k])([1-9][0-9]?)")
_DODGE = re.compile(r"-([a-z])([0-2])")
_COLUMNS_LEFT = "zyxwvuts"
"""The letters of columns left of a, z being the nearest, for overhangs (R49)."""


def _format_corner(row: int, column: int) -> str:
    """Return the corner of a shape's box; it may lie left of or above the map."""
    letter = COLUMN_LETTERS[column] if column >= 0 else _COLUMNS_LEFT[-1 - column]
    return f"{letter}{row + 1}"


def _parse_corner(letter: str, row: str) -> Offset:
    column = COLUMN_LETTERS.find(letter)
    return int(row) - 1, column if column >= 0 else -1 - _COLUMNS_LEFT.index(letter)


def format_action(state: State, action: Action) -> str:
    """Return the text of an action that is legal in `state`: terrain, shape, orientation, corner of its box, skill.

    Raise `RuleError` if the action has no text because no option allows anything like it.

    >>> from mapwright import BASE, format_action, legal, start
    >>> state, _ = start(BASE, "harbour")
    >>> format_action(state, legal(state)[0])
    'W1aa1'
    """
    checked_type(state, State, "a state")
    match checked_type(action, Action, "an action", "action").kind:
        case "pass":
            return "-"
        case "dodge":
            return f"{_skill_text(action)}{action.shape_number}"
        case "destroy":
            return f"X{_cell_text(action)}"
        case "hero":
            return _format_hero(state, action)
        case "shape" | "cell" | "skill" | "ambush":
            return _format_drawn(state, action)
        case _:
            assert_never(action.kind)


def _format_hero(state: State, action: Action) -> str:
    code, _, _ = _locate(state, action)
    return f"H{code}{_cell_text(action)}"


def _cell_text(action: Action) -> str:
    """Return the name of the action's only cell. Raise `RuleError` if it has not exactly one."""
    if action.cells.bit_count() != 1:
        raise RuleError("wrong-shape", cells=action.cells)
    return cell_name(action.cells)


def _format_drawn(state: State, action: Action) -> str:
    """Return the text of an action that draws a shape or, without a shape number, a single cell."""
    skill = _skill_text(action)
    if action.terrain is None:
        raise RuleError("wrong-terrain")
    if not action.shape_number:
        return f"{action.terrain}{_cell_text(action)}{skill}"
    code, row, column = _locate(state, action)
    return f"{action.terrain}{action.shape_number}{code}{_format_corner(row, column)}{skill}"


def _locate(state: State, action: Action) -> tuple[str, int, int]:
    """Return the code of the orientation, and row and column of the corner of its box."""
    for option in options(state):
        if option.is_taken_by(action) and (location := option.locate(action)) is not None:
            return location
    raise RuleError("wrong-shape", cells=action.cells)


def _skill_text(action: Action) -> str:
    if not action.skill:
        return ""
    if action.skill not in SKILL_BY_ID:
        raise RuleError("skill-not-dealt")
    return f"-{SKILL_BY_ID[action.skill].code}"


def parse_action(state: State, text: str) -> Action:
    """Return the action of a text in `state`, legal or not. Raise `NotationError` if the text is not an action.

    >>> from mapwright import BASE, parse_action, start
    >>> parse_action(start(BASE, "harbour")[0], "W1aa1")
    <Action shape 1 W a1 a2 a3>
    """
    checked_type(state, State, "a state")
    if checked_type(text, str, "an action", "action") == "-":
        return PASS
    if dodge := _DODGE.fullmatch(text):
        return Action("dodge", shape_number=int(dodge[2]), skill=_skill_of(dodge[1]))
    if destroyed := _DESTROYED.fullmatch(text):
        return Action("destroy", cells=parse_cell(destroyed[1] + destroyed[2]))
    if hero := _HERO.fullmatch(text):
        return _parse_hero(state, hero[1] or "a", parse_cell(hero[2] + hero[3]))
    match = _DRAWN.fullmatch(text)
    if not match:
        raise NotationError(f"an action must look like F1ac4; got {text[:40]!r}", "action")
    terrain, shape, orientation_code, column, row, skill_code = match.groups()
    shape_number, skill = int(shape or 0), _skill_of(skill_code)
    kind = _kind_of(state, shape_number, skill)
    shape_to_draw = _shape_of(state, kind, shape_number, skill)
    cells = _cells_of(shape_to_draw, orientation_code or "a", _parse_corner(column, row))
    return Action(kind, Terrain(terrain), shape_number, cells, skill)


def _skill_of(code: str | None) -> str | None:
    """Return the id of the skill with this letter; None without a letter."""
    if code is None:
        return None
    for skill in SKILLS:
        if skill.code == code:
            return skill.id
    raise NotationError(f"the letter of a skill must be one of docs/notation.md; got {code!r}", "action")


def _kind_of(state: State, shape_number: int, skill: str | None) -> OptionKind:
    """Return the kind of an action that draws; without a shape number it draws a single cell."""
    if state.task and state.task.kind == "ambush":
        return "ambush"
    if skill:
        return "skill"
    return "shape" if shape_number else "cell"


def _shape_of(state: State, kind: OptionKind, shape_number: int, skill: str | None) -> Shape:
    """Return the shape of the option that the action takes; a single cell if there is no such option."""
    for option in options(state):
        if (option.kind, option.shape_number, option.skill) == (kind, shape_number, skill):
            return option.shape
    return SINGLE_CELL


def _cells_of(shape: Shape, code: str, corner: Offset) -> int:
    """Return the cells of a shape with the corner of its box there. Raise `NotationError` if none is on the map."""
    for orientation in orientations(shape):
        if orientation.code == code:
            cells = orientation.at(*corner)
            if not cells:
                raise NotationError(
                    f"a shape must lie on the map; got orientation {code!r} at {_format_corner(*corner)}", "action"
                )
            return cells
    raise NotationError(f"the orientation must be one of the shape; got {code!r}", "action")


def _parse_hero(state: State, code: str, cell: int) -> Action:
    """Return the action that places the hero of the present card; without a hero card, one without attack cells."""
    if state.turn < 0 or state.card not in HERO_BY_ID:
        return Action("hero", Terrain.HERO, 0, cell)
    patterns = attack_orientations(HERO_BY_ID[state.card].attack)
    index = ORIENTATION_CODES.index(code)
    if index >= len(patterns):
        raise NotationError(f"the orientation must be one of the hero's attack; got {code!r}", "action")
    return Action("hero", Terrain.HERO, 0, cell, attack=attack_mask(cell, patterns[index]))
