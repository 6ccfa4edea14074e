"""What each skill does, by its id, and so when it is used; its price and its letter are data in `cards` (R44–R51)."""

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


def _no_ambush(usual: Option) -> list[Option]:
    return []


class ReplacesDraw(NamedTuple):
    """Changes the draw itself: what the card's own options become, and those of monsters drawn on a neighbour."""

    draw_options: Callable[[Skill, Explore, list[Option]], list[Option]]
    ambush_options: Callable[[Option], list[Option]] = _no_ambush


class AddsToDraw(NamedTuple):
    """A skill that adds to the draw of the task; `elsewhere` is the reason why a free place is refused."""

    extra_options: Callable[[Skill, Explore, Board, Task], list[Option]]
    placement_error_code: str = "wrong-shape"


class ReplacesAmbushShape(NamedTuple):
    """Answers an ambush: the shape that comes instead of the card's, laid the first way or the second."""

    shapes: tuple[Shape, Shape]


Behaviour = ReplacesDraw | AddsToDraw | ReplacesAmbushShape


def _knowledge(skill: Skill, card: Explore, plain: list[Option]) -> list[Option]:
    return [] if VILLAGE in card.terrains else [replace(option, terrains=(VILLAGE,)) for option in plain]


def _overhanging(option: Option) -> list[Option]:
    return [] if option.shape == SINGLE_CELL else [replace(option, overhangs=True)]


def _move_silently(skill: Skill, card: Explore, plain: list[Option]) -> list[Option]:
    return [overhang_option for option in plain for overhang_option in _overhanging(option)]


def _negotiate(skill: Skill, card: Explore, plain: list[Option]) -> list[Option]:
    return [replace(option, shape_number=1, shape=skill.shape or SINGLE_CELL, coin=False) for option in plain[:1]]


def _concentrate(skill: Skill, card: Explore, board: Board, task: Task) -> list[Option]:
    return [Option("skill", 1, task.shape, (task.terrain,), board.empty)] if task.shape and task.terrain else []


def _cure_wounds(skill: Skill, card: Explore, board: Board, task: Task) -> list[Option]:
    adjacent = neighbours(board.monster)
    return [Option("skill", 1, skill.shape or SINGLE_CELL, card.terrains, board.empty, adjacent)] if adjacent else []


def _diplomacy(skill: Skill, card: Explore, board: Board, task: Task) -> list[Option]:
    return [Option("skill", 0, SINGLE_CELL, (DIPLOMACY,), board.empty)]


def _search(skill: Skill, card: Explore, board: Board, task: Task) -> list[Option]:
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
