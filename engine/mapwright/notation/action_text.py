"""Action texts such as `F1ac4`, read and written; whether an action is legal is checked in `rules`."""

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
"""Columns left of a, for shapes that hang over the border (R49)."""


def _format_corner(row: int, column: int) -> str:
    letter = COLUMN_LETTERS[column] if column >= 0 else _COLUMNS_LEFT[-1 - column]
    return f"{letter}{row + 1}"


def _parse_corner(letter: str, row: str) -> Offset:
    column = COLUMN_LETTERS.find(letter)
    return int(row) - 1, column if column >= 0 else -1 - _COLUMNS_LEFT.index(letter)


def format_action(state: State, action: Action) -> str:
    """Return the text of an action that is legal in `state`: terrain, shape, turn and corner of its box, skill.

    Raise `RuleError` if the action has no text because nothing like it is offered now.

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
    code, _, _ = _place(state, action)
    return f"H{code}{_cell_text(action)}"


def _cell_text(action: Action) -> str:
    if action.cells.bit_count() != 1:
        raise RuleError("wrong-shape", cells=action.cells)
    return cell_name(action.cells)


def _format_drawn(state: State, action: Action) -> str:
    skill = _skill_text(action)
    if action.terrain is None:
        raise RuleError("wrong-terrain")
    if not action.shape_number:
        return f"{action.terrain}{_cell_text(action)}{skill}"
    code, row, column = _place(state, action)
    return f"{action.terrain}{action.shape_number}{code}{_format_corner(row, column)}{skill}"


def _place(state: State, action: Action) -> tuple[str, int, int]:
    """Return the code of the orientation, and the row and the column of its box."""
    for option in options(state):
        if option.is_taken_by(action) and (place := option.locate(action)) is not None:
            return place
    raise RuleError("wrong-shape", cells=action.cells)


def _skill_text(action: Action) -> str:
    if not action.skill:
        return ""
    if action.skill not in SKILL_BY_ID:
        raise RuleError("skill-not-dealt")
    return f"-{SKILL_BY_ID[action.skill].code}"


def parse_action(state: State, text: str) -> Action:
    """Return the action that the text names in `state`, legal or not. Raise `NotationError` if it names none.

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
    terrain, shape, code, letter, row, skill = match.groups()
    number, skill_id = int(shape or 0), _skill_of(skill)
    kind = _kind_of(state, number, skill_id)
    cells = _cells_of(_shape_of(state, kind, number, skill_id), code or "a", _parse_corner(letter, row))
    return Action(kind, Terrain(terrain), number, cells, skill_id)


def _skill_of(code: str | None) -> str | None:
    if code is None:
        return None
    for skill in SKILLS:
        if skill.code == code:
            return skill.id
    raise NotationError(f"the letter of a skill must be one of docs/notation.md; got {code!r}", "action")


def _kind_of(state: State, shape: int, skill: str | None) -> OptionKind:
    if state.task and state.task.kind == "ambush":
        return "ambush"
    if skill:
        return "skill"
    return "shape" if shape else "cell"


def _shape_of(state: State, kind: OptionKind, shape: int, skill: str | None) -> Shape:
    for option in options(state):
        if (option.kind, option.shape_number, option.skill) == (kind, shape, skill):
            return option.shape
    return SINGLE_CELL


def _cells_of(drawn: Shape, code: str, corner: Offset) -> int:
    for orientation in orientations(drawn):
        if orientation.code == code:
            cells = orientation.at(*corner)
            if not cells:
                raise NotationError(
                    f"a shape must lie on the map; got orientation {code!r} at {_format_corner(*corner)}", "action"
                )
            return cells
    raise NotationError(f"the orientation must be one of the shape; got {code!r}", "action")


def _parse_hero(state: State, code: str, cell: int) -> Action:
    if state.turn < 0 or state.card not in HERO_BY_ID:
        return Action("hero", Terrain.HERO, 0, cell)
    patterns = attack_orientations(HERO_BY_ID[state.card].attack)
    index = ORIENTATION_CODES.index(code)
    if index >= len(patterns):
        raise NotationError(f"the orientation must be one of the hero's attack; got {code!r}", "action")
    return Action("hero", Terrain.HERO, 0, cell, attack=attack_mask(cell, patterns[index]))
