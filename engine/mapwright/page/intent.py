"""What a player points at: the action that an intent means, and a preview of what it would do."""

from __future__ import annotations

from itertools import product

from mapwright.board.grid import SIZE, cell_names, inside
from mapwright.board.shapes import Orientation as ShapeTurn
from mapwright.board.shapes import orientations
from mapwright.board.terrain import Terrain
from mapwright.errors import NotationError, RuleError
from mapwright.page.messages.preview import Intent, Preview
from mapwright.page.session import GameSession
from mapwright.rules.game import act
from mapwright.rules.legal_options import options, placement_error
from mapwright.rules.option import DodgeOption, HeroOption, Option, attack_mask
from mapwright.rules.scoring import edict_changes, toll
from mapwright.rules.state import Action, Player, State


def action_from_intent(state: State, intent: Intent) -> tuple[Option, Action, int]:
    """The option, the action that an intent means, and how many of its cells lie outside the map."""
    offered = options(state)
    if not 0 <= intent["tool"] < len(offered):
        raise NotationError(f"there is no tool {intent['tool']}", "message")
    option = offered[intent["tool"]]
    if isinstance(option, DodgeOption):
        return option, next(option.actions()), 0
    terrain = _terrain_of(option, intent["terrain"])
    if isinstance(option, HeroOption):
        return _hero_action(option, intent)
    turn = next((turn for turn in orientations(option.shape) if turn.code == intent["turn"]), None)
    if turn is None:
        raise NotationError(f"there is no turn {intent['turn'][:10]!r}", "message")
    cells = turn.at(intent["row"], intent["column"])
    return option, Action(option.kind, terrain, option.shape_number, cells, option.skill), _cells_off_map(turn, cells)


def _cells_off_map(turn: ShapeTurn, cells: int) -> int:
    return len(turn.cells) - cells.bit_count()


def _terrain_of(option: Option, letter: str | None) -> Terrain | None:
    if not option.terrains:
        return None
    for terrain in option.terrains:
        if terrain.value == letter:
            return terrain
    raise RuleError("wrong-terrain")


def _hero_action(option: HeroOption, intent: Intent) -> tuple[Option, Action, int]:
    codes = "abcdefgh"[: len(option.attack)]
    if intent["turn"] not in tuple(codes):
        raise NotationError(f"there is no turn {intent['turn'][:10]!r}", "message")
    if not inside(intent["row"], intent["column"]):
        return option, Action("hero", Terrain.HERO), 1
    cell = 1 << (SIZE * intent["row"] + intent["column"])
    attack = attack_mask(cell, option.attack[codes.index(intent["turn"])])
    return option, Action("hero", Terrain.HERO, 0, cell, attack=attack), 0


def intent_from_action(state: State, action: Action) -> Intent | None:
    """The intent that means this action; None for passing."""
    for tool, option in enumerate(options(state)):
        if option.is_taken_by(action):
            place = _orientation_and_corner(option, action)
            if place is not None:
                turn, row, column = place
                terrain = action.terrain.value if action.terrain and option.terrains else None
                return {"tool": tool, "terrain": terrain, "turn": turn, "row": row, "column": column}
    return None


def _orientation_and_corner(option: Option, action: Action) -> tuple[str, int, int] | None:
    if isinstance(option, DodgeOption):
        return orientations(option.shape)[max(option.shape_number - 1, 0)].code, 0, 0
    if isinstance(option, HeroOption):
        row, column = divmod(action.cells.bit_length() - 1, SIZE)
        attacks = enumerate(attack_mask(action.cells, way) for way in option.attack)
        return next(("abcdefgh"[index], row, column) for index, attack in attacks if attack == action.attack)
    reach = range(-SIZE if option.overhangs else 0, SIZE)
    for turn in orientations(option.shape):
        for row, column in product(reach, reach):
            if turn.at(row, column) == action.cells and (option.overhangs or not _cells_off_map(turn, action.cells)):
                return turn.code, row, column
    return None


def preview(session: GameSession, intent: Intent) -> Preview:
    """What the intent would do, or why it cannot be done."""
    state = session.position.state
    if session.position.awaits_next or session.is_bots_turn or state.task is None:
        raise RuleError("not-your-turn")
    option, action, outside = action_from_intent(state, intent)
    try:
        if outside and not option.overhangs:
            problem = placement_error(state, option, action.cells)
            raise RuleError("outside", cells=problem.cells)
        after, _ = act(state, action)
    except RuleError as error:
        return _rejected_preview(error, action)
    seat = state.task.on
    return _accepted_preview(state, state.players[seat], after.players[seat], action)


def _rejected_preview(error: RuleError, action: Action) -> Preview:
    return {
        "fits": False, "reason": error.code, "cells": cell_names(action.cells),
        "offending_cells": cell_names(error.cells), "destroyed": [], "attack": [], "edicts": [], "coins": 0, "toll": 0,
    }  # fmt: skip


def _accepted_preview(state: State, before: Player, after: Player, action: Action) -> Preview:
    return {
        "fits": True, "reason": None, "cells": cell_names(action.cells), "offending_cells": [],
        "destroyed": cell_names(after.board.destroyed & ~before.board.destroyed),
        "attack": cell_names(action.attack),
        "edicts": edict_changes(state.deal.edicts_by_letter, before.board, after.board),
        "coins": after.coins - before.coins, "toll": toll(after.board) - toll(before.board),
    }  # fmt: skip
