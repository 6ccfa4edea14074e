"""The behaviour of each skill by its id (R44–R51); cost and letter of a skill are data in `cards`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from mapwright.board.board import Board
from mapwright.board.grid import neighbours
from mapwright.board.shapes import SINGLE_CELL, Shape, shape_from_rows
from mapwright.board.terrain import DIPLOMACY, VILLAGE
from mapwright.rules.cards import Explore, Skill
from mapwright.rules.option import Option
from mapwright.rules.state import Task


def _no_ambush(option: Option) -> list[Option]:
    """Return nothing: most skills do not change the monsters of an ambush."""
    return []


class ReplacesDraw(NamedTuple):
    """A skill that replaces the shapes to draw: functions from the usual options to those of the skill."""

    draw_options: Callable[[Skill, Explore, list[Option]], list[Option]]
    ambush_options: Callable[[Option], list[Option]] = _no_ambush


class AddsToDraw(NamedTuple):
    """A skill that adds to a draw: a function that returns its options, and the error code for other empty cells."""

    extra_options: Callable[[Skill, Explore, Board, Task], list[Option]]
    placement_error_code: str = "wrong-shape"


class ReplacesAmbushShape(NamedTuple):
    """A skill that replaces the shape of an ambush by another one, which is flat or upright."""

    shapes: tuple[Shape, Shape]


Behaviour = ReplacesDraw | AddsToDraw | ReplacesAmbushShape


def _knowledge(skill: Skill, card: Explore, usual_options: list[Option]) -> list[Option]:
    """Draw a shape of the card as village (R48)."""
    return [] if VILLAGE in card.terrains else [replace(option, terrains=(VILLAGE,)) for option in usual_options]


def _overhanging(option: Option) -> list[Option]:
    """Return the option as an overhang; nothing for a single cell."""
    return [] if option.shape == SINGLE_CELL else [replace(option, overhangs=True)]


def _move_silently(skill: Skill, card: Explore, usual_options: list[Option]) -> list[Option]:
    """Draw a shape of the card as an overhang (R49)."""
    return [overhang for option in usual_options for overhang in _overhanging(option)]


def _negotiate(skill: Skill, card: Explore, usual_options: list[Option]) -> list[Option]:
    """Draw the shape of the skill instead of the card's (R50)."""
    shape = skill.shape or SINGLE_CELL
    return [replace(option, shape_number=1, shape=shape, coin=False) for option in usual_options[:1]]


def _concentrate(skill: Skill, card: Explore, board: Board, task: Task) -> list[Option]:
    """Draw the same shape in the same terrain again (R45)."""
    return [Option("skill", 1, task.shape, (task.terrain,), board.empty)] if task.shape and task.terrain else []


def _cure_wounds(skill: Skill, card: Explore, board: Board, task: Task) -> list[Option]:
    """Draw the shape of the skill beside a monster (R46)."""
    adjacent = neighbours(board.monster)
    return [Option("skill", 1, skill.shape or SINGLE_CELL, card.terrains, board.empty, adjacent)] if adjacent else []


def _diplomacy(skill: Skill, card: Explore, board: Board, task: Task) -> list[Option]:
    """Draw a cell that is farm and village (R47)."""
    return [Option("skill", 0, SINGLE_CELL, (DIPLOMACY,), board.empty)]


def _search(skill: Skill, card: Explore, board: Board, task: Task) -> list[Option]:
    """Draw a cell of the same terrain beside the drawn shape (R51)."""
    adjacent = board.empty & neighbours(task.cells)
    return [Option("skill", 0, SINGLE_CELL, (task.terrain,), adjacent)] if task.shape and task.terrain else []


BEHAVIOURS: dict[str, Behaviour] = {
    "acrobatics": ReplacesAmbushShape((shape_from_rows("##"), shape_from_rows("#", "#"))),  # R44
    "concentrate": AddsToDraw(_concentrate),  # R45
    "cure-wounds": AddsToDraw(_cure_wounds, placement_error_code="not-beside-monster"),  # R46
    "diplomacy": AddsToDraw(_diplomacy),  # R47
    "knowledge": ReplacesDraw(_knowledge),  # R48
    "move-silently": ReplacesDraw(_move_silently, _overhanging),  # R49
    "negotiate": ReplacesDraw(_negotiate),  # R50
    "search": AddsToDraw(_search, placement_error_code="not-beside-shape"),  # R51
}
