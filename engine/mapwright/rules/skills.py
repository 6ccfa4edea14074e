"""What each skill does, by its id, and so when it is used; its price and its letter are data in `cards` (R44–R51)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from mapwright.board.board import Board
from mapwright.board.grid import neighbours
from mapwright.board.shapes import CELL, Shape, shape
from mapwright.board.terrain import DIPLOMACY, VILLAGE
from mapwright.rules.cards import Explore, Skill
from mapwright.rules.option import Option
from mapwright.rules.state import Task


def _no_ambush(usual: Option) -> list[Option]:
    return []


class Instead(NamedTuple):
    """Changes the draw itself: what the card's own options become, and those of monsters drawn on a neighbour."""

    draw: Callable[[Skill, Explore, list[Option]], list[Option]]
    ambush: Callable[[Option], list[Option]] = _no_ambush


class After(NamedTuple):
    """A skill that adds to the draw of the task; `elsewhere` is the reason why a free place is refused."""

    add: Callable[[Skill, Explore, Board, Task], list[Option]]
    elsewhere: str = "wrong-shape"


class Answer(NamedTuple):
    """Answers an ambush: the shape that comes instead of the card's, laid the first way or the second."""

    shapes: tuple[Shape, Shape]


Behaviour = Instead | After | Answer


def _knowledge(skill: Skill, card: Explore, plain: list[Option]) -> list[Option]:
    return [] if VILLAGE in card.terrains else [replace(option, terrains=(VILLAGE,)) for option in plain]


def _hanging(option: Option) -> list[Option]:
    return [] if option.drawn == CELL else [replace(option, hangs=True)]


def _move_silently(skill: Skill, card: Explore, plain: list[Option]) -> list[Option]:
    return [hung for option in plain for hung in _hanging(option)]


def _negotiate(skill: Skill, card: Explore, plain: list[Option]) -> list[Option]:
    return [replace(option, shape=1, drawn=skill.shape or CELL, coin=False) for option in plain[:1]]


def _concentrate(skill: Skill, card: Explore, board: Board, task: Task) -> list[Option]:
    return [Option("skill", 1, task.shape, (task.terrain,), board.empty)] if task.shape and task.terrain else []


def _cure_wounds(skill: Skill, card: Explore, board: Board, task: Task) -> list[Option]:
    beside = neighbours(board.monster)
    return [Option("skill", 1, skill.shape or CELL, card.terrains, board.empty, beside)] if beside else []


def _diplomacy(skill: Skill, card: Explore, board: Board, task: Task) -> list[Option]:
    return [Option("skill", 0, CELL, (DIPLOMACY,), board.empty)]


def _search(skill: Skill, card: Explore, board: Board, task: Task) -> list[Option]:
    beside = board.empty & neighbours(task.cells)
    return [Option("skill", 0, CELL, (task.terrain,), beside)] if task.shape and task.terrain else []


BEHAVIOURS: dict[str, Behaviour] = {
    "acrobatics": Answer((shape("##"), shape("#", "#"))),  # R44
    "concentrate": After(_concentrate),  # R45
    "cure-wounds": After(_cure_wounds, elsewhere="not-beside-monster"),  # R46
    "diplomacy": After(_diplomacy),  # R47
    "knowledge": Instead(_knowledge),  # R48
    "move-silently": Instead(_move_silently, _hanging),  # R49
    "negotiate": Instead(_negotiate),  # R50
    "search": After(_search, elsewhere="not-beside-shape"),  # R51
}
